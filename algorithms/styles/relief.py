# SPDX-License-Identifier: GPL-2.0-or-later
"""The shaded relief below the maps of a run: the elevation model once more, drawn with light and shade."""

from typing import NamedTuple

from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsHillshadeRenderer,
    QgsLayerTreeGroup,
    QgsLayerTreeLayer,
    QgsRasterDataProvider,
    QgsRasterLayer,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import QTimer

from ..parameters.plain_layers import raster_layer
from ..translation import tr

KEY = "talus/relief"
SUN = (315.0, 45.0)  # degrees from north, above the horizon
BRIGHTER = 70  # of 255: colours of a map above it stay what the key says


class Relief(NamedTuple):
    """What is drawn."""

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


def show_relief_later(relief, project, group):
    """Put it at the bottom of a group of the layer tree, once QGIS has put the other layers into it."""

    def show():
        node = project.layerTreeRoot().findGroup(group)
        if node is None or any(child.customProperty(KEY) for child in node.children()):
            return
        layer = relief_layer(relief)
        if layer.isValid():
            project.addMapLayer(layer, False)
            shown = node.addLayer(layer)
            shown.setCustomProperty(KEY, True)
            shown.setExpanded(False)
            lift_points_and_lines(project.layerTreeRoot(), node)
            show_alone(project.layerTreeRoot(), group)

    QTimer.singleShot(0, show)


def lift_points_and_lines(root, group):
    """Let the points and lines that follow a group of the layer tree, which its relief would hide, stand above it.

    Releases, roads and barriers of the user's stay above the maps so, and groups that hold nothing else, such as what
    passes a line; areas stay below, for they would hide these. What Talus made of no run comes above unless it is a
    map: release points with their source areas.
    """
    if group not in root.children():  # the user's settings have put it elsewhere
        return
    group = _below_what_follows(root, group)
    children = root.children()
    for child in children[children.index(group) + 1 :]:
        if _is_of_points_or_lines(child) or _is_of_no_run(child):
            root.insertChildNode(root.children().index(group), child.clone())
            root.removeChildNode(child)


def _below_what_follows(root, group):
    """Move the group below the points and lines that follow it at once; returns it."""
    children = root.children()
    place = last = children.index(group) + 1
    while last < len(children) and _is_of_points_or_lines(children[last]):
        last += 1
    if last == place:
        return group
    moved = group.clone()
    root.insertChildNode(last, moved)
    root.removeChildNode(group)
    return moved


def raise_run_later(project, group):
    """Bring a group above those of other runs, whose reliefs hide it, once QGIS has put the new layer into it."""

    def bring():
        root = project.layerTreeRoot()
        raise_run(root, root.findGroup(group))
        show_alone(root, group)

    QTimer.singleShot(0, bring)


def raise_run(root, group):
    """Move the group of a run to where the first of them stands in the layer tree."""
    children = root.children()
    if group not in children:  # the user's settings have put it elsewhere, or it is gone
        return
    first = next((place for place, child in enumerate(children) if _has_relief(child)), len(children))
    if first < children.index(group):
        root.insertChildNode(first, group.clone())
        root.removeChildNode(group)


def raise_evaluation_later(project, group):
    """Bring a group of what belongs to no run above those of runs, whose reliefs would hide it.

    Where it has a map, the points and lines that follow it come above it: it may cover all, as a slope does.
    """

    def bring():
        root = project.layerTreeRoot()
        raise_run(root, root.findGroup(group))
        node = root.findGroup(group)
        if node is not None and _has_map(node):
            lift_points_and_lines(root, node)

    QTimer.singleShot(0, bring)


def lower_later(layer, project):
    """Bring a layer of the ground below all that is drawn on it, above other rasters at the bottom of the layer tree,
    once QGIS has put it there."""
    identifier = layer.id()

    def lower():
        root = project.layerTreeRoot()
        node, children = root.findLayer(identifier), root.children()
        if node is None:  # gone in the meantime
            return
        place = len(children)
        while place and _is_raster(children[place - 1]):
            place -= 1
        root.insertChildNode(place, node.clone())
        node.parent().removeChildNode(node)

    QTimer.singleShot(0, lower)


def _is_raster(node):
    return isinstance(node, QgsLayerTreeLayer) and isinstance(node.layer(), QgsRasterLayer)


def show_alone(root, name):
    """Open and tick the group of a run in the layer tree, and close the others: each is longer than the window.

    Their ticks go too. The relief of the one above hides their maps, but not their labels, which QGIS draws over all.
    """
    for child in root.children():
        if _has_relief(child):
            child.setExpanded(child.name() == name)
            child.setItemVisibilityChecked(child.name() == name)


def _has_relief(node):
    return isinstance(node, QgsLayerTreeGroup) and any(child.customProperty(KEY) for child in node.children())


def _is_of_no_run(node):
    """True for the group of what Talus made of no run, with points or lines and without a raster."""
    if not isinstance(node, QgsLayerTreeGroup) or node.name() != tr("Rockfall"):
        return False
    return not _has_map(node) and any(map(_is_of_points_or_lines, node.findLayers()))


def _has_map(group):
    return any(map(_is_raster, group.findLayers()))


def _is_of_points_or_lines(node):
    if isinstance(node, QgsLayerTreeGroup):
        return bool(node.children()) and all(map(_is_of_points_or_lines, node.children()))
    layer = node.layer() if isinstance(node, QgsLayerTreeLayer) else None
    kinds = (QgsWkbTypes.GeometryType.PointGeometry, QgsWkbTypes.GeometryType.LineGeometry)
    return isinstance(layer, QgsVectorLayer) and layer.geometryType() in kinds


def relief_layer(relief):
    """A layer of light and shade; not valid where the file is gone."""
    layer = raster_layer(relief.source, tr("Relief"))
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
