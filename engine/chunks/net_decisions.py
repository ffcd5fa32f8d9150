# SPDX-License-Identifier: GPL-2.0-or-later
"""Impacts on flexible nets during a simulation: each rock that crosses a net below its top is thrown into it.

A run stops at a net for which nothing is decided. Its rock, as it is turned and spins there, is thrown into the net
with the ground under it; where the net holds it, the run is done. Where it does not, the run is done again, and its
rock goes on behind the line with the energy that the net and its contact have left it, in the same direction. A net of
which a part fails counts up to then, one whose rock is neither at rest nor past it at the end does not count. The
energy is rounded to four digits, so that the last bits of the net, which differ between computers, do not matter.

Where a surrogate stands for a net (nets/surrogate.py), it decides what it is sure of; the net decides the rest.
A run depends on its own number alone, so the results are the same whatever the chunks and threads.
"""

import math
from typing import NamedTuple

import numpy as np

from ..arithmetic.power import cbrt
from ..arithmetic.vectors import length
from ..nets import ground_of, impact
from ..nets.collision.throws import thrown
from ..nets.collision.verdict import DRIFT
from ..nets.surrogate import features_of
from ..obstacles.field import (
    BARRIER,
    DECIDED_BARRIER,
    DECIDED_ENERGY,
    DECIDED_RUN,
    DECISION_COLUMNS,
    ENERGY,
    KIND,
    MEETING_E0,
    MEETING_VX,
    MEETING_WX,
    MEETING_X,
    OBSTACLE,
    OUTCOME,
    STOPPED,
)
from ..shapes.polyhedron import Hull

LEAST = 0.01  # of its energy, which a rock that is not held keeps
LONGEST = 20.0  # s, after which an impact that has not come to its end is unsure, and the rock not held


class NetRock(NamedTuple):
    """Properties of a rock that an impact on a net needs."""

    vertices: np.ndarray  # (k, 3) in K, m
    hull: Hull  # of them
    radius: float
    mass: float
    inertia: np.ndarray  # (3,)


