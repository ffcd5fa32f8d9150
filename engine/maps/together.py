# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps of the runs in several tables, for a look at a simulation that goes on."""

import numpy as np

from .grids import Maps
from .maps import COUNTS, window_of


def maps_together(tables, terrain, run_count):
    """The Maps of all runs in some MapTables, without percentiles and thresholds; changes nothing of them."""
    window = window_of(tables, terrain)
    with np.errstate(invalid="ignore", divide="ignore"):  # cells of runs that have gone to another table
        parts = [table.partial(terrain, run_count, window).grids for table in tables]
    grids = parts[0]
    for more in parts[1:]:
        grids = {name: _together(name, grids, more) for name in grids}
    return Maps(window, grids)


def _together(name, first, other):
    if name in COUNTS:
        return first[name] + other[name]
    if name.endswith("_max"):
        return np.fmax(first[name], other[name])
    if name.endswith("_mean"):
        return _mean(name, first, other)
    return np.where(
        np.isnan(first[name]), other[name], np.where(np.isnan(other[name]), first[name], first[name] + other[name])
    )


def _mean(name, first, other):
    passages = [part["passages"].astype(np.float64) for part in (first, other)]
    sums = [np.where(count > 0.0, part[name] * count, 0.0) for part, count in zip((first, other), passages)]
    total = passages[0] + passages[1]
    with np.errstate(invalid="ignore"):
        return ((sums[0] + sums[1]) / total).astype(np.float32)
