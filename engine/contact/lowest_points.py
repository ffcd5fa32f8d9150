# SPDX-License-Identifier: GPL-2.0-or-later
"""Where else than at its vertices a rock can touch the ground.

Over the plan of the rock the gap is g = L - b, L the lower side of the hull (convex, piecewise linear), b the ground
(bilinear in each cell, linear along the borders of cells). Between a face and a cell g is linear minus bilinear: a
saddle, without a minimum. Along a border of cells both are linear. So besides vertices g has its local minima only

    NODE     at a node of the terrain under a face       normal: of the face
    CREASE   where an edge crosses a border of cells     normal: across edge and border
    EDGE     on an edge within a cell, g'' > 0           normal: of the ground, which is across the edge there

A point is a minimum if g grows along all four lines that leave it: for a node the four borders; on an edge both ways
along it and into its two faces. It is a contact, as a vertex is, if its gap is not positive.

**Slack.** A plate on two nodes that are a millimetre apart in depth shall rest on both, though only the deeper one is a
minimum. So g may fall by the ``slack`` (a slope) along those lines; the caller takes the depth at which touchdown is
aimed. Where the ground does not bend up by more than rounding nothing is looked for at all: on planes, and in hollows.

**Bounds.** Let the slopes of the ground below the rock be s +- d. A point p of the hull is a mean of vertices v with
weights w, so its gap is at least

    g(p) >= sum of w (g(v) - d |p - v|) >= least g(v) - d B / 2     B: width of the rock in plan, in x and y in turn

because a mean distance from the mean is at most half the range. And along an edge e the gap grows by e_z - (s +- d) e:
where all of these have one sign it has no minimum between the edge's ends. So most steps end before any search.
"""

import math
from typing import NamedTuple

import numpy as np

from ..ground import height_map
from ..jit.kernels import apart_kernel, inner_kernel, joined_kernel

VERTEX, NODE, CREASE, EDGE = 0, 1, 2, 3  # kinds of contact
FEW_CELLS = 4  # along a side of the window, up to which only the part of its outer cells below the rock is looked at


class Window(NamedTuple):
    """The ground below a rock, seen against the plane z = slope_x x + slope_y y."""

    first_column: int  # cells
    last_column: int
    first_row: int
    last_row: int
    slope_x: float  # any plane does; one along the ground sees most
    slope_y: float
    lowest: float  # of the rock above the plane, m
    highest: float  # of the ground above the plane, m
    middle_x: float  # slopes of the ground: middle and half of their range
    middle_y: float
    half_x: float
    half_y: float
    twist: float  # largest of a cell, m
    limit: float  # largest gap that is looked for, m
    slack: float  # slope
    least: float  # bound of the gap of the whole rock, m; minus infinity where a part of it is off the grid


@apart_kernel
def find_lowest_points(terrain, body, matrix, x, y, z, nearest, limit, slack, out_features, out_common):
    """Find all contacts that are not at vertices, with gaps of at most ``limit``.

    Returns the least of their gaps, else infinity, and a gap that the whole rock has at least: not more than ``limit``
    unless it shows without a search, and minus infinity if nothing is known.

    ``matrix``: A_IK. ``nearest``: a bound of the vertices' gaps. Each contact goes to a row of ``out_features`` of its
    own, the one that it had in the last step. The gaps of the vertices must stand in theirs, and the places too but
    where a gap is infinite.
    """
    window = window_of(terrain, body, matrix, x, y, z, nearest, limit, slack, out_features)
    if window.highest == -np.inf:
        return np.inf, window.least
    if not window.highest >= window.lowest - limit:
        return np.inf, max(window.least, window.lowest - window.highest)
    least = np.inf
    if window.first_row < window.last_row and window.first_column < window.last_column:
        least = find_nodes(terrain, body, matrix, x, y, z, window, out_features, out_common)
    # normals of the ground are c + a e_x + b e_y with |a| <= half_x, |b| <= half_y; here in K, times any length
    cx, cy, cz = turned_back(matrix, -window.middle_x, -window.middle_y, 1.0)
    half_x, half_y = window.half_x + slack, window.half_y + slack
    spare = slack * (1.0 + abs(window.middle_x) + abs(window.middle_y) + half_x + half_y)
    for edge in range(body.facets.size):
        facet = body.facets[edge]
        first, second = out_features[facet["first"]], out_features[facet["second"]]
        if min(first["level"], second["level"]) > window.highest + limit:
            continue
        if not may_be_lowest_between(terrain, window, first, second):
            continue
        if not may_rise(facet["left"], matrix, cx, cy, cz, half_x, half_y, spare):
            continue
        if may_rise(facet["right"], matrix, cx, cy, cz, half_x, half_y, spare):
            least = min(least, walk_edge(terrain, body, matrix, edge, window, out_features, out_common))
    return least, min(nearest, least, limit)


