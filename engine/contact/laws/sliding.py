# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts that all slide, at once: most of the steps of a rock that slides on soft ground on two or three corners.

With known directions of slip d_i the percussions of the loaded contacts are along known lines, and only their sizes
p_i are unknown,

    P_i = p_i (1, -mu_i d_i),    u = u_free + sum of p_i r_i,  r_i = M^-1 W_i (1, -mu_i d_i),    xi_N,i(u) = 0

one linear equation per contact. The motion u gives the directions in turn, as those in which a contact would slip
without its own friction, so that slow slip does not swing to and fro,

    d_i <- (xi_T,i + mu_i p_i g_i d_i) / |...|,    g_i = mean of the tangential diagonal of G_ii

For a rock that slides at v a round leaves some mu g h / v of the error of the directions, so two or three rounds
suffice, where sweeps (gauss_seidel.py), which shift load from contact to contact, need ten. The loaded contacts are
those of the step before, corrected where a percussion would pull or an unloaded contact would close.

The result obeys the law to the tolerance: each loaded contact has P_N >= 0, xi_N = 0 and |P_T| = mu P_N against its
slip; every other contact opens. At most three contacts are loaded here: more are redundant on a plane, and sweeps then
decide how they share the load, as they do where a contact sticks or the directions do not settle.
"""

import math

from ...arithmetic.matrices import solve_3x3
from ...jit.kernels import inner_kernel
from ..contacts import contact_velocity

SURELY_STICKS = 0.999  # share of the friction limit
MOST_LOADED = 3
ROUNDS = 8  # to find the directions; 2 or 3 are usual
CHOICES = 5  # sets of loaded contacts that are tried
FIRST, SECOND, SIZE = 6, 7, 8  # places of d and p in what a contact keeps here; r comes before them


@inner_kernel
def set_direction(contact, x, y):
    """Keep the direction of slip (x, y), of any length, in place; False if it is zero."""
    size = math.sqrt(x * x + y * y)
    if not size > 0.0:
        return False
    contact["sliding"][FIRST], contact["sliding"][SECOND] = x / size, y / size
    return True


@inner_kernel
def slip_of(contact, motion):
    """xi_T of a contact."""
    bias = contact["bias"]
    return contact_velocity(contact, 1, motion) + bias[1], contact_velocity(contact, 2, motion) + bias[2]


@inner_kernel
def first_choice(contacts, count, free):
    """Indices of the contacts that were loaded in the first guess, -1 for none, and True if there are few and all
    slid. Their directions of slip, and those of the other contacts without percussions, are kept in place."""
    first, second, third = -1, -1, -1
    for i in range(count):
        contact = contacts[i]
        p, limit = contact["percussion"], SURELY_STICKS * contact["friction"] * contact["percussion"][0]
        if not p[0] > 0.0:
            if not set_direction(contact, *slip_of(contact, free)):
                return first, second, third, False
            continue
        if p[1] * p[1] + p[2] * p[2] < limit * limit or third >= 0 or not set_direction(contact, -p[1], -p[2]):
            return first, second, third, False
        first, second, third = with_one_more(first, second, third, i)
    return first, second, third, True


@inner_kernel
def with_one_more(first, second, third, i):
    """A choice with contact i added."""
    if first < 0:
        return i, -1, -1
    return (first, i, -1) if second < 0 else (first, second, i)


@inner_kernel
def without_one(first, second, third, i):
    """A choice without its contact i."""
    if first == i:
        return second, third, -1
    return (first, third, -1) if second == i else (first, second, -1)


@inner_kernel
def chosen(first, second, third, n):
    """Contact n of a choice, -1 for none."""
    return first if n == 0 else (second if n == 1 else third)


@inner_kernel
def aim(contact, inverse_mass):
    """r, the motion that a unit of p makes, for the direction that the contact holds; in place."""
    d, w, out = contact["direction"], contact["response"], contact["sliding"]
    mu = contact["friction"]
    f_1, f_2 = -mu * out[FIRST], -mu * out[SECOND]
    for k in range(3):
        out[k] = inverse_mass * (d[0, k] + f_1 * d[1, k] + f_2 * d[2, k])
        out[3 + k] = w[0, k] + f_1 * w[1, k] + f_2 * w[2, k]


@inner_kernel
def push(contact, other):
    """Normal velocity of a contact for a unit of p of another."""
    r = other["sliding"]
    return contact_velocity(contact, 0, (r[0], r[1], r[2], r[3], r[4], r[5]))


@inner_kernel
def moved(contact, motion):
    """The motion after the percussion of a contact."""
    r, p = contact["sliding"], contact["sliding"][SIZE]
    vx, vy, vz, wx, wy, wz = motion
    return vx + p * r[0], vy + p * r[1], vz + p * r[2], wx + p * r[3], wy + p * r[4], wz + p * r[5]


@inner_kernel
def asked_of(contact, free):
    """Normal velocity that the percussions must give a loaded contact."""
    return -contact_velocity(contact, 0, free) - contact["bias"][0]


@inner_kernel
def press(contacts, first, second, third, inverse_mass, free):
    """Sizes p of the percussions that leave the loaded contacts no normal velocity, in place; returns the motion."""
    contact = contacts[first]
    aim(contact, inverse_mass)
    if second < 0:
        contact["sliding"][SIZE] = asked_of(contact, free) / push(contact, contact)
        return moved(contact, free)
    two = contacts[second]
    aim(two, inverse_mass)
    a, b, c, d = push(contact, contact), push(contact, two), push(two, contact), push(two, two)
    x, y = asked_of(contact, free), asked_of(two, free)
    if third < 0:
        determinant = a * d - b * c
        contact["sliding"][SIZE], two["sliding"][SIZE] = (d * x - b * y) / determinant, (a * y - c * x) / determinant
        return moved(two, moved(contact, free))
    three = contacts[third]
    aim(three, inverse_mass)
    contact["sliding"][SIZE], two["sliding"][SIZE], three["sliding"][SIZE] = solve_3x3(
        (a, b, push(contact, three)), (c, d, push(two, three)), (push(three, contact), push(three, two), push(three,
        three)),
        (x, y, asked_of(three, free)),
    )  # fmt: skip
    return moved(three, moved(two, moved(contact, free)))


@inner_kernel
def turn(contact, motion):
    """Turn the direction of slip to that of the motion, in place.

    Returns the largest possible error of the contact's velocity, m/s; infinite where friction would have to hold it.
    """
    out, g = contact["sliding"], contact["delassus"]
    d_1, d_2 = out[FIRST], out[SECOND]
    x, y = slip_of(contact, motion)
    percussion = contact["friction"] * out[SIZE]
    if x * d_1 + y * d_2 < 0.0:
        return math.inf
    own = 0.5 * percussion * (g[1, 1] + g[2, 2])
    if not set_direction(contact, x + own * d_1, y + own * d_2):
        return math.inf
    return percussion * (g[1, 1] * abs(out[FIRST] - d_1) + g[2, 2] * abs(out[SECOND] - d_2))


@inner_kernel
def find_directions(contacts, first, second, third, inverse_mass, tolerance, free):
    """Sizes and directions for a choice, in place; the motion, the contact that would pull (else -1), True if found."""
    motion = free
    for _ in range(ROUNDS):
        motion = press(contacts, first, second, third, inverse_mass, free)
        pulling, least, error = -1, 0.0, 0.0
        for n in range(MOST_LOADED):
            i = chosen(first, second, third, n)
            if i < 0:
                break
            if not contacts[i]["sliding"][SIZE] >= least:
                pulling, least = i, contacts[i]["sliding"][SIZE]
        if pulling >= 0:
            return motion, pulling, False
        for n in range(MOST_LOADED):
            i = chosen(first, second, third, n)
            if i < 0:
                break
            error = max(error, turn(contacts[i], motion))
        if error <= tolerance:
            return motion, -1, True
        if error == math.inf:
            break
    return motion, -1, False


@inner_kernel
def most_closing(contacts, count, first, second, third, tolerance, motion):
    """The contact outside a choice that closes fastest, -1 if none does, and True if those of it obey the law."""
    closing, least = -1, -tolerance
    for i in range(count):
        contact = contacts[i]
        velocity = contact_velocity(contact, 0, motion) + contact["bias"][0]
        if i in (first, second, third):
            if not abs(velocity) <= tolerance:
                return -1, False
        elif velocity < least:
            closing, least = i, velocity
    return closing, True


@inner_kernel
def slide_all(contacts, count, inverse_mass, tolerance, free):
    """True and the motion if all loaded contacts slide, their percussions in place; else they stay as they are.

    ``free``: motion without percussions. The contacts hold the first guess.
    """
    first, second, third, is_likely = first_choice(contacts, count, free)
    if not is_likely:
        return False, free
    for _ in range(CHOICES):
        motion, closing, is_found = free, -1, True
        if first >= 0:
            motion, pulling, is_found = find_directions(
                contacts, first, second, third, inverse_mass, tolerance, free
            )  # fmt: skip
            if pulling >= 0:
                first, second, third = without_one(first, second, third, pulling)
                continue
        if not is_found:
            break
        closing, is_found = most_closing(contacts, count, first, second, third, tolerance, motion)
        if not is_found or (closing >= 0 and third >= 0):
            break
        if closing < 0:
            keep_percussions(contacts, count, first, second, third)
            return True, motion
        first, second, third = with_one_more(first, second, third, closing)
    return False, free


@inner_kernel
def keep_percussions(contacts, count, first, second, third):
    """Put the percussions of a choice into the contacts, in place, along the directions for which r was computed."""
    for i in range(count):
        contact = contacts[i]
        p, out = contact["percussion"], contact["sliding"]
        p[0], p[1], p[2] = 0.0, 0.0, 0.0
        if i in (first, second, third):
            p[0] = out[SIZE]
            p[1], p[2] = -contact["friction"] * out[SIZE] * out[FIRST], -contact["friction"] * out[SIZE] * out[SECOND]
