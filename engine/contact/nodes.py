# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts at nodes of the terrain under faces of the rock, see lowest_points.py."""

import numpy as np

from ..jit.kernels import inner_kernel, joined_kernel
from .rows import NODE, put, row_of, turned, turned_back


@joined_kernel
def find_nodes(terrain, body, matrix, x, y, z, window, out_features, out_common):
    """Nodes under faces. Returns the least gap, and one that all others have at least which may be minima."""
    heights, lx, ly = terrain.heights, terrain.cell_x, terrain.cell_y
    ny, nx = heights.shape
    least, bound, rounding = np.inf, np.inf, terrain.rounding
    slack_x, slack_y = window.slack * lx + rounding, window.slack * ly + rounding
    for row in range(max(window.first_row + 1, 1), min(window.last_row, ny - 2) + 1):
        for column in range(max(window.first_column + 1, 1), min(window.last_column, nx - 2) + 1):
            height = heights[row, column]
            level = height - window.slope_x * column * lx - window.slope_y * row * ly
            if not level >= window.lowest - window.limit:  # also where there is no ground
                bound = min(bound, window.lowest - level)
                continue
            west, east = height - heights[row, column - 1], heights[row, column + 1] - height
            south, north = height - heights[row - 1, column], heights[row + 1, column] - height
            if not (west - east > rounding and south - north > rounding):  # not bent up along both lines
                continue
            bound = min(bound, window.limit)
            face, gap = face_above(body, matrix, column * lx - x, row * ly - y, height - z, window.limit)
            if face < 0:
                continue
            nx_, ny_, nz_ = turned(matrix, body.facets[face]["normal"], -1.0)
            rise_x, rise_y = -lx * nx_ / nz_, -ly * ny_ / nz_
            if not (east - slack_x <= rise_x <= west + slack_x and north - slack_y <= rise_y <= south + slack_y):
                continue
            key = (np.int64(row) * nx + column) * 4 + NODE
            feature = out_features[row_of(out_features, out_common, body.vertices.shape[0], key)]
            feature["element"], feature["row"], feature["column"] = face, row, column
            put(feature, NODE, gap, nx_, ny_, nz_)
            lever = feature["lever"]
            lever[0], lever[1], lever[2] = turned_back(matrix, column * lx - x, row * ly - y, height + gap - z)
            least = min(least, gap)
    return least, bound


@inner_kernel
def face_above(body, matrix, dx, dy, dz, limit):
    """The lower face of the rock above or below a point, and the gap between them; -1 where it exceeds the limit.

    (dx, dy, dz): the point from the centre of mass, in I. Of a rock of several convex parts the lowest face counts.
    """
    px, py, pz = turned_back(matrix, dx, dy, dz)
    lowest, lowest_face, first = np.inf, -1, 0
    while first < body.faces:
        end = body.facets[first]["end"]
        face, gap = face_of_part(body, first, end, px, py, pz, matrix[6], matrix[7], matrix[8], limit)
        if gap < lowest:
            lowest, lowest_face = gap, face
        first = end
    return lowest_face, lowest


@inner_kernel
def face_of_part(body, first, end, px, py, pz, ux, uy, uz, limit):
    """``face_above`` of the convex part whose faces stand in the rows from ``first`` to ``end`` - 1.

    (px, py, pz): the point, (ux, uy, uz): upwards, in K. The vertical through the point lies in the part from the
    largest crossing with planes of lower faces up to the least with those of upper ones.
    """
    bottom, top, lowest_face = -np.inf, np.inf, -1
    for face in range(first, end):
        facet = body.facets[face]
        n = facet["normal"]
        rise = n[0] * ux + n[1] * uy + n[2] * uz
        room = facet["offset"] - (n[0] * px + n[1] * py + n[2] * pz)
        if rise < 0.0:
            crossing = room / rise
            if crossing > bottom:
                bottom, lowest_face = crossing, face
        elif rise > 0.0:
            top = min(top, room / rise)
        elif room < 0.0:
            return -1, np.inf
        if bottom > top or bottom > limit:
            return -1, np.inf
    return lowest_face, bottom
