# SPDX-License-Identifier: GPL-2.0-or-later
"""The layer of talus:trees: a point a tree."""

from ...shared.scene.scene import LATER, StemStyle, stem_columns
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import INTEGER, Column
from ...translation import tr
from .algorithm import OUTPUT


def tree_columns():
    """Columns of the trees."""
    identifier, *rest = stem_columns()
    return (identifier, Column("stand", INTEGER, tr("id of the stand or point, -1: from a raster"), None), *rest)


# The results of talus:trees that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    columns = tree_columns()
    return [known_table(OUTPUT, label(OUTPUT), "point", columns, lambda columns, layer: StemStyle(columns), LATER)]
