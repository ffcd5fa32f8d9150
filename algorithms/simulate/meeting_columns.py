# SPDX-License-Identifier: GPL-2.0-or-later
"""Columns that crossings of barriers and impacts on trees share."""

from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr
from ..units import KILO


def meeting_columns(obstacle, description):
    """Columns of a rock that meets an obstacle, from a row of the engine; name and text of that with its identifier."""
    return (
        Column("run", INTEGER, tr("number of the run"), lambda row: int(row["run"])),
        Column(obstacle, INTEGER, description, None),
        Column("outcome", TEXT, tr("what happened"), None),
        Column("time_s", REAL, tr("time since the release [s]"), lambda row: float(row["time"])),
        Column("e_kj", REAL, tr("energy [kJ]"), lambda row: float(row["energy"]) / KILO),
        Column("taken_kj", REAL, tr("energy taken [kJ]"), lambda row: float(row["taken"]) / KILO),
        Column("v_ms", REAL, tr("velocity [m/s]"), lambda row: float(row["velocity"])),
        Column("h_m", REAL, tr("height of the centre of mass above the ground [m]"), lambda row: float(row["height"])),
    )