@inner_kernel
def may_be_lowest_between(terrain, window, first, second):
    """True if between the ends of an edge there may be a minimum of the gap, of at most the window's ``limit``.

    Along the edge the slopes of the ground are in the range of the window, so the gap grows by ``growth`` - ``spread``
    to ``growth`` + ``spread`` from end to end: lines with these slopes through its ends lie below it.
    """
    a, b = first["place"], second["place"]
    dx, dy = b[0] - a[0], b[1] - a[1]
    growth = b[2] - a[2] - window.middle_x * dx - window.middle_y * dy
    spread = window.half_x * abs(dx) + window.half_y * abs(dy)
    spare = 2.0 * window.slack * (abs(dx) + abs(dy)) + terrain.rounding * (
        2.0 + abs(dx) / terrain.cell_x + abs(dy) / terrain.cell_y
    )
    if abs(growth) > spread + spare:
        return False
    start, end = known_gap(terrain, first), known_gap(terrain, second)
    if abs(growth) >= spread:
        return not min(start, end) > window.limit
    return not start + (growth - spread) * (start - end + growth + spread) / (2.0 * spread) > window.limit


@inner_kernel
def known_gap(terrain, feature):
    """Gap of a vertex; looked up where that was not necessary before."""
    if feature["gap"] == np.inf:
        place = feature["place"]
        feature["gap"] = place[2] - height_map.height_at(
            terrain.heights, terrain.cell_x, terrain.cell_y, place[0], place[1]
        )
    return feature["gap"]


@inner_kernel
def may_rise(direction, matrix, cx, cy, cz, half_x, half_y, spare):
    """True if there may be a normal of the ground below the rock along which a ``direction`` of K rises."""
    x, y, z = direction[0], direction[1], direction[2]
    along_x, along_y = matrix[0] * x + matrix[1] * y + matrix[2] * z, matrix[3] * x + matrix[4] * y + matrix[5] * z
    return cx * x + cy * y + cz * z + half_x * abs(along_x) + half_y * abs(along_y) >= -spare


