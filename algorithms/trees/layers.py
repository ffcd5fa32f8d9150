# SPDX-License-Identifier: GPL-2.0-or-later
"""The layer of talus:trees: a point a tree."""

from ..scene.stems import stem_columns
from ..styles.columns import INTEGER, Column
from ..translation import tr


def tree_columns():
    """Columns of the trees."""
    identifier, *rest = stem_columns()
    return (identifier, Column("stand", INTEGER, tr("id of the stand or point, -1: from a raster"), None), *rest)
