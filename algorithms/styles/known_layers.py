# SPDX-License-Identifier: GPL-2.0-or-later
"""Recognition of Talus' outputs: rasters by their metadata, tables by the names of their fields.

Each algorithm tells its own in ``known_layers``. Names of layers and files are not asked.
"""

from typing import Callable, NamedTuple

from osgeo import gdal
from qgis.core import QgsApplication, QgsRasterLayer, QgsVectorLayer, QgsWkbTypes

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
    fields = tuple(one.name for one in columns if one.name not in later)
    return KnownLayer(output, label, shape, fields, lambda layer: style(columns, layer))


def known_raster(output, label, style, described=None):
    """A KnownLayer of a raster; ``style``: of the layer; ``described``: its first band, unless by the label."""
    return KnownLayer(output, label, RASTER, (described or label,), style)


def all_known():
    """The KnownLayers of all algorithms of Talus; example models have none."""
    algorithms = QgsApplication.processingRegistry().providerById("talus").algorithms()
    return [known for one in algorithms for known in getattr(one, "known_layers", list)()]


def name_of(layer, known):
    """The label of the output and, of layers that know it, the name of the run."""
    runs = set()
    if isinstance(layer, QgsVectorLayer) and layer.fields().lookupField("run_name") >= 0:
        runs = {one for one in layer.uniqueValues(layer.fields().lookupField("run_name")) if isinstance(one, str)}
    return f"{known.label} – {runs.pop()}" if len(runs) == 1 else known.label


def which_of(known, layer):
    """The KnownLayer that a layer is, None where it is none; of several that fit, the one with the most fields."""
    if isinstance(layer, QgsRasterLayer):
        return _which_raster([one for one in known if one.shape == RASTER], layer)
    if not isinstance(layer, QgsVectorLayer):
        return None
    names = set(layer.fields().names())
    fitting = [
        one for one in known
        if one.shape != RASTER and set(one.fields) <= names and SHAPES[one.shape] == layer.geometryType()
    ]  # fmt: skip
    return max(fitting, key=lambda one: len(one.fields), default=None)


def range_of(layer):
    """(least, largest) value of a raster's first band, (0, 0) where there is none; leaves no statistics on the disk."""
    dataset = gdal.Open(layer.source())
    try:
        found = dataset.GetRasterBand(1).ComputeRasterMinMax(False)
    except (AttributeError, RuntimeError):  # no file; or not a single value, where exceptions of GDAL are switched on
        found = None
    return found if found is not None and found[0] is not None and found[0] <= found[1] else (0.0, 0.0)


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
    named = [one for one in known if one.output == output]
    return next(iter(named or [one for one in known if description in one.fields]), None)


def _said_in(path):
    """(item, description of the first band) of a raster, None for what there is not."""
    try:
        dataset = gdal.Open(path)
    except RuntimeError:  # where exceptions of GDAL are switched on
        dataset = None
    if dataset is None:
        return None, None
    return dataset.GetMetadataItem(ITEM), dataset.GetRasterBand(1).GetDescription() or None
