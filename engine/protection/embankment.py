# SPDX-License-Identifier: GPL-2.0-or-later
"""Embankments against rockfall, with a ditch before them, carved into an elevation model.

In a section across the crest line, x is the distance from the line in plan, positive uphill; b the width of the crest,
beta_u and beta_d the angles of the faces, z_c the level of the crest:

    dam     z_dam = z_c - max(0, |x| - b/2) tan(beta)                     beta_u for x > 0, beta_d for x < 0
    ditch   z_dit = z_f + max(0, x_f - x) tan(beta_u) + max(0, x - x_f - w) tan(beta_w)        for x > b/2
    ground  z_new = max(min(z, z_dit), z_dam)

    z_f = z_toe - D          bottom of the ditch, D its depth below the ground at the uphill toe, w its width
    x_f = b/2 + (z_c - z_f) / tan(beta_u)                         where the uphill face meets the bottom

Levels along the line: embankment_layout.py.

Beyond its ends the dam slopes down in all directions from a half disc of the crest's width; with phi the angle from
the direction uphill, cot(beta) = cot(beta_u) (1 + cos phi) / 2 + cot(beta_d) (1 - cos phi) / 2. The ends of a ditch
rise with its back slope. Fill ends where the face first meets the ground, and cut where the back slope does.

On a plane of gradient g = tan(theta), with cotangents n: x_u = (H + b / (2 n_u)) / (g + 1 / n_u) and x_d = (H + b / (2
n_d)) / (1 / n_d - g) for H above the ground below the line; no downhill toe unless tan(beta_d) > g.

Sources: no rule for the carving is published; the section is the usual one of plans, the ends are a choice of Talus.
"""

import math
from typing import NamedTuple

import numpy as np

from ..io.optional_packages import require
from .crest_line import offsets_of
from .embankment_layout import foot_of, place_text

CREST, UPHILL_FACE, DOWNHILL_FACE, DITCH = PARTS = 1, 2, 3, 4
DIGITS = 4  # of new heights in m: tangents differ in their last bits from computer to computer, and rocks roll on these
GROWTH = 1.5  # of the strip around the line that is looked at, until the whole embankment lies within it


class Carved(NamedTuple):
    """What an embankment has changed, on a window of the grid."""

    corner: tuple  # (row, column) of the window in the grid
    part: np.ndarray  # (rows, columns) uint8: one of PARTS, 0 where nothing has changed
    change: np.ndarray  # (rows, columns) new height less the old one, m
    cell_area: float  # m2

    @property
    def fill(self):
        """Volume, m3: the integral of what the bilinear surface has risen."""
        return float(np.maximum(self.change, 0.0).sum() * self.cell_area)

    @property
    def cut(self):
        """Volume, m3."""
        return float(np.maximum(-self.change, 0.0).sum() * self.cell_area)

    def area(self, part=None):
        """Area in plan of one of PARTS, or of all, m2."""
        return float(np.count_nonzero(self.part == part if part else self.part) * self.cell_area)


def carve(heights, grid, points, layout, shape):
    """Carve an embankment into heights on a grid, in place; returns Carved.

    Parameters
    ----------
    heights : (ny, nx) float64 at the nodes of the grid, row 0 in the south, m
    grid : Grid or Terrain
    points, layout, shape : as of ``layout_of``

    Raises
    ------
    ValueError
        Where the embankment reaches the edge of the heights or cells without data, or does not end.
    """
    spacing = max(grid.cell_size)
    farthest = np.fmax.reduce([layout.uphill_toe, layout.downhill_toe, layout.ditch_edge])
    reach = float(farthest.max()) + 4.0 * spacing
    while True:
        rows, columns = _window(grid, points, reach)
        (lx, ly), (west, south) = grid.cell_size, grid.origin
        x, y = west + lx * np.arange(columns.start, columns.stop), south + ly * np.arange(rows.start, rows.stop)
        offsets = offsets_of(points, x, y, reach)
        old = heights[rows, columns]
        new, part = _carved(old, offsets, layout, shape, spacing)
        if not (offsets.distance[part > 0] > reach - 2.0 * spacing).any():
            break
        if reach > 2.0 * shape.limit:
            raise ValueError(
                f"it does not end within {reach:.0f} m of the crest line: at its ends or bends a face does not meet "
                "the ground. Make it lower or its faces steeper, or move the line."
            )
        reach *= GROWTH
    _refuse_edges(old, part, x, y)
    new = np.round(new, DIGITS)
    change = np.where(part > 0, new - old, 0.0)
    np.copyto(old, new, where=part > 0)
    return Carved((rows.start, columns.start), part, change, lx * ly)


def _surfaces(along, uphill, beyond, layout, shape):
    """Levels of dam and ditch (infinite where there is none) at places given by their offsets to the line."""
    stations = layout.stations
    crest = np.interp(along, stations.along, layout.crest)
    distance = np.hypot(uphill, beyond)
    with np.errstate(invalid="ignore", divide="ignore"):
        cosine = np.where(distance > 0.0, uphill / distance, 0.0)
    run_uphill, run_downhill = (1.0 / math.tan(math.radians(a)) for a in (shape.uphill_angle, shape.downhill_angle))
    run = 0.5 * (run_uphill * (1.0 + cosine) + run_downhill * (1.0 - cosine))
    outside = np.maximum(distance - 0.5 * shape.crest_width, 0.0)
    dam = crest - outside / run
    if not shape.has_ditch:
        return dam, np.full(dam.shape, np.inf)
    bottom = np.interp(along, stations.along, layout.toe_level) - shape.ditch_depth
    foot = np.interp(along, stations.along, foot_of(layout, shape))
    back = math.tan(math.radians(shape.ditch_angle))
    ditch = bottom + np.maximum(foot - uphill, 0.0) / run_uphill
    ditch += (np.maximum(uphill - foot - shape.ditch_width, 0.0) + beyond) * back
    return dam, np.where(uphill > 0.5 * shape.crest_width, ditch, np.inf)


def _carved(old, offsets, layout, shape, spacing):
    """New heights, and the part of each place that has changed."""
    uphill = offsets.across if layout.is_left_uphill else -offsets.across
    dam, ditch = _surfaces(offsets.along, uphill, offsets.beyond, layout, shape)
    with np.errstate(invalid="ignore"):
        is_beside = offsets.beyond == 0.0
        new, part = old.copy(), np.zeros(old.shape, np.uint8)
        if shape.has_ditch:
            foot = np.interp(offsets.along, layout.stations.along, foot_of(layout, shape))
            is_bottom = is_beside & (uphill >= foot - spacing) & (uphill <= foot + shape.ditch_width + spacing)
            is_cut = _connected(ditch < old, is_bottom)
            np.copyto(new, ditch, where=is_cut)
            part[is_cut] = DITCH
            part[is_cut & is_beside & (uphill < foot)] = UPHILL_FACE
        is_crest = offsets.distance <= 0.5 * shape.crest_width
        is_filled = _connected(dam > new, is_beside & (offsets.distance <= 0.5 * shape.crest_width + spacing))
        np.copyto(new, dam, where=is_filled)
        part[is_filled] = np.where(is_crest, CREST, np.where(uphill > 0.0, UPHILL_FACE, DOWNHILL_FACE))[is_filled]
    return new, part


def _connected(is_there, is_seed):
    """Of the places those that are connected, corners too, with a seed that is one of them."""
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
        place = place_text((x[columns[0]], y[rows[0]]))
        raise ValueError(f"it reaches the edge of the elevation model, or cells without data, near {place}.")
