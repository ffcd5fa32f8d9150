# SPDX-License-Identifier: GPL-2.0-or-later
"""The dock with the runs of the project: choose one and one of its maps, put another beside it, compare, rename."""

from qgis.core import QgsProject
from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...translation import tr
from ..flying_rocks import FlyingRocks
from . import found
from .paths import paths_of_layer
from .second_canvas import SecondCanvas

PLAYED = 8.0  # s that the longest run takes on the canvas
OF_COMPARISON = "ENERGY_P95"  # the map that is compared where the one that is seen is in one run only


class RunsPanel(QgsDockWidget):
    """Reads the layer tree whenever it changes; the tree itself is all that it keeps."""

    def __init__(self, iface):
        super().__init__(tr("Runs"), iface.mainWindow())
        self.setObjectName("talus_runs")
        self.iface, self.canvas, self.second = iface, iface.mapCanvas(), None
        self.runs, self.is_reading, self.playing = [], False, None
        self.title = _title_on(self.canvas)
        self._build()
        project = QgsProject.instance()
        self.signals = (
            project.layerTreeRoot().addedChildren,
            project.layerTreeRoot().removedChildren,
            project.readProject,
        )
        for signal in self.signals:
            signal.connect(self.read)
        self.read()

    def _build(self):
        self.list, self.map, self.beside = QListWidget(), QComboBox(), QComboBox()
        self.same = QCheckBox(tr("Draw all runs as this one"))
        self.list.currentRowChanged.connect(self._chosen)
        self.map.currentIndexChanged.connect(self._chosen)
        self.beside.currentIndexChanged.connect(self._put_beside)
        self.same.toggled.connect(self._chosen)
        form, buttons, column, page = QFormLayout(), QHBoxLayout(), QVBoxLayout(), QWidget()
        form.addRow(tr("Map"), self.map)
        form.addRow("", self.same)
        form.addRow(tr("Beside it"), self.beside)
        for text, function in (
            (tr("Play"), self.play), (tr("Compare ..."), self.compare),
            (tr("Rename ..."), self.rename), (tr("Remove"), self.remove),
        ):  # fmt: skip
            button = QPushButton(text)
            button.clicked.connect(lambda _=False, function=function: function())
            buttons.addWidget(button)
        column.addWidget(self.list)
        column.addLayout(form)
        column.addLayout(buttons)
        page.setLayout(column)
        self.setWidget(page)

    def activate(self):
        """Show the dock with what the project has now."""
        self.read()
        self.show()
        self.raise_()

    def read(self, *_):
        """The runs of the project into the list; what was chosen stays chosen where it is still there."""
        if self.is_reading:
            return
        self.is_reading = True
        try:
            chosen, output = self._run_title(), self.map.currentData()
            self.runs = found.runs_of(QgsProject.instance())
            titles = [run.title for run in self.runs]
            self.list.clear()
            for title in titles:
                self.list.addItem(QListWidgetItem(title))
            self._fill_maps(output)
            _fill(
                self.beside, [(tr("nothing"), None), *((title, title) for title in titles)], self.beside.currentData()
            )
            if chosen in titles:
                self.list.setCurrentRow(titles.index(chosen))
        finally:
            self.is_reading = False

    def _fill_maps(self, output):
        labels = found.outputs_of(self.runs)
        _fill(self.map, [(label, name) for name, label in labels.items()], output)

    def _run_title(self):
        item = self.list.currentItem()
        return item.text() if item is not None else None

    def run(self):
        """The FoundRun that is chosen, None where none is."""
        row = self.list.currentRow()
        return self.runs[row] if 0 <= row < len(self.runs) else None

    def _chosen(self, *_):
        """Show the chosen run by the chosen map; the title on the canvas says so."""
        run = self.run()
        if self.is_reading or run is None:
            return
        self.stop_playing()
        output = self.map.currentData()
        found.show_only(self.runs, run, output)
        if self.same.isChecked() and output is not None:
            found.draw_as(self.runs, run, output)
        self._tell(run, output)
        self._put_beside()

    def _tell(self, run, output):
        label = self.map.currentText() if output in run.maps else tr("no such map in this run")
        self.title.setText(f"{run.title}\n{label}")
        self.title.adjustSize()
        self.title.show()

    def _put_beside(self, *_):
        """Another run in a canvas of its own, by the same map and at the same place."""
        if self.is_reading:
            return
        other = next((run for run in self.runs if run.title == self.beside.currentData()), None)
        if other is None:
            if self.second is not None:
                self.second.hide()
            return
        if self.second is None:
            self.second = SecondCanvas(self.canvas, self.iface.mainWindow())
            self.iface.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.second)
        below = [layer for layer in self.canvas.layers() if not self._is_of_a_run(layer)]
        layers = [*found.layers_of(other, self.map.currentData()), *below]
        self.second.show_layers(f"{other.title} – {self.map.currentText()}", layers)

    def _is_of_a_run(self, layer):
        return any(run.group.findLayer(layer.id()) is not None for run in self.runs)

    def play(self):
        """The rocks of the run fly down the canvas, and their paths stay until another run is chosen."""
        run = self.run()
        if run is None:
            return
        layer = run.tables.get(found.LINES)
        paths = paths_of_layer(layer) if layer is not None else []
        if not paths:
            self._say(tr("The run has no trajectories with heights and times in the project."))
            return
        self.stop_playing()
        self.playing = FlyingRocks(self.canvas, paths, layer.crs(), PLAYED)

    def stop_playing(self):
        """The flying rocks off the canvas."""
        if self.playing is not None:
            self.playing.remove()
            self.playing = None

    def compare(self):
        """The dialog of Compare simulations with both runs filled in: the one beside is that before."""
        run, before = self.run(), next((one for one in self.runs if one.title == self.beside.currentData()), None)
        if run is None or before is None or before is run:
            self._say(tr("Choose a run, and another one beside it: that before the measure."))
            return
        inputs = comparison_inputs(before, run, self.map.currentData())
        if inputs is None:
            self._say(tr("Both runs must have their stops in the project."))
            return
        import processing  # QGIS has it on its path once it has started

        processing.execAlgorithmDialog("talus:compareruns", inputs)

    def rename(self):
        """Another title, for the group and the layers in it."""
        run = self.run()
        if run is None:
            return
        title, is_given = QInputDialog.getText(self, tr("Rename"), tr("Title of the run"), text=run.title)
        if is_given and title.strip():
            self.rename_to(title)

    def rename_to(self, title):
        """What rename does once the title is known; a title that another run has is refused."""
        run = self.run()
        if any(one.title == title.strip() for one in self.runs if one is not run):
            self._say(tr("There is a run of that title; give another one."))
            return
        found.rename(run, title)
        row = self.list.currentRow()
        self.read()
        self.list.setCurrentRow(row)

    def remove(self):
        """The run off the project, once the user agrees; its files stay."""
        run = self.run()
        if run is None:
            return
        text = tr("Remove {} from the project? Its files stay; layers that were never saved are lost.")
        asked = QMessageBox.question(self, tr("Remove"), text.format(run.title))
        if asked == QMessageBox.StandardButton.Yes:
            self.remove_now(run)

    def remove_now(self, run):
        """What remove does once the user has agreed."""
        self.stop_playing()
        found.remove(QgsProject.instance(), run)
        self.title.hide()
        self.read()

    def _say(self, text):
        QMessageBox.information(self, "Talus", text)

    def close_down(self):
        """Before the plugin goes: nothing of it stays on the canvas."""
        for signal in self.signals:
            signal.disconnect(self.read)
        self.stop_playing()
        self.title.deleteLater()
        if self.second is not None:
            self.second.close_down()
            self.iface.removeDockWidget(self.second)
            self.second.deleteLater()


def comparison_inputs(before, after, output):
    """Inputs of talus:compareruns as ids of layers; None where a run has no stops."""
    if not all(found.STOPS in run.tables for run in (before, after)):
        return None
    inputs = {"BEFORE": before.tables[found.STOPS].id(), "AFTER": after.tables[found.STOPS].id()}
    for name in (output, OF_COMPARISON):
        if name in before.maps and name in after.maps:
            return {**inputs, "MAP_BEFORE": before.maps[name].id(), "MAP_AFTER": after.maps[name].id()}
    return inputs


def _title_on(canvas):
    """A label at the top left of the canvas, hidden until a run is shown."""
    label = QLabel(canvas)
    label.setStyleSheet("background: rgba(255, 255, 255, 200); color: black; padding: 4px; font-weight: bold;")
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    label.move(8, 8)
    label.hide()
    return label


def _fill(box, rows, chosen):
    """Pairs of a text and what it means into a box; what was chosen stays chosen where it is still there."""
    box.clear()
    for text, data in rows:
        box.addItem(text, data)
    box.setCurrentIndex(max(box.findData(chosen), 0) if box.count() else -1)
