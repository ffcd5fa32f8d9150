# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:fromrockyfor3d before a run."""

import os

from qgis.core import QgsProcessingException, QgsUnitTypes

from ..parameters.output_files import check_outputs
from ..translation import tr
from .parameters import FOLDER_CRS, INPUTS


def check(call):
    """The coordinate system."""
    folder = call[INPUTS]
    if not os.path.isdir(folder):
        raise QgsProcessingException(tr("INPUTS: there is no folder {}.").format(folder))
    crs = call[FOLDER_CRS]
    if not crs.isValid():
        raise QgsProcessingException(tr("FOLDER_CRS: {} is not a known system.").format(call.raw(FOLDER_CRS)))
    if crs.isGeographic() or crs.mapUnits() != QgsUnitTypes.DistanceUnit.DistanceMeters:
        message = tr("FOLDER_CRS: {} is not in metres; choose a projected system.")
        raise QgsProcessingException(message.format(crs.authid() or crs.description()))
    check_outputs(call)
    return crs
