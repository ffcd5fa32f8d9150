# SPDX-License-Identifier: GPL-2.0-or-later
"""The files that inputs are read from: all of them, also tiles of a VRT and what lies in archives.

Pipes and devices are refused before QGIS opens them, for it would wait without end.
"""

import os

from qgis.core import (
    QgsProcessingException,
    QgsProcessingFeatureSourceDefinition,
    QgsProviderRegistry,
)

from ...engine.io.plain_file import check_plain
from ...engine.io.source_files import SourceFiles
from ..translation import tr

LAYERS = ("source", "raster", "vector", "maplayer", "mesh", "pointcloud")  # types of parameters
ARCHIVES = ((".zip", "/vsizip/"), (".tar.gz", "/vsitar/"), (".tgz", "/vsitar/"), (".tar", "/vsitar/"),
            (".gz", "/vsigzip/"))  # fmt: skip


def refuse_pipes(call):
    """Raise QgsProcessingException for an input that names a pipe or a device."""
    for definition in call.definitions():
        if definition.isDestination() or definition.type() not in (*LAYERS, "multilayer", "file"):
            continue
        for text in _texts_of(call.raw(definition.name()), call.context):
            try:
                check_plain(text.partition("|")[0])
            except OSError as error:
                message = tr("{}: {} is a pipe or a device and no file; give the path of a file.")
                raise QgsProcessingException(message.format(definition.name(), text)) from error


def sources_of(call):
    """The SourceFiles of a call: every local file that one of its inputs is read from."""
    sources = SourceFiles()
    for definition in call.definitions():
        name, value = definition.name(), call.raw(definition.name())
        if definition.isDestination() or value is None:
            continue
        if definition.type() == "file":
            for text in _texts_of(value, call.context):
                if os.path.isfile(text):
                    sources.add(name, text)
        for layer in _layers_of(call, definition):
            sources.add(name, name_for_gdal(layer.providerType(), layer.source()))
    return sources


def name_for_gdal(provider, source):
    """The name under which GDAL opens a layer of a provider, without the options of QGIS.

    QGIS keeps /vsizip/, the archive and the file in it apart, and finds the one file of an archive by itself.
    """
    parts = QgsProviderRegistry.instance().decodeUri(provider, source)
    path = parts.get("path") or ""
    if not path or (provider == "gdal" and parts.get("layerName")):
        return source.partition("|")[0] if path else source
    name = f"{parts.get('vsiPrefix') or ''}{path}{parts.get('vsiSuffix') or ''}"
    if not name.startswith("/vsi"):
        prefix = next((prefix for suffix, prefix in ARCHIVES if name.lower().endswith(suffix)), "")
        return f"{prefix}{name}"
    return name


def _layers_of(call, definition):
    """The layers of an input."""
    name, value = definition.name(), call.raw(definition.name())
    if definition.type() == "multilayer":
        return call.algorithm.parameterAsLayerList(call.parameters, name, call.context)
    if definition.type() not in LAYERS:
        return []
    layer = call.algorithm.parameterAsLayer({name: plain_source(value, call.context)}, name, call.context)
    return [] if layer is None else [layer]


def plain_source(value, context):
    """The layer of a value that also says which of its features are meant."""
    if isinstance(value, QgsProcessingFeatureSourceDefinition):
        return value.source.valueAsString(context.expressionContext(), "")[0]
    return value


def _texts_of(value, context):
    """Texts that may be paths."""
    value = plain_source(value, context)
    if isinstance(value, (list, tuple)):
        return [text for one in value for text in _texts_of(one, context)]
    if hasattr(value, "valueAsString"):  # QgsProperty
        value = value.valueAsString(context.expressionContext(), "")[0]
    return [os.fspath(value)] if isinstance(value, (str, os.PathLike)) and value else []
