# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:trees that get their styles again."""

from ..scene.stems import LATER, StemStyle
from ..styles.known_layers import known_table
from .layers import tree_columns
from .parameters import OUTPUT


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    columns = tree_columns()
    return [known_table(OUTPUT, label(OUTPUT), "point", columns, lambda columns, layer: StemStyle(columns), LATER)]
