# SPDX-License-Identifier: GPL-2.0-or-later
"""The bilinear height map of Leine et al. (2014), section 3.2, against a naive twin and finite differences."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from talus.engine.ground import height_map

CELL_X, CELL_Y = 2.0, 0.5
HEIGHTS = np.random.default_rng(1).normal(100.0, 3.0, size=(6, 5))  # 8 m x 2.5 m
WIDTH, DEPTH = (HEIGHTS.shape[1] - 1) * CELL_X, (HEIGHTS.shape[0] - 1) * CELL_Y
# A sum of four products of numbers near 100 loses a few of the 53 bits.
ROUNDING = 1e-12

places = st.tuples(st.floats(0.0, WIDTH), st.floats(0.0, DEPTH))


def naive_height(x, y):
    """Eqs. 2-4 word for word: the corners of the cell, weighed by the areas opposite to them."""
    k, l = min(math.floor(x / CELL_X), HEIGHTS.shape[1] - 2), min(math.floor(y / CELL_Y), HEIGHTS.shape[0] - 2)
    eta, xi = x / CELL_X - k, y / CELL_Y - l
    weights = {(0, 0): (1 - eta) * (1 - xi), (1, 0): eta * (1 - xi), (0, 1): (1 - eta) * xi, (1, 1): eta * xi}
    return sum(weight * HEIGHTS[l + j, k + i] for (i, j), weight in weights.items())


def height(x, y, heights=HEIGHTS):
    return height_map.height_at(height_map.HeightGrid(heights, CELL_X, CELL_Y), float(x), float(y))


def normal(x, y, heights=HEIGHTS):
    return np.array(height_map.normal_at(height_map.HeightGrid(heights, CELL_X, CELL_Y), float(x), float(y)))


@pytest.mark.source("leine_2014", "bilinear height map with normals and contact frame (eqs. 2 to 8)")
@given(places)
def test_height_is_the_mean_of_the_corners_weighed_by_the_opposite_areas(place):
    """Leine et al. (2014), eqs. 2-4."""
    assert height(*place) == pytest.approx(naive_height(*place), rel=ROUNDING)


def test_ground_passes_through_every_node():
    """Eq. 4 with eta and xi of 0 or 1; at the far edges the last cell holds the node."""
    for l, k in np.ndindex(HEIGHTS.shape):
        assert height(k * CELL_X, l * CELL_Y) == pytest.approx(HEIGHTS[l, k], rel=ROUNDING)


def test_ground_is_continuous_across_cell_edges():
    """Invariant of bilinear interpolation: a step of 1e-9 m changes the height by the slope (below 50) times it."""
    rng = np.random.default_rng(2)
    for x in CELL_X * np.arange(1, 4):
        for y in rng.uniform(0.0, DEPTH, 10):
            assert abs(height(x - 1e-9, y) - height(x + 1e-9, y)) < 1e-7
    for y in CELL_Y * np.arange(1, 5):
        for x in rng.uniform(0.0, WIDTH, 10):
            assert abs(height(x, y - 1e-9) - height(x, y + 1e-9)) < 1e-7


def test_plane_is_reproduced_exactly():
    """Closed form: z = 3 + 0.5 x - 2 y lies in the space of bilinear functions."""
    rows, columns = np.mgrid[0:6, 0:5]
    plane = 3.0 + 0.5 * CELL_X * columns - 2.0 * CELL_Y * rows
    for x, y in np.random.default_rng(3).uniform(0.0, [WIDTH, DEPTH], size=(100, 2)):
        assert height(x, y, plane) == pytest.approx(3.0 + 0.5 * x - 2.0 * y, abs=ROUNDING * 10)
        np.testing.assert_allclose(normal(x, y, plane), np.array([-0.5, 2.0, 1.0]) / math.sqrt(5.25), atol=ROUNDING)


def test_normal_is_perpendicular_to_the_finite_differences_of_the_height():
    """Eq. 7. Within a cell the height is linear along x and along y, so the difference quotient is the derivative
    up to rounding: 100 m * 1e-16 / 1e-5 m = 1e-9."""
    step = 1e-5
    for k, l in np.ndindex(4, 5):
        for eta, xi in np.random.default_rng(k + 10 * l).uniform(0.01, 0.99, size=(5, 2)):
            x, y = (k + eta) * CELL_X, (l + xi) * CELL_Y
            slope_x = (height(x + step, y) - height(x - step, y)) / (2 * step)
            slope_y = (height(x, y + step) - height(x, y - step)) / (2 * step)
            expected = np.array([-slope_x, -slope_y, 1.0]) / math.sqrt(1.0 + slope_x**2 + slope_y**2)
            np.testing.assert_allclose(normal(x, y), expected, atol=1e-8)


@given(places)
def test_normal_is_a_unit_vector_that_points_up(place):
    """Eq. 7: normalised, and the terrain has no overhangs."""
    n = normal(*place)
    assert np.linalg.norm(n) == pytest.approx(1.0, abs=ROUNDING)
    assert n[2] > 0.0


@pytest.mark.parametrize(
    ("x", "y"),
    [(-1e-9, 1.0), (WIDTH + 1e-9, 1.0), (1.0, -1e-9), (1.0, DEPTH + 1e-9), (np.nan, 1.0), (1.0, np.nan), (np.inf, 1.0)],
)
def test_there_is_no_ground_off_the_grid(x, y):
    """No extrapolation: a rock that leaves the grid ends its run."""
    assert math.isnan(height(x, y))
    assert np.isnan(normal(x, y)).all()
    assert height_map.cell_at((x, y), (CELL_X, CELL_Y), (5, 6))[0] == -1


def test_a_node_without_data_takes_away_the_ground_of_its_four_cells_only():
    """Every cell needs its four corners (eq. 4)."""
    holed = HEIGHTS.copy()
    holed[2, 2] = np.nan
    for k, l in np.ndindex(4, 5):
        is_bare = k in (1, 2) and l in (1, 2)
        x, y = (k + 0.5) * CELL_X, (l + 0.5) * CELL_Y
        assert math.isnan(height(x, y, holed)) == is_bare
        assert np.isnan(normal(x, y, holed)).all() == is_bare


@pytest.mark.source("leine_2014", "bilinear height map with normals and contact frame (eqs. 2 to 8)")
@given(
    st.tuples(*[st.floats(-1.0, 1.0)] * 3)
    .filter(lambda n: np.linalg.norm(n) > 1e-3)
    .map(lambda n: np.array(n) / np.linalg.norm(n))
)
def test_contact_frame_is_right_handed_and_orthonormal(n):
    """Eq. 8, for normals in any direction; errors of a few roundings."""
    t = np.array(height_map.tangents(*n)).reshape(2, 3)
    frame = np.array([n, *t])
    np.testing.assert_allclose(frame @ frame.T, np.eye(3), atol=1e-14)
    np.testing.assert_allclose(np.cross(frame[0], frame[1]), frame[2], atol=1e-14)


def test_many_locations_at_once_are_the_same_as_one_by_one():
    """The vectorised kernels are loops over the others: the same bits."""
    x, y = np.random.default_rng(4).uniform(-0.5, [WIDTH + 0.5, DEPTH + 0.5], size=(200, 2)).T.copy()
    z, n = np.empty(200), np.empty((200, 3))
    grid = height_map.HeightGrid(HEIGHTS, CELL_X, CELL_Y)
    height_map.heights_at(grid, x, y, z)
    height_map.normals_at(grid, x, y, n)
    np.testing.assert_array_equal(z, [height(*place) for place in zip(x, y)])
    np.testing.assert_array_equal(n, [normal(*place) for place in zip(x, y)])


def ranges_of(heights, block):
    ranges = np.empty((*(-(-nodes // block) for nodes in heights.shape), 4))
    height_map.slope_ranges(heights, CELL_X, CELL_Y, block, ranges)
    return ranges


@pytest.mark.parametrize("block", [1, 2, 4, 8])
def test_slopes_of_a_block_lie_in_its_ranges(block):
    """Property: dz/dx and dz/dy from the normal, at many places of each block, never leave the ranges."""
    ranges = ranges_of(HEIGHTS, block)
    for x, y in np.random.default_rng(5).uniform(0.0, [WIDTH, DEPTH], size=(500, 2)):
        n = normal(x, y)
        west, east, south, north = ranges[int(y / CELL_Y) // block, int(x / CELL_X) // block]
        assert west - ROUNDING <= -n[0] / n[2] <= east + ROUNDING
        assert south - ROUNDING <= -n[1] / n[2] <= north + ROUNDING


def test_missing_data_hide_any_slope():
    """A hole may stand for a cliff, so the ranges of its block are infinite and nothing is clear of it."""
    heights = np.zeros((8, 8))
    heights[5, 5] = np.nan
    ranges = ranges_of(heights, 4)
    assert np.isinf(ranges[1, 1]).all()
    np.testing.assert_array_equal(ranges[0, 0], 0.0)


def test_reach_of_a_plane_is_the_ratio_of_vertical_to_perpendicular_distance():
    """Closed form: a sphere that touches a plane of slope L has its centre sqrt(1 + L^2) radii above it."""
    ranges, bounds = np.zeros((3, 3, 4)), np.empty((3, 3, height_map.BOUNDS))
    ranges[:, :, :2] = 0.75
    height_map.slope_bounds(ranges, bounds)
    np.testing.assert_allclose(bounds[:, :, height_map.REACH], 1.25, rtol=ROUNDING)
    np.testing.assert_allclose(bounds[:, :, :2], 0.75, rtol=ROUNDING)  # the direction of the slope is kept


def test_reach_sees_the_eight_neighbours_of_a_block():
    """A rock may hang over into the neighbours, and no further (it is not wider than a block)."""
    ranges, bounds = np.zeros((5, 5, 4)), np.empty((5, 5, height_map.BOUNDS))
    ranges[2, 2, 0] = -0.75
    height_map.slope_bounds(ranges, bounds)
    expected = np.ones((5, 5))
    expected[1:4, 1:4] = 1.25
    np.testing.assert_allclose(bounds[:, :, height_map.REACH], expected, rtol=ROUNDING)
