# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts of a rock with the ground other than at its vertices.

Over the plan of the rock the gap is g = L - b, L the lower side of the hull (convex, piecewise linear), b the ground
(bilinear in each cell, linear along the borders of cells). Between a face and a cell g is linear minus bilinear: a
saddle, without a minimum. Along a border of cells both are linear. So apart from vertices g has local minima only

    NODE     at a node of the terrain under a face       normal: of the face
    CREASE   where an edge crosses a border of cells     normal: perpendicular to edge and border
    EDGE     on an edge within a cell, g'' > 0           normal: of the ground, perpendicular to the edge there

A point is a minimum if g grows along all four lines that leave it: for a node the four borders; on an edge its two
directions and those into its two faces. Like a vertex, it is a contact if its gap is not positive.

**Slack.** A plate on two nodes whose depths differ by a millimetre must rest on both, though only the deeper one is a
minimum. So g may fall by the ``slack`` (a slope) along those lines; the caller derives it from the depth at which
touchdown is aimed. Where the ground does not bend up by more than rounding, on planes and in hollows, nothing is
searched for at all.

**Bounds.** Let the slopes of the ground below the rock be s +- d. A point p of the hull is a mean of vertices v with
weights w, so its gap is at least

    g(p) >= sum of w (g(v) - d |p - v|) >= least g(v) - d B / 2     B: width of the rock in plan, in x and y in turn

