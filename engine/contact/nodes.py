# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts at nodes of the terrain under faces of the rock, see lowest_points.py."""

import numpy as np

from ..jit.kernels import inner_kernel, joined_kernel
from .rows import NODE, put, row_of, turned, turned_back
from .window import steepness


@joined_kernel
def find_nodes(terrain, body, placed, window, out_features, out_rows):
    """Find nodes under faces. Returns the least gap, and a lower bound of all other gaps that may be minima."""
    heights, lx, ly = terrain.heights, terrain.cell_x, terrain.cell_y
    x, y, z, matrix = placed.pose.x, placed.pose.y, placed.pose.z, placed.matrix
    least, bound, rounding = np.inf, np.inf, terrain.rounding
    slack_x, slack_y = window.slack * lx + rounding, window.slack * ly + rounding
    first_row, last_row, first_column, last_column = nodes_inside(terrain, window)
    for row in range(first_row, last_row + 1):
        for column in range(first_column, last_column + 1):
            height = heights[row, column]
            level = level_of(terrain, window, row, column)
            if not level >= window.lowest - window.limit:  # also where there is no ground
                bound = min(bound, window.lowest - level)
                continue
            if not is_bent_up(heights, row, column, rounding):
                continue
            bound = min(bound, window.limit)
            face, gap = face_above(body, matrix, (column * lx - x, row * ly - y, height - z), window.limit)
            if face < 0:
                continue
            nx, ny, nz = turned(matrix, body.facets[face]["normal"], -1.0)
            rise_x, rise_y = -lx * nx / nz, -ly * ny / nz
            west, east = height - heights[row, column - 1], heights[row, column + 1] - height
            south, north = height - heights[row - 1, column], heights[row + 1, column] - height
            if not (east - slack_x <= rise_x <= west + slack_x and north - slack_y <= rise_y <= south + slack_y):
                continue
            key = (np.int64(row) * heights.shape[1] + column) * 4 + NODE
            feature = out_features[row_of(out_features, out_rows, body.vertices.shape[0], key)]
            feature["element"], feature["row"], feature["column"] = face, row, column
            put(feature, NODE, gap, (nx, ny, nz))
            lever = feature["lever"]
            lever[0], lever[1], lever[2] = turned_back(matrix, column * lx - x, row * ly - y, height + gap - z)
            least = min(least, gap)
    return least, bound


@inner_kernel
def way_to_nodes(terrain, body, placed, window, farthest):
    """Smallest distance that points of the rock must move before a node is a contact, m; not known beyond ``farthest``.

    A node that is d outside the plane of a face is at least as far from the rock.
    """
    heights, way = terrain.heights, farthest
    x, y, z, matrix = placed.pose.x, placed.pose.y, placed.pose.z, placed.matrix
    first_row, last_row, first_column, last_column = nodes_inside(terrain, window)
    reached = window.lowest - window.limit - farthest * steepness(window)
    for row in range(first_row, last_row + 1):
        for column in range(first_column, last_column + 1):
            if not level_of(terrain, window, row, column) >= reached:
                continue
            if not is_bent_up(heights, row, column, terrain.rounding):
                continue
            px, py, pz = turned_back(
                matrix, column * terrain.cell_x - x, row * terrain.cell_y - y, heights[row, column] - z
            )
            way = min(way, distance_from(body, px, py, pz, way + window.limit) - window.limit)
            if way <= 0.0:
                return 0.0
    return way


@inner_kernel
def nodes_inside(terrain, window):
    """First and last row and column of the nodes in the window that have neighbours all around."""
    ny, nx = terrain.heights.shape
    return (
        max(window.first_row + 1, 1), min(window.last_row, ny - 2),
        max(window.first_column + 1, 1), min(window.last_column, nx - 2),
    )  # fmt: skip


@inner_kernel
def level_of(terrain, window, row, column):
    """Height of a node above the plane of the window."""
    x, y = window.slope_x * column * terrain.cell_x, window.slope_y * row * terrain.cell_y
    return terrain.heights[row, column] - x - y


@inner_kernel
def is_bent_up(heights, row, column, rounding):
    """True if at a node the ground bends up along both lines."""
    height = heights[row, column]
    west, east = height - heights[row, column - 1], heights[row, column + 1] - height
    south, north = height - heights[row - 1, column], heights[row + 1, column] - height
    return west - east > rounding and south - north > rounding


@inner_kernel
def distance_from(body, px, py, pz, enough):
    """Lower bound of the distance of a point, in K, from the rock, m; negative inside. Not sought beyond ``enough``."""
    least, first = np.inf, 0
    while first < body.faces:
        end, most = body.facets[first]["end"], -np.inf
        for face in range(first, end):
            n = body.facets[face]["normal"]
            most = max(most, n[0] * px + n[1] * py + n[2] * pz - body.facets[face]["offset"])
            if most >= enough:
                break
        least = min(least, most)
        first = end
    return least


@inner_kernel
def face_above(body, matrix, point, limit):
    """The lower face of the rock above or below a point, and the gap between them; -1 where it exceeds the limit.

    ``point``: from the centre of mass, in I. Of a rock of several convex parts the lowest face counts.
    """
    px, py, pz = turned_back(matrix, point[0], point[1], point[2])
    lowest, lowest_face, first = np.inf, -1, 0
    while first < body.faces:
        end = body.facets[first]["end"]
        face, gap = face_of_part(body, first, end, (px, py, pz), (matrix[6], matrix[7], matrix[8]), limit)
        if gap < lowest:
            lowest, lowest_face = gap, face
        first = end
    return lowest_face, lowest


@inner_kernel
def face_of_part(body, first, end, point, upwards, limit):
    """``face_above`` of the convex part whose faces are in the rows from ``first`` to ``end`` - 1.

    ``point``, ``upwards``: in K. The vertical through the point lies in the part from the
    largest crossing with planes of lower faces up to the least with those of upper ones.
    """
    (px, py, pz), (ux, uy, uz) = point, upwards
    bottom, top, lowest_face = -np.inf, np.inf, -1
    for face in range(first, end):
        facet = body.facets[face]
        n = facet["normal"]
        rise = n[0] * ux + n[1] * uy + n[2] * uz
        distance = facet["offset"] - (n[0] * px + n[1] * py + n[2] * pz)
        if rise < 0.0:
            crossing = distance / rise
            if crossing > bottom:
                bottom, lowest_face = crossing, face
        elif rise > 0.0:
            top = min(top, distance / rise)
        elif distance < 0.0:
            return -1, np.inf
        if bottom > top or bottom > limit:
            return -1, np.inf
    return lowest_face, bottom
