# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:gallery, forces of rocks on galleries and rigid walls, section by section."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import gallery_parameters, labels


class Gallery(TalusAlgorithm):
    """Definition of talus:gallery for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    has_styles = True

    def name(self):
        return "gallery"

    def displayName(self):
        return tr("Galleries and walls")

    def shortDescription(self):
        return tr(
            "Effect of the rocks of a simulation on a gallery with a cushion, or on a rigid wall: largest force by "
            "up to three formulas, static force, penetration of the cushion, energy per metre, rocks above a wall. "
            "Section by section along the structure."
        )

    def tags(self):
        return tr("rockfall,gallery,shed,roof,cushion,wall,force,impact,ASTRA,Labiouse,penetration,design").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(gallery_parameters(), number_outputs(labels()))
