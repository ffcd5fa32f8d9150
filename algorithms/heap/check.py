# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:heap before a run."""

from qgis.core import QgsProcessingException

from ...engine.random_numbers.distributions import row_of
from ..layers.vector_layers import check_layers
from ..parameters.chance import VOLUME_DISTRIBUTION
from ..parameters.output_files import check_outputs
from ..scene.dem import open_dem
from ..scene.scene import rock_lengths


def check(call):
    """Check all that does not need the layers to be read; returns the elevation model."""
    text = call[VOLUME_DISTRIBUTION].strip()
    try:
        row_of(text or None, VOLUME_DISTRIBUTION, "volume", above=0.0, unit="m3")
    except ValueError as error:
        raise QgsProcessingException(str(error)) from error
    rock_lengths(call)
    check_layers(call)
    dem = open_dem(call)
    check_outputs(call)
    return dem
