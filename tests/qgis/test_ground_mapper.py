# SPDX-License-Identifier: GPL-2.0-or-later
"""Map ground and forest: polygons into a GeoPackage that talus:simulate takes, gaps and overlaps in m2, undo."""

from unittest import mock

import pytest

from talus.algorithms.shared.parameters.values import is_empty
from talus.engine.ground.surface_roughness import FIELD
from talus.tests.qgis.conftest import COLUMNS, NORTH, ROWS, WEST

AREA = COLUMNS * ROWS * 4.0  # m2 of the elevation model of conftest.py, 80 m x 120 m
HOLE = 25 * 4.0  # m2 of it without heights, in the north-west


@pytest.fixture
def project(qgis_app, dem):
    from qgis.core import QgsCoordinateReferenceSystem, QgsProject, QgsRasterLayer

    project = QgsProject.instance()
    project.clear()
    project.setCrs(QgsCoordinateReferenceSystem("EPSG:2056"))
    project.addMapLayer(QgsRasterLayer(dem, "heights"))
    yield project
    project.clear()


@pytest.fixture
def panel(project, tmp_path):
    from qgis.core import QgsCoordinateReferenceSystem

    from talus.algorithms.shared.desktop.ground_mapper.panel import MapperPanel
    from talus.tests.qgis.desktop_stand_in import Desktop

    desktop = Desktop()
    desktop.canvas.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:2056"))
    panel = MapperPanel(desktop)
    panel.open_file(str(tmp_path / "ground.gpkg"))
    yield panel
    panel.close_down()


def polygon(box, *sides):
    """The QgsGeometry of a rectangle, in metres from the north-western corner."""
    from qgis.core import QgsGeometry

    geometry = QgsGeometry.fromWkt(box(*sides))
    geometry.translate(WEST, NORTH)
    return geometry


def classes_of(layer):
    return sorted((feature["ground_class"], round(feature.geometry().area(), 6)) for feature in layer.getFeatures())


def test_fields_are_those_that_simulations_look_for(qgis_app, panel):
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:simulate")
    assert FIELD in panel.layers["ground"].fields().names()
    for name, layer in (("GROUND_FIELD", "ground"), ("FOREST_DRAG_FIELD", "forest"), ("FOREST_HEIGHT_FIELD", "forest")):
        assert algorithm.parameterDefinition(name).defaultValue() in panel.layers[layer].fields().names()
    assert set(panel.layers) == {"ground", "forest"}
    assert all(layer.crs().authid() == "EPSG:2056" for layer in panel.layers.values())


def test_drawn_polygon_has_its_class_and_leaves_what_is_there(panel, box):
    """Closed numbers: 30 x 120 m, then what is left of 80 x 120 m."""
    panel.pages.widget(0).choose("hard")
    panel.add_drawn(polygon(box, 0, -120, 30, 0))
    panel.pages.widget(0).choose("soft")
    panel.add_drawn(polygon(box, 0, -120, 80, 0))
    assert classes_of(panel.layer()) == [("hard", 3600.0), ("soft", 6000.0)]
    panel.add_drawn(polygon(box, 10, -20, 20, -10))  # all of it is mapped
    assert "mapped already" in panel.said.text() and panel.layer().featureCount() == 2


def test_field_test_picks_the_class(panel):
    page = panel.pages.widget(0)
    page.test.setCurrentIndex(page.test.findText("a pick is needed"))
    assert page.values() == {"ground_class": "hard", "surface_roughness": None}


