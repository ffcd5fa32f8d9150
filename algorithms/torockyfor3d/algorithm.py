# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:torockyfor3d, a study of Talus as the input folder of Rockyfor3D."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import export_parameters, labels


class ToRockyfor3D(TalusAlgorithm):
    """Definition of talus:torockyfor3d for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE

    def name(self):
        return "torockyfor3d"

    def displayName(self):
        return tr("Folder for Rockyfor3D")

    def shortDescription(self):
        return tr(
            "Writes elevation model, releases and ground as the input folder of ASCII grids of Rockyfor3D, so that "
            "the same slope can be computed there and compared."
        )

    def tags(self):
        return tr("Rockyfor3D,ecorisQ,export,ASCII grid,soil type,block,source,compare,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(export_parameters(), number_outputs(labels()))
