# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:groundclasses before a run."""

from qgis.core import QgsProcessingException

from ..layers.vector_layers import check_layers
from ..parameters.output_files import check_outputs
from ..scene.dem import open_dem
from ..translation import tr
from .class_polygons import check_polygons
from .parameters import FOREST, GROUND


def check(call):
    """Check all that does not need the layers to be read."""
    check_layers(call, (GROUND, FOREST))
    dem = open_dem(call)
    if not [name for name in (GROUND, FOREST) if check_polygons(call, name)]:
        raise QgsProcessingException(tr("GROUND: give ground polygons, forest polygons (FOREST) or both."))
    check_outputs(call)
    return dem
