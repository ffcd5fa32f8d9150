# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:screenline: bad input gets a message that names the input and says what to do, and no file is left."""

import pytest

from talus.tests.qgis import motion_layers
from talus.tests.qgis.test_simulate_bad_input import says

SPEEDS = (10.0, 20.0)
LINES = [("wall", "LINESTRING(0 -24, 80 -24)")]


@pytest.fixture
def parameters(qgis_app, tmp_path):
    """Good parameters, with files for outputs."""
    folder = tmp_path / "outputs"
    folder.mkdir()
    return {
        "TRAJECTORIES": motion_layers.trajectories(SPEEDS), "LINES": motion_layers.lines(LINES),
        "CROSSINGS": str(folder / "crossings.gpkg"), "STATISTICS": str(folder / "lines.gpkg"),
        "REPORT": str(folder / "report.html"),
    }  # fmt: skip


@pytest.fixture
def refused(parameters, recorder, tmp_path):
    """``refused(NAME=value, ...)``: the message of a run that must fail and must leave no file."""
    from qgis.core import QgsProcessingException

    def run(**changed):
        import processing

        with pytest.raises(QgsProcessingException) as caught:
            processing.run("talus:screenline", {**parameters, **changed}, feedback=recorder)
        assert list((tmp_path / "outputs").iterdir()) == []
        return str(caught.value)

    return run


def test_good_input_leaves_the_files(parameters, recorder, tmp_path):
    import processing

    processing.run("talus:screenline", parameters, feedback=recorder)
    files = {path.name for path in (tmp_path / "outputs").iterdir()}
    assert files == {"crossings.gpkg", "lines.gpkg", "report.html"}


def test_lines_without_height_and_time_are_no_trajectories(refused):
    flat = motion_layers.lines([("a", "LINESTRING(0 0, 1 1)")])
    assert says(refused(TRAJECTORIES=flat), "TRAJECTORIES", "no height (Z)", "Simulate rockfall", "GeoPackage")


def test_trajectories_in_degrees_are_refused(refused):
    message = refused(TRAJECTORIES=motion_layers.trajectories(SPEEDS, crs="EPSG:4326"))
    assert says(message, "TRAJECTORIES trajectories", "no degrees", "assign")


def test_trajectories_in_feet_are_refused(refused):
    message = refused(TRAJECTORIES=motion_layers.trajectories(SPEEDS, crs="EPSG:2263"))
    assert says(message, "TRAJECTORIES trajectories", "not in metres", "Reproject")


def test_trajectories_without_a_system_are_refused(refused):
    message = refused(TRAJECTORIES=motion_layers.trajectories(SPEEDS, crs=""))
    assert says(message, "TRAJECTORIES", "no coordinate system", "Assign")


def test_trajectories_without_mass_are_refused(refused):
    fields = motion_layers.LINE_FIELDS.replace("mass_kg", "weight")
    assert says(refused(TRAJECTORIES=motion_layers.trajectories(SPEEDS, fields=fields)), "TRAJECTORIES", "'mass_kg'")


def test_empty_layers_are_refused(refused):
    assert says(refused(TRAJECTORIES=motion_layers.trajectories([])), "TRAJECTORIES", "empty")
    assert says(refused(LINES=motion_layers.lines([])), "LINES", "empty")


@pytest.mark.parametrize("mass", [None, 0.0, -5.0, float("nan")])
def test_mass_that_no_rock_has_is_refused(refused, mass):
    layer = motion_layers.trajectories(SPEEDS)
    feature = next(layer.getFeatures())
    layer.dataProvider().changeAttributeValues({feature.id(): {feature.fieldNameIndex("mass_kg"): mass}})
    assert says(refused(TRAJECTORIES=layer), "TRAJECTORIES: feature 1", "mass_kg")


@pytest.mark.parametrize("vertices", ["(0 0 0 2, 1 1 1 1)", "(0 0 nan 0, 1 1 1 1)", "EMPTY"])
def test_line_that_is_no_path_is_refused(refused, vertices):
    path = [(f"LINESTRINGZM {vertices}", [0, 1, 10.0, 1.0])]
    layer = motion_layers.layer_of("LineStringZM", path, motion_layers.LINE_FIELDS, name="bent")
    assert says(refused(TRAJECTORIES=layer), "TRAJECTORIES: feature 1", "times (M)")


def test_samples_of_another_simulation_are_refused(refused):
    for samples in (motion_layers.samples(SPEEDS[:1]), motion_layers.samples(SPEEDS, shift=0.05)):
        assert says(refused(SAMPLES=samples), "SAMPLES", "do not belong", "same simulation")


def test_samples_without_their_fields_are_refused(refused):
    assert says(refused(SAMPLES=motion_layers.lines(LINES)), "SAMPLES", "no field 'run'")


def test_samples_of_merged_simulations_are_refused(refused):
    layer = motion_layers.trajectories(SPEEDS)
    feature = list(layer.getFeatures())[1]
    layer.dataProvider().changeAttributeValues({feature.id(): {0: 0}})
    assert says(refused(TRAJECTORIES=layer, SAMPLES=motion_layers.samples(SPEEDS)), "SAMPLES", "one simulation")


def test_lines_without_a_system_or_length_or_name_field_are_refused(refused):
    assert says(refused(LINES=motion_layers.lines(LINES, crs="")), "LINES", "no coordinate system")
    point = motion_layers.lines([("dot", "LINESTRING(1 1, 1 1)")])
    assert says(refused(LINES=point), "LINES", "no feature has a line of any length")
    assert says(refused(NAME_FIELD="nome"), "LINES", "no field 'nome'")


def test_elevation_model_in_another_system_is_refused(refused, make_dem):
    message = refused(DEM=make_dem(epsg=21781, corner=(640_000.0, 160_000.0)))
    assert says(message, "DEM", "EPSG:21781", "EPSG:2056", "reproject")


def test_elevation_model_elsewhere_is_refused(refused, make_dem):
    assert says(refused(DEM=make_dem(corner=(2_700_000.0, 1_100_000.0))), "DEM", "does not cover")


@pytest.mark.parametrize("text", ["", "high", "2, -3", "0", "2; nan", "inf"])
def test_barriers_that_are_no_numbers_are_refused(refused, text):
    for name in ("HEIGHTS", "ENERGIES"):
        message = refused(**{name: text})
        assert name in message and len(message) > 30


def test_share_above_all_is_refused(refused):
    assert says(refused(TARGET=120.0), "TARGET", "1 to 100")


def test_output_over_an_input_is_refused(refused, tmp_path):
    import processing

    path = str(tmp_path / "lines.gpkg")
    processing.run("native:savefeatures", {"INPUT": motion_layers.lines(LINES), "OUTPUT": path})
    assert says(refused(LINES=path, STATISTICS=path), "STATISTICS", "is the input Lines or areas to watch (LINES)")


def test_cancel_stops_soon_and_leaves_nothing(parameters, recorder, tmp_path):
    import processing
    from qgis.core import QgsProcessingException

    recorder.cancel()
    with pytest.raises(QgsProcessingException, match="Cancelled"):
        processing.run("talus:screenline", parameters, feedback=recorder)
    assert list((tmp_path / "outputs").iterdir()) == []
