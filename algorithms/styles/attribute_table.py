# SPDX-License-Identifier: GPL-2.0-or-later
"""Attribute table of a result: digits that mean something, the rows that matter first."""

import math
import re

from qgis.core import QgsEditorWidgetSetup
from qgis.PyQt.QtCore import Qt

UNIT = re.compile(r"\[([^\]]*)\]")
# unit in a column's name -> digits after the decimal sign; others have three digits of the smallest number
DECIMALS = {
    "kJ": 1, "m": 2, "m/s": 1, "°": 1, "s": 2, "rev/s": 2, "m³": 2, "kg": 0, "m²": 0, "%": 1, "kN": 1, "kNm": 1,
    "cm": 1, "MJ": 2, "1/ha": 0,
}  # fmt: skip
# what a row matters by, the first that a layer has; the largest stand on top
IMPORTANT = ("indiv_y", "prob_year", "hits_year", "e_max_kj", "passing", "hits", "stopped", "area_m2")
IN_ORDER = ("time_s", "rank", "along_m")  # layers with one of these stand in their order already
SORTED_ROWS = 100_000  # more take long to sort, or to search for the smallest number, each time the table opens
DIGITS, MOST_DECIMALS = 3, 8  # of a share or of a number a year; a field keeps no more decimals than these
LETTER, NARROW, WIDE = 7, 60, 240  # pixels of a column: for a letter of its name, at least, at most
HIDDEN = ("motion", "turning", "e_along")  # long texts for other algorithms


def show_attribute_table(layer, columns):
    """Digits of the real numbers, widths that show the names, hidden columns, the order of the rows."""
    for column in columns:
        place = layer.fields().lookupField(column.name)
        if place < 0 or not _is_real(layer.fields().at(place)):
            continue
        setup = {"Precision": _decimals(layer, place, column.alias), "AllowNull": True, "Style": "SpinBox"}
        layer.setEditorWidgetSetup(place, QgsEditorWidgetSetup("Range", setup))
    _set_rows_and_columns(layer)


def _decimals(layer, place, alias):
    unit = UNIT.search(alias or "")
    if unit is not None and unit.group(1) in DECIMALS:
        return DECIMALS[unit.group(1)]
    if layer.featureCount() > SORTED_ROWS:
        return DIGITS
    ends = [layer.minimumValue(place), layer.maximumValue(place)]
    sizes = [abs(end) for end in ends if isinstance(end, float) and math.isfinite(end) and end != 0.0]
    if not sizes:
        return DIGITS
    return min(max(DIGITS - 1 - math.floor(math.log10(min(sizes))), 0), MOST_DECIMALS)


def _set_rows_and_columns(layer):
    config = layer.attributeTableConfig()
    config.update(layer.fields())
    columns = config.columns()
    for column in columns:
        if layer.fields().lookupField(column.name) >= 0:  # not the buttons of actions, which QGIS hides where none are
            column.hidden = column.name in HIDDEN
            column.width = _width(layer, column.name)
    config.setColumns(columns)
    names = layer.fields().names()
    by = next((name for name in IMPORTANT if name in names), None)
    if by is not None and not set(IN_ORDER) & set(names) and 0 <= layer.featureCount() <= SORTED_ROWS:
        config.setSortExpression(f'"{by}"')
        config.setSortOrder(Qt.SortOrder.DescendingOrder)
    layer.setAttributeTableConfig(config)


def _width(layer, name):
    """Width of a column by the name that is read above it."""
    shown = layer.attributeDisplayName(layer.fields().lookupField(name))
    return min(max(LETTER * (len(shown) + 2), NARROW), WIDE)


def _is_real(field):
    return field.isNumeric() and field.typeName().lower() in ("real", "double", "float")
