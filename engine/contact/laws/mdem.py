# SPDX-License-Identifier: GPL-2.0-or-later
"""Compliant contact for comparison and research: springs, sliders and a nonlinear dashpot. Ashayer (2007), chapter 3.

Every contact has, with its compression delta = -g >= 0 and its slip velocity gamma_T,

    normal       F_N = k delta (1 + d |delta'| delta')        dashpot with p = 1, q = 2, d = c / k      eq. 3.2.10
    tangential   F_T = -k_t xi, |F_T| <= mu F_N, xi' = gamma_T while it sticks; xi = 0 as soon as the slip has turned
                 against the spring: the mono-direction unit                                           eq. 3.3.9
    rotational   M = -k_r theta, |M| <= rho F_N, theta' = omega                                        section 3.5

The dashpot neither jolts at touch nor pulls at release, and returns R_N = 1 / sqrt(1 + d v^2) of the approach velocity
v of a central impact (eq. 3.2.15). Here d is chosen at each touch such that R_N is the restitution of the ground at the
velocity of that touch. A constant d would match the restitution of the ground at one velocity only: slow contacts would
be elastic, and a rock would never rest.

The stiffness follows from the mass m and from the time that a central, elastic contact lasts, CONTACT_TIME:

    k = m (pi / CONTACT_TIME)^2,  k_t = k TANGENTIAL,  k_r such that the spring alone vibrates like the normal one

so an impact at v presses a corner v CONTACT_TIME / pi into the ground. Normals, levers and responses stay as they are
within the step; the springs advance in sub-steps (leapfrog), under gravity spread evenly over them. Between steps a
vertex remembers its springs. Its compression is a quantity of its own: it begins at zero when the vertex meets the
ground and follows the normal velocity, so it need not agree with the depth that the positions of the steps give.

The law stores elastic energy, which it gives back: it is one of choices.COMPLIANT_LAWS.
"""

import math

from ...jit.kernels import inner_kernel
from ..contact_records import SPRUNG
from ..contacts import contact_velocity, percussed

CONTACT_TIME = 0.005  # s
TANGENTIAL = 0.82  # k_t / k = 2 (1 - nu) / (2 - nu) with Poisson's ratio nu = 0.3; Ashayer (2007), eq. 3.3.3
PHASE = 0.1  # rad that the fastest vibration may advance in a sub-step
FEWEST_SUBSTEPS, MOST_SUBSTEPS = 8, 4000
LEAST_RESTITUTION, MOST_RESTITUTION = 0.05, 0.999  # 0 needs an infinite dashpot; 1 would gain by sub-steps
SLOWEST_APPROACH = 0.01  # m/s, below which the dashpot is that of this velocity


@inner_kernel
def normal_force(stiffness, damping, compression, velocity, mobility, dt):
    """F_N, N, at a compression (m) that grows with a velocity (m/s). ``damping``: d, s2/m2; ``mobility``: G_nn, 1/kg.

    The dashpot takes its velocity half from before and half from after the sub-step, so that it is stable however
    strong it is; with dt = 0 this is eq. 3.2.10.
    """
    if compression <= 0.0:
        return 0.0
    drag = damping * stiffness * compression * abs(velocity)
    return max(0.0, (stiffness * compression + drag * velocity) / (1.0 + dt * mobility * drag))


@inner_kernel
def held_by_slider(stiffness, first, second, limit):
    """Elongation of a spring of two components whose force may not exceed ``limit``."""
    force = stiffness * math.sqrt(first * first + second * second)
    if force <= limit:
        return first, second
    return first * (limit / force), second * (limit / force)


@inner_kernel
def damping_of(restitution, approach):
    """d, s2/m2, that returns the share ``restitution`` of the velocity ``approach``: eq. 3.2.15 solved for d."""
    share = min(max(restitution, LEAST_RESTITUTION), MOST_RESTITUTION)
    speed = max(abs(approach), SLOWEST_APPROACH)
    return (1.0 / (share * share) - 1.0) / (speed * speed)


@inner_kernel
def substeps_of(contacts, count, frequency, mass, h):
    """Sub-steps of a step of length h; the sum of all stiffnesses bounds the fastest vibration."""
    total = 0.0
    for i in range(count):
        g = contacts[i]["delassus"]
        total += mass * (g[0, 0] + TANGENTIAL * (g[1, 1] + g[2, 2]))
        if contacts[i]["rolling"] > 0.0:
            total += 3.0
    return max(int(math.ceil(h * frequency * math.sqrt(total) / PHASE)), FEWEST_SUBSTEPS)


@inner_kernel
def take_up(contact, remembered, h, reference):
    """Springs at the beginning of the step, in place: those of the last step, turned into the present tangents.

    A new vertex comes from outside: its gap is that of the midpoint less the change in half a step.
    """
    contact["percussion"][0], contact["percussion"][1], contact["percussion"][2] = 0.0, 0.0, 0.0
    d = contact["direction"]
    spring = remembered["spring"]
    if remembered["state"] & SPRUNG:
        x, y, z = spring[0], spring[1], spring[2]
        for i in range(2):
            spring[i] = d[i + 1, 0] * x + d[i + 1, 1] * y + d[i + 1, 2] * z
        return
    approach = contact_velocity(contact, 0, reference)
    remembered["own_gap"], remembered["damping"] = max(0.0, contact["gap"] - 0.5 * h * approach), -1.0
    spring[0], spring[1] = 0.0, 0.0
    unwind(remembered)


@inner_kernel
def unwind(remembered):
    """Release the rotational spring, in place."""
    remembered["twist"][0], remembered["twist"][1], remembered["twist"][2] = 0.0, 0.0, 0.0


