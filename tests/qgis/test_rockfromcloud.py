# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rockfromcloud through processing.run: the rock is right, the files agree, bad clouds are refused."""

import sys

import numpy as np
import pytest

SPHERE_VOLUME = 4.0 / 3.0 * np.pi


@pytest.fixture
def make_rock(qgis_app, recorder, tmp_path):
    """``make_rock(NAME=value, ...)``: run the algorithm; no picture and no table unless asked for."""
    import processing

    def run(**parameters):
        usual = {"ROCK": str(tmp_path / "rock.pts"), "PREVIEW": None, "PROPERTIES": None}
        return processing.run("talus:rockfromcloud", {**usual, **parameters}, feedback=recorder)

    return run


@pytest.fixture
def refused(make_rock, tmp_path):
    """``refused(NAME=value, ...)``: the message of a run that must fail and must leave no file."""
    from qgis.core import QgsProcessingException

    def run(**parameters):
        outputs = {"ROCK": str(tmp_path / "out.pts"), "MESH": str(tmp_path / "out.obj"),
                   "PREVIEW": str(tmp_path / "out.png"), "PROPERTIES": str(tmp_path / "out.csv")}  # fmt: skip
        with pytest.raises(QgsProcessingException) as caught:
            make_rock(**{**outputs, **parameters})
        assert list(tmp_path.glob("out.*")) == []
        return str(caught.value)

    return run


@pytest.fixture
def cloud(tmp_path):
    """``cloud(points, suffix)``: path of a text file with points."""

    def write(points, suffix=".xyz"):
        path = tmp_path / f"cloud{suffix}"
        np.savetxt(path, points, fmt="%.17g")
        return str(path)

    return write


@pytest.fixture
def sphere():
    points = np.random.default_rng(0).normal(size=(800, 3))
    return points / np.linalg.norm(points, axis=1)[:, None]


@pytest.fixture
def point_layer(qgis_app):
    """``point_layer(points, crs, kind)``: a memory layer of points."""
    from qgis.core import QgsCoordinateReferenceSystem, QgsFeature, QgsGeometry, QgsPoint, QgsVectorLayer

    def make(points, crs="EPSG:2056", kind="PointZ"):
        layer = QgsVectorLayer(kind, "scan", "memory")
        layer.setCrs(QgsCoordinateReferenceSystem(crs))
        rows = []
        for point in points:
            rows.append(QgsFeature())
            rows[-1].setGeometry(QgsGeometry(QgsPoint(*point)))
        assert layer.dataProvider().addFeatures(rows)[0]
        return layer

    return make


def read_rock(path, **sizes):
    from talus.engine import Rock

    return Rock.from_file(path, **sizes)


@pytest.mark.parametrize(("name", "volume"), [("SP2B.stl", None), ("SP3A.stl", 0.17), ("SP3A.xyz", 0.17)])
def test_real_scan_becomes_a_rock_of_its_volume(make_rock, shared_data, name, volume):
    path = str(shared_data / "rocks" / name)
    results = make_rock(FILE=path, VERTICES=60, VOLUME_ERROR=4.0, DENSITY=2500.0)
    rock, whole = read_rock(results["ROCK"], density=2500.0), read_rock(path, density=2500.0)
    assert len(rock.vertices) == results["VERTICES_AFTER"] == 60
    assert results["VERTICES_BEFORE"] == len(whole.vertices)
    assert 0.0 < results["VOLUME_ERROR_PERCENT"] < 4.0
    # the file has nine decimals
    assert rock.volume == pytest.approx(whole.volume, rel=1e-6)
    assert results["ROCK_MASS"] == pytest.approx(2500.0 * whole.volume, rel=1e-9)
    np.testing.assert_allclose(np.sort(rock.inertia), np.sort(whole.inertia), rtol=0.05)


def test_numbers_of_a_sphere_are_those_of_the_sphere(make_rock, cloud, sphere):
    """800 random corners enclose 99 %; sphericity of 200 corners above 0.98."""
    results = make_rock(FILE=cloud(sphere), VERTICES=200, VOLUME_ERROR=5.0)
    assert results["ROCK_VOLUME"] == pytest.approx(SPHERE_VOLUME, rel=0.02)
    assert results["ROCK_MASS"] == pytest.approx(2700.0 * SPHERE_VOLUME, rel=0.02)
    assert results["LONG_AXIS"] == pytest.approx(2.0, rel=0.03)
    assert results["ZINGG_CLASS"] == "sphere"
    assert 0.98 < results["SPHERICITY"] < 1.0


