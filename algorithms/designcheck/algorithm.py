# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:designcheck, does a net fence pass at a line, by a named code?"""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import design_parameters, labels


class DesignCheck(TalusAlgorithm):
    """Definition of talus:designcheck for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    has_styles = True

    def name(self):
        return "designcheck"

    def displayName(self):
        return tr("Design check of nets")

    def shortDescription(self):
        return tr(
            "Checks net fences at the lines of Rocks at screen lines by UNI 11211-4, ONR 24810 or the classes of EAD "
            "340059: design energy, height with free border, and distance to the object behind, line by line."
        )

    def tags(self):
        return tr("design,check,barrier,net,UNI 11211-4,ONR 24810,EAD 340059,partial factor,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(design_parameters(), number_outputs(labels()))
