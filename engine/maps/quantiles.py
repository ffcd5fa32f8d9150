# SPDX-License-Identifier: GPL-2.0-or-later
"""Quantiles of many cells at once, in memory that does not grow with the number of values.

Each cell has a histogram whose bins are equally wide in the logarithm: a value is known to a factor of sqrt(BASE),
that is within 2 %. Most counts are small, so a histogram keeps them in as few bits as its largest count needs:

    bits of a count       1, 2, 4, 8, 16 or 32, the same for all bins of a histogram
    count of bin b        bits b * bits to (b + 1) * bits - 1 of an endless row of 32-bit words
    kept                  the words from the lowest to the highest bin in use

The words of all histograms lie in one pool. A histogram that outgrows its place gets another at the end of the pool
and leaves a dead one behind; from time to time a sweep moves all that live together, a part of the pool at a time, so
that no call takes long.

    pool    [owner | words ...] [owner | words ...] [0 | length, ...] [owner | words ...]
             a slot                                  a dead slot
"""

import numpy as np

from ..arithmetic.exponential import exp
from ..arithmetic.logarithm import log
from ..jit.kernels import inner_kernel, kernel
from .growing_arrays import Memory

BASE = 1.039  # ratio of the edges of a bin; its middle is within 1.93 % of all that is in it
SMALLEST = 1e-6  # values below count as this (J or m)
LAST_BIN = 4095  # 10^62
LOG_BASE = 0.03825871211709027  # log(BASE)

HEAD = np.dtype([("slot", np.uint32), ("first", np.uint16), ("extent", np.uint16)])  # of the histogram of one row
# slot: place in the pool; first: number of its first word; extent: 8 * number of words + logarithm of the bits

END, DEAD, READ, WRITE = range(4)  # entries of ``space``: words in use; of them dead; how far a sweep has come
ROOM_FOR_ONE = 3 * (LAST_BIN + 2)  # words that one value can need at most: a longer histogram, then a wider one
MOST_WIDENED = 7  # times that counts of one bin may move a histogram: to its bin, and to 2, 4, ... 32 bits
FIRST_POOL = 4 * ROOM_FOR_ONE
MOST_WORDS = 2**32  # that HEAD can count
DEAD_SHARE = 8  # a sweep begins when one word in so many is dead,
DEAD_WORDS = 2**23  # and so many: 32 MB
SWEPT_AT_ONCE = 2**19  # words: some milliseconds
ROWS_AT_ONCE = 2**20  # whose quantiles are found before memory is given back: some 100 MB of files


@inner_kernel
def bin_of(value):
    """Number of the bin of a value; 0 for NaN."""
    return max(0, min(int(log(max(SMALLEST, value) / SMALLEST) / LOG_BASE), LAST_BIN))


@inner_kernel
def middle_of(number):
    """The value that stands for a bin."""
    return SMALLEST * exp((number + 0.5) * LOG_BASE)


@inner_kernel
def refit(row, first, words, width, heads, pool, space):
    """Give a histogram a new slot, with these words and 2 ** width bits a count, in place."""
    slot = space[END]
    space[END] = slot + words + 1
    pool[slot] = row + 1
    for i in range(slot + 1, slot + words + 1):
        pool[i] = 0
    old, old_first = np.int64(heads[row]["slot"]), np.int64(heads[row]["first"])
    old_words, old_width = np.int64(heads[row]["extent"]) >> 3, np.int64(heads[row]["extent"]) & 7
    bits = 1 << old_width
    for i in range(old_words):
        word = np.int64(pool[old + 1 + i])
        number = ((old_first + i) << 5) >> old_width
        while word != 0:
            bit = number << width
            pool[slot + 1 + (bit >> 5) - first] += (word & ((1 << bits) - 1)) << (bit & 31)
            word >>= bits
            number += 1
    if old_words > 0:
        pool[old], pool[old + 1] = 0, old_words
        space[DEAD] += old_words + 1
    heads[row]["slot"], heads[row]["first"], heads[row]["extent"] = slot, first, 8 * words + width


@inner_kernel
def add_value(row, number, heads, pool, space):
    """Count one value of bin ``number`` in the histogram of a row, in place."""
    while True:
        first = np.int64(heads[row]["first"])
        words, width = np.int64(heads[row]["extent"]) >> 3, np.int64(heads[row]["extent"]) & 7
        word = (number << width) >> 5
        if words == 0 or word < first or word >= first + words:
            lowest, end = word, word + 1
            if words > 0:
                lowest, end = min(first, word), max(first + words, end)
            refit(row, lowest, end - lowest, width, heads, pool, space)
        else:
            word_index, shift, full = (
                np.int64(heads[row]["slot"]) + 1 + word - first,
                (number << width) & 31,
                1 << width,
            )
            full = (1 << full) - 1
            if (np.int64(pool[word_index]) >> shift) & full < full:
                pool[word_index] += 1 << shift
                return
            refit(row, 2 * first, 2 * words, width + 1, heads, pool, space)


