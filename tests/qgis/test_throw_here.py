# SPDX-License-Identifier: GPL-2.0-or-later
"""Throw from here: a click on the canvas sends rocks down it, drawn, reported, taken back and kept."""

import time

import numpy as np
import pytest

from talus.tests.qgis.conftest import NORTH, WEST

RELEASE = WEST + 40.0, NORTH - 20.0


@pytest.fixture
def project(qgis_app):
    from qgis.core import QgsProject

    yield QgsProject.instance()
    QgsProject.instance().clear()


@pytest.fixture
def desktop(qgis_app, project, dem):
    """A window whose canvas shows the slope."""
    from qgis.core import QgsRasterLayer

    from talus.tests.qgis.desktop_stand_in import Desktop

    layer = QgsRasterLayer(dem, "slope")
    project.addMapLayer(layer)
    desktop = Desktop()
    desktop.window.resize(500, 700)
    desktop.canvas.setDestinationCrs(layer.crs())
    desktop.canvas.setLayers([layer])
    desktop.canvas.setExtent(layer.extent())
    return desktop


@pytest.fixture
def panel(desktop):
    from talus.algorithms.shared.desktop.throw_here.panel import ThrowPanel

    panel = ThrowPanel(desktop)
    panel.rocks.setValue(12)
    yield panel
    panel.close_down()


def throw(qgis_app, panel, *points):
    """Throw, and wait for the end of it."""
    from qgis.core import QgsPointXY

    panel.throw_from([QgsPointXY(*point) for point in points])
    end = time.monotonic() + 300.0
    while panel.task is not None and time.monotonic() < end:
        qgis_app.processEvents()
        time.sleep(0.01)
    assert panel.task is None


def test_click_draws_paths_that_begin_there_and_tells_numbers(qgis_app, panel):
    throw(qgis_app, panel, RELEASE)
    [(drawn, thrown)] = panel.throws
    assert len(thrown.paths) == 12 and thrown.numbers["rocks"] == 12
    for path in thrown.paths:
        np.testing.assert_allclose(path[0, 1:], RELEASE, atol=2.0)  # the centre of mass stands beside the lowest corner
    assert thrown.numbers["run_out_median"] > 20.0
    assert "12 rocks" in panel.said.text() and "kJ" in panel.said.text()
    drawn.finish()
    assert panel.undo.isEnabled()


def test_throw_is_the_simulation_that_the_dialog_would_make(qgis_app, panel, simulate):
    """Invariant: the same inputs, so the same bits; the window of the throw holds the whole slope."""
    throw(qgis_app, panel, RELEASE)
    thrown = panel.throws[0][1]
    inputs = {name: value for name, value in thrown.inputs.items() if name != "EXTENT"}
    result = simulate(**{**inputs, "MAX_TIME": 300.0, "TRAJECTORIES": "memory:"})
    from qgis.core import QgsProcessingUtils

    longest = max(float(np.hypot(*(path[-1, 1:] - path[0, 1:]))) for path in thrown.paths)
    assert thrown.numbers["run_out_largest"] == pytest.approx(longest, abs=1e-6)
    assert result["RUN_COUNT"] == 12
    layer = result["TRAJECTORIES"]
    layer = layer if hasattr(layer, "getFeatures") else QgsProcessingUtils.mapLayerFromString(layer)
    ends = sorted((feature.geometry().constGet().endPoint().x(), feature.geometry().constGet().endPoint().y())
                  for feature in layer.getFeatures())  # fmt: skip
    assert ends == sorted((path[-1, 1], path[-1, 2]) for path in thrown.paths)


def test_line_is_sampled_so_that_the_rocks_stay_as_many(qgis_app, panel):
    throw(qgis_app, panel, (WEST + 20.0, NORTH - 20.0), (WEST + 60.0, NORTH - 20.0))
    numbers = panel.throws[0][1].numbers
    assert 10 <= numbers["rocks"] <= 12
    starts = {round(path[0, 1] - WEST) for path in panel.throws[0][1].paths}
    assert len(starts) >= 10


