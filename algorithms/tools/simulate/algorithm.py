# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate, the main job: rocks down an elevation model, and where they go as lines and maps."""

from ...base import TalusAlgorithm, sections_by_names
from ...shared.parameters.chance import (
    DENSITY_DISTRIBUTION,
    FRICTION_DISTRIBUTION,
    MATERIAL_DRAWN,
    RESTITUTION_DISTRIBUTION,
    RESTITUTION_HALVING_SPEED,
    ROLLING_DISTRIBUTION,
    VOLUME_DISTRIBUTION,
)
from ...shared.parameters.extent import BAND, DEM, EXTENT
from ...shared.parameters.ground import (
    BETA,
    GROUND,
    GROUND_DEFAULT,
    GROUND_DEFAULT_OTHER,
    GROUND_FIELD,
    GROUND_MODEL,
    GROUND_RASTER,
    GROUND_TABLE,
    KAPPA,
    MU_MAX,
    MU_MIN,
    ROLLING_FIELD,
    ROLLING_RESISTANCE,
    ROUGHNESS,
    ROUGHNESS_FIELD,
    SURFACE_ROUGHNESS,
    SURFACE_ROUGHNESS_FIELD,
    VISCOUS_DRAG,
)
from ...shared.parameters.obstacles import (
    BARRIER_ENERGY,
    BARRIER_ENERGY_FIELD,
    BARRIER_HEIGHT,
    BARRIER_HEIGHT_FIELD,
    BARRIER_NET_FIELD,
    BARRIER_RULE,
    BARRIERS,
    EVENT_YEARS,
    FOREST_START,
    LOG_DECAY,
    LOG_STRENGTH,
    NET_CROSSINGS,
    STEMS_LOST,
    STEMS_LOST_FIRST,
    STUMP_HEIGHT,
    SURROGATE_IMPACTS,
    TREE_DIAMETER,
    TREE_DIAMETER_FIELD,
    TREE_DIRECTION_FIELD,
    TREE_ENERGY_FIELD,
    TREE_EVENTS,
    TREE_FRICTION,
    TREE_HEIGHT_FIELD,
    TREE_LEAN_FIELD,
    TREE_OFFSETS,
    TREE_SEQUENCES,
    TREE_SPECIES,
    TREE_SPECIES_FIELD,
    TREES,
)
from ...shared.parameters.outputs import REPORT_AUTHOR, REPORT_DATE, REPORT_OBJECT, number_outputs
from ...shared.parameters.scene import (
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
    ROCK_SIZES,
    ROCK_SOLID,
    RUNS,
    RUNS_FIELD,
    SCHEDULER,
    SEED,
    SLIP,
    SPACING,
    SPIN,
    TANGENTIAL_RESTITUTION,
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
from ...shared.parameters.values import value_of
from ...shared.study_folder.placing import is_from_desktop
from ...shared.styles.layer_order import new_run
from ...shared.styles.relief import relief_of
from ...stages import SIMULATE
from ...translation import tr
from .parameters import (
    BARRIER_CROSSINGS,
    BARRIER_RESULTS,
    BREAKING,
    CONFIDENCE,
    CONTACTS,
    ENERGY_P95,
    ENERGY_THRESHOLDS,
    EXCEEDANCES,
    HEIGHT_EXCEEDANCES,
    HEIGHT_THRESHOLDS,
    IN_ROUNDS,
    KEEP_UNFINISHED,
    MAPS,
    ONLY_ESTIMATE,
    REPORT,
    ROLLING_INTERVAL,
    RUN_NAME,
    SAMPLES,
    SLOW_LIMIT,
    SMALLEST_PIECE,
    SPLITTING_COPIES,
    SPLITTING_FRICTION,
    SPLITTING_LEVELS,
    SPLITTING_MEASURE,
    SPLITTING_SHARE,
    STOPS,
    TERRAIN_FOLDER,
    TERRAIN_MEMORY,
    TRAJECTORIES,
    TREE_IMPACTS,
    TREE_RESULTS,
    is_splitting,
    labels,
    simulate_parameters,
    wanted_maps,
)

# The parameters of talus:simulate by subject: the sections of its dialog, its help and its page of the manual.

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
            ROCK, ROCK_FILE, ROCK_SOLID, VOLUME, ROCK_SIZES, DENSITY, ROCK_LENGTHS, ROCK_SET,
            VOLUME_DISTRIBUTION, DENSITY_DISTRIBUTION, BREAKING, SMALLEST_PIECE)),
        (tr("Ground"), (
            GROUND, GROUND_FIELD, GROUND_DEFAULT, GROUND_DEFAULT_OTHER, GROUND_TABLE, GROUND_RASTER, GROUND_MODEL,
            MU_MIN, MU_MAX, KAPPA, BETA,
            ROLLING_RESISTANCE, ROLLING_FIELD, SURFACE_ROUGHNESS, SURFACE_ROUGHNESS_FIELD, ROUGHNESS, ROUGHNESS_FIELD,
            RESTITUTION, TANGENTIAL_RESTITUTION, RESTITUTION_HALVING_SPEED, RESTITUTION_DISTRIBUTION,
            FRICTION_DISTRIBUTION, ROLLING_DISTRIBUTION, MATERIAL_DRAWN, VISCOUS_DRAG)),
        (tr("Forest and trees"), (
            FOREST, FOREST_DRAG_FIELD, FOREST_HEIGHT_FIELD, TREES, TREE_DIAMETER, TREE_DIAMETER_FIELD,
            TREE_HEIGHT_FIELD, TREE_SPECIES, TREE_SPECIES_FIELD, TREE_ENERGY_FIELD, TREE_OFFSETS,
            TREE_DIRECTION_FIELD, TREE_LEAN_FIELD, TREE_FRICTION, FOREST_START, STEMS_LOST,
            STEMS_LOST_FIRST, TREE_EVENTS, TREE_SEQUENCES, STUMP_HEIGHT, LOG_STRENGTH, LOG_DECAY, EVENT_YEARS)),
        (tr("Barriers"), (
            BARRIERS, BARRIER_HEIGHT, BARRIER_HEIGHT_FIELD, BARRIER_ENERGY, BARRIER_ENERGY_FIELD,
            BARRIER_RULE, BARRIER_NET_FIELD, NET_CROSSINGS, SURROGATE_IMPACTS)),
        (tr("Layers and report"), (
            TRAJECTORIES, STOPS, CONTACTS, SAMPLES, BARRIER_RESULTS, BARRIER_CROSSINGS,
            TREE_RESULTS, TREE_IMPACTS, REPORT, ROLLING_INTERVAL, REPORT_OBJECT, REPORT_AUTHOR, REPORT_DATE)),
        (tr("Maps"), (
            *_maps(), CONFIDENCE, EXCEEDANCES, ENERGY_THRESHOLDS, HEIGHT_EXCEEDANCES, HEIGHT_THRESHOLDS)),
        (tr("Numerics"), (
            SEED, THREADS, PRECISION, PRECISION_OF, TIME_STEP, MAX_TIME, IMPACT_LAW, FREE_FLIGHT,
            AIR_DENSITY, TRAJECTORY_INTERVAL, SCHEDULER, TERRAIN_MEMORY, TERRAIN_FOLDER, SLOW_LIMIT, KEEP_UNFINISHED,
            IN_ROUNDS, ONLY_ESTIMATE, SPLITTING_SHARE, SPLITTING_LEVELS, SPLITTING_COPIES, SPLITTING_MEASURE,
            SPLITTING_FRICTION)),
    )  # fmt: skip


