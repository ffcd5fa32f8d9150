# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:barrier that get their styles again."""

from ..styles.known_layers import known_table
from . import layers
from .parameters import OUTPUT


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    columns = layers.barrier_columns()
    style = layers.PlannedStyle
    return [known_table(OUTPUT, label(OUTPUT), "line", columns, lambda columns, layer: style(columns), ("name",))]
