# SPDX-License-Identifier: GPL-2.0-or-later
"""Superellipsoids against their closed forms."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from talus.engine import Rock
from talus.engine.shapes import superellipsoid as module
from talus.engine.shapes.superellipsoid import superellipsoid, volume
from talus.tests.engine.superellipsoids import inertia_per_mass

AXES = (3.0, 2.0, 1.5)
EXPONENTS = (1.2, 2.0, 3.0, 4.0, 10.0, 50.0)
ROUNDING = 1e-12


def rock_of(exponent, count, axes=AXES):
    return Rock.from_points(superellipsoid(axes, exponent, count), mass=1.0)


@pytest.mark.parametrize(
    ("exponent", "volume_of_abc", "gyration"),
    [(2.0, 4.0 * np.pi / 3.0, np.sqrt(5.0)), (3.0, 5.6966, 2.0077), (4.0, 6.4820, 1.9098), (10.0, 7.6752, 1.7721)],
)
def test_closed_forms_give_the_known_values(exponent, volume_of_abc, gyration):
    """V = k a b c and k_r = sqrt(a2 + b2) / g, Ashayer (2007), Table 5.2; exponent 4 recomputed (its print is off)."""
    assert volume((2.0, 2.0, 2.0), exponent) == pytest.approx(volume_of_abc, rel=2e-5)
    assert inertia_per_mass((2.0, 2.0, 2.0), exponent)[2] == pytest.approx(2.0 / gyration**2, rel=1e-4)


@pytest.mark.parametrize("semi_axes", [(0.866, 0.866), (0.978, 0.815), (1.134, 0.756), (1.374, 0.687), (1.801, 0.600)])
def test_rounded_blocks_of_equal_volume_are_those_of_the_table(semi_axes):
    """Ashayer (2007), Table 6.1, c = b: the volume of the unit sphere; the table took V = 6.4558 abc, 0.4 % too low."""
    long, short = (2.0 * length for length in semi_axes)
    assert volume((long, short, short), 4.0) == pytest.approx(4.0 * np.pi / 3.0, rel=6e-3)


@pytest.mark.parametrize("axes", [AXES, (1.0, 1.0, 1.0)])
def test_closed_forms_go_over_to_octahedron_and_box(axes):
    """V = abc / 6 and J_z = m (a2 + b2) / 40 with full axes; V = abc and J_z = m (a2 + b2) / 12."""
    a, b, c = axes
    assert volume(axes, 1.0) == pytest.approx(a * b * c / 6.0, rel=ROUNDING)
    assert inertia_per_mass(axes, 1.0)[2] == pytest.approx((a * a + b * b) / 40.0, rel=ROUNDING)
    assert volume(axes, 1e6) == pytest.approx(a * b * c, rel=1e-5)
    assert inertia_per_mass(axes, 1e6)[2] == pytest.approx((a * a + b * b) / 12.0, rel=1e-5)


@pytest.mark.parametrize("exponent", EXPONENTS[:-1])
@pytest.mark.parametrize("count", [8, 14, 20, 42, 100, 200])
def test_polyhedron_has_the_corners_the_volume_and_the_axes(exponent, count):
    rock = rock_of(exponent, count)
    assert len(rock.vertices) == count
    assert rock.volume == pytest.approx(volume(AXES, exponent), rel=ROUNDING)
    np.testing.assert_allclose(rock.frame, np.eye(3), atol=1e-9)


@given(st.floats(1.0, 1e3, exclude_min=True))
@settings(max_examples=25, deadline=None)
def test_any_exponent_makes_a_convex_body_with_its_volume_and_moments(exponent):
    """Real exponents, from near the octahedron to near the box; moments within 3 % (measured 2.7)."""
    rock = rock_of(exponent, 40)
    assert 6 <= len(rock.vertices) <= 40
    assert rock.volume == pytest.approx(volume(AXES, exponent), rel=ROUNDING)
    np.testing.assert_allclose(rock.inertia, inertia_per_mass(AXES, exponent), rtol=0.03)


@pytest.mark.parametrize("exponent", EXPONENTS)
@pytest.mark.parametrize(("count", "tolerance"), [(40, 0.03), (100, 8e-3), (200, 3e-3)])
def test_inertia_comes_near_the_closed_form(exponent, count, tolerance):
    """Measured: at most 2 % with 40 corners, 0.6 % with 100 and 0.2 % with 200."""
    np.testing.assert_allclose(rock_of(exponent, count).inertia, inertia_per_mass(AXES, exponent), rtol=tolerance)


@pytest.mark.parametrize("exponent", EXPONENTS)
def test_moments_have_the_ratios_of_the_closed_form(exponent):
    """By construction, whatever the number of corners; so a sphere's inertia has no preferred axis."""
    inertia, wanted = rock_of(exponent, 30).inertia, inertia_per_mass(AXES, exponent)
    np.testing.assert_allclose(inertia / inertia[0], wanted / wanted[0], rtol=1e-9)
    sphere = rock_of(2.0, 30, (1.0, 1.0, 1.0)).inertia
    np.testing.assert_allclose(sphere, sphere[0], rtol=1e-9)


@pytest.mark.parametrize("exponent", [1.5, 4.0, 10.0])
def test_corners_lie_on_the_surface_before_they_are_stretched(exponent):
    points = module._of_largest_volume(module._start(50), exponent)
    np.testing.assert_allclose((points**exponent).sum(axis=1), 1.0, rtol=ROUNDING)


def test_corners_are_placed_better_than_where_they_start():
    """The ascent raises the enclosed volume of the unit body: a tenth of what its start leaves out at least."""
    start = module.on_surface(module._start(60) ** (2.0 / 4.0), 4.0)
    whole = volume((2.0, 2.0, 2.0), 4.0)
    left_out = [whole - module.enclosed_volume(module._mirrored(entry)) for entry in
                (start, module._of_largest_volume(module._start(60), 4.0))]  # fmt: skip
    assert left_out[1] < 0.9 * left_out[0]


def test_ends_of_the_family_are_octahedron_and_box():
    assert len(superellipsoid(AXES, 1.0, 20)) == 6
    box = superellipsoid(AXES, np.inf, 20)
    assert len(box) == 8
    np.testing.assert_allclose(np.ptp(box, axis=0), AXES, rtol=ROUNDING)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(((1, 1, 0), 2.0, 20), "axes: .*positive"), ((AXES, 0.9, 20), "exponent: 0.9 .*convex"),
     ((AXES, 2.0, 21), "vertex_count: 21 .*even"), ((AXES, 2.0, 6), "vertex_count: 6 .*from 8"),
     ((AXES, float("nan"), 20), "exponent: nan")],
)  # fmt: skip
def test_impossible_bodies_are_refused(arguments, message):
    with pytest.raises(ValueError, match=message):
        superellipsoid(*arguments)
