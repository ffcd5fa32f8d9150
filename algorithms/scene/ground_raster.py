# SPDX-License-Identifier: GPL-2.0-or-later
"""The raster of ground parameters that talus:groundclasses makes, as an input."""

from qgis.core import QgsProcessingException

from ..parameters.ground import GROUND_RASTER
from ..translation import tr
from .dem import gdal_path


def ground_raster_path(call):
    """What GDAL opens, None where no raster was given. Raises QgsProcessingException for what is none."""
    if not call.is_given(GROUND_RASTER):
        return None
    layer = call[GROUND_RASTER]
    if layer is None or not layer.isValid() or layer.providerType() != "gdal":
        raise QgsProcessingException(tr("GROUND_RASTER: this is no raster file that QGIS can read."))
    return gdal_path(layer.source())


def check_ground_raster(call, dem):
    """Raise QgsProcessingException where the raster is in another coordinate system than the elevation model."""
    if ground_raster_path(call) is None:
        return
    crs = call[GROUND_RASTER].crs()
    if crs.isValid() and crs != dem.crs:
        message = tr(
            "GROUND_RASTER: it is in {} and the elevation model in {}; make it again with talus:groundclasses."
        )
        names = (system.authid() or system.description() for system in (crs, dem.crs))
        raise QgsProcessingException(message.format(*names))
