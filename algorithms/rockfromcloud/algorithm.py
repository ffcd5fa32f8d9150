# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rockfromcloud: a surveyed point cloud or mesh becomes a convex rock with few corners."""

from ..base import TalusAlgorithm
from ..rocks.outputs import number_outputs, rock_parameters
from ..stages import PREPARE
from ..translation import tr
from .parameters import cloud_inputs


class RockFromCloud(TalusAlgorithm):
    """Definition of talus:rockfromcloud for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE

    def name(self):
        return "rockfromcloud"

    def displayName(self):
        return tr("Rock from a point cloud")

    def shortDescription(self):
        return tr(
            "Makes a rock for the simulation from a scan: the convex hull of a point cloud or mesh, simplified to a "
            "number of corners within a stated error of the volume."
        )

    def tags(self):
        return tr("rockfall,rock,shape,point cloud,mesh,scan,photogrammetry,hull,zingg,volume").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([*cloud_inputs(), *rock_parameters()], number_outputs())
