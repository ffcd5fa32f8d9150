# SPDX-License-Identifier: GPL-2.0-or-later
"""Trees from the heights of a canopy: windows, tops, crowns, diameters, and made-up forests with known stems."""

import numpy as np
import pytest

from talus.engine import Terrain
from talus.engine.forest.canopy_heights import above_ground, canopy_of_points, filled, smoothed
from talus.engine.forest.crowns import crown_diameter, crowns_of
from talus.engine.forest.detection import detection, matches
from talus.engine.forest.stem_diameters import stem_diameters
from talus.engine.forest.tree_tops import Tops, tree_tops, window_width
from talus.engine.io.raster import Grid
from talus.engine.obstacles.strength import stem_energy
from talus.tests.engine.made_forest import made_forest

CELL = (0.5, 0.5)


def cone(nodes, row, column, height, slope=1.0):
    """A canopy with one cone, m."""
    i, j = np.mgrid[:nodes, :nodes]
    away = CELL[0] * np.sqrt((i - row) ** 2.0 + (j - column) ** 2.0)
    return np.maximum(height - slope * away, 0.0)


@pytest.mark.parametrize(("window", "widths"), [
    ("deciduous", (3.99, 6.68, 11.15)), ("pine", (3.20, 5.13, 9.54)), ("mixed", (3.42, 6.12, 10.62)),
    ("linear", (2.8, 4.4, 6.0)), ("power", (1.7425 * 10.0**0.5566, 1.7425 * 20.0**0.5566, 1.7425 * 30.0**0.5566)),
])  # fmt: skip
def test_windows_are_those_of_the_worked_examples(window, widths):
    """Popescu and Wynne at 10, 20 and 30 m by hand; the last two by their formulas."""
    assert window_width([10.0, 20.0, 30.0], window) == pytest.approx(widths, abs=6e-3)


def test_two_cones_are_two_trees_unless_one_stands_in_the_window_of_the_other():
    """The window of 20 m is 4.4 m wide: a lower top 2 m away is part of it, one 3 m away is not."""
    for cells, count in ((4, 1), (6, 2)):
        canopy = np.maximum(cone(81, 40, 40, 20.0, 3.0), cone(81, 40, 40 + cells, 18.0, 3.0))
        tops = tree_tops(canopy, CELL, "linear", 4.0)
        assert tops.heights.tolist() == [20.0, 18.0][:count]


def test_of_equal_tops_the_first_is_a_tree():
    canopy = np.zeros((30, 30))
    canopy[10:12, 10:13] = 15.0
    tops = tree_tops(canopy, CELL, "linear", 4.0)
    assert (tops.rows.tolist(), tops.columns.tolist()) == ([10], [10])


def test_low_canopy_and_cells_without_data_hold_no_tree():
    canopy = cone(41, 20, 20, 3.9)
    assert tree_tops(canopy, CELL, "linear", 4.0).rows.size == 0
    assert tree_tops(np.full((9, 9), np.nan), CELL, "linear", 4.0).rows.size == 0


def test_crown_of_a_cone_ends_at_the_share_of_its_height():
    """A cone of 20 m with slope 3 has 0.3 of its height 14/3 m from its axis: a disc of that radius."""
    canopy = cone(81, 40, 40, 20.0, 3.0)
    tops = tree_tops(canopy, CELL, "linear", 4.0)
    label, area = crowns_of(canopy, CELL, tops, 2.0)
    assert crown_diameter(area)[0] == pytest.approx(28.0 / 3.0, rel=0.03)
    assert np.array_equal(label == 1, canopy >= 6.0)


def test_crowns_meet_in_the_valley_between_two_tops():
    """Two equal cones: each has the half that is nearer to it; none is lost and none taken twice."""
    canopy = np.maximum(cone(81, 40, 30, 20.0, 3.0), cone(81, 40, 44, 20.0, 3.0))
    tops = tree_tops(canopy, CELL, "linear", 4.0)
    label, area = crowns_of(canopy, CELL, tops, 2.0)
    columns = np.nonzero(label == 1)[1], np.nonzero(label == 2)[1]
    assert columns[0].max() <= 37 <= columns[1].min()
    assert area.sum() == pytest.approx(np.count_nonzero(canopy >= 6.0) * 0.25)


