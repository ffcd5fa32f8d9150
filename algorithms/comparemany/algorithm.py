# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:comparemany, any number of simulations side by side: rocks, grounds, forests, measures."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import EVALUATE
from ..translation import tr
from .parameters import comparison_parameters, labels


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
        self.define(comparison_parameters(), number_outputs(labels()))
