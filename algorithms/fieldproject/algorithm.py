# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fieldproject, a project for QField with the layers that a study needs from the field."""

import os

from qgis.core import QgsProcessingAlgorithm, QgsProcessingException, QgsUnitTypes

from ..base import TalusAlgorithm
from ..layers.metric_systems import check_metric_system
from ..parameters.number_outputs import number_outputs
from ..parameters.output_files import check_outputs
from ..parameters.staging import Files
from ..stages import PREPARE
from ..translation import tr
from .parameters import field_parameters
from .project import DATABASE, PROJECT, write_field_project
from .tables import field_tables


class FieldProject(TalusAlgorithm):
    """Writes an empty GeoPackage and a project with forms into a folder."""

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

    def _check(self, parameters, context):
        """The system of the survey."""
        dem = self.parameterAsRasterLayer(parameters, "DEM", context)
        if dem is None and parameters.get("DEM"):
            raise QgsProcessingException(tr("DEM: {} cannot be read as a raster.").format(parameters["DEM"]))
        crs = self.parameterAsCrs(parameters, "SURVEY_CRS", context)
        if not crs.isValid() and parameters.get("SURVEY_CRS"):
            raise QgsProcessingException(tr("SURVEY_CRS: {} is no known system.").format(parameters["SURVEY_CRS"]))
        crs = crs if crs.isValid() or dem is None else dem.crs()
        if not crs.isValid():
            raise QgsProcessingException(
                tr("SURVEY_CRS: give a coordinate system, or an elevation model that has one.")
            )
        if dem is not None:
            check_metric_system(dem.crs(), "DEM", dem.extent())
        if crs.isGeographic() or crs.mapUnits() != QgsUnitTypes.DistanceUnit.DistanceMeters:
            message = tr("SURVEY_CRS: {} is not in metres; choose a projected system.")
            raise QgsProcessingException(message.format(crs.authid() or crs.description()))
        check_outputs(self, parameters, context)
        folder = self.parameterAsString(parameters, "FOLDER", context)
        for name in (PROJECT, DATABASE):
            if os.path.exists(os.path.join(folder, name)):
                message = tr("FOLDER: {} is there already; a survey is not overwritten. Choose another folder.")
                raise QgsProcessingException(message.format(os.path.join(folder, name)))
        return crs, dem

    def process(self, parameters, context, feedback):
        crs, dem = self.checked(parameters, context)
        folder, tables = self.parameterAsString(parameters, "FOLDER", context), field_tables()
        with Files() as files:
            unfinished = os.path.dirname(files.stage(os.path.join(folder, PROJECT)))
            write_field_project(unfinished, tables, crs, dem, context)
        feedback.pushInfo(os.path.join(folder, PROJECT))
        return {"FOLDER": folder, "LAYER_COUNT": len(tables)}
