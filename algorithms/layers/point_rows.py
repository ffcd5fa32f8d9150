# SPDX-License-Identifier: GPL-2.0-or-later
"""Points with height and time by the hundred thousand: as features one by one, or in blocks where a file takes them."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsFeature, QgsGeometry, QgsProcessingException

from ...engine.io.geopackage_rows import append_points, empty_table, well_known_binaries
from ..translation import tr

BLOCK = 4096  # rows


class Block(NamedTuple):
    """Some rows."""

    places: np.ndarray  # (n, 4) x, y, z, time
    columns: list  # a list of n values for each field


class PointRows:
    """``blocks``: an iterable of Block, which is gone through once."""

    def __init__(self, blocks):
        self.blocks = blocks

    def __iter__(self):
        """Features."""
        for places, columns in self.blocks:
            for binary, values in zip(well_known_binaries(places), zip(*columns)):
                geometry, feature = QgsGeometry(), QgsFeature()
                geometry.fromWkb(binary)  # half as dear as of a QgsPoint
                feature.setGeometry(geometry)
                feature.setAttributes(list(values))
                yield feature


def rows_in_time(rows, columns, values_of):
    """The PointRows of rows of the engine with x, y, z and time.

    ``values_of``: function from some of the rows to name -> values of the columns
    """
    return PointRows(_blocks(rows, columns, values_of))


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


def _blocks(rows, columns, values_of):
    for first in range(0, rows.size, BLOCK):
        part = rows[first : first + BLOCK]
        places = np.column_stack([part[name].astype(np.float64) for name in ("x", "y", "z", "time")])
        values = values_of(part)
        yield Block(places, [values[column.name] for column in columns])


def _while_wanted(blocks, call):
    for block in blocks:
        call.stop_if_cancelled()
        yield block
