# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:slopeprofile, rocks down one profile, for a quick look and for the catchment at the foot of a cut slope."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import SIMULATE
from ..translation import tr
from .parameters import labels, slope_parameters


class SlopeProfile(TalusAlgorithm):
    """Definition of talus:slopeprofile for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE
    has_styles = True

    def name(self):
        return "slopeprofile"

    def displayName(self):
        return tr("Slope profile")

    def shortDescription(self):
        return tr(
            "Throws rocks down one profile, from a line on the elevation model or from a file of distances and "
            "heights: energies, velocities and heights along it, the run-out of the rocks, and the width of a "
            "catchment required at its foot. The slope is the same on both sides of the profile; rocks move in three "
            "dimensions."
        )

    def tags(self):
        return tr("rockfall,profile,section,cut slope,catchment,ditch,berm,run-out,2D").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(slope_parameters(), number_outputs(labels()))
