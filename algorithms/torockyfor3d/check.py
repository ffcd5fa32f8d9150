# SPDX-License-Identifier: GPL-2.0-or-later
"""What talus:torockyfor3d checks before a run."""

from ..layers.vector_layers import check_layers
from ..parameters.output_files import check_outputs
from ..scene.dem import open_dem


def check(call):
    """What can be known without reading the layers."""
    check_layers(call)
    open_dem(call)
    check_outputs(call)
