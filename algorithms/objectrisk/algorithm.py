# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:objectrisk, how often and how hard objects are hit, and what that means for people and property."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import labels, risk_parameters


class ObjectRisk(TalusAlgorithm):
    """Definition of talus:objectrisk for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    has_styles = True

    def name(self):
        return "objectrisk"

    def displayName(self):
        return tr("Risk of objects")

    def shortDescription(self):
        return tr(
            "How often are buildings and sections of road hit, and how hard? Combines the scenarios to hits per "
            "year, the annual probability of a hit, damage, and the collective and individual risk of death, with "
            "the vulnerabilities that you enter."
        )

    def tags(self):
        return tr("risk,object,building,road,damage,individual risk,collective risk,probability,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(risk_parameters(), number_outputs(labels()))
