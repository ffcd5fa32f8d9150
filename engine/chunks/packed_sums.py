# SPDX-License-Identifier: GPL-2.0-or-later
"""Sums of cells in few bytes: what follows from other columns is left out, what is like its neighbour is stored as a
difference (docs/cluster.md).

    cells, which rise                            steps from one to the next
    passages                                     as they are
    sums of cells that one run passes            left out: they follow from the largest values
    sums of all others                           the difference from what the histograms let expect
    histograms of cells that one run passes      the same
    histograms of all others                     how many bins, the first as a step from that of the cell before, steps
                                                 from bin to bin, counts
    largest values with a histogram              the steps of single precision from the lower edge of the last bin
    all other largest values                     the same from the cell before

Nothing is rounded: what is unpacked has the bits of what was packed.
"""

import zlib
from typing import NamedTuple

import numpy as np

from ..maps.cell_sums import BINS, QUANTA, SUMS, binned_alone, whole
from ..maps.map_part import OF_MEAN, OF_P95
from ..maps.quantiles import BASE, LAST_BIN, SMALLEST
from ..motion.quantities import VELOCITY

LEVEL = 6  # of zlib
WINDOW, MEMORY = -15, 9  # of zlib: the largest, without a header
LARGEST_SINGLE = float(np.finfo(np.float32).max)
# the lower edges of the bins, by products one after another, which are the same on all computers
EDGES = SMALLEST * np.multiply.accumulate(np.append(1.0, np.full(LAST_BIN, BASE)))
EDGE_BITS = np.minimum(EDGES, LARGEST_SINGLE).astype(np.float32).view(np.uint32)
MIDDLES = np.minimum(EDGES * np.sqrt(BASE), LARGEST_SINGLE)
MOST = 2.0**62  # that is still a whole number of 64 bits
ROOTS = np.rint(np.minimum(np.sqrt(MIDDLES) * 2.0**16, MOST)).astype(np.int64)
LOW_BITS = 2**16 - 1  # of an expected sum are zero: those of a sum of single-precision values often are
SEVERAL = list(OF_P95.values())  # columns of the largest values that have a histogram


class Column(NamedTuple):
    """An array on its way: each byte of its entries by itself."""

    dtype: np.dtype
    shape: tuple[int, ...]
    planes: tuple[bytes, ...]


def pack(cells, sums, bins):
    """The Columns of CellSums; cells and bins rise."""
    several, untold = _several(sums)
    bits = sums["largest"].view(np.uint32)
    bins = bins[several[bins["place"]]]
    begins, per_histogram = _grouped(bins)
    numbers = bins["bin"].astype(np.int64)
    last = numbers[begins + per_histogram - 1].reshape(len(SEVERAL), -1).T
    is_later = np.ones(bins.size, bool)
    is_later[begins] = False
    expected = _expected_sums(begins, numbers, bins["count"], last, sums["largest"][several])
    columns = {
        "cells": np.diff(cells, prepend=cells.dtype.type(0)),
        "passages": sums["passages"],
        "untold": untold.astype(np.uint32),
        "sums": _folded((sums["sums"][several] - expected).view(np.uint64)),
        "bins": per_histogram.astype(np.uint16),
        "first": _folded(_differences(bins["bin"][begins])),
        "later": np.diff(numbers, prepend=0)[is_later].astype(np.uint16),
        "counts": bins["count"],
        "above_edge": _folded(bits[several][:, SEVERAL] - EDGE_BITS[last]),
        "alone": _folded(_differences(bits[~several][:, SEVERAL])),
        "others": _folded(_differences(np.delete(bits, SEVERAL, axis=1))),
    }
    return {name: _packed(array) for name, array in columns.items()}


def unpack(columns):
    """cells, sums and bins of CellSums from their Columns; the bins of cells that one run passes come last."""
    found = {name: _expanded(column) for name, column in columns.items()}
    passages, per_histogram = found["passages"], found["bins"]
    sums = np.zeros(passages.size, SUMS)
    sums["passages"] = passages
    several = passages != 1
    several[found["untold"]] = True
    places = np.flatnonzero(several)
    begins = np.cumsum(per_histogram, dtype=np.int64) - per_histogram
    numbers = _bins(begins, per_histogram, _summed(_unfolded(found["first"])), found["later"])
    last = numbers[begins + per_histogram - 1].reshape(len(SEVERAL), -1).T
    bits = np.zeros(sums["largest"].shape, np.uint32)
    bits[np.ix_(several, SEVERAL)] = EDGE_BITS[last] + _unfolded(found["above_edge"])
    bits[np.ix_(~several, SEVERAL)] = _summed(_unfolded(found["alone"]))
    bits[:, np.delete(np.arange(bits.shape[1]), SEVERAL)] = _summed(_unfolded(found["others"]))
    sums["largest"] = bits.view(np.float32)
    expected = _expected_sums(begins, numbers, found["counts"], last, sums["largest"][several])
    sums["sums"][several] = _unfolded(found["sums"]).view(np.int64) + expected
    sums["sums"][~several] = whole(sums["largest"][~several])
    bins = np.zeros(numbers.size, BINS)
    bins["quantity"] = np.repeat(np.repeat(np.arange(len(SEVERAL)), places.size), per_histogram)
    bins["place"] = np.repeat(np.tile(places, len(SEVERAL)), per_histogram)
    bins["bin"], bins["count"] = numbers, found["counts"]
    bins = np.concatenate([bins, *binned_alone(np.flatnonzero(~several), sums["largest"])])
    return _summed(found["cells"]), sums, bins


