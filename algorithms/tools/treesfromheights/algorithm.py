# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:treesfromheights, single trees from the heights of a canopy."""

from ....engine.choices import CANOPY_WINDOWS, DIAMETER_RULES
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    Source,
    advanced,
    choice,
    field,
    file,
    layer,
    layer_output,
    matrix,
    number,
    optional_number,
    raster,
    raster_output,
)
from ...shared.parameters.extent import elevation_model
from ...shared.parameters.obstacles import factors_text, names_text, species_choice
from ...shared.parameters.outputs import number_outputs
from ...stages import PREPARE
from ...translation import tr

# The inputs and outputs of talus:treesfromheights.

BY_HEIGHT = "height"
CANOPY = raster("CANOPY", optional=True)
SURFACE = raster("SURFACE", optional=True)
CLOUD = file("CLOUD")
STANDS = layer("STANDS", [Source.TypeVectorPolygon])
SPECIES_FIELD = field("SPECIES_FIELD", STANDS, FieldType.String)
SPECIES = species_choice("SPECIES")
RULE = choice("RULE", DIAMETER_RULES, BY_HEIGHT)
DIAMETER_TABLE = matrix("DIAMETER_TABLE", 1, optional=True)
WINDOW = choice("WINDOW", CANOPY_WINDOWS, CANOPY_WINDOWS[0])
LEAST_HEIGHT = number("LEAST_HEIGHT", 4.0, 0.5, 60.0)
HIGHEST = number("HIGHEST", 60.0, 5.0, 130.0)
SMOOTHING = number("SMOOTHING", 0.0, 0.0, 10.0)
CROWN_SHARE = number("CROWN_SHARE", 30.0, 0.0, 99.0, decimals=0)
CLOUD_CELL = number("CLOUD_CELL", 0.5, 0.1, 2.0)
INVENTORY = optional_number("INVENTORY", None, 1.0, 100_000.0, decimals=0)
KNOWN = layer("KNOWN", [Source.TypeVectorPoint])
KNOWN_DIAMETER_FIELD = field("KNOWN_DIAMETER_FIELD", KNOWN)
MATCH_DISTANCE = number("MATCH_DISTANCE", 2.0, 0.1, 20.0)
OUTPUT = layer_output("OUTPUT", Source.TypeVectorPoint, by_default=True, optional=False)
CROWNS = layer_output("CROWNS", Source.TypeVectorPolygon, by_default=False)
CANOPY_MODEL = raster_output("CANOPY_MODEL", by_default=False)


def _heights():
    one_of = tr("Enter only one of canopy height model, surface model and cloud.")
    return [
        CANOPY.shown(tr("Canopy height model"), tr(
            "Heights above the ground in metres, in cells of 0.25 to 1.5 m.") + " " + one_of),
        SURFACE.shown(tr("Surface model"), tr(
            "Heights of the canopy above the sea, like the elevation model.") + " " + one_of),
        CLOUD.shown(tr("Cloud of points"), tr("Point clouds (*.las *.laz *.xyz *.csv)"), tr(
            "Points of a lidar flight, in the coordinate system of the elevation model. Files of .laz need the "
            "Python package laspy.") + " " + one_of),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "TREE_COUNT": tr("Trees"),
        "STEMS_PER_HECTARE": tr("Stems per hectare"),
        "DIAMETER_MEAN": tr("Mean stem diameter [cm]"),
        "BASAL_AREA": tr("Basal area [m²/ha]"),
        "HEIGHT_MAX": tr("Largest height [m]"),
        "UNSEEN": tr("Stems per hectare that were not seen"),
        "DETECTED_SHARE": tr("Known trees that were found [%]"),
        "FALSE_SHARE": tr("Found trees that are not known [%]"),
        "DIAMETER_BIAS": tr("Mean error of the diameters [%]"),
        "DIAMETER_SPREAD": tr("Root mean square error of the diameters [%]"),
    }