def test_volume_error_is_the_volume_that_is_missing_where_it_is_not_kept(make_rock, cloud, sphere):
    path = cloud(sphere)
    results = make_rock(FILE=path, VERTICES=40, VOLUME_ERROR=None, KEEP_VOLUME=False)
    lost = 1.0 - read_rock(results["ROCK"]).volume / read_rock(path).volume
    assert results["VOLUME_ERROR_PERCENT"] == pytest.approx(100.0 * lost, rel=1e-5)


@pytest.mark.parametrize(("unit", "metres"), [("m", 1.0), ("cm", 0.01), ("mm", 0.001), ("ft", 0.3048)])
def test_unit_of_the_file_counts(make_rock, cloud, unit, metres):
    box = np.array([[x, y, z] for x in (0.0, 3.0) for y in (0.0, 2.0) for z in (0.0, 1.0)])
    results = make_rock(FILE=cloud(box / metres), UNIT=unit)
    assert results["ROCK_VOLUME"] == pytest.approx(6.0, rel=1e-9)
    assert (results["LONG_AXIS"], results["ELONGATION_VALUE"], results["FLATNESS_VALUE"]) == pytest.approx(
        (3.0, 2.0 / 3.0, 0.5), rel=1e-6
    )


def test_rock_is_scaled_to_a_volume(make_rock, cloud, sphere):
    assert make_rock(FILE=cloud(sphere), VERTICES=200, VOLUME=2.5)["ROCK_VOLUME"] == pytest.approx(2.5, rel=1e-9)


def test_layer_of_points_gives_the_same_rock_as_a_file(make_rock, cloud, point_layer, sphere, tmp_path):
    """Map coordinates of a million metres cost some digits, nothing more."""
    points = sphere[:300]
    by_file = make_rock(FILE=cloud(points), VERTICES=150)
    layer = point_layer(points + [2_600_000.0, 1_200_000.0, 500.0])
    by_layer = make_rock(LAYER=layer, VERTICES=150, ROCK=str(tmp_path / "other.pts"))
    for name in ("ROCK_VOLUME", "VOLUME_ERROR_PERCENT", "SPHERICITY"):
        assert by_layer[name] == pytest.approx(by_file[name], rel=1e-6)


def test_layer_without_a_system_has_the_unit_that_is_told(make_rock, point_layer, sphere):
    results = make_rock(LAYER=point_layer(1000.0 * sphere[:200], crs=""), UNIT="mm", VERTICES=200)
    assert results["ROCK_VOLUME"] == pytest.approx(SPHERE_VOLUME, rel=0.1)


def test_outliers_are_left_out_and_counted(make_rock, recorder, cloud, sphere):
    dirty = np.vstack([sphere, [[4.0, 0.0, 0.0], [0.0, 0.0, -3.0], [0.0, 0.01, -3.0]]])
    clean = make_rock(FILE=cloud(dirty), VERTICES=200, OUTLIER_SPACING=8.0)
    assert clean["ROCK_VOLUME"] == pytest.approx(SPHERE_VOLUME, rel=0.02)
    assert "3 points are outliers and left out." in recorder.messages
    assert make_rock(FILE=cloud(dirty), VERTICES=200)["ROCK_VOLUME"] > 1.2 * SPHERE_VOLUME


def test_mesh_that_is_open_or_not_manifold_makes_the_rock_of_its_corners(make_rock, refused, recorder, tmp_path):
    """Three faces of a cube, one of them twice: the corners are all there, and the hull needs no more."""
    corners = [(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)]
    faces = ["f 1 2 4 3", "f 1 2 4", "f 5 6 8 7"]
    path = tmp_path / "open.obj"
    path.write_text("\n".join([*("v {} {} {}".format(*corner) for corner in corners), *faces]))
    assert make_rock(FILE=str(path))["ROCK_VOLUME"] == pytest.approx(1.0, rel=1e-9)
    assert any("edges that are open or not manifold" in message for message in recorder.messages)
    assert "MESH_VOLUME: The mesh has" in refused(FILE=str(path), MESH_VOLUME=True)


