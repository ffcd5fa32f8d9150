# SPDX-License-Identifier: GPL-2.0-or-later
"""Cones against closed forms and against every source tried in every cell; windows of any size give the same bits."""

import math

import numpy as np
import pytest

from talus.engine import Cancelled
from talus.engine.indication.comparison import ADDED, BOTH, MISSED, NEITHER, Comparison, compared
from talus.engine.indication.cones import Cones, energy_heights, highest_sources
from talus.engine.indication.kinematics import JointSet, Limits, face_table
from talus.engine.indication.regional import Dem, Window, find_cones, reach, slope_distribution, windows_of
from talus.engine.indication.rules import Angle, AngleLaw, SourceRule, aspects, check_angles, tangents_of, volumes_of
from talus.engine.io import raster
from talus.engine.sources.slope_units import slope_units
from talus.engine.sources.source_areas import steepness

CELL = (5.0, 5.0)
ANY = math.nan


def one_cone(height, angle, row=0, column=0):
    return Cones(np.array([row]), np.array([column]), np.array([height]), np.array([math.tan(math.radians(angle))]))


def mountain(ny=150, nx=170, seed=2):
    """Rough ground with cliffs, and a hole without data."""
    random = np.random.default_rng(seed)
    y, x = np.mgrid[:ny, :nx]
    heights = (
        400.0 * np.exp(-(((x - 60.0) / 45.0) ** 2)) + 60.0 * np.sin(y / 9.0) + 150.0 * (x > 90 + 10 * np.sin(y / 20))
    )
    heights += np.cumsum(random.normal(0.0, 1.5, (ny, nx)), axis=0)
    heights[20:26, 30:40] = np.nan
    return heights


@pytest.fixture(scope="module")
def dem(tmp_path_factory):
    """The mountain on disk."""
    path = tmp_path_factory.mktemp("indication") / "dem.tif"
    grid = raster.Grid((150, 170), CELL, (2_600_000.0, 1_200_000.0))
    raster.write_grid(path, mountain(), grid)
    return Dem(path, 1, raster.read_grid(path))


def test_energy_that_is_left_is_that_of_the_digest():
    """200 m down, 300 m away, 32 degrees: F 12.539 m, v 15.685 m/s; the angle of the place is 33.69 degrees."""
    heights = np.zeros((1, 61))
    result = energy_heights(heights, (0, 0), CELL, one_cone(200.0, 32.0), 1e4)
    assert result[0, 60] == pytest.approx(12.539, abs=5e-4)
    assert math.sqrt(2.0 * 9.81 * result[0, 60]) == pytest.approx(15.685, abs=5e-4)
    assert math.degrees(math.atan(200.0 / 300.0)) == pytest.approx(33.69, abs=0.005)
    # r.droka (r 0.9, g 9.8) prints 14.109 m/s with 331.8 kJ, which leaves r out; by its velocity 2,700 kg have 268.7 kJ
    velocity = 0.9 * math.sqrt(2.0 * 9.8 * result[0, 60])
    assert velocity == pytest.approx(14.109, abs=5e-4)
    assert 0.5 * 2700.0 * velocity**2 / 1e3 == pytest.approx(268.7, abs=0.05)
    assert 2700.0 * 9.8 * result[0, 60] / 1e3 == pytest.approx(331.8, abs=0.05)


def test_a_cone_on_a_plain_is_a_circle():
    """Radius H / tan(angle): area within the error of counting cells; F falls along the cone."""
    result = energy_heights(np.zeros((201, 201)), (0, 0), CELL, one_cone(200.0, 30.0, 100, 100), 1e4)
    radius = 200.0 / math.tan(math.radians(30.0))
    assert np.count_nonzero(result > 0.0) * 25.0 == pytest.approx(math.pi * radius**2, rel=0.005)
    assert result[100, 140] == pytest.approx(200.0 - 200.0 * math.tan(math.radians(30.0)), rel=1e-6)
    limited = energy_heights(np.zeros((201, 201)), (0, 0), CELL, one_cone(200.0, 30.0, 100, 100), 150.0)
    assert np.count_nonzero(limited > 0.0) * 25.0 == pytest.approx(math.pi * 150.0**2, rel=0.02)


