# SPDX-License-Identifier: GPL-2.0-or-later
"""The ground as a raster: a GeoTIFF with one band for each parameter, on the grid of an elevation model.

The first band numbers the classes, the rows of the table that a Ground keeps; the others hold the parameters, so that
other programs can use and change them. Reading goes the short way over the numbers wherever the parameters of a class
are the same in all its cells, which is checked; a raster that was edited, or made otherwise, is read by its values.
Bands are found by their descriptions. The band of the rolling resistance says by its unit, ``total``, what it means.
All is double precision: what is read is bitwise what was written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..io.raster import complete_or_absent, new_geotiff, open_raster, read_band, read_grid
from ..types import Cancelled
from .classes import TOTAL, old_rolling_resistance
from .ground import Ground
from .parameters import BY_NAME, CLASS_BAND, NAMES, ROLLING_RESISTANCE, SCAR_STRENGTH, SURFACE_ROUGHNESS

if TYPE_CHECKING:
    from ..hints import Array, FilePath, Grid, Terrain

OFF_GRID = 1e-3  # of a cell, that two grids may lie apart
STRIP = 2**21  # nodes of the raster that are read at once where it is larger than memory: 16 MB a band
MOST_CLASSES = 2**20
_NOT_BY_CLASS = (
    "{}: its cells are not those of classes with the same parameters everywhere, as talus:groundclasses writes them; "
    "so it can only be used with the elevation model in memory."
)


def write_ground(path: FilePath, ground: Ground, grid: Grid) -> None:
    """Write a Ground as GeoTIFF; ``grid``: Grid of the ground's shape. Raises OSError where it cannot be written."""
    with complete_or_absent(path) as part:
        _write(part, ground, grid)


def read_ground(path: FilePath, terrain: Terrain | Grid) -> Ground:
    """The Ground of a terrain (or Grid) from such a raster.

    Raises ValueError where a band is missing, the raster lies on another grid or does not cover the terrain, a cell has
    no data, a parameter is outside its range, or a rolling resistance may have the meaning of earlier versions.
    """
    file, bands, grid, window = _opened(path, terrain)

    def field(name):
        if name not in bands:  # a raster of an earlier version
            return np.full((window[3], window[2]), BY_NAME[name].absent)
        values = read_band(file, bands[name], window, grid.is_north_up)
        _check_gaps(path, name, values)
        return values

    by_class = _by_class(field, CLASS_BAND in bands)
    if by_class is None:
        ground = Ground(terrain, **{name: field(name) for name in NAMES})
    else:
        ground = Ground.from_table(terrain, *by_class)
    _check_meaning(path, file, bands, ground.table)
    return ground


def states_surface_roughness(path: FilePath) -> bool:
    """True if a ground raster has the band surface_roughness, which rasters of earlier versions lack."""
    names = {facts.description.strip() for facts in open_raster(path, 1).bands}
    return NAMES[SURFACE_ROUGHNESS] in names


class ClassBand(NamedTuple):
    """Position and meaning of the classes of a raster."""

    band: int
    window: tuple[int, int, int, int]  # of the terrain, in the raster's own cells
    used: Array  # numbers of the classes that occur there, rising
    table: Array  # (used, parameters)


