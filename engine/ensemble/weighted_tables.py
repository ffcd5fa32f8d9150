# SPDX-License-Identifier: GPL-2.0-or-later
"""Tables of barriers and trees where runs have weights (splitting.py): counts are sums of weights.

counts         sum of w over crossings, or over the runs that cross, or over impacts
means          sum of w x over sum of w
percentiles    least x such that crossings with more of it have a weight of (1 - p) W at most
largest        of all
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..arithmetic.vectors import total
from ..obstacles.field import ENERGY, KIND, OBSTACLE, TAKEN, TREE
from ..obstacles.outcome import (
    BARRIERS,
    MEASURES,
    OUTCOME_FIELDS,
    SHARES,
    TREE_OUTCOME_FIELDS,
    TREES,
    length_of,
    tree_outcomes,
)
from ..statistics.weighted_counts import weighted_quantile

if TYPE_CHECKING:
    from ..hints import Array, Barriers

BARRIER_COUNTS = ("crossings", "runs", *OUTCOME_FIELDS)
TREE_COUNTS = ("hits", *TREE_OUTCOME_FIELDS)


def _with_weights(kind, counts):
    """A dtype whose counts are numbers of any kind."""
    return np.dtype([(name, np.float64 if name in counts else kind[name]) for name in kind.names])


WEIGHTED_BARRIERS, WEIGHTED_TREES = _with_weights(BARRIERS, BARRIER_COUNTS), _with_weights(TREES, TREE_COUNTS)


def weighted_barrier_table(barriers: Barriers, crossings: Array, weights: Array) -> Array:
    """WEIGHTED_BARRIERS; ``weights``: of the runs, by their numbers. As ``outcome.barrier_table`` else."""
    table = np.zeros(len(barriers), WEIGHTED_BARRIERS)
    table["identifier"], table["height"], table["capacity"] = barriers.identifiers, barriers.heights, barriers.energies
    table["length"] = [length_of(line) for line in barriers.lines]
    order = np.argsort(crossings["barrier"], kind="stable")
    edges = np.searchsorted(crossings["barrier"][order], np.arange(len(barriers) + 1))
    for i, row in enumerate(table):
        own = crossings[order[edges[i] : edges[i + 1]]]
        weight = weights[own["run"]]
        row["crossings"], row["runs"] = total(weight), total(weights[np.unique(own["run"])])
        for name, outcome in OUTCOME_FIELDS.items():
            row[name] = total(weight[own["outcome"] == outcome])
        for measure in MEASURES:
            values = own[measure]
            row[f"{measure}_max"] = values.max() if own.size else np.nan
            row[f"{measure}_mean"] = total(weight * values) / total(weight) if own.size else np.nan
            for share in SHARES:
                row[f"{measure}_p{100 * share:.0f}"] = weighted_quantile(values, weight, share)
    return table


class WeightedTreeTable:
    """Gathers what happened to each tree; ``weights`` (n,) of the meetings that come next."""

    def __init__(self, identifiers):
        self.table = np.zeros(len(identifiers), WEIGHTED_TREES)
        self.table["identifier"] = identifiers
        self.weights = np.zeros(0)

    def add(self, meetings, stopped_by):
        """Add meetings, in the order of the runs; ``stopped_by`` as in ``tree_outcomes``."""
        is_tree = meetings[:, KIND] == TREE
        rows, weights = meetings[is_tree], self.weights[is_tree]
        tree, outcome = rows[:, OBSTACLE].astype(np.int64), tree_outcomes(rows, stopped_by[is_tree])
        np.add.at(self.table["hits"], tree, weights)
        for name, code in TREE_OUTCOME_FIELDS.items():
            np.add.at(self.table[name], tree, np.where(outcome == code, weights, 0.0))
        np.add.at(self.table["taken"], tree, weights * rows[:, TAKEN])
        np.maximum.at(self.table["taken_max"], tree, rows[:, TAKEN])
        np.maximum.at(self.table["energy_max"], tree, rows[:, ENERGY])
