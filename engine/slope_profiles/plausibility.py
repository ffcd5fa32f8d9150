# SPDX-License-Identifier: GPL-2.0-or-later
"""Plausibility of rocks thrown down a profile: that of every simulation, in the words of profiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..ensemble.plausible_terrain import CLIFF, SOFT_CLIFFS
from ..findings.finding import DOUBTFUL, Finding, Kind, worst_first, worst_of_each
from ..findings.of_results import LEFT, SUBJECT
from .slope_profile import missed_by

if TYPE_CHECKING:
    from ..hints import Result
    from .slope_profile import Profile

NEAR_START = 3.0  # m, that a rock which has begun to move down a slope leaves behind
MANY_STOPPED = 0.2  # share that stops near its start, which is worth a warning

LEFT_PROFILE = Kind(
    LEFT.code, DOUBTFUL,
    "{value:.1f} % of the runs leave the profile; their run-out is unknown.",
    "Make the profile longer.",
)  # fmt: skip
STOPPED = Kind(
    "stops-near-start", DOUBTFUL,
    "{value:.0f} % of the runs stop within {distance:g} m of their start; they are included in shares and percentiles.",
    "Start them on the slope, or faster.",
)  # fmt: skip

SOFT_FACE = Kind(
    SOFT_CLIFFS.code, DOUBTFUL,
    "A ground class with soil applies on the whole slope, which is {value:.0f}° steep; above {limit:g}° there is no "
    "soil. Rocks that strike this face keep too little energy.",
    "Choose a class of rock (extra_hard), or one for the face and one for the catchment (talus:slopeprofile).",
)  # fmt: skip
CUT_CORNERS = Kind(
    "profile-corners-cut", DOUBTFUL,
    "The ground between the stations misses a bend of the profile at {at:.1f} m by {value:.2f} m, more than half the "
    "radius of the smallest rock; widths and run-outs depend on the spacing of the stations.",
    "Reduce the spacing of the stations (SPACING).",
)  # fmt: skip
FEW_ROCKS = Kind(
    "chart-few-rocks", DOUBTFUL,
    "{count} rocks pass over the crest, and {value:.1f} of them determine the width that holds {share:g} %; at least "
    "{limit:g} are required.",
    "Throw more rocks (RUNS), or do not use the width of this share.",
)  # fmt: skip
FEWEST_BEYOND = 5.0  # rocks beyond a width, from which their share means something
FIRMEST_SHARE = 0.95  # that a catchment is designed for


def of_corners(line: Profile, spacing: float, radius: float) -> list[Finding]:
    """Findings where the strip of a Profile cuts its bends by more than half of the ``radius`` of a rock, m."""
    missed, at = missed_by(line, spacing)
    return [CUT_CORNERS.of(SUBJECT, missed, 0.5 * radius, at=at - line.x[0])] if missed > 0.5 * radius else []


def of_profile(result: Result) -> list[Finding]:
    """Findings of a Result on a strip (slope_profile.py)."""
    runs = result.runs
    findings = [finding for finding in result.findings if finding.code != LEFT.code]
    left = float(np.mean(runs["stop_reason"] == "left terrain"))
    if left > 0.0:
        findings.append(LEFT_PROFILE.of(SUBJECT, 100.0 * left, 0.0))
    stopped = float(np.mean(runs["stop"][:, 0] - runs["start"][:, 0] < NEAR_START))
    if stopped > MANY_STOPPED:
        findings.append(STOPPED.of(SUBJECT, 100.0 * stopped, 100.0 * MANY_STOPPED, distance=NEAR_START))
    return worst_first(findings)


def of_catchment(result: Result, angle: float, is_soil: bool, counted: int) -> list[Finding]:
    """Findings of a Result on a cut slope: rocks that go beyond the catchment are not held, which its shares say.

    angle : of the slope, degrees
    is_soil : whether the ground gives way
    counted : rocks that come over the crest
    """
    findings = [finding for finding in result.findings if finding.code != LEFT.code]
    if is_soil and angle > CLIFF and not any(finding.code == SOFT_CLIFFS.code for finding in findings):
        findings.append(SOFT_FACE.of("ground", angle, CLIFF))
    beyond = (1.0 - FIRMEST_SHARE) * counted
    if 0.0 < beyond < FEWEST_BEYOND:
        findings.append(FEW_ROCKS.of(SUBJECT, beyond, FEWEST_BEYOND, count=counted, share=100.0 * FIRMEST_SHARE))
    return findings


def of_cases(cases: Iterable[tuple[str, Sequence[Finding]]]) -> list[Finding]:
    """The worst finding of each code of several simulations, pairs of a name and its findings, with the name."""
    return worst_of_each(finding.at(name) for name, findings in cases for finding in findings)
