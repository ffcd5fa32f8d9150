# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground of a call beside what the engine reads for all doors: classes, rasters, and names of both."""

from qgis.core import QgsProcessingException

from ...engine import ground_classes
from ...engine.ground.narrow_polygons import without_effect
from ...engine.ground.parameters import TELLING
from ...engine.scene import ground
from ..choice_names import choice_names
from ..findings.texts import error_text
from ..number_words import number_text
from ..parameters.ground import GROUND_RASTER, GROUND_TABLE, ROLLING_RESISTANCE
from ..translation import tr
from .dem import gdal_path


def known_classes(path):
    """Name -> GroundClass: those of Talus, and those of a table of the user's in their place or beside them."""
    try:
        return ground.known_classes(path)
    except ValueError as error:
        raise QgsProcessingException(f"GROUND_TABLE: {error_text(error)}") from error


def read_polygons(features, terrain, value_of, call):
    """Polygons (engine.io.burn.Polygon) of Features that meet the terrain; ``value_of`` takes a Feature."""
    polygons = features.polygons(terrain, value_of)
    call.find(without_effect(polygons, terrain, features.subject))
    return polygons


def stated_by_inputs(given, table, file=None):
    """Inputs that state the rolling resistance and not the surface roughness, as earlier versions had them.

    given : parameter of the ground -> number for all ground, or None
    table : (classes, parameters), as of a Ground
    file : with ground classes of the user's
    """
    older = ((str(GROUND_TABLE), bool(file) and not ground_classes.states_surface_roughness(file)),)
    return ground.stated_by_inputs(given, table, older, str(ROLLING_RESISTANCE))


def ground_raster_path(call):
    """Return what GDAL opens, None where no raster was given. Raises QgsProcessingException for what is none."""
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


def ground_name(telling):
    """Words for the values of the parameters `TELLING`."""
    for one in ground_classes.load().values():
        if all(getattr(one, name, value) == value for name, value in zip(TELLING, telling)):
            return choice_names().get(one.name, one.name)
    return tr("friction from {}").format(number_text(float(telling[0])))
