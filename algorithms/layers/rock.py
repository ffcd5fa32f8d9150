# SPDX-License-Identifier: GPL-2.0-or-later
"""The rock of a run: from the library or from a file, at the size that was asked for."""

from qgis.core import QgsProcessingException

from ..parameters.values import is_unset


def read_rock(algorithm, parameters, context):
    """The engine's Rock. Raises QgsProcessingException where a file makes none."""
    from ...engine import Rock, rock_library

    volume = None if is_unset(parameters, "VOLUME") else algorithm.parameterAsDouble(parameters, "VOLUME", context)
    density = algorithm.parameterAsDouble(parameters, "DENSITY", context)
    path = algorithm.parameterAsFile(parameters, "ROCK_FILE", context)
    if path:
        try:
            return Rock.from_file(path, density=density, volume=volume)
        except ValueError as error:
            raise QgsProcessingException(f"ROCK_FILE: {error}") from error
    name = algorithm.parameterAsEnumString(parameters, "ROCK", context)
    return rock_library.rock(name, volume=1.0 if volume is None else volume, density=density)
