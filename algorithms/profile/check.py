# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:profile before a run."""

from qgis.core import QgsProcessingException

from ..parameters.output_files import check_outputs
from ..reports import plots
from ..runs.motion import check_motion
from ..runs.screen_lines import check_lines
from ..scene.dem import check_ground
from ..translation import tr
from .parameters import LINE, PLOT


def check(call):
    """Check all that does not need the layers to be read."""
    crs = check_motion(call)
    check_lines(call, LINE)
    dem = check_ground(call, crs)
    if dem is None:
        raise QgsProcessingException(tr("DEM: the profile needs the elevation model of the simulation."))
    check_outputs(call)
    if call.wants(PLOT) and not plots.is_there():
        message = tr(
            "PLOT: it requires the Python package matplotlib, which is not installed. Install it, or skip PLOT."
        )
        raise QgsProcessingException(message)
    return dem
