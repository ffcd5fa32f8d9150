# SPDX-License-Identifier: GPL-2.0-or-later
"""Barriers as a screening model: a line with a height above the ground and an energy that it can take.

    above the top                 passes over
    E <= E_b                      stops
    E > E_b                       goes on with v' = k v, omega' = k omega, k = sqrt(1 - E_b / E): E' = E - E_b

E is the kinetic energy of translation and rotation where the centre of mass crosses the line. Which point of the rock
must be above the top is a choice: its highest point (on the safe side: the barrier stops only rocks that it covers),
its centre of mass or its lowest point. The barrier does not move and has no mass, and rocks that it stops do not fill
it. A barrier that a rock has broken is gone for that rock, not for the others.

Where a barrier has a flexible net (nets/), the net decides how much energy it takes from each rock, E_b above: all of
it, or what it has taken by the time the rock has passed over, under or through it (chunks/net_decisions.py).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from ..choices import PASSING_RULES, SURROGATE_IMPACTS
from ..ground import height_map
from ..ground.terrain import Terrain
from ..jit.kernels import inner_kernel
from ..quantities import quantities
from ..rigid_body import quaternion
from .field import (
    BARRIER,
    BARRIER_ENERGY,
    BARRIER_HEIGHT,
    BROKE_THROUGH,
    CENTRE,
    HIGHEST,
    OUTCOME,
    PASSED_OVER,
    STOPPED,
    energy_of_net,
)
from .grid import MARGIN, entries_of
from .meetings import MOST_IN_A_STEP, count_cut, find_meeting, note_meeting
from .path import Path, deflected, kinetic_energy, state_between

KILO = 1000.0  # J in a kJ


@dataclass(frozen=True)
class Barriers:
    """Barrier lines.

    Parameters
    ----------
    lines : list of (n, 2) arrays of coordinates x, y in the system of the terrain, m
    heights : (barriers,) vertical height of the top above the ground, m
    energies : (barriers,) kinetic energy that the barrier can take, J; infinite for a wall or dam
    identifiers : (barriers,) whole numbers, default 0, 1, ...
    rule : "highest point", "centre of mass" or "lowest point": what of a rock must be above the top of the barrier,
        at the place where its centre of mass crosses the line, for the rock to pass over
    nets : for each barrier a flexible Net (engine.nets) that decides in place of its energy, or None; default none
    net_limit : how many crossings nets decide, those with the most energy; the energies decide the others. 0: all
    surrogates : for each barrier True where a response surface replaces its net (engine/nets/surrogate.py), made from
        ``surrogate_impacts`` impacts of the rocks that arrive; it leaves to the net what it is not sure of, and
        ``net_limit`` does not apply to it. Default none
    names : for each barrier how people call it, "" where it has no name; for reports alone. Default ""

    Raises
    ------
    ValueError
        For lines without length, or numbers that are not positive.
    """

    lines: Sequence[ArrayLike]
    heights: ArrayLike
    energies: ArrayLike
    identifiers: ArrayLike | None = None
    rule: str = PASSING_RULES[0]
    nets: Sequence[object] | None = None
    net_limit: int = 0
    surrogates: Sequence[bool] | None = None
    surrogate_impacts: int = SURROGATE_IMPACTS
    names: Sequence[str] | None = None

    def __post_init__(self) -> None:
        lines = [np.asarray(line, np.float64) for line in self.lines]
        if not lines:
            raise ValueError("Barriers: no line was given.")
        heights, energies = np.asarray(self.heights, np.float64), np.asarray(self.energies, np.float64)
        identifiers = np.arange(len(lines)) if self.identifiers is None else np.asarray(self.identifiers)
        for name, values in (("heights", heights), ("energies", energies), ("identifiers", identifiers)):
            if values.shape != (len(lines),):
                raise ValueError(f"Barriers: {len(lines)} lines, but {name} of the shape {values.shape}.")
        for i, line in enumerate(lines):
            self._check(identifiers[i], line, heights[i], energies[i])
        if self.rule not in PASSING_RULES:
            raise ValueError(f"Barriers: the rule is {self.rule!r}; known are {', '.join(PASSING_RULES)}.")
        nets: list[object] = [None] * len(lines) if self.nets is None else list(self.nets)
        if len(nets) != len(lines):
            raise ValueError(f"Barriers: {len(lines)} lines, but {len(nets)} nets; give a net or None for each.")
        names = [""] * len(lines) if self.names is None else [str(name) for name in self.names]
        if len(names) != len(lines):
            raise ValueError(f"Barriers: {len(lines)} lines, but {len(names)} names; give one, or '', for each.")
        object.__setattr__(self, "nets", nets)
        object.__setattr__(self, "names", names)
        object.__setattr__(self, "surrogates", self._checked_surrogates(nets))
        for name, value in (("lines", lines), ("heights", heights), ("energies", energies)):
            object.__setattr__(self, name, value)
        object.__setattr__(self, "identifiers", identifiers.astype(np.int64))

    def _checked_surrogates(self, nets):
        surrogates = (
            [False] * len(nets) if self.surrogates is None else [bool(surrogate) for surrogate in self.surrogates]
        )
        if len(surrogates) != len(nets):
            raise ValueError(
                f"Barriers: {len(nets)} lines, but {len(surrogates)} surrogates; give True or False for each."
            )
        bare = [k for k, (net, is_one) in enumerate(zip(nets, surrogates)) if is_one and net is None]
        if bare:
            raise ValueError(f"Barriers: line {bare[0]} has a surrogate but no net; give the net that it stands for.")
        if self.surrogate_impacts < 1:
            raise ValueError(f"Barriers: surrogates of {self.surrogate_impacts} impacts; give a positive number.")
        return surrogates

    @staticmethod
    def _check(identifier, line, height, energy):
        if line.ndim != 2 or line.shape[1] != 2 or not np.isfinite(line).all() or not np.ptp(line, axis=0).any():
            raise ValueError(f"Barriers: the line of barrier {identifier} needs two different points at least.")
        if not (math.isfinite(height) and height > 0.0):
            raise ValueError(f"Barriers: barrier {identifier} has the height {height} m; give a positive number.")
        if not energy >= 0.0:
            raise ValueError(f"Barriers: barrier {identifier} takes {energy} J; give a number of at least 0.")
        quantities.check("barrier_height", float(height), f"Barriers: barrier {identifier}")
        if math.isfinite(energy):
            quantities.check("barrier_energy", float(energy) / KILO, f"Barriers: barrier {identifier}")

    def __len__(self) -> int:
        return len(self.lines)

    def rows(self, terrain: Terrain) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Segments (n, 4), the barrier of each, and the BARRIER_COLUMNS of each barrier."""
        origin = np.array(terrain.origin)
        lines = map(np.asarray, self.lines)
        pieces = [np.hstack([line[:-1], line[1:]]) - np.tile(origin, 2) for line in lines]
        return (
            np.ascontiguousarray(np.concatenate(pieces)),
            np.repeat(np.arange(len(pieces)), [len(piece) for piece in pieces]),
            np.column_stack([np.asarray(self.heights), np.asarray(self.energies)]),
        )


