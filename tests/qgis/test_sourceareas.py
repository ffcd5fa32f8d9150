# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:sourceareas through processing.run: a slope of known angle, a real mountain, bad input."""

import numpy as np
import pytest

from talus.tests.qgis.conftest import CELL, STEEP_ROWS, WEST
from talus.tests.qgis.test_simulate_bad_input import says

# The slope of conftest.py falls at 40 degrees over rows 0 to 35; cells have a slope from row 1 and column 1 on. Its
# last row of full steepness is 34, for row 35 has level ground on one side. The corner of 5 x 5 cells has no data.
STEEP_CELLS = 38 * (STEEP_ROWS - 1) - 5 * 5


@pytest.fixture
def sources(qgis_app, dem, recorder):
    """``sources(NAME=value, ...)``: run the algorithm on the slope of 40 degrees with a threshold of 35."""

    def run(**parameters):
        import processing

        small = {"DEM": dem, "METHOD": "fixed", "THRESHOLD": 35.0, "AREAS": "memory:", "POINTS": "memory:"}
        return processing.run("talus:sourceareas", {**small, **parameters}, feedback=recorder)

    return run


def test_slope_of_known_angle_has_its_area_and_steepness(sources):
    # closed form: true area = plan area / cos 40 degrees
    results = sources()
    (area,) = results["AREAS"].getFeatures()
    assert results["CELL_COUNT"] == area["cells"] == STEEP_CELLS
    assert area["area_m2"] == pytest.approx(STEEP_CELLS * CELL**2)
    assert area.geometry().area() == pytest.approx(area["area_m2"])
    assert area["true_m2"] == pytest.approx(area["area_m2"] / np.cos(np.radians(40.0)), rel=1e-5)
    assert (area["slope_mean"], area["slope_max"]) == pytest.approx((40.0, 40.0), abs=1e-3)
    assert results["THRESHOLD_VALUE"] == 35.0
    assert results["RESOLUTION_THRESHOLD"] == pytest.approx(55.0 * 2.0**-0.075)


def test_points_lie_in_cells_of_the_area_on_the_ground(sources):
    results = sources()
    points = list(results["POINTS"].getFeatures())
    assert len(points) == results["POINT_COUNT"] == STEEP_CELLS
    (area,) = results["AREAS"].getFeatures()
    assert all(area.geometry().contains(point.geometry()) for point in points)
    place = points[100].geometry().constGet()
    row = (1_200_000.0 - place.y()) / CELL - 0.5
    assert place.z() == pytest.approx(500.0 - row * CELL * np.tan(np.radians(40.0)), abs=1e-3)
    assert points[100]["slope_deg"] == pytest.approx(40.0, abs=1e-3)


def test_spacing_thins_the_points_out(sources):
    # 76 m x 68 m hold at most 9 x 8 squares of 10 m, aligned to the corner of the grid
    assert 40 <= sources(SPACING=10.0)["POINT_COUNT"] <= 72


def test_points_are_at_most_as_many_as_asked_for(sources, recorder):
    """The next smaller spacing, one cell less, would give more."""
    results = sources(MOST_POINTS=100)
    (said,) = [message for message in recorder.messages if "MOST_POINTS" in message]
    spacing = float(said.partition(": ")[2].split(" m")[0])
    assert results["POINT_COUNT"] <= 100 < sources(SPACING=spacing - CELL)["POINT_COUNT"]
    assert sources(MOST_POINTS=None)["POINT_COUNT"] == sources(MOST_POINTS=STEEP_CELLS)["POINT_COUNT"] == STEEP_CELLS
    assert sources(MOST_POINTS=1)["POINT_COUNT"] == sources()["AREA_COUNT"] == 1


def test_density_is_of_the_true_area(sources, recorder):
    """Closed form: 5,068 m2 in plan at 40 degrees are 0.6616 hm2."""
    true = STEEP_CELLS * CELL**2 / np.cos(np.radians(40.0))
    results = sources(DENSITY=150.0)
    points = list(results["POINTS"].getFeatures())
    assert len(points) == results["POINT_COUNT"] == round(150.0 * true / 1e4)
    assert results["POINT_DENSITY"] == pytest.approx(150.0, rel=0.01)
    assert sum(point["stands_m2"] for point in points) == pytest.approx(true, rel=1e-5)
    assert not recorder.warnings


