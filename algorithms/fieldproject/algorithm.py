# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fieldproject, a project for QField with the layers that a study needs from the field."""

from qgis.core import QgsProcessingAlgorithm

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import PREPARE
from ..translation import tr
from .parameters import field_parameters


class FieldProject(TalusAlgorithm):
    """Definition of talus:fieldproject for Processing: id, names, help, parameters and outputs."""

    stage = PREPARE

    def name(self):
        return "fieldproject"

    def displayName(self):
        return tr("Project for the field")

    def shortDescription(self):
        return tr(
            "A project for QField or QGIS on a tablet: releases, silent witnesses, ground and forest to be mapped, "
            "with forms, lists of values and limits, so that the layers go straight into the simulation."
        )

    def tags(self):
        return tr("field,survey,qfield,mobile,mapping,silent witnesses,template,rockfall").split(",")

    def flags(self):  # a project is written, which only the main thread may
        return super().flags() | QgsProcessingAlgorithm.Flag.FlagNoThreading

    def initAlgorithm(self, configuration=None):
        self.define(field_parameters(), number_outputs({"LAYER_COUNT": tr("Layers to map")}))
