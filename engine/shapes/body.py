# SPDX-License-Identifier: GPL-2.0-or-later
"""From a Rock to what the kernels see of it."""

import numpy as np

from ..types import Body
from .facets import facets_of
from .polyhedron import convex_hull, surface
from .vertex_groups import group_vertices


def body_of(rock):
    """The rock as the kernels see it."""
    order, first, balls = group_vertices(rock.vertices)
    vertices = np.array(rock.vertices[order], np.float64)
    hull = convex_hull(vertices)  # keeps the order of the vertices
    return Body(
        vertices, first, balls, float(rock.mass), *(float(moment) for moment in rock.inertia), float(rock.radius),
        *facets_of(vertices, hull.triangles), np.ascontiguousarray(hull.triangles, np.int64), 0.25 * surface(hull),
    )  # fmt: skip
