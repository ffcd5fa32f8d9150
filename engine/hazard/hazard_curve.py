# SPDX-License-Identifier: GPL-2.0-or-later
"""The hazard curve of one object: how often it is hit with more than each energy, and by which source (frequency.py).

Counts in cells tell how often each cell is hit, not how often any of several: a run that crosses a house passes some of
its cells, and would count in each. With the width c that a cell shows a path on average (frequency.width_of_cell), the
blocks of simulation j with their diameter d_j, and w_j = lambda_j / n_j:

    place or area         the counts of that of its cells that is hit most often, threshold by threshold
    with a width w        w_j (w + d_j) / c in the place of w_j, as if all of it were hit as often as that cell
    line of the length L  runs that cross it, h_j = sum_i h_ij L_i / c over its cells i, which have the parts L_i of it;
                          w_j (L + d_j) / L in the place of w_j
    a width w on a line   w_j (w + d_j) / L: an object that may be anywhere on the line

Lines are taken to lie across the paths. The width c is a mean over the directions of the paths to the grid: it makes
0.79 times the crossings where they follow the rows or columns, 1.11 times where they go diagonally. A block that stops
short of the line in one of its cells counts as well. Exact crossings are those of a screen line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .frequency import poisson_band

if TYPE_CHECKING:
    from ..hints import Array


class Curve(NamedTuple):
    """Of any passage, and of more than each threshold; (1 + k,) each, 1/year."""

    frequency: np.ndarray
    low: np.ndarray  # bounds at 95 %, of the runs alone
    high: np.ndarray


def counts_of_object(counts: Array, weights: Array) -> Array:
    """(m, 1 + k) counts of an object, of each simulation.

    counts : (m, 1 + k, cells) runs in the cells of the object, of m simulations: any passage, above each threshold
    weights : (m,) lambda / n of each simulation, 1/year
    """
    counts, weights = np.asarray(counts), np.asarray(weights, np.float64)
    often = (weights[:, None, None] * counts).sum(axis=0)
    return counts[:, np.arange(counts.shape[1]), often.argmax(axis=1)]


def counts_of_line(counts: Array, lengths: Array, cell_width: float) -> Array:
    """(m, 1 + k) runs of each simulation that cross a line, which need not be whole numbers.

    counts : (m, 1 + k, cells) runs in the cells of the line
    lengths : (cells,) of the line in each of them, m
    cell_width : that cells show a path, m
    """
    return (np.asarray(counts, np.float64) * (np.asarray(lengths, np.float64) / cell_width)).sum(axis=2)


def widened(weights: Array, width: float, diameters: Array, over: float) -> Array:
    """The weights (m,) of an object of a width [m] and of blocks of diameters (m,) [m], of counts over a width [m]."""
    return np.asarray(weights, np.float64) * (width + np.asarray(diameters, np.float64)) / over


def hazard_curve(counts: Array, weights: Array) -> Curve:
    """The Curve of m simulations together; of some of them: that of their sources and classes.

    counts : (m, 1 + k) of ``counts_of_object``
    weights : (m,) 1/year
    """
    counts, weights = np.asarray(counts, np.float64), np.asarray(weights, np.float64)[:, None]
    sums, squares = (weights * counts).sum(axis=0), (weights * weights * counts).sum(axis=0)
    return Curve(sums, *poisson_band(sums, squares, weights.max()))
