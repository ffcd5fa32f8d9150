# SPDX-License-Identifier: GPL-2.0-or-later
"""Results at a place: a cell, an object, a line and a profile of a run, against its layers; what is kept of them."""

import csv

import numpy as np
import pytest

from talus.tests.qgis.conftest import NORTH, WEST

MAPS = ("PASSAGES", "REACH_PROBABILITY", "ENERGY_P95", "ENERGY_MAX", "HEIGHT_MAX", "VELOCITY_MAX")


@pytest.fixture(scope="module")
def run_files(qgis_app, dem, tmp_path_factory):
    """Files of a run from two releases, 20 runs each; made once."""
    import processing

    from talus.tests.qgis.conftest import layer_of

    folder = tmp_path_factory.mktemp("run")
    releases = layer_of("Point", [("POINT(30 -20)", []), ("POINT(50 -20)", [])], name="releases")
    paths = {name: str(folder / f"{name}.tif") for name in MAPS}
    paths.update({name: str(folder / f"{name}.gpkg") for name in ("STOPS", "TRAJECTORIES")})
    inputs = {"DEM": dem, "RELEASES": releases, "RUNS": 20, "MAX_TIME": 60.0, "VOLUME": 0.5, "RUN_NAME": "one"}
    processing.run("talus:simulate", {**inputs, **paths})
    return paths


@pytest.fixture
def project(qgis_app, dem, run_files):
    from qgis.core import QgsCoordinateReferenceSystem, QgsProject, QgsRasterLayer, QgsVectorLayer

    from talus.algorithms.shared.styles.known_layers import all_known, which_of

    project = QgsProject.instance()
    project.clear()
    project.setCrs(QgsCoordinateReferenceSystem("EPSG:2056"))
    known, group = all_known(), project.layerTreeRoot().addGroup("Rockfall one")
    for name, path in run_files.items():
        layer = (QgsVectorLayer if path.endswith("gpkg") else QgsRasterLayer)(path, name)
        which = which_of(known, layer)
        which.style(layer).apply(layer)
        layer.setName(f"{which.label} – one")
        project.addMapLayer(layer, False)
        group.addLayer(layer)
    project.addMapLayer(QgsRasterLayer(dem, "heights"))
    yield project
    project.clear()


@pytest.fixture
def panel(project):
    from qgis.core import QgsRectangle

    from talus.algorithms.shared.desktop.results_panel.panel import ResultsPanel
    from talus.tests.qgis.desktop_stand_in import Desktop

    desktop = Desktop()
    desktop.canvas.setDestinationCrs(project.crs())
    desktop.canvas.resize(400, 600)
    desktop.canvas.setLayers(list(project.mapLayers().values()))
    desktop.canvas.setExtent(QgsRectangle(WEST, NORTH - 120, WEST + 80, NORTH))
    panel = ResultsPanel(desktop)
    yield panel
    panel.close_down()


def at(x, y):
    from qgis.core import QgsPointXY

    return QgsPointXY(WEST + x, NORTH + y)


def table(panel, title):
    return dict(panel.answer.tables)[title]


def passages(panel):
    """(how many runs pass, how many there are, quantity -> largest)."""
    result = table(panel, "Passages")
    rows = {row[0]: row[1:] for row in result.rows}
    return rows["runs here"][0], rows["of all runs"][0], dict(zip(result.heads[1:], rows["max."]))


def choose(panel, mode):
    panel.mode.setCurrentIndex(panel.mode.findData(mode))


def busiest_cell(panel):
    """(a point in the cell that most runs pass among those 40 m and more below the releases, how many pass)."""
    from osgeo import gdal
    from qgis.core import QgsPointXY

    layer = panel.run().maps["PASSAGES"]
    extent, side = layer.extent(), layer.rasterUnitsPerPixelX()
    grid = gdal.Open(layer.source()).ReadAsArray().astype(float)
    south = extent.yMaximum() - (np.arange(grid.shape[0]) + 0.5) * side
    grid[(south > NORTH - 60.0) | (south < NORTH - 68.0)] = 0.0
    row, column = np.unravel_index(np.argmax(grid), grid.shape)
    return QgsPointXY(extent.xMinimum() + (column + 0.5) * side, south[row]), grid.max()


def test_cell_has_every_map_of_the_run_the_most_important_first(panel):
    point, most = busiest_cell(panel)
    panel.ask_at(point)
    rows = table(panel, "Maps").rows
    assert [label for label, _, _ in rows][:3] == ["Reach probability", "Passages", "Energy, 95th percentile"]
    values = {label: (value, unit) for label, value, unit in rows}
    assert values["Passages"] == (most, "runs") and values["Energy, maximum"][1] == "kJ"
    assert values["Reach probability"][0] == pytest.approx(most / 40)


