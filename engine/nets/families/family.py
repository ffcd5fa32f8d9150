# SPDX-License-Identifier: GPL-2.0-or-later
"""Generic barriers by energy, draped on a terrain: descriptions of ring nets, cable nets and membranes. SI units.

No product. A net of equal meshes hangs between posts that stand on hinges, on an upper and a lower support rope that
run through shackles from brake to brake, and on side ropes; ropes hold the posts' heads uphill and sideways. The net is
not fixed to heads and feet of posts, where all its tension would meet: the meshes there are left out.

    ring net     rings of four nodes on every second mesh, like a chessboard
    cable net    cables along both diagonals of the meshes, clamped where they meet
    membrane     triangles with tension field
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ...arithmetic.vectors import unit
from ...choices import NET_FAMILIES
from ..description import NetError
from .draping import LOWER, SIDE, UPPER, end_anchors, stand_posts, uphill_anchors
from .product_sheet import ProductSheet
from .sizes import BRAKE_GROWTH, LEAST, MOST, OFFERED, ROPE_SHARE, WIRE_STRENGTH, sizes_of

if TYPE_CHECKING:
    from ...hints import ArrayLike, Terrain

MESH, SPACING = 0.33, 10.0  # m
# of cable nets for less than FINE_BELOW: the block of the own test at the service level would fit through wider ones
FINE_MESH, FINE_BELOW = 0.22, 5e5  # m, J
STEEL = 7850.0  # kg/m3
RING_SHARE = 0.8  # what is left of the strength of wires in a bundle
DAMPING = 2.0  # 1/s, alpha of all parts
ROPE_FRICTION = 0.25  # thesis of Sautter, table 5.3
ROPE_MODULUS, RING_MODULUS, CABLE_MODULUS = 1.1e11, 5e10, 1.1e11  # Pa; the first: thesis, table 5.4
BRAKE_LENGTH = 1.0  # m
FABRIC_THICKNESS, FABRIC_DENSITY = 8.6e-3, 581.4  # thesis, table 5.6: 5 kg/m2
FABRIC_MODULUS, FABRIC_STRENGTH = 5e7, 3.6e5  # Pa (thesis, table 5.1) and N/m, for the wire of 500 kJ
SIDE_SHARE = 0.8  # of the support ropes, that a rope along a side of the net measures
FABRIC_WIRE = 8.48e-5  # m2, to which these belong


class Grid(NamedTuple):
    """Nodes of the net: numbers[j, i] counts up from the lower edge and along the line."""

    numbers: np.ndarray
    posts: np.ndarray  # (p,) columns at which posts stand


class Draft:
    """A description in the making."""

    def __init__(self, points):
        self.nodes, self.fixed, self.elements = [list(map(float, point)) for point in points], [], []

    def node(self, point, is_fixed=False):
        """Number of a new node."""
        self.nodes.append([float(value) for value in point])
        if is_fixed:
            self.fixed.append(len(self.nodes) - 1)
        return len(self.nodes) - 1

    def part(self, kind, nodes, material):
        """Add an element; returns its nodes."""
        self.elements.append({"type": kind, "nodes": [int(node) for node in nodes], "mat": material})
        return self.elements[-1]["nodes"]

    def used(self, contact):
        """Entries of a description without nodes at which nothing ends."""
        keep = sorted({node for element in self.elements for node in element["nodes"]})
        new = {node: number for number, node in enumerate(keep)}
        return {
            "nodes": [self.nodes[node] for node in keep],
            "fixed": sorted(new[node] for node in set(self.fixed)),
            "elements": [{**element, "nodes": [new[node] for node in element["nodes"]]} for element in self.elements],
            "contact": {name: [[new[node] for node in row] for row in rows] for name, rows in contact.items()},
        }


def family(name, energy, line, terrain, height=None, spacing=SPACING, mesh=None, side=None):
    """Description of a generic barrier. Arguments: Net.family. Raises NetError."""
    check_family(name, energy, height, spacing, mesh)
    check_offered(name, energy)
    mesh = usual_mesh(name, float(energy)) if mesh is None else mesh
    sizes = sizes_of(float(energy))
    height = sizes.height if height is None else float(height)
    about = {"name": name, "energy": float(energy), "note": "generic, not a product"}
    return barrier(about, sizes._replace(height=height), line, terrain, float(spacing), float(mesh), side)


def product(
    sheet: ProductSheet,
    line: ArrayLike,
    terrain: Terrain | None,
    mesh: float | None = None,
    side: ArrayLike | None = None,
) -> dict[str, Any]:
    """Description of the barrier of a product sheet. Arguments: Net.product. Raises NetError."""
    spacing = float(sheet.given["post_spacing"])
    check_family(sheet.kind, min(max(sheet.energy, LEAST), MOST), sheet.given["height"], spacing, mesh)
    mesh = usual_mesh(sheet.kind, sheet.energy) if mesh is None else mesh
    about = {
        "name": sheet.kind, "energy": sheet.energy, "note": f"by a product sheet: {sheet.title}",
        "product": sheet.title, "assumed": list(sheet.assumed), "sheet": dict(sheet.given),
    }  # fmt: skip
    made = barrier(about, sheet.sizes(), line, terrain, spacing, float(mesh), side, sheet.brake_growth)
    strength = sheet.mesh_strength()
    if strength is not None:
        made["materials"][MESH_MATERIAL[sheet.kind]]["strength"] = strength
    return made


def barrier(about, sizes, line, terrain, spacing, mesh, side, growth=BRAKE_GROWTH):
    """Description of a barrier whose parts have some sizes. ``about``: what is said of it under ``family``."""
    name, height = about["name"], sizes.height
    posts = stand_posts(line, terrain, height, spacing, side)
    points, grid = net_nodes(posts, mesh)
    draft = Draft(points)
    hold_posts(draft, grid, posts, terrain, height)
    hang_ropes(draft, grid, posts, terrain, height)
    contact = NETS[name](draft, grid)
    return {
        **draft.used(contact),
        "materials": materials_of(name, sizes, growth),
        "gravity": [0.0, 0.0, -9.81],
        "family": {
            **about, "height": height, "spacing": spacing, "mesh": mesh, "gap": gap_below(points, grid, terrain),
            "opening": opening_of(name, points, grid),
        },
    }  # fmt: skip


def check_family(name, energy, height, spacing, mesh):
    """NetError for what makes no barrier."""
    if name not in NET_FAMILIES:
        raise NetError(f"name: {name!r} is no family. Known: {', '.join(NET_FAMILIES)}.")
    if not LEAST <= energy <= MOST:
        raise NetError(f"energy: {energy!r} J; families are made for {LEAST:g} to {MOST:g} J.")
    for label, value, low, high in (("height", height, 1.0, 12.0), ("spacing", spacing, 2.0, 20.0),
                                    ("mesh", mesh, 0.1, 1.0)):  # fmt: skip
        if value is not None and not low <= value <= high:
            raise NetError(f"{label}: {value!r} m; give {low:g} to {high:g} m.")


def usual_mesh(name, energy):
    """The mesh of a family for an energy [J] where none is given [m]."""
    return FINE_MESH if name == "cable net" and energy < FINE_BELOW else MESH


def check_offered(name, energy):
    """NetError for a class that a family does not hold by its own test."""
    if energy > OFFERED[name]:
        others = [f"{other} up to {most / 1e3:g} kJ" for other, most in OFFERED.items() if most >= energy]
        remedy = f"Take a {' or a '.join(others)}." if others else "Give a product sheet or a description of the net."
        raise NetError(
            f"energy: {energy / 1e3:g} kJ; the generic {name} is made up to {OFFERED[name] / 1e3:g} kJ, for a larger "
            f"one does not hold its own energy in a test by EAD 340059. {remedy}"
        )


def net_nodes(posts, mesh):
    """Points of the nodes, and their Grid: between posts the net is straight."""
    field = np.sqrt(((posts.feet[1:] - posts.feet[:-1]) ** 2).sum(axis=1)).max()
    up = np.sqrt(((posts.heads - posts.feet) ** 2).sum(axis=1)).max()
    per_field, rows = even(field / mesh), even(up / mesh)
    count = (len(posts.feet) - 1) * per_field + 1
    at = np.arange(count) / per_field
    known = np.arange(len(posts.feet))
    lower, upper = (
        np.column_stack([np.interp(at, known, points[:, axis]) for axis in range(3)])
        for points in (posts.feet, posts.heads)
    )
    points = [lower + (j / rows) * (upper - lower) for j in range(rows + 1)]
    return np.concatenate(points), Grid(np.arange((rows + 1) * count).reshape(rows + 1, count), known * per_field)


def opening_of(name, points, grid):
    """Perimeter of the openings of the net [m]; none in a fabric."""
    if name == "membrane":
        return 0.0
    numbers = grid.numbers
    along = float(np.sqrt(((points[numbers[0, 1]] - points[numbers[0, 0]]) ** 2).sum()))
    up = float(np.sqrt(((points[numbers[1, 0]] - points[numbers[0, 0]]) ** 2).sum()))
    return 2.0 * (along + up) if name == "ring net" else 4.0 * float(np.sqrt(along * along + up * up))


def even(share):
    """The even number nearest to a share, two at least: then a knot of a cable net meets each post."""
    return max(2, 2 * int(round(0.5 * share)))


def hold_posts(draft, grid, posts, terrain, height):
    """Posts on hinges, ropes from their heads uphill, and sideways at the ends."""
    feet, heads = grid.numbers[0, grid.posts], grid.numbers[-1, grid.posts]
    draft.fixed.extend(int(foot) for foot in feet)
    for foot, head, pair in zip(feet, heads, uphill_anchors(posts, terrain, height)):
        draft.part("truss", (foot, head), "post")
        for anchor in pair:
            draft.part("cable", (head, draft.node(anchor, True)), "retention")
    for head, anchor in zip(heads[[0, -1]], end_anchors(posts, terrain, SIDE * height)):
        draft.part("cable", (head, draft.node(anchor, True)), "retention")


def hang_ropes(draft, grid, posts, terrain, height):
    """Upper and lower support rope with a brake at each end, and a rope along both sides of the net."""
    for row, distance in ((grid.numbers[-1], UPPER), (grid.numbers[0], LOWER)):
        ends = []
        for anchor, last in zip(end_anchors(posts, terrain, distance * height), (row[0], row[-1])):
            fixed = draft.node(anchor, True)
            brake = draft.node(anchor + BRAKE_LENGTH * unit((np.array(draft.nodes[last]) - anchor)[None])[0])
            draft.part("brake", (brake, fixed), "brake")
            ends.append(brake)
        draft.part("slide", (ends[0], *row, ends[1]), "support")
    for column in (grid.numbers[:, 0], grid.numbers[:, -1]):
        draft.part("slide", column, "side")


def meshes(grid):
    """(i, j) and the four corners of each mesh that has none at a post's head or foot, counter-clockwise."""
    numbers = grid.numbers
    at_posts = {int(node) for row in (numbers[0], numbers[-1]) for node in row[grid.posts]}
    for j in range(numbers.shape[0] - 1):
        for i in range(numbers.shape[1] - 1):
            own = [numbers[j, i], numbers[j, i + 1], numbers[j + 1, i + 1], numbers[j + 1, i]]
            if not at_posts.intersection(map(int, own)):
                yield i, j, own


