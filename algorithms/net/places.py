# SPDX-License-Identifier: GPL-2.0-or-later
"""Position of a part of a net, in words: which rope, which brake, and its distance along the net."""

import numpy as np

from ...engine.nets.collision.throws import edges_at, share_along
from ...engine.protection.net_crossings import line_of
from ..number_words import told
from ..translation import tr

LEVEL = 0.5  # of the height of the net, between its lower and its upper rope


def part_names():
    """Material of a family of nets -> what its part is called."""
    return {
        "post": tr("post"), "retention": tr("retention rope"), "support": tr("support rope"), "side": tr("side rope"),
        "brake": tr("brake"), "ring": tr("ring"), "cable": tr("cable of the net"), "mesh": tr("mesh"),
    }  # fmt: skip


def part_words(net, element):
    """Name and place of an element, by its number in the description: upper support rope, post at 10.0 m."""
    entry = net.description["elements"][element]
    name = part_names().get(entry["mat"], entry["mat"])
    if entry["type"] == "slide" and entry["mat"] == "support":
        return tr("upper support rope") if _is_high(net, entry["nodes"]) else tr("lower support rope")
    along, length = _along(net, entry["nodes"])
    if entry["type"] == "brake":
        edge = tr("upper support rope") if _is_high(net, _rope_of_brake(net, entry["nodes"])) else tr(
            "lower support rope")  # fmt: skip
        end = tr("beginning of the line") if along < LEVEL * length else tr("end of the line")
        return tr("brake of the {}, {}").format(edge, end)
    return told(tr("{} at {:.1f} m along the net"), name, min(max(along, 0.0), length))


def _along(net, nodes):
    """Middle of some nodes along the net, and the length of the net, m."""
    places = net.nodes[nodes, :2] + net.origin[:2]
    length = distance_between(net)
    return float(share_along(net, *places.T).mean()) * length, length


def distance_between(net):
    """Length of a net between its ends, in plan, m."""
    ends = line_of(net)
    return float(np.sqrt(((ends[1] - ends[0]) ** 2).sum()))


def _rope_of_brake(net, nodes):
    """Nodes of the rope that a brake ends; its own where it ends none."""
    for entry in net.description["elements"]:
        if entry["type"] == "slide" and set(nodes) & set(entry["nodes"]):
            return entry["nodes"]
    return nodes


def _is_high(net, nodes):
    """Do the nodes within the net lie nearer to its upper than to its lower edge?"""
    points = net.nodes[nodes] + net.origin
    low, high = edges_at(net, points[:, 0], points[:, 1])
    inside = (points[:, 2] >= low - 0.5) & (points[:, 2] <= high + 0.5)
    if not inside.any():
        return False
    return bool(((points[inside, 2] - low[inside]) / np.maximum(high[inside] - low[inside], 1e-9)).mean() > LEVEL)
