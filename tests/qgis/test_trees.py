# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:trees through processing.run: the stands that were asked for, real rasters, and bad input."""

import numpy as np
import pytest

HECTARE = "POLYGON((0 0, 100 0, 100 -100, 0 -100, 0 0))"


@pytest.fixture
def trees(qgis_app, recorder):
    """``trees(NAME=value, ...)``: outputs of the algorithm, with OUTPUT as a list of features."""

    def run(**parameters):
        import processing

        outputs = processing.run("talus:trees", {"OUTPUT": "memory:", **parameters}, feedback=recorder)
        if not isinstance(outputs["OUTPUT"], str):
            outputs["layer"], outputs["OUTPUT"] = outputs["OUTPUT"], list(outputs["OUTPUT"].getFeatures())
        return outputs

    return run


@pytest.fixture
def no_trees(trees, tmp_path):
    """``no_trees(NAME=value, ...)``: the message of a run that must fail and must leave no file."""
    from qgis.core import QgsProcessingException

    def run(**parameters):
        with pytest.raises(QgsProcessingException) as caught:
            trees(**{"OUTPUT": str(tmp_path / "trees.gpkg"), **parameters})
        assert not list(tmp_path.glob("*.gpkg"))
        return str(caught.value)

    return run


def values(features, name):
    return np.array([feature[name] for feature in features])


def test_stand_has_the_density_diameters_and_species_asked_for(trees, make_layer):
    fields = "field=n:double&field=d:double&field=s:double&field=c:double"
    layer = make_layer("Polygon", [(HECTARE, [800.0, 40.0, 8.0, 25.0])], fields)
    outputs = trees(
        STANDS=layer, DENSITY_FIELD="n", DIAMETER_FIELD="d", DEVIATION_FIELD="s", CONIFERS_FIELD="c", SEED=3
    )
    features = outputs["OUTPUT"]
    count, diameters = len(features), values(features, "dbh_cm")
    assert count == outputs["TREE_COUNT"] == pytest.approx(800, abs=4.0 * np.sqrt(800.0))
    assert outputs["STEMS_PER_HECTARE"] == pytest.approx(count)
    assert diameters.mean() == pytest.approx(40.0, abs=4.0 * 8.0 / np.sqrt(count))
    assert diameters.std() == pytest.approx(8.0, rel=0.15)
    assert outputs["DIAMETER_MEAN"] == pytest.approx(diameters.mean())
    assert outputs["BASAL_AREA"] == pytest.approx(np.pi / 4.0 * np.sum((diameters / 100.0) ** 2))
    share = np.mean(values(features, "species") == "conifer")
    assert share == pytest.approx(0.25, abs=4.0 * np.sqrt(0.19 / count))
    ratio = np.where(values(features, "species") == "conifer", 0.93, 1.59)
    np.testing.assert_allclose(values(features, "energy_kj"), ratio * 38.7e-3 * diameters**2.31)
    assert {feature["stand"] for feature in features} == {1}
    places = [feature.geometry().asPoint() for feature in features]
    assert all(0 <= place.x() - 2_600_000 <= 100 and -100 <= place.y() - 1_200_000 <= 0 for place in places)


def test_the_same_seed_gives_the_same_trees(trees, make_layer):
    layer = make_layer("Polygon", [(HECTARE, [])])
    first, again, other = (
        [feature.geometry().asWkt() for feature in trees(STANDS=layer, SEED=seed)["OUTPUT"]] for seed in (1, 1, 2)
    )
    assert first == again and first != other


def test_holes_and_parts_have_no_trees_outside(trees, make_layer):
    wkt = (
        "MULTIPOLYGON(((0 0, 100 0, 100 -100, 0 -100, 0 0), (20 -20, 20 -80, 80 -80, 80 -20, 20 -20)),"
        "((200 0, 300 0, 300 -100, 200 -100, 200 0)))"
    )
    outputs = trees(STANDS=make_layer("MultiPolygon", [(wkt, [])]), DENSITY=1000.0)
    local = np.array([tuple(feature.geometry().asPoint()) for feature in outputs["OUTPUT"]]) - (2_600_000, 1_200_000)
    in_hole = (np.abs(local[:, 0] - 50) < 30) & (np.abs(local[:, 1] + 50) < 30)
    assert not in_hole.any() and not ((local[:, 0] > 100) & (local[:, 0] < 200)).any()
    assert len(local) == pytest.approx(1640, abs=4.0 * np.sqrt(1640.0))  # 1.64 ha


