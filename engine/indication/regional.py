# SPDX-License-Identifier: GPL-2.0-or-later
"""The indication map of an elevation model of any size, window by window.

    1  slopes      a histogram of all slopes, where the threshold comes from their distribution
    2  sources     with an overlap of the few cells that slope and height of a cliff need; kept are the places of the
                   highest sources, some bytes for each upper edge of a cliff
    3  reach       each window by itself, with the sources that lie within the longest reach of it

So memory holds one window and the upper edges, each cell is read two or three times, and the windows leave no trace:
their size changes no bit.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..io import raster
from ..sources.slope_units import BIN, SlopeUnits, units_of_histogram
from ..sources.source_areas import steepness
from ..types import Cancelled
from .cones import Cones, energy_heights, highest_sources
from .rules import RESULT_MARGIN, Angle, SourceRule, needs_cliffs, tangents_of, volumes_of

if TYPE_CHECKING:
    from ..hints import Array, Cancelling, FilePath, Grid, Progress

WINDOW = 1024  # cells along the side, a multiple of the tiles of the files
BAND = 128  # rows between two questions whether to go on


class Window(NamedTuple):
    """A part of the grid; rows from the south."""

    row: int
    column: int
    rows: int
    columns: int


class Reached(NamedTuple):
    """Area reached in one window, for all volumes."""

    window: Window
    heights: np.ndarray  # (rows, columns) m, of the ground
    is_source: np.ndarray  # (rows, columns) bool
    energy_heights: list[np.ndarray]  # of each volume, (rows, columns) float32 m, NaN where nothing comes


class Dem(NamedTuple):
    """An elevation model on disk, read by windows."""

    path: FilePath
    band: int
    grid: Grid

    def read(self, window: Window, margin: int = 0) -> Array:
        """Heights of a window with a margin around it, NaN beyond the model; row 0 in the south."""
        ny, nx = self.grid.shape
        low, left = window.row - margin, window.column - margin
        high, right = window.row + window.rows + margin, window.column + window.columns + margin
        inside = max(low, 0), max(left, 0), min(high, ny), min(right, nx)
        first = ny - inside[2] if self.grid.is_north_up else inside[0]
        part = (inside[1], first, inside[3] - inside[1], inside[2] - inside[0])
        heights = raster.read_heights(self.path, self.band, part)[0]
        missing = ((inside[0] - low, high - inside[2]), (inside[1] - left, right - inside[3]))
        return np.pad(heights, missing, constant_values=np.nan) if any(map(any, missing)) else heights


def windows_of(shape: tuple[int, int], side: int = WINDOW) -> Iterator[Window]:
    """Windows that cover a grid, in rows from the north, as files keep their tiles."""
    ny, nx = shape
    for north in range(0, ny, side):
        rows = min(side, ny - north)
        for column in range(0, nx, side):
            yield Window(ny - north - rows, column, rows, min(side, nx - column))


def slope_distribution(
    dem: Dem, progress: Progress | None = None, cancelled: Cancelling | None = None, side: int = WINDOW
) -> SlopeUnits:
    """The landforms in the slopes of a whole elevation model. Raises ValueError as ``slope_units`` does."""
    edges = np.arange(0.0, 90.0 + BIN, BIN)
    counts = np.zeros(edges.size - 1, np.int64)
    for window in _told(dem, side, progress, cancelled):
        slope = steepness(dem.read(window, RESULT_MARGIN), dem.grid.cell_size)[1:-1, 1:-1]
        counts += np.histogram(slope[np.isfinite(slope)], edges)[0]
    return units_of_histogram(counts)


def find_cones(
    dem: Dem,
    rule: SourceRule,
    angles: Sequence[Angle],
    progress: Progress | None = None,
    cancelled: Cancelling | None = None,
    side: int = WINDOW,
) -> tuple[list[Cones], int]:
    """(Cones of each volume of the angles, number of source cells)."""
    margin = rule.margin(dem.grid.cell_size, angles)
    cones: list[list[Array]] = [[] for _ in volumes_of(angles)]
    count = 0
    for window in _told(dem, side, progress, cancelled):
        heights = dem.read(window, margin)
        is_source = rule.sources(heights, dem.grid.cell_size)
        count += int(np.count_nonzero(is_source[margin:-margin, margin:-margin]))
        if not is_source.any():
            continue
        cliffs = rule.cliffs(heights, dem.grid.cell_size) if needs_cliffs(angles) else None
        for kept, volume in zip(cones, volumes_of(angles)):
            tangents = tangents_of(angles, volume, is_source, cliffs)
            is_highest = highest_sources(heights, tangents, dem.grid.cell_size)
            row, column = np.nonzero(is_highest[margin:-margin, margin:-margin])
            cell = (row + margin, column + margin)
            kept.append(np.stack([row + window.row, column + window.column, heights[cell], tangents[cell]]))
    return [_in_order(parts) for parts in cones], count


def reach(
    dem: Dem,
    rule: SourceRule,
    cones: Sequence[Cones],
    longest: float,
    take: Callable[[Reached], object],
    threads: int = 0,
    progress: Progress | None = None,
    cancelled: Cancelling | None = None,
    side: int = WINDOW,
) -> None:
    """Hand each window, with what reaches it, to ``take``.

    longest : horizontal distance from the upper edge of a cliff, m, beyond which no block is looked for
    threads : 0 for all processors
    """
    down = math.ceil(longest / dem.grid.cell_size[1])
    with ThreadPoolExecutor(threads or None, thread_name_prefix="talus-indication") as pool:
        for window in _told(dem, side, progress, cancelled):
            heights = dem.read(window, RESULT_MARGIN)
            is_source = rule.sources(heights, dem.grid.cell_size)[1:-1, 1:-1]
            inner = np.ascontiguousarray(heights[1:-1, 1:-1])
            near = [_near(cone, window, down, longest, dem.grid.cell_size) for cone in cones]
            reached = [_by_bands(pool, inner, window, dem, cones, longest, cancelled) for cones in near]
            take(Reached(window, inner, is_source, reached))


def _by_bands(pool, heights, window, dem, cones, longest, cancelled):
    """F of a window, a band of rows for each thread."""
    futures = [
        pool.submit(energy_heights, heights[first : first + BAND], (window.row + first, window.column),
                    dem.grid.cell_size, cones, longest)
        for first in range(0, window.rows, BAND)
    ]  # fmt: skip
    parts = []
    for future in futures:
        parts.append(future.result())
        if cancelled is not None and cancelled():
            for part in futures:
                part.cancel()
            raise Cancelled("The indication map was cancelled.")
    return np.concatenate(parts)


def _near(cones, window, down, longest, cell_size):
    """Sources that may reach a window."""
    some = cones.between(window.row - down, window.row + window.rows + down)
    aside = math.ceil(longest / cell_size[0])
    is_near = (some.columns >= window.column - aside) & (some.columns < window.column + window.columns + aside)
    return Cones(*(array[is_near] for array in some))


def _in_order(parts):
    """Cones of the parts of all windows."""
    rows, columns, heights, tangents = np.concatenate([*parts, np.zeros((4, 0))], axis=1)
    order = np.lexsort([columns, rows])
    return Cones(rows[order].astype(np.int64), columns[order].astype(np.int64), heights[order], tangents[order])


def _told(dem, side, progress, cancelled):
    """The windows, reporting the progress and ending where the user has cancelled."""
    windows = list(windows_of(dem.grid.shape, side))
    for number, window in enumerate(windows):
        if cancelled is not None and cancelled():
            raise Cancelled("The indication map was cancelled.")
        yield window
        if progress is not None:
            progress((number + 1) / len(windows))
