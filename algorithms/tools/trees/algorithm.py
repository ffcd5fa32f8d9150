# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:trees, single trees for talus:simulate from stand polygons, rasters or points."""

from ....engine.choices import STEM_DISTRIBUTIONS
from ....engine.quantities.quantities import QUANTITIES
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    Source,
    advanced,
    choice,
    field,
    layer,
    layer_output,
    number,
    optional_number,
    raster,
    whole_number,
)
from ...shared.parameters.obstacles import BROADLEAF_KINDS, CONIFER_KINDS, factors_text, names_text, species_choice
from ...shared.parameters.outputs import number_outputs
from ...stages import PREPARE
from ...translation import tr

# The inputs of talus:trees: names, labels with units, ranges, defaults and help.

STANDS = layer("STANDS", [Source.TypeVectorPolygon])
DENSITY_RASTER = raster("DENSITY_RASTER", optional=True)
DIAMETER_RASTER = raster("DIAMETER_RASTER", optional=True)
POINTS = layer("POINTS", [Source.TypeVectorPoint])
DENSITY_FIELD = field("DENSITY_FIELD", STANDS)
DIAMETER_FIELD = field("DIAMETER_FIELD", STANDS)
DEVIATION_FIELD = field("DEVIATION_FIELD", STANDS)
DEAD_WOOD_FIELD = field("DEAD_WOOD_FIELD", STANDS)
CONIFERS_FIELD = field("CONIFERS_FIELD", STANDS)
POINT_DIAMETER_FIELD = field("POINT_DIAMETER_FIELD", POINTS)
POINT_HEIGHT_FIELD = field("POINT_HEIGHT_FIELD", POINTS)
POINT_SPECIES_FIELD = field("POINT_SPECIES_FIELD", POINTS, FieldType.String)
SPECIES = species_choice("SPECIES")
CONIFER_SPECIES = species_choice("CONIFER_SPECIES", CONIFER_KINDS)
BROADLEAF_SPECIES = species_choice("BROADLEAF_SPECIES", BROADLEAF_KINDS)
DISTRIBUTION = choice("DISTRIBUTION", STEM_DISTRIBUTIONS, STEM_DISTRIBUTIONS[0])
DISTANCE = number("DISTANCE", 1.0, 0.0, 100.0)
SEED = whole_number("SEED", 0, 0, 2**31 - 1)
DENSITY = number("DENSITY", 400.0, **QUANTITIES["stem_density"].limits)
DIAMETER = number("DIAMETER", 30.0, **QUANTITIES["stem_diameter_cm"].limits)
VARIATION = number("VARIATION", 40.0, 0.0, 200.0)
CONIFERS = number("CONIFERS", 100.0, 0.0, 100.0)
DEAD_WOOD = number("DEAD_WOOD", 0.0, 0.0, 2000.0)
LOG_DIAMETER = number("LOG_DIAMETER", 30.0, 1.0, 300.0)
LOG_LENGTH = number("LOG_LENGTH", 10.0, 0.1, 60.0)
LOG_STRENGTH = optional_number("LOG_STRENGTH", None, 0.1, 100.0)
OUTPUT = layer_output("OUTPUT", Source.TypeVectorPoint, by_default=True, optional=False)


def _layers():
    one_of = tr("Give either stands, a raster of densities or points.")
    empty = tr("Empty values take the number below.")
    return [
        STANDS.shown(tr("Stands"),
               tr("Polygons of forest, in a projected coordinate system in metres.") + " " + one_of),
        DENSITY_FIELD.shown(tr("Field of the stands with the stems per hectare"), tr(
            "Per hectare of plan area.") + " " + empty),
        DIAMETER_FIELD.shown(tr("Field of the stands with the mean stem diameter [cm]"), tr(
            "Diameter at breast height.") + " " + empty),
        DEVIATION_FIELD.shown(tr("Field of the stands with the standard deviation of the diameters [cm]"), empty),
        DEAD_WOOD_FIELD.shown(tr("Field of the stands with the lying dead wood [m³/ha]"), tr(
            "Per hectare of plan area.") + " " + empty),
        CONIFERS_FIELD.shown(tr("Field of the stands with the share of conifers [%]"), tr(
            "The others are broadleaved trees.") + " " + empty),
        DENSITY_RASTER.shown(tr("Raster with the stems per hectare"),
               tr("Cells without data or with 0 have no trees.") + " " + one_of),
        DIAMETER_RASTER.shown(tr("Raster with the mean stem diameter [cm]"),
               tr("On the cells of the raster above; without it the number below applies.")),
        POINTS.shown(tr("Trees that are points already"),
               tr("They keep their positions, and missing values are added.") + " " + one_of),
        POINT_DIAMETER_FIELD.shown(tr("Field of the points with the stem diameter [cm]"), empty),
        POINT_HEIGHT_FIELD.shown(tr("Field of the points with the height [m]"), tr(
            "Empty values are computed from the diameter (Wykoff et al. 1982).")),
        POINT_SPECIES_FIELD.shown(tr("Field of the points with the species"), names_text() + " " + empty),
    ]  # fmt: skip


