# SPDX-License-Identifier: GPL-2.0-or-later
"""Columns of trajectories, stops, contacts and samples, from rows of the engine."""

import math

from ...engine.io.line_fields import ENERGY_ALONG, MOTION
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr
from ..units import KILO

NUMBER = Column("run", INTEGER, "", None)  # of the run, before the other columns


def run_columns(rocks, name="", radius_of=None):
    """Columns of trajectories and stops, from a row of the engine's runs; the number of the run comes before them.

    ``name``: that the user gave to the simulation; ``radius_of``: function from rock and volume to its radius.
    """
    return (
        Column("release", INTEGER, tr("id of the release feature"), lambda run: int(run["identifier"])),
        Column("point", INTEGER, tr("number of the release point"), lambda run: int(run["release"])),
        Column("rock", TEXT, tr("shape of the rock"), lambda run: rocks[run["rock"]].name),
        Column("volume_m3", REAL, tr("volume [m³]"), lambda run: float(run["volume"])),
        Column("mass_kg", REAL, tr("mass [kg]"), lambda run: float(run["mass"])),
        Column(
            "radius_m",
            REAL,
            tr("largest radius of the rock [m]"),
            lambda run: radius_of(rocks[run["rock"]], float(run["volume"])),
        ),
        Column("e_max_kj", REAL, tr("maximum energy [kJ]"), lambda run: float(run["energy_max"]) / KILO),
        Column("v_max_ms", REAL, tr("maximum velocity [m/s]"), lambda run: float(run["velocity_max"])),
        Column(
            "h_max_m",
            REAL,
            tr("maximum passing height of the centre of mass [m]"),
            lambda run: float(run["height_max"]),
        ),
        Column("runout_m", REAL, tr("run-out length, horizontal [m]"), lambda run: float(run["distance"])),
        Column("reach_deg", REAL, tr("reach angle [°]"), lambda run: math.degrees(run["reach_angle"])),
        Column("duration_s", REAL, tr("duration [s]"), lambda run: float(run["duration"])),
        Column("stop", TEXT, tr("why the run ended"), lambda run: str(run["stop_reason"])),
        Column("run_name", TEXT, tr("name of the simulation"), lambda run: name or None),
    )


def way_columns():
    """The last columns of trajectories: for their colours, and what screen lines, barriers and profiles read."""
    return (
        Column(ENERGY_ALONG, TEXT, tr("parts of the line by class of energy, for its colours"), None),
        Column(MOTION, TEXT, tr("motion at the vertices, for other algorithms of Talus"), None),
    )


def sample_columns():
    """Columns of the samples; their values are of many rows of the engine's trajectories at once."""
    return (
        _real("time_s", tr("time since the release [s]"), "time"),
        _real("v_ms", tr("velocity [m/s]"), "velocity"),
        _real("vx_ms", tr("velocity to the east [m/s]"), "velocity_x"),
        _real("vy_ms", tr("velocity to the north [m/s]"), "velocity_y"),
        _real("vz_ms", tr("velocity upwards [m/s]"), "velocity_z"),
        _real("rot_revs", tr("rotation [rev/s]"), "rotation", 2.0 * math.pi),
        _real("e_kj", tr("energy [kJ]"), "energy", KILO),
        _real("h_m", tr("height of the centre of mass above the ground [m]"), "height"),
        Column("contacts", INTEGER, tr("corners that touch the ground"), lambda rows: rows["contacts"].tolist()),
    )


def contact_columns():
    """Columns of the contacts; their values are of many rows of the engine's contacts at once."""
    return (
        _real("time_s", tr("time since the release [s]"), "time"),
        _real("duration_s", tr("duration [s]"), "duration"),
        _real("slip_m", tr("slippage [m]"), "slippage"),
        _real("depth_m", tr("penetration [m]"), "penetration"),
        _real("scar_m", tr("depth of the scar [m]"), "scar_depth"),
        _real("scar_way_m", tr("length of the scar [m]"), "scar_length"),
        _real("v_in_ms", tr("velocity before [m/s]"), "velocity_before"),
        _real("v_out_ms", tr("velocity after [m/s]"), "velocity_after"),
        _real("e_in_kj", tr("energy before [kJ]"), "energy_before", KILO),
        _real("e_out_kj", tr("energy after [kJ]"), "energy_after", KILO),
    )


def _real(name, alias, field, divisor=1.0):
    """A column of numbers: a field of many rows, in the unit of which the divisor is so many of SI's."""
    return Column(name, REAL, alias, lambda rows: (rows[field].astype(float) / divisor).tolist())