def test_word_for_the_roughness_goes_into_the_field_that_simulations_take(panel, box, simulate, recorder):
    """0.4 m of blocks in one polygon; the other says nothing, so its class does; selected ones are changed."""
    page = panel.pages.widget(0)
    page.rough.setCurrentIndex(page.rough.findText("blocks (0.4 m)"))
    panel.add_drawn(polygon(box, 0, -120, 80, -60))
    page.choose_roughness(None)
    panel.add_drawn(polygon(box, 0, -60, 80, 0))
    assert panel.save()
    heights = [feature["surface_roughness"] for feature in panel.layer().getFeatures()]
    assert heights[0] == 0.4 and is_empty(heights[1])
    simulate(GROUND=panel.layer())
    assert any("GROUND: the surface roughness is that of the field surface_roughness" in message
               for message in recorder.messages)  # fmt: skip
    panel.layer().selectAll()
    page.choose_roughness(0.05)
    panel.give_to_selected()
    assert [feature["surface_roughness"] for feature in panel.layer().getFeatures()] == [0.05, 0.05]


def test_words_rise_from_smooth_on_and_each_has_a_picture_of_its_own(qgis_app):
    from talus.algorithms.shared.desktop.ground_mapper import pictures
    from talus.algorithms.shared.parameters.roughness_words import roughness_words

    words = list(roughness_words().values())
    heights = [word.height for word in words]
    assert heights == sorted(set(heights)) and heights[0] == 0.0
    assert len({word.label for word in words}) == len({word.looks for word in words}) == len(words)
    images = [pictures.picture_of_roughness(height).toImage() for height in heights]
    assert all(image != other for k, image in enumerate(images) for other in images[:k])


def test_map_of_an_earlier_version_gets_the_field(panel, project, tmp_path, box):
    """A file without it; what is drawn there before stays."""
    from osgeo import ogr

    from talus.algorithms.shared.desktop.ground_mapper import maps

    panel.add_drawn(polygon(box, 0, -40, 40, 0))
    assert panel.save()
    path, crs = str(tmp_path / "ground.gpkg"), panel.layer().crs()
    project.removeAllMapLayers()
    file = ogr.Open(path, 1)
    table = file.GetLayerByName("ground")
    table.DeleteField(table.GetLayerDefn().GetFieldIndex("surface_roughness"))
    file = table = None
    layer = maps.open_maps(path, crs)[0]
    assert "surface_roughness" in layer.fields().names()
    assert [feature["ground_class"] for feature in layer.getFeatures()] == ["medium"]


def test_overlap_with_another_roughness_is_a_contradiction(panel, box):
    from talus.algorithms.shared.desktop.ground_mapper.pages import perimeter_of, problems_of

    page = panel.pages.widget(0)
    panel.is_cut.setChecked(False)
    panel.add_drawn(polygon(box, 0, -40, 40, 0))
    panel.add_drawn(polygon(box, 20, -40, 60, 0))
    perimeter, keys = perimeter_of(panel.layer(), panel.dem.currentLayer()), ("ground_class", "surface_roughness")
    assert problems_of(panel.layer(), keys, perimeter).contradictions == 0
    page.choose_roughness(0.1)
    panel.add_drawn(polygon(box, 50, -40, 80, 0))
    assert problems_of(panel.layer(), keys, perimeter).contradictions == 1


def test_undo_takes_the_last_polygon_back(panel, box):
    panel.add_drawn(polygon(box, 0, -40, 30, 0))
    panel.add_drawn(polygon(box, 30, -40, 60, 0))
    panel._stack("undo")
    assert panel.layer().featureCount() == 1
    panel._stack("redo")
    assert panel.layer().featureCount() == 2


def test_gaps_and_overlaps_are_counted_in_square_metres(panel, box):
    from talus.algorithms.shared.desktop.ground_mapper.pages import perimeter_of, problems_of

    panel.add_drawn(polygon(box, 0, -50, 80, 0))
    panel.is_cut.setChecked(False)
    panel.pages.widget(0).choose("soft")
    panel.add_drawn(polygon(box, 20, -70, 60, -40))  # 40 m x 10 m of it twice
    perimeter = perimeter_of(panel.layer(), panel.dem.currentLayer())
    problems = problems_of(panel.layer(), ("ground_class",), perimeter)
    assert problems.area == pytest.approx(AREA - HOLE)
    assert problems.gap_area == pytest.approx(AREA - 80 * 50 - 40 * 20, rel=1e-9) and len(problems.gaps) == 1
    assert (problems.overlap_area, problems.contradictions) == (pytest.approx(400.0), 1)
    panel.look_for_problems()
    assert "49 % of the perimeter is mapped" in panel.said.text() and "Overlaps: 1 (400 m²)" in panel.said.text()
    assert sum(band.size() for band in panel.marks.bands) == 1  # the overlap: less than half is mapped
    panel.layer().deleteFeature(max(feature.id() for feature in panel.layer().getFeatures()))
    panel.add_drawn(polygon(box, 0, -60, 10, -55))
    panel.layer().deleteFeature(
        next(feature.id() for feature in panel.layer().getFeatures() if feature.geometry().area() > 999.0)
    )
    panel.look_for_problems()
    assert "Gaps" in panel.said.text()
    assert sum(band.size() for band in panel.marks.bands) == 0  # nearly nothing is mapped: the slope stays visible