@inner_kernel
def lay_down(contact, remembered):
    """Store the tangential spring as a vector in I at the end of the step, because the next step has other tangents."""
    d, spring = contact["direction"], remembered["spring"]
    a, b = spring[0], spring[1]
    for k in range(3):
        spring[k] = a * d[1, k] + b * d[2, k]
    remembered["state"] |= SPRUNG


@inner_kernel
def spring_forces(contact, remembered, stiffness, dt, motion):
    """Forces of one contact, F_N, F_T1, F_T2, after its springs have advanced by a sub-step, in place."""
    normal = contact_velocity(contact, 0, motion)
    if remembered["own_gap"] >= 0.0:
        remembered["damping"] = -1.0
        remembered["spring"][0], remembered["spring"][1] = 0.0, 0.0
        return 0.0, 0.0, 0.0
    if remembered["damping"] < 0.0:
        remembered["damping"] = damping_of(contact["restitution"][0], normal)
    g = contact["delassus"]
    force = normal_force(stiffness, remembered["damping"], -remembered["own_gap"], -normal, g[0, 0], dt)
    slip_1 = contact_velocity(contact, 1, motion)
    slip_2 = contact_velocity(contact, 2, motion)
    spring, tangential = remembered["spring"], TANGENTIAL * stiffness
    first, second = spring[0] + dt * slip_1, spring[1] + dt * slip_2
    if first * slip_1 + second * slip_2 < 0.0:
        first, second = 0.0, 0.0
    spring[0], spring[1] = held_by_slider(tangential, first, second, contact["friction"] * force)
    return force, -tangential * spring[0], -tangential * spring[1]


@inner_kernel
def turned_back(contact, remembered, frequency, force, dt, spin):
    """Change of spin in a sub-step by the rotational spring, advanced in place, whose slider gives way at rho F_N."""
    limit = contact["rolling"] * force
    if limit <= 0.0:
        unwind(remembered)
        return 0.0, 0.0, 0.0
    twist, turn = remembered["twist"], remembered["turn"]
    stiffness = 3.0 * frequency * frequency / (turn[0, 0] + turn[1, 1] + turn[2, 2])
    x, y, z = twist[0] + dt * spin[0], twist[1] + dt * spin[1], twist[2] + dt * spin[2]
    moment = stiffness * math.sqrt(x * x + y * y + z * z)
    if moment > limit:
        x, y, z = x * (limit / moment), y * (limit / moment), z * (limit / moment)
    twist[0], twist[1], twist[2] = x, y, z
    x, y, z = -dt * stiffness * x, -dt * stiffness * y, -dt * stiffness * z
    return (
        turn[0, 0] * x + turn[0, 1] * y + turn[0, 2] * z,
        turn[1, 0] * x + turn[1, 1] * y + turn[1, 2] * z,
        turn[2, 0] * x + turn[2, 1] * y + turn[2, 2] * z,
    )


@inner_kernel
def mdem(contacts, count, memory, terms, reference, free):
    """The law as ``laws/__init__.py`` describes it; the sweeps are the sub-steps."""
    h, inverse_mass = terms.h, terms.inverse_mass
    mass, frequency = 1.0 / inverse_mass, math.pi / CONTACT_TIME
    stiffness = mass * frequency * frequency
    wanted = substeps_of(contacts, count, frequency, mass, h)
    substeps = min(wanted, MOST_SUBSTEPS)
    dt = h / substeps
    vx, vy, vz, wx, wy, wz = reference
    ax, ay, az = (free[0] - vx) / substeps, (free[1] - vy) / substeps, (free[2] - vz) / substeps
    bx, by, bz = (free[3] - wx) / substeps, (free[4] - wy) / substeps, (free[5] - wz) / substeps
    for i in range(count):
        remembered = memory[contacts[i]["feature"]]
        take_up(contacts[i], remembered, h, reference)
        remembered["own_gap"] -= 0.5 * dt * contact_velocity(contacts[i], 0, (vx, vy, vz, wx, wy, wz))
    for _ in range(substeps):
        motion = (vx, vy, vz, wx, wy, wz)
        ux, uy, uz, px, py, pz = vx + ax, vy + ay, vz + az, wx + bx, wy + by, wz + bz
        for i in range(count):  # all forces from the same velocity, so that a flat landing stays flat
            contact = contacts[i]
            remembered = memory[contact["feature"]]
            remembered["own_gap"] += dt * contact_velocity(contact, 0, motion)
            force, t1, t2 = spring_forces(contact, remembered, stiffness, dt, motion)
            n, t1, t2 = dt * force, dt * t1, dt * t2
            p = contact["percussion"]
            p[0], p[1], p[2] = p[0] + n, p[1] + t1, p[2] + t2
            ux, uy, uz, px, py, pz = percussed(contact, inverse_mass, (n, t1, t2), (ux, uy, uz, px, py, pz))
            if contact["rolling"] > 0.0:
                qx, qy, qz = turned_back(contact, remembered, frequency, force, dt, (wx, wy, wz))
                px, py, pz = px + qx, py + qy, pz + qz
        vx, vy, vz, wx, wy, wz = ux, uy, uz, px, py, pz
    for i in range(count):
        remembered = memory[contacts[i]["feature"]]
        remembered["own_gap"] += 0.5 * dt * contact_velocity(contacts[i], 0, (vx, vy, vz, wx, wy, wz))
        lay_down(contacts[i], remembered)
    return vx, vy, vz, wx, wy, wz, substeps, substeps == wanted