def test_crown_does_not_reach_beyond_its_share_of_the_height():
    """A plateau: cells within 0.6 heights of the top."""
    canopy = np.full((101, 101), 10.0)
    canopy[50, 50] = 10.5
    label, _ = crowns_of(canopy, CELL, Tops(np.array([50]), np.array([50]), np.array([10.5])), 2.0)
    i, j = np.nonzero(label)
    assert 0.5 * np.sqrt((i - 50.0) ** 2 + (j - 50.0) ** 2).max() == pytest.approx(6.3, abs=0.3)


def test_diameters_are_those_of_the_worked_examples():
    """H 25 m, crown 5 m: FINT 37.64 cm; Jucker, temperate conifer wood: 36.06 and 23.99 cm, the world 27.73 cm.
    Spruce (f 0.9) of these takes 152.0 and 137.6 kJ."""
    fint = stem_diameters([25.0], [5.0], "conifer", "height")
    jucker = stem_diameters([25.0, 25.0], [5.0, 5.0], ["conifer", "broadleaf"], "temperate conifer")
    assert 100.0 * fint == pytest.approx([37.64], abs=6e-3)
    assert 100.0 * jucker == pytest.approx([36.06, 23.99], abs=6e-3)
    assert 100.0 * stem_diameters([25.0], [5.0], "fir", "global") == pytest.approx([27.73], abs=6e-3)
    of_fir = stem_energy(np.array([fint[0], jucker[0]]), "fir") / 1e3
    assert 0.9 * of_fir == pytest.approx([152.0, 137.6], abs=0.06)


def test_an_error_of_the_diameter_counts_more_than_twice_in_the_energy():
    """10 % more: 24.6 % more energy; 10 % less: 21.6 % less."""
    energy = stem_energy(np.array([0.36, 0.396, 0.324]), "fir")
    assert energy[1:] / energy[0] - 1.0 == pytest.approx([0.246, -0.216], abs=5e-4)


def test_diameters_of_a_table_lie_between_its_rows():
    table = [(10.0, 12.0), (20.0, 30.0), (30.0, 60.0)]
    result = stem_diameters([5.0, 10.0, 15.0, 27.5, 40.0], np.ones(5), "conifer", "table", table)
    assert 100.0 * result == pytest.approx([6.0, 12.0, 21.0, 52.5, 80.0])
    assert stem_diameters([5.0], [1.0], "conifer", "table", [(10.0, 12.0)]) == pytest.approx([0.06])


def test_surface_less_ground_is_the_canopy():
    """A plane ground of gradient 0.5 on other nodes: heights above it are exact; below it 0, above 60 m unknown."""
    east = np.arange(41.0)
    terrain = Terrain(np.tile(100.0 + 0.5 * east, (41, 1)), 1.0)
    grid = Grid((3, 4), (0.5, 0.5), (10.25, 20.25))
    tall = np.array([[5.0, 10.0, -0.3, 70.0]] * 3)
    surface = 100.0 + 0.5 * (10.25 + 0.5 * np.arange(4)) + tall
    canopy = above_ground(surface, grid, terrain, 60.0)
    assert canopy[0, :3] == pytest.approx([5.0, 10.0, 0.0]) and np.isnan(canopy[:, 3]).all()


def test_cloud_gives_the_highest_point_of_each_cell():
    terrain = Terrain(np.full((11, 11), 50.0), 10.0)
    points = np.array(
        [(10.2, 20.2, 60.0), (10.3, 20.4, 65.0), (11.2, 20.1, 52.0), (10.1, 21.9, 49.5), (10.2, 21.9, 200.0)]
    )
    canopy, grid = canopy_of_points(points, 0.5, terrain, 60.0)
    assert (grid.origin, grid.shape) == ((10.25, 20.25), (4, 3))
    assert canopy[0, 0] == 15.0 and canopy[0, 2] == 2.0 and canopy[3, 0] == 0.0
    assert np.count_nonzero(np.isnan(canopy)) == 9
    with pytest.raises(ValueError, match=r"^points"):
        canopy_of_points(points + [0.0, 0.0, 500.0], 0.5, terrain, 60.0)


def test_empty_cells_are_filled_and_smoothing_keeps_a_plane():
    plane = np.add.outer(2.0 * np.arange(20.0), np.arange(20.0))
    holed = plane.copy()
    holed[10, 10] = np.nan
    holed[0:5, 0:5] = np.nan
    mended = filled(holed)
    assert mended[10, 10] == pytest.approx(plane[10, 10]) and np.isnan(mended[1, 1])
    soft = smoothed(plane, CELL, 0.7)
    assert soft[5:-5, 5:-5] == pytest.approx(plane[5:-5, 5:-5])
    assert smoothed(plane, CELL, 0.0) is plane


