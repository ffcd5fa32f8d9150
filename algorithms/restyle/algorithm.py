# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:restyle, the styles of Talus for layers of earlier runs, and a package of them to hand over."""

from qgis.core import QgsProcessingAlgorithm

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import labels, restyle_parameters


class Restyle(TalusAlgorithm):
    """Definition of talus:restyle for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE

    def name(self):
        return "restyle"

    def displayName(self):
        return tr("Styles for earlier results")

    def shortDescription(self):
        return tr(
            "Gives layers of earlier runs the symbols, classes and labels of Talus again, also layers from a "
            "colleague or from the command line, and packages them for the client: one GeoPackage with styles, "
            "rasters with theirs."
        )

    def tags(self):
        return tr("style,symbols,legend,qml,geopackage,package,export,deliver,rockfall").split(",")

    def flags(self):  # layers of the project are changed, which only the main thread may
        return super().flags() | QgsProcessingAlgorithm.Flag.FlagNoThreading

    def initAlgorithm(self, configuration=None):
        self.define(restyle_parameters(), number_outputs(labels()))
