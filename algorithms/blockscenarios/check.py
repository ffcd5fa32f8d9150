# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:blockscenarios before a run."""

from qgis.core import QgsProcessingException

from ..parameters.number_lists import read_numbers
from ..parameters.output_files import check_outputs
from ..translation import tr
from .block_lists import check_blocks
from .limits import check_joints
from .parameters import ANCHOR_PERIOD, ANCHOR_VOLUME, PERIODS


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_blocks(call)
    read_numbers(call, PERIODS)
    check_joints(call)
    for name in (ANCHOR_VOLUME, ANCHOR_PERIOD):
        if call.raw(name) is None:
            message = tr("{}: the event whose return period is known is missing; without it a list of blocks gives "
                         "no frequency.")  # fmt: skip
            raise QgsProcessingException(message.format(name))
    check_outputs(call)
