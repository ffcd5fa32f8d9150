# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:barrier before a run."""

from ..layers.vector_layers import check_layers, layer_source
from ..parameters.number_lists import read_numbers
from ..parameters.output_files import check_outputs
from ..scene.dem import open_dem
from .parameters import BARRIERS, VARIANT_ENERGIES, VARIANT_HEIGHTS
from .passages import check_passages


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    for name in (VARIANT_HEIGHTS, VARIANT_ENERGIES):
        read_numbers(call, name)
    layer_source(call, BARRIERS)
    check_layers(call, (BARRIERS,))
    open_dem(call)
    check_passages(call)
    check_outputs(call)
