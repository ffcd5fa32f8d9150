# SPDX-License-Identifier: GPL-2.0-or-later
"""Scarring: the block of Leine et al. (2014), section 5.1, against the paper's own equations.

Runs with steps of 2 ms. The corners sink by up to 1e-3 of the radius of 10 m before they carry, so the block may slide
with a tilt of up to 0.01 rad; that bounds what can be asked of forces and of the friction at which it tips.
"""

import numpy as np
import pytest

from talus.tests.verification import scarring_block as case
from talus.tests.verification.planes import SCHEMES

WEIGHT = case.MASS * case.GRAVITY * np.cos(np.pi / 4)  # m g cos a, N


@pytest.fixture(scope="module", params=SCHEMES)
def motion(request):
    """Five seconds: two full cycles of sliding, tipping and flight, and the begin of a third."""
    return case.slide(request.param)


@pytest.fixture(scope="module")
def slides(motion):
    """The phases in which two corners slide."""
    return [phase for phase in case.phases(motion) if phase.corners == 2]


def test_block_is_that_of_the_paper():
    """Leine et al. (2014), 5.1: 80,000 kg and 816,000 / 32,000 / 816,000 kg m2."""
    rock = case.block()
    assert rock.mass == pytest.approx(case.MASS, rel=1e-12)
    np.testing.assert_allclose(rock.inertia, [816000.0, case.INERTIA, 816000.0], rtol=1e-12)


@pytest.mark.source("leine_2014", "scarring block: forces, slip phases, detachment (eqs. 72 to 83)")
def test_normal_forces_of_the_sliding_block_are_those_of_equation_72(motion, slides):
    """Eq. 72, (1 -+ mu) m g cos a / 2, within 1 % of the weight's share m g cos a.

    The first 10 ms of each phase are left out: they hold the impact. The first phase has no tilt from before: only
    the contact solver's tolerance remains, 1e-9 of 3 m/s, where a step's weight is 0.014 m/s. It is one of the change
    in a sweep, and a slow iteration stops farther from its end: 5e-5 allows for 250 such (seen: 130).
    """
    for phase in slides:
        steps = slice(phase.first + 5, phase.last)
        force, mu = np.sort(motion.force[steps], axis=1), motion.mu[steps]
        np.testing.assert_allclose(force[:, 3], 0.5 * (1.0 + mu) * WEIGHT, rtol=1e-2)
        np.testing.assert_allclose(force[:, 2], 0.5 * (1.0 - mu) * WEIGHT, atol=1e-2 * WEIGHT)
        np.testing.assert_allclose(force.sum(axis=1), WEIGHT, rtol=5e-5)  # eq. 70
    first = slice(slides[0].first + 5, slides[0].last)
    np.testing.assert_allclose(motion.force[first].max(axis=1), 0.5 * (1.0 + motion.mu[first]) * WEIGHT, rtol=5e-5)


def test_uphill_corner_is_the_lighter_one(motion, slides):
    """Eq. 72: contact 1, uphill, carries less. In the first phase it is the corner on -x of K."""
    middle = (slides[0].first + slides[0].last) // 2
    assert motion.force[middle, 1] < motion.force[middle, 3]


def test_block_slides_as_its_growing_friction_says(motion, slides):
    """Closed form: v^2 / 2 changes by the integral of g (sin a - mu(s) cos a) ds, eq. 46 integrated. Steps: 0.3 %."""
    begin, end = slides[0].first + 5, slides[0].last - 1

    def work(s):  # of gravity and friction for a kilogram
        root = np.log1p((case.KAPPA * s) ** 2) / (2.0 * case.KAPPA)
        growing = 2.0 / np.pi * (case.MU_MAX - case.MU_MIN) * (s * np.arctan(case.KAPPA * s) - root)
        return case.GRAVITY * np.sqrt(0.5) * (s - case.MU_MIN * s - growing)

    gained = work(motion.slippage[end]) - work(motion.slippage[begin])
    speed = np.sqrt(motion.velocity[begin, 0] ** 2 + 2.0 * gained)
    assert motion.velocity[end, 0] == pytest.approx(speed, rel=3e-3)


def test_block_tips_each_time_its_friction_passes_one(motion, slides):
    """Eq. 72: lambda_N1 = 0 at mu = 1, and a tilt of up to 0.01 rad moves this by as much. Three times in 5 s."""
    assert len(slides) >= 3
    for phase in slides[:3]:
        assert motion.mu[phase.last - 1] == pytest.approx(1.0, abs=0.015)
        assert motion.supports[phase.last] == 1
    assert motion.slippage[slides[0].last - 1] == pytest.approx(case.slippage_of(1.0), rel=5e-3)


