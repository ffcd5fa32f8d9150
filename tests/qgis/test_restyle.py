# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:restyle: layers of earlier runs look as they did when they were loaded, in the project and in a package."""

import pytest
from qgis.core import QgsField, QgsFields, QgsProcessingException, QgsRasterLayer, QgsVectorLayer

from talus.algorithms.shared.styles.known_layers import SHAPES, all_known, which_of
from talus.algorithms.shared.styles.styles import REAL

VECTORS = ("TRAJECTORIES", "STOPS", "CONTACTS", "SAMPLES")
RASTERS = ("PASSAGES", "ENERGY_P95", "CONFIDENCE", "EXCEEDANCES", "HEIGHT_EXCEEDANCES")


@pytest.fixture(scope="module")
def files(qgis_app, dem, tmp_path_factory):
    """Output -> file of a small simulation; their names say nothing of what they are."""
    import processing

    from talus.tests.qgis.conftest import layer_of

    folder = tmp_path_factory.mktemp("run")
    paths = {name: str(folder / f"a{k}.gpkg") for k, name in enumerate(VECTORS)}
    paths.update({name: str(folder / f"b{k}.tif") for k, name in enumerate(RASTERS)})
    skipped = dict.fromkeys(("ENERGY_MAX", "HEIGHT_MAX", "HEIGHT_P95", "VELOCITY_MAX", "REACH_PROBABILITY", "REPORT"))
    given = {"DEM": dem, "RELEASES": layer_of("Point", [("POINT(30 -20)", [])]), "RUNS": 3, "MAX_TIME": 30.0,
             "VOLUME": 0.5, "RUN_NAME": "small"}  # fmt: skip
    processing.run("talus:simulate", {**given, **skipped, **paths})
    return paths


@pytest.fixture
def restyle(qgis_app, recorder):
    def run(layers, **parameters):
        import processing

        return processing.run("talus:restyle", {"LAYERS": layers, **parameters}, feedback=recorder)

    return run


def opened(files):
    """Layers that nobody styled."""
    return {
        name: (QgsRasterLayer if name in RASTERS else QgsVectorLayer)(path, f"old {name}")
        for name, path in files.items()
    }


def test_each_layer_gets_the_style_of_its_output(restyle, files):
    layers = opened(files)
    results = restyle(list(layers.values()))
    assert results["STYLED_COUNT"] == len(layers) and results["UNKNOWN_COUNT"] == 0
    assert layers["TRAJECTORIES"].renderer().type() == "RuleRenderer"
    assert layers["STOPS"].renderer().classAttribute() == "stop"
    assert layers["CONTACTS"].renderer().classAttribute() == "slip_m"
    assert layers["SAMPLES"].renderer().classAttribute() == "e_kj"
    assert layers["SAMPLES"].temporalProperties().isActive()
    items = layers["ENERGY_P95"].renderer().shader().rasterShaderFunction().colorRampItemList()
    assert [item.value for item in items[:3]] == [30.0, 100.0, 300.0]
    more = layers["CONFIDENCE"].renderer().shader().rasterShaderFunction().colorRampItemList()
    assert more[0].label.endswith("x")
    assert layers["STOPS"].name() == "old STOPS"
    assert layers["STOPS"].attributeAlias(layers["STOPS"].fields().lookupField("reach_deg")) == "reach angle [°]"


def test_names_are_given_where_asked(restyle, files):
    layers = opened(files)
    restyle([layers["STOPS"], layers["ENERGY_P95"]], RENAME=True)
    assert layers["STOPS"].name() == "Stops – small"
    assert layers["ENERGY_P95"].name() == "Energy, 95th percentile [kJ]"


def test_package_opens_with_its_styles(restyle, files, tmp_path):
    folder = tmp_path / "package"
    layers = opened(files)
    restyle([layers[name] for name in ("TRAJECTORIES", "STOPS", "PASSAGES")], FOLDER=str(folder))
    assert {path.name for path in folder.iterdir()} == {
        "talus_results.gpkg", "old_passages.tif", "old_passages.qml", "old_trajectories.qml", "old_stops.qml",
    }  # fmt: skip
    table = QgsVectorLayer(f"{folder / 'talus_results.gpkg'}|layername=old_stops", "x")
    assert table.featureCount() == 3 and table.renderer().type() == "categorizedSymbol"
    assert table.fields().names()[:2] == ["fid", "run"]
    lines = QgsVectorLayer(f"{folder / 'talus_results.gpkg'}|layername=old_trajectories", "x")
    assert lines.renderer().type() == "RuleRenderer"
    assert QgsRasterLayer(str(folder / "old_passages.tif"), "x").renderer().type() == "singlebandpseudocolor"


def test_two_layers_of_one_name_both_come_into_the_package(restyle, files, tmp_path):
    layers = [QgsVectorLayer(files["STOPS"], "stops") for _ in range(2)]
    restyle(layers, FOLDER=str(tmp_path / "package"))
    assert {path.name for path in (tmp_path / "package").glob("*.qml")} == {"stops.qml", "stops_2.qml"}


def test_strange_layers_are_left_and_named(restyle, files, make_layer, recorder):
    other = make_layer("Point", [("POINT(0 0)", [])], name="wells")
    before = other.renderer().dump()
    results = restyle([other, opened(files)["STOPS"]])
    assert (results["STYLED_COUNT"], results["UNKNOWN_COUNT"]) == (1, 1)
    assert other.renderer().dump() == before and any("wells" in message for message in recorder.messages)
    with pytest.raises(QgsProcessingException, match="not results of Talus"):
        restyle([other])


def test_raster_without_metadata_is_known_by_the_description_of_its_band(restyle, files, tmp_path):
    from osgeo import gdal

    path = str(tmp_path / "bare.tif")
    gdal.Translate(path, files["ENERGY_P95"], creationOptions=["PROFILE=GDALGeoTIFF"])
    dataset = gdal.Open(path, gdal.GA_Update)
    dataset.SetMetadata({})
    dataset = None
    layer = QgsRasterLayer(path, "bare")
    restyle([layer])
    assert layer.renderer().type() == "singlebandpseudocolor"


def test_outputs_of_rasters_have_names_of_their_own(qgis_app):
    """The metadata of a raster must name one output alone."""
    rasters = [entry.output for entry in all_known() if entry.shape == "raster"]
    assert len(rasters) == len(set(rasters)) >= 20


def test_layers_of_other_algorithms_are_known(qgis_app, make_layer):
    """Tables of each output with just its fields are that output and no other."""
    known = all_known()
    geometries = {"point": "Point", "line": "LineString", "area": "Polygon"}
    tables = [entry for entry in known if entry.shape in geometries]
    assert len(tables) >= 20
    for table in tables:
        layer = make_layer(geometries[table.shape], [])
        fields = QgsFields()
        for name in table.fields:
            fields.append(QgsField(name, REAL))
        layer.dataProvider().addAttributes(list(fields))
        layer.updateFields()
        assert layer.geometryType() == SHAPES[table.shape]
        assert which_of(known, layer) is table, table.output
        table.style(layer).apply(layer)
