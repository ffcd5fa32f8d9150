# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:ensemble, the uncertainty of a map where ground, shape, size, height and rate are not known."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import SIMULATE
from ..translation import tr
from .parameters import ensemble_outputs, ensemble_parameters, labels


class Ensemble(TalusAlgorithm):
    """Definition of talus:ensemble for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE
    has_styles = True

    def name(self):
        return "ensemble"

    def displayName(self):
        return tr("Ensemble of simulations")

    def shortDescription(self):
        return tr(
            "How uncertain is the map? Repeats a simulation with other numbers of the ground, other shapes, volumes, "
            "release heights and rates, each drawn from its uncertainty. Gives the median and the 5 to 95 % band of "
            "reach, energy and return period in each cell, and the shares of ground, size, shape and chance in the "
            "spread."
        )

    def tags(self):
        return tr("rockfall,uncertainty,ensemble,sensitivity,Sobol,band,confidence,return period,ground").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([*ensemble_parameters(), *ensemble_outputs()], number_outputs(labels()))
