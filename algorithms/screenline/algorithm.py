# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:screenline, how many rocks pass a planned barrier or a road, how high and with how much energy."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import EVALUATE
from ..translation import tr
from .parameters import REPORT, input_parameters, labels, layer_parameters


class ScreenLines(TalusAlgorithm):
    """Definition of talus:screenline for Processing: id, names, help, parameters and outputs."""

    stage = EVALUATE
    has_styles = True

    def name(self):
        return "screenline"

    def displayName(self):
        return tr("Rocks at screen lines")

    def shortDescription(self):
        return tr(
            "Counts the rocks of a simulation that pass lines, such as a planned barrier, a road or the outline of a "
            "house, with their energy, velocity, height and impact angle, says from which releases they come, and how "
            "high and strong a barrier has to be."
        )

    def tags(self):
        return tr("rockfall,screen line,barrier,net,fence,road,energy,jump height,design,ETAG 27,collector").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([*input_parameters(), *layer_parameters(), _report_parameter()], number_outputs(labels()))


def _report_parameter():
    text = tr("One page with a map, percentiles, histograms, the design table and the sources of each line, to print.")
    return REPORT.shown(tr("Report"), tr("HTML files (*.html)"), text)
