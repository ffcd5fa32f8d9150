# SPDX-License-Identifier: GPL-2.0-or-later
"""Lists of numbers that are typed in as text, such as the heights of barriers."""

import math
import re

from qgis.core import QgsProcessingException, QgsProcessingParameterDefinition

from ..translation import tr
from .values import as_number


def read_numbers(call, name, may_be_zero=False):
    """Positive numbers, ascending, each once; none of an optional one that is empty. Raises QgsProcessingException."""
    definition = call.definition(name)
    text = call[name]
    numbers = [as_number(part) for part in re.split(r"[,;\s]+", text) if part]
    is_missing = not numbers and not definition.flags() & QgsProcessingParameterDefinition.Flag.FlagOptional
    is_good = [math.isfinite(one) and (one > 0.0 or (may_be_zero and one == 0.0)) for one in numbers]
    if is_missing or not all(is_good):
        message = tr("{} ({}) is {!r}; give positive numbers with commas between them, for example 2, 3.5, 5.")
        raise QgsProcessingException(message.format(name, definition.description(), text))
    return tuple(sorted(set(numbers)))
