# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fromrockyfor3d, the input folder of Rockyfor3D as the layers that talus:simulate takes."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import PREPARE
from ..translation import tr
from .parameters import folder_parameters, labels


class FromRockyfor3D(TalusAlgorithm):
    """Definition of talus:fromrockyfor3d for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    has_styles = True

    def name(self):
        return "fromrockyfor3d"

    def displayName(self):
        return tr("Inputs of Rockyfor3D")

    def shortDescription(self):
        return tr(
            "Reads the input folder of ASCII grids of Rockyfor3D: the elevation model, sources with their blocks, "
            "and soil types become layers for Simulate rockfall, so that a study can be repeated and compared."
        )

    def tags(self):
        return tr("Rockyfor3D,ecorisQ,import,ASCII grid,soil type,block,source,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(folder_parameters(), number_outputs(labels()))
