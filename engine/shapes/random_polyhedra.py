# SPDX-License-Identifier: GPL-2.0-or-later
"""Random convex polyhedra with a given number of corners and given ratios of their axes.

Corners are spread at random over a sphere: each new one is the best of some candidates, the one farthest from those
already there (Mitchell 1991), so that no two come very close. The sphere is stretched until the smallest box around the
hull has the required ratios of axes. Every corner on an ellipsoid is a corner of the hull. The results are angular,
irregular blocks; the fewer corners, the more angular.

References: Mitchell (1991), Spectrally optimal sampling, SIGGRAPH 25(4), 157-164; Zingg (1935), see measures.
"""

import numpy as np

from ..arithmetic import arrays, vectors
from ..arithmetic.eigen import eigen_decomposition
from ..arithmetic.power import cbrt
from ..choices import ZINGG_CLASSES
from ..rigid_body.inertia import eigenframe, mass_integrals
from .lengths import TOLERANCE, misses, of_proportions
from .measures import ZINGG_LIMIT, smallest_box
from .polyhedron import convex_hull

CANDIDATES = 8
# Ratios below this are slate and wood, not blocks; none are drawn at random.
LEAST_RATIO = 1.0 / 3.0
# Ratios drawn at random keep this distance from the limits of their class: at 1 only a box has exactly equal axes.
MARGIN = 0.03
ATTEMPTS = 30  # sets of corners
LEAST_TARGET, GREATEST_TARGET = 0.05, 1.0
SCALE_FREE = 1.0  # m3, volume of what comes out


def random_polyhedron(vertex_count, elongation, flatness, generator):
    """Corners (vertex_count, 3) of a convex polyhedron of 1 m3 along its principal axes, centre of mass at 0.

    elongation, flatness : I / L and S / I of the smallest box around it, met to 0.01; from 0.05 to 1
    generator : numpy random Generator; the same state gives the same rock
    Raises ValueError for ratios out of range, fewer than 4 corners, and where so few corners cannot have the ratios.
    """
    for name, ratio in (("elongation", elongation), ("flatness", flatness)):
        if not LEAST_TARGET <= ratio <= GREATEST_TARGET:
            raise ValueError(f"{name}: {ratio!r} given, but it lies from {LEAST_TARGET:g} to {GREATEST_TARGET:g}.")
    if vertex_count < 4:
        raise ValueError(f"vertex_count: {vertex_count} given, but a solid needs 4. Give more.")
    target = np.array([1.0, elongation, elongation * flatness])
    for _ in range(ATTEMPTS):
        points = of_proportions(spread_on_sphere(vertex_count, generator) * target, target)
        if points is not None and len(convex_hull(points).vertices) == vertex_count:
            points = in_principal_frame(points)
            if misses(smallest_box(points)[0], target) < TOLERANCE:  # an equally small box may be turned
                return points
    raise ValueError(
        f"no polyhedron of {vertex_count} corners with elongation {elongation:g} and flatness {flatness:g} was found "
        f"in {ATTEMPTS} attempts. Give more corners or ratios farther from 1."
    )


def random_ratios(zingg, generator):
    """(elongation, flatness), uniform in a Zingg class, or in all of them for 'any'. Raises ValueError for others."""
    if zingg not in (*ZINGG_CLASSES, "any"):
        raise ValueError(f"zingg: {zingg!r} is no class. Choose one of: {', '.join(ZINGG_CLASSES)}, any.")
    low, high = (LEAST_RATIO, ZINGG_LIMIT - MARGIN), (ZINGG_LIMIT + MARGIN, 1.0 - MARGIN)
    ranges = {
        "sphere": (high, high),
        "disc": (high, low),
        "rod": (low, high),
        "bladed": (low, low),
        "any": ((LEAST_RATIO, 1.0 - MARGIN),) * 2,
    }[zingg]
    return tuple(low + (high - low) * float(generator.random()) for low, high in ranges)


def spread_on_sphere(count, generator):
    """Random points (count, 3) on the unit sphere that keep their distance."""
    height, angle = 2.0 * generator.random((count, CANDIDATES)) - 1.0, generator.random((count, CANDIDATES))
    sine, cosine = arrays.sin_cos(2.0 * np.pi * angle)
    radius = np.sqrt(1.0 - height * height)
    candidates = np.stack([radius * cosine, radius * sine, height], axis=-1)  # uniform on the sphere: Archimedes
    points = candidates[:, 0].copy()
    for index in range(1, count):
        nearest = vectors.turned(candidates[index], points[:index]).max(axis=1)  # cosine: large is near
        points[index] = candidates[index, nearest.argmin()]
    return points


def in_principal_frame(points):
    """Points (n, 3) in the frame of a rock made of them, the longest principal axis along x, the shortest along z."""
    integrals = mass_integrals(convex_hull(points))
    axes = eigen_decomposition(integrals.inertia[None])[1][0].T  # ascending moments: longest axis first
    axes = axes * np.sign(vectors.determinant(*axes))
    points = vectors.turned(points - integrals.centroid, axes)
    points = vectors.turned(points, eigenframe(mass_integrals(convex_hull(points)).inertia).rotation)
    return points * cbrt(SCALE_FREE / integrals.volume)
