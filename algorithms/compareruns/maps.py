# SPDX-License-Identifier: GPL-2.0-or-later
"""The two maps of which the difference is made."""

from qgis.core import QgsProcessingException

from ..scene.dem import check_raster
from ..translation import tr
from .parameters import MAP_AFTER, MAP_BEFORE


def check_maps(call):
    """Paths of both maps, None where none is given. Raises QgsProcessingException for one alone."""
    layers = [call[MAP_BEFORE], call[MAP_AFTER]]
    if layers == [None, None]:
        return None
    if None in layers:
        raise QgsProcessingException(tr("MAP_BEFORE, MAP_AFTER: give both or none."))
    return [check_raster(layer, name) for layer, name in zip(layers, (MAP_BEFORE, MAP_AFTER))]
