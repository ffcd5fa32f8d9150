# SPDX-License-Identifier: GPL-2.0-or-later
"""Content of a plan: its layers, and the relief below them."""

from qgis.core import QgsCoordinateTransform, QgsProcessingException, QgsRectangle, QgsVectorLayer

from ..styles.relief import relief_layer, relief_of
from ..translation import tr


def extent_of(layers, dem, crs, call):
    """Extent of the vector layers, in a system: maps have wide margins. All layers, and then the elevation model,
    where these cover nothing: a slope on which no danger zone was found has a plan too.

    Raises QgsProcessingException where nothing covers an area.
    """
    drawn = [layer for layer in layers if isinstance(layer, QgsVectorLayer)]
    for some in (drawn, layers, [] if dem is None else [dem]):
        whole = QgsRectangle()
        for layer in some:
            if layer.isSpatial() and not layer.extent().isEmpty():
                transform = QgsCoordinateTransform(layer.crs(), crs, call.transform_context)
                whole.combineExtentWith(transform.transformBoundingBox(layer.extent()))
        if not whole.isEmpty():
            return whole
    raise QgsProcessingException(tr("LAYERS: the layers cover no area; give EXTENT."))


def add_relief(dem, project):
    """The shaded relief of an elevation model as a layer of the project, [] where there is none."""
    relief = relief_of(dem, 1)
    layer = None if relief is None else relief_layer(relief)
    if layer is None or not layer.isValid():
        return []
    project.addMapLayer(layer, False)
    return [layer]
