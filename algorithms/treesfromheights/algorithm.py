# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:treesfromheights, single trees from the heights of a canopy."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import PREPARE
from ..translation import tr
from .parameters import height_parameters, labels


class TreesFromHeights(TalusAlgorithm):
    """Definition of talus:treesfromheights for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    has_styles = True

    def name(self):
        return "treesfromheights"

    def displayName(self):
        return tr("Trees from heights")

    def shortDescription(self):
        return tr(
            "Finds single trees in a canopy height model, in a surface model and an elevation model, or in the points "
            "of a lidar flight: tops, crowns, and stem diameters by height. The result is the input TREES of Simulate "
            "rockfall. Trees below the crowns of others are not seen."
        )

    def tags(self):
        return tr("rockfall,forest,tree,lidar,canopy,CHM,DSM,las,laz,crown,top,stem,diameter,DBH").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(height_parameters(), number_outputs(labels()))
