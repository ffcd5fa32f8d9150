# SPDX-License-Identifier: GPL-2.0-or-later
"""One vector layer or table: its features, its fields, how it is written."""

from qgis.core import QgsFeature, QgsFeatureSink, QgsField, QgsFields, QgsProcessingException

from ...engine.io.csv_cells import safe_cell
from ..number_words import told
from ..parameters.destinations import table_of
from ..styles.on_load import style_on_load
from ..translation import tr
from .point_rows import PointRows, append_to
from .written import check_written, file_and_layer

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
        self.call.say(told(tr("Writing {}, features: {} ..."), label, count))
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
