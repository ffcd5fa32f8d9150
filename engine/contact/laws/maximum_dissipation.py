# SPDX-License-Identifier: GPL-2.0-or-later
"""Maximum dissipation: the purely inelastic impact law of Preclik, Eibl and Ruede.

Of all percussions that friction allows, a closing contact gets the one that leaves the least kinetic energy:

    minimise  P.G P / 2 - b.P   over   |P_T| <= mu P_N,  (G P - b)_N = 0           eqs. 3 and 5, b = -c of newton.py

with the other contacts held. On the plane (G P - b)_N = 0 P_N follows from P_T = y, which leaves a strictly convex
problem in two unknowns, y.A y / 2 - r.y. In the order of figure 5 the cases are

    separate   P = 0                       where b_N < 0
    no friction  P_N = b_N / G_nn          where mu = 0
    stick      P = G^-1 b                  where that lies in the cone
    graze      b_N = 0: P = 0, or along one of the two edges that plane and cone share, where mu |q| >= G_nn
    slip       y = r(d) d, r(d) = mu b_N / (G_nn + mu q.d),  q = (G_nt1, G_nt2),  one equation for the direction d

The minimum of a convex problem is its only stationary point, and on the arc from which the unconstrained minimum is
seen there is one: F(alpha) = 0 is found by a Newton iteration that cannot leave that arc. No quartic is needed.
Equation 9 of the paper chooses one of the two edges by a test of sides that is not always right; here both are tried.

In the slip branch the velocity is not opposite to friction but along -(d + mu q / G_nn): see the warning in
docs/laws/maximum_dissipation.md. Restitution has no place in this law; that of the ground is ignored.

**Symmetry.** The paper needs a symmetric block. G of the implicit scheme is symmetric: its percussions act on Theta
alone. That of the explicit scheme is not, because there the gyroscopic term and the percussions are one linear system.
But P.G P contains only the symmetric part of G, and the plane only its first row: with the former as Hessian and the
latter as constraint the problem is again strictly convex with one solution, and its objective is the work that the
scheme itself does. A contact that can stick sticks exactly, as in the paper's order of preference.
"""

import math

from ...arithmetic.circular import sin_cos
from ...arithmetic.inverse_circular import acos, atan2
from ...arithmetic.matrices import solve_3x3
from ...jit.kernels import inner_kernel, kernel
from .all_at_once import problem_of, solve_at_once
from .gauss_seidel import all_percussed, ended, is_settled, set_percussion, velocity_without_own

TURNS = 80  # steps for the direction of slip; 5 are usual, and halving alone needs 50
ANGLE_ACCURACY = 1e-15  # rad: a few roundings of an angle
# b_N / |b| below which a contact beyond the Painleve limit, mu |q| >= G_nn, only grazes: a compromise between the error
# of leaving b_N out, which is b_N itself, and the rounding of b_N / (G_nn + mu q.d) near the edges
GRAZING = 1e-9


@inner_kernel
def reduced_problem(g, b):
    """A (a11, a12, a22) and r (r1, r2) of the work y.A y / 2 - r.y on the plane of maximum compression, y = P_T.

    From the symmetric part of G, and the first row of G as the plane. Where G is symmetric A is G_TT - q q^T / G_nn
    and r is b_T - q b_N / G_nn.
    """
    b_n, b_1, b_2 = b
    q1, q2, p1, p2 = g[0, 1] / g[0, 0], g[0, 2] / g[0, 0], g[1, 0], g[2, 0]
    a11, a22 = g[1, 1] - q1 * p1, g[2, 2] - q2 * p2
    a12 = 0.5 * (g[1, 2] + g[2, 1] - q1 * p2 - q2 * p1)
    r1 = b_1 - 0.5 * b_n * (q1 + p1 / g[0, 0])
    r2 = b_2 - 0.5 * b_n * (q2 + p2 / g[0, 0])
    return a11, a12, a22, r1, r2


