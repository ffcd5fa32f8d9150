# SPDX-License-Identifier: GPL-2.0-or-later
"""Columns of trajectories, stops, contacts and samples in words; their values are those of engine/study/columns.py."""

from ...engine.io.line_fields import ENERGY_ALONG, MOTION, TURNING
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr

NUMBER = Column("run", INTEGER, "", None)  # of the run, before the other columns


def run_columns():
    """Columns of trajectories and stops; the number of the run comes before them."""
    return (
        Column("release", INTEGER, tr("id of the release feature"), None),
        Column("point", INTEGER, tr("number of the release point"), None),
        Column("rock", TEXT, tr("shape of the rock"), None),
        Column("volume_m3", REAL, tr("volume [m³]"), None),
        Column("mass_kg", REAL, tr("mass [kg]"), None),
        Column("radius_m", REAL, tr("largest radius of the rock [m]"), None),
        Column("e_max_kj", REAL, tr("maximum energy [kJ]"), None),
        Column("v_max_ms", REAL, tr("maximum velocity [m/s]"), None),
        Column("h_max_m", REAL, tr("maximum passing height of the centre of mass [m]"), None),
        Column("runout_m", REAL, tr("run-out length, horizontal [m]"), None),
        Column("reach_deg", REAL, tr("reach angle [°]"), None),
        Column("duration_s", REAL, tr("duration [s]"), None),
        Column("stop", TEXT, tr("why the run ended"), None),
        Column("run_name", TEXT, tr("name of the simulation"), None),
    )


def event_columns(damaged):
    """Columns of a run; none where no events were asked for."""
    if damaged is None:
        return ()
    return (
        Column("sequence", INTEGER, tr("number of the sequence of events"), None),
        Column("event", INTEGER, tr("number of the event in its sequence"), None),
    )


def piece_columns(broken):
    """Columns of a run; none where no rock may break."""
    if broken is None:
        return ()
    return (
        Column("whole_run", INTEGER, tr("run of the rock that fell, of which this is a piece"), None),
        Column("begin_s", REAL, tr("start of the run after the release of that rock [s]"), None),
    )


def way_columns():
    """The last columns of trajectories: for their colours, and what screen lines, barriers and profiles read."""
    return (
        Column(ENERGY_ALONG, TEXT, tr("parts of the line by class of energy, for its colours"), None),
        Column(MOTION, TEXT, tr("motion at the vertices, for other algorithms of Talus"), None),
        Column(TURNING, TEXT, tr("orientation at the vertices, for other algorithms of Talus"), None),
    )


def sample_columns():
    """Columns of the samples; the number of the run comes before them."""
    return (
        Column("time_s", REAL, tr("time since the release [s]"), None),
        Column("v_ms", REAL, tr("velocity [m/s]"), None),
        Column("vx_ms", REAL, tr("velocity to the east [m/s]"), None),
        Column("vy_ms", REAL, tr("velocity to the north [m/s]"), None),
        Column("vz_ms", REAL, tr("velocity upwards [m/s]"), None),
        Column("rot_revs", REAL, tr("rotation [rev/s]"), None),
        Column("e_kj", REAL, tr("energy [kJ]"), None),
        Column("h_m", REAL, tr("height of the centre of mass above the ground [m]"), None),
        Column("contacts", INTEGER, tr("corners that touch the ground"), None),
    )


def contact_columns():
    """Columns of the contacts; the number of the run comes before them."""
    return (
        Column("time_s", REAL, tr("time since the release [s]"), None),
        Column("duration_s", REAL, tr("duration [s]"), None),
        Column("slip_m", REAL, tr("slippage [m]"), None),
        Column("depth_m", REAL, tr("penetration [m]"), None),
        Column("scar_m", REAL, tr("depth of the scar [m]"), None),
        Column("scar_way_m", REAL, tr("length of the scar [m]"), None),
        Column("v_in_ms", REAL, tr("velocity before [m/s]"), None),
        Column("v_out_ms", REAL, tr("velocity after [m/s]"), None),
        Column("e_in_kj", REAL, tr("energy before [kJ]"), None),
        Column("e_out_kj", REAL, tr("energy after [kJ]"), None),
    )


def meeting_columns(obstacle, description):
    """Columns of a rock that meets an obstacle; name and text of that with its identifier."""
    return (
        Column("run", INTEGER, tr("number of the run"), None),
        Column(obstacle, INTEGER, description, None),
        Column("outcome", TEXT, tr("outcome"), None),
        Column("time_s", REAL, tr("time since the release [s]"), None),
        Column("e_kj", REAL, tr("energy [kJ]"), None),
        Column("taken_kj", REAL, tr("energy taken [kJ]"), None),
        Column("v_ms", REAL, tr("velocity [m/s]"), None),
        Column("h_m", REAL, tr("height of the centre of mass above the ground [m]"), None),
    )
