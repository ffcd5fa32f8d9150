# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:compareruns, two simulations before and after a measure, run by run."""

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    Source,
    advanced,
    file_output,
    layer,
    layer_output,
    layers,
    number,
    raster,
    raster_output,
)
from ...shared.parameters.outputs import number_outputs
from ...stages import EVALUATE
from ...translation import tr

# The inputs and outputs of talus:compareruns.

BEFORE = layer("BEFORE", [Source.TypeVectorPoint], optional=False)
AFTER = layer("AFTER", [Source.TypeVectorPoint], optional=False)
CROSSINGS_BEFORE = layer("CROSSINGS_BEFORE", [Source.TypeVectorPoint])
CROSSINGS_AFTER = layer("CROSSINGS_AFTER", [Source.TypeVectorPoint])
MAP_BEFORE = raster("MAP_BEFORE", optional=True)
MAP_AFTER = raster("MAP_AFTER", optional=True)
CONFIDENCE = number("CONFIDENCE", 95.0, 50.0, 99.99)
TABLE = layer_output("TABLE", Source.TypeVector, by_default=True)
DIFFERENCE = raster_output("DIFFERENCE", by_default=True)
FIGURE = file_output("FIGURE", by_default=True)
OTHERS = layers("OTHERS", Source.TypeVectorPoint, optional=True)
CROSSINGS_OTHERS = layers("CROSSINGS_OTHERS", Source.TypeVectorPoint, optional=True)


def labels():
    """Name -> label of each number."""
    return {
        "RUN_COUNT": tr("Runs"),
        "RUNOUT_CHANGE": tr("Change of the mean run-out [m]"),
        "ENERGY_P95_CHANGE": tr("Change of the 95th percentile of the maximum energy [kJ]"),
        "SURE_CHANGES": tr("Quantities with a statistically significant change"),
    }


class CompareRuns(TalusAlgorithm):
    """Definition of talus:compareruns for Processing: id, names, help, parameters and outputs."""

    stage = EVALUATE
    styles_in = "rows"

    def name(self):
        return "compareruns"

    def displayName(self):
        return tr("Compare two simulations")

    def shortDescription(self):
        return tr(
            "What is the effect of a barrier, a forest or another ground? Compares two simulations of the same rocks "
            "run by run: run-out, energy, height and arrivals at lines, each with the confidence of the difference; "
            "and the difference of two maps."
        )

    def tags(self):
        return tr("compare,difference,before,after,measure,barrier,forest,confidence,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([
            BEFORE.shown(tr("Stops before the measure"), tr(
                "Output of Simulate rockfall, without the barrier, forest or other measure.")),
            AFTER.shown(tr("Stops after the measure"), tr(
                "Output of Simulate rockfall with the measure and with the same releases, rocks, runs and seed. Each "
                "run is then compared with itself, and the difference is known much more precisely than from "
                "independent runs.")),
            advanced(OTHERS.shown(tr("Stops with other measures"), tr(
                "If several measures are planned: simulations with only one of them, for example the barrier without "
                "the forest, and the forest without the barrier. Each is compared with the simulation before, and "
                "the simulation after is compared with each; this shows what one measure adds to the other. The "
                "names of the runs distinguish them."))),
            CROSSINGS_BEFORE.shown(tr("Crossings of lines before"), tr(
                "Output of Rocks at screen lines, for the rocks that reach a road or a house. Runs that do not arrive "
                "count with an energy of 0.")),
            CROSSINGS_AFTER.shown(tr("Crossings of lines after"), tr(
                "Crossings of the same lines with the measure.")),
            advanced(CROSSINGS_OTHERS.shown(tr("Crossings of lines with other measures"), tr(
                "Crossings of the same lines, a layer for each of the stops with other measures, in their order."))),
            MAP_BEFORE.shown(tr("Map before"), tr(
                "Any map of the simulation, such as the 95th percentile of the energy.")),
            MAP_AFTER.shown(tr("Map after"), tr(
                "Map with the measure, of the same kind and on the same elevation model.")),
            advanced(CONFIDENCE.shown(tr("Confidence [%]"), tr(
                "Probability that a confidence interval contains the true value."))),
            TABLE.shown(tr("Differences"), tr(
                "A row for each quantity: before, after, their difference and its confidence interval.")),
            DIFFERENCE.shown(tr("Difference of the maps"), tr(
                "After minus before. A cell that only one of the simulations reaches counts as 0 in the other; a "
                "cell that neither reaches is empty.")),
            FIGURE.shown(tr("Figure of the differences"), tr("Pictures (*.png *.svg *.pdf)"), tr(
                "Each quantity's change in % of the value before, with its confidence interval; coloured where the "
                "change is statistically significant.")),
        ], number_outputs(labels()))  # fmt: skip
