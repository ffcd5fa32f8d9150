# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:catchmentchart, how wide a catchment below a cut slope has to be to hold a share of the rocks."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import SIMULATE
from ..translation import tr
from .parameters import chart_parameters, labels


class CatchmentChart(TalusAlgorithm):
    """Definition of talus:catchmentchart for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE

    def name(self):
        return "catchmentchart"

    def displayName(self):
        return tr("Catchment chart")

    def shortDescription(self):
        return tr(
            "How wide does the catchment below a cut slope have to be? Throws rocks off slopes of several heights "
            "and angles into catchments that are flat or fall back to the slope, as in the field programme behind "
            "the design charts of Pierson et al. (2001), and draws the share that is held against the width."
        )

    def tags(self):
        return tr("rockfall,catchment,ditch,cut slope,chart,roadway,berm,retained").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(chart_parameters(), number_outputs(labels()))
