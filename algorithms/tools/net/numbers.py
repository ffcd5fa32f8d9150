# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers that talus:net returns for models."""

import re

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.findings.subjects import NAMED
from ...number_words import KILO, formatted, localised
from ...shared.parameters.outputs import tell_numbers
from ...translation import tr
from .algorithm import NET, labels
from .scene import part_words

# Why a rock is not held, in the user's language with unit and place; the engine says it so.

_STRENGTH = re.compile(r".*: ([\d.]+) in element (\d+) passes the strength ([\d.]+)")
_BENDING = re.compile(r".*: ([\d.]+) N m in element (\d+) passes the bending strength ([\d.]+)")
_STROKE = re.compile(r"brake (\d+): its stroke of ([\d.]+) m is used up; it is stiff from there on")
_ENERGY = re.compile(r"the energy account misses by ([\d.]+) % of the rock's energy")
_OPEN = re.compile(r"neither at rest nor past the net after ([\d.]+) s: give it more time")
_LEFT = re.compile(r"stopped after ([\d.]+) s, but out of the net after ([\d.]+) s")
_MESH = re.compile(r"the rock is ([\d.]+) m around and fits through a mesh, ([\d.]+) m around")


def flag_words(flag, net):
    """A sentence of engine/nets/collision/verdict.py as reports show it; one that is not known as it is."""
    match = _STRENGTH.fullmatch(flag)
    if match:
        return _strength(net, float(match[1]), int(match[2]), float(match[3]))
    match = _BENDING.fullmatch(flag)
    if match:
        text = tr("{}: {:.3g} kNm exceed its bending strength of {:.3g} kNm")
        return formatted(text, part_words(net, int(match[2])), float(match[1]) / KILO, float(match[3]) / KILO)
    match = _STROKE.fullmatch(flag)
    if match:
        element = int(net.element_numbers.bars[net.brakes[int(match[1])]])
        text = tr("{}: its stroke of {} m is used up; from then on it acts as a stiff stop")
        return text.format(part_words(net, element), localised(match[2]))
    match = _ENERGY.fullmatch(flag)
    if match:
        text = tr("the energy balance has an error of {} % of the rock's energy, even with the shortest step")
        return text.format(localised(match[1]))
    match = _OPEN.fullmatch(flag)
    if match:
        text = tr("neither at rest nor past the net after {} s; raise the longest duration of an impact")
        return text.format(localised(match[1]))
    match = _LEFT.fullmatch(flag)
    if match:
        text = tr("the net had stopped the rock after {} s, but it had left the net after {} s")
        return text.format(localised(match[1]), localised(match[2]))
    match = _MESH.fullmatch(flag)
    if match:
        text = tr("the rock fits through a mesh: it is {} m around, the opening {} m")
        return text.format(localised(match[1]), localised(match[2]))
    return flag


def _strength(net, force, element, strength):
    """Force and strength of a part that bears too little: kN, of a fabric kN for each metre."""
    unit = "kN/m" if net.description["elements"][element]["type"] == "membrane" else "kN"
    text = tr("{} tears: {:.3g} {} exceed its strength of {:.3g} {}")
    return formatted(text, part_words(net, element), force / KILO, unit, strength / KILO, unit)


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