def test_kept_throw_opens_the_dialog_with_its_inputs(qgis_app, panel, project, monkeypatch):
    """Layers by their ids, which the boxes of a dialog know; the release is a layer of the project from then on."""
    import processing

    opened = []
    monkeypatch.setattr(processing, "execAlgorithmDialog", lambda *asked: opened.append(asked), raising=False)
    throw(qgis_app, panel, RELEASE)
    panel.keep_last()
    [(name, inputs)] = opened
    assert name == "talus:simulate" and (inputs["ROCK"], inputs["RUNS"]) == ("worn_compact", 12)
    assert {inputs["DEM"], inputs["RELEASES"]} == set(project.mapLayers())


def test_undo_tells_the_throw_before_and_takes_the_last_off_the_canvas(qgis_app, panel):
    throw(qgis_app, panel, RELEASE)
    first = panel.said.text()
    panel.rocks.setValue(5)
    throw(qgis_app, panel, RELEASE)
    last = panel.throws[1][0]
    assert last.scene() is not None and "5 rocks" in panel.said.text()
    panel.take_back()
    assert last.scene() is None and panel.said.text() == first
    panel.take_all_back()
    assert panel.throws == [] and not panel.keep.isEnabled()


def test_screen_line_says_how_many_pass_and_with_what(qgis_app, panel, project, make_layer):
    line = make_layer("LineString", [("LINESTRING(0 -60, 80 -60)", [])], name="road")
    project.addMapLayer(line)
    panel.screen.setLayer(line)
    throw(qgis_app, panel, RELEASE)
    numbers = panel.throws[0][1].numbers
    crossing = [path for path in panel.throws[0][1].paths if (path[:, 2] < NORTH - 60.0).any()]
    assert numbers["passing"] == len(crossing) > 0
    assert 0.0 < numbers["energy_there"] <= numbers["energy"] + 1e-9 or numbers["passing"] < numbers["rocks"]
    assert "Screen line" in panel.said.text()


@pytest.mark.parametrize("rocks", [1, 20, 300])
def test_line_that_no_rock_passes_says_how_many_could(qgis_app, rocks):
    """The bound of Clopper and Pearson of 0 of n: of one rock 97.5 % of all could pass."""
    from talus.algorithms.number_words import share_text
    from talus.algorithms.shared.desktop.throw_here.panel import words_of
    from talus.engine.statistics.order_statistics import share_interval

    numbers = dict.fromkeys(("run_out_median", "run_out_largest", "reach_angle_smallest", "energy", "velocity"), 1.0)
    said = words_of({**numbers, "rocks": rocks, "left": 0, "passing": 0})
    assert f"none of the {rocks} rocks" in said and f"up to {share_text(share_interval(0, rocks)[1])} of all" in said


@pytest.mark.parametrize(
    "place, word", [((WEST - 5000.0, NORTH), "does not cover"), ((WEST + 3.0, NORTH - 3.0), "no elevation")]
)
def test_place_without_terrain_is_told_and_throws_nothing(qgis_app, panel, place, word):
    throw(qgis_app, panel, place)
    assert panel.throws == [] and word in panel.said.text()


def test_without_an_elevation_model_it_says_what_to_choose(qgis_app, panel):
    panel.dem.setLayer(None)
    panel.throw_from([])
    assert "elevation model" in panel.said.text()


def test_ground_polygons_without_their_field_are_told(qgis_app, panel, project, make_layer, box):
    layer = make_layer("Polygon", [(box(0, -120, 80, 0), [])], name="meadow")
    project.addMapLayer(layer)
    panel.ground.setLayer(layer)
    throw(qgis_app, panel, RELEASE)
    assert panel.throws == [] and "has no field 'ground_class'" in panel.said.text()


