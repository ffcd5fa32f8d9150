# SPDX-License-Identifier: GPL-2.0-or-later
"""The first own map and the answer for a road, played in the desktop by events of mouse and keys on its own widgets.

first_map.py starts QGIS with it. Between two events as much time passes as a practised person needs by the
keystroke-level model, so what QGIS computes meanwhile costs no waiting. What is played, counted and timed goes to
FIRST_MAP_FOLDER.
"""

import json
import math
import os
import time
import traceback
from pathlib import Path

from qgis.core import QgsProject
from qgis.PyQt import sip
from qgis.PyQt.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from qgis.PyQt.QtGui import QMouseEvent
from qgis.PyQt.QtTest import QTest
from qgis.PyQt.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QDockWidget,
    QLineEdit,
    QMenu,
    QMessageBox,
    QProgressDialog,
    QPushButton,
    QScrollArea,
    QTextEdit,
    QToolButton,
)
from qgis.utils import iface, plugins

FOLDER, DEM = Path(os.environ["FIRST_MAP_FOLDER"]), os.environ["FIRST_MAP_DEM"]
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
# Card, Moran and Newell (1980), Communications of the ACM 23, 396-410: seconds of one operator
KEY, POINT, BUTTON, HOME, MIND = 0.28, 1.10, 0.10, 0.40, 1.35
PATIENCE = 900.0  # s, for what QGIS does
SEARCH = 90.0  # s, for a widget
LOOKS = 30  # ms between two looks at a condition
ALL = "\x01"  # Ctrl+A before a text, counted as one key
RELEASES = 40  # points in the rectangle
SIZES = "0.5 60, 2 30, 8 10"  # m3 and %


class Lost(RuntimeError):
    """A widget that was to be clicked is not there."""


