# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:net, rocks thrown into one flexible net."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import labels, net_parameters


class NetImpacts(TalusAlgorithm):
    """Definition of talus:net for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    has_styles = True

    def name(self):
        return "net"

    def displayName(self):
        return tr("Impacts on a net")

    def shortDescription(self):
        return tr(
            "Throws rocks into a flexible net of ropes, rings, brakes and posts, and computes its response: "
            "elongation, strokes of the brakes, forces in ropes and anchors, energies, and whether the rock is held. "
            "One impact as in a type test, or the most severe ones of a simulation. The net is generic, not a "
            "product; parts whose strength is exceeded tear and are named."
        )

    def tags(self):
        return tr("rockfall,net,flexible barrier,ring net,cable,brake,elongation,anchor force,EAD 340059").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(net_parameters(), number_outputs(labels()))
