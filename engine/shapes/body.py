# SPDX-License-Identifier: GPL-2.0-or-later
"""From a Rock to the Body that the kernels see."""

import weakref

import numpy as np

from ..arithmetic import vectors
from ..types import Body
from .compound import Skin
from .facets import facets_of
from .polyhedron import convex_hull, surface
from .triangles import triangles_of
from .vertex_groups import group_vertices

_made = weakref.WeakKeyDictionary()  # Rock -> Body; rocks do not change


def body_of(rock):
    """The rock as the kernels see it, made only once: each generation packs the pieces of broken rocks again."""
    body = _made.get(rock)
    if body is None:
        body = _made[rock] = _body_of_parts(rock) if rock.parts else _body_of_hull(rock)
    return body


def _body_of_hull(rock):
    order, first, balls = group_vertices(rock.vertices)
    vertices = np.array(rock.vertices[order], np.float64)
    hull = convex_hull(vertices)  # keeps the order of the vertices
    return _body(rock, vertices, first, balls, facets_of(vertices, hull.triangles), hull, hull.triangles)


def _body_of_parts(rock):
    """Corners, edges and faces of all parts; the triangles are those of the hull of all."""
    skin = Skin(rock.parts)
    order, first, balls = group_vertices(skin.vertices)
    vertices = np.array(skin.vertices[order], np.float64)
    row_of = np.argsort(order)
    facets = skin.facets.copy()
    facets["first"], facets["second"] = row_of[facets["first"]], row_of[facets["second"]]
    hull = convex_hull(vertices)
    corner = np.array([int(np.argmin(vectors.length(vertices - corner_of))) for corner_of in hull.vertices])
    return _body(rock, vertices, first, balls, (facets, skin.faces), hull, corner[hull.triangles])


def _body(rock, vertices, first, balls, facets_and_faces, hull, triangles):
    return Body(
        vertices, first, balls, float(rock.mass), *(float(moment) for moment in rock.inertia), float(rock.radius),
        *facets_and_faces, triangles_of(vertices, np.ascontiguousarray(triangles, np.int64)), 0.25 * surface(hull),
    )  # fmt: skip
