# SPDX-License-Identifier: GPL-2.0-or-later
"""The tabular box of Leine et al. (2014), section 5.2, rolling down a plane from many slightly different starts.

It starts rolling about y, its axis of smallest inertia, which lies across the slope: 28 m/s = 20.8 rad/s times the
distance 1.346 m of the edges. The paper shows one run and gives neither the phase of the roll nor the time step; here
the phase is drawn anew for each run, and every start is turned by a small random rotation.
"""

from typing import NamedTuple

import numpy as np
from scipy.spatial.transform import Rotation

from talus.engine import Ground, Settings, trace
from talus.tests.verification.planes import Slope, box

SPEED, SPIN = 28.0, 20.8  # m/s down the slope, rad/s about y
FRICTION = 10.0
HEIGHT = 0.01  # m, of the lowest corner above the slope at the start
DURATION, INTERVAL = 60.0, 0.1  # s, of a run and between its samples
SLOPE = Slope(27.0, azimuth=90.0, half_width=5000.0, cell_size=50.0)


class Ensemble(NamedTuple):
    """Many runs on common times; NaN after a run has come to rest."""

    time: np.ndarray  # (samples,) s
    spin: np.ndarray  # (runs, samples, 3) rad/s, in K
    speed: np.ndarray  # (runs, samples) m/s
    stop_reason: list


def rock():
    """2.5 x 3 x 1 m, 22,500 kg: y the minor, x the intermediate and z the major axis."""
    return box(2.5, 3.0, 1.0, density=3000.0)


def start(seed, number, disturbance):
    """Orientation in the slope's frame and spin of start ``number``: a phase, then ``disturbance`` (rad, rad/s)."""
    draw = np.random.default_rng([seed, number])
    phase = Rotation.from_rotvec([0.0, draw.uniform(0.0, 2.0 * np.pi), 0.0])
    turned = phase * Rotation.from_rotvec(disturbance * draw.normal(size=3))
    return turned, np.array([0.0, SPIN, 0.0]) + disturbance * draw.normal(size=3)


def roll(free_flight, runs=200, disturbance=1e-2, time_step=0.002, seed=1):
    """All runs of one scheme."""
    body, terrain = rock(), SLOPE.terrain()
    ground = Ground(terrain, mu_min=FRICTION, mu_max=FRICTION, restitution=0.0)
    settings = Settings(time_step=time_step, free_flight=free_flight, max_time=DURATION, air_density=0.0)
    time = INTERVAL * np.arange(round(DURATION / INTERVAL) + 1)
    spin, speed = np.full((runs, time.size, 3), np.nan), np.full((runs, time.size), np.nan)
    reasons = []
    for number in range(runs):
        turned, rate = start(seed, number, disturbance)
        lowest = turned.apply(body.vertices)[:, 2].min()
        run = trace(
            terrain, ground, body, SLOPE.above(HEIGHT - lowest), SLOPE.orientation(turned.as_rotvec()),
            velocity=SPEED * SLOPE.frame[:, 0], spin=rate, settings=settings,
            sample_every=round(INTERVAL / time_step),
        )  # fmt: skip
        kept = min(run.time.size, time.size) - (run.stop_reason == "rest")
        spin[number, :kept], speed[number, :kept] = run.spin[:kept], np.linalg.norm(run.velocity[:kept], axis=1)
        reasons.append(run.stop_reason)
    return Ensemble(time, spin, speed, reasons)


def shares(ensemble, begin, end):
    """Share of the time between two times in which the spin about x, y, z is the largest, of the runs that still move.

    Returns it with the mean number of these runs.
    """
    among = (ensemble.time >= begin) & (ensemble.time < end)
    spin = ensemble.spin[:, among].reshape(-1, 3)
    spin = np.abs(spin[~np.isnan(spin[:, 0])])
    counts = np.bincount(spin.argmax(axis=1), minlength=3)
    return counts / max(1, counts.sum()), counts.sum() / among.sum()


def energy_shares(ensemble, begin, end):
    """Shares of the kinetic energy of the rotation."""
    among = (ensemble.time >= begin) & (ensemble.time < end)
    energy = rock().inertia * ensemble.spin[:, among].reshape(-1, 3) ** 2
    energy = energy[energy.sum(axis=1) > 0.0]  # not NaN
    return (energy / energy.sum(axis=1, keepdims=True)).mean(axis=0)
