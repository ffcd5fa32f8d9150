# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and files of talus:convergence."""

from qgis.core import QgsProcessing, QgsProcessingParameterField

from ...engine import choices
from ..parameters.definitions import Number, advanced, choice, field, file_output, layer, number
from ..translation import tr

Source = QgsProcessing.SourceType
STATISTICS = dict(zip(("percentile", "mean", "share"), choices.STATISTICS))  # here -> in the engine


def convergence_parameters():
    """All inputs and files in the order of the dialog."""
    numeric = QgsProcessingParameterField.DataType.Numeric
    figures = tr("Pictures (*.png *.svg *.pdf)")
    return [
        layer("LAYER", tr("Results of the runs"), [Source.TypeVector], tr(
            "Stops or trajectories of a simulation, or crossings of a line. Of several features of a run the one with "
            "the largest value counts."), optional=False),
        choice("STATISTIC", tr("What is asked"), STATISTICS, "percentile", tr(
            "A percentile or the mean of a field, or the share of runs that meet the target: the reach probability.")),
        field("VALUE_FIELD", tr("Field with the value"), "LAYER", tr(
            "Of which the percentile or the mean is asked, for example the energy."), numeric, "e_max_kj"),
        number("PERCENTILE", tr("Percentile [%]"), 95.0, 0.1, 99.9, tr(
            "95 is usual for the energy and height that a barrier is designed for.")),
        number("PRECISION", tr("Wanted precision [%]"), 5.0, 0.01, 99.0, tr(
            "Half the width of the confidence interval, as a share of the value.")),
        layer("TARGET", tr("Target that runs meet"), [Source.TypeVectorAnyGeometry], tr(
            "Lines, areas or points, such as a road or a house. Only runs that meet it count; for trajectories, those "
            "that cross it.")),
        number("DISTANCE", tr("Distance at which a target is met [m]"), 0.0, 0.0, 10_000.0, tr(
            "Needed for points, through which nothing passes exactly.")),
        number("TOTAL_RUNS", tr("Runs of the simulation"), None, 1, 2_000_000_000, tr(
            "Where the layer has only the runs that reached a line, the number of all. Empty: those of the layer."),
            Number.Integer, optional=True),
        advanced(field("RUN_FIELD", tr("Field with the number of the run"), "LAYER", tr(
            "Features with the same number are of the same run. Empty: each feature is a run."),
            QgsProcessingParameterField.DataType.Any, "run")),
        advanced(number("CONFIDENCE", tr("Confidence [%]"), 95.0, 50.0, 99.99, tr(
            "How often such an interval holds the true value."))),
        file_output("FIGURE", tr("Figure of the curve"), figures, tr(
            "The value against the number of runs with its confidence band, as PNG, SVG or PDF."), True),
        file_output("TABLE", tr("Table of the curve"), tr("CSV files (*.csv)"), tr(
            "Runs, value, lower and upper end of the interval; an end that so few runs do not give is empty.")),
    ]  # fmt: skip
