# SPDX-License-Identifier: GPL-2.0-or-later
"""The runs that pass a cell or hit an object: values of each there, and which releases they come from."""

from typing import NamedTuple

import numpy as np

from ....engine.passages.arrivals import stopped_there
from ....engine.passages.hits import hits
from ....engine.passages.in_area import passages_in_area
from ....engine.passages.passage_statistics import values_of
from ....engine.statistics.order_statistics import share_interval
from ...units import KILO

SHARES = {"p50": 0.5, "p90": 0.9, "p95": 0.95, "p99": 0.99}
QUANTITIES = ("energy", "top", "height", "velocity", "rotation")


class Passing(NamedTuple):
    """Passages of one place; values are in kJ, m, m/s and revolutions per second."""

    runs: int  # of the whole simulation
    run: np.ndarray  # (n,) places in the Paths of those that pass
    values: dict  # quantity -> (n,); NaN where it is not known
    has_rotation: bool
    stopped: int = 0  # of them by a barrier on the line


class Source(NamedTuple):
    """Passages from one release."""

    release: int
    start: tuple  # (x, y) of its first run
    passing: int
    runs: int
    energy: float  # kJ, 95th percentile of what passes


def through_cells(paths, rings, terrain=None):
    """The Passing of cells of a map, each run with its largest values there; ``rings``: outlines (k, 2), closed."""
    rows = passages_in_area(paths.motion, rings, paths.radius, terrain)
    values = {name: rows[name].copy() for name in QUANTITIES}
    values["energy"] /= KILO
    values["rotation"] /= 2.0 * np.pi
    return Passing(paths.motion.run_count, rows["run"], values, paths.has_rotation)


def at_object(paths, target, terrain=None):
    """The Passing of an object, an engine's Target: the runs that hit it, each with its values at the hit."""
    rows = hits(paths.motion, [target], paths.radius)
    if terrain is not None:
        unknown = np.isnan(rows["height"])
        rows["height"][unknown] = (rows["z"] - terrain.height(rows["x"], rows["y"]))[unknown]
    values = {name: values_of(rows, np.nan_to_num(paths.radius), name) for name in QUANTITIES}
    stopped = np.unique(rows["run"][stopped_there(paths.motion, rows)]).size
    return Passing(paths.motion.run_count, rows["run"], values, paths.has_rotation, stopped)


def bands_of(values):
    """Mean, percentiles and maximum of values by name; {} where none is known."""
    values = values[np.isfinite(values)]
    if not values.size:
        return {}
    quantiles = {name: float(np.quantile(values, share)) for name, share in SHARES.items()}
    return {"mean": float(values.mean()), **quantiles, "largest": float(values.max())}


def reach_of(passing):
    """(share of the runs that pass, its lower and upper bound with 95 % confidence)."""
    low, high = share_interval(passing.run.size, passing.runs)
    return passing.run.size / passing.runs, float(low), float(high)


def sources_of(passing, paths):
    """The Sources from which runs pass, those with the most first."""
    known, of_run = np.unique(paths.release, return_inverse=True)
    runs, through = np.bincount(of_run, minlength=known.size), of_run[passing.run]
    counts = np.bincount(through, minlength=known.size)
    starts = paths.motion.position[paths.motion.first[:-1], :2]
    found = []
    for k in np.flatnonzero(counts):
        energies = passing.values["energy"][through == k]
        energies = energies[np.isfinite(energies)]
        energy = float(np.quantile(energies, SHARES["p95"])) if energies.size else float("nan")
        start = starts[np.argmax(of_run == k)]
        found.append(Source(int(known[k]), tuple(start.tolist()), int(counts[k]), int(runs[k]), energy))
    return sorted(found, key=lambda one: (-one.passing, one.release))
