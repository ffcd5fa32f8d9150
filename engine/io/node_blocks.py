# SPDX-License-Identifier: GPL-2.0-or-later
"""A raster read block by block, in rows from the south: for terrain that does not fit into memory.

Cells get the same bits as by ``raster.read_heights`` of the whole file.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numpy as np

from .geodata import library
from .raster import UNITS_OF_METRES, check_scale, checked_window, grid_of, open_raster, read_band, scale_band

if TYPE_CHECKING:
    from ..hints import Array, FilePath

CACHE_OF_BLOCKS = 2**26  # bytes that GDAL keeps while single blocks are read
NODES_OF_STRIP = 2**23  # of those that pictures are taken from


class NodeBlocks:
    """One band of a raster, or a ``window`` = (column, row, columns, rows) of it in the file's own cells.

    heights : True for metres, which other units than metres are refused for, and NaN for no data; False for numbers of
        classes, as the file has them
    grid : Grid of the window

    Raises ValueError, naming the file, where it cannot be read, is rotated, or is not in metres.
    """

    def __init__(
        self,
        path: FilePath,
        band: int = 1,
        window: tuple[int, int, int, int] | None = None,
        heights: bool = True,
    ) -> None:
        self.path, self.band, self.heights = os.fspath(path), band, heights
        self.file = open_raster(path, band, UNITS_OF_METRES if heights else None)
        self.facts = self.file.bands[band - 1]
        if heights:
            check_scale(self.facts, path)
        self.whole = grid_of(self.file, path)
        self.window = checked_window(window, self.whole, path)
        self.grid = self.whole.part(self.window)

    def read(self, row: int, column: int, rows: int, columns: int) -> Array:
        """Nodes from a row and a column on, rows counted from the south: (rows, columns) float64."""
        from_north = self.grid.shape[0] - row - rows if self.whole.is_north_up else row
        window = (self.window[0] + column, self.window[1] + from_north, columns, rows)
        values = read_band(self.file, self.band, window, self.whole.is_north_up)
        if self.heights:
            scale_band(values, self.facts)
        return values

    def sampled(self, rows: slice, columns: slice) -> Array:
        """Some of the nodes, by slices with a step, for a picture of the whole; memory holds a strip at a time."""
        chosen, step = range(rows.start, rows.stop)[:: rows.step], rows.step or 1
        west, width = int(columns.start), int(columns.stop - columns.start)
        at_once = max(1, NODES_OF_STRIP // (width * step))  # rows of the picture
        parts = []
        with small_cache(CACHE_OF_BLOCKS):
            for first in range(0, len(chosen), at_once):
                few = chosen[first : first + at_once]
                strip = self.read(few[0], west, few[-1] + 1 - few[0], width)
                parts.append(strip[::step, :: columns.step].copy())
        return np.concatenate(parts)

    def files(self) -> list[list[object]]:
        """[path, bytes, time of the last change in ns] of all files that it is read from, as far as they are local.

        Where one changes, the raster may be another one.
        """
        facts_of_files = []
        for path in sorted(self.file.files):
            try:
                facts = os.stat(path)
            except OSError:  # of a server, or of GDAL's own
                facts_of_files.append([path, -1, -1])
            else:
                facts_of_files.append([path, facts.st_size, facts.st_mtime_ns])
        return facts_of_files


def small_cache(size: int):
    """A context in which GDAL keeps at most this many bytes of decoded cells."""
    return library().small_cache(size)


def whole_numbers(values: Array, path: FilePath) -> Array:
    """Numbers of classes as int32. Raises ValueError, naming the file, where some are none, or no data."""
    with np.errstate(invalid="ignore"):
        numbers = values.astype(np.int32)
    if not (numbers == values).all():
        raise ValueError(f"{path}: some cells are no data or no whole numbers; give each cell the number of its class.")
    return numbers
