# SPDX-License-Identifier: GPL-2.0-or-later
"""A net as plain data: what may stand in a description, and clear errors for what may not.

    nodes        [[x, y, z], ...] m
    fixed        [node, ...] held in all directions; fx, fy, fz: in one
    materials    {name: {E, A or t, rho, S0, alpha, ...}}: see MATERIAL
    elements     [{type, nodes, mat}, ...]: truss, cable, brake, slide, ring, membrane
    point_mass   [(node, kg), ...]
    loads        [(node, fx, fy, fz), ...] N, dead loads
    gravity      [gx, gy, gz] m/s2; without it none
    contact      {segments: [[i, j], ...], triangles: [[i, j, k], ...], radius: m}; without it all rings and membranes
    rock         {R, mass, mu, cor, pos, vel, spin, E, nu}: a sphere of reference

Other entries are kept and not read.
"""

import math
from numbers import Real

import numpy as np

from ..arithmetic.vectors import length

# nodes of an element: least and most
ELEMENTS = {
    "truss": (2, 2), "cable": (2, 2), "brake": (2, 2), "slide": (2, None), "ring": (3, None), "membrane": (3, 3),
}  # fmt: skip
# what a material may hold: unit, and whether it must be positive
MATERIAL = {
    "E": ("Pa", True), "A": ("m2", True), "t": ("m", True), "rho": ("kg/m3", True), "alpha": ("1/s", False),
    "mu": ("-", False), "yield": ("Pa", True), "hard": ("Pa", False), "Ey": ("Pa", True), "G": ("Pa", True),
    "unload": ("N/m", True), "longest_stroke": ("m", True), "strength": ("N, of a membrane N/m", True),
}  # fmt: skip
OTHER_MATERIAL = ("S0", "nu", "field", "axis1", "axis2", "table", "self_weight", "source")


class NetError(ValueError):
    """A description that makes no net: what is wrong, where, and how to mend it."""


def check_description(description):
    """The nodes (n, 3) of a description whose parts fit together. Raises NetError."""
    for key in ("nodes", "materials", "elements"):
        if key not in description or not len(description[key]):
            raise NetError(f"{key}: missing or empty. A net needs nodes, materials and elements.")
    nodes = table_of("nodes", description["nodes"], 3, "x, y, z in m")
    for key in ("fixed", "fx", "fy", "fz"):
        node_list(key, description.get(key, ()), len(nodes))
    for name, material in description["materials"].items():
        check_material(name, material)
    for number, element in enumerate(description["elements"]):
        check_element(number, element, description["materials"], nodes)
    return nodes


def table_of(name, rows, width, meaning):
    """Rows of finite numbers, shape (n, width)."""
    try:
        values = np.array([list(row) for row in rows], dtype=np.float64)
        values = values.reshape(len(values), -1) if len(values) else values.reshape(0, width)
    except (TypeError, ValueError) as error:
        raise NetError(f"{name}: not a table of numbers ({error}). Give rows of {meaning}.") from error
    if len(values) and values.shape[1] != width:
        raise NetError(f"{name}: rows of {values.shape[1]} numbers, not {width}. Give {meaning}.")
    if not np.isfinite(values).all():
        row = int(np.flatnonzero(~np.isfinite(values).all(axis=1))[0])
        raise NetError(f"{name}: row {row} is {values[row].tolist()}, not finite. Mend that row.")
    return values


def node_list(name, values, count):
    """Node numbers as integers."""
    numbers = []
    for value in values:
        if isinstance(value, bool) or int(value) != value or not 0 <= value < count:
            raise NetError(f"{name}: node {value!r}, but nodes are numbered 0 to {count - 1}.")
        numbers.append(int(value))
    return np.array(numbers, dtype=np.int64)


def check_material(name, material):
    """NetError where a property is unknown, not a number, or not positive."""
    for key, value in material.items():
        if key in OTHER_MATERIAL:
            continue
        if key not in MATERIAL:
            known = ", ".join([*MATERIAL, *OTHER_MATERIAL])
            raise NetError(f"materials: {name!r} has {key!r}, which is no property. Known: {known}.")
        unit, is_positive = MATERIAL[key]
        number = float(value) if isinstance(value, Real) and not isinstance(value, bool) else math.nan
        if not (math.isfinite(number) and (number > 0.0 if is_positive else number >= 0.0)):
            least = "positive" if is_positive else "zero or more"
            raise NetError(f"materials: {name!r} has {key} = {value!r}; it has to be {least}, in {unit}.")
    if "table" in material:
        check_table(name, material["table"])


def check_table(name, rows):
    """NetError where a table of brake forces does not begin at no stroke, or falls in stroke or force."""
    table = table_of(f"materials: table of {name!r}", rows, 2, "stroke in m and force in N")
    if len(table) < 2 or table[0, 0] != 0.0 or (np.diff(table[:, 0]) <= 0.0).any():
        raise NetError(f"materials: the table of {name!r} needs two rows or more, strokes that rise, the first 0.")
    if table[0, 1] <= 0.0 or (np.diff(table[:, 1]) < 0.0).any():
        raise NetError(f"materials: the forces in the table of {name!r} have to be positive and must not fall.")


def needed(number, element, material, keys):
    """NetError where an element's material lacks a property."""
    missing = [key for key in keys if key not in material]
    if missing:
        raise NetError(
            f"elements: number {number} ({element['type']}) needs {', '.join(missing)} in its material "
            f"{element['mat']!r}. Add it there."
        )


def check_element(number, element, materials, nodes):
    """NetError where an element is of no known type, or its nodes or material do not fit."""
    kind = element.get("type")
    if kind not in ELEMENTS:
        raise NetError(f"elements: number {number} is of type {kind!r}. Known: {', '.join(ELEMENTS)}.")
    least, most = ELEMENTS[kind]
    own = node_list(f"elements: number {number}", element.get("nodes", ()), len(nodes))
    if len(own) < least or (most and len(own) > most):
        wanted = f"{least}" if least == most else f"{least} or more"
        raise NetError(f"elements: number {number} ({kind}) has {len(own)} nodes, but needs {wanted}.")
    if len(set(own)) < len(own):
        raise NetError(f"elements: number {number} ({kind}) names a node twice.")
    if element.get("mat") not in materials:
        raise NetError(
            f"elements: number {number} ({kind}) is of material {element.get('mat')!r}. Given: {', '.join(materials)}."
        )
    material = materials[element["mat"]]
    if kind == "membrane":
        needed(number, element, material, ("E", "t", "rho"))
    else:
        needed(number, element, material, ("A", "rho"))
        if "table" in material:
            needed(number, element, material, ("unload",))
        else:
            needed(number, element, material, ("E",))
    if kind == "brake" and "table" not in material:
        needed(number, element, material, ("yield",))
    if kind != "membrane":
        steps = length(np.diff(nodes[own], axis=0))
        if (steps <= 0.0).any():
            raise NetError(f"elements: number {number} ({kind}) has two nodes at one place. Move one.")
