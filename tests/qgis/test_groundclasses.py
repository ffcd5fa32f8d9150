# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:groundclasses through processing.run: the raster does what the polygons do; problems of the map; bad input."""

import numpy as np
import pytest

from talus.algorithms.shared.parameters.ground import GROUND_CLASSES
from talus.engine import ground_classes
from talus.engine.ground.parameters import CONTACT, NAMES, names_of
from talus.tests.qgis.bands import band_of
from talus.tests.qgis.test_simulate_bad_input import FOREST, says

CODES = "field=code:integer"
TABLE = ["1", "soft", "2", "extra_hard", "3", "snow"]


@pytest.fixture
def ground(make_layer, box):
    """Three polygons with codes over most of the slope."""
    shapes = [(box(0, -40, 80, 0), [2]), (box(0, -80, 80, -40), [1]), (box(0, -110, 80, -80), [3])]
    return make_layer("Polygon", shapes, CODES, name="ground")


@pytest.fixture
def classes(qgis_app, dem, ground, recorder, tmp_path):
    """``classes(NAME=value, ...)``: run the algorithm on three polygons and their table."""

    def run(**parameters):
        import processing

        small = {
            "DEM": dem, "GROUND": ground, "GROUND_FIELD": "code", "CLASS_TABLE": TABLE,
            "GROUND_RASTER": str(tmp_path / "ground.tif"), "PROBLEMS": "memory:",
        }  # fmt: skip
        return processing.run("talus:groundclasses", {**small, **parameters}, feedback=recorder)

    return run


def bands(path):
    """Description -> array of each band, row 0 in the north."""
    from osgeo import gdal

    raster = gdal.Open(str(path))
    return {raster.GetRasterBand(k + 1).GetDescription(): raster.GetRasterBand(k + 1).ReadAsArray()
            for k in range(raster.RasterCount)}  # fmt: skip


def paths_of(layer):
    return [feature.geometry().asWkt(17) for feature in layer.getFeatures()]


def test_bands_have_the_parameters_of_the_classes(classes):
    # closed form: each node has the row of the table of ground classes; below -110 m the default
    results = classes(GROUND_DEFAULT="hard")
    result, known = bands(results["GROUND_RASTER"]), ground_classes.load()
    assert list(result) == ["class", *NAMES]
    for row, name in ((5, "extra_hard"), (25, "soft"), (45, "snow"), (58, "hard")):
        for column in (*names_of(CONTACT), "viscous_drag"):
            assert (result[column][row] == getattr(known[name], column)).all()
    assert results["CLASS_COUNT"] == 4
    assert results["GROUND_SHARE"] == pytest.approx(55.0 / 60.0)
    assert results["PROBLEMS"].featureCount() == 0


@pytest.mark.parametrize("options", [{}, {"VISCOUS_DRAG": True, "RESTITUTION": 0.2, "ROLLING_RESISTANCE": 0.1}, {
    "EXTENT": "2600010,2600070,1199880,1199995 [EPSG:2056]"}])  # fmt: skip
def test_simulation_through_the_raster_is_bitwise_that_with_the_polygons(classes, simulate, make_layer, box, options):
    names = dict(zip(TABLE[::2], TABLE[1::2]))
    boxes = [(0, -40, 80, 0, "2"), (0, -80, 80, -40, "1"), (0, -110, 80, -80, "3")]
    named = make_layer("Polygon", [(box(*b), [names[code]]) for *b, code in boxes], "field=ground_class:string")
    stand = box(20, -100, 60, -30)
    forest = make_layer("Polygon", [(stand, [500.0, 15.0])], FOREST)
    coded = make_layer("Polygon", [(stand, ["dense"])], "field=kind:string")
    made = classes(
        FOREST=coded, FOREST_FIELD="kind", FOREST_TABLE=["dense", "500", "15"], GROUND_DEFAULT="medium"
    )  # fmt: skip
    outputs = {"TRAJECTORIES": "memory:", "RUNS": 5}
    direct = simulate(GROUND=named, FOREST=forest, **outputs, **options)
    through = simulate(GROUND_RASTER=made["GROUND_RASTER"], **outputs, **options)
    assert paths_of(direct["TRAJECTORIES"]) == paths_of(through["TRAJECTORIES"])
    assert paths_of(direct["TRAJECTORIES"]) != paths_of(simulate(**outputs, **options)["TRAJECTORIES"])
    assert direct["ENERGY_MAX_VALUE"] == through["ENERGY_MAX_VALUE"]


