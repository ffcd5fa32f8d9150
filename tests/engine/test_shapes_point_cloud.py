# SPDX-License-Identifier: GPL-2.0-or-later
"""Units and outliers of point clouds."""

import numpy as np
import pytest

from talus.engine.choices import LENGTH_UNITS
from talus.engine.io.rock_files import read_points
from talus.engine.shapes.point_cloud import largest_cluster, to_metres
from talus.engine.shapes.random_polyhedra import spread_on_sphere


@pytest.fixture
def surface():
    return spread_on_sphere(500, np.random.default_rng(0))


@pytest.mark.parametrize(("unit", "metres"), [("m", 1.0), ("cm", 0.01), ("mm", 0.001), ("ft", 0.3048)])
def test_units_are_turned_into_metres(unit, metres):
    np.testing.assert_array_equal(to_metres([[1.0, 2.0, 3.0]], unit), metres * np.array([[1.0, 2.0, 3.0]]))
    assert unit in LENGTH_UNITS


def test_unknown_unit_is_refused():
    with pytest.raises(ValueError, match="'inch' is unknown"):
        to_metres([[1.0, 2.0, 3.0]], "inch")


def test_single_points_and_small_groups_are_outliers(surface):
    far = np.array([[3.0, 0.0, 0.0], [0.0, -2.0, 0.0], [0.0, -2.0, 0.01], [0.01, -2.0, 0.0]])
    kept = largest_cluster(np.vstack([surface, far]), 5.0)
    np.testing.assert_array_equal(kept, np.unique(surface, axis=0))


def test_clean_cloud_keeps_its_points_whatever_its_unit(surface):
    for scale in (1e-3, 1.0, 1e3):
        assert len(largest_cluster(scale * surface, 5.0)) == 500


def test_repeated_points_do_not_make_the_spacing_zero(surface):
    assert len(largest_cluster(np.repeat(surface, 6, axis=0), 5.0)) == 500


def test_cloud_that_falls_apart_is_refused(surface):
    parts = np.vstack([surface, surface + 10.0, surface - 10.0])
    with pytest.raises(ValueError, match="falls into 3 parts, the largest with 500 of 1500"):
        largest_cluster(parts, 5.0)


def test_point_that_is_not_finite_is_named(surface):
    surface[7, 1] = np.nan
    with pytest.raises(ValueError, match="row 7"):
        largest_cluster(surface, 5.0)


def test_real_scan_is_one_cluster(shared_data):
    points = read_points(shared_data / "rocks" / "SP3A.xyz")
    assert len(largest_cluster(points, 5.0)) == len(np.unique(points, axis=0))
