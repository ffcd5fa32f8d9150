# SPDX-License-Identifier: GPL-2.0-or-later
"""Puts a loaded layer into a named group of the project where QGIS does not do it itself, which it does since 3.32."""

KEY = "talus/sort_key"


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
    moved.setCustomProperty(KEY, sort_key)
    keys = [int(child.customProperty(KEY, 0)) if child != node else None for child in group.children()]
    above = [place for place, key in enumerate(keys) if key is not None and key > sort_key]
    group.insertChildNode(above[-1] + 1 if above else 0, moved)
    parent.removeChildNode(node)


def _is_made_here(group):
    """True where a layer of the group was put into it by move_to_group."""
    return any(child.customProperty(KEY) is not None for child in group.children())
