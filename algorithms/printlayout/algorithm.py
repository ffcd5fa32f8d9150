# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:printlayout, a plan for the dossier: a layout template filled with maps, legend, scale and texts."""

from qgis.core import QgsProcessingAlgorithm

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import labels, layout_parameters


class PrintLayout(TalusAlgorithm):
    """Definition of talus:printlayout for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE

    def name(self):
        return "printlayout"

    def displayName(self):
        return tr("Plan to print")

    def shortDescription(self):
        return tr(
            "Fills a print layout with results: map at a round scale, legend, scale bar, title, object, author, "
            "date. Writes it as PDF or picture, and keeps it in the project for editing."
        )

    def tags(self):
        return tr("print,layout,plan,map,pdf,template,composer,report,rockfall").split(",")

    def flags(self):  # layouts and layers of the project are changed, which only the main thread may
        return super().flags() | QgsProcessingAlgorithm.Flag.FlagNoThreading

    def initAlgorithm(self, configuration=None):
        self.define(layout_parameters(), number_outputs(labels()))
