# SPDX-License-Identifier: GPL-2.0-or-later
"""Output files: can they be written, before an hour of computing? How they are written, staging.py knows."""

import os
import re
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from qgis.core import (
    QgsDataSourceUri,
    QgsProcessing,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingOutputLayerDefinition,
    QgsProperty,
    QgsProviderRegistry,
)

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.io.source_files import written_with
from ...translation import tr
from .input_files import open_elsewhere_message, plain_source, sources_of
from .motion import CROSSINGS, SAMPLES, TRAJECTORIES
from .values import is_unset

# Values of a destination parameter: a file, or something that is none.

DATABASE = re.compile(r"^[A-Za-z]{2,}:")  # postgis:, ogr:, memory: ...; C: is a drive
IN_FILE = "ogr:"


class Table(NamedTuple):
    """A table in the file of a database, such as a GeoPackage."""

    path: str
    name: str


def file_of(value, context):
    """Path that a destination names, None where it names no file of its own."""
    text = _text_of(value, context)
    if text in ("", QgsProcessing.TEMPORARY_OUTPUT) or DATABASE.match(text):
        return None
    return text


def table_of(value, context):
    """The Table that a destination names, ogr:dbname='results.gpkg' table="lines" (geom); else None."""
    text = _text_of(value, context)
    if not text.startswith(IN_FILE):
        return None
    uri = QgsDataSourceUri(text[len(IN_FILE) :])
    return Table(uri.database(), uri.table()) if uri.database() else None


def in_other_file(value, path, context):
    """The destination in a database with the same table in that of another file."""
    uri = QgsDataSourceUri(_text_of(value, context)[len(IN_FILE) :])
    uri.setDatabase(path)
    return staged_destination(value, IN_FILE + uri.uri(False))


def _text_of(value, context):
    if isinstance(value, QgsProcessingOutputLayerDefinition):
        value = value.sink
    if hasattr(value, "valueAsString"):  # QgsProperty
        value = value.valueAsString(context.expressionContext(), "")[0]
    return os.fspath(value) if isinstance(value, (str, os.PathLike)) else ""


def staged_destination(value, path):
    """Destination with another file."""
    if not isinstance(value, QgsProcessingOutputLayerDefinition):
        return path
    staged = QgsProcessingOutputLayerDefinition(value)
    staged.sink = QgsProperty.fromValue(path)
    return staged


DATA = ".dbf", ".dat", ".map", ".mid", ".hdr", ".ige"  # parts of a file of several that may be one of their own


def is_wanted(algorithm, parameters, name):
    """True where an output of the algorithm shall be made: it has a value, or a default and was not skipped."""
    definition = algorithm.parameterDefinition(name)
    if definition is None:
        return False
    if name in parameters:
        return not (is_unset(parameters, name) or _is_empty(parameters[name]))
    return bool(definition.defaultValue())


def _is_empty(value):
    """True for the wrapped None that processing.runAndLoadResults makes of a None."""
    if not isinstance(value, QgsProcessingOutputLayerDefinition):
        return False
    sink = value.sink
    return not (sink.staticValue() or sink.expressionString() or sink.field())


def check_outputs(call, beside=()):
    """Raise QgsProcessingException for an output that cannot be written, or would overwrite an input or another.

    beside : pairs of the name of an output and a file that is written beside it
    """
    algorithm, parameters, context = call.algorithm, call.parameters, call.context
    inputs = sources_of(call)
    for name, path in beside:
        _refuse_input(name, os.path.abspath(path), inputs)
    taken = {}
    # In QGIS 3.22 the test of a value lists it in the context as a layer to load, so the test gets its own context.
    scratch = QgsProcessingContext()
    scratch.setExpressionContext(context.expressionContext())
    for definition in algorithm.destinationParameterDefinitions():
        name = definition.name()
        accepted, reason = definition.isSupportedOutputValue(parameters.get(name), scratch)
        if not accepted:
            raise QgsProcessingException(f"{name}: {reason}")
        path, table = file_of(parameters.get(name), context), table_of(parameters.get(name), context)
        if table is not None:
            _check_table(name, table, call, inputs, taken)
        if path is None:
            continue
        path = os.path.abspath(path)
        _refuse_input(name, path, inputs)
        _refuse_foreign_parts(name, path)
        _take(name, path, None, taken)
        if definition.type() == "folderDestination":
            _check_folder(name, path)
        else:
            _check_writable(name, path)


