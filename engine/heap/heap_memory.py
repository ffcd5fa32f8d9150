# SPDX-License-Identifier: GPL-2.0-or-later
"""The memory of a heap: rocks one after the other in flat arrays, what moves, and the contacts. SI units.

Rocks, corners, faces and edges are counted through all rocks, so that no array of arrays is needed: those of rock i
are the rows from ``first_...[i]`` to ``first_...[i + 1]`` - 1.
"""

from typing import NamedTuple

import numpy as np

from ..contact.contact_records import CONTACT, FEATURE, MEMORY
from ..motion.workspace import COMMON, begin_common
from ..types import TerrainGrid

GROUND = -1  # in the place of a second rock

# the geometry of a contact at one of its rocks; named as in contact/contact_records.py, whose kernels read it
SIDE = np.dtype(
    [
        ("point", np.float64, 3),  # r_K, m
        ("direction", np.float64, (3, 3)),  # n, t1, t2 in I; n points out of the second rock or the ground
        ("lever", np.float64, (3, 3)),  # r_K x d_K
        ("response", np.float64, (3, 3)),  # change of spin for a unit percussion, 1/(kg m)
        ("delassus", np.float64, (3, 3)),  # G of this side, 1/kg
        ("axis", np.float64, 3),  # n in K
    ]
)
# one record per contact; entries 0, 1, 2 belong to n, t1, t2
MEETING = np.dtype(
    [
        ("first", np.int64),
        ("second", np.int64),  # rock, or GROUND
        ("feature", np.int64),  # row of FEATURE of a contact with the ground
        ("place", np.float64, 3),  # of the contact in I, local, m
        ("gap", np.float64),  # along n, at the middle of the step, m
        ("friction", np.float64),
        ("target", np.float64),  # least normal velocity at the end, m/s
        ("rate", np.float64),  # gamma_N at the end, m/s
        ("delassus", np.float64, (3, 3)),  # G of both sides, 1/kg
        ("percussion", np.float64, 3),  # P on the first rock, N s
        ("arm", np.float64),  # the largest moment about n is P_N times this, m
        ("pivoting", np.float64),  # change of the relative spin about n for a unit moment, 1/(kg m2)
        ("moment", np.float64),  # percussion about n on the first rock, N m s
        ("search", np.float64, 4),  # direction of the search, and percussion before the last sweep; the moment last
        ("earlier", np.float64, 4),
        ("is_taken", np.int64),  # 1 where a contact of the next step has begun with its percussion
    ]
)


class Rocks(NamedTuple):
    """N rocks: what does not change."""

    mass: np.ndarray  # (N,) kg
    inertia: np.ndarray  # (N, 3) kg m2
    radius: np.ndarray  # (N,) largest distance of a corner from the centre of mass, m
    first_vertex: np.ndarray  # (N + 1,) int64
    vertices: np.ndarray  # (V, 3) in K, m
    first_face: np.ndarray  # (N + 1,)
    normals: np.ndarray  # (F, 3) outward, in K
    first_corner: np.ndarray  # (F + 1,) place in ``rings``
    rings: np.ndarray  # corners around each face, counter-clockwise seen from outside
    first_edge: np.ndarray  # (N + 1,)
    edges: np.ndarray  # (E, 4) two corners; faces on the left and on the right of the line from one to the other
    # in the form that the search for contacts with the ground needs (types.Body)
    first_group: np.ndarray  # (N + 1,)
    group_start: np.ndarray  # (G + N,) ``Body.first`` of each rock, one entry more than it has groups
    balls: np.ndarray  # (G, 4)
    first_facet: np.ndarray  # (N + 1,)
    facets: np.ndarray  # FACET
    faces: np.ndarray  # (N,) rows of ``facets`` that hold a face
    triangles: np.ndarray  # (0, 3) none is needed


