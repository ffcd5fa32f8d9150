# SPDX-License-Identifier: GPL-2.0-or-later
"""View of the second run of a comparison: in a map of its own, or right of a line on the first."""

from qgis.PyQt.QtCore import Qt

from .second_canvas import SecondCanvas
from .swipe import Swipe


class SecondRun:
    """Has one of both at a time; each is made when it is first asked for."""

    def __init__(self, iface):
        self.iface, self.canvas, self.map, self.swipe = iface, iface.mapCanvas(), None, None

    def show(self, titles, map_label, layers, is_swiped):
        """``titles``: of the first run and of the second; ``layers``: of the second, the first one on top."""
        unwanted = self.map if is_swiped else self.swipe
        if unwanted is not None:
            unwanted.clear()
        if is_swiped:
            if self.swipe is None:
                self.swipe = Swipe(self.canvas)
            self.swipe.show_layers(*titles, layers)
            return
        if self.map is None:
            self.map = SecondCanvas(self.canvas, self.iface.mainWindow())
            self.iface.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.map)
        self.map.show_layers(f"{titles[1]} – {map_label}", layers)

    def clear(self):
        """The first run alone."""
        for one in filter(None, (self.map, self.swipe)):
            one.clear()

    def close_down(self):
        """Before the plugin goes."""
        if self.swipe is not None:
            self.swipe.close_down()
        if self.map is not None:
            self.map.close_down()
            self.iface.removeDockWidget(self.map)
            self.map.deleteLater()
