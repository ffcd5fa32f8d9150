# SPDX-License-Identifier: GPL-2.0-or-later
"""The dock of Throw from here: what is thrown, on what, and what came of it."""

from qgis.core import (
    QgsApplication,
    QgsCoordinateTransform,
    QgsCsException,
    QgsMapLayer,
    QgsMapLayerProxyModel,
    QgsProcessingException,
    QgsProject,
    QgsTask,
    QgsWkbTypes,
)
from qgis.gui import QgsDockWidget, QgsMapLayerComboBox, QgsMapTool, QgsRubberBand
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QColor
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from .....engine.choices import LIBRARY_ROCKS, USUAL_ROCK
from .....engine.findings.finding import NOTE
from .....engine.findings.of_results import LEFT
from .....engine.jit.readiness import why_slow
from ....choice_names import choice_names, shown_choice
from ....number_words import energy_text, formatted, number_text, share_text
from ....translation import tr
from ...findings.output import finding_text
from ...parameters.ground import ground_class_names
from ...parameters.scene import RELEASES
from ...scene.profile_runs import is_ready
from ...styles.relief import elevation_models
from ..flying_rocks import FlyingRocks
from . import throwing as asking
from .throwing import Choices, Throw, make_ready, release_layer

# The tool on the map: a click is a point, a drag is a line.

SHORTEST_DRAG = 6  # px; below it a hand that trembled at a click


class ThrowTool(QgsMapTool):
    """Calls ``chosen`` with one point, or with the two ends of a line, in the system of the map."""

    def __init__(self, canvas, chosen):
        super().__init__(canvas)
        self.chosen, self.start = chosen, None
        self.band = QgsRubberBand(canvas, QgsWkbTypes.GeometryType.LineGeometry)
        self.band.setColor(QColor(178, 34, 34))
        self.band.setWidth(2)
        self.setCursor(Qt.CursorShape.CrossCursor)

    def canvasPressEvent(self, event):
        if event.button() == Qt.MouseButton.LeftButton:
            self.start = event.pixelPoint(), event.mapPoint()

    def canvasMoveEvent(self, event):
        if self.start is not None:
            self.band.reset(QgsWkbTypes.GeometryType.LineGeometry)
            self.band.addPoint(self.start[1])
            self.band.addPoint(event.mapPoint())

    def canvasReleaseEvent(self, event):
        if self.start is None or event.button() != Qt.MouseButton.LeftButton:
            return
        (pixel, point), self.start = self.start, None
        self.band.reset(QgsWkbTypes.GeometryType.LineGeometry)
        is_drag = (event.pixelPoint() - pixel).manhattanLength() >= SHORTEST_DRAG
        self.chosen([point, event.mapPoint()] if is_drag else [point])

    def deactivate(self):
        self.start = None
        self.band.reset(QgsWkbTypes.GeometryType.LineGeometry)
        super().deactivate()


MOST_ROCKS = 2000
MOST_FINDINGS = 3  # that are told; all of them stand in the report of Simulate rockfall
NONE_OF = 0.025  # tail of the two-sided bounds of 95 % by Clopper and Pearson
NARROW = 12  # letters of a box that must be seen; longer names are cut off
Filter = QgsMapLayerProxyModel.Filter if hasattr(QgsMapLayerProxyModel, "Filter") else QgsMapLayerProxyModel


