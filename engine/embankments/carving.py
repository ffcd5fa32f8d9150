# SPDX-License-Identifier: GPL-2.0-or-later
"""Embankments against rockfall, with a ditch before them, carved into an elevation model.

In a section across the crest line, x is the distance from the line in plan, positive uphill; b the width of the crest,
beta_u and beta_d the angles of the faces, z_c the level of the crest:

    dam     z_dam = z_c - max(0, |x| - b/2) tan(beta)                     beta_u for x > 0, beta_d for x < 0
    ditch   z_dit = z_f + max(0, x_f - x) tan(beta_u) + max(0, x - x_f - w) tan(beta_w)        for x > b/2
    ground  z_new = max(min(z, z_dit), z_dam)

    z_f = z_toe - D          bottom of the ditch, D its depth below the ground at the uphill toe, w its width
    x_f = b/2 + (z_c - z_f) / tan(beta_u)                         where the uphill face meets the bottom

Levels along the line: layout.py. Of several embankments all ditches are dug first, then all dams heaped up,

    z_new = max(min(z, all z_dit), all z_dam)

so that no ditch cuts into a dam and their order does not matter.

Beyond its ends the dam slopes down in all directions from a half disc of the crest's width; with phi the angle from
the direction uphill, cot(beta) = cot(beta_u) (1 + cos phi) / 2 + cot(beta_d) (1 - cos phi) / 2. The ends of a ditch
rise with its back slope. Fill ends where the face first meets the ground, and cut where the back slope does.

On a plane of gradient g = tan(theta), with cotangents n: x_u = (H + b / (2 n_u)) / (g + 1 / n_u) and x_d = (H + b / (2
n_d)) / (1 / n_d - g) for H above the ground below the line; no downhill toe unless tan(beta_d) > g.

Sources: no rule for the carving is published; the section is the usual one of plans, the ends are a choice of Talus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .surface import PARTS, dam_surface, ditch_surface

if TYPE_CHECKING:
    from ..hints import Array, EmbankmentShape, Grid, Layout

DIGITS = 4  # of new heights in m: tangents differ in their last bits from computer to computer, and rocks roll on these
LABELS = len(PARTS) + 1  # of an embankment, 0 among them


class Carved(NamedTuple):
    """Changes by an embankment, on a window of the grid."""

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


class Carving:
    """Embankments that are carved together: ``dig`` for each, then ``heap`` for each, then ``finish``.

    Where several have the same level, the first in the order of the calls has the cell.
    """

    def __init__(self, heights: Array, grid: Grid) -> None:
        """heights : (ny, nx) float64 at the nodes of ``grid``, row 0 in the south, m; changed in place."""
        self.heights, self.grid = heights, grid
        self.label = np.zeros(heights.shape, np.int32)  # LABELS times the number of the embankment plus the part, or 0
        self.overlapping = set()  # numbers of embankments that share a cell with another
        self._before, self._windows, self._dams = heights.copy(), {}, []

    def dig(self, number: int, points: Array, layout: Layout, shape: EmbankmentShape) -> None:
        """Cut the ditch of an embankment; arguments and ValueError as of ``carve``."""
        if shape.has_ditch:
            # against the ground as it was, for other ditches must not decide how far this one goes
            self._take(number, ditch_surface(self._before, self.grid, points, layout, shape), np.less)

    def heap(self, number: int, points: Array, layout: Layout, shape: EmbankmentShape) -> None:
        """Lay out the dam of an embankment on the ground with all ditches; arguments and ValueError as of ``carve``."""
        self._dams.append((number, dam_surface(self.heights, self.grid, points, layout, shape)))

    def finish(self) -> None:
        """Put the dams into the heights."""
        for number, dam in self._dams:
            self._take(number, dam, np.greater)
        self._dams.clear()
        is_changed = self.label > 0
        self.heights[is_changed] = np.round(self.heights[is_changed], DIGITS)

    def carved(self, number: int) -> Carved:
        """The Carved of an embankment: the cells that it has in the end."""
        rows, columns = window = self._windows[number]
        label = self.label[window]
        is_own = (label > 0) & (label // LABELS == number)
        part = np.where(is_own, label % LABELS, 0).astype(np.uint8)
        change = np.where(is_own, self.heights[window] - self._before[window], 0.0)
        lx, ly = self.grid.cell_size
        return Carved((rows.start, columns.start), part, change, lx * ly)

    def _take(self, number, surface, is_better):
        """Put a surface where it lies lower (ditches) or higher (dams) than what is there."""
        heights, label, is_part = self.heights[surface.window], self.label[surface.window], surface.part > 0
        there = set(np.unique(label[is_part & (label > 0)] // LABELS).tolist())
        if there - {number}:
            self.overlapping |= there | {number}
        is_taken = is_part & is_better(surface.level, heights)
        heights[is_taken] = surface.level[is_taken]
        label[is_taken] = LABELS * number + surface.part[is_taken]
        self._windows[number] = _around(surface.window, self._windows.get(number, surface.window))


def carve(heights, grid, points, layout, shape):
    """Carve a single embankment into heights on a grid, in place; returns Carved.

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
    carving = Carving(heights, grid)
    carving.dig(0, points, layout, shape)
    carving.heap(0, points, layout, shape)
    carving.finish()
    return carving.carved(0)


def _around(*windows):
    """The least window (slices of rows and columns) with all of some in it."""
    return tuple(slice(min(part.start for part in axis), max(part.stop for part in axis)) for axis in zip(*windows))
