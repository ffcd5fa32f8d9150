# SPDX-License-Identifier: GPL-2.0-or-later
"""What talus:calibrate checks before a run."""

from qgis.core import QgsProcessingException

from ..layers.vector_layers import check_layers, check_system, layer_source
from ..parameters.ground import check_ground_model
from ..parameters.output_files import check_outputs
from ..scene.dem import open_dem
from ..scene.rock import rock_lengths
from ..scene.rock_set import check_rock_set
from ..translation import tr
from .observations import check_value_fields, read_bounds
from .parameters import EVALUATIONS, OBSERVED
from .sites import read_sites


def check(call):
    """What can be known without reading the layers. Returns the bounds."""
    check_ground_model(call)
    rock_lengths(call)
    check_rock_set(call)
    check_layers(call)
    observed = layer_source(call, OBSERVED)
    check_system(observed, OBSERVED)
    open_dem(call)
    check_outputs(call)
    bounds = read_bounds(call)
    check_value_fields(call)
    evaluations, fewest = call[EVALUATIONS], 2 * len(bounds) + 2
    if evaluations < fewest:
        message = tr("EVALUATIONS is {}; for {} parameters give at least {}.")
        raise QgsProcessingException(message.format(evaluations, len(bounds), fewest))
    for name, site in read_sites(call):
        problem = call.of(site).problem()
        if problem:
            raise QgsProcessingException(f"MORE_SITES: {name}: {problem}")
    return bounds
