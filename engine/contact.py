# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts of the rock's vertices with the ground, and their generalised force directions.

The gap of a vertex is its height above the terrain below it, g_N = z_P - z(x_P, y_P); g_N <= 0 is a contact
(Leine et al. 2014, eq. 23). With the contact frame (n, t1, t2) and the lever r from the centre of mass, the velocity
of the contact along a direction d is d . v + (r_K x A_IK^T d) . omega (eqs. 24-28), so a row of W^T is (d, r_K x d_K).
"""

import math
from typing import NamedTuple

import numpy as np

from . import height_map, quaternion
from ._jit import inner_kernel, kernel
from .distributions import COLUMNS
from .height_map import REACH

# one record a vertex
VERTEX = np.dtype(
    [
        ("gap", np.float64),  # g_N at the last detection, m
        ("is_touching", np.int64),  # 1 where the vertex was a contact of the last step
        ("force", np.float64, 3),  # mean of the last step: the first guess of the next, N
    ]
)
# one record a vertex: what some laws and options remember of its present contact; apart, to keep VERTEX small
MEMORY = np.dtype(
    [
        ("state", np.int64),  # what of it is of the present contact: SPRUNG, DRAWN; 0 when the vertex is clear
        ("own_gap", np.float64),  # of a compliant law: minus the compression of its spring, m
        ("damping", np.float64),  # of its dashpot, s2/m2; negative while it is open
        ("spring", np.float64, 3),  # elongation of its tangential spring in I, m
        ("twist", np.float64, 3),  # of its rotational spring in K, rad
        ("turn", np.float64, (3, 3)),  # Theta^-1, 1/(kg m2), where the ground resists rolling
        ("contacts", np.int64),  # how many contacts the vertex has had in this run
        ("friction_factor", np.float64),  # drawn for the present contact
        ("restitution", np.float64),  # the same; negative: that of the ground
        ("tilt", np.float64, 2),  # slopes of the rough ground against the smooth along t1 and t2
    ]
)
SPRUNG, DRAWN = 1, 2
# one record a contact; rows and entries 0, 1, 2 belong to n, t1, t2
CONTACT = np.dtype(
    [
        ("vertex", np.int64),
        ("direction", np.float64, (3, 3)),  # n, t1, t2 in I
        ("lever", np.float64, (3, 3)),  # r_K x d_K
        ("response", np.float64, (3, 3)),  # change of omega for a unit percussion
        ("delassus", np.float64, (3, 3)),  # G_ii, 1/kg
        ("friction", np.float64),  # mu
        ("restitution", np.float64, 2),  # normal and tangential
        ("bias", np.float64, 3),  # for the law to use; Newton's: epsilon gamma^-, m/s
        ("percussion", np.float64, 3),  # P, N s
        ("memory", np.float64, 9),  # for the law to use within a step
        ("gap", np.float64),  # g_N at the midpoint of the step, m; it and the next only where there are options
        ("rolling", np.float64),  # arm of the rolling resistance rho, m
    ]
)
# one record for the whole rock: what all contacts share. Here rather than in Physics or GroundGrid, whose fields every
# kernel of a flight is handed
COMMON = np.dtype(
    [
        ("inverse_inertia", np.float64, (3, 3)),  # Theta^-1, or Theta_Delta^-1 of the explicit scheme
        ("has_options", np.int64),  # 1 where contacts are changed by anything that follows (contact_options.py)
        ("remembers", np.int64),  # 1 where the MEMORY of the vertices is of use
        ("is_compliant", np.int64),  # 1 where the law stores energy and gives it back
        ("has_rolling", np.int64),  # 1 where some ground resists rolling
        ("restitution_decay", np.float64),  # s2/m2, 1 / square of the velocity that halves restitution; 0: none does
        ("has_chance", np.int64),  # 1 where contacts differ by chance; the rest is of use there only (chance.py)
        ("is_each", np.int64),  # 1 where each contact draws, 0 where the run did
        ("seed", np.int64),
        ("run", np.int64),
        ("friction_factor", np.float64),  # drawn for the run
        ("restitution", np.float64),  # the same; negative: that of the ground
        ("friction_row", np.float64, COLUMNS),  # distributions
        ("restitution_row", np.float64, COLUMNS),
    ]
)


class Workspace(NamedTuple):
    """Memory for the contacts of one rock. Few arrays: each costs time whenever it is handed to a kernel."""

    vertices: np.ndarray  # (vertices,) VERTEX
    contacts: np.ndarray  # (vertices,) CONTACT, the first of them in use
    common: np.ndarray  # (1,) COMMON
    memory: np.ndarray  # (vertices,) MEMORY


@kernel
def make_workspace(vertices):
    """Workspace for a rock of so many vertices, with nothing left to chance."""
    return Workspace(
        np.zeros(vertices, VERTEX), np.zeros(vertices, CONTACT), np.zeros(1, COMMON), np.zeros(vertices, MEMORY)
    )


@kernel
def workspace_of(vertices, common):
    """Workspace for a rock of so many vertices and the (1,) COMMON of its run."""
    return Workspace(np.zeros(vertices, VERTEX), np.zeros(vertices, CONTACT), common, np.zeros(vertices, MEMORY))


@inner_kernel
def bounds_at(terrain, x, y):
    """The bounds of the slopes around the local (x, y), which must be on the grid (``height_map.slope_bounds``)."""
    row, column = int(y / terrain.cell_y) // terrain.block, int(x / terrain.cell_x) // terrain.block
    b = terrain.bounds
    return b[row, column, 0], b[row, column, 1], b[row, column, 2], b[row, column, 3], b[row, column, 4]


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
def vertex_position(matrix, vertices, i, x, y, z):
    """Position of vertex (or ball) i in I, local; ``matrix``: the entries of A_IK, (x, y, z): the centre of mass."""
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    rx, ry, rz = vertices[i, 0], vertices[i, 1], vertices[i, 2]
    return (
        x + a00 * rx + a01 * ry + a02 * rz, y + a10 * rx + a11 * ry + a12 * rz, z + a20 * rx + a21 * ry + a22 * rz,
    )  # fmt: skip


@inner_kernel
def find_gaps(terrain, body, x, y, z, e0, e1, e2, e3, out_vertices):
    """Gaps of the vertices, written in place; infinite for those in a ball that the ground cannot reach into.

    Returns the lowest, and True if the ground below a vertex is missing.
    """
    matrix = quaternion.rotation_matrix(e0, e1, e2, e3)
    lowest, is_missing = np.inf, False
    groups = body.balls.shape[0]
    reach = 0.0
    if groups > 1 and on_grid(terrain, x, y):
        reach = bounds_at(terrain, x, y)[REACH]
    for group in range(groups):
        if reach > 0.0:
            px, py, pz = vertex_position(matrix, body.balls, group, x, y, z)
            gap = pz - height_map.height_at(terrain.heights, terrain.cell_x, terrain.cell_y, px, py)
            if gap > body.balls[group, 3] * reach:
                for i in range(body.first[group], body.first[group + 1]):
                    out_vertices[i]["gap"] = np.inf
                continue
        for i in range(body.first[group], body.first[group + 1]):
            px, py, pz = vertex_position(matrix, body.vertices, i, x, y, z)
            gap = pz - height_map.height_at(terrain.heights, terrain.cell_x, terrain.cell_y, px, py)
            out_vertices[i]["gap"] = gap
            if gap < lowest:
                lowest = gap
            elif gap != gap:
                is_missing = True
    return lowest, is_missing


@inner_kernel
def gap_of_vertex(terrain, vertices, i, s):
    """Gap of vertex i in the state s. Leine et al. (2014), eq. 23."""
    matrix = quaternion.rotation_matrix(s.e0, s.e1, s.e2, s.e3)
    px, py, pz = vertex_position(matrix, vertices, i, s.x, s.y, s.z)
    return pz - height_map.height_at(terrain.heights, terrain.cell_x, terrain.cell_y, px, py)


@inner_kernel
def force_directions(terrain, matrix, vertices, i, x, y, out_contact):
    """Contact frame and levers of vertex i, written in place. Leine et al. (2014), eqs. 7, 8, 25-28.

    (x, y): of the vertex, local.
    """
    nx, ny, nz = height_map.normal_at(terrain.heights, terrain.cell_x, terrain.cell_y, x, y)
    frame_of_normal(matrix, vertices, i, nx, ny, nz, out_contact)


@inner_kernel
def tilted_directions(terrain, matrix, vertices, i, x, y, tilt, out_contact):
    """The same on rough ground, whose slopes along t1 and t2 against the smooth are ``tilt``."""
    nx, ny, nz = height_map.normal_at(terrain.heights, terrain.cell_x, terrain.cell_y, x, y)
    t1x, t1y, t1z, t2x, t2y, t2z = height_map.tangents(nx, ny, nz)
    a, b = tilt[0], tilt[1]
    share = 1.0 / math.sqrt(1.0 + a * a + b * b)
    frame_of_normal(
        matrix, vertices, i, share * (nx + a * t1x + b * t2x), share * (ny + a * t1y + b * t2y),
        share * (nz + a * t1z + b * t2z), out_contact,
    )  # fmt: skip


@inner_kernel
def frame_of_normal(matrix, vertices, i, nx, ny, nz, out_contact):
    """Tangents to the normal (nx, ny, nz) and levers of vertex i, written in place."""
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = matrix
    rx, ry, rz = vertices[i, 0], vertices[i, 1], vertices[i, 2]
    t1x, t1y, t1z, t2x, t2y, t2z = height_map.tangents(nx, ny, nz)
    direction, lever = out_contact["direction"], out_contact["lever"]
    direction[0, 0], direction[0, 1], direction[0, 2] = nx, ny, nz
    direction[1, 0], direction[1, 1], direction[1, 2] = t1x, t1y, t1z
    direction[2, 0], direction[2, 1], direction[2, 2] = t2x, t2y, t2z
    for a in range(3):
        dx, dy, dz = direction[a, 0], direction[a, 1], direction[a, 2]
        kx, ky, kz = a00 * dx + a10 * dy + a20 * dz, a01 * dx + a11 * dy + a21 * dz, a02 * dx + a12 * dy + a22 * dz
        lever[a, 0], lever[a, 1], lever[a, 2] = ry * kz - rz * ky, rz * kx - rx * kz, rx * ky - ry * kx
    out_contact["vertex"] = i


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