def test_rock_gets_the_volume_of_its_mesh_where_asked(make_rock, refused, cloud, shared_data, sphere):
    """SP2B has hollows: its closed mesh encloses 0.681 m3 of the 0.766 m3 of the hull."""
    path = str(shared_data / "rocks" / "SP2B.stl")
    assert make_rock(FILE=path, MESH_VOLUME=True)["ROCK_VOLUME"] == pytest.approx(0.68054, rel=1e-4)
    assert make_rock(FILE=path, MESH_VOLUME=True, VOLUME=2.0)["ROCK_VOLUME"] == pytest.approx(2.0, rel=1e-9)
    assert "MESH_VOLUME: there is no mesh" in refused(FILE=cloud(sphere), VERTICES=200, MESH_VOLUME=True)


def test_table_mesh_and_picture_are_written_and_agree(make_rock, cloud, sphere, tmp_path):
    from qgis.core import QgsVectorLayer

    paths = {"MESH": str(tmp_path / "rock.obj"), "PREVIEW": str(tmp_path / "rock.png"),
             "PROPERTIES": str(tmp_path / "rock.gpkg")}  # fmt: skip
    results = make_rock(FILE=cloud(sphere * [1.0, 0.8, 0.4]), VERTICES=200, **paths)
    (row,) = QgsVectorLayer(results["PROPERTIES"], "table", "ogr").getFeatures()
    assert row["volume_m3"] == pytest.approx(results["ROCK_VOLUME"])
    assert row["mass_kg"] == pytest.approx(results["ROCK_MASS"])
    assert row["zingg"] == results["ZINGG_CLASS"] == "disc"
    rock = read_rock(results["ROCK"])
    assert [row["inertia_x"], row["inertia_y"], row["inertia_z"]] == pytest.approx(rock.inertia.tolist(), rel=1e-5)
    assert row["box_x_m"] * row["box_y_m"] * row["box_z_m"] == pytest.approx(rock.volume, rel=1e-6)
    assert read_rock(results["MESH"]).volume == pytest.approx(rock.volume, rel=1e-7)
    assert_is_a_picture(results["PREVIEW"])


def assert_is_a_picture(path):
    """A PNG that is neither empty nor of one colour."""
    from qgis.PyQt.QtGui import QImage

    image = QImage(str(path))
    assert image.width() > 300
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colours) > 10


def test_rock_is_taken_by_the_simulation(make_rock, simulate, shared_data):
    rock = make_rock(FILE=str(shared_data / "rocks" / "SP3A.xyz"), VERTICES=30, VOLUME_ERROR=10.0)
    results = simulate(ROCK_FILE=rock["ROCK"], VOLUME=None, RUNS=2)
    (line, *_) = results["TRAJECTORIES"].getFeatures()
    assert line["volume_m3"] == pytest.approx(rock["ROCK_VOLUME"], rel=1e-6)
    assert line["mass_kg"] == pytest.approx(rock["ROCK_MASS"], rel=1e-6)


def test_missing_matplotlib_costs_only_the_picture(make_rock, recorder, cloud, sphere, tmp_path, monkeypatch):
    from talus.algorithms.shared.rocks import preview as rock_outputs

    monkeypatch.setattr(rock_outputs, "find_spec", lambda name: None)
    results = make_rock(FILE=cloud(sphere), PREVIEW=str(tmp_path / "rock.png"), VERTICES=200)
    assert "PREVIEW" not in results
    assert any("matplotlib" in message for message in recorder.messages)
    assert read_rock(results["ROCK"]).volume > 0.0


def test_bound_that_cannot_be_met_names_the_number_of_corners_that_meets_it(refused, make_rock, cloud, sphere):
    message = refused(FILE=cloud(sphere), VERTICES=10, VOLUME_ERROR=2.0)
    assert "VERTICES: 10 corners cannot hold the volume to 2 %" in message
    count = int(message.split("%; ")[1].split()[0])
    assert make_rock(FILE=cloud(sphere), VERTICES=count, VOLUME_ERROR=2.0)["VOLUME_ERROR_PERCENT"] <= 2.0


def test_file_and_layer_exclude_each_other(refused, cloud, point_layer, sphere):
    assert "(LAYER): give a file with the rock's points, or a layer" in refused()
    assert "(LAYER): both are given" in refused(FILE=cloud(sphere), LAYER=point_layer(sphere[:10]))


