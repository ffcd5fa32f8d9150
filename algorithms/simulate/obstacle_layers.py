# SPDX-License-Identifier: GPL-2.0-or-later
"""What happened at barriers and trees, as layers: a line a barrier, a point a crossing, a point a tree."""

from qgis.core import (
    QgsProcessing,
    QgsWkbTypes,
)

from ..layers.writing import write_layer
from ..parameters.definitions import layer_output
from ..parameters.output_files import is_wanted
from ..translation import tr
from .barriers import (
    BarrierStyle,
    CrossingStyle,
    barrier_columns,
    barrier_features,
    crossing_columns,
    crossing_features,
)
from .tree_impacts import ImpactStyle, impact_columns, impact_features
from .trees import TreeStyle, tree_columns, tree_features

Source = QgsProcessing.SourceType
Wkb = QgsWkbTypes.Type


def obstacle_outputs():
    """A sink for each layer; made only where there are such obstacles."""
    descriptions = (
        ("BARRIER_RESULTS", tr("Barriers: results"), Source.TypeVectorLine, True, tr(
            "Each barrier with the rocks that it stopped, that passed over and that broke through, and their energy, "
            "velocity and height at the line. Made where BARRIERS are given.")),
        ("BARRIER_CROSSINGS", tr("Barriers: crossings"), Source.TypeVectorPoint, False, tr(
            "Where each rock crossed a barrier, with its energy and height there. Made where BARRIERS are given.")),
        ("TREE_RESULTS", tr("Trees: impacts and breakage"), Source.TypeVectorPoint, True, tr(
            "Each tree with the runs that hit it, those of them that it deflected, that it stopped and that broke it, "
            "and the energy that it took. Larger dots are hit more often. Made where TREES are given.")),
        ("TREE_IMPACTS", tr("Trees: each impact"), Source.TypeVectorPoint, False, tr(
            "Where each run hit a tree, with its energy, what the tree took of it, and whether the rock was deflected "
            "or stopped or the stem broken. Made where TREES are given.")),
    )  # fmt: skip
    return [layer_output(name, label, kind, text, by_default) for name, label, kind, by_default, text in descriptions]


def write_obstacles(algorithm, parameters, context, feedback, files, scene, result):
    """Write the layers that were asked for and have something to show; returns parameter -> destination."""
    rule = scene.barriers.rule if scene.barriers is not None else None
    kinds = (
        ("BARRIER_RESULTS", scene.barriers, barrier_columns(rule), Wkb.LineString, barrier_features, BarrierStyle),
        ("BARRIER_CROSSINGS", scene.barriers, crossing_columns(rule), Wkb.PointZM, crossing_features, CrossingStyle),
        ("TREE_RESULTS", scene.trees, tree_columns(), Wkb.Point, tree_features, TreeStyle),
        ("TREE_IMPACTS", scene.trees, impact_columns(), Wkb.PointZM, impact_features, ImpactStyle),
    )
    destinations = {}
    for name, obstacles, columns, kind, features, style in kinds:
        if obstacles is None or not is_wanted(algorithm, parameters, name):
            continue
        destinations[name] = write_layer(
            algorithm, parameters, context, feedback, files, name, (columns, kind, scene.dem.crs),
            features(obstacles, result, columns), style(columns),
        )  # fmt: skip
    return destinations
