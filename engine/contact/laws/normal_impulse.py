# SPDX-License-Identifier: GPL-2.0-or-later
"""Impact at one contact, followed along its normal impulse p. Stronge's rigid body impact mechanics in 3D.

    dv/dp = G (1, f_1, f_2)                     v: velocity of the contact (n, t1, t2); G: its Delassus block
    slip      f = -mu v_t / |v_t|
    stick     f = -G_tt^-1 G_tn                 where |f| <= mu once v_t = 0
    else      f = -mu d, G_tn - mu G_tt d = k d, |d| = 1, k > 0: slip starts again along the isoclinic direction d

The impact begins with v_n < 0. Compression ends at v_n = 0, the impact where the normal work given back is e^2 times
the work that went in, W_r = -e^2 W_c: the energetic coefficient of restitution e.

While the force keeps its direction v is linear in p and the pieces are exact. A slip that swerves is integrated by
Runge-Kutta steps over q, dp = |v_t| dq, which makes dv/dq smooth and homogeneous of degree one up to the end of the
slip. Their stages are means of slip velocities, so the friction cone holds exactly.

References: Stronge, Impact Mechanics, 2000, chapters 3 and 4; Ashayer (2007), eqs. 4.2.5-4.2.10 and 7.2.1-7.2.7.
"""

import math

from ...arithmetic.exponential import exp
from ...arithmetic.logarithm import log
from ...jit.kernels import inner_kernel

# Step of q times the bound of the rates. Its error is of fifth order and proportional to the slip velocity, so that
# steps may grow with the fifth root of the factor by which the slip has slowed down. Percussions err by 1.5e-6 of
# themselves, 6e-9 in the median.
STEP, LARGEST_STEP = 0.05, 0.8
SLIP_STEPS = 1000  # after which the slip goes on straight, and the impact counts as not converged
STRAIGHT = 1e-12  # sine, in units of the bound of the rates, below which the direction of slip does not change
LAST_SWERVE = 1e-8  # of the speed at the contact: a slip that would swerve by less before it halts goes on straight
ROUNDING = 1e-14  # of the speed at the contact, below which there is no slip
EVENT_STEPS = 60  # to place an event within one step
ISOCLINE_STEPS = 80  # halvings for the isoclinic direction


@inner_kernel
def impact(g, velocity, mu, e):
    """Percussion of one contact that meets the ground with a ``velocity``, m/s; zero where it does not approach.

    g : (3, 3) Delassus block, 1/kg; rows and columns n, t1, t2
    mu, e : friction, energetic coefficient of restitution
    Returns p_n, p_1, p_2 (N s) and True if every slip was followed to its end.
    """
    v_n, v_1, v_2 = velocity
    if not v_n < 0.0:
        return 0.0, 0.0, 0.0, True
    p, p_1, p_2, work, absorbed = 0.0, 0.0, 0.0, 0.0, 0.0
    is_over, is_converged = False, True
    speed = math.sqrt(v_1 * v_1 + v_2 * v_2)
    if mu > 0.0 and speed > ROUNDING * -v_n:
        p, p_1, p_2, work, absorbed, is_over, is_converged = slide(g, velocity, mu, e)
    if not is_over:
        f_1, f_2 = force_without_slip(g, mu)
        normal = v_n + g[0, 0] * p + g[0, 1] * p_1 + g[0, 2] * p_2
        rise = g[0, 0] + g[0, 1] * f_1 + g[0, 2] * f_2
        length, _, _, is_over = straight_piece(normal, rise, math.inf, e, work, absorbed)
        p, p_1, p_2 = p + length, p_1 + f_1 * length, p_2 + f_2 * length
        is_converged = is_converged and is_over
    if not abs(p) + abs(p_1) + abs(p_2) < math.inf:
        return 0.0, 0.0, 0.0, False
    return p, p_1, p_2, is_converged


