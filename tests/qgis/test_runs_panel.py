# SPDX-License-Identifier: GPL-2.0-or-later
"""The dock with the runs of a project: what is shown, compared, renamed and removed."""

import pytest

from talus.tests.qgis.bands import band_of

TABLES_OF = {
    name: [(f"Rockfall {name}", "STOPS"), (f"Rockfall {name}", "TRAJECTORIES")] for name in ("first", "second")
}


@pytest.fixture
def project(qgis_app, simulate, tmp_path):
    """Two runs, "first" and "second", with two maps and their stops, in groups as Processing makes them."""
    from qgis.core import QgsProject, QgsRasterLayer, QgsVectorLayer

    from talus.algorithms.shared.styles.known_layers import all_known, which_of

    project = QgsProject.instance()
    project.clear()
    known = all_known()
    for name, seed in (("first", 1), ("second", 2)):
        paths = {
            "ENERGY_P95": str(tmp_path / f"{name}_e.tif"), "PASSAGES": str(tmp_path / f"{name}_p.tif"),
            "STOPS": str(tmp_path / f"{name}.gpkg"), "TRAJECTORIES": str(tmp_path / f"{name}_lines.gpkg"),
        }  # fmt: skip
        simulate(SEED=seed, RUN_NAME=name, VOLUME=float(seed), **paths)
        group = project.layerTreeRoot().addGroup(f"Rockfall {name}")
        for output, path in paths.items():
            layer = (QgsVectorLayer if path.endswith("gpkg") else QgsRasterLayer)(path, f"{output} label – {name}")
            assert layer.isValid()
            which_of(known, layer).style(layer).apply(layer)
            project.addMapLayer(layer, False)
            group.addLayer(layer)
    yield project
    project.clear()


@pytest.fixture
def desktop(project):
    from talus.tests.qgis.desktop_stand_in import Desktop

    desktop = Desktop()
    desktop.canvas.setLayers(list(project.mapLayers().values()))
    return desktop


@pytest.fixture
def panel(desktop):
    from talus.algorithms.shared.desktop.runs_panel.panel import RunsPanel

    panel = RunsPanel(desktop)
    yield panel
    panel.close_down()


def ticked(project):
    """(group, output) of what is to be seen."""
    from talus.algorithms.shared.desktop.runs_panel.of_study import runs_of

    return {
        (run.title, output)
        for run in runs_of(project)
        for output, layer in {**run.maps, **run.tables}.items()
        if run.group.findLayer(layer.id()).isVisible()
    }


def choose(panel, title, output):
    titles = [panel.list.item(row).text() for row in range(panel.list.count())]
    panel.list.setCurrentRow(titles.index(title))
    panel.choose_map(output)


def test_runs_and_their_maps_are_listed(panel):
    assert [panel.list.item(row).text() for row in range(panel.list.count())] == ["Rockfall first", "Rockfall second"]
    assert {key for rows in panel.quantities.values() for key in rows.values()} == {"ENERGY_P95", "PASSAGES"}
    assert "–" not in panel.form.quantity.itemText(0)


def test_chosen_run_is_seen_alone_by_one_map_and_the_title_says_so(panel, project):
    choose(panel, "Rockfall second", "PASSAGES")
    assert ticked(project) == {("Rockfall second", "PASSAGES"), *TABLES_OF["second"]}
    assert panel.labels.title.text() == "Rockfall second\nPASSAGES label"
    choose(panel, "Rockfall first", "ENERGY_P95")
    assert ticked(project) == {("Rockfall first", "ENERGY_P95"), *TABLES_OF["first"]}


def upper_bounds(run):
    return [item.value for item in classes_of(run).colorRampItemList()]


def classes_of(run):
    return run.maps["PASSAGES"].renderer().shader().rasterShaderFunction()


def keep_classes(run, count):
    classes_of(run).setColorRampItemList(classes_of(run).colorRampItemList()[:count])


def test_all_runs_have_the_classes_of_the_one_that_has_most(panel):
    """Without a click. What the user changes afterwards stays."""
    first, second = panel.runs
    keep_classes(first, 2)
    assert len(upper_bounds(first)) == 2 < len(upper_bounds(second))
    choose(panel, "Rockfall first", "PASSAGES")
    assert upper_bounds(first) == upper_bounds(second) and len(upper_bounds(first)) > 2
    keep_classes(first, 3)
    choose(panel, "Rockfall second", "PASSAGES")
    assert len(upper_bounds(first)) == 3


