# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers that talus:net returns for models."""

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.findings.subjects import NAMED
from ..parameters.number_outputs import tell_numbers
from ..units import KILO
from .flag_words import flag_words
from .parameters import NET, labels

FLAGGED = Kind("net-flag", DOUBTFUL, "{value:.0f} of {limit:.0f} impacts ({numbers}): {flag}.")


def largest_of(values):
    """The largest of some numbers, 0 where there are none."""
    return float(max(values, default=0.0))


def worst_first(hits):
    """Numbers of the impacts: first those that are not held, then by elongation, the largest first."""
    return sorted(range(len(hits)), key=lambda k: (hits[k].verdict == "caught", -hits[k].elongation))


def with_largest_elongation(hits):
    """Number of the held impact with the largest elongation; of any where none is held.

    A rock that is not held flies on, and its way since it touched the net is no elongation of a net.
    """
    return max(range(len(hits)), key=lambda k: (hits[k].verdict == "caught", hits[k].elongation))


def numbers_of(hits):
    """Name -> value."""
    count = len(hits)
    return {
        "IMPACT_COUNT": count,
        "CAUGHT_SHARE": 100.0 * sum(hit.verdict == "caught" for hit in hits) / count,
        "FLAGGED_SHARE": 100.0 * sum(bool(hit.flags) for hit in hits) / count,
        "ELONGATION_MAX": hits[with_largest_elongation(hits)].elongation,
        "STROKE_MAX": largest_of([largest_of(hit.brake_strokes) for hit in hits]),
        "ROPE_FORCE_MAX": largest_of([largest_of(hit.rope_forces.values()) for hit in hits]) / KILO,
        "ANCHOR_FORCE_MAX": largest_of([largest_of(hit.reactions.values()) for hit in hits]) / KILO,
    }


def tell(net, hits, numbers, call):
    """Log the numbers, and each flag with the impacts that have it."""
    tell_numbers(labels(), numbers, call)
    of_flag = {}
    for number, hit in enumerate(hits, start=1):
        for flag in hit.flags:
            of_flag.setdefault(flag_words(flag, net), []).append(number)
    call.find(
        FLAGGED.of(str(NET), len(of), len(hits), numbers=", ".join(map(str, of[:NAMED])), flag=flag)
        for flag, of in of_flag.items()
    )


def energy_of(hit):
    """Kinetic energy of the rock at the start [J]."""
    return float(hit.energy["rock_motion"][0] + hit.energy["rock_rotation"][0])
