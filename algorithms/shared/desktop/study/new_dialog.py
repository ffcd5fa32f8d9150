# SPDX-License-Identifier: GPL-2.0-or-later
"""The dialog of a new study: which elevation model, and into which folder."""

import time
from pathlib import Path

from qgis.core import QgsProcessingException, QgsProject
from qgis.gui import QgsFileWidget
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDockWidget,
    QFormLayout,
    QLabel,
    QProgressDialog,
    QVBoxLayout,
)

from .....engine.io.plain_file import check_plain
from ....base import ICON
from ....translation import tr
from ...parameters.plain_layers import raster_layer
from ...study_folder.new_study import make_study, problem_of
from ...styles.relief import elevation_models

WIDTH = 560  # pixels
Button = QDialogButtonBox.StandardButton


class NewStudyDialog(QDialog):
    """Makes the study when it is accepted; ``study``: the StudyFolder, None before."""

    def __init__(self, parent=None, project=None):
        super().__init__(parent)
        self.project, self.study = project or QgsProject.instance(), None
        self.setWindowTitle(tr("New study"))
        self.setMinimumWidth(WIDTH)
        self._build()
        self._look()

    def _build(self):
        self.terrain, self.file, self.folder = QComboBox(), QgsFileWidget(), QgsFileWidget()
        for layer in elevation_models(self.project):
            self.terrain.addItem(layer.name(), layer.id())
        self.terrain.addItem(tr("from a file"), None)
        self.file.setFilter(tr("Rasters (*.tif *.tiff *.asc *.vrt *.img);;All files (*)"))
        self.folder.setStorageMode(QgsFileWidget.StorageMode.GetDirectory)
        self.folder.lineEdit().setPlaceholderText(tr("a new or an empty folder"))
        self.copies = QCheckBox(tr("Copy its heights into the study (cloud-optimised GeoTIFF)"))
        self.copies.setChecked(True)
        self.copies.setToolTip(
            tr("Without a copy the study refers to the file in its present folder, and cannot be passed on alone.")
        )
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.buttons = QDialogButtonBox(Button.Ok | Button.Cancel)
        form, column = QFormLayout(), QVBoxLayout()
        form.addRow(tr("Elevation model"), self.terrain)
        form.addRow("", self.file)
        form.addRow("", self.copies)
        form.addRow(tr("Folder"), self.folder)
        column.addLayout(form)
        column.addWidget(self.problem)
        column.addWidget(self.buttons)
        self.setLayout(column)
        self.terrain.currentIndexChanged.connect(self._look)
        self.file.fileChanged.connect(self._look)
        self.folder.fileChanged.connect(self._look)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def layer(self):
        """The chosen elevation model as a layer, None for none."""
        if self.terrain.currentData() is not None:
            return self.project.mapLayer(self.terrain.currentData())
        path = self.file.filePath().strip()
        return raster_layer(path, Path(path).stem) if path else None

    def _look(self, *_):
        """Show a missing or wrong input below the form, before OK is pressed."""
        self.file.setVisible(self.terrain.currentData() is None)
        problem = problem_of(self.layer(), self.folder.filePath())
        self.problem.setText(problem)
        self.buttons.button(Button.Ok).setEnabled(not problem)

    def accept(self):
        """Make the study; where that fails the dialog stays with the reason."""
        progress = QProgressDialog(tr("Copying the elevation model ..."), tr("Cancel"), 0, 100, self)
        progress.setWindowModality(Qt.WindowModality.WindowModal)

        def go_on(share):
            progress.setValue(int(100.0 * share))
            QApplication.processEvents()
            return not progress.wasCanceled()

        try:
            self.study = make_study(self.layer(), self.folder.filePath().strip(), self.copies.isChecked(), go_on)
        except (OSError, QgsProcessingException) as error:
            self.problem.setText(str(error))
            return
        finally:
            progress.close()
        super().accept()


# Reports and plans of a study in QGIS's viewer of results, which forgets them when QGIS ends.

PAGES = (".html", ".pdf")


def list_pages(study, window):
    """Add those that the viewer does not have yet, oldest first; the viewer stays closed if it is closed."""
    from processing.core.ProcessingResults import Result, resultsList  # Processing is not there when plugins load

    there = {result.filename for result in resultsList.getResults()}
    pages = sorted(filter(_is_page, study.reports.glob("*")), key=lambda path: path.stat().st_mtime)
    new = [path for path in pages if str(path) not in there]
    for path in new:
        made = time.localtime(path.stat().st_mtime)
        resultsList.getResults().append(Result(QIcon(str(ICON)), path.stem, made, str(path)))
    for dock in window.findChildren(QDockWidget) if new else ():
        if hasattr(dock, "fillTree"):
            dock.fillTree()


def _is_page(path):
    """Is it a plain file of a report or a plan? A borrowed study could lead elsewhere."""
    if path.suffix.lower() not in PAGES:
        return False
    try:
        check_plain(path)
    except OSError:
        return False
    return path.is_file()
