# SPDX-License-Identifier: GPL-2.0-or-later
"""The hazard curve of one object: how often it is hit with more than each energy, and by which source (frequency.py).

Counts in cells tell how often each cell is hit, not how often any of several: a run that crosses a house passes some of
its cells, and would count in each. So an object is hit as often as that of its cells that is hit most often, threshold
by threshold. That is too seldom where the object is wider than a cell; with its width w and the diameter d_j of the
blocks of simulation j the weights become, for cells of the mean width c (width_of_cell),

    w_j' = w_j (w + d_j) / c

as if all of its width were hit as often as that cell: the safe side.
"""

from typing import NamedTuple

import numpy as np

from .frequency import poisson_band


class Curve(NamedTuple):
    """Of any passage, and of more than each threshold; (1 + k,) each, 1/year."""

    frequency: np.ndarray
    low: np.ndarray  # bounds at 95 %, of the runs alone
    high: np.ndarray


def counts_of_object(counts, weights):
    """(m, 1 + k) counts of an object, of each simulation.

    counts : (m, 1 + k, cells) runs in the cells of the object, of m simulations: any passage, above each threshold
    weights : (m,) lambda / n of each simulation, 1/year
    """
    counts, weights = np.asarray(counts), np.asarray(weights, np.float64)
    often = (weights[:, None, None] * counts).sum(axis=0)
    return counts[:, np.arange(counts.shape[1]), often.argmax(axis=1)]


def widened(weights, width, diameters, cell_width):
    """The weights (m,) of an object of a width [m] and of blocks of diameters (m,) [m]; cells show cell_width [m]."""
    return np.asarray(weights, np.float64) * (width + np.asarray(diameters, np.float64)) / cell_width


def hazard_curve(counts, weights):
    """The Curve of m simulations together; of some of them: that of their sources and classes.

    counts : (m, 1 + k) of ``counts_of_object``
    weights : (m,) 1/year
    """
    counts, weights = np.asarray(counts, np.float64), np.asarray(weights, np.float64)[:, None]
    sums, squares = (weights * counts).sum(axis=0), (weights * weights * counts).sum(axis=0)
    return Curve(sums, *poisson_band(sums, squares, weights.max()))
