# SPDX-License-Identifier: GPL-2.0-or-later
"""Part of the elevation model that is read: band and extent. Processing takes no extent at all for many that mean
nothing.
"""

import math
import re

from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsRectangle

from ...translation import tr
from .definitions import band, extent, raster

DEM = raster("DEM")
BAND = band("BAND", DEM)
EXTENT = extent("EXTENT")
TEXT = re.compile(r"\s*([^,\[]+),([^,\[]+),([^,\[]+),([^,\[]+?)\s*(?:\[(.*)\])?\s*")


def elevation_model(text, optional=True):
    """The inputs DEM and BAND; ``text``: the help of the first."""
    return DEM.shown(tr("Elevation model"), text, optional=optional), band_parameter()


def band_parameter():
    """The input BAND."""
    return BAND.shown(tr("Band of the elevation model"), tr("The band with the heights."))


def extent_parameter(text):
    """The input EXTENT; ``text``: its help."""
    return EXTENT.shown(tr("Part of the elevation model to read"), text)


def read_extent(call, crs, name=EXTENT):
    """(xmin, ymin, xmax, ymax) in the system ``crs``, None where none is given.

    Raises QgsProcessingException for an extent that is empty, not finite, or in a system that is not known.
    """
    value = call.raw(name)
    if value is None or call.is_unset(name):
        return None
    if isinstance(value, str):
        _check_text(value, name)
    elif isinstance(value, QgsRectangle) and value.isNull():
        return None  # by which scripts say that there is none
    rectangle = call.extent(name, crs)
    bounds = (rectangle.xMinimum(), rectangle.yMinimum(), rectangle.xMaximum(), rectangle.yMaximum())
    if not all(map(math.isfinite, bounds)) or not (bounds[0] < bounds[2] and bounds[1] < bounds[3]):
        _refuse(value, name)
    return bounds


def _check_text(value, name):
    """Raise QgsProcessingException for four numbers that are none, and for a system that QGIS does not know."""
    match = TEXT.fullmatch(value)
    if match is None:
        return  # the name of a layer
    try:
        numbers = [float(text) for text in match.groups()[:4]]
    except ValueError:
        numbers = [math.nan]
    if not all(map(math.isfinite, numbers)):
        _refuse(value, name)
    system = match.group(5)
    if system and not QgsCoordinateReferenceSystem(system).isValid():
        message = tr("{}: the coordinate system {!r} of the extent is not known; give one such as EPSG:2056.")
        raise QgsProcessingException(message.format(name, system))


def _refuse(value, name):
    message = tr("{} is {}, which is no extent; give xmin,xmax,ymin,ymax [EPSG:...] or a layer, or leave it empty.")
    shown = value if isinstance(value, str) else getattr(value, "toString", value.__repr__)()
    raise QgsProcessingException(message.format(name, repr(shown)))