@inner_kernel
def straight_piece(v_n, rise, limit, e, work, absorbed):
    """Follow the normal velocity, linear with the slope ``rise``, to the end of the impact or over ``limit``.

    work : of the normal force in the present phase; absorbed : -W_c, 0 while compressing
    Returns the length of the piece, work and absorbed at its end, and True if the impact is over.
    """
    length = 0.0
    if absorbed == 0.0:
        turn = -v_n / rise if rise > 0.0 else math.inf
        if turn > limit or turn == math.inf:
            if limit == math.inf:  # only where G is not positive definite
                return 0.0, work, absorbed, False
            return limit, work + limit * (v_n + 0.5 * rise * limit), absorbed, False
        absorbed = -(work + 0.5 * v_n * turn)
        length, work, v_n = turn, 0.0, 0.0
    need = e * e * absorbed - work
    rest = 0.0
    if need > 0.0:
        square = v_n * v_n + 2.0 * rise * need
        root = v_n + math.sqrt(square) if square >= 0.0 else 0.0
        rest = 2.0 * need / root if root > 0.0 else math.inf
    left = limit - length
    if rest <= left and rest < math.inf:
        return length + rest, need + work, absorbed, True
    if limit == math.inf:
        return length, work, absorbed, False
    return limit, work + left * (v_n + 0.5 * rise * left), absorbed, False


@inner_kernel
def slide(g, velocity, mu, e):
    """Follow the slip of a contact until it halts or the impact ends.

    Returns p, p_1, p_2, work and absorbed (see ``straight_piece``), True if the impact is over, True if it converged.
    """
    v_n, v_1, v_2 = velocity
    # bounds |d v_t / dq| / |v_t|, whatever the direction
    rate = math.sqrt(g[1, 0] * g[1, 0] + g[2, 0] * g[2, 0])
    across = g[1, 2] * g[1, 2] + g[2, 1] * g[2, 1]
    rate += mu * math.sqrt(g[1, 1] * g[1, 1] + across + g[2, 2] * g[2, 2])
    scale = math.sqrt(v_n * v_n + v_1 * v_1 + v_2 * v_2)
    p, p_1, p_2, work, absorbed = 0.0, 0.0, 0.0, 0.0, 0.0
    for k in range(SLIP_STEPS + 1):
        speed = math.sqrt(v_1 * v_1 + v_2 * v_2)
        if speed == 0.0:
            return p, p_1, p_2, work, absorbed, False, True
        d_1, d_2 = v_1 / speed, v_2 / speed
        a_1 = g[1, 0] - mu * (g[1, 1] * d_1 + g[1, 2] * d_2)
        a_2 = g[2, 0] - mu * (g[2, 1] * d_1 + g[2, 2] * d_2)
        along, across = d_1 * a_1 + d_2 * a_2, d_1 * a_2 - d_2 * a_1
        is_last = along < 0.0 and speed * min(abs(across), -along) <= -LAST_SWERVE * scale * along
        if abs(across) <= STRAIGHT * rate or is_last or k == SLIP_STEPS:
            rise = g[0, 0] - mu * (g[0, 1] * d_1 + g[0, 2] * d_2)
            limit = -speed / along if along < 0.0 else math.inf
            length, work, absorbed, is_over = straight_piece(v_n, rise, limit, e, work, absorbed)
            p, p_1, p_2 = p + length, p_1 - mu * d_1 * length, p_2 - mu * d_2 * length
            return p, p_1, p_2, work, absorbed, is_over, k < SLIP_STEPS and (is_over or limit < math.inf)
        q = min(STEP * exp(0.2 * log(scale / speed)), LARGEST_STEP) / rate
        v_n, v_1, v_2, dp, dp_1, dp_2, work, is_event = slip_to_event(
            g, mu, q, (v_n, v_1, v_2), work, e * e * absorbed, absorbed == 0.0
        )
        p, p_1, p_2 = p + dp, p_1 + dp_1, p_2 + dp_2
        if is_event:
            if absorbed > 0.0 or e == 0.0:
                return p, p_1, p_2, work, absorbed, True, True
            v_n, work, absorbed = 0.0, 0.0, -work
    return p, p_1, p_2, work, absorbed, False, False  # not reached


