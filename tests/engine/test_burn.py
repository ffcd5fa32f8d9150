# SPDX-License-Identifier: GPL-2.0-or-later
"""Polygons on nodes: against point-in-polygon tests of shapely, and where polygons contradict each other."""

import numpy as np
import pytest
import shapely

from talus.engine.io.burn import Polygon, burn, nodes_inside
from talus.engine.io.raster import Grid

GRID = Grid((30, 40), (1.0, 2.0), (1000.0, 5000.0))


def polygon(identifier, shape, value):
    return Polygon(identifier, shapely.to_wkb(shape), value)


def box(identifier, west, south, east, north, value):
    """A rectangle in units of nodes from the south-western one."""
    return polygon(identifier, shapely.box(1000 + west, 5000 + 2 * south, 1000 + east, 5000 + 2 * north), value)


def star(seed, corners=9):
    """A random polygon without self-intersections, over most of the grid."""
    random = np.random.default_rng(seed)
    angle = np.sort(random.uniform(0.0, 2.0 * np.pi, corners))
    radius = random.uniform(5.0, 25.0, corners)
    return shapely.Polygon(np.column_stack([1020.0 + radius * np.cos(angle), 5030.0 + radius * np.sin(angle)]))


@pytest.mark.parametrize("seed", range(5))
def test_nodes_of_a_polygon_are_those_within_it(seed):
    # shapely tests each node by itself; random outlines pass through no node.
    shape = star(seed)
    y, x = np.mgrid[5000:5060:2, 1000:1040]
    np.testing.assert_array_equal(burn([polygon(1, shape, "a")], GRID).index >= 0, shapely.contains_xy(shape, x, y))


def test_each_node_has_the_value_of_its_polygon():
    burnt = burn([box(1, -0.5, -0.5, 4.5, 3.5, "hard"), box(2, 4.5, -0.5, 9.5, 3.5, "soft")], GRID)
    assert burnt.values == ["hard", "soft"]
    np.testing.assert_array_equal(burnt.index[:4, :10], np.repeat([[0] * 5 + [1] * 5], 4, axis=0))
    assert (burnt.index[4:] == -1).all() and (burnt.index[:, 10:] == -1).all()


def test_neighbours_along_nodes_share_no_node_and_leave_none_out():
    quarters = [
        box(1, 0, 0, 10, 10, "a"), box(2, 10, 0, 20, 10, "b"), box(3, 0, 10, 10, 20, "c"), box(4, 10, 10, 20, 20, "d"),
    ]  # fmt: skip
    burnt = burn(quarters, GRID)
    assert burnt.contradictory == []
    assert (burnt.index[:20, :20] >= 0).all()


def test_overlap_with_one_value_is_no_contradiction():
    assert burn([box(1, 0, 0, 10, 10, "a"), box(2, 5, 5, 15, 15, "a")], GRID).contradictory == []


def test_overlap_with_different_values_names_the_polygons():
    polygons = [box(7, 0, 0, 10, 10, "a"), box(8, 5, 5, 15, 15, "b"), box(9, 20, 20, 25, 25, "c")]
    assert burn(polygons, GRID).contradictory == [7, 8]


def test_contradiction_between_two_equal_ones_is_found():
    # First and last agree, the one between does not.
    polygons = [box(1, 0, 0, 9, 9, "a"), box(2, 3, 3, 6, 6, "b"), box(3, 0, 0, 9, 9, "a")]
    assert burn(polygons, GRID).contradictory == [1, 2, 3]


def test_values_may_be_pairs_of_numbers():
    burnt = burn([box(1, 0, 0, 5, 5, (250.0, 20.0)), box(2, 10, 10, 15, 15, (750.0, 20.0))], GRID)
    assert burnt.values == [(250.0, 20.0), (750.0, 20.0)]


def test_holes_and_parts_of_multipolygons_count():
    ring = shapely.box(1000.5, 5001, 1010.5, 5021).difference(shapely.box(1003.5, 5005, 1006.5, 5013))
    both = shapely.MultiPolygon([ring, shapely.box(1020.5, 5031, 1025.5, 5041)])
    y, x = np.mgrid[5000:5060:2, 1000:1040]
    np.testing.assert_array_equal(burn([polygon(1, both, "a")], GRID).index >= 0, shapely.contains_xy(both, x, y))


def test_multiples_of_the_spacing_within_a_polygon():
    x, y = nodes_inside(shapely.to_wkb(shapely.box(0.5, 0.5, 3.5, 2.5)), 1.0)
    assert list(zip(x, y)) == [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2)]


def test_polygon_between_the_multiples_has_none():
    assert nodes_inside(shapely.to_wkb(shapely.box(0.2, 0.2, 0.4, 0.4)), 1.0)[0].size == 0
