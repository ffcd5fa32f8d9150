# SPDX-License-Identifier: GPL-2.0-or-later
"""The ramp: 40 degrees over 240 m, then 300 m of flat run-out, 2 m cells; friction 0.6, restitution 0.3.

Rocks are dropped from 1 m above the slope, 10 m from its top, in random orientations, and run to rest or for 60 s.
"""

import math
import time

import numpy as np

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate

CELL, SLOPE, SLOPE_LENGTH, FLAT_LENGTH, WIDTH = 2.0, math.radians(40.0), 240.0, 300.0, 400.0
FRICTION, RESTITUTION, TIME_STEP, MAX_TIME = 0.6, 0.3, 0.002, 60.0
SIZE = np.array([1.16, 1.14, 0.35])


def terrain():
    """The height field."""
    x = np.arange(0.0, SLOPE_LENGTH + FLAT_LENGTH + CELL, CELL)
    profile = np.where(x < SLOPE_LENGTH, (SLOPE_LENGTH - x) * math.tan(SLOPE), 0.0)
    return Terrain(np.tile(profile, (int(WIDTH / CELL) + 1, 1)), CELL)


def box():
    """The 8-cornered box of 1,000 kg."""
    corners = np.stack(np.meshgrid([-0.5, 0.5], [-0.5, 0.5], [-0.5, 0.5]), axis=-1).reshape(-1, 3)
    return Rock.from_points(corners * SIZE, mass=1000.0, name="box, 8 vertices")


def disc():
    """A disc of 24 vertices and the size of the box, 1,000 kg."""
    angles = 2.0 * np.pi * np.arange(12) / 12
    ring = np.column_stack([0.5 * np.cos(angles), 0.5 * np.sin(angles), np.full(12, 0.5)])
    return Rock.from_points(np.vstack([ring, ring * [1, 1, -1]]) * SIZE, mass=1000.0, name="disc, 24 vertices")


def norm_block():
    """EOTA 221 of 780 kg, 24 vertices."""
    volume = 0.28794
    rock = rock_library.rock("eota221", volume, 780.0 / volume)
    return rock


def scanned():
    """A rounded block of some 200 vertices, as a laser scan gives, with the moments of the norm block's size."""
    points = np.random.default_rng(1).normal(size=(200, 3))
    points /= np.linalg.norm(points, axis=1, keepdims=True)
    return Rock.from_points(points * [0.465, 0.465, 0.3], mass=780.0, name=f"scan, {len(points)} vertices")


def release(runs):
    """One release point, ``runs`` rocks."""
    return Release(position=(10.0, WIDTH / 2.0), height=1.0, runs=runs)


def settings(**changes):
    """Implicit scheme, maps on, one thread."""
    return Settings(**{"air_density": 0.0, **{"time_step": TIME_STEP, "max_time": MAX_TIME, "threads": 1, **changes}})


def throw(rock, runs=300, **changes):
    """Processor time (s), wall time (s) and the runs."""
    slope = terrain()
    ground = Ground(slope, mu_min=FRICTION, mu_max=FRICTION, restitution=RESTITUTION)
    wall, processor = time.perf_counter(), time.process_time()
    result = simulate(slope, ground, rock, release(runs), settings(**changes))
    return time.process_time() - processor, time.perf_counter() - wall, result.runs
