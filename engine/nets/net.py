# SPDX-License-Identifier: GPL-2.0-or-later
"""A flexible barrier: nodes, cables, sliding ropes, rings, brakes, posts, membranes.

net = Net.from_dict(description)        # see description.py
net.settle()                            # sags under its own weight
hit = impact(net, rock, position, velocity)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..arithmetic.vectors import mean
from ..io.net_files import read_net
from .arrays import CLOSED, PLASTIC, TABLE, copy_of
from .assembly import BARS, assemble, start_state
from .contact.contact_parts import contact_parts
from .description import check_description
from .families.family import SPACING, family, product
from .motion.settling import settle
from .motion.stable_step import default_step, stable_limit

if TYPE_CHECKING:
    from ..hints import Array, FilePath, ProductSheet, Terrain

AT_REST = 1e-6  # forces left over the largest, of a net at rest
FAR = 1e4  # m: beyond this from zero, coordinates are taken from an origin nearby


class ElementNumbers(NamedTuple):
    """Numbers in the description."""

    bars: np.ndarray
    ropes: np.ndarray
    membranes: np.ndarray


def element_numbers(description):
    """ElementNumbers of a description: the arrays keep its order within each group."""
    kinds = [element["type"] for element in description["elements"]]
    bars = [number for number, element in enumerate(description["elements"]) for _ in range(bar_count(element))]
    groups = ("slide", "ring"), ("membrane",)
    others = ([k for k, kind in enumerate(kinds) if kind in own] for own in groups)
    return ElementNumbers(*(np.array(own, np.int64) for own in (bars, *others)))


def bar_count(element):
    """Number of bars of an element: a beam has one between each two of its nodes."""
    return len(element["nodes"]) - 1 if element["type"] in BARS else 0


def origin_of(nodes):
    """Zero for a net near it, else a round place beside the net."""
    if np.abs(nodes).max() < FAR:
        return np.zeros(3)
    return np.round(mean(nodes), -2)


class Net:
    """One barrier and its present state. Threads may share it: an impact works on a copy of the state.

    description : the dictionary that it was made of
    nodes : (n, 3) positions at the start [m]
    arrays : NetArrays of the kernels
    state : NetState; after settle() that under dead load
    parts : the segments and triangles that a rock can touch
    time_step : the step that impacts take unless told otherwise [s]
    time_step_limit : twice over the highest frequency, an upper bound of stable steps [s]
    origin : (3,) of the coordinates inside, so that float64 keeps its digits [m]
    gravity : (3,) [m/s2]
    element_numbers : numbers in the description of the bars, ropes and membranes of the arrays
    brakes : (k,) numbers of the bars that are brakes, in the order of the description
    has_sagged : True after settle(); is_settled : True where that found rest
    unrest : forces that it left, relative to the largest
    """

    def __init__(self, description, nodes, arrays, origin):
        self.description, self.nodes, self.arrays, self.origin = description, nodes, arrays, origin
        self.gravity = np.array(description.get("gravity", (0.0, 0.0, 0.0)), dtype=np.float64)
        self.element_numbers = element_numbers(description)
        self.state = start_state(arrays, nodes)
        self.parts = contact_parts(description, arrays, len(nodes))
        self.time_step_limit = stable_limit(arrays, nodes)
        self.time_step = default_step(self.time_step_limit)
        self.brakes = np.flatnonzero((arrays.bar_kinds == PLASTIC) | (arrays.bar_kinds == TABLE))
        self.rings = np.flatnonzero(arrays.rope_kinds >= CLOSED)
        self.ropes = np.flatnonzero(arrays.rope_kinds < CLOSED)
        self.has_sagged, self.is_settled, self.unrest = False, False, 1.0

    @classmethod
    def from_dict(cls, description: Mapping[str, Any], reference_ring_mass: bool = False) -> Net:
        """A net of plain data: nodes, fixed, materials, elements, point_mass, contact (description.py).

        reference_ring_mass: rings as in the reference code, with the whole mass at each node, and pushing where they
            are short; for comparison only.
        Raises NetError that says what of the description is wrong and how to mend it.
        """
        nodes = check_description(description)
        origin = origin_of(nodes)
        nodes = np.ascontiguousarray(nodes - origin)
        return cls(description, nodes, assemble(description, nodes, reference_ring_mass), origin)

    @classmethod
    def from_json(cls, source: FilePath) -> Net:
        """A net of a JSON file, or of JSON text. Raises ValueError for what is no JSON, NetError for what is no net."""
        return cls.from_dict(read_net(source))

    @classmethod
    def family(
        cls,
        name: str,
        energy: float,
        line: Array,
        terrain: Terrain,
        height: float | None = None,
        spacing: float = SPACING,
        mesh: float | None = None,
        side: str | None = None,
    ) -> Net:
        """A generic barrier of a family, its posts and anchors on a terrain along a line; no product (families/).

        name : "ring net", "cable net" or "membrane"; energy : that it is made for, 1e5 to 8e6 [J]
        line : (n, 2) in the coordinates of the terrain [m]; side : "left" or "right" of it is downhill, None: where
            the ground is lower
        height : of the top above the ground, by default what is usual for the energy; spacing : of posts; mesh : by
            default 0.33, of cable nets for less than 500 kJ 0.22 [m]
        Raises NetError for numbers out of range, a line without length and ground that is missing.
        """
        return cls.from_dict(family(name, energy, line, terrain, height, spacing, mesh, side))

    @classmethod
    def product(
        cls,
        sheet: ProductSheet,
        line: Array,
        terrain: Terrain,
        mesh: float | None = None,
        side: str | None = None,
    ) -> Net:
        """The barrier of a product sheet (families/product_sheet.py) along a line; arguments and errors as ``family``.

        What the sheet does not say is that of the generic net for its energy: description["family"]["assumed"].
        """
        return cls.from_dict(product(sheet, line, terrain, mesh, side))

    @property
    def positions(self) -> Array:
        """(n, 3) nodes in the present state [m]."""
        return self.state.positions + self.origin

    @property
    def fixed(self) -> Array:
        """Numbers of the nodes that are held in all directions."""
        return np.flatnonzero(self.arrays.inverse.max(axis=1) == 0.0)

    def settle(self, tolerance: float = 1e-9, max_steps: int = 20_000) -> Net:
        """Let the net sag to rest under its weight and dead loads, without friction in ropes; returns itself.

        tolerance: of the forces left, relative to the largest force at a node. ``unrest`` holds what was left: ring
        nets on smooth ropes may creep along them without end. An impact lets a net with more unrest than 1e-6 move
        from the start, one with less wait for the rock. Raises RuntimeError for a net that falls.
        """
        self.unrest = settle(self.arrays, self.state, tolerance, max_steps)
        self.has_sagged, self.is_settled = True, self.unrest <= AT_REST
        return self

    def copy_of_state(self) -> Any:
        """The present state, in arrays of its own."""
        return copy_of(self.state)
