# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers of a project that may be its elevation model, the one that is meant first."""

from qgis.core import QgsHillshadeRenderer, QgsRasterLayer

from .known_layers import is_carved, output_of
from .relief import is_below_a_run, relief_of


def is_drawn_relief(layer):
    """Is it drawn as a hillshade?"""
    return isinstance(layer.renderer(), QgsHillshadeRenderer)


def elevation_models(project):
    """Layers that may be one: rasters with one band that are no result of Talus. Reliefs drawn of them come last, and
    what was carved by an embankment behind what was not."""
    found = [
        layer
        for layer in project.mapLayers().values()
        if isinstance(layer, QgsRasterLayer)
        and layer.isValid()
        and layer.providerType() == "gdal"
        and layer.bandCount() == 1
        and output_of(layer) is None
    ]
    return sorted(found, key=lambda one: _order_of(one, project))


def _order_of(layer, project):
    return is_carved(layer), is_drawn_relief(layer), is_below_a_run(layer, project), layer.name()


def relief_for(given, project):
    """The Relief below maps that are made of runs: of the elevation model that is given, else of the project's own."""
    found = [given] if given is not None else elevation_models(project) if project is not None else []
    return relief_of(found[0], 1) if found else None
