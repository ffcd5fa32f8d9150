# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:netsiting before a run."""

from ..parameters.output_files import check_outputs
from ..runs.motion import check_motion
from ..runs.net_impacts import read_sheet
from ..runs.net_rocks import rock_template
from ..runs.screen_lines import check_lines
from ..scene.dem import check_ground
from .parameters import LINES, NAME_FIELD


def check(call):
    """Check all that does not need the layers to be read."""
    dem = check_ground(call, check_motion(call))
    check_lines(call, LINES, NAME_FIELD)
    read_sheet(call)
    rock_template(call)
    check_outputs(call)
    return dem
