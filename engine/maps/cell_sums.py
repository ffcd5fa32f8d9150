# SPDX-License-Identifier: GPL-2.0-or-later
"""Sums of some runs over the cells that they pass: a row per cell, whatever the number of runs.

The means of the maps are sums over runs, and sums of floating-point numbers depend on their order. Here each value is
rounded to a whole multiple of a quantum first, and whole numbers are added. So the sums of some runs can be added to
those of others, however the runs were divided, with the same bits. Counts, maxima and the counts of the histograms do
not depend on the order anyway.

    quantity                              quantum                    largest sum
    energy                                2^-10 J,    1 mJ           9e15 J
    height, velocity, depth of a scar     2^-28 m,    4 nm           3e10 m, or m/s
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..jit.kernels import kernel
from ..motion.quantities import QUANTITIES
from .map_part import MEAN_COLUMNS, OF_MEAN, OF_P95
from .quantiles import LAST_BIN, bin_of

QUANTA = np.array([2.0**-10 if name == "energy" else 2.0**-28 for name in OF_MEAN])
SUMS = np.dtype([
    ("passages", np.uint32), ("largest", np.float32, QUANTITIES), ("sums", np.int64, len(MEAN_COLUMNS)),
])  # fmt: skip
BINS = np.dtype([("quantity", np.uint8), ("place", np.int32), ("bin", np.uint16), ("count", np.uint32)])
NO_BINS = np.zeros(0, BINS)


class CellSums(NamedTuple):
    """Sums of some runs, by cell."""

    cells: np.ndarray  # (n,) rising
    sums: np.ndarray  # (n,) SUMS of each
    bins: np.ndarray  # BINS: quantity of OF_P95, place in ``cells``, bin of its histogram, how many values lie in it


@kernel
def bins_of(values, out_bins):
    """The bin of the histograms for each value, written in place."""
    for i in range(values.size):
        out_bins[i] = bin_of(values[i])


def sum_up(cells: np.ndarray, values: np.ndarray) -> CellSums:
    """The CellSums of records, each a run in a cell: cells (n,), values (n, QUANTITIES) float32."""
    if not cells.size:
        return CellSums(cells, np.zeros(0, SUMS), NO_BINS)
    order, first, row = _grouped(cells)
    cells, values = cells[order], values[order]
    sums = np.zeros(first.size, SUMS)
    sums["passages"] = np.diff(first, append=cells.size)
    sums["largest"] = np.maximum(np.maximum.reduceat(values, first, axis=0), np.float32(0.0))
    sums["sums"] = np.add.reduceat(whole(values), first, axis=0)
    bins = [_binned(number, row, values[:, column]) for number, column in enumerate(OF_P95.values())]
    return CellSums(cells[first], sums, np.concatenate(bins))


def merged(parts: Sequence[CellSums]) -> CellSums:
    """The CellSums of all runs, from those of some of them each."""
    if len(parts) == 1:
        return parts[0]
    cells, all_sums = (np.concatenate([part[k] for part in parts]) for k in (0, 1))
    if not cells.size:
        return parts[0]
    order, first, row = _grouped(cells)
    sums = np.zeros(first.size, SUMS)
    for name, add in (("passages", np.add), ("largest", np.maximum), ("sums", np.add)):
        sums[name] = add.reduceat(all_sums[name][order], first, axis=0)
    place_of = np.empty(cells.size, np.int64)
    place_of[order] = row
    begins = np.cumsum([0, *(part.cells.size for part in parts[:-1])])
    bins = np.concatenate([part.bins for part in parts])
    row = place_of[np.concatenate([part.bins["place"] + begin for part, begin in zip(parts, begins)])]
    key = (bins["quantity"] * np.int64(first.size) + row) * (LAST_BIN + 1) + bins["bin"]
    order_of_bins, first_of_bins, _ = _grouped(key)
    bins_merged = bins[order_of_bins][first_of_bins]
    bins_merged["place"] = row[order_of_bins][first_of_bins]
    bins_merged["count"] = np.add.reduceat(bins["count"][order_of_bins], first_of_bins)
    return CellSums(cells[order][first], sums, bins_merged)


def _grouped(numbers):
    """Order in which the numbers rise, where each begins among the ordered ones, and which of them each is."""
    order = np.argsort(numbers, kind="stable")
    ordered = numbers[order]
    is_first = np.ones(ordered.size, bool)
    is_first[1:] = ordered[1:] != ordered[:-1]
    return order, np.flatnonzero(is_first), np.cumsum(is_first) - 1


def whole(values: np.ndarray) -> np.ndarray:
    """(n, quantities of OF_MEAN) values (n, QUANTITIES) in whole quanta."""
    return np.rint(values[:, MEAN_COLUMNS].astype(np.float64) / QUANTA).astype(np.int64)


def binned_alone(places: np.ndarray, largest: np.ndarray) -> list[np.ndarray]:
    """The BINS of the cells at some places, (n,), that one run has passed; largest : (cells, QUANTITIES) of all."""
    parts = []
    for quantity, column in enumerate(OF_P95.values()):
        number, bins = np.empty(places.size, np.int64), np.zeros(places.size, BINS)
        bins_of(largest[places, column].astype(np.float64), number)
        bins["quantity"], bins["place"], bins["bin"], bins["count"] = quantity, places, number, 1
        parts.append(bins)
    return parts


def _binned(quantity, row, values):
    number = np.empty(values.size, np.int64)
    bins_of(values.astype(np.float64), number)
    key, count = np.unique(row * (LAST_BIN + 1) + number, return_counts=True)
    binned = np.zeros(key.size, BINS)
    binned["quantity"], binned["count"] = quantity, count
    binned["place"], binned["bin"] = np.divmod(key, LAST_BIN + 1)
    return binned


def part_of(sums: CellSums, is_in: np.ndarray) -> CellSums:
    """The CellSums of some of the cells, (n,) bool."""
    row = np.cumsum(is_in) - 1
    bins = sums.bins[is_in[sums.bins["place"]]]
    bins["place"] = row[bins["place"]]
    return CellSums(sums.cells[is_in], sums.sums[is_in], bins)


def means(sums: np.ndarray, passages: np.ndarray) -> np.ndarray:
    """(n, quantities of OF_MEAN) the means of cells from their whole sums."""
    return sums * QUANTA / passages[:, None]
