# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:convergence, how precise a number of a simulation is and how many runs would make it precise enough."""

import csv
import math

import numpy as np
from qgis.core import QgsProcessingException

from .base import TalusAlgorithm, readable_errors
from .inputs.convergence_parameters import STATISTICS, convergence_parameters
from .inputs.parameter_values import optional_number
from .inputs.run_values import is_of_lines, make_target, read_run_values
from .inputs.vector_layers import check_fields, check_system, layer_source
from .outputs.figures import can_draw, draw_curve
from .outputs.number_outputs import number_outputs, tell_numbers
from .outputs.output_files import Files, check_outputs, is_wanted
from .translation import tr


class Convergence(TalusAlgorithm):
    """Reads one number a run, asks the engine, draws the curve."""

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
        self.define(convergence_parameters(), number_outputs(_labels()))

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

    def processAlgorithm(self, parameters, context, feedback):
        with readable_errors():
            self.checked(parameters, context)
            from ..engine.analysis import convergence

            statistic = STATISTICS[self.parameterAsEnumString(parameters, "STATISTIC", context)]
            sample = self._sample(statistic, parameters, context, feedback)
            share = 0.01 * self.parameterAsDouble(parameters, "PERCENTILE", context)
            confidence = 0.01 * self.parameterAsDouble(parameters, "CONFIDENCE", context)
            asked = 0.01 * self.parameterAsDouble(parameters, "PRECISION", context)
            found = convergence.estimate_of_present(sample, statistic, share, confidence)
            needed = convergence.needed_runs(sample, statistic, asked, share, confidence)
            feedback.setProgress(60)
            curve = convergence.curve(sample, statistic, share, confidence)
            with Files() as files:
                paths = self._write(files, curve, parameters, context, feedback)
        numbers = _numbers_of(sample, found, needed)
        self._tell(numbers, found, asked, feedback)
        return {**paths, **numbers}

    def _sample(self, statistic, parameters, context, feedback):
        """A number for each run, NaN where it has none; for a share True where it meets the target."""
        source = self.parameterAsSource(parameters, "LAYER", context)
        target = self.parameterAsSource(parameters, "TARGET", context)
        distance = self.parameterAsDouble(parameters, "DISTANCE", context)
        meets = None if target is None else make_target(target, source.sourceCrs(), distance, context)
        run_field = self.parameterAsString(parameters, "RUN_FIELD", context)
        value_field = self.parameterAsString(parameters, "VALUE_FIELD", context) if statistic != "share" else ""
        if meets is not None and value_field and is_of_lines(source):
            feedback.pushWarning(
                tr("VALUE_FIELD: the values of trajectories are those of whole runs, not those at TARGET. For these "
                   "take the crossings of Rocks at screen lines.")
            )  # fmt: skip
        values = read_run_values(source, run_field, value_field, meets, feedback)
        total = int(optional_number(self, parameters, "TOTAL_RUNS", context) or len(values))
        if total < len(values):
            message = tr("TOTAL_RUNS is {}, but the layer has {} different runs.")
            raise QgsProcessingException(message.format(total, len(values)))
        sample = np.full(total, math.nan)
        sample[: len(values)] = list(values.values())
        missing = int(np.count_nonzero(np.isnan(sample)))
        feedback.pushInfo(tr("{} runs, {} of them with a value.").format(total, total - missing))
        if missing == total and statistic != "share":
            raise QgsProcessingException(tr("TARGET: no run meets it, so there is no value."))
        return ~np.isnan(sample) if statistic == "share" else sample

    def _write(self, files, curve, parameters, context, feedback):
        paths = {}
        if is_wanted(self, parameters, "FIGURE") and can_draw(feedback):
            paths["FIGURE"] = self.parameterAsFileOutput(parameters, "FIGURE", context)
            draw_curve(files.stage(paths["FIGURE"]), curve, *self._captions(parameters, context))
        if is_wanted(self, parameters, "TABLE"):
            paths["TABLE"] = self.parameterAsFileOutput(parameters, "TABLE", context)
            _write_table(files.stage(paths["TABLE"]), curve)
        return paths

    def _captions(self, parameters, context):
        """(label of the statistic, title, label of the band)."""
        statistic = self.parameterAsEnumString(parameters, "STATISTIC", context)
        value = self.parameterAsString(parameters, "VALUE_FIELD", context)
        percentile = self.parameterAsDouble(parameters, "PERCENTILE", context)
        label = {
            "percentile": tr("{:g}th percentile of {}").format(percentile, value),
            "mean": tr("mean of {}").format(value),
            "share": tr("share of runs"),
        }[statistic]
        source = self.parameterAsSource(parameters, "LAYER", context).sourceName()
        band = tr("{:g} % confidence").format(self.parameterAsDouble(parameters, "CONFIDENCE", context))
        return label, source, band

    def _tell(self, numbers, found, asked, feedback):
        tell_numbers(_labels(), numbers, feedback, digits=5)
        if math.isinf(found.precision):
            feedback.pushWarning(tr("These runs are too few for a confidence interval."))
        elif found.precision <= asked:
            feedback.pushInfo(tr("The runs are enough."))
        elif "RUNS_NEEDED" in numbers:
            message = tr("Simulate {:.3g} times as many runs for a precision of {:g} %.")
            feedback.pushInfo(message.format(numbers["RUNS_NEEDED"] / numbers["RUN_COUNT"], 100.0 * asked))


def _labels():
    return {
        "RUN_COUNT": tr("Runs"),
        "VALUE": tr("Value"),
        "LOW": tr("Lower end of the confidence interval"),
        "HIGH": tr("Upper end of the confidence interval"),
        "PRECISION_REACHED": tr("Precision reached [%]"),
        "RUNS_NEEDED": tr("Runs needed for the wanted precision"),
    }


def _numbers_of(sample, found, needed):
    """Those that are finite."""
    numbers = {
        "RUN_COUNT": len(sample), "VALUE": found.value, "LOW": found.low, "HIGH": found.high,
        "PRECISION_REACHED": 100.0 * found.precision, "RUNS_NEEDED": needed,
    }  # fmt: skip
    return {name: number for name, number in numbers.items() if math.isfinite(number)}


def _write_table(path, curve):
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(curve._fields)
        for row in zip(*curve):
            rows.writerow([f"{value:.9g}" if math.isfinite(value) else "" for value in row])
