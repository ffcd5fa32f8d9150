# SPDX-License-Identifier: GPL-2.0-or-later
"""Simulations that a calibration runs with other parameters of one ground class, and the points they yield."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..choices import OBSERVED_PLACES
from ..ensemble.simulation import simulate
from ..ground.ground import with_friction_law
from ..ground.parameters import MU_MAX, MU_MIN, NAMES, TELLING

if TYPE_CHECKING:
    from ..hints import Array, Cancelling, Executor, Ground, Release, Rock, Settings, Terrain

SPEEDS, INVENTORY = OBSERVED_PLACES[3:5]  # not of Model itself: see Speeds, Throws


class Model:
    """``run`` of ``calibrate``: simulates with the parameters of one ground class replaced.

    Parameters
    ----------
    terrain, ground, rocks, releases, settings, executor, cancelled : as for ``simulate``; maps and trajectories are
        not kept, whatever the settings say
    ground_class : GroundClass whose parameters are searched
    places : "stops" or "scars": where runs end, or where they touch the ground; "scar sizes": depth and length of the
        scars (n, 2), m, to compare as "values"

    Raises
    ------
    ValueError
        If the ground has no such class, or places are unknown.
    """

    def __init__(
        self,
        terrain: Terrain,
        ground: Ground,
        rocks: Rock | Sequence[Rock],
        releases: Sequence[Release],
        settings: Settings | None,
        ground_class: Any,
        places: str = "stops",
        executor: Executor | None = None,
        cancelled: Cancelling | None = None,
    ) -> None:
        known = [name for name in OBSERVED_PLACES if name not in (SPEEDS, INVENTORY)]
        if places not in known:
            raise ValueError(f"calibration: places is {places!r}; known are {', '.join(known)}; speeds: see Speeds.")
        self.rows = rows_of(ground, ground_class)
        if not self.rows.any():
            raise ValueError(f"calibration: there is no ground of the class {ground_class.name} on the terrain.")
        self.terrain, self.ground, self.rocks, self.releases = terrain, ground, rocks, releases
        self.places, self.executor, self.cancelled = places, executor, cancelled
        kept = {"maps": False, "trajectories": False, "contacts": places != "stops", "precision": 0.0}
        self.settings = type(settings)(**{**settings.as_dict(), **kept})

    def simulated(self, values: Mapping[str, float]) -> Any:
        """The Result with these parameters of the class; none: with the ground as it is."""
        return simulate(
            self.terrain, with_parameters(self.ground, self.rows, values), self.rocks, self.releases, self.settings,
            self.executor, cancelled=self.cancelled,
        )  # fmt: skip

    def __call__(self, values):
        result = self.simulated(values)
        if self.places == "stops":
            return result.runs["stop"][:, :2]
        if not result.contacts.size:
            raise ValueError("calibration: no block touches the ground; is the terrain large enough?")
        if self.places == "scars":
            return np.column_stack([result.contacts["x"], result.contacts["y"]])
        scars = result.contacts[result.contacts["scar_depth"] > 0.0]
        if not scars.size:
            raise ValueError("calibration: no block leaves a scar; has the ground of the class a scar layer?")
        return np.column_stack([scars["scar_depth"], scars["scar_length"]])


class Throws:
    """``run`` of ``calibrate`` for ``Blocks`` and ``Inventory``: (m, 4) x, y of each stop (m), its rock and its source.

    Parameters
    ----------
    model : Model, whose rocks are the observed blocks in their order
    source_of : (releases,) index of the source of each release; None: all are one
    """

    def __init__(self, model: Model, source_of: Array | None = None) -> None:
        self.model = model
        self.source_of = np.zeros(len(model.releases)) if source_of is None else np.asarray(source_of, np.float64)

    def __call__(self, values):
        runs = self.model.simulated(values).runs
        return np.column_stack([runs["stop"][:, :2], runs["rock"], self.source_of[runs["release"]]])


class Speeds:
    """``run`` of ``calibrate`` for observed speeds: (n, 3) x, y (m, as observed), speed (m/s) of simulated passages.

    Compare them as "values".

    Parameters
    ----------
    model : Model, of whose simulation trajectories are kept instead of what it observes
    points : (k, 2) where speeds were observed
    radius : how near a rock has to come to count as one that passes, m
    """

    def __init__(self, model: Model, points: Array, radius: float = 2.0) -> None:
        self.model, self.points, self.radius = model, np.asarray(points, np.float64)[:, :2], float(radius)
        kept = {"contacts": False, "trajectories": True, "trajectory_interval": min(0.05, radius / 40.0)}
        self.settings = type(model.settings)(**{**model.settings.as_dict(), **kept})

    def __call__(self, values):
        model = self.model
        samples = simulate(
            model.terrain, with_parameters(model.ground, model.rows, values), model.rocks, model.releases,
            self.settings, model.executor, cancelled=model.cancelled,
        ).trajectories  # fmt: skip
        speeds = [speeds_near(samples, point, self.radius) for point in self.points]
        if not any(len(near) for near in speeds):  # all have stopped before: as if they had come there at rest
            return np.column_stack([self.points, np.zeros(len(self.points))])
        return np.concatenate(speeds)


def speeds_near(samples, point, radius):
    """(n, 3) the point and the speed of each run that passes within a radius, where it is nearest."""
    way = np.hypot(samples["x"] - point[0], samples["y"] - point[1])
    near = np.flatnonzero(way < radius)
    near = near[np.lexsort((way[near], samples["run"][near]))]
    _, first = np.unique(samples["run"][near], return_index=True)
    speed = samples["velocity"][near][first]
    return np.column_stack([np.full(speed.size, point[0]), np.full(speed.size, point[1]), speed])


GRADED_WITH_LAYER = ("scar_strength", "scar_drag", "soil_density", "rolling_resistance", "sliding_friction")


class Models:
    """``run`` of ``calibrate`` for several sites with the same class: the points of each Model, for ``Clouds``."""

    def __init__(self, models: Sequence[Any]) -> None:
        self.models = list(models)

    def __call__(self, values):
        return [model(values) for model in self.models]


def rows_of(ground, ground_class):
    """(classes,) bool: which rows of the ground's table have the contact parameters of a class."""
    columns = [NAMES.index(name) for name in TELLING]
    return (ground.table[:, columns] == [getattr(ground_class, name) for name in TELLING]).all(axis=1)


