# SPDX-License-Identifier: GPL-2.0-or-later
"""What runs down a profile take: rocks of the library, parameters of the ground, settings of the engine."""

from qgis.core import QgsProcessingException

from ..parameters.chance import optional_values
from ..parameters.ground import AS_RAMMS_1
from ..parameters.numerics import numerics
from ..parameters.values import is_unset, optional_number
from ..translation import tr


def rocks_of(algorithm, parameters, context):
    """A Rock of each shape that was chosen. Raises QgsProcessingException for none."""
    from ...engine import rock_library

    names = algorithm.parameterAsEnumStrings(parameters, "ROCKS", context)
    if not names:
        raise QgsProcessingException(tr("ROCKS: choose a shape."))
    volume = 1.0 if is_unset(parameters, "VOLUME") else algorithm.parameterAsDouble(parameters, "VOLUME", context)
    density = algorithm.parameterAsDouble(parameters, "DENSITY", context)
    return [rock_library.rock(name, volume=volume, density=density) for name in names]


def has_scar_layer(algorithm, parameters, context):
    """Does the ground give way, as the classes say?"""
    return algorithm.parameterAsEnumString(parameters, "GROUND_MODEL", context) != AS_RAMMS_1


def ground_values(algorithm, parameters, context):
    """Parameter of the ground -> number, of those that replace what the classes say."""
    values = dict(zip(("rolling_resistance", "roughness"), optional_values(algorithm, parameters, context)))
    values["restitution"] = optional_number(algorithm, parameters, "RESTITUTION", context)
    return {name: value for name, value in values.items() if value is not None}


def settings_of(algorithm, parameters, context):
    """Settings of the engine."""
    from ...engine import Settings

    return Settings(**numerics(algorithm, parameters, context))
