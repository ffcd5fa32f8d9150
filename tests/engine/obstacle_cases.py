# SPDX-License-Identifier: GPL-2.0-or-later
"""A level terrain far below a flying rock, and one step of it past obstacles."""

import numpy as np

from talus.engine import Rock, Terrain
from talus.engine.obstacles.entry_point import ENCOUNTERS, meet
from talus.engine.obstacles.field import MEETING_COLUMNS, make_field
from talus.engine.obstacles.meetings import Noted
from talus.engine.obstacles.path import Path
from talus.engine.shapes.body import body_of
from talus.engine.types import State

LEVEL = Terrain(np.zeros((61, 61)), 1.0)
STEP = 0.002  # s


def ball(points=3000):
    """A ball of 1 m3 with some 6000 faces, 3 degrees from one to the next."""
    rise = np.linspace(-1.0, 1.0, points)
    turn = np.pi * (1.0 + np.sqrt(5.0)) * np.arange(points)
    width = np.sqrt(1.0 - rise**2)
    points = np.column_stack([width * np.cos(turn), width * np.sin(turn), rise])
    return Rock.from_points(points, density=2700.0, volume=1.0)


def state(position, velocity=(0.0, 0.0, 0.0), spin=(0.0, 0.0, 0.0), orientation=(1.0, 0.0, 0.0, 0.0)):
    """A State of plain floats."""
    return State(*(float(number) for part in (position, orientation, velocity, spin) for number in part), 0.0)


def flown(start, duration=STEP, gravity=0.0):
    """The state after free flight without turning."""
    return start._replace(
        x=start.x + duration * start.vx, y=start.y + duration * start.vy,
        z=start.z + duration * start.vz - 0.5 * gravity * duration**2, vz=start.vz - gravity * duration,
    )  # fmt: skip


def one_step(
    rock,
    start,
    end,
    barriers=None,
    trees=None,
    duration=STEP,
    time=0.0,
    meetings=None,
    count=0,
    terrain=LEVEL,
):
    """``meet`` of one step: the state after it, stem, barrier, and the meetings so far."""
    field = make_field(terrain, barriers, trees, float(rock.radius))
    if meetings is None:
        meetings = np.zeros((64, MEETING_COLUMNS))
    body, encounters = body_of(rock), np.zeros(1, ENCOUNTERS)[0]
    after, tree, barrier, _, count = meet(
        field, terrain.grid(rock.radius), body, Path(start, end, duration, time), encounters, Noted(meetings, 0), count
    )
    return after, tree, barrier, meetings[:count]


def energy(rock, s):
    """Kinetic energy, J."""
    velocity, spin = np.array([s.vx, s.vy, s.vz]), np.array([s.wx, s.wy, s.wz])
    return 0.5 * (rock.mass * velocity @ velocity + np.asarray(rock.inertia) @ spin**2)
