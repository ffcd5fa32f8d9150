# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts on edges of the rock: over borders of cells, and where the gap is least in a cell; see lowest_points.py."""

import math
from typing import NamedTuple

import numpy as np

from ..ground.height_map import height_at, height_in_cell
from ..jit.kernels import inner_kernel, joined_kernel
from .rows import CREASE, EDGE, put, row_of, turned_back


class EdgeLine(NamedTuple):
    """An edge of the rock over the cells of the terrain; a point t of it, from 0 to 1, is at (u + t du, v + t dv)."""

    edge: int
    u: float  # its beginning, in cells
    v: float
    z: float  # m
    du: float  # from there to its end, in cells
    dv: float
    dz: float  # m


@joined_kernel
def walk_edge(terrain, body, matrix, edge, window, out_workspace):
    """Find the minima along an edge, cell by cell, except where it is above all ground; returns the least gap.

    With t from 0 to 1 along the edge the gap is quadratic within a cell: it is nowhere below the lower of its two ends
    by more than a quarter of the twist of the cell, so for most cells the gaps at the ends suffice.
    """
    heights, lx, ly = terrain.heights, terrain.cell_x, terrain.cell_y
    facet, features = body.facets[edge], out_workspace.features
    first, second = features[facet["first"]], features[facet["second"]]
    a, b = first["place"], second["place"]
    u, v, du, dv, dz = a[0] / lx, a[1] / ly, (b[0] - a[0]) / lx, (b[1] - a[1]) / ly, b[2] - a[2]
    line = EdgeLine(edge, u, v, a[2], du, dv, dz)
    t, finish = low_part(first["level"], second["level"], window.highest + window.limit)
    column, row = int(u + t * du), int(v + t * dv)
    last_column, last_row = int(u + finish * du), int(v + finish * dv)
    per_x, per_y = 1.0 / du if column != last_column else 0.0, 1.0 / dv if row != last_row else 0.0
    step_x, step_y = 1 if du > 0.0 else -1, 1 if dv > 0.0 else -1
    ahead_x, ahead_y = 1 if du > 0.0 else 0, 1 if dv > 0.0 else 0  # from a cell to the border ahead of it
    rounding = terrain.rounding * (abs(du) + abs(dv))
    near = window.limit + 0.25 * window.twist * min(abs(du * dv), 1.0)
    least, axis, gap_before = np.inf, -1, a[2] + t * dz - height_in_cell(
        heights, row, column, u + t * du - column, v + t * dv - row
    )  # fmt: skip
    row_before, column_before = row, column
    while True:
        at_x = (column + ahead_x - u) * per_x if column != last_column else 2.0
        at_y = (row + ahead_y - v) * per_y if row != last_row else 2.0
        end = min(at_x, at_y, finish)
        gap = a[2] + end * dz - height_in_cell(heights, row, column, u + end * du - column, v + end * dv - row)
        if axis >= 0 and gap_before <= window.limit:
            along_x, along_y = b[0] - a[0], b[1] - a[1]
            slack = rounding + window.slack * math.sqrt(along_x * along_x + along_y * along_y)
            before, _ = slope_along(heights, row_before, column_before, line, t)
            after, _ = slope_along(heights, row, column, line, t)
            if before <= slack and after >= -slack and after - before > rounding:
                border = (axis, row, column)
                least = min(least, add_crease(terrain, body, matrix, line, t, border, window, out_workspace))
        if min(gap_before, gap) <= near:
            after, bend = slope_along(heights, row, column, line, t)
            if after < 0.0 and after - bend * (end - t) > 0.0 and -bend > rounding:
                lowest, cell = t + after / bend, (row, column)
                least = min(least, add_edge(terrain, body, matrix, line, lowest, cell, window, out_workspace))
        if column == last_column and row == last_row:
            return least
        t, gap_before, row_before, column_before = end, gap, row, column
        if at_x <= at_y:
            axis, column = 0, column + step_x
        else:
            axis, row = 1, row + step_y


@inner_kernel
def low_part(first, second, highest):
    """Part of an edge, as shares from 0 to 1, whose level is not above ``highest``; not both of its ends are above."""
    if first > highest:
        return (first - highest) / (first - second), 1.0
    if second > highest:
        return 0.0, (highest - first) / (second - first)
    return 0.0, 1.0


@inner_kernel
def slope_along(heights, row, column, line, t):
    """g' at t along an edge in a cell, and minus g''."""
    _, u, v, _, du, dv, dz = line
    corner = heights[row, column]
    rise_x, rise_y = heights[row, column + 1] - corner, heights[row + 1, column] - corner
    twist = heights[row + 1, column + 1] - corner - rise_x - rise_y
    slope = dz - du * (rise_x + twist * (v + t * dv - row)) - dv * (rise_y + twist * (u + t * du - column))
    return slope, 2.0 * twist * du * dv


