# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of parameter values that Processing does not make, or not in words that help."""

import math
import numbers
import re

from qgis.core import (
    NULL,
    QgsProcessingException,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterEnum,
    QgsProcessingParameterNumber,
    QgsProperty,
)

from ..translation import tr

NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)
SWITCHES = {"true": True, "yes": True, "1": True, 1: True, "false": False, "no": False, "0": False, 0: False}
LONGEST_SHOWN = 60
IS_WHOLE = "is_whole"  # in the metadata of numbers that are whole, and too large for whole numbers of Processing
WORDS = "words"  # of texts and of columns of tables that hold names


def is_empty(value):
    """True for the NULL of a layer, for None, and for what is no number, which other readers give for NULL."""
    return value is None or value == NULL or (isinstance(value, float) and math.isnan(value))


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
    return name in parameters and (parameters[name] is None or parameters[name] in (NULL, ""))


def is_missing(parameters, name, has_default):
    """True where an optional parameter has no value: it is empty, or was not given and has no default."""
    return is_unset(parameters, name) if name in parameters else not has_default


def read_in_place(call):
    """Make numbers, switches and choices of texts that are such, and check choices. Raises QgsProcessingException."""
    read_numbers_in_place(call.algorithm, call.parameters, call.context)
    read_switches_in_place(call.algorithm, call.parameters)
    read_choices_in_place(call.algorithm, call.parameters)
    check_choices(call.algorithm, call.parameters, call.context)


def read_numbers_in_place(algorithm, parameters, context):
    """Replace texts of numbers by the numbers. Raises QgsProcessingException for what is none, or outside its range.

    Processing takes the default for a text that it cannot read, without a word: of an optional number "1,5", "2 m",
    "abc" or True were all 1.
    """
    for definition in algorithm.parameterDefinitions():
        name = definition.name()
        if not isinstance(definition, QgsProcessingParameterNumber) or name not in parameters:
            continue
        if is_unset(parameters, name):
            continue
        value = _evaluated(parameters[name], context)
        number = number_of_text(value) if isinstance(value, str) else _plain_number(value)
        if number is None:
            message = tr("{} ({}) is {}, which is no number; give one such as 1.5, with a point and without a unit.")
            raise QgsProcessingException(message.format(name, definition.description(), _shown(value)))
        if not (math.isfinite(number) and definition.minimum() <= number <= definition.maximum()):
            message = tr("{} ({}) is {:g}; give a number from {:g} to {:g}.")
            raise QgsProcessingException(
                message.format(name, definition.description(), number, definition.minimum(), definition.maximum())
            )
        if definition.dataType() == QgsProcessingParameterNumber.Type.Integer or IS_WHOLE in definition.metadata():
            if number != int(number):
                message = tr("{} ({}) is {:g}; give a whole number.")
                raise QgsProcessingException(message.format(name, definition.description(), number))
            number = int(number)
        if isinstance(value, str):
            parameters[name] = number


def read_choices_in_place(algorithm, parameters):
    """Replace numbers of choices by their names: qgis_process lists both, numbered from 0 on."""
    for definition in algorithm.parameterDefinitions():
        name = definition.name()
        if not isinstance(definition, QgsProcessingParameterEnum) or name not in parameters:
            continue
        value, options = parameters[name], definition.options()
        if definition.allowMultiple() and isinstance(value, (list, tuple)):
            parameters[name] = [_option(one, options) for one in value]
        elif definition.allowMultiple() and isinstance(value, str) and "," in value:
            parameters[name] = [_option(one.strip(), options) for one in value.split(",")]
        elif isinstance(value, (int, str)):
            parameters[name] = _option(value, options)


def _option(value, options):
    """The name of a choice that was given by its number; anything else stays."""
    text = "" if isinstance(value, bool) else str(value).strip()
    is_number = text not in options and text.isascii() and text.isdigit() and len(text) < 4
    return options[int(text)] if is_number and int(text) < len(options) else value


def check_choices(algorithm, parameters, context):
    """Raise QgsProcessingException for a value that is none of those to choose from."""
    for definition in algorithm.parameterDefinitions():
        name = definition.name()
        if not isinstance(definition, QgsProcessingParameterEnum) or is_unset(parameters, name):
            continue
        if name in parameters and not definition.checkValueIsAcceptable(parameters[name], context):
            message = tr("{} ({}) is {}; choose one of {}.")
            value = _shown(_evaluated(parameters[name], context))
            raise QgsProcessingException(
                message.format(name, definition.description(), value, ", ".join(definition.options()))
            )


def read_switches_in_place(algorithm, parameters):
    """Replace texts and numbers that mean yes or no by that. Raises QgsProcessingException for others.

    Processing takes every text but "false" and "0" for yes, "no" as well.
    """
    for definition in algorithm.parameterDefinitions():
        name = definition.name()
        if not isinstance(definition, QgsProcessingParameterBoolean) or name not in parameters:
            continue
        value = parameters[name]
        if isinstance(value, (bool, QgsProperty)) or is_unset(parameters, name):
            continue
        word = value.strip().lower() if isinstance(value, str) else value
        if not isinstance(word, (str, int, float)) or word not in SWITCHES:
            message = tr("{} ({}) is {}; give true or false.")
            raise QgsProcessingException(message.format(name, definition.description(), _shown(value)))
        parameters[name] = SWITCHES[word]


def band_number(parameters, context, name):
    """The number of a band, 1 where none is given. Raises QgsProcessingException for what is no band."""
    if name not in parameters or is_unset(parameters, name):
        return 1
    value = _evaluated(parameters[name], context)
    number = number_of_text(value) if isinstance(value, str) else _plain_number(value)
    if number is None or not math.isfinite(number) or number < 1 or number != int(number):
        message = tr("{} is {}; give the number of a band, from 1 on.")
        raise QgsProcessingException(message.format(name, _shown(value)))
    return int(number)


def number_of_text(text):
    """The number that a text says, None where it says none.

    A comma is a decimal comma where it can be nothing else: "1,5" and "0,125" are numbers, "1,500" could be 1500.
    """
    text = text.strip()
    if text.count(",") == 1 and "." not in text:
        whole, _, decimals = text.partition(",")
        digits = whole.lstrip("+-")
        if len(decimals) == 3 and decimals.isdigit() and 1 <= len(digits) <= 3 and not digits.startswith("0"):
            return None
        text = f"{whole}.{decimals}"
    number = float(text) if NUMBER.fullmatch(text) else math.inf
    return number if math.isfinite(number) else None


def _plain_number(value):
    """A number as it is, None for anything else; True is no number."""
    if isinstance(value, bool) or not isinstance(value, numbers.Real):
        return None
    return float(value)


def _evaluated(value, context):
    """The value of a property, for example of an expression that a model computes."""
    if not isinstance(value, QgsProperty):
        return value
    found, succeeded = value.value(context.expressionContext())
    return found if succeeded else value.asExpression()


def _shown(value):
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."
