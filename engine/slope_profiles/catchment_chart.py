# SPDX-License-Identifier: GPL-2.0-or-later
"""Width of the catchment below a cut slope that holds a share of the rocks.

The field behind such charts: Pierson et al. (2001), FHWA-OR-RD-02-04, 11,250 rocks off cut slopes of 12, 18 and 24 m,
vertical to 1 : 1, into catchments that are flat or fall back towards the slope with 6 : 1 or 4 : 1. They count the
farthest point that a rock reaches. Rocks start 0.6 m from the crest and 0.6 m above it with 0.5 to 1.5 m/s (the set-up
of Ashayer 2007, section 6.3, after the same report). In the field every rock was brought over the crest. So the level
ground behind it has friction alone, neither soil nor rolling resistance, and shares are of the rocks that come over it.
Some stop before; then more are thrown, until about as many come over as were asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..ensemble.plausible_terrain import is_one_soil
from ..ensemble.simulation import simulate
from ..ground.ground import Ground
from ..ground.parameters import DEFAULTS, NAMES
from ..release import Release
from ..settings import Settings
from .ditch_rules import face_angle
from .first_impacts import first_impacts, share_within
from .plausibility import of_catchment
from .slope_profile import envelope, profile, strip, width_for

if TYPE_CHECKING:
    from ..hints import Cancelling, Progress, Rock

HEIGHTS = (12.0, 18.0, 24.0)  # m
SLOPES = (0.0, 0.25, 0.5, 0.75, 1.0)  # horizontal to a vertical of 1
CATCHMENTS = (0.0, 1.0 / 6.0, 1.0 / 4.0)  # rise away from the slope over its width
SHARES = (0.5, 0.9, 0.95, 0.99)
BACK, START = 3.0, 0.6  # m of level ground behind the crest; the rocks start so far from it, and so high
SPEEDS = (0.5, 0.75, 1.0, 1.25, 1.5)  # m/s
SPACING = 0.25  # m
ENOUGH = 0.95  # of the rocks that were asked for: so many must come over the crest
CARRIES = ("scar_strength", "rolling_resistance", "surface_roughness")  # what the ground behind the crest lacks
MOST_MORE = 4  # times the rocks that were asked for are thrown at most, where many stop behind the crest


class Case(NamedTuple):
    """A cut slope with its catchment."""

    height: float  # m
    slope: float  # horizontal to a vertical of 1
    catchment: float  # rise of the catchment away from the slope, to a horizontal of 1
    berm: float = 0.0  # width of a level step in the slope, m
    berm_depth: float = 0.0  # of the step below the crest, m


class Row(NamedTuple):
    """Row of a chart: one case."""

    case: Case
    widths: tuple  # of the catchment that holds each of the SHARES, m; NaN where the profile is too short
    distances: np.ndarray  # from the foot of the slope, m
    retained: np.ndarray  # share of the rocks that go no farther, of those that come over the crest
    fallen: float  # share of all rocks that come over the crest
    thrown: int  # rocks, of which that share counts
    impacted: np.ndarray  # share of those whose first impact on the catchment is no farther
    findings: tuple = ()  # about inputs and results


def case_profile(case, length=40.0, spacing=SPACING):
    """Profile of a case with so much catchment (m), and the distance of its foot; a vertical face is one spacing wide.

    Raises
    ------
    ValueError
        For a height or length that is not positive, negative slopes, or a berm that is not within the slope.
    """
    if not (case.height > 0.0 and length > 0.0 and case.slope >= 0.0 and case.catchment >= 0.0):
        raise ValueError(f"Catchment: {case}; the height must be positive, slopes not negative.")
    if case.berm > 0.0 and not 0.0 < case.berm_depth < case.height:
        raise ValueError(f"Catchment: a berm {case.berm_depth:g} m below the crest of a slope of {case.height:g} m.")
    x, z = [0.0, BACK], [case.height, case.height]

    def descend(depth):
        x.append(x[-1] + max(case.slope * depth, spacing))
        z.append(z[-1] - depth)

    if case.berm > 0.0:
        descend(case.berm_depth)
        x.append(x[-1] + case.berm)
        z.append(z[-1])
        descend(case.height - case.berm_depth)
    else:
        descend(case.height)
    toe = x[-1]
    x.append(toe + length)
    z.append(case.catchment * length)
    return profile(x, z), toe


def chart_row(case, rocks, runs, ground=None, settings=None, length=40.0, cancelled=None, speed=None):
    """Row of one case.

    Parameters
    ----------
    case : Case
    rocks : list of Rock, thrown in turn
    runs : rocks that shall come over the crest, in equal parts of rocks and SPEEDS
    ground : parameters of ``Ground``; the default is that of Ground
    settings : Settings; maps and contacts are always recorded
    length : of the catchment, m
    cancelled : as in ``simulate``
    speed : text of a distribution that each run draws its speed from, m/s, instead of SPEEDS
    """
    line, toe = case_profile(case, length)

    def throw(count):
        return _thrown(line, rocks, count, ground, settings, cancelled, speed)

    result, along_slope, fallen = throw(runs)
    if 0.0 < fallen * result.runs.size < ENOUGH * runs:
        result, along_slope, fallen = throw(round(runs * min(1.0 / fallen, MOST_MORE)))
    soil = is_one_soil(np.array([[{**DEFAULTS, **(ground or {})}[name] for name in NAMES]], np.float64))
    counted = round(float(fallen) * result.runs.size)
    findings = tuple(of_catchment(result, face_angle(case.slope), soil, counted))
    if not fallen > 0.0:
        nothing = np.full(np.count_nonzero(along_slope.x >= toe), np.nan)
        return Row(
            case, (np.nan,) * len(SHARES), along_slope.x[along_slope.x >= toe] - toe, nothing, 0.0, result.runs.size,
            nothing,
            findings,
        )  # fmt: skip
    along_slope = along_slope._replace(share=along_slope.share / fallen)
    beyond = along_slope.x >= toe
    widths = tuple(width_for(along_slope, toe, share) for share in SHARES)
    widths_beyond = along_slope.x[beyond] - toe
    impacted = share_within(first_impacts(result, toe), widths_beyond, counted)
    held = 1.0 - along_slope.share[beyond]
    return Row(case, widths, widths_beyond, held, float(fallen), result.runs.size, impacted, findings)


def _thrown(line, rocks, runs, ground, settings, cancelled, speed):
    """(Result, Envelope, share that passes over the crest) of this many runs."""
    terrain = strip(line, SPACING)
    speeds = SPEEDS if speed is None else (1.0,)
    each = max(1, round(runs / (len(rocks) * len(speeds))))
    releases = [
        Release((BACK - START, 0.0), START, each, velocity=(value, 0.0, 0.0), rock=k, speed=speed)
        for k in range(len(rocks))
        for value in speeds
    ]
    ground = Ground(terrain, **_bare_behind_the_crest(terrain, ground or {}))
    settings = replace(settings or Settings(), contacts=True)
    result = simulate(terrain, ground, rocks, releases, settings, cancelled=cancelled)
    envelope_of_runs = envelope(result, line, SPACING)
    return result, envelope_of_runs, float(envelope_of_runs.share[envelope_of_runs.x > BACK].max())


def _bare_behind_the_crest(terrain, parameters):
    """Parameters of the ground, with neither soil nor rolling resistance on the nodes behind the crest and on it."""
    behind = np.broadcast_to(SPACING * np.arange(terrain.shape[1]) <= BACK, terrain.shape)
    return {
        name: np.where(behind, 0.0, value) if name in CARRIES and value else value for name, value in parameters.items()
    }


def cases(
    heights: Sequence[float] = HEIGHTS, slopes: Sequence[float] = SLOPES, catchments: Sequence[float] = CATCHMENTS
) -> list[Case]:
    """All combinations, the 45 of the field programme by default."""
    return [Case(height, slope, rise) for height in heights for slope in slopes for rise in catchments]


def chart(
    rocks: Sequence[Rock],
    runs: int = 200,
    ground: Mapping[str, float] | None = None,
    settings: Settings | None = None,
    chosen: Sequence[Case] | None = None,
    progress: Progress | None = None,
    cancelled: Cancelling | None = None,
    length: float = 40.0,
    speed: str | None = None,
) -> list[Row]:
    """A Row for each of the ``chosen`` cases, the 45 by default; the rest as in ``chart_row`` and ``simulate``.

    Raises Cancelled where ``cancelled`` becomes True.
    """
    chosen, rows = cases() if chosen is None else list(chosen), []
    for k, case in enumerate(chosen):
        rows.append(chart_row(case, rocks, runs, ground, settings, length, cancelled, speed))
        if progress is not None:
            progress((k + 1) / len(chosen))
    return rows
