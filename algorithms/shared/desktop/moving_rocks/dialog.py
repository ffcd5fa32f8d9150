# SPDX-License-Identifier: GPL-2.0-or-later
"""The dialog of Moving rocks: one click shows them on the map, another writes a film."""

from pathlib import Path

from qgis.core import Qgis, QgsFeedback, QgsProject, QgsTemporalNavigationObject
from qgis.PyQt.QtCore import QCoreApplication, Qt
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressDialog,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
)

from ....translation import tr
from ..runs_panel import of_study as found
from ..runs_panel.of_study import paths_of_layer
from .film import StoppedError, endings, make_film, what_is_missing
from .rocks import interval_of, longest_of, moving_layer, range_of

SHORTEST, LONGEST = 4.0, 15.0  # s that a film lasts unless another time is given
RATE = 20.0  # pictures a second
MOVING = "talus/moving"  # property of a layer: the run whose rocks it shows
KINDS = {".mp4": "MP4 (*.mp4)", ".gif": "GIF (*.gif)"}


class MovingRocksDialog(QDialog):
    """Dialog for moving rocks; ``title``: of the run that is chosen at first, else the one that is seen."""

    def __init__(self, iface, title=None):
        super().__init__(iface.mainWindow())
        self.setWindowTitle(tr("Moving rocks"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.iface, self.canvas = iface, iface.mapCanvas()
        self.runs = found.runs_of(QgsProject.instance())
        self.run_box, self.seconds, self.width_box = QComboBox(), QDoubleSpinBox(), QSpinBox()
        self.run_box.addItems([run.title for run in self.runs])
        named = [k for k, run in enumerate(self.runs) if run.title == title]
        seen = [k for k, run in enumerate(self.runs) if run.group.itemVisibilityChecked()]
        shown = next(iter((*named, *seen)), 0)
        self.run_box.setCurrentIndex(shown if self.runs else -1)
        self.run_box.currentIndexChanged.connect(self._run_changed)
        self.seconds.setRange(1.0, 120.0)
        self.seconds.setDecimals(0)
        self.width_box.setRange(320, 3840)
        self.width_box.setSingleStep(160)
        self.width_box.setValue(1280)
        self.said = QLabel()
        self.said.setWordWrap(True)
        form, buttons, column = QFormLayout(), QHBoxLayout(), QVBoxLayout(self)
        for label, widget in (
            (tr("Run"), self.run_box), (tr("Duration of the film [s]"), self.seconds),
            (tr("Width of the film [pixels]"), self.width_box),
        ):  # fmt: skip
            form.addRow(label, widget)
        self.on_map, self.to_file = QPushButton(tr("Show on the map")), QPushButton(tr("Write film ..."))
        self.on_map.clicked.connect(lambda: self.show_on_map())
        self.to_file.clicked.connect(lambda: self.choose_file())
        for button in (self.on_map, self.to_file):
            buttons.addWidget(button)
        for part in (form, buttons):
            column.addLayout(part)
        column.addWidget(self.said)
        self._run_changed()

    def _run_changed(self, *_):
        self.paths, self.crs = self._paths()
        for button in (self.on_map, self.to_file):
            button.setEnabled(bool(self.paths))
        if not self.runs:
            self.said.setText(tr("There is no run of Simulate rockfall in the project."))
        elif not self.paths:
            self.said.setText(tr("The run has no trajectories with heights and times in the project."))
        else:
            self.seconds.setValue(min(max(longest_of(self.paths), SHORTEST), LONGEST))
            self.said.setText(what_is_missing())
            self.to_file.setEnabled(bool(endings()))

    def _paths(self):
        run = self.run()
        layer = run.tables.get(found.LINES) if run is not None else None
        return (paths_of_layer(layer), layer.crs()) if layer is not None else ([], None)

    def run(self):
        """The run that is chosen, None where there is none."""
        row = self.run_box.currentIndex()
        return self.runs[row] if 0 <= row < len(self.runs) else None

    def pictures(self):
        """Number of pictures of the film."""
        return max(round(self.seconds.value() * RATE), 2)

    def show_on_map(self):
        """A layer of moving rocks in the place of an earlier one, and the temporal controller, which plays it from its
        beginning; returns the layer.
        """
        title = f"{tr('Moving rocks')} – {self.run().title}"
        layer = moving_layer(self.paths, self.crs, self.pictures(), title)
        layer.setCustomProperty(MOVING, self.run().title)
        project = QgsProject.instance()
        project.removeMapLayers(
            [layer.id() for layer in project.mapLayers().values() if layer.customProperty(MOVING) == self.run().title]
        )
        project.addMapLayer(layer, False)
        project.layerTreeRoot().insertLayer(0, layer)
        controller = self.canvas.temporalController()
        if controller is not None:
            controller.setNavigationMode(_animated())
            controller.setTemporalExtents(range_of(self.paths, self.pictures()))
            controller.setFrameDuration(interval_of(self.paths, self.pictures()))
            controller.setFramesPerSecond(RATE)
            controller.rewindToStart()
            controller.playForward()
        self.said.setText(tr("The rocks move; the temporal controller of QGIS stops and rewinds them."))
        return layer

    def ask(self):
        """Show the dialog, and ask for the file of the film at once where one can be made."""
        self.show()
        if self.to_file.isEnabled():
            self.choose_file()

    def choose_file(self):
        """Ask for the file and write the film."""
        folder = Path(QgsProject.instance().homePath() or Path.home())
        kinds = ";;".join(KINDS[ending] for ending in endings())
        start = str(folder / f"talus{endings()[0]}")
        path, kind = QFileDialog.getSaveFileName(self, tr("Moving rocks"), start, kinds)
        if path and Path(path).suffix.lower() not in endings():
            path += next(ending for ending, text in KINDS.items() if text == kind)
        if path:
            self.write(path)

    def write(self, path):
        """The film into a file, with a progress that can be cancelled; True where it was written."""
        feedback = QgsFeedback()
        dialog = QProgressDialog(tr("The film is made ..."), tr("Cancel"), 0, 100, self)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.setMinimumDuration(0)
        dialog.canceled.connect(feedback.cancel)
        feedback.progressChanged.connect(lambda percent: self._advance(dialog, percent))
        try:
            make_film(
                self.canvas, self.paths, self.crs, self.run().title, path, self.pictures(), RATE,
                self.width_box.value(), feedback,
            )  # fmt: skip
        except StoppedError:
            self.said.setText(tr("Cancelled; nothing was written."))
            return False
        except OSError as error:
            self.said.setText(str(error))
            return False
        finally:
            dialog.close()
            dialog.deleteLater()
        self.said.setText(tr("Written: {}").format(path))
        return True

    @staticmethod
    def _advance(dialog, percent):
        dialog.setValue(min(int(percent), 99))
        QCoreApplication.processEvents()


def _animated():
    if hasattr(Qgis, "TemporalNavigationMode"):  # since QGIS 3.36
        return Qgis.TemporalNavigationMode.Animated
    return QgsTemporalNavigationObject.NavigationMode.Animated
