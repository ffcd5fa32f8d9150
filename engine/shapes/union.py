# SPDX-License-Identifier: GPL-2.0-or-later
"""Volume, centre of mass and inertia of the union of convex bodies that may overlap.

    V(union) = sum of V(A) - sum of V(A and B) + sum of V(A and B and C) - ...

over all sets of bodies that overlap, and likewise for the moments. The overlap of bodies is convex: one of them, cut by
the faces of the others.
"""

from itertools import combinations

import numpy as np

from ..rigid_body.inertia import MassIntegrals
from .facets import facets_of
from .pieces import integrals_of, parted, surface_of
from .polyhedron import convex_hull

LARGEST_OVERLAP = 6  # bodies at one place
SLIVER = 1e-9  # of the volume of the smallest body: overlaps below it are rounding


def union_integrals(parts):
    """MassIntegrals of the union of convex parts, each (n, 3) corners.

    Raises
    ------
    ValueError
        If more than LARGEST_OVERLAP parts overlap at one place.
    """
    bodies = [surface_of(part) for part in parts]
    planes = [_planes(part) for part in parts]
    least = SLIVER * min(_moments(body)[0] for body in bodies)
    layer = {(k,): body for k, body in enumerate(bodies)}
    total, sign = np.zeros(10), 1.0
    for _ in range(LARGEST_OVERLAP + 1):
        for body in layer.values():
            total += sign * _moments(body)
        layer, sign = _overlaps(layer, planes, least), -sign
        if not layer:
            return _about_centre(total)
    raise ValueError(f"parts: more than {LARGEST_OVERLAP} overlap at one place. Give fewer parts, or the mesh as well.")


def _overlaps(layer, planes, least):
    """Overlaps of one part more than in the ``layer``, from the overlaps in it."""
    overlaps = {}
    for members, body in layer.items():
        for other in range(members[-1] + 1, len(planes)):
            subsets = combinations((*members, other), len(members))
            if all(subset in layer for subset in subsets):
                common = _within(body, planes[other])
                if common is not None and _moments(common)[0] > least:
                    overlaps[(*members, other)] = common
    return overlaps


def _within(body, planes):
    """The part of a body below all planes, None for nothing."""
    for plane in planes:
        body = parted(body, plane)[0]
        if not body.size:
            return None
    return body


def _planes(corners):
    """Faces (n, 4) of the hull of corners: unit normal and offset."""
    hull = convex_hull(corners)
    facets, faces = facets_of(hull.vertices, hull.triangles)
    return np.column_stack([facets["normal"][:faces], facets["offset"][:faces]])


def _moments(body):
    """Volume, first and second moments (xx, yy, zz, yz, xz, xy) about the origin, (10,)."""
    integrals = np.empty(10)
    integrals_of(body, integrals)
    volume, (x, y, z), (a, b, c, yz, xz, xy) = integrals[0], integrals[1:4], integrals[4:]
    squares = [0.5 * (b + c - a), 0.5 * (a + c - b), 0.5 * (a + b - c), -yz, -xz, -xy]
    shifts = [x * x, y * y, z * z, y * z, x * z, x * y]
    return np.array([volume, volume * x, volume * y, volume * z, *(s + volume * t for s, t in zip(squares, shifts))])


def _about_centre(moments):
    """MassIntegrals of moments about the origin."""
    volume, centre = float(moments[0]), moments[1:4] / moments[0]
    x, y, z = centre
    xx, yy, zz, yz, xz, xy = moments[4:] - volume * np.array([x * x, y * y, z * z, y * z, x * z, x * y])
    inertia = np.array([[yy + zz, -xy, -xz], [-xy, xx + zz, -yz], [-xz, -yz, xx + yy]])
    return MassIntegrals(volume, centre, inertia)
