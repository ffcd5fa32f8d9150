# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts of the rock with the ground, and their generalised force directions.

The gap of a vertex is its height above the terrain below it, g_N = z_P - z(x_P, y_P); g_N <= 0 is a contact
(Leine et al. 2014, eq. 23). Where else a rock can touch the ground says lowest_points.py. With the contact frame
(n, t1, t2) and the lever r from the centre of mass, the velocity of the contact along a direction d is
d . v + (r_K x A_IK^T d) . omega (eqs. 24-28), so a row of W^T is (d, r_K x d_K).
"""

import math
from typing import NamedTuple

import numpy as np

from ..arithmetic import quaternion
from ..ground import height_map
from ..ground.height_map import EAST_SLOPE, IS_BENT, NORTH_SLOPE, REACH, SOUTH_SLOPE, WEST_SLOPE
from ..jit.kernels import inner_kernel, kernel
from ..random_numbers.distributions import COLUMNS
from .lowest_points import find_lowest_points, gap_elsewhere

TOUCH_DEPTH = 1e-3  # depth, in radii, at which touchdown is aimed: deep enough that the midpoint sees the contact
FIRST_ROOM = 64  # contacts besides vertices, of two steps
ROUNDING = 1e-6  # in radii: far above that of a chord, which is the root of a rounded difference
SLACK = 2.0 * TOUCH_DEPTH  # in radii: how much deeper the hull may be beside a contact that is not at a vertex

# one record for whatever of the rock may touch: each vertex, then what else is or was close to the ground, row by row
FEATURE = np.dtype(
    [
        ("gap", np.float64),  # g_N at the last detection, m; infinite for what was not found there
        ("is_touching", np.int64),  # 1 where it was a contact of the last step
        ("force", np.float64, 3),  # mean of the last step: the first guess of the next, N
        ("level", np.float64),  # of a vertex, above the plane of the Window or of the surface (scar.py), m
        ("place", np.float64, 3),  # of a vertex, in I, m; as of the last search beyond the vertices
        ("kind", np.int64),  # what follows is of the others only (rows.py): NODE, CREASE, EDGE
        ("key", np.int64),  # the same for the same contact in the next step
        ("element", np.int64),  # face or edge of the rock
        ("row", np.int64),  # node or cell of the terrain
        ("column", np.int64),
        ("axis", np.int64),  # 0 for a border that runs north, 1 for one that runs east
        ("lever", np.float64, 3),  # r_K, m
        ("normal", np.float64, 3),  # n in I
    ]
)
# one record a feature: what some laws and options remember of its present contact; apart, to keep FEATURE small
MEMORY = np.dtype(
    [
        ("state", np.int64),  # what of it is of the present contact: SPRUNG, DRAWN; 0 when the feature is clear
        ("own_gap", np.float64),  # of a compliant law: minus the compression of its spring, m
        ("damping", np.float64),  # of its dashpot, s2/m2; negative while it is open
        ("spring", np.float64, 3),  # elongation of its tangential spring in I, m
        ("twist", np.float64, 3),  # of its rotational spring in K, rad
        ("turn", np.float64, (3, 3)),  # Theta^-1, 1/(kg m2), where the ground resists rolling
        ("contacts", np.int64),  # how many contacts this record has been for in this run
        ("friction_factor", np.float64),  # drawn for the present contact
        ("restitution", np.float64),  # the same; negative: that of the ground
        ("tilt", np.float64, 2),  # slopes of the rough ground against the smooth along t1 and t2
    ]
)
SPRUNG, DRAWN = 1, 2
# one record a contact; rows and entries 0, 1, 2 belong to n, t1, t2
CONTACT = np.dtype(
    [
        ("feature", np.int64),
        ("point", np.float64, 3),  # r_K, m
        ("direction", np.float64, (3, 3)),  # n, t1, t2 in I
        ("lever", np.float64, (3, 3)),  # r_K x d_K
        ("response", np.float64, (3, 3)),  # change of omega for a unit percussion
        ("delassus", np.float64, (3, 3)),  # G_ii, 1/kg
        ("friction", np.float64),  # mu
        ("restitution", np.float64, 2),  # normal and tangential
        ("bias", np.float64, 3),  # for the law to use; Newton's: epsilon gamma^-, m/s
        ("percussion", np.float64, 3),  # P, N s
        ("scratch", np.float64, 9),  # for the law to use within a step
        ("gap", np.float64),  # g_N at the midpoint of the step, m; it and the next only where there are options
        ("rolling", np.float64),  # arm of the rolling resistance rho, m
    ]
)
# one record for the whole rock: what all contacts share. Here rather than in Physics or GroundGrid, whose fields every
# kernel of a flight is handed
COMMON = np.dtype(
    [
        ("rows", np.int64),  # of FEATURE in use
        ("lacks_room", np.int64),  # 1 where a contact found no row
        ("seen_gap", np.float64),  # of the whole rock at least, m, in the pose of the last look; -inf: not known
        ("seen_pose", np.float64, 7),  # that pose: centre of mass, local, and unit quaternion
        ("inverse_inertia", np.float64, (3, 3)),  # Theta^-1, or Theta_Delta^-1 of the explicit scheme
        ("has_options", np.int64),  # 1 where contacts are changed by anything that follows (options.py)
        ("remembers", np.int64),  # 1 where the MEMORY of the features is of use
        ("is_compliant", np.int64),  # 1 where the law stores energy and gives it back
        ("has_rolling", np.int64),  # 1 where some ground resists rolling
        ("rolling_moment", np.float64),  # of the percussions since the last step began, N m s (rolling.py)
        ("steps_held", np.int64),  # in which it stopped the spin altogether, one after the other
        ("gives_way", np.int64),  # 1 where some ground has a scar layer; what follows is of use there only (scar.py)
        ("has_torque", np.int64),  # 1 where the soil brakes the spin too
        ("in_scar", np.int64),  # 1 while the rock is below the surface
        ("scar_depth", np.float64),  # d_max of the present scar, plumb, m; 0 when the rock is clear
        ("scar_now", np.float64),  # how deep the rock is at the end of the step, m; 0 when it is clear
        ("scar_sunk", np.float64),  # how deep the rock has been in the present or last scar, m
        ("scar_length", np.float64),  # way of the centre of mass in it, m
        ("surface", np.float64, 4),  # plane of the surface at the last look: n in I, n . p of its points p
        ("surface_way", np.float64),  # how far any point of the rock has gone since, at most, m
        ("softness", np.float64),  # of the layer there, M_e^-0.4, M_e in kN/m2
        ("soil_resistance", np.float64),  # of the layer there, 1/2 C_d rho_s, kg/m3
        ("restitution_decay", np.float64),  # s2/m2, 1 / square of the velocity that halves restitution; 0: none does
        ("has_chance", np.int64),  # 1 where contacts differ by chance; the rest is of use there only (chance.py)
        ("is_each", np.int64),  # 1 where each contact draws, 0 where the run did
        ("seed", np.int64),
        ("run", np.int64),
        ("friction_factor", np.float64),  # drawn for the run
        ("restitution", np.float64),  # the same; negative: that of the ground
        ("friction_row", np.float64, COLUMNS),  # distributions
        ("restitution_row", np.float64, COLUMNS),
        ("meetings_cut", np.int64),  # steps with more meetings with obstacles than one may have
        ("touches_given_up", np.int64),  # looks for the touch of a stem that came to no end
    ]
)


class Workspace(NamedTuple):
    """Memory for the contacts of one rock. Few arrays: each costs time whenever it is handed to a kernel."""

    features: np.ndarray  # (features,) FEATURE: the vertices, then others
    contacts: np.ndarray  # (features,) CONTACT, the first of them in use
    common: np.ndarray  # (1,) COMMON
    memory: np.ndarray  # (features,) MEMORY


def empty_workspace():
    """A Workspace of no use but to show of what kind its arrays are."""
    return Workspace(np.zeros(1, FEATURE), np.zeros(1, CONTACT), np.zeros(1, COMMON), np.zeros(1, MEMORY))


@kernel
def make_workspace(vertices, others=0):
    """Workspace for a rock of so many vertices and room for other contacts, with nothing left to chance."""
    return workspace_of(vertices, others, np.zeros(1, COMMON))


@kernel
def workspace_of(vertices, others, common):
    """Workspace for a rock of so many vertices and room for other contacts, and the (1,) COMMON of its run."""
    rows = vertices + others
    common[0]["rows"], common[0]["lacks_room"], common[0]["seen_gap"] = vertices, 0, -np.inf
    return Workspace(np.zeros(rows, FEATURE), np.zeros(rows, CONTACT), common, np.zeros(rows, MEMORY))


@inner_kernel
def first_room(terrain):
    """Room for contacts besides vertices with which a run begins; it grows as a run needs more."""
    return FIRST_ROOM if terrain.is_bent else 0


@inner_kernel
def needs_more_room(vertices, workspace):
    """True if contacts found no room, or may find none soon: the contacts of two steps are kept at once."""
    if workspace.common[0]["rows"] == vertices:
        return False
    others = workspace.features.shape[0] - vertices
    return workspace.common[0]["lacks_room"] != 0 or 2 * (workspace.common[0]["rows"] - vertices) > others


@kernel
def with_more_room(vertices, workspace):
    """The same workspace with twice the room for contacts besides vertices."""
    rows = workspace.features.shape[0]
    larger = workspace_of(vertices, 2 * (rows - vertices), workspace.common)
    larger.common[0]["rows"] = rows
    for i in range(rows):
        larger.features[i] = workspace.features[i]
        larger.memory[i] = workspace.memory[i]
    return larger


@inner_kernel
def bounds_at(terrain, x, y):
    """The bounds of the slopes around the local (x, y), which must be on the grid (``height_map.slope_bounds``)."""
    # blocks are a power of two wide, so this is exactly the cell divided by the block, without a division of integers
    row, column = int(y / (terrain.cell_y * terrain.block)), int(x / (terrain.cell_x * terrain.block))
    b = terrain.bounds
    return (
        b[row, column, 0], b[row, column, 1], b[row, column, 2], b[row, column, 3], b[row, column, 4], b[row, column, 5]
    )  # fmt: skip


@inner_kernel
def approach(bounds, vx, vy, fall):
    """Rate, m/s, at which a point that falls at ``fall`` and moves on with (vx, vy) nears the ground at most, plumb."""
    fall += vx * (bounds[EAST_SLOPE] if vx > 0.0 else bounds[WEST_SLOPE])
    return fall + vy * (bounds[NORTH_SLOPE] if vy > 0.0 else bounds[SOUTH_SLOPE])


@inner_kernel
def on_grid(terrain, x, y):
    """True if the local (x, y) lies on the grid."""
    ny, nx = terrain.heights.shape
    return 0.0 <= x <= (nx - 1) * terrain.cell_x and 0.0 <= y <= (ny - 1) * terrain.cell_y


@inner_kernel
def is_clear(terrain, radius, x, y, gap):
    """True if a rock with its centre ``gap`` above the ground at local (x, y) cannot touch it, however it is turned."""
    if not gap > radius:  # NaN is caught too
        return False
    return gap > radius * bounds_at(terrain, x, y)[REACH]


@inner_kernel
def stays_clear(terrain, body, s, common):
    """True if the rock in the state s cannot touch the ground, going by how far above it was at the last look.

    From that pose to this one a point of the rock goes the way of the centre of mass and, by the turn, a chord of at
    most 2 R sin(angle / 2); the ground rises along it by the steepest slopes around at most.
    """
    gap = common["seen_gap"]
    if not gap > 0.0:
        return False
    seen, radius = common["seen_pose"], body.radius
    dx, dy, dz = s.x - seen[0], s.y - seen[1], s.z - seen[2]
    # not beyond the blocks looked at, nor with any part beyond the grid
    if max(abs(dx), abs(dy)) > 0.5 * terrain.block * min(terrain.cell_x, terrain.cell_y):
        return False
    if not (on_grid(terrain, s.x - radius, s.y - radius) and on_grid(terrain, s.x + radius, s.y + radius)):
        return False
    bounds = bounds_at(terrain, seen[0], seen[1])
    cosine = seen[3] * s.e0 + seen[4] * s.e1 + seen[5] * s.e2 + seen[6] * s.e3
    chord = 2.0 * radius * math.sqrt(max(0.0, 1.0 - cosine * cosine))
    nearer = approach(bounds, dx, dy, -dz) + chord * bounds[REACH]
    return gap - nearer > ROUNDING * radius


@inner_kernel
def vertex_position(matrix, vertices, i, x, y, z):
    """Position of vertex (or ball) i in I, local; ``matrix``: the entries of A_IK, (x, y, z): the centre of mass."""
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    rx, ry, rz = vertices[i, 0], vertices[i, 1], vertices[i, 2]
    return (
        x + a00 * rx + a01 * ry + a02 * rz, y + a10 * rx + a11 * ry + a12 * rz, z + a20 * rx + a21 * ry + a22 * rz,
    )  # fmt: skip


@inner_kernel
def find_gaps(terrain, body, x, y, z, e0, e1, e2, e3, limit, out_workspace):
    """Gaps of all features, written in place; of those that are no vertices the ones of at most ``limit``.

    Infinite for vertices in a ball that the ground cannot reach into. What is known then of the whole rock is kept
    for ``stays_clear``.

    Returns the lowest, and True if the ground below a vertex is missing.
    """
    matrix, features = quaternion.rotation_matrix(e0, e1, e2, e3), out_workspace.features
    common = out_workspace.common[0]
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
            px, py, pz = vertex_position(matrix, body.balls, group, x, y, z)
            gap = pz - height_map.height_at(terrain.heights, terrain.cell_x, terrain.cell_y, px, py)
            if gap > body.balls[group, 3] * reach:
                nearest = min(nearest, gap - body.balls[group, 3] * reach)
                for i in range(body.first[group], body.first[group + 1]):
                    features[i]["gap"] = np.inf
                continue
        for i in range(body.first[group], body.first[group + 1]):
            px, py, pz = vertex_position(matrix, body.vertices, i, x, y, z)
            gap = pz - height_map.height_at(terrain.heights, terrain.cell_x, terrain.cell_y, px, py)
            features[i]["gap"] = gap
            if is_bent:
                place = features[i]["place"]
                place[0], place[1], place[2] = px, py, pz
            if gap < lowest:
                lowest = gap
            elif gap != gap:
                is_missing = True
    forget_others(body.vertices.shape[0], out_workspace)
    nearest = min(nearest, lowest)
    # the rock is at most 2 R wide; see lowest_points.py on what lies below this
    least = nearest - 0.5 * spread * body.radius
    if is_bent and not least > limit + terrain.rounding:
        slack = SLACK * body.radius / min(body.radius, terrain.cell_x, terrain.cell_y)
        found, least = find_lowest_points(
            terrain, body, matrix, x, y, z, nearest, limit, slack, features, out_workspace.common
        )
        lowest = min(lowest, found)
    note_look(least if is_inside and not is_missing else -np.inf, x, y, z, e0, e1, e2, e3, common)
    return lowest, is_missing


@inner_kernel
def note_look(gap, x, y, z, e0, e1, e2, e3, out_common):
    """Keep a pose and how far the whole rock is above the ground there at least, in place."""
    seen = out_common["seen_pose"]
    out_common["seen_gap"] = gap
    seen[0], seen[1], seen[2] = x, y, z
    seen[3], seen[4], seen[5], seen[6] = e0, e1, e2, e3


@inner_kernel
def forget_others(vertices, out_workspace):
    """Gaps of what is no vertex are unknown, in place; rows at the end that were no contacts are free again."""
    features, rows = out_workspace.features, out_workspace.common[0]["rows"]
    while rows > vertices and not features[rows - 1]["is_touching"]:
        rows -= 1
    out_workspace.common[0]["rows"] = rows
    for i in range(vertices, rows):
        features[i]["gap"] = np.inf


@inner_kernel
def gap_of_feature(terrain, body, feature, i, s):
    """Gap of feature i in the state s. Leine et al. (2014), eq. 23."""
    matrix = quaternion.rotation_matrix(s.e0, s.e1, s.e2, s.e3)
    if i >= body.vertices.shape[0]:
        return gap_elsewhere(terrain, body, matrix, s.x, s.y, s.z, feature)
    px, py, pz = vertex_position(matrix, body.vertices, i, s.x, s.y, s.z)
    return pz - height_map.height_at(terrain.heights, terrain.cell_x, terrain.cell_y, px, py)


@inner_kernel
def force_directions(terrain, body, feature, i, matrix, x, y, out_contact):
    """Contact frame and levers of feature i, written in place. Leine et al. (2014), eqs. 7, 8, 25-28.

    (x, y): of the centre of mass, local. Returns those of the contact.
    """
    point = out_contact["point"]
    for a in range(3):
        point[a] = body.vertices[i, a] if i < body.vertices.shape[0] else feature["lever"][a]
    x += matrix[0] * point[0] + matrix[1] * point[1] + matrix[2] * point[2]
    y += matrix[3] * point[0] + matrix[4] * point[1] + matrix[5] * point[2]
    if i < body.vertices.shape[0]:
        nx, ny, nz = height_map.normal_at(terrain.heights, terrain.cell_x, terrain.cell_y, x, y)
    else:
        nx, ny, nz = feature["normal"][0], feature["normal"][1], feature["normal"][2]
    out_contact["feature"] = i
    frame_of_normal(matrix, nx, ny, nz, out_contact)
    return x, y


@inner_kernel
def frame_of_normal(matrix, nx, ny, nz, out_contact):
    """Tangents to the normal (nx, ny, nz) and levers of the contact's point, written in place."""
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    rx, ry, rz = out_contact["point"][0], out_contact["point"][1], out_contact["point"][2]
    t1x, t1y, t1z, t2x, t2y, t2z = height_map.tangents(nx, ny, nz)
    direction, lever = out_contact["direction"], out_contact["lever"]
    direction[0, 0], direction[0, 1], direction[0, 2] = nx, ny, nz
    direction[1, 0], direction[1, 1], direction[1, 2] = t1x, t1y, t1z
    direction[2, 0], direction[2, 1], direction[2, 2] = t2x, t2y, t2z
    for a in range(3):
        dx, dy, dz = direction[a, 0], direction[a, 1], direction[a, 2]
        kx, ky, kz = a00 * dx + a10 * dy + a20 * dz, a01 * dx + a11 * dy + a21 * dz, a02 * dx + a12 * dy + a22 * dz
        lever[a, 0], lever[a, 1], lever[a, 2] = ry * kz - rz * ky, rz * kx - rx * kz, rx * ky - ry * kx