@inner_kernel
def add_crease(terrain, body, matrix, line, t, border, window, out_workspace):
    """Add the crossing of an edge with a border of cells, at t along the edge, if it is a contact.

    ``border``: its axis, 0 where it runs north, 1 where it runs east; row and column of the cell beyond it.
    """
    heights, lx, ly, features = terrain.heights, terrain.cell_x, terrain.cell_y, out_workspace.features
    axis, row, column = border
    edge, du, dv, dz = line.edge, line.du, line.dv, line.dz
    u, v = line.u + t * du, line.v + t * dv
    if axis == 0:
        node = column if du > 0.0 else column + 1
        low, high, along, cross = heights[row, node], heights[row + 1, node], v - row, row
    else:
        node = row if dv > 0.0 else row + 1
        low, high, along, cross = heights[node, column], heights[node, column + 1], u - column, column
    gap = line.z + t * dz - (low + (high - low) * along)
    if not gap <= window.limit or is_mere_hump(terrain, body, edge, gap, features, out_workspace.common[0]["scar"]):
        return np.inf
    ex, ey = du * lx, dv * ly
    if axis == 0:  # e x (0, l_y, rise)
        nx, ny, nz = ey * (high - low) - dz * ly, -ex * (high - low), ex * ly
    else:  # e x (l_x, 0, rise)
        nx, ny, nz = ey * (high - low), dz * lx - ex * (high - low), -ey * lx
    scale = math.copysign(1.0 / math.sqrt(nx * nx + ny * ny + nz * nz), nz)
    nx, ny, nz = nx * scale, ny * scale, nz * scale
    if not is_carried(body.facets[edge], matrix, (nx, ny, nz), window.slack):
        return np.inf
    key = (((edge * 2 + axis) << 32) + node) * 4 + CREASE
    feature = features[row_of(features, out_workspace.common[0]["rows"], body.vertices.shape[0], key)]
    feature["element"], feature["axis"] = edge, axis
    feature["row"], feature["column"] = (cross, node) if axis == 0 else (node, cross)
    put(feature, CREASE, gap, (nx, ny, nz))
    lever_on_edge(body, edge, t, feature["lever"])
    return gap


@inner_kernel
def add_edge(terrain, body, matrix, line, t, cell, window, out_workspace):
    """Add the lowest point t of an edge within a cell (row, column), if it is a contact."""
    heights, lx, ly, features = terrain.heights, terrain.cell_x, terrain.cell_y, out_workspace.features
    edge, (row, column) = line.edge, cell
    eta, xi = line.u + t * line.du - column, line.v + t * line.dv - row
    gap = line.z + t * line.dz - height_in_cell(heights, row, column, eta, xi)
    if not gap <= window.limit or is_mere_hump(terrain, body, edge, gap, features, out_workspace.common[0]["scar"]):
        return np.inf
    south_west, south_east = heights[row, column], heights[row, column + 1]
    north_west, north_east = heights[row + 1, column], heights[row + 1, column + 1]
    south, north, west, east = (
        south_east - south_west, north_east - north_west, north_west - south_west, north_east - south_east,
    )  # fmt: skip
    slope_x, slope_y = (south + (north - south) * xi) / lx, (west + (east - west) * eta) / ly
    nz = 1.0 / math.sqrt(slope_x * slope_x + slope_y * slope_y + 1.0)
    nx, ny = -slope_x * nz, -slope_y * nz
    if not is_carried(body.facets[edge], matrix, (nx, ny, nz), window.slack):
        return np.inf
    cells = np.int64(heights.shape[0]) * heights.shape[1]
    key = (edge * cells + row * heights.shape[1] + column) * 4 + EDGE
    feature = features[row_of(features, out_workspace.common[0]["rows"], body.vertices.shape[0], key)]
    feature["element"], feature["row"], feature["column"] = edge, row, column
    put(feature, EDGE, gap, (nx, ny, nz))
    lever_on_edge(body, edge, t, feature["lever"])
    return gap


@inner_kernel
def is_mere_hump(terrain, body, edge, gap, features, scar):
    """True if the soil below an edge rises so little above that below its ends that it is pressed down.

    The limit is the depth to which the weight of the rock presses the soil. On such a hump an edge would rock by
    millimetres without end, and lose the energy of an impact in each step. On hard ground any hump carries a rock.
    """
    pressed = min(scar["bedding"], scar["bedding_at_rest"])
    if pressed == 0.0:
        return False
    facet = body.facets[edge]
    a, b = features[facet["first"]]["place"], features[facet["second"]]["place"]
    first = a[2] - height_at(terrain, a[0], a[1])
    second = b[2] - height_at(terrain, b[0], b[1])
    return min(first, second) - gap <= pressed


@inner_kernel
def is_carried(facet, matrix, normal, slack):
    """True if the ground with this normal carries an edge: the rock rises from it into both faces."""
    x, y, z = turned_back(matrix, normal[0], normal[1], normal[2])
    left, right = facet["left"], facet["right"]
    if not left[0] * x + left[1] * y + left[2] * z >= -slack:
        return False
    return right[0] * x + right[1] * y + right[2] * z >= -slack


@inner_kernel
def lever_on_edge(body, edge, t, out_lever):
    """The point t of an edge, from the centre of mass in K."""
    facet = body.facets[edge]
    for a in range(3):
        start = body.vertices[facet["first"], a]
        out_lever[a] = start + t * (body.vertices[facet["second"], a] - start)
