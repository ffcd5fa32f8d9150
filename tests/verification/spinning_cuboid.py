# SPDX-License-Identifier: GPL-2.0-or-later
"""The freely spinning cuboid of Leine et al. (2020), numerical results, and what Euler's equations say of it.

Sides 3, 2 and 1 m along x, y, z of K: A < B < C, so x is the minor and z the major axis.
"""

from typing import NamedTuple

import numpy as np
from scipy.integrate import solve_ivp
from scipy.special import ellipkm1

from talus.engine import Ground, Rock, Settings, Terrain, trace
from talus.engine.rigid_body import free_flight
from talus.tests.verification.planes import box, rotations

GRAVITY = 9.81
DURATION, TIME_STEP = 20.0, 0.01  # s
ABOUT_MAJOR_AXIS = (1e-3, 1e-3, 10.0)  # rad/s, of the paper
ABOUT_INTERMEDIATE_AXIS = (1e-3, 10.0, 1e-3)
START = np.array([0.1, 0.2, 10.0])  # m
VELOCITY = np.array([0.2, -0.3, 0.5 * GRAVITY * DURATION + 0.5])  # m/s: back a little above the start at the end


class Flight(NamedTuple):
    """A flight over time."""

    time: np.ndarray  # (n,) s
    position: np.ndarray  # (n, 3) m
    spin: np.ndarray  # (n, 3) rad/s, in K
    energy: np.ndarray  # (n,) of the rotation, J
    momentum: np.ndarray  # (n, 3) angular, in I, N m s
    axis: np.ndarray  # (n, 3) the major axis in I


def cuboid():
    """The rock, of 1 kg like that of the paper."""
    shape = box(3.0, 2.0, 1.0)
    return Rock.from_points(shape.vertices, mass=1.0)


def fly(spin, scheme, time_step=TIME_STEP):
    """The flight of the paper, on a parabola that stays above the ground."""
    rock, ground = cuboid(), Terrain(np.zeros((9, 9)), cell_size=10.0, origin=(-40.0, -40.0))
    settings = Settings(time_step=time_step, free_flight=scheme, max_time=DURATION, gravity=GRAVITY, air_density=0.0)
    run = trace(ground, Ground(ground, mu_min=0.55), rock, START, velocity=VELOCITY, spin=spin, settings=settings)
    turns = rotations(run.orientation)
    return Flight(
        time=run.time,
        position=run.position,
        spin=run.spin,
        energy=0.5 * (rock.inertia * run.spin**2).sum(axis=1),
        momentum=turns.apply(rock.inertia * run.spin),
        axis=turns.apply([0.0, 0.0, 1.0]),
    )


def parabola(time):
    """Position after ``time`` (n,) without drag: closed form, (n, 3)."""
    time = np.asarray(time)[:, None]
    return START + VELOCITY * time - [0.0, 0.0, 0.5 * GRAVITY] * time**2


def flip_interval(spin):
    """Time between two reversals of the spin about the intermediate axis: closed form of Euler's equations, s.

    omega_y = b sn(p t) for 2 T B < L^2, with p^2 = (C - B)(L^2 - 2 T A) / (A B C) and the complementary modulus
    1 - k^2 = (C - A)(L^2 - 2 T B) / ((C - B)(L^2 - 2 T A)); it vanishes every 2 K(k) / p.
    """
    a, b, c = cuboid().inertia
    energy, momentum = (cuboid().inertia * np.square(spin)).sum(), (np.square(cuboid().inertia * spin)).sum()
    rate = np.sqrt((c - b) * (momentum - energy * a) / (a * b * c))
    complement = (c - a) * (momentum - energy * b) / ((c - b) * (momentum - energy * a))
    return 2.0 * ellipkm1(complement) / rate


def flips(flight):
    """Times at which the spin about the intermediate axis reverses, linear within a sample, s."""
    rate = flight.spin[:, 1]
    k = np.flatnonzero(rate[1:] * rate[:-1] < 0.0)
    return flight.time[k] + (flight.time[k + 1] - flight.time[k]) * rate[k] / (rate[k] - rate[k + 1])


def tumble(spin, duration, steps, scheme):
    """Orientation and spin after equal steps of the scheme alone, from the orientation (1, 0, 0, 0)."""
    moments, h = tuple(cuboid().inertia), duration / steps
    p, w = (1.0, 0.0, 0.0, 0.0), tuple(spin)
    for _ in range(steps):
        if scheme == "implicit":
            end = free_flight.implicit_spin(moments, w, h)[:3]
            p = free_flight.implicit_orientation(moments, p, w, end, h)
        elif scheme == "stride":
            end, p = free_flight.stride(moments, p, w, h)
        else:
            end = free_flight.explicit_spin(moments, w, h)
            middle = free_flight.advance_by_derivative(p, p, w, 0.5 * h)
            p = free_flight.advance_by_derivative(p, middle, tuple(0.5 * (np.array(w) + end)), h)
        w = end
    return np.array(p), np.array(w)


def tumble_exactly(spin, duration):
    """Motion by a general integrator of order 8: Euler's equations and eq. 8 of the paper."""
    moments = cuboid().inertia

    def rates(_, state):
        p, w = state[:4], state[4:]
        turning = 0.5 * np.r_[-p[1:] @ w, p[0] * w + np.cross(p[1:], w)]
        return np.r_[turning, -np.cross(w, moments * w) / moments]

    start = np.r_[1.0, 0.0, 0.0, 0.0, spin]
    end = solve_ivp(rates, (0.0, duration), start, method="DOP853", rtol=1e-13, atol=1e-13).y[:, -1]
    return end[:4] / np.linalg.norm(end[:4]), end[4:]
