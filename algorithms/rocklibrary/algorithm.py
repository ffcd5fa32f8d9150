# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rocklibrary: makes one rock, or a set of them, by shape class, size and chance."""

from qgis.core import QgsProcessingOutputNumber

from ..base import TalusAlgorithm
from ..rocks.outputs import number_outputs, rock_parameters
from ..stages import PREPARE
from ..translation import tr
from .parameters import FOLDER, rock_inputs


class RockLibrary(TalusAlgorithm):
    """Definition of talus:rocklibrary for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE

    def name(self):
        return "rocklibrary"

    def displayName(self):
        return tr("Make rocks")

    def shortDescription(self):
        return tr(
            "Makes rocks for the simulation by class of shape and size: boxes, rounded blocks, prisms, irregular "
            "blocks by Zingg's classes, norm blocks; one, or a set with a distribution of sizes."
        )

    def tags(self):
        return tr("rockfall,rock,shape,library,superellipsoid,polyhedron,prism,zingg,EOTA,random,block size").split(",")

    def initAlgorithm(self, configuration=None):
        folder = FOLDER.shown(
            tr("Folder for all rocks"), tr("Gets a .pts and an .obj file for each rock, numbered from 1.")
        )
        count = QgsProcessingOutputNumber("ROCK_COUNT", tr("Number of rocks"))
        self.define([*rock_inputs(), *rock_parameters(), folder], [*number_outputs(), count])