class ThrowPanel(QgsDockWidget):
    """Throws on a click; holds the throws that are drawn, newest last."""

    def __init__(self, iface):
        super().__init__(tr("Throw"), iface.mainWindow())
        self.setObjectName("talus_throw_from_here")
        self.iface, self.canvas = iface, iface.mapCanvas()
        self.throws, self.task, self.ready = [], None, None  # throws: pairs of the FlyingRocks and the Thrown
        self.is_closed = False
        self.tool = ThrowTool(self.canvas, self.throw_from)
        self._build()
        self._choose_elevation_model()
        self._make_ready()

    def _build(self):
        self.dem, self.ground, self.screen = QgsMapLayerComboBox(), QgsMapLayerComboBox(), QgsMapLayerComboBox()
        self.dem.setFilters(Filter.RasterLayer)
        for box, kind in ((self.ground, Filter.PolygonLayer), (self.screen, Filter.LineLayer)):
            box.setFilters(kind)
            box.setAllowEmptyLayer(True)
            box.setLayer(None)
        self.rock, self.ground_class = QComboBox(), QComboBox()
        for box in (self.dem, self.ground, self.screen, self.rock, self.ground_class):  # a dock stays narrow
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(NARROW)
        names = choice_names(LIBRARY_ROCKS)
        _fill(self.rock, LIBRARY_ROCKS, names, USUAL_ROCK)
        _fill(self.ground_class, ground_class_names(), names, "medium")
        self.volume, self.rocks = QDoubleSpinBox(), QSpinBox()
        self.volume.setDecimals(3)
        self.volume.setRange(0.001, 100_000.0)
        self.volume.setValue(1.0)
        self.rocks.setRange(1, MOST_ROCKS)
        self.rocks.setValue(asking.ROCKS)
        form = QFormLayout()
        for label, widget in (
            (tr("Elevation model"), self.dem), (tr("Shape of the rocks"), self.rock),
            (tr("Volume of a rock [m³]"), self.volume), (tr("Ground polygons"), self.ground),
            (tr("Ground class outside the polygons"), self.ground_class), (tr("Screen line"), self.screen),
            (tr("Rocks of a throw"), self.rocks),
        ):  # fmt: skip
            form.addRow(label, widget)
        self.said = QLabel(tr("Click on the map, or draw a line."))
        self.said.setWordWrap(True)
        buttons = QHBoxLayout()
        self.undo = _button(buttons, tr("Undo"), self.take_back)
        self.clear = _button(buttons, tr("Clear all"), self.take_all_back)
        self.keep = _button(buttons, tr("Keep ..."), self.keep_last)
        self.keep.setToolTip(tr("Opens Simulate rockfall with the inputs of the last throw."))
        page, column = QWidget(), QVBoxLayout()
        column.addLayout(form)
        column.addWidget(self.said)
        column.addLayout(buttons)
        column.addStretch()
        page.setLayout(column)
        self.setWidget(page)
        self._enable()

    def _choose_elevation_model(self):
        models = elevation_models(QgsProject.instance())
        if models and self.dem.currentLayer() not in models:
            self.dem.setLayer(models[0])

    def _make_ready(self):
        """Machine code in the background, while the user looks for a place."""
        if why_slow():
            self.said.setText(why_slow())
            return
        self.ready = QgsTask.fromFunction(tr("Talus: engine prepared"), lambda task: make_ready())
        QgsApplication.taskManager().addTask(self.ready)

    def choices(self):
        """The Choices of the boxes."""
        return Choices(
            self.dem.currentLayer(), self.rock.currentData(), self.volume.value(), self.ground_class.currentData(),
            self.ground.currentLayer(), self.rocks.value(),
        )  # fmt: skip

    def activate(self):
        """Show the dock and take the tool."""
        self.show()
        self.raise_()
        self.canvas.setMapTool(self.tool)

    def throw_from(self, points):
        """Throw rocks from a point, or along a line of two, in the system of the map; one throw at a time."""
        if self.task is not None:
            return
        choices = self.choices()
        if choices.dem is None:
            self.said.setText(tr("Choose an elevation model first."))
            return
        compiling = tr("The first run compiles the engine, which takes half a minute to two minutes ...")
        self.said.setText(tr("Rocks fly ...") if is_ready() else compiling)
        releases = release_layer(points, self.canvas.mapSettings().destinationCrs())
        self._begin(choices, releases, self._screens(choices.dem), asking.SMALLEST_WINDOW)

    def _begin(self, choices, releases, screens, margin):
        """Read the terrain to ``margin`` m around and start the task; again with more where rocks leave it."""

        def then(outcome):
            self.task = None
            if self.is_closed:  # a cancelled task ends after the plugin has gone
                return
            if isinstance(outcome, float):
                self._begin(choices, releases, screens, outcome)
            else:
                self._shown(outcome, choices.dem)

        try:
            self.task = Throw(choices, releases, screens, then, margin)
        except (ValueError, OSError, MemoryError, QgsProcessingException) as error:
            self._shown(str(error) or type(error).__name__, choices.dem)
            return
        QgsApplication.taskManager().addTask(self.task)

    def _screens(self, dem):
        """The lines of the screen layer as the engine takes them, in the system of the elevation model."""
        layer = self.screen.currentLayer()
        if layer is None:
            return []
        transform = QgsCoordinateTransform(layer.crs(), dem.crs(), QgsProject.instance())
        lines = []
        for feature in layer.getFeatures():
            geometry = feature.geometry()
            try:
                if geometry.isEmpty() or geometry.transform(transform) != 0:
                    continue
            except QgsCsException:  # out of reach of the system: no rock comes there
                continue
            parts = geometry.asMultiPolyline() if geometry.isMultipart() else [geometry.asPolyline()]
            lines.append([[(point.x(), point.y()) for point in part] for part in parts if geometry.length() > 0.0])
        return [line for line in lines if line]

    def _shown(self, outcome, dem):
        """A throw has ended: draw it and report its numbers, or why there is none."""
        if isinstance(outcome, str):
            self.said.setText(outcome or tr("Cancelled; nothing was thrown."))
            return
        self.throws.append((FlyingRocks(self.canvas, outcome.paths, dem.crs()), outcome))
        self.said.setText(said_of(outcome))
        self._enable()

    def take_back(self):
        """The last throw off the map; what the one before gave is reported again."""
        if self.throws:
            self.throws.pop()[0].remove()
        self.said.setText(said_of(self.throws[-1][1]) if self.throws else "")
        self._enable()

    def take_all_back(self):
        """All throws off the map."""
        while self.throws:
            self.take_back()

    def keep_last(self):
        """The dialog of talus:simulate with the inputs of the last throw: Run writes its layers."""
        import processing  # QGIS has it on its path once it has started

        inputs = dict(self.throws[-1][1].inputs)
        QgsProject.instance().addMapLayer(inputs[RELEASES])
        layers = {name: value.id() for name, value in inputs.items() if isinstance(value, QgsMapLayer)}
        processing.execAlgorithmDialog("talus:simulate", {**inputs, **layers})

    def _enable(self):
        for button in (self.undo, self.clear, self.keep):
            button.setEnabled(bool(self.throws))

    def close_down(self):
        """Before the plugin goes: nothing of it stays on the canvas or at work."""
        self.is_closed = True
        for task in (self.task, self.ready):
            try:
                if task is not None:
                    task.cancel()
            except RuntimeError:  # a task that has ended is deleted by the manager
                pass
        self.take_all_back()
        self.canvas.unsetMapTool(self.tool)