def with_parameters(ground, rows, values):
    """A copy of the ground with other parameters in some rows of its table; mu_max is raised to mu_min if need be."""
    changed = copy.copy(ground)
    changed.table = ground.table.copy()
    values = with_friction_law(values)
    for name, value in values.items():
        changed.table[rows, NAMES.index(name)] = value
    changed.table[rows, MU_MAX] = np.maximum(changed.table[rows, MU_MIN], changed.table[rows, MU_MAX])
    return changed


def calibrated_class(
    ground_class: Any,
    best: Mapping[str, float],
    note: str,
    low: Mapping[str, float] | None = None,
    high: Mapping[str, float] | None = None,
) -> Any:
    """The ground class with the found values, and their grade where that of each stands.

    ``best``: name -> value; ``low``, ``high``: the same of the range. Of the numbers that ``layer_source`` grades, it
    says which were found, with ranges; ``source``, the grade of all others, is "calibrated" where one of them was.
    """
    of_layer = [name for name in best if name in GRADED_WITH_LAYER]
    changed = ground_class._replace(**with_friction_law(best), note=note)
    if of_layer:
        ranges = ", ".join(f"{name}{_range_of(name, low, high)}" for name in of_layer)
        changed = changed._replace(layer_source=f"calibrated: {ranges}; others: {ground_class.layer_source}")
    if len(of_layer) < len(best):
        changed = changed._replace(source="calibrated")
    return changed._replace(mu_max=max(changed.mu_min, changed.mu_max))


def _range_of(name, low, high):
    """`` [5th to 95th percentile]`` where there are such."""
    return f" [{low[name]:.3g} to {high[name]:.3g}]" if low and high else ""
