# SPDX-License-Identifier: GPL-2.0-or-later
"""Simplified hulls: exact error, bounds, convexity, nothing outside."""

import numpy as np
import pytest

from talus.engine import rock_library
from talus.engine.io.rock_files import read_points
from talus.engine.rigid_body.inertia import mass_integrals
from talus.engine.shapes.polyhedron import convex_hull
from talus.engine.shapes.simplify import simplify


def volume_of(points):
    return mass_integrals(convex_hull(points)).volume


@pytest.fixture
def cloud():
    """Random corners of a sphere."""
    points = np.random.default_rng(3).normal(size=(300, 3))
    return points / np.linalg.norm(points, axis=1)[:, None]


@pytest.mark.parametrize("count", [200, 50, 20, 8, 4])
def test_corners_asked_for_are_kept_and_the_error_is_the_lost_volume(cloud, count):
    """The error against the volumes of the two hulls, integrated."""
    result = simplify(cloud, count)
    assert len(result.vertices) == len(convex_hull(result.vertices).vertices) == count
    assert result.vertices_before == 300
    assert result.volume_error == pytest.approx(1.0 - volume_of(result.vertices) / volume_of(cloud), abs=1e-12)


def test_kept_corners_are_corners_of_the_given_hull(cloud):
    """The simplified rock is convex and inside of the given one."""
    given = {tuple(point) for point in np.round(cloud, 12).tolist()}
    assert {tuple(point) for point in np.round(simplify(cloud, 30).vertices, 12).tolist()} <= given


def test_corner_that_costs_least_goes_first():
    """A cube with a low pyramid on one face: its tip goes before any corner of the cube, and costs h / 3."""
    height = 0.05
    points = np.vstack([rock_library.box(1.0, 1.0, 1.0), [[0.0, 0.0, 0.5 + height]]])
    result = simplify(points, 8)
    assert result.volume_error == pytest.approx(height / 3.0 / (1.0 + height / 3.0), rel=1e-9)


def test_cube_loses_a_sixth_with_its_first_corner():
    assert simplify(rock_library.box(1.0, 1.0, 1.0), 7).volume_error == pytest.approx(1.0 / 6.0, rel=1e-12)


def test_cube_ends_as_a_tetrahedron_with_a_third_or_a_sixth_of_its_volume():
    error = simplify(rock_library.box(1.0, 1.0, 1.0), 4).volume_error
    assert error == pytest.approx(2.0 / 3.0, rel=1e-9) or error == pytest.approx(5.0 / 6.0, rel=1e-9)


def test_greedy_choice_is_no_worse_than_random_choices(cloud):
    generator = np.random.default_rng(0)
    rest = [volume_of(cloud[generator.choice(300, 40, replace=False)]) for _ in range(100)]
    assert volume_of(simplify(cloud, 40).vertices) > max(rest)


def test_volume_is_kept_where_asked(cloud):
    result = simplify(cloud + 5.0, 20, keep_volume=True)
    assert volume_of(result.vertices) == pytest.approx(volume_of(cloud), rel=1e-12)
    assert result.scale == pytest.approx((1.0 - result.volume_error) ** (-1.0 / 3.0), rel=1e-9)
    assert simplify(cloud, 20).scale == 1.0


@pytest.mark.parametrize("bound", [0.01, 0.05, 0.2])
def test_as_few_corners_as_the_error_allows(cloud, bound):
    result = simplify(cloud, volume_error=bound)
    assert result.volume_error <= bound
    fewer = simplify(cloud, len(result.vertices) - 1)
    # rounds of several corners may order the last losses otherwise, by some hundredths of the bound
    assert fewer.volume_error > 0.95 * bound


def test_number_that_would_do_is_named_where_both_bounds_cannot_be_met(cloud):
    with pytest.raises(ValueError, match=r"10 corners cannot hold the volume to 2 %; \d+ can") as caught:
        simplify(cloud, 10, 0.02)
    count = int(str(caught.value).split("%; ")[1].split()[0])
    assert simplify(cloud, count, 0.02).volume_error <= 0.02


def test_hull_with_few_corners_stays_as_it_is():
    result = simplify(rock_library.norm_block(1.0, 1.0, 1.0), 100, 0.01)
    assert (len(result.vertices), result.volume_error) == (24, 0.0)


def test_cancelled_simplification_ends_without_a_result(cloud):
    assert simplify(cloud, 10, cancelled=lambda: True) is None


@pytest.mark.parametrize(
    ("bounds", "message"),
    [((None, None), "give vertex_count"), ((3, None), "vertex_count: 3 "), ((10, 0.0), "volume_error: 0.0"),
     ((10, 1.0), "volume_error: 1.0"), ((10, float("nan")), "volume_error: nan")],
)  # fmt: skip
def test_impossible_bounds_are_refused(cloud, bounds, message):
    with pytest.raises(ValueError, match=message):
        simplify(cloud, *bounds)


@pytest.mark.parametrize(("name", "count", "error"), [("SP2B.stl", 50, 0.03), ("SP3A.xyz", 100, 0.02)])
def test_real_scan_keeps_its_volume_and_inertia(shared_data, name, count, error):
    """Measured: 2.3 % and 1.4 % of the volume; rescaled, the moments change by less than 3 %."""
    points = read_points(shared_data / "rocks" / name)
    result = simplify(points, count, error, keep_volume=True)
    assert len(result.vertices) == count
    before, after = (
        np.linalg.eigvalsh(mass_integrals(convex_hull(entry)).inertia) for entry in (points, result.vertices)
    )
    np.testing.assert_allclose(after, before, rtol=0.03)
