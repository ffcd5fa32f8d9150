# SPDX-License-Identifier: GPL-2.0-or-later
"""Recognition of Talus' outputs: rasters by their metadata, tables by the names of their fields.

Each algorithm tells its own in ``known_layers``. Names of layers and files are not asked.
"""

import math
import re
from typing import Callable, NamedTuple

from osgeo import gdal
from qgis.core import QgsApplication, QgsEditorWidgetSetup, QgsRasterLayer, QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtCore import Qt

# Attribute table of a result: digits that mean something, the rows that matter first.

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
        index = layer.fields().lookupField(column.name)
        if index < 0 or not _is_real(layer.fields().at(index)):
            continue
        setup = {"Precision": _decimals(layer, index, column.alias), "AllowNull": True, "Style": "SpinBox"}
        layer.setEditorWidgetSetup(index, QgsEditorWidgetSetup("Range", setup))
    _set_rows_and_columns(layer)


def _decimals(layer, index, alias):
    unit = UNIT.search(alias or "")
    if unit is not None and unit.group(1) in DECIMALS:
        return DECIMALS[unit.group(1)]
    if layer.featureCount() > SORTED_ROWS:
        return DIGITS
    ends = [layer.minimumValue(index), layer.maximumValue(index)]
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


ITEM = "TALUS_OUTPUT"  # in the metadata of rasters
CARVED_ITEM = "TALUS_CARVED"  # in those of elevation models with embankments, which are inputs and no results
RASTER = "raster"
SHAPES = {
    "point": QgsWkbTypes.GeometryType.PointGeometry,
    "line": QgsWkbTypes.GeometryType.LineGeometry,
    "area": QgsWkbTypes.GeometryType.PolygonGeometry,
    "table": QgsWkbTypes.GeometryType.NullGeometry,
}


class KnownLayer(NamedTuple):
    """An output that gets its style again."""

    output: str  # the parameter of the algorithm
    label: str
    shape: str  # of SHAPES, or RASTER
    fields: tuple  # names that a table of it has; of a raster the description of its first band
    style: Callable  # of the layer


def known_table(output, label, shape, columns, style, later=()):
    """A KnownLayer of a vector output; ``style``: of its columns and of the layer.

    ``later``: names of columns that layers of earlier versions have not.
    """
    fields = tuple(column.name for column in columns if column.name not in later)
    return KnownLayer(output, label, shape, fields, lambda layer: style(columns, layer))


def known_raster(output, label, style, described=None):
    """A KnownLayer of a raster; ``style``: of the layer; ``described``: its first band, unless by the label."""
    return KnownLayer(output, label, RASTER, (described or label,), style)


def all_known():
    """The KnownLayers of all algorithms of Talus; example models have none."""
    algorithms = QgsApplication.processingRegistry().providerById("talus").algorithms()
    return [known for algorithm in algorithms for known in getattr(algorithm, "known_layers", list)()]


def name_of(layer, known):
    """The label of the output and, of layers that know it, the name of the run."""
    runs = set()
    if isinstance(layer, QgsVectorLayer) and layer.fields().lookupField("run_name") >= 0:
        runs = {value for value in layer.uniqueValues(layer.fields().lookupField("run_name")) if isinstance(value, str)}
    return f"{known.label} – {runs.pop()}" if len(runs) == 1 else known.label


def which_of(known, layer):
    """The KnownLayer that a layer is, None where it is none; of several that fit, the one with the most fields."""
    if isinstance(layer, QgsRasterLayer):
        return _which_raster([entry for entry in known if entry.shape == RASTER], layer)
    if not isinstance(layer, QgsVectorLayer):
        return None
    names = set(layer.fields().names())
    fitting = [
        entry for entry in known
        if entry.shape != RASTER and set(entry.fields) <= names and SHAPES[entry.shape] == layer.geometryType()
    ]  # fmt: skip
    return max(fitting, key=lambda entry: len(entry.fields), default=None)


def range_of(layer):
    """(least, largest) value of a raster's first band, (0, 0) where there is none; leaves no statistics on the disk."""
    dataset = gdal.Open(layer.source())
    try:
        ends = dataset.GetRasterBand(1).ComputeRasterMinMax(False)
    except (AttributeError, RuntimeError):  # no file; or not a single value, where exceptions of GDAL are switched on
        ends = None
    return ends if ends is not None and ends[0] is not None and ends[0] <= ends[1] else (0.0, 0.0)


def output_of(layer):
    """Name of the output of Talus that a raster layer says it is, None for others."""
    return _said_in(layer.source())[0]


def is_carved(layer):
    """Does a raster layer say that it is an elevation model with embankments?"""
    return bool(_item_of(layer.source(), CARVED_ITEM))


def _item_of(path, item):
    try:
        dataset = gdal.Open(path)
    except RuntimeError:  # where exceptions of GDAL are switched on
        dataset = None
    return None if dataset is None else dataset.GetMetadataItem(item)


def _which_raster(known, layer):
    """By the metadata of the file; files of versions that wrote none are known by the description of their band."""
    output, description = _said_in(layer.source())
    named = [entry for entry in known if entry.output == output]
    return next(iter(named or [entry for entry in known if description in entry.fields]), None)


def _said_in(path):
    """(item, description of the first band) of a raster, None for what there is not."""
    try:
        dataset = gdal.Open(path)
    except RuntimeError:  # where exceptions of GDAL are switched on
        dataset = None
    if dataset is None:
        return None, None
    return dataset.GetMetadataItem(ITEM), dataset.GetRasterBand(1).GetDescription() or None
