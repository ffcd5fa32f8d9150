# SPDX-License-Identifier: GPL-2.0-or-later
"""Barrier lines on the ground, and variants that agree with simulations of the same barriers."""

import numpy as np
import pytest

from talus.engine import Barriers, Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.choices import NET_CLASSES
from talus.engine.protection.barrier_variants import compare, line_on_ground, needed, net_class

ROWS, COLUMNS = np.mgrid[0:41, 0:61]
SLOPE = Terrain(90.0 - 1.5 * COLUMNS + 0.0 * ROWS, 2.0, (500.0, 100.0))


def test_line_down_a_plane_has_its_lengths_and_slope():
    """3 m down in 4 m: a slope of 3/4, 5/4 of the length in plan along the ground."""
    down = line_on_ground(SLOPE, [(510.0, 130.0), (530.0, 130.0), (550.0, 130.0)])
    assert (down.length, down.missing) == (pytest.approx(40.0), 0.0)
    assert down.length_on_ground == pytest.approx(50.0) and np.tan(down.steepest) == pytest.approx(0.75)
    np.testing.assert_allclose(down.ground, SLOPE.height(down.x, down.y))
    assert np.diff(down.x).max() <= 2.0 and {510.0, 530.0, 550.0} <= set(down.x)


def test_line_over_missing_ground_tells_how_much():
    heights = SLOPE.heights.copy()
    heights[:, 30:36] = np.nan  # x from 560 to 570, and no ground in the cells beside it
    holed = Terrain(heights, 2.0, (500.0, 100.0))
    laid = line_on_ground(holed, [(550.0, 130.0), (580.0, 130.0)])
    assert laid.missing == pytest.approx(14.0, abs=2.0) and laid.length == pytest.approx(30.0)


def test_line_without_length_is_refused():
    with pytest.raises(ValueError, match="no length"):
        line_on_ground(SLOPE, [(510.0, 130.0), (510.0, 130.0)])


def test_variants_by_hand():
    top, energy = [1.0, 2.0, 3.0, 4.0], [10.0, 20.0, 30.0, 40.0]
    compared = compare(top, energy, [2.5, 9.0], [15.0, 100.0])
    assert compared.stopped.tolist() == [1, 2, 1, 4]
    assert compared.passed_over.tolist() == [2, 2, 0, 0]
    assert compared.broke_through.tolist() == [1, 0, 3, 0]
    assert compared.rest_max.tolist() == [40.0, 40.0, 25.0, 0.0]
    # of those that go on: 30, 40 and 20 - 15
    assert compared.rest_p95[0] == np.quantile([5.0, 30.0, 40.0], 0.95)


def test_variants_of_measured_crossings_are_what_simulations_of_them_give():
    """The run up to the line is the same, so counts of first crossings agree exactly."""
    ground = Ground.of_class(SLOPE, "hard", with_scar_layer=False)
    rock = rock_library.rock("eota111", volume=0.5)
    releases = [Release((510.0, 130.0 + 5.0 * k), height=3.0, runs=12) for k in range(5)]
    line = [(560.0, 90.0), (560.0, 190.0)]

    def simulated(height, capacity):
        barriers = Barriers([line], [height], [capacity], rule="centre of mass")
        return simulate(SLOPE, ground, rock, releases, Settings(max_time=30.0, air_density=0.0), barriers=barriers)

    measured = simulated(100.0, 0.0).crossings
    heights, capacities = [1.0, 1.6, 3.0], [300e3, 1e6]
    compared = compare(measured["top"], measured["energy"], heights, capacities)
    for k, (height, capacity) in enumerate((h, c) for h in heights for c in capacities):
        row = simulated(height, capacity).barriers[0]
        assert (compared.stopped[k], compared.passed_over[k], compared.broke_through[k]) == (
            row["stopped"], row["passed_over"], row["broke_through"],
        )  # fmt: skip
    assert all(counts.max() > 0 for counts in (compared.stopped, compared.passed_over, compared.broke_through))


@pytest.mark.parametrize(("share", "value"), [(0.5, 2.0), (0.51, 3.0), (1.0, 4.0), (0.0, 1.0)])
def test_needed_value_is_not_exceeded_by_the_share(share, value):
    assert needed([4.0, 1.0, 3.0, 2.0], share) == value


def test_needed_of_nothing_is_unknown():
    assert np.isnan(needed([], 0.95))


def test_net_classes_are_levels_that_suffice():
    assert [net_class(energy) for energy in (1.0, 100.0, 100.1, 4600.0)] == [100.0, 100.0, 250.0, 8500.0]
    assert np.isnan(net_class(9000.0)) and list(NET_CLASSES) == sorted(NET_CLASSES)
