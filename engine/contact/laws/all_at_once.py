# SPDX-License-Identifier: GPL-2.0-or-later
"""All contacts at once: the solver for where the sweeps of gauss_seidel.py do not settle.

A rock has six degrees of freedom however many contacts it has, so the unknown is its motion u = (v, omega) and not
the percussions, which redundant contacts leave undetermined. With gamma_i = D_i u + b_i and the response R_i = M^-1
D_i^T, which need not be symmetric to D_i (explicit scheme), a step of the proximal point method is

    u = u_free + sum_i R_i P_i,    P_i = prox_i(P_i^k - rho_i gamma_i)        6 equations, 6 unknowns
    P_i^(k+1) = P_i

and its fixed point obeys the law: prox_i is Coulomb's in the form of Alart and Curnier (1991), normal first, then
friction within the disc of radius mu (P_N + slack). Any rho > 0 has the same fixed points. The six equations are
piecewise smooth: a semismooth Newton iteration with a line search solves them. A larger rho needs fewer steps k; a
smaller one gives milder equations, with one solution near rho = 0. So rho is reduced where Newton's iteration fails and
raised where the steps converge slowly.

**Tilted slip.** In the law of maximum dissipation slip is along -(d + m), m = mu q / G_nn, |m| < 1, instead of -d, with
friction mu P_N d. Then prox is the point r d, r = mu (P_N + slack), with r d + kappa (d + m) = a and kappa > 0.
"""

import math
from typing import NamedTuple

import numpy as np

from ...arithmetic.filling import copy_values, fill_rows
from ...jit.kernels import inner_kernel, kernel

# In units of 1 / the largest of the diagonal of G_ii. A rock that friction jams between two steep faces is held by
# percussions up to 1e5 times as large as those that stop it; with 1e6 at most, thousands of steps would be needed.
FIRST_RHO, LEAST_RHO, LARGEST_RHO = 300.0, 0.05, 1e9
PROXIMAL_STEPS = 160
# factor on a step where the last two were hardly shorter than those before: percussions that jam a rock grow along a
# line
STRETCH = 4.0
NEWTON_STEPS = 30
HALVINGS = 10  # of a Newton step
ACCURACY = 0.1  # of Newton's iteration, in units of the tolerance


class Problem(NamedTuple):
    """The problem of n contacts."""

    rows: np.ndarray  # (n, 3, 6) D: gamma = D u + bias
    response: np.ndarray  # (n, 3, 6) R: change of u for a unit percussion
    bias: np.ndarray  # (n, 3) m/s
    friction: np.ndarray  # (n,)
    slack: np.ndarray  # (n,) N s, percussion beyond P_N that allows friction too
    tilt: np.ndarray  # (n, 2) the vector m of tilted slip
    mobility: np.ndarray  # (n,) largest of the diagonal of G_ii, 1/kg
    free: np.ndarray  # (6,) u_free
    percussion: np.ndarray  # (n, 3) P^k
    trial: np.ndarray  # (n, 3) P of the last look at the equations
    length: float  # m, brings spin to m/s


class Equations(NamedTuple):
    """Six residuals, m/s and rad/s, and their derivatives."""

    residual: np.ndarray  # (6,)
    jacobian: np.ndarray  # (6, 6)
    slope: np.ndarray  # (3, 3) derivative of one prox


@kernel
def problem_of(contacts, count, inverse_mass, motion):
    """The Problem of the first ``count`` contacts without bias, slack and tilt; percussions as they stand there.

    ``motion``: that of the step without contacts.
    """
    rows, response = np.empty((count, 3, 6)), np.empty((count, 3, 6))
    friction, mobility, percussion = np.empty(count), np.empty(count), np.empty((count, 3))
    length = 0.0
    for i in range(count):
        contact = contacts[i]
        direction, lever, turn, g = contact["direction"], contact["lever"], contact["response"], contact["delassus"]
        for a in range(3):
            for k in range(3):
                rows[i, a, k], rows[i, a, 3 + k] = direction[a, k], lever[a, k]
                response[i, a, k], response[i, a, 3 + k] = inverse_mass * direction[a, k], turn[a, k]
                length = max(length, abs(lever[a, k]))
            percussion[i, a] = contact["percussion"][a]
        friction[i], mobility[i] = contact["friction"], max(g[0, 0], g[1, 1], g[2, 2])
    free = np.empty(6)
    free[0], free[1], free[2], free[3], free[4], free[5] = motion
    return Problem(
        rows, response, np.zeros((count, 3)), friction, np.zeros(count), np.zeros((count, 2)), mobility, free,
        percussion, np.zeros((count, 3)), length,
    )  # fmt: skip


