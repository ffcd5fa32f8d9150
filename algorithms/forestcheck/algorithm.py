# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:forestcheck, what stands of a protective forest stop, and what it would take."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import forest_parameters, labels


class ForestCheck(TalusAlgorithm):
    """Definition of talus:forestcheck for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    has_styles = True

    def name(self):
        return "forestcheck"

    def displayName(self):
        return tr("Protective forest check")

    def shortDescription(self):
        return tr(
            "What does a forest stop? Stand by stand: stems per hectare, basal area, mean free distance, longest gap "
            "down the slope, residual hazard by block size after Rockfor.NET today and after a loss of stems, the "
            "stand that would be required, your target profile, and the stands that protect each object."
        )

    def tags(self):
        return tr("rockfall,protection forest,stand,gap,basal area,Rockfor.NET,NaiS,target profile,residual hazard,"
                  "storm,cut").split(",")  # fmt: skip

    def initAlgorithm(self, configuration=None):
        self.define(forest_parameters(), number_outputs(labels()))