def test_density_is_lowered_to_the_number_of_points(sources, recorder):
    results = sources(DENSITY=1000.0, MOST_POINTS=40)
    assert results["POINT_COUNT"] == 40
    assert any(says(warning, "DENSITY", "lowered from 1000 to", "MOST_POINTS") for warning in recorder.warnings)


def test_density_beyond_the_cells_is_told(sources, recorder):
    assert sources(DENSITY=1e5, MOST_POINTS=None)["POINT_COUNT"] == STEEP_CELLS
    assert any(says(warning, "DENSITY", "finer elevation model") for warning in recorder.warnings)


def test_threshold_that_does_not_count_is_told(sources, recorder):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException):  # 52 degrees: nothing here is so steep
        sources(METHOD="resolution", THRESHOLD=30.0)
    assert any("THRESHOLD: the value 30° is not used" in warning for warning in recorder.warnings)


def test_points_are_releases_of_the_simulation(sources, simulate):
    points = sources(SPACING=30.0)["POINTS"]
    assert simulate(RELEASES=points, RUNS=1)["RELEASE_COUNT"] == points.featureCount()


def test_excluded_polygons_hold_no_source(sources, make_layer, box):
    exclude = make_layer("Polygon", [(box(40, -120, 80, 0), [])])
    results = sources(EXCLUDE=exclude)
    assert results["CELL_COUNT"] == STEEP_CELLS - 19 * (STEEP_ROWS - 1)
    assert all(point.geometry().asPoint().x() < WEST + 40.0 for point in results["POINTS"].getFeatures())


def test_excluded_polygons_partly_outside_are_told_with_their_area(sources, make_layer, box, recorder):
    """40 m of 60 m lie on the elevation model; one that lies beyond is not reported, for nothing is lost."""
    sources(EXCLUDE=make_layer("Polygon", [(box(40, -100, 100, 0), []), (box(500, -60, 600, 0), [])]))
    messages = [warning.partition(" – ")[2] for warning in recorder.warnings if "outside" in warning]
    assert messages == [
        "EXCLUDE: partly outside of the elevation model, without effect there: feature 1; 2000 m² of 6000 m² (33 %)."
    ]


def test_extent_limits_the_search(sources):
    part = sources(EXTENT="2600040,2600060,1199900,1199990 [EPSG:2056]")
    assert 0 < part["CELL_COUNT"] < 0.4 * STEEP_CELLS


def test_slope_is_written_on_the_grid_of_the_elevation_model(sources, tmp_path, cells):
    path = tmp_path / "slope.tif"
    sources(SLOPE=str(path), EXTENT="2600040,2600060,1199900,1199990 [EPSG:2056]")
    slope = cells(path)
    assert slope.shape == (60, 40)
    np.testing.assert_allclose(slope[20, 22:28], 40.0, atol=1e-3)
    assert np.isnan(slope[:, :18]).all()


def test_real_mountain_by_its_own_distribution(qgis_app, shared_data, recorder, tmp_path):
    # invariants: areas are those of their cells, all are as steep and as large as asked, the figure is a picture
    import processing

    dem = str(shared_data / "dem" / "avaGar_5m_EPSG31287.tif")
    figure = tmp_path / "slopes.png"
    parameters = {"DEM": dem, "MIN_AREA": 200.0, "SPACING": 25.0, "FIGURE": str(figure)}
    outputs = {"AREAS": "memory:", "POINTS": "memory:"}
    results = processing.run("talus:sourceareas", {**parameters, **outputs}, feedback=recorder)
    assert 38.0 < results["THRESHOLD_VALUE"] < 46.0 and results["FIT_R2"] > 0.95
    areas = list(results["AREAS"].getFeatures())
    assert sum(area["cells"] for area in areas) == results["CELL_COUNT"] > 10_000
    assert all(area.geometry().isGeosValid() for area in areas)
    for area in areas:
        assert area.geometry().area() == pytest.approx(area["area_m2"]) and area["area_m2"] >= 200.0
        assert area["slope_mean"] >= results["THRESHOLD_VALUE"] and area["true_m2"] > area["area_m2"]
    assert {point["area_id"] for point in results["POINTS"].getFeatures()} == {area["id"] for area in areas}
    assert figure.read_bytes().startswith(b"\x89PNG")
    assert any("rock cliffs" in message for message in recorder.messages)