@joined_kernel
def window_of(terrain, body, matrix, x, y, z, nearest, limit, slack, out_features):
    """The Window below a rock; ``highest`` is minus infinity where nothing need be looked for: a part of the rock is
    off the grid, or all of it is above the ground.

    The vertices' levels above the plane are written to their rows, and their places in I where they are missing.
    """
    ny, nx = terrain.heights.shape
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    slope_x, slope_y = height_map.slopes_at(terrain.heights, terrain.cell_x, terrain.cell_y, x, y)
    lowest, west, east, south, north = np.inf, np.inf, -np.inf, np.inf, -np.inf
    for i in range(body.vertices.shape[0]):
        feature = out_features[i]
        place = feature["place"]
        if feature["gap"] == np.inf:
            rx, ry, rz = body.vertices[i, 0], body.vertices[i, 1], body.vertices[i, 2]
            place[0] = x + a00 * rx + a01 * ry + a02 * rz
            place[1] = y + a10 * rx + a11 * ry + a12 * rz
            place[2] = z + a20 * rx + a21 * ry + a22 * rz
        px, py, pz = place[0], place[1], place[2]
        level = pz - slope_x * px - slope_y * py
        feature["level"] = level
        lowest = min(lowest, level)
        west, east, south, north = min(west, px), max(east, px), min(south, py), max(north, py)
    west, east = west / terrain.cell_x, east / terrain.cell_x
    south, north = south / terrain.cell_y, north / terrain.cell_y
    if not (west >= 0.0 and east < nx - 1 and south >= 0.0 and north < ny - 1):
        return Window(0, 0, 0, 0, 0.0, 0.0, lowest, -np.inf, 0.0, 0.0, 0.0, 0.0, 0.0, limit, slack, -np.inf)
    first_column, last_column, first_row, last_row = int(west), int(east), int(south), int(north)
    highest, twist = -np.inf, 0.0
    least_x, most_x, least_y, most_y = np.inf, -np.inf, np.inf, -np.inf
    is_small = max(last_row - first_row, last_column - first_column) < FEW_CELLS
    fall_x, fall_y = slope_x * terrain.cell_x, slope_y * terrain.cell_y
    for row in range(first_row, last_row + 1):
        for column in range(first_column, last_column + 1):
            corner = terrain.heights[row, column]
            rise_x, rise_y = terrain.heights[row, column + 1] - corner, terrain.heights[row + 1, column] - corner
            turn = terrain.heights[row + 1, column + 1] - corner - rise_x - rise_y
            least_x, most_x = min(least_x, rise_x, rise_x + turn), max(most_x, rise_x, rise_x + turn)
            least_y, most_y = min(least_y, rise_y, rise_y + turn), max(most_y, rise_y, rise_y + turn)
            twist = max(twist, abs(turn))
            west_end, east_end, south_end, north_end = 0.0, 1.0, 0.0, 1.0
            if is_small:  # only the part of the cell below the rock
                west_end, east_end = max(0.0, west - column), min(1.0, east - column)
                south_end, north_end = max(0.0, south - row), min(1.0, north - row)
            # on the plane's tilt the bilinear surface is highest in a corner
            level, along_x, along_y = corner - fall_x * column - fall_y * row, rise_x - fall_x, rise_y - fall_y
            highest = max(
                highest, level + along_x * west_end + south_end * (along_y + turn * west_end),
                level + along_x * east_end + south_end * (along_y + turn * east_end),
                level + along_x * west_end + north_end * (along_y + turn * west_end),
                level + along_x * east_end + north_end * (along_y + turn * east_end),
            )  # fmt: skip
    least = nearest - 0.25 * ((most_x - least_x) * (east - west) + (most_y - least_y) * (north - south))
    if least > limit + terrain.rounding:
        highest = -np.inf
    return Window(
        first_column, last_column, first_row, last_row, slope_x, slope_y, lowest, highest,
        0.5 * (least_x + most_x) / terrain.cell_x, 0.5 * (least_y + most_y) / terrain.cell_y,
        0.5 * (most_x - least_x) / terrain.cell_x, 0.5 * (most_y - least_y) / terrain.cell_y, twist, limit, slack,
        least,
    )  # fmt: skip


@inner_kernel
def height_in_cell(heights, row, column, eta, xi):
    """Height on the bilinear surface of a cell, also beyond its borders."""
    south = heights[row, column] + (heights[row, column + 1] - heights[row, column]) * eta
    north = heights[row + 1, column] + (heights[row + 1, column + 1] - heights[row + 1, column]) * eta
    return south + (north - south) * xi


@joined_kernel
def find_nodes(terrain, body, matrix, x, y, z, window, out_features, out_common):
    """Nodes under faces; returns the least gap."""
    heights, lx, ly = terrain.heights, terrain.cell_x, terrain.cell_y
    ny, nx = heights.shape
    least, rounding = np.inf, terrain.rounding
    slack_x, slack_y = window.slack * lx + rounding, window.slack * ly + rounding
    for row in range(max(window.first_row + 1, 1), min(window.last_row, ny - 2) + 1):
        for column in range(max(window.first_column + 1, 1), min(window.last_column, nx - 2) + 1):
            height = heights[row, column]
            level = height - window.slope_x * column * lx - window.slope_y * row * ly
            if not level >= window.lowest - window.limit:  # also where there is no ground
                continue
            west, east = height - heights[row, column - 1], heights[row, column + 1] - height
            south, north = height - heights[row - 1, column], heights[row + 1, column] - height
            if not (west - east > rounding and south - north > rounding):  # not bent up along both lines
                continue
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
    return least


