# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of parameter values that Processing does not make, or not in words that help."""

import math

from qgis.core import NULL, QgsProcessingException, QgsProcessingParameterNumber

from ..translation import tr


def is_empty(value):
    """True for the NULL of a layer, and for None."""
    return value is None or value == NULL


def as_number(value):
    """A value of a field or of the cell of a table as a float, NaN for what is no number."""
    try:
        return float(value)
    except (TypeError, ValueError):  # the NULL of a layer is of a type of its own
        return math.nan


def is_unset(parameters, name):
    """True where a script, a model or a dialog says that a parameter with a default shall have no value.

    The parameterAs functions of Processing would return the default here.
    """
    return name in parameters and (is_empty(parameters[name]) or parameters[name] == "")


def optional_number(algorithm, parameters, name, context):
    """Value of an optional number without a default, None where there is none."""
    if parameters.get(name) is None or is_unset(parameters, name):
        return None
    return algorithm.parameterAsDouble(parameters, name, context)


def check_numbers(algorithm, parameters, context):
    """Raise QgsProcessingException for a number that is not finite or outside its range."""
    for definition in algorithm.parameterDefinitions():
        if not isinstance(definition, QgsProcessingParameterNumber):
            continue
        name = definition.name()
        if name not in parameters or is_unset(parameters, name):
            continue
        value = algorithm.parameterAsDouble(parameters, name, context)
        if not (math.isfinite(value) and definition.minimum() <= value <= definition.maximum()):
            message = tr("{} ({}) is {:g}; give a number from {:g} to {:g}.")
            raise QgsProcessingException(
                message.format(name, definition.description(), value, definition.minimum(), definition.maximum())
            )
