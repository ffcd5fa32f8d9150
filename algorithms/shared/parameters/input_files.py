# SPDX-License-Identifier: GPL-2.0-or-later
"""The files that inputs are read from: all of them, also tiles of a VRT and what lies in archives.

Pipes and devices are refused before QGIS opens them, for it would wait without end.
"""

import os
import re

from qgis.core import (
    NULL,
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingFeatureSourceDefinition,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsProviderRegistry,
    QgsVectorLayer,
    QgsVirtualLayerDefinition,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QUrl

from ....engine.io.plain_file import check_plain
from ....engine.io.source_files import SourceFiles
from ...translation import tr

LAYERS = ("source", "raster", "vector", "maplayer", "mesh", "pointcloud")  # types of parameters
NEVER_OPENED = ("string", "number", "boolean", "enum", "matrix")  # types whose texts are no paths
LONGEST_PATH = 10_000  # characters of a text that may be a path
VIRTUAL = re.compile(r"^/vsi\w+/(\d+_\d+,)?")  # the second: of a part of a file
PROVIDER = re.compile(r"^\w+:(//)?")
BETWEEN_QUOTES = re.compile(r"(?<=['\"])[^'\"]+(?=['\"])")
LONGEST_SHOWN = 200  # characters of a text in a message
ARCHIVES = ((".zip", "/vsizip/"), (".tar.gz", "/vsitar/"), (".tgz", "/vsitar/"), (".tar", "/vsitar/"),
            (".gz", "/vsigzip/"))  # fmt: skip


def refuse_pipes(call):
    """Raise QgsProcessingException for an input that names a pipe or a device.

    QGIS opens texts of many kinds of inputs as layers: of extents and coordinate systems, too.
    """
    for definition in call.definitions():
        if definition.isDestination() or definition.type() in NEVER_OPENED:
            continue
        for text in _texts_of(call.raw(definition.name()), call.context):
            try:
                for path in _paths_in(text):
                    check_plain(path)
            except OSError as error:
                message = tr("{}: {} is a pipe or a device and no file; give the path of a file.")
                raise QgsProcessingException(message.format(definition.name(), text)) from error
            if definition.type() != "file" and any(map(_is_polygon_file, _paths_in(text))):
                message = tr("{}: {} is a file of polygons (PLY) and no layer; choose a layer.")
                raise QgsProcessingException(message.format(definition.name(), text[:LONGEST_SHOWN]))


def _is_polygon_file(path):
    """Is this file of the format PLY?

    QGIS takes it for a mesh and goes through as many points as its head says, whether they are there or not.
    """
    try:
        with open(path, "rb") as file:
            return file.read(4) in (b"ply\n", b"ply\r")
    except (OSError, ValueError):
        return False


def _paths_in(text):
    """Paths that QGIS or GDAL may open for a text: itself without its options, behind the name of a provider or of a
    virtual file system, before a coordinate system, and between quotes.
    """
    plain = text[:LONGEST_PATH].partition("|")[0]
    paths = [plain, plain.partition(" [")[0], PROVIDER.sub("", plain), *BETWEEN_QUOTES.findall(plain)]
    while VIRTUAL.match(plain):
        plain = VIRTUAL.sub("", plain)
        paths.append(plain)
    return [path for path in paths if path]


def reason_for_text(call):
    """Why QGIS does not find a layer that is named by its text, '' where it is unknown: some versions open what lies in
    an archive or on a server from the project alone.
    """
    for definition in call.definitions():
        if definition.isDestination() or definition.type() not in (*LAYERS, "multilayer"):
            continue
        for text in _texts_of(call.raw(definition.name()), call.context):
            if text.startswith("/vsi") or "://" in text:
                message = tr("{}: this version of QGIS does not open {} by its text. Add it to the project and choose "
                             "the layer, or unpack or download the file.")  # fmt: skip
                return message.format(definition.name(), text[:LONGEST_SHOWN])
    return ""


def sources_of(call):
    """The SourceFiles of a call: every local file that one of its inputs is read from."""
    sources = SourceFiles()
    for definition in call.definitions():
        name, value = definition.name(), call.raw(definition.name())
        if definition.isDestination() or value is None:
            continue
        if definition.type() == "file":
            for text in _texts_of(value, call.context):
                for path in _files_at(text):
                    sources.add(name, path)
        for layer in _layers_of(call, definition):
            for provider, source in _read_for(layer, call.context.project()):
                sources.add(name, name_for_gdal(provider, source))
    return sources


def _files_at(path):
    """A file, or those in a folder."""
    if os.path.isdir(path):
        return [entry.path for entry in os.scandir(path) if entry.is_file()]
    return [path] if os.path.isfile(path) else []


def _read_for(layer, project):
    """(provider, source) of all layers that are read for a layer, itself first: those that are joined to it, and those
    that a virtual layer asks.
    """
    sources, waiting = {}, [(layer.providerType(), layer.source(), layer)]
    while waiting:
        provider, source, known = waiting.pop()
        if (provider, source) in sources:
            continue
        sources[provider, source] = None
        others = [] if not isinstance(known, QgsVectorLayer) else [join.joinLayer() for join in known.vectorJoins()]
        if provider == "virtual":
            asked = QgsVirtualLayerDefinition.fromUrl(QUrl.fromEncoded(source.encode("utf-8")))
            waiting += [
                (layer.provider(), layer.source(), None) for layer in asked.sourceLayers() if not layer.isReferenced()
            ]
            names = {layer.reference() for layer in asked.sourceLayers() if layer.isReferenced()}
            layers = () if project is None else project.mapLayers().values()
            others += [
                layer for layer in layers if {layer.id(), layer.name()} & names or _is_asked(layer, asked.query())
            ]
        waiting += [
            (other_layer.providerType(), other_layer.source(), other_layer)
            for other_layer in others
            if other_layer is not None
        ]
    return list(sources)


def _is_asked(layer, query):
    """May a query ask a layer of the project? Its text then holds the name."""
    return bool(query) and any(name and name in query for name in (layer.id(), layer.name()))


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
        return [text for part in value for text in _texts_of(part, context)]
    if hasattr(value, "valueAsString"):  # QgsProperty
        value = value.valueAsString(context.expressionContext(), "")[0]
    return [os.fspath(value)] if isinstance(value, (str, os.PathLike)) and value else []


# Is a file open in another program? A database says so by files beside it.

# Beside a database, these say that a program has it open for writing, or was killed while it had.
OPEN_ELSEWHERE = ("-wal", "-journal")


def open_elsewhere(path):
    """Name of a file that says that another program works on this one, None where nothing does."""
    paths = [path + suffix for suffix in OPEN_ELSEWHERE if os.path.exists(path + suffix)]
    return paths[0] if paths and os.path.exists(path) else None


def open_elsewhere_message(path):
    """Message for a file that is open elsewhere, else ''."""
    other_file = open_elsewhere(path)
    message = tr("{} is open in another program, or one was killed that had it open: there is {}. Close it there, or "
                 "choose another file.")  # fmt: skip
    return message.format(path, os.path.basename(other_file)) if other_file else ""


# Have the layers of features the geometries and the fields that inputs ask for? Processing hands over any layer.

Source, Geometry = QgsProcessing.SourceType, QgsWkbTypes.GeometryType
KINDS = {
    Source.TypeVectorPoint: Geometry.PointGeometry,
    Source.TypeVectorLine: Geometry.LineGeometry,
    Source.TypeVectorPolygon: Geometry.PolygonGeometry,
}


def check_layers_and_fields(call):
    """Both checks. Raises QgsProcessingException."""
    check_sources(call.algorithm, call.parameters, call.context)
    check_field_names(call.algorithm, call.parameters, call.context)


def check_sources(algorithm, parameters, context):
    """Raise QgsProcessingException for a layer of another kind of geometry than its input takes."""
    for definition in algorithm.parameterDefinitions():
        name = definition.name()
        given = parameters.get(name)
        if not isinstance(definition, QgsProcessingParameterFeatureSource) or given in (None, "", NULL):
            continue
        allowed = list(definition.dataTypes())
        source = algorithm.parameterAsSource(parameters, name, context)
        if source is None:
            raise QgsProcessingException(tr("{}: this is no vector layer that QGIS can read.").format(name))
        kind = QgsWkbTypes.geometryType(source.wkbType())
        if not allowed or kind == Geometry.UnknownGeometry or Source.TypeVector in allowed:
            continue
        if Source.TypeVectorAnyGeometry in allowed:
            allowed = list(KINDS)
        if kind not in [KINDS.get(kind_allowed) for kind_allowed in allowed]:
            words = {
                Geometry.PointGeometry: tr("points"), Geometry.LineGeometry: tr("lines"),
                Geometry.PolygonGeometry: tr("polygons"), Geometry.NullGeometry: tr("a table without geometries"),
            }  # fmt: skip
            wanted = ", ".join(words[KINDS[kind_allowed]] for kind_allowed in allowed if kind_allowed in KINDS)
            message = tr("{} ({}): the layer {} has {}; give a layer of {}.")
            raise QgsProcessingException(
                message.format(name, definition.description(), source.sourceName(), words[kind], wanted)
            )


def check_field_names(algorithm, parameters, context):
    """Raise QgsProcessingException for a field that was named and is not in its layer."""
    for definition in algorithm.parameterDefinitions():
        name = definition.name()
        if not isinstance(definition, QgsProcessingParameterField) or definition.allowMultiple():
            continue
        if parameters.get(name) is None:
            continue
        parent, field = definition.parentLayerParameterName(), algorithm.parameterAsString(parameters, name, context)
        source = algorithm.parameterAsSource(parameters, parent, context)
        if source is None or not field or source.fields().lookupField(field) >= 0:
            continue
        message = tr("{} ({}): the layer {} has no field {!r}; it has {}.")
        layer, listed = f"{source.sourceName()} ({parent})", ", ".join(source.fields().names()) or tr("none")
        raise QgsProcessingException(message.format(name, definition.description(), layer, field, listed))
