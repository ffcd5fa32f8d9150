# SPDX-License-Identifier: GPL-2.0-or-later
"""Columns of a GeoPackage read by SQLite: what GDAL has written, and what must not be guessed."""

import numpy as np
import pytest
from osgeo import gdal, ogr

from talus.engine.io.geopackage_columns import ROWS, blocks_of_numbers

COUNT = ROWS + 3


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    """A file with one table, "of 'all'": whole numbers a, real numbers b, the first of which is missing, texts c."""
    path = str(tmp_path_factory.mktemp("tables") / "one.gpkg")
    dataset = gdal.GetDriverByName("GPKG").Create(path, 0, 0, 0, gdal.GDT_Unknown)
    layer = dataset.CreateLayer("of 'all'", geom_type=ogr.wkbNone)
    for name, kind in (("a", ogr.OFTInteger), ("b", ogr.OFTReal), ("c", ogr.OFTString)):
        layer.CreateField(ogr.FieldDefn(name, kind))
    layer.StartTransaction()
    for row in range(COUNT):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature["a"], feature["c"] = row, "text"
        if row:
            feature["b"] = row / 3.0
        layer.CreateFeature(feature)
    layer.CommitTransaction()
    return path


@pytest.mark.parametrize("table", [None, "of 'all'"])
def test_numbers_come_in_blocks_and_in_the_order_of_the_file(path, table):
    blocks = list(blocks_of_numbers(path, table, ("b", "a")))
    assert [block.shape for block in blocks] == [(ROWS, 2), (3, 2)]
    result = np.concatenate(blocks)
    assert np.isnan(result[0, 0])
    np.testing.assert_array_equal(result[1:, 0], np.arange(1, COUNT) / 3.0)
    np.testing.assert_array_equal(result[:, 1], np.arange(COUNT))


@pytest.mark.parametrize(
    ("table", "columns"), [(None, ("a", "c")), (None, ("a", "missing")), ("none", ("a",)), ("of 'all' --", ("a",))]
)
def test_what_is_no_number_or_not_there_is_refused(path, table, columns):
    with pytest.raises(ValueError):
        list(blocks_of_numbers(path, table, columns))


def test_file_that_is_none_is_refused_and_not_made(tmp_path):
    (tmp_path / "text.gpkg").write_text("no database, but long enough to be looked at " * 40)
    for name in ("text.gpkg", "missing.gpkg"):
        with pytest.raises(ValueError, match="gpkg"):
            list(blocks_of_numbers(str(tmp_path / name), None, ("a",)))
    assert not (tmp_path / "missing.gpkg").exists()


def test_several_tables_are_not_guessed_among(path, tmp_path):
    several = str(tmp_path / "several.gpkg")
    for name in ("first", "second"):
        gdal.VectorTranslate(
            several, path, format="GPKG", layerName=name, accessMode="update" if name == "second" else None
        )
    with pytest.raises(ValueError, match="2 tables"):
        list(blocks_of_numbers(several, None, ("a",)))
    assert sum(map(len, blocks_of_numbers(several, "second", ("a",)))) == COUNT
