# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps of runs that have weights, where a run that passes levels goes on as several (ensemble/splitting.py).

A run that has passed n levels has the weight c^-n, so there are few weights, and each has a MapTable of its own. They
are brought together with exact weights:

    passages, stops, exceedances    sum of w
    means                           sum of w x over sum of w
    largest values                  of all runs

Runs of the same first rock are not independent. How certain a sum is follows from the sums of the first rocks, which
are: for each cell, the sum over the first rocks of (sum of w)^2, as ``passages_squares`` and NAME_exceedances_squares.
Each pair of a first rock and a cell is kept for that (rock_cells.py), 16 bytes and 8 for each threshold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..motion.quantities import Quantities
from .grids import Maps
from .maps import EXCEEDANCES, window_of
from .rock_cells import RockCells

if TYPE_CHECKING:
    from ..hints import Array

SQUARES = "_squares"  # behind the name of a sum


class TreeSums:
    """Sums of the weights in each pair of a first rock and a cell.

    shape : (ny, nx) of the terrain
    thresholds : quantity -> numbers in SI units, rising
    """

    def __init__(self, shape, thresholds):
        self.levels = [
            (name, number, Quantities._fields.index(name)) for name, numbers in thresholds.items() for number in numbers
        ]
        self.rock_cells = RockCells(shape, 1 + len(self.levels), np.float64, np.add)

    def add(self, rocks, cells, values, weights):
        """Add records: first rock of each (n,), its cell (n,), its values (n, QUANTITIES) and its weight (n,)."""
        columns = [weights, *(np.where(values[:, k] > number, weights, 0.0) for _, number, k in self.levels)]
        self.rock_cells.add(rocks, cells, np.column_stack(columns))

    def grids(self, window) -> dict[str, Array]:
        """Sums and squares over a window that holds all cells, by the names of their maps."""
        places = self.rock_cells.places_in(window)
        sums = self.rock_cells.rows
        size = window.shape[0] * window.shape[1]

        def summed(values):
            return np.bincount(places, values, minlength=size).reshape(window.shape)

        def of_squares(k):
            return summed(sums[:, k] * sums[:, k])

        grids = {"passages": summed(sums[:, 0]), f"passages{SQUARES}": of_squares(0)}
        for name in dict.fromkeys(name for name, _, _ in self.levels):
            of_name = [1 + k for k, level in enumerate(self.levels) if level[0] == name]
            grids[f"{name}{EXCEEDANCES}"] = np.stack([summed(sums[:, k]) for k in of_name])
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
    reach = np.full(window.shape, np.nan, np.float32)
    reach[is_passed] = total["passages"][is_passed] / run_count
    return Maps(window, {**total, "reach_probability": reach, **grids})
