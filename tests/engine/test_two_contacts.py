# SPDX-License-Identifier: GPL-2.0-or-later
"""Two contacts that stick, in closed form, beside the sweeps and NumPy."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Rock, Terrain
from talus.engine.contact.contacts import contact_velocity
from talus.engine.contact.laws.newton import sweep_percussions
from talus.engine.contact.laws.two_contacts import hold_both
from talus.tests.engine.lowest_corners import CORNERS, lowest_corners

TOLERANCE = 1e-9  # m/s


class Problem:
    """A random box with its two lowest vertices on rough ground; ``spin``: of the explicit scheme, whose responses are
    not symmetric."""

    def __init__(self, seed, friction=2.0, spin=None):
        draw = self.draw = np.random.default_rng(seed)
        rock = self.rock = Rock.from_points(CORNERS * draw.uniform(0.4, 2.0, 3), mass=draw.uniform(100.0, 10_000.0))
        grid = Terrain(draw.normal(0.0, 0.3, (30, 30)), 1.0).grid(5.0)
        turn = Rotation.random(random_state=draw.integers(2**31))
        self.contacts = lowest_corners(rock, grid, turn, 2, spin)
        self.contacts["friction"][:2], self.contacts["percussion"][:2] = friction, (rock.mass, 0.1, -0.2)
        self.free = tuple(draw.normal(scale=0.5, size=2)) + (-3.0,) + tuple(draw.normal(scale=0.5, size=3))

    def blocks(self):
        """G of both contacts (6, 6) and c (6,), by NumPy."""
        d, w, r = (self.contacts[name][:2].reshape(6, 3) for name in ("direction", "lever", "response"))
        free = np.array([contact_velocity(c, a, tuple(self.free)) for c in self.contacts[:2] for a in range(3)])
        return d @ d.T / self.rock.mass + w @ r.T, free + self.contacts["bias"][:2].ravel()

    def hold(self):
        """True if both stick, the percussions (6,) and the motion (6,)."""
        is_held, motion = hold_both(self.contacts, 1.0 / self.rock.mass, TOLERANCE, self.free)
        return is_held, self.contacts["percussion"][:2].ravel().copy(), np.array(motion)


@pytest.mark.parametrize("spin", [None, (40.0, -30.0, 20.0)])
def test_percussions_solve_both_equations_and_keep_what_moves_nothing(spin):
    """G P + c = 0 to the tolerance, and of the solutions the one nearest to the first guess: P - P0 has no part along
    the null vector of G, as least squares would have it."""
    held = 0
    for seed in range(200):
        problem = Problem(seed, spin=spin)
        guess = problem.contacts["percussion"][:2].ravel().copy()
        is_held, p, _ = problem.hold()
        held += is_held
        if not is_held:
            assert (p == guess).all()
            continue
        g, c = problem.blocks()
        assert np.abs(g @ p + c).max() <= 2.0 * TOLERANCE
        null = np.linalg.svd(g)[2][-1]
        assert abs(null[3:] @ (p - guess)[3:]) <= 1e-6 * np.abs(p).max()
    assert held > 60


def test_motion_is_that_of_the_sweeps():
    """The sweeps end within some hundred times their tolerance; they start where nothing is loaded.
    Of friction as large as 2 the law has several solutions, and each finds the one next to where it starts."""
    held = 0
    for seed in range(400):
        problem = Problem(seed, friction=0.7)
        is_held, _, motion = problem.hold()
        if not is_held:
            continue
        held += 1
        problem.contacts["percussion"][:2] = 0.0
        *swept, sweeps, is_converged = sweep_percussions(
            problem.contacts, 2, 1.0 / problem.rock.mass, TOLERANCE, 2000, problem.free
        )
        assert sweeps > 1 and is_converged
        np.testing.assert_allclose(motion, swept, atol=1e-6)
    assert held > 30


def test_what_cannot_stick_is_left_to_the_sweeps():
    """Too little friction, velocities that move the contacts apart, or restitution that would change their distance:
    nothing is touched."""
    slippery, parting, torn = Problem(1, friction=0.01), Problem(1), Problem(1)
    parting.free = (0.0, 0.0, 3.0, 0.0, 0.0, 0.0)
    torn.contacts["bias"][0], torn.contacts["bias"][1] = (0.0, 5.0, 0.0), (0.0, -5.0, 3.0)
    for problem in (slippery, parting, torn):
        guess = problem.contacts["percussion"][:2].ravel().copy()
        is_held, p, _ = problem.hold()
        assert not is_held and (p == guess).all()
