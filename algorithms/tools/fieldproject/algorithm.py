# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fieldproject, a project for QField with the layers that a study needs from the field."""

from qgis.core import QgsProcessingAlgorithm

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import crs, folder_output, raster
from ...shared.parameters.outputs import number_outputs
from ...stages import PREPARE
from ...translation import tr

# The inputs and outputs of talus:fieldproject.

DEM = raster("DEM", optional=True)
SURVEY_CRS = crs("SURVEY_CRS", optional=True)
FOLDER = folder_output("FOLDER", by_default=True)


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
        self.define([
            DEM.shown(tr("Elevation model"), tr(
                "Included as a shaded relief; gives the coordinate system where none is given below.")),
            SURVEY_CRS.shown(tr("Coordinate system"), tr(
                "Coordinate system of the layers, in metres. If left empty, that of the elevation model.")),
            FOLDER.shown(tr("Folder of the project"), tr(
                "Receives talus_field.qgz and talus_field.gpkg. Copy the whole folder to the device. A folder that "
                "already holds a field project is refused, for its survey would be lost.")),
        ], number_outputs({"LAYER_COUNT": tr("Layers to map")}))  # fmt: skip