def refusal(sources, tmp_path, **parameters):
    """The message of a run that must fail and must leave no file."""
    from qgis.core import QgsProcessingException

    path = tmp_path / "slope_left.tif"
    with pytest.raises(QgsProcessingException) as caught:
        sources(SLOPE=str(path), **parameters)
    assert not path.exists()
    return str(caught.value)


def test_terrain_without_cliffs_is_refused_with_the_other_ways(sources, tmp_path):
    assert says(refusal(sources, tmp_path, METHOD="distribution"), "fixed threshold", "resolution")


def test_density_and_spacing_at_once_are_refused(sources, tmp_path):
    assert says(refusal(sources, tmp_path, DENSITY=10.0, SPACING=20.0), "DENSITY", "SPACING", "one of them")


def test_threshold_above_all_slopes_is_refused_with_the_steepest(sources, tmp_path):
    assert says(refusal(sources, tmp_path, THRESHOLD=60.0), "60.0°", "the steepest cell has 40.0°")


def test_smallest_area_above_all_is_refused(sources, tmp_path):
    assert says(refusal(sources, tmp_path, MIN_AREA=1e6), "MIN_AREA")


def test_elevation_model_in_degrees_is_refused(sources, tmp_path, make_dem):
    assert says(refusal(sources, tmp_path, DEM=make_dem(epsg=4326, cell=0.00002, corner=(9.5, 47.0))), "DEM", "degrees")


def test_elevation_model_of_two_rows_is_refused(sources, tmp_path, make_dem):
    assert says(refusal(sources, tmp_path, DEM=make_dem(heights=np.zeros((2, 20)))), "DEM", "no slope")


@pytest.mark.parametrize("name, value", [("THRESHOLD", 95.0), ("MIN_AREA", -1.0), ("SPACING", float("nan"))])
def test_impossible_numbers_are_refused(sources, tmp_path, name, value):
    assert says(refusal(sources, tmp_path, **{name: value}), name, "give a number from")


def test_invalid_exclusion_is_refused(sources, tmp_path, make_layer):
    bow_tie = make_layer("Polygon", [("POLYGON((10 -60, 60 -15, 60 -60, 10 -15, 10 -60))", [])])
    assert says(refusal(sources, tmp_path, EXCLUDE=bow_tie), "EXCLUDE: feature 1", "Fix geometries")


def test_cancel_leaves_no_file(sources, tmp_path, recorder):
    recorder.cancel()
    assert says(refusal(sources, tmp_path), "Cancelled", "nothing was written")


def test_figure_without_a_distribution_is_refused(sources, tmp_path):
    assert says(refusal(sources, tmp_path, FIGURE=str(tmp_path / "f.png")), "FIGURE", "distribution")


def test_every_parameter_has_help_that_is_a_sentence(qgis_app):
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:sourceareas")
    texts = {definition.name(): definition.help() for definition in algorithm.parameterDefinitions()}
    assert [name for name, text in texts.items() if len(text) < 15 or not text.rstrip().endswith(".")] == []


def test_parts_of_the_landforms_sum_to_all_cells():
    """The shares of the fit came to 107 % of the cells on the demonstration slope."""
    from talus.algorithms.tools.sourceareas.layers import parts_of
    from talus.engine.sources.slope_units import SlopeUnits

    angle = np.arange(0.25, 90.0, 0.5)
    fit = [np.array(row) for row in ((0.19, 0.21, 0.52, 0.15), (1.3, 13.6, 28.6, 56.1), (2.3, 7.0, 3.4, 15.0))]
    parts = parts_of(SlopeUnits(*fit, 37.6, angle, np.zeros_like(angle), 0.99))
    assert fit[0].sum() > 1.05 and parts.sum() == pytest.approx(1.0)
    assert parts[0] < fit[0][0]  # half of the plains' Gaussian lies below 0 degrees
    # By hand: of the other three all but 2.6 % (footslopes below 0°) and 1.2 % (cliffs above 90°) is seen.
    seen = np.array([0.714, 0.974, 1.0, 0.988]) * fit[0]
    np.testing.assert_allclose(parts, seen / seen.sum(), atol=2e-3)
