# SPDX-License-Identifier: GPL-2.0-or-later
"""The shaded relief below the maps of a run: the elevation model once more, drawn with light and shade."""

from typing import NamedTuple

from qgis.core import Qgis, QgsCoordinateReferenceSystem, QgsHillshadeRenderer, QgsRasterDataProvider, QgsRasterLayer

from ...translation import tr
from ..parameters.plain_layers import raster_layer
from .known_layers import is_carved, output_of

# Extent of the canvas of the desktop.

AROUND = 1.4  # of the extent of what is looked at


def go_to(layer):
    """Let the canvas go to a layer; nothing happens without a desktop, or for a layer without features."""
    from qgis.utils import iface

    if iface is None or layer.extent().isEmpty():
        return
    canvas = iface.mapCanvas()
    extent = canvas.mapSettings().layerExtentToOutputExtent(layer, layer.extent())
    extent.scale(AROUND)
    canvas.setExtent(extent)
    canvas.refresh()


KEY = "talus/relief"
SUN = (315.0, 45.0)  # degrees from north, above the horizon
BRIGHTER = 70  # of 255: colours of a map above it stay what the key says


class Relief(NamedTuple):
    """Elevation model that is drawn as a relief."""

    source: str  # of the layer of the elevation model
    band: int
    crs: QgsCoordinateReferenceSystem


def relief_of(layer, band):
    """The Relief of the layer of an elevation model, None where there is none that GDAL reads."""
    if layer is None or not layer.isValid() or layer.providerType() != "gdal":
        return None
    return Relief(layer.source(), band, layer.crs())


def is_below_a_run(layer, project):
    """Is it such a relief, and not the elevation model of a study, which is drawn as a relief too?"""
    node = project.layerTreeRoot().findLayer(layer.id())
    return node is not None and bool(node.customProperty(KEY))


def relief_layer(relief, group=""):
    """A layer of light and shade, called by the group below which it lies; not valid where the file is gone."""
    name = group[len(tr("Rockfall")) :].strip() if group.startswith(f"{tr('Rockfall')} ") else group
    layer = raster_layer(relief.source, f"{tr('Relief')} – {name}" if name else tr("Relief"))
    layer.setCrs(relief.crs)
    if layer.isValid():
        _shade(layer, relief.band)
    return layer


class TerrainStyle:
    """Light and shade of a terrain that an algorithm makes, below all that is drawn on it."""

    sort_key = 0
    is_base = True

    def apply(self, layer):
        _shade(layer, 1)


def _shade(layer, band):
    renderer = QgsHillshadeRenderer(layer.dataProvider(), band, *SUN)
    renderer.setMultiDirectional(True)  # also slopes away from the one sun have their forms
    layer.setRenderer(renderer)
    layer.brightnessFilter().setBrightness(BRIGHTER)
    _smooth(layer)


def _smooth(layer):
    """Heights between the cells, before light and shade are computed: cells drawn as steps have edges of their own."""
    provider, method = layer.dataProvider(), QgsRasterDataProvider.ResamplingMethod
    provider.enableProviderResampling(True)
    provider.setZoomedInResamplingMethod(method.Cubic)
    provider.setZoomedOutResamplingMethod(method.Bilinear)
    layer.setResamplingStage(Qgis.RasterResamplingStage.Provider)


# Layers of a project that may be its elevation model, the one that is meant first.


def is_drawn_relief(layer):
    """Is it drawn as a hillshade?"""
    return isinstance(layer.renderer(), QgsHillshadeRenderer)


def elevation_models(project):
    """Layers that may be one: rasters with one band that are no result of Talus. Reliefs drawn of them come last, and
    what was carved by an embankment behind what was not."""
    models = [
        layer
        for layer in project.mapLayers().values()
        if isinstance(layer, QgsRasterLayer)
        and layer.isValid()
        and layer.providerType() == "gdal"
        and layer.bandCount() == 1
        and output_of(layer) is None
    ]
    return sorted(
        models,
        key=lambda model: (is_carved(model), is_drawn_relief(model), is_below_a_run(model, project), model.name()),
    )


def relief_for(given, project):
    """The Relief below maps that are made of runs: of the elevation model that is given, else of the project's own."""
    models = [given] if given is not None else elevation_models(project) if project is not None else []
    return relief_of(models[0], 1) if models else None
