# SPDX-License-Identifier: GPL-2.0-or-later
"""Crossings of a net by the rocks of a simulation, and those with the largest demand. SI units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..arithmetic.arrays import cbrt
from ..chunks.net_decisions import taken_in
from ..nets.collision.throws import contact_nodes, edges_at
from ..nets.collision.verdict import line_direction
from ..nets.surrogate import features_of, shares_of
from ..passages.hits import Target, hits
from ..passages.turning import turned_at
from ..shapes.rock_library import rock

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike, Impact, Motion, Net, Rock


def line_of(net: Net) -> Array:
    """(2, 2) ends in plan of the lower edge of a net [m]: where rocks are taken to cross it."""
    numbers = contact_nodes(net)
    points = net.nodes[numbers]
    stations = points[:, :2] @ line_direction(net)
    ends = []
    for station in (stations.min(), stations.max()):
        own = np.flatnonzero(np.abs(stations - station) < 1e-3)
        ends.append(points[own[points[own, 2].argmin()], :2])
    return np.array(ends) + net.origin[:2]


def crossings_of(net: Net, motion: Motion, radius: ArrayLike) -> Array:
    """Hits of a net by the runs of a Motion, each once: where centres cross its line, else at the first touch.

    With their ``orientation`` and ``spin`` (in K, rad/s) there, where the motion tells how rocks are turned.

    radius : (runs,) largest radius of the rocks, m; NaN counts as none
    """
    rows = hits(motion, [Target([line_of(net)])], radius)
    if motion.turning is None:
        return rows
    turned = np.empty(rows.size, rows.dtype.descr + [("orientation", np.float64, 4), ("spin", np.float64, 3)])
    for name in rows.dtype.names:
        turned[name] = rows[name]
    turned["orientation"], turned["spin"] = turned_at(motion, rows["run"], rows["time"])
    return turned


def worst_below_top(net: Net, rows: Array, count: int) -> tuple[Array, int]:
    """The hits with the most energy whose centre is below the top, ``count`` of them (0: all), and how many are
    above it."""
    below = rows["z"] <= edges_at(net, rows["x"], rows["y"])[1]
    inside = rows[below]
    order = np.lexsort([inside["run"], -inside["energy"]])
    chosen = inside[order if count == 0 else order[:count]]
    return chosen, int(np.count_nonzero(~below))


def rock_of(shape: str | Rock, mass: float, density: float) -> Rock:
    """A rock of the library with a mass [kg] and a density [kg/m3]; or a Rock at that mass and its own density."""
    if not isinstance(shape, str):
        return shape.scaled(mass=mass)
    return rock(shape, volume=mass / density, density=density)


def features_of_rows(net: Net, rows: Array, masses: Array, shape: str | Rock, density: float) -> Array:
    """Features (m, 7), for a surrogate, of crossings of rocks as in ``rock_of``; masses (m,) [kg], density [kg/m3]."""
    places = np.column_stack([rows[name] for name in "xyz"])
    velocities = np.column_stack([rows[f"velocity_{name}"] for name in "xyz"])
    radii = rock_of(shape, density, density).radius * cbrt(masses / density)
    return features_of(net, places, velocities, np.nan_to_num(rows["rotation"]), rows["energy"], masses, radii)


def shares_taken(hits: Sequence[Impact], energies: Array) -> Array:
    """Shares (t,) of their kinetic energies [J] that a net took from rocks in Impacts, 1 where it held them."""
    return shares_of(np.array([taken_in(hit) for hit in hits]), energies)