@inner_kernel
def face_above(body, matrix, dx, dy, dz, limit):
    """The lower face of the rock above or below a point, and the gap between them; -1 where it exceeds the limit.

    (dx, dy, dz): the point from the centre of mass, in I. The vertical through it lies in the rock from the largest
    crossing with planes of lower faces up to the least with those of upper ones.
    """
    px, py, pz = turned_back(matrix, dx, dy, dz)
    ux, uy, uz = matrix[6], matrix[7], matrix[8]  # upwards, in K
    bottom, top, lowest_face = -np.inf, np.inf, -1
    for face in range(body.faces):
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


@joined_kernel
def walk_edge(terrain, body, matrix, edge, window, out_features, out_common):
    """Minima along an edge, cell by cell, as far as it is not above all ground; returns the least gap.

    With t from 0 to 1 along the edge the gap is quadratic within a cell: nowhere lower than the lower of its ends by
    more than a quarter of the twist of the cell, so most cells are passed with the gaps at their ends alone.
    """
    heights, lx, ly = terrain.heights, terrain.cell_x, terrain.cell_y
    facet = body.facets[edge]
    first, second = out_features[facet["first"]], out_features[facet["second"]]
    a, b = first["place"], second["place"]
    u, v, du, dv, dz = a[0] / lx, a[1] / ly, (b[0] - a[0]) / lx, (b[1] - a[1]) / ly, b[2] - a[2]
    t, finish = low_part(first["level"], second["level"], window.highest + window.limit)
    column, row = int(u + t * du), int(v + t * dv)
    last_column, last_row = int(u + finish * du), int(v + finish * dv)
    per_x, per_y = 1.0 / du if column != last_column else 0.0, 1.0 / dv if row != last_row else 0.0
    step_x, step_y = 1 if du > 0.0 else -1, 1 if dv > 0.0 else -1
    ahead_x, ahead_y = 1 if du > 0.0 else 0, 1 if dv > 0.0 else 0  # from a cell to the border before it
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
            before, _ = slope_along(heights, row_before, column_before, u, v, du, dv, dz, t)
            after, _ = slope_along(heights, row, column, u, v, du, dv, dz, t)
            if before <= slack and after >= -slack and after - before > rounding:
                least = min(least, add_crease(
                    terrain, body, matrix, edge, a, u + t * du, v + t * dv, t, du, dv, dz, axis, row, column, window,
                    out_features, out_common,
                ))  # fmt: skip
        if min(gap_before, gap) <= near:
            after, bend = slope_along(heights, row, column, u, v, du, dv, dz, t)
            if after < 0.0 and after - bend * (end - t) > 0.0 and -bend > rounding:
                least = min(least, add_edge(
                    terrain, body, matrix, edge, a, u, v, t + after / bend, du, dv, dz, row, column, window,
                    out_features, out_common,
                ))  # fmt: skip
        if column == last_column and row == last_row:
            return least
        t, gap_before, row_before, column_before = end, gap, row, column
        if at_x <= at_y:
            axis, column = 0, column + step_x
        else:
            axis, row = 1, row + step_y


@inner_kernel
def low_part(first, second, highest):
    """Where on an edge, from 0 to 1, its level is not above the ``highest``; levels of its ends, not both above."""
    if first > highest:
        return (first - highest) / (first - second), 1.0
    if second > highest:
        return 0.0, (highest - first) / (second - first)
    return 0.0, 1.0


@inner_kernel
def slope_along(heights, row, column, u, v, du, dv, dz, t):
    """g' at t along an edge in a cell, and minus g''."""
    corner = heights[row, column]
    rise_x, rise_y = heights[row, column + 1] - corner, heights[row + 1, column] - corner
    twist = heights[row + 1, column + 1] - corner - rise_x - rise_y
    slope = dz - du * (rise_x + twist * (v + t * dv - row)) - dv * (rise_y + twist * (u + t * du - column))
    return slope, 2.0 * twist * du * dv


