# SPDX-License-Identifier: GPL-2.0-or-later
"""One step of free rotation by either scheme, against its defining equation and its invariants."""

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from talus.engine.rigid_body import free_flight, quaternion

THETA = np.array([2.0, 5.0, 6.0])  # kg m2, obeys the triangle inequality of moments of inertia
# Newton stops at 4e-16 of the spin; a few roundings of that in the energy and the momentum.
ROUNDING = 1e-14

spins = st.tuples(*[st.floats(-30.0, 30.0)] * 3).map(np.array)
# up to h |omega| = 0.5: far beyond a rock's 30 rad/s at 2 ms
steps = st.floats(1e-5, 0.01)
moments = st.tuples(*[st.floats(0.1, 10.0)] * 3).map(
    lambda parts: np.array([parts[1] + parts[2], parts[2] + parts[0], parts[0] + parts[1]])
)


def matrix(e):
    return np.array(quaternion.rotation_matrix(tuple(e))).reshape(3, 3)


def random_unit(seed):
    q = np.random.default_rng(seed).normal(size=4)
    return tuple(q / np.linalg.norm(q))


@pytest.mark.source("leine_2020", "energy and spin conserved (eqs. 52 to 65)")
@given(moments, spins, steps)
@settings(deadline=None)
def test_implicit_spin_solves_its_equation(theta, omega, h):
    """Leine et al. (2020), eq. 52: Theta (w' - w) + h m x (Theta m) = 0 with m the mean spin."""
    *end, converged = free_flight.implicit_spin(tuple(theta), tuple(omega), h)
    end, mean = np.array(end), 0.5 * (omega + end)
    residual = theta * (end - omega) + h * np.cross(mean, theta * mean)
    assert converged
    assert np.abs(residual).max() <= ROUNDING * theta.max() * np.linalg.norm(omega)


@pytest.mark.source("leine_2014", "explicit midpoint scheme (eqs. 48 to 68)")
@given(moments, spins, steps)
@settings(deadline=None)
def test_explicit_spin_solves_its_equation(theta, omega, h):
    """Leine et al. (2014), eqs. 60-63: (Theta + h/2 S) w' = (Theta - h/2 S) w, S = w~ Theta + Theta w~."""
    tilde = np.cross(np.eye(3), omega)  # tilde @ r = omega x r
    skew = tilde @ np.diag(theta) + np.diag(theta) @ tilde
    expected = np.linalg.solve(np.diag(theta) + 0.5 * h * skew, (np.diag(theta) - 0.5 * h * skew) @ omega)
    result = free_flight.explicit_spin(tuple(theta), tuple(omega), h)
    np.testing.assert_allclose(result, expected, atol=1e-13 * (1.0 + np.linalg.norm(omega)))


def test_tilde_of_the_twin_is_the_cross_product():
    """The sign convention of the twin above."""
    omega, r = np.array([1.0, 2.0, 3.0]), np.array([-2.0, 0.5, 4.0])
    np.testing.assert_allclose(np.cross(np.eye(3), omega) @ r, np.cross(omega, r))


@pytest.mark.parametrize("scheme", ["implicit", "explicit"])
@given(theta=moments, omega=spins, h=steps)
@settings(deadline=None)
def test_free_step_keeps_the_rotational_energy(scheme, theta, omega, h):
    """Invariant of both schemes: the gyroscopic term does no work at the mean spin."""
    spin = free_flight.implicit_spin if scheme == "implicit" else free_flight.explicit_spin
    end = spin(tuple(theta), tuple(omega), h)[:3]
    before = free_flight.rotational_energy(tuple(theta), tuple(omega))
    # the roundings of Theta w (two per step) enter twice
    assert abs(free_flight.rotational_energy(tuple(theta), tuple(end)) - before) <= 10 * ROUNDING * before


@given(moments, spins, steps, st.integers(0, 1000))
@settings(deadline=None)
def test_implicit_step_keeps_the_angular_momentum_in_space(theta, omega, h, seed):
    """Leine et al. (2020), eqs. 57-65: the vector A_IK Theta w stays, in length and in direction."""
    e = random_unit(seed)
    *end, _ = free_flight.implicit_spin(tuple(theta), tuple(omega), h)
    turned = free_flight.implicit_orientation(tuple(theta), tuple(e), tuple(omega), tuple(end), h)
    before, after = matrix(e) @ (theta * omega), matrix(turned) @ (theta * np.array(end))
    assert np.linalg.norm(after - before) <= 10 * ROUNDING * np.linalg.norm(before)
    assert np.linalg.norm(turned) == pytest.approx(1.0, abs=ROUNDING)


strides = st.floats(0.01, free_flight.STRIDE_ANGLE)  # rad