@inner_kernel
def edge_friction(g, mu, reduced):
    """P_T of least work on the two edges that cone and plane share at b_N = 0; mu |q| >= G_nn. Eq. 9, both rays."""
    a11, a12, a22, r1, r2 = reduced
    q1, q2 = g[0, 1], g[0, 2]
    size = math.sqrt(q1 * q1 + q2 * q2)
    cosine = -g[0, 0] / (mu * size)
    sine = math.sqrt(max(0.0, 1.0 - cosine * cosine))
    y1, y2, least = 0.0, 0.0, 0.0
    for side in (-1.0, 1.0):
        d1, d2 = (q1 * cosine - side * q2 * sine) / size, (q2 * cosine + side * q1 * sine) / size
        along = d1 * r1 + d2 * r2
        curvature = a11 * d1 * d1 + 2.0 * a12 * d1 * d2 + a22 * d2 * d2
        if along > 0.0 and -0.5 * along * along / curvature < least:
            least = -0.5 * along * along / curvature
            y1, y2 = along / curvature * d1, along / curvature * d2
    return y1, y2


@inner_kernel
def wrapped(angle):
    """The angle brought into [-pi, pi]; it is at most one turn off."""
    if angle > math.pi:
        return angle - 2.0 * math.pi
    return angle + 2.0 * math.pi if angle < -math.pi else angle


@inner_kernel
def slip_arc(g, mu, x_n, y1, y2):
    """The arc of slip directions that holds the solution, as two angles about the direction of y; empty if none.

    (x_n, y): unconstrained minimum, outside the cone. The boundary is seen from it where cos(alpha) > mu x_n / |y|,
    and exists where G_nn + mu q.d > 0. What the two conditions exclude overlaps, so that together they leave one arc.
    """
    hidden = math.pi - acos(max(-1.0, min(1.0, mu * x_n / math.sqrt(y1 * y1 + y2 * y2))))
    coupling = mu * math.sqrt(g[0, 1] * g[0, 1] + g[0, 2] * g[0, 2])
    if coupling < g[0, 0]:
        return hidden - math.pi, math.pi - hidden
    missing = math.pi - acos(-g[0, 0] / coupling)
    turn = wrapped(atan2(g[0, 2], g[0, 1]) - atan2(y2, y1))
    return max(hidden, missing + turn) - math.pi, math.pi - max(hidden, missing - turn)


@inner_kernel
def slipping(g, b_n, mu, reduced, minimum, guess):
    """Percussion of a slipping contact. ``minimum``: (x_n, y1, y2), unconstrained; ``guess``: of the direction.

    Returns it, and True if the direction was found.
    """
    a11, a12, a22, r1, r2 = reduced
    (x_n, y1, y2), (p_1, p_2) = minimum, guess
    g_nn, q1, q2 = g[0, 0], g[0, 1], g[0, 2]
    middle = atan2(y2, y1)
    low, high = slip_arc(g, mu, x_n, y1, y2)
    if not low < high:
        return 0.0, 0.0, 0.0, False
    turn = wrapped(atan2(p_2, p_1) - middle) if p_1 != 0.0 or p_2 != 0.0 else 0.0
    if not low < turn < high:
        turn = 0.5 * (low + high)
    last = high - low
    d1, d2, residual = 0.0, 0.0, 0.0
    for _ in range(TURNS):
        d2, d1 = sin_cos(middle + turn)
        residual = g_nn + mu * (q1 * d1 + q2 * d2)
        growth = mu * (q2 * d1 - q1 * d2)
        s1 = mu * b_n * (a11 * d1 + a12 * d2) - residual * r1
        s2 = mu * b_n * (a12 * d1 + a22 * d2) - residual * r2
        w1, w2 = d1 + mu / g_nn * q1, d2 + mu / g_nn * q2
        across = w1 * s2 - w2 * s1  # F: negative before the solution, positive beyond it
        if across == 0.0:
            break
        if across < 0.0:
            low = turn
        else:
            high = turn
        slope = -(d1 * s1 + d2 * s2)
        slope += w1 * (mu * b_n * (a22 * d1 - a12 * d2) - growth * r2)
        slope -= w2 * (mu * b_n * (a12 * d1 - a11 * d2) - growth * r1)
        step = -across / slope if slope != 0.0 else math.inf
        if not low < turn + step < high or abs(step) > 0.5 * last:  # Newton's step leaves the arc or is slow: halve
            step = 0.5 * (low + high) - turn
        last = abs(step)
        turn += step
        if last <= ANGLE_ACCURACY:
            break
    if not residual > 0.0:
        return 0.0, 0.0, 0.0, False
    size = mu * b_n / residual
    return size / mu, size * d1, size * d2, True


