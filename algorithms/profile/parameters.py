# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs and outputs of talus:profile, in the order of the dialog."""

from qgis.core import QgsProcessing

from ..parameters.definitions import advanced, layer, number, shown_file_output
from ..runs.motion import motion_parameters
from ..scene.ground_heights import ground_parameters
from ..translation import tr
from .layers import stations_parameter


def profile_parameters():
    """The motion, the line and the ground; then the plot and the stations."""
    trajectories, samples = motion_parameters()
    dem, band = ground_parameters(tr("The elevation model of the simulation."), optional=False)
    return [trajectories, _line(), dem, samples, *_distances(), advanced(band), _plot(), stations_parameter()]


def _line():
    return layer("LINE", tr("Line of the profile"), [QgsProcessing.SourceType.TypeVectorLine], tr(
        "One line, drawn downhill along the way of the rocks. Of several, select one in the layer."),
        optional=False)  # fmt: skip


def _distances():
    return [
        number("WIDTH", tr("Width of the corridor [m]"), 50.0, 0.1, 10_000.0, tr(
            "Rocks that pass within half of it on either side of the line are part of the profile.")),
        number("STEP", tr("Distance of the stations [m]"), 5.0, 0.01, 10_000.0, tr(
            "At each station a screen across the corridor takes height, velocity and energy of what passes.")),
    ]  # fmt: skip


def _plot():
    return shown_file_output("PLOT", tr("Plot"), tr("SVG files (*.svg);;PNG files (*.png)"), tr(
        "Terrain with the envelope of the heights, and below it velocity, energy and the number of "
        "rocks."))  # fmt: skip
