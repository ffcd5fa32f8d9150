# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps of a simulation as rasters on the grid of the elevation model, in the units of users.

Written strip by strip, so that maps that are larger than memory (maps/map_files.py) stay in files.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..io.cloud_optimised import write_strips
from ..io.thresholds import ITEM, text_of

if TYPE_CHECKING:
    from ..hints import FilePath, Grid, Kind, Result, Terrain
    from ..maps.grids import Maps

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

    grid : Grid or Terrain that the file covers in full
    offset : (row, column) of the maps' window in it, from its south-western node
    items : texts for the metadata of the file

    Raises OSError where it cannot be written.
    """
    is_count = np.issubdtype(maps.kind_of(bands[0].grid), np.integer)
    kind, nodata = ("uint32", 0) if is_count else ("float32", math.nan)
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

    kind : Kind of the thresholds (io/thresholds.py)
    grid, offset, items : as of ``write_map``
    description : of a band, with a place for the threshold
    maps : of ``outputs.shown_maps``, None for those of the result
    """
    thresholds = result.provenance["settings"][f"{kind.quantity}_thresholds"]
    maps = result.maps if maps is None else maps
    bands = [("", description.format(text_of([one], kind))) for one in thresholds]
    strips = (
        (rows.start, np.where(passages > 0, counts, NOT_REACHED).astype(np.int32, copy=False))
        for rows, (passages, counts) in maps.strips("passages", f"{kind.quantity}_exceedances")
    )
    said = {**(items or {}), ITEM: text_of(thresholds, kind)}
    write_strips(path, grid, "int32", NOT_REACHED, bands, strips, offset, said)
