# SPDX-License-Identifier: GPL-2.0-or-later
"""From a description to the arrays of the kernels: masses, lengths, stiffnesses. SI units.

Mass is lumped: half of a bar or of a rope's segment to each end, a ring's and a triangle's in equal parts. Damping is
alpha times the mass (Rayleigh; thesis of Sautter, eq. 3.31) and, in trusses and cables, beta times the stiffness.
"""

import numpy as np

from ..arithmetic.vectors import length as length_of
from .arrays import (
    ACCOUNTS,
    BAR_COLUMNS,
    CABLE,
    CLOSED,
    FREE,
    HYPER_CABLE,
    HYPER_TRUSS,
    PLASTIC,
    ROPE_COLUMNS,
    ROUGH,
    STIFF_RING,
    TABLE,
    TRUSS,
    NetArrays,
    NetState,
)  # fmt: skip
from .description import NetError, node_list, table_of
from .elements.hyperelastic import slack_energy
from .elements.scratch import SCRATCH_ROWS
from .membrane_assembly import assemble_membranes

BARS = ("truss", "cable", "brake", "beam")


class Masses:
    """Masses, damping and weight, gathered element by element."""

    def __init__(self, count, gravity):
        self.mass, self.rate, self.weight = np.zeros(count), np.zeros(count), np.zeros((count, 3))
        self.gravity = gravity

    def add(self, nodes, masses, material, heavy=1.0):
        """Masses of an element at its nodes; ``heavy``: share of them that gravity acts on."""
        masses = np.broadcast_to(masses, len(nodes))
        np.add.at(self.mass, nodes, masses)
        np.add.at(self.rate, nodes, material.get("alpha", 0.0) * masses)
        if material.get("self_weight", True):
            np.add.at(self.weight, nodes, heavy * masses[:, None] * self.gravity)


def assemble(description, nodes, reference_ring_mass):
    """NetArrays of a checked description. Raises NetError for a free node without mass."""
    gravity = table_of("gravity", [description.get("gravity", (0.0, 0.0, 0.0))], 3, "three numbers in m/s2")[0]
    masses = Masses(len(nodes), gravity)
    bars = assemble_bars(description, nodes, masses)
    bends = assemble_bends(description, nodes)
    ropes = assemble_ropes(description, nodes, masses, reference_ring_mass)
    membranes = assemble_membranes(description, nodes, masses)
    point_masses = table_of("point_mass", description.get("point_mass", ()), 2, "node and mass in kg")
    own = node_list("point_mass", point_masses[:, 0], len(nodes))
    if (point_masses[:, 1] < 0.0).any():
        raise NetError(f"point_mass: {point_masses[:, 1].min():g} kg. Give masses of zero or more.")
    masses.add(own, point_masses[:, 1], {})
    loads = table_of("loads", description.get("loads", ()), 4, "node and three forces in N")
    weight = masses.weight
    np.add.at(weight, node_list("loads", loads[:, 0], len(nodes)), loads[:, 1:])
    held = held_directions(description, len(nodes))
    check_masses(masses.mass, held)
    mass = np.where(masses.mass > 0.0, masses.mass, 1.0)
    return NetArrays(
        masses=masses.mass,
        inverse=np.where(held, 0.0, 1.0 / mass[:, None]),
        damping=masses.rate / mass,
        weight=weight,
        **bars,
        **bends,
        **ropes,
        **membranes,
    )


def held_directions(description, count):
    """(n, 3) True where a node is held."""
    held = np.zeros((count, 3), dtype=bool)
    held[node_list("fixed", description.get("fixed", ()), count)] = True
    for axis, key in enumerate(("fx", "fy", "fz")):
        held[node_list(key, description.get(key, ()), count), axis] = True
    return held


def check_masses(mass, held):
    """NetError for a node that can move and has no mass."""
    bare = np.flatnonzero((mass <= 0.0) & ~held.all(axis=1))
    if len(bare):
        raise NetError(
            f"nodes: node {bare[0]} has no mass, for no element ends there. Add it to one, fix it, or leave it out."
        )


def assemble_bars(description, nodes, masses):
    """Trusses, cables, brakes and the pieces of beams."""
    ends, kinds, rows, table_rows, tables, ogden, retardations = [], [], [], [], [], [], []
    for element, (i, j) in pieces_of_bars(description):
        material = description["materials"][element["mat"]]
        length = float(element.get("length", length_of(nodes[j] - nodes[i])))
        masses.add([i, j], 0.5 * material["rho"] * material["A"] * length, material)
        ends.append((i, j))
        kinds.append(kind_of_bar(element["type"], material))
        stiffness = material["unload"] if "table" in material else material["E"]
        rows.append((
            stiffness, length, material.get("S0", 0.0), material["A"], material.get("yield", np.inf),
            material.get("hard", 0.0), stop_of(material, length), material.get("strength", np.inf),
        ))  # fmt: skip
        table = material.get("table", ())
        table_rows.append((len(tables), len(table)))
        tables.extend(table)
        ogden.append(ogden_row(material, rows[-1]))
        retardations.append(material.get("beta", 0.0))
    retardations = np.array(retardations, np.float64)
    return {
        "bar_nodes": np.array(ends, np.int64).reshape(-1, 2),
        "bar_kinds": np.array(kinds, np.int64),
        "bars": np.array(rows, np.float64).reshape(-1, BAR_COLUMNS),
        "bar_tables": np.array(table_rows, np.int64).reshape(-1, 2),
        "tables": np.array(tables, np.float64).reshape(-1, 2),
        "ogden": np.array(ogden, np.float64).reshape(-1, 3),
        "braked_bars": np.flatnonzero(retardations > 0.0),
        "retardation": retardations[retardations > 0.0],
    }


