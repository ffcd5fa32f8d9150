# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps of a simulation as rasters on the grid of the elevation model, in the units of users.

Written strip by strip, so that maps that are larger than memory (maps/map_files.py) stay in files.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import SQUARES
from ..io.cloud_optimised import write_strips
from ..io.thresholds import ITEM, text_of

if TYPE_CHECKING:
    from ..hints import FilePath, Grid, Kind, Result, Terrain
    from ..maps.grids import Maps

OF_SQUARES = "{}: sum over rocks of the squares of their weights"
NOT_REACHED = -1  # no data in the raster of exceedances: 0 says that runs pass, none of them above the threshold


class MapBand(NamedTuple):
    """One band of a raster."""

    grid: str  # name in the Maps
    factor: float  # from SI to the unit
    unit: str
    description: str


def write_map(
    path: FilePath,
    maps: Maps,
    bands: Sequence[MapBand],
    grid: Grid | Terrain,
    offset: tuple[int, int],
    items: Mapping[str, str],
) -> None:
    """Write grids of one kind of the Maps; counts are whole numbers without data at 0, all else float32 with NaN.

    Sums of weights (ensemble/splitting.py) are float64 without data at 0.

    grid : Grid or Terrain that the file covers in full
    offset : (row, column) of the maps' window in it, from its south-western node
    items : texts for the metadata of the file

    Raises OSError where it cannot be written.
    """
    is_whole = np.issubdtype(maps.kind_of(bands[0].grid), np.integer)
    is_count = is_whole or maps.kind_of(bands[0].grid) == np.float64
    kind, nodata = ("uint32" if is_whole else "float64", 0) if is_count else ("float32", math.nan)
    factors = [1 if is_count else band.factor for band in bands]
    strips = (
        (rows.start, [(part * factor).astype(kind, copy=False) for part, factor in zip(parts, factors)])
        for rows, parts in maps.strips(*(band.grid for band in bands))
    )
    write_strips(path, grid, kind, nodata, [(band.unit, band.description) for band in bands], strips, offset, items)


def write_exceedances(
    path: FilePath,
    kind: Kind,
    result: Result,
    grid: Grid | Terrain,
    offset: tuple[int, int],
    items: Mapping[str, str] | None,
    description: str,
    maps: Maps | None = None,
) -> None:
    """Write the raster with a band for each threshold: how many runs exceed it, NOT_REACHED where none passes.

    Where runs have weights, sums of them, and behind these bands as many with their squares, as ``write_raster`` says.

    kind : Kind of the thresholds (io/thresholds.py)
    grid, offset, items : as of ``write_map``
    description : of a band, with a place for the threshold
    maps : of ``outputs.shown_maps``, None for those of the result
    """
    thresholds = result.provenance["settings"][f"{kind.quantity}_thresholds"]
    maps = result.maps if maps is None else maps
    bands = [("", description.format(text_of([threshold], kind))) for threshold in thresholds]
    names, of_cells = [f"{kind.quantity}_exceedances"], "int32"
    if result.weight is not None:
        names, of_cells = [names[0], names[0] + SQUARES], "float64"
        bands += [("", OF_SQUARES.format(text)) for _, text in bands]
    strips = (
        (rows.start, np.where(passages > 0, np.concatenate(counts), NOT_REACHED).astype(of_cells, copy=False))
        for rows, (passages, *counts) in maps.strips("passages", *names)
    )
    said = {**(items or {}), ITEM: text_of(thresholds, kind)}
    write_strips(path, grid, of_cells, NOT_REACHED, bands, strips, offset, said)