def _numbers():
    rare = [
        SPECIES.shown(tr("Species of points without one, and of logs"), factors_text()),
        CONIFER_SPECIES.shown(tr("Species of the conifers"), tr(
            "Species of the conifers drawn in stands; conifer where it is unknown. It determines the energy that a "
            "stem can absorb.")),
        BROADLEAF_SPECIES.shown(tr("Species of the broadleaved trees"), tr(
            "Species of the broadleaved trees drawn in stands; broadleaf where it is unknown.")),
        DISTRIBUTION.shown(tr("Distribution of the diameters"), tr(
            "Both have the mean and the standard deviation of the stand; gamma has the longer tail of thick stems.")),
        DISTANCE.shown(tr("Smallest distance of two stems [m]"), tr(
            "Positions nearer to another stem are drawn again. 0: anywhere (Poisson process).")),
        SEED.shown(tr("Seed of the random numbers"), tr(
            "With the same seed and inputs the trees are the same.")),
    ]  # fmt: skip
    return [
        DENSITY.shown(tr("Stems per hectare"), tr(
            "Stems per hectare of plan area, where the field has no value. The number of trees is random about it "
            "(Poisson).")),
        DIAMETER.shown(tr("Mean stem diameter [cm]"), tr(
            "Diameter at breast height, where field and raster have no value.")),
        VARIATION.shown(tr("Variation of the diameters [%]"), tr(
            "Standard deviation over the mean, where the field has no value: some 20 % in even-aged stands, 60 % and "
            "more in uneven ones.")),
        CONIFERS.shown(tr("Share of conifers [%]"), tr(
            "Share where the field has no value; the other trees are broadleaved.")),
        DEAD_WOOD.shown(tr("Lying dead wood [m³/ha]"), tr(
            "Logs that lie on the ground of the stands, where the field has no value. They are obstacles with a "
            "breaking energy: rocks are stopped, hop over, or break them. Their variation of diameters is that of "
            "the stems, their directions are random.")),
        LOG_DIAMETER.shown(tr("Mean diameter of the logs [cm]"), tr(
            "Diameter in the middle of their length; its variation is that of the stems.")),
        LOG_LENGTH.shown(tr("Length of the logs [m]"), tr(
            "All logs have this length; thicker and thinner ones differ in their diameter alone.")),
        LOG_STRENGTH.shown(tr("Strength of the logs [% of a living stem]"), tr(
            "Energy that a log can absorb, in per cent of that of a standing stem of its diameter and species group: "
            "fresh wood near 100, rotten wood near 0. There is no default: measure or estimate it.")),
        *map(advanced, rare),
    ]  # fmt: skip


def results():
    return {
        "TREE_COUNT": tr("Trees"),
        "STEMS_PER_HECTARE": tr("Stems per hectare"),
        "DIAMETER_MEAN": tr("Mean stem diameter [cm]"),
        "BASAL_AREA": tr("Basal area [m²/ha]"),
        "LOG_COUNT": tr("Lying logs"),
        "LOG_VOLUME": tr("Lying dead wood [m³/ha]"),
    }


class Trees(TalusAlgorithm):
    """Definition of talus:trees for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    styles_in = "layers"

    def name(self):
        return "trees"

    def displayName(self):
        return tr("Single trees")

    def shortDescription(self):
        return tr(
            "Generates single trees from forest data: polygons of stands or rasters with stems per hectare and stem "
            "diameters; or completes trees that are points already. Each gets a diameter, a species group, a height "
            "and the energy that its stem can absorb. The result is the input TREES of Simulate rockfall."
        )

    def tags(self):
        return tr("rockfall,forest,tree,stem,stand,protection forest,diameter,DBH,talus").split(",")

    def initAlgorithm(self, configuration=None):
        sink = OUTPUT.shown(tr("Single trees"), tr("A point per tree, with the fields that Simulate rockfall reads."))
        self.define([*_layers(), *_numbers(), sink], number_outputs(results()))
