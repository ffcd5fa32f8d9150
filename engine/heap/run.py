# SPDX-License-Identifier: GPL-2.0-or-later
"""Many steps of a heap: counters, samples, and for how long it has been still."""

from typing import NamedTuple

import numpy as np

from ..jit.kernels import inner_kernel, kernel
from .neighbours import speed_of
from .step import DONE, step

# what is counted over all steps
STEPS, SWEEPS, UNCONVERGED, LIMITED, LOST, LIFTED, DEEPEST, GAIN, STILL_TIME, COUNTERS = range(10)
# columns of a sample of the whole heap
TIME, KINETIC, POTENTIAL, TOUCHING, LOADED, OVERLAP, COLUMNS = range(7)


class Pace(NamedTuple):
    """Limits and sampling of the simulation of a heap."""

    steps: int  # to take at most
    max_sweeps: int  # over the contacts of a step
    rest_speed: float  # m/s, below which all rocks count as still
    sample_every: int  # steps


class Log(NamedTuple):
    """Record of the steps, in place."""

    counters: np.ndarray  # (COUNTERS,)
    samples: np.ndarray  # (samples, COLUMNS) of the whole heap
    rocks: np.ndarray  # (samples, N, 13) of each rock


@inner_kernel
def energies(rocks, motion, gravity):
    """Kinetic and potential energy of the rocks that are on the terrain, J."""
    kinetic, potential = 0.0, 0.0
    for i in range(rocks.mass.size):
        if motion.is_gone[i]:
            continue
        for a in range(6):
            mass = rocks.mass[i] if a < 3 else rocks.inertia[i, a - 3]
            kinetic += 0.5 * mass * motion.velocity[i, a] * motion.velocity[i, a]
        potential += rocks.mass[i] * gravity * motion.position[i, 2]
    return kinetic, potential


@inner_kernel
def fastest_of(rocks, motion):
    """Bound of the speed of any point of a rock on the terrain, m/s."""
    fastest = 0.0
    for i in range(rocks.mass.size):
        if not motion.is_gone[i]:
            fastest = max(fastest, speed_of(rocks, motion, i))
    return fastest


@inner_kernel
def keep_sample(pile, motion, kick, sample, out_log):
    """One sample, in place."""
    rocks, out_sample, out_rocks = pile.rocks, out_log.samples[sample], out_log.rocks[sample]
    kinetic, potential = energies(rocks, motion, pile.material.gravity)
    out_sample[TIME], out_sample[KINETIC], out_sample[POTENTIAL] = out_log.counters[STEPS] * pile.h, kinetic, potential
    out_sample[TOUCHING], out_sample[LOADED], out_sample[OVERLAP] = kick.contacts, kick.loaded, kick.deepest
    for i in range(rocks.mass.size):
        for a in range(3):
            out_rocks[i, a] = motion.position[i, a]
        for a in range(4):
            out_rocks[i, 3 + a] = motion.orientation[i, a]
        for a in range(6):
            out_rocks[i, 7 + a] = motion.velocity[i, a]


@kernel
def advance(pile, pace, motion, ahead, workspace, last, out_log, count):
    """Take some steps, in place. ``last``: contacts of the last step; ``count``: samples so far.

    Returns the status of the last step, the contacts, the samples; counters[STILL_TIME] tells for how long all rocks
    have been slower than ``rest_speed``, s.
    """
    rocks, material, counters = pile.rocks, pile.material, out_log.counters
    before = energies(rocks, motion, material.gravity)
    for _ in range(pace.steps):
        kick = step(pile, pace.max_sweeps, last, motion, ahead, workspace)
        if kick.status != DONE:
            return kick.status, last, count
        last = kick.contacts
        after = energies(rocks, motion, material.gravity)
        counters[GAIN] = max(counters[GAIN], after[0] - before[0] + (after[1] - before[1]))
        before = after
        counters[STEPS] += 1.0
        counters[SWEEPS] += kick.sweeps
        counters[UNCONVERGED] += not kick.is_converged
        counters[LIMITED] += kick.is_limited
        counters[LOST] += kick.lost
        counters[LIFTED] += kick.lifted
        counters[DEEPEST] = max(counters[DEEPEST], kick.deepest)
        is_still = fastest_of(rocks, motion) < pace.rest_speed
        counters[STILL_TIME] = counters[STILL_TIME] + pile.h if is_still else 0.0
        if counters[STEPS] % pace.sample_every == 0.0:
            keep_sample(pile, motion, kick, count, out_log)
            count += 1
    return DONE, last, count
