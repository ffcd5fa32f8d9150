# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers of barriers: a line per barrier, a point per crossing."""

from qgis.core import QgsLineSymbol

from ..styles import styles
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..styles.labels import show_labels
from ..styles.marks import CROSSINGS
from ..translation import tr
from .columns import meeting_columns


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


def crossing_names():
    """Outcomes at a barrier: name in the engine -> words."""
    return {
        "passed over": tr("passed over"),
        "broke through": tr("broke through"),
        "stopped": tr("stopped"),
    }


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
        names = crossing_names()
        return styles.categorised("outcome", {name: (mark, names[name]) for name, mark in CROSSINGS.items()})
