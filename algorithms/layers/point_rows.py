# SPDX-License-Identifier: GPL-2.0-or-later
"""Features of the engine as features of QGIS; points with a time in blocks, where a file takes these at once."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsFeature, QgsGeometry, QgsProcessingException

from ...engine.io.geopackage_rows import append_points, empty_table, well_known_binaries
from ...engine.study.features import IN_TIME
from ..translation import tr


class Block(NamedTuple):
    """Some rows."""

    places: np.ndarray  # (n, 4) x, y, z, time
    columns: list  # a list of n values for each field


class PointRows:
    """``blocks``: an iterable of Block, which is gone through once."""

    def __init__(self, blocks):
        self.blocks = blocks

    def __iter__(self):
        for places, columns in self.blocks:
            yield from _features(well_known_binaries(places), columns)


def rows_of(features, columns):
    """The engine's LayerFeatures as features of QGIS, PointRows of points with a time."""
    if features.kind == IN_TIME:
        return PointRows(Block(part.places, _in_order(part, columns)) for part in features.parts if len(part.places))
    return (one for part in features.parts for one in _features(part.geometries(), _in_order(part, columns)))


def _in_order(part, columns):
    return [part.columns[column.name] for column in columns]


def _features(binaries, columns):
    for binary, values in zip(binaries, zip(*columns)):
        geometry, feature = QgsGeometry(), QgsFeature()
        geometry.fromWkb(binary)  # half as dear as of a QgsPoint
        feature.setGeometry(geometry)
        feature.setAttributes(list(values))
        yield feature


def append_to(path, layer_name, rows, call, name):
    """Write PointRows into a GeoPackage's table without rows; returns how many, None where this cannot be done."""
    table = empty_table(path, layer_name)
    if table is None:
        return None
    try:
        return append_points(table, _while_wanted(rows.blocks, call))
    except OSError as error:
        message = tr("{}: a feature could not be written; is the disk full?").format(name)
        raise QgsProcessingException(f"{message} ({error})") from error


def _while_wanted(blocks, call):
    for block in blocks:
        call.stop_if_cancelled()
        yield block
