# SPDX-License-Identifier: GPL-2.0-or-later
"""What a plan shows of its layers, and the relief below them."""

from qgis.core import QgsCoordinateTransform, QgsProcessingException, QgsRectangle, QgsVectorLayer

from ..styles.relief import relief_layer, relief_of
from ..translation import tr


def extent_of(layers, crs, call):
    """What the vector layers cover, in a system; all where there are no vector layers, for maps have wide margins.

    Raises QgsProcessingException where they cover nothing.
    """
    whole = None
    drawn = [layer for layer in layers if isinstance(layer, QgsVectorLayer)]
    for layer in drawn or layers:
        if layer.isSpatial() and not layer.extent().isEmpty():
            transform = QgsCoordinateTransform(layer.crs(), crs, call.transform_context)
            box = transform.transformBoundingBox(layer.extent())
            whole = QgsRectangle(box) if whole is None else whole
            whole.combineExtentWith(box)
    if whole is None or whole.isEmpty():
        raise QgsProcessingException(tr("LAYERS: the layers cover no area; give EXTENT."))
    return whole


def add_relief(dem, project):
    """The shaded relief of an elevation model as a layer of the project, [] where there is none."""
    relief = relief_of(dem, 1)
    layer = None if relief is None else relief_layer(relief)
    if layer is None or not layer.isValid():
        return []
    project.addMapLayer(layer, False)
    return [layer]
