# SPDX-License-Identifier: GPL-2.0-or-later
"""Worn blocks: cut by joints, rounded by falling, and uneven, as rocks are.

Random directions that keep their distance (random_polyhedra) meet a superellipsoid, a box with round edges and corners,
and each point is moved inwards by a random share of its radius. The hull of the points is stretched to the required
ratios of axes.
"""

import functools
import json

import numpy as np

from .lengths import TOLERANCE, misses, of_proportions
from .measures import smallest_box
from .polyhedron import convex_hull
from .random_polyhedra import ATTEMPTS, in_principal_frame, spread_on_sphere
from .superellipsoid import on_surface

EXPONENT = 3.0  # of the superellipsoid: between the ellipsoid, 2, and the rounded block, 4
UNEVENNESS = 0.08  # of the radius, by which a point is moved inwards at most


def worn_block(point_count, elongation, flatness, generator):
    """Corners (n, 3), n near point_count, of a block of 1 m3 along its principal axes, centre of mass at 0.

    elongation, flatness : I / L and S / I of the smallest box around it, met to 0.01
    generator : numpy random Generator; the same state gives the same block
    Raises ValueError where no block has the ratios.

    The search for the smallest box takes some tenths of a second, so each block is made only once.
    """
    bits = generator.bit_generator
    key = json.dumps(bits.state, default=np.ndarray.tolist)
    points, bits.state = _made(point_count, elongation, flatness, key, type(bits))
    return points.copy()


@functools.lru_cache(maxsize=32)
def _made(point_count, elongation, flatness, key, kind):
    """The block for a state of a generator, given as text, and the state after it; ``kind``: of its bit generator."""
    generator = np.random.Generator(kind(0))
    generator.bit_generator.state = json.loads(key)
    target = np.array([1.0, elongation, elongation * flatness])
    for _ in range(ATTEMPTS):
        points = of_proportions(_uneven(point_count, generator) * target, target)
        if points is not None:
            points = in_principal_frame(convex_hull(points).vertices)
            if misses(smallest_box(points)[0], target) < TOLERANCE:  # an equally small box may be turned
                return points, generator.bit_generator.state
    raise ValueError(f"no worn block of elongation {elongation:g} and flatness {flatness:g} in {ATTEMPTS} attempts.")


def _uneven(count, generator):
    """Points (count, 3) at most UNEVENNESS below a superellipsoid with unit semi-axes."""
    directions = spread_on_sphere(count, generator)
    points = on_surface(np.abs(directions), EXPONENT) * np.sign(directions)
    return points * (1.0 - UNEVENNESS * generator.random(count))[:, None]