def test_perimeter_of_a_layer_is_taken_in_the_place_of_the_elevation_model(panel, make_layer, box):
    from talus.algorithms.shared.desktop.ground_mapper.pages import perimeter_of, problems_of

    frame = make_layer("Polygon", [(box(0, -40, 50, 0), [])])
    panel.add_drawn(polygon(box, 0, -40, 50, -10))
    problems = problems_of(
        panel.layer(), ("ground_class",), perimeter_of(panel.layer(), panel.dem.currentLayer(), frame)
    )
    assert (problems.area, problems.gap_area) == (pytest.approx(2000.0), pytest.approx(500.0))


def test_polygons_of_another_layer_are_taken_with_the_classes_that_they_have(panel, project, make_layer, box):
    shapes = [(box(0, -40, 40, 0), ["soft"]), (box(40, -40, 80, 0), [None])]
    other = make_layer("Polygon", shapes, "field=ground_class:string", name="soils")
    project.addMapLayer(other)
    panel.source.setLayer(other)
    panel.pages.widget(0).choose("hard")
    panel.take()
    assert classes_of(panel.layer()) == [("hard", 1600.0), ("soft", 1600.0)]
    assert "Polygons taken: 2." in panel.said.text()


def test_class_of_selected_polygons_is_changed(panel, box):
    panel.add_drawn(polygon(box, 0, -40, 40, 0))
    panel.give_to_selected()
    assert "Select polygons" in panel.said.text()
    panel.layer().selectAll()
    panel.pages.widget(0).choose("extra_hard")
    panel.give_to_selected()
    assert classes_of(panel.layer()) == [("extra_hard", 1600.0)]


def test_map_is_seen_by_the_names_and_colours_of_its_classes(panel):
    from talus.algorithms.shared.styles.ramps import CLASS_COLOURS

    categories = panel.layer().renderer().categories()
    assert {
        category.value(): category.symbol().color().name() for category in categories if category.value()
    } == CLASS_COLOURS
    assert "medium soft" in [category.label() for category in categories]


def test_saved_maps_are_taken_by_the_simulation_unchanged(panel, box, simulate, recorder):
    panel.pages.widget(0).choose("soft")
    panel.add_drawn(polygon(box, 0, -120, 80, -60))
    panel.pages.setCurrentIndex(1)
    panel.pages.widget(1).list.setCurrentRow(2)
    panel.add_drawn(polygon(box, 0, -60, 80, -30))
    assert panel.save() and not any(layer.isModified() for layer in panel.layers.values())
    inputs = panel.inputs()
    assert set(inputs) == {"GROUND", "FOREST", "DEM"}
    layers = {name.upper(): layer for name, layer in panel.layers.items()}
    simulate(**layers)
    assert any("GROUND: 50 % of the cells are covered; polygons: 1." in message for message in recorder.messages)
    assert any("FOREST: 25 % of the cells are covered; polygons: 1." in message for message in recorder.messages)
    (stand,) = panel.layers["forest"].getFeatures()
    assert (stand["stand"], stand["drag_coefficient"], stand["stems_ha"]) == ("dense", 750.0, 800.0)