def _refuse_input(name, path, inputs):
    """Raise QgsProcessingException for an output that would replace a file that is read, or one that belongs to it."""
    hit = inputs.touched(path)
    if hit is None:
        return
    if os.path.abspath(hit[0]) == path:
        message = tr("{}: {} is the input {}; choose another file for the output.")
        raise QgsProcessingException(message.format(name, path, hit[1]))
    message = tr("{}: {} would overwrite {}, from which the input {} is read; choose another file for the output.")
    raise QgsProcessingException(message.format(name, path, hit[0], hit[1]))


def _refuse_foreign_parts(name, path):
    """Raise QgsProcessingException where a new file of several would replace the part of something else."""
    if os.path.exists(path):  # then they belong to it
        return
    for part in written_with(path)[1:]:
        if part != path and os.path.splitext(part)[1].lower() in DATA and os.path.exists(part):
            message = tr("{}: {} would overwrite {}, a file that already exists; choose another name.")
            raise QgsProcessingException(message.format(name, path, part))


def _take(name, path, table, taken):
    """Note what an output writes in ``taken``: path -> {table: name}; the whole file is the table None."""
    others = taken.setdefault(path, {})
    for other, owner in others.items():
        if other == table or None in (other, table):
            message = tr("{}: {} is the file of {} too; choose another one.")
            raise QgsProcessingException(message.format(name, path if table is None else f"{path}, {table}", owner))
    others[table] = name


def _check_table(name, table, call, inputs, taken):
    """Raise QgsProcessingException for a table that cannot be written, or is an input or another output."""
    algorithm, parameters, context = call.algorithm, call.parameters, call.context
    path = os.path.abspath(table.path)
    _take(name, path, table.name, taken)
    owner = inputs.owner(path)
    if owner is not None and _is_raster(path, table.name):
        message = tr("{}: {} is the input {}; choose another file for the output.")
        raise QgsProcessingException(message.format(name, f"{path}, {table.name}", owner))
    for definition in algorithm.parameterDefinitions():
        value = parameters.get(definition.name())
        if value is None or definition.type() != "source":
            continue
        layer = algorithm.parameterAsLayer(
            {definition.name(): plain_source(value, context)}, definition.name(), context
        )
        if layer is None:
            continue
        parts = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
        is_there = os.path.abspath(parts.get("path") or "") == path
        if is_there and parts.get("layerName") in (None, "", table.name):
            message = tr("{}: {} is the input {}; choose another file for the output.")
            raise QgsProcessingException(message.format(name, f"{path}, {table.name}", definition.name()))
    if not os.path.isdir(path) and not open_elsewhere_message(path):
        _check_writable(name, path)


def _is_raster(path, table):
    """Does a table of a GeoPackage hold a raster?"""
    try:
        with closing(sqlite3.connect(f"{Path(path).as_uri()}?mode=ro", uri=True)) as database:
            asked = "SELECT 1 FROM gpkg_contents WHERE lower(table_name) = lower(?) AND data_type NOT IN (?, ?)"
            return database.execute(asked, (table, "features", "attributes")).fetchone() is not None
    except sqlite3.Error:  # it is no GeoPackage
        return False


def _check_folder(name, path):
    """A folder that is there, or can be made in one that is there, and takes files."""
    existing = path if os.path.exists(path) else os.path.dirname(path)
    if not os.path.isdir(existing):
        message = tr("{}: there is no folder {} to write to. Choose another one.")
        raise QgsProcessingException(message.format(name, existing))
    _check_writable(name, os.path.join(existing, "talus.test"))


def _check_writable(name, path):
    folder = os.path.dirname(path)
    if not os.path.isdir(folder):
        message = tr("{}: {} cannot be written, because there is no folder {}. Make it first.")
        raise QgsProcessingException(message.format(name, path, folder))
    if os.path.isdir(path):
        raise QgsProcessingException(tr("{}: {} is a folder; give the name of a file.").format(name, path))
    if open_elsewhere_message(path):
        raise QgsProcessingException(f"{name}: {open_elsewhere_message(path)}")
    try:
        if os.path.exists(path):
            with open(path, "r+b"):
                pass
        with tempfile.TemporaryFile(dir=folder):  # the new one is made beside the old one
            pass
    except OSError as error:
        message = tr("{}: {} cannot be written ({}). Choose another place, or close what uses the file.")
        raise QgsProcessingException(message.format(name, path, error.strerror)) from error


