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

from ..arithmetic.power import cbrt
from ..findings.finding import DOUBTFUL, UNSAFE, Finding, Kind

if TYPE_CHECKING:
    from ..hints import Array, Rock

SHARE = 0.95  # of the runs that the run-out is not exceeded by
FEWEST_CLASSES, MOST_CLASSES = 2, 50  # sizes within one simulation; more are pieces, or stones of a survey
SHAPE_DECIMALS = 6  # of the corners of a rock of 1 m3, m
VARIES = 1.0 + 1e-9  # ratio of the largest to the smallest volume of one size
CENTIMETRES = 100.0  # start points that are nearer to each other are the same
LEAST_FALL, ERRORS = 0.03, 2.0
FEWEST_RUNS = 20  # of a class that is compared: a 95th percentile of fewer is their largest value
ANOTHER_SIZE = 1.1  # ratio of masses from which two classes are of different size
MORE_OFTEN = 0.05  # share of the runs by which an end of runs must be more frequent to explain a fall
LEAST_WAY = 5.0  # cube roots of the volume: blocks that go less far never got going
OBSTACLES = ("barrier", "tree")  # reasons for which runs stop at obstacles
# One kind for each reason: what a larger class does more often by MORE_OFTEN of its runs. The first three sentences of
# all are the same.
LEFT = Kind(
    "larger-class-reaches-less", UNSAFE,
    "{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against "
    "{limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks "
    "leave the elevation model, where their run-out ends, {other_part:.0f} % of the smaller ones.",
    "Extend the elevation model, and do not treat the larger class as the less dangerous one.",
)  # fmt: skip
MOVING = Kind(
    "larger-class-reaches-less", UNSAFE,
    "{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against "
    "{limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks "
    "still moved at the longest duration of a run, {other_part:.0f} % of the smaller ones.",
    "Increase the longest duration of a run, and do not treat the larger class as the less dangerous one.",
)  # fmt: skip
HELD = Kind(
    "larger-class-reaches-less", UNSAFE,
    "{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against "
    "{limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks are "
    "stopped by barriers or trees, {other_part:.0f} % of the smaller ones.",
    "Check why obstacles hold the larger blocks better, such as small blocks that pass over them.",
)  # fmt: skip
STUCK = Kind(
    "larger-class-reaches-less", UNSAFE,
    "{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m "
    "against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger "
    "blocks stop within five block sizes of their release, so they never started to move, {other_part:.0f} % of the "
    "smaller ones.",
    "Check release points, release height and ground there, and do not treat the larger class as the less dangerous "
    "one.",
)  # fmt: skip
UNEXPLAINED = Kind(
    "larger-class-reaches-less", UNSAFE,
    "{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against "
    "{limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. The ends of the runs do not explain it.",
    "Use the reach of the smaller class as the minimum for the larger one. Compare shape, ground classes and "
    "releases of both, and the size of the blocks with the width of channels and the cells of the elevation model.",
)  # fmt: skip
HITS_LESS = Kind(
    "larger-class-hits-less", DOUBTFUL,
    "{subject}: {name} ({mass:.0f} kg) hits it in {value:.3g} % of its runs, {other} ({other_mass:.0f} kg) in "
    "{limit:.3g} %.",
    "Do not treat the larger class as the less dangerous one; check where its blocks stop.",
)  # fmt: skip
REASONS = {"left": LEFT, "timed_out": MOVING, "held": HELD, "stuck": STUCK}  # field of a SizeClass -> its kind


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
        float(np.isin(reasons, OBSTACLES).mean()), float(np.mean(distances < LEAST_WAY * np.cbrt(volumes))),
    )  # fmt: skip


def size_order(classes: Sequence[SizeClass]) -> list[Finding]:
    """A Finding for each class that reaches less far than a smaller one, smaller classes first."""
    rising = sorted((size for size in classes if size.runs >= FEWEST_RUNS), key=lambda size: size.mass)
    findings = []
    for number, larger in enumerate(rising):
        smaller = [size for size in rising[:number] if larger.mass > ANOTHER_SIZE * size.mass]
        falls = [size for size in smaller if _falls(size, larger)]
        if falls:
            findings.append(_finding(max(falls, key=lambda size: size.p95), larger))
    return findings


def _falls(smaller, larger):
    pairs = ("mean", "mean_error"), ("p95", "p95_error")
    return any(_is_fall(*(getattr(size, name) for size in (smaller, larger) for name in pair)) for pair in pairs)


def _is_fall(before, error_before, after, error_after):
    return before - after > max(LEAST_FALL * before, ERRORS * math.hypot(error_before, error_after))


