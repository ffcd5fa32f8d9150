# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:comparemany, any number of simulations side by side: rocks, grounds, forests, measures."""

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import Source, advanced, file_output, layer_output, layers, number
from ...shared.parameters.outputs import number_outputs
from ...stages import EVALUATE
from ...translation import tr

# The inputs and outputs of talus:comparemany.

STOPS = layers("STOPS", Source.TypeVectorPoint)
CROSSINGS = layers("CROSSINGS", Source.TypeVectorPoint, optional=True)
PERCENTILE = number("PERCENTILE", 95.0, 50.0, 99.9)
CONFIDENCE = number("CONFIDENCE", 95.0, 50.0, 99.99)
TABLE = layer_output("TABLE", Source.TypeVector, by_default=True)
LINES = layer_output("LINES", Source.TypeVector, by_default=True)
FIGURE = file_output("FIGURE", by_default=True)


def labels():
    """Name -> label of each number."""
    return {
        "SIMULATION_COUNT": tr("Number of simulations"),
        "RUNOUT_LEAST": tr("Percentile of the run-out, smallest of the simulations [m]"),
        "RUNOUT_MOST": tr("Percentile of the run-out, largest of the simulations [m]"),
        "ENERGY_LEAST": tr("Percentile of the energy, smallest of the simulations [kJ]"),
        "ENERGY_MOST": tr("Percentile of the energy, largest of the simulations [kJ]"),
    }


class CompareMany(TalusAlgorithm):
    """Definition of talus:comparemany for Processing: id, names, help, parameters and outputs."""

    stage = EVALUATE

    def name(self):
        return "comparemany"

    def displayName(self):
        return tr("Compare many simulations")

    def shortDescription(self):
        return tr(
            "How far do the results differ between rocks, grounds, forests or measures? Compares the results of many "
            "simulations in a table and a figure: run-out, energy, height, and arrivals at each line."
        )

    def tags(self):
        return tr("compare,many,scenarios,sensitivity,parameter study,batch,run-out,energy,lines,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([
            STOPS.shown(tr("Stops of the simulations"), tr(
                "Outputs of Simulate rockfall, at least two, in the order of the table. They may differ in rocks, "
                "releases, ground and number of runs; the names of the runs distinguish them. For the effect of one "
                "measure on the same rocks, Compare two simulations is more precise.")),
            CROSSINGS.shown(tr("Crossings of lines of the simulations"), tr(
                "Outputs of Rocks at screen lines: a layer for each simulation in the order of the stops, all with "
                "the same lines. Runs that do not arrive are included in the share, but not in energy and height.")),
            advanced(PERCENTILE.shown(tr("Percentile [%]"), tr(
                "Percentile of run-out, energy and height. 95 is usual."))),
            advanced(CONFIDENCE.shown(tr("Confidence [%]"), tr(
                "Probability that a confidence interval contains the true value."))),
            TABLE.shown(tr("Simulations"), tr(
                "A row for each simulation: runs, run-out, energy, velocity and height, percentiles with their "
                "bounds.")),
            LINES.shown(tr("Simulations at the lines"), tr(
                "A row for each line and simulation: share of the runs that arrive with its bounds, energy and height "
                "of those that do. Empty without crossings.")),
            FIGURE.shown(tr("Figure of the comparison"), tr("Pictures (*.png *.svg *.pdf)"), tr(
                "A bar for each simulation with the confidence interval of its percentile: run-out, energy, height; "
                "and for each line the share of the runs that arrive.")),
        ], number_outputs(labels()))  # fmt: skip
