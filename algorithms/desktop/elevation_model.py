# SPDX-License-Identifier: GPL-2.0-or-later
"""The elevation model of a project, for dialogs whose input for it is empty or holds a result.

QGIS puts the current layer where it fits. Where that is a layer of releases or lines, the input for the elevation model
stays empty, and Run does nothing but mark it; where it is a map of energies, that would be the terrain.
"""

from qgis.core import QgsHillshadeRenderer, QgsProject, QgsRasterLayer

from ..parameters.extent import DEM
from ..styles.known_layers import output_of
from ..styles.relief import is_below_a_run, relief_of


def fill_in_elevation_model(panel, project=None):
    """Give the panel of a dialog the only elevation model of the project, where it must have one and has none."""
    wrapper, project = panel.wrappers.get(DEM), project or QgsProject.instance()
    if wrapper is None:
        return
    given, found = project.mapLayer(str(wrapper.parameterValue())), elevation_models(project)
    if (given not in found or is_drawn_relief(given)) and len({layer.source() for layer in found}) == 1:
        wrapper.setParameterValue(found[0].id(), panel.processing_context)


def is_drawn_relief(layer):
    """Is it drawn as a hillshade?"""
    return isinstance(layer.renderer(), QgsHillshadeRenderer)


def elevation_models(project):
    """Layers that may be one: rasters with one band that are no result of Talus. Reliefs drawn of them come last."""
    found = [
        layer
        for layer in project.mapLayers().values()
        if isinstance(layer, QgsRasterLayer)
        and layer.isValid()
        and layer.providerType() == "gdal"
        and layer.bandCount() == 1
        and output_of(layer) is None
    ]
    return sorted(found, key=lambda layer: (is_drawn_relief(layer), is_below_a_run(layer, project), layer.name()))


def relief_for(given, project):
    """The Relief below maps that are made of runs: of the elevation model that is given, else of the project's own."""
    found = [given] if given is not None else elevation_models(project) if project is not None else []
    return relief_of(found[0], 1) if found else None
