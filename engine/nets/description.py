# SPDX-License-Identifier: GPL-2.0-or-later
"""A net as plain data: what may stand in a description, and clear errors for what may not.

    nodes        [[x, y, z], ...] m
    fixed        [node, ...] held in all directions; fx, fy, fz: in one
    materials    {name: {E, A or t, rho, S0, alpha, ...}}: see MATERIAL; yield, hard and table of cables and brakes, mu
                 of sliding ropes; of trusses and cables beta, the damping by stiffness, and ogden, the two exponents
                 of a hyperelastic law, [2, 0] that of Neo-Hooke; of membranes S0 has one number or three, E goes along
                 axis1 (else the first edge), Ey across it, to the side of axis2, and field: False lets them push
    elements     [{type, nodes, mat}, ...]: truss, cable, brake, slide, ring, membrane; beam, a straight chain of three
                 nodes or more between hinges; length: unstretched, m, of all but beams and membranes
    point_mass   [(node, kg), ...]
    loads        [(node, fx, fy, fz), ...] N, dead loads
    gravity      [gx, gy, gz] m/s2; without it none
    contact      {segments: [[i, j], ...], triangles: [[i, j, k], ...], radius: m, mu, cor}; without segments and
                 triangles all rings and membranes, or where there are none all ropes and bars
    rock         {R, mass or rho, mu, cor, pos, vel, spin, E, nu}: a sphere of reference

Other entries are kept and not read; one whose name is nearly that of an optional entry is refused (entries.py).
"""

import math
from collections.abc import Mapping, Sequence
from numbers import Real

import numpy as np

from ..arithmetic.vectors import length
from .entries import NEEDED, OPTIONAL, READ, misspelt

# nodes of an element: least and most
ELEMENTS = {
    "truss": (2, 2), "cable": (2, 2), "brake": (2, 2), "slide": (2, None), "ring": (3, None), "membrane": (3, 3),
    "beam": (3, None),
}  # fmt: skip
# what a material may hold: unit, and whether it must be positive
MATERIAL = {
    "E": ("Pa", True), "A": ("m2", True), "t": ("m", True), "rho": ("kg/m3", True), "alpha": ("1/s", False),
    "beta": ("s", False), "mu": ("-", False), "yield": ("Pa", True), "hard": ("Pa", False), "Ey": ("Pa", True),
    "G": ("Pa", True), "unload": ("N/m", True), "longest_stroke": ("m", True),
    "I": ("m4", True), "bending_strength": ("N m", True), "strength": ("N, of a membrane N/m", True),
}  # fmt: skip
OTHER_MATERIAL = ("S0", "ogden", "nu", "field", "axis1", "axis2", "table", "self_weight", "source")
LISTS = Sequence, np.ndarray
# what the parts of a description have to be
KINDS = {
    **dict.fromkeys(
        ("nodes", "elements", "point_mass", "loads", "gravity", "fixed", "fx", "fy", "fz"), (LISTS, "a list")
    ),
    "materials": (Mapping, "an object with a material under each name"),
    "contact": (Mapping, "an object"), "rock": (Mapping, "an object"),
}  # fmt: skip
SHOWN = 60  # characters of a value in a message
STRAIGHT = 1e-6  # of its length, that nodes of a beam may be off its line
# properties that some elements have no law for
ONLY = {"yield": ("cable", "brake"), "table": ("cable", "brake"), "mu": ("truss", "cable", "brake", "slide"),
        "ogden": ("truss", "cable"), "beta": ("truss", "cable", "beam"), "bending_strength": ("beam",)}  # fmt: skip


class NetError(ValueError):
    """A description that makes no net: what is wrong, where, and how to repair it."""


class FlatGroundError(NetError):
    """The ground beside a net does not show which side is downhill."""


class NoGroundError(NetError):
    """The terrain has no ground under a post or an anchor; ``place``: x, y [m]."""

    def __init__(self, message, location):
        super().__init__(message)
        self.place = location


def check_description(description):
    """The nodes (n, 3) of a description whose parts fit together. Raises NetError."""
    check_kinds(description)
    for key in NEEDED:
        if key not in description or not len(description[key]):
            raise NetError(f"{key}: missing or empty. A net needs nodes, materials and elements.")
    check_names("description", description, OPTIONAL, READ)
    nodes = table_of("nodes", description["nodes"], 3, "x, y, z in m")
    for key in ("fixed", "fx", "fy", "fz"):
        node_list(key, description.get(key, ()), len(nodes))
    for name, material in description["materials"].items():
        check_material(name, material)
    for number, element in enumerate(description["elements"]):
        check_element(number, element, description["materials"], nodes)
    return nodes


def check_kinds(description):
    """NetError where something is a number or a text that has to be a list or an object, which JSON lets through."""
    if not isinstance(description, Mapping):
        raise NetError(f"the description is a {type(description).__name__}; give an object with nodes and elements.")
    for key, (kind, words) in KINDS.items():
        value = description.get(key)
        if value is not None and (not isinstance(value, kind) or isinstance(value, (str, bytes))):
            raise NetError(f"{key}: is {_shown(value)}; give {words}.")
    for name, material in (description.get("materials") or {}).items():
        if not isinstance(material, Mapping):
            raise NetError(f"materials: {name!r} is {_shown(material)}; give an object with its properties.")
    for number, element in enumerate(() if description.get("elements") is None else description["elements"]):
        if not isinstance(element, Mapping):
            raise NetError(f"elements: number {number} is {_shown(element)}; give an object with type, nodes and mat.")
        for key in ("type", "mat"):
            if not isinstance(element.get(key), (str, type(None))):
                raise NetError(f"elements: number {number} has {key} = {_shown(element[key])}; give a name in quotes.")
        if not isinstance(element.get("nodes", ()), LISTS) or isinstance(element.get("nodes"), (str, bytes)):
            raise NetError(f"elements: number {number} has nodes = {_shown(element['nodes'])}; give a list of numbers.")


