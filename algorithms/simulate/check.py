# SPDX-License-Identifier: GPL-2.0-or-later
"""What talus:simulate checks before a run."""

from ..layers.vector_layers import check_layers
from ..parameters.ground import check_ground_model
from ..parameters.output_files import check_outputs
from ..scene.chances import check_distributions
from ..scene.dem import open_dem
from ..scene.ground_raster import check_ground_raster
from ..scene.rock import rock_lengths
from ..scene.rock_set import check_rock_set
from ..scene.starts import read_start
from .breaking import check_breaking
from .exceedances import kept_thresholds
from .tree_events import check_events


def check(call):
    """What can be known without reading the layers."""
    check_distributions(call)
    read_start(call)
    check_ground_model(call)
    rock_lengths(call)
    check_rock_set(call)
    check_breaking(call)
    check_events(call)
    kept_thresholds(call)
    check_layers(call)
    check_ground_raster(call, open_dem(call))
    check_outputs(call)
