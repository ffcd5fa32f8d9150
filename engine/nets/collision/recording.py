# SPDX-License-Identifier: GPL-2.0-or-later
"""Recording of an impact while it runs. SI units, frame I; spin of the rock in K."""

import math

from ...jit.kernels import inner_kernel
from ...rigid_body import free_flight
from ..arrays import M_STRENGTH, R_STRENGTH, STRENGTH
from .impact_records import (
    CONTACT,
    CONTACT_TIME,
    ELONGATION,
    ELONGATION_TIME,
    FAILED_AT,
    FIRST_CONTACT,
    GROUND_CONTACT,
    ROCK_MOTION,
    ROCK_POTENTIAL,
    ROCK_ROTATION,
)  # fmt: skip


@inner_kernel
def follow(rows, on_net, pose, before, t, h, along, record):
    """First contact, and how far the rock has come since in the direction that it had then.

    before: velocity of the rock; along: its direction then, the place, and whether there was a contact.
    """
    is_loaded = False
    for c in range(on_net):
        p = rows.percussion[c]
        if p[0] != 0.0 or p[1] != 0.0 or p[2] != 0.0:
            is_loaded = True
    if is_loaded:
        record.milestones[CONTACT_TIME] += h
        if along[6] == 0.0:
            along[6] = 1.0
            size = free_flight.speed(before[0], before[1], before[2])
            for a in range(3):
                along[a] = before[a] / size if size > 0.0 else 0.0
                along[3 + a] = pose[a]
            record.milestones[FIRST_CONTACT] = t
    if along[6] != 0.0:
        way = 0.0
        for a in range(3):
            way += along[a] * (pose[a] - along[3 + a])
        if way > record.milestones[ELONGATION]:
            record.milestones[ELONGATION] = way
            record.milestones[ELONGATION_TIME] = t


@inner_kernel
def bar_length(net, x, b):
    """Length of a bar [m]."""
    i, j = net.bar_nodes[b, 0], net.bar_nodes[b, 1]
    return free_flight.speed(x[j, 0] - x[i, 0], x[j, 1] - x[i, 1], x[j, 2] - x[i, 2])


@inner_kernel
def keep_peaks(net, state, scene, t, record):
    """Largest forces and strokes so far, and when the first of them passed what its part bears."""
    fails = False
    for b in range(net.bar_nodes.shape[0]):
        force = abs(state.bar_forces[b])
        record.bar_peak[b] = max(record.bar_peak[b], force)
        fails = fails or force > net.bars[b, STRENGTH]
    for b in range(net.bend_nodes.shape[0]):
        record.bend_peak[b] = max(record.bend_peak[b], state.bend_moments[b])
        fails = fails or state.bend_moments[b] > scene.moments[b]
    for r in range(net.rope_kinds.shape[0]):
        record.rope_peak[r] = max(record.rope_peak[r], state.largest[r])
        fails = fails or state.largest[r] > net.ropes[r, R_STRENGTH]
    for q in range(net.membrane_nodes.shape[0]):
        record.membrane_peak[q] = max(record.membrane_peak[q], state.membrane_forces[q])
        fails = fails or state.membrane_forces[q] > net.membranes[q, M_STRENGTH]
    for k in range(scene.brakes.shape[0]):
        b = scene.brakes[k]
        travel = bar_length(net, state.positions, b) - net.bars[b, 1]
        record.most_travel[k] = max(record.most_travel[k], travel)
        fails = fails or travel > scene.strokes[k]
    if fails and math.isnan(record.milestones[FAILED_AT]):
        record.milestones[FAILED_AT] = t
    for k in range(scene.fixed.shape[0]):
        i = scene.fixed[k]
        f, w = state.forces[i], net.weight[i]
        force = free_flight.speed(f[0] + w[0], f[1] + w[1], f[2] + w[2])
        record.reaction_peak[k] = max(record.reaction_peak[k], force)


# more arguments than elsewhere: what is written and where
@inner_kernel
def sample_net(net, state, scene, rows, on_net, h, t, s, record):
    """Write one sample of the net, and of its force on the rock."""
    record.time[s], record.contacts[s] = t, on_net
    for a in range(3):
        total = 0.0
        for c in range(on_net):
            total += rows.percussion[c, a]
        record.contact_force[s, a] = total / h
    for a in range(state.account.shape[0]):
        record.energy[s, a] = state.account[a]
    for k in range(scene.brakes.shape[0]):
        b = scene.brakes[k]
        record.brake_travel[s, k] = bar_length(net, state.positions, b) - net.bars[b, 1]
        record.brake_force[s, k] = state.bar_forces[b]
    for k in range(scene.ropes.shape[0]):
        record.rope_force[s, k] = state.rope_forces[scene.ropes[k]]
    for k in range(scene.fixed.shape[0]):
        i = scene.fixed[k]
        for a in range(3):
            record.reaction[s, k, a] = -(state.forces[i, a] + net.weight[i, a])
    if scene.frame_every > 0 and s % scene.frame_every == 0:
        frame = record.frames[s // scene.frame_every]
        for i in range(frame.shape[0]):
            for a in range(3):
                frame[i, a] = state.positions[i, a]


# more arguments than elsewhere: what is written and where
@inner_kernel
def sample_rock(rock, gravity, pose, before, turned, spin, work, s, record):
    """Write one sample of the rock: its motion in the middle of the kick, and its energies there.

    before, (turned, spin): velocity and spin before and after the kick; work: taken by contacts on net and ground [J]
    """
    energy, inertia = record.energy[s], rock.inertia
    for a in range(3):
        record.position[s, a] = pose[a]
        record.velocity[s, a] = 0.5 * (turned[a] + before[a])
        record.spin[s, a] = 0.5 * (before[3 + a] + spin[a])
    for a in range(4):
        record.orientation[s, a] = pose[3 + a]
    energy[CONTACT], energy[GROUND_CONTACT] = work[0], work[1]
    energy[ROCK_MOTION] = 0.5 * rock.mass * (before[0] * turned[0] + before[1] * turned[1] + before[2] * turned[2])
    energy[ROCK_ROTATION] = 0.5 * (
        inertia[0] * before[3] * spin[0] + inertia[1] * before[4] * spin[1] + inertia[2] * before[5] * spin[2]
    )
    energy[ROCK_POTENTIAL] = -rock.mass * (gravity[0] * pose[0] + gravity[1] * pose[1] + gravity[2] * pose[2])
