# SPDX-License-Identifier: GPL-2.0-or-later
"""The study of docs/first_study.md within the desktop, as a user does it: by menu, toolbox and the dialogs' own
widgets. study.py starts QGIS with it; pictures and times go to STUDY_FOLDER.
"""

import json
import os
import time
import traceback
from pathlib import Path

from qgis.core import QgsFeature, QgsGeometry, QgsPointXY, QgsProject, QgsVectorLayer
from qgis.PyQt.QtCore import QCoreApplication, Qt, QTimer
from qgis.PyQt.QtWidgets import QApplication, QDockWidget, QTextEdit, QTreeView
from qgis.utils import iface, plugins

FOLDER = Path(os.environ["STUDY_FOLDER"])
BEGIN = float(os.environ["STUDY_BEGIN"])
WIDTH, HEIGHT = 1400, 860
LONGEST = 900.0  # s, of one algorithm
ROCKS = {"ROCK": "worn_compact", "RUNS": 40, "SEED": 1}
NET_ENERGY, NET_HEIGHT, MESH = 500.0, 5.0, 0.5  # kJ, m, m
LINES = {"upper": (110.0, 40.0), "lower": (28.0, 40.0)}  # m uphill of the road, length
HEAD = {"REPORT_OBJECT": "Example slope", "REPORT_AUTHOR": "A. Muster"}

times = {}


class Timed:
    """Adds the seconds of a step to the table."""

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        self.begin = time.monotonic()

    def __exit__(self, *_):
        times[self.name] = time.monotonic() - self.begin


def study():
    """All steps."""
    times["QGIS starts"] = time.time() - BEGIN
    iface.mainWindow().resize(WIDTH, HEIGHT)
    for name in ("Browser", "Browser2"):  # room for the layers
        for dock in iface.mainWindow().findChildren(QDockWidget, name):
            dock.hide()
    with Timed("the example opens"):
        _menu_entry("Open the example").trigger()
        _settle(2.0)
    _picture(iface.mainWindow(), "study_canvas")
    _show_toolbox()
    first = simulate("2 m³", 2.0, "first simulation, most of it compiling", dialog_picture="study_dialog")
    simulate("5 m³", 5.0, "second simulation")
    _picture(iface.mainWindow(), "study_second_run")
    _hide_toolbox()
    hazard_map()
    watch_the_road(first)
    with_barrier(first)
    nets(first)
    plan()


def simulate(name, volume, step, dialog_picture=None, **more):
    """A simulation of the example's slope with its ground and forest; the id of its trajectories."""
    known = set(QgsProject.instance().mapLayers())
    values = {
        "RELEASES": _layer("Releases"), "GROUND": _layer("Ground"), "FOREST": _layer("Forest"), "RUN_NAME": name,
        "VOLUME": volume, "REPORT": str(FOLDER / f"simulate {name}.html"), **ROCKS, **HEAD, **more,
    }  # fmt: skip
    run("simulate", values, step, dialog_picture, section=4)
    made = [one for key, one in QgsProject.instance().mapLayers().items() if key not in known]
    return next(layer.id() for layer in made if layer.name().startswith("Trajectories"))


def hazard_map():
    """Hazard map of both simulations, by the names of their runs."""
    layers = QgsProject.instance().mapLayers().values()
    of_kind = {
        name: [_named(layers, f"{label} ({run_name})") or _in_group(run_name, label) for run_name in ("2 m³", "5 m³")]
        for name, label in (("ENERGY", "Energy, 95th percentile"), ("PASSAGES", "Passages"))
    }
    runs = 12 * ROCKS["RUNS"]
    scenarios = [runs, 30, 1, runs, 100, 1]
    values = {**of_kind, "SCENARIOS": scenarios, "DEM": _layer("Elevation model"), **HEAD}
    run("hazardmap", {**values, "REPORT": str(FOLDER / "hazardmap.html")}, "hazard map of two scenarios, with report")
    _picture(iface.mainWindow(), "study_hazard")


def watch_the_road(trajectories):
    """Rocks at the road."""
    values = {"TRAJECTORIES": trajectories, "LINES": _layer("Road"), "REPORT": str(FOLDER / "screenline.html"), **HEAD}
    run("screenline", values, "road as a screen line, with report")