def test_passages_of_a_cell_are_those_of_its_maps(panel):
    """The maps look at every step, the trajectories at samples 0.1 s apart and at the contacts between them.

    In 40 cells of a run on avaGar the largest values of both differ by 2 % at most, and the runs are the same.
    """
    point, most = busiest_cell(panel)
    panel.ask_at(point)
    maps = {label: value for label, value, _ in table(panel, "Maps").rows}
    passing, runs, largest = passages(panel)
    assert most - 1 <= passing <= most and runs == 40
    assert largest["energy [kJ]"] == pytest.approx(maps["Energy, maximum"], rel=0.03)
    assert largest["velocity [m/s]"] == pytest.approx(maps["Velocity, maximum"], rel=0.03)


def test_all_around_a_release_passes_and_each_comes_from_its_own(panel):
    """A box of 17 cells around the western release holds its 20 runs from the beginning."""
    panel.around.setValue(3)
    panel.ask_at(at(30, -20))
    first = table(panel, "Sources of the rocks").rows[0]
    assert (first[0], first[1], first[2]) == ("1", 20, 100.0)
    assert panel.answer.sources[0].start == pytest.approx((WEST + 30.0, NORTH - 20.0), abs=1e-6)
    assert len(panel.marks.bands) == 1 + len(panel.answer.sources)


def test_line_across_the_paths_counts_every_run_that_passes(panel):
    """Twin: the runs whose trajectory crosses the line, by QGIS's own geometry."""
    from qgis.core import QgsGeometry

    choose(panel, "across")
    ends = [at(0, -50), at(80, -50)]
    panel.ask_along(ends)
    line = QgsGeometry.fromPolylineXY(ends)
    twins = sum(feature.geometry().intersects(line) for feature in panel.run().tables["TRAJECTORIES"].getFeatures())
    assert passages(panel)[0] == twins > 10
    assert sum(row[1] for row in table(panel, "Sources of the rocks").rows) == twins
    counts = [row[1] for row in table(panel, "Sources of the rocks").rows]
    assert counts == sorted(counts, reverse=True)


def test_object_has_its_fields_and_the_passages_of_its_shape(panel, project, make_layer):
    road = make_layer("LineString", [("LINESTRING(0 -50, 80 -50)", ["Route 1"])], "field=name:string", name="Road")
    road.setFieldAlias(0, "name of the road")
    project.addMapLayer(road)
    meadow = make_layer("Polygon", [("POLYGON((0 -120, 80 -120, 80 0, 0 0, 0 -120))", [])], name="Meadow")
    project.addMapLayer(meadow)
    panel.canvas.setLayers([meadow, road, panel.run().tables["TRAJECTORIES"]])
    choose(panel, "object")
    panel.ask_at(at(40, -50.1))
    assert table(panel, "Object").rows == [("name of the road", "Route 1", "")]
    assert panel.answer.title.endswith(": Route 1")
    assert passages(panel)[0] > 10
    panel.ask_at(at(79, -100))
    assert panel.answer.title.startswith("Meadow")  # below the road; trajectories are no objects
    panel.ask_at(at(200, -100))
    assert panel.answer is None and "no object" in panel.said.text()


def test_profile_has_its_stations_and_heights(panel):
    choose(panel, "along")
    panel.ask_along([at(40, -20), at(40, -110)])
    rows = table(panel, "Profile").rows
    assert rows[0][0] == 0.0 and rows[-1][0] == pytest.approx(90.0)
    middle = next(row for row in rows if row[0] >= 30.0)
    assert middle[2] > 10  # within 25 m on either side
    assert middle[1] == pytest.approx(500.0 - (50.0 - 1.0) * np.tan(np.radians(40.0)), abs=0.5)
    assert middle[5] >= middle[4] > 0.0


def test_figures_and_tables_are_kept_beside_the_results(panel, run_files):
    from pathlib import Path

    panel.ask_at(busiest_cell(panel)[0])
    paths = panel.save_tables()
    folder = Path(run_files["PASSAGES"]).parent / "figures"
    assert {path.parent for path in paths} == {folder} and len(paths) == 3
    with open(paths[1], encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0][0] == "Here" and float(rows[1][1]) == table(panel, "Passages").rows[0][1]
    if panel.answer.draw is not None:
        picture, other = panel.save_figure()
        assert b"<svg" in picture.read_bytes() and other.read_bytes().startswith(b"\x89PNG")
        assert panel.save_figure()[0] != picture  # nothing is written over