@inner_kernel
def add_crease(
    terrain, body, matrix, edge, a, u, v, t, du, dv, dz, axis, row, column, window, out_features, out_common
):
    """The crossing of an edge with a border of cells, at (u, v) in cells and t along the edge, if it is a contact.

    ``axis``: 0 for a border that runs north, 1 for one that runs east; ``row``, ``column``: the cell behind it.
    """
    heights, lx, ly = terrain.heights, terrain.cell_x, terrain.cell_y
    if axis == 0:
        line = column if du > 0.0 else column + 1
        low, high, along, cross = heights[row, line], heights[row + 1, line], v - row, row
    else:
        line = row if dv > 0.0 else row + 1
        low, high, along, cross = heights[line, column], heights[line, column + 1], u - column, column
    gap = a[2] + t * dz - (low + (high - low) * along)
    if not gap <= window.limit:
        return np.inf
    ex, ey = du * lx, dv * ly
    if axis == 0:  # e x (0, l_y, rise)
        nx, ny, nz = ey * (high - low) - dz * ly, -ex * (high - low), ex * ly
    else:  # e x (l_x, 0, rise)
        nx, ny, nz = ey * (high - low), dz * lx - ex * (high - low), -ey * lx
    scale = math.copysign(1.0 / math.sqrt(nx * nx + ny * ny + nz * nz), nz)
    nx, ny, nz = nx * scale, ny * scale, nz * scale
    if not is_carried(body.facets[edge], matrix, nx, ny, nz, window.slack):
        return np.inf
    key = (((edge * 2 + axis) << 32) + line) * 4 + CREASE
    feature = out_features[row_of(out_features, out_common, body.vertices.shape[0], key)]
    feature["element"], feature["axis"] = edge, axis
    feature["row"], feature["column"] = (cross, line) if axis == 0 else (line, cross)
    put(feature, CREASE, gap, nx, ny, nz)
    lever_on_edge(body, edge, t, feature["lever"])
    return gap


@inner_kernel
def add_edge(terrain, body, matrix, edge, a, u, v, t, du, dv, dz, row, column, window, out_features, out_common):
    """The lowest point t of an edge within a cell, if it is a contact. (u, v): in cells, of the edge's beginning."""
    heights, lx, ly = terrain.heights, terrain.cell_x, terrain.cell_y
    eta, xi = u + t * du - column, v + t * dv - row
    gap = a[2] + t * dz - height_in_cell(heights, row, column, eta, xi)
    if not gap <= window.limit:
        return np.inf
    south_west, south_east = heights[row, column], heights[row, column + 1]
    north_west, north_east = heights[row + 1, column], heights[row + 1, column + 1]
    south, north, west, east = (
        south_east - south_west, north_east - north_west, north_west - south_west, north_east - south_east,
    )  # fmt: skip
    slope_x, slope_y = (south + (north - south) * xi) / lx, (west + (east - west) * eta) / ly
    nz = 1.0 / math.sqrt(slope_x * slope_x + slope_y * slope_y + 1.0)
    nx, ny = -slope_x * nz, -slope_y * nz
    if not is_carried(body.facets[edge], matrix, nx, ny, nz, window.slack):
        return np.inf
    cells = np.int64(heights.shape[0]) * heights.shape[1]
    key = (edge * cells + row * heights.shape[1] + column) * 4 + EDGE
    feature = out_features[row_of(out_features, out_common, body.vertices.shape[0], key)]
    feature["element"], feature["row"], feature["column"] = edge, row, column
    put(feature, EDGE, gap, nx, ny, nz)
    lever_on_edge(body, edge, t, feature["lever"])
    return gap