@inner_kernel
def crossing(start, end, segments, i):
    """Share of the path from ``start`` to ``end``, (x, y) each, at which segment i is crossed; 2 where it is not.

    An end of one on the line of the other counts as left of it, so that a path through the common vertex of two
    segments, or with a vertex of its own on a segment, crosses once.
    """
    (x0, y0), (x1, y1) = start, end
    ax, ay, bx, by = segments[i, 0], segments[i, 1], segments[i, 2], segments[i, 3]
    dx, dy = x1 - x0, y1 - y0
    if (dx * (ay - y0) - dy * (ax - x0) >= 0.0) == (dx * (by - y0) - dy * (bx - x0) >= 0.0):
        return 2.0
    before = (bx - ax) * (y0 - ay) - (by - ay) * (x0 - ax)
    after = (bx - ax) * (y1 - ay) - (by - ay) * (x1 - ax)
    if (before >= 0.0) == (after >= 0.0):
        return 2.0
    return before / (before - after)


@inner_kernel
def next_crossing(field, path, passed, passed_segment, noted, count):
    """Share of the path and number of the segment that is crossed next after those given; 2 and -1 for none.

    Barriers that this run has broken through are gone.
    """
    start, end = path.start, path.end
    along_x, along_y = end.x - start.x, end.y - start.y
    way = math.sqrt(along_x * along_x + along_y * along_y)
    pieces = int(way / (2.0 * MARGIN)) + 1
    share, segment = 2.0, -1
    for k in range(pieces):
        middle = (k + 0.5) / pieces
        entry, last = entries_of(
            field.segment_grid, start.x + middle * (end.x - start.x), start.y + middle * (end.y - start.y)
        )
        while entry < last:
            i = int(field.segment_grid.items[entry])
            entry += 1
            share_of_wall = crossing((start.x, start.y), (end.x, end.y), field.segments, i)
            is_later = share_of_wall > passed or (share_of_wall == passed and i > passed_segment)
            if (
                share_of_wall > 1.0
                or not is_later
                or share_of_wall > share
                or (share_of_wall == share and i >= segment)
            ):
                continue
            row = find_meeting(noted, count, BARRIER, field.barrier_of[i])
            if row >= 0 and noted.rows[row, OUTCOME] == BROKE_THROUGH:
                continue
            share, segment = share_of_wall, i
    return share, segment


