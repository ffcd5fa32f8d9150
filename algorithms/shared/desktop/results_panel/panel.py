# SPDX-License-Identifier: GPL-2.0-or-later
"""The dock of Results at a place: a run, what is asked of the map, and the answer in tables and a figure."""

from pathlib import Path

from qgis.core import (
    QgsCoordinateTransform,
    QgsCsException,
    QgsGeometry,
    QgsMapLayerProxyModel,
    QgsProcessingException,
    QgsProject,
)
from qgis.gui import QgsDockWidget, QgsMapLayerComboBox
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ....number_words import formatted
from ....translation import tr
from ...reports import plots
from ...styles.relief import elevation_models
from ..runs_panel import of_study as runs_found
from . import answers, kept, numbers
from .answers import of_hazard
from .passing import RunMotion, Type, cell_at, moved, name_of, object_at
from .views import FigureView, PlaceMarks, PlaceTool, TableView

CELL, OBJECT, ACROSS, ALONG = "cell", "object", "across", "along"
NARROW = 12  # letters of a box that must be seen
Filter = QgsMapLayerProxyModel.Filter if hasattr(QgsMapLayerProxyModel, "Filter") else QgsMapLayerProxyModel


class ResultsPanel(QgsDockWidget):
    """Asks the run that is chosen; holds the last answer."""

    def __init__(self, iface):
        super().__init__(tr("Results"), iface.mainWindow())
        self.setObjectName("talus_results")
        self.iface, self.canvas = iface, iface.mapCanvas()
        self.runs, self.answer = [], None
        self.motion, self.marks = RunMotion(self), PlaceMarks(self.canvas)
        self.tool = PlaceTool(self.canvas, self.ask_at, self.ask_along)
        self._build()
        project = QgsProject.instance()
        self.signals = (
            project.layerTreeRoot().addedChildren,
            project.layerTreeRoot().removedChildren,
            project.readProject,
        )
        for signal in self.signals:
            signal.connect(self.read)
        self.closed.connect(self._put_away)
        self.read()

    def _build(self):
        self.run_box, self.mode, self.dem = QComboBox(), QComboBox(), QgsMapLayerComboBox()
        self.dem.setFilters(Filter.RasterLayer)
        self.dem.setAllowEmptyLayer(True)
        for box in (self.run_box, self.mode, self.dem):  # a dock stays narrow
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(NARROW)
        for text, mode in (
            (tr("a cell"), CELL), (tr("an object: line, area or point"), OBJECT),
            (tr("a line across the paths"), ACROSS), (tr("a profile along the paths"), ALONG),
        ):  # fmt: skip
            self.mode.addItem(text, mode)
        self.mode.currentIndexChanged.connect(self._mode_changed)
        self.mode.activated.connect(lambda *_: self.ask.setChecked(True))  # by a person: who asks otherwise asks now
        self.around, self.width = QSpinBox(), QDoubleSpinBox()
        self.around.setRange(0, 50)
        self.around.setToolTip(tr("This number of cells on each side of the clicked cell is included."))
        self.width.setRange(0.1, 10_000.0)
        self.width.setValue(50.0)
        self.form = QFormLayout()
        for label, widget in (
            (tr("Run"), self.run_box), (tr("Query"), self.mode), (tr("Cells around it"), self.around),
            (tr("Width of the corridor [m]"), self.width), (tr("Elevation model"), self.dem),
        ):  # fmt: skip
            self.form.addRow(label, widget)
        self.ask = QPushButton(tr("Query on the map"))
        self.ask.setCheckable(True)
        self.ask.toggled.connect(self._take_tool)
        self.canvas.mapToolSet.connect(lambda tool, *_: self.ask.setChecked(tool is self.tool))
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.tabs, self.figure = QTabWidget(), FigureView()
        buttons = QHBoxLayout()
        self.keep_figure = _button(buttons, tr("Save figure"), self.save_figure)
        self.keep_table = _button(buttons, tr("Save tables"), self.save_tables)
        _button(buttons, tr("Clear"), self.clear)
        page, column = QWidget(), QVBoxLayout()
        for part in (self.form, self.ask, self.said, self.tabs, buttons):
            (column.addWidget if isinstance(part, QWidget) else column.addLayout)(part)
        column.setStretchFactor(self.tabs, 1)
        page.setLayout(column)
        self.setWidget(page)
        self._mode_changed()
        self._show(None)

    def activate(self):
        """Show the dock and take the tool."""
        self.read()
        self.show()
        self.raise_()
        self.ask.setChecked(True)

    def read(self, *_):
        """The runs of the project into the list; what was chosen stays chosen."""
        chosen = self.run_box.currentText()
        self.runs = runs_found.runs_of(QgsProject.instance())
        self.run_box.clear()
        self.run_box.addItems([run.title for run in self.runs])
        self.run_box.setCurrentIndex(max(self.run_box.findText(chosen), 0) if self.runs else -1)
        models = elevation_models(QgsProject.instance())
        if self.dem.currentLayer() not in models:
            self.dem.setLayer(models[0] if models else None)
        if not self.runs:
            self.said.setText(tr("There is no run of Simulate rockfall in the project."))

    def run(self):
        """The run that is chosen, None where there is none."""
        row = self.run_box.currentIndex()
        return self.runs[row] if 0 <= row < len(self.runs) else None

    def _mode_changed(self, *_):
        mode = self.mode.currentData()
        self.tool.is_line = mode in (ACROSS, ALONG)
        self.tool.forget()
        self.around.setEnabled(mode == CELL)
        self.width.setEnabled(mode == ALONG)
        self._say_what_to_do()

    def _say_what_to_do(self):
        texts = {
            CELL: tr("Click on the map."), OBJECT: tr("Click on an object of any visible layer."),
            ACROSS: tr("Click the points of a line; the right button ends it."),
            ALONG: tr("Click the points of a line downhill along the paths; the right button ends it."),
        }  # fmt: skip
        with_the_tool = texts[self.mode.currentData()]
        self.said.setText(with_the_tool if self.ask.isChecked() else tr("Switch on Query on the map to query again."))

    def _take_tool(self, is_taken):
        if is_taken:
            self.canvas.setMapTool(self.tool)
        else:
            self.canvas.unsetMapTool(self.tool)
        if self.answer is None:
            self._say_what_to_do()

    def ask_at(self, point):
        """The answer for a click, a point in the system of the map."""
        self._answer(self._of_object if self.mode.currentData() == OBJECT else self._of_cell, point)

    def ask_along(self, points):
        """The answer for a line that was drawn."""
        self._answer(self._of_profile if self.mode.currentData() == ALONG else self._of_line, points)

    def _answer(self, function, geometry):
        run = self.run()
        if run is None:
            return
        try:
            self._show(function(run, geometry))
        except (QgsProcessingException, QgsCsException, ValueError, MemoryError) as error:
            self._show(None)
            self.said.setText(str(error) or type(error).__name__)

    def _of_cell(self, run, point):
        map_crs = self.canvas.mapSettings().destinationCrs()
        title = tr("Maps") if not self.around.value() else tr("Maps, cell in the middle")

        def point_of(layer):
            return QgsCoordinateTransform(map_crs, layer.crs(), QgsProject.instance()).transform(point)

        hazard, problems = of_hazard(QgsProject.instance().mapLayers().values(), point_of)
        tables = [(title, numbers.of_maps(run.maps, point_of)), *hazard]
        if not run.maps:
            raise ValueError(tr("This run has no maps in the project, so there are no cells; query a line instead."))
        layer = run.maps.get("PASSAGES") or next(iter(run.maps.values()))
        outline = cell_at(layer, point_of(layer), self.around.value())
        if outline is None and hazard:  # other runs come there
            return answers.Answer(formatted(tr("At {:.0f}, {:.0f}"), point.x(), point.y()), hazard, problems=problems)
        if outline is None:
            raise ValueError("\n".join([tr("No map of this run reaches this point: no rock came near."), *problems]))
        shape = QgsGeometry.fromWkt("POLYGON((" + ", ".join(f"{x!r} {y!r}" for x, y in outline.tolist()) + "))")
        size = shape.boundingBox()
        text = formatted(
            tr("At {:.0f}, {:.0f}: {:g} m x {:g} m"),
            point.x(),
            point.y(),
            round(size.width(), 2),
            round(size.height(), 2),
        )
        return self._of_shape(run, text, tables, shape, layer.crs())._replace(problems=problems)

    def _of_object(self, run, point):
        left_out = [run.tables[runs_found.LINES].id()] if runs_found.LINES in run.tables else []
        hit_object = object_at(self.canvas, point, left_out)
        if hit_object is None:
            raise ValueError(tr("There is no object; click on a line, an area or a point of a visible layer."))
        tables = [(tr("Object"), numbers.of_feature(hit_object.layer, hit_object.feature))]
        title = f"{hit_object.layer.name().partition(' – ')[0]}: {name_of(hit_object.feature)}"
        if hit_object.layer.geometryType() == Type.PointGeometry:
            self.marks.clear()
            return answers.Answer(title, tables)
        return self._of_shape(run, title, tables, hit_object.feature.geometry(), hit_object.layer.crs())

    def _of_line(self, run, points):
        crs = self.canvas.mapSettings().destinationCrs()
        return self._of_shape(run, tr("Line across the paths"), [], QgsGeometry.fromPolylineXY(points), crs)

    def _of_profile(self, run, points):
        paths, crs = self._paths(run), self.canvas.mapSettings().destinationCrs()
        line = QgsGeometry.fromPolylineXY(points)
        self.marks.show_place(line, crs)
        moved_points = [point for part in [moved(line, crs, paths.crs).asPolyline()] for point in part]
        title = tr("Profile along a line")
        return answers.of_profile(title, moved_points, paths, self.dem.currentLayer(), self.width.value())

    def _of_shape(self, run, title, tables, geometry, crs):
        """The answer for an area or a line; of a run without trajectories what the maps report."""
        self.marks.show_place(geometry, crs)
        if tables and runs_found.LINES not in run.tables:
            self.said.setText(self._why_no_passages())
            return answers.Answer(title, tables)
        paths = self._paths(run)
        is_cell, shape = self.mode.currentData() == CELL, moved(geometry, crs, paths.crs)
        answer = answers.of_geometry(title, tables, shape, paths, self.dem.currentLayer(), is_cell)
        self.marks.show_sources(answer.sources, answer.middle, paths.crs)
        return answer

    def _paths(self, run):
        if runs_found.LINES not in run.tables:
            raise ValueError(self._why_no_passages())
        return self.motion.of(run.tables[runs_found.LINES])

    def _why_no_passages(self):
        return tr("Histograms, profiles and sources of rocks need the trajectories of the run, which are not in the "
                  "project: create Trajectories (TRAJECTORIES) in Simulate rockfall.")  # fmt: skip

    def _show(self, answer):
        """The tables and the figure of an Answer; None for nothing."""
        shown_tab = self.tabs.tabText(self.tabs.currentIndex())
        self.answer = answer
        self.tabs.clear()
        for title, table in answer.tables if answer is not None else ():
            self.tabs.addTab(TableView(table), title)
        if answer is not None and answer.draw is not None:
            self.figure = FigureView(answer.draw("png"))
            self.tabs.addTab(self.figure, tr("Figure"))
        texts = [self.tabs.tabText(k) for k in range(self.tabs.count())]
        self.tabs.setCurrentIndex(texts.index(shown_tab) if shown_tab in texts else 0)
        self.keep_figure.setEnabled(answer is not None and answer.draw is not None)
        self.keep_table.setEnabled(answer is not None)
        if answer is not None:
            self._tell(answer)

    def _tell(self, answer):
        run, lines = self.run(), [answer.title]
        if runs_found.LINES not in run.tables:
            lines.append(self._why_no_passages())
        elif not plots.is_there():
            lines.append(tr("Figures need the Python package matplotlib; see Python packages in the menu of Talus."))
        lines += [*self.motion.warnings, *answer.problems]
        self.said.setText("\n".join(lines))

    def save_figure(self):
        """The figure as SVG and PNG beside the results of the run; returns the paths."""
        return self._kept([("svg", self._write_figure), ("png", self._write_figure)])

    def save_tables(self):
        """All tables of the answer as CSV; returns the paths."""
        return self._kept([("csv", table) for table in self.answer.tables])

    def _write_figure(self, path):
        Path(path).write_bytes(self.answer.draw(path.suffix[1:]))

    def _kept(self, wanted):
        folder = kept.folder_of(self.run()) or QFileDialog.getExistingDirectory(
            self, tr("Folder for figures and tables")
        )
        if not folder:
            return []
        paths = []
        try:
            for ending, what in wanted:
                head = f"{self.run().title} {self.answer.title}"
                title = head if callable(what) else f"{head} {what[0]}"
                path = kept.free_path(folder, title, ending)
                if callable(what):
                    what(path)
                else:
                    kept.write_table(path, what[1])
                paths.append(path)
        except OSError as error:
            self.said.setText(str(error))
            return paths
        self.said.setText(tr("Saved in {}: {}").format(folder, ", ".join(path.name for path in paths)))
        return paths

    def clear(self):
        """Marks off the map, the answer away."""
        self.marks.clear()
        self._show(None)
        self._mode_changed()

    def close_down(self):
        """Before the plugin goes: nothing of it stays on the canvas."""
        for signal in self.signals:
            signal.disconnect(self.read)
        self._put_away()

    def _put_away(self):
        """No marks, no tool and no large arrays of a panel that is closed."""
        self.marks.clear()
        self.motion.forget()
        self.canvas.unsetMapTool(self.tool)


def _button(row, text, function):
    button = QPushButton(text)
    button.clicked.connect(lambda: function())
    row.addWidget(button)
    return button
