# SPDX-License-Identifier: GPL-2.0-or-later
"""Impact at several contacts of one rock at once, with the energetic coefficient of restitution at each.

The impact of one contact needs one number, its impulse; with several, the share of each matters. They share it as
equally stiff springs would, which needs no order of the contacts and keeps symmetries:

    dp_i / dp_j = (E_i / E_j)^(1/2)        E_i: normal work stored at contact i
    dE_i = -v_i dp_i                       while it is pressed in, v_i < 0
    dE_i = -v_i dp_i / e_i^2               while it comes back: e_i^2 of the work is returned

Liu, Zhao and Brogliato (2008), Frictionless multiple impacts in multibody systems I, eqs. 3.24 and 3.28, with equal
stiffness and linear springs. Coulomb friction acts in every step of the impulse as an implicit step: it opposes the
slip after the step, or holds the contact. One contact alone gives the law of normal_impulse.py in the limit of small
steps; with the steps taken here velocities err by 1e-4 to 4e-4 of the speed before, 5e-3 at worst, where slip reverses.

Steps are in the time of the springs, of unit stiffness: dp_i = F_i ds with F_i = (2 E_i)^(1/2). The work of each is
exact (the mean of the normal velocities before and after), so stored work is never negative and no step creates any.

Between steep faces friction can keep the springs compressed: the rock is wedged in and rattles for ever. What the
springs store is then not returned. Such an impact ends after STEPS, if the contacts move no faster than those at rest,
or with less than RATTLE of the work that it began with.
"""

import math

from ...jit.kernels import inner_kernel
from ..contacts import contact_velocity, percussed

STEP = 0.05  # in phase of the fastest spring oscillation; a compression takes 30 such steps or more
STEPS = 2000  # of one impact
FRICTION_SWEEPS = 30  # of one step
FRICTION_ACCURACY = 1e-9  # of the change of normal velocity in the step
RATTLE = 0.01  # of the kinetic work that the impact began with: what a jammed rock may still rattle with
EMPTY = 1e-14  # of the kinetic work that the impact began with: less counts as nothing stored

# entries of a contact's scratch
P_N, P_1, P_2, STORED, BEFORE, STEP_N, STEP_1, STEP_2, REST = range(9)


@inner_kernel
def joint_impact(contacts, count, inverse_mass, u):
    """Impact at the first ``count`` contacts, from velocity and spin ``u``. ``scratch``: see the entries above.

    A contact takes part while it approaches faster than its REST (m/s) or has work stored. The percussions are
    written to P_N, P_1, P_2. Returns velocity and spin after it, and True if it ended within STEPS or is jammed then.
    """
    trace, work = 0.0, 0.0
    for i in range(count):
        scratch, g = contacts[i]["scratch"], contacts[i]["delassus"]
        trace += g[0, 0]  # not less than the square of the fastest oscillation
        approach = min(0.0, contact_velocity(contacts[i], 0, u))
        work = max(work, 0.5 * approach * approach / g[0, 0])
        for k in range(REST):
            scratch[k] = 0.0
    ds = STEP / math.sqrt(trace)
    for _ in range(STEPS):
        is_active, u = press(contacts, count, inverse_mass, ds, trace, u)
        if not is_active:
            return u, True
        u = hold_slip(contacts, count, inverse_mass, u)
        for i in range(count):
            settle(contacts[i], u, EMPTY * work)
    return u, is_jammed(contacts, count, work, u)


@inner_kernel
def is_jammed(contacts, count, work, u):
    """True if the contacts with work stored move no faster than at rest, or with hardly any of the ``work`` before."""
    left, is_at_rest = 0.0, True
    for i in range(count):
        scratch = contacts[i]["scratch"]
        if scratch[STORED] > 0.0:
            velocity = contact_velocity(contacts[i], 0, u)
            left += 0.5 * velocity * velocity / contacts[i]["delassus"][0, 0]
            is_at_rest = is_at_rest and abs(velocity) <= scratch[REST]
    return is_at_rest or left <= RATTLE * work