@pytest.mark.parametrize(
    ("points", "words"),
    [
        ([[0, 0, 0], [1, 0, 0], [0, 1, 0]], "FILE: 3 given, but a solid needs 4"),
        ([[0, 0, 1], [1, 0, 1], [0, 1, 1], [1, 1, 1], [2, 1, 1]], "FILE: all 5 lie in one plane"),
        ([[0, 0, 0], [1, 1, 1], [2, 2, 2], [3, 3, 3]], "FILE: all 4 lie on one line"),
        ([[1, 1, 1]] * 5, "FILE: all 5 lie at one place"),
        ([[0, 0, 0], [1, 0, 0], [0, 1, float("nan")], [0, 0, 1]], "FILE: .*line 3: .*does not give x, y and z"),
        ([[0, 0, 0], [1000, 0, 0], [0, 1000, 0], [0, 0, 1000]], "UNIT: the cloud is 1000 m wide"),
    ],
)
def test_points_that_make_no_rock_are_refused(refused, cloud, points, words):
    import re

    assert re.search(words, refused(FILE=cloud(points)))


def test_files_that_cannot_be_read_are_refused(refused, tmp_path):
    assert "FILE: " in refused(FILE=str(tmp_path / "missing.xyz"))
    (tmp_path / "block.step").write_text("ISO-10303-21;")
    assert "FILE" in refused(FILE=str(tmp_path / "block.step"))
    (tmp_path / "empty.ply").write_text("")
    assert "FILE: " in refused(FILE=str(tmp_path / "empty.ply"))


def test_las_file_makes_the_same_rock_as_its_points(make_rock, refused, cloud, sphere, tmp_path, monkeypatch):
    laspy = pytest.importorskip("laspy", reason="laspy is not installed")

    scan = laspy.create(point_format=3, file_version="1.2")
    scan.change_scaling(scales=[1e-7] * 3, offsets=[0.0] * 3)
    scan.xyz = sphere
    scan.write(str(tmp_path / "scan.las"))
    by_las, by_text = (make_rock(FILE=path, VERTICES=200) for path in (str(tmp_path / "scan.las"), cloud(sphere)))
    assert by_las["ROCK_VOLUME"] == pytest.approx(by_text["ROCK_VOLUME"], rel=1e-5)
    (tmp_path / "torn.las").write_bytes((tmp_path / "scan.las").read_bytes()[:300])
    assert "cut short" in refused(FILE=str(tmp_path / "torn.las"))
    monkeypatch.setitem(sys.modules, "laspy", None)
    packed = bytearray((tmp_path / "scan.las").read_bytes())
    packed[104] |= 128  # the bit of .laz
    (tmp_path / "scan.laz").write_bytes(packed)
    assert "needs the Python package laspy" in refused(FILE=str(tmp_path / "scan.laz"))


def test_layers_that_cannot_be_are_refused(refused, point_layer, sphere):
    few = sphere[:50]
    assert "LAYER: the points of scan have no heights" in refused(LAYER=point_layer(few[:, :2], kind="Point"))
    assert "LAYER: the layer scan is empty" in refused(LAYER=point_layer([]))
    assert "in degrees (EPSG:4326)" in refused(LAYER=point_layer(few, crs="EPSG:4326"))
    assert "UNIT: m is chosen, but the layer scan (EPSG:2277)" in refused(LAYER=point_layer(few, crs="EPSG:2277"))
    holed = few.copy()
    holed[4, 2] = np.nan
    assert "LAYER: 1 points have no height (NaN), the first is number 5" in refused(LAYER=point_layer(holed))


def test_numbers_out_of_range_are_refused(refused, cloud, sphere):
    path = cloud(sphere)
    for name, value in (("VERTICES", 3), ("VOLUME_ERROR", 0.0), ("DENSITY", float("nan")), ("OUTLIER_SPACING", -1.0)):
        assert name in refused(**{"FILE": path, name: value})


def test_cancelled_run_leaves_nothing(qgis_app, cloud, sphere, tmp_path):
    import processing
    from qgis.core import QgsProcessingException, QgsProcessingFeedback

    feedback = QgsProcessingFeedback(False)
    feedback.cancel()
    with pytest.raises(QgsProcessingException, match=r"[Cc]ancel"):
        processing.run("talus:rockfromcloud", {"FILE": cloud(sphere), "ROCK": str(tmp_path / "out.pts")},
                       feedback=feedback)  # fmt: skip
    assert list(tmp_path.glob("out*")) == []


def test_every_parameter_explains_itself(qgis_app):
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:rockfromcloud")
    texts = {definition.name(): definition.help() for definition in algorithm.parameterDefinitions()}
    assert [name for name, text in texts.items() if len(text) < 15 or not text.endswith(".")] == []