def test_table_comes_from_a_file_too(classes, tmp_path):
    path = tmp_path / "classes.csv"
    rows = [f"{name}; {code};x\n" for code, name in zip(TABLE[::2], TABLE[1::2])]
    path.write_text("class;value;note\n" + "".join(rows))
    typed = bands(classes()["GROUND_RASTER"])
    other = bands(classes(CLASS_TABLE=None, CLASS_FILE=str(path), GROUND_RASTER=str(tmp_path / "o.tif"))[
        "GROUND_RASTER"])  # fmt: skip
    assert all(np.array_equal(typed[name], other[name]) for name in typed)


def test_table_as_one_string_is_read_as_the_command_line_gives_it(classes, tmp_path):
    typed = bands(classes()["GROUND_RASTER"])
    other = bands(classes(CLASS_TABLE=",".join(TABLE), GROUND_RASTER=str(tmp_path / "o.tif"))["GROUND_RASTER"])
    assert all(np.array_equal(typed[name], other[name]) for name in typed)


def test_names_of_classes_need_no_table(classes, make_layer, box):
    named = make_layer("Polygon", [(box(0, -60, 80, 0), ["snow"])], "field=c:string")
    result = bands(classes(GROUND=named, GROUND_FIELD="c", CLASS_TABLE=None, FOREST_TABLE=[""])["GROUND_RASTER"])
    assert (result["mu_min"][:30] == ground_classes.load()["snow"].mu_min).all()


def test_classes_of_a_table_of_the_user_count(classes, tmp_path):
    path = tmp_path / "mine.csv"
    lines = GROUND_CLASSES.read_text(encoding="utf-8").splitlines()
    soft = next(line for line in lines if line.startswith("soft,"))
    path.write_text("\n".join([lines[0], soft.replace("soft,0.25", "peat,0.21", 1)]), encoding="utf-8")
    table = ["1", "peat", "2", "hard", "3", "snow"]
    result = bands(classes(CLASS_TABLE=table, GROUND_TABLE=str(path))["GROUND_RASTER"])
    assert (result["mu_min"][25] == 0.21).all()


def test_forest_alone_gives_its_drag(classes, make_layer, box):
    forest = make_layer("Polygon", [(box(0, -60, 80, 0), [7.0])], "field=k:double")
    # a dialog gives one empty text for a table without rows
    results = classes(GROUND=None, FOREST=forest, FOREST_FIELD="k", CLASS_TABLE=[""], FOREST_TABLE=["7", "250", "12.5"])
    result = bands(results["GROUND_RASTER"])
    assert (result["drag"][:30] == 250.0).all() and (result["drag_height"][:30] == 12.5).all()
    assert (result["drag"][30:] == 0.0).all() and results["FOREST_SHARE"] == 0.5


def test_problems_are_a_layer_with_their_areas(classes, make_layer, box, recorder):
    # an overlap of 80 m x 2 m with different values, a strip of 80 m x 1 m without polygon, a sliver of 80 m x 0.5 m
    shapes = [
        (box(0, -40, 80, 0), [2]), (box(0, -80, 80, -38), [1]), (box(0, -110, 80, -81), [3]),
        (box(0, -110.5, 80, -110), [3]),
    ]  # fmt: skip
    results = classes(GROUND=make_layer("Polygon", shapes, CODES))
    rows = [(row["kind"], row["features"], row["differ"], round(row["area_m2"], 6))
            for row in results["PROBLEMS"].getFeatures()]  # fmt: skip
    assert rows == [("overlap", "1, 2", 1, 160.0), ("gap", "", 0, 80.0), ("sliver", "4", 0, 40.0)]
    assert (results["OVERLAP_COUNT"], results["GAP_COUNT"], results["SLIVER_COUNT"]) == (1, 1, 1)
    assert (results["CONTRADICTION_COUNT"], results["OVERLAP_AREA"]) == (1, pytest.approx(160.0))
    assert any("resolved by the order" in warning for warning in recorder.warnings)
    assert any("1 gaps and 1 slivers" in warning for warning in recorder.warnings)


@pytest.mark.parametrize("rule, name", [("first", "extra_hard"), ("last", "soft")])
def test_order_says_which_polygon_counts(classes, make_layer, box, rule, name):
    shapes = [(box(0, -60, 80, 0), [2]), (box(0, -80, 80, -20), [1])]
    result = bands(classes(GROUND=make_layer("Polygon", shapes, CODES), OVERLAP=rule)["GROUND_RASTER"])
    assert (result["mu_min"][10:30] == ground_classes.load()[name].mu_min).all()


