# SPDX-License-Identifier: GPL-2.0-or-later
"""Columns of vector outputs: types, readable names. Names have at most ten letters, all that shapefiles keep."""

import math
from typing import Callable, NamedTuple

from qgis.core import Qgis

from .attribute_table import show_attribute_table

if Qgis.QGIS_VERSION_INT >= 33800:
    from qgis.PyQt.QtCore import QMetaType

    INTEGER, REAL, TEXT = QMetaType.Type.LongLong, QMetaType.Type.Double, QMetaType.Type.QString
    MOMENT = QMetaType.Type.QDateTime
else:
    from qgis.PyQt.QtCore import QVariant

    INTEGER, REAL, TEXT = QVariant.Type.LongLong, QVariant.Type.Double, QVariant.Type.String
    MOMENT = QVariant.Type.DateTime


class Column(NamedTuple):
    """One field and where its value comes from."""

    name: str
    kind: object
    alias: str
    value: Callable  # of a row of the engine's runs or contacts


def set_aliases(layer, columns):
    """Show what the columns mean in the attribute table of a layer, with digits and in an order that read well."""
    for column in columns:
        layer.setFieldAlias(layer.fields().lookupField(column.name), column.alias)
    show_attribute_table(layer, columns)


def known(number):
    """A number that databases keep, None for NaN and the infinite."""
    return float(number) if math.isfinite(number) else None
