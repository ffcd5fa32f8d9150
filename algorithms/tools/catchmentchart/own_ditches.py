# SPDX-License-Identifier: GPL-2.0-or-later
"""Ditches of a guideline or of one's own practice, such as Ritchie's table, to compare with the rocks of each case."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...shared.parameters.values import as_number, filled_rows
from ...translation import tr
from .algorithm import DITCHES

COLUMNS = 4


class Ditch(NamedTuple):
    """A row of the table."""

    slope: float  # up to which it holds, horizontal to a vertical of 1
    height: float  # of the slope, up to which it holds, m
    width: float  # m
    depth: float  # m, NaN: not given


def ditches_of(call):
    """The Ditches of the table, [] for none. Raises QgsProcessingException naming the row."""
    return [_ditch(row, number) for number, row in filled_rows(call[DITCHES], COLUMNS, DITCHES)]


def _ditch(row, number):
    slope, height, width, depth = map(as_number, row)
    has_depth = not row[-1] or depth > 0.0
    if not (slope >= 0.0 and height > 0.0 and width > 0.0 and has_depth):
        message = tr("DITCHES: row {} needs a slope of 0 or more, and a height and a width above 0; the depth may be "
                     "left empty.")  # fmt: skip
        raise QgsProcessingException(message.format(number))
    return Ditch(slope, height, width, depth)


def ditch_of(case, ditches):
    """The Ditch for a case: of the steepest class that the slope is in, the lowest height; None where no row holds."""
    fitting = [one for one in ditches if case.slope <= one.slope and case.height <= one.height]
    return min(fitting, default=None)


def held_by(row, ditch):
    """Share of the rocks of a Row that go no farther than the width; NaN where the catchment is shorter."""
    if ditch is None or not row.fallen > 0.0:
        return math.nan
    return float(np.interp(ditch.width, row.distances, row.retained, right=math.nan))