@pytest.mark.parametrize("spread", [0.0, 4.0])
def test_cones_are_those_of_every_source_in_every_cell(spread):
    """With one angle and with angles that differ: what is left out changes nothing."""
    heights = mountain()[:90, 40:140]
    is_source = steepness(heights, CELL) >= 50.0
    angles = 32.0 + spread * np.random.default_rng(5).random(heights.shape)
    tangents = np.where(is_source, np.tan(np.radians(angles)), np.nan)
    rows, columns = np.nonzero(is_source & np.isfinite(heights))
    expected = np.full(heights.shape, -np.inf)
    y, x = np.mgrid[: heights.shape[0], : heights.shape[1]]
    for row, column in zip(rows, columns):
        distance = np.hypot((y - row) * CELL[1], (x - column) * CELL[0])
        expected = np.fmax(expected, heights[row, column] - distance * tangents[row, column] - heights)
    highest = highest_sources(heights, tangents, CELL)
    place = np.nonzero(highest)
    cones = Cones(*place, heights[place], tangents[place])
    assert 0 < place[0].size < 0.6 * rows.size
    result = energy_heights(heights, (0, 0), CELL, cones, 1e9)
    np.testing.assert_array_equal(np.isfinite(result), expected > 0.0)
    np.testing.assert_allclose(result[np.isfinite(result)], expected[expected > 0.0], rtol=1e-5, atol=1e-4)


ANGLES = (Angle(1.0, 0.0, 38.0), Angle(1.0, 60.0, 35.0), Angle(10.0, 0.0, 33.0))


def mapped(dem, rule, side, longest=400.0, threads=2):
    """(cones, cells of sources, F of each volume on all cells, sources)."""
    cones, count = find_cones(dem, rule, ANGLES, side=side)
    left = np.full((2, *dem.grid.shape), np.nan, np.float32)
    sources = np.zeros(dem.grid.shape, bool)

    def take(found):
        here = (slice(found.window.row, found.window.row + found.window.rows),
                slice(found.window.column, found.window.column + found.window.columns))  # fmt: skip
        sources[here] = found.is_source
        for volume, heights in enumerate(found.energy_heights):
            left[volume][here] = heights

    reach(dem, rule, cones, longest, take, threads, side=side)
    return cones, count, left, sources


def test_the_size_of_the_windows_changes_no_bit(dem):
    """One window for all, and windows of 64 and 37 cells, with heights of cliffs and joints in the rule."""
    faces = face_table([JointSet(270.0, 55.0, 10.0), JointSet(90.0, 70.0, 5.0)], Limits(30.0))
    rule = SourceRule(48.0, faces, 0.2, 40.0)
    whole = mapped(dem, rule, 1024)
    assert whole[1] == whole[3].sum() > 50 and np.isfinite(whole[2]).sum() > 1000
    assert (np.isfinite(whole[2][0]) <= np.isfinite(whole[2][1])).all()  # the larger volume goes farther
    for side, threads in ((64, 1), (37, 2)):
        cones, count, left, sources = mapped(dem, rule, side, threads=threads)
        assert count == whole[1]
        np.testing.assert_array_equal(left, whole[2])
        np.testing.assert_array_equal(sources, whole[3])
        for cone, other in zip(cones, whole[0]):
            for array, expected in zip(cone, other):
                np.testing.assert_array_equal(array, expected)


def test_distribution_of_the_slope_by_windows_is_that_of_the_whole(tmp_path):
    """Slopes of 34 and 58 degrees with a scatter; the windows see each cell once, whatever lies beside it."""
    random = np.random.default_rng(0)
    steep = np.radians(np.where(np.arange(120) < 70, 34.0, 58.0)[:, None] + random.normal(0.0, 3.0, (120, 1)))
    heights = np.repeat(np.cumsum(CELL[1] * np.tan(steep), axis=0), 90, axis=1)
    path = tmp_path / "slopes.tif"
    raster.write_grid(path, heights, raster.Grid(heights.shape, CELL, (2_600_000.0, 1_200_000.0)))
    expected = slope_units(steepness(heights, CELL))
    result = slope_distribution(Dem(path, 1, raster.read_grid(path)), side=40)
    assert result.threshold == expected.threshold and result.r_squared == expected.r_squared
    assert 36.0 < result.threshold < 56.0