class NetBarriers:
    """The nets of the barriers of a simulation, which have sagged, with the ground under each.

    chosen : set of (run, barrier) that the nets decide, None for all; the energies of the barriers decide the others
    surrogates : {barrier: Surrogate}, what stands for a net; known : {(run, barrier): energy taken} of the impacts that
        they were made of (net_designs.py)
    """

    def __init__(self, barriers, terrain, chosen=None):
        self.is_surrogate, self.design_size = list(barriers.surrogates), int(barriers.surrogate_impacts)
        self.surrogates, self.known = {}, {}
        self.nets, self.energies, self.chosen = list(barriers.nets), barriers.energies.copy(), chosen
        self.terrain, self.origin = terrain, np.array([*terrain.origin, 0.0])
        self.grounds = []
        for net in self.nets:
            if net is not None and not net.has_sagged:  # once: a net that creeps would be another at each simulation
                net.settle()
            self.grounds.append(None if net is None else ground_of(terrain, net))

    def compile(self):
        """Compile what an impact needs, in the thread that may."""
        for net, ground in zip(self.nets, self.grounds):
            if net is not None:
                corners = np.array([(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (-1.0, -1.0, -1.0)])
                faces = np.array([(0, 1, 2), (0, 3, 1), (1, 3, 2), (0, 2, 3)])
                rock = NetRock(corners, Hull(corners, faces), 1.8, 1.0, np.ones(3))
                far = net.positions.max(axis=0) + 100.0
                impact(net, rock, far, (1.0, 0.0, 0.0), ground=ground, max_time=2.0 * net.time_step)
                return

    def arrays(self):
        """All that a digest of the inputs has to know."""
        for net in self.nets:
            if net is not None:
                yield from (*net.arrays, net.parts.nodes, net.state.positions, net.origin)
        if any(self.is_surrogate):
            yield np.array([*self.is_surrogate, self.design_size], np.int64)

    def undecided(self, meetings, runs, decisions):
        """Numbers of the meetings at which a rock has stopped at a net for which nothing is decided."""
        known = {(int(row[DECIDED_RUN]), int(row[DECIDED_BARRIER])) for row in decisions}
        stopped = (meetings[:, KIND] == BARRIER) & (meetings[:, OUTCOME] == STOPPED)
        barriers = meetings[:, OBSTACLE].astype(np.int64)
        return [
            k
            for k in np.flatnonzero(stopped)
            if self.nets[barriers[k]] is not None and (int(runs[k]), int(barriers[k])) not in known
        ]

    def decision(self, run, row, rock):
        """Row of decisions for one meeting of the rock of a run."""
        barrier = int(row[OBSTACLE])
        decided = np.zeros(DECISION_COLUMNS)
        decided[DECIDED_RUN], decided[DECIDED_BARRIER] = run, barrier
        if (run, barrier) in self.known:
            decided[DECIDED_ENERGY] = self.known[run, barrier]
        elif self.chosen is not None and not self.is_surrogate[barrier] and (run, barrier) not in self.chosen:
            # nets decide the worst crossings only, and this is none of them
            decided[DECIDED_ENERGY] = self.energies[barrier]
        else:
            taken = self.guess(barrier, row, rock)
            decided[DECIDED_ENERGY] = self.energy_taken(barrier, row, rock) if taken is None else taken
        return decided

    def guess(self, barrier, row, rock):
        """Energy that a net takes by its surrogate [J], infinite where it holds; None where that is not sure."""
        if barrier not in self.surrogates:
            return None
        share, is_sure = self.surrogates[barrier](self.features(barrier, row, rock))
        if not is_sure[0]:
            return None
        return np.inf if share[0] >= 1.0 else rounded(share[0] * row[ENERGY])

    def features(self, barrier, row, rock):
        """Features (1, 7) of a rock at a net."""
        spin = row[MEETING_WX : MEETING_WX + 3]
        position, velocity = row[MEETING_X : MEETING_X + 3] + self.origin, row[MEETING_VX : MEETING_VX + 3]
        net, rate = self.nets[barrier], length(spin[None])
        return features_of(net, position, velocity, rate, row[ENERGY], rock.mass, rock.radius)

    def case(self, barrier, row, rock):
        """Arguments of the engine's impact but the net."""
        position = row[MEETING_X : MEETING_X + 3] + self.origin
        case = thrown(self.nets[barrier], rock, position, row[MEETING_VX : MEETING_VX + 3], terrain=self.terrain,
                      orientation=row[MEETING_E0 : MEETING_E0 + 4], spin=row[MEETING_WX : MEETING_WX + 3])  # fmt: skip
        return {**case, "ground": self.grounds[barrier], "max_time": LONGEST, "until_held": True}

    def energy_taken(self, barrier, row, rock):
        """Energy that a net takes from a rock [J], infinite where it holds it."""
        return taken_in(impact(self.nets[barrier], **self.case(barrier, row, rock)))


def taken_in(hit):
    """Energy that a net has taken in an Impact [J], infinite where it holds the rock.

    A rock that is not held keeps a share LEAST of what it came with.
    """
    if hit.verdict == "caught":
        return np.inf
    end = last_that_counts(hit)
    of_rock = sum(hit.energy[name] for name in ("rock_motion", "rock_rotation", "rock_potential"))
    came = hit.energy["rock_motion"][0] + hit.energy["rock_rotation"][0]
    return rounded(min((1.0 - LEAST) * came, max(0.0, of_rock[0] - of_rock[end] - hit.energy["ground"][end])))


def last_that_counts(hit):
    """Number of the sample up to which a net counts that does not hold a rock.

    Of one that fails, that before its first part does; of one whose rock does not pass it for another reason, or whose
    energies do not add up, none.
    """
    if not hit.energy_error <= DRIFT:
        return 0
    if math.isfinite(hit.failed_at):
        return max(0, int(np.searchsorted(hit.time, hit.failed_at)) - 1)
    return len(hit.time) - 1 if hit.is_past else 0


def rounded(energy):
    """Four digits."""
    return float(f"{energy:.3e}")


def rock_of_run(rocks, run):
    """The NetRock of a row of runs; ``rocks``: those of the chunk."""
    k = run["rock"]
    length = cbrt(float(run["volume"] / rocks.volume[k]))
    heavier = run["mass"] / rocks.mass[k] * length * length
    vertices = rocks.vertices[rocks.first[k] : rocks.first[k + 1]] * length
    triangles = rocks.triangles[rocks.first_triangle[k] : rocks.first_triangle[k + 1]]
    return NetRock(
        vertices, Hull(vertices, triangles), float(rocks.radius[k] * length), float(run["mass"]),
        rocks.inertia[k] * heavier,
    )  # fmt: skip


def decided_by_nets(nets, rocks, do, first, cancel):
    """Do runs until all that cross a net are decided.

    do : function of the decisions, which does the runs from ``first`` on; returns them and their meetings, and more
    Returns what it returned at last.
    """
    decisions = np.zeros((0, DECISION_COLUMNS))
    while True:
        done = do(decisions)
        runs, meetings = done[0], done[1]
        of_run = np.repeat(np.arange(len(runs)), runs["meetings"])
        new = []
        for k in nets.undecided(meetings, first + of_run, decisions):
            if cancel[0]:
                return done
            run = of_run[k]
            new.append(nets.decision(first + int(run), meetings[k], rock_of_run(rocks, runs[run])))
        if not new or not np.isfinite([row[DECIDED_ENERGY] for row in new]).any():
            return done
        decisions = np.concatenate([decisions, new])
