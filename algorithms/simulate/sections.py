# SPDX-License-Identifier: GPL-2.0-or-later
"""The parameters of talus:simulate by subject: the sections of its dialog, its help and its page of the manual."""

from ..parameters.chance import (
    DENSITY_DISTRIBUTION,
    FRICTION_DISTRIBUTION,
    MATERIAL_DRAWN,
    RESTITUTION_DISTRIBUTION,
    RESTITUTION_HALVING_SPEED,
    ROLLING_DISTRIBUTION,
    VOLUME_DISTRIBUTION,
)
from ..parameters.extent import BAND, DEM, EXTENT
from ..parameters.ground import (
    GROUND,
    GROUND_DEFAULT,
    GROUND_FIELD,
    GROUND_MODEL,
    GROUND_RASTER,
    GROUND_TABLE,
    ROLLING_FIELD,
    ROLLING_RESISTANCE,
    ROUGHNESS,
    ROUGHNESS_FIELD,
    VISCOUS_DRAG,
)
from ..parameters.obstacles import (
    BARRIER_ENERGY,
    BARRIER_ENERGY_FIELD,
    BARRIER_HEIGHT,
    BARRIER_HEIGHT_FIELD,
    BARRIER_NET_FIELD,
    BARRIER_RULE,
    BARRIERS,
    FOREST_START,
    NET_CROSSINGS,
    SURROGATE_IMPACTS,
    TREE_DIAMETER,
    TREE_DIAMETER_FIELD,
    TREE_DIRECTION_FIELD,
    TREE_ENERGY_FIELD,
    TREE_FRICTION,
    TREE_HEIGHT_FIELD,
    TREE_SPECIES,
    TREE_SPECIES_FIELD,
    TREES,
)
from ..parameters.report_heads import REPORT_AUTHOR, REPORT_DATE, REPORT_OBJECT
from ..parameters.scene import (
    AIR_DENSITY,
    DENSITY,
    FOREST,
    FOREST_DRAG_FIELD,
    FOREST_HEIGHT_FIELD,
    FREE_FLIGHT,
    HEIGHT,
    HEIGHT_FIELD,
    IMPACT_LAW,
    MAX_TIME,
    ORIENTATION,
    OUTSIDE,
    PRECISION,
    PRECISION_OF,
    RELEASES,
    RESTITUTION,
    ROCK,
    ROCK_FILE,
    ROCK_LENGTHS,
    ROCK_SET,
    ROCK_SOLID,
    RUNS,
    RUNS_FIELD,
    SCHEDULER,
    SEED,
    SLIP,
    SPACING,
    SPIN,
    THREADS,
    TIME_STEP,
    TRAJECTORY_INTERVAL,
    VELOCITY,
    VELOCITY_DIRECTION,
    VELOCITY_DISTRIBUTION,
    VERTICAL_VELOCITY,
    VOLUME,
    VOLUME_FIELD,
)
from ..translation import tr
from .map_outputs import CONFIDENCE, ENERGY_THRESHOLDS, EXCEEDANCES, HEIGHT_EXCEEDANCES, HEIGHT_THRESHOLDS, MAPS
from .outputs import (
    BARRIER_CROSSINGS,
    BARRIER_RESULTS,
    CONTACTS,
    SAMPLES,
    STOPS,
    TRAJECTORIES,
    TREE_IMPACTS,
    TREE_RESULTS,
)
from .parameters import BREAKING, KEEP_UNFINISHED, ONLY_ESTIMATE, REPORT, RUN_NAME, SLOW_LIMIT, SMALLEST_PIECE

# by what is asked of them, the most telling ones first; those that are not named here come after them
FIRST_MAPS = (
    "passages", "reach_probability", "energy_p95", "energy_max", "energy_mean", "height_p95", "height_max",
    "height_mean", "velocity_max", "velocity_mean", "rotation_max", "scar_depth_max", "scar_depth_mean", "deposits",
)  # fmt: skip


def sections():
    """Pairs of a title and names of parameters."""
    return (
        (tr("Terrain and releases"), (
            DEM, RELEASES, RUNS, HEIGHT, RUN_NAME, SPACING, OUTSIDE, VOLUME_FIELD, RUNS_FIELD,
            HEIGHT_FIELD, VELOCITY, VELOCITY_DIRECTION, VELOCITY_DISTRIBUTION, VERTICAL_VELOCITY, SPIN,
            ORIENTATION, SLIP, BAND, EXTENT)),
        (tr("Rock"), (
            ROCK, ROCK_FILE, ROCK_SOLID, VOLUME, DENSITY, ROCK_LENGTHS, ROCK_SET, VOLUME_DISTRIBUTION,
            DENSITY_DISTRIBUTION, BREAKING, SMALLEST_PIECE)),
        (tr("Ground"), (
            GROUND, GROUND_FIELD, GROUND_DEFAULT, GROUND_MODEL, GROUND_TABLE, GROUND_RASTER,
            ROLLING_RESISTANCE, ROLLING_FIELD, ROUGHNESS, ROUGHNESS_FIELD, RESTITUTION,
            RESTITUTION_HALVING_SPEED, RESTITUTION_DISTRIBUTION, FRICTION_DISTRIBUTION, ROLLING_DISTRIBUTION,
            MATERIAL_DRAWN, VISCOUS_DRAG)),
        (tr("Forest and trees"), (
            FOREST, FOREST_DRAG_FIELD, FOREST_HEIGHT_FIELD, TREES, TREE_DIAMETER, TREE_DIAMETER_FIELD,
            TREE_HEIGHT_FIELD, TREE_SPECIES, TREE_SPECIES_FIELD, TREE_ENERGY_FIELD,
            TREE_DIRECTION_FIELD, TREE_FRICTION, FOREST_START)),
        (tr("Barriers"), (
            BARRIERS, BARRIER_HEIGHT, BARRIER_HEIGHT_FIELD, BARRIER_ENERGY, BARRIER_ENERGY_FIELD,
            BARRIER_RULE, BARRIER_NET_FIELD, NET_CROSSINGS, SURROGATE_IMPACTS)),
        (tr("Layers and report"), (
            TRAJECTORIES, STOPS, CONTACTS, SAMPLES, BARRIER_RESULTS, BARRIER_CROSSINGS,
            TREE_RESULTS, TREE_IMPACTS, REPORT, REPORT_OBJECT, REPORT_AUTHOR, REPORT_DATE)),
        (tr("Maps"), (
            *_maps(), CONFIDENCE, EXCEEDANCES, ENERGY_THRESHOLDS, HEIGHT_EXCEEDANCES, HEIGHT_THRESHOLDS)),
        (tr("Numerics"), (
            SEED, THREADS, PRECISION, PRECISION_OF, TIME_STEP, MAX_TIME, IMPACT_LAW, FREE_FLIGHT,
            AIR_DENSITY, TRAJECTORY_INTERVAL, SCHEDULER, SLOW_LIMIT, KEEP_UNFINISHED,
            ONLY_ESTIMATE)),
    )  # fmt: skip


def _maps():
    return [MAPS[name] for name in (*FIRST_MAPS, *(name for name in MAPS if name not in FIRST_MAPS))]
