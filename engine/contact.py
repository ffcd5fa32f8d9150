# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts of the rock's vertices with the ground, and their generalised force directions.

The gap of a vertex is its height above the terrain below it, g_N = z_P - z(x_P, y_P); g_N <= 0 is a contact
(Leine et al. 2014, eq. 23). With the contact frame (n, t1, t2) and the lever r from the centre of mass, the velocity
of the contact along a direction d is d . v + (r_K x A_IK^T d) . omega (eqs. 24-28), so a row of W^T is (d, r_K x d_K).
"""

from typing import NamedTuple

import numpy as np

from . import height_map, quaternion
from ._jit import kernel


class Contacts(NamedTuple):
    """Work space for the contacts of one step: entry i is contact i, direction 0, 1, 2 = n, t1, t2."""

    gaps: np.ndarray  # (vertices,) g_N at the last detection, m
    is_touching: np.ndarray  # (vertices,) 1 where the vertex was in contact in the last step
    remembered: np.ndarray  # (vertices, 3) percussions of the last step, first guess of the next
    vertex: np.ndarray  # (contacts,) index of the vertex
    direction: np.ndarray  # (contacts, 3, 3) n, t1, t2 in I
    lever: np.ndarray  # (contacts, 3, 3) r_K x d_K
    response: np.ndarray  # (contacts, 3, 3) change of omega for a unit percussion
    delassus: np.ndarray  # (contacts, 3, 3) G_ii, 1/kg
    bias: np.ndarray  # (contacts, 3) epsilon gamma^-, m/s
    friction: np.ndarray  # (contacts,) mu
    percussion: np.ndarray  # (contacts, 3) P, N s
    inverse_inertia: np.ndarray  # (3, 3) Theta^-1, or Theta_Delta^-1 of the explicit scheme
    ground: np.ndarray  # (8,) ground parameters at the contact in hand


@kernel
def make_contacts(vertices):
    """Work space for a rock of so many vertices."""
    return Contacts(
        gaps=np.zeros(vertices),
        is_touching=np.zeros(vertices, np.uint8),
        remembered=np.zeros((vertices, 3)),
        vertex=np.zeros(vertices, np.int64),
        direction=np.zeros((vertices, 3, 3)),
        lever=np.zeros((vertices, 3, 3)),
        response=np.zeros((vertices, 3, 3)),
        delassus=np.zeros((vertices, 3, 3)),
        bias=np.zeros((vertices, 3)),
        friction=np.zeros(vertices),
        percussion=np.zeros((vertices, 3)),
        inverse_inertia=np.zeros((3, 3)),
        ground=np.zeros(8),
    )


@kernel
def is_clear(terrain, radius, x, y, gap):
    """True if a rock with its centre ``gap`` above the ground at local (x, y) cannot touch it in any orientation."""
    if not gap > radius:  # NaN is caught too
        return False
    row, column = int(y / terrain.cell_y) // terrain.block, int(x / terrain.cell_x) // terrain.block
    return gap > radius * terrain.reach[row, column]


@kernel
def find_gaps(terrain, vertices, x, y, z, e0, e1, e2, e3, out_gaps):
    """Gaps of all vertices, written in place. Returns the lowest, and True if the ground below a vertex is missing."""
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = quaternion.rotation_matrix(e0, e1, e2, e3)
    lowest, is_missing = np.inf, False
    for i in range(vertices.shape[0]):
        rx, ry, rz = vertices[i, 0], vertices[i, 1], vertices[i, 2]
        ground = height_map.height_at(
            terrain.heights, terrain.cell_x, terrain.cell_y,
            x + a00 * rx + a01 * ry + a02 * rz, y + a10 * rx + a11 * ry + a12 * rz,
        )  # fmt: skip
        gap = z + a20 * rx + a21 * ry + a22 * rz - ground
        out_gaps[i] = gap
        if gap < lowest:
            lowest = gap
        elif gap != gap:
            is_missing = True
    return lowest, is_missing


@kernel
def gap_of_vertex(terrain, vertices, i, x, y, z, e0, e1, e2, e3):
    """Gap of vertex i. Leine et al. (2014), eq. 23."""
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = quaternion.rotation_matrix(e0, e1, e2, e3)
    rx, ry, rz = vertices[i, 0], vertices[i, 1], vertices[i, 2]
    return (z + a20 * rx + a21 * ry + a22 * rz) - height_map.height_at(
        terrain.heights, terrain.cell_x, terrain.cell_y,
        x + a00 * rx + a01 * ry + a02 * rz, y + a10 * rx + a11 * ry + a12 * rz,
    )  # fmt: skip


@kernel
def force_directions(terrain, vertices, i, contact, x, y, z, e0, e1, e2, e3, out_contacts):
    """Contact frame and levers of vertex i as contact number ``contact``. Leine et al. (2014), eqs. 7, 8, 25-28.

    Returns the local (x, y) of the vertex.
    """
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = quaternion.rotation_matrix(e0, e1, e2, e3)
    rx, ry, rz = vertices[i, 0], vertices[i, 1], vertices[i, 2]
    px, py = x + a00 * rx + a01 * ry + a02 * rz, y + a10 * rx + a11 * ry + a12 * rz
    nx, ny, nz = height_map.normal_at(terrain.heights, terrain.cell_x, terrain.cell_y, px, py)
    t1x, t1y, t1z, t2x, t2y, t2z = height_map.tangents(nx, ny, nz)
    direction, lever = out_contacts.direction[contact], out_contacts.lever[contact]
    direction[0, 0], direction[0, 1], direction[0, 2] = nx, ny, nz
    direction[1, 0], direction[1, 1], direction[1, 2] = t1x, t1y, t1z
    direction[2, 0], direction[2, 1], direction[2, 2] = t2x, t2y, t2z
    for a in range(3):
        dx, dy, dz = direction[a, 0], direction[a, 1], direction[a, 2]
        kx, ky, kz = a00 * dx + a10 * dy + a20 * dz, a01 * dx + a11 * dy + a21 * dz, a02 * dx + a12 * dy + a22 * dz
        lever[a, 0], lever[a, 1], lever[a, 2] = ry * kz - rz * ky, rz * kx - rx * kz, rx * ky - ry * kx
    out_contacts.vertex[contact] = i
    return px, py


@kernel
def contact_velocity(contacts, i, a, vx, vy, vz, wx, wy, wz):
    """gamma of contact i along its direction a: one row of W^T u. Leine et al. (2014), eq. 53."""
    d, w = contacts.direction, contacts.lever
    return (
        d[i, a, 0] * vx + d[i, a, 1] * vy + d[i, a, 2] * vz
        + w[i, a, 0] * wx + w[i, a, 1] * wy + w[i, a, 2] * wz
    )  # fmt: skip


@kernel
def delassus_block(contact, inverse_mass, out_contacts):
    """G_ii = W_i^T M^-1 W_i of one contact, and the spin that a unit percussion gives. Leine et al. (2014), eq. 67."""
    w, j, r, g = out_contacts.lever[contact], out_contacts.inverse_inertia, out_contacts.response[contact], out_contacts.delassus[contact]
    for a in range(3):
        for k in range(3):
            r[a, k] = j[k, 0] * w[a, 0] + j[k, 1] * w[a, 1] + j[k, 2] * w[a, 2]
    for a in range(3):
        for b in range(3):
            g[a, b] = w[a, 0] * r[b, 0] + w[a, 1] * r[b, 1] + w[a, 2] * r[b, 2]
        g[a, a] += inverse_mass
