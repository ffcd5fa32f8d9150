# SPDX-License-Identifier: GPL-2.0-or-later
"""Plausibility of the elevation model for what is asked of it: cell size, cliffs of soil, holes beside the sources."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..findings.finding import DOUBTFUL, Finding, Kind
from ..ground.parameters import NAMES

if TYPE_CHECKING:
    from ..hints import Array, Ground, Release, Terrain

COARSE, COARSE_AT_BARRIERS = 10.0, 5.0  # m, cells that are too large for paths, and for heights at a barrier
CLIFF = 60.0  # degrees; loose soil stands on less, Talus classes with a scar layer are soil
SHARE_OF_CLIFFS = 0.005  # of the terrain, from which cliffs matter
MOST_NODES = 1_000_000  # of terrain that is looked at; of more every nth row
BESIDE = 3.0  # cells from a source to a hole
MOST_RELEASES = 10_000  # that are looked at
AROUND = tuple((east, north) for east in (-1.0, 0.0, 1.0) for north in (-1.0, 0.0, 1.0) if east or north)

CELLS = Kind(
    "cells-coarse", DOUBTFUL,
    "The cells of the elevation model are {value:.3g} m wide, more than {limit:g} m. Ledges, gullies and the edges of "
    "cliffs are smoothed away, so passing heights and energies are too small in places.",
    "Use an elevation model with cells of 1 to 5 m.",
)  # fmt: skip
CELLS_AT_BARRIERS = Kind(
    "cells-coarse-for-barriers", DOUBTFUL,
    "The cells of the elevation model are {value:.3g} m wide, more than {limit:g} m. Passing heights at a barrier "
    "depend on the relief of the last metres before it, which such cells do not show.",
    "Use cells of 2 m or less to size a barrier, or add the difference of two cell sizes to the height.",
)  # fmt: skip
SOFT_CLIFFS = Kind(
    "one-class-on-cliffs", DOUBTFUL,
    "One ground class with soil applies everywhere, also on cliffs: {value:.2g} % of the terrain are steeper than "
    "{limit:g}°, where there is no soil. Rocks that strike these faces keep too little energy.",
    "Draw the faces as ground polygons of rock (class extra_hard).",
)  # fmt: skip
HOLES = Kind(
    "holes-near-releases", DOUBTFUL,
    "{value:.0f} of {count} release points lie within {limit:.3g} m of cells without data. Rocks that reach such "
    "cells leave the terrain, and are missing below.",
    "Fill the holes (Raster > Analysis > Fill Nodata) or use an elevation model without holes.",
)  # fmt: skip


def of_terrain(
    terrain: Terrain, ground: Ground, releases: Sequence[Release], barriers: Any = None
) -> Iterator[Finding]:
    """Findings about the terrain of a simulation."""
    cell = float(min(terrain.cell_size))
    if barriers is not None and cell > COARSE_AT_BARRIERS:
        yield CELLS_AT_BARRIERS.of("DEM", cell, COARSE_AT_BARRIERS)
    elif cell > COARSE:
        yield CELLS.of("DEM", cell, COARSE)
    if is_one_soil(np.asarray(ground.table)):
        yield from _soft_cliffs(terrain)
    yield from _holes(terrain, list(releases) if isinstance(releases, (list, tuple)) else [releases])


def is_one_soil(table: Array) -> bool:
    """Has all ground of a table one contact law, which gives way?"""
    strengths = table[:, NAMES.index("scar_strength")]
    frictions = table[:, [NAMES.index(name) for name in ("mu_min", "sliding_friction", "restitution")]]
    return bool(strengths.min() > 0.0 and np.ptp(strengths) == 0.0 and not np.ptp(frictions, axis=0).any())


def _soft_cliffs(terrain):
    share = steep_share(terrain)
    if share > SHARE_OF_CLIFFS:
        yield SOFT_CLIFFS.of("ground", 100.0 * share, CLIFF)


def steep_share(terrain: Terrain) -> float:
    """Share of the cells steeper than CLIFF; 0 for terrain in a store, which is not read for it."""
    if hasattr(terrain, "store"):
        return 0.0
    heights, (lx, ly) = terrain.heights, terrain.cell_size
    every = max(1, heights.size // MOST_NODES)
    low, high = heights[:-1:every], heights[1::every]
    with np.errstate(invalid="ignore"):
        north = (high - low) / ly
        east = np.diff(low, axis=1) / lx
        steep = north[:, :-1] ** 2 + east**2 > math.tan(math.radians(CLIFF)) ** 2
    return float(np.mean(steep)) if steep.size else 0.0


def _holes(terrain, releases):
    """Release points with a cell without data near them, within the extent of the terrain."""
    every = max(1, len(releases) // MOST_RELEASES)
    places = np.array([release.position for release in releases[::every]], np.float64)
    reach = BESIDE * float(max(terrain.cell_size))
    (west, south, east, north), beside = terrain.extent, np.zeros(len(places), bool)
    for dx, dy in AROUND:
        x, y = places[:, 0] + reach * dx, places[:, 1] + reach * dy
        inside = (x >= west) & (x <= east) & (y >= south) & (y <= north)
        if inside.any():
            beside[inside] |= np.isnan(terrain.height(x[inside], y[inside]))
    if beside.any():
        yield HOLES.of("releases", np.count_nonzero(beside) * every, reach, count=len(places) * every)
