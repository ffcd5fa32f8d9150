# SPDX-License-Identifier: GPL-2.0-or-later
"""Polygons onto the nodes of a grid: which value has each node, and where do polygons contradict each other?

A node belongs to the polygons that it lies in. GDAL adds up 1, k and k^2 over these polygons, where k numbers
the values: they differ at a node exactly where the variance n sum(k^2) - sum(k)^2 is not zero. All sums are
whole numbers below 2^53, so the comparison is exact, however many polygons lie over each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .geodata import library
from .raster import Grid

if TYPE_CHECKING:
    from ..hints import Array, Terrain

# Shift of the nodes, in cells, while they are compared with the outlines. Outlines drawn along grid lines go
# exactly through nodes, which both neighbours would claim, or neither; nothing is drawn to this accuracy.
SHIFT = (1.3e-6, 2.1e-6)
NAMED_NODES = 20  # contradictory nodes that are looked at to name their polygons


class Polygon(NamedTuple):
    """One polygon with its value, which may be anything that can be a key of a dictionary."""

    identifier: int  # of the caller's own, for messages
    wkb: bytes  # polygon or multipolygon in the coordinates of the grid
    value: object


class Burnt(NamedTuple):
    """Polygons burnt onto the nodes."""

    index: np.ndarray  # (ny, nx) int32: place of the node's value in ``values``, -1 where no polygon is
    values: list
    contradictory: list  # identifiers of polygons that claim a node with different values, sorted


def burn(polygons: Sequence[Polygon], grid: Grid | Terrain) -> Burnt:
    """Burn polygons onto the nodes of a grid (Grid or Terrain); row 0 of the result is the southernmost."""
    values = list(dict.fromkeys(polygon.value for polygon in polygons))
    number = {value: k for k, value in enumerate(values)}
    numbers = [number[polygon.value] for polygon in polygons]
    columns = [1] * len(numbers), numbers, [k * k for k in numbers]
    ones, value, square = _sums_on_nodes([polygon.wkb for polygon in polygons], columns, grid)
    differs = ones * square != value * value
    index = np.full(grid.shape, -1, np.int32)
    np.floor_divide(value, ones, out=value, where=ones > 0)
    np.copyto(index, value, where=ones > 0, casting="unsafe")
    return Burnt(index, values, _claimants(polygons, grid, differs) if differs.any() else [])


def nodes_inside(wkb: bytes, spacing: float) -> tuple[Array, Array]:
    """Multiples of ``spacing`` within a polygon: arrays of x and of y, row by row from the south."""
    xmin, xmax, ymin, ymax = library().envelope(wkb)
    west, south = np.ceil(xmin / spacing), np.ceil(ymin / spacing)
    shape = (int(np.floor(ymax / spacing) - south) + 1, int(np.floor(xmax / spacing) - west) + 1)
    if min(shape) < 1:
        return np.empty(0), np.empty(0)
    grid = Grid(shape, (spacing, spacing), (west * spacing, south * spacing))
    row, column = np.nonzero(burn([Polygon(0, wkb, True)], grid).index >= 0)
    return grid.origin[0] + column * spacing, grid.origin[1] + row * spacing


def _sums_on_nodes(polygons, columns, grid):
    """Sums of the columns over the polygons in which each node lies, (ny, nx) float64 each."""
    (lx, ly), (x0, y0) = grid.cell_size, grid.origin
    transform = (x0 + (SHIFT[0] - 0.5) * lx, lx, 0.0, y0 + (SHIFT[1] - 0.5) * ly, 0.0, ly)
    return library().sums_on_nodes(polygons, columns, transform, tuple(grid.shape))


def _claimants(polygons, grid, differs):
    """Identifiers of the polygons over the first contradictory nodes."""
    nodes = [_place(grid, row, column) for row, column in np.argwhere(differs)[:NAMED_NODES]]
    contains = library().contains
    return sorted({polygon.identifier for polygon in polygons if any(contains(polygon.wkb, *node) for node in nodes)})


def _place(grid, row, column):
    return tuple(float(grid.origin[k] + ([column, row][k] + SHIFT[k]) * grid.cell_size[k]) for k in (0, 1))