def test_windows_cover_each_cell_once_and_margins_are_what_lies_there(dem):
    seen = np.zeros(dem.grid.shape, int)
    for window in windows_of(dem.grid.shape, 64):
        seen[window.row : window.row + window.rows, window.column : window.column + window.columns] += 1
    assert (seen == 1).all()
    result = dem.read(Window(0, 100, 10, 70), 3)
    assert result.shape == (16, 76) and np.isnan(result[:3]).all() and np.isnan(result[:, -3:]).all()
    np.testing.assert_array_equal(result[3:, :-3], mountain()[:13, 97:170])


def test_cancel_ends_within_a_window(dem):
    with pytest.raises(Cancelled):
        find_cones(dem, SourceRule(48.0), ANGLES, cancelled=lambda: True, side=64)
    cones, _ = find_cones(dem, SourceRule(48.0), ANGLES)
    taken, asked = [], []
    with pytest.raises(Cancelled):
        reach(
            dem, SourceRule(48.0), cones, 400.0, taken.append, cancelled=lambda: bool(asked.append(1)) or len(asked) > 3
        )
    assert not taken


def test_faces_look_where_they_fall():
    y, x = np.mgrid[:5, :5] * 1.0
    for heights, azimuth in ((-x, 90.0), (x, 270.0), (-y, 0.0), (y, 180.0), (-x - y, 45.0)):
        assert aspects(heights, (1.0, 1.0), np.array([2]), np.array([2]))[0] == pytest.approx(azimuth)


def test_angle_of_a_source_follows_volume_and_cliff():
    is_source, cliffs = np.array([[True, True, False]]), np.array([[30.0, 80.0, 90.0]])
    assert volumes_of(ANGLES) == [1.0, 10.0] and math.isnan(volumes_of([Angle(ANY, 0.0, 30.0)])[0])
    degrees = np.degrees(np.arctan(tangents_of(ANGLES, 1.0, is_source, cliffs)))
    np.testing.assert_allclose(degrees, [[38.0, 35.0, np.nan]])
    only_high = tangents_of([Angle(ANY, 50.0, 30.0)], ANY, is_source, cliffs)
    assert np.isnan(only_high).tolist() == [[True, False, True]]


def test_height_of_a_cliff_is_that_above_the_lowest_cell_around():
    heights = np.zeros((30, 30))
    heights[:, 15:] = 80.0
    result = SourceRule(45.0, cliff_radius=20.0).cliffs(heights, CELL)
    assert result[10, 15] == result[10, 18] == 80.0 and result[10, 19] == result[10, 14] == 0.0


@pytest.mark.parametrize(("rows", "says"), [
    ([], "at least one"),
    ([Angle(1.0, 0.0, 90.0)], "row 1: 90 degrees; give 5 to 80"),
    ([Angle(-1.0, 0.0, 30.0)], "row 1: volume -1"),
    ([Angle(1.0, 0.0, 30.0), Angle(1.0, 0.0, 31.0)], "row 2: volume and cliff are those of an earlier row"),
    ([Angle(1.0, 0.0, 30.0), Angle(ANY, 0.0, 31.0)], "in all or in none"),
])  # fmt: skip
def test_angles_that_are_none_are_refused_by_row(rows, says):
    with pytest.raises(ValueError, match=says):
        check_angles(rows)


def test_comparison_counts_what_is_missed_and_added():
    indicated = np.array([[True, True, False, False, True]])
    passages = np.array([[5, 0, 3, 0, 7]])
    ground = np.array([[True, True, True, True, False]])
    classes = compared(indicated, passages, ground)
    assert classes.tolist() == [[BOTH, ADDED, MISSED, NEITHER, 255]]
    result = Comparison.empty().added(classes, passages).added(classes, passages)
    assert result.cells.tolist() == [2, 2, 2, 2] and result.passages == 16.0 and result.missed_passages == 6.0
    assert (result.hit_rate, result.precision, result.overlap) == (0.5, 0.5, pytest.approx(1.0 / 3.0))
    assert math.isnan(Comparison.empty().hit_rate)


def test_angle_by_a_law_of_the_volume():
    """Worked example: log10(H/L) = 0.210 - 0.109 log10 V gives 58.3, 51.6, 37.4 degrees for 1, 10, 1000 m3."""
    law = AngleLaw(0.210, -0.109)
    assert [round(law.angle(volume), 1) for volume in (1.0, 10.0, 1000.0)] == [58.3, 51.6, 37.4]