class Material(NamedTuple):
    """The contact law's numbers, and gravity."""

    friction: float  # between rocks
    ground_friction: float
    restitution: float  # between rocks
    ground_restitution: float
    gravity: float  # m/s2
    patch: float  # radius of the place where two bodies touch, in radii


class Pile(NamedTuple):
    """A heap without its motion: what does not change."""

    terrain: TerrainGrid
    rocks: Rocks
    material: Material
    h: float  # length of a step, s


class Motion(NamedTuple):
    """Motion of the rocks, one a row. (v, w): velocity in I and spin in K."""

    position: np.ndarray  # (N, 3) centre of mass, local, m
    orientation: np.ndarray  # (N, 4)
    velocity: np.ndarray  # (N, 6) (v, w) at the end of the step
    is_gone: np.ndarray  # (N,) int64, 1 where it left the terrain
    start: np.ndarray  # (N, 6) (v, w) at the beginning of the step
    # at the middle of the step
    place: np.ndarray  # (N, 3)
    turn: np.ndarray  # (N, 4)
    before: np.ndarray  # (N, 6) (v, w) before the percussions
    free: np.ndarray  # (N, 6) after a step without any
    shift: np.ndarray  # (N, 6) correction of the pose, m and rad
    corners: np.ndarray  # (V, 3) in I
    facing: np.ndarray  # (F, 3) normals in I
    boxes: np.ndarray  # (N, 6) least and largest x, y, z of the corners
    order: np.ndarray  # (N,) rocks by their least x


class HeapWorkspace(NamedTuple):
    """Room for contacts; replaced by a larger one where it does not suffice."""

    first_feature: np.ndarray  # (N + 1,) rows of ``features``
    features: np.ndarray  # FEATURE
    moments: np.ndarray  # of each feature in the last step, N m
    commons: np.ndarray  # (N,) COMMON
    contact: np.ndarray  # (1,) CONTACT, of the ground, while its directions are computed
    memory: np.ndarray  # (1,) MEMORY, needed only as part of a Workspace
    inverse_inertia: np.ndarray  # (N, 3, 3)
    pairs: np.ndarray  # (pairs,) int64, N times the lower number of a rock plus the higher
    meetings: np.ndarray  # (2, contacts) MEETING of this step and of the last
    sides: np.ndarray  # (contacts, 2) SIDE
    far: np.ndarray  # (V,) int64, of which faces of the other rock a corner is clear, bit by bit
    near_edges: np.ndarray  # (2, most edges of a rock)
    polygon: np.ndarray  # (2, corners, 3)
    found: np.ndarray  # (corners, 4) points of contact of two rocks in I, and their gaps


def make_heap_workspace(rocks, contacts, pairs, others):
    """Room for these numbers of contacts and pairs, and for ``others`` contacts of each rock besides its corners'."""
    count, faces = rocks.mass.size, np.diff(rocks.first_corner)
    rows = np.diff(rocks.first_vertex) + others
    first_feature = np.concatenate([[0], np.cumsum(rows)])
    inverse_inertia = np.zeros((count, 3, 3))
    for a in range(3):
        inverse_inertia[:, a, a] = 1.0 / rocks.inertia[:, a]
    commons = np.zeros(count, COMMON)
    for i, vertices in enumerate(np.diff(rocks.first_vertex)):
        begin_common(vertices, commons[i])
    corners = 4 * int(faces.max()) + 8
    return HeapWorkspace(
        first_feature, np.zeros(int(first_feature[-1]), FEATURE), np.zeros(int(first_feature[-1])), commons,
        np.zeros(1, CONTACT), np.zeros(1, MEMORY),
        inverse_inertia, np.zeros(pairs, np.int64), np.zeros((2, contacts), MEETING), np.zeros((contacts, 2), SIDE),
        np.zeros(len(rocks.vertices), np.int64), np.zeros((2, int(np.diff(rocks.first_edge).max())), np.int64),
        np.zeros((2, corners, 3)), np.zeros((corners, 4)),
    )  # fmt: skip