@inner_kernel
def dissipating_percussion(g, b, mu, guess):
    """Percussion of one contact with the others held, by the cases of figure 5. ``guess``: the last friction.

    Returns it, and True if it was found. It always is where the symmetric part of G is positive definite.
    """
    b_n, b_1, b_2 = b
    if b_n < 0.0:
        return 0.0, 0.0, 0.0, True
    if mu == 0.0:
        return b_n / g[0, 0], 0.0, 0.0, True
    x_n, x_1, x_2 = solve_3x3(
        (g[0, 0], g[0, 1], g[0, 2]), (g[1, 0], g[1, 1], g[1, 2]), (g[2, 0], g[2, 1], g[2, 2]), (b_n, b_1, b_2)
    )
    if x_n >= 0.0 and x_1 * x_1 + x_2 * x_2 <= mu * mu * x_n * x_n:
        return x_n, x_1, x_2, True
    reduced = reduced_problem(g, b)
    a11, a12, a22, r1, r2 = reduced
    beyond = mu * mu * (g[0, 1] * g[0, 1] + g[0, 2] * g[0, 2]) >= g[0, 0] * g[0, 0]
    if b_n == 0.0 and not beyond:
        return 0.0, 0.0, 0.0, True
    if beyond and b_n <= GRAZING * (abs(b_1) + abs(b_2)):
        y1, y2 = edge_friction(g, mu, reduced)
        return math.sqrt(y1 * y1 + y2 * y2) / mu, y1, y2, True
    determinant = a11 * a22 - a12 * a12
    y1, y2 = (a22 * r1 - a12 * r2) / determinant, (a11 * r2 - a12 * r1) / determinant
    x_n = (b_n - g[0, 1] * y1 - g[0, 2] * y2) / g[0, 0]
    if x_n >= 0.0 and y1 * y1 + y2 * y2 <= mu * mu * x_n * x_n:  # never with a symmetric G, where y is (x_1, x_2)
        return x_n, y1, y2, True
    q_n, q_1, q_2, is_found = slipping(g, b_n, mu, reduced, (x_n, y1, y2), guess)
    if not is_found:  # take the percussion without friction, which adds no energy either
        return b_n / g[0, 0], 0.0, 0.0, False
    return q_n, q_1, q_2, True


@inner_kernel
def maximum_dissipation(contacts, count, memory, terms, reference, free):
    """Percussions of the first ``count`` contacts by block Gauss-Seidel, starting from those in them.

    Each contact minimises the energy by itself, with the others held. A fixed point of the sweeps is not the minimum
    over all contacts. Stops when no contact velocity changes by more than ``tolerance`` (m/s) in a sweep.

    Returns velocity and spin at the end of the step, the sweeps, and True if it converged.
    """
    inverse_mass, tolerance, max_sweeps = terms.inverse_mass, terms.tolerance, terms.max_sweeps
    motion = all_percussed(contacts, count, inverse_mass, free)
    sweep, is_converged = 0, False
    while sweep < max_sweeps and not is_converged:
        sweep += 1
        largest, is_converged = 0.0, True
        for i in range(count):
            contact = contacts[i]
            p = contact["percussion"]
            c_n, c_1, c_2 = velocity_without_own(contact, motion)
            q_n, q_1, q_2, is_solved = dissipating_percussion(
                contact["delassus"], (-c_n, -c_1, -c_2), contact["friction"], (p[1], p[2])
            )
            motion, change = set_percussion(contact, inverse_mass, (q_n, q_1, q_2), motion)
            largest = max(largest, change)
            is_converged = is_converged and is_solved
        is_converged = is_converged and is_settled(count, largest, tolerance)
    is_found = not is_converged and settle_at_once(contacts, count, inverse_mass, tolerance, free, motion)
    return ended(contacts, count, inverse_mass, free, motion, sweep, is_converged, is_found)


@kernel
def settle_at_once(contacts, count, inverse_mass, tolerance, free, motion):
    """Percussions of all contacts together, in place, where the sweeps ended with ``motion``; True if found.

    Beyond the Painleve limit, mu |q| >= G_nn, the law is not continuous where b_N changes its sign, and the sweeps may
    have no fixed point. In this solution such a contact slips opposite to its friction, as in Coulomb's law.
    """
    problem = problem_of(contacts, count, inverse_mass, free)
    for i in range(count):
        g, mu = contacts[i]["delassus"], contacts[i]["friction"]
        first, second = mu * g[0, 1] / g[0, 0], mu * g[0, 2] / g[0, 0]
        if first * first + second * second < 1.0:
            problem.tilt[i, 0], problem.tilt[i, 1] = first, second
    return solve_at_once(problem, contacts, tolerance, motion)
