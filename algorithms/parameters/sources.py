# SPDX-License-Identifier: GPL-2.0-or-later
"""Have the layers of features the geometries and the fields that inputs ask for? Processing hands over any layer."""

from qgis.core import (
    NULL,
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsWkbTypes,
)

from ..translation import tr

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
        if kind not in [KINDS.get(one) for one in allowed]:
            words = {
                Geometry.PointGeometry: tr("points"), Geometry.LineGeometry: tr("lines"),
                Geometry.PolygonGeometry: tr("polygons"), Geometry.NullGeometry: tr("a table without geometries"),
            }  # fmt: skip
            wanted = ", ".join(words[KINDS[one]] for one in allowed if one in KINDS)
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
