# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:profile, heights, velocities and energies of the rocks along a line over the terrain."""

from qgis.core import QgsProcessing

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import advanced, layer, layer_output, number, shown_file_output
from ...shared.parameters.extent import elevation_model
from ...shared.parameters.motion import motion_parameters
from ...shared.parameters.outputs import number_outputs
from ...stages import EVALUATE
from ...translation import tr

# Inputs and outputs of talus:profile, in the order of the dialog.

LINE = layer("LINE", [QgsProcessing.SourceType.TypeVectorLine], optional=False)
WIDTH = number("WIDTH", 50.0, 0.1, 10_000.0)
STEP = number("STEP", 5.0, 0.01, 10_000.0)
PLOT = shown_file_output("PLOT")
STATIONS = layer_output("STATIONS", QgsProcessing.SourceType.TypeVectorLine, by_default=True)


def profile_parameters():
    """The motion, the line and the ground; then the plot and the stations."""
    trajectories, samples = motion_parameters()
    dem, band = elevation_model(tr("The elevation model of the simulation."), optional=False)
    return [
        trajectories,
        LINE.shown(tr("Line of the profile"), tr(
            "One line, drawn downhill along the paths of the rocks. If the layer has several lines, select one.")),
        dem,
        samples,
        WIDTH.shown(tr("Width of the corridor [m]"), tr(
            "A rock belongs to the profile if it passes within half this width on either side of the line, or if its "
            "edge touches this corridor. At each station these are the rocks that Rocks at screen lines would count "
            "there.")),
        STEP.shown(tr("Spacing of the stations [m]"), tr(
            "At each station a screen across the corridor records height, velocity and energy of the passing rocks.")),
        advanced(band),
        PLOT.shown(tr("Plot"), tr("SVG files (*.svg);;PNG files (*.png)"), tr(
            "Terrain with the envelope of the heights, and below it velocity, energy and the number of "
            "rocks.")),
        STATIONS.shown(tr("Stations"), tr(
            "The screens across the corridor with distance along the line, height of the ground, number of rocks, and "
            "mean, percentiles and maximum of height, velocity, energy and rotation. A .csv file is a plain table."
        )),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "RUN_COUNT": tr("Runs"),
        "PASSING_COUNT": tr("Runs that pass at least one station"),
        "LENGTH": tr("Length of the line [m]"),
        "ENERGY_MAX_VALUE": tr("Largest energy at a station [kJ]"),
        "ENERGY_P95_MAX": tr("Largest 95th percentile of energy at a station [kJ]"),
        "HEIGHT_MAX_VALUE": tr("Largest passing height of the centre at a station [m]"),
        "HEIGHT_P95_MAX": tr("Largest 95th percentile of passing height of the centre at a station [m]"),
        "VELOCITY_MAX_VALUE": tr("Largest velocity at a station [m/s]"),
    }


class Profile(TalusAlgorithm):
    """Definition of talus:profile for Processing: id, names, help, parameters and outputs."""

    stage = EVALUATE
    styles_in = "layers"

    def name(self):
        return "profile"

    def displayName(self):
        return tr("Profile along a line")

    def shortDescription(self):
        return tr(
            "Draws the terrain along a line with the rocks of a simulation that travel along it: their heights above "
            "the ground, velocities, energies and numbers with percentiles at stations, as a picture and a table."
        )

    def tags(self):
        return tr("rockfall,profile,section,envelope,energy,jump height,velocity,chainage,plot").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(profile_parameters(), number_outputs(labels()))