@kernel
def add_values(rows, values, done, heads, pool, space):
    """Count the values from number ``done`` on in the histograms of their rows, in place.

    Returns how many are done: fewer than there are if the pool must grow first.
    """
    for i in range(done, rows.size):
        if space[END] + ROOM_FOR_ONE > pool.size:
            return i
        add_value(rows[i], bin_of(values[i]), heads, pool, space)
    return rows.size


@kernel
def add_counts(rows, numbers, counts, done, heads, pool, space):
    """Count ``counts[i]`` values of the bin ``numbers[i]`` in the histogram of a row, from i = ``done`` on, in place.

    Returns how many are done: fewer than there are if the pool must grow first.
    """
    for i in range(done, rows.size):
        if space[END] + MOST_WIDENED * ROOM_FOR_ONE > pool.size:
            return i
        for _ in range(counts[i]):
            add_value(rows[i], np.int64(numbers[i]), heads, pool, space)
    return rows.size


@kernel
def sweep(most, heads, pool, space):
    """Move what is in use to the beginning of the pool, in up to ``most`` words; later calls go on from there."""
    read, write = space[READ], space[WRITE]
    last = min(space[END], read + most)
    while read < last:
        row = np.int64(pool[read]) - 1
        if row < 0:
            length = np.int64(pool[read + 1]) + 1
            space[DEAD] -= length
        else:
            length = (np.int64(heads[row]["extent"]) >> 3) + 1
            for i in range(length):
                pool[write + i] = pool[read + i]
            heads[row]["slot"] = write
            write += length
        read += length
    if read == space[END]:
        space[END] = write
        read, write = 0, 0
    space[READ], space[WRITE] = read, write


@inner_kernel
def order_statistic(rank, row, heads, pool):
    """Value number ``rank`` of a row, counted from the largest, which is 0."""
    slot, first = np.int64(heads[row]["slot"]), np.int64(heads[row]["first"])
    words, width = np.int64(heads[row]["extent"]) >> 3, np.int64(heads[row]["extent"]) & 7
    bits = 1 << width
    seen = 0
    for i in range(words - 1, -1, -1):
        word = np.int64(pool[slot + 1 + i])
        for k in range((32 >> width) - 1, -1, -1):
            seen += (word >> (k * bits)) & ((1 << bits) - 1)
            if seen > rank:
                return middle_of((((first + i) << 5) >> width) + k)
    return 0.0


@kernel
def find_quantiles(share, totals, largest, heads, pool, out_quantiles):
    """The quantile of each row, between the two nearest order statistics, written in place.

    No quantile exceeds the largest value, which is known exactly.
    """
    for row in range(totals.size):
        total = np.int64(totals[row])
        position = share * (total - 1)
        rank = int(position)
        high = largest[row]
        if total > 1:
            low = min(order_statistic(total - 1 - rank, row, heads, pool), largest[row])
            if rank + 1 < total - 1:
                high = min(order_statistic(total - 2 - rank, row, heads, pool), largest[row])
            high = low + (high - low) * (position - rank)
        out_quantiles[row] = high


@kernel
def find_ordered(ranks, totals, largest, heads, pool, out_values):
    """The value of each row with a rank from 1, the smallest; NaN for ranks that there are not. Written in place."""
    for row in range(totals.size):
        total = np.int64(totals[row])
        if ranks[row] < 1 or ranks[row] > total:
            out_values[row] = np.nan
        elif ranks[row] == total:
            out_values[row] = largest[row]
        else:
            out_values[row] = min(order_statistic(total - ranks[row], row, heads, pool), largest[row])


WAITING = np.dtype([("row", np.int64), ("value", np.float64), ("count", np.int64)])
# what waits for room: a value, with the count 0, or so many values of a bin, whose number is the value then