def test_throw_is_made_again_on_more_terrain_where_rocks_leave_the_window(qgis_app, panel, monkeypatch):
    """15 m are less than any rock goes there; the last window is the whole slope, on which none leaves."""
    from talus.algorithms.shared.desktop.throw_here import throwing as asking

    monkeypatch.setattr(asking, "SMALLEST_WINDOW", 15.0)
    throw(qgis_app, panel, RELEASE)
    [(_, thrown)] = panel.throws
    assert (thrown.numbers["left"], thrown.numbers["rocks"]) == (0, 12) and thrown.numbers["run_out_median"] > 20.0
    assert thrown.inputs["EXTENT"].height() > 60.0


@pytest.mark.parametrize("outcome", ["", "a problem", 2000.0])
def test_task_that_ends_after_the_plugin_has_gone_touches_nothing_of_it(qgis_app, panel, outcome):
    """A cancelled task reports its end in the main thread, later."""
    from qgis.core import QgsApplication, QgsPointXY
    from qgis.PyQt import sip

    panel.throw_from([QgsPointXY(*RELEASE)])
    then = panel.task.then
    panel.close_down()
    sip.delete(panel)
    then(outcome)
    assert panel.task is None and panel.throws == []
    end = time.monotonic() + 300.0
    while QgsApplication.taskManager().countActiveTasks() and time.monotonic() < end:
        qgis_app.processEvents()
        time.sleep(0.01)


def test_window_grows_with_the_margin_and_ends_where_the_model_does(qgis_app, desktop):
    from qgis.core import QgsPointXY

    from talus.algorithms.shared.desktop.throw_here.throwing import may_grow, release_layer, window_around

    layer = desktop.canvas.layers()[0]
    releases = release_layer([QgsPointXY(*RELEASE)], layer.crs())
    assert window_around(layer, releases.extent(), 1e5) == layer.extent()
    small = window_around(layer, releases.extent(), 10.0)
    assert (small.width(), small.height()) == pytest.approx((20.0, 20.0))
    assert may_grow(layer, releases, 10.0) and not may_grow(layer, releases, 1000.0)


def test_rock_between_two_samples_is_on_the_line_between_them(qgis_app):
    from qgis.PyQt.QtCore import QPointF

    from talus.algorithms.shared.desktop.flying_rocks import drawn_until

    times, points = np.array([0.0, 1.0, 2.0]), [QPointF(0, 0), QPointF(10, 0), QPointF(10, 10)]
    assert drawn_until(times, points, 1.5) == [points[0], points[1], QPointF(10, 5)]
    assert drawn_until(times, points, 9.0) == points


def test_drag_is_a_line_and_a_click_a_point(qgis_app, desktop):
    from qgis.gui import QgsMapMouseEvent
    from qgis.PyQt.QtCore import QEvent, QPoint, Qt

    from talus.algorithms.shared.desktop.throw_here.panel import ThrowTool

    chosen = []
    tool = ThrowTool(desktop.canvas, chosen.append)

    def event(kind, x, y):
        return QgsMapMouseEvent(desktop.canvas, kind, QPoint(x, y), Qt.MouseButton.LeftButton)

    for end in (101, 180):
        tool.canvasPressEvent(event(QEvent.Type.MouseButtonPress, 100, 100))
        tool.canvasMoveEvent(event(QEvent.Type.MouseMove, end, 100))
        tool.canvasReleaseEvent(event(QEvent.Type.MouseButtonRelease, end, 100))
    assert [len(points) for points in chosen] == [1, 2]


def test_menu_opens_the_panel_and_takes_it_away(qgis_app, desktop):
    from talus.algorithms.shared.desktop.menu import Menu

    menu = Menu(desktop)
    menu.add()
    next(action for action in desktop.actions if action.text() == "Throw from here").trigger()
    assert menu.throw_panel.isVisibleTo(desktop.window)
    assert desktop.canvas.mapTool() is menu.throw_panel.tool
    menu.remove()
    assert menu.throw_panel is None and desktop.canvas.mapTool() is None
