# SPDX-License-Identifier: GPL-2.0-or-later
"""How a layer of trees looks: a mark for each species group."""

from ..styles import styles
from ..styles.marks import STEMS
from ..translation import tr


class StemStyle(styles.VectorStyle):
    """A mark for each species group."""

    sort_key = 5

    def renderer(self, layer):
        words = {"conifer": tr("conifer"), "broadleaf": tr("broadleaved tree"), "fir": tr("silver fir")}
        return styles.categorised("species", {name: (mark, words[name]) for name, mark in STEMS.items()})