@inner_kernel
def gap_elsewhere(terrain, body, matrix, x, y, z, feature):
    """Gap of a contact that was found in one pose in another: between the plane of the face and the node, the lines of
    edge and border, or edge and surface of the cell, each as if it had no end."""
    heights, lx, ly = terrain.heights, terrain.cell_x, terrain.cell_y
    row, column = feature["row"], feature["column"]
    if feature["kind"] == NODE:
        facet = body.facets[feature["element"]]
        px, py, pz = turned_back(matrix, column * lx - x, row * ly - y, heights[row, column] - z)
        n = facet["normal"]
        rise = n[0] * matrix[6] + n[1] * matrix[7] + n[2] * matrix[8]
        return (facet["offset"] - (n[0] * px + n[1] * py + n[2] * pz)) / rise
    facet = body.facets[feature["element"]]
    ax, ay, az = turned(matrix, body.vertices[facet["first"]], 1.0)
    bx, by, bz = turned(matrix, body.vertices[facet["second"]], 1.0)
    u, v, du, dv, dz = (x + ax) / lx - column, (y + ay) / ly - row, (bx - ax) / lx, (by - ay) / ly, bz - az
    rise_x = heights[row, column + 1] - heights[row, column] if feature["kind"] == EDGE or feature["axis"] == 1 else 0.0
    rise_y = heights[row + 1, column] - heights[row, column] if feature["kind"] == EDGE or feature["axis"] == 0 else 0.0
    if feature["kind"] == CREASE:
        t = -u / du if feature["axis"] == 0 else -v / dv
        return z + az + t * dz - heights[row, column] - rise_x * (u + t * du) - rise_y * (v + t * dv)
    twist = heights[row + 1, column + 1] - heights[row, column] - rise_x - rise_y
    bend = 2.0 * twist * du * dv
    t = 0.5
    if bend < 0.0:
        t = min(max((dz - du * (rise_x + twist * v) - dv * (rise_y + twist * u)) / bend, 0.0), 1.0)
    return z + az + t * dz - height_in_cell(heights, row, column, u + t * du, v + t * dv)


@inner_kernel
def is_carried(facet, matrix, nx, ny, nz, slack):
    """True if the ground with this normal carries an edge: the rock rises from it into both faces."""
    x, y, z = turned_back(matrix, nx, ny, nz)
    left, right = facet["left"], facet["right"]
    if not left[0] * x + left[1] * y + left[2] * z >= -slack:
        return False
    return right[0] * x + right[1] * y + right[2] * z >= -slack


@inner_kernel
def row_of(out_features, out_common, vertices, key):
    """The row of a contact: the one that it had in the last step, else a free one."""
    rows, free = out_common[0]["rows"], -1
    for i in range(vertices, rows):
        feature = out_features[i]
        if feature["is_touching"]:
            if feature["key"] == key:
                return i
        elif free < 0 and feature["gap"] == np.inf:
            free = i
    if free < 0:
        free = rows
        if free == out_features.shape[0]:  # the caller makes room and takes the step again
            out_common[0]["lacks_room"] = 1
            return free - 1
        out_common[0]["rows"] = rows + 1
    out_features[free]["key"] = key
    out_features[free]["is_touching"] = 0
    return free


@inner_kernel
def put(out_feature, kind, gap, nx, ny, nz):
    """Write kind, gap and normal of a contact."""
    normal = out_feature["normal"]
    out_feature["kind"], out_feature["gap"] = kind, gap
    normal[0], normal[1], normal[2] = nx, ny, nz


@inner_kernel
def lever_on_edge(body, edge, t, out_lever):
    """The point t of an edge, from the centre of mass in K."""
    facet = body.facets[edge]
    for a in range(3):
        start = body.vertices[facet["first"], a]
        out_lever[a] = start + t * (body.vertices[facet["second"], a] - start)


@inner_kernel
def turned(matrix, vector, sign):
    """A vector of K, times a sign, in I."""
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    x, y, z = sign * vector[0], sign * vector[1], sign * vector[2]
    return a00 * x + a01 * y + a02 * z, a10 * x + a11 * y + a12 * z, a20 * x + a21 * y + a22 * z


@inner_kernel
def turned_back(matrix, x, y, z):
    """A vector of I in K."""
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    return a00 * x + a10 * y + a20 * z, a01 * x + a11 * y + a21 * z, a02 * x + a12 * y + a22 * z
