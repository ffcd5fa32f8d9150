# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:netsiting, candidate lines for one flexible net compared by the rocks of a simulation."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import labels, siting_parameters


class NetSiting(TalusAlgorithm):
    """Definition of talus:netsiting for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    has_styles = True

    def name(self):
        return "netsiting"

    def displayName(self):
        return tr("Places for a net")

    def shortDescription(self):
        return tr(
            "Compares candidate lines for a flexible net: rocks of one simulation, made without it, are thrown into "
            "the net where they cross each line. Shares that are held, pass or go over, percentiles of elongation "
            "and forces, distance to the objects behind, and a ranking of the lines with its uncertainty."
        )

    def tags(self):
        return tr("rockfall,net,siting,barrier,line,elongation,distance,ranking,hazard").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(siting_parameters(), number_outputs(labels()))
