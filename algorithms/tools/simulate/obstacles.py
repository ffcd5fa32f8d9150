# SPDX-License-Identifier: GPL-2.0-or-later
"""Obstacles of a simulation in layers and words: barriers, trees, and events at trees."""

import numpy as np
from qgis.core import QgsLineSymbol

from ...number_words import KILO, formatted, number_text, share_text
from ...shared.scene.scene import stem_columns
from ...shared.styles import styles
from ...shared.styles.styles import CROSSINGS, IMPACTS, INTEGER, REAL, TEXT, TREES, Column, show_labels
from ...shared.styles.temporal import show_in_time
from ...translation import tr
from .styles import meeting_columns

# Layers of barriers: a line per barrier, a point per crossing.


def point_heights(rule):
    """Height of the point that a rule of barriers looks at, in words; any point of any rule for None."""
    return {
        "highest point": tr("height of the highest point [m]"),
        "centre of mass": tr("height of the centre of mass [m]"),
        "lowest point": tr("height of the lowest point [m]"),
    }.get(rule, tr("height of the point of the rock that must stay below the top [m]"))


def barrier_name(barriers, number):
    """Name of a barrier in a report: the field "name" of its layer, else the id of its feature."""
    return barriers.names[number] or tr("Barrier {}").format(barriers.identifiers[number])


def barrier_columns(rule=None, kind_of_counts=INTEGER):
    """Columns of a barrier; ``rule``: of the barriers."""
    counts = (
        ("crossings", tr("crossings")), ("runs", tr("runs that crossed")), ("stopped", tr("stopped")),
        ("over", tr("passed over")), ("through", tr("broke through")),
    )  # fmt: skip
    measures = (
        ("e", "_kj", tr("energy [kJ], {}")), ("v", "_ms", tr("velocity [m/s], {}")),
        ("h", "_m", tr("height of the centre of mass [m], {}")), ("top", "_m", point_heights(rule) + ", {}"),
    )  # fmt: skip
    shares = {
        "mean": tr("mean"), "p50": tr("median"), "p90": tr("90th percentile"), "p95": tr("95th percentile"),
        "p99": tr("99th percentile"), "max": tr("maximum"),
    }  # fmt: skip
    return (
        Column("id", INTEGER, tr("id of the feature"), None),
        Column("name", TEXT, tr("name of the barrier"), None),
        Column("height_m", REAL, tr("height [m]"), None),
        Column("energy_kj", REAL, tr("capacity [kJ], empty: rigid"), None),
        Column("length_m", REAL, tr("length [m]"), None),
        *(Column(name, kind_of_counts, alias, None) for name, alias in counts),
        Column("stop_pct", REAL, tr("share of the crossings that were stopped [%]"), None),
        *(
            Column(f"{short}_{share}{unit}"[:10], REAL, alias.format(text), None)
            for short, unit, alias in measures
            for share, text in shares.items()
        ),
    )


def crossing_columns(rule=None):
    """Columns of a crossing; ``rule``: of the barriers."""
    spin, turn = tr("spin in the frame of the rock, {} [rad/s]"), tr("orientation of the rock as a quaternion, {}")
    return (
        *meeting_columns("barrier", tr("id of the barrier")),
        Column("top_m", REAL, point_heights(rule), None),
        Column("mass_kg", REAL, tr("mass [kg]"), None),
        *(Column(f"v{axis}_ms", REAL, tr("velocity, {} [m/s]").format(axis), None) for axis in "xyz"),
        *(Column(f"w{axis}_rads", REAL, spin.format(axis), None) for axis in "xyz"),
        *(Column(f"turn_{axis}", REAL, turn.format(axis), None) for axis in "wxyz"),
    )


class BarrierStyle(styles.VectorStyle):
    """Broad lines in the colour of the 95th percentile of energy, with the share that was stopped beside them."""

    sort_key = 6

    def apply(self, layer):
        super().apply(layer)
        show_labels(layer, "if(\"crossings\" > 0, format_number(\"stop_pct\", 0) || ' %', '0')")

    def renderer(self, layer):
        return styles.graduated(
            layer, "e_p95_kj", "energy", lambda colour: QgsLineSymbol.createSimple({"color": colour, "width": "1.2"})
        )


class CrossingStyle(styles.VectorStyle):
    """A mark for each outcome."""

    sort_key = 7

    def renderer(self, layer):
        names = {"passed over": tr("passed over"), "broke through": tr("broke through"), "stopped": tr("stopped")}
        return styles.categorised("outcome", {name: (mark, names[name]) for name, mark in CROSSINGS.items()})


# Events one after the other, from which broken stems stay broken, as talus:simulate is asked for them.

MOST_TOLD = 20  # events in the log


def tell_events(call, damaged):
    """Log how the stand changes from event to event."""
    for row in event_rows(damaged)[:MOST_TOLD]:
        call.info("  {}: {}".format(*row))
    text = tr("At the end {} of the stems are lost, on average over {} sequences.")
    call.info(formatted(text, share_text(lost_share(damaged)), len(damaged.lost_after)))


def lost_share(damaged):
    """Share of the stems that are lost at the end, mean of the sequences."""
    return float(np.mean(damaged.lost_after > 0))


def event_rows(damaged):
    """Pairs of an event and a sentence, mean of the sequences."""
    rows, events = [], damaged.events
    text = tr("{} stems stand, {} break; trees hold {} of the rocks; 95th percentile of the largest energy {} kJ, mean "
              "run-out {} m")  # fmt: skip
    for event in np.unique(events["event"]):
        own = events[events["event"] == event]
        numbers = (
            number_text(float(own["standing"].mean())), number_text(float(own["broken"].mean())),
            share_text(float(own["held"].sum() / own["runs"].sum())),
            number_text(float(own["energy_p95"].mean()) / KILO), number_text(float(own["distance_mean"].mean())),
        )  # fmt: skip
        rows.append((formatted(tr("Event {}"), int(event)), text.format(*numbers)))
    return rows


# Layers of the events at trees: a point a tree, the larger the more runs hit it, and a point for each impact.

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


class ImpactStyle(styles.VectorStyle):
    """A mark for each outcome, which appear when they happen."""

    sort_key = 7

    def renderer(self, layer):
        names = {"deflected": tr("rock deflected"), "broken": tr("stem broken"), "stopped": tr("rock stopped")}
        marks = {name: (mark, names[name]) for name, mark in IMPACTS.items()}
        return styles.categorised("outcome", marks, order=RARE_ABOVE)

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "time_s")
