# SPDX-License-Identifier: GPL-2.0-or-later
"""Puts the embankments of talus:embankment into the terrain."""

import math
from contextlib import contextmanager
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ...engine.embankments.carving import Carving
from ...engine.embankments.layout import layout_of, place_text
from ...engine.embankments.shape import check_shape, section_error
from ...engine.embankments.uphill_side import uphill_side
from ..layers.vector_layers import feature_list
from ..number_words import told
from ..translation import tr
from .parameters import UPHILL_SIDE

LAID_OUT, CARVED = 40.0, 85.0  # percent of the progress
ENOUGH = 0.95  # of the height asked for; the rest may be roughness of the ground


class Built(NamedTuple):
    """One embankment in the terrain."""

    crest: object  # crests.Crest
    layout: object  # engine.embankments.layout.Layout
    carved: object  # engine.embankments.carving.Carved
    side: object  # engine.embankments.uphill_side.UphillSide, of the ground

    @property
    def length(self):
        """Of the line in plan, m."""
        return float(self.layout.stations.along[-1])

    @property
    def error(self):
        """Bound for the share of the fill that is due to the cells; NaN where nothing is filled."""
        bound = section_error(self.crest.shape, self.carved.cell_area**0.5) * self.length
        return bound / self.carved.fill if self.carved.fill else math.nan


def lay_out(call, terrain, crests):
    """(UphillSide, Layout) of each crest. Raises QgsProcessingException naming the feature that cannot be built."""
    chosen = call[UPHILL_SIDE]
    found = []
    for number, crest in enumerate(crests, 1):
        with _naming(crest):
            check_shape(crest.shape)
            side, is_left = _side(terrain, crest, chosen, call)
            found.append((side, layout_of(terrain, crest.points, crest.shape, is_left)))
        _tell_low(crest, found[-1][1], call)
        call.go_on(LAID_OUT * number / len(crests))
    return found


def carve_all(call, heights, grid, crests, found):
    """([Built], labels) after carving into ``heights`` in place; labels as of engine.embankments.carving.Carving."""
    carving, steps = Carving(heights, grid), 2 * len(crests)
    order = sorted(range(len(crests)), key=lambda number: _place_key(crests[number]))
    for done, (put, number) in enumerate(((put, k) for put in (carving.dig, carving.heap) for k in order), 1):
        with _naming(crests[number]):
            put(number, crests[number].points, found[number][1], crests[number].shape)
        call.go_on(LAID_OUT + (CARVED - LAID_OUT) * done / steps)
    carving.finish()
    built = [
        Built(crest, layout, carving.carved(number), side)
        for number, (crest, (side, layout)) in enumerate(zip(crests, found))
    ]
    _tell_shared(call, crests, built, carving.overlapping)
    return built, carving.label


def _place_key(crest):
    """By which embankments are sorted: with equal levels the first has the cell, and features may come in any order."""
    return crest.points.tolist(), crest.shape


def _tell_shared(call, crests, built, overlapping):
    """Refuse embankments of which nothing shows; warn of those that overlap."""
    for one in built:
        if not one.carved.part.any():
            message = tr("CREST: feature {} changes no cell: the ground, or another embankment, is higher than its "
                         "crest.")  # fmt: skip
            raise QgsProcessingException(message.format(one.crest.identifier))
    if overlapping:
        message = tr("CREST: embankments overlap: {}. The higher dam stands, no ditch cuts into a dam, and volumes are "
                     "of what shows of each. Heights count above the ground without the others.")  # fmt: skip
        features = sorted({crests[number].identifier for number in overlapping})
        call.warning(message.format(feature_list(features)))


def _side(terrain, crest, chosen, call):
    """(UphillSide of the ground, whether the left side is uphill), with what is doubtful about it told."""
    shape = crest.shape
    side = uphill_side(terrain, crest.points, 0.5 * shape.crest_width + shape.height)
    if chosen != "by the terrain":
        _tell_against(crest, side, chosen == "left", call)
        return side, chosen == "left"
    if side.is_along_fall_line:
        text = tr("CREST: feature {} runs down the slope, {:.0f}° off the contour lines; it stops what comes from one "
                  "side. The {} side is taken as uphill (UPHILL_SIDE).")  # fmt: skip
        call.warning(told(text, crest.identifier, side.angle, _side_word(side.is_left)))
    elif side.is_level:
        text = tr("CREST: the ground is as high on both sides of feature {}; the left side in the direction of the "
                  "line is taken as uphill (UPHILL_SIDE).")  # fmt: skip
        call.warning(text.format(crest.identifier))
    elif side.agreeing < 0.75:
        text = tr("CREST: along {:.0f} % of feature {} the other side is the higher one. The {} side is taken as "
                  "uphill (UPHILL_SIDE).")  # fmt: skip
        call.warning(told(text, 100.0 * (1.0 - side.agreeing), crest.identifier, _side_word(side.is_left)))
    return side, side.is_left


def _tell_against(crest, side, is_left, call):
    """Warn where the side that was chosen is the lower one."""
    if is_left != side.is_left and not side.is_level:
        text = tr("CREST: the {} side of feature {} is uphill by UPHILL_SIDE, but the ground is higher on the {} side. "
                  "Heights, faces and the ditch are those of the side chosen.")  # fmt: skip
        call.warning(text.format(_side_word(is_left), crest.identifier, _side_word(side.is_left)))


def _side_word(is_left):
    return tr("left") if is_left else tr("right")


def _tell_low(crest, layout, call):
    """Warn where the crest is lower at its uphill side than was asked for, or below the ground."""
    lowest = int(layout.uphill_height.argmin())
    least = float(layout.uphill_height[lowest])
    if least < ENOUGH * crest.shape.height:
        text = tr("CREST: feature {} is only {:.2f} m high above its uphill toe near {}, of {:.2f} m asked for; see "
                  "the sections.")  # fmt: skip
        place = place_text(layout.stations.points[lowest])
        call.warning(told(text, crest.identifier, least, place, crest.shape.height))


@contextmanager
def _naming(crest):
    """A context in which what the engine refuses is told with the feature."""
    try:
        yield
    except ValueError as problem:
        raise QgsProcessingException(tr("CREST: feature {}: {}").format(crest.identifier, problem)) from problem
