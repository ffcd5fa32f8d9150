# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:fieldproject before a run."""

import os

from qgis.core import QgsProcessingException, QgsUnitTypes

from ..layers.metric_systems import check_metric_system
from ..parameters.output_files import check_outputs
from ..translation import tr
from .parameters import DEM, FOLDER, SURVEY_CRS
from .project import DATABASE, PROJECT


def check(call):
    """The system of the survey."""
    dem = call[DEM]
    if dem is None and call.raw(DEM):
        raise QgsProcessingException(tr("DEM: {} cannot be read as a raster.").format(call.raw(DEM)))
    crs = call[SURVEY_CRS]
    if not crs.isValid() and call.raw(SURVEY_CRS):
        raise QgsProcessingException(tr("SURVEY_CRS: {} is not a known system.").format(call.raw(SURVEY_CRS)))
    crs = crs if crs.isValid() or dem is None else dem.crs()
    if not crs.isValid():
        raise QgsProcessingException(tr("SURVEY_CRS: give a coordinate system, or an elevation model that has one."))
    if dem is not None:
        check_metric_system(dem.crs(), DEM, dem.extent())
    if crs.isGeographic() or crs.mapUnits() != QgsUnitTypes.DistanceUnit.DistanceMeters:
        message = tr("SURVEY_CRS: {} is not in metres; choose a projected system.")
        raise QgsProcessingException(message.format(crs.authid() or crs.description()))
    check_outputs(call)
    folder = call[FOLDER]
    for name in (PROJECT, DATABASE):
        if os.path.exists(os.path.join(folder, name)):
            message = tr("FOLDER: {} exists already; a survey is not overwritten. Choose another folder.")
            raise QgsProcessingException(message.format(os.path.join(folder, name)))
    return crs, dem
