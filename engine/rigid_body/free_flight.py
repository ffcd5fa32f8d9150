# SPDX-License-Identifier: GPL-2.0-or-later
"""Free rotation over one step, by either scheme. Theta = diag(a, b, c) in K, omega = (x, y, z) in K, h the step.
``inertia`` is (a, b, c), ``turn`` the quaternion (e0, e1, e2, e3) of an orientation, ``spin`` a vector omega.

implicit, Leine et al. (2020), eq. 52:   Theta (w' - w) + h m x (Theta m) = 0,  m = (w + w') / 2
explicit, Leine et al. (2014), eqs. 60-63:   (Theta + h/2 S) w' = (Theta - h/2 S) w,  S = w~ Theta + Theta w~

Both keep the kinetic energy; only the implicit scheme also keeps the length of the angular momentum, and with the
orientation of eqs. 57-65 its direction in I, so that the axes of largest and smallest inertia stay stable.

Up to h |w| = 3^(1/2) / 2 the implicit equation has one solution near w, and Newton's iteration finds it: with
|b - c| <= a and its cyclic permutations (triangle inequality of moments of inertia) the derivative changes by at most
h / 3^(1/2) per unit of spin, and the theorem of Newton and Kantorovich holds from the first guess below. Each further
guess at least halves the distance from the solution (0.48 at LARGEST_ANGLE, the largest ratio of 20,000 random bodies).
A step that turns further is taken in equal parts of at most LARGEST_ANGLE. Their number follows from the energy, which
is conserved, so that a step back in time has as many.
"""

import math

from ..arithmetic.matrices import solve_3x3
from ..jit.kernels import inner_kernel
from . import quaternion

NEWTON_STEPS = 20  # quadratic convergence from the guesses needs 1 or 2, and 3 at LARGEST_ANGLE
GUESSES = 2  # of omega before the first Newton step, which costs more
FOUND = 1e-8  # relative change of omega in a Newton step; the error then left, less than its square, is rounding
LARGEST_ANGLE = 0.8  # rad in one solution of the implicit equation
STRIDE_ANGLE = 0.75  # rad in a stride, whose corrected length is up to a twentieth longer
MOST_PARTS = 100_000  # of a step; some 10,000 turns


@inner_kernel
def parts_of(inertia, spin, h):
    """Number of equal parts that a free step of the implicit scheme takes."""
    (a, b, c), (x, y, z) = inertia, spin
    if h * h * (x * x + y * y + z * z) <= LARGEST_ANGLE * LARGEST_ANGLE:
        return 1
    fastest = math.sqrt((a * x * x + b * y * y + c * z * z) / min(a, b, c))  # bounds |w|: energy is conserved
    return int(min(math.ceil(h * fastest / LARGEST_ANGLE), MOST_PARTS + 1.0))


@inner_kernel
def implicit_spin(inertia, spin, h):
    """Spin after a free step, and True if it was found. Leine et al. (2020), eq. 52.

    Beyond MOST_PARTS it is not, and the spin stays as it was, which conserves energy and momentum too.
    """
    parts, (x, y, z) = parts_of(inertia, spin, h), spin
    if parts > MOST_PARTS:
        return x, y, z, False
    converged = True
    for _ in range(parts):
        x, y, z, is_found = part_of_spin(inertia, (x, y, z), h / parts)
        converged = converged and is_found
    return x, y, z, converged


@inner_kernel
def part_of_spin(inertia, spin, h):
    """Spin after a part that turns the rock by LARGEST_ANGLE at most, and True if Newton's iteration converged."""
    (a, b, c), (x, y, z) = inertia, spin
    # the unknown is the spin m at the middle; component by component
    # a (mx - x) + h/2 (c - b) my mz = 0, and its cyclic permutations
    ka, kb, kc = 0.5 * h * (c - b) / a, 0.5 * h * (a - c) / b, 0.5 * h * (b - a) / c
    mx, my, mz = x - ka * y * z, y - kb * z * x, z - kc * x * y
    for _ in range(GUESSES):
        mx, my, mz = x - ka * my * mz, y - kb * mz * mx, z - kc * mx * my
    bound = FOUND * FOUND * (x * x + y * y + z * z)
    converged = False
    for _ in range(NEWTON_STEPS):
        dx, dy, dz = solve_3x3(
            (1.0, ka * mz, ka * my), (kb * mz, 1.0, kb * mx), (kc * my, kc * mx, 1.0),
            (x - mx - ka * my * mz, y - my - kb * mz * mx, z - mz - kc * mx * my),
        )  # fmt: skip
        mx, my, mz = mx + dx, my + dy, mz + dz
        if dx * dx + dy * dy + dz * dz <= bound:
            converged = True
            break
    if not converged:
        return x, y, z, False
    return 2.0 * mx - x, 2.0 * my - y, 2.0 * mz - z, True


@inner_kernel
def implicit_orientation(inertia, turn, spin, end_spin, h):
    """Orientation after a free step from one spin to the other. Leine et al. (2020), eqs. 57-65."""
    parts = parts_of(inertia, spin, h)
    if parts == 1 or parts > MOST_PARTS:
        return part_of_orientation(inertia, turn, spin, end_spin, h)
    for _ in range(parts):
        x, y, z, _ = part_of_spin(inertia, spin, h / parts)
        turn, spin = part_of_orientation(inertia, turn, spin, (x, y, z), h / parts), (x, y, z)
    return turn


