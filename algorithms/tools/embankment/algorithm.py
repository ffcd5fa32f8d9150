# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:embankment, embankments and ditches carved into the elevation model."""

from ....engine.choices import EMBANKMENT_CRESTS, EMBANKMENT_HEIGHTS, UPHILL_SIDES
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    Source,
    advanced,
    choice,
    field,
    folder_output,
    layer,
    layer_output,
    matrix,
    number,
    optional_number,
    raster_output,
    shown_file_output,
)
from ...shared.parameters.extent import elevation_model, extent_parameter
from ...shared.parameters.ground import ground_class_names
from ...shared.parameters.outputs import number_outputs, report_head_parameters
from ...stages import DECIDE
from ...translation import tr

# The inputs and outputs of talus:embankment.

GENTLEST, STEEPEST = 10.0, 90.0  # degrees, of faces
LOWEST, HIGHEST = 0.1, 100.0  # m, of crests
CREST = layer("CREST", [Source.TypeVectorLine], optional=False)
HEIGHT = number("HEIGHT", 5.0, LOWEST, HIGHEST)
HEIGHT_FIELD = field("HEIGHT_FIELD", CREST)
HEIGHT_AT = choice("HEIGHT_AT", EMBANKMENT_HEIGHTS, EMBANKMENT_HEIGHTS[0])
CREST_WIDTH = number("CREST_WIDTH", 3.0, 0.1, 100.0)
UPHILL_ANGLE = number("UPHILL_ANGLE", 60.0, GENTLEST, STEEPEST, decimals=1)
DOWNHILL_ANGLE = number("DOWNHILL_ANGLE", 35.0, GENTLEST, STEEPEST, decimals=1)
DITCH_DEPTH = number("DITCH_DEPTH", 0.0, 0.0, 50.0)
DITCH_WIDTH = number("DITCH_WIDTH", 3.0, 0.0, 100.0)
DITCH_ANGLE = number("DITCH_ANGLE", 45.0, GENTLEST, STEEPEST, decimals=1)
FACE_CLASS = choice("FACE_CLASS", ground_class_names(), "medium")
DITCH_CLASS = choice("DITCH_CLASS", ground_class_names(), "medium_soft")
GROUND = layer("GROUND", [Source.TypeVectorPolygon])
GROUND_FIELD = field("GROUND_FIELD", GROUND, FieldType.Any)
UPHILL_SIDE = choice("UPHILL_SIDE", UPHILL_SIDES, UPHILL_SIDES[0])
CREST_LEVEL = choice("CREST_LEVEL", EMBANKMENT_CRESTS, EMBANKMENT_CRESTS[0])
NAME_FIELD = field("NAME_FIELD", CREST, FieldType.Any)
CELL_SIZE = optional_number("CELL_SIZE", None, 0.05, 100.0)
CROSSINGS = layer("CROSSINGS", [Source.TypeVectorPoint])
CROSSINGS_CARVED = layer("CROSSINGS_CARVED", [Source.TypeVectorPoint])
FREEBOARD = optional_number("FREEBOARD", None, 0.0, 50.0)
RESISTANCE = optional_number("RESISTANCE", None, 0.1, 1e9, decimals=0)
MEAN_FORCE = optional_number("MEAN_FORCE", None, 0.1, 1e7, decimals=0)
VARIANTS = matrix("VARIANTS", 1, optional=True, words=(0,))
TERRAIN = raster_output("TERRAIN", by_default=True)
FOOTPRINT = layer_output("FOOTPRINT", Source.TypeVectorPolygon, by_default=True)
GROUND_MAP = layer_output("GROUND_MAP", Source.TypeVectorPolygon, by_default=True)
EMBANKMENTS = layer_output("EMBANKMENTS", Source.TypeVectorLine, by_default=True)
VARIANT_TABLE = layer_output("VARIANT_TABLE", Source.TypeVector, by_default=False)
VARIANT_FOLDER = folder_output("VARIANT_FOLDER", optional=True, by_default=False)
REPORT = shown_file_output("REPORT")


def embankment_parameters():
    """All inputs and outputs in the order of the dialog."""
    dem, band = elevation_model(
        tr("Heights in metres, in a projected coordinate system in metres."), optional=False
    )  # fmt: skip
    rare = [*_variants(), *_places(), *_cells(), *_rocks(), band]
    return [dem, *_crest(), *_faces(), *_ditch(), *_ground(), *map(advanced, rare), *report_head_parameters(),
            *_outputs()]  # fmt: skip


