# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:slopeprofile, rocks down one profile, for a quick look and for the catchment at the foot of a cut slope."""

from ....engine.choices import EARLIER_MODELS as MODELS
from ....engine.quantities.quantities import QUANTITIES
from ...base import TalusAlgorithm
from ...number_words import formatted
from ...shared.parameters.chance import (
    FRICTION_DISTRIBUTION,
    MATERIAL_DRAWN,
    RESTITUTION_DISTRIBUTION,
    ROLLING_DISTRIBUTION,
)
from ...shared.parameters.definitions import (
    Source,
    advanced,
    choices,
    file,
    file_output,
    layer,
    layer_output,
    number,
    optional_number,
    switch,
    text,
    whole_number,
)
from ...shared.parameters.extent import elevation_model
from ...shared.parameters.ground import (
    GROUND,
    GROUND_DEFAULT,
    GROUND_FIELD,
    GROUND_MODEL,
    GROUND_TABLE,
    ROLLING_RESISTANCE,
    ROUGHNESS,
    SURFACE_ROUGHNESS,
)
from ...shared.parameters.outputs import number_outputs
from ...shared.parameters.scene import (
    AIR_DENSITY,
    DENSITY,
    IMPACT_LAW,
    MAX_TIME,
    RESTITUTION,
    ROCK_FILE,
    ROCK_SOLID,
    SEED,
    THREADS,
    TIME_STEP,
    VOLUME,
    inputs_named,
)
from ...shared.parameters.shapes import ROCKS, shapes_parameter
from ...stages import SIMULATE
from ...translation import tr

# The inputs and outputs of talus:slopeprofile.

OF_GROUND = (GROUND, GROUND_FIELD, GROUND_DEFAULT)
RARE = (ROCK_FILE, ROCK_SOLID, GROUND_TABLE, GROUND_MODEL, ROUGHNESS, ROLLING_RESISTANCE, SURFACE_ROUGHNESS,
        AIR_DENSITY, IMPACT_LAW, RESTITUTION, RESTITUTION_DISTRIBUTION, FRICTION_DISTRIBUTION, ROLLING_DISTRIBUTION,
        MATERIAL_DRAWN, TIME_STEP, MAX_TIME, SEED, THREADS)  # fmt: skip
LINE = layer("LINE", [Source.TypeVectorLine])
PROFILE_FILE = file("PROFILE_FILE")
SPACING = number("SPACING", 0.5, 0.01, 100.0)
TOE = optional_number("TOE", None, 0.0, 1e6)
START = number("START", 2.0, 0.0, 1e6)
START_TO = optional_number("START_TO", None, 0.0, 1e6)
HEIGHT = number("HEIGHT", 0.6, **QUANTITIES["release_height"].limits)
VELOCITY = number("VELOCITY", 0.5, **QUANTITIES["release_velocity"].limits)
VELOCITY_TO = optional_number("VELOCITY_TO", 1.5, **QUANTITIES["release_velocity"].limits)
RUNS = whole_number("RUNS", 500, 1, 10_000_000)
PLANE = switch("PLANE", False)
BARRIERS_ALONG = text("BARRIERS_ALONG", optional=True)
EARLIER_MODELS = choices("EARLIER_MODELS", MODELS, [], optional=True)
EARLIER_RESTITUTION = text("EARLIER_RESTITUTION", optional=True)
EARLIER_FRICTION = text("EARLIER_FRICTION", optional=True)
EARLIER_ROLLING = text("EARLIER_ROLLING", optional=True)
STATIONS = layer_output("STATIONS", Source.TypeVectorPoint, by_default=True)
PLOT = file_output("PLOT", by_default=True)
WIDTHS = {"WIDTH_50": 0.5, "WIDTH_90": 0.9, "WIDTH_95": 0.95, "WIDTH_99": 0.99}  # share of the rocks that are held