def test_real_rasters_give_their_stems_and_diameters(trees, shared_data):
    from osgeo import gdal

    folder = shared_data / "forest"
    density, diameter = (
        gdal.Open(str(folder / name)).ReadAsArray() for name in ("sn1_trees_per_ha_5m.tif", "sn1_dbh_cm_5m.tif")
    )
    forest = (density > 0) & (diameter > 0)
    expected = density[forest].sum() * 25.0 / 10_000.0
    outputs = trees(
        DENSITY_RASTER=str(folder / "sn1_trees_per_ha_5m.tif"), DIAMETER_RASTER=str(folder / "sn1_dbh_cm_5m.tif"),
        DISTANCE=0.0,
    )  # fmt: skip
    assert outputs["TREE_COUNT"] == pytest.approx(expected, abs=4.0 * np.sqrt(expected))
    assert outputs["TREE_COUNT"] > 10_000
    mean = np.sum(density[forest] * diameter[forest]) / density[forest].sum()
    assert outputs["DIAMETER_MEAN"] == pytest.approx(mean, rel=0.01)
    assert outputs["layer"].crs().authid() == "EPSG:25833"


@pytest.mark.long
def test_trees_of_real_rasters_stop_rocks_on_their_terrain(trees, shared_data, recorder):
    """From rasters to impacts: release cells of the data set above the forest, stems of the rasters below."""
    import processing
    from qgis.core import QgsFeature, QgsGeometry, QgsPointXY, QgsVectorLayer

    folder = shared_data / "forest"
    stems = trees(
        DENSITY_RASTER=str(folder / "sn1_trees_per_ha_5m.tif"), DIAMETER_RASTER=str(folder / "sn1_dbh_cm_5m.tif")
    )["layer"]
    from osgeo import gdal

    raster = gdal.Open(str(folder / "sn1_release_5m.tif"))
    west, cell, _, north, _, _ = raster.GetGeoTransform()
    rows, columns = np.nonzero(raster.ReadAsArray() > 0)
    releases = QgsVectorLayer("Point?crs=EPSG:25833", "releases", "memory")
    chosen = []
    for row, column in list(zip(rows, columns))[:: max(1, len(rows) // 10)]:
        feature = QgsFeature()
        place = QgsPointXY(west + (column + 0.5) * cell, north - (row + 0.5) * cell)
        feature.setGeometry(QgsGeometry.fromPointXY(place))
        chosen.append(feature)
    releases.dataProvider().addFeatures(chosen)
    scene = {
        "DEM": str(folder / "sn1_dem_5m.tif"), "RELEASES": releases, "RUNS": 3, "VOLUME": 0.3,
        "TRAJECTORIES": "memory:", "GROUND_DEFAULT": "hard",
    }  # fmt: skip
    free = processing.run("talus:simulate", scene, feedback=recorder)
    held = processing.run("talus:simulate", {**scene, "TREES": stems, "TREE_RESULTS": "memory:"}, feedback=recorder)
    hit = [row for row in held["TREE_RESULTS"].getFeatures() if row["hits"]]
    assert hit and sum(row["taken_kj"] for row in hit) > 0.0
    assert held["RUNOUT_MEAN"] < free["RUNOUT_MEAN"]


def test_points_keep_their_places_and_get_what_they_lack(trees, make_layer):
    fields = "field=d:double&field=h:double&field=s:string"
    rows = [("POINT(1 -1)", [50.0, 31.0, "fir"]), ("POINT(2 -2)", [None, None, None])]
    outputs = trees(
        POINTS=make_layer("Point", rows, fields), POINT_DIAMETER_FIELD="d", POINT_HEIGHT_FIELD="h",
        POINT_SPECIES_FIELD="s", DIAMETER=20.0, SPECIES="broadleaf",
    )  # fmt: skip
    first, second = outputs["OUTPUT"]
    assert (first["dbh_cm"], first["height_m"], first["species"]) == (50.0, 31.0, "fir")
    assert (second["dbh_cm"], second["species"], second["stand"]) == (20.0, "broadleaf", 2)
    # 4.5 + exp(4.4421 - 6.5405 / (20 / 2.54 + 1)) feet (Wykoff et al. 1982)
    assert second["height_m"] == pytest.approx(0.3048 * (4.5 + np.exp(4.4421 - 6.5405 / (20 / 2.54 + 1))))
    assert "BASAL_AREA" not in outputs


def test_every_parameter_has_help_that_is_a_sentence(qgis_app):
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:trees")
    texts = {definition.name(): definition.help() for definition in algorithm.parameterDefinitions()}
    assert [name for name, text in texts.items() if len(text) < 15 or not text.rstrip().endswith(".")] == []


def test_stems_are_styled_by_species(trees, make_layer):
    from talus.algorithms.shared.scene.scene import StemStyle
    from talus.algorithms.tools.trees.layers import tree_columns

    layer = trees(STANDS=make_layer("Polygon", [(HECTARE, [])]), CONIFERS=50.0)["layer"]
    StemStyle(tree_columns()).apply(layer)
    known = {category.value() for category in layer.renderer().categories()}
    assert {feature["species"] for feature in layer.getFeatures()} <= known
    assert [field.name() for field in layer.fields()] == [column.name for column in tree_columns()]


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({}, "Give one of Stands (STANDS), Raster with the stems per hectare (DENSITY_RASTER) and Trees"),
        ({"DENSITY": -1.0}, "DENSITY"),
        ({"DIAMETER": float("nan")}, "DIAMETER"),
        ({"CONIFERS": 101.0}, "CONIFERS"),
    ],
)
def test_impossible_numbers_are_refused(no_trees, parameters, message):
    assert message in no_trees(**parameters)