def _finding(smaller, larger):
    kind, part, other_part = _reason(smaller, larger)
    facts = {"mass": larger.mass, "mean": larger.mean, "part": 100.0 * part, "other_part": 100.0 * other_part,
             "other": smaller.name, "other_mass": smaller.mass, "other_mean": smaller.mean}  # fmt: skip
    return kind.of(larger.name, larger.p95, smaller.p95, **facts)


def _reason(smaller, larger):
    """(kind, share of the larger class, share of the smaller one) of the end of runs that explains most of a fall."""
    more = {name: getattr(larger, name) - getattr(smaller, name) for name in REASONS}
    name = max(more, key=lambda reason: more[reason])
    if not more[name] > MORE_OFTEN:
        return UNEXPLAINED, 0.0, 0.0
    return REASONS[name], getattr(larger, name), getattr(smaller, name)


def shape_numbers(rocks: Sequence[Rock]) -> np.ndarray:
    """(rocks,) the same number for rocks that differ in size and density alone."""
    shapes: dict[bytes, int] = {}
    keys = [np.round(rock.vertices / cbrt(rock.volume), SHAPE_DECIMALS).tobytes() for rock in rocks]
    return np.array([shapes.setdefault(key, len(shapes)) for key in keys], np.int64)


def order_within(runs: Array, shapes: Array) -> list[Finding]:
    """Findings of one simulation of several sizes, such as a set of block sizes at each release point.

    Compared are sizes of one shape that are thrown from the same places; nothing where each run draws its own volume.
    ``shapes``: of ``shape_numbers``
    """
    if not (runs.size and FEWEST_CLASSES <= len(shapes) <= MOST_CLASSES and runs["rock"].max() < len(shapes)):
        return []  # other rocks are pieces
    groups: dict[tuple[int, bytes], list[SizeClass]] = {}
    rocks, of_run = np.unique(runs["rock"], return_inverse=True)
    for number, rock in enumerate(rocks.tolist()):
        of_rock = runs[of_run == number]
        volume = float(of_rock["volume"][0])
        if of_rock["volume"].max() > VARIES * of_rock["volume"].min():
            continue
        places = np.unique(np.rint(CENTIMETRES * of_rock["start"][:, :2]).astype(np.int64), axis=0).tobytes()
        columns = (of_rock[name] for name in ("mass", "volume", "distance", "stop_reason"))
        groups.setdefault((int(shapes[rock]), places), []).append(size_class(f"{volume:.3g} m³", *columns))
    return [finding for classes in groups.values() for finding in size_order(classes)]


class HitClass(NamedTuple):
    """Runs of one size class at one object."""

    name: str
    mass: float  # kg
    runs: float
    share: float  # of the runs that hit the object


def hit_order(subject: str, classes: Sequence[HitClass]) -> Finding | None:
    """The Finding of the largest class that hits an object less often than a smaller one; None where none does."""
    rising = sorted(classes, key=lambda object_class: object_class.mass)
    for number in range(len(rising) - 1, 0, -1):
        larger = rising[number]
        smaller = [size for size in rising[:number] if larger.mass > ANOTHER_SIZE * size.mass]
        falls = [
            size for size in smaller if _is_fall(size.share, _share_error(size), larger.share, _share_error(larger))
        ]
        if falls:
            return _hit_finding(subject, max(falls, key=lambda size: size.share), larger)
    return None


def _share_error(size):
    """Standard error of a share with two hits and two misses added, so that none of few runs is not taken for sure."""
    runs = size.runs + 4.0
    share = (size.share * size.runs + 2.0) / runs
    return math.sqrt(share * (1.0 - share) / runs)


def _hit_finding(subject, smaller, larger):
    facts = {"name": larger.name, "mass": larger.mass, "other": smaller.name, "other_mass": smaller.mass}
    return HITS_LESS.of(subject, 100.0 * larger.share, 100.0 * smaller.share, **facts)


def as_values(size: SizeClass) -> dict[str, Any]:
    """Names and numbers of a SizeClass, for the metadata of files."""
    return {name: round(value, 6) if isinstance(value, float) else value for name, value in size._asdict().items()}


def from_values(values: Any, name: str) -> SizeClass | None:
    """The SizeClass of ``as_values`` under another name; None for what is none."""
    try:
        numbers = {key: float(values[key]) for key in SizeClass._fields if key not in ("name", "runs")}
        return SizeClass(name=name, runs=int(values["runs"]), **numbers)
    except (TypeError, KeyError, ValueError, OverflowError):
        return None
