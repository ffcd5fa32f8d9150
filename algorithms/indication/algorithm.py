# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:indication, a regional map of where blocks may come, by cones from sources, without a simulation."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import PREPARE
from ..translation import tr
from .parameters import indication_inputs, indication_outputs, labels


class Indication(TalusAlgorithm):
    """Definition of talus:indication for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    has_styles = True

    def name(self):
        return "indication"

    def displayName(self):
        return tr("Regional indication map")

    def shortDescription(self):
        return tr(
            "Susceptibility map of the area that blocks can reach, on an elevation model of any size: sources by "
            "slope and joint sets, reach by the energy line of each volume and height of cliff. An indication "
            "without frequency, to find the slopes that need a closer look. It can be compared with the runs of a "
            "simulation."
        )

    def tags(self):
        return tr(
            "rockfall,indication,susceptibility,regional,cone,energy line,reach angle,joint set,kinematic,Markland"
        ).split(",")

    def initAlgorithm(self, configuration=None):
        self.define([*indication_inputs(), *indication_outputs()], number_outputs(labels()))