def with_barrier(trajectories):
    """A fence above the road, the same rocks against it, and fences of other heights and classes."""
    fence = _lines("Fence", {"fence": (24.0, 160.0)})
    simulate("2 m³, fence", 2.0, "simulation with a barrier", BARRIERS=fence, BARRIER_HEIGHT=5.0,
             BARRIER_ENERGY=1000.0)  # fmt: skip
    _picture(iface.mainWindow(), "study_barrier")
    run("barrier", {"BARRIERS": fence, "TRAJECTORIES": trajectories}, "variants of the barrier")


def nets(trajectories):
    """Two candidate lines for a ring net, and the worst impacts on the lower one."""
    lines = _lines("Candidates", LINES)
    net = {"FAMILY": "ring net", "NET_ENERGY": NET_ENERGY, "HEIGHT": NET_HEIGHT, "MESH": MESH}
    values = {"TRAJECTORIES": trajectories, "LINES": lines, "NAME_FIELD": "name", "OBJECTS": _layer("Road"), **net}
    files = {"REPORT": str(FOLDER / "netsiting.html")}
    run("netsiting", {**values, "CROSSINGS": 3, **files, **HEAD}, "places for a net, two lines with three rocks each")
    candidates = QgsProject.instance().mapLayer(lines).extent()
    candidates.grow(120.0)  # m
    iface.mapCanvas().setExtent(candidates)
    iface.layerTreeView().scrollToTop()
    _picture(iface.mainWindow(), "study_net")
    iface.mapCanvas().setExtent(QgsProject.instance().mapLayer(_layer("Elevation model")).extent())
    sites = QgsProject.instance().mapLayer(_layer("Places for the net"))
    names = [field.name() for field in sites.fields()]
    numbers = [dict(zip(names, row.attributes())) for row in sites.getFeatures()]
    (FOLDER / "sites.json").write_text(json.dumps(numbers, indent=1, default=str), encoding="utf-8")


def plan():
    """The layout for the authority, as PDF."""
    names = ("Releases", "Road", "Danger levels")
    layers = [entry for entry in map(_layer, names) if entry]
    values = {"LAYERS": layers, "DEM": _layer("Elevation model"), "TITLE": "Rockfall: danger levels", **HEAD}
    run("printlayout", {**values, "FILE": str(FOLDER / "plan.pdf")}, "plan to print, as PDF")


def run(name, values, step, picture=None, section=0):
    """Open an algorithm from the toolbox, fill in its dialog, press Run, wait and close; times both."""
    problems = []

    def use():
        try:
            dialog = next(widget for widget in QApplication.topLevelWidgets() if _is_dialog_of(widget, name))
            times.setdefault(f"the dialog of {name} opens", time.monotonic() - begin)
            _fill(dialog, values)
            if picture:
                dialog.mainWidget().list.setCurrentRow(section)
                _settle(0.5)
                _picture(dialog, picture)
            with Timed(step):
                dialog.runButton().click()
                _wait(dialog, name)
            _settle(0.5)
            dialog.close()
        except Exception:  # would end in the log of a timer
            problems.append(traceback.format_exc())
            for one in QApplication.topLevelWidgets():
                if _is_dialog_of(one, name):
                    _picture(one, f"failed_{name}")
                    one.close()

    begin = time.monotonic()
    QTimer.singleShot(300, use)
    toolbox = plugins["processing"].toolbox
    toolbox.searchBox.setText("")
    toolbox.algorithmTree.selectionModel().clear()
    _select(toolbox.algorithmTree, f"talus:{name}")
    toolbox.executeAlgorithm()
    if problems:
        raise RuntimeError(problems[0])


def _is_dialog_of(widget, name):
    return hasattr(widget, "runButton") and widget.isVisible() and widget.algorithm().name() == name


def _select(tree, identifier):
    """Make an algorithm of the toolbox the current one."""
    model = tree.model()

    def search(parent):
        for row in range(model.rowCount(parent)):
            index = model.index(row, 0, parent)
            tree.setCurrentIndex(index)
            result = tree.selectedAlgorithm()
            if result is not None and result.id() == identifier:
                return True
            if search(index):
                return True
        return False

    if not search(tree.rootIndex()):
        raise LookupError(identifier)