def test_ticked_anew_all_runs_are_drawn_as_the_one_that_is_shown(panel):
    first, second = panel.runs
    panel.same.setChecked(False)
    choose(panel, "Rockfall first", "PASSAGES")
    keep_classes(first, 2)
    choose(panel, "Rockfall first", "PASSAGES")
    assert upper_bounds(first) != upper_bounds(second)
    panel.same.setChecked(True)
    assert upper_bounds(first) == upper_bounds(second) and len(upper_bounds(first)) == 2


def test_other_run_is_beside_it_and_both_canvases_move_together(panel, desktop):
    from qgis.core import QgsRectangle

    choose(panel, "Rockfall first", "ENERGY_P95")
    panel.beside.setCurrentIndex(panel.beside.findData("Rockfall second"))
    names = [layer.name() for layer in panel.second.map.canvas.layers()]
    assert names == [
        "ENERGY_P95 label – second",
        "STOPS label – second",
        "TRAJECTORIES label – second",
    ]  # as in the tree
    for moved, other in ((desktop.canvas, panel.second.map.canvas), (panel.second.map.canvas, desktop.canvas)):
        moved.setExtent(QgsRectangle(2_600_000, 1_199_900, 2_600_050, 1_199_950))
        assert other.extent().center().distance(moved.extent().center()) < 1e-6
        moved.setExtent(QgsRectangle(2_600_010, 1_199_910, 2_600_030, 1_199_930))
        assert other.extent().center().distance(moved.extent().center()) < 1e-6
    panel.beside.setCurrentIndex(0)
    assert panel.second.map.isHidden()


def coloured(image, box):
    """Share of the pixels of a part of a picture that are not those of the empty canvas."""
    picture = image.copy(box)
    places = [(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)]
    return sum(picture.pixelColor(x, y).name() != "#ffffff" for x, y in places) / len(places)


def wait_until(qgis_app, condition, seconds=30.0):
    import time

    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        qgis_app.processEvents()
        time.sleep(0.01)
    assert condition()


