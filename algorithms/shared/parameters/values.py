# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of parameter values that Processing does not make, or not in words that help."""

import math
import numbers
import re

from qgis.core import (
    NULL,
    QgsProcessingException,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterNumber,
    QgsProcessingUtils,
    QgsProperty,
)

from ...translation import tr

# Tables that are typed in a dialog, as Processing gives them: a flat list of cells.


def filled_cells(cells):
    """The cells of a matrix, row after row; [] where none has a value.

    A dialog gives one empty text for a table without rows, and Processing its own for one that is not given.
    """
    return [] if all(map(is_blank, cells)) else list(cells)


def filled_rows(cells, columns, name):
    """Rows of this many texts, "" for a cell without a value, of which one at least has one; pairs with their numbers.

    ``name``: of the parameter. Raises QgsProcessingException where the cells do not make whole rows.
    """
    if len(cells) % columns:
        raise QgsProcessingException(tr("{}: {} values do not make rows of {}.").format(name, len(cells), columns))
    texts = ["" if is_blank(cell) else str(cell).strip() for cell in cells]
    rows = (texts[first : first + columns] for first in range(0, len(texts), columns))
    return [(number, row) for number, row in enumerate(rows, 1) if any(row)]


def is_blank(cell):
    """True for a cell without a value."""
    return cell is None or cell == NULL or str(cell).strip() in ("", "NULL")


# A choice of several names as the log and the history of QGIS write it.


class SeveralNames(QgsProcessingParameterEnum):
    """QGIS 3.22 writes '' for a list of names, and what is run again from its history would be without them."""

    def valueAsPythonString(self, value, context):
        if isinstance(value, (list, tuple)) and value and all(isinstance(entry, str) for entry in value):
            return "[" + ",".join(map(QgsProcessingUtils.stringToPythonLiteral, value)) + "]"
        return super().valueAsPythonString(value, context)


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
            parameters[name] = [_option(entry, options) for entry in value]
        elif definition.allowMultiple() and isinstance(value, str) and "," in value:
            parameters[name] = [_option(entry.strip(), options) for entry in value.split(",")]
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
    result, succeeded = value.value(context.expressionContext())
    return result if succeeded else value.asExpression()


def _shown(value):
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."


# Values of parameters that are known by their names alone: of the keys of a study, of the rows of a report.

READERS = {"number": "Double", "whole": "Int", "flag": "Bool", "text": "String"}


def value_of(call, name, kind):
    """The value of a parameter; ``kind``: of READERS, where it is no choice. None for other kinds."""
    if isinstance(call.definition(name), QgsProcessingParameterEnum):
        kind = "choice"
    if kind == "whole" and IS_WHOLE in call.definition(name).metadata():
        return int(call.algorithm.parameterAsDouble(call.parameters, name, call.context))
    reader = {**READERS, "choice": "EnumString"}.get(kind)
    return reader and getattr(call.algorithm, f"parameterAs{reader}")(call.parameters, name, call.context)


def source_of(call, name):
    """The features of a parameter, None where there are none."""
    return call.algorithm.parameterAsSource(call.parameters, name, call.context)


def layers_of(call, name):
    """The layers of a parameter for one or several."""
    if call.definition(name).type() == "multilayer":
        return call.algorithm.parameterAsLayerList(call.parameters, name, call.context)
    return [call.algorithm.parameterAsLayer(call.parameters, name, call.context)]


# Lists of numbers that are typed in as text, such as the heights of barriers.


def read_numbers(call, name, may_be_zero=False):
    """Positive numbers, ascending, each once; none of an optional one that is empty. Raises QgsProcessingException."""
    definition = call.definition(name)
    text = call[name]
    numbers = [as_number(part) for part in re.split(r"[,;\s]+", text) if part]
    is_missing = not numbers and not definition.flags() & QgsProcessingParameterDefinition.Flag.FlagOptional
    is_good = [math.isfinite(number) and (number > 0.0 or (may_be_zero and number == 0.0)) for number in numbers]
    if is_missing or not all(is_good):
        message = tr("{} ({}) is {!r}; give positive numbers with commas between them, for example 2, 3.5, 5.")
        raise QgsProcessingException(message.format(name, definition.description(), text))
    return tuple(sorted(set(numbers)))
