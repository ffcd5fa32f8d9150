# SPDX-License-Identifier: GPL-2.0-or-later
"""Values that mean nothing are refused by name, where Processing would take a default; what can be read is read."""

import numpy as np
import pytest

from talus.tests.qgis.test_simulate_bad_input import says

OPTIONAL = (
    "VOLUME", "RESTITUTION", "ROUGHNESS", "ROLLING_RESISTANCE", "SURFACE_ROUGHNESS", "BARRIER_ENERGY",
    "VELOCITY_DIRECTION",
)  # fmt: skip


@pytest.mark.parametrize("name", OPTIONAL)
@pytest.mark.parametrize("value", ["2 m", "abc", {}, "1e400", True, "1,500", "nan", [1.0], "0x1"])
def test_number_that_cannot_be_read_is_refused_with_its_text(refused, name, value):
    """All of these were 1 m3, or the number of the ground class, without a message."""
    assert says(refused(**{name: value}), f"{name} (", repr(value), "is no number", "without a unit")


@pytest.mark.parametrize(("algorithm", "name"), [("rocklibrary", "SIZE_MIN"), ("rockfromcloud", "VOLUME_ERROR")])
def test_number_of_other_algorithms_is_refused_too(qgis_app, algorithm, name):
    from qgis.core import QgsProcessingContext

    result = qgis_app.processingRegistry().createAlgorithmById(f"talus:{algorithm}")
    accepted, message = result.checkParameterValues({name: "2 m"}, QgsProcessingContext())
    assert not accepted and says(message, f"{name} (", "'2 m'", "is no number")


def test_decimal_comma_is_read_where_it_can_be_nothing_else(qgis_app):
    """1,500 is 1500 to some and 1.5 to others."""
    from talus.algorithms.shared.parameters.values import number_of_text

    read = {"1,5": 1.5, "-0,25": -0.25, "0,125": 0.125, "1,2345": 1.2345, "2": 2.0, " 1.5 ": 1.5, "1e-3": 1e-3}
    assert {text: number_of_text(text) for text in read} == read
    for text in ("1,500", "12,000", "1,000,5", "1.000,5", "1,5e", "1_0", "", "\u0661", "1e999"):
        assert number_of_text(text) is None, text


def test_decimal_comma_reaches_the_engine(simulate):
    def volume(value):
        result = simulate(VOLUME=value, TRAJECTORIES="memory:", RUNS=1)
        return {feature["volume_m3"] for feature in result["TRAJECTORIES"].getFeatures()}

    assert volume("0,75") == {0.75} == volume(0.75)


def test_number_of_an_expression_is_checked_like_any_other(simulate, refused):
    """Models and data-defined values give such a number."""
    from qgis.core import QgsProperty

    result = simulate(VOLUME=QgsProperty.fromExpression("0.25 * 2"), TRAJECTORIES="memory:", RUNS=1)
    assert {feature["volume_m3"] for feature in result["TRAJECTORIES"].getFeatures()} == {0.5}
    assert says(refused(VOLUME=QgsProperty.fromExpression("'2 m'")), "VOLUME", "no number")
    assert says(refused(VOLUME=QgsProperty.fromExpression("1 +")), "VOLUME", "no number")


def test_number_of_runs_must_be_whole(refused):
    assert says(refused(RUNS=2.5), "RUNS", "whole number")


@pytest.mark.parametrize("value", ["ja", 7, {}])
def test_switch_is_yes_or_no(refused, value):
    assert says(refused(VISCOUS_DRAG=value), "VISCOUS_DRAG", "true or false")


def test_no_means_no(qgis_app):
    """Processing takes every text but false and 0 for yes."""
    from talus.algorithms.shared.parameters.values import read_switches_in_place

    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:simulate")
    for value, expected in (("no", False), ("false", False), (0, False), ("yes", True), (1, True), (True, True)):
        parameters = {"VISCOUS_DRAG": value}
        read_switches_in_place(algorithm, parameters)
        assert parameters["VISCOUS_DRAG"] is expected


def test_choice_that_is_none_is_refused_with_those_there_are(refused):
    assert says(refused(IMPACT_LAW="newtonian"), "IMPACT_LAW", "'newtonian'", "poisson")


@pytest.mark.parametrize("value", ["x", 0, -1, 1.5, "1,5", {}])
def test_band_that_is_none_is_refused(refused, value):
    assert says(refused(BAND=value), "BAND is", "from 1 on")


@pytest.mark.parametrize(
    "value", ["0,0,0,0", "nan,nan,nan,nan", "-inf,inf,-inf,inf", "2600000,2600000,1200000,1200000"]
)
def test_extent_that_is_none_is_refused(refused, value):
    assert says(refused(EXTENT=value), "EXTENT is", value.split(",")[0], "no extent")


def test_infinite_rectangle_is_refused(refused):
    from qgis.core import QgsRectangle

    assert says(refused(EXTENT=QgsRectangle(-np.inf, -np.inf, np.inf, np.inf)), "EXTENT is", "no extent")


@pytest.mark.parametrize("system", ["EPSG:99999999", "nowhere"])
def test_extent_in_an_unknown_system_is_refused(refused, system):
    assert says(refused(EXTENT=f"2600000,2600050,1199900,1200000 [{system}]"), "EXTENT", system, "not known")


def test_extent_in_another_system_is_taken(simulate, recorder):
    """The slope in the old Swiss system: the shift between the two is that of the false origin, within 2 m."""
    simulate(EXTENT="600010,600070,199890,199999 [EPSG:21781]")
    (text,) = [message for message in recorder.messages if message.startswith("Elevation model: ")]
    columns, rows = (int(word) for word in text.split()[2:5:2])
    assert abs(columns - 31) <= 3 and abs(rows - 55) <= 4


