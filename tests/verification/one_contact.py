# SPDX-License-Identifier: GPL-2.0-or-later
"""The impact of one contact solved without the engine, and the cases that Preclik et al. publish.

    E(x) = x.A x / 2 - x.b,   x = (n, t, o) in the friction cone,   A x - b: velocity after the impact

A sliding solution x_to = r(a) (cos a, sin a) is a root of a trigonometric polynomial of degree two, so of a quartic:
all of them are found. Lines are those of the text of the paper in which a number stands.
"""

import numpy as np


def energy(a, b, x):
    """E of percussions (..., 3)."""
    return 0.5 * np.einsum("...i,ij,...j->...", x, a, x) - x @ b


def across(a, b, mu, angle, misalignment):
    """F(angle): slip velocity across the direction u + misalignment mu q / A_nn. 0: Coulomb, 1: maximum dissipation."""
    q = a[0, 1:] / a[0, 0]
    reduced, right = a[1:, 1:] - np.outer(q, a[0, 1:]), b[1:] - q * b[0]
    u = np.stack([np.cos(angle), np.sin(angle)], axis=-1)
    room = a[0, 0] + mu * u @ a[0, 1:]
    slip = mu * b[0] * u @ reduced - room[..., None] * right
    w = u + misalignment * mu * q
    return w[..., 0] * slip[..., 1] - w[..., 1] * slip[..., 0]


def slip_angles(a, b, mu, misalignment):
    """All angles at which F is zero, from its five Fourier coefficients."""
    samples = across(a, b, mu, 2.0 * np.pi * np.arange(8) / 8, misalignment)
    coefficients = np.fft.fft(samples) / 8
    roots = np.roots([coefficients[2], coefficients[1], coefficients[0], coefficients[-1], coefficients[-2]])
    angles = np.angle(roots[np.abs(np.abs(roots) - 1.0) < 1e-5])
    for _ in range(3):  # Newton steps: the quartic loses half of the digits near double roots
        slope = (across(a, b, mu, angles + 1e-6, misalignment) - across(a, b, mu, angles - 1e-6, misalignment)) / 2e-6
        angles = angles - across(a, b, mu, angles, misalignment) / slope
    return angles


def sliding(a, b, mu, misalignment=0.0):
    """All sliding solutions (k, 3), in the order of their angle; friction must act against the slip."""
    angles = np.sort(slip_angles(a, b, mu, misalignment))
    u = np.stack([np.cos(angles), np.sin(angles)], axis=-1)
    room = a[0, 0] + mu * u @ a[0, 1:]
    is_there = room > 1e-9 * a[0, 0]
    u, room = u[is_there], room[is_there]
    x = (b[0] / room)[:, None] * np.column_stack([np.ones(len(u)), mu * u])
    against = np.einsum("ki,ki->k", u + misalignment * mu * a[0, 1:] / a[0, 0], (x @ a - b)[:, 1:])
    return x[(against <= 0.0) & (x[:, 0] > 0.0)]


def coulomb(a, b, mu):
    """All solutions (k, 3) of Signorini and Coulomb: open, sticking, sliding."""
    stick = np.linalg.solve(a, b)
    solutions = [np.zeros(3)] if b[0] <= 0.0 else []
    if stick[0] >= 0.0 and np.hypot(stick[1], stick[2]) <= mu * stick[0]:
        solutions.append(stick)
    return np.array(solutions + list(sliding(a, b, mu) if b[0] > 0.0 and mu > 0.0 else []))


def least_energy(a, b, mu, angles=200_000):
    """Least E over the section of cone and plane, by trying every direction of a fine grid; b_N > 0."""
    angle = np.linspace(-np.pi, np.pi, angles, endpoint=False)
    u = np.stack([np.cos(angle), np.sin(angle)], axis=-1)
    room = a[0, 0] + mu * u @ a[0, 1:]
    u, room = u[room > 1e-9 * a[0, 0]], room[room > 1e-9 * a[0, 0]]
    return energy(a, b, (b[0] / room)[:, None] * np.column_stack([np.ones(len(u)), mu * u])).min()