@given(moments, spins, strides, st.integers(0, 1000))
@settings(deadline=None)
def test_stride_keeps_energy_and_angular_momentum(theta, omega, angle, seed):
    """Invariants: eq. 52 keeps them for any length of step, so also for the corrected one."""
    omega, e = omega + 0.1, random_unit(seed)
    end, turned = free_flight.stride(tuple(theta), tuple(e), tuple(omega), angle / np.linalg.norm(omega))
    energy = free_flight.rotational_energy(tuple(theta), tuple(omega))
    assert abs(free_flight.rotational_energy(tuple(theta), tuple(end)) - energy) <= 10 * ROUNDING * energy
    before, after = matrix(e) @ (theta * omega), matrix(turned) @ (theta * np.array(end))
    assert np.linalg.norm(after - before) <= 10 * ROUNDING * np.linalg.norm(before)
    assert np.linalg.norm(turned) == pytest.approx(1.0, abs=ROUNDING)


@pytest.mark.parametrize("spin", [(3.0, 0.0, 40.0), (30.0, 0.0, 10.0), (1.0, 2.0, 0.5)])
def test_stride_of_a_symmetric_top(spin):
    """Closed form: the spin goes round the axis at k w3, k = (c - a) / a, the top round the momentum at |L| / a.

    Of the 0.75 rad of a stride both may err by its fourth power over 120, the next term of a tangent: 0.26 %.
    """
    a, c = 5.0, 8.0
    size = np.linalg.norm(spin)
    h = free_flight.STRIDE_ANGLE / size
    end, turn = free_flight.stride((a, a, c), (1.0, 0.0, 0.0, 0.0), spin, h)
    round_axis = (c - a) / a * spin[2] * h
    expected = matrix([np.cos(0.5 * round_axis), 0.0, 0.0, np.sin(0.5 * round_axis)]) @ spin
    assert np.linalg.norm(end - expected) <= 0.0026 * free_flight.STRIDE_ANGLE * size
    momentum = np.array([a, a, c]) * spin
    round_momentum = h * np.linalg.norm(momentum) / a
    first = [np.cos(0.5 * round_momentum), *(np.sin(0.5 * round_momentum) * momentum / np.linalg.norm(momentum))]
    turned = matrix(first) @ matrix([np.cos(0.5 * round_axis), 0.0, 0.0, -np.sin(0.5 * round_axis)])
    cosine = 0.5 * (np.trace(turned.T @ matrix(turn)) - 1.0)
    assert np.arccos(min(cosine, 1.0)) <= 0.0026 * free_flight.STRIDE_ANGLE


@pytest.mark.parametrize("scheme", ["implicit", "explicit"])
@pytest.mark.parametrize("axis", [0, 1, 2])
def test_spin_about_a_principal_axis_stays(scheme, axis):
    """Closed form: w x Theta w = 0."""
    omega = np.zeros(3)
    omega[axis] = 12.0
    spin = free_flight.implicit_spin if scheme == "implicit" else free_flight.explicit_spin
    np.testing.assert_allclose(spin(tuple(THETA), tuple(omega), 0.01)[:3], omega, atol=1e-14)


@pytest.mark.parametrize(("scheme", "ratio"), [("implicit", 8.0), ("explicit", 4.0)])
def test_error_of_one_step_shrinks_as_the_order_of_the_scheme_demands(scheme, ratio):
    """The midpoint rule errs by h^3 a step. The explicit scheme errs by h^2: its S is taken at the beginning.

    Error against 1000 small steps.
    """
    spin = free_flight.implicit_spin if scheme == "implicit" else free_flight.explicit_spin
    omega = np.array([3.0, -2.0, 4.0])

    def error(h):
        small = omega
        for _ in range(1000):
            small = spin(tuple(THETA), tuple(small), h / 1000)[:3]
        return np.linalg.norm(np.array(spin(tuple(THETA), tuple(omega), h)[:3]) - small)

    assert error(0.02) / error(0.01) == pytest.approx(ratio, rel=0.1)  # the next order is h |w| = 10 %


def test_rotating_rock_turns_by_spin_times_time():
    """Closed form: constant spin about z in K from the identity, exactly by the exponential."""
    omega, h = (0.0, 0.0, 7.0), 0.02
    turned = free_flight.implicit_orientation(tuple(THETA), (1.0, 0.0, 0.0, 0.0), omega, omega, h)
    np.testing.assert_allclose(turned, [np.cos(0.07), 0.0, 0.0, np.sin(0.07)], atol=ROUNDING)


@pytest.mark.source("leine_2014", "coordinate systems I and K, orientation as a quaternion (eq. 1)")
@pytest.mark.source("preclik", "rate of the quaternion (section 2)")
def test_quaternion_derivative_is_half_its_product_with_the_spin():
    """Leine et al. (2014), eq. 14; the normalised step deviates from exp(h w / 2) by (h w / 2)^3 / 3 = 3e-10."""
    e, omega, h = random_unit(1), np.array([1.0, -0.5, 0.5]), 1e-3
    stepped = np.array(free_flight.advance_by_derivative(tuple(e), tuple(e), tuple(omega), h))
    exact = quaternion.multiply(e, quaternion.exponential(h * omega))
    np.testing.assert_allclose(stepped, exact, atol=1e-10)
    assert np.linalg.norm(stepped) == pytest.approx(1.0, abs=ROUNDING)