def test_run_without_trajectories_has_its_maps_and_says_what_to_ask_for(panel, project):
    project.removeMapLayer(panel.run().tables["TRAJECTORIES"])
    panel.read()
    panel.ask_at(busiest_cell(panel)[0])
    assert [title for title, _ in panel.answer.tables] == ["Maps"]
    assert "TRAJECTORIES" in panel.said.text()
    choose(panel, "across")
    panel.ask_along([at(0, -50), at(80, -50)])
    assert panel.answer is None and "TRAJECTORIES" in panel.said.text()


def test_place_where_no_rock_comes_is_told(panel):
    choose(panel, "cell")
    panel.ask_at(at(-500, 500))
    assert panel.answer is None and "no rock came near" in panel.said.text()


def test_project_without_runs_says_so(panel, project):
    project.clear()
    panel.read()
    assert panel.run() is None and "no run" in panel.said.text()
    panel.ask_at(at(10, -10))


def test_selected_cells_are_copied_as_spreadsheets_take_them(panel):
    from talus.algorithms.shared.desktop.results_panel.views import TableView

    panel.ask_at(busiest_cell(panel)[0])
    view = TableView(table(panel, "Maps"))
    view.selectRow(1)
    assert view.selected_text().split("\t")[0] == "Passages" and view.selected_text().endswith("\truns")


def test_cell_of_a_map_of_frequencies_says_whose_hazard_it_is(panel, run_files, qgis_app, tmp_path):
    """The return period of the table is that of the map, and the shares of source and size add up to all of it."""
    import processing
    from qgis.core import QgsProject, QgsRasterLayer

    from talus.tests.qgis.conftest import layer_of

    counts, passed, rows = [], [], []
    for name, x, lower, upper in (("west", 30, 0.1, 0.3), ("east", 50, 0.3, 0.9)):
        release = layer_of("Point", [(f"POINT({x} -20)", [])], name=name)
        files = {entry: str(tmp_path / f"{name}_{entry}.tif") for entry in ("PASSAGES", "EXCEEDANCES")}
        inputs = {"DEM": panel.dem.currentLayer(), "RELEASES": release, "RUNS": 20, "MAX_TIME": 60.0, "VOLUME": 0.5}
        processing.run("talus:simulate", {**inputs, **files, "ENERGY_THRESHOLDS": "1; 30; 300"})
        counts.append(files["EXCEEDANCES"])
        passed.append(files["PASSAGES"])
        rows += ["", name, lower, upper, 0.1 if name == "west" else 0.4, "1/year", "", ""]
    path = str(tmp_path / "return_period.tif")
    processing.run("talus:hazardmap", {"METHOD": "frequency", "EXCEEDANCES": counts, "PASSAGES": passed,
                                       "FREQUENCIES": rows, "RETURN_PERIOD": path})  # fmt: skip
    layer = QgsRasterLayer(path, "Return period")
    QgsProject.instance().addMapLayer(layer)
    point, _ = busiest_cell(panel)
    panel.ask_at(point)
    curve = table(panel, "Hazard curve").rows
    assert [row[0] for row in curve] == ["any passage", "1 kJ", "30 kJ", "300 kJ"]
    for band, row in enumerate(curve, 1):
        years, is_there = layer.dataProvider().sample(point, band)
        assert row[4] == pytest.approx(years if is_there else np.nan, rel=1e-6, nan_ok=True)
        assert row[2] <= row[1] <= row[3]
    whose = table(panel, "Hazard by source").rows
    assert {(row[0], row[1]) for row in whose} <= {("west", "0.1 – 0.3"), ("east", "0.3 – 0.9")}
    assert sum(row[2] for row in whose) == pytest.approx(curve[0][1], rel=1e-12)
    assert sum(row[3] for row in whose) == pytest.approx(100.0) and whose[0][2] >= whose[-1][2]
    (tmp_path / "west_PASSAGES.tif").replace(tmp_path / "kept.tif")
    panel.ask_at(point)
    assert "west_PASSAGES.tif is missing" in panel.said.text()
    assert table(panel, "Maps").rows  # of the run, which needs no hazard
    (tmp_path / "east_PASSAGES.tif").replace(tmp_path / "west_PASSAGES.tif")
    panel.ask_at(point)
    assert "west_PASSAGES.tif belongs to another simulation" in panel.said.text()


def test_panel_says_when_the_map_is_not_asked_and_another_question_asks_again(panel):
    panel.ask.setChecked(True)
    assert panel.said.text() == "Click on the map." and panel.canvas.mapTool() is panel.tool
    panel.ask.setChecked(False)
    assert "Switch on Query on the map" in panel.said.text()
    choose(panel, "across")
    panel.mode.activated.emit(panel.mode.currentIndex())  # as the mouse does
    assert panel.ask.isChecked() and panel.canvas.mapTool() is panel.tool
    assert panel.said.text().startswith("Click the points of a line")
