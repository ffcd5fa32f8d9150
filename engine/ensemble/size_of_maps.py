# SPDX-License-Identifier: GPL-2.0-or-later
"""Memory, disk and time that the maps of a simulation take, estimated from some of its runs.

How many map cells N runs visit is extrapolated from n of them by the power law that the first half of these and all of
them make, V(N) = V(n) (N / n)^b, b = log2(V(n) / V(n / 2)). Real growth slows down (docs/scale.md), so this is a bound
rather than a mean; no more cells than the terrain has are visited.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..maps.map_part import cell_of, histograms_of
from ..maps.maps import MapTable

if TYPE_CHECKING:
    from ..settings import Settings

HISTOGRAM = 40  # bytes a visited cell of a histogram, where some tens of runs pass (docs/scale.md)
GRID = 4  # bytes a cell of the window of a map
ROW_NUMBER = 4  # bytes a cell of the terrain
WRITING = 12  # bytes a cell of the window while a map that is in memory is written
STRIPS = 130e6  # bytes that maps in files take while they are written, GDAL's included (measured)
STRIPS_OF_SMALL = 5.0  # times the maps, where these are smaller
# s of processor time a cell of the window and a visited cell, measured: a map that is made in memory, one that is
# written strip by strip, both read for the digest, and a raster that is written of one
IN_MEMORY, IN_FILES, RASTER = (6e-9, 42e-9), (50e-9, 160e-9), (52e-9, 225e-9)


class SizeOfMaps:
    """Memory and disk that the maps of a simulation take.

    nodes : of the terrain
    cells : that all runs visit, at most
    window : cells of the window of the maps
    early_cells : that those runs visit which wait for their turn

    Attributes
    ----------
    maps : how many there are, a threshold counted as one
    of_cells, of_early : bytes of the tables of the cells of all runs, and of those that wait
    """

    def __init__(self, settings: Settings, nodes: int, cells: int, window: float, early_cells: int = 0) -> None:
        statistics = settings.kept_statistics
        self.nodes, self.cells, self.window = nodes, cells, min(nodes, window)
        self.maps = len(MapTable((1, 1), statistics=statistics).map_names(settings.confidence_maps))
        self.maps += sum(len(numbers) for numbers in settings.thresholds.values())
        of_row = cell_of(statistics).itemsize
        self.of_rows = cells * of_row
        self.of_cells = cells * (of_row + HISTOGRAM * len(histograms_of(statistics)))
        self.of_early = 0 if settings.exact_means else early_cells * of_row
        self.row_numbers = ROW_NUMBER * (2 if self.of_early else 1)

    def in_memory(self, nodes: float, rasters: int) -> float:
        """Bytes of maps in memory at most, with row numbers of this many nodes; ``rasters``: that are written then."""
        at_the_end = self.of_rows + GRID * self.maps * self.window
        written = GRID * self.maps * self.window + (WRITING * self.window if rasters else 0.0)
        return self.row_numbers * nodes + max(self.of_cells + self.of_early, at_the_end, written)

    def while_written(self) -> float:
        """Bytes of memory while maps in files are written, strip by strip."""
        return min(STRIPS, STRIPS_OF_SMALL * GRID * self.maps * self.window)

    def in_files(self) -> float:
        """Bytes of the disk that the tables take, but for the maps made of them."""
        return self.of_cells + self.of_early + self.row_numbers * self.nodes

    def map_file(self) -> float:
        """Bytes of a map in a file, which is compressed: cells that no run visits take next to nothing."""
        return float(GRID * self.cells)

    def seconds(self, in_files: bool, rasters: int) -> float:
        """Processor time of making the maps when all runs are made, and writing this many rasters of them."""
        of_map, cells = IN_FILES if in_files else IN_MEMORY, (self.window, min(self.cells, self.window))
        return sum(
            count * (self.maps * seconds + rasters * of_raster)
            for count, seconds, of_raster in zip(cells, of_map, RASTER)
        )


def size_by_sample(
    table: MapTable, visited: Sequence[int], settings: Settings, total: int, early: int = 0
) -> SizeOfMaps:
    """That of this many runs in all, of which ``early`` wait for their turn at most.

    table : MapTable of the runs of a sample
    visited : how many cells it had after each of them
    """
    nodes, tried = table.shape[0] * table.shape[1], len(visited)
    half = max(tried // 2, 1)
    some = (half, visited[half - 1]), (tried, visited[-1])
    cells = grown(some, total, nodes)
    window = _window(table) * max(1.0, cells / max(visited[-1], 1))
    return SizeOfMaps(settings, nodes, cells, window, grown(some, early, nodes) if early else 0)


def grown(some: Sequence[tuple[int, int]], total: int, nodes: int) -> int:
    """Number of cells that all runs visit, from two pairs of runs and the cells that they visit, the larger last.

    Of one pair, given twice, each run more visits as many cells: a bound.
    """
    (fewer, first), (runs, last) = some
    if not first:
        return 0
    power = min(math.log(last / first) / math.log(runs / fewer), 1.0) if runs > fewer else 1.0
    return int(min(last * (total / runs) ** power, nodes))


def _window(table):
    """Cells of the smallest window that holds all visited cells."""
    row, column = np.divmod(np.flatnonzero(table.row_of_cell), table.shape[1])
    return 0 if not row.size else (int(np.ptp(row)) + 1) * (int(np.ptp(column)) + 1)
