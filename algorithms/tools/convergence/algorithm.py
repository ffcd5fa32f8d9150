# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:convergence, how precise a number of a simulation is and how many runs would make it precise enough."""

from ....engine import choices
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    Source,
    advanced,
    choice,
    field,
    file_output,
    layer,
    number,
    optional_whole_number,
)
from ...shared.parameters.outputs import number_outputs
from ...stages import EVALUATE
from ...translation import tr

# The inputs and files of talus:convergence.

STATISTICS = dict(zip(("percentile", "mean", "share"), choices.STATISTICS))  # here -> in the engine
LAYER = layer("LAYER", [Source.TypeVector], optional=False)
STATISTIC = choice("STATISTIC", STATISTICS, "percentile")
VALUE_FIELD = field("VALUE_FIELD", LAYER, default="e_max_kj")
PERCENTILE = number("PERCENTILE", 95.0, 0.1, 99.9)
PRECISION = number("PRECISION", 5.0, 0.01, 99.0)
TARGET = layer("TARGET", [Source.TypeVectorAnyGeometry])
DISTANCE = number("DISTANCE", 0.0, 0.0, 10_000.0)
TOTAL_RUNS = optional_whole_number("TOTAL_RUNS", None, 1, 2_000_000_000)
RUN_FIELD = field("RUN_FIELD", LAYER, FieldType.Any, default="run")
CONFIDENCE = number("CONFIDENCE", 95.0, 50.0, 99.99)
FIGURE = file_output("FIGURE", by_default=True)
TABLE = file_output("TABLE")


def convergence_parameters():
    """All inputs and files in the order of the dialog."""
    figures = tr("Pictures (*.png *.svg *.pdf)")
    return [
        LAYER.shown(tr("Results of the runs"), tr(
            "Stops or trajectories of a simulation, or crossings of a line. If a run has several features, the one "
            "with the largest value counts.")),
        STATISTIC.shown(tr("Statistic"), tr(
            "A percentile or the mean of a field, or the share of runs that meet the target: the reach probability.")),
        VALUE_FIELD.shown(tr("Field with the value"), tr(
            "Field whose percentile or mean is computed, for example the energy.")),
        PERCENTILE.shown(tr("Percentile [%]"), tr(
            "95 is usual for the energy and height that a barrier is designed for.")),
        PRECISION.shown(tr("Required precision [%]"), tr(
            "Half the width of the confidence interval, relative to the value.")),
        TARGET.shown(tr("Target that runs meet"), tr(
            "Lines, areas or points, such as a road or a house. Only runs that meet it count; for trajectories, those "
            "that cross it.")),
        DISTANCE.shown(tr("Distance at which a target is met [m]"), tr(
            "Needed for points, because no path passes exactly through a point.")),
        TOTAL_RUNS.shown(tr("Runs of the simulation"), tr(
            "Total number of runs, if the layer contains only those that reached a line. If left empty, the runs of "
            "the layer are counted.")),
        advanced(RUN_FIELD.shown(tr("Field with the number of the run"), tr(
            "Features with the same number belong to the same run. If left empty, each feature is a run."))),
        advanced(CONFIDENCE.shown(tr("Confidence [%]"), tr(
            "Probability that a confidence interval contains the true value."))),
        FIGURE.shown(tr("Figure of the curve"), figures, tr(
            "The value against the number of runs with its confidence band, as PNG, SVG or PDF.")),
        TABLE.shown(tr("Table of the curve"), tr("CSV files (*.csv)"), tr(
            "Runs, value, lower and upper end of the interval; an end is empty where there are too few runs to "
            "determine it.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "RUN_COUNT": tr("Runs"),
        "VALUE": tr("Value"),
        "LOW": tr("Lower end of the confidence interval"),
        "HIGH": tr("Upper end of the confidence interval"),
        "PRECISION_REACHED": tr("Precision reached [%]"),
        "RUNS_NEEDED": tr("Runs needed for the required precision"),
    }


class Convergence(TalusAlgorithm):
    """Definition of talus:convergence for Processing: id, names, help, parameters and outputs."""

    stage = EVALUATE

    def name(self):
        return "convergence"

    def displayName(self):
        return tr("Convergence of a simulation")

    def shortDescription(self):
        return tr(
            "Are there enough runs? Draws a percentile, a mean or a reach probability against the number of runs "
            "with its confidence band, and reports the number of runs needed for a required precision."
        )

    def tags(self):
        return tr("convergence,number of runs,confidence,percentile,reach probability,precision,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(convergence_parameters(), number_outputs(labels()))
