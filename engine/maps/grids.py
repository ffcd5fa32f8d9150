# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps as a user has them: grids by name, and where on the terrain they lie."""

from __future__ import annotations

from collections.abc import Iterator, KeysView

import numpy as np


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

    def keys(self) -> KeysView[str]:
        """Names of the grids."""
        return self.grids.keys()
