# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulatemany, a simulation for each combination of rocks, grounds and forest, and their comparison."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import SIMULATE
from ..translation import tr
from .parameters import labels, study_parameters


class SimulateMany(TalusAlgorithm):
    """Definition of talus:simulatemany for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE

    def name(self):
        return "simulatemany"

    def displayName(self):
        return tr("Simulate many scenarios")

    def shortDescription(self):
        return tr(
            "One simulation for each combination of volumes, shapes, ground classes, and forest: with it, without "
            "it, or with a share of its stems lost. Each is kept in its own folder, and all are compared in a table "
            "and a figure."
        )

    def tags(self):
        return tr("scenarios,many,combinations,sensitivity,parameter study,batch,volume,ground,forest,rockfall").split(
            ","
        )

    def initAlgorithm(self, configuration=None):
        self.define(study_parameters(), number_outputs(labels()))