def slope_parameters():
    """All inputs and files in the order of the dialog."""
    dem, band = elevation_model(tr("Heights along the line. Not needed with a profile from a file."))
    return [
        LINE.shown(tr("Line of the profile"), tr(
            "One line, drawn downhill. Of several, select one in the layer.")),
        dem,
        PROFILE_FILE.shown(tr("Or a profile from a file"), tr("Text files (*.csv *.txt)"), tr(
            "A point of the profile on each line, from the top down: horizontal distance [m], height [m] and, where "
            "it differs from the class outside the polygons, the ground class from this point to the next, with "
            "commas or semicolons between them. A first line with names is skipped. Instead of line and elevation "
            "model.")),
        SPACING.shown(tr("Spacing of the stations [m]"), tr(
            "The slope is straight from station to station; results are given for each.")),
        TOE.shown(tr("Distance of the foot of the slope [m]"), tr(
            "Distance from the beginning of the profile. The width of the catchment that holds 50, 90, 95 and 99 % "
            "of the rocks is measured from here. If left empty, no widths.")),
        START.shown(tr("Rocks start from [m]"), tr(
            "Distance from the beginning of the profile; at least the radius of the rock.")),
        START_TO.shown(tr("Rocks start to [m]"), tr(
            "Starts are spread evenly from the distance above to this one. If left empty, all start at one point.")),
        HEIGHT.shown(tr("Release height above the ground [m]"), tr(
            "Height of the lowest corner of the rock above the ground at its release.")),
        VELOCITY.shown(tr("Smallest initial velocity [m/s]"), tr("Horizontal, down the profile.")),
        VELOCITY_TO.shown(tr("Largest initial velocity [m/s]"), tr(
            "Velocities are spread evenly from the smallest to the largest. If left empty, all have the smallest. "
            "Where it is not given at all, it is 1.5, or the smallest where that is more.")),
        RUNS.shown(tr("Runs"), tr(
            "Total number, in equal parts from all starts, with all velocities and shapes; rounded up to that.")),
        ROCKS.shown(tr("Shapes of the rocks"), tr(
            "Rocks of the library; several are thrown in equal parts. The shape that goes farthest depends on the "
            "slope.")),
        *inputs_named((VOLUME, DENSITY)),
        *inputs_named(OF_GROUND),
        *map(advanced, [
            PLANE.shown(tr("Rocks stay in the plane of the profile"), tr(
                "They neither move sideways nor rotate about any axis but the one across the profile, as in "
                "two-dimensional programs. For long slopes, where free rocks may leave the profile sideways, and for "
                "comparison with such programs. Each rock keeps its initial orientation about the profile; the "
                "orientations are evenly distributed. Off: rocks are free."
            )),
            shapes_parameter(),
            BARRIERS_ALONG.shown(tr("Barriers on the profile"), tr(
                "Distance along the profile [m], height [m] and, where it is not rigid, the energy capacity [kJ], with "
                "colons between them, and semicolons between barriers: 35: 3: 1000; 50: 2. Rocks are stopped, pass "
                "over or break through; the stations show the rocks beyond. For a first look at the best place of a "
                "barrier.")),
            band,
            *inputs_named(RARE),
            EARLIER_MODELS.shown(tr("Impact models of earlier programs, for comparison"), tr(
                "For comparison of this study with an older one; never for an assessment. As many runs go down the "
                "profile as ellipses in its plane, by each chosen model: stronge (energetic restitution), descoeudres "
                "(Descoeudres and Zimmermann), azzoni (Bozzolo, Azzoni and others), pfeiffer (Pfeiffer and Bowen, as "
                "in CRSP). They ignore ground classes and barriers. Their run-outs are in stations, plot and log.")),
            EARLIER_RESTITUTION.shown(tr("Restitution of the earlier models"), tr(
                "A number, or a distribution such as uniform(0.3, 0.4). Its meaning depends on the model: for azzoni "
                "it is the share of the energy that is kept, for pfeiffer R_n; R_t is 0.85. If left empty, the values "
                "published for rock, 0.35, azzoni 0.75 to 0.9, pfeiffer 0.33 to 0.37.")),
            EARLIER_FRICTION.shown(tr("Friction of the earlier models"), tr(
                "A number or a distribution. Left empty: normal(0.25, 0.05, 0.2, 0.3), of cut slopes in hard rock "
                "(Ashayer 2007).")),
            EARLIER_ROLLING.shown(tr("Rolling friction of the earlier models"), tr(
                "A number or a distribution. Left empty: normal(0.40, 0.05, 0.35, 0.45), of the same slopes.")),
        ]),
        STATIONS.shown(tr("Stations"), tr(
            "Distance, height, share of the runs that reach at least this distance, stops, and largest and 95th "
            "percentile of energy, velocity and height of the centre. Points along the line, or a table for a "
            "profile from a file.")),
        PLOT.shown(tr("Plot"), tr("Pictures (*.png *.svg *.pdf)"), tr(
            "The profile with ground classes, barriers, some paths and the envelope of the heights; below it, along "
            "the profile, passing height, energy, velocity, stops and the share of rocks that reach each distance.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "RUN_COUNT": tr("Runs"),
        "FARTHEST": tr("Farthest stop along the profile [m]"),
        "STOP_P95": tr("95th percentile of the stops along the profile [m]"),
        "LEFT_SHARE": tr("Share of the runs that leave the profile"),
        "STOPPED_SHARE": tr("Share of the runs that stop near their start"),
        "ENERGY_MAX_VALUE": tr("Largest energy [kJ]"),
        "HEIGHT_MAX_VALUE": tr("Largest passing height of the centre [m]"),
        "VELOCITY_MAX_VALUE": tr("Largest velocity [m/s]"),
        **{
            name: formatted(tr("Width of the catchment that holds {:g} % [m]"), 100.0 * share)
            for name, share in WIDTHS.items()
        },
    }


class SlopeProfile(TalusAlgorithm):
    """Definition of talus:slopeprofile for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE
    styles_in = "styles"

    def name(self):
        return "slopeprofile"

    def displayName(self):
        return tr("Slope profile")

    def shortDescription(self):
        return tr(
            "Throws rocks down one profile, from a line on the elevation model or from a file of distances and "
            "heights: energies, velocities and heights along it, the run-out of the rocks, and the width of a "
            "catchment required at its foot. The slope is the same on both sides of the profile; rocks move in three "
            "dimensions."
        )

    def tags(self):
        return tr("rockfall,profile,section,cut slope,catchment,ditch,berm,run-out,2D").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(slope_parameters(), number_outputs(labels()))