def test_smoothing_spreads_a_peak_with_its_variance():
    """A Gaussian of 1 m in cells of 0.5 m, cut at 3 m: the second moment of a peak is 1 m2 in each direction, 3 % less
    by the cut; its volume stays."""
    peak = np.zeros((41, 41))
    peak[20, 20] = 1.0
    soft = smoothed(peak, CELL, 1.0)
    away = 0.5 * (np.arange(41) - 20.0)
    assert soft.sum() == pytest.approx(1.0)
    assert (soft.sum(axis=0) * away**2).sum() == pytest.approx(1.0, rel=0.04)


def test_partners_are_the_nearest_and_one_to_one():
    actual, known = [(0.0, 0.0), (1.0, 0.0), (9.0, 9.0)], [(0.8, 0.0), (2.4, 0.0), (20.0, 20.0)]
    assert matches(actual, known, 2.0).tolist() == [[1, 0]]
    assert matches(actual, known, 3.0).tolist() == [[1, 0], [0, 1]]
    result = detection(actual, known, [0.3, 0.33, 0.4], [0.3, 0.3, 0.3], 2.0)
    assert (result.rate, result.false_share) == (pytest.approx(1.0 / 3.0), pytest.approx(2.0 / 3.0))
    assert (result.bias, result.spread) == (pytest.approx(0.1), pytest.approx(0.1))
    assert np.isnan(detection([], [], [], [], 2.0).rate)


@pytest.mark.parametrize(("per_hectare", "least", "most"), [(100, 0.80, 0.90), (200, 0.65, 0.75), (400, 0.42, 0.55),
                                                            (800, 0.23, 0.35)])  # fmt: skip
def test_made_up_forests_are_found_the_better_the_thinner_they_are(per_hectare, least, most):
    """Known stems: the denser, the more stand below the crowns of others. What is found is there."""
    forest = made_forest(per_hectare)
    tops = tree_tops(forest.canopy, CELL, "linear", 4.0)
    _, area = crowns_of(forest.canopy, CELL, tops, 2.0)
    places = forest.cell * np.column_stack([tops.columns, tops.rows])
    by_height = stem_diameters(tops.heights, crown_diameter(area), "conifer", "height")
    result = detection(places, forest.places, by_height, forest.diameters, 2.0)
    assert least <= result.rate <= most
    assert result.false_share <= 0.02
    # heights scatter evenly by 15 %, diameters by 0.84 of it: 0.84 * 0.15 / sqrt(3) = 7.3 %
    assert abs(result.bias) <= 0.03 and result.spread == pytest.approx(0.073, abs=0.012)


def test_crowns_of_dense_forests_are_too_wide():
    """Trees that are not seen add their crowns to those that are: diameters by crown are too large."""
    errors = []
    for per_hectare in (100, 400):
        forest = made_forest(per_hectare)
        tops = tree_tops(forest.canopy, CELL, "linear", 4.0)
        _, area = crowns_of(forest.canopy, CELL, tops, 2.0)
        places = forest.cell * np.column_stack([tops.columns, tops.rows])
        by_crown = stem_diameters(tops.heights, crown_diameter(area), "conifer", "temperate conifer")
        errors.append(detection(places, forest.places, by_crown, forest.diameters, 2.0).bias)
    assert abs(errors[0]) < 0.05 < errors[1] < 0.15


@pytest.mark.parametrize(("call", "word"), [
    (lambda: window_width([10.0], "round"), "window"),
    (lambda: tree_tops(np.ones((5, 5)), CELL, "mixed", 0.0), "least height"),
    (lambda: stem_diameters([10.0], [3.0], "conifer", "guess"), "rule"),
    (lambda: stem_diameters([10.0], [3.0], "palm", "height"), "groups"),
    (lambda: stem_diameters([-1.0], [3.0], "conifer", "height"), "heights"),
    (lambda: stem_diameters([10.0], [0.0], "conifer", "global"), "crowns"),
    (lambda: stem_diameters([10.0], [3.0], "conifer", "table", []), "table"),
    (lambda: stem_diameters([10.0], [3.0], "conifer", "table", [(20.0, 10.0), (10.0, 20.0)]), "table"),
])  # fmt: skip
def test_bad_input_is_named(call, word):
    with pytest.raises(ValueError, match=f"^{word}"):
        call()
