# SPDX-License-Identifier: GPL-2.0-or-later
"""Contact on planes: friction, rebound, tipping and rolling against closed forms."""

import numpy as np
import pytest

from talus.tests.verification import incline
from talus.tests.verification.planes import AZIMUTHS, SCHEMES, Slope, mechanical_energy, turned

FRICTION = 0.6  # friction angle 30.96 degrees


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(
    ("steepness", "azimuth", "turn"), [(0, 0, 0), (25, 163, 0.4), (30.9, 0, 0), (30.9, 277.3, 1.1)]
)
def test_block_below_its_friction_angle_stays(steepness, azimuth, turn, scheme):
    """Coulomb's law. 1e-6 m in 60 s is what issue 2 asks; measured 1e-8 m at 0.06 degrees below the friction angle."""
    run = incline.lie(Slope(steepness, azimuth), FRICTION, 60.0, scheme, turn)
    assert run.time[-1] == 60.0
    assert np.linalg.norm(run.position - run.position[0], axis=1).max() < 1e-6
    assert turned(run).max() < 1e-6


@pytest.mark.parametrize("scheme", SCHEMES)
def test_block_below_its_friction_angle_is_found_at_rest(scheme):
    """The run ends as soon as the settings allow (0.25 s), not after the 60 s."""
    run = incline.lie(Slope(30.9, 163.0), FRICTION, 60.0, scheme, rest_time=0.25)
    assert run.stop_reason == "rest"
    assert run.time[-1] < 0.3


def test_block_above_its_friction_angle_is_never_at_rest():
    """Coulomb's law: 0.24 degrees above the friction angle it is slow for 0.25 s, and still must not be stopped.

    The engine's own tolerance for rest is an acceleration of g / 10^6; here it is g / 240.
    """
    slope = Slope(31.2)
    run = incline.lie(slope, FRICTION, 10.0, "implicit", rest_time=0.25)
    assert run.stop_reason == "max time"
    assert slope.along(run.velocity)[-1, 0] == pytest.approx(
        10.0 * incline.sliding_acceleration(slope, FRICTION), rel=1e-3
    )


@pytest.mark.source("leine_2014", "Signorini's condition and Coulomb's friction (eqs. 32 to 37)")
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("azimuth", AZIMUTHS)
@pytest.mark.parametrize(("steepness", "friction"), [(12.0, 0.1), (35.0, 0.6), (50.0, 0.6), (50.0, 1.0)])
def test_block_slides_with_the_acceleration_of_coulomb(steepness, friction, azimuth, scheme):
    """Closed form a = g (sin a - mu cos a), within 0.1 %; the contact law itself has no error here."""
    slope = Slope(steepness, azimuth, half_width=150.0)
    run = incline.lie(slope, friction, 5.0, scheme, turned=0.2)
    expected = incline.sliding_acceleration(slope, friction)
    assert slope.along(run.velocity)[-1, 0] / 5.0 == pytest.approx(expected, rel=1e-3)
    assert slope.along(run.position)[-1, 0] / 12.5 == pytest.approx(expected, rel=1e-3)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("direction", [0.0, 0.7, 2.0])
def test_block_on_level_ground_slides_to_a_stop_along_a_line(direction, scheme):
    """Closed form: stops after v^2 / (2 mu g) on a straight line. One step of 2 ms at 6 m/s is 0.3 % of the way."""
    run = incline.lie(
        Slope(0.0), FRICTION, 5.0, scheme, velocity=(6.0 * np.cos(direction), 6.0 * np.sin(direction), 0.0)
    )
    way = Slope(0.0).along(run.position[-1] - run.position[0])[:2]
    along = np.array([np.cos(direction), np.sin(direction)])
    assert run.stop_reason == "rest" or run.time[-1] == 5.0
    assert way @ along == pytest.approx(36.0 / (2.0 * FRICTION * 9.81), rel=3e-3)
    assert abs(way @ [-along[1], along[0]]) < 1e-3


@pytest.mark.source("leine_2014", "normal restitution (eqs. 38 and 39)")
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("height", [2.0, 5.0, 20.0])
@pytest.mark.parametrize("restitution", [0.3, 0.5, 0.8, 1.0])
def test_dropped_block_rebounds_to_the_square_of_restitution(restitution, height, scheme):
    """Newton's law of impact: e^2 h within 1 %."""
    assert incline.rebound(incline.drop(height, restitution, scheme)) == pytest.approx(
        restitution**2 * height, rel=1e-2
    )


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("restitution", "height"), [(0.1, 0.1), (0.1, 2.0), (0.3, 0.1), (0.3, 0.5), (0.5, 0.1)])
def test_small_rebounds_are_exact_to_the_depth_of_touchdown(restitution, height, scheme):
    """Rebounds of millimetres: the error is absolute, since touchdown is aimed at 1e-3 of the radius below ground."""
    depth = 1e-3 * incline.block().radius
    assert incline.rebound(incline.drop(height, restitution, scheme)) == pytest.approx(
        restitution**2 * height, abs=depth
    )


