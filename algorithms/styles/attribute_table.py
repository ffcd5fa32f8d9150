# SPDX-License-Identifier: GPL-2.0-or-later
"""How the attribute table of a result reads: digits that mean something, the rows that matter first."""

import re

from qgis.core import QgsEditorWidgetSetup
from qgis.PyQt.QtCore import Qt

UNIT = re.compile(r"\[([^\]]*)\]$")
# unit at the end of a column's name -> digits after the decimal sign; numbers of other units are shown as they are
DECIMALS = {
    "kJ": 1, "m": 2, "m/s": 1, "°": 1, "s": 2, "rev/s": 2, "m³": 2, "kg": 0, "m²": 0, "%": 1, "kN": 1, "kNm": 1,
    "cm": 1, "MJ": 2, "1/ha": 0,
}  # fmt: skip
# what a row matters by, the first that a layer has; the largest stand on top
IMPORTANT = ("indiv_y", "prob_year", "hits_year", "e_max_kj", "passing", "hits", "stopped", "area_m2")
IN_ORDER = ("time_s", "rank", "along_m")  # layers with one of these stand in their order already
SORTED_ROWS = 100_000  # more take long to sort each time the table opens
HIDDEN = ("motion", "e_along")  # long texts for other algorithms


def show_attribute_table(layer, columns):
    """Set it for the columns of a result that are real numbers with a unit."""
    for column in columns:
        place, unit = layer.fields().lookupField(column.name), UNIT.search(column.alias or "")
        if place < 0 or unit is None or unit.group(1) not in DECIMALS or not _is_real(layer.fields().at(place)):
            continue
        setup = {"Precision": DECIMALS[unit.group(1)], "AllowNull": True, "Style": "SpinBox"}
        layer.setEditorWidgetSetup(place, QgsEditorWidgetSetup("Range", setup))
    _set_rows_and_columns(layer)


def _set_rows_and_columns(layer):
    config = layer.attributeTableConfig()
    config.update(layer.fields())
    columns = config.columns()
    for column in columns:
        column.hidden = column.name in HIDDEN
    config.setColumns(columns)
    names = layer.fields().names()
    by = next((name for name in IMPORTANT if name in names), None)
    if by is not None and not set(IN_ORDER) & set(names) and 0 <= layer.featureCount() <= SORTED_ROWS:
        config.setSortExpression(f'"{by}"')
        config.setSortOrder(Qt.SortOrder.DescendingOrder)
    layer.setAttributeTableConfig(config)


def _is_real(field):
    return field.isNumeric() and field.typeName().lower() in ("real", "double", "float")
