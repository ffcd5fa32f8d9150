# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of talus:treesfromheights that get their styles again."""

from ..scene.stems import StemStyle
from ..styles.known_layers import known_table
from .outputs import crown_columns, tree_columns
from .parameters import CROWNS, OUTPUT
from .styles import CrownStyle


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_table(OUTPUT, label(OUTPUT), "point", tree_columns(), lambda columns, layer: StemStyle(columns)),
        known_table(CROWNS, label(CROWNS), "area", crown_columns(), lambda columns, layer: CrownStyle(columns)),
    ]