def refusal(classes, tmp_path, **parameters):
    """The message of a run that must fail and must leave no file."""
    from qgis.core import QgsProcessingException

    path = tmp_path / "refused.tif"
    with pytest.raises(QgsProcessingException) as caught:
        classes(GROUND_RASTER=str(path), **parameters)
    assert list(tmp_path.glob("refused*")) == []
    return str(caught.value)


def test_overlaps_can_be_refused(classes, tmp_path, make_layer, box):
    shapes = [(box(0, -60, 80, 0), [2]), (box(0, -80, 80, -20), [1])]
    message = refusal(classes, tmp_path, GROUND=make_layer("Polygon", shapes, CODES), OVERLAP="stop")
    assert says(message, "GROUND: features 1, 2 overlap", "OVERLAP")


def test_value_that_is_not_in_the_table_is_refused(classes, tmp_path):
    message = refusal(classes, tmp_path, CLASS_TABLE=["1", "soft"])
    assert says(message, "(CLASS_TABLE) has no row for 2 values", "'2', '3'", "feature 1")


@pytest.mark.parametrize("table, words", [
    (["1", "gravel"], ["'gravel'", "'1'", "extra_soft"]), (["1", "soft", "2"], ["each row has 2 cells"]),
    (["1", "soft", "1", "hard"], ["twice"]),
])  # fmt: skip
def test_wrong_table_is_refused(classes, tmp_path, table, words):
    assert says(refusal(classes, tmp_path, CLASS_TABLE=table), "CLASS_TABLE", *words)


@pytest.mark.parametrize("drag", ["-1", "much", "nan"])
def test_impossible_drag_is_refused(classes, tmp_path, make_layer, box, drag):
    forest = make_layer("Polygon", [(box(0, -60, 80, 0), [7])], CODES)
    table = {"FOREST": forest, "FOREST_FIELD": "code", "FOREST_TABLE": ["7", drag, "10"]}
    assert says(refusal(classes, tmp_path, **table), "FOREST_TABLE", drag, "at least 0")


