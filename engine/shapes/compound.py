# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks of several convex parts: where the parts can touch the ground.

Over the plan of the rock the lower side of the union is the lowest of those of the parts. So the rock touches the
ground where a part does (lowest_points.py), at

    a corner of a part        if it is a corner of the hull of all parts that contain it
    an edge of a part         if along a piece of it all parts that contain it lie within less than a half turn
    a face of a part          where no other part is lower

and nowhere else: where two parts meet in a hollow edge, the ground would have to be inside one of them. So two boxes
glued together into a longer one have the corners, edges and faces of the longer one: edges in line are joined. What is
only partly buried is kept whole; ground that reaches the buried piece has reached another part before.
"""

import math

import numpy as np

from ..arithmetic import vectors
from ..arithmetic.inverse_circular import atan2
from .facets import FACET, facets_of
from .polyhedron import convex_hull

NEAR = 1e-9  # of the extent: closer than this is the same place
TURN = 1e-6  # rad, by which a wedge must be less than a half turn, as polyhedron.FLAT


class Skin:
    """The corners, edges and faces of convex parts that can touch the ground.

    vertices : (n, 3) corners, and ends of edges [m]
    facets, faces : as ``facets.facets_of``, the faces part by part
    """

    def __init__(self, parts):
        self.parts = [convex_hull(part) for part in parts]
        every = np.concatenate([part.vertices for part in self.parts])
        self.near = NEAR * float(np.ptp(every, axis=0).max())
        self.tables = [facets_of(part.vertices, part.triangles) for part in self.parts]
        self.places = _distinct(every, self.near)
        corners = self._corners()
        edges = _joined(self._edges(), self.places, corners, self.near)
        used = sorted(corners | {end for first, second, *_ in edges for end in (first, second)})
        self.vertices = np.ascontiguousarray(self.places[used])
        self.facets, self.faces = self._table(edges, {point: row for row, point in enumerate(used)})

    def _containing(self, point):
        """The parts that contain a point, on their surface too."""
        containing = []
        for part, (facets, faces) in zip(self.parts, self.tables):
            heights = vectors.dot(facets["normal"][:faces], point) - facets["offset"][:faces]
            if heights.max() <= self.near:
                containing.append(part)
        return containing

    def _corners(self):
        """Numbers of the places that are corners of the hull of all parts that contain them."""
        corners = set()
        for number, point in enumerate(self.places):
            around = np.concatenate([part.vertices for part in self._containing(point)])
            hull = convex_hull(_distinct(around, self.near)).vertices
            if vectors.length(hull - point).min() <= self.near:
                corners.add(number)
        return corners

    def _edges(self):
        """(first, second, left, right) of the edges of all parts that are not buried; each wedge once."""
        edges = {}
        for part, (facets, _) in zip(self.parts, self.tables):
            for facet in facets:
                a, b = part.vertices[facet["first"]], part.vertices[facet["second"]]
                ends = tuple(sorted((_nearest(self.places, a), _nearest(self.places, b))))
                for middle in self._middles(a, b):
                    wedge = self._wedge(middle, vectors.unit(b - a))
                    if wedge is None:
                        continue
                    known = edges.setdefault(ends, [])
                    if not any(_is_same_wedge(wedge, other) for other in known):
                        known.append(wedge)
        return [(*ends, *wedge) for ends, wedges in sorted(edges.items()) for wedge in wedges]

    def _middles(self, a, b):
        """Middles of the pieces of a line between the faces of all parts."""
        cuts = {0.0, 1.0}
        for facets, faces in self.tables:
            first = vectors.dot(facets["normal"][:faces], a) - facets["offset"][:faces]
            second = vectors.dot(facets["normal"][:faces], b) - facets["offset"][:faces]
            crossing = (first * second < 0.0) & (np.minimum(np.abs(first), np.abs(second)) > self.near)
            cuts |= set((first[crossing] / (first - second)[crossing]).tolist())
        cuts = sorted(cuts)
        return [a + 0.5 * (low + high) * (b - a) for low, high in zip(cuts, cuts[1:]) if high - low > NEAR]

    def _wedge(self, middle, along):
        """Unit vectors across an edge along the two sides of all parts that contain its middle; None where they fill a
        half turn or more."""
        first = vectors.unit(vectors.cross(along, np.eye(3)[int(np.abs(along).argmin())]))
        second = vectors.cross(along, first)
        around = np.concatenate([part.vertices for part in self._containing(middle)]) - middle
        x, y = vectors.dot(around, first), vectors.dot(around, second)
        off = np.sqrt(x * x + y * y) > self.near
        around = sorted((atan2(float(b), float(a)), float(a), float(b)) for a, b in zip(x[off], y[off]))
        turned = [*around, (around[0][0] + 2.0 * math.pi, *around[0][1:])]
        low, high = max(zip(turned, turned[1:]), key=lambda pair: pair[1][0] - pair[0][0])  # no part is between them
        if not high[0] - low[0] > math.pi + TURN:
            return None
        return tuple(vectors.unit(a * first + b * second) for _, a, b in (high, low))

    def _table(self, edges, row_of):
        """FACET rows: the edges, and in the first of them the faces, part by part."""
        faces = [facets[:count] for facets, count in self.tables]
        count = int(np.cumsum([len(face) for face in faces])[-1])
        table = np.zeros(max(len(edges), count), FACET)
        table["left"], table["right"] = np.nan, np.nan  # rows of a face without an edge: nothing rises along these
        for row, (first, second, left, right) in zip(table, edges):
            row["first"], row["second"], row["left"], row["right"] = row_of[first], row_of[second], left, right
        index = 0
        for part in faces:
            table["normal"][index : index + len(part)] = part["normal"]
            table["offset"][index : index + len(part)] = part["offset"]
            table["end"][index : index + len(part)] = index + len(part)
            index += len(part)
        return table, count


def _joined(edges, places, corners, near):
    """The edges, joined where they have the same wedge and line and overlap, or meet in a place that is no corner."""
    edges = list(edges)
    while True:
        pair = _next_in_line(edges, places, corners, near)
        if pair is None:
            return edges
        (first, other), ends = pair
        left, right = edges[first][2:]
        edges = [edge for k, edge in enumerate(edges) if k not in (first, other)]
        edges.append((*ends, left, right))
        edges.sort(key=lambda edge: edge[:2])


def _next_in_line(edges, places, corners, near):
    """Numbers of two edges in line and the ends of both together, None where there are none."""
    sums = np.array([left + right for *_, left, right in edges])
    alike = np.abs(sums[:, None] - sums[None]).max(axis=2) <= 2.0 * TURN
    for first_edge, other in zip(*np.nonzero(np.triu(alike, 1))):
        if not _is_same_wedge(edges[first_edge][2:], edges[other][2:]):
            continue
        ends = sorted({*edges[first_edge][:2], *edges[other][:2]})
        start, along = (
            places[edges[first_edge][0]],
            vectors.unit(places[edges[first_edge][1]] - places[edges[first_edge][0]]),
        )
        if vectors.length(vectors.cross(places[ends] - start, along)).max() > near:
            continue
        way = dict(zip(ends, vectors.dot(places[ends] - start, along)))
        (a, b), (c, d) = (sorted(way[end] for end in edges[k][:2]) for k in (first_edge, other))
        if max(a, c) > min(b, d) + near:
            continue
        first, last = min(ends, key=way.__getitem__), max(ends, key=way.__getitem__)
        if not (set(ends) - {first, last}) & corners:
            return (first_edge, other), sorted((first, last))
    return None


def _is_same_wedge(first, other):
    """True if two wedges have the same sides, in either order."""
    straight = max(vectors.length(a - b) for a, b in zip(first, other))
    return min(straight, max(vectors.length(a - b) for a, b in zip(first, other[::-1]))) <= TURN


def _distinct(points, near):
    """Points of which no two are at one place."""
    kept = []
    for point in points:
        if not kept or vectors.length(np.array(kept) - point).min() > near:
            kept.append(point)
    return np.array(kept)


def _nearest(places, point):
    """Number of the place at a point."""
    return int(np.argmin(vectors.length(places - point)))
