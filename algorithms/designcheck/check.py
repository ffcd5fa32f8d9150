# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:designcheck before a run."""

from ..layers.vector_layers import check_layers, layer_source
from ..parameters.output_files import check_outputs
from .actions import check_crossings
from .catalogue import read_nets
from .checks import check_factors
from .parameters import CROSSINGS, FIELD_WIDTH, LINES


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_layers(call, (LINES,))
    check_crossings(layer_source(call, CROSSINGS), call[FIELD_WIDTH] is not None)
    check_factors(call)
    read_nets(call)
    check_outputs(call)
