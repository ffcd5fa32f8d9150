# SPDX-License-Identifier: GPL-2.0-or-later
"""Dialog of missing packages, with buttons that install them into the profile and remove them again."""

import importlib.util
import threading
from concurrent.futures import ThreadPoolExecutor, wait

from qgis.core import Qgis, QgsApplication
from qgis.PyQt.QtCore import QCoreApplication, QSize, Qt
from qgis.PyQt.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)

from ...translation import tr
from . import package_folder
from .package_folder import advice_on
from .packages import MISSING, PACKAGES, THERE, TOO_OLD, state_of

Role = QDialogButtonBox.ButtonRole
SIZE = QSize(900, 560)  # pixels
GLANCE = 0.05  # s between two looks at pip
NAME, PURPOSE, DOWNLOAD, DISK, STATE = range(5)


def manage_packages(parent):
    """Open the dialog, and come back when the user has closed it."""
    PackagesDialog(package_folder.folders_of(QgsApplication.qgisSettingsDirPath()), parent).exec()


def tell_missing_numba(iface):
    """Put a line with a button into the message bar where numba is missing."""
    if importlib.util.find_spec("numba") is not None:
        return
    text = tr("numba is missing: simulations take some 500 times longer without it.")
    line = iface.messageBar().createMessage("Talus", text)
    button = QPushButton(tr("Python packages ..."), line)
    button.clicked.connect(lambda _=False: manage_packages(iface.mainWindow()))
    line.layout().addWidget(button)
    iface.messageBar().pushWidget(line, Qgis.MessageLevel.Warning)


