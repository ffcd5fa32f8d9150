# SPDX-License-Identifier: GPL-2.0-or-later
"""Puts the embankments of talus:embankment into the terrain, one after the other."""

import math
from contextlib import contextmanager
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ..cancelling import go_on
from ..number_words import told
from ..translation import tr

LAID_OUT, CARVED = 40.0, 85.0  # percent of the progress


class Built(NamedTuple):
    """One embankment in the terrain."""

    crest: object  # crests.Crest
    layout: object  # engine.protection.embankment_layout.Layout
    carved: object  # engine.protection.embankment.Carved
    side: object  # engine.protection.uphill_side.UphillSide, of the ground

    @property
    def length(self):
        """Of the line in plan, m."""
        return float(self.layout.stations.along[-1])

    @property
    def error(self):
        """Bound for the share of the fill that is due to the cells; NaN where nothing is filled."""
        from ...engine.protection.embankment_shape import section_error

        bound = section_error(self.crest.shape, self.carved.cell_area**0.5) * self.length
        return bound / self.carved.fill if self.carved.fill else math.nan


def lay_out(algorithm, parameters, context, feedback, terrain, crests):
    """(UphillSide, Layout) of each crest. Raises QgsProcessingException naming the feature that cannot be built."""
    from ...engine.protection.embankment_layout import layout_of
    from ...engine.protection.embankment_shape import check_shape

    chosen = algorithm.parameterAsEnumString(parameters, "UPHILL_SIDE", context)
    found = []
    for number, crest in enumerate(crests, 1):
        with _naming(crest):
            check_shape(crest.shape)
            side, is_left = _side(terrain, crest, chosen, feedback)
            found.append((side, layout_of(terrain, crest.points, crest.shape, is_left)))
        _tell_low(crest, found[-1][1], feedback)
        go_on(feedback, LAID_OUT * number / len(crests))
    return found


def carve_all(feedback, heights, grid, crests, found):
    """([Built], labels) after carving into ``heights`` in place; a label is 5 times the crest plus its part, or 0."""
    from ...engine.protection.embankment import carve

    label, built = np.zeros(grid.shape, np.int32), []
    for number, (crest, (side, layout)) in enumerate(zip(crests, found)):
        with _naming(crest):
            carved = carve(heights, grid, crest.points, layout, crest.shape)
        row, column = carved.corner
        rows, columns = carved.part.shape
        here, is_part = label[row : row + rows, column : column + columns], carved.part > 0
        if not is_part.any():
            message = tr("CREST: feature {} changes no cell: the ground is higher than its crest.")
            raise QgsProcessingException(message.format(crest.identifier))
        if here[is_part].any():
            message = tr("CREST: feature {} overlaps one before it in the layer; volumes there are what it adds.")
            feedback.pushWarning(message.format(crest.identifier))
        here[is_part] = 5 * number + carved.part[is_part]
        built.append(Built(crest, layout, carved, side))
        go_on(feedback, LAID_OUT + (CARVED - LAID_OUT) * (number + 1) / len(crests))
    return built, label


def _side(terrain, crest, chosen, feedback):
    """(UphillSide of the ground, whether the left side is uphill), with what is doubtful about it told."""
    from ...engine.protection.uphill_side import uphill_side

    shape = crest.shape
    side = uphill_side(terrain, crest.points, 0.5 * shape.crest_width + shape.height)
    if chosen != "by the terrain":
        return side, chosen == "left"
    if side.is_along_fall_line:
        text = tr("CREST: feature {} runs down the slope, {:.0f}° off the contour lines; it stops what comes from one "
                  "side. The {} side is taken as uphill (UPHILL_SIDE).")  # fmt: skip
        feedback.pushWarning(told(text, crest.identifier, side.angle, _side_word(side.is_left)))
    elif side.is_level:
        text = tr("CREST: the ground is as high on both sides of feature {}; the left side in the direction of the "
                  "line is taken as uphill (UPHILL_SIDE).")  # fmt: skip
        feedback.pushWarning(text.format(crest.identifier))
    elif side.agreeing < 0.75:
        text = tr("CREST: along {:.0f} % of feature {} the other side is the higher one. The {} side is taken as "
                  "uphill (UPHILL_SIDE).")  # fmt: skip
        feedback.pushWarning(told(text, 100.0 * (1.0 - side.agreeing), crest.identifier, _side_word(side.is_left)))
    return side, side.is_left


def _side_word(is_left):
    return tr("left") if is_left else tr("right")


def _tell_low(crest, layout, feedback):
    """Warn where the crest is much lower at its uphill side than was asked for, or below the ground."""
    least = float(layout.uphill_height.min())
    if least < 0.5 * crest.shape.height:
        text = tr("CREST: feature {} is only {:.1f} m high at one place of its uphill toe, of {:.1f} m asked for; see "
                  "the sections.")  # fmt: skip
        feedback.pushWarning(told(text, crest.identifier, least, crest.shape.height))


@contextmanager
def _naming(crest):
    """A context in which what the engine refuses is told with the feature."""
    try:
        yield
    except ValueError as problem:
        raise QgsProcessingException(tr("CREST: feature {}: {}").format(crest.identifier, problem)) from problem
