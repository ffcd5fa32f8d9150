# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:netsiting."""

from qgis.core import QgsProcessing

from ...engine.choices import LIBRARY_ROCKS
from ..layers.ground_heights import ground_parameters
from ..layers.motion import motion_parameters
from ..parameters.definitions import (
    FieldType,
    Number,
    advanced,
    choice,
    field,
    layer,
    layer_output,
    number,
    shown_file_output,
)
from ..parameters.nets import family_parameters, rare_family_parameters
from ..parameters.report_heads import report_head_parameters
from ..translation import tr

Source = QgsProcessing.SourceType


def siting_parameters():
    """All inputs and outputs in the order of the dialog."""
    dem, band = ground_parameters(tr("Posts and anchors stand on it, and it stays under the rock."), optional=False)
    trajectories, samples = motion_parameters()
    rare = [samples, *_rare(), *rare_family_parameters(), band]
    return [
        dem,
        trajectories,
        *_lines(),
        *family_parameters(),
        *_sample(),
        *map(advanced, rare),
        *report_head_parameters(),
        *_outputs(),
    ]


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


def _rare():
    return [
        choice("ROCK", tr("Shape of the rocks"), LIBRARY_ROCKS, "eota111", tr(
            "That of the simulation. Rocks come turned as in the library, and roll.")),
        number("DENSITY", tr("Density of the rock [kg/m³]"), 2700.0, 100.0, 10_000.0, tr(
            "Rocks of a simulation keep their mass.")),
        number("MAX_TIME", tr("Longest duration of an impact [s]"), 1.0, 0.05, 20.0, tr(
            "From just before the rock touches the net.")),
        number("THREADS", tr("Threads (0: all processors)"), 0, 0, 1024, tr("Impacts that are computed at once."),
               Number.Integer),
    ]  # fmt: skip


def _outputs():
    return [
        layer_output("SITES", tr("Places for the net"), Source.TypeVectorLine, tr(
            "The lines in their order, with the shares that are held, pass and go over, percentiles of elongation and "
            "forces, and the distance to the objects."), True),
        shown_file_output("REPORT", tr("Report of the places"), tr("HTML files (*.html)"), tr(
            "The table of the lines with its uncertainty, and how to read it.")),
    ]  # fmt: skip
