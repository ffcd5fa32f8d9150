# SPDX-License-Identifier: GPL-2.0-or-later
"""The terrain: coordinates, vectorised look-up, bad input, and the quick test that a rock is clear of the ground."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.spatial.transform import Rotation

from talus.engine import Terrain
from talus.engine.contact.clearance import is_clear

ORIGIN = (2_600_000.0, 1_200_000.0)  # coordinates as large as the Swiss ones
HEIGHTS = np.random.default_rng(1).normal(1500.0, 1.0, size=(40, 30))
TERRAIN = Terrain(HEIGHTS, cell_size=(2.0, 1.0), origin=ORIGIN)


def test_first_node_lies_at_the_origin_and_axis_0_runs_north():
    """Convention of the interface: heights[row, column] at origin + (column l_x, row l_y)."""
    assert TERRAIN.height(*ORIGIN) == HEIGHTS[0, 0]
    assert TERRAIN.height(ORIGIN[0] + 6.0, ORIGIN[1] + 5.0) == pytest.approx(HEIGHTS[5, 3], rel=1e-12)
    assert TERRAIN.extent == (ORIGIN[0], ORIGIN[1], ORIGIN[0] + 58.0, ORIGIN[1] + 39.0)
    assert TERRAIN.shape == (40, 30)


def test_heights_and_normals_of_arrays_are_those_of_their_elements():
    """Any shapes that broadcast; a number in, a number out."""
    x, y = ORIGIN[0] + np.linspace(-1.0, 59.0, 7), ORIGIN[1] + np.linspace(-1.0, 40.0, 9)[:, None]
    z, n = TERRAIN.height(x, y), TERRAIN.normal(x, y)
    assert z.shape == (9, 7)
    assert n.shape == (9, 7, 3)
    for i, j in np.ndindex(9, 7):
        one = TERRAIN.height(x[j], y[i, 0])
        assert np.ndim(one) == 0
        np.testing.assert_array_equal(z[i, j], one)
        np.testing.assert_array_equal(n[i, j], TERRAIN.normal(x[j], y[i, 0]))
    assert np.isnan(z[0]).all()
    assert np.isfinite(z[1:-1, 1:-1]).all()
    assert TERRAIN.normal(*ORIGIN).shape == (3,)


def test_transposed_single_precision_and_integer_heights_are_read_as_they_mean():
    """Arrays from GDAL and numpy need not be contiguous float64."""
    whole = np.rint(HEIGHTS)
    for heights in (whole.T.copy().T, whole.astype(np.float32), whole.astype(np.int16)):
        terrain = Terrain(heights, cell_size=(2.0, 1.0), origin=ORIGIN)
        assert terrain.heights.dtype == np.float64
        np.testing.assert_array_equal(terrain.heights, whole)


def test_contiguous_float64_heights_are_not_copied():
    """Memory: a digital elevation model may fill a good part of it."""
    assert Terrain(HEIGHTS).heights is HEIGHTS


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"heights": np.zeros(5)}, "heights"),
        ({"heights": np.zeros((1, 5))}, "2 x 2"),
        ({"heights": np.full((3, 3), np.nan)}, "no data"),
        ({"heights": np.array([[0.0, np.inf], [0.0, 0.0]])}, "infinite"),
        ({"heights": np.zeros((3, 3)), "cell_size": 0.0}, "cell size"),
        ({"heights": np.zeros((3, 3)), "cell_size": (1.0, -1.0)}, "cell size"),
        ({"heights": np.zeros((3, 3)), "cell_size": (1.0, np.nan)}, "cell size"),
        ({"heights": np.zeros((3, 3)), "cell_size": (1.0, 1.0, 1.0)}, "cell size"),
        ({"heights": np.zeros((3, 3)), "origin": (0.0, np.inf)}, "origin"),
        ({"heights": np.zeros((3, 3)), "origin": (0.0, 0.0, 0.0)}, "origin"),
        ({"heights": np.zeros((3, 3)), "origin": 0.0}, "origin"),
    ],
)
def test_impossible_terrain_is_refused_with_the_name_of_what_is_wrong(arguments, named):
    """Bad input raises ValueError and names the input."""
    with pytest.raises(ValueError, match=named):
        Terrain(**arguments)


def gaps(terrain, vertices, position, orientation):
    """Gaps of all vertices of a rock, by the vectorised look-up rather than by the kernels of contact."""
    points = position + Rotation.from_quat(orientation).apply(vertices)
    return points[:, 2] - terrain.height(points[:, 0], points[:, 1])


@st.composite
def hung_rocks(draw):
    """Rough terrain of random scale, and a rock of up to two blocks' width hung over it at a random place."""
    seed, roughness = draw(st.integers(0, 2**32 - 1)), draw(st.sampled_from([0.0, 0.1, 1.0, 10.0]))
    cells = draw(st.sampled_from([(1.0, 1.0), (0.5, 2.0), (3.0, 1.0)]))
    rng = np.random.default_rng(seed)
    terrain = Terrain(rng.normal(0.0, roughness, size=(37, 29)), cell_size=cells)
    radius = draw(st.floats(0.1, 12.0))
    x, y = rng.uniform(0.0, [28 * cells[0], 36 * cells[1]])
    gap = radius * draw(st.floats(1.0, 15.0))
    return terrain, radius, x, y, gap, rng


