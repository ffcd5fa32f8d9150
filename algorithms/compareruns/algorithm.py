# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:compareruns, two simulations before and after a measure, run by run."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import EVALUATE
from ..translation import tr
from .parameters import comparison_parameters, labels


class CompareRuns(TalusAlgorithm):
    """Definition of talus:compareruns for Processing: id, names, help, parameters and outputs."""

    stage = EVALUATE
    has_styles = True

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
        self.define(comparison_parameters(), number_outputs(labels()))
