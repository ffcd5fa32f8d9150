# SPDX-License-Identifier: GPL-2.0-or-later
"""Points written at once: GDAL, SQLite's own check of the index and a search through all points find all there."""

import sqlite3
from contextlib import closing

import numpy as np
import pytest
from osgeo import gdal, ogr, osr

from talus.engine.io.geopackage_rows import append_points, empty_table
from talus.engine.io.packed_rtree import packed_tree, rounded_outwards

osr.DontUseExceptions()  # GDAL 3.10 warns where nobody has said
COUNTS = (0, 1, 51, 52, 51 * 51, 51 * 51 + 1, 20_000)  # around full nodes, and three levels


def make_table(path, kind=ogr.wkbPointZM):
    """A layer without features: run, speed."""
    system = osr.SpatialReference()
    system.ImportFromEPSG(2056)
    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = source.CreateLayer("samples", system, kind, ["GEOMETRY_NAME=geom"])
    layer.CreateField(ogr.FieldDefn("run", ogr.OFTInteger64))
    layer.CreateField(ogr.FieldDefn("speed", ogr.OFTReal))


def some_points(count):
    """Places in Swiss coordinates, where floats of 32 bits are a quarter of a metre apart, and heights and times."""
    random = np.random.default_rng(1)
    return random.random((count, 4)) * (500.0, 400.0, 100.0, 60.0) + (2_600_000.0, 1_200_000.0, 800.0, 0.0)


def blocks_of(points, size=4096):
    for first in range(0, len(points), size):
        part = points[first : first + size]
        yield part, [list(range(first, first + len(part))), part[:, 3].tolist()]


@pytest.fixture(params=COUNTS)
def written(request, tmp_path):
    """(path, points) of a file with this many."""
    path, points = tmp_path / "samples.gpkg", some_points(request.param)
    make_table(path)
    assert append_points(empty_table(str(path)), blocks_of(points)) == request.param
    return path, points


def ask(path, question):
    with closing(sqlite3.connect(path)) as database:
        return database.execute(question).fetchall()


def test_gdal_reads_what_was_written(written):
    path, points = written
    source = ogr.Open(str(path))
    layer = source.GetLayer(0)
    assert layer.GetFeatureCount() == len(points)
    for feature, point in zip(layer, points[:300]):
        place = feature.geometry()
        assert (place.GetX(), place.GetY(), place.GetZ(), place.GetM()) == tuple(point)
        assert (feature["run"], feature["speed"]) == (feature.GetFID() - 1, point[3])
    if len(points):
        lows, highs = points.min(axis=0), points.max(axis=0)
        extent = (lows[0], highs[0], lows[1], highs[1])
        assert layer.GetExtent() == pytest.approx(extent, rel=1e-14)  # GDAL reads 15 digits


def test_index_is_whole_and_finds_what_lies_in_a_box(written):
    """SQLite's rtreecheck looks at each node, parent and row; boxes by comparison of all points."""
    path, points = written
    assert ask(path, "SELECT rtreecheck('rtree_samples_geom')") == [("ok",)]
    assert ask(path, "PRAGMA integrity_check") == [("ok",)]
    source = ogr.Open(str(path))
    layer = source.GetLayer(0)
    assert layer.TestCapability(ogr.OLCFastSpatialFilter)
    for west, south, side in ((100.0, 100.0, 30.0), (0.0, 300.0, 100.0), (600.0, 0.0, 9.0)):
        x, y = 2_600_000.0 + west, 1_200_000.0 + south
        layer.SetSpatialFilterRect(x, y, x + side, y + side)
        inside = (np.abs(points[:, 0] - x - side / 2) <= side / 2) & (np.abs(points[:, 1] - y - side / 2) <= side / 2)
        assert {feature["run"] for feature in layer} == set(np.flatnonzero(inside).tolist())


def test_index_finds_each_point_where_it_is(written):
    """The box of a point, of 32 bits, holds the point, of 64."""
    path, points = written
    question = "SELECT id FROM rtree_samples_geom WHERE minx <= ? AND maxx >= ? AND miny <= ? AND maxy >= ?"
    with closing(sqlite3.connect(path)) as database:
        for number, (x, y) in enumerate(points[:200, :2].tolist(), start=1):
            assert (number,) in database.execute(question, (x, x, y, y)).fetchall()