def test_forest_without_polygons_is_no_input_where_its_count_is_unknown(panel, box):
    """QGIS 3.22 under X gave -1 for an empty table, as "unable to open database file" kept GDAL from counting."""
    panel.add_drawn(polygon(box, 0, -40, 40, 0))
    panel.save()
    forest = panel.layers["forest"]
    with mock.patch.object(type(forest), "featureCount", lambda _layer: -1):
        assert set(panel.inputs()) == {"GROUND", "DEM"}


def test_maps_are_found_again_in_a_project_and_files_of_others_stay(panel, project, tmp_path, box):
    from talus.algorithms.shared.desktop.ground_mapper import maps

    panel.add_drawn(polygon(box, 0, -40, 40, 0))
    panel.save()
    again = maps.open_maps(str(tmp_path / "ground.gpkg"), panel.layer().crs())
    assert [layer.featureCount() for layer in again] == [1, 0]
    assert maps.maps_in(project) == panel.layers
    other = tmp_path / "notes.gpkg"
    other.write_text("mine", encoding="utf-8")
    panel.open_file(str(other))
    assert "notes.gpkg" in panel.said.text() and other.read_text(encoding="utf-8") == "mine"


def test_removed_layer_is_let_go(panel, project):
    project.removeMapLayer(panel.layers["ground"].id())
    assert set(panel.layers) == {"forest"}
    assert not panel.draw.isEnabled()


def test_polygon_is_drawn_by_clicks(panel, qgis_app):
    from qgis.core import QgsPointXY

    panel.draw.setChecked(True)
    assert panel.canvas.mapTool() is panel.tool
    panel.tool.corners = [QgsPointXY(WEST + x, NORTH + y) for x, y in ((0, 0), (40, 0), (40, -30))]
    panel.tool.finish()
    assert classes_of(panel.layer()) == [("medium", 600.0)]
    panel.tool.corners = [QgsPointXY(WEST, NORTH)]
    panel.tool.finish()
    assert panel.layer().featureCount() == 1


def test_each_class_and_stand_has_a_picture_of_its_own(qgis_app):
    from talus.algorithms.shared.desktop.ground_mapper import maps as classes
    from talus.algorithms.shared.desktop.ground_mapper import pictures
    from talus.algorithms.shared.parameters.ground import ground_class_names

    assert list(classes.looks()) == ground_class_names()
    images = [pictures.picture_of_class(name).toImage() for name in classes.looks()]
    images += [pictures.picture_of_stand(name).toImage() for name in classes.stands()]
    assert all(image != other for k, image in enumerate(images) for other in images[:k])


def test_closed_panel_leaves_nothing_on_the_map(panel, box):
    panel.add_drawn(polygon(box, 0, -40, 40, 0))
    panel.look_for_problems()
    panel.draw.setChecked(True)
    panel.show()
    assert panel.marks.bands and panel.canvas.mapTool() is panel.tool
    panel.close()
    assert not panel.marks.bands and panel.canvas.mapTool() is not panel.tool
    assert panel.layer().featureCount() == 1


