# SPDX-License-Identifier: GPL-2.0-or-later
"""The generated demonstration: the shape of the slope, as its own description states it, and the files."""

import hashlib

import numpy as np
import pytest
from osgeo import gdal, ogr

from talus.engine import ground_classes
from talus.resources.demo import make_demo, slope
from talus.resources.demo.headless_qgis import HeadlessQgis


@pytest.fixture(scope="module")
def heights():
    return slope.heights()


@pytest.fixture(scope="module")
def demo_folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("demo")
    make_demo.main(folder)
    return folder


def angles_at(heights, distance):
    """Slope angles in degrees of all cells between two distances from the northern edge."""
    north, east = np.gradient(heights, slope.CELL_SIZE)
    rows = slice(*(int(bound / slope.CELL_SIZE) for bound in distance))
    return np.degrees(np.arctan(np.hypot(north, east)))[rows]


def test_slope_has_a_cliff_that_rocks_fall_from(heights):
    # 55 to 75 degrees; the cliff line winds, so not all of these rows belong to it everywhere.
    angles = angles_at(heights, (100.0, 125.0))
    assert 60.0 < np.median(angles) < 70.0
    assert angles.max() < 76.0


def test_talus_below_the_cliff_lies_near_its_angle_of_repose(heights):
    assert 29.0 < np.median(angles_at(heights, (170.0, 240.0))) < 36.0


def test_valley_floor_lets_rocks_stop(heights):
    assert angles_at(heights, (640.0, 690.0)).max() < 8.0


def test_road_is_a_level_bench_across(heights):
    x = (np.arange(heights.shape[1]) + 0.5) * slope.CELL_SIZE
    row = (slope.road_line(x) / slope.CELL_SIZE).astype(int)
    across = heights[row + 1, np.arange(row.size)] - heights[row - 1, np.arange(row.size)]
    # Two cells apart: 0.4 m is a cross fall of 6 degrees on a slope of 12 degrees.
    assert np.abs(across).max() < 0.4


def test_slope_is_the_same_every_time_and_everywhere(heights):
    digest = hashlib.sha256(slope.heights()).hexdigest()
    assert digest == hashlib.sha256(heights).hexdigest()
    assert digest.startswith("e8d2428561494e1e")  # whatever functions of NumPy the processor has


def test_releases_stand_on_the_cliff(heights):
    angles = angles_at(heights, (0.0, slope.LENGTH))
    for x, y in make_demo.release_points():
        row, column = (make_demo.NORTH - y) / slope.CELL_SIZE, (x - make_demo.WEST) / slope.CELL_SIZE
        assert angles[int(row), int(column)] > 45.0


def test_ground_polygons_name_known_classes_and_cover_the_slope_once(demo_folder):
    source = ogr.Open(str(demo_folder / "demo.gpkg"))
    rows = [(row.GetField("ground_class"), row.geometry().GetArea()) for row in source.GetLayer("ground")]
    assert {name for name, _ in rows} <= set(ground_classes.load())
    # Bands that share their lines: no gap, no overlap beyond what the chords of a line leave, a thousandth.
    area = sum(area for _, area in rows)
    assert area == pytest.approx(slope.WIDTH * slope.LENGTH, rel=1e-3)


def test_terrain_file_has_the_metric_system_of_the_vectors(demo_folder):
    raster = gdal.Open(str(demo_folder / "terrain.tif"))
    source = ogr.Open(str(demo_folder / "demo.gpkg"))
    systems = [raster.GetSpatialRef(), source.GetLayer("releases").GetSpatialRef()]
    assert [system.GetAuthorityCode(None) for system in systems] == ["2056", "2056"]


@pytest.mark.qgis
def test_second_run_finds_the_plugin_enabled_by_the_first(tmp_path):
    """`make demo` twice: QGIS 3.22 calls it an error to enable a plugin again."""
    first, second = HeadlessQgis(tmp_path), HeadlessQgis(tmp_path)
    assert first.folder == second.folder


@pytest.fixture(scope="module")
def film_of_the_example():
    """The film of what lies in resources/example, which has the files of a demonstration."""
    from talus.resources.demo import film
    from talus.resources.demo.make_example import FOLDER

    return film, film.film(FOLDER)


def test_film_begins_with_a_rock_at_each_release(film_of_the_example):
    film, pictures = film_of_the_example
    rocks = np.asarray(pictures[0]) == film.GREYS
    columns = np.flatnonzero(rocks.any(axis=0))
    groups = 1 + np.count_nonzero(np.diff(columns) > 1)
    assert groups == 12  # of points from west to east


def test_rocks_of_the_film_go_down_and_come_to_rest(film_of_the_example):
    film, pictures = film_of_the_example
    assert len(pictures) > 50
    heights = [np.nonzero(np.asarray(picture) == film.GREYS)[0].mean() for picture in (pictures[0], pictures[20])]
    assert heights[1] > heights[0] + 50  # pixels, from the top
    resting = sum(np.count_nonzero(np.asarray(picture) == film.GREYS + 3) for picture in pictures)
    assert resting > 0


def test_film_is_small_for_a_page_and_keeps_only_what_changes(film_of_the_example, tmp_path, monkeypatch):
    film, pictures = film_of_the_example
    unchanged = np.mean([np.mean(np.asarray(picture) == film.NOTHING) for picture in pictures[1:]])
    assert unchanged > 0.95
    monkeypatch.setattr(film, "film", lambda folder: pictures)
    film.main(tmp_path)
    assert (tmp_path / "film.gif").stat().st_size < 1_000_000
