# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:embankment."""

from qgis.core import QgsProcessing

from ...engine.choices import EMBANKMENT_CRESTS, EMBANKMENT_HEIGHTS, UPHILL_SIDES
from ..parameters.definitions import (
    FieldType,
    advanced,
    choice,
    field,
    layer,
    layer_output,
    number,
    raster_output,
    shown_file_output,
)
from ..parameters.extent import extent_parameter
from ..parameters.ground import ground_class_names
from ..parameters.report_heads import report_head_parameters
from ..scene.ground_heights import ground_parameters
from ..translation import tr

Source = QgsProcessing.SourceType
GENTLEST, STEEPEST = 10.0, 90.0  # degrees, of faces
LOWEST, HIGHEST = 0.1, 100.0  # m, of crests


def embankment_parameters():
    """All inputs and outputs in the order of the dialog."""
    dem, band = ground_parameters(
        tr("Heights in metres, in a projected coordinate system in metres."), optional=False
    )  # fmt: skip
    rare = [*_places(), *_cells(), *_rocks(), band]
    return [dem, *_crest(), *_faces(), *_ditch(), *_ground(), *map(advanced, rare), *report_head_parameters(),
            *_outputs()]  # fmt: skip


def _crest():
    return [
        layer("CREST", tr("Crest lines"), [Source.TypeVectorLine], tr(
            "The middle of the crest, each feature an embankment. A line may bend, but not cross itself."),
            optional=False),
        number("HEIGHT", tr("Height of the crest [m]"), 5.0, LOWEST, HIGHEST, tr(
            "Above the ground at the uphill toe, which is what a rock has to come over; or as the choice below says.")),
        field("HEIGHT_FIELD", tr("Field with the height of each embankment [m]"), "CREST", tr(
            "Where it is empty, the height above holds.")),
        choice("HEIGHT_AT", tr("Where the height counts"), EMBANKMENT_HEIGHTS, EMBANKMENT_HEIGHTS[0], tr(
            "uphill toe: above the ground where the uphill face meets it. axis: above the ground below the line; on a "
            "slope the height at the uphill toe is then less.")),
        number("CREST_WIDTH", tr("Width of the crest [m]"), 3.0, 0.1, 100.0, tr(
            "3 m let a machine pass. Whether the embankment is thick enough for the rocks is another question, which "
            "rigid ground cannot answer.")),
    ]  # fmt: skip


def _faces():
    return [
        number("UPHILL_ANGLE", tr("Angle of the uphill face [°]"), 60.0, GENTLEST, STEEPEST, tr(
            "Against the horizontal. Compacted soil stands at 30 to 40°, reinforced soil up to 70°. Steep faces keep "
            "rolling rocks from climbing over."), decimals=1),
        number("DOWNHILL_ANGLE", tr("Angle of the downhill face [°]"), 35.0, GENTLEST, STEEPEST, tr(
            "Against the horizontal. It must be steeper than the ground, or the face has no toe."), decimals=1),
    ]  # fmt: skip


def _ditch():
    return [
        number("DITCH_DEPTH", tr("Depth of the ditch [m]"), 0.0, 0.0, 50.0, tr(
            "Below the ground at the uphill toe; the uphill face goes on down to the bottom. 0: no ditch.")),
        number("DITCH_WIDTH", tr("Width of the bottom of the ditch [m]"), 3.0, 0.0, 100.0, tr(
            "Across the line, level. Without a depth it counts for nothing.")),
        number("DITCH_ANGLE", tr("Angle of the back slope of the ditch [°]"), 45.0, GENTLEST, STEEPEST, tr(
            "Against the horizontal, from the bottom up to the ground. It must be steeper than the ground."),
            decimals=1),
    ]  # fmt: skip


def _ground():
    names = ground_class_names()
    return [
        choice("FACE_CLASS", tr("Ground class of crest and faces"), names, "medium", tr(
            "Goes into the footprint, which the simulation takes as ground polygons.")),
        choice("DITCH_CLASS", tr("Ground class of the ditch"), names, "medium_soft", tr(
            "The same of bottom and back slope; soft ground there takes energy.")),
        layer("GROUND", tr("Ground polygons"), [Source.TypeVectorPolygon], tr(
            "Those of the simulation. They are cut where the embankments stand and come with the footprint in one "
            "layer, for polygons of a simulation must not overlap with different classes.")),
        field("GROUND_FIELD", tr("Field with the ground class"), "GROUND", tr(
            "Needed with ground polygons."), FieldType.Any),
    ]  # fmt: skip


def _places():
    return [
        choice("UPHILL_SIDE", tr("Uphill side of the lines"), UPHILL_SIDES, UPHILL_SIDES[0], tr(
            "by the terrain: the side with the higher ground, on level ground the left one. left, right: in the "
            "direction of the line.")),
        choice("CREST_LEVEL", tr("Level of the crest"), EMBANKMENT_CRESTS, EMBANKMENT_CRESTS[0], tr(
            "along the ground: it has its height at every place. straight: it has it at the vertices of the line and "
            "is straight between them, higher in hollows and lower on ridges.")),
        field("NAME_FIELD", tr("Field with the name of an embankment"), "CREST", tr(
            "Names in tables and the report. Left empty, they are named by their id."), FieldType.Any),
    ]  # fmt: skip


def _cells():
    return [
        number("CELL_SIZE", tr("Largest cell size of the carved elevation model [m]"), None, 0.05, 100.0, tr(
            "Cells of the elevation model are cut into equal parts that are no larger; the surface stays the same but "
            "for the embankment. Left empty: half the width of the narrowest part, crest or face, but 0.1 m at "
            "least."), optional=True),
        extent_parameter(tr("Only this part goes into the carved elevation model. Smaller cells take much memory.")),
    ]  # fmt: skip


def _rocks():
    return [
        layer("CROSSINGS", tr("Crossings of the crest lines"), [Source.TypeVectorPoint], tr(
            "From Rocks at screen lines with the crest lines, of a simulation without the embankment. The report then "
            "has the share of the rocks that pass above the crest, and how many could climb over it.")),
        number("FREEBOARD", tr("Freeboard [m]"), None, 0.0, 50.0, tr(
            "Strip below the crest that no rock may hit, as your code asks for. Needed with crossings, and without a "
            "default: what codes ask for was not seen in a source."), optional=True),
    ]  # fmt: skip


def _outputs():
    return [
        raster_output("TERRAIN", tr("Carved elevation model"), tr(
            "The elevation model with the embankments and ditches, for the simulation. Beyond the footprint its "
            "heights are those of the input."), True),
        layer_output("FOOTPRINT", tr("Footprint of the embankments"), Source.TypeVectorPolygon, tr(
            "Crest, faces and ditches with area and ground class (field ground_class), along the edges of the cells. "
            "The simulation takes them as ground polygons."), True),
        layer_output("GROUND_MAP", tr("Ground polygons with the embankments"), Source.TypeVectorPolygon, tr(
            "Where ground polygons are given: these and the footprint, with the field ground_class."), True),
        layer_output("EMBANKMENTS", tr("Embankments"), Source.TypeVectorLine, tr(
            "The crest lines at their level, with length, heights, volumes of fill and cut, and area."), True),
        shown_file_output("REPORT", tr("Report of the embankments"), tr("HTML files (*.html)"), tr(
            "Table of heights and volumes, sections, equations and limits.")),
    ]  # fmt: skip
