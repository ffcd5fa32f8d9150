# SPDX-License-Identifier: GPL-2.0-or-later
"""Bad input: a message that names the input and says what to do, and no file is left. Issue 2, list of proofs, 10."""

from threading import Timer

import numpy as np
import pytest

from talus.tests.patience import Wish

CLASS = "field=ground_class:string"
FOREST = "field=drag_coefficient:double&field=drag_height:double"


def says(message, *texts):
    """All texts are in the message, which is more than a word long."""
    missing = [text for text in texts if text not in message]
    assert not missing, message
    return True


def test_elevation_model_in_degrees_is_refused(refused, make_dem):
    message = refused(DEM=make_dem(epsg=4326, cell=0.00002, corner=(9.5, 47.0)))
    assert says(message, "DEM other", "WGS 84", "degrees", "EPSG:32632", "Reproject")


def test_elevation_model_with_a_wrong_tag_is_told_from_degrees(refused, make_dem):
    assert says(refused(DEM=make_dem(epsg=4326)), "DEM other", "are no degrees", "Do not reproject", "assign")


def test_wrongly_tagged_elevation_model_of_the_wild_is_refused(refused, shared_data):
    path = shared_data / "dem" / "fluchthorn_10m_upstream_WRONG_CRS_tag_EPSG4326.tif"
    assert says(refused(DEM=str(path)), "DEM fluchthorn", "are no degrees", "Do not reproject")


def test_elevation_model_without_a_system_is_refused(refused, make_dem):
    assert says(refused(DEM=make_dem(epsg=None)), "DEM other", "no coordinate system", "Assign projection")


def test_untagged_elevation_model_of_the_wild_is_refused(refused, shared_data):
    path = shared_data / "dem" / "avaPfa_1m_upstream_noCRS.asc"
    assert says(refused(DEM=str(path)), "DEM avaPfa", "no coordinate system", "Assign projection")


def test_elevation_model_in_feet_is_refused(refused, make_dem):
    assert says(refused(DEM=make_dem(epsg=2263)), "DEM other", "US survey foot", "Reproject")


def test_web_mercator_is_refused_with_the_length_of_its_metre(refused, make_dem):
    """At 46.7 N a metre of the tiles is 0.685 m (of the ellipsoid 0.684 to 0.686): all slopes would be wrong."""
    message = refused(DEM=make_dem(epsg=3857, corner=(899_000.0, 5_901_000.0)))
    assert says(message, "DEM other", "Pseudo-Mercator", "not true to scale", "0.684 to 0.686 m", "EPSG:32632")


def test_rotated_elevation_model_is_refused(refused, make_dem):
    assert says(refused(DEM=make_dem(tilt=0.5)), "other.tif", "rotated")


def test_missing_band_is_refused(refused):
    assert says(refused(BAND=2), "band 2", "it has 1")