def test_newton_still_converges_at_one_turn_in_a_few_steps():
    """h |w| = 1 is beyond anything that a simulation asks for."""
    *_, converged = free_flight.implicit_spin(tuple(THETA), (60.0, -50.0, 60.0), 0.01)
    assert converged


@given(st.integers(0, 10_000))
def test_cramers_rule_solves_the_system(seed):
    """numpy.linalg.solve is the twin; dominant diagonal, as with every use of it."""
    rng = np.random.default_rng(seed)
    a, b = rng.uniform(-1.0, 1.0, size=(3, 3)) + 4.0 * np.eye(3), rng.uniform(-1.0, 1.0, size=3)
    np.testing.assert_allclose(free_flight.solve_3x3(*a, b), np.linalg.solve(a, b), atol=1e-14)


# up to 100 turns in a step: a pebble of 1,000 rad/s in steps of 20 ms makes three
wild_steps = st.floats(-2.0, 2.8).map(lambda power: 10.0**power)


def angular(theta, omega, angle):
    """Length of the step that turns by the angle, rad, with the spin of its beginning."""
    return angle / max(np.linalg.norm(omega), 1e-3)


@given(moments, spins, wild_steps, st.integers(0, 1000))
@example(np.array([2.0, 2.0, 2.0]), np.array([0.0, 0.0, 1.7e-84]), 1.0, 0)  # the square of its square is no number
@settings(deadline=None, max_examples=300)
def test_implicit_step_of_any_angle_keeps_energy_and_momentum(theta, omega, angle, seed):
    """Invariants of eqs. 52-65 up to h |omega| = 600; roundings grow with the parts of a step, some 1,000."""
    e, h = random_unit(seed), angular(theta, omega, angle)
    *end, converged = free_flight.implicit_spin(tuple(theta), tuple(omega), h)
    assert converged
    turned = free_flight.implicit_orientation(tuple(theta), tuple(e), tuple(omega), tuple(end), h)
    before = free_flight.rotational_energy(tuple(theta), tuple(omega))
    assert abs(free_flight.rotational_energy(tuple(theta), tuple(end)) - before) <= 100 * ROUNDING * before
    momentum = matrix(e) @ (theta * omega)
    change = matrix(turned) @ (theta * np.array(end)) - momentum
    assert np.linalg.norm(change) <= 100 * ROUNDING * np.linalg.norm(momentum)


@pytest.mark.parametrize("angle", [0.5, 3.0, 10.0, 100.0])
def test_symmetric_top_precesses_in_long_steps_as_in_its_closed_form(angle):
    """a = b: w_z stays and (w_x, w_y) turns at the rate (c - a) / a w_z.

    The midpoint rule turns by 2 arctan(x / 2) instead of x in a part, x at most LARGEST_ANGLE: an error of x^3 / 12,
    so of the angle at most LARGEST_ANGLE^2 / 12 = 5 %.
    """
    a, c = 2.0, 3.0
    omega = np.array([4.0, 0.0, 10.0])
    h = angle / np.linalg.norm(omega)
    *end, _ = free_flight.implicit_spin((a, a, c), tuple(omega), h)
    exact = (c - a) / a * omega[2] * h
    result = np.unwrap([0.0, np.arctan2(end[1], end[0])])[1]
    turns = np.round((exact - result) / (2.0 * np.pi))
    assert abs(result + 2.0 * np.pi * turns - exact) <= 0.054 * exact
    assert end[2] == pytest.approx(omega[2], abs=1e-12)
    assert np.hypot(end[0], end[1]) == pytest.approx(4.0, abs=1e-12)


def test_spin_beyond_all_parts_is_kept_and_said_so():
    """100,000 parts of 0.8 rad are enough for anything that rolls; beyond, energy and momentum still stay."""
    omega = (1e6, 2e6, 3e6)
    *end, converged = free_flight.implicit_spin(tuple(THETA), tuple(omega), 1.0)
    assert not converged
    assert tuple(end) == omega


@given(moments, spins, steps)
@settings(deadline=None)
def test_step_below_the_largest_angle_is_solved_in_one(theta, omega, h):
    """The theorem of Newton and Kantorovich needs no more; what simulations ask for has the bits of one solution."""
    assert free_flight.parts_of(tuple(theta), tuple(omega), h) == 1
    assert free_flight.implicit_spin(tuple(theta), tuple(omega), h) == free_flight.part_of_spin(
        tuple(theta), tuple(omega), h
    )