def hang_rings(draft, grid):
    """Rings on every second mesh; returns the parts that a rock can touch."""
    segments = edges_of(grid.numbers)
    for i, j, own in meshes(grid):
        if (i + j) % 2 == 0:
            own = draft.part("ring", own, "ring")
            segments += [[node, other] for node, other in zip(own, own[1:] + own[:1])]
    return {"segments": segments}


def hang_cables(draft, grid):
    """Cables along the diagonals of the meshes, through every second node; returns the parts that can be touched."""
    segments = edges_of(grid.numbers)
    for i, j, (a, b, c, d) in meshes(grid):
        segments.append(draft.part("cable", (a, c) if (i + j) % 2 == 0 else (b, d), "cable"))
    return {"segments": segments}


def hang_membrane(draft, grid):
    """Triangles over all meshes, their diagonals in turn; returns the parts that can be touched."""
    triangles = []
    for i, j, (a, b, c, d) in meshes(grid):
        for own in ((a, b, c), (a, c, d)) if (i + j) % 2 == 0 else ((a, b, d), (b, c, d)):
            triangles.append(draft.part("membrane", own, "mesh"))
    return {"triangles": triangles, "segments": edges_of(grid.numbers)}


def edges_of(numbers):
    """Segments of the ropes around the net."""
    edges = []
    for row in (numbers[0], numbers[-1], numbers[:, 0], numbers[:, -1]):
        edges += [[int(node), int(other)] for node, other in zip(row[:-1], row[1:])]
    return edges


