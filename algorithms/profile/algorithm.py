# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:profile, heights, velocities and energies of the rocks along a line over the terrain."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import EVALUATE
from ..translation import tr
from .parameters import labels, profile_parameters


class Profile(TalusAlgorithm):
    """Definition of talus:profile for Processing: id, names, help, parameters and outputs."""

    stage = EVALUATE
    has_styles = True

    def name(self):
        return "profile"

    def displayName(self):
        return tr("Profile along a line")

    def shortDescription(self):
        return tr(
            "Draws the terrain along a line with the rocks of a simulation that come along it: their heights above "
            "the ground, velocities, energies and numbers with percentiles at stations, as a picture and a table."
        )

    def tags(self):
        return tr("rockfall,profile,section,envelope,energy,jump height,velocity,chainage,plot").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(profile_parameters(), number_outputs(labels()))
