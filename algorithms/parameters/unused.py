# SPDX-License-Identifier: GPL-2.0-or-later
"""Values that an algorithm is given and does not use. Processing hands them over and says nothing."""

import difflib

from qgis.core import QgsProcessingParameterField

from ..translation import tr
from .values import is_unset


def tell_of_unused(call):
    """A warning for each name that is no parameter, and for each field whose layer is not given.

    Not an error: a model hands the name of a field over whether its user gave the layer or not.
    """
    parameters = call.parameters
    definitions = {definition.name(): definition for definition in call.algorithm.parameterDefinitions()}
    for name in sorted(set(parameters) - set(definitions)):
        if not _is_given(parameters, name):
            continue
        message = tr("{}: {} has no parameter of this name; it is not used.").format(name, call.algorithm.name())
        alike = difflib.get_close_matches(name, definitions, 1)
        call.warning(message + (" " + tr("Did you mean {}?").format(alike[0]) if alike else ""))
    for name, definition in definitions.items():
        if not isinstance(definition, QgsProcessingParameterField) or not _is_given(parameters, name):
            continue
        parent, value = definition.parentLayerParameterName(), parameters[name]
        if value != definition.defaultValue() and parent and not _is_given(parameters, parent):
            message = tr("{}: the field {!r} is of the layer {}, which is not given; it is not used.")
            call.warning(message.format(name, value, parent))


def _is_given(parameters, name):
    return name in parameters and not is_unset(parameters, name)
