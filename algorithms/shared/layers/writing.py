# SPDX-License-Identifier: GPL-2.0-or-later
"""One vector layer or table: its features, its fields, how it is written."""

from typing import NamedTuple

import numpy as np
from osgeo import ogr
from qgis.core import (
    QgsFeature,
    QgsFeatureSink,
    QgsField,
    QgsFields,
    QgsGeometry,
    QgsProcessingException,
    QgsProviderRegistry,
    QgsWkbTypes,
)

from ....engine.io.csv_cells import safe_cell
from ....engine.io.geopackage_columns import blocks_of_numbers
from ....engine.io.geopackage_rows import append_points, empty_table, well_known_binaries
from ....engine.scene.features import Feature, Features
from ....engine.study.features import IN_TIME
from ...number_words import formatted
from ...translation import tr
from ..parameters.output_files import table_of
from ..parameters.values import is_empty
from ..styles.on_load import style_on_load
from .vector_layers import check_system, is_whole, valid_features
from .written import check_written, file_and_layer

# From layers of QGIS to the features of a scene: as selected, filtered and edited, in the system of the terrain.


def features_of(call, name, source, crs):
    """The Features of a source in the system ``crs``. Raises QgsProcessingException naming those that are invalid."""
    check_system(source, name)
    fields, rows, bare = source.fields().names(), [], []
    for feature in valid_features(source, crs, call, name):
        geometry = feature.geometry()
        if geometry.isNull() or geometry.isEmpty():
            bare.append(feature.id())
        else:
            values = {field: plain(value) for field, value in zip(fields, feature.attributes())}
            rows.append(Feature(feature.id(), linear_wkb(geometry), values))
    return Features(str(name), source.sourceName(), fields, rows, bare, call.find)


def plain(value):
    """Value of a field of QGIS: a number, a text, or None where it is empty."""
    if is_empty(value):
        return None
    return value if isinstance(value, (int, float, str)) else str(value)


def linear_wkb(geometry):
    """Well-known binary without heights, and arcs as straight lines."""
    kind = geometry.wkbType()
    is_curved = QgsWkbTypes.isCurvedType(kind)
    if not (is_curved or QgsWkbTypes.hasZ(kind) or QgsWkbTypes.hasM(kind)):
        return bytes(geometry.asWkb())
    if is_curved and geometry.constGet().dimension() == 1:
        geometry = QgsGeometry(geometry.constGet().segmentize())
    made = ogr.CreateGeometryFromWkb(bytes(geometry.asWkb())).GetLinearGeometry()  # as the engine burns arcs of areas
    made.FlattenTo2D()
    return bytes(made.ExportToWkb())


# Columns of an input that is a whole table of a GeoPackage, without its features.


def read_from_geopackage(call, name, columns):
    """(n, len(columns)) numbers of the input ``name`` in the order of the file, NaN where one is missing.

    None where only the features tell: in other formats, with a filter or a selection, while the layer is edited, or
    where something is no number.
    """
    table = _whole_table(call, name)
    if table is None:
        return None
    blocks = [np.zeros((0, len(columns)))]
    try:
        for block in blocks_of_numbers(*table, columns):
            call.stop_if_cancelled()
            blocks.append(block)
    except ValueError:
        return None
    return np.concatenate(blocks)


def _whole_table(call, name):
    """(path, table) of a layer, None where not all of its rows count or they are elsewhere."""
    if not is_whole(call.raw(name)):
        return None
    layer = call.vector_layer(name)
    if layer is None or layer.providerType() != "ogr" or layer.isEditable() or layer.subsetString():
        return None
    parts = QgsProviderRegistry.instance().decodeUri("ogr", layer.source())
    path = parts.get("path") or ""
    return (path, parts.get("layerName") or None) if path.lower().endswith(".gpkg") else None


# Features of the engine as features of QGIS; points with a time in blocks, where a file takes these at once.


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
    return (feature for part in features.parts for feature in _features(part.geometries(), _in_order(part, columns)))


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


MANY, SOME = 1000, 50  # features between two reports of progress, and between two questions whether to go on


class WritingProgress:
    """The part of the progress in which layers are written, shared out by the numbers of their features."""

    def __init__(self, call, low, high, counts):
        self.call, self.percent, self.counts = call, low, counts
        self.step = (high - low) / max(sum(counts.values()), 1)  # percent a feature

    def of(self, name, label, features):
        """The features or PointRows of an output as they are, reported while they pass."""
        if isinstance(features, PointRows):
            return PointRows(self._told(name, label, features.blocks, lambda block: len(block.places)))
        return self._told(name, label, features, lambda feature: 1)

    def _told(self, name, label, parts, size):
        count = self.counts.get(name, 0)
        self.call.say(formatted(tr("Writing {}, features: {} ..."), label, count))
        passed, next_told = 0, 0
        for part in parts:
            if passed >= next_told:
                self.call.progress(self.percent + self.step * min(passed, count))
                next_told = passed + MANY
            yield part
            passed += size(part)
        self.percent += self.step * count
        self.call.progress(self.percent)


def write_layer(call, files, name, form, features, style):
    """Write one vector output; returns its destination.

    ``form``: columns, type of geometry, coordinate system; ``features``: QgsFeatures, or PointRows, which go into a
    GeoPackage many at once.
    """
    columns, kind, crs = form
    staged = files.sink(call.raw(name), call.context)
    if staged is None and table_of(call.raw(name), call.context) is not None:
        call.info(tr("{}: the database is open in another program or as a layer in QGIS, so the table is written "
                        "directly: it remains also when a later output fails.").format(name))  # fmt: skip
    value = None if staged is None else staged.value

    fields = _fields_of(columns)
    sink, destination = call.sink(name, fields, kind, crs, value)
    if staged is not None and staged.path.lower().endswith(".csv"):
        features = map(_without_formulas, features)
    count = None
    if staged is not None and staged.path.lower().endswith(".gpkg") and isinstance(features, PointRows):
        del sink  # closes the file: a table without rows
        count = append_to(*file_and_layer(destination), features, call, name)
        if count is None:
            sink, destination = call.sink(name, fields, kind, crs, value)
    if count is None:
        count = _write(sink, features, call, name)
        del sink  # closes the file
    check_written(destination, count, name)
    if staged is not None:
        destination = staged.settle(destination, call.context)
    style_on_load(call, destination, call.label(name), style, call.run_of_layers, name)
    return destination


def make_feature(geometry, attributes):
    """A feature; ``geometry``: QgsGeometry, None in a table."""
    feature = QgsFeature()
    if geometry is not None:
        feature.setGeometry(geometry)
    feature.setAttributes(list(attributes))
    return feature


def _without_formulas(feature):
    """The feature with texts that no spreadsheet takes for formulas."""
    feature.setAttributes([safe_cell(value) for value in feature.attributes()])
    return feature


def _fields_of(columns):
    """The columns as fields. Aliases are for loaded layers: not every sink takes them."""
    fields = QgsFields()
    for column in columns:
        fields.append(QgsField(column.name, column.kind))
    return fields


def _write(sink, features, call, name):
    """Write the features; returns how many there were."""
    written = 0
    for feature in features:
        if written % SOME == 0 and call.is_cancelled():
            raise QgsProcessingException(tr("Cancelled while layers were written; nothing was saved."))
        if not sink.addFeature(feature, QgsFeatureSink.Flag.FastInsert):
            raise QgsProcessingException(tr("{}: a feature could not be written; is the disk full?").format(name))
        written += 1
    if not sink.flushBuffer():
        raise QgsProcessingException(tr("{}: {}").format(name, sink.lastError()))
    return written
