# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks that every run of the campaign must pass, and counts kept beside them."""

import numpy as np

from talus.engine import simulate
from talus.engine.ground.parameters import SCAR_STRENGTH

GRAVITY = 9.81
GAIN = 1e-9  # of the energy of the run and of its weight times its radius
DEEP = 0.05  # radii
NAMED = 10  # offenders that a record lists
PROMISES = ("not a number", "energy gained", "rests below ground", "left terrain with ground around", "error")


def examine(batch, result=None):
    """Counts of a batch, which is simulated unless its result is given: a dict of whole numbers and floats, with the
    rows that break a promise.
    """
    if result is None:
        result = simulate(batch.terrain, batch.ground, batch.rocks, batch.releases, batch.settings)
    runs = result.runs
    volume, radius = np.array([(rock.volume, rock.radius) for rock in batch.rocks])[runs["rock"]].T
    radius = radius * np.cbrt(runs["volume"] / volume)
    is_rest = runs["stop_reason"] == "rest"
    gain = _gain(batch, result, radius)
    depth = runs["penetration_max"] / radius
    scar = deepest_scar(batch, runs)
    broken = {
        "not a number": _has_nan(result),
        "energy gained": gain > GAIN,
        "rests below ground": is_rest & ~(runs["stop"][:, 2] >= ground_below(batch.terrain, runs["stop"]) - scar),
        "left terrain with ground around": _left_wrongly(batch, runs, radius),
    }
    counts = {name: int(np.count_nonzero(rows)) for name, rows in broken.items()}
    for name in ("steps", "contact_steps", "unconverged", "energy_limited", "steps_cut", "spins_kept"):
        counts[name] = int(runs[name].sum())
    return {
        **counts, "runs": int(runs.size), "rest": int(is_rest.sum()), "deep": int(np.count_nonzero(depth > DEEP)),
        "sunk": int(np.count_nonzero(depth > 0.5)), "deepest": float(depth.max()), "largest_gain": float(gain.max()),
        "offenders": {name: np.flatnonzero(rows)[:NAMED].tolist() for name, rows in broken.items() if rows.any()},
    }  # fmt: skip


def ground_below(terrain, positions):
    """Heights of the ground below positions, m."""
    return terrain.height(positions[:, 0], positions[:, 1])


def deepest_scar(batch, runs):
    """Depth of a scar that takes all of the largest kinetic energy of each run, m; Lu et al. (2019), eq. 11."""
    strength = batch.ground.table[0][SCAR_STRENGTH]
    if not strength > 0.0:
        return np.zeros(runs.size)
    speed = np.sqrt(2.0 * runs["energy_max"] / runs["mass"])
    return 0.1 * np.cbrt(runs["mass"]) * (1e3 * strength) ** -0.4 * speed**0.8


def _has_nan(result):
    """True for each run with a number that is not finite, in its row or its first and last sample."""
    bad = np.zeros(result.runs.size, bool)
    for name in result.runs.dtype.names:
        column = result.runs[name]
        if column.dtype.kind == "f":
            bad |= ~np.isfinite(column.reshape(column.shape[0], -1)).all(axis=1)
    # The height above ground may be missing at the last sample of a run that left the terrain.
    for name in ("x", "y", "z", "velocity", "rotation", "energy"):
        np.logical_or.at(bad, result.trajectories["run"], ~np.isfinite(result.trajectories[name]))
    return bad


def _gain(batch, result, radius):
    """Largest gain of energy of each run, as a share: in one step, and for a law with springs from start to end."""
    runs, samples = result.runs, result.trajectories
    scale = runs["energy_max"] + runs["mass"] * GRAVITY * radius
    if batch.settings.impact_law != "mdem":
        return runs["energy_rise_max"] / scale
    total = samples["energy"] + runs["mass"][samples["run"]] * GRAVITY * samples["z"]
    first, last = (np.searchsorted(samples["run"], np.arange(runs.size), side) for side in ("left", "right"))
    return (total[last - 1] - total[first]) / scale


def _left_wrongly(batch, runs, radius):
    """Runs that left the terrain although every node is there that they could reach in a step or a stride."""
    terrain, rows = batch.terrain, np.flatnonzero(runs["stop_reason"] == "left terrain")
    missing = np.zeros(runs.size, bool)
    (ny, nx), cell = terrain.shape, np.array(terrain.cell_size)
    reach = radius + 8.0 * batch.settings.time_step * (runs["velocity_max"] + GRAVITY * batch.settings.time_step)
    for i in rows:
        place = (runs["stop"][i, :2] - np.array(terrain.origin)) / cell
        low = np.floor(place - reach[i] / cell).astype(int)
        high = np.ceil(place + reach[i] / cell).astype(int)
        if (low < 0).any() or high[0] >= nx or high[1] >= ny:
            continue
        missing[i] = np.isfinite(terrain.heights[low[1] : high[1] + 1, low[0] : high[0] + 1]).all()
    return missing