@inner_kernel
def prox(a_n, a_1, a_2, mu, slack, m_1, m_2, out_slope):
    """Percussion nearest to (a_n, a_1, a_2) in the sense of the law; its derivative, 3 x 3, is written in place."""
    for i in range(3):
        for j in range(3):
            out_slope[i, j] = 0.0
    p_n = max(0.0, a_n)
    if a_n > 0.0:
        out_slope[0, 0] = 1.0
    radius, square = mu * (p_n + slack), a_1 * a_1 + a_2 * a_2
    if square <= radius * radius:
        if radius > 0.0:
            out_slope[1, 1], out_slope[2, 2] = 1.0, 1.0
        return p_n, a_1, a_2
    if radius <= 0.0:
        return p_n, 0.0, 0.0
    kappa = math.sqrt(square) - radius
    if m_1 != 0.0 or m_2 != 0.0:  # |a - kappa m| = radius + kappa
        half = radius + a_1 * m_1 + a_2 * m_2
        root = half * half + (1.0 - m_1 * m_1 - m_2 * m_2) * (square - radius * radius)
        kappa = (square - radius * radius) / (half + math.sqrt(root))
    reach = radius + kappa
    d_1, d_2 = (a_1 - kappa * m_1) / reach, (a_2 - kappa * m_2) / reach
    share = 1.0 / (1.0 + d_1 * m_1 + d_2 * m_2)
    for k in range(3):
        growth = mu * out_slope[0, 0] if k == 0 else 0.0  # of the radius
        e_1, e_2 = 1.0 if k == 1 else 0.0, 1.0 if k == 2 else 0.0
        rise = (d_1 * e_1 + d_2 * e_2 - growth) * share  # of kappa
        out_slope[1, k] = growth * d_1 + radius * (e_1 - m_1 * rise - d_1 * (growth + rise)) / reach
        out_slope[2, k] = growth * d_2 + radius * (e_2 - m_2 * rise - d_2 * (growth + rise)) / reach
    return p_n, radius * d_1, radius * d_2


@kernel
def look(problem, rho, u, with_jacobian, out):
    """Residuals of the six equations at ``u`` and, if wanted, their Jacobian, in place; returns their squared norm."""
    for k in range(6):
        out.residual[k] = u[k] - problem.free[k]
        if with_jacobian:
            for j in range(6):
                out.jacobian[k, j] = 1.0 if j == k else 0.0
    for i in range(problem.friction.size):
        step, rows, response = rho / problem.mobility[i], problem.rows[i], problem.response[i]
        g_n, g_1, g_2 = problem.bias[i, 0], problem.bias[i, 1], problem.bias[i, 2]
        for k in range(6):
            g_n, g_1, g_2 = g_n + rows[0, k] * u[k], g_1 + rows[1, k] * u[k], g_2 + rows[2, k] * u[k]
        before, after = problem.percussion[i], problem.trial[i]
        after[0], after[1], after[2] = prox(
            before[0] - step * g_n, before[1] - step * g_1, before[2] - step * g_2,
            problem.friction[i], problem.slack[i], problem.tilt[i, 0], problem.tilt[i, 1], out.slope,
        )  # fmt: skip
        for k in range(6):
            out.residual[k] -= response[0, k] * after[0] + response[1, k] * after[1] + response[2, k] * after[2]
        if with_jacobian:
            for a in range(3):
                for b in range(3):
                    weight = step * out.slope[a, b]
                    if weight != 0.0:
                        for k in range(6):
                            for j in range(6):
                                out.jacobian[k, j] += weight * response[a, k] * rows[b, j]
    r, length = out.residual, problem.length
    return r[0] * r[0] + r[1] * r[1] + r[2] * r[2] + length * length * (r[3] * r[3] + r[4] * r[4] + r[5] * r[5])


