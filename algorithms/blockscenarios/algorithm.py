# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:blockscenarios, from a list of measured blocks to the block volume of each return period."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import PREPARE
from ..translation import tr
from .parameters import block_parameters, labels


class BlockScenarios(TalusAlgorithm):
    """Definition of talus:blockscenarios for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE

    def name(self):
        return "blockscenarios"

    def displayName(self):
        return tr("Block scenarios")

    def shortDescription(self):
        return tr(
            "How large is the block of 30, 100 and 300 years? Fits distributions to a list of measured blocks and "
            "links them to one event whose return period is known. The scenarios go into the simulation and the hazard "
            "map."
        )

    def tags(self):
        return tr("block,volume,return period,design block,scenario,distribution,percentile,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(block_parameters(), number_outputs(labels()))
