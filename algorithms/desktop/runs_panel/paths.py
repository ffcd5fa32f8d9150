# SPDX-License-Identifier: GPL-2.0-or-later
"""The paths of a run from its layer of trajectories, as they are drawn."""

import numpy as np
from qgis.core import QgsFeatureRequest, QgsWkbTypes

MOST_ROCKS = 400  # of more runs so many are taken, evenly: the canvas has thirty pictures a second


def paths_of_layer(layer):
    """Paths of some rocks, an (n, 3) array of time [s], x and y each; [] where the lines have no times (M)."""
    if not QgsWkbTypes.hasM(layer.wkbType()):
        return []
    identifiers = layer.allFeatureIds()
    chosen = np.unique(np.linspace(0, len(identifiers) - 1, min(len(identifiers), MOST_ROCKS)).astype(int))
    request = QgsFeatureRequest().setFilterFids([identifiers[k] for k in chosen]).setNoAttributes()
    paths = []
    for feature in layer.getFeatures(request):
        table = np.array([(vertex.m(), vertex.x(), vertex.y()) for vertex in feature.geometry().vertices()])
        if len(table) > 1 and np.isfinite(table).all():
            paths.append(table)
    return paths
