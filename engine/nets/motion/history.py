# SPDX-License-Identifier: GPL-2.0-or-later
"""The motion of a net without a rock: under loads that change, and with nodes that are led along a path. SI units."""

from typing import NamedTuple

import numpy as np

from ...jit.kernels import kernel
from ..arrays import LOADS, copy_of
from ..elements.forces import call_forces, forces
from .step import along_weight, begin_kicks, drift, kick, kinetic_energy, stepping


class History(NamedTuple):
    """Samples of a motion, the first at t = 0."""

    time: np.ndarray  # (s,) s
    positions: np.ndarray  # (s, n, 3) m
    forces: np.ndarray  # (s, n, 3) of the elements on the nodes, N
    bar_forces: np.ndarray  # (s, b) N
    rope_forces: np.ndarray  # (s, r) N
    kinetic: np.ndarray  # (s,) J
    account: np.ndarray  # (s, 5) J: see nets/arrays.py


def advance(net, duration, time_step=None, load_curve=None, led=(), path=None, sample_every=1):
    """History of a net over a duration [s]; the net itself stays as it is.

    load_curve : (times, factors) on weight and dead loads, linear between; without it the factor is 1
    led : nodes, held, that follow a path : (times, displacements (k, 3)), linear between
    """
    h = net.time_step if time_step is None else float(time_step)
    times, factors = ((0.0,), (1.0,)) if load_curve is None else load_curve
    path_times, moves = ((0.0,), ((0.0, 0.0, 0.0),)) if path is None else path
    steps = int(round(duration / h))
    state = copy_of(net.state)
    samples = steps // sample_every + 1
    shape = net.nodes.shape
    out = History(
        time=np.zeros(samples), positions=np.zeros((samples, *shape)), forces=np.zeros((samples, *shape)),
        bar_forces=np.zeros((samples, len(state.bar_forces))), rope_forces=np.zeros((samples, len(state.rope_forces))),
        kinetic=np.zeros(samples), account=np.zeros((samples, len(state.account))),
    )  # fmt: skip
    curves = [np.array(curve, dtype=np.float64) for curve in (times, factors, path_times, moves)]
    run_history(
        net.arrays, state, stepping(net.arrays, state), forces(), h, steps, *curves,
        np.array(led, np.int64).reshape(-1), sample_every, out,
    )  # fmt: skip
    return out


# more arguments than elsewhere: called from Python alone, once a history
@kernel
def run_history(net, state, rows, forces_at, h, steps, times, factors, path_times, moves, led, sample_every, out):
    """Step the net; samples are written in place."""
    start = state.positions.copy()
    for n in range(steps + 1):
        t = n * h
        for k in range(led.shape[0]):
            for a in range(3):
                state.positions[led[k], a] = start[led[k], a] + np.interp(t, path_times, moves[:, a])
        factor = np.interp(t, times, factors)
        call_forces(forces_at, (net, state, True))
        kick_step = h if n > 0 else 0.5 * h
        if n <= 1:
            begin_kicks(net, rows, kick_step)
        kick(rows, kick_step, factor)
        if n % sample_every == 0:
            s = n // sample_every
            out.time[s] = t
            out.positions[s], out.forces[s] = state.positions, state.forces
            out.bar_forces[s], out.rope_forces[s] = state.bar_forces, state.rope_forces
            out.account[s] = state.account
            out.kinetic[s] = kinetic_energy(net, rows)
        drift(net, rows, state.account, h, kick_step)
        state.account[LOADS] -= h * factor * along_weight(rows, rows.velocities)
