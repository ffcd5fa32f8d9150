# SPDX-License-Identifier: GPL-2.0-or-later
"""Superellipsoid |x/a|^n + |y/b|^n + |z/c|^n = 1 with semi-axes a, b, c: closed forms, and as a polyhedron.

    volume       V = 8 a b c G(1 + 1/n)^3 / G(1 + 3/n)
    mean square  <x^2> = a^2 G(3/n) G(1 + 3/n) / (G(1/n) G(1 + 5/n)),   G the gamma function
    inertia      J_x = m (<y^2> + <z^2>)

n = 1 is an octahedron, 2 an ellipsoid, 4 a rounded block; with growing n it becomes a box. SI units.
Reference: Jaklic, Leonardis & Solina (2000), Segmentation and Recovery of Superquadrics, chapter 2. The shapes of
Ashayer (2007), Application of rigid body impact mechanics and discrete element modeling to rockfall simulation.
"""

import numpy as np

from ..arithmetic import arrays, vectors
from ..arithmetic.power import cbrt
from ..arithmetic.special import gamma
from ..io.optional_packages import require
from ..rigid_body.inertia import mass_integrals
from .polyhedron import convex_hull, enclosed_volume

FEWEST = 8  # corners: one in each octant
# Steps of the ascent; beyond them the volume of 200 corners grows by less than 1e-4.
STEPS = 120
FIRST_STEP = 0.3  # of the mean spacing of the corners
SMALLEST_STEP = 1e-3


def volume(axes, exponent):
    """Volume [m3] of the superellipsoid with the given full axes (3,) [m]."""
    length, width, height = (float(axis) for axis in axes)
    of_one = gamma(1.0 + 1.0 / exponent)
    return length * width * height * (of_one * of_one * of_one) / gamma(1.0 + 3.0 / exponent)


def superellipsoid(axes, exponent, vertex_count):
    """Polyhedron (vertex_count, 3) [m] of the superellipsoid's volume, with its axes along x, y and z.

    axes : (3,) full lengths [m]
    exponent : 1 or more, where the body is convex; 1 is the octahedron and has 6 corners, infinity the box with 8
    vertex_count : even, at least 8; close to a box (exponent above 20) there may be two corners fewer if 4 does not
        divide the number, because those in the middle of a face are flat

    The corners are placed on the surface so that they enclose the largest volume, and then stretched to the volume
    and to the ratios of the moments of inertia of the closed form. They are symmetric about the planes of the axes,
    so the principal axes are x, y and z.
    Raises ValueError for an exponent below 1, axes that are not positive, and an odd or too small number of corners.
    """
    axes = _checked(axes, exponent, vertex_count)
    if exponent == 1.0:
        points = np.vstack([np.eye(3), -np.eye(3)])
        return 0.5 * axes * points
    if np.isinf(exponent):
        return 0.5 * axes * _mirrored(np.ones((1, 3)))
    points = _mirrored(_of_largest_volume(_start(vertex_count), exponent))
    return 0.5 * axes * _balanced(points, volume(np.full(3, 2.0), exponent))


def _balanced(points, wanted_volume):
    """Points stretched along the axes to equal mean squares, as unit semi-axes have them, and to the volume."""
    integrals = mass_integrals(convex_hull(points))
    moments = np.diag(integrals.inertia)
    points = points / np.sqrt(0.5 * vectors.total(moments) - moments)
    return points * cbrt(wanted_volume / enclosed_volume(points))


def _start(vertex_count):
    """Spread points of one octant: inner ones, then on planes and axes the remainder of vertex_count / 8."""
    inner, rest = divmod(vertex_count, 8)
    inner, quarter, pairs = {0: (inner, 0, 0), 2: (inner, 0, 1), 4: (inner, 1, 0), 6: (inner, 1, 1)}[rest]
    fraction = np.arange(inner) + 0.5
    height = fraction / inner
    angle = 0.5 * np.pi * np.mod(fraction * 0.5 * (np.sqrt(5.0) - 1.0), 1.0)
    radius = np.sqrt(1.0 - height * height)
    sine, cosine = arrays.sin_cos(angle)
    points = [np.column_stack([radius * cosine, radius * sine, height])]
    points += [np.array([[np.sqrt(0.5), np.sqrt(0.5), 0.0]])] * quarter + [np.array([[0.0, 0.0, 1.0]])] * pairs
    return np.vstack(points)


def _of_largest_volume(points, exponent):
    """Move the points of one octant over the surface, uphill in the enclosed volume."""
    points = on_surface(arrays.pow(points, 2.0 / exponent), exponent)
    on_plane = points == 0.0
    step = FIRST_STEP / np.sqrt(len(points))
    best = enclosed_volume(_mirrored(points))
    for _ in range(STEPS):
        slope = _volume_slope(points, on_plane)
        trial = np.maximum(points + step * slope / np.abs(slope).max(), 0.0)
        trial[on_plane] = 0.0
        # a corner that reached a plane would meet its own mirror image
        trial = np.where(on_plane, 0.0, np.maximum(trial, 0.5 * points))
        trial = on_surface(trial, exponent)
        volume = enclosed_volume(_mirrored(trial))
        if volume > best:
            points, best, step = trial, volume, 1.2 * step
        else:
            step *= 0.5
            if step < SMALLEST_STEP / np.sqrt(len(points)):
                break
    return points


def _volume_slope(points, on_plane):
    """Derivative of the enclosed volume with respect to each point of the octant, its part tangential to the sphere."""
    whole = _mirrored(points)
    hull = convex_hull(whole)
    first, second, third = (hull.vertices[hull.triangles[:, k]] for k in range(3))
    slope = np.zeros_like(hull.vertices)
    for k, area in enumerate((vectors.cross(second, third), vectors.cross(third, first), vectors.cross(first, second))):
        np.add.at(slope, hull.triangles[:, k], area / 6.0)
    slope = slope[_nearest(hull.vertices, points)]
    slope -= points * (vectors.dot(slope, points) / vectors.dot(points, points))[:, None]
    slope[on_plane] = 0.0
    return slope


def on_surface(points, exponent):
    """Points (n, 3) of the octant of positive numbers moved along their rays to the surface with unit semi-axes."""
    largest = points.max(axis=1, keepdims=True)
    powers = vectors.total(arrays.pow(points / largest, exponent), axis=1)[:, None]
    return points / (largest * arrays.pow(powers, 1.0 / exponent))


def _mirrored(points):
    """Points of the octant and their mirror images, each once."""
    signs = np.array([[i, j, k] for i in (1.0, -1.0) for j in (1.0, -1.0) for k in (1.0, -1.0)])
    images = (signs[:, None] * points[None]).reshape(-1, 3) + 0.0  # + 0.0 turns -0.0 into 0.0
    return np.unique(images, axis=0)


def _nearest(vertices, points):
    """Index of the vertex at each point."""
    require("scipy")
    from scipy.spatial import cKDTree

    return cKDTree(vertices).query(points)[1]


def _checked(axes, exponent, vertex_count):
    axes = np.asarray(axes, dtype=np.float64)
    if axes.shape != (3,) or not (np.isfinite(axes).all() and (axes > 0.0).all()):
        raise ValueError(f"axes: {axes.tolist()} given, but they have to be three positive lengths. Give metres.")
    if not exponent >= 1.0:
        raise ValueError(f"exponent: {exponent!r} given, but below 1 the body is not convex. Give 1 or more.")
    if vertex_count < FEWEST or vertex_count % 2:
        raise ValueError(
            f"vertex_count: {vertex_count} given, but the symmetric body needs an even number from {FEWEST} on."
        )
    return axes
