# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:treesfromheights through processing.run: made-up woods with known stems, stands, clouds, and bad input."""

import math

import numpy as np
import pytest

from talus.tests.engine.made_forest import SIDE, made_forest
from talus.tests.qgis.conftest import NORTH, WEST, rectangle

CELL = 0.5
FIELDS = "field=d:double"


@pytest.fixture(scope="module")
def forest():
    return made_forest(200)


@pytest.fixture
def canopy(make_dem, forest):
    """A canopy height model; its southern edge is at -SIDE."""
    corner = (WEST - 0.5 * CELL, NORTH + 0.5 * CELL)
    return make_dem("canopy.tif", heights=forest.canopy[::-1], cell=CELL, corner=corner)


@pytest.fixture
def known(make_layer, forest):
    rows = [(f"POINT({x} {y - SIDE})", [float(100.0 * d)]) for (x, y), d in zip(forest.places, forest.diameters)]
    return make_layer("Point", rows, FIELDS, name="known")


@pytest.fixture
def find(qgis_app, recorder):
    def run(**parameters):
        import processing

        return processing.run("talus:treesfromheights", {"OUTPUT": "memory:", **parameters}, feedback=recorder)

    return run


def write_cloud(path, points):
    """Points (n, 3) to the millimetre; skips where a package is missing that writes them."""
    if path.suffix == ".xyz":
        np.savetxt(path, points, fmt="%.3f")
        return
    laspy = pytest.importorskip("laspy")
    if path.suffix == ".laz":
        pytest.importorskip("lazrs")
    header = laspy.LasHeader(point_format=0, version="1.2")
    header.scales, header.offsets = np.full(3, 0.001), np.floor(points.min(axis=0))
    cloud = laspy.LasData(header)
    cloud.x, cloud.y, cloud.z = points.T
    cloud.write(str(path))


@pytest.fixture
def refused(find, tmp_path):
    from qgis.core import QgsProcessingException

    def run(**parameters):
        with pytest.raises(QgsProcessingException) as caught:
            find(**{"OUTPUT": str(tmp_path / "trees.gpkg"), **parameters})
        assert not list(tmp_path.glob("*.gpkg"))
        return str(caught.value)

    return run


def test_canopy_alone_makes_trees_that_simulate_takes(find, canopy, forest):
    results = find(CANOPY=canopy)
    rows = list(results["OUTPUT"].getFeatures())
    assert len(rows) == results["TREE_COUNT"] > 0.65 * len(forest.places)
    assert {"dbh_cm", "height_m", "species", "energy_kj", "lies_deg"} <= set(rows[0].fields().names())
    heights, diameters = (np.array([row[name] for row in rows]) for name in ("height_m", "dbh_cm"))
    assert diameters == pytest.approx(2.52 * heights**0.84)
    energy = np.array([row["energy_kj"] for row in rows])
    assert energy == pytest.approx(0.93 * 38.7e-3 * diameters**2.31)
    assert results["STEMS_PER_HECTARE"] == pytest.approx(len(rows) / ((SIDE + CELL) / 100.0) ** 2)


def test_known_trees_tell_the_rates(find, canopy, known):
    """200 stems per hectare: some 70 % are found, hardly a false one; diameters scatter by 0.84 * 15 % / sqrt(3)."""
    results = find(CANOPY=canopy, KNOWN=known, KNOWN_DIAMETER_FIELD="d")
    assert 65.0 < results["DETECTED_SHARE"] < 75.0 and results["FALSE_SHARE"] < 2.0
    assert abs(results["DIAMETER_BIAS"]) < 3.0 and results["DIAMETER_SPREAD"] == pytest.approx(7.3, abs=1.2)


def test_points_stand_where_the_trees_stand(find, canopy, forest):
    results = find(CANOPY=canopy)
    places = np.array([row.geometry().asPoint() for row in results["OUTPUT"].getFeatures()])
    local = places - (WEST, NORTH - SIDE)
    nearest = np.sqrt(((local[:, None] - forest.places[None]) ** 2).sum(axis=2)).min(axis=1)
    assert np.quantile(nearest, 0.95) < 0.75


