# SPDX-License-Identifier: GPL-2.0-or-later
"""What happened at barriers: a line a barrier, a point a crossing."""

from qgis.core import QgsLineSymbol

from ..styles import styles
from ..styles.columns import INTEGER, REAL, Column, known
from ..styles.labels import show_labels
from ..styles.marks import CROSSINGS
from ..translation import tr
from ..units import KILO
from .meeting_columns import meeting_columns


def point_heights(rule):
    """Height of the point that a rule of barriers looks at, in words; any point of any rule for None."""
    return {
        "highest point": tr("height of the highest point [m]"),
        "centre of mass": tr("height of the centre of mass [m]"),
        "lowest point": tr("height of the lowest point [m]"),
    }.get(rule, tr("height of what must stay below the top [m]"))


def barrier_columns(rule=None):
    """Columns of a barrier, from a row of the engine's table; ``rule``: of the barriers."""
    counts = (
        ("crossings", "crossings", tr("crossings")),
        ("runs", "runs", tr("runs that crossed")),
        ("stopped", "stopped", tr("stopped")),
        ("over", "passed_over", tr("passed over")),
        ("through", "broke_through", tr("broke through")),
    )
    measures = (
        ("e", "energy", "_kj", KILO, tr("energy [kJ], {}")),
        ("v", "velocity", "_ms", 1.0, tr("velocity [m/s], {}")),
        ("h", "height", "_m", 1.0, tr("height of the centre of mass [m], {}")),
        ("top", "top", "_m", 1.0, point_heights(rule) + ", {}"),
    )
    shares = {
        "mean": tr("mean"), "p50": tr("median"), "p90": tr("90th percentile"), "p95": tr("95th percentile"),
        "p99": tr("99th percentile"), "max": tr("maximum"),
    }  # fmt: skip
    columns = [
        Column("id", INTEGER, tr("id of the feature"), lambda row: int(row["identifier"])),
        Column("height_m", REAL, tr("height [m]"), lambda row: float(row["height"])),
        Column("energy_kj", REAL, tr("capacity [kJ], empty: rigid"), lambda row: known(row["capacity"] / KILO)),
        Column("length_m", REAL, tr("length [m]"), lambda row: float(row["length"])),
    ]
    columns += [Column(name, INTEGER, alias, lambda row, field=field: int(row[field])) for name, field, alias in counts]
    columns.append(Column("stop_pct", REAL, tr("share of the crossings that were stopped [%]"), _stopped_percent))
    for short, measure, unit, divisor, alias in measures:
        columns += [
            Column(
                f"{short}_{share}{unit}"[:10], REAL, alias.format(text),
                lambda row, field=f"{measure}_{share}", divisor=divisor: known(row[field] / divisor),
            )
            for share, text in shares.items()
        ]  # fmt: skip
    return tuple(columns)


def crossing_columns(rule=None):
    """Columns of a crossing, from a row of the engine's crossings, the id of its barrier and the mass of its rock."""
    return (
        *meeting_columns("barrier", tr("id of the barrier")),
        Column("top_m", REAL, point_heights(rule), lambda row: float(row["top"])),
        Column("mass_kg", REAL, tr("mass [kg]"), None),
        *(
            Column(f"v{axis}_ms", REAL, tr("velocity, {} [m/s]").format(axis), lambda row, name=f"velocity_{axis}":
                   float(row[name]))
            for axis in "xyz"
        ),
        *(
            Column(f"w{axis}_rads", REAL, tr("spin in the frame of the rock, {} [rad/s]").format(axis),
                   lambda row, k=k: float(row["spin"][k]))
            for k, axis in enumerate("xyz")
        ),
        *(
            Column(f"turn_{axis}", REAL, tr("orientation of the rock as a quaternion, {}").format(axis),
                   lambda row, k=k: float(row["orientation"][k]))
            for k, axis in enumerate("wxyz")
        ),
    )  # fmt: skip


def crossing_names():
    """What can happen at a barrier: name in the engine -> words."""
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


def _stopped_percent(row):
    return 100.0 * float(row["stopped"]) / float(row["crossings"]) if row["crossings"] else None