def drag(widget, x_from, x_to, y):
    """The mouse from one place to another with its left button down; True where nobody else was asked."""
    from qgis.PyQt.QtCore import QEvent, QPointF, Qt
    from qgis.PyQt.QtGui import QMouseEvent
    from qgis.PyQt.QtWidgets import QApplication

    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, x, button, buttons in (
        (QEvent.Type.MouseButtonPress, x_from, left, left),
        (QEvent.Type.MouseMove, x_to, none, left),
        (QEvent.Type.MouseButtonRelease, x_to, left, none),
    ):
        event = QMouseEvent(kind, QPointF(x, y), QPointF(x, y), button, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(widget, event)


def test_second_run_is_swiped_over_the_first_by_a_line_that_the_mouse_drags(panel, desktop, project, qgis_app):
    """Twin: a second run that draws nothing leaves the canvas empty right of the line, and only there."""
    from qgis.PyQt.QtCore import QRect
    from qgis.PyQt.QtGui import QImage

    desktop.window.resize(600, 400)
    desktop.window.show()
    choose(panel, "Rockfall first", "ENERGY_P95")
    first, second = panel.runs
    panel.form.place.setCurrentIndex(panel.form.place.findData("swiped"))
    panel.beside.setCurrentIndex(panel.beside.findData("Rockfall second"))
    swipe, canvas, view = panel.second.swipe, desktop.canvas, desktop.canvas.viewport()
    assert panel.second.map is None
    assert swipe.layers[0].name() == "ENERGY_P95 label – second"
    canvas.setLayers([first.maps["ENERGY_P95"]])
    canvas.setExtent(second.maps["ENERGY_P95"].extent())
    swipe.item.image = None
    canvas.refresh()
    wait_until(qgis_app, lambda: swipe.item.image is not None)
    assert swipe.item.names == ("Rockfall first", "Rockfall second")
    tool = canvas.mapTool()
    assert swipe.item.line() == view.width() / 2
    drag(view, swipe.item.line() + 3.0, 0.25 * view.width(), 150.0)
    assert swipe.item.line() == pytest.approx(0.25 * view.width(), abs=1.0) and canvas.mapTool() is tool  # whole pixels
    drag(view, 0.8 * view.width(), 0.6 * view.width(), 150.0)  # not at the line: what the tool of the canvas does
    assert swipe.item.line() == pytest.approx(0.25 * view.width(), abs=1.0)

    swipe.item.names = ("", "")
    swipe.item.move_line(40.0)
    panel.labels.hide()
    plain = QImage(view.width(), view.height(), QImage.Format.Format_RGB32)
    plain.fill(canvas.canvasColor())
    swipe.item.take(plain, canvas.mapSettings().mapToPixel())
    picture = canvas.grab().toImage()
    swipe.item.hide()
    alone = canvas.grab().toImage()
    swipe.item.show()
    line = round(swipe.item.line())
    left, right = QRect(5, 5, line - 15, 380), QRect(line + 15, 5, view.width() - line - 30, 380)
    assert picture.copy(left) == alone.copy(left)
    assert coloured(picture, right) == 0.0 < coloured(alone, right)

    canvas.zoomByFactor(0.5)
    wait_until(qgis_app, lambda: swipe.item.image is not plain)
    assert swipe.job.mapSettings().extent() == canvas.mapSettings().extent()
    panel.beside.setCurrentIndex(0)
    assert not swipe.item.isVisible() and swipe.layers == [] and swipe.item.image is None
    panel.beside.setCurrentIndex(panel.beside.findData("Rockfall second"))
    panel.form.place.setCurrentIndex(0)
    assert not swipe.item.isVisible() and not panel.second.map.isHidden()
    desktop.window.hide()


def test_layer_that_is_removed_is_swiped_no_more(panel, desktop, project, qgis_app):
    """A map below both runs, which the user takes from the project: the canvas is drawn again, and so is the swipe."""
    from qgis.core import QgsVectorLayer

    base = QgsVectorLayer("Point?crs=EPSG:2056", "base", "memory")
    project.addMapLayer(base)
    desktop.canvas.setLayers([panel.runs[0].maps["ENERGY_P95"], base])
    choose(panel, "Rockfall first", "ENERGY_P95")
    panel.form.place.setCurrentIndex(panel.form.place.findData("swiped"))
    panel.beside.setCurrentIndex(panel.beside.findData("Rockfall second"))
    swipe = panel.second.swipe
    names = [layer.name() for layer in swipe.layers]
    assert names[-1] == "base"
    project.removeMapLayer(base.id())
    swipe.canvas.mapCanvasRefreshed.emit()
    assert [layer.name() for layer in swipe.job.mapSettings().layers()] == names[:-1]


def test_film_asks_for_the_file_of_the_chosen_run(panel, monkeypatch):
    from talus.algorithms.shared.desktop.moving_rocks.dialog import MovingRocksDialog

    asked = []
    monkeypatch.setattr(MovingRocksDialog, "choose_file", lambda dialog: asked.append(dialog.run().title))
    choose(panel, "Rockfall second", "PASSAGES")
    assert panel.form.buttons["film"].isEnabled()
    panel.film()
    assert asked == ["Rockfall second"]


def test_comparison_opens_with_both_runs(panel, monkeypatch):
    import processing

    opened = []
    monkeypatch.setattr(processing, "execAlgorithmDialog", lambda *asked: opened.append(asked), raising=False)
    choose(panel, "Rockfall second", "PASSAGES")
    panel.beside.setCurrentIndex(panel.beside.findData("Rockfall first"))
    panel.compare()
    first, second = panel.runs
    assert opened == [
        (
            "talus:compareruns",
            {
                "BEFORE": first.tables["STOPS"].id(), "AFTER": second.tables["STOPS"].id(),
                "MAP_BEFORE": first.maps["PASSAGES"].id(), "MAP_AFTER": second.maps["PASSAGES"].id(),
            },
        )
    ]  # fmt: skip


def test_played_run_flies_down_the_canvas_along_its_trajectories(panel):
    """Twin: the vertices of the layer, and its times."""
    choose(panel, "Rockfall first", "PASSAGES")
    panel.play()
    lines = list(panel.run().tables["TRAJECTORIES"].getFeatures())
    assert len(panel.playing.points) == len(lines) == 6
    first = list(lines[0].geometry().vertices())
    assert [(entry.x(), entry.y()) for entry in panel.playing.points[0]] == [(entry.x(), entry.y()) for entry in first]
    assert list(panel.playing.times[0]) == [entry.m() for entry in first]
    playing = panel.playing
    choose(panel, "Rockfall second", "PASSAGES")
    assert panel.playing is None and playing.scene() is None


def test_run_without_trajectories_says_so(panel, project, monkeypatch):
    said = []
    monkeypatch.setattr(panel, "_say", said.append)
    choose(panel, "Rockfall first", "PASSAGES")
    project.removeMapLayer(panel.run().tables["TRAJECTORIES"])
    panel.read()
    choose(panel, "Rockfall first", "PASSAGES")
    panel.play()
    assert panel.playing is None and "no trajectories" in said[0]


def test_renamed_run_has_its_title_in_the_tree_and_on_its_layers(panel, project, monkeypatch):
    choose(panel, "Rockfall first", "PASSAGES")
    panel.rename_to("Before the net")
    assert project.layerTreeRoot().findGroup("Before the net") is not None
    assert {layer.name() for layer in panel.run().maps.values()} == {
        "ENERGY_P95 label – Before the net", "PASSAGES label – Before the net",
    }  # fmt: skip
    said = []
    monkeypatch.setattr(panel, "_say", said.append)
    panel.rename_to("Rockfall second")
    assert panel.run().title == "Before the net" and "another" in said[0]


def test_removed_run_is_gone_and_its_files_stay(panel, project, tmp_path):
    choose(panel, "Rockfall first", "PASSAGES")
    panel.remove_now(panel.run())
    assert [run.title for run in panel.runs] == ["Rockfall second"]
    assert len(project.mapLayers()) == 4 and (tmp_path / "first_e.tif").is_file()


def test_run_that_comes_later_is_listed_by_itself(panel, project):
    from qgis.core import QgsRasterLayer

    path = panel.runs[0].maps["PASSAGES"].source()
    layer = QgsRasterLayer(path, "Passages – third")
    project.addMapLayer(layer, False)
    group = project.layerTreeRoot().addGroup("Rockfall third")
    group.addLayer(layer)
    panel.read()
    assert "Rockfall third" in [panel.list.item(row).text() for row in range(panel.list.count())]


def test_many_changes_of_the_tree_are_read_once(panel, project, qgis_app, monkeypatch):
    """The tree was read for each of its signals: three times a layer, with all rasters opened again."""
    from talus.algorithms.shared.desktop.runs_panel import of_study as found

    read = []
    runs_of = found.runs_of
    monkeypatch.setattr(found, "runs_of", lambda project: read.append(1) or runs_of(project))
    group = project.layerTreeRoot().addGroup("Rockfall third")
    for layer in list(project.mapLayers().values()):
        copy = layer.clone()
        project.addMapLayer(copy, False)
        group.addLayer(copy)
    assert read == []
    qgis_app.processEvents()
    assert len(read) == 1 and "Rockfall third" in [run.title for run in panel.runs]


def test_nothing_stays_on_the_canvas_when_the_project_is_closed(panel, project, qgis_app):
    choose(panel, "Rockfall first", "PASSAGES")
    panel.beside.setCurrentIndex(panel.beside.findData("Rockfall second"))
    panel.play()
    playing = panel.playing
    assert not panel.labels.title.isHidden() and not panel.labels.legend.isHidden() and panel.second.map.canvas.layers()
    project.clear()
    assert panel.labels.title.isHidden() and panel.labels.legend.isHidden()
    assert panel.second.map.isHidden() and panel.second.map.canvas.layers() == []
    assert panel.playing is None and playing.scene() is None
    qgis_app.processEvents()
    assert panel.runs == [] and panel.list.count() == 0


def test_other_canvas_keeps_the_middle_and_the_scale(panel, desktop, qgis_app):
    """With the extent instead, a narrow canvas beside a broad one made both zoom out at every move."""
    from qgis.core import QgsRectangle

    desktop.window.resize(900, 400)
    desktop.window.show()
    desktop.canvas.setExtent(QgsRectangle(2_600_000, 1_199_900, 2_600_060, 1_199_930))
    qgis_app.processEvents()
    choose(panel, "Rockfall first", "ENERGY_P95")
    middle = desktop.canvas.center()
    panel.beside.setCurrentIndex(panel.beside.findData("Rockfall second"))
    qgis_app.processEvents()
    other = panel.second.map.canvas
    # one that had no place yet once led the main canvas to nowhere
    assert desktop.canvas.center().distance(middle) < 1e-6 and other.center().distance(middle) < 1e-6
    shapes = [canvas.width() / canvas.height() for canvas in (desktop.canvas, other)]
    assert abs(shapes[0] - shapes[1]) > 0.1
    desktop.canvas.setExtent(QgsRectangle(2_600_000, 1_199_900, 2_600_060, 1_199_930))
    before = desktop.canvas.mapUnitsPerPixel()
    for canvas in (other, desktop.canvas, other):
        canvas.setCenter(canvas.center())
        assert other.mapUnitsPerPixel() == pytest.approx(before)
        assert desktop.canvas.mapUnitsPerPixel() == pytest.approx(before)
        assert other.center().distance(desktop.canvas.center()) < 1e-6
    desktop.window.hide()


def test_title_and_legend_follow_the_run_that_is_seen(panel, project, qgis_app):
    """A new run takes the tick of the earlier ones; the title went on to name the one before."""
    choose(panel, "Rockfall first", "PASSAGES")
    first, second = (run.group for run in panel.runs)
    first.setItemVisibilityChecked(False)
    second.setItemVisibilityChecked(True)
    qgis_app.processEvents()
    assert panel.run().title == "Rockfall second"
    assert panel.labels.title.text() == "Rockfall second\nPASSAGES label"
    second.setItemVisibilityChecked(False)
    qgis_app.processEvents()
    assert panel.labels.title.isHidden() and panel.labels.legend.isHidden()


def test_legend_has_the_classes_of_the_map_that_is_shown(panel):
    """Twin: the items of the shader."""
    from talus.algorithms.shared.desktop.runs_panel.swipe import legend_rows

    choose(panel, "Rockfall first", "ENERGY_P95")
    layer = panel.run().maps["ENERGY_P95"]
    items = layer.renderer().shader().rasterShaderFunction().colorRampItemList()
    assert legend_rows(layer) == [(item.label, item.color.name()) for item in items]
    assert all(item.color.name() in panel.labels.legend.text() for item in items)


def test_quantity_and_statistic_are_chosen_by_their_labels(panel, project):
    for layer in project.mapLayers().values():
        if layer.name().startswith("ENERGY_P95"):
            layer.setName(layer.name().replace("ENERGY_P95 label", "Energy, 95th percentile [kJ]"))
    panel.read()
    panel.list.setCurrentRow(0)
    panel.form.quantity.setCurrentIndex(panel.form.quantity.findData("Energy"))
    assert panel.form.statistic.currentText() == "95th percentile [kJ]" and panel.key() == "ENERGY_P95"
    assert ticked(project) == {("Rockfall first", "ENERGY_P95"), *TABLES_OF["first"]}


def test_percentiles_of_the_confidence_raster_are_maps_to_choose(panel, project, simulate, tmp_path):
    """Twin: the bands by their descriptions."""
    from osgeo import gdal
    from qgis.core import QgsRasterLayer

    path = str(tmp_path / "confidence.tif")
    simulate(SEED=1, CONFIDENCE=path)
    layer = QgsRasterLayer(path, "Confidence of the maps – first")
    project.addMapLayer(layer, False)
    project.layerTreeRoot().findGroup("Rockfall first").addLayer(layer)
    panel.read()
    energies = panel.quantities["Energy"]
    assert {"50th percentile [kJ]", "90th percentile [kJ]", "99th percentile [kJ]"} <= set(energies)
    choose(panel, "Rockfall first", energies["90th percentile [kJ]"])
    band = band_of(layer.renderer())
    assert gdal.Open(path).GetRasterBand(band).GetDescription() == "Energy, 90th percentile"
    assert ticked(project) == {("Rockfall first", "CONFIDENCE"), *TABLES_OF["first"]}


def test_difference_is_made_in_the_background(panel, project, qgis_app, monkeypatch):
    """Twin: the maps themselves, a cell that one alone reaches as 0 in the other. The runs are of other rocks."""
    import time

    import numpy as np
    from osgeo import gdal

    said = []
    monkeypatch.setattr(panel, "_say", said.append)
    choose(panel, "Rockfall second", "ENERGY_P95")
    panel.difference()
    assert "a second one" in said.pop()
    panel.beside.setCurrentIndex(panel.beside.findData("Rockfall first"))
    first, second = (gdal.Open(run.maps["ENERGY_P95"].source()).ReadAsArray() for run in panel.runs)
    panel.difference()
    name, end = "ENERGY_P95 label: Rockfall second − Rockfall first", time.monotonic() + 60.0
    while not project.mapLayersByName(name) and not said and time.monotonic() < end:
        qgis_app.processEvents()
        time.sleep(0.01)
    assert said == []
    (layer,) = project.mapLayersByName(name)
    expected = np.nan_to_num(second) - np.nan_to_num(first)
    expected[np.isnan(first) & np.isnan(second)] = np.nan
    np.testing.assert_array_equal(gdal.Open(layer.source()).ReadAsArray(), expected)
    panel.read()
    assert [run.title for run in panel.runs] == ["Rockfall first", "Rockfall second"]  # it is no run