def _crest():
    return [
        CREST.shown(tr("Crest lines"), tr(
            "Centre line of the crest; each feature is one embankment. A line may bend, but not cross itself.")),
        HEIGHT.shown(tr("Height of the crest [m]"), tr(
            "Height that a rock has to overcome, above the ground at the uphill toe or at the reference chosen "
            "below.")),
        HEIGHT_FIELD.shown(tr("Field with the height of each embankment [m]"), tr(
            "Where it is empty, the height above applies.")),
        HEIGHT_AT.shown(tr("Reference of the height"), tr(
            "uphill toe: above the ground where the uphill face meets it. axis: above the ground below the line; on a "
            "slope the height at the uphill toe is then less.")),
        CREST_WIDTH.shown(tr("Width of the crest [m]"), tr(
            "3 m allow access for a machine. Whether the embankment is thick enough for the rocks is a separate "
            "question, which rigid ground cannot answer.")),
    ]  # fmt: skip


def _faces():
    return [
        UPHILL_ANGLE.shown(tr("Angle of the uphill face [°]"), tr(
            "Relative to the horizontal. Compacted soil stands at 30 to 40°, reinforced soil up to 70°. Steep faces "
            "keep rolling rocks from climbing over.")),
        DOWNHILL_ANGLE.shown(tr("Angle of the downhill face [°]"), tr(
            "Relative to the horizontal. It must be steeper than the ground, or the face has no toe.")),
    ]  # fmt: skip


def _ditch():
    return [
        DITCH_DEPTH.shown(tr("Depth of the ditch [m]"), tr(
            "Depth below the ground at the uphill toe; the uphill face continues down to the bottom. 0: no ditch.")),
        DITCH_WIDTH.shown(tr("Width of the bottom of the ditch [m]"), tr(
            "Level, across the line. Has no effect without a depth.")),
        DITCH_ANGLE.shown(tr("Angle of the back slope of the ditch [°]"), tr(
            "Relative to the horizontal, from the bottom up to the ground. It must be steeper than the ground.")),
    ]  # fmt: skip


def _ground():
    return [
        FACE_CLASS.shown(tr("Ground class of crest and faces"), tr(
            "Written into the footprint, which the simulation uses as ground polygons.")),
        DITCH_CLASS.shown(tr("Ground class of the ditch"), tr(
            "Ground class of the bottom and the back slope; soft ground there takes energy.")),
        GROUND.shown(tr("Ground polygons"), tr(
            "Ground polygons of the simulation. They are cut out under the embankments and written with the "
            "footprint into one layer, because polygons of different classes must not overlap in a simulation.")),
        GROUND_FIELD.shown(tr("Field with the ground class"), tr(
            "Needed with ground polygons.")),
    ]  # fmt: skip


def _variants():
    return [
        VARIANTS.shown(tr("Variants"), [
            tr("name"), tr("height [m]"), tr("crest [m]"), tr("uphill face [°]"), tr("downhill face [°]"),
            tr("ditch, depth [m]"), tr("ditch, bottom [m]")],
            tr("Other dimensions for the same lines, one variant per row; where a cell is empty, the value above "
               "applies. The table and the report compare volumes, area, heights and, with crossings, the rocks that "
               "pass above the crest. The carved elevation model and the other layers show the dimensions above; the "
               "elevation models of the variants are written into a folder.")),
    ]  # fmt: skip


def _places():
    return [
        UPHILL_SIDE.shown(tr("Uphill side of the lines"), tr(
            "by the terrain: the side with the higher ground, on level ground the left one. left, right: in the "
            "direction of the line.")),
        CREST_LEVEL.shown(tr("Level of the crest"), tr(
            "along the ground: the crest has its height everywhere along the line. straight: the crest has its "
            "height at the vertices of the line and is straight between them, so it is higher in hollows and lower "
            "on ridges.")),
        NAME_FIELD.shown(tr("Field with the name of an embankment"), tr(
            'Names in tables and the report. Left empty, they are named by their field "name", or by '
            "their id where they have none.")),
    ]  # fmt: skip


def _cells():
    return [
        CELL_SIZE.shown(tr("Largest cell size of the carved elevation model [m]"), tr(
            "Cells of the elevation model are divided into equal parts that are no larger; the surface is unchanged "
            "outside the embankment. If left empty, half the width of the narrowest part, crest or face, but at "
            "least 0.1 m.")),
        extent_parameter(tr("Only this part goes into the carved elevation model. Smaller cells take much memory.")),
    ]  # fmt: skip


