# SPDX-License-Identifier: GPL-2.0-or-later
"""Larger blocks that reach less far than smaller ones, or hit an object less often, with the likely reason.

Everything measured says that blocks of one shape go as far or farther the larger they are. Where a simulation says the
opposite, its larger scenario looks harmless beside the smaller one, so it is told. A fall counts if it is more than
LEAST_FALL of the smaller class's value and more than ERRORS standard errors of the difference. Standard errors: of a
mean s / sqrt(n), of a percentile half the distance between the percentiles at p +- sqrt(p (1 - p) / n), of a share
sqrt(p (1 - p) / n) with two hits and two misses added (Agresti and Coull 1998).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .finding import DOUBTFUL, UNSAFE, Finding

if TYPE_CHECKING:
    from ..hints import Array

REACHES_LESS, HITS_LESS = CODES = ("larger-class-reaches-less", "larger-class-hits-less")
SHARE = 0.95  # of the runs that the run-out is not exceeded by
LEAST_FALL, ERRORS = 0.03, 2.0
FEWEST_RUNS = 20  # of a class that is compared: a 95th percentile of fewer is their largest value
ANOTHER_SIZE = 1.1  # ratio of masses from which two classes are of different size
MORE_OFTEN = 0.05  # share of the runs by which an end of runs must be more frequent to explain a fall
LEAST_WAY = 5.0  # cube roots of the volume: blocks that go less far never got going
HELD = ("barrier", "tree")  # reasons for which runs stop at obstacles
REMEDY = (
    "Do not take the larger class for the harmless one: use the reach of the smaller class as its least, and look at "
    "where the larger blocks stop."
)


class SizeClass(NamedTuple):
    """Runs of one size class in numbers; shares are of its runs."""

    name: str
    mass: float  # kg, median of the runs
    runs: int
    mean: float  # run-out, m
    mean_error: float  # standard error, m
    p95: float  # run-out that 95 % of the runs do not exceed, m
    p95_error: float
    left: float  # share that left the terrain
    timed_out: float  # share that still moved at the end of the simulated time
    held: float  # share that a barrier or a tree stopped
    stuck: float  # share that never got going


def size_class(name: str, masses: Array, volumes: Array, distances: Array, reasons: Sequence[str]) -> SizeClass:
    """The SizeClass of runs: masses (kg), volumes (m3), horizontal run-outs (m) and stop reasons, one of each run."""
    distances, reasons = np.asarray(distances, np.float64), np.asarray(reasons)
    runs = distances.size
    spread = math.sqrt(SHARE * (1.0 - SHARE) / runs)
    low, p95, high = np.quantile(distances, (SHARE - spread, SHARE, min(1.0, SHARE + spread))).tolist()
    deviation = float(distances.std(ddof=1)) if runs > 1 else 0.0
    return SizeClass(
        name, float(np.median(masses)), runs, float(distances.mean()), deviation / math.sqrt(runs), p95,
        0.5 * (high - low), float(np.mean(reasons == "left terrain")), float(np.mean(reasons == "max time")),
        float(np.isin(reasons, HELD).mean()), float(np.mean(distances < LEAST_WAY * np.cbrt(volumes))),
    )  # fmt: skip


def size_order(classes: Sequence[SizeClass]) -> list[Finding]:
    """A Finding for each class that reaches less far than a smaller one, smaller classes first."""
    rising = sorted((one for one in classes if one.runs >= FEWEST_RUNS), key=lambda one: one.mass)
    found = []
    for number, larger in enumerate(rising):
        smaller = [one for one in rising[:number] if larger.mass > ANOTHER_SIZE * one.mass]
        falls = [one for one in smaller if _falls(one, larger)]
        if falls:
            found.append(_finding(max(falls, key=lambda one: one.p95), larger))
    return found


def _falls(smaller, larger):
    pairs = ("mean", "mean_error"), ("p95", "p95_error")
    return any(_is_fall(*(getattr(one, name) for one in (smaller, larger) for name in pair)) for pair in pairs)


def _is_fall(before, error_before, after, error_after):
    return before - after > max(LEAST_FALL * before, ERRORS * math.hypot(error_before, error_after))


def _finding(smaller, larger):
    text = (
        f"{_words(larger)} reaches less far than {_words(smaller)}: 95 % run-out {larger.p95:.0f} m against "
        f"{smaller.p95:.0f} m, mean {larger.mean:.0f} m against {smaller.mean:.0f} m. {reason_of(smaller, larger)}"
    )
    return Finding(REACHES_LESS, UNSAFE, larger.name, larger.p95, smaller.p95, text, REMEDY)


def _words(one):
    return f"{one.name} ({one.mass:.4g} kg)"


def reason_of(smaller: SizeClass, larger: SizeClass) -> str:
    """A sentence on what in the ends of the runs explains that the larger class reaches less far."""
    ends = (
        ("left", "left the elevation model, where their run-out ends at its edge"),
        ("timed_out", "still moved when the simulated time was over"),
        ("held", "were stopped by barriers or trees"),
        ("stuck", f"stop within {LEAST_WAY:g} block sizes of their release, so they never got going"),
    )
    told = [
        f"{100.0 * getattr(larger, name):.0f} % of the larger blocks {words}, {100.0 * getattr(smaller, name):.0f} % "
        "of the smaller ones"
        for name, words in ends
        if getattr(larger, name) - getattr(smaller, name) > MORE_OFTEN
    ]
    if told:
        return f"Likely reason: {'; '.join(told)}."
    return (
        "The ends of the runs do not explain it; compare shape, ground classes and releases of both, and the sizes of "
        "the blocks with the width of channels and the cells of the elevation model."
    )


class HitClass(NamedTuple):
    """Runs of one size class at one object."""

    name: str
    mass: float  # kg
    runs: float
    share: float  # of the runs that hit the object


def hit_order(subject: str, classes: Sequence[HitClass]) -> Finding | None:
    """The Finding of the largest class that hits an object less often than a smaller one; None where none does."""
    rising = sorted(classes, key=lambda one: one.mass)
    for number in range(len(rising) - 1, 0, -1):
        larger = rising[number]
        smaller = [one for one in rising[:number] if larger.mass > ANOTHER_SIZE * one.mass]
        falls = [one for one in smaller if _hits_less(one, larger)]
        if falls:
            return _hit_finding(subject, max(falls, key=lambda one: one.share), larger)
    return None


def _hits_less(smaller, larger):
    return _is_fall(smaller.share, _share_error(smaller), larger.share, _share_error(larger))


def _share_error(one):
    """Standard error of a share with two hits and two misses added, so that none of few runs is not taken for sure."""
    runs = one.runs + 4.0
    share = (one.share * one.runs + 2.0) / runs
    return math.sqrt(share * (1.0 - share) / runs)


def _hit_finding(subject, smaller, larger):
    text = (
        f"{subject}: {_words(larger)} hits it in {100.0 * larger.share:.3g} % of its runs, {_words(smaller)} in "
        f"{100.0 * smaller.share:.3g} %. Larger blocks are seldom the ones that stop first."
    )
    return Finding(HITS_LESS, DOUBTFUL, subject, larger.share, smaller.share, text, REMEDY)


def as_values(one: SizeClass) -> dict[str, Any]:
    """Names and numbers of a SizeClass, for the metadata of files."""
    return {name: round(value, 6) if isinstance(value, float) else value for name, value in one._asdict().items()}


def from_values(values: Any, name: str) -> SizeClass | None:
    """The SizeClass of ``as_values`` under another name; None for what is none."""
    try:
        numbers = {key: float(values[key]) for key in SizeClass._fields if key not in ("name", "runs")}
        return SizeClass(name=name, runs=int(values["runs"]), **numbers)
    except (TypeError, KeyError, ValueError):
        return None