def said_of(thrown):
    """Return lines with the results of a throw and the worst of its findings."""
    known = [finding for finding in thrown.findings if finding.severity != NOTE and finding.code != LEFT.code]
    return "\n".join([words_of(thrown.numbers), *map(finding_text, known[:MOST_FINDINGS])])


def words_of(numbers):
    """Lines of text on the result of a throw."""
    lines = [
        formatted(tr("{} rocks: median run-out {} m, largest {} m; smallest reach angle {}°."), numbers["rocks"],
             number_text(numbers["run_out_median"]), number_text(numbers["run_out_largest"]),
             number_text(numbers["reach_angle_smallest"])),
        formatted(tr("Largest values of a run, 95th percentiles: {} and {} m/s."), energy_text(numbers["energy"]),
             number_text(numbers["velocity"])),
    ]  # fmt: skip
    if numbers.get("passing"):
        text = tr("Screen line: {} of {} rocks ({}) pass; {} and {} m above the ground there (95th percentiles).")
        share = share_text(numbers["passing"] / numbers["rocks"])
        energy, height = energy_text(numbers["energy_there"]), number_text(numbers["height_there"])
        lines.append(formatted(text, numbers["passing"], numbers["rocks"], share, energy, height))
    elif "passing" in numbers:
        up_to = share_text(1.0 - NONE_OF ** (1.0 / numbers["rocks"]))
        text = tr("Screen line: none of the {} rocks passes; up to {} of all rocks could (95 % confidence).")
        lines.append(formatted(text, numbers["rocks"], up_to))
    if numbers["left"]:
        lines.append(
            formatted(tr("Rocks that left the elevation model, so that the run-out is cut off: {}."), numbers["left"])
        )
    return "\n".join(lines)


def _fill(box, values, names, chosen):
    for value in values:
        box.addItem(shown_choice(value, names), value)
    box.setCurrentIndex(box.findData(chosen))


def _button(row, text, function):
    button = QPushButton(text)
    button.clicked.connect(lambda: function())
    row.addWidget(button)
    return button
