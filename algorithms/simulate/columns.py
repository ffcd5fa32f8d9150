# SPDX-License-Identifier: GPL-2.0-or-later
"""Columns of trajectories, stops, contacts and samples, from rows of the engine."""

import math

from ..layers.vertex_motion import FIELD
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr
from ..units import KILO
from . import energy_along

NUMBER = Column("run", INTEGER, "", None)  # of the run, before the other columns


def run_columns(rocks, name=""):
    """Columns of trajectories and stops, from a row of the engine's runs; the number of the run comes before them.

    ``name``: that the user gave to the simulation.
    """
    return (
        Column("release", INTEGER, tr("id of the release feature"), lambda run: int(run["identifier"])),
        Column("point", INTEGER, tr("number of the release point"), lambda run: int(run["release"])),
        Column("rock", TEXT, tr("shape of the rock"), lambda run: rocks[run["rock"]].name),
        Column("volume_m3", REAL, tr("volume [m³]"), lambda run: float(run["volume"])),
        Column("mass_kg", REAL, tr("mass [kg]"), lambda run: float(run["mass"])),
        Column("radius_m", REAL, tr("largest radius of the rock [m]"), lambda run: _radius_of(rocks, run)),
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
        Column(energy_along.FIELD, TEXT, tr("parts of the line by class of energy, for its colours"), None),
        Column(FIELD, TEXT, tr("motion at the vertices, for other algorithms of Talus"), None),
    )


def sample_columns():
    """Columns of the samples, from a row of the engine's trajectories; the number of the run comes before them."""
    velocities = [
        Column(f"v{axis}_ms", REAL, label, lambda sample, axis=axis: float(sample[f"velocity_{axis}"]))
        for axis, label in (
            ("x", tr("velocity to the east [m/s]")), ("y", tr("velocity to the north [m/s]")),
            ("z", tr("velocity upwards [m/s]")),
        )
    ]  # fmt: skip
    return (
        Column("time_s", REAL, tr("time since the release [s]"), lambda sample: float(sample["time"])),
        Column("v_ms", REAL, tr("velocity [m/s]"), lambda sample: float(sample["velocity"])),
        *velocities,
        Column("rot_revs", REAL, tr("rotation [rev/s]"), lambda sample: 0.5 * float(sample["rotation"]) / math.pi),
        Column("e_kj", REAL, tr("energy [kJ]"), lambda sample: float(sample["energy"]) / KILO),
        Column(
            "h_m", REAL, tr("height of the centre of mass above the ground [m]"), lambda sample: float(sample["height"])
        ),
        Column("contacts", INTEGER, tr("corners that touch the ground"), lambda sample: int(sample["contacts"])),
    )


def contact_columns():
    """Columns of the contacts, from a row of the engine's contacts; the number of the run comes before them."""
    return (
        Column("time_s", REAL, tr("time since the release [s]"), lambda contact: float(contact["time"])),
        Column("duration_s", REAL, tr("duration [s]"), lambda contact: float(contact["duration"])),
        Column("slip_m", REAL, tr("slippage [m]"), lambda contact: float(contact["slippage"])),
        Column("depth_m", REAL, tr("penetration [m]"), lambda contact: float(contact["penetration"])),
        Column("scar_m", REAL, tr("depth of the scar [m]"), lambda contact: float(contact["scar_depth"])),
        Column("scar_way_m", REAL, tr("length of the scar [m]"), lambda contact: float(contact["scar_length"])),
        Column("v_in_ms", REAL, tr("velocity before [m/s]"), lambda contact: float(contact["velocity_before"])),
        Column("v_out_ms", REAL, tr("velocity after [m/s]"), lambda contact: float(contact["velocity_after"])),
        Column("e_in_kj", REAL, tr("energy before [kJ]"), lambda contact: float(contact["energy_before"]) / KILO),
        Column("e_out_kj", REAL, tr("energy after [kJ]"), lambda contact: float(contact["energy_after"]) / KILO),
    )


def _radius_of(rocks, run):
    """Of the farthest corner from the centre of mass, m."""
    from ...engine.arithmetic.power import cbrt

    rock = rocks[run["rock"]]
    return rock.radius * cbrt(float(run["volume"] / rock.volume))