def _maps():
    return [MAPS[name] for name in (*FIRST_MAPS, *(name for name in MAPS if name not in FIRST_MAPS))]


class Simulate(TalusAlgorithm):
    """Definition of talus:simulate for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE
    styles_in = "known_layers"
    has_sections = True
    run_of_layers = None  # until it is prepared

    def name(self):
        return "simulate"

    def displayName(self):
        return tr("Simulate rockfall")

    def shortDescription(self):
        return tr(
            "Throws rigid, polyhedral rocks down an elevation model and maps where they go, how high they jump and "
            "with how much energy. An elevation model and release points are all it needs; ground and forest "
            "polygons make it more precise."
        )

    def tags(self):
        return tr("rockfall,rock,fall,trajectory,run-out,hazard,energy,jump height,talus,boulder").split(",")

    def sections(self):
        return sections_by_names(self, sections())

    def initAlgorithm(self, configuration=None):
        self.define(simulate_parameters(), number_outputs(labels()))

    def prepare(self, call):
        """In the main thread, where the layer tree may be looked at."""
        name = self.name_in_study(call)
        if call.placed is not None:
            name = call.placed.name_of_run(name)
        maps = [output.parameter for output in wanted_maps(call)]
        shown = ENERGY_P95 if ENERGY_P95 in maps else (maps or [TRAJECTORIES])[0]
        relief = relief_of(call[DEM], max(value_of(call, BAND, "whole"), 1))  # what is no band, check will tell
        self.run_of_layers = new_run(name, {shown, STOPS}, call.project, relief)
        if call.placed is not None:
            call.placed.of_name(self.run_of_layers.name)
        is_watched = is_from_desktop(call) and call.project is not None and not call[ONLY_ESTIMATE]
        if is_watched and call[BREAKING] is None and not is_splitting(call):
            return self.module_of("growing").Growing(call.project, self.run_of_layers.group)
        return None

    def name_in_study(self, call):
        return call[RUN_NAME].strip()
