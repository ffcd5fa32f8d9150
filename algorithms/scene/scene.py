# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters of talus:simulate to the objects of the engine, telling the user what was read."""

import math
from typing import NamedTuple

import numpy as np

from ...engine import Settings, choices
from ...engine.choices import INELASTIC_LAWS
from ...engine.ground import parameters as of_ground
from ...engine.shapes.rock_set import with_rocks
from ...engine.study.starts import make_releases
from ...engine.terrain_store.stored_terrain import StoredTerrain
from ..number_words import told
from ..parameters.chance import RESTITUTION_HALVING_SPEED
from ..parameters.ground import (
    GROUND,
    GROUND_DEFAULT,
    GROUND_FIELD,
    GROUND_TABLE,
    ROLLING_FIELD,
    ROUGHNESS_FIELD,
    SLIP_FRICTION,
    VISCOUS_DRAG,
    gives_way,
    ground_model,
)
from ..parameters.numerics import numerics
from ..parameters.obstacles import FOREST_START
from ..parameters.scene import (
    FOREST,
    FOREST_DRAG_FIELD,
    FOREST_HEIGHT_FIELD,
    FREE_FLIGHT,
    HEIGHT,
    HEIGHT_FIELD,
    OUTSIDE,
    PRECISION,
    PRECISION_OF,
    RELEASES,
    RESTITUTION,
    ROCK_FILE,
    RUNS,
    RUNS_FIELD,
    SPACING,
    TANGENTIAL_RESTITUTION,
    TRAJECTORY_INTERVAL,
    VELOCITY,
    VELOCITY_DIRECTION,
    VOLUME,
    VOLUME_FIELD,
)
from ..translation import tr
from .chances import optional_values, read_chances, tell_chances
from .dem import open_dem, read_terrain, tell_scale
from .ground import GroundChoices, make_ground
from .ground_raster import ground_raster_path
from .obstacles import read_barriers
from .releases import Choices, on_terrain, read_releases
from .rock import read_rock, rock_lengths, tell_rock
from .rock_set import has_rock_set, read_rock_set, tell_rock_set
from .starts import read_start
from .survey import findings_of
from .tree_reading import read_trees, without_lost


class SimulationInputs(NamedTuple):
    """What one simulation takes."""

    dem: object  # dem.Dem
    terrain: object
    offset: tuple  # (row, column) of the terrain's first node in the grid of the elevation model
    ground: object
    rock: object
    points: object  # releases.ReleasePoints
    releases: list
    settings: object
    barriers: object  # of the engine, None for none
    trees: object
    rocks: list  # of the runs: the rock or several, and pieces of it
    shares: object  # (rocks,) of several rocks, None for one alone
    point_of: np.ndarray  # (releases,) the release point of each
    damaged: object = None  # engine.forest.damaging_events.Damaged, once events have broken trees for good
    stand: object = None  # engine.Trees before any loss; ``trees`` are what is left
    broken: object = None  # engine.ensemble.fragments.Broken, once rocks have broken


def read_scene(call, kept, read=read_terrain):
    """Read and check everything. Raises QgsProcessingException or, from the engine, ValueError.

    ``kept``: what the runs shall keep beside their ends, as Settings of the engine: maps, trajectories ...
    ``read``: function of the call and the Dem that returns the terrain and its place, as dem.read_terrain
    """
    dem = open_dem(call)
    rocks, shares = _read_rocks(call)
    if rock_lengths(call) is not None and call.raw(VOLUME) not in (None, "", 1.0):
        call.warning(tr("VOLUME: the lengths of the block (ROCK_LENGTHS) say how large it is; not used."))
    terrain, offset = read(call, dem)
    call.find(findings_of(call, dem))
    call.info(terrain_text(dem, terrain))
    tell_scale(dem, call)
    points = _read_points(call, dem, terrain)
    free_way = call[FOREST_START]
    starts = np.column_stack([points.x, points.y])
    ground = make_ground(terrain, dem.crs, _ground_choices(call), call, starts, free_way)
    speed = call[VELOCITY]
    azimuth = call[VELOCITY_DIRECTION]
    chances = read_chances(call)
    tell_chances(chances, call)
    start = read_start(call)
    releases = make_releases(points, terrain, speed, azimuth, chances.volume, chances.density, start)
    point_of = np.arange(len(releases))
    if shares is not None:
        releases, point_of = with_rocks(releases, shares)
    barriers = read_barriers(call, terrain, dem.crs)
    stand = read_trees(call, terrain, dem.crs, (starts, free_way))
    trees = without_lost(call, terrain, stand)
    settings = _settings(call, chances, kept)
    _tell_of_unused_restitution(settings, ground, call)
    terrain.findings = tuple(call.findings)  # all that was found while the scene was read
    return SimulationInputs(
        dem, terrain, offset, ground, rocks[0], points, releases, settings, barriers, trees, rocks, shares, point_of,
        stand=stand,
    )  # fmt: skip


