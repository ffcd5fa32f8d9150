# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:view3d, one page for the client: terrain, maps and flying rocks in three dimensions, in any browser."""

from qgis.core import QgsProcessingAlgorithm

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import labels, view_parameters


class View3D(TalusAlgorithm):
    """Reads terrain and trajectories, draws the layers, writes the page."""

    stage = DECIDE

    def name(self):
        return "view3d"

    def displayName(self):
        return tr("Page with flying rocks")

    def shortDescription(self):
        return tr(
            "Writes one page that any browser shows, also on a phone and without a network: the terrain in three "
            "dimensions, rocks that fly down it with a slider for the time, and maps and plans that lie on it and "
            "can be switched on and off. A click on the ground shows the values of the maps there."
        )

    def tags(self):
        return tr("3d,film,animation,html,page,client,public,presentation,browser,rockfall").split(",")

    def flags(self):  # layers of the project are drawn, which only the main thread may
        return super().flags() | QgsProcessingAlgorithm.Flag.FlagNoThreading

    def initAlgorithm(self, configuration=None):
        self.define(view_parameters(), number_outputs(labels()))