def pieces_of_bars(description):
    """(element, its two nodes) of each bar; a beam is several."""
    for element in description["elements"]:
        if element["type"] in BARS:
            for pair in zip(element["nodes"][:-1], element["nodes"][1:]):
                yield element, pair


def assemble_bends(description, nodes):
    """Bends of the beams, at each node between two of their pieces."""
    numbers, rows = [], []
    for element in description["elements"]:
        if element["type"] != "beam":
            continue
        material, own = description["materials"][element["mat"]], list(element["nodes"])
        lengths = length_of(np.diff(nodes[own], axis=0))
        for k in range(1, len(own) - 1):
            numbers.append(own[k - 1 : k + 2])
            rows.append((material["E"] * material["I"], 0.5 * (lengths[k - 1] + lengths[k])))
    return {
        "bend_nodes": np.array(numbers, np.int64).reshape(-1, 3),
        "bends": np.array(rows, np.float64).reshape(-1, 2),
    }


def ogden_row(material, row):
    """Exponents of a hyperelastic bar, and the energy at which it goes slack [J]."""
    if "ogden" not in material:
        return 0.0, 0.0, 0.0
    first, second = map(float, material["ogden"])
    return first, second, slack_energy(row, first, second)


def stop_of(material, length):
    """Stop of a brake: a stroke, m, or without a table the plastic strain that belongs to it."""
    longest = material.get("longest_stroke", np.inf)
    if "table" in material:
        return longest
    stretch = 1.0 + longest / length
    return 0.5 * (stretch * stretch - 1.0)


def kind_of_bar(kind, material):
    """Kind of a bar: by its material, else by its type."""
    if "table" in material:
        return TABLE
    if "ogden" in material:
        return HYPER_TRUSS if kind == "truss" else HYPER_CABLE
    if "yield" in material and kind != "truss":
        return PLASTIC
    return TRUSS if kind in ("truss", "beam") else CABLE


def assemble_ropes(description, nodes, masses, reference_ring_mass):
    """Sliding ropes and rings."""
    first, kinds, rows, numbers, lengths = [0], [], [], [], []
    ring_kind = STIFF_RING if reference_ring_mass else CLOSED
    for element in description["elements"]:
        if element["type"] not in ("slide", "ring"):
            continue
        material, own = description["materials"][element["mat"]], np.array(element["nodes"], np.int64)
        is_ring = element["type"] == "ring"
        after = np.roll(own, -1) if is_ring else own[1:]
        segments = length_of(nodes[after] - nodes[own[: len(after)]])
        line_mass = material["rho"] * material["A"]
        if is_ring:
            fold = len(own) if reference_ring_mass else 1.0
            masses.add(own, fold * line_mass * segments.sum() / len(own), material, 1.0 / fold)
        else:
            masses.add(own[:-1], 0.5 * line_mass * segments, material)
            masses.add(own[1:], 0.5 * line_mass * segments, material)
        friction = material.get("mu", 0.0)
        kinds.append(ring_kind if is_ring else ROUGH if friction > 0.0 and len(own) > 2 else FREE)
        length = float(element.get("length", segments.sum()))
        strength = material.get("strength", np.inf)
        rows.append((material["E"], length, material.get("S0", 0.0), material["A"], friction, strength))
        numbers.extend(own)
        lengths.extend(segments * (length / segments.sum()))
        if not is_ring:
            lengths.append(0.0)
        first.append(len(numbers))
    return {
        "rope_first": np.array(first, np.int64),
        "rope_kinds": np.array(kinds, np.int64),
        "ropes": np.array(rows, np.float64).reshape(-1, ROPE_COLUMNS),
        "rope_nodes": np.array(numbers, np.int64),
        "rope_lengths": np.array(lengths, np.float64),
    }


def start_state(net, nodes):
    """NetState at rest at the nodes."""
    count, bars, ropes = len(nodes), len(net.bar_kinds), len(net.rope_kinds)
    corners = len(net.rope_nodes)
    return NetState(
        positions=nodes.copy(),
        velocities=np.zeros((count, 3)),
        before=np.zeros((count, 3)),
        forces=np.zeros((count, 3)),
        flow=np.zeros((bars, 3)),
        bar_forces=np.zeros(bars),
        bend_moments=np.zeros(len(net.bend_nodes)),
        braked=np.zeros((len(net.braked_bars), 2)),
        material=net.rope_lengths.copy(),
        driving=np.zeros(corners),
        scratch=np.zeros((SCRATCH_ROWS, corners)),
        knots=np.zeros((4, 2 * corners)),
        rope_forces=np.zeros(ropes),
        largest=np.zeros(ropes),
        membrane_forces=np.zeros(len(net.membrane_nodes)),
        torn=np.zeros(bars + ropes + len(net.membrane_nodes), np.int64),
        account=np.zeros(ACCOUNTS),
    )
