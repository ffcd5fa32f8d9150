# SPDX-License-Identifier: GPL-2.0-or-later
"""The dock with the runs of the project and its study: choose one and one of its maps, compare, run again, go on."""

from qgis.core import QgsProject
from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import Qt, QTimer
from qgis.PyQt.QtWidgets import QInputDialog, QMessageBox

from ....translation import tr
from ..flying_rocks import FlyingRocks
from ..moving_rocks.dialog import MovingRocksDialog
from . import of_study
from . import of_study as found
from .comparing import SecondRun, comparison_inputs, start_difference
from .form import COMMA, RunsForm, SharedClasses, draw_band, fill, quantities_of, shown_of
from .of_study import paths_of_layer
from .swipe import CanvasLabels

USUAL = "ENERGY_P95"  # the map that a run shows first
PLAYED = 8.0  # s that the longest run takes on the canvas


class RunsPanel(QgsDockWidget):
    """Reads the layer tree once after whatever has changed; the tree and the study are all that it keeps."""

    def __init__(self, iface):
        super().__init__(tr("Simulations"), iface.mainWindow())
        self.setObjectName("talus_runs")
        self.iface, self.canvas, self.second = iface, iface.mapCanvas(), SecondRun(iface)
        self.runs, self.elsewhere, self.quantities, self.is_reading, self.playing = [], [], {}, False, None
        self.labels, self.form, self.classes = CanvasLabels(self.canvas), RunsForm(), SharedClasses()
        self.list, self.beside, self.same = self.form.list, self.form.beside, self.form.same
        self.setWidget(self.form)
        self.soon, self.ticks = QTimer(self), QTimer(self)  # of no length: many changes of the tree are read once
        for timer, slot in ((self.soon, self.read), (self.ticks, self.follow_ticks)):
            timer.setSingleShot(True)
            timer.timeout.connect(slot)
        self._connect()
        self.read()

    def _connect(self):
        project = QgsProject.instance()
        root = project.layerTreeRoot()
        self.signals = [
            (signal, self.read_soon)
            for signal in (root.addedChildren, root.removedChildren, root.nameChanged, project.readProject)
        ]
        self.signals += [(project.cleared, self.forget), (root.visibilityChanged, self._follow_soon)]
        for signal, slot in self.signals:
            signal.connect(slot)
        self.list.currentRowChanged.connect(self._chosen)
        self.form.quantity.currentIndexChanged.connect(self._quantity_chosen)
        self.form.statistic.currentIndexChanged.connect(self._chosen)
        self.beside.currentIndexChanged.connect(self._put_beside)
        self.form.place.currentIndexChanged.connect(self._put_beside)
        self.same.toggled.connect(self._same_toggled)
        for name, button in self.form.buttons.items():
            button.clicked.connect(lambda _=False, name=name: getattr(self, name)())

    def activate(self):
        """Show the dock with what the project has now."""
        self.read()
        self.show()
        self.raise_()

    def read_soon(self, *_):
        """Once, when all that goes on now is done."""
        self.soon.start(0)

    def _follow_soon(self, *_):
        self.ticks.start(0)

    def follow_ticks(self):
        """A run that is no longer seen is not the chosen one: a new run, or the user, has ticked another."""
        if self.soon.isActive():  # the tree has other groups than those that were read; reading comes back here
            return
        run, seen = self.run(), [run.group.itemVisibilityChecked() for run in self.runs]
        if run is None or seen[self.list.currentRow()]:
            return
        if seen.count(True) == 1:
            self.list.setCurrentRow(seen.index(True))
        else:
            self.labels.hide()

    def forget(self):
        """The project is closed: nothing of it stays on the canvas."""
        self.stop_playing()
        self.labels.hide()
        self.second.clear()
        self.classes.forget()
        self.read_soon()

    def read(self, *_):
        """The runs of the project into the list; what was chosen stays chosen where it is still there."""
        self.soon.stop()
        self.is_reading = True
        try:
            chosen, key, project = self._title(), self.key(), QgsProject.instance()
            self.runs, self.elsewhere = found.runs_of(project), of_study.records_elsewhere(project)
            self.quantities = quantities_of(self.runs)
            titles = [run.title for run in self.runs]
            others = [f"{record.name} ({of_study.state_of(record)})" for record in self.elsewhere]
            self.form.fill_list(titles, others)
            self._fill_maps(key)
            fill(self.beside, [(tr("nothing"), None), *((title, title) for title in titles)], self.beside.currentData())
            if chosen in titles:
                self.list.setCurrentRow(titles.index(chosen))
        finally:
            self.is_reading = False
        if not self.runs:
            self.labels.hide()
        if self._other() is None:
            self.second.clear()
        self._allow()
        self.follow_ticks()

    def _fill_maps(self, key):
        known = {row for rows in self.quantities.values() for row in rows.values()}
        key = key if key in known else USUAL if USUAL in known else None
        quantity = next(
            (quantity_name for quantity_name, rows in self.quantities.items() if key in rows.values()), None
        )
        fill(self.form.quantity, [(quantity, quantity) for quantity in self.quantities], quantity)
        self._fill_statistics(key)

    def _fill_statistics(self, key=None):
        rows = self.quantities.get(self.form.quantity.currentData(), {})
        fill(self.form.statistic, rows.items(), key)
        self.form.statistic.setEnabled(len(rows) > 1)

    def _quantity_chosen(self, *_):
        self._fill_statistics()
        self._chosen()

    def _title(self):
        item = self.list.currentItem()
        return item.text() if item is not None else None

    def key(self):
        """Key of the shown quantity, as in quantities.py; None for none."""
        return self.form.statistic.currentData()

    def choose_map(self, key):
        """Show a map by its key."""
        self._fill_maps(key)
        self._chosen()

    def run(self):
        """The FoundRun that is chosen, None where none is."""
        row = self.list.currentRow()
        return self.runs[row] if 0 <= row < len(self.runs) else None

    def record(self):
        """The RunRecord of what is chosen, in the project or not; None where no study knows it."""
        row, run = self.list.currentRow(), self.run()
        if run is not None:
            return of_study.record_of(QgsProject.instance(), run)
        return self.elsewhere[row - len(self.runs)] if row >= len(self.runs) and self.elsewhere else None

    def _chosen(self, *_):
        """Show the chosen run by the chosen map; the title on the canvas says so."""
        run = self.run()
        if self.is_reading:
            return
        self._allow()
        if run is None:
            return
        self.stop_playing()
        shown = shown_of(self.key())
        found.show_only(self.runs, run, shown.output)
        if shown.band and shown.output in run.maps:
            draw_band(run.maps[shown.output], shown.band)
        if self.same.isChecked() and not shown.band:
            self.classes.share(self.runs, shown.output)
        layer = run.maps.get(shown.output)
        self.labels.tell(run.title, self._map_label() if layer is not None else tr("no such map in this run"), layer)
        self._put_beside()

    def _same_toggled(self, is_wanted):
        """Ticked by the user, the run that is shown is the model of the others."""
        if is_wanted and self.run() is not None:
            self.classes.follow(self.runs, self.run(), shown_of(self.key()).output)
        self._chosen()

    def _map_label(self):
        return COMMA.join(filter(None, (self.form.quantity.currentText(), self.form.statistic.currentText())))

    def _allow(self):
        self.form.allow(self.run() is not None, self.record())

    def _other(self):
        return next((run for run in self.runs if run.title == self.beside.currentData()), None)

    def _put_beside(self, *_):
        """Another run by the same map and at the same place, in a canvas of its own or right of a line."""
        run, other = self.run(), self._other()
        if self.is_reading:
            return
        if other is None or run is None:
            self.second.clear()
            return
        # terrain, relief, inputs
        below = [
            layer for layer in self.canvas.layers() if all(run.group.findLayer(layer.id()) is None for run in self.runs)
        ]
        layers = [*found.layers_of(other, shown_of(self.key()).output), *below]
        self.second.show((run.title, other.title), self._map_label(), layers, self.form.is_swiped())

    def play(self):
        """The rocks of the run fly down the canvas, and their paths stay until another run is chosen."""
        layer = self.run().tables.get(found.LINES)
        paths = paths_of_layer(layer) if layer is not None else []
        if not paths:
            self._say(tr("The run has no trajectories with heights and times in the project."))
            return
        self.stop_playing()
        self.playing = FlyingRocks(self.canvas, paths, layer.crs(), PLAYED)

    def film(self):
        """The file is asked for at once, in the dialog of Moving rocks."""
        MovingRocksDialog(self.iface, self.run().title).ask()

    def stop_playing(self):
        """The flying rocks off the canvas."""
        if self.playing is not None:
            self.playing.remove()
            self.playing = None

    def compare(self):
        """The dialog of Compare simulations with both runs filled in: the second one is that before."""
        inputs = self._inputs_of_comparison()
        if inputs is not None:
            self._open_dialog("talus:compareruns", inputs)

    def difference(self):
        """The map of this run minus that of the second one as a layer, made in the background."""
        before, run, output = *self._pair(), shown_of(self.key()).output
        if before is not None:
            if output in run.maps and output in before.maps:
                start_difference(before, run, output, self._say)
            else:
                self._say(tr("Both runs must have the same map in the project."))

    def _inputs_of_comparison(self):
        before, run = self._pair()
        inputs = comparison_inputs(before, run, shown_of(self.key()).output) if before is not None else None
        if before is not None and inputs is None:
            self._say(tr("Both runs must have their stops in the project."))
        return inputs

    def _pair(self):
        """The run before the measure and the one after; a pair of None, once it is said, where two are not chosen."""
        run, before = self.run(), self._other()
        if run is None or before is None or before is run:
            self._say(tr("Choose a run, and a second one: the run before the measure."))
            return None, None
        return before, run

    def again(self):
        """The dialog with the parameters of the run, and new places for the results."""
        record = self.record()
        self._open_dialog(record.algorithm, of_study.parameters_again(QgsProject.instance(), record, goes_on=False))

    def go_on(self):
        """The dialog with the parameters and places of an unfinished run, which goes on when Run is pressed."""
        record = self.record()
        self._open_dialog(record.algorithm, of_study.parameters_again(QgsProject.instance(), record, goes_on=True))

    def _open_dialog(self, algorithm, inputs):
        import processing  # QGIS has it on its path once it has started

        processing.execAlgorithmDialog(algorithm, inputs)
        self.read_soon()

    def load(self):
        """A run of the study into the project."""
        of_study.load(QgsProject.instance(), self.record())
        self.read()

    def rename(self):
        """Another title, for the group and the layers in it."""
        title, is_given = QInputDialog.getText(self, tr("Rename"), tr("Title of the run"), text=self.run().title)
        if is_given and title.strip():
            self.rename_to(title)

    def rename_to(self, title):
        """Rename the run once the title is known; a title that another run has is refused."""
        run, record = self.run(), self.record()
        if any(other.title == title.strip() for other in self.runs if other is not run):
            self._say(tr("There is a run of that title; give another one."))
            return
        if record is not None:
            of_study.rename_record(record, title.strip())
        found.rename(run, title)
        row = self.list.currentRow()
        self.read()
        self.list.setCurrentRow(row)

    def remove(self):
        """The run off the project, once the user agrees; its files stay."""
        run = self.run()
        text = tr("Remove {} from the project? Its files are kept; layers that were never saved are lost.")
        if self._agrees(tr("Remove"), text.format(run.title)):
            self.remove_now(run)

    def remove_now(self, run):
        """Remove the run once the user has agreed."""
        record = of_study.record_of(QgsProject.instance(), run)
        if record is not None:
            of_study.put_run_away(QgsProject.instance(), record)
        self._take_off(run)
        self.read()

    def _take_off(self, run):
        self.stop_playing()
        found.remove(QgsProject.instance(), run)
        self.labels.hide()

    def delete(self):
        """The run off the project and the disk, once the user agrees."""
        record = self.record()
        names = "\n".join(str(path) for path in of_study.files_of(QgsProject.instance(), record))
        text = tr("Delete the run {} and all its files? This cannot be undone.")
        if self._agrees(tr("Delete"), f"{text.format(record.name)}\n\n{names}"):
            self.delete_now()

    def delete_now(self):
        """Delete the run once the user has agreed."""
        run, record = self.run(), self.record()
        if run is not None:
            self._take_off(run)  # before its files: an open database cannot be deleted everywhere
        try:
            of_study.delete_files(QgsProject.instance(), record)
        except OSError as error:
            self._say(str(error))
        self.read()

    def _agrees(self, title, text):
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No
        return plain_box(self, title, text, buttons).exec() == QMessageBox.StandardButton.Yes

    def _say(self, text):
        plain_box(self, "Talus", text, QMessageBox.StandardButton.Ok).exec()

    def close_down(self):
        """Before the plugin goes: nothing of it stays on the canvas."""
        for signal, slot in self.signals:
            signal.disconnect(slot)
        self.soon.stop()
        self.ticks.stop()
        self.stop_playing()
        self.labels.close_down()
        self.second.close_down()


def plain_box(parent, title, text, buttons):
    """A box with a text that is shown as it is: the name of a borrowed run could be a link."""
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setStandardButtons(buttons)
    return box
