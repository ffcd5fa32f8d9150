# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:convergence, how precise a number of a simulation is and how many runs would make it precise enough."""

from qgis.core import QgsProcessingException

from ..base import TalusAlgorithm
from ..layers.vector_layers import check_fields, check_system, layer_source
from ..number_words import told
from ..parameters.number_outputs import number_outputs
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.staging import Files
from ..reports.figures import can_draw, draw_curve
from ..stages import EVALUATE
from ..translation import tr
from .outputs import labels, numbers_of, tell, write_table
from .parameters import STATISTICS, convergence_parameters
from .run_values import read_sample


class Convergence(TalusAlgorithm):
    """Reads one number a run, asks the engine, draws the curve."""

    stage = EVALUATE

    def name(self):
        return "convergence"

    def displayName(self):
        return tr("Convergence of a simulation")

    def shortDescription(self):
        return tr(
            "Are the runs enough? Draws a percentile, a mean or a reach probability against the number of runs with "
            "its confidence band, and tells how many runs give it as precisely as wanted."
        )

    def tags(self):
        return tr("convergence,number of runs,confidence,percentile,reach probability,precision,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(convergence_parameters(), number_outputs(labels()))

    def _check(self, parameters, context):
        source = layer_source(self, parameters, "LAYER", context)
        statistic = self.parameterAsEnumString(parameters, "STATISTIC", context)
        names = [self.parameterAsString(parameters, name, context) for name in ("RUN_FIELD", "VALUE_FIELD")]
        check_fields(source, "LAYER", names if statistic != "share" else names[:1])
        if statistic != "share" and not names[1]:
            message = tr("VALUE_FIELD: choose the field of which the {} is asked.")
            raise QgsProcessingException(message.format(statistic))
        has_target = self.parameterAsSource(parameters, "TARGET", context) is not None
        if statistic == "share" and not has_target and not parameters.get("TOTAL_RUNS"):
            message = tr("STATISTIC: a share needs the layer TARGET, or TOTAL_RUNS where the layer has only the hits.")
            raise QgsProcessingException(message)
        if has_target:
            check_system(source, "LAYER")
        check_outputs(self, parameters, context)

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        from ...engine.statistics import convergence

        statistic = STATISTICS[self.parameterAsEnumString(parameters, "STATISTIC", context)]
        sample = read_sample(self, parameters, context, statistic, feedback)
        share = 0.01 * self.parameterAsDouble(parameters, "PERCENTILE", context)
        confidence = 0.01 * self.parameterAsDouble(parameters, "CONFIDENCE", context)
        asked = 0.01 * self.parameterAsDouble(parameters, "PRECISION", context)
        found = convergence.estimate_of_present(sample, statistic, share, confidence)
        needed = convergence.needed_runs(sample, statistic, asked, share, confidence)
        feedback.setProgress(60)
        curve = convergence.curve(sample, statistic, share, confidence)
        with Files() as files:
            paths = self._write(files, curve, parameters, context, feedback)
        numbers = numbers_of(sample, found, needed)
        tell(numbers, found, asked, feedback)
        return {**paths, **numbers}

    def _write(self, files, curve, parameters, context, feedback):
        paths = {}
        if is_wanted(self, parameters, "FIGURE") and can_draw(feedback):
            paths["FIGURE"] = self.parameterAsFileOutput(parameters, "FIGURE", context)
            draw_curve(files.stage(paths["FIGURE"]), curve, *self._captions(parameters, context))
        if is_wanted(self, parameters, "TABLE"):
            paths["TABLE"] = self.parameterAsFileOutput(parameters, "TABLE", context)
            write_table(files.stage(paths["TABLE"]), curve)
        return paths

    def _captions(self, parameters, context):
        """(label of the statistic, title, label of the band)."""
        statistic = self.parameterAsEnumString(parameters, "STATISTIC", context)
        value = self.parameterAsString(parameters, "VALUE_FIELD", context)
        percentile = self.parameterAsDouble(parameters, "PERCENTILE", context)
        label = {
            "percentile": told(tr("{:g}th percentile of {}"), percentile, value),
            "mean": tr("mean of {}").format(value),
            "share": tr("share of runs"),
        }[statistic]
        source = self.parameterAsSource(parameters, "LAYER", context).sourceName()
        band = told(tr("{:g} % confidence"), self.parameterAsDouble(parameters, "CONFIDENCE", context))
        return label, source, band