def _shown(value):
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


def check_names(where, entries, optional, read):
    """NetError for an entry whose name is nearly that of an optional one, which would not be read."""
    misspelling = misspelt(entries, optional)
    if misspelling is not None:
        raise NetError(
            f"{where}: {misspelling[0]!r} is not read. Did you mean {misspelling[1]!r}? Read are {', '.join(read)}. "
            f"To keep an "
            "entry of your own, begin its name with an underscore."
        )


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
    for value in values if np.ndim(values) == 1 or not len(values) else [values]:
        is_number = isinstance(value, Real) and not isinstance(value, (bool, np.bool_))
        if not is_number or value % 1 != 0 or not 0 <= value < count:
            raise NetError(f"{name}: node {value!r}, but nodes are numbered 0 to {count - 1}.")
        numbers.append(int(value))
    return np.array(numbers, dtype=np.int64)


def check_material(name, material):
    """NetError where a property is unknown, not a number, or not positive."""
    for key, value in material.items():
        if key in ("S0", "nu", "axis1", "axis2"):
            check_numbers(
                f"materials: {key} of {name!r}", value, (3,) if "axis" in key else (1, 3)[: 1 + (key == "S0")]
            )
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
    if "ogden" in material:
        check_ogden(name, material)


def check_numbers(name, value, counts):
    """NetError for what is not this many finite numbers."""
    try:
        numbers = np.array(value, dtype=np.float64)
    except (TypeError, ValueError):
        numbers = np.full(1, math.nan)
    if not (numbers.size in counts and numbers.ndim <= 1 and np.isfinite(numbers).all()):
        raise NetError(f"{name}: {value!r}, but {' or '.join(map(str, counts))} finite numbers are needed.")


def check_table(name, rows):
    """NetError where a table of brake forces does not begin at no stroke, or falls in stroke or force."""
    table = table_of(f"materials: table of {name!r}", rows, 2, "stroke in m and force in N")
    if len(table) < 2 or table[0, 0] != 0.0 or (np.diff(table[:, 0]) <= 0.0).any():
        raise NetError(f"materials: the table of {name!r} needs two rows or more, strokes that rise, the first 0.")
    if table[0, 1] <= 0.0 or (np.diff(table[:, 1]) < 0.0).any():
        raise NetError(f"materials: the forces in the table of {name!r} have to be positive and must not fall.")


def check_ogden(name, material):
    """NetError for exponents with which a bar that is pulled would give way, or for two laws at once."""
    check_numbers(f"materials: ogden of {name!r}", material["ogden"], (2,))
    first, second = material["ogden"]
    if not (first > second and first >= 1.0 and second <= 2.0):
        raise NetError(
            f"materials: {name!r} has ogden = {material['ogden']!r}. The first exponent has to be at least 1 and more "
            "than the second, and that at most 2: [2, 0] is the law of Neo-Hooke."
        )
    both = [key for key in ("yield", "table") if key in material]
    if both:
        raise NetError(f"materials: {name!r} has ogden and {both[0]}. A bar has one law: take one of them out.")


def needed(number, element, material, keys):
    """NetError where an element's material lacks a property."""
    missing = [key for key in keys if key not in material]
    if missing:
        raise NetError(
            f"elements: number {number} ({element['type']}) needs {', '.join(missing)} in its material "
            f"{element['mat']!r}. Add it there."
        )


def check_beam(number, element, material, points):
    """NetError for a beam without a stiffness against bending, with a length of its own, or that is not straight."""
    needed(number, element, material, ("I",))
    if "length" in element:
        raise NetError(
            f"elements: number {number} (beam) has a length. A beam is as long as its nodes say: take it out."
        )
    first, last = points[0], points[-1]
    along = (last - first) / max(length((last - first)[None])[0], 1e-300)
    aside = length(points - first - ((points - first) @ along)[:, None] * along)
    if aside.max() > STRAIGHT * length((last - first)[None])[0] or (np.diff((points - first) @ along) <= 0.0).any():
        raise NetError(
            f"elements: number {number} (beam) is not straight, {aside.max():.3g} m off. Put its nodes on the line "
            "from its first to its last, one after the other."
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
    check_names(f"elements: number {number} ({kind})", element, ("length",), ("type", "nodes", "mat", "length"))
    material = materials[element["mat"]]
    for key, kinds in ONLY.items():
        if kind not in kinds and material.get(key, 0.0):
            raise NetError(
                f"elements: number {number} ({kind}) is of material {element['mat']!r} with {key}, which only "
                f"{', '.join(kinds)} have. Take it out, or give the element a material of its own."
            )
    if kind == "membrane":
        needed(number, element, material, ("E", "t", "rho"))
    else:
        needed(number, element, material, ("A", "rho"))
        if "table" in material:
            needed(number, element, material, ("unload",))
        else:
            needed(number, element, material, ("E",))
    if kind == "beam":
        check_beam(number, element, material, nodes[own])
    if kind == "brake" and "table" not in material:
        needed(number, element, material, ("yield",))
    if kind != "membrane":
        if "length" in element and not (
            isinstance(element["length"], Real) and math.isfinite(element["length"]) and element["length"] > 0.0
        ):
            raise NetError(
                f"elements: number {number} ({kind}) has length {element['length']!r}; it has to be positive."
            )
        steps = length(np.diff(nodes[own], axis=0))
        if (steps <= 0.0).any():
            raise NetError(f"elements: number {number} ({kind}) has two nodes at one place. Move one.")
