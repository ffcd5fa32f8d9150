# SPDX-License-Identifier: GPL-2.0-or-later
"""The columns of the blocks of talus:heap."""

from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr


def block_columns():
    """Columns of a block; layers.py has the values."""
    return (
        Column("block", INTEGER, tr("number of the block"), None),
        Column("volume_m3", REAL, tr("volume [m³]"), None),
        Column("mass_kg", REAL, tr("mass [kg]"), None),
        Column("centre_m", REAL, tr("height of the centre of mass above the ground [m]"), None),
        Column("top_m", REAL, tr("height of the highest point above the ground [m]"), None),
        Column("runout_m", REAL, tr("run-out length, horizontal [m]"), None),
        Column("fall_m", REAL, tr("height of fall of the centre of mass [m]"), None),
        Column("v_ms", REAL, tr("velocity at the end [m/s]"), None),
        Column("state", TEXT, tr("state at the end"), None),
    )
