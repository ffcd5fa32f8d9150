# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fieldproject: a folder that opens as a project anywhere, and whose layers talus:simulate takes."""

import shutil
import zipfile
from xml.etree import ElementTree

import pytest
from qgis.core import QgsFeature, QgsGeometry, QgsProcessingException, QgsProject, QgsVectorLayer

LAYERS = {"Releases", "Silent witnesses", "Ground", "Forest"}


@pytest.fixture
def make(qgis_app, recorder, tmp_path):
    def run(folder=None, **parameters):
        import processing

        given = {"FOLDER": str(folder or tmp_path / "survey"), **parameters}
        return processing.run("talus:fieldproject", given, feedback=recorder)

    return run


def opened(folder):
    project = QgsProject()
    assert project.read(str(folder / "talus_field.qgz"))
    return project, {layer.name(): layer for layer in project.mapLayers().values()}


def test_project_opens_where_its_folder_was_moved_to(make, dem, tmp_path):
    make(DEM=dem)
    names = {path.name for path in (tmp_path / "survey").iterdir() if not path.name.endswith(".aux.xml")}
    assert names == {"talus_field.qgz", "talus_field.gpkg", "terrain.tif"}
    shutil.move(tmp_path / "survey", tmp_path / "tablet")
    project, layers = opened(tmp_path / "tablet")
    assert set(layers) == {*LAYERS, "Relief"} and all(layer.isValid() for layer in layers.values())
    assert all(str(tmp_path / "tablet") in layer.source() for layer in layers.values())
    assert layers["Releases"].crs().authid() == "EPSG:2056"
    project.clear()


# What QField shows in a form; others are left as plain text there (docs.qfield.org, attribute form, as recalled)
FORMS = {"TextEdit", "ValueMap", "ValueRelation", "DateTime", "Range", "CheckBox", "ExternalResource", "Hidden",
         "UniqueValues", "RelationReference", "UuidGenerator", "Color", ""}  # fmt: skip


def test_project_holds_only_what_qfield_can_open(make, dem, tmp_path):
    """One folder: layers in a GeoPackage and a GeoTIFF by relative paths, no service, no table without a key, no macro,
    no form of its own code; forms of kinds that QField has; photos beside the project. QField itself was not run."""
    make(DEM=dem)
    folder = tmp_path / "survey"
    with zipfile.ZipFile(folder / "talus_field.qgz") as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".qgs")]
        text = archive.read(name).decode()
    sources = [node.text for node in ElementTree.fromstring(text).iter("datasource") if node.text]
    assert sorted({source.split("|")[0] for source in sources}) == ["./talus_field.gpkg", "./terrain.tif"]
    assert str(tmp_path) not in text and ElementTree.fromstring(text).find(".//macros") is None
    project, layers = opened(folder)
    assert {layer.providerType() for layer in layers.values()} == {"ogr", "gdal"}
    assert project.crs().authid() == "EPSG:2056"
    for name in LAYERS:
        layer = layers[name]
        assert layer.primaryKeyAttributes() == [layer.fields().lookupField("fid")]
        assert layer.crs() == project.crs() and layer.dataProvider().capabilities() & layer.dataProvider().AddFeatures
        assert not layer.editFormConfig().initCode() and not layer.editFormConfig().uiForm()
        for number in range(layer.fields().count()):
            setup = layer.editorWidgetSetup(number)
            assert setup.type() in FORMS, (name, layer.fields()[number].name())
            if setup.type() == "ValueMap":
                assert all(len(pair) == 1 for pair in setup.config()["map"])  # a list keeps its order there
            if setup.type() == "ExternalResource":
                assert setup.config()["RelativeStorage"] == 1  # to the project
    project.clear()


def test_lists_hold_what_the_simulation_reads(make, tmp_path):
    from talus.algorithms.shared.parameters.ground import ground_class_names

    make(SURVEY_CRS="EPSG:2056")
    project, layers = opened(tmp_path / "survey")
    ground = layers["Ground"]
    setup = ground.editorWidgetSetup(ground.fields().lookupField("ground_class"))
    assert [value for pair in setup.config()["map"] for value in pair.values()] == ground_class_names()
    shapes = layers["Releases"].editorWidgetSetup(layers["Releases"].fields().lookupField("rock"))
    assert shapes.type() == "ValueMap" and len(shapes.config()["map"]) > 10
    photo = layers["Silent witnesses"].fields().lookupField("photo")
    assert layers["Silent witnesses"].editorWidgetSetup(photo).type() == "ExternalResource"
    project.clear()


def test_limits_of_the_forms_are_those_of_the_simulation(make, tmp_path):
    make(SURVEY_CRS="EPSG:2056")
    project, layers = opened(tmp_path / "survey")  # held, for its layers go with it
    releases = layers["Releases"]
    field = releases.fields().lookupField("volume_m3")
    assert "<= 100000.0" in releases.constraintExpression(field) and ">= 0.0" in releases.constraintExpression(field)
    project.clear()


def test_mapped_releases_and_ground_go_straight_into_a_simulation(make, simulate, dem, tmp_path):
    """Fields without values take what the dialog says; a volume that was measured holds."""
    make(DEM=dem)
    database = tmp_path / "survey" / "talus_field.gpkg"
    add(database, "releases", "Point(2600030 1199980)", runs=2, volume_m3=0.25)
    add(database, "ground", "MultiPolygon(((2600000 1199900, 2600080 1199900, 2600080 1199950, 2600000 1199900)))",
        ground_class="medium_soft")  # fmt: skip
    nothing = dict.fromkeys(("ENERGY_MAX", "ENERGY_P95", "HEIGHT_P95", "PASSAGES", "REPORT"))
    fields = {"VOLUME_FIELD": "volume_m3", "RUNS_FIELD": "runs", "HEIGHT_FIELD": "height_m"}
    results = simulate(**nothing, RELEASES=f"{database}|layername=releases", GROUND=f"{database}|layername=ground",
                       **fields, TRAJECTORIES="memory:", STOPS="memory:")  # fmt: skip
    rows = list(results["STOPS"].getFeatures())
    assert [row["volume_m3"] for row in rows] == pytest.approx([0.25, 0.25])


def add(database, table, wkt, **values):
    layer = QgsVectorLayer(f"{database}|layername={table}", table)
    feature = QgsFeature(layer.fields())
    feature.setGeometry(QgsGeometry.fromWkt(wkt))
    for name, value in values.items():
        feature[name] = value
    assert layer.dataProvider().addFeatures([feature])[0]


def test_survey_is_not_overwritten(make, tmp_path):
    make(SURVEY_CRS="EPSG:2056")
    with pytest.raises(QgsProcessingException, match="not overwritten"):
        make(SURVEY_CRS="EPSG:2056")


@pytest.mark.parametrize(
    "parameters, words",
    [({}, "give a coordinate system"), ({"SURVEY_CRS": "EPSG:4326"}, "not in metres"), ({"DEM": "missing.tif"}, "DEM")],
)
def test_refuses(make, parameters, words, tmp_path):
    with pytest.raises(QgsProcessingException, match=words):
        make(**parameters)
    assert not (tmp_path / "survey").exists()
