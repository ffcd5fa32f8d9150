# SPDX-License-Identifier: GPL-2.0-or-later
"""Rasters: an elevation model in, maps out. Anything that GDAL reads; GeoTIFF is written. geodata.py opens the files.

Inside the engine row 0 is the southernmost and cell centres are nodes; files mostly keep row 0 in the north.
The rows are turned while GDAL copies them, so an elevation model is in memory once and not twice.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .geodata import library
from .owned_folder import mark_of

if TYPE_CHECKING:
    from ..hints import Array, FilePath, Terrain

NAN = float("nan")
TIFF_OPTIONS = {"TILED": "YES", "COMPRESS": "DEFLATE", "BIGTIFF": "IF_SAFER"}
# Names of heights that are not metres, as files give them in the unit of the band.
UNITS_OF_METRES = {"", "m", "metre", "metres", "meter", "meters"}


class Grid(NamedTuple):
    """Place of a raster's nodes; a Terrain has the same four attributes."""

    shape: tuple  # (ny, nx) nodes
    cell_size: tuple  # (l_x, l_y), m
    origin: tuple  # (x, y) of the south-western node
    crs: str = None  # WKT, None where the file names none
    is_north_up: bool = True  # False: the file's first row is the southernmost
    corner: tuple = None  # (x, y) of the north-western corner of the cells, as the file has it; else computed

    @property
    def extent(self) -> tuple[float, float, float, float]:
        """(xmin, ymin, xmax, ymax) of the nodes."""
        (ny, nx), (lx, ly), (x0, y0) = self.shape, self.cell_size, self.origin
        return x0, y0, x0 + (nx - 1) * lx, y0 + (ny - 1) * ly

    def part(self, window: tuple[int, int, int, int]) -> Grid:
        """The grid of a ``window`` = (column, row, columns, rows) in the file's own cells."""
        column, _, columns, rows = window
        south = self.row_from_south(window)
        origin = (self.origin[0] + column * self.cell_size[0], self.origin[1] + south * self.cell_size[1])
        return self._replace(shape=(rows, columns), origin=origin, corner=None)

    def row_from_south(self, window: tuple[int, int, int, int]) -> int:
        """Row of the window's southernmost nodes, counted from the south."""
        _, row, _, rows = window
        return self.shape[0] - row - rows if self.is_north_up else row


def read_grid(path: FilePath, band: int = 1, of_heights: bool = True) -> Grid:
    """Place of a raster's nodes. ValueError where the file cannot be read or its rows do not run east.

    ``of_heights``: also where the band is not in metres.
    """
    return grid_of(open_raster(path, band, UNITS_OF_METRES if of_heights else None), path)


def read_heights(
    path: FilePath, band: int = 1, window: tuple[int, int, int, int] | None = None
) -> tuple[Array, tuple[float, float], tuple[float, float], Any]:
    """Heights of a raster: (heights, cell_size, origin, crs) as Terrain takes them.

    heights : (ny, nx) float64, row 0 in the south, m; NaN where the file has no data
    window : (column, row, columns, rows) in the file's own cells; the whole raster if None

    Raises ValueError, naming the file, where it cannot be read, is rotated, or is not in metres.
    """
    file = open_raster(path, band)
    grid = grid_of(file, path)
    window = checked_window(window, grid, path)
    check_scale(file.bands[band - 1], path)
    heights = read_band(file, band, window, grid.is_north_up)
    scale_band(heights, file.bands[band - 1])
    part = grid.part(window)
    return heights, part.cell_size, part.origin, part.crs


def read_values(
    path: FilePath, band: int = 1, window: tuple[int, int, int, int] | None = None
) -> tuple[Array, Grid, str]:
    """Any raster, whatever its unit: (values, grid, unit); values and window as of ``read_heights``."""
    file = open_raster(path, band, None)
    grid = grid_of(file, path)
    facts = file.bands[band - 1]
    check_scale(facts, path)
    values = read_band(file, band, checked_window(window, grid, path), grid.is_north_up)
    scale_band(values, facts)
    return values, grid if window is None else grid.part(window), facts.unit


def window_of(grid: Grid, extent: Sequence[float]) -> tuple[int, int, int, int]:
    """Window (column, row, columns, rows) of the nodes within an extent (xmin, ymin, xmax, ymax).

    One node more on each side keeps the ground up to the edge of the extent. Raises ValueError where extent
    and grid do not meet.
    """
    (ny, nx), (lx, ly), (x0, y0) = grid.shape, grid.cell_size, grid.origin
    west = max(int(np.floor((extent[0] - x0) / lx)), 0)
    east = min(int(np.ceil((extent[2] - x0) / lx)), nx - 1)
    south = max(int(np.floor((extent[1] - y0) / ly)), 0)
    north = min(int(np.ceil((extent[3] - y0) / ly)), ny - 1)
    if east - west < 1 or north - south < 1:
        raise ValueError("The extent does not meet the elevation model; choose one that overlaps it.")
    row = ny - 1 - north if grid.is_north_up else south
    return west, row, east - west + 1, north - south + 1


class Band(NamedTuple):
    """One band to write."""

    array: np.ndarray  # (rows, columns), row 0 in the south
    unit: str = ""
    description: str = ""


def write_grid(
    path: FilePath,
    array: Array,
    grid: Grid | Terrain,
    offset: tuple[int, int] = (0, 0),
    nodata: float = NAN,
    unit: str = "",
    description: str = "",
    items: Mapping[str, str] | None = None,
) -> None:
    """Write an array as GeoTIFF of one band, see ``write_bands``."""
    write_bands(path, [Band(array, unit, description)], grid, offset, nodata, items)


