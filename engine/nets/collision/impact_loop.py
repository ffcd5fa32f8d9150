# SPDX-License-Identifier: GPL-2.0-or-later
"""Rock and net step by step: one system, one step (monolithic). SI units, frame I; spin of the rock in K.

forces of the elements at x_n  ->  contacts at x_n  ->  velocities to n + 1/2, percussions with them
->  samples of n  ->  positions to n + 1
"""

import math
from typing import NamedTuple

import numpy as np

from ...jit.kernels import inner_kernel, kernel
from ...rigid_body import free_flight, quaternion
from ..arrays import LOADS
from ..contact.detection import drop_hidden, find_contacts, find_near
from ..contact.ground_contact import find_ground_contacts
from ..contact.hard_contact import apply, prepare, relative_velocity, solve_hard_contacts, target_velocity
from ..contact.penalty import penalty_force
from ..elements.forces import call_forces
from ..motion.step import along_weight, begin_kicks, drift, kick, kinetic_energy
from .ending import how_it_ended
from .impact_records import END, MOST_SWEEPS, NET_KINETIC, PAST, PAST_AT, STEPS_DONE, STOPPED, STOPPED_AT
from .recording import follow, keep_peaks, sample_net, sample_rock

CANCEL_EVERY = 64  # steps
LAST, HELD, AT_REST = range(3)  # values of ImpactSetting.until


class ImpactSetting(NamedTuple):
    """Surroundings of an impact, and the settings of its run."""

    parts: np.ndarray  # (p, 3) of the net, that the rock can touch
    wire: float  # radius of segments and triangles, m
    gravity: np.ndarray  # (3,) m/s2
    fixed: np.ndarray  # (f,) nodes that are held
    brakes: np.ndarray  # (k,) bars
    ropes: np.ndarray  # (r,) ropes that are no rings
    step: float  # h, s
    steps: int
    sample_every: int  # steps
    frame_every: int  # samples; 0: no frames
    is_awake: bool  # the net moves from the start; else it waits at rest until the rock is near
    margin: float  # how far beyond the rock the list of near parts reaches, m
    across: np.ndarray  # (3,) normal of the net, to where the rock goes
    middle: np.ndarray  # (3,) of the net, m
    reach: float  # of the net from its middle, m
    strokes: np.ndarray  # (k,) longest stroke of each brake, m
    moments: np.ndarray  # (q,) that beams bear, N m
    touchable: np.ndarray  # (c,) nodes that the rock can touch
    until: int  # LAST, HELD or AT_REST: to the last step, until the rock is stopped or past, until it is still or past