def _fill(dialog, values):
    """Values into the widgets of the dialog."""
    dialog.mainWidget().setParameters(values)


def _wait(dialog, name):
    """Until the run has ended and its layers are in the project."""
    end = time.monotonic() + LONGEST
    while not dialog.wasExecuted() or not dialog.runButton().isEnabled():
        if time.monotonic() > end:
            raise TimeoutError(name)
        _settle(0.05)
    if not dialog.results():
        said = "\n".join(entry.toPlainText() for entry in dialog.findChildren(QTextEdit))
        raise RuntimeError(f"{name}: {said[-1500:]}")


def _lines(name, lines):
    """A layer of lines across the way of the rocks, drawn as a user does: id of the layer."""
    road = QgsProject.instance().mapLayer(_layer("Road"))
    middle = QgsProject.instance().mapLayer(_layer("Releases")).extent().center().x()
    layer = QgsVectorLayer("LineString?field=name:string", name, "memory")
    layer.setCrs(road.crs())
    way = next(road.getFeatures()).geometry()
    y = way.nearestPoint(QgsGeometry.fromPointXY(QgsPointXY(middle, road.extent().center().y()))).asPoint().y()
    for text, (uphill, length) in lines.items():
        feature = QgsFeature(layer.fields())
        ends = [QgsPointXY(middle + side * 0.5 * length, y + uphill) for side in (1.0, -1.0)]
        feature.setGeometry(QgsGeometry.fromPolylineXY(ends))
        feature.setAttributes([text])
        layer.dataProvider().addFeatures([feature])
    layer.updateExtents()
    QgsProject.instance().addMapLayer(layer)
    return layer.id()


def _layer(name):
    """Id of the first layer whose name begins so."""
    return _named(QgsProject.instance().mapLayers().values(), name)


def _named(layers, name):
    return next(
        (layer.id() for layer in sorted(layers, key=lambda entry: entry.name()) if layer.name().startswith(name)), None
    )


def _in_group(group, name):
    """Id of the layer of a run, by what its name begins with."""
    for node in QgsProject.instance().layerTreeRoot().findGroups(True):
        if group in node.name():
            result = _named([one.layer() for one in node.findLayers()], name)
            if result:
                return result
    return None


def _menu_entry(text):
    """Entry of the menu Plugins > Talus."""
    for entry in iface.pluginMenu().actions():
        if entry.menu() is not None and entry.text().replace("&", "") == "Talus":
            return next(action for action in entry.menu().actions() if action.text() == text)
    raise LookupError(text)


def _toolbox_dock():
    return next(
        entry for entry in iface.mainWindow().findChildren(QDockWidget) if entry.objectName() == "ProcessingToolbox"
    )


def _show_toolbox():
    dock = _toolbox_dock()
    dock.show()
    tree = dock.findChild(QTreeView)
    tree.collapseAll()
    model = tree.model()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        if "Talus" in str(model.data(index, Qt.ItemDataRole.DisplayRole)):
            tree.expandRecursively(index)
            tree.scrollTo(index, QTreeView.ScrollHint.PositionAtTop)
    _settle(1.0)
    _picture(dock, "study_toolbox")


def _hide_toolbox():
    _toolbox_dock().hide()
    _settle(0.5)


def _settle(seconds):
    """Let the desktop work."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QCoreApplication.processEvents()
        time.sleep(0.01)


def _picture(widget, name):
    canvas = iface.mapCanvas()
    if widget is iface.mainWindow():
        for dock in iface.mainWindow().findChildren(QDockWidget):
            if dock.windowTitle() == "Results Viewer":  # it shows where this computer keeps files
                dock.hide()
        iface.messageBar().clearWidgets()
        canvas.refresh()
        _settle(0.5)
        canvas.waitWhileRendering()
        _settle(0.5)
    widget.grab().save(str(FOLDER / f"{name}.png"))


def _begin():
    try:
        study()
    except Exception:
        (FOLDER / "failed.txt").write_text(traceback.format_exc(), encoding="utf-8")
        _picture(iface.mainWindow(), "failed")
    (FOLDER / "times.json").write_text(json.dumps(times, indent=1), encoding="utf-8")
    QgsProject.instance().setDirty(False)
    os._exit(0)


QTimer.singleShot(1500, _begin)
