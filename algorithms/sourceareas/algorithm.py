# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:sourceareas, where rocks can break off, from the slope of an elevation model."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import PREPARE
from ..translation import tr
from .parameters import labels, source_area_inputs, source_area_outputs


class SourceAreas(TalusAlgorithm):
    """Definition of talus:sourceareas for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    has_styles = True

    def name(self):
        return "sourceareas"

    def displayName(self):
        return tr("Find source areas")

    def shortDescription(self):
        return tr(
            "Finds possible detachment areas: areas of an elevation model steeper than a threshold, which is "
            "entered, follows from the resolution, or from the distribution of the slope after Loye et al. (2009). "
            "Gives areas with size and steepness, and release points for the simulation."
        )

    def tags(self):
        return tr("rockfall,source,release,cliff,slope,threshold,steepness,start cells,Loye,detachment").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([*source_area_inputs(), *source_area_outputs()], number_outputs(labels()))
