# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:convergence, how precise a number of a simulation is and how many runs would make it precise enough."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import EVALUATE
from ..translation import tr
from .parameters import convergence_parameters, labels


class Convergence(TalusAlgorithm):
    """Definition of talus:convergence for Processing: id, names, help, parameters and outputs."""

    stage = EVALUATE

    def name(self):
        return "convergence"

    def displayName(self):
        return tr("Convergence of a simulation")

    def shortDescription(self):
        return tr(
            "Are the runs enough? Draws a percentile, a mean or a reach probability against the number of runs with "
            "its confidence band, and reports the number of runs needed for a wanted precision."
        )

    def tags(self):
        return tr("convergence,number of runs,confidence,percentile,reach probability,precision,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(convergence_parameters(), number_outputs(labels()))