because a mean distance from the mean is at most half the range. And along an edge e the gap grows by e_z - (s +- d) e:
where all these values have one sign it has no minimum between the edge's ends. So most steps end before any search.
"""

import math

import numpy as np

from ..ground import height_map
from ..ground.height_map import height_in_cell
from ..jit.kernels import apart_kernel, inner_kernel, joined_kernel
from .clearance import ROUNDING
from .edges import walk_edge
from .nodes import find_nodes, way_to_nodes
from .rows import CREASE, EDGE, NODE, turned, turned_back
from .watch import NEEDED, WATCHED, WATCHED_GAP, WATCHED_WAY, keep_watch, reach_of
from .window import kept_window, sunk, window_of

DISTINCT = 2e-3  # radii above the limit up to which vertices' gaps are reported: callers test what has lifted a little


@apart_kernel
def find_lowest_points(terrain, body, placed, nearest, limit, slack, out_workspace):
    """Find all contacts that are not at vertices, with gaps of at most ``limit``, and begin a watch.

    Returns the least of their gaps, infinity if there are none, and a lower bound of the gap of the whole rock, minus
    infinity if nothing is known.

    ``nearest``: a lower bound of the vertices' gaps. Each contact goes to its own row of the features, the one that it
    had in the last step. The rows of the vertices must hold their gaps, and their places too except where a gap is
    infinite.
    """
    features, watch = out_workspace.features, out_workspace.common[0]["watch"]
    margin = WATCHED_WAY * body.radius
    window = window_of(terrain, body, placed, limit, slack, margin, features)
    if window.highest == -np.inf:
        return np.inf, -np.inf
    least = nearest - window.bend
    if least > limit + terrain.rounding:
        return np.inf, least
    if not window.highest >= window.lowest - limit:
        return np.inf, max(least, window.lowest - window.highest)
    edges, far = body.facets.size, np.inf
    if window.is_whole:
        begin_watch(terrain, body, placed, window, features, watch)
    watches = watch["is_on"] != 0
    if watches:
        edges, far = choose_edges(body, limit, 0.0, 0.0, features, watch)
    least, bound = search(terrain, body, placed, window, edges, watches, 0.0, out_workspace)
    if watches:  # edges that are not watched are no nearer than this
        bound = min(bound, far, limit + WATCHED_GAP * body.radius)
    return least, min(nearest, least, bound)


@apart_kernel
def find_again(terrain, body, placed, spent, way, chord, out_workspace):
    """Gaps of what is watched, in place, and all contacts that are not at vertices.

    ``spent``, ``way``, ``chord``: see watch.py. Returns the lowest gap, and a lower bound of the gap of the whole rock.
    """
    features, watch, pose = out_workspace.features, out_workspace.common[0]["watch"], placed.pose
    window = kept_window(watch["window"])
    edges, far = choose_edges(body, window.limit, spent, chord, features, watch)
    lowest, high = np.inf, window.limit + spent + DISTINCT * body.radius
    for k in range(watch["vertices"]):
        i = features[k]["watched_vertex"]
        feature = features[i]
        if feature["first_gap"] > high and feature["is_watched"] != NEEDED:
            feature["gap"] = np.inf
            far = min(far, feature["first_gap"] - spent)
            continue
        feature["is_watched"] = WATCHED
        rx, ry, rz = body.vertices[i, 0], body.vertices[i, 1], body.vertices[i, 2]
        dx, dy, dz = turned(placed.matrix, (rx, ry, rz), 1.0)
        position = feature["place"]
        position[0], position[1], position[2] = pose.x + dx, pose.y + dy, pose.z + dz
        feature["level"] = position[2] - window.slope_x * position[0] - window.slope_y * position[1]
        feature["gap"] = position[2] - height_map.height_at(terrain, position[0], position[1])
        lowest = min(lowest, feature["gap"])
    nearest = min(lowest, far, window.limit + WATCHED_GAP * body.radius - spent)
    least = nearest - window.bend
    if least > window.limit + terrain.rounding:
        return lowest, least
    nodes_gap = watch["nodes_way"] - way
    if edges == 0 and nodes_gap > 0.0:
        return lowest, min(nearest, window.limit + nodes_gap)
    gap, bound = search(terrain, body, placed, sunk(window, way), edges, True, nodes_gap, out_workspace)
    return min(lowest, gap), min(nearest, gap, bound)


@inner_kernel
def begin_watch(terrain, body, placed, window, out_features, out_watch):
    """Choose the vertices and edges that may touch the ground until WATCHED_GAP is spent, in place."""
    near, vertices, edges = window.limit + WATCHED_GAP * body.radius, 0, 0
    for i in range(body.vertices.shape[0]):
        feature = out_features[i]
        is_low = feature["level"] <= window.highest + near
        feature["is_watched"] = WATCHED if is_low and known_gap(terrain, feature) <= near else 0
    for edge in range(body.facets.size):
        first, second = out_features[body.facets[edge]["first"]], out_features[body.facets[edge]["second"]]
        if min(first["level"], second["level"]) > window.highest + near:
            continue
        gap = least_between(terrain, window, first, second)
        if gap > near:
            continue
        chord = chord_till_level(terrain, window, first, second, body.radius)
        if chord > WATCHED_WAY * body.radius:
            continue
        first["is_watched"], second["is_watched"] = WATCHED, WATCHED
        if edges == out_features.shape[0]:
            return
        row = out_features[edges]
        row["watched_edge"], row["edge_gap"], row["edge_chord"] = edge, gap, chord
        edges += 1
    for i in range(body.vertices.shape[0]):
        if out_features[i]["is_watched"]:
            out_features[i]["first_gap"] = known_gap(terrain, out_features[i])
            out_features[vertices]["watched_vertex"] = i
            vertices += 1
    farthest = math.sqrt(3.0) * WATCHED_WAY * body.radius
    way = way_to_nodes(terrain, body, placed, window, farthest) - ROUNDING * body.radius
    keep_watch(window, vertices, edges, way, placed.pose, out_watch)


@inner_kernel
def choose_edges(body, limit, spent, chord, out_features, watch):
    """Choose the watched edges that may have a contact, and their ends; in place. See watch.py.

    Returns how many, and a lower bound of the gaps on the other edges, apart from their ends.
    """
    edges, far = 0, np.inf
    for k in range(watch["edges"]):
        row = out_features[k]
        if chord < row["edge_chord"]:
            continue
        if row["edge_gap"] - spent > limit:
            far = min(far, row["edge_gap"] - spent)
            continue
        facet = body.facets[row["watched_edge"]]
        out_features[facet["first"]]["is_watched"], out_features[facet["second"]]["is_watched"] = NEEDED, NEEDED
        out_features[edges]["needed_edge"] = row["watched_edge"]
        edges += 1
    return edges, far


@inner_kernel
def search(terrain, body, placed, window, edges, is_chosen, nodes_gap, out_workspace):
    """Find contacts at nodes and on ``edges`` edges: those that are chosen, or all.

    Gaps at nodes are above the limit by at least ``nodes_gap``. Returns the least of the gaps found, and a lower bound
    of all other gaps that were looked at and may be minima.
    """
    least, bound, limit = np.inf, window.limit + nodes_gap, window.limit
    features, matrix = out_workspace.features, placed.matrix
    if not nodes_gap > 0.0:
        least, bound = find_nodes(terrain, body, placed, window, features, out_workspace.common[0]["rows"])
    # normals of the ground are c + a e_x + b e_y with |a| <= half_x, |b| <= half_y; here in K, of any length
    cx, cy, cz = turned_back(matrix, -window.middle_x, -window.middle_y, 1.0)
    half_x, half_y = window.half_x + window.slack, window.half_y + window.slack
    spare = window.slack * (1.0 + abs(window.middle_x) + abs(window.middle_y) + half_x + half_y)
    for k in range(edges):
        edge = features[k]["needed_edge"] if is_chosen else k
        facet = body.facets[edge]
        first, second = features[facet["first"]], features[facet["second"]]
        above = min(first["level"], second["level"]) - window.highest
        if above > limit:
            bound = min(bound, above)
            continue
        between = least_minimum_between(terrain, window, first, second)
        if between > limit:
            bound = min(bound, between)
            continue
        if not may_rise(facet["left"], matrix, (cx, cy, cz), (half_x, half_y), spare):
            continue
        if may_rise(facet["right"], matrix, (cx, cy, cz), (half_x, half_y), spare):
            least = min(least, walk_edge(terrain, body, matrix, edge, window, out_workspace))
            bound = min(bound, limit)
    return least, bound


@inner_kernel
def growth_between(window, first, second):
    """From end to end of an edge the gap grows by ``growth`` - ``spread`` to ``growth`` + ``spread``, because the
    slopes of the ground are in the range of the window. Returns these two, and the extent of the edge in x and y."""
    a, b = first["place"], second["place"]
    dx, dy = b[0] - a[0], b[1] - a[1]
    growth = b[2] - a[2] - window.middle_x * dx - window.middle_y * dy
    return growth, window.half_x * abs(dx) + window.half_y * abs(dy), abs(dx), abs(dy)


@inner_kernel
def least_of(start, end, growth, spread):
    """Lower bound of the gap along an edge from the gaps at its ends: lines through these with the extreme slopes."""
    if abs(growth) >= spread:
        return min(start, end)
    return start + (growth - spread) * (start - end + growth + spread) / (2.0 * spread)


@inner_kernel
def least_between(terrain, window, first, second):
    """Lower bound of the gap along an edge."""
    growth, spread, _, _ = growth_between(window, first, second)
    return least_of(known_gap(terrain, first), known_gap(terrain, second), growth, spread)


@joined_kernel
def least_minimum_between(terrain, window, first, second):
    """Lower bound of the gaps of minima between the ends of an edge; infinite where there can be none."""
    growth, spread, dx, dy = growth_between(window, first, second)
    if abs(growth) > spread + spare_of(terrain, window, dx, dy):
        return np.inf
    return least_of(known_gap(terrain, first), known_gap(terrain, second), growth, spread)


@inner_kernel
def spare_of(terrain, window, dx, dy):
    """Growth of the gap along an edge, beyond ``spread``, from which it has no minimum, m."""
    return 2.0 * window.slack * (dx + dy) + terrain.rounding * (2.0 + dx / terrain.cell_x + dy / terrain.cell_y)


@inner_kernel
def chord_till_level(terrain, window, first, second, radius):
    """Chord by which a rotation may move points of the rock before an edge has a minimum, m; negative if it may now."""
    growth, spread, dx, dy = growth_between(window, first, second)
    climb = abs(growth) - spread - spare_of(terrain, window, dx, dy)
    a, b = first["place"], second["place"]
    length = math.sqrt(dx * dx + dy * dy + (b[2] - a[2]) * (b[2] - a[2]))
    soft = 2.0 * window.slack + terrain.rounding / min(terrain.cell_x, terrain.cell_y)
    reach = reach_of(window.middle_x, window.middle_y, window.half_x + soft, window.half_y + soft)
    return radius * climb / (length * reach) - ROUNDING * radius


@inner_kernel
def known_gap(terrain, feature):
    """Gap of a vertex; looked up if it has not been."""
    if feature["gap"] == np.inf:
        position = feature["place"]
        feature["gap"] = position[2] - height_map.height_at(terrain, position[0], position[1])
    return feature["gap"]


@inner_kernel
def may_rise(direction, matrix, middle, halves, spare):
    """True if there may be a normal of the ground below the rock along which a ``direction`` of K rises.

    ``middle``: of the normals, in K; ``halves``: of the ranges of the slopes in x and y.
    """
    (cx, cy, cz), (half_x, half_y) = middle, halves
    x, y, z = direction[0], direction[1], direction[2]
    along_x, along_y = matrix[0] * x + matrix[1] * y + matrix[2] * z, matrix[3] * x + matrix[4] * y + matrix[5] * z
    return cx * x + cy * y + cz * z + half_x * abs(along_x) + half_y * abs(along_y) >= -spare


@inner_kernel
def gap_elsewhere(terrain, body, placed, feature):
    """Gap, in a given pose, of a contact that was found in another one: between the plane of the face and the node, the
    lines of edge and border, or edge and surface of the cell, each as if it had no end."""
    heights, lx, ly = terrain.heights, terrain.cell_x, terrain.cell_y
    x, y, z, matrix = placed.pose.x, placed.pose.y, placed.pose.z, placed.matrix
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
