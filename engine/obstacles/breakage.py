# SPDX-License-Identifier: GPL-2.0-or-later
"""Does a rock break where it meets the ground? After RockGIS (Matas et al. 2020, Geosciences 10, 168) and its code.

    E_n = m v_n^2 / 2                J, v_n into the surface, before the impact
    A_new = 0.0031 E_n^0.7562        m2, new surface
    r = A_new / (A_new + 6 V^(2/3))  share of new surface
    r > threshold                    the rock breaks; its run ends as "broken"

An impact is a step in which the ground takes at least half of v_n. What the rock breaks into: ensemble/fragments.py.
"""

import math

import numpy as np

from ..arithmetic.power import cbrt, pow
from ..ground import height_map
from ..jit.kernels import inner_kernel
from .field import BROKEN_ROCK, DENSITY, FRACTURE, FRAGILE_COLUMNS, THRESHOLD
from .meetings import note_meeting
from .path import kinetic_energy

SURFACE_FACTOR, SURFACE_POWER = 0.0031, 0.7562  # of E_n in J, m2
LEAST_APPROACH = 0.5  # m/s; slower rocks are not tested
KEPT = 0.5  # of v_n; where more is left the step is no impact


@inner_kernel
def new_surface_share(energy, volume):
    """r of an impact with E_n, J, on a rock of a volume, m3."""
    new = SURFACE_FACTOR * pow(energy, SURFACE_POWER)
    side = cbrt(volume)
    return new / (new + 6.0 * side * side)


@inner_kernel
def break_up(field, terrain, body, path, run, meetings, count):
    """True if the ground breaks the rock on its ``path``, and the number of meetings. The meeting is noted in place:
    the state after the impact, as ENERGY the kinetic energy before it and as TAKEN E_n, J.
    """
    start, end, time = path.start, path.end, path.time + path.duration
    nx, ny, nz = height_map.normal_at(terrain, start.x, start.y)
    into = -(nx * start.vx + ny * start.vy + nz * start.vz)
    left = -(nx * end.vx + ny * end.vy + nz * end.vz)
    if not into > LEAST_APPROACH or left > KEPT * into:
        return False, count
    energy = 0.5 * body.mass * into * into
    if not new_surface_share(energy, body.mass / field.fragile[run, DENSITY]) > field.fragile[run, THRESHOLD]:
        return False, count
    ground = height_map.height_at(terrain, end.x, end.y)
    note_meeting(
        meetings, count, FRACTURE, 0, BROKEN_ROCK, time, end, end.z - ground, 0.0, kinetic_energy(body, start), energy
    )
    return True, count + 1


def checked_fragility(fragile, runs):
    """FRAGILE_COLUMNS of each run, None for None. Raises ValueError for a wrong shape or numbers."""
    if fragile is None:
        return None
    fragile = np.ascontiguousarray(fragile, np.float64)
    if fragile.shape != (runs, FRAGILE_COLUMNS):
        raise ValueError(
            f"simulate: fragile has the shape {fragile.shape}; give a threshold and a density for each of {runs} runs."
        )
    if not (fragile[:, DENSITY] > 0.0).all() or np.isnan(fragile).any() or math.isinf(fragile[:, DENSITY].max()):
        raise ValueError("simulate: fragile has a threshold or a density that is no positive number.")
    return fragile
