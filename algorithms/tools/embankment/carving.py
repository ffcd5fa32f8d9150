# SPDX-License-Identifier: GPL-2.0-or-later
"""Puts the embankments of talus:embankment into the terrain."""

import math
from contextlib import contextmanager
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.embankments.carving import Carving
from ....engine.embankments.finer_grid import finer_grid, parts_of_cell
from ....engine.embankments.layout import layout_of, place_text
from ....engine.embankments.shape import check_shape, section_error
from ....engine.embankments.uphill_side import uphill_side
from ....engine.findings.finding import DOUBTFUL, NOTE, Kind
from ....engine.findings.subjects import Listed
from ....engine.io import raster
from ....engine.io.raster import window_of
from ...number_words import formatted
from ...shared.parameters.extent import DEM, read_extent
from ...shared.styles.known_layers import CARVED_ITEM
from ...shared.styles.on_load import style_on_load
from ...shared.styles.relief import TerrainStyle
from ...translation import tr
from .algorithm import CELL_SIZE, CREST, TERRAIN, UPHILL_SIDE

OVERLAP = Kind(
    "embankments-overlap", DOUBTFUL,
    "CREST: embankments overlap: {features}. The higher dam remains, no ditch cuts into a dam, and volumes are those "
    "of the visible parts. Heights refer to the ground without the others.",
    "Split the crest lines where each embankment must be complete.",
)  # fmt: skip
DOWN_THE_SLOPE = Kind(
    "crest-down-slope", DOUBTFUL,
    "CREST: feature {feature} runs down the slope, {value:.0f}° off the contour lines; it stops only rocks from one "
    "side. The {side} side is taken as uphill (UPHILL_SIDE).",
    "Draw the crest across the fall line.",
)  # fmt: skip
LEVEL = Kind(
    "crest-on-level-ground", DOUBTFUL,
    "CREST: the ground is as high on both sides of feature {feature}; the left side in the direction of the line "
    "is taken as uphill (UPHILL_SIDE).",
    "Choose the side.",
)  # fmt: skip
SIDE_CHANGES = Kind(
    "crest-side-changes", DOUBTFUL,
    "CREST: along {value:.0f} % of feature {feature} the other side is the higher one. The {side} side is taken as "
    "uphill (UPHILL_SIDE).",
    "Choose the side, or split the line where the side changes.",
)  # fmt: skip
AGAINST = Kind(
    "crest-side-low", DOUBTFUL,
    "CREST: the {side} side of feature {feature} is uphill by UPHILL_SIDE, but the ground is higher on the {other} "
    "side. Heights, faces and the ditch are those of the side chosen.",
    "Choose the other side, unless rocks come from there.",
)  # fmt: skip
LOW = Kind(
    "crest-low", DOUBTFUL,
    "CREST: feature {feature} is only {value:.2f} m high above its uphill toe near {place}, instead of the required "
    "{limit:.2f} m.",
    "Check the sections, and enter a larger height.",
)  # fmt: skip

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
        """Length of the line in plan, m."""
        return float(self.layout.stations.along[-1])

    @property
    def error(self):
        """Bound for the share of the fill that is due to the cells; NaN where nothing is filled."""
        bound = section_error(self.crest.shape, self.carved.cell_area**0.5) * self.length
        return bound / self.carved.fill if self.carved.fill else math.nan


def lay_out(call, terrain, crests):
    """(UphillSide, Layout) of each crest. Raises QgsProcessingException naming the feature that cannot be built."""
    chosen = call[UPHILL_SIDE]
    layouts = []
    for number, crest in enumerate(crests, 1):
        with _naming(crest):
            check_shape(crest.shape)
            side, is_left = _side(terrain, crest, chosen, call)
            layouts.append((side, layout_of(terrain, crest.points, crest.shape, is_left)))
        _tell_low(crest, layouts[-1][1], call)
        call.go_on(LAID_OUT * number / len(crests))
    return layouts


def carve_all(call, heights, grid, crests, layouts):
    """([Built], labels) after carving into ``heights`` in place; labels as of engine.embankments.carving.Carving."""
    carving, steps = Carving(heights, grid), 2 * len(crests)
    # with equal levels the first has the cell, and features may come in any order
    order = sorted(range(len(crests)), key=lambda number: (crests[number].points.tolist(), crests[number].shape))
    for done, (put, number) in enumerate(((put, k) for put in (carving.dig, carving.heap) for k in order), 1):
        with _naming(crests[number]):
            put(number, crests[number].points, layouts[number][1], crests[number].shape)
        call.go_on(LAID_OUT + (CARVED - LAID_OUT) * done / steps)
    carving.finish()
    built = [
        Built(crest, layout, carving.carved(number), side)
        for number, (crest, (side, layout)) in enumerate(zip(crests, layouts))
    ]
    _tell_shared(call, crests, built, carving.overlapping)
    return built, carving.label


def _tell_shared(call, crests, built, overlapping):
    """Refuse embankments of which nothing shows; warn of those that overlap."""
    for embankment in built:
        if not embankment.carved.part.any():
            message = tr("CREST: feature {} changes no cell: the ground, or another embankment, is higher than its "
                         "crest.")  # fmt: skip
            raise QgsProcessingException(message.format(embankment.crest.identifier))
    if overlapping:
        features = sorted({crests[number].identifier for number in overlapping})
        call.find([OVERLAP.of(str(CREST), len(features), features=Listed.of(features))])


