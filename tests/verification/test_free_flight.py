# SPDX-License-Identifier: GPL-2.0-or-later
"""Free flight: the parabola, the spinning cuboid of Leine et al. (2020), and drag."""

import numpy as np
import pytest

from talus.engine import Ground, Settings, Terrain, trace
from talus.engine.rigid_body import free_flight
from talus.tests.verification import spinning_cuboid as case
from talus.tests.verification.planes import SCHEMES, box, mechanical_energy


@pytest.fixture(scope="module")
def flights():
    """The paper's flight by both schemes, about the major and the intermediate axis."""
    starts = {"major": case.ABOUT_MAJOR_AXIS, "intermediate": case.ABOUT_INTERMEDIATE_AXIS}
    return {(axis, scheme): case.fly(spin, scheme) for axis, spin in starts.items() for scheme in SCHEMES}


def relative(values):
    """Largest change of an invariant, shape (n,) or (n, 3), relative to its first value."""
    values = values.reshape(len(values), -1)
    return np.linalg.norm(values - values[0], axis=1).max() / np.linalg.norm(values[0])


@pytest.mark.parametrize("scheme", SCHEMES)
def test_centre_of_mass_flies_on_the_exact_parabola(flights, scheme):
    """Closed form. 2,000 roundings of a height of 500 m (1e-13 m each) leave 1e-10 m; none of it is the scheme's."""
    flight = flights["major", scheme]
    assert flight.time.size == 2001
    np.testing.assert_allclose(flight.position, case.parabola(flight.time), rtol=0.0, atol=1e-10)


@pytest.mark.source("leine_2020", "energy and spin conserved (eqs. 52 to 65)")
@pytest.mark.parametrize("axis", ["major", "intermediate"])
def test_implicit_scheme_keeps_energy_and_angular_momentum(flights, axis):
    """Invariants, Leine et al. (2020), eqs. 53-55. 1e-11: 2,000 steps with some ten roundings each."""
    flight = flights[axis, "implicit"]
    assert relative(flight.energy) < 1e-11
    assert relative(flight.momentum) < 1e-11


@pytest.mark.source("leine_2020", "cuboid about its major axis")
def test_implicit_scheme_stays_at_the_major_axis(flights):
    """Leine et al. (2020), figs. 1 and 2. The start is 1e-4 off the axis and free motion circles within twice that."""
    flight = flights["major", "implicit"]
    assert np.abs(flight.spin[:, :2]).max() < 2e-3
    assert np.abs(flight.spin[:, 2] - 10.0).max() < 1e-6  # second order in the perturbation of 1e-4
    assert np.linalg.norm(flight.axis - [0.0, 0.0, 1.0], axis=1).max() < 3e-4


@pytest.mark.source("leine_2020", "growth of a disturbance about the major axis (eqs. 42 to 51)")
def test_explicit_scheme_keeps_energy_and_leaves_for_the_minor_axis(flights):
    """Leine et al. (2020), eqs. 39-51 and fig. 1: it ends at omega_x = -sqrt(C/A) 10 rad/s, leaving near 10 s."""
    flight, (a, _, c) = flights["major", "explicit"], case.cuboid().inertia
    assert relative(flight.energy) < 1e-11
    assert relative(flight.momentum) > 0.1
    # nearly all energy has gone into the last axis; what remains in the others decays by their square
    assert flight.spin[-1, 0] == pytest.approx(-10.0 * np.sqrt(c / a), rel=1e-6)
    assert 5.0 < flight.time[np.argmax(np.abs(flight.spin[:, 0]) > 5.0)] < 15.0


@pytest.mark.parametrize("spin", [case.ABOUT_INTERMEDIATE_AXIS, (0.1, 10.0, 0.1)])
def test_implicit_scheme_keeps_flipping_about_the_intermediate_axis_in_the_time_of_euler(spin):
    """Closed form with the complete elliptic integral, see ``flip_interval``.

    The midpoint rule errs by (h omega)^2 / 12 = 8e-4 of the phase at most at h = 0.01 s; measured 1.4e-4.
    """
    intervals = np.diff(case.flips(case.fly(spin, "implicit")))
    assert intervals.size >= 3
    np.testing.assert_allclose(intervals, case.flip_interval(spin), rtol=1e-3)


def test_explicit_scheme_stops_flipping(flights):
    """Why the implicit scheme is the default: after the first flips omega_x keeps its sign and all the energy."""
    late = flights["intermediate", "explicit"].spin[1000:]
    assert np.abs(late[:, 1]).max() < 0.05 * np.abs(late[:, 0]).min()


@pytest.mark.parametrize(
    ("scheme", "order", "steps"), [("implicit", 2, (400, 800)), ("explicit", 1, (400, 800)), ("stride", 4, (20, 40))]
)
def test_rotation_converges_with_the_order_of_the_scheme(scheme, order, steps):
    """Against an integrator of order 8: errors over 1 s fall by 2^order where the step is halved, within 6 %.

    The implicit scheme is of order 2 (midpoint), the explicit one of order 1: its gyroscopic matrix is old. A stride of
    the implicit scheme is corrected to order 4.
    """
    spin, duration = (4.0, 3.0, 5.0), 1.0
    p_exact, w_exact = case.tumble_exactly(spin, duration)
    errors = []
    for number in steps:
        p, w = case.tumble(spin, duration, number, scheme)
        errors.append([np.linalg.norm(p - p_exact), np.linalg.norm(w - w_exact)])
    np.testing.assert_allclose(np.divide(*errors), 2.0**order, rtol=0.06)


