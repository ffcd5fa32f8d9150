# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts of the rock with the ground, and their generalised force directions.

The gap of a vertex is its height above the terrain below it, g_N = z_P - z(x_P, y_P); g_N <= 0 is a contact
(Leine et al. 2014, eq. 23). lowest_points.py says where else a rock can touch the ground. With the contact frame
(n, t1, t2) and the lever r from the centre of mass, the velocity of the contact along a direction d is
d . v + (r_K x A_IK^T d) . omega (eqs. 24-28), so a row of W^T is (d, r_K x d_K).
"""

import math

from ..ground import height_map
from ..jit.kernels import inner_kernel
from .rolling import mean_radius
from .rows import turned_back


@inner_kernel
def force_directions(terrain, body, feature, i, matrix, x, y, out_contact):
    """Contact frame and levers of feature i, written in place. Leine et al. (2014), eqs. 7, 8, 25-28.

    (x, y): local position of the centre of mass. Returns that of the contact.
    """
    x, y = point_and_normal(terrain, body, feature, i, matrix, x, y, out_contact)
    frame_of_contact(matrix, out_contact)
    return x, y


@inner_kernel
def point_and_normal(terrain, body, feature, i, matrix, x, y, out_contact):
    """Point and normal of the contact of feature i, in place; the rest of its frame follows (``frame_of_contact``).

    (x, y): local position of the centre of mass. Returns that of the contact.
    """
    point = out_contact["point"]
    for a in range(3):
        point[a] = body.vertices[i, a] if i < body.vertices.shape[0] else feature["lever"][a]
    x += matrix[0] * point[0] + matrix[1] * point[1] + matrix[2] * point[2]
    y += matrix[3] * point[0] + matrix[4] * point[1] + matrix[5] * point[2]
    if i < body.vertices.shape[0]:
        nx, ny, nz = height_map.normal_at(terrain, x, y)
    else:
        nx, ny, nz = feature["normal"][0], feature["normal"][1], feature["normal"][2]
    out_contact["feature"] = i
    set_normal((nx, ny, nz), out_contact)
    return x, y


@inner_kernel
def set_normal(normal, out_contact):
    """Set the normal of a contact, in place; the rest of its frame follows (``frame_of_contact``)."""
    direction = out_contact["direction"]
    direction[0, 0], direction[0, 1], direction[0, 2] = normal


@inner_kernel
def frame_of_contact(matrix, out_contact):
    """Tangents and levers of a contact that has its normal and its point, written in place."""
    normal = out_contact["direction"]
    frame_of_normal(matrix, (normal[0, 0], normal[0, 1], normal[0, 2]), out_contact)


@inner_kernel
def frame_of_normal(matrix, normal, out_contact):
    """Tangents to the normal and levers of the contact's point, written in place."""
    nx, ny, nz = normal
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
def draw_in(body, matrix, depth, out_contact):
    """Move the point of a contact towards the normal through the centre of mass, at most up to it, by the radius of the
    patch on which soil carries a round rock that lies ``depth`` deep (motion/scar.py); in place, before its frame."""
    patch = math.sqrt(2.0 * mean_radius(body) * depth)
    point, normal = out_contact["point"], out_contact["direction"]
    nx, ny, nz = normal[0, 0], normal[0, 1], normal[0, 2]
    kx, ky, kz = turned_back(matrix, nx, ny, nz)
    along = kx * point[0] + ky * point[1] + kz * point[2]
    x, y, z = point[0] - along * kx, point[1] - along * ky, point[2] - along * kz
    off = math.sqrt(x * x + y * y + z * z)
    share = patch / off if off > patch else 1.0
    point[0], point[1], point[2] = point[0] - share * x, point[1] - share * y, point[2] - share * z


@inner_kernel
def contact_velocity(contact, a, motion):
    """gamma of a contact along its direction a: one row of W^T u. Leine et al. (2014), eq. 53.

    ``motion``: velocity in I and spin in K, u = (v, w).
    """
    vx, vy, vz, wx, wy, wz = motion
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
def percussed(contact, inverse_mass, percussion, motion):
    """Velocity and spin after a ``percussion`` of one contact, along n, t1 and t2: u + M^-1 W P."""
    (p_n, p_1, p_2), (vx, vy, vz, wx, wy, wz) = percussion, motion
    d, r = contact["direction"], contact["response"]
    return (
        vx + inverse_mass * (p_n * d[0, 0] + p_1 * d[1, 0] + p_2 * d[2, 0]),
        vy + inverse_mass * (p_n * d[0, 1] + p_1 * d[1, 1] + p_2 * d[2, 1]),
        vz + inverse_mass * (p_n * d[0, 2] + p_1 * d[1, 2] + p_2 * d[2, 2]),
        wx + p_n * r[0, 0] + p_1 * r[1, 0] + p_2 * r[2, 0],
        wy + p_n * r[0, 1] + p_1 * r[1, 1] + p_2 * r[2, 1],
        wz + p_n * r[0, 2] + p_1 * r[1, 2] + p_2 * r[2, 2],
    )
