# SPDX-License-Identifier: GPL-2.0-or-later
"""Surfaces of one embankment on a grid: what its ditch would cut, its dam would fill. Symbols: embankment.py."""

import math
from typing import NamedTuple

import numpy as np

from ..io.optional_packages import require
from .crest_line import offsets_of
from .layout import foot_of, place_text

CREST, UPHILL_FACE, DOWNHILL_FACE, DITCH = PARTS = 1, 2, 3, 4
GROWTH = 1.5  # of the strip around the line that is looked at, until the whole embankment lies within it


class Surface(NamedTuple):
    """Surface of a ditch or a dam, on a window of the grid."""

    window: tuple  # slices of rows and columns of the grid
    level: np.ndarray  # (rows, columns), m
    part: np.ndarray  # (rows, columns) uint8: one of PARTS, 0 where the ground stays


def ditch_surface(heights, grid, points, layout, shape):
    """The Surface of the ditch of an embankment in the ground; arguments and ValueError as of ``embankment.carve``."""
    return _whole(_ditch, heights, grid, points, layout, shape)


def dam_surface(heights, grid, points, layout, shape):
    """The Surface of the dam of an embankment on ground with its ditches; the rest as of ``ditch_surface``."""
    return _whole(_dam, heights, grid, points, layout, shape)


def _whole(find, heights, grid, points, layout, shape):
    """The Surface that ``find`` gives, on a window in which it ends."""
    spacing = max(grid.cell_size)
    farthest = np.fmax.reduce([layout.uphill_toe, layout.downhill_toe, layout.ditch_edge])
    reach = float(farthest.max()) + 4.0 * spacing
    while True:
        rows, columns = window = _window(grid, points, reach)
        (lx, ly), (west, south) = grid.cell_size, grid.origin
        x, y = west + lx * np.arange(columns.start, columns.stop), south + ly * np.arange(rows.start, rows.stop)
        offsets = offsets_of(points, x, y, reach)
        ground = heights[window]
        with np.errstate(invalid="ignore"):
            level, part = find(ground, offsets, layout, shape, spacing)
        if not (offsets.distance[part > 0] > reach - 2.0 * spacing).any():
            break
        if reach > 2.0 * shape.limit:
            raise ValueError(
                f"it does not end within {reach:.0f} m of the crest line: at its ends or bends a face does not meet "
                "the ground. Make it lower or its faces steeper, or move the line."
            )
        reach *= GROWTH
    _refuse_edges(ground, part, x, y)
    return Surface(window, level, part)


def _uphill(offsets, layout):
    """Distances from the line, positive uphill."""
    return offsets.across if layout.is_left_uphill else -offsets.across


def _ditch(ground, offsets, layout, shape, spacing):
    """(level, part) of the ditch, with the uphill face down to its bottom."""
    uphill, stations = _uphill(offsets, layout), layout.stations
    bottom = np.interp(offsets.along, stations.along, layout.toe_level) - shape.ditch_depth
    foot = np.interp(offsets.along, stations.along, foot_of(layout, shape))
    run_uphill, back = 1.0 / math.tan(math.radians(shape.uphill_angle)), math.tan(math.radians(shape.ditch_angle))
    level = bottom + np.maximum(foot - uphill, 0.0) / run_uphill
    level += (np.maximum(uphill - foot - shape.ditch_width, 0.0) + offsets.beyond) * back
    level = np.where(uphill > 0.5 * shape.crest_width, level, np.inf)
    is_beside = offsets.beyond == 0.0
    is_bottom = is_beside & (uphill >= foot - spacing) & (uphill <= foot + shape.ditch_width + spacing)
    is_cut, part = _connected(level < ground, is_bottom), np.zeros(ground.shape, np.uint8)
    part[is_cut] = DITCH
    part[is_cut & is_beside & (uphill < foot)] = UPHILL_FACE
    return level, part


def _dam(ground, offsets, layout, shape, spacing):
    """(level, part) of the dam."""
    uphill, distance = _uphill(offsets, layout), np.hypot(offsets.across, offsets.beyond)
    crest = np.interp(offsets.along, layout.stations.along, layout.crest)
    with np.errstate(invalid="ignore", divide="ignore"):
        cosine = np.where(distance > 0.0, uphill / distance, 0.0)
    run_uphill, run_downhill = (1.0 / math.tan(math.radians(a)) for a in (shape.uphill_angle, shape.downhill_angle))
    run = 0.5 * (run_uphill * (1.0 + cosine) + run_downhill * (1.0 - cosine))
    half = 0.5 * shape.crest_width
    level = crest - np.maximum(distance - half, 0.0) / run
    is_filled = _connected(level > ground, (offsets.beyond == 0.0) & (distance <= half + spacing))
    faces = np.where(distance <= half, CREST, np.where(uphill > 0.0, UPHILL_FACE, DOWNHILL_FACE))
    return level, np.where(is_filled, faces, 0).astype(np.uint8)


def _connected(is_there, is_seed):
    """Cells that are connected, corners included, with a seed that is one of them."""
    require("scipy")
    from scipy.ndimage import label

    areas, _ = label(is_there, np.ones((3, 3)))
    return np.isin(areas, np.unique(areas[is_there & is_seed])) & is_there


def _window(grid, points, reach):
    """Rows and columns (slices) of the nodes within ``reach`` of the box of a line."""
    low, high = points.min(axis=0) - reach, points.max(axis=0) + reach
    (lx, ly), (west, south), (ny, nx) = grid.cell_size, grid.origin, grid.shape
    columns = slice(max(int((low[0] - west) // lx), 0), min(int((high[0] - west) // lx) + 2, nx))
    rows = slice(max(int((low[1] - south) // ly), 0), min(int((high[1] - south) // ly) + 2, ny))
    return rows, columns


def _refuse_edges(old, part, x, y):
    """Raise ValueError where changed nodes are the outermost, or have neighbours without data."""
    is_open = np.pad(np.isnan(old), 1, constant_values=True)
    beside = is_open[:-2, 1:-1] | is_open[2:, 1:-1] | is_open[1:-1, :-2] | is_open[1:-1, 2:]
    rows, columns = np.nonzero((part > 0) & beside)
    if rows.size:
        location = place_text((x[columns[0]], y[rows[0]]))
        raise ValueError(f"it reaches the edge of the elevation model, or cells without data, near {location}.")
