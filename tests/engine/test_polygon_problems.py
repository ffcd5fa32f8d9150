# SPDX-License-Identifier: GPL-2.0-or-later
"""Overlaps, gaps and slivers of rectangles, whose areas and widths are known."""

import numpy as np
import pytest
import shapely
from shapely import box

from talus.engine.ground.polygon_problems import find_problems, uncovered, without_contradictions


def problems(shapes, values=None, width=1.0):
    values = values or ["a"] * len(shapes)
    found = find_problems(shapes, values, list(range(10, 10 + len(shapes))), width)
    return [(entry.kind, entry.features, entry.is_contradictory, round(entry.area, 9)) for entry in found]


def test_tiling_has_no_problem():
    shapes = [box(x, y, x + 10, y + 10) for x in range(0, 50, 10) for y in range(0, 30, 10)]
    assert problems(shapes) == []


def test_overlap_has_its_area_and_says_whether_the_values_differ():
    shapes = [box(0, 0, 10, 10), box(8, 0, 20, 10), box(18, 0, 30, 10)]
    assert problems(shapes, ["a", "a", "b"]) == [
        ("overlap", (10, 11), False, 20.0), ("overlap", (11, 12), True, 20.0),
    ]  # fmt: skip


def test_hole_is_a_gap_whatever_its_size():
    ring = shapely.difference(box(0, 0, 100, 100), box(30, 30, 70, 70))
    assert problems([ring]) == [("gap", (), False, 1600.0)]
    assert problems([ring, box(30, 30, 70, 70)]) == []


def test_strip_between_polygons_is_a_gap_where_it_is_narrow():
    # open to both sides; the closing fills its whole length
    assert problems([box(0, 0, 10, 10), box(10.5, 0, 20, 10)]) == [("gap", (), False, 5.0)]
    assert problems([box(0, 0, 10, 10), box(11.5, 0, 20, 10)]) == []


def test_sliver_is_known_by_its_mean_width():
    # 2 area / perimeter = 2 * 0.8 * 40 / (2 * 40.8)
    (actual,) = find_problems([box(0, 0, 40, 0.8)], ["a"], [1], 1.0)
    assert (actual.kind, actual.features) == ("sliver", (1,))
    assert actual.width == pytest.approx(2.0 * 32.0 / 81.6)
    assert problems([shapely.multipolygons([box(0, 0, 40, 40), box(50, 0, 50.3, 40)])])[0][0] == "sliver"
    assert problems([box(0, 0, 40, 4)]) == []


def test_reflex_corners_are_no_gaps():
    cross = shapely.union_all([box(0, 40, 100, 60), box(40, 0, 60, 100)])
    turned = shapely.affinity.rotate(cross, 17.0)
    assert problems([cross]) == problems([turned]) == []


@pytest.mark.parametrize("is_first_on_top, areas", [(True, [100.0, 80.0]), (False, [80.0, 100.0])])
def test_what_lies_below_is_cut_away(is_first_on_top, areas):
    shapes = [box(0, 0, 10, 10), box(8, 0, 18, 10)]
    cut = without_contradictions(shapes, ["a", "b"], is_first_on_top)
    assert shapely.area(cut).tolist() == areas
    assert shapely.area(shapely.intersection(*cut)) == 0.0


def test_polygons_of_one_value_and_apart_stay_the_same_objects():
    shapes = [box(0, 0, 10, 10), box(8, 0, 18, 10), box(30, 0, 40, 10)]
    cut = without_contradictions(shapes, ["a", "a", "b"], True)
    assert all(shape is other for shape, other in zip(shapes, cut))


def test_covered_polygon_is_gone():
    cut = without_contradictions([box(0, 0, 10, 10), box(2, 2, 4, 4)], ["a", "b"], True)
    assert cut[1] is None and np.isclose(cut[0].area, 100.0)


def test_what_polygons_leave_of_a_perimeter_is_told_largest_first():
    shapes = np.array([box(-5, -5, 10, 30), box(14, 0, 40, 12)])
    gaps = uncovered(shapes, box(0, 0, 20, 20))
    assert [gap.area for gap in gaps] == [4 * 12 + 10 * 8]  # one: the strip and what lies north of it
    shapes = np.array([box(0, 8, 20, 12), box(0, 0, 1, 20)])
    assert [gap.area for gap in uncovered(shapes, box(0, 0, 20, 20))] == [19 * 8, 19 * 8]
    assert uncovered(shapes, box(0, 0, 20, 20), smallest=152.0).size == 0
    assert uncovered(np.array([], object), box(0, 0, 20, 20))[0].area == 400.0