def _several(sums):
    """Cells whose sums are stored (n,) bool, and the places of those among them that one run passes, with values below
    zero: the largest are at least zero."""
    alone = sums["passages"] == 1
    untold = np.flatnonzero(alone & (sums["sums"] != whole(sums["largest"])).any(axis=1))
    several = ~alone
    several[untold] = True
    return several, untold


def _grouped(bins):
    """First bin of each histogram and its number of bins."""
    is_first = np.ones(bins.size, bool)
    is_first[1:] = (bins["place"][1:] != bins["place"][:-1]) | (bins["quantity"][1:] != bins["quantity"][:-1])
    begins = np.flatnonzero(is_first)
    return begins, np.diff(begins, append=bins.size)


def _bins(begins, per_histogram, first, later):
    """Numbers of the bins of all histograms."""
    steps = np.zeros(int(per_histogram.sum()), np.int64)
    is_later = np.ones(steps.size, bool)
    is_later[begins] = False
    steps[is_later] = later
    sums = np.cumsum(steps)
    return sums + np.repeat(first - sums[begins], per_histogram)


def _expected_sums(begins, numbers, counts, last, largest):
    """(cells, quantities of OF_MEAN) about the sums, from the histograms of some cells and their largest values.

    Velocities are as the roots of the energies, in the ratio of the largest ones. Only what is rounded in the same way
    by all computers is used.
    """
    expected = np.zeros((len(last), len(OF_MEAN)), np.int64)
    if not len(last):
        return expected
    counts = counts.astype(np.int64)
    quantity = dict(zip(OF_P95, range(len(OF_P95))))
    for k, name in enumerate(OF_MEAN):
        if name in quantity:
            weights = np.rint(np.minimum(MIDDLES / QUANTA[k], MOST)).astype(np.int64)
            expected[:, k] = _of_quantity(begins, weights[numbers] * counts, quantity[name])
        elif name == "velocity":
            roots = _of_quantity(begins, ROOTS[numbers] * counts, quantity["energy"])
            ratio = largest[:, VELOCITY].astype(np.float64) / QUANTA[k] / ROOTS[last[:, quantity["energy"]]]
            expected[:, k] = np.rint(np.clip(np.nan_to_num(ratio * roots), 0.0, MOST)).astype(np.int64)
    return expected & ~LOW_BITS


def _of_quantity(begins, of_bins, quantity):
    """The sum over the bins of each cell's histogram of a quantity."""
    return np.add.reduceat(of_bins, begins).reshape(len(OF_P95), -1)[quantity]


def _differences(rows):
    """From the row before, without loss: beyond the range of the type it begins again at zero."""
    return np.diff(rows, axis=0, prepend=np.zeros((1, *rows.shape[1:]), rows.dtype))


def _summed(differences):
    return np.cumsum(differences, axis=0, dtype=differences.dtype)


def _folded(differences):
    """Small numbers for differences of either sign: 0, -1, 1, -2 ... become 0, 1, 2, 3 ..."""
    kind = differences.dtype.type
    is_below = differences >> kind(8 * differences.itemsize - 1)
    return (differences << kind(1)) ^ (kind(0) - is_below)


def _unfolded(numbers):
    kind = numbers.dtype.type
    return (numbers >> kind(1)) ^ (kind(0) - (numbers & kind(1)))


def _packed(array):
    array = np.ascontiguousarray(array)
    planes = array.view(np.uint8).reshape(array.size, array.itemsize).T
    return Column(array.dtype, array.shape, tuple(_deflated(plane.tobytes()) for plane in planes))


def _deflated(plane):
    """The shorter of what repeated bytes and what frequent bytes give."""
    kinds = zlib.Z_DEFAULT_STRATEGY, zlib.Z_HUFFMAN_ONLY
    tries = [zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY, kind) for kind in kinds]
    return min((one.compress(plane) + one.flush() for one in tries), key=len)


def _expanded(column):
    size = int(np.prod(column.shape))
    planes = np.empty((len(column.planes), size), np.uint8)
    for plane, content in zip(planes, column.planes):
        plane[:] = np.frombuffer(zlib.decompress(content, WINDOW), np.uint8)
    return np.array(planes.T, order="C", copy=True).view(column.dtype).reshape(column.shape)
