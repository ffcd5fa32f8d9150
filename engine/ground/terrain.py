# SPDX-License-Identifier: GPL-2.0-or-later
"""The terrain: heights on a regular grid, and what the kernels need to know about them."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from ..findings.finding import Finding, refuse
from ..types import TerrainGrid
from . import height_map

FINEST_CELL = 0.001  # m; a rock of one metre covers a million such cells
ROUNDING = 64.0 * np.finfo(np.float64).eps  # of heights: how far three nodes of a plane may lie off one line
BLOCK_NODES = 2  # least side of the blocks that bound the slope: small ones bound it tightly


class Terrain:
    """Bilinear height map (Leine et al. 2014, section 3.2).

    Parameters
    ----------
    heights : (ny, nx) array, m. Axis 0 runs north, axis 1 east; ``heights[0, 0]`` is at ``origin``. NaN is no data.
        A C-contiguous float64 array is used as it is, not copied.
    cell_size : (l_x, l_y) or one number, m
    origin : (x, y) of ``heights[0, 0]`` in the coordinate system
    crs : WKT of the coordinate system, or None

    Raises
    ------
    ValueError
        If the array is not two-dimensional with at least 2 x 2 nodes, holds infinite or no finite heights, or a cell
        size is not positive.
    """

    findings: Sequence[Finding] = ()  # of the survey of the elevation model (engine/survey); none of arrays

    def __init__(
        self,
        heights: ArrayLike,
        cell_size: float | Sequence[float] = (1.0, 1.0),
        origin: Sequence[float] = (0.0, 0.0),
        crs: str | None = None,
    ) -> None:
        self.heights = np.require(heights, np.float64, ("C", "W"))
        self.cell_size = _two_numbers("cell size", (cell_size, cell_size) if np.ndim(cell_size) == 0 else cell_size)
        self.origin = _two_numbers("origin", origin)
        self.crs = crs
        self._check()
        self._bounds: dict[int, tuple[np.ndarray, bool]] = {}

    def _check(self) -> None:
        check_nodes(self.heights.shape, self.cell_size)
        lowest, highest = np.fmin.reduce(self.heights, axis=None), np.fmax.reduce(self.heights, axis=None)
        if np.isnan(lowest):
            raise ValueError("Terrain: the elevation model holds no data at all; check its nodata value and extent.")
        if np.isinf(lowest) or np.isinf(highest):
            raise ValueError("Terrain: the elevation model holds infinite heights; mark them as no data (NaN).")
        self._rounding = rounding_of(lowest, highest)

    @classmethod
    def from_raster(
        cls, path: str | PathLike[str], band: int = 1, window: tuple[int, int, int, int] | None = None
    ) -> Terrain:
        """Read a raster that GDAL knows; ``window`` = (column, row, columns, rows) in the raster's own cells.

        Only the window is read, straight into the one array that the terrain keeps. Cell centres become nodes. Raises
        ValueError where the raster cannot be read, its heights cannot be of land (FindingError), or its coordinate
        system, if it has one, is not projected, not in metres or not true to scale. ``findings`` are of the survey
        (survey/survey.py), among them a scale that is more than 0.1 % from 1.
        """
        from ..io.coordinate_systems import check_metric
        from ..io.raster import read_heights
        from ..survey.survey import survey

        heights, cell_size, origin, crs = read_heights(path, band, window)
        findings = survey(path, band, window, heights=heights)
        refuse(findings)
        terrain = cls(heights, cell_size, origin, crs)
        terrain.findings = findings
        if crs:
            check_metric(crs, str(path), terrain.extent)
        return terrain

    @property
    def shape(self) -> tuple[int, int]:
        """(ny, nx) nodes."""
        ny, nx = self.heights.shape
        return ny, nx

    @property
    def range(self) -> tuple[float, float]:
        """Lowest and highest of all heights, m."""
        return float(np.nanmin(self.heights)), float(np.nanmax(self.heights))

    def sampled(self, rows: slice, columns: slice) -> np.ndarray:
        """Heights for a picture, by slices with a step; of terrain in a store no block is read for it."""
        return self.heights[rows, columns]

    @property
    def extent(self) -> tuple[float, float, float, float]:
        """(xmin, ymin, xmax, ymax) of the nodes."""
        (ny, nx), (lx, ly), (x0, y0) = self.shape, self.cell_size, self.origin
        return x0, y0, x0 + (nx - 1) * lx, y0 + (ny - 1) * ly

    def height(self, x: ArrayLike, y: ArrayLike) -> Any:
        """Height of the ground at coordinates x, y (any shapes that broadcast), m; NaN where there is none."""
        x, y, shape = self._local(x, y)
        z = np.empty(x.size)
        height_map.heights_at(height_map.HeightGrid(self._heights_around(x, y), *self.cell_size), x, y, z)
        return z.reshape(shape)[()]

    def normal(self, x: ArrayLike, y: ArrayLike) -> np.ndarray:
        """Unit normal at coordinates x, y: an array of shape (..., 3); NaN where there is no ground."""
        x, y, shape = self._local(x, y)
        normals = np.empty((x.size, 3))
        height_map.normals_at(height_map.HeightGrid(self._heights_around(x, y), *self.cell_size), x, y, normals)
        return normals.reshape(*shape, 3)

    def _heights_around(self, x: np.ndarray, y: np.ndarray) -> np.ndarray:
        """The grid of heights, of which those around the local places x, y are asked for."""
        return self.heights

    def _local(self, x: ArrayLike, y: ArrayLike) -> tuple[np.ndarray, np.ndarray, tuple[int, ...]]:
        x, y = np.broadcast_arrays(np.asarray(x, np.float64), np.asarray(y, np.float64))
        return (
            np.ascontiguousarray(x - self.origin[0]).ravel(),
            np.ascontiguousarray(y - self.origin[1]).ravel(),
            x.shape,
        )

    def grid(self, radius: float) -> TerrainGrid:
        """The record for the kernels, valid for rocks up to ``radius`` (m)."""
        block = block_for(radius, self.cell_size)
        if block not in self._bounds:
            self._bounds[block] = bounds_of(self.heights, self.cell_size, block, self._rounding)
        bounds, is_bent = self._bounds[block]
        return TerrainGrid(self.heights, *self.cell_size, bounds, block, self._rounding, is_bent)


def rounding_of(lowest: float, highest: float) -> float:
    """Differences of heights in this range that are rounding, m."""
    return float(ROUNDING * max(abs(lowest), abs(highest)))


def block_for(radius: float, cell_size: Sequence[float]) -> int:
    """Nodes along the side of the blocks that bound the slopes for rocks up to a radius, m."""
    block = BLOCK_NODES
    while block * min(cell_size) < 4.0 * radius:  # at least twice as wide as the rock
        block *= 2
    return block


def bounds_of(heights: np.ndarray, cell_size: Sequence[float], block: int, rounding: float) -> tuple[np.ndarray, bool]:
    """The bounds of the slopes in all blocks (``height_map.slope_bounds``), and whether any of them is bent up."""
    blocks = tuple((nodes + block - 1) // block for nodes in heights.shape)
    ranges, bounds = np.empty((*blocks, 4)), np.empty((*blocks, height_map.BOUNDS))
    height_map.slope_ranges(heights, *cell_size, block, ranges)
    height_map.slope_bounds(ranges, bounds)
    bent = np.empty(blocks)
    height_map.bent_blocks(heights, block, rounding, bent)
    height_map.spread_to_neighbours(bent, bounds)
    return bounds, bool(bent.any())


def check_nodes(shape: tuple[int, ...], cell_size: tuple[float, float]) -> None:
    """Raise ValueError for nodes that make no terrain: too few, or a cell size that no survey has."""
    if len(shape) != 2 or min(shape) < 2:
        raise ValueError(f"Terrain: heights have the shape {shape}; give at least 2 x 2 nodes.")
    if min(cell_size) <= 0.0:
        raise ValueError(f"Terrain: the cell size {cell_size} must be two positive numbers in metres.")
    if min(cell_size) < FINEST_CELL:
        raise ValueError(
            f"Terrain: the cell size {cell_size} m is below {FINEST_CELL:g} m, finer than sand; is the unit or the "
            "coordinate system wrong?"
        )


def _two_numbers(name: str, values: Any) -> tuple[float, float]:
    """A pair of finite floats, or ValueError with the name."""
    try:
        first, second = (float(value) for value in values)
    except (TypeError, ValueError):
        first = second = np.nan
    if not np.isfinite([first, second]).all():
        raise ValueError(f"Terrain: the {name} {values!r} must be two finite numbers.")
    return first, second
