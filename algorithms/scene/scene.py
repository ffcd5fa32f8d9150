# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters of talus:simulate to the objects of the engine, telling the user what was read."""

import math
from typing import NamedTuple

import numpy as np

from ...engine.choices import INELASTIC_LAWS, PRECISION_OF
from ...engine.study.starts import make_releases
from ..number_words import told
from ..parameters.chance import optional_values, read_chances, tell_chances
from ..parameters.ground import SLIP_FRICTION, gives_way, ground_model
from ..parameters.numerics import numerics
from ..parameters.values import is_unset, optional_number
from ..translation import tr
from .dem import open_dem, read_terrain, tell_scale
from .ground import GroundChoices, make_ground
from .ground_raster import ground_raster_path
from .obstacles import read_barriers, read_trees
from .releases import Choices, on_terrain, read_releases
from .rock import read_rock, rock_lengths, tell_rock


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
    rocks: list  # of the runs: the rock, and pieces of it


def read_scene(algorithm, parameters, context, feedback, kept):
    """Read and check everything. Raises QgsProcessingException or, from the engine, ValueError.

    ``kept``: what the runs shall keep beside their ends, as Settings of the engine: maps, trajectories ...
    """
    dem = open_dem(algorithm, parameters, context)
    rock = read_rock(algorithm, parameters, context)
    tell_rock(rock, feedback, bool(algorithm.parameterAsFile(parameters, "ROCK_FILE", context)))
    if rock_lengths(algorithm, parameters, context) is not None and parameters.get("VOLUME") not in (None, "", 1.0):
        feedback.pushWarning(tr("VOLUME: the lengths of the block (ROCK_LENGTHS) say how large it is; not used."))
    terrain, offset = read_terrain(algorithm, parameters, context, dem)
    feedback.pushInfo(terrain_text(dem, terrain))
    tell_scale(dem, feedback)
    points = _read_points(algorithm, parameters, context, feedback, dem, terrain)
    ground = make_ground(terrain, dem.crs, _ground_choices(algorithm, parameters, context), context, feedback)
    free_way = algorithm.parameterAsDouble(parameters, "FOREST_START", context)
    starts = np.column_stack([points.x, points.y])
    ground = _without_forest_near(ground, terrain, starts, free_way)
    speed = algorithm.parameterAsDouble(parameters, "VELOCITY", context)
    azimuth = optional_number(algorithm, parameters, "VELOCITY_DIRECTION", context)
    chances = read_chances(algorithm, parameters, context)
    tell_chances(chances, feedback)
    releases = make_releases(points, terrain, speed, azimuth, chances.volume, chances.density)
    barriers = read_barriers(algorithm, parameters, context, feedback, terrain, dem.crs)
    trees = read_trees(algorithm, parameters, context, feedback, terrain, dem.crs, (starts, free_way))
    settings = _settings(algorithm, parameters, context, chances, kept)
    _tell_of_unused_restitution(settings, ground, feedback)
    return SimulationInputs(dem, terrain, offset, ground, rock, points, releases, settings, barriers, trees, [rock])


def _without_forest_near(ground, terrain, starts, distance):
    """The ground without the drag of the forest within a distance of any start."""
    from ...engine.ground.clearings import without_drag_near

    return without_drag_near(ground, terrain, starts, distance)


def _tell_of_unused_restitution(settings, ground, feedback):
    from ...engine.ground.parameters import RESTITUTION

    if settings.impact_law in INELASTIC_LAWS and (settings.restitution or ground.table[:, RESTITUTION].any()):
        message = tr("IMPACT_LAW: {} has no rebound; the restitution of the ground is not used.")
        feedback.pushWarning(message.format(settings.impact_law))


def releases_text(points):
    """One sentence about the release points."""
    text = tr("Releases: {} points of {} features, {} runs.")
    return told(text, points.x.size, np.unique(points.feature).size, int(points.runs.sum()))


