# SPDX-License-Identifier: GPL-2.0-or-later
"""The compliant law (mdem) against chapter 3 of Ashayer (2007): rebounds of spheres, discs and clumps.

What the thesis claims for it is the rebound of rigid bodies, and it names a margin where it gives numbers: "less than
1 %" for the disc (l.907; its own 1.97 m/s is 1.5 % off). For clumps it speaks of curves whose figures are lost.
"""

import math

import numpy as np
import pytest

from talus.engine.contact.contacts import contact_velocity
from talus.engine.contact.laws import mdem as law
from talus.engine.research import clumps
from talus.engine.research.compliant_body import Block, planar_springs, sphere
from talus.engine.research.sections import FRICTION
from talus.engine.research.sections import Block as Section
from talus.tests.verification.hand_made_contacts import planar

MARGIN = 0.01  # the thesis's own


@pytest.mark.source("ashayer_2007", "disc of five bounces")
@pytest.mark.parametrize(
    ("friction", "expected"),
    [
        (0.05, (2.672, 2.344, 2.016, 2.0, 2.0)),
        (0.10, (2.344, 2.0, 2.0, 2.0, 2.0)),
        (0.15, (2.016, 2.0, 2.0, 2.0, 2.0)),
        (0.20, (2.0, 2.0, 2.0, 2.0, 2.0)),
        (0.30, (2.0, 2.0, 2.0, 2.0, 2.0)),
    ],
)
def test_disc_of_five_bounces_has_the_velocities_of_the_rigid_one(friction, expected):
    """Section 3.3.6, l.896-907: R = 0.5 m, 3 and 3.28 m/s, elastic. Measured 3e-4."""
    disc = Block([(0.0, 0.0, -0.5)], 3 * [0.5 / math.sqrt(2.0)], friction=friction)
    motion, values = np.array([3.0, 0, -3.28, 0, 0, 0]), []
    for _ in expected:
        motion = disc.impact(motion)
        values.append(motion[0])
        assert motion[2] == pytest.approx(3.28, rel=2e-3)
        motion[2] = -3.28
    np.testing.assert_allclose(values, expected, rtol=0.1 * MARGIN)


@pytest.mark.source("ashayer_2007", "sphere with the mono-direction unit (eq. 3.3.9)")
@pytest.mark.parametrize("restitution", [1.0, 0.5])
@pytest.mark.parametrize("slip", [0.2, 1.0, 1.2, 2.0, 4.0, 6.0, 7.1, 8.0, 12.0])
def test_sphere_leaves_as_the_rigid_one_from_low_to_high_angles(slip, restitution):
    """Section 3.3.5, l.863-893: v_1 / (mu v_3) through its three ranges, 10 m/s, mu = 0.3. Rigid, eq. 7.2.8 (l.2502):
    Delta V_1 = min(2/7 v_1, mu (1 + e) V_3). Measured 7e-4, where slip ends at the very end."""
    v1 = slip * 0.3 * 10.0
    motion = sphere(friction=0.3, restitution=restitution).impact(np.array([v1, 0, -10.0, 0, 0, 0]))
    assert motion[0] == pytest.approx(v1 - min(v1 * 2.0 / 7.0, 0.3 * (1.0 + restitution) * 10.0), rel=0.1 * MARGIN)
    assert motion[2] == pytest.approx(10.0 * restitution, rel=0.1 * MARGIN)


@pytest.mark.parametrize("slip", [0.2, 0.6, 1.0])
def test_slip_of_a_sphere_turns_within_its_first_third_at_low_angles(slip):
    """Sticking from the start, xi ~ sin(sqrt(3.5 k_t / k) w t): turned at 0.295 of the contact; 0.31 in the thesis,
    whose spheres sink by a quarter of their radius (3.3.5.1, l.873). Then no friction is left and no slip either."""
    ball, h = sphere(0.03, friction=0.3), 1e-5
    motion, time = np.array([slip * 0.3 * 10.0, 0, -10.0, 0, 0, 0]), 0.0
    while contact_velocity(ball.contacts[0], 1, tuple(motion)) > 0.0:
        motion, time = ball.step(motion, h), time + h
    expected = 0.5 / math.sqrt(3.5 * law.TANGENTIAL)
    assert time / law.CONTACT_TIME == pytest.approx(expected, rel=0.01)
    left = ball.impact(motion)
    assert left[0] == pytest.approx(motion[0], rel=0.02)