@settings(max_examples=300, deadline=None)
@given(hung_rocks())
def test_rock_declared_clear_touches_nothing_in_any_orientation(case):
    """Property of ``is_clear``: all vertex gaps are positive, whatever the orientation. 200 vertices on the sphere."""
    terrain, radius, x, y, gap, rng = case
    if not is_clear(terrain.grid(radius), radius, x, y, gap):
        return
    vertices = rng.normal(size=(200, 3))
    vertices *= radius / np.linalg.norm(vertices, axis=1, keepdims=True)
    position = np.array([x, y, terrain.height(x, y) + gap])
    below = gaps(terrain, vertices, position, rng.normal(size=4))
    assert (below[~np.isnan(below)] > 0.0).all()


def test_rock_high_above_gentle_ground_is_declared_clear():
    """The quick test must not always say no: over a plane of slope 0.75 the bound 1.25 radii is sharp."""
    columns = np.mgrid[0:40, 0:40][1]
    grid = Terrain(0.75 * columns).grid(1.0)
    assert is_clear(grid, 1.0, 20.0, 20.0, 1.2501)
    assert not is_clear(grid, 1.0, 20.0, 20.0, 1.2499)


def test_rock_over_missing_ground_is_not_declared_clear():
    """NaN in, False out: the caller has to look closer."""
    assert not is_clear(TERRAIN.grid(1.0), 1.0, 5.0, 5.0, math.nan)


def test_rock_beside_a_hole_in_the_data_is_not_declared_clear_of_the_cliff_beyond_it():
    """A hole hides the slope between its two sides: the ground behind it may be far higher."""
    heights = np.zeros((20, 20))
    heights[:, 11:] = 100.0
    heights[:, 10] = np.nan
    terrain = Terrain(heights)
    radius, position = 3.0, np.array([8.9, 10.0, 4.0])
    vertices = radius * np.vstack([np.eye(3), -np.eye(3)])
    below = gaps(terrain, vertices, position, [0.0, 0.0, 0.0, 1.0])
    assert np.nanmin(below) < -90.0  # the vertex to the east is deep inside the cliff
    assert not is_clear(terrain.grid(radius), radius, position[0], position[1], position[2])


def test_cells_finer_than_sand_are_refused_at_once():
    """Cells of 1e-6 m come from a wrong unit; a rock would lie over 10^12 of them."""
    with pytest.raises(ValueError, match=r"below 0\.001 m, finer than sand"):
        Terrain(np.zeros((3, 3)), 1e-6)
