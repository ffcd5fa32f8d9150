# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:calibrate before a run."""

from qgis.core import QgsProcessingException

from ..layers.vector_layers import check_layers, check_system, layer_source
from ..parameters.output_files import check_outputs
from ..scene.dem import open_dem
from ..scene.door import check_scene
from ..translation import tr
from .block_parameters import BOULDERS, FIT_GROUND, RESIDUALS, SOURCE_TABLE
from .blocks import check_blocks, has_blocks, is_inventory
from .observations import check_value_fields, read_bounds
from .observed import OBSERVED
from .parameters import EVALUATIONS, MORE_SITES
from .sites import read_sites


def check(call):
    """Check all that does not need the layers to be read. Returns the bounds."""
    check_scene(call)
    check_layers(call)
    observed = layer_source(call, OBSERVED)
    check_system(observed, OBSERVED)
    open_dem(call)
    check_outputs(call)
    bounds = read_bounds(call)
    check_value_fields(call)
    check_blocks(call)
    _check_block_outputs(call)
    evaluations, fewest = call[EVALUATIONS], 2 * len(bounds) + 2
    if call[FIT_GROUND] and evaluations < fewest:
        message = tr("EVALUATIONS is {}; for {} parameters give at least {}.")
        raise QgsProcessingException(message.format(evaluations, len(bounds), fewest))
    for name, site in read_sites(call):
        problem = call.of(site).problem()
        if problem:
            raise QgsProcessingException(f"MORE_SITES: {name}: {problem}")
    return bounds


def _check_block_outputs(call):
    """Raise QgsProcessingException for outputs of blocks where there are none, and for inventories of several sites."""
    if is_inventory(call) and call[MORE_SITES]:
        raise QgsProcessingException(
            tr("MORE_SITES: an inventory of boulders has one site, with all its candidate sources; leave it empty.")
        )
    for output, is_there in ((RESIDUALS, has_blocks(call)), (BOULDERS, is_inventory(call)),
                             (SOURCE_TABLE, is_inventory(call))):  # fmt: skip
        if call.wants(output) and not is_there:
            message = (
                tr("{}: it requires stops with the size or the release of each block.")
                if output == RESIDUALS
                else (tr("{}: it requires an inventory of boulders (PLACES)."))
            )
            raise QgsProcessingException(message.format(output))
