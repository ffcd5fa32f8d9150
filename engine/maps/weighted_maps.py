# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps of runs that have weights, where a run that passes levels goes on as several (ensemble/splitting.py).

A run that has passed n levels has the weight c^-n, so there are few weights, and each has a MapTable of its own. They
are brought together with exact weights:

    passages, stops, exceedances    sum of w
    means                           sum of w x over sum of w
    largest values                  of all runs
    percentiles                     of the weights above a value (weighted_percentiles.py)

Runs of the same first rock are not independent. How certain a sum is follows from the sums of the first rocks, which
are: for each cell, the sum over the first rocks of (sum of w)^2, as ``passages_squares`` and NAME_exceedances_squares.
Each pair of a first rock and a cell is kept for that (rock_cells.py), 16 bytes and 8 for each threshold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..choices import SQUARES
from ..motion.quantities import Quantities
from .grids import Maps
from .map_part import P95
from .maps import EXCEEDANCES, window_of
from .rock_cells import RockCells
from .weighted_percentiles import weighted_percentile

if TYPE_CHECKING:
    from ..hints import Array


class TreeSums:
    """Sums of the weights in each pair of a first rock and a cell, exact in whole numbers of the least weight.

    shape : (ny, nx) of the terrain
    thresholds : quantity -> numbers in SI units, rising
    unit : what all weights of a first rock add up to, the least weight being 1; 2^31 at most
    """

    def __init__(self, shape, thresholds, unit):
        self.unit = unit
        self.levels = [
            (name, number, Quantities._fields.index(name)) for name, numbers in thresholds.items() for number in numbers
        ]
        self.rock_cells = RockCells(shape, 1 + len(self.levels), np.int64, np.add)

    def add(self, rocks, cells, values, weights):
        """Add records: first rock of each (n,), its cell (n,), its values (n, QUANTITIES) and its weight (n,) int64."""
        columns = [weights, *(np.where(values[:, k] > number, weights, 0) for _, number, k in self.levels)]
        self.rock_cells.add(rocks, cells, np.column_stack(columns))

    def grids(self, window) -> dict[str, Array]:
        """Sums and squares over a window that holds all cells, by the names of their maps."""
        places = self.rock_cells.places_in(window)
        sums = self.rock_cells.rows
        size = window.shape[0] * window.shape[1]

        def summed(k):
            whole = np.zeros(size, np.int64)
            np.add.at(whole, places, sums[:, k])
            return (whole / self.unit).reshape(window.shape)

        def of_squares(k):
            share = sums[:, k] / self.unit
            return np.bincount(places, share * share, minlength=size).reshape(window.shape)

        grids = {"passages": summed(0), f"passages{SQUARES}": of_squares(0)}
        for name in dict.fromkeys(name for name, _, _ in self.levels):
            of_name = [1 + k for k, level in enumerate(self.levels) if level[0] == name]
            grids[f"{name}{EXCEEDANCES}"] = np.stack([summed(k) for k in of_name])
            grids[f"{name}{EXCEEDANCES}{SQUARES}"] = np.stack([of_squares(k) for k in of_name])
        return grids


def weighted_maps(tables, weights, sums, terrain, run_count) -> Maps:
    """The Maps of some MapTables, each of runs of one weight; ``sums``: TreeSums of all, ``run_count``: first rocks.

    Counts are sums of weights, float64.
    """
    window = window_of(tables, terrain)
    total = sums.grids(window)
    passages = np.zeros(window.shape)
    grids: dict[str, Array] = {}
    for table, weight in zip(tables, weights):
        part = table.partial(terrain, run_count, window).grids
        share = weight * part["passages"]
        for name, values in part.items():
            if name == "stops":
                grids[name] = grids.get(name, 0.0) + weight * values
            elif name.endswith("_max"):
                grids[name] = np.fmax(grids[name], values) if name in grids else values
            elif name.endswith("_mean"):
                grids[name] = grids.get(name, 0.0) + np.where(share > 0.0, values.astype(np.float64), 0.0) * share
        passages += share
    is_passed = passages > 0.0
    for name, values in grids.items():
        if name.endswith("_mean"):
            mean = np.full(window.shape, np.nan, np.float32)
            mean[is_passed] = values[is_passed] / passages[is_passed]
            grids[name] = mean
    for name in tables[0].parts[0].quantiles:
        largest = grids[f"{name}_max"]
        grids[f"{name}_p95"] = weighted_percentile(tables, weights, window, name, P95, largest)
    reach = np.full(window.shape, np.nan, np.float32)
    reach[is_passed] = total["passages"][is_passed] / run_count
    return Maps(window, {**total, "reach_probability": reach, **grids})
