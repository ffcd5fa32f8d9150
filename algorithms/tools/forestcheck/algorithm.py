# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:forestcheck, what stands of a protective forest stop, and what it would take."""

from ....engine.quantities.quantities import QUANTITIES
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    Source,
    advanced,
    field,
    layer,
    layer_output,
    matrix,
    number,
    shown_file_output,
    text,
)
from ...shared.parameters.extent import elevation_model
from ...shared.parameters.obstacles import factors_text, names_text, species_choice
from ...shared.parameters.outputs import number_outputs, report_head_parameters
from ...stages import DECIDE
from ...translation import tr

# The inputs and outputs of talus:forestcheck.

TARGET_COLUMNS = 4
STANDS = layer("STANDS", [Source.TypeVectorPolygon], optional=False)
STAND_FIELD = field("STAND_FIELD", STANDS, FieldType.Any)
TREES = layer("TREES", [Source.TypeVectorPoint], optional=False)
TREE_DIAMETER_FIELD = field("TREE_DIAMETER_FIELD", TREES)
TREE_SPECIES_FIELD = field("TREE_SPECIES_FIELD", TREES, FieldType.String)
TREE_SPECIES = species_choice("TREE_SPECIES")
BLOCKS = text("BLOCKS", "0.4, 0.8, 1.2")
DENSITY = number("DENSITY", 2700.0, **QUANTITIES["density"].limits, decimals=0)
STEMS_LOST = text("STEMS_LOST", "0, 30, 60")
RELEASES = layer("RELEASES", [Source.TypeVectorAnyGeometry])
BARE_LENGTH = number("BARE_LENGTH", 0.0, 0.0, 10_000.0, decimals=0)
CLIFF = number("CLIFF", 0.0, 0.0, 1000.0, decimals=1)
SPACING = number("SPACING", 10.0, 1.0, 1000.0, decimals=1)
TARGETS = matrix("TARGETS", 1, optional=True)
CROSSINGS_WITHOUT = layer("CROSSINGS_WITHOUT", [Source.TypeVectorPoint])
CROSSINGS_WITH = layer("CROSSINGS_WITH", [Source.TypeVectorPoint])
STOPS_WITH = layer("STOPS_WITH", [Source.TypeVectorPoint])
OUTPUT = layer_output("OUTPUT", Source.TypeVectorPolygon, by_default=True)
BLOCK_TABLE = layer_output("BLOCK_TABLE", Source.TypeVector, by_default=True)
GAPS = layer_output("GAPS", Source.TypeVectorLine, by_default=True)
PROTECTION = layer_output("PROTECTION", Source.TypeVector, by_default=False)
REPORT = shown_file_output("REPORT")
OF_OBJECTS = CROSSINGS_WITHOUT, CROSSINGS_WITH, STOPS_WITH


