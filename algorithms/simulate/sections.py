# SPDX-License-Identifier: GPL-2.0-or-later
"""The parameters of talus:simulate by subject: the sections of its dialog, its help and its page of the manual."""

from ..translation import tr


def sections():
    """Pairs of a title and names of parameters."""
    return (
        (tr("Terrain and releases"), (
            "DEM", "RELEASES", "RUNS", "HEIGHT", "RUN_NAME", "SPACING", "OUTSIDE", "VOLUME_FIELD", "RUNS_FIELD",
            "HEIGHT_FIELD", "VELOCITY", "VELOCITY_DIRECTION", "BAND", "EXTENT")),
        (tr("Rock"), (
            "ROCK", "ROCK_FILE", "ROCK_SOLID", "VOLUME", "DENSITY", "ROCK_LENGTHS", "VOLUME_DISTRIBUTION",
            "DENSITY_DISTRIBUTION", "BREAKING", "SMALLEST_PIECE")),
        (tr("Ground"), (
            "GROUND", "GROUND_FIELD", "GROUND_DEFAULT", "GROUND_MODEL", "GROUND_TABLE", "GROUND_RASTER",
            "ROLLING_RESISTANCE", "ROLLING_FIELD", "ROUGHNESS", "ROUGHNESS_FIELD", "RESTITUTION",
            "RESTITUTION_HALVING_SPEED", "RESTITUTION_DISTRIBUTION", "FRICTION_DISTRIBUTION", "MATERIAL_DRAWN",
            "VISCOUS_DRAG")),
        (tr("Forest and trees"), (
            "FOREST", "FOREST_DRAG_FIELD", "FOREST_HEIGHT_FIELD", "TREES", "TREE_DIAMETER", "TREE_DIAMETER_FIELD",
            "TREE_HEIGHT_FIELD", "TREE_SPECIES", "TREE_SPECIES_FIELD", "TREE_ENERGY_FIELD",
            "TREE_DIRECTION_FIELD", "TREE_FRICTION", "FOREST_START")),
        (tr("Barriers"), (
            "BARRIERS", "BARRIER_HEIGHT", "BARRIER_HEIGHT_FIELD", "BARRIER_ENERGY", "BARRIER_ENERGY_FIELD",
            "BARRIER_RULE", "BARRIER_NET_FIELD", "NET_CROSSINGS", "SURROGATE_IMPACTS")),
        (tr("Layers and report"), (
            "TRAJECTORIES", "STOPS", "CONTACTS", "SAMPLES", "BARRIER_RESULTS", "BARRIER_CROSSINGS",
            "TREE_RESULTS", "TREE_IMPACTS", "REPORT", "REPORT_OBJECT", "REPORT_AUTHOR", "REPORT_DATE")),
        (tr("Maps"), (
            "PASSAGES", "REACH_PROBABILITY", "ENERGY_P95", "ENERGY_MAX", "ENERGY_MEAN", "HEIGHT_P95", "HEIGHT_MAX",
            "HEIGHT_MEAN", "VELOCITY_MAX", "VELOCITY_MEAN", "ROTATION_MAX", "SCAR_DEPTH_MAX",
            "SCAR_DEPTH_MEAN", "DEPOSITS", "CONFIDENCE", "EXCEEDANCES", "ENERGY_THRESHOLDS",
            "HEIGHT_EXCEEDANCES", "HEIGHT_THRESHOLDS")),
        (tr("Numerics"), (
            "SEED", "THREADS", "PRECISION", "PRECISION_OF", "TIME_STEP", "MAX_TIME", "IMPACT_LAW", "FREE_FLIGHT",
            "AIR_DENSITY", "TRAJECTORY_INTERVAL", "SCHEDULER", "SLOW_LIMIT", "KEEP_UNFINISHED")),
    )  # fmt: skip