@inner_kernel
def eliminate(matrix, out):
    """Solve six linear equations by elimination with pivots: ``out`` holds the right-hand side, then the solution.

    The matrix is overwritten. Returns False where it is singular.
    """
    for k in range(6):
        pivot = k
        for i in range(k + 1, 6):
            if abs(matrix[i, k]) > abs(matrix[pivot, k]):
                pivot = i
        if not abs(matrix[pivot, k]) > 0.0:
            return False
        for j in range(6):
            matrix[k, j], matrix[pivot, j] = matrix[pivot, j], matrix[k, j]
        out[k], out[pivot] = out[pivot], out[k]
        for i in range(k + 1, 6):
            factor = matrix[i, k] / matrix[k, k]
            for j in range(k, 6):
                matrix[i, j] -= factor * matrix[k, j]
            out[i] -= factor * out[k]
    for k in range(5, -1, -1):
        for j in range(k + 1, 6):
            out[k] -= matrix[k, j] * out[j]
        out[k] /= matrix[k, k]
    return True


@kernel
def solve_equations(problem, rho, accuracy, equations, u, out_step, out_u):
    """Newton's iteration from ``u``, which is changed in place; True if the residuals fell below the accuracy, m/s."""
    square = look(problem, rho, u, True, equations)
    for _ in range(NEWTON_STEPS):
        if square <= accuracy * accuracy:
            return True
        for k in range(6):
            out_step[k] = -equations.residual[k]
        if not eliminate(equations.jacobian, out_step):
            return False
        share, best_share, least = 1.0, 0.0, square
        for _ in range(HALVINGS):
            for k in range(6):
                out_u[k] = u[k] + share * out_step[k]
            there = look(problem, rho, out_u, False, equations)
            if there < least:
                best_share, least = share, there
            if there <= (1.0 - 1e-4 * share) * square:
                break
            share *= 0.5
        for k in range(6):
            u[k] += best_share * out_step[k]
        before, square = square, look(problem, rho, u, True, equations)
        if not square < 0.999999 * before:  # stuck
            return square <= accuracy * accuracy
    return square <= accuracy * accuracy


@kernel
def solve_problem(problem, tolerance, u, first_rho):
    """Percussions of a problem, in place, starting from those in it and the motion ``u``, changed in place too.

    Returns True if the contact velocities obey the law to the tolerance, m/s.
    """
    equations = Equations(np.zeros(6), np.zeros((6, 6)), np.zeros((3, 3)))
    step, trial, start = np.empty(6), np.empty(6), np.empty(6)
    rho, last, slow = first_rho, np.inf, 0
    for _ in range(PROXIMAL_STEPS):
        copy_values(u, start)
        if not solve_equations(problem, rho, ACCURACY * tolerance, equations, u, step, trial):
            copy_values(start, u)
            rho, slow = 0.125 * rho, 0
            if rho < LEAST_RHO:
                return False
            continue
        largest = 0.0
        for i in range(problem.friction.size):
            for a in range(3):
                change = abs(problem.trial[i, a] - problem.percussion[i, a])
                largest = max(largest, change * problem.mobility[i] / rho)
        is_found = largest <= tolerance
        slow = slow + 1 if largest > 0.5 * last else 0
        stretch = STRETCH if slow > 1 and not is_found else 1.0
        for i in range(problem.friction.size):
            for a in range(3):
                problem.percussion[i, a] += stretch * (problem.trial[i, a] - problem.percussion[i, a])
        if is_found:
            return True
        if largest > 0.2 * last:
            rho = min(4.0 * rho, LARGEST_RHO)
        last = largest
    return False


@kernel
def solve_at_once(problem, contacts, tolerance, motion):
    """Percussions of all contacts of a problem, written into ``contacts`` if found; returns whether they were.

    ``motion``: after the present percussions. The search starts first from these, then from none.
    """
    u = np.empty(6)
    u[0], u[1], u[2], u[3], u[4], u[5] = motion
    is_found = solve_problem(problem, tolerance, u, FIRST_RHO)
    for k in range(2):
        if not is_found:
            fill_rows(problem.percussion, 0.0)
            copy_values(problem.free, u)
            is_found = solve_problem(problem, tolerance, u, FIRST_RHO if k == 0 else 1.0)
    if is_found:
        for i in range(problem.friction.size):
            for a in range(3):
                contacts[i]["percussion"][a] = problem.percussion[i, a]
    return is_found
