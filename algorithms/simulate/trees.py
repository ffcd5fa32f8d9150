# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers of the events at trees: a point a tree, the larger the more runs hit it, and a point for each impact."""

import numpy as np

from ..scene.stems import stem_columns
from ..styles import styles
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..styles.marks import IMPACTS, TREES
from ..styles.temporal import show_in_time
from ..translation import tr
from .columns import meeting_columns

# breaking is what happens most often: it shall not hide the rest
RARE_ABOVE = "CASE WHEN \"outcome\" = 'broken' THEN 0 WHEN \"outcome\" = 'deflected' THEN 1 ELSE 2 END"
SIZE_OF_HITS = '1.2 + 0.5 * ln(1 + "hits")'  # mm


def tree_columns(damaged=None, trees=None, kind_of_counts=INTEGER):
    """Columns of a tree; the first are those of talus:trees.

    ``damaged``: the engine's Damaged where events were asked for; ``trees``: of which some may lean.
    """
    return (
        *stem_columns(),
        Column("hits", kind_of_counts, tr("runs that hit it"), None),
        Column("deflects", kind_of_counts, tr("runs that it deflected"), None),
        Column("stops", kind_of_counts, tr("runs that it stopped"), None),
        Column("breaks", kind_of_counts, tr("runs that broke it"), None),
        Column("taken_kj", REAL, tr("energy taken from all runs [kJ]"), None),
        Column("t_max_kj", REAL, tr("largest energy taken in a run [kJ]"), None),
        Column("e_max_kj", REAL, tr("largest energy of a rock [kJ]"), None),
        Column("state", TEXT, tr("state"), None),
        *_lean_columns(trees),
        *_loss_columns(damaged),
    )


def _lean_columns(trees):
    if trees is None or np.isnan(trees.leans).all():
        return ()
    return (Column("leans_deg", REAL, tr("lean from the vertical [°], empty: it stands or lies"), None),)


def _loss_columns(damaged):
    """Columns of a tree; none where no events were asked for."""
    if damaged is None:
        return ()
    return (
        Column("kind", TEXT, tr("stem, or stump or log of one that broke"), None),
        Column("lost_pct", REAL, tr("share of the sequences in which the stem is lost at the end [%]"), None),
        Column("lost_event", REAL, tr("event in which it breaks, mean of these sequences"), None),
    )


class TreeStyle(styles.VectorStyle):
    """Marks: untouched, hit, and in at least one run stopping a rock or broken; the larger, the more runs hit it."""

    sort_key = 5

    def renderer(self, layer):
        words = {
            "untouched": tr("untouched"), "hit": tr("hit, rocks deflected"), "stopped": tr("stopped a rock in a run"),
            "broken": tr("broken in a run"),
        }  # fmt: skip
        classes = {name: (mark, words[name]) for name, mark in TREES.items()}
        return styles.categorised("state", classes, SIZE_OF_HITS, '"hits"')


def impact_columns():
    """Columns of an impact, from a row of the engine's impacts and its tree."""
    return meeting_columns("tree", tr("id of the tree"))


def impact_names():
    """Events at a tree in words: name in the engine -> words."""
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