def test_surface_and_ground_are_the_canopy(find, canopy, make_dem, forest):
    """A plane ground in cells of 2 m below: the same trees, but for heights in single precision."""
    nodes = int(SIDE / CELL) + 1
    down = 900.0 - 0.6 * CELL * np.arange(nodes)
    corner = (WEST - 0.5 * CELL, NORTH + 0.5 * CELL)
    surface = make_dem("surface.tif", heights=down[:, None] + forest.canopy[::-1], cell=CELL, corner=corner)
    coarse = 900.0 - 0.6 * 2.0 * np.arange(-1.0, SIDE / 2.0 + 2.0)
    ground = make_dem("ground.tif", heights=np.repeat(coarse[:, None], coarse.size, axis=1), cell=2.0,
                      corner=(WEST - 3.0, NORTH + 3.0))  # fmt: skip
    results = find(SURFACE=surface, DEM=ground)
    assert results["TREE_COUNT"] == pytest.approx(find(CANOPY=canopy)["TREE_COUNT"], abs=2)


@pytest.mark.parametrize("suffix", ["xyz", "las", "laz"])
def test_cloud_is_gridded(find, make_dem, forest, tmp_path, suffix):
    """A point at each node of the canopy, in cells of 0.5 m: the canopy again."""
    ground = make_dem("ground.tif", heights=np.full((120, 120), 700.0), cell=2.0, corner=(WEST - 10.0, NORTH + 10.0))
    count = 121
    part = forest.canopy[:count, :count]
    y, x = np.mgrid[:count, :count] * CELL
    table = np.column_stack([(WEST + x + 0.25).ravel(), (NORTH - SIDE + y + 0.25).ravel(), 700.0 + part.ravel()])
    path = tmp_path / f"cloud.{suffix}"
    write_cloud(path, table)
    results = find(CLOUD=str(path), DEM=ground, CANOPY_MODEL=str(tmp_path / "canopy.tif"))
    from osgeo import gdal

    written = gdal.Open(str(tmp_path / "canopy.tif")).ReadAsArray()
    assert np.nan_to_num(written)[::-1] == pytest.approx(part, abs=2e-3) and results["TREE_COUNT"] > 30


def test_stands_keep_roofs_out_and_tell_species(find, canopy, make_layer):
    half = make_layer("Polygon", [(rectangle(0, -200, 100, -100), ["broadleaf"]), (rectangle(0, -100, 100, 0), [None])],
                      "field=group:string", name="stands")  # fmt: skip
    rows = list(find(CANOPY=canopy, STANDS=half, SPECIES_FIELD="group")["OUTPUT"].getFeatures())
    places = np.array([row.geometry().asPoint() for row in rows]) - (WEST, NORTH)
    assert places[:, 0].max() <= 100.0
    species = np.array([row["species"] for row in rows])
    assert (species[places[:, 1] < -100.0] == "broadleaf").all() and (species[places[:, 1] > -100.0] == "conifer").all()


def test_crowns_have_the_area_of_their_diameter(find, canopy):
    results = find(CANOPY=canopy, CROWNS="memory:")
    for row in list(results["CROWNS"].getFeatures())[:50]:
        assert row.geometry().area() == pytest.approx(0.25 * math.pi * row["crown_m"] ** 2)


def test_table_of_the_region_gives_diameters(find, canopy):
    rows = list(find(CANOPY=canopy, RULE="table", DIAMETER_TABLE=[10.0, 10.0, 40.0, 70.0])["OUTPUT"].getFeatures())
    within = [row for row in rows if 10.0 <= row["height_m"] <= 40.0]
    assert [row["dbh_cm"] for row in within] == pytest.approx([2.0 * row["height_m"] - 10.0 for row in within])


def test_inventory_tells_what_was_not_seen(find, canopy, recorder):
    results = find(CANOPY=canopy, INVENTORY=400.0)
    assert results["UNSEEN"] == pytest.approx(400.0 - results["STEMS_PER_HECTARE"])
    assert any("were not seen" in warning for warning in recorder.warnings)


def test_wrong_inputs_are_named(refused, canopy, tmp_path):
    assert "CANOPY, SURFACE, CLOUD" in refused()
    assert "DEM" in refused(SURFACE=canopy)
    assert "CANOPY, SURFACE, CLOUD" in refused(CANOPY=canopy, SURFACE=canopy)
    assert "DIAMETER_TABLE" in refused(CANOPY=canopy, RULE="table")
    assert "DIAMETER_TABLE" in refused(CANOPY=canopy, RULE="table", DIAMETER_TABLE=[30.0, 40.0, 20.0, 30.0])
    assert "LEAST_HEIGHT" in refused(CANOPY=canopy, LEAST_HEIGHT=59.9)
    assert "CLOUD" in refused(CLOUD=str(tmp_path / "nothing.las"), DEM=canopy)
