# SPDX-License-Identifier: GPL-2.0-or-later
"""The parameters of an algorithm, as a report lists them."""

import os
import re
from numbers import Real

from qgis.core import QgsProcessingParameterDefinition

from ..choice_names import choice_names
from ..number_words import exact_text
from ..parameters.by_name import layers_of, source_of
from ..parameters.matrices import filled_cells, is_blank
from ..parameters.values import WORDS, is_empty
from ..styles.layer_names import own_name
from ..translation import tr

NUMBER = re.compile(r"[+-]?(0|[1-9]\d*|(?=\.\d))(\.\d*)?([eE][+-]?\d+)?")
LAYER_KINDS = ("source", "vector", "raster", "maplayer", "multilayer")
Flag = QgsProcessingParameterDefinition.Flag


def parameter_rows(call, leave_out=()):
    """(label, value) of each input, with the default where a parameter was not given; layers by their names.

    What was left empty stands in the last row. ``leave_out``: names of inputs that did not matter.
    """
    rows, empty = [], []
    for definition in call.definitions():
        if definition.isDestination() or definition.flags() & Flag.FlagHidden or definition.name() in leave_out:
            continue
        value = call.parameters.get(definition.name(), definition.defaultValue())
        if definition.type() in LAYER_KINDS:
            value = _names_of(call, definition)
        text = value_text(definition, value)
        if text:
            rows.append((definition.description(), text))
        else:
            empty.append(definition.description())
    return [*rows, (tr("Left empty"), "; ".join(empty))] if empty else rows


def value_text(definition, value):
    """A value as people write it: words of lists, numbers of the language; "" for what is not given.

    Dialogs give the NULL of a layer for an input that is left empty, and a table without rows as one cell.
    """
    if definition.type() == "matrix" and isinstance(value, (list, tuple)):
        value = filled_cells(value)
    if is_empty(value) or (isinstance(value, (str, list, tuple)) and not value):
        return ""
    if definition.type() == "boolean" and isinstance(value, (bool, int)):
        return tr("yes") if value else tr("no")
    if definition.type() == "enum":
        return _words_of(definition, value)
    return _with_names(definition, value) if WORDS in definition.metadata() else _with_numbers(value)


def _with_names(definition, value):
    """Text of a value that is a name, or a table with names: a run 001 is not 1."""
    if definition.type() != "matrix" or not isinstance(value, (list, tuple)):
        return str(value)
    count, columns = len(definition.headers()), definition.metadata()[WORDS]
    cells = (str(one) if place % count in columns else _with_numbers(one) for place, one in enumerate(value))
    return "; ".join("" if is_blank(one) else one for one in cells)


def _words_of(definition, value):
    options = definition.options()
    names = choice_names(options)
    chosen = value if isinstance(value, (list, tuple)) else str(value).split(",") if isinstance(value, str) else [value]
    chosen = [options[one] if isinstance(one, int) else one for one in chosen]
    return ", ".join(str(names.get(one, one)) for one in chosen)


def _with_numbers(value):
    """Numbers, and lists of them in a text, with a semicolon between, for a comma may be a decimal sign."""
    if isinstance(value, (list, tuple)):
        return "; ".join(_with_numbers(one) for one in value)
    if isinstance(value, Real) and not isinstance(value, bool):
        return exact_text(value)
    try:
        return "; ".join(exact_text(_number(one)) for one in str(value).split(","))
    except ValueError:
        return str(value)


def _number(text):
    """Raises ValueError for what is no number, and for a name such as 001 or 1_2."""
    if not NUMBER.fullmatch(text.strip()):
        raise ValueError(text)
    return int(text) if text.strip().isdecimal() else float(text)


def _names_of(call, definition):
    """Names of the layers and, where they are files, of those; '' where there are none."""
    name = definition.name()
    if not call.is_given(name):
        return ""
    if definition.type() == "source":
        layer = call.vector_layer(name)
        source = source_of(call, name) if layer is None else layer
        return "" if source is None else source.sourceName() if layer is None else _name_of(layer)
    return ", ".join(_name_of(layer) for layer in layers_of(call, name) if layer is not None)


def _name_of(layer):
    path = layer.source().split("|")[0]
    file = os.path.basename(path) if os.path.isfile(path) else ""  # a layer in memory has none
    name = own_name(layer)
    return f"{name} ({file})" if file and os.path.splitext(file)[0] != name else file or name
