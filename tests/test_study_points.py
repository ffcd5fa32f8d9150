# SPDX-License-Identifier: GPL-2.0-or-later
"""Release points of a study in a csv file: columns x and y, and the coordinate system by the key `crs`."""

import pytest

from talus.engine.io.geodata import library
from talus.engine.study.inputs import Reader
from talus.engine.study.study import Study, StudyError
from talus.engine.terrain_store.within_memory import Shelf
from talus.tests.study_files import SOUTH, STUDY, WEST, write_study

IN_LAYER = 'file = "layers.gpkg"\nlayer = "releases"\n'
IN_CSV = 'file = "points.csv"\n'
PLACES = [(WEST + x, SOUTH + 100.0) for x in (30.0, 50.0)]


@pytest.fixture
def releases(tmp_path):
    """``releases(lines, head)``: positions and runs of the releases of a study with the points in a csv file."""

    def read(lines, head="x,y,n"):
        rows = [f"{x},{y},{number + 1}" for number, (x, y) in enumerate(PLACES)]
        (tmp_path / "points.csv").write_text("\n".join([head, *rows, ""]), encoding="utf-8")
        one = Study(write_study(tmp_path, STUDY, (IN_LAYER, IN_CSV + lines)))
        reader = Reader(one, one.scenarios[0], Shelf(tmp_path / "shelf")).inputs().releases
        return [(*release.position, release.runs) for release in reader]

    return read


@pytest.mark.parametrize("head", ["x,y,n", "X,Y,n", "East,North,n", "easting,northing,n", "E,N,n"])
def test_points_are_where_the_columns_say(releases, head):
    assert releases('crs = "EPSG:2056"\n', head) == [(x, y, 2) for x, y in PLACES]


def test_numbers_of_the_table_are_numbers(releases):
    assert [runs for _, _, runs in releases('crs = "EPSG:2056"\nruns_field = "n"\n')] == [1, 2]


@pytest.mark.parametrize(
    ("lines", "head", "words"),
    [
        ("", "x,y,n", "has no coordinate system"),
        ('crs = "EPSG:21781"\n', "x,y,n", "and the elevation model in"),
        ('crs = "Bern"\n', "x,y,n", "crs"),
        ('crs = "EPSG:2056"\n', "a,b,n", "geometry"),
    ],
)
def test_what_is_missing_is_refused_by_name(releases, lines, head, words):
    with pytest.raises((StudyError, ValueError), match=words):
        releases(lines, head)


def test_file_with_another_system_of_its_own_is_refused(tmp_path):
    """A GeoPackage names its system; the key must not move its points."""
    one = Study(write_study(tmp_path, STUDY, (IN_LAYER, IN_LAYER + 'crs = "EPSG:21781"\n')))
    with pytest.raises((StudyError, ValueError), match="leave the key crs out"):
        Reader(one, one.scenarios[0], Shelf(tmp_path / "shelf")).inputs()


def test_both_libraries_read_the_same(tmp_path):
    osgeo, wheels = (pytest.importorskip(f"talus.engine.io.{name}") for name in ("osgeo_files", "wheel_files"))
    path = tmp_path / "points.csv"
    path.write_text("x,y,n,name\n2600030.5,1200100.25,3,above\n2600050,1200100,4,\n", encoding="utf-8")
    first, second = osgeo.read_layer(path), wheels.read_layer(path)
    assert first.geometries == second.geometries and first.columns == second.columns
    assert first.columns["n"] == [3, 4] and library() is not None
