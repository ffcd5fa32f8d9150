# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of talus:embankment that get their styles again."""

from ..styles.known_layers import known_table
from .outputs import embankment_columns, footprint_columns
from .parameters import EMBANKMENTS, FOOTPRINT
from .styles import EmbankmentStyle, FootprintStyle


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_table(FOOTPRINT, label(FOOTPRINT), "area", footprint_columns(),
                    lambda columns, layer: FootprintStyle(columns)),
        known_table(EMBANKMENTS, label(EMBANKMENTS), "line", embankment_columns(),
                    lambda columns, layer: EmbankmentStyle(columns)),
    ]  # fmt: skip
