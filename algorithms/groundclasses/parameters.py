# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:groundclasses."""

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterFile,
    QgsProcessingParameterMatrix,
)

from ..parameters.definitions import FieldType, advanced, choice, field, helped, layer, number
from ..parameters.ground import ground_class_names, ground_table
from ..scene.ground_heights import ground_parameters
from ..translation import tr

POLYGONS = QgsProcessing.SourceType.TypeVectorPolygon
OVERLAPS = ("last", "first", "stop")
CLASS_COLUMNS = ("value", "class")
DRAG_COLUMNS = ("value", "drag", "height")


def ground_class_inputs():
    """All inputs in the order of the dialog."""
    dem, band = ground_parameters(tr("The elevation model of the simulation; the raster gets its cells."), False)
    return [dem, *_ground(), *_forest(), *_checks(), advanced(ground_table()), advanced(band)]


def _ground():
    names = ground_class_names()
    return [
        layer("GROUND", tr("Ground polygons"), [POLYGONS], tr("A map of geology, soil or land cover, in any system.")),
        field("GROUND_FIELD", tr("Field of the ground polygons"), "GROUND", tr(
            "Its values are looked up in the table, or are names of classes themselves."), FieldType.Any),
        _table("CLASS_TABLE", tr("Ground class of each value"), [tr("Value"), tr("Ground class")], tr(
            "A row for each value of the field. Classes: {}.").format(", ".join(names))),
        choice("GROUND_DEFAULT", tr("Ground class of the rest"), names, "medium", tr(
            "Class where no polygon is.")),
        advanced(_file("CLASS_FILE", tr("Ground class of each value, from a file (instead)"), tr(
            "A CSV file with the columns value and class."))),
    ]  # fmt: skip


def _forest():
    return [
        layer("FOREST", tr("Forest polygons"), [POLYGONS], tr("Stands of forest, in any system.")),
        field("FOREST_FIELD", tr("Field of the forest polygons"), "FOREST", tr(
            "Its values are looked up in the table of forests."), FieldType.Any),
        _table("FOREST_TABLE", tr("Drag of each value"),
               [tr("Value"), tr("Drag coefficient [kg/s]"), tr("Height of the drag layer [m]")], tr(
            "A row for each value of the field: about 250 kg/s for open, 500 for medium and 750 for dense forest.")),
        advanced(_file("FOREST_FILE", tr("Drag of each value, from a file (instead)"), tr(
            "A CSV file with the columns value, drag in kg/s and height in m."))),
    ]  # fmt: skip


def _checks():
    return [
        choice("OVERLAP", tr("Which polygon counts where several overlap"), OVERLAPS, "last", tr(
            "last or first in the order of the layer, or stop with a message. Overlaps of one class do no harm.")),
        advanced(number("SLIVER_WIDTH", tr("Width of slivers and gaps [m]"), None, 0.001, 1000.0, tr(
            "Polygons narrower than this are slivers, strips between polygons narrower than this are gaps; holes are "
            "gaps of any width. Left empty, it is the side of a cell."), optional=True, decimals=3)),
    ]  # fmt: skip


def _table(name, label, headers, text):
    return helped(QgsProcessingParameterMatrix(name, label, 3, False, headers, None, True), text)


def _file(name, label, text):
    kinds = tr("CSV files (*.csv *.txt)")
    return helped(QgsProcessingParameterFile(name, label, optional=True, fileFilter=kinds), text)
