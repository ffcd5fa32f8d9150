# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of a plan: those of the project as they are, results from files in a project of their own, with styles."""

from qgis.core import QgsCoordinateTransform, QgsProcessingException, QgsProject, QgsRectangle, QgsVectorLayer

from ..styles.known_layers import all_known, name_of, which_of
from ..styles.relief import relief_layer, relief_of
from ..translation import tr


def project_for(layers, call):
    """(project, layers in it): that of the user where all layers are in it, else one of their own.

    The layers of the latter are copies, of which the results of Talus have their styles and names.
    """
    project = call.project
    if project is not None and layers and all(project.mapLayer(layer.id()) is not None for layer in layers):
        return project, layers
    own, known = QgsProject(), all_known()
    copies = [layer.clone() for layer in layers]
    for layer in copies:
        found = which_of(known, layer)
        if found is not None:
            found.style(layer).apply(layer)
            layer.setName(name_of(layer, found))
        own.addMapLayer(layer, False)
        own.layerTreeRoot().addLayer(layer)  # below those before it
    own.setCrs(layers[0].crs())
    return own, copies


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
