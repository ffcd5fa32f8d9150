# SPDX-License-Identifier: GPL-2.0-or-later
"""The flat plate on a height field, which engines that collide with triangles get wrong; and a rough slope."""

import numpy as np

from talus.engine import Ground, Settings, Terrain, trace
from talus.tests.verification.planes import Slope, box

FRICTION, STEEPNESS, DURATION, CELL = 0.6, 40.0, 5.0, 2.0
LENGTH, WIDTH, THICKNESS = 1.16, 1.14, 0.35  # m


def plate():
    """The box of the disc-shaped rock of Leine et al. (2020)."""
    return box(LENGTH, WIDTH, THICKNESS)


def slide(azimuth, scheme, turn=0.0, cell=CELL):
    """The plate laid flat and at rest, turned about the normal by ``turn`` (rad). Returns slope and run."""
    slope = Slope(STEEPNESS, azimuth, half_width=20.0 * max(cell, 1.0), cell_size=cell)
    terrain = slope.terrain()
    run = trace(
        terrain, Ground(terrain, mu_min=FRICTION, mu_max=FRICTION, restitution=0.0), plate(),
        slope.above(0.5 * THICKNESS), slope.orientation((0.0, 0.0, turn)),
        settings=Settings(max_time=DURATION, free_flight=scheme, air_density=0.0),
    )  # fmt: skip
    return slope, run


def closed_form(time):
    """Way (m) and speed (m/s) after ``time`` (s) of a block that slides from rest: Coulomb's law."""
    angle = np.radians(STEEPNESS)
    acceleration = 9.81 * (np.sin(angle) - FRICTION * np.cos(angle))
    return 0.5 * acceleration * np.square(time), acceleration * np.asarray(time)


def rough_slope(seed=3, nodes=81, cell_size=3.0, steepness=35.0):
    """A slope that falls to the south with humps of up to 2 m and a hole without data."""
    draw = np.random.default_rng(seed)
    y = cell_size * np.arange(nodes)
    heights = np.tan(np.radians(steepness)) * y[:, None] + draw.uniform(-1.0, 1.0, (nodes, nodes))
    heights[5:9, 30:36] = np.nan
    return Terrain(heights, cell_size=cell_size, origin=(2640000.0, 1160000.0))


def releases(terrain, count, seed=5):
    """Random places in the upper half, 1 to 6 m above ground, at rest."""
    draw = np.random.default_rng(seed)
    xmin, ymin, xmax, ymax = terrain.extent
    x = draw.uniform(xmin + 10.0, xmax - 10.0, count)
    y = draw.uniform(0.5 * (ymin + ymax), ymax - 10.0, count)
    return np.column_stack([x, y, terrain.height(x, y) + draw.uniform(1.0, 6.0, count)])