# more arguments than elsewhere: called from Python alone, once an impact
@kernel
def run_impact(net, state, stepping, forces_at, rock, scene, ground, pose, motion, rows, memory, record, flags):
    """Step rock and net until the end; records are written in place.

    pose : (7,) position and orientation of the rock; motion : (6,) velocity in I and spin in K; both in place
    flags : (2,) int64, [0]: set from outside to end the run, [1]: steps done
    """
    h, near, travelled, is_awake, fastest = scene.step, 0, np.inf, scene.is_awake, 0.0
    way, arm = 0.0, rock.radius
    turned, work, booked, along, kept = np.zeros(6), np.zeros(2), np.zeros(2), np.zeros(7), np.zeros(3)
    loads_at_zero = state.account[LOADS] + along_weight(stepping, stepping.positions)
    for n in range(scene.steps + 1):
        if n % CANCEL_EVERY == 0:
            flags[1] = n
            if flags[0] != 0:
                break
        kick_step = h if n > 0 else 0.5 * h
        if n <= 1:
            begin_kicks(net, stepping, kick_step)
        rim_speed = speed_of_rim(rock.radius, motion)
        approach = rim_speed + math.sqrt(fastest)
        travelled += h * approach
        way += h * (speed_of_rim(arm, motion) + math.sqrt(fastest))
        if travelled > scene.margin:
            far = rock.radius + 2.0 * scene.margin
            near, arm = find_near(scene.parts, scene.wire, state.positions, pose, far, memory)
            arm, travelled, way = arm + scene.margin, 0.0, 0.0
            is_awake = is_awake or near > 0
        if is_awake:
            call_forces(forces_at, (net, state, True))
            keep_peaks(net, state, scene, n * h, record)
        matrix = quaternion.rotation_matrix((pose[3], pose[4], pose[5], pose[6]))
        count, on_net = touching(
            scene, rock, ground, matrix, pose, state.positions, near, way, memory, n, approach, rows
        )
        turn_freely(rock, matrix, motion, kick_step, turned)
        before = (turned[0], turned[1], turned[2], motion[3], motion[4], motion[5])  # velocity in I, free spin in K
        inertia = inverse_inertia(rock, matrix)
        begin_contacts(rows, count, stepping, turned, rock, inertia)
        if is_awake:
            kick(stepping, kick_step, 1.0)
        fall(scene.gravity, kick_step, turned)
        sweeps = push(rows, count, stepping, turned, rock, inertia, memory, kick_step, n, approach)
        record.milestones[MOST_SWEEPS] = max(record.milestones[MOST_SWEEPS], float(sweeps))
        end_contacts(rows, count, on_net, stepping.velocities, turned, memory, kick_step, n, work, booked)
        follow(rows, on_net, pose, before, n * h, h, along, record)
        s, is_sample = n // scene.sample_every, n % scene.sample_every == 0
        spin = in_frame(matrix, turned)
        if is_sample:
            state.account[LOADS] = loads_at_zero - along_weight(stepping, stepping.positions)
            sample_net(net, state, scene, rows, on_net, kick_step, n * h, s, record)
            sample_rock(rock, scene.gravity, pose, before, turned, spin, booked, s, record)
            if is_awake:
                record.energy[s, NET_KINETIC] = kinetic_energy(net, stepping)
        motion[0], motion[1], motion[2] = turned[0], turned[1], turned[2]
        motion[3], motion[4], motion[5] = spin
        if is_awake:
            fastest = drift(net, stepping, state.account, h, kick_step)
        move(pose, motion, h)
        record.milestones[STEPS_DONE] = n
        if is_sample:
            keep_end(how_it_ended(scene, rock, state, along[6] != 0.0, s, record, kept), n * h, record.milestones)
            end = record.milestones[END]
            if (scene.until == HELD and end >= STOPPED) or (scene.until == AT_REST and end >= PAST):
                break
    flags[1] = scene.steps


@inner_kernel
def keep_end(ending, t, milestones):
    """Write down what came of the rock: stopped first, then at rest or past, which stays."""
    if ending == STOPPED and milestones[END] < STOPPED:
        milestones[END], milestones[STOPPED_AT] = STOPPED, t
    elif ending >= PAST and milestones[END] < PAST:
        milestones[END] = ending
        if ending == PAST:
            milestones[PAST_AT] = t


@inner_kernel
def speed_of_rim(radius, motion):
    """No point of the rock's frame that near to its centre is faster [m/s]."""
    turning = free_flight.speed(motion[3], motion[4], motion[5])
    return free_flight.speed(motion[0], motion[1], motion[2]) + radius * turning


# more arguments than elsewhere: rock, net and their places are arrays of their own
@inner_kernel
def touching(scene, rock, ground, matrix, pose, positions, near, way, memory, n, approach, rows):
    """The contacts of the step, in place: how many, and how many of them are on the net.

    Inelastic hard contacts begin before rock and net touch, within what they come closer in a step.
    """
    reach = 0.0
    if rock.stiffness == 0.0 and rock.restitution == 0.0:
        reach = 1e-6 + 1.2 * scene.step * approach
    count = 0
    if near > 0:
        count = find_contacts(scene.parts, scene.wire, rock, matrix, pose, positions, near, way, memory, n, reach, rows)
        if rock.planes.shape[0] == 0 and rock.spheres.shape[0] == 0:
            count = drop_hidden(scene.parts, count, rows)
    on_net = count
    if ground.heights.shape[0] > 0:
        count = find_ground_contacts(ground, rock, matrix, pose, reach, count, rows)
    return count, on_net


@inner_kernel
def fall(gravity, h, out_turned):
    """Add what gravity gives in a step."""
    for a in range(3):
        out_turned[a] += h * gravity[a]


@inner_kernel
def turn_freely(rock, matrix, motion, h, out_turned):
    """Velocity and spin in I after a free rotation over the step; the spin in K in ``motion`` is that after it, too."""
    inertia = rock.inertia[0], rock.inertia[1], rock.inertia[2]
    wx, wy, wz, _ = free_flight.implicit_spin(inertia, (motion[3], motion[4], motion[5]), h)
    motion[3], motion[4], motion[5] = wx, wy, wz
    r = matrix
    out_turned[0], out_turned[1], out_turned[2] = motion[0], motion[1], motion[2]
    out_turned[3] = r[0] * wx + r[1] * wy + r[2] * wz
    out_turned[4] = r[3] * wx + r[4] * wy + r[5] * wz
    out_turned[5] = r[6] * wx + r[7] * wy + r[8] * wz


