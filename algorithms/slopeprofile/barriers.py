# SPDX-License-Identifier: GPL-2.0-or-later
"""Barriers across a slope profile, from the text of one input."""

import math

from qgis.core import QgsProcessingException

from ...engine import Barriers
from ..number_words import told
from ..translation import tr
from .parameters import BARRIERS_ALONG


def barrier_rows(call, line):
    """(place along the profile, m, height, m, energy, J) of each barrier. Raises QgsProcessingException."""
    text = (call.raw(BARRIERS_ALONG) or "").strip()
    return [_barrier(part, line) for part in text.split(";") if part.strip()]


def barriers_across(rows, line, half_width):
    """Barriers of the engine across the strip of a Profile, None for none. ``rows``: barrier_rows."""
    if not rows:
        return None
    lines = [[(line.x[0] + place, -half_width), (line.x[0] + place, half_width)] for place, _, _ in rows]
    return Barriers(lines, [height for _, height, _ in rows], [energy for _, _, energy in rows])


def _barrier(part, line):
    """Place along the profile, height, m, and energy, J, infinite where it is not given."""
    try:
        place, height, *energy = map(float, part.split(":"))
        is_good = len(energy) < 2 and height > 0.0 and (not energy or energy[0] > 0.0)
    except ValueError:
        is_good = False
    length = line.x[-1] - line.x[0]
    if not (is_good and 0.0 < place < length):
        message = tr(
            "BARRIERS_ALONG: {!r} is not a barrier; give its distance along the profile, above 0 and below {:g} m, "
            "its height [m] and, where it is not rigid, its energy [kJ], with colons between them, such as 35: 3: "
            "1000."
        )
        raise QgsProcessingException(told(message, part.strip(), length))
    return place, height, 1e3 * energy[0] if energy else math.inf
