# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads a scene from a door: the one order in which every way in is checked, read and reported."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..choices import INELASTIC_LAWS, MOST_THRESHOLDS
from ..findings.finding import DOUBTFUL, REFUSED, FindingError, Kind
from ..ground import parameters as of_ground
from ..io.thresholds import KINDS, thresholds_of
from ..map_rows import statistics_needed
from ..settings import Settings
from ..shapes.rock_set import with_rocks
from .checks import check, read_start
from .elevations import check_nets
from .ground import known_classes, make_ground
from .obstacles import read_barriers, read_stand, without_lost
from .papers import settle
from .releases import ReleasePoints, find_replaced, make_releases, no_volume, read_points
from .rocks import read_rocks
from .splitting import check_inputs

if TYPE_CHECKING:
    from ..ensemble.fragments import Broken
    from ..forest.damaging_events import Damaged
    from ..ground.ground import Ground
    from ..ground.terrain import Terrain
    from ..io.raster import Grid
    from ..obstacles.barriers import Barriers
    from ..obstacles.trees import Trees
    from ..shapes.rock import Rock
    from .door import Door
    from .elevations import Model

NO_REBOUND = Kind(
    "restitution-not-used", DOUBTFUL,
    "{subject}: {law} has no rebound; the restitution of the ground is not used.",
    "Choose another impact law, or leave the restitution at 0.",
)  # fmt: skip
NO_THRESHOLDS = Kind(
    "thresholds-unusable", REFUSED,
    "{subject}: {given!r} is not valid; give positive ascending numbers of {unit}, such as {usual}.",
)  # fmt: skip
MANY_THRESHOLDS = Kind(
    "thresholds-unusable", REFUSED, "{subject}: there are {value:.0f} thresholds; give at most {limit:.0f}.",
)  # fmt: skip


class Inputs(NamedTuple):
    """Inputs of one simulation."""

    grid: Grid  # of the whole elevation model
    terrain: Terrain
    offset: tuple  # (row, column) of the terrain's first node in the grid
    ground: Ground
    rocks: list  # of the runs: the rock or several, and pieces of it
    releases: list
    settings: Settings
    barriers: Barriers | None
    trees: Trees | None
    point_of: np.ndarray  # (releases,) the release point of each: several rocks at a point are several releases
    points: ReleasePoints
    shares: np.ndarray | None  # (rocks,) of several rocks, None for one alone
    classes: Mapping  # name -> GroundClass, from which the ground was made
    dem: Model | None = None  # None where the elevation model is no file
    damaged: Damaged | None = None  # where broken stems stayed broken from event to event
    broken: Broken | None = None  # where rocks broke

    @property
    def rock(self) -> Rock:
        """The first rock."""
        return self.rocks[0]


def read_inputs(door: Door, kept: Mapping[str, Any]) -> Inputs:
    """Check and read everything of a door; what is found goes to it, and stays as findings of the terrain.

    kept : what the runs shall keep beside their ends, as Settings: maps, trajectories ...

    Raises what the door makes of FindingError and ValueError.
    """
    check(door)
    settle(door)
    values = door.values
    rocks, shares = read_rocks(door)
    model = door.elevations()
    terrain = model.terrain
    with door.at("releases.file"):
        features, key = door.features("releases"), door.called("releases.outside")
        points = read_points(features, values["releases"], no_volume(values["rock"]), terrain, key)
        find_replaced(door, features)
    starts = np.column_stack([points.x, points.y])
    with door.at("ground.table"):
        table = values["ground"]["table"]
        classes = known_classes(None if table is None else door.file("ground.table"))
    ground = make_ground(door, terrain, classes, starts)
    door.find(ground.findings)
    releases, point_of = _releases(door, points, terrain, shares)
    barriers = read_barriers(door, terrain)
    check_nets(door, terrain, barriers)
    trees = without_lost(door, terrain, read_stand(door, terrain, starts))
    settings = settings_of(door, kept)
    door.find(settings.findings)
    if settings.impact_law in INELASTIC_LAWS and (settings.restitution or ground.table[:, of_ground.RESTITUTION].any()):
        door.find([NO_REBOUND.of(door.called("numerics.impact_law"), law=settings.impact_law)])
    terrain.findings = tuple(dict.fromkeys(door.found()))
    inputs = Inputs(
        model.grid, terrain, model.offset, ground, rocks, releases, settings, barriers, trees, point_of, points, shares,
        classes, model.model,
    )  # fmt: skip
    check_inputs(door, inputs)
    return inputs


def _releases(door, points, terrain, shares):
    """Releases of the engine, and the release point of each."""
    of_releases, of_rock = door.values["releases"], door.values["rock"]
    releases = make_releases(
        points, terrain, of_releases["velocity"], of_releases["velocity_direction"], of_rock["volume_distribution"],
        of_rock["density_distribution"], read_start(door),
    )  # fmt: skip
    if shares is None:
        return releases, np.arange(len(releases))
    return with_rocks(releases, shares)


def settings_of(door: Door, kept: Mapping[str, Any]) -> Settings:
    """The Settings; ``kept``: of them what the runs keep."""
    numerics, ground = dict(door.values["numerics"]), door.values["ground"]
    numerics["precision"] *= 0.01
    with door.at("numerics"):
        return Settings(
            **numerics,
            threads=door.values["compute"]["threads"],
            restitution_halving_speed=ground["restitution_halving_speed"],
            restitution=ground["restitution_distribution"],
            friction_factor=ground["friction_distribution"],
            rolling_factor=ground["rolling_distribution"],
            material_drawn=ground["material_drawn"],
            **kept,
        )


def kept_of(door: Door, with_maps: bool) -> dict[str, Any]:
    """List what the runs shall keep for the outputs that a door names, as Settings: only what some of them needs.

    with_maps : make maps whatever the rasters

    Raises what the door makes of FindingError for thresholds that are none.
    """
    outputs = door.values["outputs"]
    maps, layers = outputs["maps"], outputs["layers"]
    return {
        "maps": with_maps or bool(maps),
        "confidence_maps": "confidence" in maps,
        "map_statistics": statistics_needed(maps) if outputs["only_asked"] else None,
        **{f"{kind.quantity}_thresholds": _thresholds(door, kind) if raster in maps else ()
           for raster, kind in KINDS.items()},
        "trajectories": "trajectories" in layers or "samples" in layers,
        "contacts": "contacts" in layers,
        "impacts": "tree_impacts" in layers,
    }  # fmt: skip


def _thresholds(door, kind):
    key = f"outputs.{kind.quantity}_thresholds"
    subject, given = door.called(key), door.values["outputs"][f"{kind.quantity}_thresholds"] or ""
    with door.at(key):
        try:
            thresholds = thresholds_of(given, kind)
        except ValueError as error:
            raise FindingError([NO_THRESHOLDS.of(subject, given=given, unit=kind.unit, usual=kind.usual)]) from error
        if len(thresholds) > MOST_THRESHOLDS:
            raise FindingError([MANY_THRESHOLDS.of(subject, len(thresholds), MOST_THRESHOLDS)])
    return thresholds
