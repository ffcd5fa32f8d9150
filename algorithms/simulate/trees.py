# SPDX-License-Identifier: GPL-2.0-or-later
"""What happened at trees: a point a tree, the larger the more runs hit it."""

import numpy as np

from ..scene.tree_columns import stem_columns
from ..styles import styles
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..styles.marks import TREES
from ..translation import tr
from ..units import KILO

SIZE_OF_HITS = '1.2 + 0.5 * ln(1 + "hits")'  # mm


def tree_columns(damaged=None, trees=None):
    """Columns of a tree, from a row of the engine's table; the first are those of talus:trees.

    ``damaged``: the engine's Damaged where events were asked for; ``trees``: of which some may lean.
    """
    return (
        *stem_columns(),
        Column("hits", INTEGER, tr("runs that hit it"), lambda row: int(row["hits"])),
        Column("deflects", INTEGER, tr("runs that it deflected"), lambda row: int(row["deflections"])),
        Column("stops", INTEGER, tr("runs that it stopped"), lambda row: int(row["stops"])),
        Column("breaks", INTEGER, tr("runs that broke it"), lambda row: int(row["breaks"])),
        Column("taken_kj", REAL, tr("energy taken from all runs [kJ]"), lambda row: float(row["taken"]) / KILO),
        Column("t_max_kj", REAL, tr("largest energy taken in a run [kJ]"), lambda row: float(row["taken_max"]) / KILO),
        Column("e_max_kj", REAL, tr("largest energy of a rock [kJ]"), lambda row: float(row["energy_max"]) / KILO),
        Column("state", TEXT, tr("state"), _state),
        *_lean_columns(trees),
        *loss_columns(damaged),
    )


def _lean_columns(trees):
    if trees is None or np.isnan(trees.leans).all():
        return ()
    return (Column("leans_deg", REAL, tr("lean from the vertical [°], empty: it stands or lies"), None),)


def loss_columns(damaged):
    """Columns of a tree, of which ``loss_values`` has the values; none where no events were asked for."""
    if damaged is None:
        return ()
    return (
        Column("kind", TEXT, tr("stem, or stump or log of one that broke"), None),
        Column("lost_pct", REAL, tr("share of the sequences in which the stem is lost at the end [%]"), None),
        Column("lost_event", REAL, tr("event in which it breaks, mean of these sequences"), None),
    )


def loss_values(damaged, row):
    """Field -> value of a row of the trees."""
    if damaged is None:
        return {}
    share, event = damaged.loss_of(row)
    percent = None if share is None else 100.0 * share
    return {"kind": damaged.kind_of(row), "lost_pct": percent, "lost_event": event}


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


def _state(row):
    return "broken" if row["breaks"] else "stopped" if row["stops"] else "hit" if row["hits"] else "untouched"