def _side(terrain, crest, chosen, call):
    """(UphillSide of the ground, whether the left side is uphill), with what is doubtful about it reported."""
    shape = crest.shape
    side = uphill_side(terrain, crest.points, 0.5 * shape.crest_width + shape.height)
    if chosen != "by the terrain":
        _tell_against(crest, side, chosen == "left", call)
        return side, chosen == "left"
    if side.is_along_fall_line:
        call.find([DOWN_THE_SLOPE.of(str(CREST), side.angle, feature=crest.identifier, side=_side_word(side.is_left))])
    elif side.is_level:
        call.find([LEVEL.of(str(CREST), feature=crest.identifier)])
    elif side.agreeing < 0.75:
        other = 100.0 * (1.0 - side.agreeing)
        call.find([SIDE_CHANGES.of(str(CREST), other, feature=crest.identifier, side=_side_word(side.is_left))])
    return side, side.is_left


def _tell_against(crest, side, is_left, call):
    """Warn where the side that was chosen is the lower one."""
    if is_left != side.is_left and not side.is_level:
        chosen, higher = map(_side_word, (is_left, side.is_left))
        call.find([AGAINST.of(str(CREST), side=chosen, feature=crest.identifier, other=higher)])


def _side_word(is_left):
    return tr("left") if is_left else tr("right")


def _tell_low(crest, layout, call):
    """Warn where the crest is lower at its uphill side than was asked for, or below the ground."""
    lowest = int(layout.uphill_height.argmin())
    least = float(layout.uphill_height[lowest])
    if least < ENOUGH * crest.shape.height:
        location = place_text(layout.stations.points[lowest])
        call.find([LOW.of(str(CREST), least, crest.shape.height, feature=crest.identifier, place=location)])


@contextmanager
def _naming(crest):
    """A context in which what the engine refuses is reported with the feature."""
    try:
        yield
    except ValueError as problem:
        raise QgsProcessingException(tr("CREST: feature {}: {}").format(crest.identifier, problem)) from problem


# The elevation model of talus:embankment: which part, how fine, how it is written.

NOT_COARSER = Kind(
    "cells-not-enlarged", NOTE,
    "CELL_SIZE: the elevation model has cells of {value:g} m; they are not made larger.",
)  # fmt: skip
MANY = Kind(
    "cells-many", NOTE,
    "The carved elevation model has {millions:.0f} million cells of {size:.3g} m.",
    "A smaller part (EXTENT) saves memory.",
)  # fmt: skip

LEAST_CELL = 0.1  # m, that is taken unless a smaller one is asked for
MANY_NODES, MOST_NODES = 16e6, 64e6  # from which memory and time of a simulation are much, and too much


class Cells(NamedTuple):
    """Cells that are read, and the finer terrain made from them."""

    window: tuple  # (column, row, columns, rows) in the file
    coarse: object  # engine.io.raster.Grid of the window
    fine: object  # the Grid that is written
    parts: tuple  # of a cell: (columns, rows)


def cells_of(call, dem, shapes):
    """The Cells for embankments of some shapes. Raises QgsProcessingException where there would be too many."""
    bounds = read_extent(call, dem.crs)
    window, coarse = (0, 0, dem.grid.shape[1], dem.grid.shape[0]), dem.grid
    if bounds is not None:
        window = window_of(dem.grid, bounds)
        coarse = dem.grid.part(window)
    finest = call[CELL_SIZE]
    if finest is None:
        finest = max(0.5 * min(shape.narrowest for shape in shapes), LEAST_CELL)
    elif finest > max(coarse.cell_size):
        call.find([NOT_COARSER.of(str(CELL_SIZE), max(coarse.cell_size))])
    parts = parts_of_cell(coarse.cell_size, finest)
    fine = finer_grid(coarse, parts)
    _refuse_many(fine, call)
    return Cells(window, coarse, fine, parts)


def read_heights(dem, cells):
    """(heights on the cells of the file, whether the file has them in single precision)."""
    heights = raster.read_heights(dem.path, dem.band, cells.window)[0]
    return heights, raster.open_raster(dem.path, dem.band).bands[dem.band - 1].is_float32


def write_terrain(call, files, heights, grid, is_single):
    """Write the carved heights if they were asked for; returns parameter -> path."""
    if not call.wants(TERRAIN):
        return {}
    path = call.path(TERRAIN)
    write_heights(files.stage(path), heights, grid, is_single)
    style_on_load(call, path, call.label(TERRAIN), TerrainStyle())
    return {TERRAIN: path}


def write_heights(path, heights, grid, is_single):
    """Write carved heights in the precision of the file that they were read from."""
    array = heights.astype(np.float32) if is_single else heights
    raster.write_grid(path, array, grid, unit="m", description="height", items={CARVED_ITEM: "yes"})


def _refuse_many(grid, call):
    nodes = grid.shape[0] * grid.shape[1]
    sizes = nodes / 1e6, max(grid.cell_size)
    if nodes > MOST_NODES:
        text = tr("CELL_SIZE: the carved elevation model would have {:.0f} million cells of {:.3g} m, more than {:.0f} "
                  "million. Give the part around the embankments (EXTENT) or larger cells.")  # fmt: skip
        raise QgsProcessingException(formatted(text, *sizes, MOST_NODES / 1e6))
    if nodes > MANY_NODES:
        millions, size = sizes
        call.find([MANY.of(str(DEM), nodes, MANY_NODES, millions=millions, size=size)])