@pytest.mark.parametrize(
    ("row", "parameters", "message"),
    [
        ([-5.0], {"DENSITY_FIELD": "n"}, "STANDS: feature 1 has n = -5.0; give a number of at least 0"),
        ([0.0], {"DIAMETER_FIELD": "n"}, "STANDS: feature 1, n: the diameter of the stem must be from 1 to 500 cm"),
        ([130.0], {"CONIFERS_FIELD": "n"}, "give a number from 0 to 100"),
        ([500.0], {"DEVIATION_FIELD": "n"}, "standard deviation"),
        ([1.0], {"DENSITY_FIELD": "stems"}, "has no field 'stems'"),
        ([1.0], {"DENSITY_FIELD": float("inf")}, "has no field 'inf'"),
        ([50_000.0], {"DENSITY_FIELD": "n", "DISTANCE": 3.0}, "do not fit with 3 m"),
    ],
)
def test_impossible_stands_are_refused(no_trees, make_layer, row, parameters, message):
    assert message in no_trees(STANDS=make_layer("Polygon", [(HECTARE, row)], "field=n:double"), **parameters)


def test_stands_in_degrees_or_without_a_system_are_refused(no_trees, make_layer):
    assert "geographic" in no_trees(STANDS=make_layer("Polygon", [(HECTARE, [])], crs="EPSG:4326"))
    assert "no coordinate system" in no_trees(STANDS=make_layer("Polygon", [(HECTARE, [])], crs=""))


def test_two_sources_are_refused(no_trees, make_layer):
    stands, points = make_layer("Polygon", [(HECTARE, [])]), make_layer("Point", [("POINT(1 -1)", [])])
    assert "2 were given" in no_trees(STANDS=stands, POINTS=points)


def test_rasters_that_do_not_fit_are_refused(no_trees, make_dem):
    density, other = make_dem("density.tif"), make_dem("other.tif", cell=3.0)
    message = no_trees(DENSITY_RASTER=density, DIAMETER_RASTER=other)
    assert "its cells are not those of Raster with the stems per hectare (DENSITY_RASTER)" in message


def test_forest_that_is_too_large_is_refused(no_trees, make_layer):
    wide = "POLYGON((0 0, 20000 0, 20000 -20000, 0 -20000, 0 0))"
    assert "40.0 million trees" in no_trees(STANDS=make_layer("Polygon", [(wide, [])]), DENSITY=1000.0, DISTANCE=0.0)


def test_dead_wood_lies_beside_the_trees_that_stand(trees, make_layer):
    """120 m3/ha of logs of 10 m and 40 cm without variation, 1.257 m3 each: 95.5 on average on a hectare."""
    fields = "field=wood:double"
    layer = make_layer("Polygon", [(HECTARE, [120.0])], fields)
    wood = {"DEAD_WOOD_FIELD": "wood", "LOG_DIAMETER": 40.0, "LOG_LENGTH": 10.0, "LOG_STRENGTH": 50.0, "VARIATION": 0.0}
    outputs = trees(STANDS=layer, DENSITY=100.0, SEED=3, **wood)
    logs = [row for row in outputs["OUTPUT"] if isinstance(row["lies_deg"], float)]
    assert len(logs) == outputs["LOG_COUNT"] == pytest.approx(95.5, abs=4.0 * np.sqrt(95.5))
    assert outputs["LOG_VOLUME"] == pytest.approx(len(logs) * np.pi / 4.0 * 0.4**2 * 10.0)
    assert all(0.0 <= row["lies_deg"] <= 180.0 and row["height_m"] == 10.0 for row in logs)
    np.testing.assert_allclose(values(logs, "energy_kj"), 0.5 * 0.93 * 38.7e-3 * 40.0**2.31)
    assert sorted(values(outputs["OUTPUT"], "id")) == list(range(len(outputs["OUTPUT"])))
    without = trees(STANDS=layer, DENSITY=100.0, SEED=3, VARIATION=0.0)["OUTPUT"]
    standing = [row for row in outputs["OUTPUT"] if not isinstance(row["lies_deg"], float)]
    assert [row.geometry().asWkt() for row in standing] == [row.geometry().asWkt() for row in without]


def test_strength_of_dead_wood_has_no_default(no_trees, make_layer):
    layer = make_layer("Polygon", [(HECTARE, [])])
    assert "LOG_STRENGTH" in no_trees(STANDS=layer, DEAD_WOOD=50.0)


@pytest.mark.parametrize(("name", "kind"), [("STANDS", "Polygon"), ("POINTS", "Point")])
def test_empty_layer_is_refused_as_such(no_trees, make_layer, name, kind):
    assert f"{name}: the layer stands is empty." in no_trees(**{name: make_layer(kind, [], name="stands")})
