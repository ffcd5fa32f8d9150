# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:netsiting, candidate lines for one flexible net compared by the rocks of a simulation."""

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    Source,
    advanced,
    field,
    layer,
    layer_output,
    shown_file_output,
    switch,
    whole_number,
)
from ...shared.parameters.motion import motion_parameters
from ...shared.parameters.obstacles import (
    family_parameters,
    ground_of_nets,
    impact_parameters,
    own_rock_parameters,
    product_sheet,
    rare_family_parameters,
    rock_density,
    rock_shape,
)
from ...shared.parameters.outputs import number_outputs, report_head_parameters
from ...stages import DECIDE
from ...translation import tr

# The inputs and outputs of talus:netsiting.

LINES = layer("LINES", [Source.TypeVectorLine], optional=False)
NAME_FIELD = field("NAME_FIELD", LINES, FieldType.Any)
OBJECTS = layer("OBJECTS", [Source.TypeVectorAnyGeometry])
CROSSINGS = whole_number("CROSSINGS", 30, 1, 100_000)
SURROGATE = switch("SURROGATE", False)
SITES = layer_output("SITES", Source.TypeVectorLine, by_default=True)
REPORT = shown_file_output("REPORT")


def siting_parameters():
    """All inputs and outputs in the order of the dialog."""
    dem, band = ground_of_nets()
    trajectories, samples = motion_parameters()
    rocks = [rock_shape(tr(
        "Shape of the rocks of the simulation. Their orientation and spin come from the trajectories. Trajectories "
        "of other programs contain neither; their rocks get the orientation of the library and the spin of a rolling "
        "rock.")),
             *own_rock_parameters(), rock_density()]  # fmt: skip
    rare = [
        samples,
        product_sheet(),
        SURROGATE.shown(tr("A response surface decides on rocks that are not thrown"), tr(
            "A surface in energy, mass, position, height, dip, spin and size is fitted to the rocks thrown at each "
            "line. Rocks for which it is reliable are counted by its prediction; the others are counted by the share "
            "of similar rocks that were thrown. It needs some 80 thrown rocks where all seven differ.")),
        *rocks,
        *impact_parameters(),
        *rare_family_parameters(),
        band,
    ]  # fmt: skip
    shown = [
        dem,
        trajectories,
        LINES.shown(tr("Candidate lines"), tr(
            "Each feature is one candidate line for the net.")),
        NAME_FIELD.shown(tr("Field with the name of a line"), tr(
            'Names in tables, labels and the report. Left empty, lines are named by their field "name", or by '
            "their id where they have none.")),
        OBJECTS.shown(tr("Objects to protect"), tr(
            "Houses or roads: their distance from each line is compared with the elongation of the net.")),
        *family_parameters(),
        CROSSINGS.shown(tr("Rocks to throw at each line"), tr(
            "Selected evenly from the rocks that reach the line with their centre of mass below the top. Rocks whose "
            "centre passes an end of the line within their radius are included; they continue if they miss the net. "
            "More rocks make shares and percentiles more certain; each takes a second or more.")),
    ]  # fmt: skip
    return [
        *shown,
        *map(advanced, rare),
        *report_head_parameters(),
        SITES.shown(tr("Places for the net"), tr(
            "The lines in order of rank, with the shares that are held, pass and go over, percentiles of elongation "
            "and forces, and the distance to the objects.")),
        REPORT.shown(tr("Report of the places"), tr("HTML files (*.html)"), tr(
            "Map of the lines, runs that pass behind them, the table of the lines with its uncertainty, and how to "
            "read it.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "LINE_COUNT": tr("Lines"),
        "BEST_HELD": tr("Share of the passing rocks that the net on the first line holds [%]"),
        "BEST_CHANCE": tr("Probability that the first line is the best [%]"),
        "DISTANCE_NEEDED": tr("Distance required by the net on the first line [m]"),
    }


class NetSiting(TalusAlgorithm):
    """Definition of talus:netsiting for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    styles_in = "layers"

    def name(self):
        return "netsiting"

    def displayName(self):
        return tr("Places for a net")

    def shortDescription(self):
        return tr(
            "Compares candidate lines for a flexible net: rocks of a simulation without the net are thrown into it "
            "where they cross each line. Reports the shares of rocks that are held, that pass through and that pass "
            "over, percentiles of elongation and forces, the distance to the objects behind, and a ranking of the "
            "lines with its uncertainty."
        )

    def tags(self):
        return tr("rockfall,net,siting,barrier,line,elongation,distance,ranking,hazard").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(siting_parameters(), number_outputs(labels()))
