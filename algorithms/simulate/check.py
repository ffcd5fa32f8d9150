# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:simulate before a run."""

from ...engine.scene.inputs import kept_of
from ..layers.vector_layers import check_layers
from ..parameters.output_files import check_outputs
from ..scene.dem import open_dem
from ..scene.door import QgisDoor, check_scene
from ..scene.ground import check_ground_raster
from .study import files_of_study


def check(call):
    """Check all that does not need the layers to be read."""
    check_scene(call)
    kept_of(QgisDoor(call), False)
    check_layers(call)
    check_ground_raster(call, open_dem(call))
    check_outputs(call, files_of_study(call))
