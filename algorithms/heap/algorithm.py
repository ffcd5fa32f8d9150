# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:heap, many rocks that fall together and meet each other."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import SIMULATE
from ..translation import tr
from .parameters import heap_parameters, labels


class Heap(TalusAlgorithm):
    """Definition of talus:heap for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE
    has_styles = True

    def name(self):
        return "heap"

    def displayName(self):
        return tr("Rocks that fall together (research)")

    def shortDescription(self):
        return tr(
            "Lets up to some hundred blocks of a rockslide fall together: they hit the ground and each other and come "
            "to rest in a deposit, which is mapped with its thickness. Research: for the shape of a deposit, not for "
            "run-out and energy of single rocks, which Simulate rockfall gives with its ground classes."
        )

    def tags(self):
        return tr("rockslide,rock avalanche,heap,deposit,blocks,collision,collapse,thickness,research").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(heap_parameters(), number_outputs(labels()))
