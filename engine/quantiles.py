# SPDX-License-Identifier: GPL-2.0-or-later
"""Quantiles of many cells at once, in memory that does not grow with the number of values.

Each cell has a histogram whose bins are equally wide in the logarithm: a value is known to a factor of sqrt(BASE),
that is within 2 %. Bins are kept in blocks of 16, made only where values fall; a cell leads to its blocks through a
chain, so a cell that saw few different values costs little.
"""

import math

import numpy as np

from ._jit import kernel

BASE = 1.039  # ratio of the edges of a bin; its middle is within 1.93 % of all that is in it
SMALLEST = 1e-6  # values below count as this (J or m)
BLOCK = 16
LOG_BASE = math.log(BASE)
COLUMNS = ("first_block", "block_number", "next_block", "counts")  # arrays of QuantileTable


@kernel
def bin_of(value):
    """Number of the bin of a value."""
    return int(math.log(max(value, SMALLEST) / SMALLEST) / LOG_BASE)


@kernel
def middle_of(number):
    """The value that stands for a bin."""
    return SMALLEST * math.exp((number + 0.5) * LOG_BASE)


@kernel
def add_values(rows, values, first_block, blocks, block_number, next_block, counts):
    """Count each value in the histogram of its row, in place; returns the blocks in use."""
    for i in range(rows.size):
        number = bin_of(values[i])
        wanted = number // BLOCK
        block = first_block[rows[i]] - 1
        while block >= 0 and block_number[block] != wanted:
            block = next_block[block] - 1
        if block < 0:
            block = blocks
            blocks += 1
            block_number[block] = wanted
            next_block[block] = first_block[rows[i]]
            first_block[rows[i]] = block + 1
        counts[block, number - wanted * BLOCK] += 1
    return blocks


@kernel
def order_statistic(rank, chain, used, block_number, counts):
    """Value number ``rank`` (from 0) of a row whose blocks are ``chain[:used]``, sorted."""
    seen = 0
    for i in range(used):
        for k in range(BLOCK):
            seen += counts[chain[i], k]
            if seen > rank:
                return middle_of(block_number[chain[i]] * BLOCK + k)
    return 0.0


@kernel
def find_quantiles(share, totals, largest, first_block, block_number, next_block, counts, out_quantiles):
    """The quantile of each row, between the two nearest order statistics, written in place.

    No quantile exceeds the largest value, which is known exactly.
    """
    chain = np.empty(4096, np.int64)
    for row in range(totals.size):
        used, block = 0, first_block[row] - 1
        while block >= 0:
            place = used
            while place > 0 and block_number[chain[place - 1]] > block_number[block]:
                chain[place] = chain[place - 1]
                place -= 1
            chain[place] = block
            used += 1
            block = next_block[block] - 1
        position = share * (totals[row] - 1)
        rank = int(position)
        low = min(order_statistic(rank, chain, used, block_number, counts), largest[row])
        high = largest[row]
        if rank + 1 < totals[row] - 1:
            high = min(order_statistic(rank + 1, chain, used, block_number, counts), largest[row])
        out_quantiles[row] = low + (high - low) * (position - rank) if totals[row] > 1 else largest[row]


class QuantileTable:
    """Histograms for a growing number of rows."""

    def __init__(self, rows):
        self.first_block = np.zeros(rows, np.int32)  # block + 1, 0 for none
        self.blocks = 0
        self.block_number = np.zeros(rows, np.int32)
        self.next_block = np.zeros(rows, np.int32)
        self.counts = np.zeros((rows, BLOCK), np.uint32)

    def make_rows(self, rows):
        """Make room for so many rows."""
        self.first_block = _longer(self.first_block, rows)

    def add(self, rows, values):
        """Count values (n,) in the rows (n,)."""
        needed = self.blocks + rows.size
        if needed > self.block_number.size:
            needed = max(needed, 2 * self.block_number.size)
            self.block_number = _longer(self.block_number, needed)
            self.next_block = _longer(self.next_block, needed)
            self.counts = _longer(self.counts, needed)
        self.blocks = add_values(
            rows, np.ascontiguousarray(values), self.first_block, self.blocks, self.block_number, self.next_block,
            self.counts,
        )  # fmt: skip

    def state(self, rows):
        """What the first ``rows`` rows hold, as arrays by name; what ``restore`` takes."""
        used = {"first_block": rows}
        return {name: getattr(self, name)[: used.get(name, self.blocks)] for name in COLUMNS}

    def restore(self, state):
        """Go on from what ``state`` returned."""
        for name in COLUMNS:
            setattr(self, name, state[name])
        self.blocks = self.block_number.size

    def quantile(self, share, totals, largest):
        """The quantile of the rows, given how many values each holds (n,) and the largest of them (n,)."""
        quantiles = np.zeros(totals.size)
        find_quantiles(
            share, totals, np.ascontiguousarray(largest), self.first_block, self.block_number, self.next_block,
            self.counts, quantiles,
        )  # fmt: skip
        return quantiles


def _longer(array, rows):
    larger = np.zeros((rows, *array.shape[1:]), array.dtype)
    larger[: array.shape[0]] = array
    return larger