@inner_kernel
def contact_velocity(contact, a, vx, vy, vz, wx, wy, wz):
    """gamma of a contact along its direction a: one row of W^T u. Leine et al. (2014), eq. 53."""
    d, w = contact["direction"], contact["lever"]
    return d[a, 0] * vx + d[a, 1] * vy + d[a, 2] * vz + w[a, 0] * wx + w[a, 1] * wy + w[a, 2] * wz


@inner_kernel
def delassus_block(inverse_mass, inverse_inertia, out_contact):
    """G_ii = W_i^T M^-1 W_i, and the spin of a unit percussion, written in place. Leine et al. (2014), eq. 67."""
    w, r, g = out_contact["lever"], out_contact["response"], out_contact["delassus"]
    for a in range(3):
        for k in range(3):
            r[a, k] = (
                inverse_inertia[k, 0] * w[a, 0] + inverse_inertia[k, 1] * w[a, 1] + inverse_inertia[k, 2] * w[a, 2]
            )
    for a in range(3):
        for b in range(3):
            g[a, b] = w[a, 0] * r[b, 0] + w[a, 1] * r[b, 1] + w[a, 2] * r[b, 2]
        g[a, a] += inverse_mass


@inner_kernel
def percussed(contact, inverse_mass, p_n, p_1, p_2, vx, vy, vz, wx, wy, wz):
    """Velocity and spin after a percussion of one contact: u + M^-1 W P."""
    d, r = contact["direction"], contact["response"]
    return (
        vx + inverse_mass * (p_n * d[0, 0] + p_1 * d[1, 0] + p_2 * d[2, 0]),
        vy + inverse_mass * (p_n * d[0, 1] + p_1 * d[1, 1] + p_2 * d[2, 1]),
        vz + inverse_mass * (p_n * d[0, 2] + p_1 * d[1, 2] + p_2 * d[2, 2]),
        wx + p_n * r[0, 0] + p_1 * r[1, 0] + p_2 * r[2, 0],
        wy + p_n * r[0, 1] + p_1 * r[1, 1] + p_2 * r[2, 1],
        wz + p_n * r[0, 2] + p_1 * r[1, 2] + p_2 * r[2, 2],
    )