def write_bands(
    path: FilePath,
    bands: Sequence[Band],
    grid: Grid | Terrain,
    offset: tuple[int, int] = (0, 0),
    nodata: float = NAN,
    items: Mapping[str, str] | None = None,
) -> None:
    """Write arrays as GeoTIFF (tiled, compressed) on a grid.

    bands : Band of each; their arrays have one shape and one type, which is that of the file
    grid : Grid or Terrain that the file covers in full
    offset : (row, column) of their [0, 0] in the grid, from its south-western node
    nodata : value of the cells outside the array, and what the file declares as no data
    items : dictionary of texts for the metadata of the file

    The file appears under its name only when it is complete. Raises OSError where it cannot be written.
    """
    with complete_or_absent(path) as part:
        _write(part, bands, grid, offset, nodata, items or {})


@contextmanager
def complete_or_absent(path: FilePath) -> Any:
    """Gives the path to write to with GDAL; the file appears as ``path`` if all went well, otherwise OSError."""
    part = free_part(path)
    try:
        with library().failures(path):
            yield part
        os.replace(part, path)
    finally:
        if os.path.exists(part):
            os.remove(part)


def free_part(path: FilePath) -> str:
    """A name beside a path for the file that is not complete yet: a free one, or one that Talus has left."""
    part = f"{path}.part"
    while os.path.lexists(part) and mark_of(os.path.dirname(part) or ".") is None:
        part = f"{path}.{secrets.token_hex(4)}.part"
    return part


def new_geotiff(
    path: FilePath,
    grid: Grid | Terrain,
    bands: int,
    kind: str,
    nodata: float | None = None,
    items: Mapping[str, str] | None = None,
    **options: Any,
) -> Any:
    """A context with a sink (geodata.py) for n bands on a Grid or Terrain; ``kind``: name of their numpy type."""
    ny = grid.shape[0]
    (lx, ly), (west, south) = grid.cell_size, grid.origin
    corner = getattr(grid, "corner", None) or (west - 0.5 * lx, south + (ny - 0.5) * ly)
    transform = (corner[0], lx, 0.0, corner[1], 0.0, -ly)
    options = {**TIFF_OPTIONS, **options}
    return library().new_raster(path, grid.shape, transform, grid.crs, bands, kind, nodata, options, items or {})


def _write(path, bands, grid, offset, nodata, items):
    """Write the whole file and close it."""
    kind = bands[0].array.dtype
    predictor = "3" if kind.kind == "f" else "2"
    with new_geotiff(path, grid, len(bands), kind.name, nodata, items, PREDICTOR=predictor) as sink:
        for number, (array, unit, description) in enumerate(bands, 1):
            row = grid.shape[0] - offset[0] - array.shape[0]
            sink.write(number, array[::-1], offset[1], row, description, unit)


def open_raster(path: FilePath, band: int, units: Any = UNITS_OF_METRES) -> Any:
    """The file (geodata.py). ValueError where it cannot be read, has no such band, or one in another of the units."""
    file = library().Raster(path)
    if not 1 <= band <= len(file.bands):
        raise ValueError(f"{path}: there is no band {band}; it has {len(file.bands)}.")
    unit = file.bands[band - 1].unit
    if units is not None and unit.lower() not in units:
        raise ValueError(f"{path}: its heights are in {unit!r}; convert them to metres (raster calculator).")
    return file


def grid_of(file, path):
    """The Grid of an open file. ValueError where its rows do not run east."""
    transform = file.transform
    if transform is None:
        raise ValueError(f"{path}: the raster has no georeference; give it one with the georeferencer.")
    west, lx, tilt_x, edge, tilt_y, ly = transform
    if tilt_x != 0.0 or tilt_y != 0.0 or lx <= 0.0 or ly == 0.0:
        raise ValueError(f"{path}: it is rotated or mirrored; warp it (gdalwarp) so that its rows run east.")
    shape = file.shape
    first_row = edge + 0.5 * ly
    south = first_row + (shape[0] - 1) * ly if ly < 0.0 else first_row
    corner = (west, edge) if ly < 0.0 else (west, edge + shape[0] * ly)
    origin = (west + 0.5 * lx, south)
    return Grid(shape, (lx, abs(ly)), origin, file.crs or None, ly < 0.0, corner)


def checked_window(window, grid, path):
    """The window, all of the grid for None. ValueError where it does not lie within."""
    ny, nx = grid.shape
    column, row, columns, rows = window = tuple(window or (0, 0, nx, ny))
    if min(column, row) < 0 or min(columns, rows) < 1 or column + columns > nx or row + rows > ny:
        raise ValueError(f"{path}: the window {window} does not lie within its {nx} x {ny} cells.")
    return window


def read_band(file, number, window, is_north_up):
    """The window as float64, row 0 in the south, NaN for no data."""
    _, _, columns, rows = window
    heights = np.empty((rows, columns))
    view = heights[::-1] if is_north_up else heights
    file.read(number, window, view)
    facts = file.bands[number - 1]
    nodata = facts.nodata
    if nodata is not None and not np.isnan(nodata):
        if facts.is_float32:
            # cells hold it rounded, the number that GDAL returns need not be
            nodata = np.float64(np.float32(nodata))
        heights[heights == nodata] = np.nan
    if facts.has_mask:
        view[file.mask(number, window) == 0] = np.nan
    heights[np.isinf(heights)] = np.nan
    return heights


def check_scale(facts, path):
    """Raise ValueError for a band whose file declares that all its values are equal."""
    if facts.scale == 0.0:
        raise ValueError(f"{path}: the band declares a scale of 0, so all heights are equal; mend the file.")


def scale_band(heights, facts):
    """Apply the scale and offset that the file declares, in place."""
    scale, offset = facts.scale, facts.offset
    if scale not in (None, 1.0):
        heights *= scale
    if offset not in (None, 0.0):
        heights += offset
