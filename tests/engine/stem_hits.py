# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that fly past a stem at an offset: what the stem takes of their energy. For tests and a figure."""

import numpy as np
from scipy.spatial.transform import Rotation

from talus.engine import Trees
from talus.engine.obstacles.field import OUTCOME, TAKEN
from talus.tests.engine.obstacle_cases import ball, energy, flown, one_step, state

STEM = 0.18  # radius, m
AXIS = (30.0, 30.0)  # m
SPEED = 20.0  # m/s
STRONG = 1e12  # J, more than any rock has
TURNED = (1.0, 0.0, 0.0, 0.0)
BALL = ball()


def hit(rock, aside, friction=0.5, capacity=STRONG, offsets=None, orientation=TURNED):
    """(share of the energy of the rock that the stem takes, outcome) where its centre passes ``aside`` m of the axis.

    Without spin, along x. NaN and -1 where it misses.
    """
    trees = Trees([AXIS], [2.0 * STEM], [20.0], energies=[capacity], friction=friction, offsets=offsets)
    start = state(
        (AXIS[0] - STEM - rock.radius - 0.01, AXIS[1] - aside, 2.0), (SPEED, 0.0, 0.0), orientation=orientation
    )
    duration = (2.0 * (STEM + rock.radius) + 0.02) / SPEED
    _, _, _, meetings = one_step(rock, start, flown(start, duration), trees=trees, duration=duration)
    if not len(meetings):
        return np.nan, -1
    return meetings[0, TAKEN] / energy(rock, start), int(meetings[0, OUTCOME])


def orientations(count):
    """Quaternions, scalar first, of rocks that tumble."""
    return np.roll(Rotation.random(count, random_state=7).as_quat(), 1, axis=1)


def taken_of_ball(x, friction):
    """Closed form of a solid sphere without spin, with Coulomb's friction and restitution 0, against a fixed stem.

    Sticking takes all of the normal and 2/7 of the tangential energy; slipping takes less (momentum and spin by hand).
    """
    normal, tangential = np.sqrt(1.0 - x * x), x
    slips = friction * normal < 2.0 / 7.0 * tangential
    of_slip = 2.0 * friction * normal * tangential - 3.5 * friction**2 * normal**2
    return normal**2 + np.where(slips, of_slip, 2.0 / 7.0 * tangential**2)