@pytest.mark.source("ashayer_2007", "clump of seven particles, a disc")
@pytest.mark.parametrize("angle", [5.0, 55.0, 65.0])
def test_disc_of_seven_particles_rebounds_as_in_the_thesis(angle):
    """Section 3.4.4, l.999-1003: mu = 0.58, no damping, 1 m/s: R_N 0.82, V_1 0.33 m/s, spin 0.32 rad/s at these angles.

    Here 0.813, 0.334 and 0.302, with k_t = 0.82 k (eq. 3.3.3 for Poisson's ratio 0.3).

    The figure of the clump is lost. A hexagon of six particles of radius 0.5 m around a seventh, which stands on two of
    them at 0 degrees, is the one whose extremes lie at 5, 55 and 65 degrees, and these are its values; with k_t = k as
    in the thesis they are 0.824, 0.329 and 0.314.
    """
    v1, v3, omega = clumps.rebound(*clumps.disc(), angle, friction=0.58)
    assert v3 == pytest.approx(0.8135, abs=5e-4)
    assert abs(v1) == pytest.approx(0.3341, abs=5e-4)
    assert abs(omega) == pytest.approx(0.3020, abs=5e-4)


# ------------------------------------------------------------------ eight particles for a rectangle, section 3.4.2

RIGID_BOX = {5: -0.169, 10: -0.051, 20: 0.288, 30: 0.545, 45: 0.850, 60: 0.995, 65: 0.998, 85: 0.797}
CLUMP_SQUARED = 0.125 + 1.25 + 0.25  # k_r^2 of eight discs of radius 0.5 m in two rows, m2


def clump_lever(angle):
    """(r1, r3) of the lowest point of the clump, which is on one of its four outer particles."""
    return clumps.lever(*clumps.rectangle(), angle)


def clump_rebounds(angles):
    """(n, 3) V1, V3 and omega of the clump under the law, dropped at 1 m/s."""
    return np.array([clumps.rebound(*clumps.rectangle(), angle, FRICTION) for angle in angles])


def rigid_rebounds(angles, is_clump):
    """Rebounds of the rigid clump, or of the rigid rectangle of 2:1, elastic."""
    section = Section(math.inf, 2.0, 1.0, is_solid=False)
    return np.array([
        planar((0.0, -1.0), 0.0, clump_lever(angle) if is_clump else section.lever(math.radians(angle)),
               CLUMP_SQUARED if is_clump else section.radius_squared, 1.0, FRICTION)
        for angle in angles
    ])  # fmt: skip


@pytest.mark.source("ashayer_2007", "clump of eight particles, a rectangle")
def test_clump_of_eight_particles_follows_the_rigid_box():
    """l.973-977, elastic, 1 m/s, mu = tan 30; no number but those of the rigid box, no margin.

    R_N "with very good accuracy", with its negative values and the turns of its curve between 0 and 5 and between 85
    and 90 degrees: within 0.18, 0.11 in the mean of squares. The spin "strongly follows": within 0.10 rad/s. V_1 "does
    not replicate the exact values", for the corners are round: 0.39 m/s off at worst.
    """
    result, box = clump_rebounds(RIGID_BOX), rigid_rebounds(RIGID_BOX, is_clump=False)
    np.testing.assert_allclose(box[:, 1], list(RIGID_BOX.values()), atol=1e-3)
    difference = np.abs(result - box)
    assert difference[:, 1].max() < 0.18
    assert np.sqrt((difference[:, 1] ** 2).mean()) < 0.12
    assert difference[:, 2].max() < 0.10
    assert 0.2 < difference[:, 0].max() < 0.40
    rebound = dict(zip(RIGID_BOX, result[:, 1]))
    assert rebound[5] < 0.0 and rebound[10] < 0.0  # 1 at 0 degrees, where it lands on its face
    assert rebound[85] < rebound[65] < 1.0  # and 1 at 90 again


def test_clump_differs_from_the_rigid_box_by_its_round_corners_and_by_its_soft_tangential_spring():
    """The two work against each other in R_N: round corners raise it by up to 0.33, k_t = 0.82 k lowers it by 0.27.

    The law is its own equations to 5e-3, and with k_t growing these tend to the rigid rebound of the same clump, as
    1 / sqrt(k_t): within 0.01 at 1000 k. So the law is that of low compliance in the limit, and no error of it is left.
    """
    rigid, box = rigid_rebounds(RIGID_BOX, is_clump=True), rigid_rebounds(RIGID_BOX, is_clump=False)
    levers = [clump_lever(angle) for angle in RIGID_BOX]
    springs = {
        ratio: np.array([planar_springs(lever, CLUMP_SQUARED, FRICTION, ratio) for lever in levers])
        for ratio in (law.TANGENTIAL, 10.0, 100.0, 1000.0)
    }
    np.testing.assert_allclose(clump_rebounds(RIGID_BOX), springs[law.TANGENTIAL], atol=5e-3)
    error = {ratio: np.abs(actual - rigid).max(axis=0) for ratio, actual in springs.items()}
    print("clump against rigid clump, V1, V3, omega:", {ratio: np.round(e, 3) for ratio, e in error.items()})
    assert (rigid - box)[:, 1].max() == pytest.approx(0.33, abs=0.01)
    assert error[law.TANGENTIAL][1] == pytest.approx(0.27, abs=0.01)
    assert (error[1000.0] < 0.01).all() and (error[10.0] < 0.12).all()
