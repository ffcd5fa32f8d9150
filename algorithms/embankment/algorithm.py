# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:embankment, embankments and ditches carved into the elevation model."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import embankment_parameters, labels


class Embankment(TalusAlgorithm):
    """Definition of talus:embankment for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    has_styles = True

    def name(self):
        return "embankment"

    def displayName(self):
        return tr("Embankments and ditches")

    def shortDescription(self):
        return tr(
            "Puts embankments with uphill ditches into the elevation model: crest line, height, width and angles of "
            "the faces. Simulate on the result, and rocks meet them as terrain. Gives volumes of fill and cut, the "
            "footprint with its ground classes, and sections."
        )

    def tags(self):
        return tr("rockfall,embankment,dam,bund,ditch,trench,protection,earthworks,volume,fill,cut,terrain").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(embankment_parameters(), number_outputs(labels()))
