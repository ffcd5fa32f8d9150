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
            "Throws rocks into a flexible net of ropes, rings, brakes and posts, and computes how it gives way: "
            "elongation, strokes of the brakes, forces in ropes and anchors, energies, and whether the rock is held. "
            "One impact as in a type test, or the worst ones of a simulation. A generic net, no product; what "
            "passes its strength tears, and is named."
        )

    def tags(self):
        return tr("rockfall,net,flexible barrier,ring net,cable,brake,elongation,anchor force,EAD 340059").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(net_parameters(), number_outputs(labels()))