# Limits of layer formats: the parts of an output that they cannot hold, with the format to take, before a run.

CANNOT_HOLD = Kind(
    "format-loses", DOUBTFUL,
    "{subject}: {path} cannot hold {lost}.",
    "Take a GeoPackage (.gpkg) to keep them.",
)  # fmt: skip

GEOMETRY, HEIGHTS, TIMES, LONG_TEXTS, NAMES = "geometry", "heights", "times", "long texts", "names"
FIELDS = "fields"
NO_GEOMETRY = {GEOMETRY, HEIGHTS, TIMES}
LACKS = {
    ".shp": {LONG_TEXTS, NAMES}, ".dbf": {*NO_GEOMETRY, LONG_TEXTS, NAMES},
    ".geojson": {TIMES}, ".json": {TIMES}, ".geojsonl": {TIMES}, ".geojsons": {TIMES},
    ".kml": {TIMES, NAMES}, ".kmz": {TIMES, NAMES}, ".gml": {TIMES}, ".gpx": {FIELDS},
    ".tab": {HEIGHTS, TIMES, LONG_TEXTS, NAMES}, ".mif": {HEIGHTS, TIMES, LONG_TEXTS, NAMES},
    ".dxf": {FIELDS}, ".dgn": {FIELDS}, ".gmt": {TIMES}, ".itf": {TIMES},
    ".csv": NO_GEOMETRY, ".tsv": NO_GEOMETRY, ".xlsx": NO_GEOMETRY, ".ods": NO_GEOMETRY, ".txt": NO_GEOMETRY,
}  # fmt: skip
WITH_TIMES = (TRAJECTORIES, SAMPLES, CROSSINGS, "CONTACTS", "BARRIER_CROSSINGS", "TREE_IMPACTS", "PATHS")
WITH_HEIGHTS = (*WITH_TIMES, "STOPS", "IMPACTS", "NET", "EMBANKMENTS", "POINTS", "BLOCKS", "STATIONS")
WITH_LONG_TEXTS = (TRAJECTORIES,)  # the field motion, some kB a line


def lost_in(name, path):
    """Parts of an output that its file cannot hold; an empty set where it holds all."""
    lacks = LACKS.get(os.path.splitext(path)[1].lower(), set())
    has = {GEOMETRY, FIELDS}
    has |= {HEIGHTS} if name in WITH_HEIGHTS else set()
    has |= {TIMES} if name in WITH_TIMES else set()
    has |= {LONG_TEXTS} if name in WITH_LONG_TEXTS else set()
    return has & lacks


def outputs_with_losses(call):
    """(name, path, what is lost) of each output that is written into a format that cannot hold it."""
    for definition in call.outputs():
        name = definition.name()
        if definition.type() not in ("sink", "vectorDestination") or not is_wanted(
            call.algorithm, call.parameters, name
        ):
            continue
        path = file_of(call.raw(name), call.context)
        if path is None or table_of(call.raw(name), call.context) is not None or _is_table(definition):
            continue
        lost = lost_in(name, path)
        if lost:
            yield name, path, lost


def refuse_cut_texts(call):
    """Raise QgsProcessingException for an output whose fields or long texts would be lost."""
    for name, path, lost in outputs_with_losses(call):
        if FIELDS in lost:
            message = tr("{}: {} cannot hold the fields of a layer, only its shapes. Take a GeoPackage (.gpkg).")
            raise QgsProcessingException(message.format(name, path))
        if LONG_TEXTS in lost:
            message = tr("{}: {} cannot hold the motion of the rocks, which the later tools need: texts end after 254 "
                         "characters there. Take a GeoPackage (.gpkg).")  # fmt: skip
            raise QgsProcessingException(message.format(name, path))


def tell_losses(call):
    """Warn, before the run, of what else a format cannot hold."""
    words = {
        GEOMETRY: tr("the geometries"), HEIGHTS: tr("the heights (Z)"), TIMES: tr("the times (M)"),
    }  # fmt: skip
    for name, path, lost in outputs_with_losses(call):
        named = [text for what, text in words.items() if what in lost]
        if named:
            call.find([CANNOT_HOLD.of(str(name), path=path, lost=", ".join(named))])


def _is_table(definition):
    """An output without geometries."""
    return definition.dataType() in (QgsProcessing.SourceType.TypeVector, QgsProcessing.SourceType.TypeFile)
