# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:netsiting."""

from qgis.core import QgsProcessing

from ..parameters.definitions import (
    FieldType,
    Number,
    advanced,
    field,
    layer,
    layer_output,
    number,
    shown_file_output,
    switch,
)
from ..parameters.nets import family_parameters, impact_parameters, rare_family_parameters, rock_density, rock_shape
from ..parameters.report_heads import report_head_parameters
from ..runs.motion import motion_parameters
from ..runs.net_impacts import ground_of_nets
from ..translation import tr

Source = QgsProcessing.SourceType


def siting_parameters():
    """All inputs and outputs in the order of the dialog."""
    dem, band = ground_of_nets()
    trajectories, samples = motion_parameters()
    rocks = [rock_shape(tr("That of the simulation. Rocks come turned as in the library, and roll.")), rock_density()]
    rare = [samples, _surrogate(), *rocks, *impact_parameters(), *rare_family_parameters(), band]
    shown = [dem, trajectories, *_lines(), *family_parameters(), *_sample()]
    return [*shown, *map(advanced, rare), *report_head_parameters(), *_outputs()]


def _lines():
    return [
        layer("LINES", tr("Candidate lines"), [Source.TypeVectorLine], tr(
            "Each feature is one place for the net."), optional=False),
        field("NAME_FIELD", tr("Field with the name of a line"), "LINES", tr(
            "Names in tables, labels and the report. Left empty, lines are named by their id."), FieldType.Any),
        layer("OBJECTS", tr("Objects to protect"), [Source.TypeVectorAnyGeometry], tr(
            "Houses or roads: their distance from each line is compared with the elongation of the net.")),
    ]  # fmt: skip


def _sample():
    return [
        number("CROSSINGS", tr("Rocks to throw at each line"), 30, 1, 100_000, tr(
            "Evenly taken from those that cross it below the top. More make shares and percentiles surer; one takes a "
            "second or more."), Number.Integer),
    ]  # fmt: skip


def _surrogate():
    return switch("SURROGATE", tr("A response surface decides on rocks that are not thrown"), False, tr(
        "A surface in energy, mass, place, height, dip, spin and size is laid through the rocks thrown at each line. "
        "Rocks of which it is sure count as it says; only the others count by the share of those thrown that are like "
        "them. It takes some 80 thrown rocks where all seven differ."))  # fmt: skip


def _outputs():
    return [
        layer_output("SITES", tr("Places for the net"), Source.TypeVectorLine, tr(
            "The lines in their order, with the shares that are held, pass and go over, percentiles of elongation and "
            "forces, and the distance to the objects."), True),
        shown_file_output("REPORT", tr("Report of the places"), tr("HTML files (*.html)"), tr(
            "The table of the lines with its uncertainty, and how to read it.")),
    ]  # fmt: skip
