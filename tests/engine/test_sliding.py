# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts that slide, solved at once, beside the law itself and the sweeps."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Rock, Terrain
from talus.engine.contact.contacts import contact_velocity
from talus.engine.contact.laws.newton import sweep_percussions
from talus.engine.contact.laws.sliding import slide_all
from talus.tests.engine.lowest_corners import CORNERS, lowest_corners

TOLERANCE = 1e-9  # m/s
FRICTION = 0.5


class Problem:
    """A random box that slides at some 3 m/s with its lowest vertices on rough ground; without percussions it would
    fall into it with ``fall`` (m/s) in this step. ``spin``: of the explicit scheme, whose responses are not symmetric.
    """

    def __init__(self, seed, count=3, fall=0.05, spin=None, restitution=0.0):
        draw = np.random.default_rng(seed)
        rock = self.rock = Rock.from_points(CORNERS * draw.uniform(0.6, 2.0, 3), mass=draw.uniform(100.0, 10_000.0))
        grid = Terrain(draw.normal(0.0, 0.05, (30, 30)), 1.0).grid(5.0)
        turn = Rotation.from_rotvec(draw.normal(scale=0.1, size=3))
        self.contacts, self.count = lowest_corners(rock, grid, turn, count, spin), count
        self.free = (*draw.normal(scale=3.0, size=2), -fall, *draw.normal(scale=0.05, size=3))
        self.contacts["friction"][:count] = FRICTION
        for contact in self.contacts[:count]:
            contact["bias"][0] = restitution * contact_velocity(contact, 0, tuple(self.free))

    def slide(self):
        """True if all slide, and the motion (6,)."""
        is_found, motion = slide_all(self.contacts, self.count, 1.0 / self.rock.mass, TOLERANCE, self.free)
        return is_found, np.array(motion)

    def velocities(self, motion):
        """xi of all contacts (count, 3)."""
        contacts = self.contacts[: self.count]
        return np.array([[contact_velocity(c, a, tuple(motion)) + c["bias"][a] for a in range(3)] for c in contacts])


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("changes", [{}, {"spin": (4.0, -3.0, 2.0)}, {"restitution": 0.3}])
def test_what_is_found_obeys_the_law(count, changes):
    """Signorini and Coulomb, eq. 68 of Leine et al. (2014), to some tolerances; u = u_free + M^-1 W P to rounding and
    to what the directions still turned in the last round. Most problems are solved."""
    actual = 0
    for seed in range(100):
        problem = Problem(seed, count, **changes)
        is_found, motion = problem.slide()
        p, xi = problem.contacts["percussion"][:count], problem.velocities(motion)
        if not is_found:
            assert (p == 0.0).all()
            continue
        actual += 1
        assert (p[:, 0] >= 0.0).all() and (xi[:, 0] >= -2.0 * TOLERANCE).all()
        assert (np.abs(xi[:, 0]) * (p[:, 0] > 0.0) <= 2.0 * TOLERANCE).all()
        np.testing.assert_allclose(np.hypot(p[:, 1], p[:, 2]), FRICTION * p[:, 0], rtol=1e-12)
        along = (p[:, 1:] * xi[:, 1:]).sum(1) + FRICTION * p[:, 0] * np.hypot(xi[:, 1], xi[:, 2])
        assert (along <= 1e-9 * p[:, 0]).all()  # opposite to the slip
        d, r = problem.contacts["direction"][:count], problem.contacts["response"][:count]
        change = np.r_[np.einsum("ia,iak->k", p, d) / problem.rock.mass, np.einsum("ia,iak->k", p, r)]
        np.testing.assert_allclose(motion - problem.free, change, atol=1e-8)
    assert actual > 75


@pytest.mark.parametrize("count", [2, 3])
def test_motion_is_that_of_the_sweeps(count):
    """They start without percussions and end within some hundred times their tolerance."""
    actual = 0
    for seed in range(150):
        problem = Problem(seed, count)
        is_found, motion = problem.slide()
        if not is_found:
            continue
        actual += 1
        problem.contacts["percussion"][:count] = 0.0
        *swept, _, is_converged = sweep_percussions(
            problem.contacts, count, 1.0 / problem.rock.mass, TOLERANCE, 5000, problem.free
        )
        assert is_converged
        np.testing.assert_allclose(motion, swept, atol=1e-6)
    assert actual > 110


def test_a_box_slides_on_a_plane_as_a_point_does():
    """Three corners of a box on a level plane, friction through the centre of mass so that nothing turns: it is slowed
    by mu g h and keeps its direction. In the first guess two corners bear the weight; a third is found."""
    rock = Rock.from_points(np.stack(np.meshgrid([-1, 1], [-1, 1], [0.0, 1e-3]), -1).reshape(-1, 3), mass=1000.0)
    contacts, fall = (
        lowest_corners(rock, Terrain(np.zeros((30, 30)), 1.0).grid(5.0), Rotation.identity(), 4),
        9.81 * 2e-3,
    )
    contacts["friction"][:4] = FRICTION
    low = np.argsort(rock.vertices[:, 2], kind="stable")[:4]
    ends = rock.vertices[low][:, 0] * rock.vertices[low][:, 1] > 0.0  # of a diagonal
    for k in range(4):
        contacts[k]["percussion"] = (500.0 * fall, 0.0, 0.0) if ends[k] else (0.0, 0.0, 0.0)
        t = contacts[k]["direction"][1:]
        contacts[k]["percussion"][1:] = -FRICTION * contacts[k]["percussion"][0] * t @ (0.6, 0.8, 0.0)
    is_found, motion = slide_all(contacts, 4, 1e-3, TOLERANCE, (1.8, 2.4, -fall, 0.0, 0.0, 0.0))
    assert is_found
    speed = 3.0 - FRICTION * fall
    np.testing.assert_allclose(motion[:3], (0.6 * speed, 0.8 * speed, 0.0), atol=1e-12)
    normal = contacts["percussion"][:4, 0]
    assert (normal >= 0.0).all() and (normal > 0.0).sum() == 3  # friction half a millimetre below the centre tips it
    np.testing.assert_allclose(normal.sum(), 1000.0 * fall, rtol=1e-12)


def test_what_sticks_is_left_to_the_sweeps():
    """A rock that hardly moves is held by its friction; so is one whose first guess holds it. Nothing is touched."""
    slow, held = Problem(1), Problem(1)
    slow.free = (1e-3, 0.0, -0.05, 0.0, 0.0, 0.0)
    for contact in held.contacts[:3]:
        contact["percussion"] = (100.0, 1.0, 2.0)
    for problem in (slow, held):
        guess = problem.contacts["percussion"][:3].copy()
        assert not problem.slide()[0]
        assert (problem.contacts["percussion"][:3] == guess).all()
