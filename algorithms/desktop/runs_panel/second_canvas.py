# SPDX-License-Identifier: GPL-2.0-or-later
"""A second map beside the first, which moves with it: another run, or another map of the same."""

from contextlib import contextmanager

from qgis.core import QgsRectangle
from qgis.gui import QgsDockWidget, QgsMapCanvas


class _Canvas(QgsMapCanvas):
    """Canvas in a dock; another size of the dock is no reason for the main canvas to move."""

    def __init__(self, dock):
        super().__init__()
        self.dock = dock

    def resizeEvent(self, event):
        """Called by Qt."""
        with self.dock.quietly():
            super().resizeEvent(event)
        self.dock.follow()


class SecondCanvas(QgsDockWidget):
    """Has the middle and the scale of the main canvas, and the main canvas has its own.

    Not the extent: the canvases have different shapes, each would make the other's extent larger, and after some moves
    the slope would be a dot.
    """

    def __init__(self, canvas, parent):
        super().__init__(parent)
        self.setObjectName("talus_second_canvas")
        self.main, self.is_moving = canvas, False
        self.canvas = _Canvas(self)
        self.canvas.setCanvasColor(canvas.canvasColor())
        self.canvas.enableAntiAliasing(True)
        self.setWidget(self.canvas)
        canvas.extentsChanged.connect(self.follow)
        self.canvas.extentsChanged.connect(self.lead)

    def show_layers(self, title, layers):
        """Draw these, the first one on top."""
        self.setWindowTitle(title)
        with self.quietly():  # a change of the system moves a canvas, and this one has no place of its own yet
            self.canvas.setDestinationCrs(self.main.mapSettings().destinationCrs())
            self.canvas.setLayers(layers)
        self.follow()
        self.show()

    def clear(self):
        """Nothing beside; no layer of a project that goes is held."""
        self.canvas.setLayers([])
        self.hide()

    def follow(self):
        """To where the main canvas is."""
        self._move(self.canvas, self.main)

    def lead(self):
        """The main canvas to where this one is."""
        if not self.isHidden():
            self._move(self.main, self.canvas)

    def _move(self, moved, model):
        if self.is_moving:
            return
        with self.quietly():
            per_pixel, size = model.mapUnitsPerPixel(), moved.mapSettings().outputSize()
            extent = QgsRectangle.fromCenterAndSize(model.center(), per_pixel * size.width(), per_pixel * size.height())
            moved.setExtent(extent)
            moved.refresh()

    @contextmanager
    def quietly(self):
        """Moves meanwhile are not answered, or each would answer the other without an end."""
        before, self.is_moving = self.is_moving, True
        try:
            yield
        finally:
            self.is_moving = before

    def close_down(self):
        """Before it goes."""
        self.main.extentsChanged.disconnect(self.follow)
        self.canvas.setLayers([])