@inner_kernel
def in_frame(r, turned):
    """The spin of ``turned`` in K."""
    x, y, z = turned[3], turned[4], turned[5]
    return r[0] * x + r[3] * y + r[6] * z, r[1] * x + r[4] * y + r[7] * z, r[2] * x + r[5] * y + r[8] * z


@inner_kernel
def inverse_inertia(rock, r):
    """Inverse inertia in I: xx, yy, zz, xy, xz, yz."""
    a, b, c = 1.0 / rock.inertia[0], 1.0 / rock.inertia[1], 1.0 / rock.inertia[2]
    return (
        a * r[0] * r[0] + b * r[1] * r[1] + c * r[2] * r[2],
        a * r[3] * r[3] + b * r[4] * r[4] + c * r[5] * r[5],
        a * r[6] * r[6] + b * r[7] * r[7] + c * r[8] * r[8],
        a * r[0] * r[3] + b * r[1] * r[4] + c * r[2] * r[5],
        a * r[0] * r[6] + b * r[1] * r[7] + c * r[2] * r[8],
        a * r[3] * r[6] + b * r[4] * r[7] + c * r[5] * r[8],
    )


@inner_kernel
def begin_contacts(rows, count, stepping, motion, rock, inertia):
    """Velocities before the step, and inverse masses, of all contacts."""
    for c in range(count):
        gx, gy, gz = relative_velocity(rows, c, stepping.velocities, motion)
        rows.before[c, 0], rows.before[c, 1], rows.before[c, 2] = gx, gy, gz
        prepare(rows, c, stepping.mobility, 1.0 / rock.mass, inertia)


# more arguments than elsewhere: rock, net and their motions are arrays of their own
@inner_kernel
def push(rows, count, stepping, motion, rock, inertia, memory, h, n, speed):
    """Percussions of all contacts, applied to rock and net; returns the number of sweeps."""
    inverse_mass, v, mobility = 1.0 / rock.mass, stepping.velocities, stepping.mobility
    if rock.stiffness == 0.0:
        for c in range(count):
            rows.target[c] = target_velocity(rows, c, h, rock.restitution)
            p = rows.part[c]
            is_old = memory.step[p] == n - 1
            for a in range(3):
                rows.percussion[c, a] = h * memory.force[p, a] if is_old else 0.0
        return solve_hard_contacts(rows, count, mobility, v, motion, inverse_mass, inertia, speed)
    for c in range(count):
        p = rows.part[c]
        penalty_force(rock, rows, c, memory.force[p], memory.step[p] == n - 1, memory.stiffness[p], h)
        memory.step[p] = n
    for c in range(count):
        q = rows.percussion[c]
        apply(rows, c, mobility, v, motion, inverse_mass, inertia, (q[0], q[1], q[2]))
    return 0


# more arguments than elsewhere: rock, net and what is booked are arrays of their own
@inner_kernel
def end_contacts(rows, count, on_net, v, motion, memory, h, n, out_work, out_booked):
    """Book what the contacts took out of the motion, and keep the forces of hard ones for the next step.

    out_work: in place, of this step too; out_booked: what belongs to the kinetic energy in the middle of the kick,
    m v(n-1/2) . v(n+1/2) / 2, which has only the half of the percussion that met the velocity before it.
    """
    out_booked[0], out_booked[1] = out_work[0], out_work[1]
    for c in range(count):
        gx, gy, gz = relative_velocity(rows, c, v, motion)
        p, g = rows.percussion[c], rows.before[c]
        taken = -0.5 * (p[0] * (g[0] + gx) + p[1] * (g[1] + gy) + p[2] * (g[2] + gz))
        where = 0 if c < on_net else 1
        out_work[where] += taken
        out_booked[where] -= 0.5 * (p[0] * g[0] + p[1] * g[1] + p[2] * g[2])
        part = rows.part[c]
        if memory.step[part] != n:
            memory.step[part] = n
            for a in range(3):
                memory.force[part, a] = p[a] / h


@inner_kernel
def move(pose, motion, h):
    """Position and orientation of the rock after a step."""
    for a in range(3):
        pose[a] += h * motion[a]
    turn = quaternion.exponential((h * motion[3], h * motion[4], h * motion[5]))
    turned = quaternion.multiply((pose[3], pose[4], pose[5], pose[6]), turn)
    pose[3], pose[4], pose[5], pose[6] = quaternion.normalise(turned)