@inner_kernel
def slip_to_event(g, mu, q, velocity, work, target, is_compressing):
    """A step ``q`` of slip, cut where compression ends (v_n = 0) or the impact does (work = ``target``).

    Returns v_n, v_1, v_2 after it, the percussion of the step, the work, and True if it was cut.
    """
    end = slip_step(g, mu, q, velocity, work)
    value = end[0] if is_compressing else end[6] - target
    if value < 0.0:
        return end[0], end[1], end[2], end[3], end[4], end[5], end[6], False
    low, below, high, above = 0.0, velocity[0] if is_compressing else work - target, 1.0, value
    for _ in range(EVENT_STEPS):  # regula falsi with halved weights (Illinois)
        share = high - above * (high - low) / (above - below) if above > below else 0.5 * (low + high)
        if not low < share < high:
            break
        end = slip_step(g, mu, share * q, velocity, work)
        value = end[0] if is_compressing else end[6] - target
        if value >= 0.0:
            if high == share:
                break
            high, above, below = share, value, 0.5 * below
        else:
            low, below, above = share, value, 0.5 * above
        if value == 0.0 or high - low <= 1e-16:
            break
    end = slip_step(g, mu, high * q, velocity, work)
    return end[0], end[1], end[2], end[3], end[4], end[5], end[6], True


@inner_kernel
def slip_step(g, mu, q, velocity, work):
    """A step ``q`` of slip by the classic rule of Runge and Kutta: v, percussion of the step, work."""
    v_n, v_1, v_2 = velocity
    p, p_1, p_2, gain = 0.0, 0.0, 0.0, 0.0  # weighted sums over the stages
    n, x, y = v_n, v_1, v_2
    for stage in range(4):
        speed = math.sqrt(x * x + y * y)
        weight = q / 6.0 if stage == 0 or stage == 3 else q / 3.0
        p, p_1, p_2, gain = p + weight * speed, p_1 - weight * mu * x, p_2 - weight * mu * y, gain + weight * speed * n
        part = q if stage == 2 else 0.5 * q
        s, s_1, s_2 = part * speed, -part * mu * x, -part * mu * y
        n = v_n + g[0, 0] * s + g[0, 1] * s_1 + g[0, 2] * s_2
        x = v_1 + g[1, 0] * s + g[1, 1] * s_1 + g[1, 2] * s_2
        y = v_2 + g[2, 0] * s + g[2, 1] * s_1 + g[2, 2] * s_2
    return (
        v_n + g[0, 0] * p + g[0, 1] * p_1 + g[0, 2] * p_2,
        v_1 + g[1, 0] * p + g[1, 1] * p_1 + g[1, 2] * p_2,
        v_2 + g[2, 0] * p + g[2, 1] * p_1 + g[2, 2] * p_2,
        p, p_1, p_2, work + gain,
    )  # fmt: skip


@inner_kernel
def force_without_slip(g, mu):
    """Tangential force per normal force at a contact whose slip has halted: stick, or along the isoclinic direction.

    The length of (mu G_tt + k)^-1 G_tn falls with k, from |f_stick| / mu > 1 at k = 0 to below 1 at k = |G_tn|, so
    exactly one k makes it a unit vector.
    """
    f_1, f_2 = tangential_solution(g, 1.0, 0.0)
    if f_1 * f_1 + f_2 * f_2 <= mu * mu:
        return -f_1, -f_2
    low, high = 0.0, math.sqrt(g[1, 0] * g[1, 0] + g[2, 0] * g[2, 0])
    for _ in range(ISOCLINE_STEPS):
        k = 0.5 * (low + high)
        d_1, d_2 = tangential_solution(g, mu, k)
        if d_1 * d_1 + d_2 * d_2 > 1.0:
            low = k
        else:
            high = k
    d_1, d_2 = tangential_solution(g, mu, high)
    size = math.sqrt(d_1 * d_1 + d_2 * d_2)
    return -mu * d_1 / size, -mu * d_2 / size


@inner_kernel
def tangential_solution(g, share, shift):
    """(share G_tt + shift)^-1 G_tn. It is never called with mu = 0 and no shift."""
    a, b = share * g[1, 1] + shift, share * g[1, 2]
    c, d = share * g[2, 1], share * g[2, 2] + shift
    determinant = a * d - b * c
    return (d * g[1, 0] - b * g[2, 0]) / determinant, (a * g[2, 0] - c * g[1, 0]) / determinant
