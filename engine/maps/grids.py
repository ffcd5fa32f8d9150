# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps as a user has them: grids by name, and where on the terrain they lie."""

from __future__ import annotations

from collections.abc import Iterator, KeysView

import numpy as np

LEAST_ROWS, MOST_ROWS = 64, 512  # of a strip; the most is a row of tiles of a file
CELLS_OF_STRIP = 2**22  # of all grids that are read together


class Window:
    """Part of the terrain's grid: rows row0 to row1 - 1 from the south, columns column0 to column1 - 1."""

    def __init__(self, terrain, row0, column0, row1, column1):
        self.row0, self.column0 = row0, column0
        self.shape = (row1 - row0, column1 - column0)
        self.rows, self.columns = slice(row0, row1), slice(column0, column1)
        self.cell_size, self.crs = terrain.cell_size, terrain.crs
        self.origin = (
            terrain.origin[0] + column0 * terrain.cell_size[0],
            terrain.origin[1] + row0 * terrain.cell_size[1],
        )


class Maps:
    """The grids by name, as items and as attributes; row 0 is the southernmost of the window.

    passages, stops: counts. reach_probability: share of all runs that pass. energy_*: kinetic energy, translational
    and rotational, J. height_*: centre of mass above ground, m. velocity_*: m/s. rotation_max: rad/s.
    scar_depth_*: how deep the rock is in ground that gives way, m, 0 where it does not. A run counts once in a cell,
    with its largest values there; NaN where no run has passed. Counts are int32, all else float32. The 95th percentile
    lies between the two nearest order statistics, as that of ``numpy.quantile``, each known within 2 %.

    Fewer Settings.map_statistics leave out the means or the percentiles.

    With Settings.confidence_maps also, at 95 %: reach_low, reach_high: bounds of the reach probability. energy_*,
    height_*: p50, p90, p99; p95_low, p95_high, bounds of the 95th percentile, NaN where too few runs pass to bound it;
    more_runs: how many times as many runs bring them within 10 % of it, below 1 where there are enough.

    With Settings.energy_thresholds also energy_exceedances, (thresholds, rows, columns) int32: how many runs pass with
    a largest energy above each of them; with Settings.height_thresholds height_exceedances, of the passing height.
    """

    def __init__(self, window: Window, grids: dict[str, np.ndarray]) -> None:
        self.window, self.grids = window, grids
        self.row0, self.col0 = window.row0, window.column0
        self.origin, self.cell_size, self.crs, self.shape = window.origin, window.cell_size, window.crs, window.shape

    def __getitem__(self, name: str) -> np.ndarray:
        return self.grids[name]

    def __getattr__(self, name: str) -> np.ndarray:
        try:
            return self.__dict__["grids"][name]
        except KeyError:
            raise AttributeError(f"Maps has no grid {name!r}") from None

    def __contains__(self, name: object) -> bool:
        return name in self.grids

    def __iter__(self) -> Iterator[str]:
        return iter(self.grids)

    def strips(self, *names: str) -> Iterator[tuple[slice, list[np.ndarray]]]:
        """Strip by strip from the south: rows of the window, and the part of each grid in them.

        Grids of counts above thresholds have (thresholds, rows, columns), all others (rows, columns).
        """
        grids = [self.grids[name] for name in names]
        for rows in strips_of(self.shape, sum(grid.size for grid in grids) // max(1, self.shape[0] * self.shape[1])):
            yield rows, [grid[..., rows, :] for grid in grids]

    def kind_of(self, name: str) -> np.dtype:
        """Type of the cells of a grid."""
        return self.grids[name].dtype

    def largest(self, name: str) -> float:
        """The largest value of a grid, 0 where it has none or none is above."""
        return max((float(np.nanmax(part, initial=0.0)) for _, (part,) in self.strips(name)), default=0.0)

    def largest_of_squares(self, name: str, step: int, shape: tuple[int, int], first: tuple[int, int]) -> np.ndarray:
        """The largest value in each square of ``step`` x ``step`` cells of a larger window; NaN where it has none.

        shape : cells of the larger window
        first : its row and column where this one begins
        """
        squares = np.full((-(-shape[0] // step), -(-shape[1] // step)), np.nan)
        columns, across = _squares(first[1], self.shape[1], step)
        for rows, (cells,) in self.strips(name):
            starts, along = _squares(first[0] + rows.start, len(cells), step)
            largest = np.fmax.reduceat(np.fmax.reduceat(cells, starts, axis=0), columns, axis=1)
            squares[along, across] = np.fmax(squares[along, across], largest)
        return squares

    def keys(self) -> KeysView[str]:
        """Names of the grids."""
        return self.grids.keys()


def strips_of(shape: tuple[int, int], together: int = 1) -> Iterator[slice]:
    """Rows of a window, in strips from the south whose borders are those of the tiles of a file, from the north.

    together : grids that are read at the same time
    """
    height, width = shape
    at_once = MOST_ROWS
    while at_once > LEAST_ROWS and at_once * width * together > CELLS_OF_STRIP:
        at_once //= 2
    end = height % at_once or min(at_once, height)
    start = 0
    while start < height:
        yield slice(start, end)
        start, end = end, min(end + at_once, height)


def _squares(first, count, step):
    """(first of ``count`` cells in each square that they lie in, slice of these squares); cells begin at ``first``."""
    starts = np.unique(np.r_[0, np.arange(-first % step, count, step)])
    return starts, slice(first // step, (first + count - 1) // step + 1)
