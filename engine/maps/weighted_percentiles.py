# SPDX-License-Identifier: GPL-2.0-or-later
"""Percentiles of cells whose runs have weights, from the histograms of the MapTables that each hold runs of one weight.

    x_p    least value of a cell such that values above it have a weight of (1 - p) W at most, W that of all

(The inverse of the distribution function, definition 1 of Hyndman and Fan 1996, The American Statistician 50, 361-365,
recalled.) Where all weights are the same it is an order statistic, and not between two as that of plain runs. A value
is known within 2 % (quantiles.py), and the largest exactly: it is x_p where its own weight is more than (1 - p) W.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..jit.kernels import inner_kernel, kernel
from .maps import ROWS_IN_BAND
from .quantiles import LAST_BIN, middle_of

if TYPE_CHECKING:
    from ..hints import Array
    from .grids import Window

CELLS_AT_ONCE = 1024  # of which the weights of all bins are held: 33 MB at most
ROUNDING = 1e-12  # of a weight, so that what is exactly (1 - p) W is not more


@inner_kernel
def first_bin_of(head):
    """Number of the lowest bin of a histogram that has words."""
    return (np.int64(head["first"]) << 5) >> (np.int64(head["extent"]) & 7)


@kernel
def bins_of(rows, heads):
    """(lowest, highest) bin of the histograms of some rows; those below 0 are none."""
    lowest, highest = LAST_BIN, 0
    for i in range(rows.size):
        head = heads[max(rows[i], 0)]
        words, width = np.int64(head["extent"]) >> 3, np.int64(head["extent"]) & 7
        if rows[i] >= 0 and words > 0:
            lowest = min(lowest, first_bin_of(head))
            highest = max(highest, (((np.int64(head["first"]) + words) << 5) >> width) - 1)
    return lowest, highest


@kernel
def add_weights(rows, weight, lowest, heads, pool, out_weights, out_top, out_least):
    """Add the values of some rows of a table, each with its weight, in place; rows below 0 are none.

    out_weights (n, bins) : from the bin ``lowest`` on
    out_top (n,) : highest bin with a value; out_least (n,) : least weight of a value there
    """
    for i in range(rows.size):
        head = heads[max(rows[i], 0)]
        words, width = np.int64(head["extent"]) >> 3, np.int64(head["extent"]) & 7
        slot, bits, mask = np.int64(head["slot"]), 1 << width, (1 << (1 << width)) - 1
        for k in range(words if rows[i] >= 0 else 0):
            word = np.int64(pool[slot + 1 + k])
            number = ((np.int64(head["first"]) + k) << 5) >> width
            while word != 0:
                count = word & mask
                if count > 0:
                    out_weights[i, number - lowest] += count * weight
                    if number > out_top[i]:
                        out_top[i], out_least[i] = number, weight
                    elif number == out_top[i]:
                        out_least[i] = min(out_least[i], weight)
                word >>= bits
                number += 1


@kernel
def find_percentiles(share, weights, lowest, top, least, largest, out_values):
    """x_p of each row of weights (n, bins), written in place; ``top``, ``least``: of ``add_weights``."""
    for i in range(out_values.size):
        total = 0.0
        for b in range(weights.shape[1]):
            total += weights[i, b]
        above = (1.0 - share) * total * (1.0 + ROUNDING)
        if least[i] > above:
            out_values[i] = largest[i]
            continue
        seen, number = 0.0, top[i] + 1
        while seen <= above and number > lowest:
            number -= 1
            seen += weights[i, number - lowest]
        out_values[i] = min(middle_of(number), largest[i])


def weighted_percentile(tables, weights, window: Window, name, share, largest) -> Array:
    """The percentile of a quantity over a Window, float32, NaN where nothing passes; changes nothing.

    tables, weights : MapTables, and the weight of the runs of each
    name, largest : of the quantity, and the grid of its largest values
    """
    values = np.full(window.shape, np.nan, np.float32)
    row, column = np.nonzero(~np.isnan(largest))
    for first in range(0, row.size, CELLS_AT_ONCE):
        some = row[first : first + CELLS_AT_ONCE], column[first : first + CELLS_AT_ONCE]
        values[some] = _of_cells(tables, weights, some[0] + window.row0, some[1] + window.column0, name, share,
                                 largest[some])  # fmt: skip
    return values


def _of_cells(tables, weights, row, column, name, share, largest):
    """The percentiles of some cells of the terrain."""
    histograms_of_cells, lowest, highest = [], LAST_BIN, 0
    for table, weight in zip(tables, weights):
        rows = table.row_of_cell.reshape(table.shape)[row, column].astype(np.int64) - 1
        of_part = row // ROWS_IN_BAND % len(table.parts)
        for number, part in enumerate(table.parts):
            histograms = part.quantiles[name]
            own = np.where(of_part == number, rows, -1)
            histograms_of_cells.append((own, weight, histograms))
            low, high = bins_of(own, histograms.heads)
            lowest, highest = min(lowest, low), max(highest, high)
    summed = np.zeros((row.size, max(highest - lowest, 0) + 1))
    top, least, values = np.full(row.size, -1, np.int64), np.zeros(row.size), np.zeros(row.size, np.float32)
    for own, weight, histograms in histograms_of_cells:
        add_weights(own, weight, lowest, histograms.heads, histograms.pool, summed, top, least)
    find_percentiles(share, summed, lowest, top, least, largest.astype(np.float64), values)
    return values
