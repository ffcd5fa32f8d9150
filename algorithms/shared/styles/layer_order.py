# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules for the order of layers in the layer tree and for which of them are seen, all in one place.

From the top:

1. the map that is drawn into, as long as it is drawn into
2. points and lines, the user's and those of no run: releases, roads, release points
3. the group that was made or looked at last of those that cover the slope: a run, or a hazard map, each with a relief
   as its lowest layer. It alone is ticked and open
4. the other such groups, closed and without their tick; a second hazard map stands beside the first, which is hidden
5. areas: forest, ground, what else the user brings. Areas that Talus made of no run lose their tick when a group comes
   that covers the slope, for their colours would be taken for those of its maps
6. rasters of the ground, the elevation model last

Of groups that come at once, as from a model, one that is made of runs is seen and not the runs. A result that says
another thing of the same objects, such as their risk with a measure, takes the tick of the earlier one.

Groups that the user's settings have put elsewhere stay where they are.
"""

import re
from datetime import datetime
from typing import NamedTuple

from qgis.core import QgsLayerTreeGroup, QgsLayerTreeLayer, QgsProject, QgsRasterLayer, QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtCore import QTimer

from ...translation import tr
from .relief import KEY, Relief, relief_layer

# Puts a loaded layer into a named group of the project where QGIS does not do it itself, which it does since 3.32.

SORT_KEY = "talus/sort_key"


def move_to_group(layer, project, name, sort_key):
    """Move a layer from the top of the layer tree into a group, which is made where it is missing.

    Layers with a larger key stand above those with a smaller one. The desktop puts a new layer beside the current one:
    from the group of an earlier run it is moved, from a group of the user's it is not.
    """
    root = project.layerTreeRoot()
    node = root.findLayer(layer.id())
    parent = None if node is None else node.parent()
    if parent is None or (parent != root and parent.name() != name and not _is_made_here(parent)):
        return
    group = root.findGroup(name) or root.insertGroup(0, name)
    moved = node.clone()
    moved.setCustomProperty(SORT_KEY, sort_key)
    keys = [int(child.customProperty(SORT_KEY, 0)) if child != node else None for child in group.children()]
    above = [index for index, key in enumerate(keys) if key is not None and key > sort_key]
    group.insertChildNode(above[-1] + 1 if above else 0, moved)
    parent.removeChildNode(node)


def _is_made_here(group):
    """True where a layer of the group was put into it by move_to_group."""
    return any(child.customProperty(SORT_KEY) is not None for child in group.children())


NUMBER = re.compile(r" \(\d+\)$")  # at the end of a name that there was before
_arriving = []  # reliefs with their projects and groups, until QGIS has put the other layers of all into the layer tree


def show_relief_later(relief, project, group):
    """Put it at the bottom of a group of the layer tree, once QGIS has put the other layers into it."""
    if not _arriving:
        QTimer.singleShot(0, _show_arrived)
    _arriving.append((relief, project, group))


def _show_arrived():
    """The groups of runs first, for the last is seen; a model gives its layers in any order."""
    arrived = sorted(_arriving, key=lambda arrival: not arrival[2].startswith(f"{tr('Rockfall')} "))
    _arriving.clear()
    for arrived_layer in arrived:
        show_relief(*arrived_layer)


def show_relief(relief, project, group):
    """Put it at the bottom of a group of the layer tree, which covers the slope then and is seen alone."""
    root = project.layerTreeRoot()
    node = root.findGroup(group)
    if node is None or any(child.customProperty(KEY) for child in node.children()):
        return
    layer = relief_layer(relief, group)
    if layer.isValid():
        project.addMapLayer(layer, False)
        shown = node.addLayer(layer)
        shown.setCustomProperty(KEY, True)
        shown.setExpanded(False)
        lift_points_and_lines(root, node)
        show_alone(root, group)
        hide_areas(root)


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
    index = last = children.index(group) + 1
    while last < len(children) and _is_of_points_or_lines(children[last]):
        last += 1
    if last == index:
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
    first = next((index for index, child in enumerate(children) if has_relief(child)), len(children))
    if first < children.index(group):
        root.insertChildNode(first, group.clone())
        root.removeChildNode(group)


def raise_evaluation_later(project, group):
    """Call raise_evaluation once QGIS has put the new layer into the group."""
    QTimer.singleShot(0, lambda: raise_evaluation(project.layerTreeRoot(), group))


def raise_evaluation(root, group):
    """Bring a group of what belongs to no run above those of runs, whose reliefs would hide it.

    Where it has a map, the points and lines that follow it come above it: it may cover all, as a slope does.
    """
    raise_run(root, root.findGroup(group))
    node = root.findGroup(group)
    if node is not None and _has_map(node):
        lift_points_and_lines(root, node)


def lower_later(layer, project):
    """Bring a layer of the ground below all that is drawn on it, above other rasters at the bottom of the layer tree,
    once QGIS has put it there."""
    identifier = layer.id()

    def lower():
        root = project.layerTreeRoot()
        node, children = root.findLayer(identifier), root.children()
        if node is None:  # gone in the meantime
            return
        index = len(children)
        while index and _is_raster(children[index - 1]):
            index -= 1
        root.insertChildNode(index, node.clone())
        node.parent().removeChildNode(node)

    QTimer.singleShot(0, lower)


def _is_raster(node):
    return isinstance(node, QgsLayerTreeLayer) and isinstance(node.layer(), QgsRasterLayer)


def show_alone(root, name):
    """Open and tick the group of a run in the layer tree, and close the others: each is longer than the window.

    Their ticks go too. The relief of the one above hides their maps, but not their labels, which QGIS draws over all.
    """
    for child in root.children():
        if has_relief(child):
            child.setExpanded(child.name() == name)
            child.setItemVisibilityChecked(child.name() == name)


def hide_others(root, groups):
    """Take the tick from groups that cover the slope, but from these: hazard maps where a run is to be seen."""
    for child in root.children():
        if has_relief(child) and child not in groups:
            child.setItemVisibilityChecked(False)


def hide_earlier_later(layer, project):
    """Call hide_earlier once QGIS has put the layer into the layer tree."""
    identifier = layer.id()

    def hide():
        if project.mapLayer(identifier) is not None:
            hide_earlier(project.layerTreeRoot(), project.mapLayer(identifier))

    QTimer.singleShot(0, hide)


def hide_earlier(root, layer):
    """Take the tick from the layers beside one that have its name without its number and some of its shapes."""
    node, title, shapes = root.findLayer(layer.id()), NUMBER.sub("", layer.name()), _shapes_of(layer)
    for other in () if node is None else node.parent().findLayers():
        if other is node or other.layer() is None or NUMBER.sub("", other.layer().name()) != title:
            continue
        if shapes & _shapes_of(other.layer()):
            other.setItemVisibilityChecked(False)


def _shapes_of(layer):
    return {bytes(feature.geometry().asWkb()) for feature in layer.getFeatures()}


def hide_areas(root):
    """Take the tick from areas that Talus made of no run: source areas would be read as part of a map below them."""
    for node in root.findLayers():
        if node.parent() != root and node.parent().name() == tr("Rockfall") and _is_of_areas(node):
            node.setItemVisibilityChecked(False)


def lift_drawn(root, layer):
    """Bring a map that is drawn into to the top, where the user has not put it into a group."""
    _move(root, layer, lambda children: 0)


def lower_drawn(root, layer):
    """Bring it back below the groups that cover the slope, and below points and lines, once nobody draws."""
    _move(root, layer, _below_maps)


def _move(root, layer, place_in):
    node = root.findLayer(layer.id())
    if node is None or node.parent() != root:
        return
    index, children = place_in(root.children()), root.children()
    if index < len(children) and children[index] == node:
        return
    root.insertChildNode(index, node.clone())
    root.removeChildNode(node)


def _below_maps(children):
    above = [index for index, child in enumerate(children) if has_relief(child) or _is_of_points_or_lines(child)]
    return above[-1] + 1 if above else 0


def has_relief(node):
    """Is it a group that covers the slope, with a relief as its lowest layer?"""
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


def _is_of_areas(node):
    layer = node.layer()
    return isinstance(layer, QgsVectorLayer) and layer.geometryType() == QgsWkbTypes.GeometryType.PolygonGeometry


# Each run of a simulation is a group of its own in the layer tree, with its name and with one map to be seen.

_given = set()  # names of groups of runs under way: two may be at once


class Run(NamedTuple):
    """Names of the layers of a run, and the choice of those that are shown."""

    name: str  # as the user gave it, or ''
    group: str
    shown: frozenset  # names of outputs; None: all
    relief: Relief = None  # below them


def new_run(name, shown, project=None, relief=None):
    """The Run of a name that the user gave, or of '', which gets the time. To be called in the main thread.

    A name that there is already gets a number, so that nothing of two runs has the same name.
    """
    title = f"{tr('Rockfall')} {name or datetime.now().strftime('%Y-%m-%d %H:%M:%S')}"
    number = _number_of(title, project)
    return Run(f"{name}{number}" if name else "", f"{title}{number}", frozenset(shown), relief)


def new_evaluation(title, shown, project=None, relief=None):
    """Group for an evaluation of several runs: it has its own title, its layers have no name of a run."""
    return Run("", f"{title}{_number_of(title, project)}", frozenset(shown), relief)


def _number_of(title, project):
    """Suffix that makes the title of a group unique: '', or ' (2)'; it is taken from now on."""
    root = (project or QgsProject.instance()).layerTreeRoot()
    number, count = "", 1
    while f"{title}{number}" in _given or root.findGroup(f"{title}{number}") is not None:
        count += 1
        number = f" ({count})"
    _given.add(f"{title}{number}")
    return number


def run_of(layers, project):
    """The Run of a simulation whose results layers of the project are; None where they are of none or of several.

    To be called in the main thread.
    """
    start = f"{tr('Rockfall')} "
    nodes = [project.layerTreeRoot().findLayer(layer.id()) for layer in layers]
    titles = {"" if node is None else node.parent().name() for node in nodes}
    title = titles.pop() if len(titles) == 1 else ""
    if not title.startswith(start):
        return None
    name = title[len(start) :]
    ending = re.compile(rf" – {re.escape(name)}( \(\d+\))?$")  # what looks at a run twice has a number behind its name
    return Run(name if any(ending.search(layer.name()) for layer in layers) else "", title, None)


def free_name(layer, project):
    """The name of a layer, with a number where others of the project have it."""
    taken = {other.name() for other in project.mapLayers().values() if other.id() != layer.id()}
    name, count = layer.name(), 1
    while name in taken:
        count += 1
        name = f"{layer.name()} ({count})"
    return name


def end_run(run):
    """The run is over: from now on its group in the layer tree, if it has one, keeps its name."""
    if run is not None:  # it may have ended before it began
        _given.discard(run.group)


def hide_later(layer, project):
    """Take the tick from a layer in the tree, into which QGIS puts it after it has been styled."""
    identifier = layer.id()

    def hide():
        node = project.layerTreeRoot().findLayer(identifier)
        if node is not None:
            node.setItemVisibilityChecked(False)
            node.setExpanded(False)

    QTimer.singleShot(0, hide)