class PackagesDialog(QDialog):
    """A table of packages with a tick at each that will be installed; below it what pip says.

    folders : where they go
    install, remove : as in ``package_folder``
    """

    def __init__(self, folders, parent=None, install=package_folder.install, remove=package_folder.remove):
        super().__init__(parent)
        self.folders, self._install, self._remove = folders, install, remove
        self.cancelled, self.is_busy = threading.Event(), False
        self.setWindowTitle(tr("Python packages for Talus"))
        self.resize(SIZE)
        self.introduction = QLabel()
        self.introduction.setWordWrap(True)
        self.table = QTableWidget(0, 5)
        self.said = QPlainTextEdit()
        self.said.setReadOnly(True)
        layout = QVBoxLayout(self)
        for widget in (self.introduction, self.table, self.said, self._buttons()):
            layout.addWidget(widget)
        self._set_up_table()
        self.refresh()

    def _set_up_table(self):
        self.table.setHorizontalHeaderLabels(
            [tr("Package"), tr("Purpose"), tr("Download [MB]"), tr("On disk [MB]"), tr("State")]
        )
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(PURPOSE, QHeaderView.ResizeMode.Stretch)
        self.table.itemChanged.connect(lambda _: self._update_buttons())

    def _buttons(self):
        self.install_button = QPushButton(tr("Install"))
        self.wheels_button = QPushButton(tr("Install from a folder of wheels ..."))
        self.remove_button = QPushButton(tr("Remove what Talus installed"))
        self.close_button = QPushButton(tr("Close"))
        box = QDialogButtonBox()
        for button, role, function in (
            (self.install_button, Role.ActionRole, lambda: self.install()),
            (self.wheels_button, Role.ActionRole, self.install_from_folder),
            (self.remove_button, Role.ActionRole, self.remove),
            (self.close_button, Role.RejectRole, self.reject),
        ):
            box.addButton(button, role)
            button.clicked.connect(function)
        return box

    def refresh(self):
        """Look again at what is there."""
        self.states = [state_of(package) for package in PACKAGES]
        self.table.setRowCount(len(PACKAGES))
        for row, (package, state) in enumerate(zip(PACKAGES, self.states)):
            cells = [package.name, package.purpose, str(package.download), str(package.disk), words_of(state)]
            for column, text in enumerate(cells):
                self.table.setItem(row, column, QTableWidgetItem(text))
            self.table.item(row, STATE).setToolTip(state.place)
            name = self.table.item(row, NAME)
            name.setFlags(Qt.ItemFlag.ItemIsEnabled)
            if state.kind != THERE:
                name.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable)
                name.setCheckState(Qt.CheckState.Checked)
        self.table.resizeRowsToContents()
        self.introduction.setText(self._introduction())
        self._update_buttons()

    def _introduction(self):
        if not self.lacking():
            return tr("All packages that Talus can use are installed.")
        text = tr(
            "Talus uses these Python packages. Packages with a tick are downloaded from the internet "
            "(https://pypi.org) or read from a folder, in versions for numpy {}, and installed into a folder of your "
            "profile:\n{}\nnumpy and all other packages of QGIS are unchanged; the copy of numpy, some 20 MB, that "
            "pip downloads too is discarded. The same window removes them again."
        )
        return text.format(package_folder.constraint().split("==")[1], self.folders.root)

    def lacking(self):
        """The packages that are missing or too old."""
        return [package for package, state in zip(PACKAGES, self.states) if state.kind != THERE]

    def chosen(self):
        """Packages that have a tick."""
        ticks = {
            self.table.item(row, NAME).text()
            for row in range(self.table.rowCount())
            if self.table.item(row, NAME).checkState() == Qt.CheckState.Checked
        }
        return [package for package in self.lacking() if package.name in ticks]

    def _update_buttons(self):
        if any(self.table.item(row, STATE) is None for row in range(self.table.rowCount())):
            return  # rows are being made
        chosen = self.chosen()
        text = tr("Install, {} MB").format(sum(package.download for package in chosen)) if chosen else tr("Install")
        self.install_button.setText(text)
        for button in (self.install_button, self.wheels_button):
            button.setEnabled(bool(chosen) and not self.is_busy)
        self.remove_button.setEnabled(self.folders.root.is_dir() and not self.is_busy)
        self.table.setEnabled(not self.is_busy)
        self.close_button.setText(tr("Cancel") if self.is_busy else tr("Close"))

    def install_from_folder(self):
        """Ask for the folder, and install from it without any network."""
        folder = QFileDialog.getExistingDirectory(self, tr("Folder of wheels (*.whl)"))
        if folder:
            self.install(folder)

    def install(self, wheels=None):
        """Install what has a tick, and say how it went."""
        packages = self.chosen()
        self.said.setPlainText("")
        result = self._while_awake(
            lambda hear: self._install(self.folders, packages, wheels, hear, self.cancelled.is_set)
        )
        if result.problem:
            self.say(advice_on(result, packages))
        else:
            package_folder.use_packages(self.folders)
            text = tr("Installed and tested: {}. Restart QGIS, so that Talus uses them.")
            self.say(text.format(result.text))
        self.refresh()

    def remove(self):
        """Remove what was installed, and say how it went."""
        try:
            self._remove(self.folders)
        except OSError as error:
            text = tr("{}\n\nA file is in use. Close QGIS, and delete the folder {} by hand.")
            self.say(text.format(error, self.folders.root))
        else:
            self.say(tr("Removed. Packages loaded in this session remain until QGIS is closed."))
        self.refresh()

    def say(self, text):
        """Show a text below what is there, and its end."""
        self.said.appendPlainText(text)
        self.said.ensureCursorVisible()

    def reject(self):
        """Close; while something is being installed, end that instead."""
        if self.is_busy:
            self.cancelled.set()
        else:
            super().reject()

    def _while_awake(self, function):
        """Call a function in a thread of its own, show its messages meanwhile, and return its result."""
        heard = []
        self.cancelled.clear()
        self.is_busy = True
        self._update_buttons()
        with ThreadPoolExecutor(1) as pool:
            future = pool.submit(function, heard.append)
            while not future.done():
                while heard:
                    self.say(heard.pop(0).rstrip())
                QCoreApplication.processEvents()
                wait([future], timeout=GLANCE)
        self.is_busy = False
        while heard:
            self.say(heard.pop(0).rstrip())
        return future.result()


def words_of(state):
    """A State as the table shows it."""
    if state.kind == MISSING:
        return tr("missing")
    text = tr("too old: {}") if state.kind == TOO_OLD else tr("installed: {}")
    return text.format(state.version or tr("version unknown"))
