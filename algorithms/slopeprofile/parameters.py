# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:slopeprofile."""

from qgis.core import QgsProcessing, QgsProcessingParameterFile

from ...engine.choices import LIBRARY_ROCKS, USUAL_ROCK
from ..parameters.definitions import (
    Number,
    advanced,
    choices,
    file_output,
    helped,
    layer,
    layer_output,
    number,
)
from ..parameters.scene import inputs_named
from ..scene.ground_heights import ground_parameters
from ..scene.profile_runs import shapes_parameter
from ..translation import tr

Source = QgsProcessing.SourceType
GROUND = ("GROUND", "GROUND_FIELD", "GROUND_DEFAULT")
RARE = ("GROUND_TABLE", "GROUND_MODEL", "ROUGHNESS", "ROLLING_RESISTANCE", "AIR_DENSITY", "IMPACT_LAW", "RESTITUTION",
        "TIME_STEP", "MAX_TIME", "SEED", "THREADS")  # fmt: skip


def slope_parameters():
    """All inputs and files in the order of the dialog."""
    dem, band = ground_parameters(tr("Heights along the line. Not needed with a profile from a file."))
    return [
        *_profile(dem),
        *_rocks(),
        *inputs_named(GROUND),
        *map(advanced, [shapes_parameter(), band, *inputs_named(RARE)]),
        *_outputs(),
    ]


def _profile(dem):
    return [
        layer("LINE", tr("Line of the profile"), [Source.TypeVectorLine], tr(
            "One line, drawn downhill. Of several, select one in the layer.")),
        dem,
        helped(
            QgsProcessingParameterFile("PROFILE_FILE", tr("Or a profile from a file"), optional=True,
                                       fileFilter=tr("Text files (*.csv *.txt)")),
            tr("A point of the profile on each line, from the top down: horizontal distance [m], height [m], and, "
               "where it is not the class of the rest, the ground class from this point to the next, with commas or "
               "semicolons between them. A first line with names is left out. Instead of line and elevation model.")),
        number("SPACING", tr("Distance of the stations [m]"), 0.5, 0.01, 100.0, tr(
            "The slope is straight from station to station; results are told for each.")),
        number("TOE", tr("Distance of the foot of the slope [m]"), None, 0.0, 1e6, tr(
            "From the beginning of the profile. From here the width of the catchment is counted that holds 50, 90, 95 "
            "and 99 % of the rocks. Empty: no widths."), optional=True),
    ]  # fmt: skip


def _rocks():
    return [
        number("START", tr("Rocks start from [m]"), 2.0, 0.0, 1e6, tr(
            "Distance from the beginning of the profile; at least the radius of the rock.")),
        number("START_TO", tr("Rocks start to [m]"), None, 0.0, 1e6, tr(
            "Starts are spread evenly from the distance above to this one. Empty: all start at one place."),
            optional=True),
        number("HEIGHT", tr("Release height above the ground [m]"), 0.6, 0.0, 1000.0, tr(
            "Height of the lowest corner of the rock above the ground when it is let go.")),
        number("VELOCITY", tr("Smallest initial velocity [m/s]"), 0.5, 0.0, 200.0, tr("Horizontal, down the profile.")),
        number("VELOCITY_TO", tr("Largest initial velocity [m/s]"), 1.5, 0.0, 200.0, tr(
            "Velocities are spread evenly from the smallest to the largest. Empty: all have the smallest."),
            optional=True),
        number("RUNS", tr("Runs"), 500, 1, 10_000_000, tr(
            "In all, in equal parts from all starts, with all velocities and shapes; rounded up to that."),
            Number.Integer),
        choices("ROCKS", tr("Shapes of the rocks"), LIBRARY_ROCKS, [USUAL_ROCK], tr(
            "Of the library; several are thrown in equal parts. Which shape goes farthest depends on the slope.")),
        *inputs_named(("VOLUME", "DENSITY")),
    ]  # fmt: skip


def _outputs():
    return [
        layer_output("STATIONS", tr("Stations"), Source.TypeVectorPoint, tr(
            "Distance, height, share of the runs that go at least so far, stops, and largest and 95th percentile of "
            "energy, velocity and height of the centre. Points along the line, or a table for a profile from a file."),
            True),
        file_output("PLOT", tr("Plot"), tr("Pictures (*.png *.svg *.pdf)"), tr(
            "The profile with the envelope of the heights, and below it energy, velocity and how many rocks come so "
            "far."), True),
    ]  # fmt: skip
