# SPDX-License-Identifier: GPL-2.0-or-later
"""The contacts of one step: where rock and net (or ground) touch, in which direction, how near. Frame I, SI units."""

from typing import NamedTuple

import numpy as np


class Rows(NamedTuple):
    """Contacts, one a row; only the first ``count`` of them are those of the present step. Written in place."""

    part: np.ndarray  # (c,) of the net; -1 - vertex for a vertex of the rock on the ground
    nodes: np.ndarray  # (c, 3) of the part, -1 where there is none
    weights: np.ndarray  # (c, 3) of the nodes; zero on the ground
    lever: np.ndarray  # (c, 3) from the centre of mass to the contact, m
    normal: np.ndarray  # (c, 3) unit, from the net to the rock
    gap: np.ndarray  # (c,) m
    friction: np.ndarray  # (c,)
    target: np.ndarray  # (c,) least normal velocity after the step, m/s
    before: np.ndarray  # (c, 3) velocity of the rock against the net before the step, m/s
    percussion: np.ndarray  # (c, 3) on the rock, N s
    inertia: np.ndarray  # (c, 4) inverse mass along the normal, a bound of that along the tangents, 1/kg; one over both


class Memory(NamedTuple):
    """Memory of contacts for the next step. Written in place."""

    near: np.ndarray  # (p,) parts near the rock
    clear: np.ndarray  # (p,) way after which a part may touch, m
    faces: np.ndarray  # (p, 2) of the rock that a segment was deepest under, see reach.py
    force: np.ndarray  # (p + vertices, 3) of the part, N
    stiffness: np.ndarray  # (p + vertices, 1) along the tangents, of a penalty contact, N/m
    step: np.ndarray  # (p + vertices,) when
    touched: np.ndarray  # (n,) last step in which a node was taken as a contact
    owner: np.ndarray  # (p,) number in ``torn`` of the element that a part belongs to, -1 for none
    torn: np.ndarray  # of the net's state: what has torn is not touched any more


def empty_rows(parts, vertices):
    """Room for all parts and all vertices of the rock."""
    count = parts + vertices
    return Rows(
        part=np.zeros(count, np.int64), nodes=np.zeros((count, 3), np.int64), weights=np.zeros((count, 3)),
        lever=np.zeros((count, 3)), normal=np.zeros((count, 3)), gap=np.zeros(count), friction=np.zeros(count),
        target=np.zeros(count), before=np.zeros((count, 3)), percussion=np.zeros((count, 3)),
        inertia=np.zeros((count, 4)),
    )  # fmt: skip


def empty_memory(parts, vertices, nodes, owner, torn):
    """Nothing has touched yet."""
    return Memory(
        near=np.zeros(parts, np.int64), clear=np.full(parts, -1.0), faces=np.full((parts, 2), -1, np.int64),
        force=np.zeros((parts + vertices, 3)),
        stiffness=np.zeros((parts + vertices, 1)),
        step=np.full(parts + vertices, -9, np.int64), touched=np.full(nodes, -9, np.int64),
        owner=owner, torn=torn,
    )  # fmt: skip