class Hand:
    """Plays steps one by one and counts.

    ``moments``: name -> seconds by the clock since the start, those of the person, processor seconds that QGIS worked
    while the person waited, and the counts.
    """

    def __init__(self, steps):
        self.steps, self.on_keys, self.person, self.work = steps, False, 0.0, 0.0
        self.counts = {"clicks": 0, "keys": 0, "drags": 0, "windows": 0, "pauses to think": 0}
        self.moments, self.log, self.shown = {}, [], set()
        self.start, self.since = time.monotonic(), time.process_time()

    def count_windows(self):
        """Count the dialogs that were not there when it was looked last."""
        dialogs = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]
        shown = {sip.unwrapinstance(one) for one in dialogs if not isinstance(one, QProgressDialog)}
        self.counts["windows"] += len(shown - self.shown)
        self.shown = shown

    def advance(self):
        """The next step; whatever it opens, this returns at once and is called again by a timer."""
        try:
            self.count_windows()
            step = next(self.steps, None)
            (FOLDER / "step.txt").write_text(str(step and step[:3]), encoding="utf-8")
            if step is None:
                finish(self)
            elif step[0] == "until":
                _, condition, words = step
                self.wait(condition, words, time.monotonic())
            elif step[0] == "moment":
                clock, work = time.monotonic() - self.start, self.work + time.process_time() - self.since
                self.moments[step[1]] = {"clock": clock, "work": work, "person": self.person, **self.counts}
                QTimer.singleShot(0, self.advance)
            else:
                self.find(step, time.monotonic())
        except Exception:  # it would end in the log of a timer
            fail(self, traceback.format_exc())

    def wait(self, condition, words, since):
        """Until QGIS has done something."""
        try:
            if condition():
                QTimer.singleShot(0, self.advance)
            elif time.monotonic() - since > PATIENCE:
                raise Lost(words)
            else:
                QTimer.singleShot(LOOKS, lambda: self.wait(condition, words, since))
        except Exception:
            fail(self, f"{words}\n{traceback.format_exc()}")

    def find(self, step, since):
        """Wait until the widget of a step is there, then let the person need their time, then act."""
        kind, words, target, *more = step
        try:
            place = target()
            if place is None:
                if time.monotonic() - since > SEARCH:
                    raise Lost(words)
                QTimer.singleShot(LOOKS, lambda: self.find(step, since))
                return
            seconds = self.seconds_of(kind, *more)
            self.person += seconds
            self.work += time.process_time() - self.since
            self.log.append((round(time.monotonic() - self.start, 2), kind, words, round(seconds, 2)))
            QTimer.singleShot(round(1000.0 * seconds), lambda: self.act(kind, words, target, *more))
        except Exception:
            fail(self, f"{words}\n{traceback.format_exc()}")

    def seconds_of(self, kind, thinks=True, text=""):
        """Seconds that a person needs for an event; counts it."""
        mind = MIND if thinks else 0.0
        self.counts["pauses to think"] += bool(thinks)
        to_keys = kind == "type"
        home = HOME if to_keys != self.on_keys else 0.0
        self.on_keys = to_keys
        if to_keys:
            self.counts["keys"] += len(text)
            return mind + home + KEY * len(text)
        if kind == "drag":
            self.counts["drags"] += 1
            return mind + home + 2.0 * (POINT + BUTTON)
        presses = 2 if kind == "double" else 1
        self.counts["clicks"] += presses
        return mind + home + POINT + 2.0 * BUTTON * presses

    def act(self, kind, words, target, thinks=True, text=""):
        """Send the event. The next step is put off first: what the event opens may have a loop of its own."""
        self.since = time.process_time()
        QTimer.singleShot(LOOKS, self.advance)
        try:
            place = target()
            if kind == "type":
                if text.startswith(ALL):
                    QTest.keyClick(place, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
                QTest.keyClicks(place, text.removeprefix(ALL))
            elif kind == "drag":
                drag(*place)
            else:
                widget, point = place
                see(widget, point, words)
                if kind == "double":
                    QTest.mouseClick(widget, LEFT, NONE, point)
                    QTest.mouseDClick(widget, LEFT, NONE, point)
                else:
                    QTest.mouseClick(widget, RIGHT if kind == "right" else LEFT, NONE, point)
        except Exception:
            fail(self, f"{words}\n{traceback.format_exc()}")


def see(widget, point, words):
    """Somebody can click only what is seen: scroll to it, and refuse what lies below something else."""

    def top():
        return QApplication.widgetAt(widget.mapToGlobal(point))

    found = top()
    if found is not widget and not widget.isAncestorOf(found or widget):
        parent = widget.parentWidget()
        while parent is not None:
            if isinstance(parent, QScrollArea):
                parent.ensureWidgetVisible(widget)
            parent = parent.parentWidget()
        found = top()
    if found is None or not (found is widget or widget.isAncestorOf(found) or found.isAncestorOf(widget)):
        raise Lost(f"{words} is covered by {found and found.metaObject().className()}")


def drag(widget, start, end):
    """Press, move and release, with the button in the events, as the tools of the canvas want it."""

    def event(kind, point, button, held):
        place = QPointF(point)
        QApplication.sendEvent(widget, QMouseEvent(kind, place, QPointF(widget.mapToGlobal(point)), button, held, NONE))

    nothing = Qt.MouseButton.NoButton
    event(QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
    for share in (0.25, 0.5, 0.75, 1.0):
        point = QPoint(*(round(a + share * (b - a)) for a, b in zip((start.x(), start.y()), (end.x(), end.y()))))
        event(QEvent.Type.MouseMove, point, nothing, LEFT)
    event(QEvent.Type.MouseButtonRelease, end, LEFT, nothing)


# Where things are: None as long as they are not there.


def middle(widget):
    if widget is None or not widget.isVisible() or not widget.isEnabled():
        return None
    return widget, widget.rect().center()


def entry(menu, *texts):
    """An entry of a menu that is open."""
    for action in menu.actions() if menu is not None and menu.isVisible() else ():
        if action.text().replace("&", "") in texts and action.isEnabled():
            return menu, menu.actionGeometry(action).center()
    return None


def menu_of(*texts):
    """The menu that hangs below entries of the menu bar."""
    menu = iface.mainWindow().menuBar()
    for text in texts:
        menu = next(one.menu() for one in menu.actions() if one.menu() and one.text().replace("&", "") == text)
    return menu


def from_menu(*texts):
    """Open a menu of the menu bar and click through to an entry."""
    bar = iface.mainWindow().menuBar()
    yield "click", texts[0], lambda: entry(bar, texts[0])
    for depth, text in enumerate(texts[1:], 1):
        yield "click", text, lambda depth=depth, text=text: entry(menu_of(*texts[:depth]), text), False


def window(test):
    """The window that passes a test."""
    return next((one for one in QApplication.topLevelWidgets() if one.isVisible() and test(one)), None)


def dialog_of(name):
    return window(lambda one: hasattr(one, "runButton") and one.algorithm().name() == name)


def button_of(place, text):
    """A button of a window or a dock, by its text."""
    buttons = place.findChildren(QPushButton) if place is not None else ()
    return middle(next((one for one in buttons if one.text().replace("&", "") == text and one.isVisible()), None))


def tool(action):
    """The button of a toolbar, or the arrow menu's entry that stands for it."""
    for one in iface.mainWindow().findChildren(QToolButton):
        if one.isVisible() and action in (one.defaultAction(), *one.actions()):
            return middle(one)
    return None


def node_of(name):
    """A layer in the layer tree."""
    view = iface.layerTreeView()
    for node in QgsProject.instance().layerTreeRoot().findLayers():
        if node.name() == name:
            index = view.node2index(node)
            view.scrollTo(index)
            rect = view.visualRect(index)
            x = min(rect.center().x(), view.viewport().width() - 40)  # on its name, left of where a bar may be
            return (view.viewport(), QPoint(x, rect.center().y())) if rect.isValid() else None
    return None


def layer(start):
    found = sorted(QgsProject.instance().mapLayers().values(), key=lambda one: one.name())
    return next((one for one in found if one.name().startswith(start)), None)


def on_map(x, y):
    """A place of the canvas."""
    canvas = iface.mapCanvas()
    point = canvas.getCoordinateTransform().transform(x, y)
    return canvas.viewport(), QPoint(round(point.x()), round(point.y()))


def map_is_idle():
    return not iface.mapCanvas().isDrawing()


# The path.


def toolbox():
    return plugins["processing"].toolbox


def algorithm(name, text):
    """Look for an algorithm in the toolbox and open it by a double click."""
    if not toolbox().isVisible() or toolbox().visibleRegion().isEmpty():
        dock = next(one for one in iface.mainWindow().findChildren(QDockWidget, "ProcessingToolbox"))
        if dock.isVisible():
            yield "click", "tab of the toolbox", lambda: tab_of(dock.windowTitle())
        else:
            yield from from_menu("Processing", "Toolbox")
    box = toolbox().searchBox
    yield "click", "search box", lambda: middle(box)
    yield "type", f"search {name}", lambda: box, False, f"{ALL}{text}" if box.value() else text
    yield "until", lambda: item_of(name) is not None, f"{name} in the toolbox"
    yield "double", name, lambda: item_of(name)
    yield "until", lambda: dialog_of(name) is not None, f"dialog of {name}"


def tab_of(title):
    from qgis.PyQt.QtWidgets import QTabBar

    for bar in iface.mainWindow().findChildren(QTabBar):
        for place in range(bar.count()):
            if bar.isVisible() and bar.tabText(place) == title:
                return bar, bar.tabRect(place).center()
    return None


def item_of(name):
    """An algorithm's row in the tree."""
    tree = toolbox().algorithmTree
    model = tree.model()

    def search(parent):
        for row in range(model.rowCount(parent)):
            index = model.index(row, 0, parent)
            found = tree.algorithmForIndex(index)
            if found is not None and found.id() == f"talus:{name}":
                return index
            below = search(index)
            if below is not None:
                return below
        return None

    index = search(tree.rootIndex())
    if index is None or not tree.visualRect(index).isValid():
        return None
    return tree.viewport(), tree.visualRect(index).center()


def run_and_close(name):
    """Press Run, wait, close."""
    yield "click", "Run", lambda: middle(dialog_of(name).runButton())
    yield "until", lambda: has_ended(name), f"{name} has ended"
    yield "moment", f"{name} has ended"
    yield "click", "Close", lambda: button_of(dialog_of(name), "Close")
    yield "until", lambda: dialog_of(name) is None, f"{name} is closed"


def has_ended(name):
    dialog = dialog_of(name)
    if not dialog.wasExecuted() or not dialog.runButton().isEnabled():
        return False
    if not dialog.results():
        said = "\n".join(one.toPlainText() for one in dialog.findChildren(QTextEdit))
        raise Lost(f"{name} failed: {said[-2000:]}")
    return True


def field(name, parameter):
    """Click and type into the field of a parameter."""
    return dialog_of(name).mainWidget().wrappers[parameter].wrappedWidget()


def new_study():
    """An elevation model into a study."""
    yield from from_menu("Plugins", "Talus", "New study ...")

    def dialog():
        return window(lambda one: one.metaObject().className() == "NewStudyDialog")

    yield "until", lambda: dialog() is not None, "dialog of a new study"
    yield "click", "elevation model", lambda: middle(dialog().file.lineEdit())
    yield "type", "elevation model", lambda: dialog().file.lineEdit(), False, DEM
    yield "click", "folder", lambda: middle(dialog().folder.lineEdit())
    yield "type", "folder", lambda: dialog().folder.lineEdit(), False, str(FOLDER / "s")
    yield "click", "OK", lambda: middle(dialog().buttons.button(QDialogButtonBox.StandardButton.Ok))
    yield "until", lambda: layer("Elevation model") is not None and dialog() is None, "the new study"
    yield "moment", "elevation model loaded"


def choose_releases():
    """A rectangle round release points of one cliff."""
    yield "until", map_is_idle, "the map of release points"
    yield "click", "layer Release points", lambda: node_of("Release points")
    yield "click", "selection tool", lambda: tool(iface.actionSelect())
    yield "drag", "rectangle", lambda: rectangle()
    yield "until", lambda: layer("Release points").selectedFeatureCount() > 0, "selected release points"


def rectangle():
    """On the canvas, about the point in the middle, with RELEASES of them in it."""
    points = [one.geometry().asPoint() for one in layer("Release points").getFeatures()]
    xs, ys = sorted(one.x() for one in points), sorted(one.y() for one in points)
    x, y = xs[len(xs) // 2], ys[len(ys) // 2]
    far = sorted(max(abs(one.x() - x), abs(one.y() - y)) for one in points)
    half = far[min(RELEASES, len(far)) - 1]
    (view, first), (_, second) = on_map(x - half, y + half), on_map(x + half, y - half)
    return view, first, second


def panel():
    found = [one for one in iface.mainWindow().findChildren(QDockWidget, "talus_ground_mapper") if one.isVisible()]
    return found[0] if found else None


def ground():
    """The proposal of the terrain where there is one; else rock and meadow, each in one polygon."""
    yield from from_menu("Plugins", "Talus", "Map ground and forest")
    yield "until", lambda: panel() is not None, "panel of the ground"
    if hasattr(panel(), "proposing"):
        yield "click", "Propose from the terrain", lambda: middle(panel().proposing)
        yield "until", lambda: layer("Ground").featureCount() > 0, "proposed ground"
        yield "until", map_is_idle, "the map of the ground"
    else:
        points = [one.geometry().asPoint() for one in layer("Release points").selectedFeatures()]
        low, high = min(one.y() for one in points), max(one.y() for one in points)
        box = layer("Elevation model").extent()
        west, east = box.xMinimum() + 0.02 * box.width(), box.xMaximum() - 0.02 * box.width()
        bands = (("rock", low - 10.0, high + 10.0), ("meadow on", box.yMinimum() + 0.02 * box.height(), low - 10.0))
        for text, south, north in bands:
            yield "click", f"class {text}", lambda text=text: class_of(text)
            yield "click", "Draw polygon", lambda: middle(panel().draw)
            corners = [(west, north), (east, north), (east, south), (west, south)]
            for k, corner in enumerate(corners):
                yield "click", "corner", lambda corner=corner: on_map(*corner), k == 0
            yield "right", "end of the polygon", lambda corner=corners[-1]: on_map(*corner), False
    yield "click", "Simulate ...", lambda: button_of(panel(), "Simulate ...")
    yield "until", lambda: dialog_of("simulate") is not None, "dialog of simulate"


def class_of(text):
    """A ground class in the list of the panel."""
    rows = panel().pages.currentWidget().list
    for row in range(rows.count()):
        item = rows.item(row)
        if text in f"{item.text()} {item.data(Qt.ItemDataRole.UserRole)}".lower():
            rows.scrollToItem(item)
            return rows.viewport(), rows.visualItemRect(item).center()
    raise Lost([rows.item(row).text() for row in range(rows.count())])


def section_of(name, parameter):
    """The row of a parameter's page."""
    panel_of = dialog_of(name).mainWidget()
    row = panel_of.pages.index(panel_of.page_of[parameter])
    return panel_of.list.viewport(), panel_of.list.visualItemRect(panel_of.list.item(row)).center()


def simulate():
    """Selected releases, a name, three sizes; the map that grows, and the run's own."""
    box = lambda: next(one for one in field("simulate", "RELEASES").findChildren(QCheckBox))  # noqa: E731
    yield "click", "Selected features only", lambda: (box(), QPoint(10, box().height() // 2)) if middle(box()) else None
    for parameter, text in (("RUN_NAME", "today"), ("ROCK_SIZES", SIZES)):
        page = dialog_of("simulate").mainWidget().page_of[parameter]
        panel_of = dialog_of("simulate").mainWidget()
        if panel_of.list.currentRow() != panel_of.pages.index(page):
            yield "click", f"page of {parameter}", lambda parameter=parameter: section_of("simulate", parameter)
        yield "click", parameter, lambda parameter=parameter: line_of(parameter)
        yield "type", parameter, lambda parameter=parameter: line_of(parameter)[0], False, text
    yield "click", "Run", lambda: middle(dialog_of("simulate").runButton())
    yield "until", lambda: growing_map() or has_ended("simulate"), "a first map"
    yield "moment", "first map, still growing"
    yield "until", lambda: has_ended("simulate"), "simulate has ended"
    yield "moment", "map of the run"
    dialog = dialog_of("simulate")
    FOLDER.joinpath("said.txt").write_text(
        "\n".join(one.toPlainText() for one in dialog.findChildren(QTextEdit)), encoding="utf-8"
    )
    yield "click", "Close", lambda: button_of(dialog_of("simulate"), "Close")
    yield "until", lambda: dialog_of("simulate") is None and map_is_idle(), "the map of the run"


def growing_map():
    return any("so far" in one.name() for one in QgsProject.instance().mapLayers().values())


def line_of(parameter):
    widget = field("simulate", parameter)
    return middle(widget if isinstance(widget, QLineEdit) else widget.findChild(QLineEdit))


def road():
    """A line across the way of the rocks, drawn into the layer Lines, and what passes it."""
    yield "click", "layer Lines", lambda: node_of("Lines")
    yield "click", "Toggle editing", lambda: tool(iface.actionToggleEditing())
    yield "click", "Add line", lambda: tool(iface.actionAddFeature())
    ends = across()
    for k, end in enumerate(ends):
        yield "click", "end of the road", lambda end=end: on_map(*end), k == 0
    yield "right", "end of the line", lambda: on_map(*ends[-1]), False

    def form():
        return window(lambda one: one.metaObject().className() == "QgsAttributeDialog")

    yield "until", lambda: form() is not None, "form of the line"
    yield "click", "name", lambda: middle([one for one in form().findChildren(QLineEdit) if one.isVisible()][-1])
    yield "type", "name", lambda: [one for one in form().findChildren(QLineEdit) if one.isVisible()][-1], False, "road"
    yield "click", "OK", lambda: button_of(form(), "OK")
    yield "click", "Toggle editing", lambda: tool(iface.actionToggleEditing())
    yield "until", lambda: window(lambda one: isinstance(one, QMessageBox)) is not None, "Save?"
    yield "click", "Save", lambda: button_of(window(lambda one: isinstance(one, QMessageBox)), "Save")
    yield "until", lambda: not layer("Lines").isEditable(), "saved line"
    yield from algorithm("screenline", "screen")
    yield from run_and_close("screenline")


def across():
    """Ends of a line halfway between releases and stops, square to the way between them, wider than the paths."""
    starts = [one.geometry().asPoint() for one in layer("Release points").selectedFeatures()]
    stops = [one.geometry().asPoint() for one in layer("Stops").getFeatures()]
    (x, y), (u, v) = centre_of(starts), centre_of(stops)
    length = math.hypot(u - x, v - y)
    half = max(length, 100.0) * 0.6
    side = (-(v - y) / length * half, (u - x) / length * half)
    return [(0.5 * (x + u) + sign * side[0], 0.5 * (y + v) + sign * side[1]) for sign in (1.0, -1.0)]


def centre_of(points):
    return sum(one.x() for one in points) / len(points), sum(one.y() for one in points) / len(points)


def path():
    """From an empty project to the map, and on to the road."""
    yield from new_study()
    yield from algorithm("sourceareas", "source areas")
    yield from run_and_close("sourceareas")
    yield from choose_releases()
    yield from ground()
    yield from simulate()
    yield from road()


def finish(hand):
    write(hand)
    end()


def fail(hand, text):
    (FOLDER / "failed.txt").write_text(text, encoding="utf-8")
    for k, one in enumerate(one for one in QApplication.topLevelWidgets() if one.isVisible()):
        one.grab().save(str(FOLDER / f"failed_{k}.png"))
    write(hand)
    end()


def write(hand):
    (FOLDER / "first_map.json").write_text(
        json.dumps({"moments": hand.moments, "log": hand.log, "load": os.getloadavg()[0]}, indent=1), encoding="utf-8"
    )


def end():
    iface.mainWindow().grab().save(str(FOLDER / "end.png"))
    QgsProject.instance().setDirty(False)
    os._exit(0)


HANDS: list = []  # the one that plays, kept for as long as QGIS runs


def begin():
    iface.mainWindow().resize(1590, 960)
    iface.mainWindow().move(0, 0)
    for menu in iface.mainWindow().findChildren(QMenu):
        menu.setTearOffEnabled(False)
    HANDS.append(Hand(path()))
    HANDS[0].advance()


QTimer.singleShot(3000, begin)