def constants(a, b, mu):
    """c_0, c_1, c_2, phi_1, phi_2 of eq. 8, from appendix A of the paper (l. 451-471)."""
    nn, nt, no, tt, to, oo = a[0, 0], a[0, 1], a[0, 2], a[1, 1], a[1, 2], a[2, 2]
    bn, bt, bo = b
    d = nt * bo - no * bt
    c_0 = 1.5 * mu * nn * (no * bt - nt * bo)
    c_1 = mu**4 * (
        (no**2 * (tt**2 + to**2) - 2 * nt * no * to * (tt + oo) + nt**2 * (to**2 + oo**2)) * bn**2
        + 2 * d * (no**2 * to + nt * no * (tt - oo) - nt**2 * to) * bn
        + (nt**2 + no**2) * d**2
    )
    c_1 += (
        2
        * mu**2
        * nn
        * (
            (2 * nt * no * to - no**2 * tt - nt**2 * oo) * bn**2
            + nn * (no * (tt * bo - to * bt) - nt * (to * bo - oo * bt)) * bn
            + nn * d**2
        )
    )
    c_1 += nn**2 * ((nt**2 + no**2) * bn**2 - 2 * nn * (nt * bt + no * bo) * bn + nn**2 * (bt**2 + bo**2))
    c_2 = (0.25 * (tt**2 + oo**2) + to**2 - 0.5 * tt * oo) * bn**2
    c_2 += (no * (0.5 * (tt - oo) * bo - to * bt) - nt * (to * bo + 0.5 * (tt - oo) * bt)) * bn
    c_2 += 0.25 * (nt**2 + no**2) * (bo**2 + bt**2)
    phi_1 = np.arctan2(
        mu**2 * ((no * to - nt * oo) * bn - no**2 * bt + nt * no * bo) - nn**2 * bt + nn * nt * bn,
        mu**2 * ((nt * to - no * tt) * bn + nt * no * bt - nt**2 * bo) - nn**2 * bo + nn * no * bn,
    )
    phi_2 = np.arctan2((tt - oo) * bn - nt * bt + no * bo, 2 * to * bn - no * bt - nt * bo)
    return c_0, np.sqrt(c_1), mu * nn * np.sqrt(c_2), phi_1, phi_2


# ------------------------------------------------------------------------- section 4.1: six point masses (l. 322-347)

ACADEMIC_FRICTION = 3.7


def academic(is_orthonormal=False):
    """A and b. The paper's tangents are not of unit length (l. 331), and its table needs them so."""
    mass, inertia = 230.06, 2.0 * np.array([65.0 + 50.0, 0.03 * 100.0 + 50.0, 0.03 * 100.0 + 65.0])
    n = np.array([0.25, 0.36, -0.9])
    n /= np.linalg.norm(n)
    t = np.cross(n, [1.0, 0.0, 0.0])
    if is_orthonormal:
        t /= np.linalg.norm(t)
    frame = np.column_stack([n, t, np.cross(n, t)])
    turned = np.cross(np.eye(3), [10.0, 0.0, 0.0])  # rows e_i x r: the columns of the cross product matrix of -r
    a = np.eye(3) / mass + turned @ np.diag(1.0 / inertia) @ turned.T
    return frame.T @ a @ frame, frame.T @ np.array([0.06, 0.7, 0.23])


# --------------------------------------------------------------------- section 4.2: Painleve's rod (l. 349-404)


def rod(angle):
    """A in the frame (n, t, o) = (y, x, z) of a slender rod, m = l = 1, on its tip at this angle to the ground."""
    c, s = np.cos(angle), np.sin(angle)
    # the zz entry of the paper (l. 374) is wrong, and harmless; a rod end moves sideways with 4 / m
    return np.array([[1.0 + 3.0 * c * c, -3.0 * s * c, 0.0], [-3.0 * s * c, 1.0 + 3.0 * s * s, 0.0], [0.0, 0.0, 4.0]])


def critical_friction(angle):
    """mu_* of l. 382."""
    return (np.cos(angle) + 1.0 / (3.0 * np.cos(angle))) / np.sin(angle)


def sticking_rod(angle):
    """Lambda_0 of l. 390 for v = -e_x, in the frame (n, t, o)."""
    return np.array([3.0 * np.sin(2.0 * angle), 5.0 + 3.0 * np.cos(2.0 * angle), 0.0]) / 8.0


# -------------------------------------------------------------------------------------- random problems


def random_problems(count, seed=0, is_closing=True):
    """A (count, 3, 3) with eigenvalues of 0.05 to 3, b (count, 3) and mu (count,) of 0.03 to 6.3."""
    rng = np.random.default_rng(seed)
    turn = np.linalg.qr(rng.normal(size=(count, 3, 3)))[0]
    a = np.einsum("nij,nj,nkj->nik", turn, rng.uniform(0.05, 3.0, size=(count, 3)), turn)
    b = rng.normal(size=(count, 3))
    if is_closing:
        b[:, 0] = np.abs(b[:, 0])
    return a, b, np.exp(rng.uniform(np.log(0.03), np.log(6.3), size=count))
