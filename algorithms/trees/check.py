# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:trees before a run."""

from qgis.core import QgsProcessingException

from ..layers.vector_layers import check_layers
from ..parameters.output_files import check_outputs
from ..translation import tr
from .parameters import DENSITY_RASTER, POINTS, STANDS

SOURCES = (STANDS, DENSITY_RASTER, POINTS)


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    if len(given(call)) != 1:
        message = tr("Give one of STANDS, DENSITY_RASTER and POINTS; {} were given.")
        raise QgsProcessingException(message.format(len(given(call))))
    check_layers(call, (STANDS, POINTS))
    check_outputs(call)


def given(call):
    return [name for name in SOURCES if call.is_given(name)]
