# SPDX-License-Identifier: GPL-2.0-or-later
"""Parts of a net that a rock can touch: rope segments, ring segments and triangles."""

from numbers import Real
from typing import NamedTuple

import numpy as np

from ..arrays import CLOSED
from ..description import NetError, node_list

CONTACT = ("segments", "triangles", "radius", "mu", "cor")


class ContactParts(NamedTuple):
    """Segments and triangles, as rows of three nodes; the third of a segment is -1."""

    nodes: np.ndarray  # (p, 3)
    radius: float  # of the wires, m
    owner: np.ndarray  # (p,) number of its bar, rope or membrane among all in this order, -1 for none


def contact_parts(description, net, count):
    """ContactParts of a description; where ``contact`` names none: all rings and membranes, or else all elements."""
    contact = description.get("contact") or {}
    unknown = [key for key in contact if key not in CONTACT]
    if unknown:
        raise NetError(f"contact: {unknown[0]!r} is no entry of it. Known: {', '.join(CONTACT)}.")
    for key in ("radius", "mu", "cor"):
        value = contact.get(key, 0.0)
        if not (isinstance(value, Real) and np.isfinite(value) and value >= 0.0):
            raise NetError(f"contact: {key} {value!r}, but it has to be zero or more{', in m' * (key == 'radius')}.")
    radius = float(contact.get("radius", 0.0))
    if "segments" in contact or "triangles" in contact:
        segments, triangles = contact.get("segments", ()), contact.get("triangles", ())
    else:
        segments, triangles = default_parts(net)
    rows = [(*node_list("contact: segments", pair, count), -1) for pair in segments]
    rows += [tuple(node_list("contact: triangles", three, count)) for three in triangles]
    if any(len(row) != 3 for row in rows):
        raise NetError("contact: segments have two nodes and triangles three.")
    if not rows:
        raise NetError(
            "contact: no segments and no triangles, so nothing can touch the net. Name some, or leave it out."
        )
    return ContactParts(np.array(rows, np.int64).reshape(-1, 3), radius, owners(net, rows))


def default_parts(net):
    """Segments of the rings, and the triangles; where there are neither, all bars and ropes."""
    rings, ropes = [], []
    for r, kind in enumerate(net.rope_kinds):
        own = net.rope_nodes[net.rope_first[r] : net.rope_first[r + 1]]
        if kind >= CLOSED:
            rings += list(zip(own, np.roll(own, -1)))
        else:
            ropes += list(zip(own[:-1], own[1:]))
    if rings or len(net.membrane_nodes):
        return rings, net.membrane_nodes
    return ropes + [tuple(pair) for pair in net.bar_nodes], ()


def owners(net, rows):
    """(p,) ContactParts.owner: of a segment the bar, or the rope or ring, with these two nodes side by side.

    Where several have them, the parts between them are given out in turn, ropes in the order of the description.
    """
    bars, ropes = len(net.bar_kinds), len(net.rope_kinds)
    known: dict[frozenset, list] = {}
    for b, pair in enumerate(net.bar_nodes.tolist()):
        known.setdefault(frozenset(pair), []).append(b)
    for r, kind in enumerate(net.rope_kinds):
        own = net.rope_nodes[net.rope_first[r] : net.rope_first[r + 1]].tolist()
        after = own[1:] + own[:1] if kind >= CLOSED else own[1:]
        for pair in zip(own, after):
            known.setdefault(frozenset(pair), []).append(bars + r)
    for t, three in enumerate(net.membrane_nodes.tolist()):
        known.setdefault(frozenset(three), []).append(bars + ropes + t)
    numbers = []
    for row in rows:
        waiting = known.get(frozenset(int(node) for node in row if node >= 0), [])
        numbers.append(-1 if not waiting else waiting.pop(0) if len(waiting) > 1 else waiting[0])
    return np.array(numbers, np.int64)