def forest_parameters():
    """All inputs and outputs in the order of the dialog."""
    dem, band = elevation_model(
        tr("Heights of the ground, in metres; slope and fall lines are taken from it."), optional=False
    )
    rare = [
        STAND_FIELD.shown(tr("Field with the name of a stand"), tr(
            "Names in tables and the report. Left empty, stands are named by their id.")),
        TREE_DIAMETER_FIELD.shown(tr("Field of the trees with the stem diameter [cm]"), tr(
            "If left empty, the field dbh_cm is used.")),
        TREE_SPECIES_FIELD.shown(tr("Field of the trees with the species"), names_text() + " " + tr(
            "Left empty, the field species is taken where there is one.")),
        TREE_SPECIES.shown(tr("Species of the trees"), tr(
            "Species where the field above has no value.") + " " + factors_text()),
        DENSITY.shown(tr("Density of the rocks [kg/m³]"), tr("Gives the mass of a block from its diameter.")),
        RELEASES.shown(tr("Releases above the stands"), tr(
            "Points, lines or polygons. The slope of a stand is then that of the steepest line from a release to the "
            "lower edge of the stand, and the part of this line outside the forest counts as bare slope. If left "
            "empty, the slope of the ground in the stand is used; below 31° blocks then stop without trees, however "
            "fast they arrive from above.")),
        BARE_LENGTH.shown(tr("Slope without forest above the stands [m]"), tr(
            "Along the slope, from the release to the upper edge of a stand. Not used with releases.")),
        CLIFF.shown(tr("Height of the cliff [m]"), tr("Height from which blocks fall onto the slope; 0: none.")),
        SPACING.shown(tr("Spacing of the starts of fall lines [m]"), tr(
            "Grid of starts in the stands. Closer lines find more gaps and take longer.")),
        CROSSINGS_WITHOUT.shown(tr("Crossings at objects without the forest"), tr(
            "Output of Rocks at screen lines with the objects, of a simulation without trees and with the same seed. "
            "Together with the two layers below it shows which stands protect each object.")),
        CROSSINGS_WITH.shown(tr("Crossings at objects with the forest"), tr(
            "Crossings of a simulation with the trees; the releases, runs and seed must be the same.")),
        STOPS_WITH.shown(tr("Stops with the forest"), tr("The stopping points of the simulation with the trees.")),
        band,
    ]  # fmt: skip
    return [
        STANDS.shown(tr("Stands"), tr("Polygons of forest, each evaluated by itself.")),
        TREES.shown(tr("Trees"), tr(
            "Points from Single trees, Trees from heights or Simulate rockfall. Lying logs are ignored.")),
        dem,
        BLOCKS.shown(tr("Diameters of the blocks [m]"), tr("Diameters of spheres, with commas between them.")),
        STEMS_LOST.shown(tr("Shares of the stems that are lost [%]"), tr(
            "Numbers with commas between them: 0 is the stand today, 30 a felling of 30 %, 60 a storm. Stems of all "
            "sizes are lost in the same proportion.")),
        TARGETS.shown(tr("Target profile"), [
            tr("block up to [m³]"), tr("stems, at least [1/ha]"), tr("thicker than [cm]"), tr("gap, less than [m]")],
            tr("Profile of your guideline, such as NaiS, a row for each block size; an empty cell means no "
               "requirement. Talus contains no profile, because none could be checked in its source.")),
        *map(advanced, rare),
        *report_head_parameters(),
        OUTPUT.shown(tr("Checked stands"), tr(
            "The stands with stems, basal area, slope, free distances, and the residual hazard of the largest block.")),
        BLOCK_TABLE.shown(tr("Stands by block size"), tr(
            "Table: a row for each stand, block and loss of stems, with the blocks that stop and the stand required.")),
        GAPS.shown(tr("Longest gaps"), tr(
            "The longest section of a fall line without a stem in each stand, for the largest block.")),
        PROTECTION.shown(tr("Stands that protect each object"), tr(
            "Table: runs that reach an object only if there is no forest, grouped by the stand in which they stop.")),
        REPORT.shown(tr("Report of the protective forest"), tr("HTML files (*.html)"), tr(
            "Tables of the stands, target profile, equations and limits.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "STAND_COUNT": tr("Stands"),
        "RESIDUAL_MAX": tr("Largest residual hazard of a stand today [%]"),
        "GAP_MAX": tr("Longest gap [m]"),
        "STANDS_BELOW_TARGET": tr("Stands below their target, of those checked"),
        "FEWER": tr("Rocks kept from the objects by the forest [%]"),
        "WEAKER": tr("Reduction of the energy (95 %) at the objects by the forest [%]"),
        "BOTH": tr("Reduction of the total energy at the objects by the forest [%]"),
    }


class ForestCheck(TalusAlgorithm):
    """Definition of talus:forestcheck for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    styles_in = "outputs"

    def name(self):
        return "forestcheck"

    def displayName(self):
        return tr("Protective forest check")

    def shortDescription(self):
        return tr(
            "What does a forest stop? Stand by stand: stems per hectare, basal area, mean free distance, longest gap "
            "down the slope, residual hazard by block size after Rockfor.NET today and after a loss of stems, the "
            "stand required, the comparison with your target profile, and the stands that protect each object."
        )

    def tags(self):
        return tr("rockfall,protection forest,stand,gap,basal area,Rockfor.NET,NaiS,target profile,residual hazard,"
                  "storm,cut").split(",")  # fmt: skip

    def initAlgorithm(self, configuration=None):
        self.define(forest_parameters(), number_outputs(labels()))
