# SPDX-License-Identifier: GPL-2.0-or-later
"""What conditions the verdict of an impact, in the user's language; the engine says it in English."""

import re

from ..number_words import localised
from ..translation import tr


def flag_words(flag):
    """A sentence of engine/nets/collision/verdict.py as reports show it; one that is not known as it is."""
    for pattern, words in _sentences():
        found = re.fullmatch(pattern, flag)
        if found:
            return words.format(*(one if k in _NAMES.get(pattern, ()) else localised(one)
                                  for k, one in enumerate(found.groups())))  # fmt: skip
    return flag


_STRENGTH = r"(.*): ([\d.]+) in element (\d+) passes the strength ([\d.]+)"
_STROKE = r"brake (\d+): stroke ([\d.]+) m passes ([\d.]+) m"
_NAMES = {_STRENGTH: (0, 2), _STROKE: (0,)}  # groups that are no numbers but names


def _sentences():
    return (
        (_STRENGTH, tr("{}: {} in element {} passes the strength {}")),
        (_STROKE, tr("brake {}: stroke {} m passes {} m")),
        ("neither stopped nor past the net when the time ended: give it more",
         tr("neither stopped nor past the net when the time ended: give it more")),
        (r"the energy account misses by ([\d.]+) % of the rock's energy: take a smaller step",
         tr("the energy account misses by {} % of the rock's energy: take a smaller step")),
    )  # fmt: skip
