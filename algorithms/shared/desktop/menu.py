# SPDX-License-Identifier: GPL-2.0-or-later
"""The entries of Talus in the menu Plugins: studies, panels, manual, packages, the engine made ready beforehand."""

from qgis.PyQt.QtCore import Qt, QUrl
from qgis.PyQt.QtGui import QDesktopServices, QIcon
from qgis.PyQt.QtWidgets import QAction, QTabBar

from ...base import ICON
from ...manual import manual_url, site_url
from ...translation import tr
from .example import open_example
from .packages_dialog import manage_packages, tell_missing_numba
from .processes import WarmUp, is_wanted, set_wanted
from .study.keeper import StudyKeeper

MENU = "Talus"
# names of the docks, in which one of them is looked for
TABS = ["ProcessingToolbox", "talus_ground_mapper", "talus_runs", "talus_results", "talus_throw_from_here"]


class Menu:
    """Adds the entries and takes them away again."""

    def __init__(self, iface):
        self.iface, self.actions, self.warm_up = iface, [], WarmUp()
        self.throw_panel = self.runs_panel = self.mapper = self.results = None  # until they are asked for
        self.keeper = None

    def add(self):
        """To the desktop."""
        window, keeper = self.iface.mainWindow(), StudyKeeper(self.iface, self.warm_up)
        self.keeper = keeper
        for text, function in (
            (tr("New study ..."), keeper.new),
            (tr("Open a study ..."), keeper.open),
            (tr("Open the example"), lambda: open_example(self.iface)),
            (tr("Map ground and forest"), self.map_ground),
            (tr("Throw from here"), self.throw_from_here),
            (tr("Simulation runs"), self.show_runs),
            (tr("Results at a place"), self.show_results),
            (tr("Moving rocks"), self.move_rocks),
            (tr("Manual"), lambda: QDesktopServices.openUrl(QUrl(manual_url("index")))),
            (tr("Documentation on the web"), lambda: QDesktopServices.openUrl(QUrl(site_url()))),
            (tr("Python packages ..."), lambda: manage_packages(window)),
        ):
            action = QAction(QIcon(str(ICON)), text, window)
            action.triggered.connect(lambda _=False, function=function: function())
            self._put(action)
        self._put(keeper.switch)
        self._put(self._switch(window))
        if is_wanted():
            self.warm_up.start()
        tell_missing_numba(self.iface)

    def _put(self, action):
        self.iface.addPluginToMenu(MENU, action)
        self.actions.append(action)

    def _switch(self, window):
        """The entry with a tick; it holds from the next start of QGIS on, and at once."""
        action = QAction(tr("Prepare the engine in the background when QGIS starts"), window)
        action.setCheckable(True)
        action.setChecked(is_wanted())
        action.toggled.connect(set_wanted)
        action.toggled.connect(lambda wanted: self.warm_up.start() if wanted else self.warm_up.stop())
        return action

    def throw_from_here(self):
        """Open the panel and take the tool; what they need of the engine is imported now, not when QGIS starts."""
        if self.throw_panel is None:
            from .throw_here.panel import ThrowPanel

            self.throw_panel = self._docked(ThrowPanel(self.iface))
        self.throw_panel.activate()

    def show_runs(self):
        """Open the panel with the runs of the project."""
        if self.runs_panel is None:
            from .runs_panel.panel import RunsPanel

            self.runs_panel = self._docked(RunsPanel(self.iface))
        self.runs_panel.activate()

    def map_ground(self):
        """Open the panel that draws polygons of ground classes and stands."""
        if self.mapper is None:
            from .ground_mapper.panel import MapperPanel

            self.mapper = self._docked(MapperPanel(self.iface))
        self.mapper.activate()

    def show_results(self):
        """Open the panel that reports what a run says of a place, and take its tool."""
        if self.results is None:
            from .results_panel.panel import ResultsPanel

            self.results = self._docked(ResultsPanel(self.iface))
        self.results.activate()

    def move_rocks(self):
        """The dialog that shows the rocks of a run in motion, or writes a film of them."""
        from .moving_rocks.dialog import MovingRocksDialog

        MovingRocksDialog(self.iface).show()

    def _docked(self, panel):
        """On the right, as a tab beside the toolbox and each other: one above the other they leave no place."""
        window = self.iface.mainWindow()
        self.iface.addTabifiedDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, panel, TABS, True)
        for bar in (tab_bar for tab_bar in window.findChildren(QTabBar) if tab_bar.parent() is window):
            if any(bar.tabText(tab) == panel.windowTitle() for tab in range(bar.count())):
                bar.setElideMode(Qt.TextElideMode.ElideNone)  # "Resul..." is no title; arrows lead to what has no room
                bar.setUsesScrollButtons(True)
        return panel

    def remove(self):
        """From it."""
        self.warm_up.stop()
        for panel in filter(None, (self.throw_panel, self.runs_panel, self.mapper, self.results)):
            panel.close_down()
            self.iface.removeDockWidget(panel)
            panel.deleteLater()
        self.throw_panel = self.runs_panel = self.mapper = self.results = None
        if self.keeper is not None:
            self.keeper.close_down()
            self.keeper = None
        for action in self.actions:
            self.iface.removePluginMenu(MENU, action)
        self.actions.clear()
