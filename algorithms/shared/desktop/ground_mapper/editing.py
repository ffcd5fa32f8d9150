# SPDX-License-Identifier: GPL-2.0-or-later
"""Changes of a map, each one command of QGIS's edit buffer, so that Undo takes it back."""

from contextlib import contextmanager

from qgis.core import QgsCoordinateTransform, QgsFeature, QgsFeatureRequest, QgsGeometry, QgsProject, QgsWkbTypes
from qgis.gui import QgsMapTool, QgsRubberBand
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QColor

from ....translation import tr
from ...parameters.values import is_empty

SMALLEST = 1e-4  # m2: what is less comes from rounding


def add_polygon(layer, geometry, values, is_cut=True):
    """Add one polygon in the system of the layer; returns what was added, None where nothing is left of it.

    values : field -> value
    is_cut : leave what is mapped already as it is, and take the rest only
    """
    with _command(layer, tr("Polygon drawn")):
        return _add(layer, geometry, values, is_cut)


def add_polygons(layer, rows, is_cut, text):
    """Add several in one step, which ``text`` names for Undo; returns how many.

    rows : pairs of a geometry in the system of the layer and its values
    """
    with _command(layer, text):
        return sum(_add(layer, geometry, values, is_cut) is not None for geometry, values in rows)


def take_polygons(layer, source, values, is_cut=True):
    """Add the polygons of another layer, the selected ones where some are; (taken, left out) in numbers.

    Fields of the same name are taken along where they say something; the rest have ``values``.
    """
    request = QgsFeatureRequest()
    if source.selectedFeatureCount():
        request.setFilterFids(source.selectedFeatureIds())
    request.setDestinationCrs(layer.crs(), QgsProject.instance().transformContext())
    names = [name for name in values if source.fields().lookupField(name) >= 0]
    taken = left_out = 0
    with _command(layer, tr("Polygons taken from a layer")):
        for feature in source.getFeatures(request):
            own = {name: feature[name] for name in names if not is_empty(feature[name])}
            is_added = _add(layer, feature.geometry(), {**values, **own}, is_cut) is not None
            taken, left_out = taken + is_added, left_out + (not is_added)
    return taken, left_out


def set_values(layer, identifiers, values):
    """Give polygons other values; returns how many there were."""
    with _command(layer, tr("Class changed")):
        for identifier in identifiers:
            for name, value in values.items():
                if layer.fields().lookupField(name) >= 0:
                    layer.changeAttributeValue(identifier, layer.fields().lookupField(name), value)
    return len(identifiers)


def in_system_of(layer, geometry, crs):
    """A copy of a geometry of another system in that of a layer."""
    copy = QgsGeometry(geometry)
    copy.transform(QgsCoordinateTransform(crs, layer.crs(), QgsProject.instance()))
    return copy


def _add(layer, geometry, values, is_cut):
    shape = _areas(geometry if geometry.isGeosValid() else geometry.makeValid())
    if is_cut and not shape.isEmpty():
        for other in layer.getFeatures(QgsFeatureRequest().setFilterRect(shape.boundingBox())):
            if not shape.isEmpty() and shape.intersects(other.geometry()):
                shape = _areas(shape.difference(other.geometry()))
    if shape.isEmpty() or shape.area() < SMALLEST:
        return None
    is_of_parts = QgsWkbTypes.isMultiType(layer.wkbType())
    features = [_feature(layer, part, values) for part in ([shape] if is_of_parts else shape.asGeometryCollection())]
    return features[0] if layer.addFeatures(features) else None


def _feature(layer, shape, values):
    feature = QgsFeature(layer.fields())
    feature.setGeometry(shape)
    for name, value in values.items():
        if layer.fields().lookupField(name) >= 0:  # a file that cannot be changed may lack one
            feature[name] = value
    return feature


def _areas(geometry):
    """The polygons of a geometry as one of several parts, without heights; empty where there are none."""
    parts = [
        part for part in geometry.asGeometryCollection()
        if part.type() == QgsWkbTypes.GeometryType.PolygonGeometry and part.area() > 0.0
    ]  # fmt: skip
    if not parts:
        return QgsGeometry()
    united = QgsGeometry.unaryUnion(parts) if len(parts) > 1 else parts[0]
    united.get().dropZValue()
    united.get().dropMValue()
    united.convertToMultiType()
    return united


@contextmanager
def _command(layer, text):
    if not layer.isEditable():
        layer.startEditing()
    layer.beginEditCommand(text)
    try:
        yield
    except BaseException:
        layer.destroyEditCommand()
        raise
    layer.endEditCommand()
    layer.triggerRepaint()


# The tool that draws a polygon: a click is a corner, the right button or a double click ends it, Backspace takes the.

AREA, POINT = QgsWkbTypes.GeometryType.PolygonGeometry, QgsWkbTypes.GeometryType.PointGeometry
SNAPPED = QColor(255, 0, 255)


class PolygonTool(QgsMapTool):
    """Calls ``drawn`` with a QgsGeometry in the system of the map."""

    def __init__(self, canvas, drawn):
        super().__init__(canvas)
        self.drawn, self.corners = drawn, []
        self.band, self.snapped = QgsRubberBand(canvas, AREA), QgsRubberBand(canvas, POINT)
        self.snapped.setColor(SNAPPED)
        self.snapped.setIconSize(9)
        self.set_colour("#b22222")
        self.setCursor(Qt.CursorShape.CrossCursor)

    def set_colour(self, colour):
        """Set the colour of the rubber band to that of the class."""
        edge, fill = QColor(colour).darker(140), QColor(colour)
        fill.setAlpha(110)
        self.band.setStrokeColor(edge)
        self.band.setFillColor(fill)
        self.band.setWidth(2)

    def canvasReleaseEvent(self, event):
        if event.button() == Qt.MouseButton.RightButton:
            self.finish()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.corners.append(self._place(event))
            self._show(self.corners)

    def canvasDoubleClickEvent(self, event):
        self.finish()

    def canvasMoveEvent(self, event):
        point = self._place(event)
        if self.corners:
            self._show([*self.corners, point])

    def keyPressEvent(self, event):
        if event.key() == Qt.Key.Key_Backspace and self.corners:
            self.corners.pop()
            self._show(self.corners)
            event.ignore()  # QGIS would delete what is selected
        elif event.key() == Qt.Key.Key_Escape:
            self.forget()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.finish()

    def finish(self):
        """Hand on what has three corners; less is nothing."""
        corners = [corner for k, corner in enumerate(self.corners) if k == 0 or corner != self.corners[k - 1]]
        self.forget()
        if len(corners) >= 3:
            self.drawn(QgsGeometry.fromPolygonXY([[*corners, corners[0]]]))

    def forget(self):
        """Begin again."""
        self.corners = []
        self.band.reset(AREA)
        self.snapped.reset(POINT)

    def _place(self, event):
        match = self.canvas().snappingUtils().snapToMap(event.pos())
        self.snapped.reset(POINT)
        if not match.isValid():
            return event.mapPoint()
        self.snapped.addPoint(match.point())
        return match.point()

    def _show(self, corners):
        self.band.reset(AREA)
        for corner in corners:
            self.band.addPoint(corner)

    def deactivate(self):
        self.forget()
        super().deactivate()
