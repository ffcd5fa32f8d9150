# SPDX-License-Identifier: GPL-2.0-or-later
"""Features of what happened at barriers and trees."""

import math

from qgis.core import QgsGeometry, QgsLineString, QgsPoint, QgsPointXY

from ...engine.obstacles.outcome import OUTCOMES, TREE_OUTCOMES
from ..layers.writing import make_feature
from ..styles.columns import known
from ..units import KILO
from .trees import loss_values


def barrier_features(barriers, result, columns):
    """Lines of the barriers of a Result."""
    for line, row in zip(barriers.lines, result.barriers):
        geometry = QgsGeometry(QgsLineString(line[:, 0].tolist(), line[:, 1].tolist()))
        yield make_feature(geometry, [column.value(row) for column in columns])


def crossing_features(barriers, result, columns):
    """Points of the crossings of a Result."""
    for row in result.crossings:
        given = {
            "barrier": int(barriers.identifiers[row["barrier"]]), "outcome": OUTCOMES[row["outcome"]],
            "mass_kg": float(result.runs["mass"][row["run"]]),
        }  # fmt: skip
        place = QgsPoint(*(float(row[name]) for name in ("x", "y", "z", "time")))
        values = [given[column.name] if column.value is None else column.value(row) for column in columns]
        yield make_feature(QgsGeometry(place), values)


def impact_features(trees, result, columns):
    """Features of the impacts of a Result on Trees."""
    for row in result.impacts:
        known = {"tree": int(trees.identifiers[row["tree"]]), "outcome": TREE_OUTCOMES[row["outcome"]]}
        place = QgsPoint(*(float(row[name]) for name in ("x", "y", "z", "time")))
        values = [known[column.name] if column.value is None else column.value(row) for column in columns]
        yield make_feature(QgsGeometry(place), values)


def tree_features(trees, result, columns, damaged=None):
    """Points of the trees of a Result; ``damaged``: the engine's Damaged where events were asked for."""
    for i in range(len(trees)) if damaged is None else damaged.shown.tolist():
        row = result.trees[i]
        of_tree = {
            "dbh_cm": 100.0 * float(trees.diameters[i]), "height_m": float(trees.heights[i]),
            "species": str(trees.species[i]), "energy_kj": float(trees.energies[i]) / KILO,
            "lies_deg": known(math.degrees(trees.azimuths[i])), "leans_deg": known(math.degrees(trees.leans[i])),
            **loss_values(damaged, i),
        }  # fmt: skip
        values = [of_tree[column.name] if column.value is None else column.value(row) for column in columns]
        yield make_feature(QgsGeometry.fromPointXY(QgsPointXY(*trees.positions[i].tolist())), values)