MESH_MATERIAL = {"ring net": "ring", "cable net": "cable", "membrane": "mesh"}
NETS = {"ring net": hang_rings, "cable net": hang_cables, "membrane": hang_membrane}


def materials_of(name, sizes, growth):
    """Materials of the parts; ``growth``: of the force of a brake along its stroke."""

    def rope(area, prestress, **others):
        strength = ROPE_SHARE * WIRE_STRENGTH * area
        return {"E": ROPE_MODULUS, "A": area, "rho": STEEL, "S0": prestress, "alpha": DAMPING, "strength": strength,
                **others}  # fmt: skip

    table = [[0.0, sizes.brake], [sizes.stroke, growth * sizes.brake]]
    materials = {
        "post": {"E": 2.1e11, "A": sizes.post, "rho": STEEL, "alpha": DAMPING},
        "retention": rope(sizes.retention, 1e7),
        "support": rope(sizes.support, 2e7, mu=ROPE_FRICTION),
        "side": rope(SIDE_SHARE * sizes.support, 1e6, mu=ROPE_FRICTION),
        "brake": {"A": 1e-3, "rho": STEEL, "alpha": DAMPING, "unload": 100.0 * sizes.brake, "table": table,
                  "longest_stroke": sizes.stroke},
    }  # fmt: skip
    if name == "membrane":
        share = sizes.wire / FABRIC_WIRE
        materials["mesh"] = {
            "E": FABRIC_MODULUS, "nu": 0.0, "t": share * FABRIC_THICKNESS, "rho": FABRIC_DENSITY, "S0": [1e3, 1e3, 0.0],
            "alpha": DAMPING, "field": True, "strength": share * FABRIC_STRENGTH,
        }  # fmt: skip
    elif name == "ring net":
        materials["ring"] = {"E": RING_MODULUS, "A": sizes.wire, "rho": STEEL, "alpha": DAMPING,
                             "strength": RING_SHARE * WIRE_STRENGTH * sizes.wire}  # fmt: skip
    else:
        materials["cable"] = {"E": CABLE_MODULUS, "A": sizes.cable, "rho": STEEL, "alpha": DAMPING,
                              "strength": ROPE_SHARE * WIRE_STRENGTH * sizes.cable}  # fmt: skip
    return materials


def gap_below(points, grid, terrain):
    """[lowest, highest] height of the lower edge above the ground [m]: it is straight between posts."""
    edge = points[grid.numbers[0]]
    heights = edge[:, 2] - terrain.height(edge[:, 0], edge[:, 1])
    heights = heights[np.isfinite(heights)]
    return [float(heights.min()), float(heights.max())]