class QuantileTable:
    """Histograms for a growing number of rows.

    Where the disk is full for the pool, what cannot be counted waits, and ``problem`` of the arrays tells it: nothing
    more is to be added then, but all can be saved.

    arrays : where they lie (growing_arrays.py), ``name``: theirs there
    """

    def __init__(self, rows, arrays=None, name=""):
        self.arrays, self.names = arrays or Memory(), (f"{name}-heads", f"{name}-pool", f"{name}-quantiles")
        self.heads = self.arrays.zeros(self.names[0], rows, HEAD)
        self.pool = self.arrays.zeros(self.names[1], FIRST_POOL, np.uint32)
        self.space, self.waiting = np.zeros(4, np.int64), np.zeros(0, WAITING)

    def make_rows(self, rows):
        """Make room for this many rows."""
        self.heads = self.arrays.lengthened(self.names[0], self.heads, rows)

    def add(self, rows, values):
        """Count values (n,) in the rows (n,), int64."""
        self._sweep_when_due()
        done = 0
        while done < rows.size:
            if not self._has_space(ROOM_FOR_ONE):
                self.waiting = _waiting(rows[done:], values[done:])
                return
            done = add_values(rows, values, done, self.heads, self.pool, self.space)

    def add_counts(self, rows, numbers, counts):
        """Count this many values of a bin in each of the rows, (n,) each."""
        self._sweep_when_due()
        done = 0
        while done < rows.size:
            if not self._has_space(MOST_WIDENED * ROOM_FOR_ONE):
                self.waiting = _waiting(rows[done:], numbers[done:], counts[done:])
                return
            done = add_counts(rows, numbers, counts, done, self.heads, self.pool, self.space)

    def _has_space(self, words):
        """Is there room for this many words more in the pool, after asking for it?

        ValueError where their places have too many digits.
        """
        end = int(self.space[END]) + words
        if end > MOST_WORDS:
            raise ValueError(
                f"maps: the histograms of {len(self.heads)} cells take more than {MOST_WORDS * 4 / 1e9:.0f} GB, which "
                "one thread cannot keep. Divide the job by its releases, or use a cluster of more workers, for whose "
                "maps there are several threads."
            )
        try:
            self.pool = self.arrays.lengthened(self.names[1], self.pool, end)
        except OSError as error:
            self.arrays.problem = error
            return False
        return True

    def _sweep_when_due(self):
        if self.space[READ] or self.space[DEAD] > max(DEAD_WORDS, self.space[END] // DEAD_SHARE):
            sweep(SWEPT_AT_ONCE, self.heads, self.pool, self.space)

    def compile_kernels(self):
        """Have ``add`` and ``state`` ready, so that no later call takes long."""
        add_values(np.zeros(0, np.int64), np.zeros(0), 0, self.heads, self.pool, self.space)
        sweep(0, self.heads, self.pool, self.space)

    def state(self, rows):
        """Contents of the first ``rows`` rows, as arrays by name, as ``restore`` takes them."""
        for _ in range(2):  # the first ends a sweep under way
            sweep(self.pool.size, self.heads, self.pool, self.space)
        return {"heads": self.heads[:rows], "pool": self.pool[: self.space[END]], "waiting": self.waiting}

    def restore(self, state):
        """Go on from what ``state`` returned. Raises ValueError for histograms beyond the pool."""
        self.heads = self.arrays.holding(self.names[0], state["heads"])
        for first in range(0, self.heads.size, ROWS_AT_ONCE):
            some = self.heads[first : first + ROWS_AT_ONCE]
            if (some["slot"] + (some["extent"].astype(np.int64) >> 3) >= max(state["pool"].size, 1)).any():
                raise ValueError("a histogram lies beyond the pool")
            self.arrays.keep_within_limit()
        self.space[:] = state["pool"].size, 0, 0, 0
        pool = self.arrays.holding(self.names[1], state["pool"])
        self.pool = self.arrays.lengthened(self.names[1], pool, FIRST_POOL)
        rows, values, counts = (np.array(state["waiting"][name]) for name in WAITING.names)
        if counts.any():
            self.add_counts(rows, values.astype(np.int64), counts)
        else:
            self.add(rows, values)

    def quantile(self, share, totals, largest):
        """The quantile of the rows, float32, given how many values each holds (n,) and the largest of them (n,)."""
        quantiles = self.arrays.zeros(f"{self.names[2]}-{share}", len(totals), np.float32)
        for first in range(0, max(len(totals), 1), ROWS_AT_ONCE):
            some = slice(first, min(first + ROWS_AT_ONCE, len(totals)))
            find_quantiles(share, totals[some], largest[some], self.heads[some], self.pool, quantiles[some])
            self.arrays.keep_within_limit()
        return quantiles

    def ordered(self, ranks, totals, largest):
        """The value of each row with a rank from 1, the smallest, float32; NaN for ranks that a row does not have."""
        values = np.zeros(len(totals), np.float32)
        find_ordered(np.asarray(ranks, np.int64), totals, largest, self.heads, self.pool, values)
        return values


def _waiting(rows, values, counts=0):
    """The WAITING of arrays (n,)."""
    waiting = np.zeros(rows.size, WAITING)
    waiting["row"], waiting["value"], waiting["count"] = rows, values, counts
    return waiting
