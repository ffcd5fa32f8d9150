# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:groundclasses, a map of ground and forest as the parameter raster of the simulation, checked."""

from qgis.core import QgsProcessing

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    advanced,
    choice,
    field,
    file,
    layer,
    layer_output,
    matrix,
    optional_number,
    raster_output,
)
from ...shared.parameters.extent import elevation_model
from ...shared.parameters.ground import ground_class_names, ground_table
from ...shared.parameters.outputs import number_outputs
from ...stages import PREPARE
from ...translation import tr

# The inputs of talus:groundclasses.

POLYGONS = QgsProcessing.SourceType.TypeVectorPolygon
OVERLAPS = ("last", "first", "stop")
CLASS_COLUMNS = ("value", "class")
DRAG_COLUMNS = ("value", "drag", "height")
GROUND = layer("GROUND", [POLYGONS])
GROUND_FIELD = field("GROUND_FIELD", GROUND, FieldType.Any)
GROUND_DEFAULT = choice("GROUND_DEFAULT", ground_class_names(), "medium")
FOREST = layer("FOREST", [POLYGONS])
FOREST_FIELD = field("FOREST_FIELD", FOREST, FieldType.Any)
OVERLAP = choice("OVERLAP", OVERLAPS, "last")
SLIVER_WIDTH = optional_number("SLIVER_WIDTH", None, 0.001, 1000.0, decimals=3)
CLASS_TABLE = matrix("CLASS_TABLE", 3, optional=True)
FOREST_TABLE = matrix("FOREST_TABLE", 3, optional=True)
CLASS_FILE = file("CLASS_FILE")
FOREST_FILE = file("FOREST_FILE")
GROUND_RASTER = raster_output("GROUND_RASTER", by_default=True)
PROBLEMS = layer_output("PROBLEMS", QgsProcessing.SourceType.TypeVectorPolygon, by_default=True)


def labels():
    """Name -> label of each number."""
    return {
        "GROUND_SHARE": tr("Share of the cells in ground polygons"),
        "FOREST_SHARE": tr("Share of the cells in forest polygons"),
        "CLASS_COUNT": tr("Combinations of ground and forest"),
        "OVERLAP_COUNT": tr("Overlaps"),
        "OVERLAP_AREA": tr("Area of the overlaps [m²]"),
        "CONTRADICTION_COUNT": tr("Overlaps with different values"),
        "GAP_COUNT": tr("Gaps"),
        "GAP_AREA": tr("Area of the gaps [m²]"),
        "SLIVER_COUNT": tr("Slivers"),
        "SLIVER_AREA": tr("Area of the slivers [m²]"),
    }


class GroundClasses(TalusAlgorithm):
    """Definition of talus:groundclasses for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    styles_in = "outputs"

    def name(self):
        return "groundclasses"

    def displayName(self):
        return tr("Make ground raster")

    def shortDescription(self):
        return tr(
            "Turns polygons of ground and forest with any values into the parameters of the simulation: a raster with "
            "a band for each, on the cells of the elevation model. Finds overlaps, gaps and slivers of the map."
        )

    def tags(self):
        return tr("rockfall,ground,soil,terrain class,forest,friction,raster,overlap,gap,sliver,topology").split(",")

    def initAlgorithm(self, configuration=None):
        dem, band = elevation_model(tr("The elevation model of the simulation; the raster gets its cells."), False)
        self.define([
            dem,
            GROUND.shown(tr("Ground polygons"), tr(
                "A map of geology, soil or land cover, in any system. Its surface roughness in metres is taken from "
                "the field surface_roughness, or from the obstacle heights rg70, rg20 and rg10, if it has them.")),
            GROUND_FIELD.shown(tr("Field of the ground polygons"), tr(
                "Its values are looked up in the table, or are names of classes themselves.")),
            CLASS_TABLE.shown(tr("Ground class of each value"), [tr("Value"), tr("Ground class")], tr(
                "A row for each value of the field. Classes: {}.").format(", ".join(ground_class_names()))),
            GROUND_DEFAULT.shown(tr("Ground class outside the polygons"), tr(
                "Class where there is no polygon.")),
            advanced(CLASS_FILE.shown(
                tr("Ground class of each value, from a file (instead)"), tr("CSV files (*.csv *.txt)"), tr(
                "A CSV file with the columns value and class."))),
            FOREST.shown(tr("Forest polygons"), tr("Stands of forest, in any system.")),
            FOREST_FIELD.shown(tr("Field of the forest polygons"), tr(
                "Its values are looked up in the table of forests.")),
            FOREST_TABLE.shown(tr("Drag of each value"), [
                tr("Value"), tr("Drag coefficient [kg/s]"), tr("Height of the drag layer [m]")], tr(
                "A row for each value of the field: about 250 kg/s for open, 500 for medium and 750 for dense "
                "forest.")),
            advanced(FOREST_FILE.shown(
                tr("Drag of each value, from a file (instead)"), tr("CSV files (*.csv *.txt)"), tr(
                "A CSV file with the columns value, drag in kg/s and height in m."))),
            OVERLAP.shown(tr("Polygon to use where several overlap"), tr(
                "last or first in the order of the layer, or stop with a message. Overlaps of one class have no "
                "effect.")),
            advanced(SLIVER_WIDTH.shown(tr("Width of slivers and gaps [m]"), tr(
                "Polygons narrower than this are slivers, strips between polygons narrower than this are gaps; holes "
                "are gaps of any width. Left empty, it is the side of a cell."))),
            advanced(ground_table()),
            advanced(band),
            GROUND_RASTER.shown(tr("Ground raster"), tr(
                "The input GROUND_RASTER of the simulation: bands with the number of the class, friction, restitution "
                "and drag, by their descriptions.")),
            PROBLEMS.shown(tr("Problems of the map"), tr(
                "Overlaps, gaps and slivers with their area, mean width and the ids of the features.")),
        ], number_outputs(labels()))  # fmt: skip