@pytest.mark.parametrize("scheme", SCHEMES)
def test_rebound_does_not_depend_on_where_in_a_step_the_block_lands(scheme):
    """e^2 h within 1 % again, from 100 heights, whose touchdowns fall on all parts of a time step."""
    for height in np.linspace(6.0, 12.0, 100):
        apex = incline.rebound(incline.drop(height, 0.3, scheme))
        assert apex == pytest.approx(0.09 * height, rel=1e-2), f"dropped from {height} m"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_block_without_restitution_does_not_rebound(scheme):
    """Newton's law with e = 0: an impact takes all of the 6 m/s. 1e-7 m/s: the solver stops at 1e-9 of it."""
    run = incline.drop(2.0, 0.0, scheme)
    assert run.velocity[:, 2].min() < -6.0
    assert run.velocity[:, 2].max() < 1e-7
    assert np.linalg.norm(run.velocity[-1]) < 1e-7


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("height", [1.0, 1.4])
def test_block_tips_over_its_edge_as_a_physical_pendulum(height, scheme):
    """Closed form, see ``Topple``: energy until the landing, its time to two steps and the spin just before it.

    Energy: 1e-5 of what the fall sets free (measured 3e-6). Spin: the last sample is up to a step of 2 ms early, in
    which it grows by 0.6 %.
    """
    case = incline.Topple(1.0, height)
    run = case.run(scheme)
    landed = int(np.argmax(np.diff(run.spin[:, 1]) < -0.2))
    assert run.time[landed] == pytest.approx(case.landing_time(), abs=4e-3)
    energy = mechanical_energy(case.rock, run)[: landed + 1]
    falls_free = case.rock.mass * 9.81 * case.radius * (np.cos(case.tilt) - np.cos(case.landing))
    assert np.abs(energy - energy[0]).max() < 1e-5 * falls_free
    assert run.spin[landed, 1] == pytest.approx(case.spin(case.landing), rel=1e-2)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_cube_that_lands_on_its_face_rocks_on_with_a_quarter_of_its_spin(scheme):
    """Angular momentum about the edge that is hit; Housner (1963), here 1/4. Gravity takes 1 % of it in the step."""
    case = incline.Topple(1.0, 1.0)
    spin = case.run(scheme).spin[:, 1]
    landed = int(np.argmax(np.diff(spin) < -0.2))
    assert case.spin_kept() == pytest.approx(0.25)
    assert spin[landed + 1 : landed + 3].max() / spin[landed] == pytest.approx(case.spin_kept(), rel=0.03)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("corners", "steepness", "start"), [(8, 12.0, 2.0), (12, 8.0, 1.5), (16, 5.0, 1.0)])
def test_polygon_rolls_at_the_speed_of_the_rimless_wheel(corners, steepness, start, scheme):
    """Closed form, see ``RimlessWheel``. 1 %: at 2 ms each impact is spread over a step, measured up to 0.6 %.

    It rolls straight, but not stably so: what rounding turns it grows, to 6 mm in 60 m in one surrounding. 1e-3.
    """
    case = incline.RimlessWheel(corners, steepness)
    run = case.run(scheme, start)
    assert incline.speed_of_second_half(case.slope, run) == pytest.approx(case.steady_speed(), rel=1e-2)
    way = case.slope.along(run.position)
    assert np.abs(way[:, 1]).max() < 1e-3 * way[-1, 0]


def test_rolling_polygon_approaches_the_closed_form_with_the_step():
    """Moreau's scheme is of first order at impacts: a quarter of the step leaves less than half of the error."""
    case = incline.RimlessWheel(12, 8.0)
    errors = [
        abs(incline.speed_of_second_half(case.slope, case.run("implicit", 1.5, step)) / case.steady_speed() - 1.0)
        for step in (0.002, 0.0005)
    ]
    assert errors[1] < 0.5 * errors[0]


@pytest.mark.parametrize("steepness", [5.0, 15.0, 30.0])
def test_near_sphere_rolls_a_little_slower_than_a_sphere(steepness):
    """Closed form of the sphere: 5/7 g sin a (30 degrees sticks at mu = 0.6).

    Its 4,000 corners lose energy at each of their impacts (restitution 0), as those of the wheel above: it must not
    be faster than the sphere, and is less than 5 % slower (measured 1 to 3 %).
    """
    acceleration = incline.roll(incline.near_sphere(4000), Slope(steepness, 163.0))
    sphere = 5.0 / 7.0 * 9.81 * np.sin(np.radians(steepness))
    assert 0.95 * sphere < acceleration < 1.002 * sphere
