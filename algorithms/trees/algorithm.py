# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:trees, single trees for talus:simulate from stand polygons, rasters or points."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import PREPARE
from ..translation import tr
from .parameters import OUTPUT, results, stand_parameters


class Trees(TalusAlgorithm):
    """Definition of talus:trees for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    has_styles = True

    def name(self):
        return "trees"

    def displayName(self):
        return tr("Single trees")

    def shortDescription(self):
        return tr(
            "Generates single trees from forest data: polygons of stands or rasters with stems per hectare and stem "
            "diameters; or completes trees that are points already. Each gets a diameter, a species group, a height "
            "and the energy that its stem can absorb. The result is the input TREES of Simulate rockfall."
        )

    def tags(self):
        return tr("rockfall,forest,tree,stem,stand,protection forest,diameter,DBH,talus").split(",")

    def initAlgorithm(self, configuration=None):
        sink = OUTPUT.shown(tr("Single trees"), tr("A point per tree, with the fields that Simulate rockfall reads."))
        self.define([*stand_parameters(), sink], number_outputs(results()))