def test_elevation_model_that_is_no_raster_is_refused(refused, tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("no raster")
    assert "DEM" in refused(DEM=str(path))


def test_elevation_model_without_data_is_refused(refused, make_dem):
    assert "no data at all" in refused(DEM=make_dem(heights=np.full((20, 20), np.nan)))


def test_release_on_no_data_is_refused_with_its_id(refused, make_layer):
    layer = make_layer("Point", [("POINT(30 -20)", []), ("POINT(4 -4)", [])])
    assert says(refused(RELEASES=layer), "RELEASES: no elevation under feature 2", "no data")


def test_releases_off_the_elevation_model_are_counted_and_listed(refused, make_layer):
    layer = make_layer("Point", [(f"POINT({1000 + k} -20)", []) for k in range(25)])
    assert says(refused(RELEASES=layer), "25 features (1, 2, 3", "outside of the elevation model")


def test_area_without_any_ground_is_refused(refused, make_layer, box):
    layer = make_layer("Polygon", [(box(500, -60, 600, 0), [])])
    assert says(refused(RELEASES=layer), "RELEASES: no elevation under feature 1", "outside")


@pytest.mark.parametrize("name", ["RELEASES", "GROUND", "FOREST"])
def test_empty_layer_is_refused(refused, make_layer, name):
    assert says(refused(**{name: make_layer("Polygon", [], CLASS, name="nothing")}), f"{name}: ", "nothing is empty")


@pytest.mark.parametrize("name", ["RELEASES", "GROUND", "FOREST"])
def test_layer_without_a_system_is_refused(refused, make_layer, box, name):
    layer = make_layer("Polygon", [(box(10, -60, 60, -15), ["hard"])], CLASS, crs="", name="bare")
    assert says(refused(**{name: layer}), f"{name}: the layer bare has no coordinate system", "Assign")


def test_releases_without_geometry_are_refused(refused, make_layer):
    assert "no feature of the layer" in refused(RELEASES=make_layer("Point", [("POINT EMPTY", [])]))


def test_unknown_ground_class_is_refused_with_the_known_ones(refused, make_layer, box):
    layer = make_layer("Polygon", [(box(0, -60, 80, 0), ["gravel"])], CLASS)
    assert says(refused(GROUND=layer), "GROUND: feature 1", "'gravel'", "extra_soft, soft,")


def test_missing_ground_class_is_refused(refused, make_layer, box):
    layer = make_layer("Polygon", [(box(0, -60, 80, 0), [None])], CLASS)
    assert says(refused(GROUND=layer), "GROUND: feature 1", "(empty)")


def test_unknown_field_is_refused_with_the_fields_of_the_layer(refused, make_layer, box):
    layer = make_layer("Polygon", [(box(0, -60, 80, 0), ["hard"])], "field=kind:string")
    assert says(refused(GROUND=layer), "GROUND", "no field 'ground_class'", "it has kind")


def test_unset_field_is_refused(refused, make_layer, box):
    layer = make_layer("Polygon", [(box(0, -60, 80, 0), ["hard"])], CLASS)
    assert says(refused(GROUND=layer, GROUND_FIELD=""), "GROUND_FIELD")


def test_ground_polygons_that_contradict_each_other_are_named(refused, make_layer, box):
    polygons = [(box(0, -60, 80, 0), ["hard"]), (box(0, -90, 80, -50), ["soft"]), (box(0, -120, 80, -90), ["soft"])]
    message = refused(GROUND=make_layer("Polygon", polygons, CLASS))
    assert says(message, "GROUND: features 1, 2 overlap")


def test_forest_polygons_that_contradict_each_other_are_named(refused, make_layer, box):
    polygons = [(box(0, -60, 80, 0), [250.0, 20.0]), (box(0, -90, 80, -50), [250.0, 10.0])]
    assert says(refused(FOREST=make_layer("Polygon", polygons, FOREST)), "FOREST: features 1, 2 overlap")


BOW_TIE = "POLYGON((10 -60, 60 -15, 60 -60, 10 -15, 10 -60))"


@pytest.mark.parametrize(
    "name, fields, values",
    [("RELEASES", CLASS, ["hard"]), ("GROUND", CLASS, ["hard"]), ("FOREST", FOREST, [250.0, 20.0])],
)
def test_polygon_that_crosses_itself_is_refused_with_its_id(refused, make_layer, box, name, fields, values):
    layer = make_layer("Polygon", [(box(10, -60, 60, -15), values), (BOW_TIE, values)], fields)
    place = "2600035.00 1199962.50"  # the middle, where the outline crosses itself
    assert says(refused(**{name: layer}), f"{name}: feature 2", "Self-intersection", place, "Fix geometries")


def test_line_without_length_is_refused_with_its_id(refused, make_layer):
    layer = make_layer("LineString", [("LINESTRING(20 -20, 40 -20)", []), ("LINESTRING(30 -20, 30 -20)", [])])
    assert says(refused(RELEASES=layer), "RELEASES: feature 2", "Too few points", "Fix geometries")


def test_feature_that_cannot_be_reprojected_is_refused_with_its_id(refused, make_layer):
    layer = make_layer("Point", [("POINT(30 -20)", [])], crs="EPSG:4326")  # two million degrees east
    assert says(refused(RELEASES=layer), "RELEASES: feature 1 cannot be reprojected to EPSG:2056")


def test_all_invalid_features_are_listed(refused, make_layer):
    layer = make_layer("Polygon", [(BOW_TIE, [])] * 12)
    assert says(refused(RELEASES=layer), "RELEASES: 12 features (1, 2", "feature 1 is invalid")


@pytest.mark.parametrize("name, fields, values", [("GROUND", CLASS, ["hard"]), ("FOREST", FOREST, [250.0, 20.0])])
def test_polygons_that_all_lie_outside_are_refused(refused, make_layer, box, name, fields, values):
    layer = make_layer("Polygon", [(box(500, -60, 600, 0), values)], fields, name="elsewhere")
    assert says(refused(**{name: layer}), f"{name}: nothing of the layer elsewhere lies on")


@pytest.mark.parametrize("values", [[-1.0, 20.0], [None, 20.0], [float("nan"), 20.0]])
def test_impossible_forest_is_refused(refused, make_layer, box, values):
    layer = make_layer("Polygon", [(box(0, -60, 80, 0), values)], FOREST)
    assert says(refused(FOREST=layer), "FOREST: feature 1 has drag_coefficient", "at least 0")


@pytest.mark.parametrize(
    "points, reason",
    [("0 0 0\n1 0 0\n0 1 0\n", "a solid needs 4"), ("0 0 0\n1 0 0\n0 1 0\n1 1 0\n2 3 0\n", "in one plane")],
)
def test_rock_without_volume_is_refused(refused, tmp_path, points, reason):
    path = tmp_path / "rock.xyz"
    path.write_text(points)
    assert says(refused(ROCK_FILE=str(path)), "ROCK_FILE", "rock.xyz", reason)


def test_missing_rock_file_is_refused(refused, tmp_path):
    assert says(refused(ROCK_FILE=str(tmp_path / "none.stl")), "ROCK_FILE", "none.stl")


@pytest.mark.parametrize(
    "name", ["RUNS", "VOLUME", "DENSITY", "TIME_STEP", "MAX_TIME", "SPACING", "TRAJECTORY_INTERVAL"]
)
@pytest.mark.parametrize("value", [0, -1])
def test_number_that_must_be_positive_is_refused(refused, name, value):
    assert says(refused(**{name: value}), name, f"is {value}; give a number from")


@pytest.mark.parametrize("name", ["VOLUME", "DENSITY", "HEIGHT", "TIME_STEP", "VELOCITY", "RESTITUTION"])
def test_number_that_is_none_is_refused(refused, name):
    assert says(refused(**{name: float("nan")}), name, "is nan")


@pytest.mark.parametrize("name, value", [("HEIGHT", -1), ("SEED", -1), ("THREADS", -1), ("RESTITUTION", 1.5)])
def test_number_outside_its_range_is_refused(refused, name, value):
    assert says(refused(**{name: value}), name, "give a number from 0")


@pytest.mark.parametrize("field, value", [("v", 0.0), ("v", -1.0), ("v", float("inf")), ("n", 0.0), ("h", -2.0)])
def test_impossible_number_in_a_field_is_refused_with_the_feature(refused, make_layer, field, value):
    values = {"v": 1.0, "n": 2.0, "h": 1.0, field: value}
    fields = "field=v:double&field=n:double&field=h:double"
    layer = make_layer("Point", [("POINT(30 -20)", [1.0, 1, 1.0]), ("POINT(50 -20)", list(values.values()))], fields)
    message = refused(RELEASES=layer, VOLUME_FIELD="v", RUNS_FIELD="n", HEIGHT_FIELD="h")
    assert says(message, f"RELEASES: feature 2 has {field} = ", "give a number of")


def test_unknown_choice_is_refused(refused):
    assert "ROCK" in refused(ROCK="pebble")


def test_extent_beside_the_elevation_model_is_refused(refused):
    assert "extent" in refused(EXTENT="0,10,0,10 [EPSG:2056]")


def test_output_in_a_missing_folder_is_refused_before_the_simulation(refused, recorder, tmp_path):
    path = tmp_path / "missing" / "energy.tif"
    assert says(refused(ENERGY_MAX=str(path)), "ENERGY_MAX", "no folder", str(path.parent))
    assert not any("runs/s" in message for message in recorder.messages)


def test_output_that_is_a_folder_is_refused(refused, tmp_path):
    folder = tmp_path / "folder.gpkg"
    folder.mkdir()
    assert says(refused(STOPS=str(folder)), "STOPS", "is a folder")


def test_output_of_another_kind_than_geotiff_is_refused(refused, tmp_path):
    assert "asc" in refused(ENERGY_MAX=str(tmp_path / "energy.asc"))


def test_output_over_an_input_is_refused(refused, dem):
    assert says(refused(ENERGY_MAX=dem), "ENERGY_MAX", "is the input Elevation model (DEM)")


def test_output_over_a_vector_input_is_refused(refused, releases, tmp_path):
    from qgis.core import QgsCoordinateTransformContext, QgsProcessingFeatureSourceDefinition, QgsVectorFileWriter

    path = str(tmp_path / "releases.gpkg")
    options = QgsVectorFileWriter.SaveVectorOptions()
    QgsVectorFileWriter.writeAsVectorFormatV3(releases, path, QgsCoordinateTransformContext(), options)
    for source in (path, f"{path}|layername=releases", QgsProcessingFeatureSourceDefinition(path, False)):
        assert says(
            refused(RELEASES=source, STOPS=path), "STOPS", "is the input Release points, lines or areas (RELEASES)"
        )


def test_two_outputs_in_one_file_are_refused(refused, tmp_path):
    path = str(tmp_path / "map.tif")
    assert says(refused(ENERGY_MAX=path, HEIGHT_MAX=path), "is the file of")


def test_failure_while_writing_leaves_no_file(refused, monkeypatch):
    # The last output fails: what has been written before must go.
    from talus.algorithms.tools.simulate import report as module

    def disk_full(*_):
        raise OSError("No space left on device")

    monkeypatch.setattr(module, "write_report", disk_full)
    assert "No space left" in refused()


def test_failure_keeps_what_was_there_before(simulate, refused, monkeypatch, tmp_path, cells):
    from talus.algorithms.tools.simulate import report as module

    path = tmp_path / "energy.tif"
    simulate(ENERGY_MAX=str(path))
    before = path.read_bytes()

    def disk_full(*_):
        raise OSError("No space left on device")

    monkeypatch.setattr(module, "write_report", disk_full)
    refused(ENERGY_MAX=str(path), SEED=1)
    assert path.read_bytes() == before


def test_cancel_ends_the_run_within_half_a_second_and_leaves_no_file(simulate, refused, recorder):
    """All runs would take many minutes. What is loaded once is there: it holds up what listens."""
    simulate(RUNS=1)
    wishes = []

    def cancel():
        wishes.append(Wish())
        recorder.cancel()

    Timer(1.0, cancel).start()
    message = refused(RUNS=200_000, THREADS=2)
    assert says(message, "Cancelled", "nothing was written")
    assert wishes[0].delay(2) < 0.5


def test_check_of_parameters_never_raises(qgis_app, dem):
    from qgis.core import QgsApplication, QgsProcessingContext

    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:simulate")
    for parameters in ({}, {"DEM": "missing.tif"}, {"DEM": dem, "RELEASES": 7}, {"DEM": object(), "VOLUME": "much"}):
        accepted, message = algorithm.checkParameterValues(parameters, QgsProcessingContext())
        assert not accepted and message
