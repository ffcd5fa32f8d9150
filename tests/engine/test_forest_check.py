# SPDX-License-Identifier: GPL-2.0-or-later
"""Stands in numbers, free distances along fall lines, effect of a forest at a line."""

import math

import numpy as np
import pytest

from talus.engine import Terrain
from talus.engine.forest.fall_lines import fall_lines, free_distances
from talus.engine.forest.protection_effect import effect, protecting
from talus.engine.forest.stand_measures import Target, check_target, free_distance, stand_measures, target_for

SIDE, CELL = 300.0, 5.0
RING = [np.array([(20.0, 20.0), (280.0, 20.0), (280.0, 280.0), (20.0, 280.0), (20.0, 20.0)])]


@pytest.fixture(scope="module")
def slope():
    """A plane that falls to the south by 35 degrees."""
    north = CELL * np.arange(int(SIDE / CELL) + 1)
    return Terrain(np.repeat((math.tan(math.radians(35.0)) * north)[:, None], north.size, axis=1), CELL)


def test_lines_run_down_the_slope_from_edge_to_edge_of_the_stand(slope):
    """The stand is 260 m long down the slope, whatever the starts and the step, which does not divide it."""
    lines = fall_lines(slope, [(150.0, 270.0), (10.0, 10.0), (60.0, 100.2)], RING, 0.7)
    assert [len(points) > 0 for points in lines.points] == [True, False, True]
    for number, east in ((0, 150.0), (2, 60.0)):
        points = lines.points[number]
        assert points[:, 0] == pytest.approx(np.full(len(points), east))
        assert (points[0, 1], points[-1, 1]) == (pytest.approx(280.0), pytest.approx(20.0))
        assert lines.stations[number][-1] == pytest.approx(260.0) and (np.diff(lines.stations[number]) > 0.0).all()


def test_lines_end_at_the_bottom_of_a_hollow():
    away = np.abs(np.arange(41.0) - 20.0)
    terrain = Terrain(np.add.outer(away, away), 1.0)
    (points,) = fall_lines(
        terrain, [(3.0, 3.0)], [np.array([(0, 0), (40, 0), (40, 40), (0, 40), (0, 0)], float)], 0.5
    ).points
    assert points[-1] == pytest.approx([20.0, 20.0], abs=0.6)


def test_one_stem_cuts_a_line_in_two(slope):
    """A stem 0.5 m beside the line is met by a rock of 0.8 m, (0.8 + 0.4) / 2 = 0.6; one 0.7 m beside it is not."""
    ring = [np.array([(20.0, 20.0), (280.0, 20.0), (280.0, 220.0), (20.0, 220.0), (20.0, 20.0)])]
    lines = fall_lines(slope, [(150.0, 219.0)], ring, 0.25)
    result = free_distances(lines, [(150.5, 170.0), (149.3, 100.0)], [0.4, 0.4], 0.8)
    assert result.distances == pytest.approx([50.0, 150.0]) and result.is_cut.tolist() == [True, True]
    assert (result.hits, result.mean, result.longest) == (1, pytest.approx(200.0), pytest.approx(150.0))
    nothing = free_distances(lines, np.zeros((0, 2)), [], 0.8)
    assert nothing.longest == pytest.approx(200.0) and math.isinf(nothing.mean)


def test_mean_free_distance_of_stems_at_random_is_mtfd(slope):
    """10000 / (N (d + DBH)) for 350 stems of 0.36 m and a rock of 0.8 m: 24.63 m. Some 1700 stems are met."""
    draws = np.random.default_rng(4)
    places = draws.uniform(20.0, 280.0, (int(350 * 26.0**2 / 100.0), 2))
    starts = np.column_stack([np.arange(24.0, 277.0, 1.5), np.full(169, 279.0)])
    lines = fall_lines(slope, starts, RING, 0.25)
    result = free_distances(lines, places, np.full(len(places), 0.36), 0.8)
    expected = free_distance(350.0, 0.36, 0.8)
    assert expected == pytest.approx(24.631, abs=5e-4)
    assert result.hits > 1500 and result.mean == pytest.approx(expected, rel=0.06)
    whole = result.distances[~result.is_cut]
    # an exponential distribution: a share of 1/e is longer than the mean
    assert np.mean(whole > expected) == pytest.approx(math.exp(-1.0), abs=0.06)


def test_stand_in_numbers():
    """350 stems of 36 cm on a hectare: G 35.626 m2/ha."""
    result = stand_measures(np.full(350, 0.36), 1e4)
    assert (result.per_hectare, result.diameter) == (350.0, pytest.approx(0.36))
    assert result.basal_area == pytest.approx(35.626, abs=5e-4)
    mixed = stand_measures([0.3, 0.4], 5e3)
    assert (mixed.per_hectare, mixed.diameter) == (4.0, pytest.approx(math.sqrt(0.125)))
    assert math.isnan(stand_measures([], 1e4).diameter) and math.isinf(free_distance(0.0, 0.3, 1.0))


def test_target_of_a_block_is_that_of_the_next_larger_volume():
    small, large = Target(0.05, 400.0, 0.12, 20.0), Target(5.0, 150.0, 0.36, math.nan)
    assert target_for([large, small], 0.05) is small and target_for([large, small], 0.06) is large
    assert target_for([large, small], 6.0) is None


def test_stand_is_checked_by_what_its_target_asks_for():
    diameters = np.concatenate([np.full(100, 0.5), np.full(300, 0.2)])
    result = check_target(diameters, 1e4, 25.0, Target(5.0, 150.0, 0.36, 20.0))
    assert (result.stems, result.has_stems, result.has_no_gap, result.passes) == (100.0, False, False, False)
    assert check_target(diameters, 1e4, 15.0, Target(5.0, 100.0, 0.36, 20.0)).passes is True
    assert check_target(diameters, 1e4, math.nan, Target(5.0, math.nan, math.nan, 20.0)).passes is None


def test_effect_counts_rocks_and_energies():
    """Half of the rocks, each with half of the energy: B 0.5, M 0.5, O 0.75."""
    result = effect(np.full(100, 200.0), np.full(50, 100.0))
    assert (result.fewer, result.weaker, result.both) == (0.5, 0.5, 0.75)
    assert math.isnan(effect([], [1.0]).fewer)
    nothing = effect([1.0], [])
    assert (nothing.fewer, nothing.both) == (1.0, 1.0) and math.isnan(nothing.weaker)


def test_stand_protects_a_house_from_the_rocks_that_it_keeps():
    bare = {(1, "house"), (2, "house"), (3, "house"), (4, "barn"), (5, "house")}
    wooded = {(3, "house"), (6, "house")}
    result = protecting(bare, wooded, {1: "upper", 2: "upper", 4: "lower"})
    assert result == {("upper", "house"): 2, ("lower", "barn"): 1, (None, "house"): 1}


def test_bad_area_is_named():
    with pytest.raises(ValueError, match=r"^area"):
        stand_measures([0.3], 0.0)
