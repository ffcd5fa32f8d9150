# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:view3d before a run."""

from qgis.core import QgsProcessingException

from ..parameters.extent import read_extent
from ..parameters.output_files import check_outputs
from ..runs.motion import check_motion
from ..scene.dem import check_ground
from ..translation import tr
from .parameters import LAYERS


def check(call):
    """The Dem. Raises QgsProcessingException."""
    dem = check_ground(call, check_motion(call))
    read_extent(call, dem.crs)
    for layer in call[LAYERS]:
        if not layer.isSpatial():
            raise QgsProcessingException(tr("LAYERS: the table {} cannot lie on the terrain.").format(layer.name()))
    check_outputs(call)
    return dem
