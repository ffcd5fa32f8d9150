# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:catchmentchart before a run."""

from qgis.core import QgsProcessingException

from ...engine.scene.papers import check_law
from ..parameters.ground import check_ground_model
from ..parameters.number_lists import read_numbers
from ..parameters.output_files import check_outputs
from ..scene.door import QgisDoor
from ..translation import tr
from .own_ditches import ditches_of
from .parameters import CATCHMENTS, HEIGHTS, SLOPES

MOST_CASES = 500


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_ground_model(call)
    check_law(QgisDoor(call))
    lists = [read_numbers(call, name, may_be_zero=name != HEIGHTS) for name in (HEIGHTS, SLOPES, CATCHMENTS)]
    count = len(lists[0]) * len(lists[1]) * len(lists[2])
    if count > MOST_CASES:
        message = tr("HEIGHTS: with SLOPES and CATCHMENTS there are {} combinations; give at most {}.")
        raise QgsProcessingException(message.format(count, MOST_CASES))
    ditches_of(call)
    check_outputs(call)
    return lists
