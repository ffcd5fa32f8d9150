# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of talus:heap: blocks as points, as outlines, and their paths."""

import numpy as np
from qgis.core import QgsGeometry, QgsLineString, QgsMultiPoint, QgsPoint, QgsWkbTypes

from ...engine.rigid_body.quaternion import rotation_matrix
from ..layers.writing import make_feature, write_layer
from ..styles.columns import known
from .columns import block_columns
from .numbers import is_moving, ways_of
from .parameters import BLOCKS, OUTLINES, PATHS
from .styles import BlockStyle, OutlineStyle, PathStyle

Wkb = QgsWkbTypes.Type
RESTS, MOVES, LEFT = "rests", "moves", "left terrain"


def write_layers(call, files, dem, terrain, rocks, lying):
    """Write what was asked for; returns parameter -> destination."""
    columns, rows = block_columns(), _rows(terrain, rocks, lying)
    kinds = (
        (BLOCKS, Wkb.PointZ, _points(lying), BlockStyle(columns)),
        (OUTLINES, Wkb.Polygon, _outlines(rocks, lying), OutlineStyle(columns)),
        (PATHS, Wkb.LineStringZM, _paths(lying), PathStyle(columns)),
    )
    destinations = {}
    for name, kind, geometries, style in kinds:
        if call.wants(name):
            features = (make_feature(geometry, row) for geometry, row in zip(geometries, rows))
            destinations[name] = write_layer(call, files, name, (columns, kind, dem.crs), features, style)
    return destinations


def _rows(terrain, rocks, lying):
    """Values of each block, in the order of the columns."""
    start, end = lying.position[0], lying.position[-1]
    ground = terrain.height(end[:, 0], end[:, 1])
    tops = [float(corners[:, 2].max()) for corners in _corners(rocks, lying)]
    moves, ways, speeds = is_moving(lying), ways_of(lying), np.linalg.norm(lying.velocity[-1], axis=1)
    states = np.where(lying.left, LEFT, np.where(moves, MOVES, RESTS))
    return [
        [number, float(rock.volume), float(rock.mass), known(end[number, 2] - ground[number]),
         known(tops[number] - ground[number]), float(ways[number]), float(start[number, 2] - end[number, 2]),
         float(speeds[number]), str(states[number])]
        for number, rock in enumerate(rocks)
    ]  # fmt: skip


def _corners(rocks, lying):
    """(corners, 3) of each block as it lies."""
    for rock, place, turn in zip(rocks, lying.position[-1], lying.orientation[-1]):
        matrix = np.array(rotation_matrix(tuple(turn.tolist()))).reshape(3, 3)
        yield place + np.asarray(rock.vertices) @ matrix.T


def _points(lying):
    for place in lying.position[-1].tolist():
        yield QgsGeometry(QgsPoint(*place))


def _outlines(rocks, lying):
    for corners in _corners(rocks, lying):
        cloud = QgsMultiPoint()
        for x, y, _ in corners.tolist():
            cloud.addGeometry(QgsPoint(x, y))
        yield QgsGeometry(cloud).convexHull()


def _paths(lying):
    times = lying.time.tolist()
    for number in range(lying.left.size):
        x, y, z = (lying.position[:, number, axis].tolist() for axis in range(3))
        line = QgsLineString(x, y, z, times) if len(times) > 1 else QgsLineString(x * 2, y * 2, z * 2, times * 2)
        yield QgsGeometry(line)
