# SPDX-License-Identifier: GPL-2.0-or-later
"""What happened at barriers and trees, as layers: a line a barrier, a point a crossing, a point a tree."""

from qgis.core import QgsGeometry, QgsLineString, QgsPointXY, QgsWkbTypes

from ...engine.study import columns as made
from ..layers.point_rows import rows_in_time
from ..layers.writing import make_feature, write_layer
from .barriers import BarrierStyle, CrossingStyle, barrier_columns, crossing_columns
from .columns import rows_of
from .outputs import BARRIER_CROSSINGS, BARRIER_RESULTS, TREE_IMPACTS, TREE_RESULTS
from .trees import ImpactStyle, TreeStyle, impact_columns, tree_columns

Wkb = QgsWkbTypes.Type


def write_obstacles(call, files, scene, result):
    """Write the layers that were asked for and have something to show; returns parameter -> destination."""
    rule = scene.barriers.rule if scene.barriers is not None else None
    damaged, trees = scene.damaged, scene.trees if scene.damaged is None else scene.damaged.trees
    of_trees = tree_columns(damaged, trees)
    kinds = (
        (BARRIER_RESULTS, scene.barriers, barrier_columns(rule), Wkb.LineString, _barriers, BarrierStyle),
        (BARRIER_CROSSINGS, scene.barriers, crossing_columns(rule), Wkb.PointZM, _crossings, CrossingStyle),
        (TREE_RESULTS, trees, of_trees, Wkb.Point, _trees, TreeStyle),
        (TREE_IMPACTS, trees, impact_columns(), Wkb.PointZM, _impacts, ImpactStyle),
    )
    destinations = {}
    for name, obstacles, columns, kind, features, style in kinds:
        if obstacles is None or not call.wants(name):
            continue
        destinations[name] = write_layer(
            call, files, name, (columns, kind, scene.dem.crs),
            features(scene, result, columns), style(columns),
        )  # fmt: skip
    return destinations


def _barriers(scene, result, columns):
    for line, row in zip(scene.barriers.lines, rows_of(columns, made.barrier_columns(result.barriers))):
        geometry = QgsGeometry(QgsLineString(line[:, 0].tolist(), line[:, 1].tolist()))
        yield make_feature(geometry, list(row))


def _crossings(scene, result, columns):
    return rows_in_time(result.crossings, columns, lambda part: made.crossing_columns(part, result, scene.barriers))


def _trees(scene, result, columns):
    places, values = made.tree_rows(result, scene)
    for place, row in zip(places, rows_of(columns, values)):
        yield make_feature(QgsGeometry.fromPointXY(QgsPointXY(*place.tolist())), list(row))


def _impacts(scene, result, columns):
    return rows_in_time(result.impacts, columns, lambda part: made.impact_columns(part, scene))
