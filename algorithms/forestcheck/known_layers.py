# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of talus:forestcheck that get their styles again."""

from ..styles.known_layers import known_table
from .outputs import gap_columns, stand_columns
from .parameters import GAPS, OUTPUT
from .styles import GapStyle, StandStyle


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_table(OUTPUT, label(OUTPUT), "area", stand_columns(), lambda columns, layer: StandStyle(columns)),
        known_table(GAPS, label(GAPS), "line", gap_columns(), lambda columns, layer: GapStyle(columns)),
    ]
