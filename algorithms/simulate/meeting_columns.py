# SPDX-License-Identifier: GPL-2.0-or-later
"""Columns that crossings of barriers and impacts on trees share."""

from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr


def meeting_columns(obstacle, description):
    """Columns of a rock that meets an obstacle; name and text of that with its identifier."""
    return (
        Column("run", INTEGER, tr("number of the run"), None),
        Column(obstacle, INTEGER, description, None),
        Column("outcome", TEXT, tr("what happened"), None),
        Column("time_s", REAL, tr("time since the release [s]"), None),
        Column("e_kj", REAL, tr("energy [kJ]"), None),
        Column("taken_kj", REAL, tr("energy taken [kJ]"), None),
        Column("v_ms", REAL, tr("velocity [m/s]"), None),
        Column("h_m", REAL, tr("height of the centre of mass above the ground [m]"), None),
    )
