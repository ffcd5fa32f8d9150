# SPDX-License-Identifier: GPL-2.0-or-later
"""Motions and forces between two meshes of one surface that do not match, for study.

    u_D = H u_S    (thesis of Sautter, eq. 4.7)        F_S = H^T F_C    (eq. 4.10), so that  u_D . F_C = u_S . F_S
    (eq. 4.9)

The thesis runs matching meshes only, where H is a permutation. In Talus rock and net share one mesh, and nothing is
mapped.
"""

import numpy as np


def nearest_neighbour(wall, structure):
    """H, (d, s): a node of the wall moves as the nearest node of the structure. Nodes (d, 3) and (s, 3), m."""
    away = np.linalg.norm(wall[:, None, :] - structure[None, :, :], axis=2)
    out = np.zeros(away.shape)
    out[np.arange(len(wall)), away.argmin(axis=1)] = 1.0
    return out


def nearest_element(wall, structure, triangles):
    """H, (d, s): a node of the wall moves as its place on the nearest triangle (t, 3) does, linear within it."""
    out = np.zeros((len(wall), len(structure)))
    for k, point in enumerate(wall):
        shares = [barycentric(point, structure[triangle]) for triangle in triangles]
        places = [share @ structure[triangle] for share, triangle in zip(shares, triangles)]
        best = int(np.argmin([np.linalg.norm(point - middle) for middle in places]))
        out[k, triangles[best]] = shares[best]
    return out


def barycentric(point, corners):
    """Shares (3,) of the corners of a triangle (3, 3) at its place nearest to a point."""
    first, second, beyond = corners[1] - corners[0], corners[2] - corners[0], point - corners[0]
    gram = np.array([[first @ first, first @ second], [first @ second, second @ second]])
    u, v = np.linalg.solve(gram, [first @ beyond, second @ beyond])
    inside = np.array([1.0 - u - v, u, v])
    if (inside >= 0.0).all():
        return inside
    best, out = np.inf, inside
    for a, b in ((0, 1), (1, 2), (2, 0)):
        along = corners[b] - corners[a]
        t = float(np.clip((point - corners[a]) @ along / (along @ along), 0.0, 1.0))
        away = np.linalg.norm(point - corners[a] - t * along)
        if away < best:
            best, out = away, np.zeros(3)
            out[a], out[b] = 1.0 - t, t
    return out
