# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:groundclasses, a map of ground and forest as the parameter raster of the simulation, checked."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import PREPARE
from ..translation import tr
from .parameters import ground_class_inputs, ground_class_outputs, labels


class GroundClasses(TalusAlgorithm):
    """Definition of talus:groundclasses for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE
    has_styles = True

    def name(self):
        return "groundclasses"

    def displayName(self):
        return tr("Make ground raster")

    def shortDescription(self):
        return tr(
            "Turns polygons of ground and forest with any values into the parameters of the simulation: a raster with "
            "a band for each, on the cells of the elevation model. Finds overlaps, gaps and slivers of the map."
        )

    def tags(self):
        return tr("rockfall,ground,soil,terrain class,forest,friction,raster,overlap,gap,sliver,topology").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([*ground_class_inputs(), *ground_class_outputs()], number_outputs(labels()))
