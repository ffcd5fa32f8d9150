# SPDX-License-Identifier: GPL-2.0-or-later
"""Writes rasters that come strip by strip as cloud optimised GeoTIFFs with overviews: the maps that a user gets.

The rows go to a file of their own first, because overviews need all of them; so memory holds a strip, not a raster.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from .geodata import library
from .node_blocks import small_cache
from .raster import complete_or_absent, new_geotiff

if TYPE_CHECKING:
    from ..hints import Array, FilePath, Grid

ROWS = "rows.tif"  # behind the name of a raster: its rows as they come
LEFT = (ROWS, "ovr.tmp", "msk.ovr.tmp")  # what a writing that failed leaves behind the name
OF_ROWS = {"TILED": "NO", "COMPRESS": "LZW", "SPARSE_OK": "TRUE", "INTERLEAVE": "BAND"}
# overviews hold cells as they are: a mean would hide the largest energies
OF_RASTER = {"COMPRESS": "DEFLATE", "PREDICTOR": "YES", "BIGTIFF": "IF_SAFER", "OVERVIEW_RESAMPLING": "NEAREST"}
CACHE = 2**27  # bytes that GDAL keeps meanwhile: a row of tiles of a map of 60,000 columns


def write_strips(
    path: FilePath,
    grid: Grid,
    kind: str,
    nodata: float,
    bands: Sequence[tuple[str, str]],
    strips: Iterable[tuple[int, Sequence[Array]]],
    offset: tuple[int, int] = (0, 0),
    items: Mapping[str, str] | None = None,
) -> None:
    """Write a raster of strips that lie somewhere on a grid.

    grid : Grid or Terrain that the file covers in full
    kind : name of the numpy type of the cells
    nodata : value of the cells outside the strips, and what the file declares as no data
    bands : (unit, description) of each
    strips : gives (first row, array of each band); rows go from ``offset`` to the north, also those of the arrays
    offset : (row, column) of the strips in the grid, from its south-western node
    items : texts for the metadata of the file

    The file appears under its name only when it is complete. Raises OSError where it cannot be written.
    """
    with complete_or_absent(path) as part, small_cache(CACHE):
        rows = f"{part}.{ROWS}"
        try:
            _write_rows(rows, grid, kind, nodata, bands, strips, offset, items)
            library().as_cloud_optimised(rows, part, OF_RASTER)
        finally:
            for left in LEFT:
                if os.path.exists(f"{part}.{left}"):
                    os.remove(f"{part}.{left}")


def _write_rows(path, grid, kind, nodata, bands, strips, offset, items):
    """GDAL ends the file when this function has ended, and nobody holds it any more."""
    with new_geotiff(path, grid, len(bands), kind, nodata, items, **OF_ROWS) as sink:
        for number, (unit, description) in enumerate(bands, 1):
            sink.describe(number, description, unit)
        for first, arrays in strips:
            for number, array in enumerate(arrays, 1):
                row = grid.shape[0] - offset[0] - first - array.shape[0]
                sink.write_part(number, array[::-1], offset[1], row)
