# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:torockyfor3d before a run."""

from ..layers.vector_layers import check_layers
from ..parameters.output_files import check_outputs
from ..scene.dem import open_dem


def check(call):
    """Check all that does not need the layers to be read."""
    check_layers(call)
    open_dem(call)
    check_outputs(call)