def test_map_of_a_study_is_its_layer_ground(qgis_app, dem, tmp_path, box):
    """No file is asked for, and there is one layer Ground, not two."""
    from qgis.core import QgsProject

    from talus.algorithms.shared.desktop.ground_mapper.panel import MapperPanel
    from talus.algorithms.shared.desktop.study.keeper import StudyKeeper
    from talus.tests.qgis.desktop_stand_in import Desktop
    from talus.tests.qgis.study_runs import open_new_study

    study = open_new_study(dem, tmp_path / "avagar")
    panel = MapperPanel(Desktop())
    panel.activate()
    names = sorted(layer.name() for layer in QgsProject.instance().mapLayers().values())
    assert names == ["Elevation model", "Forest", "Ground", "Lines", "Releases"]
    assert {layer.source().partition("|")[0] for layer in panel.layers.values()} == {str(study.inputs / "inputs.gpkg")}
    panel.pages.widget(0).choose("hard")
    panel.add_drawn(polygon(box, 0, 0, 30, 30))
    assert panel.save()
    assert classes_of(QgsProject.instance().mapLayersByName("Ground")[0]) == [("hard", 900.0)]
    panel.pages.widget(0).choose("soft")  # on both sides of it: two polygons, for the layer of a study has no parts
    panel.add_drawn(polygon(box, -10, 10, 40, 20))
    assert panel.save()
    assert classes_of(panel.layers["ground"]) == [("hard", 900.0), ("soft", 100.0), ("soft", 100.0)]
    panel.pages.setCurrentIndex(1)
    panel.add_drawn(polygon(box, 0, 0, 30, 30))
    assert panel.save()
    panel.close_down()
    keeper = StudyKeeper(Desktop())
    assert QgsProject.instance().read(str(study.project))  # which was not saved since
    names = sorted(layer.name() for layer in QgsProject.instance().mapLayers().values())
    assert names == ["Elevation model", "Forest", "Ground", "Lines", "Releases"]
    keeper.close_down()
    QgsProject.instance().clear()


def test_first_ground_is_proposed_where_nothing_is_mapped_and_can_be_undone(panel, tmp_path, project):
    """A cliff of 60 degrees, a talus of 35 below it, a meadow of 35 above: rock, debris, meadow; one step of Undo."""
    import numpy as np
    from qgis.core import QgsRasterLayer

    from talus.tests.qgis.conftest import write_dem

    fall = 2.0 * np.tan(np.radians(np.repeat((35.0, 60.0, 35.0, 10.0), 15)))
    heights = np.repeat((900.0 - np.cumsum(fall))[:, None], COLUMNS, axis=1)
    cliff = QgsRasterLayer(write_dem(tmp_path / "cliff.tif", heights=heights), "cliff")
    project.addMapLayer(cliff)
    panel.dem.setLayer(cliff)
    panel.propose()
    actual = {}
    for name, area in classes_of(panel.layer()):  # meadow lies above and below
        actual[name] = actual.get(name, 0.0) + area
    assert set(actual) == {"extra_hard", "hard", "medium"} and sum(actual.values()) == pytest.approx(AREA)
    for name, share in (("extra_hard", 0.25), ("hard", 0.25), ("medium", 0.5)):
        assert actual[name] == pytest.approx(share * AREA, abs=2.1 * COLUMNS * 4.0), name  # a row of cells at each edge
    assert "Check each of them" in panel.said.text() and panel.layer().isModified()
    panel._stack("undo")
    assert classes_of(panel.layer()) == []
    panel.pages.setCurrentIndex(1)
    assert not panel.proposing.isEnabled()  # of the ground only


def test_no_gap_is_marked_where_the_elevation_model_has_no_heights(panel, project, dem):
    """The perimeter is the area of the cells with heights, of 4 m2 each: all but 5 by 5, then all but 10 by 5."""
    from osgeo import gdal
    from qgis.core import QgsRasterLayer

    from talus.algorithms.shared.desktop.ground_mapper.pages import perimeter_of

    copy = dem.replace(".tif", "_cut.tif")
    raster = gdal.GetDriverByName("GTiff").CreateCopy(copy, gdal.Open(dem))
    heights = raster.ReadAsArray()
    heights[:5, :10] = -9999.0
    raster.GetRasterBand(1).SetNoDataValue(-9999.0)
    raster.GetRasterBand(1).WriteArray(heights)
    raster = None
    layer = QgsRasterLayer(copy, "cut")
    assert perimeter_of(panel.layer(), panel.dem.currentLayer()).area() == pytest.approx(AREA - HOLE)
    assert perimeter_of(panel.layer(), layer).area() == pytest.approx(AREA - 50 * 4.0)


def test_marks_of_gaps_are_shown_only_with_the_panel(panel, box):
    panel.add_drawn(polygon(box, 0, -120, 80, -5))
    panel.look_for_problems()
    assert sum(band.size() for band in panel.marks.bands) == 1
    panel.visibilityChanged.emit(False)
    assert not panel.marks.bands
