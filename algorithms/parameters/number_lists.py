# SPDX-License-Identifier: GPL-2.0-or-later
"""Lists of numbers that are typed in as text, such as the heights of barriers."""

import math
import re

from qgis.core import QgsProcessingException

from ..translation import tr


def read_numbers(algorithm, parameters, context, name):
    """Positive numbers, ascending, each once. Raises QgsProcessingException."""
    text = algorithm.parameterAsString(parameters, name, context)
    parts = [part for part in re.split(r"[,;\s]+", text) if part]
    try:
        numbers = [float(part) for part in parts]
    except ValueError:
        numbers = []
    if not numbers or not all(math.isfinite(number) and number > 0.0 for number in numbers):
        label = algorithm.parameterDefinition(name).description()
        message = tr("{} ({}) is {!r}; give positive numbers with commas between them, for example 2, 3.5, 5.")
        raise QgsProcessingException(message.format(name, label, text))
    return tuple(sorted(set(numbers)))