def _rocks():
    return [
        CROSSINGS.shown(tr("Crossings of the crest lines"), tr(
            "Output of Rocks at screen lines with the crest lines, of a simulation without the embankment. The "
            "report then states the share of the rocks that pass above the crest, and how many could climb over it.")),
        CROSSINGS_CARVED.shown(tr("Crossings of the crest lines on the carved elevation model"), tr(
            "Crossings of the same runs simulated on the carved elevation model: the rocks that pass over the "
            "embankment. Used only together with the crossings above.")),
        FREEBOARD.shown(tr("Freeboard [m]"), tr(
            "Strip below the crest that no rock may hit, as required by your code. Required with crossings. There is "
            "no default, because the requirements of the codes could not be checked in a source.")),
        RESISTANCE.shown(tr("Energy that the embankment withstands [kJ]"), tr(
            "Energy of the single rock that hits it, from its design. The report then counts the rocks with more "
            "energy. If left empty, not checked. Used with crossings only.")),
        MEAN_FORCE.shown(tr("Mean force during penetration [kN]"), tr(
            "Value from tests, or half of the largest force. Penetration = energy / mean resisting force; the report "
            "counts the rocks whose penetration reaches the thickness of the embankment at the impact. If left "
            "empty, not checked; no published formula is built in. Used with crossings only.")),
    ]  # fmt: skip


def _outputs():
    return [
        TERRAIN.shown(tr("Carved elevation model"), tr(
            "The elevation model with the embankments and ditches, for the simulation. Beyond the footprint its "
            "heights are those of the input.")),
        FOOTPRINT.shown(tr("Footprint of the embankments"), tr(
            "Crest, faces and ditches with area and ground class (field ground_class), along the edges of the cells. "
            "The simulation takes them as ground polygons.")),
        GROUND_MAP.shown(tr("Ground polygons with the embankments"), tr(
            "Where ground polygons are given: the polygons outside the footprint and the footprint itself, with the "
            "field ground_class.")),
        EMBANKMENTS.shown(tr("Embankments"), tr(
            "The crest lines at their level, with length, heights, volumes of fill and cut, and area.")),
        VARIANT_TABLE.shown(tr("Comparison of the variants"), tr(
            "Table: a row for the dimensions above and for each variant, with volumes, area, heights and rocks.")),
        VARIANT_FOLDER.shown(tr("Folder of the variants"), tr(
            "The carved elevation model of each variant, NAME.tif, for simulations with each.")),
        REPORT.shown(tr("Report of the embankments"), tr("HTML files (*.html)"), tr(
            "Table of heights and volumes, sections, equations and limits.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "EMBANKMENT_COUNT": tr("Number of embankments"),
        "LENGTH": tr("Length of the crest lines [m]"),
        "HEIGHT_MIN": tr("Smallest height above the uphill toe [m]"),
        "HEIGHT_MAX": tr("Largest height above the uphill toe [m]"),
        "FILL": tr("Volume of fill [m³]"),
        "CUT": tr("Volume of cut [m³]"),
        "FOOTPRINT_AREA": tr("Area of the footprint [m²]"),
        "CELL": tr("Cell size of the carved elevation model [m]"),
        "OVER_SHARE": tr("Largest share of the rocks that pass above a crest [%]"),
        "FREEBOARD_SHARE": tr("Largest share of the rocks that hit a freeboard [%]"),
        "CLIMB_SHARE": tr("Largest share of the rocks that could climb over a crest [%]"),
        "OVER_COUNT": tr("Rocks that pass above a crest"),
        "FREEBOARD_COUNT": tr("Rocks that hit a freeboard"),
        "CLIMB_COUNT": tr("Rocks that could climb over a crest"),
        "CARVED_COUNT": tr("Rocks that pass over a carved crest"),
        "CARVED_SHARE": tr("Largest share of the rocks that pass over a carved crest [%]"),
    }


class Embankment(TalusAlgorithm):
    """Definition of talus:embankment for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    styles_in = "outputs"

    def name(self):
        return "embankment"

    def displayName(self):
        return tr("Embankments and ditches")

    def shortDescription(self):
        return tr(
            "Adds embankments with uphill ditches to the elevation model, from crest line, height, width and face "
            "angles. In a simulation on the result, rocks meet them as terrain. Reports the volumes of fill and cut, "
            "the footprint with its ground classes, and sections."
        )

    def tags(self):
        return tr("rockfall,embankment,dam,bund,ditch,trench,protection,earthworks,volume,fill,cut,terrain").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(embankment_parameters(), number_outputs(labels()))
