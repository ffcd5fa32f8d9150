# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings about a net on a line: rocks that it does not hold, and energies beyond that which it is made for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..findings.finding import DOUBTFUL, UNSAFE, Finding, Kind
from ..nets.collision.verdict import DRIFT, PASSED

if TYPE_CHECKING:
    from ..hints import Array, Impact

KILO = 1000.0

FAILS = Kind(
    "net-fails", UNSAFE,
    "{subject}: the net fails at {value:.0f} of {count} rocks: the strength of a part is exceeded, or a brake is "
    "used up.",
    "Use a net for more energy, or another line.",
)  # fmt: skip
UNSURE = Kind(
    "net-unsure", DOUBTFUL,
    "{subject}: {value:.0f} of {count} rocks are not proven to be held, and count as passing: after the longest "
    "duration they were neither at rest nor past the net.",
    "Increase the longest duration of an impact (MAX_TIME).",
)  # fmt: skip
TOO_MUCH = Kind(
    "net-energy-exceeded", UNSAFE,
    "{subject}: rocks arrive with up to {value:.4g} kJ; the net is designed for {limit:.4g} kJ.",
    "Use a net for more energy (NET_ENERGY), or another line.",
)  # fmt: skip
OPEN_ACCOUNT = Kind(
    "net-account-open", DOUBTFUL,
    "{subject}: {value:.0f} of {count} rocks are not proven to be held, and count as passing: the energy balance has "
    "an error of more than 1 %, even with the shortest step.",
    "Use a net for more energy, or another line.",
)  # fmt: skip
LETS_BY = Kind(
    "net-lets-by", UNSAFE,
    "{subject}: {value:.0f} of {count} rocks pass a net whose strength suffices: through a mesh, over, under or past "
    "its end.",
    "Use a finer mesh, a higher net or a longer line; the impacts show how each rock passes.",
)  # fmt: skip
LETS_GO = Kind(
    "net-lets-go", DOUBTFUL,
    "{subject}: {value:.0f} of {count} rocks that the net has stopped, and that count as held, roll out of it later, "
    "below its lower edge or past its end, with less than 5 % of their energy at impact.",
    "Use another net or another line, or fix the lower edge to the ground.",
)  # fmt: skip
HOLDS_NONE = Kind(
    "net-holds-none", UNSAFE,
    "{subject}: the net holds none of {count} rocks, so the distance that it requires is unknown.",
    "Use another net or another line; the impacts give the reason for each rock.",
)  # fmt: skip


def of_impacts(subject: str, hits: Sequence[Impact], energies: Array, made_for: float) -> list[Finding]:
    """Findings about the Impacts of rocks with ``energies`` [J] on a net that is made for an energy [J]."""
    count, findings = len(hits), []
    if not count:
        return findings
    largest = float(max(energies))
    if largest > made_for:
        findings.append(TOO_MUCH.of(subject, largest / KILO, made_for / KILO))
    failed = sum(hit.failed_at == hit.failed_at for hit in hits)
    if failed:
        findings.append(FAILS.of(subject, failed, 0.0, count=count))
    numbers = (
        (LETS_BY, sum(hit.verdict in PASSED and hit.failed_at != hit.failed_at for hit in hits)),
        (LETS_GO, sum(hit.verdict == "caught" and hit.left_at == hit.left_at for hit in hits)),
        (UNSURE, sum(hit.verdict == "unsure" and hit.energy_error <= DRIFT for hit in hits)),
        (OPEN_ACCOUNT, sum(hit.verdict == "unsure" and not hit.energy_error <= DRIFT for hit in hits)),
    )
    findings += [kind.of(subject, number, 0.0, count=count) for kind, number in numbers if number]
    if not any(hit.verdict == "caught" for hit in hits):
        findings.append(HOLDS_NONE.of(subject, 0.0, 0.0, count=count))
    return findings
