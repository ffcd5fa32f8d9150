# SPDX-License-Identifier: GPL-2.0-or-later
"""Values of parameters that are known by their names alone: of the keys of a study, of the rows of a report."""

from qgis.core import QgsProcessingParameterEnum

from .values import IS_WHOLE

READERS = {"number": "Double", "whole": "Int", "flag": "Bool", "text": "String"}


def value_of(call, name, kind):
    """The value of a parameter; ``kind``: of READERS, where it is no choice. None for other kinds."""
    if isinstance(call.definition(name), QgsProcessingParameterEnum):
        kind = "choice"
    if kind == "whole" and IS_WHOLE in call.definition(name).metadata():
        return int(call.algorithm.parameterAsDouble(call.parameters, name, call.context))
    reader = {**READERS, "choice": "EnumString"}.get(kind)
    return reader and getattr(call.algorithm, f"parameterAs{reader}")(call.parameters, name, call.context)


def filled_text(call, name):
    """The text of a parameter without blanks about it, None where it is empty."""
    return value_of(call, name, "text").strip() or None


def source_of(call, name):
    """The features of a parameter, None where there are none."""
    return call.algorithm.parameterAsSource(call.parameters, name, call.context)


def layers_of(call, name):
    """The layers of a parameter for one or several."""
    if call.definition(name).type() == "multilayer":
        return call.algorithm.parameterAsLayerList(call.parameters, name, call.context)
    return [call.algorithm.parameterAsLayer(call.parameters, name, call.context)]