@inner_kernel
def part_of_orientation(inertia, turn, spin, end_spin, h):
    """Orientation after a part, which keeps the angular momentum in I."""
    (x, y, z), (x_end, y_end, z_end) = spin, end_spin
    rotation = 0.5 * h * (x + x_end), 0.5 * h * (y + y_end), 0.5 * h * (z + z_end)
    return turned_by(rotation, inertia, turn, spin, end_spin)


@inner_kernel
def turned_by(rotation, inertia, turn, spin, end_spin):
    """Orientation turned by a rotation vector in K, then by the smallest rotation that restores the momentum in I."""
    (a, b, c), (x, y, z), (x_end, y_end, z_end) = inertia, spin, end_spin
    first = quaternion.exponential(rotation)
    # the momentum before the step, seen from the turned frame; the second rotation brings the new one onto it
    momentum = quaternion.turn_back(first, (a * x, b * y, c * z))
    second = quaternion.between((a * x_end, b * y_end, c * z_end), momentum)
    return quaternion.trimmed(quaternion.multiply(turn, quaternion.multiply(first, second)))


@inner_kernel
def stride(inertia, turn, spin, h):
    """Spin and orientation after a stride of flight, which turns the rock by STRIDE_ANGLE at most, to order four.

    With w1' = k1 w2 w3 and its cyclic permutations, eq. 52 conserves both invariants for any length of step, so it
    stays on the curve of the exact motion and errs in time alone: by backward error analysis of the midpoint rule it is
    faster by the factor 1 + h^2 S / 12, S = k2 k3 w1^2 + k3 k1 w2^2 + k1 k2 w3^2. So it is taken with the length
    h (1 - h^2 S / 12). The rotation vector is that of Magnus, up to the third power of h about the middle, where
    w = m - h^2/8 w'' + ...:

        h m - h^3/12 w'' + h^3/12 w x w'
    """
    (a, b, c), (x, y, z) = inertia, spin
    ka, kb, kc = (b - c) / a, (c - a) / b, (a - b) / c
    mx, my, mz = x + 0.5 * h * ka * y * z, y + 0.5 * h * kb * z * x, z + 0.5 * h * kc * x * y
    delay = h * h / 12.0 * (kb * kc * mx * mx + kc * ka * my * my + ka * kb * mz * mz)
    x_end, y_end, z_end, _ = part_of_spin(inertia, spin, h * (1.0 - delay))
    mx, my, mz = 0.5 * (x + x_end), 0.5 * (y + y_end), 0.5 * (z + z_end)
    fx, fy, fz = ka * my * mz, kb * mz * mx, kc * mx * my
    third = h * h * h / 12.0
    rotation = (
        h * mx + third * (my * fz - mz * fy - ka * (fy * mz + my * fz)),
        h * my + third * (mz * fx - mx * fz - kb * (fz * mx + mz * fx)),
        h * mz + third * (mx * fy - my * fx - kc * (fx * my + mx * fy)),
    )
    end_spin = (x_end, y_end, z_end)
    return end_spin, turned_by(rotation, inertia, turn, spin, end_spin)


@inner_kernel
def explicit_matrix(inertia, spin, h):
    """Off-diagonal terms p, q, r of Theta_Delta = Theta + h/2 (w~ Theta + Theta w~). Leine et al. (2014), eq. 62.

    The second term is skew: Theta_Delta = [[a, -r, q], [r, b, -p], [-q, p, c]].
    """
    (a, b, c), (x, y, z) = inertia, spin
    return 0.5 * h * (b + c) * x, 0.5 * h * (a + c) * y, 0.5 * h * (a + b) * z


@inner_kernel
def explicit_spin(inertia, spin, h):
    """Spin after a free step. Leine et al. (2014), eq. 60 without contacts."""
    (a, b, c), (x, y, z) = inertia, spin
    p, q, r = explicit_matrix(inertia, spin, h)
    return solve_3x3(
        (a, -r, q), (r, b, -p), (-q, p, c),
        (a * x + r * y - q * z, b * y - r * x + p * z, c * z + q * x - p * y),
    )  # fmt: skip


@inner_kernel
def advance_by_derivative(turn, direction, spin, h):
    """Unit quaternion e + h F(f) omega. Leine et al. (2014), eqs. 48 and 50, brought back to length one.

    ``turn``: e; ``direction``: the quaternion f; ``spin``: omega in K.
    """
    (e0, e1, e2, e3), (f0, f1, f2, f3), (x, y, z) = turn, direction, spin
    d0, d1, d2, d3 = quaternion.multiply((f0, f1, f2, f3), (0.0, 0.5 * h * x, 0.5 * h * y, 0.5 * h * z))
    return quaternion.normalise((e0 + d0, e1 + d1, e2 + d2, e3 + d3))


@inner_kernel
def rotational_energy(inertia, spin):
    """Kinetic energy of the rotation, J."""
    (a, b, c), (x, y, z) = inertia, spin
    return 0.5 * (a * x * x + b * y * y + c * z * z)


@inner_kernel
def speed(x, y, z):
    """Length of a vector."""
    return math.sqrt(x * x + y * y + z * z)
