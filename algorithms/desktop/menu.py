# SPDX-License-Identifier: GPL-2.0-or-later
"""The entries of Talus in the menu Plugins: the example, the manual, numba."""

from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtGui import QDesktopServices, QIcon
from qgis.PyQt.QtWidgets import QAction

from ..base import ICON
from ..manual import manual_url
from ..translation import tr
from .example import open_example
from .numba_dialog import manage_numba

MENU = "Talus"


class Menu:
    """Adds the entries and takes them away again."""

    def __init__(self, iface):
        self.iface, self.actions = iface, []

    def add(self):
        """To the desktop."""
        window = self.iface.mainWindow()
        for text, function in (
            (tr("Open the example"), lambda: open_example(self.iface)),
            (tr("Manual"), lambda: QDesktopServices.openUrl(QUrl(manual_url("index")))),
            (tr("Install numba ..."), lambda: manage_numba(window)),
        ):
            action = QAction(QIcon(str(ICON)), text, window)
            action.triggered.connect(function)
            self.iface.addPluginToMenu(MENU, action)
            self.actions.append(action)

    def remove(self):
        """From it."""
        for action in self.actions:
            self.iface.removePluginMenu(MENU, action)
        self.actions.clear()