def terrain_text(dem, terrain):
    """One sentence about the part of the elevation model that was read."""
    message = tr(
        "Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, {:.0f} % no data."
    )
    missing = 100.0 * np.count_nonzero(np.isnan(terrain.heights)) / terrain.heights.size
    lowest, highest = np.nanmin(terrain.heights), np.nanmax(terrain.heights)
    size = terrain.shape[1], terrain.shape[0], *terrain.cell_size
    return told(message, *size, dem.crs.authid() or dem.crs.description(), lowest, highest, missing)


def _read_points(algorithm, parameters, context, feedback, dem, terrain):
    is_drawn = read_chances(algorithm, parameters, context).volume is not None
    has_lengths = rock_lengths(algorithm, parameters, context) is not None
    has_none = is_drawn or has_lengths or is_unset(parameters, "VOLUME")
    volume = math.nan if has_none else algorithm.parameterAsDouble(parameters, "VOLUME", context)
    choices = Choices(
        spacing=algorithm.parameterAsDouble(parameters, "SPACING", context),
        height=algorithm.parameterAsDouble(parameters, "HEIGHT", context),
        runs=algorithm.parameterAsInt(parameters, "RUNS", context),
        volume=volume,
        height_field=algorithm.parameterAsString(parameters, "HEIGHT_FIELD", context),
        runs_field=algorithm.parameterAsString(parameters, "RUNS_FIELD", context),
        volume_field=algorithm.parameterAsString(parameters, "VOLUME_FIELD", context),
    )
    source = algorithm.parameterAsSource(parameters, "RELEASES", context)
    may_skip = algorithm.parameterAsEnumString(parameters, "OUTSIDE", context) == "skip"
    points = on_terrain(read_releases(source, dem.crs, choices, context, feedback), terrain, feedback, may_skip)
    feedback.pushInfo(releases_text(points))
    return points


def _ground_choices(algorithm, parameters, context):
    rolling_resistance, roughness = optional_values(algorithm, parameters, context)
    if ground_model(algorithm, parameters, context) == SLIP_FRICTION:
        rolling_resistance = roughness = 0.0  # whatever the classes or a raster say
    return GroundChoices(
        ground=algorithm.parameterAsSource(parameters, "GROUND", context),
        class_field=algorithm.parameterAsString(parameters, "GROUND_FIELD", context),
        default_class=algorithm.parameterAsEnumString(parameters, "GROUND_DEFAULT", context),
        forest=algorithm.parameterAsSource(parameters, "FOREST", context),
        drag_field=algorithm.parameterAsString(parameters, "FOREST_DRAG_FIELD", context),
        height_field=algorithm.parameterAsString(parameters, "FOREST_HEIGHT_FIELD", context),
        restitution=optional_number(algorithm, parameters, "RESTITUTION", context),
        table=algorithm.parameterAsFile(parameters, "GROUND_TABLE", context),
        with_scar_layer=gives_way(algorithm, parameters, context),
        with_viscous_drag=algorithm.parameterAsBoolean(parameters, "VISCOUS_DRAG", context),
        rolling_field=algorithm.parameterAsString(parameters, "ROLLING_FIELD", context),
        rolling_resistance=rolling_resistance,
        roughness_field=algorithm.parameterAsString(parameters, "ROUGHNESS_FIELD", context),
        roughness=roughness,
        raster=ground_raster_path(algorithm, parameters, context),
    )


def _settings(algorithm, parameters, context, chances, kept):
    from ...engine import Settings

    return Settings(
        **numerics(algorithm, parameters, context),
        free_flight=algorithm.parameterAsEnumString(parameters, "FREE_FLIGHT", context),
        restitution_halving_speed=optional_number(algorithm, parameters, "RESTITUTION_HALVING_SPEED", context),
        restitution=chances.restitution,
        friction_factor=chances.friction_factor,
        material_drawn=chances.material_drawn,
        precision=0.01 * algorithm.parameterAsDouble(parameters, "PRECISION", context),
        precision_of=algorithm.parameterAsEnumString(parameters, "PRECISION_OF", context) or PRECISION_OF[0],
        trajectory_interval=algorithm.parameterAsDouble(parameters, "TRAJECTORY_INTERVAL", context),
        **kept,
    )
