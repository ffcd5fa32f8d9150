# SPDX-License-Identifier: GPL-2.0-or-later
"""Output files: can they be written, before an hour of computing? How they are written, staging.py knows."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from qgis.core import (
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingOutputLayerDefinition,
    QgsProviderRegistry,
)

from ...engine.io.source_files import written_with
from ..translation import tr
from .destinations import file_of, table_of
from .input_files import plain_source, sources_of
from .open_elsewhere import open_elsewhere_message
from .values import is_unset

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
