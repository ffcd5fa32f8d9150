# SPDX-License-Identifier: GPL-2.0-or-later
"""The layer of talus:trees: a point a tree."""

from ..scene.tree_columns import stem_columns
from ..styles import styles
from ..styles.columns import INTEGER, Column
from ..styles.marks import STEMS
from ..translation import tr


def tree_columns():
    """Columns of the trees."""
    identifier, *rest = stem_columns()
    return (identifier, Column("stand", INTEGER, tr("id of the stand or point, -1: from a raster"), None), *rest)


class StemStyle(styles.VectorStyle):
    """A mark for each species group."""

    sort_key = 5

    def renderer(self, layer):
        words = {"conifer": tr("conifer"), "broadleaf": tr("broadleaved tree"), "fir": tr("silver fir")}
        return styles.categorised("species", {name: (mark, words[name]) for name, mark in STEMS.items()})
