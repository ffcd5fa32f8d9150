# SPDX-License-Identifier: GPL-2.0-or-later
"""Output files: can they be written, before an hour of computing; and all of them or none at the end."""

import os
import re
import tempfile

from qgis.core import (
    QgsProcessing,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeatureSourceDefinition,
    QgsProcessingOutputLayerDefinition,
    QgsProviderRegistry,
)

from ..translation import tr
from .values import is_unset

DATABASE = re.compile(r"^[A-Za-z]{2,}:")  # postgis:, ogr:, memory: ...; C: is a drive


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


def check_outputs(algorithm, parameters, context):
    """Raise QgsProcessingException for an output that cannot be written, or would overwrite an input or another."""
    inputs = _input_files(algorithm, parameters, context)
    taken = {}
    # In QGIS 3.22 the test of a value lists it in the context as a layer to load, so the test gets its own context.
    scratch = QgsProcessingContext()
    scratch.setExpressionContext(context.expressionContext())
    for definition in algorithm.destinationParameterDefinitions():
        name = definition.name()
        accepted, reason = definition.isSupportedOutputValue(parameters.get(name), scratch)
        if not accepted:
            raise QgsProcessingException(f"{name}: {reason}")
        path = _file_of(parameters.get(name), context)
        if path is None:
            continue
        path = os.path.abspath(path)
        if path in inputs:
            message = tr("{}: {} is the input {}; choose another file for the output.")
            raise QgsProcessingException(message.format(name, path, inputs[path]))
        if path in taken:
            message = tr("{}: {} is the file of {} too; choose another one.")
            raise QgsProcessingException(message.format(name, path, taken[path]))
        taken[path] = name
        if definition.type() == "folderDestination":
            _check_folder(name, path)
        else:
            _check_writable(name, path)


class Files:
    """Files that a run makes; those of a run that fails are deleted.

    Used as a context: what stands in it either succeeds as a whole, or leaves nothing.
    """

    def __init__(self):
        self.made = []  # files that did not exist before and are written under their own name
        self.staged = []  # (temporary file, file that it becomes)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        unwanted = self.made
        try:
            if kind is None:
                for temporary, path in self.staged:
                    os.replace(temporary, path)
                unwanted = []
        finally:
            for path in [temporary for temporary, _ in self.staged] + unwanted:
                if os.path.exists(path):
                    os.remove(path)

    def stage(self, path):
        """Name to write to; the file gets its own name when everything has succeeded."""
        root, suffix = os.path.splitext(path)
        temporary = f"{root}.incomplete{suffix}"
        self.staged.append((temporary, path))
        return temporary

    def expect(self, value, context):
        """A sink is about to make the file that this destination names, if it names one."""
        path = _file_of(value, context)
        if path is not None and not os.path.exists(path):
            self.made.append(path)


def _input_files(algorithm, parameters, context):
    """File -> name of the input that is read from it."""
    files = {}
    for definition in algorithm.parameterDefinitions():
        name, value = definition.name(), parameters.get(definition.name())
        if value is not None and definition.type() == "multilayer":
            for layer in algorithm.parameterAsLayerList(parameters, name, context):
                files[os.path.abspath(_plain_path(layer.source(), layer.providerType()))] = name
        if value is None or definition.type() not in ("source", "raster", "file"):
            continue
        if isinstance(value, QgsProcessingFeatureSourceDefinition):  # of selected features, for example
            value = value.source.valueAsString(context.expressionContext(), "")[0]
        path = value
        if definition.type() != "file":
            layer = algorithm.parameterAsLayer({name: value}, name, context)
            path = _plain_path(layer.source(), layer.providerType()) if layer else None
        if isinstance(path, (str, os.PathLike)) and os.path.exists(path):
            files[os.path.abspath(path)] = name
    return files


def _file_of(value, context):
    """Path that a destination names, None where it names no file."""
    if isinstance(value, QgsProcessingOutputLayerDefinition):
        value = value.sink
    if hasattr(value, "valueAsString"):  # QgsProperty
        value = value.valueAsString(context.expressionContext(), "")[0]
    if not isinstance(value, (str, os.PathLike)):
        return None
    path = os.fspath(value)
    if path in ("", QgsProcessing.TEMPORARY_OUTPUT) or DATABASE.match(path):
        return None
    return path


def _plain_path(source, provider):
    parts = QgsProviderRegistry.instance().decodeUri(provider, source)
    return parts.get("path") or source


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
    try:
        if os.path.exists(path):
            with open(path, "r+b"):
                pass
        else:
            with tempfile.TemporaryFile(dir=folder):
                pass
    except OSError as error:
        message = tr("{}: {} cannot be written ({}). Choose another place, or close what uses the file.")
        raise QgsProcessingException(message.format(name, path, error.strerror)) from error