def survey_classes_of(
    path: FilePath, terrain: Terrain | Grid, cancelled: Callable[[], bool] | None = None
) -> ClassBand:
    """Survey a raster larger than memory: the parameters of its classes, found strip by strip.

    Raises ValueError as ``read_ground``, and where the parameters of a class are not the same in all its cells;
    Cancelled.
    """
    file, bands, grid, window = _opened(path, terrain)
    if CLASS_BAND not in bands:
        raise ValueError(_NOT_BY_CLASS.format(path))
    column, row, columns, rows = window
    table, is_known = np.zeros((MOST_CLASSES, len(NAMES))), np.zeros(MOST_CLASSES, bool)
    rows_at_once = max(1, STRIP // columns)
    for first in range(0, rows, rows_at_once):
        if cancelled is not None and cancelled():
            raise Cancelled("The survey of the ground was cancelled.")
        strip = column, row + first, columns, min(rows_at_once, rows - first)
        number = read_band(file, bands[CLASS_BAND], strip, grid.is_north_up)
        if not ((number >= 0.0) & (number < MOST_CLASSES) & (number == np.floor(number))).all():
            raise ValueError(_NOT_BY_CLASS.format(path))
        number = number.astype(np.int32)
        numbers, first_index = np.unique(number, return_index=True)
        new = ~is_known[numbers]
        for k, name in enumerate(NAMES):
            if name not in bands:
                table[numbers[new], k] = BY_NAME[name].absent
                continue
            values = read_band(file, bands[name], strip, grid.is_north_up)
            _check_gaps(path, name, values)
            table[numbers[new], k] = values.reshape(-1)[first_index[new]]
            if not (table[number, k] == values).all():
                raise ValueError(_NOT_BY_CLASS.format(path))
        is_known[numbers] = True
    used = np.flatnonzero(is_known)
    _check_meaning(path, file, bands, table[used])
    return ClassBand(bands[CLASS_BAND], window, used, table[used])


def _opened(path, terrain):
    """(file, band of each description, Grid, window of the terrain)"""
    file = open_raster(path, 1)
    bands = {facts.description.strip(): k for k, facts in enumerate(file.bands, 1)}
    missing = [name for name in NAMES if name not in bands and BY_NAME[name].absent is None]
    if missing:
        raise ValueError(
            f"{path}: there is no band with the description {', '.join(missing)}; make the raster with "
            "talus:groundclasses, or name the bands so."
        )
    grid = read_grid(path)
    return file, bands, grid, _window_of(grid, terrain, path)


def _check_gaps(path, name, values):
    gaps = np.count_nonzero(np.isnan(values))
    if gaps:
        raise ValueError(f"{path}: the band {name} has no data in {gaps} cells of the elevation model; fill them.")


def _check_meaning(path, file, bands, table):
    """Raise ValueError where soil has a rolling resistance that need not be the total."""
    resistance = bands.get(NAMES[ROLLING_RESISTANCE])
    unit = file.bands[resistance - 1].unit if resistance else ""
    has_both = (table[:, SCAR_STRENGTH] > 0.0) & (table[:, ROLLING_RESISTANCE] > 0.0)
    if has_both.any() and unit != TOTAL:
        raise ValueError(
            f"{path}: {old_rolling_resistance(table[has_both, ROLLING_RESISTANCE].min())} Make the raster anew with "
            f"talus:groundclasses, or mend the numbers and give the band the unit {TOTAL!r}."
        )


def _write(path, ground, grid):
    index = np.broadcast_to(ground.index, grid.shape)[::-1]
    with new_geotiff(path, grid, 1 + len(NAMES), "float64", INTERLEAVE="BAND") as sink:
        sink.write(1, index.astype(np.float64), description=CLASS_BAND)
        for k, name in enumerate(NAMES):
            unit = TOTAL if k == ROLLING_RESISTANCE else ""
            sink.write(k + 2, ground.table[index, k], description=name, unit=unit)


def _window_of(grid, terrain, path):
    """Window of the raster that is the terrain, in the raster's own cells."""
    (ny, nx), size, origin = terrain.shape, np.array(terrain.cell_size), np.array(terrain.origin)
    shift = (origin - grid.origin) / size
    column, south = np.rint(shift).astype(int).tolist()
    last = (origin + np.array([nx - 1, ny - 1]) * size - grid.origin) / grid.cell_size  # of the terrain, in cells
    if np.abs(shift - (column, south)).max() > OFF_GRID or np.abs(last - (column + nx - 1, south + ny - 1)).max() > (
        OFF_GRID
    ):
        raise ValueError(
            f"{path}: its cells are not those of the elevation model; make it anew from this elevation model with "
            "talus:groundclasses."
        )
    row = grid.shape[0] - south - ny if grid.is_north_up else south
    if min(column, row) < 0 or column + nx > grid.shape[1] or row + ny > grid.shape[0]:
        raise ValueError(f"{path}: it does not cover the elevation model, or the extent of it that is read.")
    return column, row, nx, ny


def _by_class(field, has_classes):
    """(index, table) where the parameters of each class are the same in all its cells, else None."""
    if not has_classes:
        return None
    number = field(CLASS_BAND)
    if not ((number >= 0.0) & (number < number.size) & (number == np.floor(number))).all():
        return None
    index = number.astype(np.int32)
    del number
    used = np.flatnonzero(np.bincount(index.ravel()))
    row = np.zeros(used[-1] + 1, np.int32)
    row[used] = np.arange(used.size)
    index = row[index]
    table = np.empty((used.size, len(NAMES)))
    for k, name in enumerate(NAMES):
        values = field(name)
        table[index.ravel(), k] = values.ravel()
        if not (table[index, k] == values).all():
            return None
    return index, table
