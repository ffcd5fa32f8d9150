# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:printlayout before a run."""

from qgis.core import QgsProcessingException

from ..parameters.extent import read_extent
from ..parameters.output_files import check_outputs
from ..translation import tr
from .parameters import LAYERS


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    layers = call[LAYERS]
    if not layers:
        raise QgsProcessingException(tr("LAYERS: give at least one layer."))
    if not any(layer.isSpatial() for layer in layers):
        raise QgsProcessingException(tr("LAYERS: tables alone do not make a map."))
    read_extent(call, layers[0].crs())
    check_outputs(call)