@inner_kernel
def reference_height(body, s, rule):
    """Height above the centre of mass of the point to which the rule refers, m."""
    if rule == CENTRE:
        return 0.0
    _, _, _, _, _, _, a20, a21, a22 = quaternion.rotation_matrix((s.e0, s.e1, s.e2, s.e3))
    sign = 1.0 if rule == HIGHEST else -1.0
    extreme = 0.0
    for i in range(body.vertices.shape[0]):
        height = a20 * body.vertices[i, 0] + a21 * body.vertices[i, 1] + a22 * body.vertices[i, 2]
        extreme = max(extreme, sign * height)
    return sign * extreme


@inner_kernel
def cross_barriers(field, terrain, body, path, counts, noted, count):
    """Stop or pass a rock at the barriers on its ``path``.

    Returns the state at the end, the barrier that stopped the rock or -1, and the number of meetings, which are
    noted in place. A step with more meetings than there is room for is counted in ``counts``.
    """
    passed, passed_segment, left = -1.0, -1, MOST_IN_A_STEP // 2
    start, end, duration, time = path
    while True:
        path = Path(start, end, duration, time)
        share, segment = next_crossing(field, path, passed, passed_segment, noted, count)
        if segment < 0:
            break
        if left == 0:
            count_cut(counts)
            break
        left -= 1
        barrier = field.barrier_of[segment]
        s = state_between(start, end, duration, share)
        ground = height_map.height_at(terrain, s.x, s.y)
        clearance = s.z + reference_height(body, s, field.rule) - ground - field.barriers[barrier, BARRIER_HEIGHT]
        energy, capacity = kinetic_energy(body, s), field.barriers[barrier, BARRIER_ENERGY]
        if field.is_net[barrier] != 0:
            capacity = energy_of_net(field, counts["run"], barrier)
        outcome, taken = PASSED_OVER, 0.0
        if clearance <= 0.0:
            outcome, taken = (STOPPED, energy) if energy <= capacity else (BROKE_THROUGH, capacity)
        note_meeting(
            noted.rows, count, BARRIER, barrier, outcome, time + share * duration, s, s.z - ground, clearance, energy,
            taken,
        )  # fmt: skip
        count += 1
        if outcome == STOPPED:
            return deflected(s, (-s.vx, -s.vy, -s.vz), (0.0, 0.0, 0.0), 0.0), barrier, count
        passed, passed_segment = share, segment
        if outcome == BROKE_THROUGH and capacity > 0.0:
            rest = math.sqrt(1.0 - capacity / energy)
            loss = rest - 1.0
            change = loss * s.vx, loss * s.vy, loss * s.vz
            end = deflected(end, change, (rest * end.wx, rest * end.wy, rest * end.wz), (1.0 - share) * duration)
            start = deflected(s, change, (rest * s.wx, rest * s.wy, rest * s.wz), 0.0)
            time, duration = time + share * duration, (1.0 - share) * duration
            passed, passed_segment = -1.0, -1
    return end, -1, count
