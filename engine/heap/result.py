# SPDX-License-Identifier: GPL-2.0-or-later
"""Result of the simulation of a heap."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Heap:
    """Rocks that fell together; arrays over n samples, the first at t = 0, and N rocks. SI units."""

    time: np.ndarray  # (n,) s
    position: np.ndarray  # (n, N, 3) centres of mass, in the coordinates of the terrain
    orientation: np.ndarray  # (n, N, 4) unit quaternions, scalar first, K to I
    velocity: np.ndarray  # (n, N, 3) m/s, in I
    spin: np.ndarray  # (n, N, 3) rad/s, in K
    kinetic_energy: np.ndarray  # (n,) J, of the rocks on the terrain, like the next
    potential_energy: np.ndarray  # (n,) J, above the height 0
    contacts: np.ndarray  # (n,) contacts in the last step, including those with a gap that may close in it
    loaded: np.ndarray  # (n,) contacts that carry load
    overlap: np.ndarray  # (n,) largest overlap of two rocks or with the ground, in radii of the smaller rock
    left: np.ndarray  # (N,) True for rocks that left the terrain; they stay as they were then
    stop_reason: str  # "rest" or "duration"
    # the contacts of the last step
    rocks: np.ndarray  # (c, 2) numbers of both rocks; -1 for the ground in the place of the second
    places: np.ndarray  # (c, 3)
    gaps: np.ndarray  # (c,) m
    forces: np.ndarray  # (c, 3) on the first rock, mean of the step, N
    # over all steps
    steps: int
    sweeps: int  # of the contact solver
    unconverged: int  # steps whose contact velocities had not settled
    limited: int  # steps whose percussions were reduced because they would have added energy
    energy_lost: float  # by friction and impacts, J
    energy_lifted: float  # of it given back to remove overlap, J
    energy_gain: float  # largest gain of energy in a step, J: rounding
    overlap_max: float  # in radii

    @property
    def energy(self) -> np.ndarray:
        """Kinetic and potential energy (n,), J."""
        return self.kinetic_energy + self.potential_energy
