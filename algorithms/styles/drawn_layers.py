# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers to draw: those of the project as they are, results from files in a project of their own, with styles."""

from qgis.core import QgsProject

from .known_layers import all_known, name_of, which_of
from .layer_names import own_name


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
        else:
            layer.setName(own_name(layer))
        own.addMapLayer(layer, False)
        own.layerTreeRoot().addLayer(layer)  # below those before it
    own.setCrs(layers[0].crs())
    return own, copies