class TreesFromHeights(TalusAlgorithm):
    """Definition of talus:treesfromheights for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    styles_in = "outputs"

    def name(self):
        return "treesfromheights"

    def displayName(self):
        return tr("Trees from heights")

    def shortDescription(self):
        return tr(
            "Finds single trees in a canopy height model, in a surface model and an elevation model, or in the points "
            "of a lidar flight: tops, crowns, and stem diameters by height. The result is the input TREES of Simulate "
            "rockfall. Trees below the crowns of others are not seen."
        )

    def tags(self):
        return tr("rockfall,forest,tree,lidar,canopy,CHM,DSM,las,laz,crown,top,stem,diameter,DBH").split(",")

    def initAlgorithm(self, configuration=None):
        dem, band = elevation_model(tr(
            "Heights of the ground, in metres. Needed with a surface model or a cloud of points; a canopy height model "
            "has the heights above the ground already."
        ))  # fmt: skip
        rare = [
            WINDOW.shown(tr("Search window around a tree top"), tr(
                "Width of the window in which no other point may be higher than the tree top, as a function of its "
                "height H. linear: 1.2 + 0.16 H m across. Wider windows find fewer trees; narrower ones take "
                "branches for trees.")),
            LEAST_HEIGHT.shown(tr("Smallest height of a tree [m]"), tr("Lower tops are not counted as trees.")),
            HIGHEST.shown(tr("Largest height of a tree [m]"), tr("Larger heights are treated as errors and ignored.")),
            SMOOTHING.shown(tr("Smoothing of the canopy [m]"), tr(
                "Standard deviation of a Gaussian filter; 0: no smoothing. The filter removes branches, and lowers "
                "each tree somewhat.")),
            CROWN_SHARE.shown(tr("Lower limit of a crown [%]"), tr(
                "Percentage of the height of the tree; cells below it are not part of the crown.")),
            CLOUD_CELL.shown(tr("Cell size of the canopy model made from a cloud [m]"), tr(
                "Each cell gets the height of its highest point. An empty cell is filled with the mean of its "
                "neighbours, unless it has too few.")),
            INVENTORY.shown(tr("Stems per hectare of an inventory"), tr(
                "The log then reports how many were not seen; add them as small trees with Single trees.")),
            KNOWN.shown(tr("Known trees"), tr(
                "Trees measured on the ground. The log then reports the share of them that was found, and how many "
                "found trees are not among them. The stands entered must contain no other trees.")),
            KNOWN_DIAMETER_FIELD.shown(tr("Field of the known trees with the stem diameter [cm]"), tr(
                "For the error of the diameters.")),
            MATCH_DISTANCE.shown(tr("Distance between a known and a found tree [m]"), tr(
                "Up to this distance the two count as the same tree.")),
            band,
        ]  # fmt: skip
        self.define([
            *_heights(),
            dem,
            STANDS.shown(tr("Stands"), tr(
                "Polygons of forest. Trees are searched for only inside them. Without stands, roofs and masts are "
                "taken for trees, too.")),
            SPECIES_FIELD.shown(tr("Field of the stands with the species"), names_text() + " " + tr(
                "Empty values take the species below.")),
            SPECIES.shown(tr("Species"), tr(
                "Species of trees whose stand has none. It also determines the curve for the "
                "diameters.") + " " + factors_text()),
            RULE.shown(tr("Rule for the stem diameters"), tr(
                "height: DBH = 2.52 H^0.84 cm. table: the relation below. The others use height and crown diameter "
                "for a type of forest (Jucker et al. 2017); in dense stands their diameters are too large, because "
                "visible crowns include those of hidden trees.")),
            DIAMETER_TABLE.shown(tr("Heights and diameters"), [tr("height [m]"), tr("stem diameter [cm]")], tr(
                "Regional relation from an inventory: rows in the order of height, with linear interpolation between "
                "them.")),
            *map(advanced, rare),
            OUTPUT.shown(tr("Single trees"), tr(
                "A point per tree, with the fields that Simulate rockfall reads, and the diameter of its crown.")),
            CROWNS.shown(tr("Crowns"), tr("Outlines along the edges of the cells, with the id of the tree.")),
            CANOPY_MODEL.shown(
                tr("Canopy height model as used"), tr("Heights above the ground after filling and smoothing.")),
        ], number_outputs(labels()))  # fmt: skip
