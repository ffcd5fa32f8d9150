# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:screenline before a run."""

from ..parameters.number_lists import read_numbers
from ..parameters.output_files import check_outputs
from ..runs.motion import check_motion
from ..runs.screen_lines import check_lines
from ..scene.dem import check_ground
from .parameters import ENERGIES, HEIGHTS, LINES, NAME_FIELD
from .pieces import check_pieces


def check(call):
    """Check all that does not need the layers to be read."""
    crs = check_motion(call)
    check_lines(call, LINES, NAME_FIELD)
    for name in (ENERGIES, HEIGHTS):
        read_numbers(call, name)
    check_pieces(call)
    dem = check_ground(call, crs)
    check_outputs(call)
    return dem
