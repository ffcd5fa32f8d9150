# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:designcheck, does a net fence pass at a line, by a named code?"""

from qgis.core import QgsCoordinateReferenceSystem, QgsWkbTypes

from ..base import TalusAlgorithm
from ..layers.vector_layers import layer_source
from ..layers.writing import write_layer
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import Files, check_outputs, is_wanted
from ..parameters.report_heads import read_report_head
from ..reports.parameter_rows import parameter_rows
from ..stages import DECIDE
from ..styles.tables import TableStyle
from ..translation import tr
from ..units import KILO
from .actions import check_crossings, read_lines, title_of, warnings_of
from .catalogue import read_nets
from .checks import check_factors, factors_of, smallest_passing, verdicts
from .parameters import design_parameters, factors_of_other_codes
from .tables import check_columns, check_features, result_word


class DesignCheck(TalusAlgorithm):
    """Reads crossings and nets, checks all pairs, writes a table and a report."""

    stage = DECIDE

    def name(self):
        return "designcheck"

    def displayName(self):
        return tr("Design check of nets")

    def shortDescription(self):
        return tr(
            "Checks net fences at the lines of Rocks at screen lines by UNI 11211-4, ONR 24810 or the classes of EAD "
            "340059: design energy, height with free border, and distance to the object behind, line by line."
        )

    def tags(self):
        return tr("design,check,barrier,net,UNI 11211-4,ONR 24810,EAD 340059,partial factor,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(design_parameters(), number_outputs(_labels()))

    def _check(self, parameters, context):
        check_crossings(layer_source(self, parameters, "CROSSINGS", context))
        check_factors(self, parameters, context)
        read_nets(self, parameters, context)
        check_outputs(self, parameters, context)

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        lines = read_lines(self, parameters, context, feedback)
        nets = read_nets(self, parameters, context)
        found = verdicts(self, parameters, context, lines, nets)
        _tell(lines, found, feedback)
        with Files() as files:
            outputs = self._write(parameters, context, feedback, files, lines, found)
        numbers = _numbers_of(lines, found)
        tell_numbers(_labels(), numbers, feedback)
        return {**outputs, **numbers}

    def _write(self, parameters, context, feedback, files, lines, found):
        outputs, code = {}, self.parameterAsEnumString(parameters, "CODE", context)
        if is_wanted(self, parameters, "OUTPUT"):
            columns = check_columns()
            form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
            features = check_features(found, code)
            outputs["OUTPUT"] = write_layer(
                self, parameters, context, feedback, files, "OUTPUT", form, features, TableStyle(columns)
            )
        if is_wanted(self, parameters, "REPORT"):
            from .report import write_report  # loads the engine's version, which no start of QGIS needs

            outputs["REPORT"] = self.parameterAsFileOutput(parameters, "REPORT", context)
            factors = factors_of(self, parameters, context)
            rows = parameter_rows(self, parameters, context, leave_out=factors_of_other_codes(code))
            head = read_report_head(self, parameters, context)
            write_report(files.stage(outputs["REPORT"]), code, lines, found, factors, rows, head)
        return outputs


def _labels():
    """Name -> label of each number."""
    return {
        "LINE_COUNT": tr("Lines"),
        "LINES_PASSED": tr("Lines at which a net passes"),
        "ENERGY_LEVEL": tr("Largest energy level needed [kJ]"),
        "ENERGY_USE": tr("Largest use of the energy of the chosen nets [%]"),
    }


def _numbers_of(lines, found):
    chosen = [smallest_passing(found, line) for line in lines]
    numbers = {"LINE_COUNT": len(lines), "LINES_PASSED": sum(one is not None and one.passes is True for one in chosen)}
    if all(one is not None for one in chosen):
        numbers["ENERGY_LEVEL"] = max(one.net.energy for one in chosen) / KILO
        numbers["ENERGY_USE"] = 100.0 * max(one.checks[0].use for one in chosen)
    return numbers


def _tell(lines, found, feedback):
    for line in lines:
        best = smallest_passing(found, line)
        if best is None:
            feedback.pushWarning(tr("{}: no net of the catalogue passes.").format(title_of(line)))
        else:
            message = tr("{}: {}, {}.")
            feedback.pushInfo(message.format(title_of(line), best.net.name, result_word(best.passes)))
        if not line.has_rotation:
            message = tr("{}: its energies are those of the translation alone; simulate with SAMPLES for both.")
            feedback.pushWarning(message.format(title_of(line)))
        for warning in warnings_of(line):
            feedback.pushWarning(warning)
