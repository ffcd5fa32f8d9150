# SPDX-License-Identifier: GPL-2.0-or-later
"""The map of impacts on trees: a point for each run that hits a tree, by what became of the rock and the stem."""

from ..styles import styles
from ..styles.marks import IMPACTS
from ..styles.temporal import show_in_time
from ..translation import tr
from .meeting_columns import meeting_columns

# breaking is what happens most often: it shall not hide the rest
RARE_ABOVE = "CASE WHEN \"outcome\" = 'broken' THEN 0 WHEN \"outcome\" = 'deflected' THEN 1 ELSE 2 END"


def impact_columns():
    """Columns of an impact, from a row of the engine's impacts and its tree."""
    return meeting_columns("tree", tr("id of the tree"))


def impact_names():
    """What can happen at a tree: name in the engine -> words."""
    return {"deflected": tr("rock deflected"), "broken": tr("stem broken"), "stopped": tr("rock stopped")}


class ImpactStyle(styles.VectorStyle):
    """A mark for each outcome, which appear when they happen."""

    sort_key = 7

    def renderer(self, layer):
        names = impact_names()
        marks = {name: (mark, names[name]) for name, mark in IMPACTS.items()}
        return styles.categorised("outcome", marks, order=RARE_ABOVE)

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "time_s")
