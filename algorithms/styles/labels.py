# SPDX-License-Identifier: GPL-2.0-or-later
"""Labels of result layers: small, and with a light rim, so that they can be read on maps and on dark terrain."""

from qgis.core import Qgis, QgsPalLayerSettings, QgsTextFormat, QgsVectorLayerSimpleLabeling
from qgis.PyQt.QtGui import QColor

SIZE = 8.0  # points
OVERRUN = 40.0  # mm that a label may be longer than its line, which is short on maps of a whole slope


def show_labels(layer, expression):
    """Write what an expression of QGIS gives along each line of a layer."""
    settings = QgsPalLayerSettings()
    settings.fieldName, settings.isExpression = expression, True
    settings.placement = _along()  # by default labels surround points, and lines get none
    settings.overrunDistance = OVERRUN
    text = QgsTextFormat()
    text.setSize(SIZE)
    text.setColor(QColor("#222222"))
    rim = text.buffer()
    rim.setEnabled(True)
    rim.setColor(QColor("#ffffff"))
    text.setBuffer(rim)
    settings.setFormat(text)
    layer.setLabeling(QgsVectorLayerSimpleLabeling(settings))
    layer.setLabelsEnabled(True)


def _along():
    if hasattr(Qgis, "LabelPlacement"):  # since QGIS 3.26
        return Qgis.LabelPlacement.Line
    return QgsPalLayerSettings.Placement.Line
