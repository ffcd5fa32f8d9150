# SPDX-License-Identifier: GPL-2.0-or-later
"""A second run over the map of the first, right of a line that is dragged with the mouse."""

import html
from contextlib import contextmanager

from qgis.core import QgsMapRendererParallelJob, QgsMapSettings, QgsRectangle
from qgis.gui import QgsDockWidget, QgsMapCanvas, QgsMapCanvasItem
from qgis.PyQt.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from qgis.PyQt.QtGui import QColor, QPainterPath, QPen, QPolygonF
from qgis.PyQt.QtWidgets import QLabel

# Labels on the canvas of the run that is shown: its title, its map, and the classes of that.

LOOK = "background: rgba(255, 255, 255, 215); color: black; padding: 4px;"
EDGE, GAP = 8, 4  # pixels from the corner of the canvas, between the two
SQUARE = "&#9632;"


class CanvasLabels(QObject):
    """A title at the bottom left of a canvas, and a legend above it; hidden until there is something to report.

    Not at the top, where messages of QGIS lie over the canvas.
    """

    def __init__(self, canvas):
        super().__init__(canvas)
        self.canvas, self.title, self.legend = canvas, _label_on(canvas), _label_on(canvas)
        self.title.setStyleSheet(LOOK + "font-weight: bold;")
        self.legend.setTextFormat(Qt.TextFormat.RichText)
        canvas.installEventFilter(self)

    def tell(self, title, map_label, layer):
        """``layer``: of the map, None where the run has no such map."""
        self.title.setText(f"{title}\n{map_label}")
        self.title.show()
        rows = [] if layer is None else legend_rows(layer)
        self.legend.setVisible(bool(rows))
        if rows:
            self.legend.setText("<br/>".join(
                f"<span style='color:{colour}; font-size:large'>{SQUARE}</span> {html.escape(text)}"
                for text, colour in rows
            ))  # fmt: skip
        self._place()

    def _place(self):
        bottom = self.canvas.height() - EDGE
        for label in (self.title, self.legend):
            label.adjustSize()
            label.move(EDGE, bottom - label.height())
            bottom -= label.height() + GAP

    def eventFilter(self, watched, event):
        """Called by Qt for what happens to the canvas."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def hide(self):
        """Nothing is shown."""
        self.title.hide()
        self.legend.hide()

    def close_down(self):
        """Off the canvas."""
        self.canvas.removeEventFilter(self)
        self.title.deleteLater()
        self.legend.deleteLater()


def legend_rows(layer):
    """Pairs of a text and a colour of the classes of a raster layer."""
    renderer = layer.renderer()
    return [] if renderer is None else [(text, colour.name()) for text, colour in renderer.legendSymbologyItems()]


def _label_on(canvas):
    label = QLabel(canvas)
    label.setStyleSheet(LOOK)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    label.hide()
    return label


# A second map beside the first, which moves with it: another run, or another map of the same.


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


REACH = 8.0  # px from the line within which the mouse takes it
TOP, PAD, GRIP = 56.0, 5.0, 9.0  # px: names below the messages of QGIS, around their text, half of the grip
WHITE, DARK, PAPER = QColor(255, 255, 255), QColor(30, 30, 30), QColor(255, 255, 255, 225)
HANDLED = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease)


class Swipe(QObject):
    """Draws the layers of the second run with the settings of the canvas, again whenever the canvas has moved.

    The mouse takes the line where it is near, and the tool of the canvas has it everywhere else.
    """

    def __init__(self, canvas):
        super().__init__(canvas)
        self.canvas, self.job = canvas, None
        self.wanted = QgsMapSettings()  # forgets layers that are deleted
        self.item, self.is_dragged, self.has_cursor = SwipeItem(canvas), False, False
        self.item.hide()
        canvas.viewport().installEventFilter(self)
        canvas.mapCanvasRefreshed.connect(self._draw)

    @property
    def layers(self):
        """Layers of the second run that are drawn and that the project still has."""
        return self.wanted.layers()

    def show_layers(self, first, second, layers):
        """The names of both runs, and what is drawn of the second, the first layer on top."""
        self.wanted.setLayers(layers)
        self.item.names = first, second
        if self.item.share is None:
            self.item.share = 0.5
        self._draw()

    def clear(self):
        """The first run alone; no layer of a project that goes is held."""
        self._stop()
        self.wanted.setLayers([])
        self.item.share = self.item.image = None
        self.item.hide()
        self._point(near=False)

    def _draw(self):
        """In other threads, as the canvas does; an older picture is no longer wanted."""
        if not self.layers:
            return
        self._stop()
        settings = QgsMapSettings(self.canvas.mapSettings())
        settings.setLayers(self.layers)
        settings.setBackgroundColor(self.canvas.canvasColor())
        self.job = QgsMapRendererParallelJob(settings)
        self.job.finished.connect(self._drawn)
        self.job.start()

    def _drawn(self):
        job = self.job
        if job is not None and not job.isActive():
            self.item.take(job.renderedImage(), job.mapSettings().mapToPixel())
            self.item.show()

    def _stop(self):
        if self.job is not None:
            self.job.finished.disconnect(self._drawn)
            self.job.cancelWithoutBlocking()
            self.job = None

    def eventFilter(self, watched, event):
        """Called by Qt for the mouse on the canvas; True keeps it from the tool of the canvas."""
        if not self.item.isVisible() or event.type() not in HANDLED:
            return False
        position = event.pos()
        is_near = abs(position.x() - self.item.line()) <= REACH
        if event.type() == QEvent.Type.MouseButtonPress and is_near and event.button() == Qt.MouseButton.LeftButton:
            self.is_dragged = True
            return True
        if event.type() == QEvent.Type.MouseButtonRelease and self.is_dragged:
            self.is_dragged = False
            return True
        if self.is_dragged:
            self.item.move_line(position.x())
            return True
        if event.type() == QEvent.Type.MouseMove and not event.buttons():
            self._point(near=is_near)
        return False

    def _point(self, near):
        """The cursor says where the line can be taken."""
        if near != self.has_cursor:
            viewport, tool = self.canvas.viewport(), self.canvas.mapTool()
            viewport.setCursor(Qt.CursorShape.SplitHCursor if near else _cursor_of(tool))
            self.has_cursor = near

    def close_down(self):
        """Off the canvas."""
        self.clear()
        self.canvas.viewport().removeEventFilter(self)
        self.canvas.mapCanvasRefreshed.disconnect(self._draw)
        if self.item.scene() is not None:
            self.item.scene().removeItem(self.item)


class SwipeItem(QgsMapCanvasItem):
    """The picture of the second run right of the line, the line, and the names of both runs at it.

    The rectangle of the item is that of its picture, so it moves and grows with the canvas until the next one is drawn.
    """

    def __init__(self, canvas):
        super().__init__(canvas)
        self.canvas, self.image, self.names = canvas, None, ("", "")
        self.share = None  # of the width of the canvas that is left of the line
        self.setZValue(5.0)  # over the map, below what tools draw

    def take(self, image, map_to_pixel):
        """A picture and its place, also where the canvas is turned: QGIS places its own so."""
        self.image = image
        corner, size = map_to_pixel.toMapCoordinates(0, 0), image.size() / image.devicePixelRatio()
        per_pixel = map_to_pixel.mapUnitsPerPixel()
        right, bottom = corner.x() + size.width() * per_pixel, corner.y() - size.height() * per_pixel
        self.setRect(QgsRectangle(corner.x(), bottom, right, corner.y()))
        self.update()

    def line(self):
        """Pixels from the left of the canvas."""
        return (0.5 if self.share is None else self.share) * self.canvas.viewport().width()

    def move_line(self, x):
        """To this many pixels from the left, within the canvas."""
        width = max(self.canvas.viewport().width(), 1)
        self.share = min(max(x / width, 0.02), 0.98)
        self.update()

    def paint(self, painter, option=None, widget=None):
        """Called by Qt; in pixels from the item's corner."""
        if self.image is None:
            return
        box, height, line = self.boundingRect(), float(self.canvas.viewport().height()), self.line()
        to_item = self.sceneTransform().inverted()[0]
        painter.save()
        painter.setClipPath(self._right_of(line, to_item))
        painter.drawImage(QRectF(QPointF(), box.size()), self.image)
        painter.setClipping(False)
        painter.setTransform(to_item, True)  # from here on in pixels of the canvas
        for colour, width in ((WHITE, 4.0), (DARK, 1.6)):
            painter.setPen(QPen(colour, width))
            painter.drawLine(QPointF(line, 0.0), QPointF(line, height))
        painter.setBrush(WHITE)
        painter.drawEllipse(QPointF(line, 0.5 * height), GRIP, GRIP)
        self._write_names(painter, line)
        painter.restore()

    def _right_of(self, line, to_item):
        """The part of the canvas right of the line, in the item's pixels."""
        viewport, path = self.canvas.viewport(), QPainterPath()
        right = QRectF(line, 0.0, viewport.width() - line, float(viewport.height()))
        path.addPolygon(to_item.map(QPolygonF(right)))
        return path

    def _write_names(self, painter, line):
        painter.setPen(DARK)
        for name, is_left in zip(self.names, (True, False)):
            text = painter.fontMetrics().boundingRect(name)
            wide, high = text.width() + 2.0 * PAD, text.height() + 2.0 * PAD
            box = QRectF(line - GRIP - wide if is_left else line + GRIP, TOP, wide, high)
            painter.fillRect(box, PAPER)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), name)


def _cursor_of(tool):
    return tool.cursor() if tool is not None else Qt.CursorShape.ArrowCursor
