# SPDX-License-Identifier: GPL-2.0-or-later
"""From the membranes of a description to their arrays: triangles in the frame of their material. SI units."""

import numpy as np

from .arrays import M_COLUMNS
from .description import NetError


def assemble_membranes(description, nodes, masses):
    """Triangles."""
    triangles, rows = [], []
    for number, element in enumerate(description["elements"]):
        if element["type"] != "membrane":
            continue
        material, own = description["materials"][element["mat"]], list(element["nodes"])
        edges, area = plane_edges(number, nodes[own], material)
        masses.add(own, material["rho"] * material["t"] * area / 3.0, material)
        triangles.append(own)
        rows.append(membrane_row(number, edges, area, material))
    return {
        "membrane_nodes": np.array(triangles, np.int64).reshape(-1, 3),
        "membranes": np.array(rows, np.float64).reshape(-1, M_COLUMNS),
    }


def plane_edges(number, corners, material):
    """Edges of a triangle as columns in the frame of its material, and its area. Thesis of Sautter, eq. 3.38."""
    first, second = corners[1] - corners[0], corners[2] - corners[0]
    normal = cross(first, second)
    size = np.sqrt((normal**2).sum())
    if size <= 1e-12 * (first**2).sum():
        raise NetError(f"elements: number {number} (membrane) has no area. Move a node or leave it out.")
    normal /= size
    if "axis1" in material or "axis2" not in material:
        axis = in_plane(number, "axis1", material.get("axis1", first), normal)
        across = cross(normal, axis)
    else:
        across = in_plane(number, "axis2", material["axis2"], normal)
        axis = cross(across, normal)
    if "axis2" in material and (across * material["axis2"]).sum() < 0.0:
        across = -across
    edges = np.array([
        [(first * axis).sum(), (second * axis).sum()], [(first * across).sum(), (second * across).sum()]
    ])  # fmt: skip
    return edges, 0.5 * size


def cross(a, b):
    """Vector product (3,)."""
    return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def in_plane(number, name, axis, normal):
    """Unit vector (3,) along an axis of the material, in the plane of a triangle. NetError where it stands on that."""
    axis = np.array(axis, dtype=np.float64)
    axis = axis - (axis * normal).sum() * normal
    length = np.sqrt((axis**2).sum())
    if length < 1e-9:
        raise NetError(f"elements: number {number} (membrane): {name} of its material stands on its plane. Turn it.")
    return axis / length


def membrane_row(number, edges, area, material):
    """The columns M_... of one triangle. Orthotropy: thesis of Sautter, eq. 3.44, with nu = nu_xy."""
    stiff_x, nu = material["E"], material.get("nu", 0.0)
    stiff_y = material.get("Ey", stiff_x)
    nu_yx = nu * stiff_x / stiff_y
    shear = material.get("G", 0.5 * stiff_x / (1.0 + nu))
    rest = 1.0 - nu * nu_yx
    if not (rest > 0.0 and nu > -1.0):
        raise NetError(f"elements: number {number} (membrane): nu = {nu} with E and Ey is no stable material.")
    c11, c12, c22 = stiff_x / rest, nu * stiff_x / rest, stiff_y / rest
    prestress = np.broadcast_to(np.array(material.get("S0", 0.0), dtype=np.float64), 3)
    if np.ndim(material.get("S0", 0.0)) == 0:
        prestress = np.array([prestress[0], prestress[0], 0.0])
    compliance = (1.0 / stiff_x, -nu / stiff_y, 1.0 / stiff_y, 1.0 / shear)
    free = (
        compliance[0] * prestress[0] + compliance[1] * prestress[1],
        compliance[1] * prestress[0] + compliance[2] * prestress[1],
        compliance[3] * prestress[2],
    )
    slack = -0.5 * (prestress[0] * free[0] + prestress[1] * free[1] + prestress[2] * free[2])
    determinant = edges[0, 0] * edges[1, 1] - edges[0, 1] * edges[1, 0]
    inverse = (
        edges[1, 1] / determinant, -edges[0, 1] / determinant, -edges[1, 0] / determinant, edges[0, 0] / determinant,
    )  # fmt: skip
    has_field = 1.0 if material.get("field", True) else 0.0
    return (
        *inverse, area, material["t"], *free, c11, c12, c22, shear, *compliance, has_field, slack,
        material.get("strength", np.inf),
    )  # fmt: skip
