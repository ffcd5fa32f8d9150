# SPDX-License-Identifier: GPL-2.0-or-later
"""What happened at barriers and trees, as layers: a line a barrier, a point a crossing, a point a tree."""

from functools import partial

from qgis.core import QgsWkbTypes

from ..layers.writing import write_layer
from .barriers import BarrierStyle, CrossingStyle, barrier_columns, crossing_columns
from .obstacle_features import barrier_features, crossing_features, impact_features, tree_features
from .outputs import BARRIER_CROSSINGS, BARRIER_RESULTS, TREE_IMPACTS, TREE_RESULTS
from .tree_impacts import ImpactStyle, impact_columns
from .trees import TreeStyle, tree_columns

Wkb = QgsWkbTypes.Type


def write_obstacles(call, files, scene, result):
    """Write the layers that were asked for and have something to show; returns parameter -> destination."""
    rule = scene.barriers.rule if scene.barriers is not None else None
    damaged, trees = scene.damaged, scene.trees if scene.damaged is None else scene.damaged.trees
    of_trees = tree_columns(damaged, trees)
    kinds = (
        (BARRIER_RESULTS, scene.barriers, barrier_columns(rule), Wkb.LineString, barrier_features, BarrierStyle),
        (BARRIER_CROSSINGS, scene.barriers, crossing_columns(rule), Wkb.PointZM, crossing_features, CrossingStyle),
        (TREE_RESULTS, trees, of_trees, Wkb.Point, partial(tree_features, damaged=damaged), TreeStyle),
        (TREE_IMPACTS, trees, impact_columns(), Wkb.PointZM, impact_features, ImpactStyle),
    )
    destinations = {}
    for name, obstacles, columns, kind, features, style in kinds:
        if obstacles is None or not call.wants(name):
            continue
        destinations[name] = write_layer(
            call, files, name, (columns, kind, scene.dem.crs),
            features(obstacles, result, columns), style(columns),
        )  # fmt: skip
    return destinations
