# SPDX-License-Identifier: GPL-2.0-or-later
"""The parameters of an algorithm by the keys of a study: each key names its parameter (engine/study/keys.py)."""

from qgis.core import QgsProcessingParameterDefinition, QgsProcessingParameterNumber

from ...engine.choices import RIGID
from ...engine.study.keys import NEEDED, TABLES
from ..parameters.by_name import filled_text, value_of
from ..parameters.scene import SCHEDULER
from ..parameters.values import is_empty

SCHEDULER_KEY = "compute.scheduler"  # a parameter that no study gets, for it is of a computer


def values_of(call):
    """Table -> key -> value; the name of a layer that is given, and the default where the algorithm has no input."""
    found = {
        table: {name: value_of_key(call, key) if _is_input(call, key) else _default(key) for name, key in keys.items()}
        for table, keys in TABLES.items()
    }
    if call.definition(SCHEDULER) is not None:
        found["compute"]["scheduler"] = call[SCHEDULER].strip() or None
    return found


def value_of_key(call, key):
    """Value of the parameter of a key; None where it has none, or an input is not given."""
    name = key.parameter
    if key.kind in ("path", "extent"):
        is_file = key.kind == "path" and call.definition(name).type() in ("file", "string")
        return filled_text(call, name) if is_file else (name if call.is_given(name) else None)
    if _has_no_value(call, name):
        return RIGID if RIGID in key.choices else None
    value = value_of(call, name, key.kind)
    if key.kind == "choice":
        return value or key.default
    return value.strip() or None if key.kind == "text" else value


def _has_no_value(call, name):
    """True where an optional number is empty, and where there is neither value nor default.

    A model hands over nothing for what its caller did not give, which is the default of all other parameters.
    """
    definition = call.definition(name)
    if is_empty(definition.defaultValue()):
        return call.is_unset(name) or call.raw(name) is None
    is_optional = bool(definition.flags() & QgsProcessingParameterDefinition.Flag.FlagOptional)
    return is_optional and isinstance(definition, QgsProcessingParameterNumber) and call.is_unset(name)


def parameter_of(key):
    """The parameter that stands for a key with its table, "ground.file"; the key itself where none does."""
    if key == SCHEDULER_KEY:
        return str(SCHEDULER)
    table, _, name = key.partition(".")
    return TABLES[table][name].parameter or key if name else key


def _is_input(call, key):
    return bool(key.parameter) and call.definition(key.parameter) is not None


def _default(key):
    return None if key.default is NEEDED else key.default