TAKES = {"FOREST": "Polygon", "GROUND": "Polygon", "BARRIERS": "LineString", "TREES": "Point"}
OTHERS = [(name, kind) for name, taken in TAKES.items() for kind in ("Point", "LineString", "Polygon") if kind != taken]


@pytest.mark.parametrize(("name", "kind"), OTHERS)
def test_layer_of_another_geometry_is_refused(refused, make_layer, box, name, kind):
    """Points or lines as FOREST were silently no forest at all."""
    wkt = {"Point": "POINT(30 -30)", "LineString": "LINESTRING(5 -40, 70 -40)", "Polygon": box(10, -60, 60, -15)}[kind]
    fields = "field=ground_class:string&field=drag_coefficient:double&field=drag_height:double"
    layer = make_layer(kind, [(wkt, ["hard", 250.0, 20.0])], fields, name="wrong")
    assert says(refused(**{name: layer}), f"{name} (", "the layer wrong has", "give a layer of")


@pytest.mark.parametrize("kind", ["Point", "LineString"])
def test_stands_of_another_geometry_are_refused(qgis_app, make_layer, kind):
    """These showed a traceback."""
    import processing
    from qgis.core import QgsProcessingException

    layer = make_layer(kind, [({"Point": "POINT(3 -3)", "LineString": "LINESTRING(0 0, 9 -9)"}[kind], [])])
    with pytest.raises(QgsProcessingException) as caught:
        processing.run("talus:trees", {"STANDS": layer, "OUTPUT": "memory:"})
    assert says(str(caught.value), "STANDS (", "give a layer of polygons") and "Traceback" not in str(caught.value)


@pytest.mark.parametrize("name", ["RELEASES", "BARRIERS", "TREES"])
def test_coordinates_that_are_not_finite_are_refused(refused, make_layer, name):
    from qgis.core import QgsGeometry, QgsPointXY

    kind = "LineString" if name == "BARRIERS" else "Point"
    layer = make_layer(kind, [("LINESTRING(5 -40, 70 -40)" if name == "BARRIERS" else "POINT(30 -20)", [])])
    broken = QgsPointXY(np.inf, 1_199_980.0)
    geometry = QgsGeometry.fromPointXY(broken)
    if name == "BARRIERS":
        geometry = QgsGeometry.fromPolylineXY([QgsPointXY(2_600_000.0, 1_199_980.0), broken])
    layer.dataProvider().changeGeometryValues({1: geometry})
    message = refused(**{name: layer})
    assert says(message, f"{name}: feature 1") and "Traceback" not in message


def test_text_of_a_layer_is_no_formula_in_a_table(qgis_app, tmp_path):
    import processing

    from talus.tests.qgis import motion_layers

    lines = motion_layers.lines([("=1+1", "LINESTRING(0 -24, 80 -24)")])
    path = tmp_path / "statistics.csv"
    given = {"TRAJECTORIES": motion_layers.trajectories((10.0, 20.0)), "LINES": lines, "NAME_FIELD": "name"}
    processing.run("talus:screenline", {**given, "STATISTICS": str(path)})
    assert "'=1+1" in path.read_text(encoding="utf-8")


def test_report_names_in_one_row_what_a_dialog_left_empty(qgis_app):
    """QGIS's own widgets give the NULL of a layer there, which would be printed as such."""
    from qgis.core import NULL, QgsProcessingContext

    from talus.algorithms.call import Call
    from talus.algorithms.shared.reports.page import parameter_rows

    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:simulate")
    empty = {
        definition.name(): NULL for definition in algorithm.parameterDefinitions() if not definition.isDestination()
    }
    ((label, names),) = parameter_rows(Call(algorithm, empty, QgsProcessingContext()))
    assert label == "Left empty" and names.count(";") == len(empty) - 1


def test_report_does_not_print_a_table_that_a_dialog_left_empty(qgis_app):
    """QGIS gives a table without rows as one cell, which stood in the report of a hazard map as NULL."""
    from qgis.core import NULL

    from talus.algorithms.shared.reports.page import value_text

    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:hazardmap")
    for cells in ([""], ["NULL"], [NULL], [None], []):
        assert value_text(algorithm.parameterDefinition("SCENARIO_NAMES"), cells) == ""
    assert value_text(algorithm.parameterDefinition("SCENARIOS"), [180, 30, 1]) == "180; 30; 1"


def test_report_writes_names_as_they_are_and_numbers_in_the_language(qgis_app):
    """A run 001 stood among the parameters of a hazard map as 1, and a run 12.50 as 12.5."""
    from talus.algorithms.shared.reports.page import value_text

    registry = qgis_app.processingRegistry()
    simulate, hazard = (registry.createAlgorithmById(f"talus:{name}") for name in ("simulate", "hazardmap"))
    for name in ("001", "12.50", "30, 100", "1_000", "nan"):
        assert value_text(simulate.parameterDefinition("RUN_NAME"), name) == name
        table = [name, "100.0", "1", "wall", "30", ""]
        expected = f"{name}; 100; 1; wall; 30; "
        assert value_text(hazard.parameterDefinition("SCENARIO_NAMES"), table) == expected
    assert value_text(simulate.parameterDefinition("ENERGY_THRESHOLDS"), "30.0, 1e3") == "30; 1000"
    assert value_text(simulate.parameterDefinition("ENERGY_THRESHOLDS"), ".5, 2.") == "0.5; 2"
    for text in ("001", "1_000", "inf", "2.", "30, b"):
        assert value_text(simulate.parameterDefinition("ROCK_FILE"), text) == ("2" if text == "2." else text)
