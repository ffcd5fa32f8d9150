# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:net before a run."""

from qgis.core import QgsProcessingException

from ..parameters.motion import CROSSINGS, TRAJECTORIES
from ..parameters.output_files import check_outputs
from ..runs.barrier_crossings import check_crossings
from ..runs.motion import check_motion
from ..runs.net_impacts import read_sheet
from ..runs.net_rocks import rock_template
from ..runs.screen_lines import check_lines
from ..scene.dem import check_ground, open_dem
from ..translation import tr
from .parameters import BARRIERS, NET_FILE


def check(call):
    """Check all that does not need the layers to be read."""
    dem = open_dem(call)
    if not call[NET_FILE]:
        if not call.is_given(BARRIERS):
            raise QgsProcessingException(tr("BARRIERS: give the line of the net, or a net from a file."))
        check_lines(call, BARRIERS)
        read_sheet(call)
    rock_template(call)
    given = [name for name in (TRAJECTORIES, CROSSINGS) if call.is_given(name)]
    if len(given) > 1:
        raise QgsProcessingException(tr("TRAJECTORIES, CROSSINGS: give one of them, not both."))
    for name in given:
        crs_of = check_motion if name == TRAJECTORIES else check_crossings
        check_ground(call, crs_of(call))
    check_outputs(call)
    return dem
