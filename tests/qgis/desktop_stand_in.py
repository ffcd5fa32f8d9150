# SPDX-License-Identifier: GPL-2.0-or-later
"""Stands for the desktop's interface (iface): a window with a canvas, and a menu whose entries are kept."""


class Desktop:
    """Stand-in for QGIS' interface, as far as Talus uses it; ``entries``: pairs of a menu and an action."""

    def __init__(self):
        from qgis.gui import QgsMapCanvas, QgsMessageBar
        from qgis.PyQt.QtWidgets import QMainWindow

        self.window, self.entries = QMainWindow(), []
        self.canvas, self.bar = QgsMapCanvas(self.window), QgsMessageBar(self.window)
        self.window.setCentralWidget(self.canvas)

    @property
    def actions(self):
        return [action for _, action in self.entries]

    def mainWindow(self):
        return self.window

    def addPluginToMenu(self, menu, action):
        self.entries.append((menu, action))

    def removePluginMenu(self, menu, action):
        self.entries.remove((menu, action))

    def messageBar(self):
        return self.bar

    def addProject(self, path):
        from qgis.core import QgsProject

        return QgsProject.instance().read(path)

    def mapCanvas(self):
        return self.canvas

    def addDockWidget(self, area, dock):
        self.window.addDockWidget(area, dock)

    def addTabifiedDockWidget(self, area, dock, names, is_raised):
        """Add a dock as QGIS does: a tab beside the first of these docks that is there."""
        from qgis.PyQt.QtWidgets import QDockWidget

        there = [self.window.findChild(QDockWidget, name) for name in names if name != dock.objectName()]
        self.window.addDockWidget(area, dock)
        for other in list(filter(None, there))[:1]:
            self.window.tabifyDockWidget(other, dock)
        if is_raised:
            dock.show()
            dock.raise_()

    def removeDockWidget(self, dock):
        self.window.removeDockWidget(dock)
