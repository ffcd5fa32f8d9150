# SPDX-License-Identifier: GPL-2.0-or-later
"""The parameters of an algorithm, as a report lists them."""

import os

from qgis.core import QgsProcessingParameterDefinition

LAYER_KINDS = ("source", "vector", "raster", "maplayer", "multilayer")
Flag = QgsProcessingParameterDefinition.Flag


def parameter_rows(algorithm, parameters, context):
    """(label, value) of each input, with the default where a parameter was not given; layers by their names."""
    rows = []
    for definition in algorithm.parameterDefinitions():
        if definition.isDestination() or definition.flags() & Flag.FlagHidden:
            continue
        value = parameters.get(definition.name(), definition.defaultValue())
        if definition.type() in LAYER_KINDS:
            value = _names_of(algorithm, definition, parameters, context)
        rows.append((f"{definition.description()} ({definition.name()})", "" if not value and value != 0 else value))
    return rows


def _names_of(algorithm, definition, parameters, context):
    """Names of the layers and, where they are files, of those; '' where there are none."""
    name = definition.name()
    if parameters.get(name) in (None, ""):
        return ""
    if definition.type() == "multilayer":
        layers = algorithm.parameterAsLayerList(parameters, name, context)
    elif definition.type() == "source":
        source = algorithm.parameterAsSource(parameters, name, context)
        return "" if source is None else source.sourceName()
    else:
        layers = [algorithm.parameterAsLayer(parameters, name, context)]
    return ", ".join(_name_of(layer) for layer in layers if layer is not None)


def _name_of(layer):
    file = os.path.basename(layer.source().split("|")[0])
    return f"{layer.name()} ({file})" if file and os.path.splitext(file)[0] != layer.name() else file or layer.name()
