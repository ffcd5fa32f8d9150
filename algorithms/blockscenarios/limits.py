# SPDX-License-Identifier: GPL-2.0-or-later
"""The largest block that the cliff can give: as it was said, or as the joints allow."""

from typing import NamedTuple

from qgis.core import QgsProcessingException

from ...engine.sources.joint_blocks import JointSet, largest_joint_block
from ..number_words import told
from ..parameters.matrices import is_blank
from ..parameters.values import as_number
from ..translation import tr
from .parameters import JOINTS, LARGEST_VOLUME

COLUMNS = 3


class Limit(NamedTuple):
    """A volume beyond which there is no block, and what says so."""

    volume: float  # m3
    parameter: str  # LARGEST_VOLUME or JOINTS


def read_limit(call, volumes):
    """The Limit, None where nothing is known. Raises QgsProcessingException where a block of the list is larger."""
    known = [(call[LARGEST_VOLUME], LARGEST_VOLUME), (_volume_between(check_joints(call)), JOINTS)]
    limits = [Limit(volume, parameter) for volume, parameter in known if volume is not None]
    if not limits:
        return None
    limit = min(limits)
    largest = max(volumes)
    if largest > limit.volume:
        message = tr("{}: it allows blocks up to {:.3g} m³, but the largest of the list has {:.3g} m³. Correct one of "
                     "them, or leave the limit out.")  # fmt: skip
        raise QgsProcessingException(told(message, limit.parameter, limit.volume, largest))
    return limit


def check_joints(call):
    """The JointSets, [] where there are none. Raises QgsProcessingException for what encloses no block."""
    cells = call[JOINTS]
    if len(cells) % COLUMNS:
        message = tr("JOINTS: {} values do not make rows of {}: dip direction, dip, spacing.")
        raise QgsProcessingException(message.format(len(cells), COLUMNS))
    rows = [cells[first : first + COLUMNS] for first in range(0, len(cells), COLUMNS)]
    sets = [JointSet(*map(as_number, row)) for row in rows if not all(map(is_blank, row))]
    try:
        _volume_between(sets)
    except ValueError as error:
        raise QgsProcessingException("JOINTS: " + str(error).removeprefix("Joints: ")) from error
    return sets


def _volume_between(sets):
    return largest_joint_block(sets) if sets else None
