# SPDX-License-Identifier: GPL-2.0-or-later
"""Values that an algorithm is given and does not use. Processing hands them over and says nothing."""

import difflib

from qgis.core import QgsProcessingParameterField

from ...engine.findings.finding import DOUBTFUL, Kind
from .values import is_unset

FIELD_NOT_USED = Kind(
    "field-not-used", DOUBTFUL,
    "{subject}: the field {field!r} belongs to the layer {layer}, which is not given; it is not used.",
    "Give the layer, or leave the field empty.",
)  # fmt: skip
UNKNOWN = Kind("parameter-unknown", DOUBTFUL, "{subject}: {tool} has no parameter of this name; it is not used.")
ALIKE = Kind(
    "parameter-unknown", DOUBTFUL, "{subject}: {tool} has no parameter of this name; it is not used.",
    "Did you mean {near}?",
)  # fmt: skip


def tell_of_unused(call):
    """A finding for each name that is no parameter, and for each field whose layer is not given.

    Not an error: a model hands the name of a field over whether its user gave the layer or not.
    """
    parameters = call.parameters
    definitions = {definition.name(): definition for definition in call.algorithm.parameterDefinitions()}
    for name in sorted(set(parameters) - set(definitions)):
        if not _is_given(parameters, name):
            continue
        tool, alike = call.algorithm.name(), difflib.get_close_matches(name, definitions, 1)
        kind, near = (ALIKE, {"near": alike[0]}) if alike else (UNKNOWN, {})
        call.find([kind.of(name, tool=tool, **near)])
    for name, definition in definitions.items():
        if not isinstance(definition, QgsProcessingParameterField) or not _is_given(parameters, name):
            continue
        parent, value = definition.parentLayerParameterName(), parameters[name]
        if value != definition.defaultValue() and parent and not _is_given(parameters, parent):
            field = str(value)  # a list or an expression of QGIS cannot be compared
            call.find([FIELD_NOT_USED.of(name, field=field, layer=parent)])


def _is_given(parameters, name):
    return name in parameters and not is_unset(parameters, name)