def test_file_without_its_columns_is_refused(classes, tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("a,b\n1,soft\n")
    assert says(refusal(classes, tmp_path, CLASS_TABLE=None, CLASS_FILE=str(path)), "CLASS_FILE", "value, class")


def test_missing_inputs_are_refused(classes, tmp_path, make_layer, box):
    assert says(refusal(classes, tmp_path, GROUND=None), "GROUND", "FOREST")
    assert says(refusal(classes, tmp_path, GROUND_FIELD=""), "GROUND_FIELD")
    assert says(refusal(classes, tmp_path, GROUND_FIELD="none"), "no field 'none'")
    bare = make_layer("Polygon", [(box(0, -60, 80, 0), [1])], CODES, crs="", name="bare")
    assert says(refusal(classes, tmp_path, GROUND=bare), "the layer bare has no coordinate system")


def test_cancel_leaves_no_file(classes, tmp_path, recorder):
    recorder.cancel()
    assert says(refusal(classes, tmp_path), "Cancelled", "nothing was written")


def test_invalid_polygon_is_refused(classes, tmp_path, make_layer):
    bow_tie = make_layer("Polygon", [("POLYGON((10 -60, 60 -15, 60 -60, 10 -15, 10 -60))", [1])], CODES)
    assert says(refusal(classes, tmp_path, GROUND=bow_tie), "GROUND: feature 1", "Fix geometries")


def test_raster_beside_polygons_is_refused_by_the_simulation(classes, refused, make_layer, box):
    path = classes()["GROUND_RASTER"]
    named = make_layer("Polygon", [(box(0, -60, 80, 0), ["hard"])], "field=ground_class:string")
    assert says(refused(GROUND_RASTER=path, GROUND=named), "GROUND_RASTER", "and so does Ground polygons (GROUND);")
    assert says(refused(GROUND_RASTER=path, FOREST=named), "GROUND_RASTER", "and so does Forest polygons (FOREST);")


def test_raster_of_another_place_is_refused_by_the_simulation(classes, refused, make_dem, dem):
    path = classes()["GROUND_RASTER"]
    assert says(refused(GROUND_RASTER=dem), "GROUND_RASTER", "no band with the description mu_min")
    fine = make_dem("fine.tif", heights=np.tile(np.linspace(500.0, 400.0, 119)[:, None], (1, 79)), cell=1.0)
    assert says(refused(GROUND_RASTER=path, DEM=fine), "GROUND_RASTER", "not those of the elevation model")
    other = make_dem("utm.tif", epsg=32632, corner=(450_000.0, 5_150_000.0))
    assert says(refused(GROUND_RASTER=path, DEM=other), "GROUND_RASTER", "EPSG:2056", "EPSG:32632")


def test_every_parameter_has_help_that_is_a_sentence(qgis_app):
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:groundclasses")
    texts = {definition.name(): definition.help() for definition in algorithm.parameterDefinitions()}
    assert [name for name, text in texts.items() if len(text) < 15 or not text.rstrip().endswith(".")] == []


def test_real_polygon_on_a_real_mountain(classes, shared_data):
    # invariant: the share of the cells is the area of the polygon over that of the raster, within a cell along its rim
    dem = str(shared_data / "dem" / "avaGar_5m_EPSG31287.tif")
    ground = str(shared_data / "dem" / "relGar.shp")
    results = classes(DEM=dem, GROUND=ground, GROUND_FIELD="Name", CLASS_TABLE=["GaR1", "extra_hard"])
    result = bands(results["GROUND_RASTER"])
    assert results["GROUND_SHARE"] * result["class"].size * 25.0 == pytest.approx(40_678.0, rel=0.01)
    assert np.unique(result["mu_min"]).tolist() == [0.35, 0.8]


def test_dialog_with_an_empty_table_is_accepted(qgis_app, dem, make_layer, box):
    """QGIS 3.22 passes one empty cell for a table without rows; the dialog asked for both tables to be filled."""
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProject

    named = make_layer("Polygon", [(box(0, -110, 80, 0), ["soft"])], "field=kind:string(20)", name="ground")
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:groundclasses")
    dialog = algorithm.createCustomParametersWidget(None)
    project = QgsProject.instance()
    project.addMapLayer(named)
    panel = dialog.mainWidget()
    panel.setParameters({"DEM": dem, "GROUND": named.id(), "GROUND_FIELD": "kind"})
    parameters = panel.createProcessingParameters()
    context = QgsProcessingContext()
    context.setProject(project)
    accepted, problem = algorithm.checkParameterValues(parameters, context)
    dialog.close()
    project.removeMapLayer(named)
    assert accepted, problem


def test_raster_is_drawn_by_the_names_and_colours_of_its_classes(classes, make_layer, box):
    """Not as a ramp of a parameter: what is hard to read is not read."""
    from qgis.core import QgsRasterLayer

    from talus.algorithms.shared.styles.ramps import CLASS_COLOURS
    from talus.algorithms.tools.groundclasses.outputs import GroundStyle

    stand = make_layer("Polygon", [(box(0, -60, 80, 0), [7])], CODES, name="forest")
    results = classes(GROUND_DEFAULT="hard", FOREST=stand, FOREST_FIELD="code", FOREST_TABLE=["7", "500", "5"])
    layer = QgsRasterLayer(results["GROUND_RASTER"], "ground")
    GroundStyle().apply(layer)
    renderer = layer.renderer()
    assert renderer.type() == "paletted" and layer.bandName(band_of(renderer)).endswith("class")
    drawn = [(entry.label, entry.color.name()) for entry in renderer.classes()]
    assert [name for name, _ in drawn] == [
        "snow", "soft", "soft, forest 500 kg/s", "hard", "extra hard, forest 500 kg/s",
    ]  # fmt: skip
    assert dict(drawn)["soft"] == CLASS_COLOURS["soft"] and dict(drawn)["hard"] == CLASS_COLOURS["hard"]
    assert len({colour for _, colour in drawn}) == len(drawn)


def test_raster_without_numbers_of_classes_is_drawn_by_its_friction(dem):
    from qgis.core import QgsRasterLayer

    from talus.algorithms.tools.groundclasses.outputs import GroundStyle

    layer = QgsRasterLayer(dem, "heights")
    GroundStyle().apply(layer)
    assert layer.renderer().type() == "singlebandpseudocolor"


def test_surface_roughness_of_the_polygons_is_a_band(classes, make_layer, box, recorder):
    """A field in metres; empty: that of the class. An overlap of another height is a contradiction."""
    fields = "field=code:integer&field=surface_roughness:double"
    shapes = [(box(0, -60, 80, 0), [1, 0.25]), (box(0, -120, 80, -60), [1, None])]
    results = classes(GROUND=make_layer("Polygon", shapes, fields))
    result = bands(results["GROUND_RASTER"])["surface_roughness"]
    assert (result[5] == 0.25).all() and (result[55] == ground_classes.load()["soft"].surface_roughness).all()
    assert results["CONTRADICTION_COUNT"] == 0
    assert any("soft with a surface roughness of 0.25 m" in message for message in recorder.messages)
    over = [*shapes, (box(0, -60, 40, -30), [1, 0.5])]
    assert classes(GROUND=make_layer("Polygon", over, fields))["CONTRADICTION_COUNT"] == 1
