# SPDX-License-Identifier: GPL-2.0-or-later
"""A thin disc that rolls upright is stable above W_c^2 = g / (3 r): Leine et al. (2014), section 5.2.

For small leans q, with the moments m r^2 / 4 and m r^2 / 2, from a start without turning about the vertical,
q'' = 4/5 g/r q - 12/5 W^2 (q - q(0)): the lean grows below W_c and swings above it.
"""

import numpy as np
import pytest

from talus.engine import Ground, Rock, Settings, Terrain, trace

GRAVITY, RADIUS, CORNERS, LEAN = 9.81, 1.0, 720, 0.01
CRITICAL = np.sqrt(GRAVITY / (3.0 * RADIUS))  # rad/s


def disc():
    """Corners on a circle across y, with the inertia of a thin disc; two points on the axle make a solid of it."""
    angle = 2.0 * np.pi * np.arange(CORNERS) / CORNERS
    rim = RADIUS * np.column_stack([np.cos(angle), np.zeros(CORNERS), np.sin(angle)])
    points = np.vstack([rim, [[0.0, -0.002, 0.0], [0.0, 0.002, 0.0]]])
    moments = 1000.0 * RADIUS**2 * np.array([0.25, 0.5, 0.25])
    return Rock(vertices=points, inertia=moments, mass=1000.0, volume=1.0, frame=np.eye(3), offset=np.zeros(3))


def closed_form(spin, time):
    """The lean, rad."""
    growth = 0.8 * GRAVITY / RADIUS - 2.4 * spin**2
    middle = -2.4 * spin**2 * LEAN / growth
    rate = np.sqrt(complex(growth))
    return (middle + (LEAN - middle) * np.cosh(rate * time)).real


@pytest.mark.source("leine_2014", "disc that rolls upright, g / (3 r)")
@pytest.mark.parametrize("ratio", [0.0, 0.7, 1.5, 2.5])
def test_lean_of_a_rolling_disc_is_that_of_the_linear_theory(ratio):
    """Within 5 % of the largest lean over one second; corners take 2 % of the speed in a turn."""
    spin, level = ratio * CRITICAL, Terrain(np.zeros((11, 31)), cell_size=2.0, origin=(-10.0, -10.0))
    half = 0.5 * LEAN
    run = trace(
        level, Ground(level, mu_min=2.0, mu_max=2.0), disc(), (0.0, 0.0, RADIUS * np.cos(LEAN) - 1e-9),
        orientation=(np.cos(half), np.sin(half), 0.0, 0.0), velocity=(spin * RADIUS, 0.0, 0.0), spin=(0.0, spin, 0.0),
        settings=Settings(time_step=5e-4, max_time=1.0, rest_time=1e3, air_density=0.0), sample_every=20,
    )  # fmt: skip
    e0, e1, e2, e3 = run.orientation.T
    lean = np.arcsin(2.0 * (e2 * e3 + e0 * e1))  # the axle's angle to the level: third entry of A e_y
    expected = closed_form(spin, run.time)
    assert lean == pytest.approx(expected, abs=0.05 * expected.max())


def test_disc_falls_below_the_critical_spin_and_not_above():
    assert closed_form(0.99 * CRITICAL, 60.0) > 100.0 * LEAN
    assert closed_form(1.2 * CRITICAL, np.linspace(0.0, 60.0, 2000)).max() < 8.0 * LEAN
