# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:compareruns, two simulations before and after a measure, run by run."""

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsWkbTypes

from ..base import TalusAlgorithm
from ..layers.writing import write_layer
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import Files, check_outputs, is_wanted
from ..stages import EVALUATE
from ..styles.known_layers import ITEM, known_raster, range_of
from ..styles.on_load import style_on_load
from ..styles.tables import TableStyle
from ..translation import tr
from ..units import KILO
from .maps import check_maps, difference_of
from .pairs import check_simulations, read_energies, read_runs
from .parameters import comparison_parameters
from .rows import Comparison, line_rows, run_rows, table_columns, table_features, tell
from .simulations import pairs, simulations
from .styles import DifferenceStyle


class CompareRuns(TalusAlgorithm):
    """Pairs the runs, compares them, writes the table and the difference of the maps."""

    stage = EVALUATE

    def name(self):
        return "compareruns"

    def displayName(self):
        return tr("Compare two simulations")

    def shortDescription(self):
        return tr(
            "What does a barrier, a forest or another ground change? Compares two simulations of the same rocks run by "
            "run: run-out, energy, height and what arrives at lines, each with the confidence of the difference; and "
            "the difference of two maps."
        )

    def tags(self):
        return tr("compare,difference,before,after,measure,barrier,forest,confidence,rockfall").split(",")

    def known_layers(self):
        label = self.parameterDefinition("DIFFERENCE").description()
        return [known_raster("DIFFERENCE", label, lambda layer: DifferenceStyle(max(map(abs, range_of(layer)))))]

    def initAlgorithm(self, configuration=None):
        self.define(comparison_parameters(), number_outputs(_labels()))

    def _check(self, parameters, context):
        found = simulations(self, parameters, context)
        check_simulations(found)
        check_maps(self, parameters, context)
        check_outputs(self, parameters, context)
        return found

    def process(self, parameters, context, feedback):
        found = self.checked(parameters, context)
        runs, comparisons = self._compare(found, parameters, context, feedback)
        for comparison in comparisons:
            tell(comparison, feedback)
        with Files() as files:
            outputs = self._write_table(parameters, context, feedback, files, comparisons)
            outputs.update(self._write_map(parameters, context, files))
        numbers = {"RUN_COUNT": runs, **_numbers_of(comparisons[0].rows)}
        tell_numbers(_labels(), numbers, feedback)
        return {**outputs, **numbers}

    def _compare(self, found, parameters, context, feedback):
        """(number of runs, a Comparison for each pair of simulations), that of before and after first."""
        runs, values = read_runs(found, feedback)
        feedback.pushInfo(tr("{} runs are compared with themselves.").format(runs.size))
        confidence = 0.01 * self.parameterAsDouble(parameters, "CONFIDENCE", context)
        at_lines = [({}, {}) if one.crossings is None else read_energies(one, runs, feedback) for one in found]
        names = {line: name for _, named in at_lines for line, name in named.items()}
        comparisons = []
        for one, other in pairs(len(found)):
            rows = run_rows(values[other], values[one], confidence)
            rows += line_rows(at_lines[other][0], at_lines[one][0], names, runs, confidence)
            comparisons.append(Comparison(found[one].name, found[other].name, rows))
        return int(runs.size), comparisons

    def _write_table(self, parameters, context, feedback, files, comparisons):
        if not is_wanted(self, parameters, "TABLE"):
            return {}
        columns = table_columns()
        form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
        features = table_features(comparisons)
        return {"TABLE": write_layer(
            self, parameters, context, feedback, files, "TABLE", form, features, TableStyle(columns)
        )}  # fmt: skip

    def _write_map(self, parameters, context, files):
        paths = check_maps(self, parameters, context)
        if paths is None or not is_wanted(self, parameters, "DIFFERENCE"):
            return {}
        from ...engine.io import raster

        change, grid, unit = difference_of(paths)
        path = self.parameterAsOutputLayer(parameters, "DIFFERENCE", context)
        label = self.parameterDefinition("DIFFERENCE").description()
        raster.write_grid(files.stage(path), change, grid, (0, 0), np.nan, unit, label, {ITEM: "DIFFERENCE"})
        style_on_load(context, path, label, DifferenceStyle(np.nanmax(np.abs(change), initial=0.0)))
        return {"DIFFERENCE": path}


def _labels():
    """Name -> label of each number."""
    return {
        "RUN_COUNT": tr("Runs"),
        "RUNOUT_CHANGE": tr("Change of the mean run-out [m]"),
        "ENERGY_P95_CHANGE": tr("Change of the 95th percentile of the maximum energy [kJ]"),
        "SURE_CHANGES": tr("Quantities of which the change is sure"),
    }


def _numbers_of(rows):
    return {
        "RUNOUT_CHANGE": rows[0].difference.difference,
        "ENERGY_P95_CHANGE": rows[3].difference.difference / KILO,
        "SURE_CHANGES": sum(row.difference.is_sure for row in rows),
    }
