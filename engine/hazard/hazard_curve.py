# SPDX-License-Identifier: GPL-2.0-or-later
"""The hazard curve of one object from counts in cells: how often it is hit with more than each energy, and by what.

Counts in cells tell how often each cell is hit, not how often any of several: a run that crosses a house passes some of
its cells, and would count in each. What they tell is the density of the paths, runs in a cell by the width c that a
cell shows a path on average (``reference_width``). Of simulation j with n_j runs of blocks of the diameter d_j:

    place or area     h_j = sum_i s_i h_ij (b + d_j) / c, at most n_j; s_i: shares of it in the cells i, b: its width
                      across the paths, which for an outline is on the mean its circumference by pi (Cauchy)
    line              h_j = sum_i h_ij L_i / c (L + d_j) / L over its cells i, which have the parts L_i of its length L

Each of these is a sum over the counts of all thresholds alike. So a curve never rises with the energy, and the curves
of sources and of size classes add up to that of all.

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
    """Annual frequency of any passage, and of more than each threshold; (1 + k,) each, 1/year."""

    frequency: np.ndarray
    low: np.ndarray  # bounds at 95 %, of the runs alone
    high: np.ndarray


def counts_of_place(counts: Array, shares: Array, across: Array, runs: Array) -> Array:
    """(m, 1 + k) runs of each simulation that hit a place or an area, which need not be whole numbers.

    counts : (m, 1 + k, cells) runs in its cells, of m simulations: any passage, above each threshold
    shares : (cells,) of it in each of them, together 1
    across : (m,) width within which the blocks of each simulation hit it, by the width that cells show a path
    runs : (m,) of each simulation, which are the most that can hit it
    """
    density = (np.asarray(counts, np.float64) * np.asarray(shares, np.float64)).sum(axis=2)
    hits = density * np.asarray(across, np.float64)[:, None]
    return np.minimum(hits, np.asarray(runs, np.float64)[:, None])


def counts_of_line(counts: Array, lengths: Array, cell_width: float) -> Array:
    """(m, 1 + k) runs of each simulation that cross a line, which need not be whole numbers.

    counts : (m, 1 + k, cells) runs in the cells of the line
    lengths : (cells,) of the line in each of them, m
    cell_width : that cells show a path, m
    """
    return (np.asarray(counts, np.float64) * (np.asarray(lengths, np.float64) / cell_width)).sum(axis=2)


def hazard_curve(counts: Array, weights: Array, spread: float = 1.0, squares: Array | None = None) -> Curve:
    """The Curve of m simulations together; of some of them: that of their sources and classes.

    counts : (m, 1 + k) of ``counts_of_place`` or ``counts_of_line``
    weights : (m,) lambda / n of each simulation, 1/year
    spread : variance of the counts by that of a Poisson count (reference_width.SPREAD for sums over several cells)
    squares : (m, 1 + k) where runs have weights: variance of the counts, the sum over the rocks that were thrown of the
        square of what each adds, or a bound of it; NaN of simulations whose runs count by themselves. None: all of them
    """
    counts, weights = np.asarray(counts, np.float64), np.asarray(weights, np.float64)[:, None]
    sums, variances = (weights * counts).sum(axis=0), spread * (weights * weights * counts).sum(axis=0)
    if squares is not None:
        of_each = np.where(np.isnan(squares), spread * counts, squares)
        variances = (weights * weights * of_each).sum(axis=0)
    return Curve(sums, *poisson_band(sums, variances, spread * weights.max()))