def tilt_on_slope(motion, step):
    """Tilt from the nearest position flat on the slope, rad."""
    return (motion.tilt[step] + np.pi / 4) % (np.pi / 2) - np.pi / 4


def tipping(motion, slide):
    """The step after a slide at which the spin passes 0.05 rad/s, and what the paper's equations make of that state."""
    begin = slide.last + int(np.argmax(motion.spin[slide.last :, 1] > 0.05))
    speed, spin = motion.velocity[begin, 0], motion.spin[begin, 1]
    return begin, case.tip(motion.time[begin], motion.slippage[begin], speed, tilt_on_slope(motion, begin), spin)


@pytest.mark.source("leine_2014", "scarring block: forces, slip phases, detachment (eqs. 72 to 83)")
@pytest.mark.parametrize("cycle", [0, 1])
def test_tipping_block_follows_the_equations_of_the_second_slip_phase(motion, slides, cycle):
    """Eqs. 73-82 by an independent integrator, from the step where the spin passes 0.05 rad/s: tilt, force, end.

    2 %: Moreau's scheme is of first order and the force grows without bound; at 0.5 ms it is 0.3 %. The last 30 ms
    are left out, where the force doubles within a few steps.
    """
    begin, paper = tipping(motion, slides[cycle])
    during = slice(begin, int(np.searchsorted(motion.time, paper.end - 0.03)))
    slippage, _, tilt, spin = paper.state(motion.time[during])
    np.testing.assert_allclose(motion.spin[during, 1], spin, rtol=2e-2)
    force = case.corner_force(tilt, spin, case.friction(slippage))
    np.testing.assert_allclose(motion.force[during].sum(axis=1), force, rtol=2e-2)


def test_slow_block_sticks_and_rolls_over_its_corner(motion, slides):
    """The first time, after release at rest, the corner stops before it can take off: so say eqs. 73-82, too."""
    _, paper = tipping(motion, slides[0])
    assert not paper.takes_off
    after = int(np.searchsorted(motion.time, paper.end + 0.01))
    tilt = tilt_on_slope(motion, after)
    corner = motion.velocity[after, 0] - (np.sin(tilt) + np.cos(tilt)) * motion.spin[after, 1]
    assert abs(corner) < 0.02 * motion.velocity[after, 0]
    assert motion.supports[after] == 1


@pytest.mark.source("leine_2014", "scarring block: forces, slip phases, detachment (eqs. 72 to 83)")
def test_fast_block_detaches_when_the_paper_says(motion, slides):
    """The second time it takes off as in the paper ("a simple detachment", b = 0 in eq. 79).

    Within three steps, and with the spin of eq. 79 to 3 %: the last step may hold a force a multiple of the weight.
    """
    begin, paper = tipping(motion, slides[1])
    flight = next(p for p in case.phases(motion, shortest=0.3) if p.corners == 0 and p.first > begin)
    assert paper.takes_off
    assert motion.time[flight.first] == pytest.approx(paper.end, abs=6e-3)
    assert motion.spin[flight.first, 1] == pytest.approx(paper.state(paper.end)[3], rel=3e-2)


def test_slippage_grows_in_contact_and_decays_exponentially_in_flight(motion):
    """Eq. 51, step by step, to rounding: s' = s + h |v_S| or s exp(-beta h). Steps cut by a touchdown have both."""
    before, after = motion.slippage_before, motion.slippage
    steady = np.r_[False, motion.is_loaded[1:] == motion.is_loaded[:-1]]
    flying = ~motion.is_loaded & steady & (before > 1e-6)
    assert flying.sum() > 300
    np.testing.assert_allclose(after[flying] / before[flying], np.exp(-case.BETA * 0.002), rtol=1e-12)
    speed = np.linalg.norm(motion.velocity, axis=1)
    sliding = motion.is_loaded & steady & (np.r_[motion.supports[1:], 0] == 2) & (motion.supports == 2)
    np.testing.assert_allclose((after - before)[sliding], 0.002 * speed[sliding], rtol=1e-9)


def test_motion_stays_in_the_plane_of_the_fall_line(motion):
    """Symmetry: the paper chose the wide block so that the motion is planar. Rounding grows, but not in 5 s."""
    assert np.abs(motion.position[:, 1]).max() < 1e-9
    assert np.abs(motion.spin[:, [0, 2]]).max() < 1e-9