def test_gdal_goes_on_writing_and_the_index_knows(written):
    """The triggers are back: a point that GDAL adds and one that it deletes are counted and found."""
    path, points = written
    source = ogr.Open(str(path), update=1)
    layer = source.GetLayer(0)
    feature = ogr.Feature(layer.GetLayerDefn())
    feature.SetGeometry(ogr.CreateGeometryFromWkt("POINT ZM (2700000 1250000 1 2)"))
    layer.CreateFeature(feature)
    if len(points):
        layer.DeleteFeature(1)
    del feature, layer, source
    assert ask(path, "SELECT feature_count FROM gpkg_ogr_contents")[0][0] == max(len(points), 1)
    assert ask(path, "SELECT count(*) FROM rtree_samples_geom WHERE minx > 2690000") == [(1,)]
    assert ask(path, "SELECT rtreecheck('rtree_samples_geom')") == [("ok",)]


def test_boxes_are_rounded_outwards():
    boxes = np.repeat(some_points(1000)[:, :2], 2, axis=1)
    rounded = rounded_outwards(boxes).astype(np.float64)
    assert (rounded[:, ::2] <= boxes[:, ::2]).all() and (rounded[:, 1::2] >= boxes[:, 1::2]).all()
    assert (rounded[:, 1] - rounded[:, 0]).max() <= 0.25  # one float apart


def test_nodes_of_neighbours_overlap_little():
    """Tiles of 20,000 even points: the sum of their areas is hardly more than the area that the points cover."""
    places = np.random.default_rng(2).random((20_000, 2))
    tree = packed_tree(np.arange(20_000), np.repeat(places, 2, axis=1), 1228)
    areas = [np.prod(np.ptp(places[tree.leaves == node], axis=0)) for node in np.unique(tree.leaves)]
    assert np.sum(areas) < 1.02


@pytest.mark.parametrize("kind", [ogr.wkbPoint, ogr.wkbLineStringZM])
def test_other_tables_are_left_to_gdal(tmp_path, kind):
    make_table(tmp_path / "other.gpkg", kind)
    assert empty_table(str(tmp_path / "other.gpkg")) is None


def test_tables_with_rows_and_other_files_are_left_to_gdal(tmp_path):
    path = tmp_path / "samples.gpkg"
    make_table(path)
    append_points(empty_table(str(path)), blocks_of(some_points(3)))
    assert empty_table(str(path)) is None
    (tmp_path / "text.gpkg").write_text("no database")
    assert empty_table(str(tmp_path / "text.gpkg")) is None


def test_file_that_cannot_be_written_is_named(tmp_path):
    path = tmp_path / "samples.gpkg"
    make_table(path)
    table = empty_table(str(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OSError, match=r"samples\.gpkg"):
            append_points(table, blocks_of(some_points(3)), patience=0.1)


def test_other_tables_of_the_file_stay_as_they_are(tmp_path):
    path = tmp_path / "samples.gpkg"
    make_table(path)
    source = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_UPDATE)
    layer = source.CreateLayer("more", geom_type=ogr.wkbPointZM)
    feature = ogr.Feature(layer.GetLayerDefn())
    feature.SetGeometry(ogr.CreateGeometryFromWkt("POINT ZM (1 2 3 4)"))
    layer.CreateFeature(feature)
    del feature, layer, source
    assert empty_table(str(path)) is None  # which of the two?
    assert append_points(empty_table(str(path), "samples"), blocks_of(some_points(70))) == 70
    source = ogr.Open(str(path))
    assert [source.GetLayerByName(name).GetFeatureCount() for name in ("samples", "more")] == [70, 1]


def test_sqlite_that_keeps_its_indexes_to_itself_is_left_alone(tmp_path, monkeypatch):
    """Some systems forbid to write what is behind an index; here a hook of SQLite does. The slow way is taken then."""
    path, connect = tmp_path / "samples.gpkg", sqlite3.connect
    make_table(path)

    def guarded(*arguments, **options):
        database = connect(*arguments, **options)
        database.set_authorizer(
            lambda action, table, *_: (
                sqlite3.SQLITE_DENY
                if action == sqlite3.SQLITE_DELETE and table.startswith("rtree_")
                else sqlite3.SQLITE_OK
            )
        )
        return database

    assert empty_table(str(path)) is not None
    monkeypatch.setattr(sqlite3, "connect", guarded)
    assert empty_table(str(path)) is None