def drag_run(drag, time_step, duration, height, velocity, layer=1e4):
    """A box in a drag layer of thickness ``layer`` over level ground."""
    ground = Terrain(np.zeros((9, 9)), cell_size=10.0, origin=(-40.0, -40.0))
    settings = Settings(time_step=time_step, max_time=duration, air_density=0.0)
    return trace(
        ground, Ground(ground, drag=drag, drag_height=layer), box(1.0, 0.8, 0.5, density=2500.0),
        (0.0, 0.0, height), velocity=velocity, spin=(1.0, 2.0, 3.0), settings=settings,
    )  # fmt: skip


@pytest.mark.source("leine_2014", "drag layer of a forest (eqs. 10 and 11)")
def test_drag_slows_a_rock_as_the_exponential_law_says():
    """Closed form: v = (v0 + g/c e_z) exp(-c t) - g/c e_z, c = c_d / m. The mean velocity is good to (c h)^2 / 12."""
    rate = 500.0 / 1000.0
    run = drag_run(500.0, 0.002, 3.0, 50.0, (8.0, -5.0, 2.0))
    terminal = np.array([0.0, 0.0, -9.81 / rate])
    expected = terminal + (np.array([8.0, -5.0, 2.0]) - terminal) * np.exp(-rate * run.time)[:, None]
    np.testing.assert_allclose(run.velocity, expected, atol=20.0 * (rate * 0.002) ** 2)


@pytest.mark.filterwarnings("ignore:Settings. time_step is:UserWarning")
@pytest.mark.parametrize("rate", [0.1, 10.0, 1e3, 1e6])
@pytest.mark.parametrize("time_step", [0.002, 0.1])
def test_drag_never_adds_energy_whatever_the_step(rate, time_step):
    """Invariant: the work h c_d |v + v'|^2 / 4 is taken, also far beyond c h = 2 where explicit drag explodes.

    1e-13: rounding of the sum of energies.
    """
    run = drag_run(1000.0 * rate, time_step, 2.0, 40.0, (20.0, -5.0, 3.0))
    energy = mechanical_energy(box(1.0, 0.8, 0.5, density=2500.0), run)
    assert np.diff(energy).max() <= 1e-13 * energy[0]


def test_there_is_no_drag_above_the_layer():
    """Leine et al. (2014), eq. 11: the parabola is exact there too (rounding as above)."""
    run = drag_run(500.0, 0.002, 1.0, 50.0, (8.0, -5.0, 2.0), layer=30.0)
    assert run.position[-1, 2] == pytest.approx(50.0 + 2.0 - 0.5 * 9.81, abs=1e-11)


def lyapunov(moments, p, w, rate):
    """V of a motion near the stationary rotation ``rate`` about the axis of the last moment, which begins along e_z.

    Leine et al. (2020), eqs. 27 to 35: V_bar of eq. 29, V_hat of eq. 31 about a major axis and of eq. 35 about a minor.
    """
    theta, axis = np.array(moments), np.array([0.0, 0.0, 1.0])
    c = theta[2]
    distance = case.rotations(np.array([p])).inv().apply(axis)[0] - axis
    alpha = np.array(w) - rate * axis
    bar = np.square(theta * alpha - c * rate * distance).sum()
    rest = (theta * np.abs(c - theta) * alpha**2).sum()
    return bar + rest + ((theta * alpha**2).sum() + 2.0 * c * rate * alpha[2]) ** 2 / rate**2


@pytest.mark.source("leine_2020", "Lyapunov functions of both stable axes (eqs. 26 to 35)")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0)], ids=["major", "minor"])
def test_lyapunov_function_is_positive_and_kept_by_the_implicit_scheme_alone(order):
    """300 steps of 0.01 s about the major or minor axis, 0.02 rad off: V to 1e-10; the explicit scheme changes it."""
    moments = tuple(case.cuboid().inertia[list(order)])
    start, rate, h = (0.1, -0.15, 10.1), 10.0, 0.01
    p, w, ends = (1.0, 0.0, 0.0, 0.0), start, []
    before = lyapunov(moments, p, w, rate)
    for _ in range(300):
        end = free_flight.implicit_spin(moments, w, h)[:3]
        p, w = free_flight.implicit_orientation(moments, p, w, end, h), end
        ends.append(lyapunov(moments, p, w, rate))
    assert before > 0.0
    np.testing.assert_allclose(ends, before, rtol=1e-10)
    p, w = (1.0, 0.0, 0.0, 0.0), start
    for _ in range(300):
        end = free_flight.explicit_spin(moments, w, h)
        middle = free_flight.advance_by_derivative(p, p, w, 0.5 * h)
        p = free_flight.advance_by_derivative(p, middle, tuple(0.5 * (np.array(w) + end)), h)
        w = tuple(end)
    assert abs(lyapunov(moments, p, w, rate) / before - 1.0) > 1e-3
