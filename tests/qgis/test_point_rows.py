# SPDX-License-Identifier: GPL-2.0-or-later
"""Samples and contacts go many at once into GeoPackages, with the same result as one by one."""

import sqlite3
from contextlib import closing

import pytest

NAMES = ("SAMPLES", "CONTACTS")


def content_of(layer):
    """Bytes of the geometry and values of each feature, in the order of the layer; without numbers of the file's."""
    names = [name for name in layer.fields().names() if name != "fid"]
    return [
        (bytes(row.geometry().asWkb()), [row[name] for name in names])
        for row in layer.getFeatures()
    ]  # fmt: skip


def layer_at(path):
    from qgis.core import QgsVectorLayer

    layer = QgsVectorLayer(path, "layer", "ogr")
    assert layer.isValid()
    return layer


@pytest.fixture
def one_by_one(simulate):
    """Content of the layers of a run in memory, by output."""
    result = simulate(**dict.fromkeys(NAMES, "memory:"))
    return {name: content_of(result[name]) for name in NAMES}


def test_files_hold_what_memory_layers_hold(simulate, one_by_one, tmp_path):
    result = simulate(**{name: str(tmp_path / f"{name}.gpkg") for name in NAMES})
    for name in NAMES:
        layer = layer_at(result[name])
        assert content_of(layer) == one_by_one[name]
        assert layer.crs().authid() == "EPSG:2056" and layer.featureCount() > 3
        assert layer.extent().height() > 10.0


def test_tables_of_one_database_are_told_apart(simulate, one_by_one, tmp_path):
    """Also where a table of an earlier run is replaced."""
    table = "ogr:dbname='{}' table=\"{}\" (geom)"
    for _ in range(2):
        result = simulate(**{name: table.format(tmp_path / "all.gpkg", name.lower()) for name in NAMES})
    for name in NAMES:
        assert content_of(layer_at(result[name])) == one_by_one[name]


def test_table_of_another_form_is_written_one_by_one(simulate, one_by_one, tmp_path, monkeypatch):
    """A later GDAL may make such a table."""
    from talus.engine.io import geopackage_rows

    monkeypatch.setattr(geopackage_rows, "empty_table", lambda path, name: None)
    result = simulate(SAMPLES=str(tmp_path / "samples.gpkg"))
    assert content_of(layer_at(result["SAMPLES"])) == one_by_one["SAMPLES"]


def test_index_is_that_of_the_points(simulate, tmp_path):
    path = simulate(SAMPLES=str(tmp_path / "samples.gpkg"))["SAMPLES"]
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT rtreecheck('rtree_samples_geom')").fetchall() == [("ok",)]


def test_cancelled_while_points_are_written_nothing_is_kept(simulate, recorder, tmp_path, monkeypatch):
    from qgis.core import QgsProcessingException

    from talus.algorithms.shared.layers import writing as point_rows

    append = point_rows.append_to
    monkeypatch.setattr(
        "talus.algorithms.shared.layers.writing.append_to", lambda *given: (recorder.cancel(), append(*given))[1]
    )
    with pytest.raises(QgsProcessingException, match="Cancelled"):
        simulate(SAMPLES=str(tmp_path / "samples.gpkg"))
    assert list(tmp_path.glob("*")) == []


def test_full_disk_is_told(simulate, tmp_path, monkeypatch):
    """The error of SQLite reaches the user, with the name of the output, and nothing is kept."""
    from qgis.core import QgsProcessingException

    from talus.engine.io import geopackage_rows

    def full(*_):
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(geopackage_rows, "_write_index", full)
    with pytest.raises(QgsProcessingException, match=r"SAMPLES: .*disk full"):
        simulate(SAMPLES=str(tmp_path / "samples.gpkg"))
    assert list(tmp_path.glob("*")) == []