@inner_kernel
def press(contacts, count, inverse_mass, ds, trace, u):
    """Normal percussions of one step, with the friction of the last step for a guess. Returns False if none acts.

    ``trace``: sum of the contacts' normal inertia G_nn.
    """
    is_active = False
    for i in range(count):
        contact = contacts[i]
        scratch, g = contact["scratch"], contact["delassus"]
        velocity = contact_velocity(contact, 0, u)
        scratch[BEFORE] = velocity
        stored = scratch[STORED]
        force = math.sqrt(2.0 * stored)
        amount = 0.0
        if velocity < 0.0:
            is_plastic = contact["restitution"][0] == 0.0
            if velocity < -scratch[REST] or (stored > 0.0 and not is_plastic):
                amount = ds * (force - 0.5 * velocity * ds)
                if is_plastic:  # it must end at zero velocity, not beyond
                    amount = min(amount, -velocity / trace)
        elif stored > 0.0:
            returned = contact["restitution"][0] * contact["restitution"][0] * stored
            if returned > 0.0:
                # all that is left, at the constant friction-free rise of the velocity
                last = 2.0 * returned / (velocity + math.sqrt(velocity * velocity + 2.0 * g[0, 0] * returned))
                amount = min(ds * max(force - 0.5 * velocity * ds * stored / returned, 0.5 * force), last)
            else:
                scratch[STORED] = 0.0
        is_active = is_active or amount > 0.0
        scale = amount / scratch[STEP_N] if scratch[STEP_N] > 0.0 else 0.0
        scratch[STEP_N], scratch[STEP_1], scratch[STEP_2] = amount, scale * scratch[STEP_1], scale * scratch[STEP_2]
    for i in range(count):
        scratch = contacts[i]["scratch"]
        if scratch[STEP_N] > 0.0:
            percussion = scratch[STEP_N], scratch[STEP_1], scratch[STEP_2]
            u = percussed(contacts[i], inverse_mass, percussion, u)
    return is_active, u


@inner_kernel
def hold_slip(contacts, count, inverse_mass, u):
    """Friction of one step: projected Gauss-Seidel for |f| <= mu p_n against the slip at the end of the step."""
    for _ in range(FRICTION_SWEEPS):
        is_settled = True
        for i in range(count):
            contact = contacts[i]
            scratch, g = contact["scratch"], contact["delassus"]
            limit = contact["friction"] * scratch[STEP_N]
            if limit == 0.0:
                continue
            mean, difference = 0.5 * (g[1, 1] + g[2, 2]), 0.5 * (g[1, 1] - g[2, 2])
            largest = mean + math.sqrt(difference * difference + abs(g[1, 2] * g[2, 1]))
            q_1 = scratch[STEP_1] - contact_velocity(contact, 1, u) / largest
            q_2 = scratch[STEP_2] - contact_velocity(contact, 2, u) / largest
            size = math.sqrt(q_1 * q_1 + q_2 * q_2)
            if size > limit:
                q_1, q_2 = q_1 * (limit / size), q_2 * (limit / size)
            d_1, d_2 = q_1 - scratch[STEP_1], q_2 - scratch[STEP_2]
            if abs(d_1) + abs(d_2) > FRICTION_ACCURACY * scratch[STEP_N]:
                is_settled = False
            scratch[STEP_1], scratch[STEP_2] = q_1, q_2
            u = percussed(contact, inverse_mass, (0.0, d_1, d_2), u)
        if is_settled:
            break
    return u


@inner_kernel
def settle(contact, u, empty):
    """Add the percussion of a step to the contact's and the normal work of the step to what it stores."""
    scratch = contact["scratch"]
    scratch[P_N] += scratch[STEP_N]
    scratch[P_1] += scratch[STEP_1]
    scratch[P_2] += scratch[STEP_2]
    work = -0.5 * (scratch[BEFORE] + contact_velocity(contact, 0, u)) * scratch[STEP_N]
    if work < 0.0:
        restitution = contact["restitution"][0]
        work /= restitution * restitution if restitution > 0.0 else 1.0
    scratch[STORED] += work
    if scratch[STORED] <= empty:
        scratch[STORED] = 0.0
