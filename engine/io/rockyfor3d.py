# SPDX-License-Identifier: GPL-2.0-or-later
"""The input folder of Rockyfor3D: ESRI ASCII grids of one extent, read and written.

    dem            heights, m                      rg70 rg20 rg10  roughness: obstacle heights, m
    rockdensity    kg/m3, above 0 where rocks start    soiltype    0 river, swamp ... 6 bedrock, 7 asphalt
    d1 d2 d3       height, width, length of the block, m
    blshape        0 none, 1 rectangular, 2 ellipsoidal, 3 spherical, 4 disc
    nrtrees dbhmean dbhstd conif_percent   of the forest, only where there is one: stems, cm, cm, %

Names, units and codes are those of public scripts that make such folders for ecorisQ's program (NGU, P. Nicolet, 2021;
GeoVal, G. Favre-Bulle, J. Branke, 2018); the program itself and its manual were not read. Sources in the two outer rows
and columns are not simulated there. rg70, rg20 and rg10 become one mean height (ground/surface_roughness.py). Where
blocks end in water, maps have obstacles of 100 m (recalled): on soil type 0 the highest that Talus has stands for them.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..quantities.quantities import QUANTITIES, check_all, worst_of
from .raster import Grid, complete_or_absent, read_grid, read_values

if TYPE_CHECKING:
    from ..hints import FilePath

DEM, SOURCE = "dem", "rockdensity"
BLOCKS = ("d1", "d2", "d3", "blshape")
ROUGHNESS = ("rg70", "rg20", "rg10")
SOIL = "soiltype"
NEEDED = (DEM, SOURCE, *BLOCKS, *ROUGHNESS, SOIL)
FOREST = ("nrtrees", "dbhmean", "dbhstd", "conif_percent")
WHOLE = (SOURCE, "blshape", SOIL)  # numbers without a fraction
# name -> row of quantities.QUANTITIES
OF_SOURCES = {SOURCE: "density", "d1": "rock_length", "d2": "rock_length", "d3": "rock_length"}
OF_FOREST = {"nrtrees": "stem_density", "dbhmean": "stem_diameter_cm", "dbhstd": "stem_deviation_cm"}
NO_DATA = -9999.0
RECTANGULAR, ELLIPSOIDAL, SPHERICAL, DISC = 1, 2, 3, 4
# of the box of the three axes; a disc is taken as a cylinder, which no source was read for
SHARE_OF_BOX = {RECTANGULAR: 1.0, ELLIPSOIDAL: math.pi / 6.0, SPHERICAL: math.pi / 6.0, DISC: math.pi / 4.0}
SOILS = {
    0: "river, swamp", 1: "fine soil, deeper than 1 m", 2: "fine soil, shallower than 1 m, or sand and gravel",
    3: "scree, soil with small fragments", 4: "talus, soil with large fragments",
    5: "bedrock with thin cover", 6: "bedrock", 7: "asphalt",
}  # fmt: skip
# Talus classes by the same words; own choice, for neither program's numbers can be had from the other's
CLASS_OF_SOIL = {
    0: "extra_soft", 1: "soft", 2: "medium", 3: "medium_hard", 4: "hard", 5: "hard", 6: "extra_hard", 7: "extra_hard",
}  # fmt: skip
SWALLOWS = 0  # the soil type of rivers and swamps
OUTER = 2  # rows and columns
OFF_GRID = 1e-3  # of a cell, that two files may lie apart
HIGHEST = QUANTITIES["surface_roughness"].highest  # m, of obstacles


class Study(NamedTuple):
    """Contents of a Rockyfor3D folder."""

    grid: Grid
    arrays: dict  # name -> (rows, columns), row 0 in the south, NaN without data
    findings: tuple = ()  # about implausible numbers


class Sources(NamedTuple):
    """Cells where rocks start, arrays of one length."""

    x: np.ndarray  # m, of the middle of the cell
    y: np.ndarray
    density: np.ndarray  # kg/m3
    axes: np.ndarray  # (n, 3) d1, d2, d3, m
    shape: np.ndarray  # int64, codes of blshape
    volume: np.ndarray  # m3, NaN without a shape
    is_outer: np.ndarray  # True where Rockyfor3D would not start it


def read_folder(folder: FilePath) -> Study:
    """The Study of a folder.

    Raises
    ------
    ValueError
        If a file is missing, cannot be read, or has other cells than dem.asc.
    """
    folder = Path(folder)
    files = {path.stem.lower(): path for path in folder.glob("*") if path.suffix.lower() in (".asc", ".txt", ".tif")}
    missing = [name for name in NEEDED if name not in files]
    if missing:
        raise ValueError(f"{folder}: there is no {missing[0]}.asc; Rockyfor3D needs {', '.join(NEEDED)}.")
    grid, arrays = read_grid(str(files[DEM])), {}
    for name in (*NEEDED, *(name for name in FOREST if name in files)):
        values, own, _ = read_values(str(files[name]))
        apart = np.abs(np.subtract(own.origin, grid.origin)).max()
        if own.shape != grid.shape or own.cell_size != grid.cell_size or apart > OFF_GRID * min(grid.cell_size):
            raise ValueError(f"{files[name]}: its cells are not those of {files[DEM].name}; give all one extent.")
        arrays[name] = values
    _check(arrays, folder)
    _check_metres(arrays, folder)
    _check_quantities(arrays, folder)
    return Study(grid, arrays, tuple(_implausible(arrays)))


def sources_of(study: Study) -> Sources:
    """The Sources of a Study."""
    density = study.arrays[SOURCE]
    row, column = np.nonzero(np.nan_to_num(density) > 0.0)
    (lx, ly), (west, south) = study.grid.cell_size, study.grid.origin
    axes = np.column_stack([study.arrays[name][row, column] for name in ("d1", "d2", "d3")])
    shape = np.nan_to_num(study.arrays["blshape"][row, column]).astype(np.int64)
    share = np.array([SHARE_OF_BOX.get(code, math.nan) for code in shape.tolist()])
    last_row, last_column = density.shape[0] - 1, density.shape[1] - 1
    is_outer = np.minimum(np.minimum(row, last_row - row), np.minimum(column, last_column - column)) < OUTER
    volume = share * axes[:, 0] * axes[:, 1] * axes[:, 2]
    return Sources(west + lx * column, south + ly * row, density[row, column], axes, shape, volume, is_outer)


def write_folder(folder: FilePath, study: Study) -> None:
    """Write a Study into a folder that is there.

    Raises
    ------
    ValueError
        If an array that is needed is missing, has another shape, or a number out of range; or cells are not square.
    OSError
        If a file cannot be written.
    """
    grid, folder = study.grid, Path(folder)
    missing = [name for name in NEEDED if name not in study.arrays]
    if missing:
        raise ValueError(f"Rockyfor3D: {missing[0]} is missing; it needs {', '.join(NEEDED)}.")
    if abs(grid.cell_size[0] - grid.cell_size[1]) > 1e-6 * grid.cell_size[0]:
        sides = f"{grid.cell_size[0]:g} by {grid.cell_size[1]:g} m"
        raise ValueError(f"Rockyfor3D: the cells are {sides}; ASCII grids want squares.")
    for name, array in study.arrays.items():
        if np.shape(array) != tuple(grid.shape):
            raise ValueError(f"Rockyfor3D: {name} has the shape {np.shape(array)}, the grid {tuple(grid.shape)}.")
    _check(study.arrays, "Rockyfor3D")
    for name in (*NEEDED, *(name for name in FOREST if name in study.arrays)):
        with complete_or_absent(str(folder / f"{name}.asc")) as part:
            _write(part, np.asarray(study.arrays[name], np.float64), grid, 0 if name in WHOLE else 3)


def _check(arrays, where):
    """Raise ValueError for codes and numbers that Rockyfor3D has not."""
    for name, highest in (("blshape", DISC), (SOIL, max(SOILS))):
        values = arrays[name][np.isfinite(arrays[name])]
        wrong = values[(values < 0) | (values > highest) | (values != np.floor(values))]
        if wrong.size:
            raise ValueError(f"{where}: {name} has {wrong[0]:g}; give whole numbers from 0 to {highest}.")
    for name in (SOURCE, "d1", "d2", "d3", *ROUGHNESS, *(name for name in FOREST if name in arrays)):
        lowest = np.nanmin(arrays[name], initial=0.0)
        if lowest < 0.0:
            raise ValueError(f"{where}: {name} has {lowest:g}; give numbers of at least 0.")


def _at_sources(arrays, name):
    """The numbers of an array where rocks start; a length of 0 says that there is none."""
    values = arrays[name][np.nan_to_num(arrays[SOURCE]) > 0.0]
    return values[values > 0.0]


def _check_quantities(arrays, where):
    """Raise FindingError for a number of blocks or forest outside the legal range of its quantity."""
    for name, quantity in OF_SOURCES.items():
        check_all(quantity, _at_sources(arrays, name), f"{where}: {name}")
    for name, quantity in OF_FOREST.items():
        if name in arrays:
            check_all(quantity, arrays[name][arrays[name] > 0.0], f"{where}: {name}")


def _implausible(arrays):
    """Findings of numbers that are legal and unusual."""
    for name, quantity in OF_SOURCES.items():
        yield from worst_of(quantity, _at_sources(arrays, name), name)
    for name in ROUGHNESS:
        heights = np.where(arrays[SOIL] == SWALLOWS, 0.0, arrays[name])
        yield from worst_of("surface_roughness", heights, name)
    for name, quantity in OF_FOREST.items():
        if name in arrays:
            yield from worst_of(quantity, arrays[name][arrays[name] > 0.0], name)


def _check_metres(arrays, where):
    """Raise ValueError for obstacles higher than any, which are likely in centimetres."""
    for name in ROUGHNESS:
        highest = np.nanmax(np.where(arrays[SOIL] == SWALLOWS, 0.0, arrays[name]), initial=0.0)
        if highest > HIGHEST:
            raise ValueError(
                f"{where}: {name} has {highest:g}; obstacle heights are in metres, at most {HIGHEST:g}. Divide the "
                "grid by 100 if it is in centimetres."
            )


def _write(path, array, grid, digits):
    """An ASCII grid: six lines of head, then the rows from the north on."""
    (cell, _), (west, south) = grid.cell_size, grid.origin
    head = (
        ("ncols", grid.shape[1]), ("nrows", grid.shape[0]), ("xllcorner", repr(float(west - 0.5 * cell))),
        ("yllcorner", repr(float(south - 0.5 * cell))), ("cellsize", repr(float(cell))),
        ("NODATA_value", f"{NO_DATA:.0f}"),
    )  # fmt: skip
    rows = np.where(np.isnan(array), NO_DATA, array)[::-1]
    with open(path, "w", encoding="ascii") as file:
        file.writelines(f"{name} {value}\n" for name, value in head)
        for row in rows:
            cells = (f"{value:.{digits}f}" if value != NO_DATA else f"{NO_DATA:.0f}" for value in row.tolist())
            file.write(" ".join(cells) + "\n")
