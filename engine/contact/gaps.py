# SPDX-License-Identifier: GPL-2.0-or-later
"""Gaps of everything that may touch the ground: of the vertices here, of the others in lowest_points.py."""

import numpy as np

from ..ground import height_map
from ..ground.height_map import EAST_SLOPE, IS_BENT, NORTH_SLOPE, REACH, SOUTH_SLOPE, WEST_SLOPE
from ..jit.kernels import apart_kernel, inner_kernel
from ..rigid_body.pose import placed_at, pose_of
from .cells_below import bend_of_cells, look_at_cells
from .clearance import bounds_at, note_look, on_grid
from .lowest_points import find_again, find_lowest_points, gap_elsewhere
from .rows import forget_others
from .watch import WATCHED_GAP, end_watch, spent_since

TOUCH_DEPTH = 1e-3  # in radii, depth at which touchdown is aimed: deep enough for the midpoint to see the contact
SLACK = 2.0 * TOUCH_DEPTH  # in radii: how much deeper the hull may be beside a contact that is not at a vertex


@inner_kernel
def vertex_position(matrix, vertices, i, centre):
    """Position of vertex (or ball) i in I, local; ``matrix``: the entries of A_IK, ``centre``: of mass."""
    x, y, z = centre
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    rx, ry, rz = vertices[i, 0], vertices[i, 1], vertices[i, 2]
    return (
        x + a00 * rx + a01 * ry + a02 * rz, y + a10 * rx + a11 * ry + a12 * rz, z + a20 * rx + a21 * ry + a22 * rz,
    )  # fmt: skip


@apart_kernel
def find_gaps(terrain, body, pose, limit, out_workspace):
    """Gaps of all features, written in place; of features other than vertices only those of at most ``limit``.

    Infinite for vertices that the ground cannot reach: in a ball that is high above it, or far enough away when a watch
    began. What this shows of the whole rock is kept for ``stays_clear``.

    Returns the lowest of the gaps that may be below the limit, and True if the ground below a vertex is missing.
    """
    placed, features, common = placed_at(pose), out_workspace.features, out_workspace.common[0]
    x, y, z, matrix = pose.x, pose.y, pose.z, placed.matrix
    watch = common["watch"]
    if watch["is_on"] and limit == watch["window"]["limit"]:
        spent, way, chord = spent_since(body, pose, watch)
        if spent <= WATCHED_GAP * body.radius:
            forget_others(body.vertices.shape[0], features, common["rows"])
            lowest, least = find_again(terrain, body, placed, spent, way, chord, out_workspace)
            note_look(least, pose, common["look"])
            return lowest, False
    end_watch(watch)
    lowest, is_missing = np.inf, False
    groups = body.balls.shape[0]
    nearest, reach, spread, is_bent = np.inf, 0.0, 0.0, False
    is_inside = on_grid(terrain, x, y)
    if (terrain.is_bent or groups > 1) and is_inside:
        bounds = bounds_at(terrain, x, y)
        is_bent = bounds[IS_BENT] > 0.0
        if is_bent:
            spread = bounds[EAST_SLOPE] - bounds[WEST_SLOPE] + bounds[NORTH_SLOPE] - bounds[SOUTH_SLOPE]
        if groups > 1:
            reach = bounds[REACH]
    for group in range(groups):
        if reach > 0.0:
            px, py, pz = vertex_position(matrix, body.balls, group, (x, y, z))
            gap = pz - height_map.height_at(terrain, px, py)
            if gap > body.balls[group, 3] * reach:
                nearest = min(nearest, gap - body.balls[group, 3] * reach)
                for i in range(body.first[group], body.first[group + 1]):
                    features[i]["gap"] = np.inf
                continue
        for i in range(body.first[group], body.first[group + 1]):
            px, py, pz = vertex_position(matrix, body.vertices, i, (x, y, z))
            gap = pz - height_map.height_at(terrain, px, py)
            features[i]["gap"] = gap
            if is_bent:
                position = features[i]["place"]
                position[0], position[1], position[2] = px, py, pz
            if gap < lowest:
                lowest = gap
            elif gap != gap:
                is_missing = True
    forget_others(body.vertices.shape[0], features, common["rows"])
    nearest = min(nearest, lowest)
    # the rock is at most 2 R wide; lowest_points.py derives this bound
    least = nearest - 0.5 * spread * body.radius
    is_unsure = is_bent and nearest > limit and not least > limit + terrain.rounding
    if is_unsure and look_at_cells(terrain, body.radius, x, y, common["cells"]):
        least = nearest - bend_of_cells(body.radius, common["cells"])
    if is_bent and not least > limit + terrain.rounding:
        slack = slack_of(terrain, body)
        lowest_found, least = find_lowest_points(terrain, body, placed, nearest, limit, slack, out_workspace)
        lowest = min(lowest, lowest_found)
    note_look(least if is_inside and not is_missing else -np.inf, pose, common["look"])
    return lowest, is_missing


@inner_kernel
def slack_of(terrain, body):
    """The slope by which the gap may fall beside a contact (lowest_points.py)."""
    return SLACK * body.radius / min(body.radius, terrain.cell_x, terrain.cell_y)


@inner_kernel
def gap_of_feature(terrain, body, feature, i, s):
    """Gap of feature i in the state s. Leine et al. (2014), eq. 23."""
    placed = placed_at(pose_of(s))
    if i >= body.vertices.shape[0]:
        return gap_elsewhere(terrain, body, placed, feature)
    px, py, pz = vertex_position(placed.matrix, body.vertices, i, (s.x, s.y, s.z))
    return pz - height_map.height_at(terrain, px, py)