def _read_rocks(call):
    """(Rocks, their shares, None where there is one alone), told to the user."""
    several = read_rock_set(call)
    if several is not None:
        tell_rock_set(several, call)
        return several
    rock = read_rock(call)
    tell_rock(rock, call, bool(call[ROCK_FILE]))
    return [rock], None


def _tell_of_unused_restitution(settings, ground, call):
    if settings.impact_law in INELASTIC_LAWS and (settings.restitution or ground.table[:, of_ground.RESTITUTION].any()):
        message = tr("IMPACT_LAW: {} has no rebound; the restitution of the ground is not used.")
        call.warning(message.format(settings.impact_law))


def releases_text(points):
    """One sentence about the release points."""
    text = tr("Release points: {}, of features: {}, runs: {}.")
    return told(text, points.x.size, np.unique(points.feature).size, int(points.runs.sum()))


def terrain_text(dem, terrain):
    """One sentence about the part of the elevation model that was read."""
    size = terrain.shape[1], terrain.shape[0], *terrain.cell_size
    name, (lowest, highest) = dem.crs.authid() or dem.crs.description(), terrain.range
    if isinstance(terrain, StoredTerrain):  # whose heights are never all there
        message = tr("Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, read in "
                     "tiles.")  # fmt: skip
        return told(message, *size, name, lowest, highest)
    message = tr(
        "Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, {:.0f} % no data."
    )
    missing = 100.0 * np.count_nonzero(np.isnan(terrain.heights)) / terrain.heights.size
    return told(message, *size, name, lowest, highest, missing)


def _read_points(call, dem, terrain):
    is_drawn = read_chances(call).volume is not None
    has_lengths = rock_lengths(call) is not None
    has_none = is_drawn or has_lengths or has_rock_set(call) or call.is_unset(VOLUME)
    volume = math.nan if has_none else call[VOLUME]
    choices = Choices(
        spacing=call[SPACING],
        height=call[HEIGHT],
        runs=call[RUNS],
        volume=volume,
        height_field=call[HEIGHT_FIELD],
        runs_field=call[RUNS_FIELD],
        volume_field=call[VOLUME_FIELD],
    )
    source = call[RELEASES]
    may_skip = call[OUTSIDE] == "skip"
    points = on_terrain(read_releases(source, dem.crs, choices, call), terrain, call, may_skip)
    call.info(releases_text(points))
    return points


def _ground_choices(call):
    rolling_resistance, roughness = optional_values(call)
    if ground_model(call) == SLIP_FRICTION:
        rolling_resistance = roughness = 0.0  # whatever the classes or a raster say
    return GroundChoices(
        ground=call[GROUND],
        class_field=call[GROUND_FIELD],
        default_class=call[GROUND_DEFAULT],
        forest=call[FOREST],
        drag_field=call[FOREST_DRAG_FIELD],
        height_field=call[FOREST_HEIGHT_FIELD],
        restitution=call[RESTITUTION],
        tangential_restitution=call[TANGENTIAL_RESTITUTION],
        table=call[GROUND_TABLE],
        with_scar_layer=gives_way(call),
        with_viscous_drag=call[VISCOUS_DRAG],
        rolling_field=call[ROLLING_FIELD],
        rolling_resistance=rolling_resistance,
        roughness_field=call[ROUGHNESS_FIELD],
        roughness=roughness,
        raster=ground_raster_path(call),
    )


def _settings(call, chances, kept):
    return Settings(
        **numerics(call),
        free_flight=call[FREE_FLIGHT],
        restitution_halving_speed=call[RESTITUTION_HALVING_SPEED],
        restitution=chances.restitution,
        friction_factor=chances.friction_factor,
        rolling_factor=chances.rolling_factor,
        material_drawn=chances.material_drawn,
        precision=0.01 * call[PRECISION],
        precision_of=call[PRECISION_OF] or choices.PRECISION_OF[0],
        trajectory_interval=call[TRAJECTORY_INTERVAL],
        **kept,
    )
