# SPDX-License-Identifier: GPL-2.0-or-later
"""Penalty contact as in the reference, for comparison with it; Talus's own contact is hard. SI units.

Of a sphere, Hertz and Mindlin with dashpots:

    k_n = 2 E* (R d)^1/2,  F_n = 2/3 k_n d + 2 s (m k_n)^1/2 d' >= 0
    k_t = 8 G / (2 - nu) (R d)^1/2,  F_t = F_te + 2 s (m k_t)^1/2 u_t,  |F_t| <= mu F_n
    F_te grows by k_t times the slip; while d falls it shrinks with k_t

Thesis of Sautter, appendix F. The dashpot takes the tangent stiffness: with the secant of table F.1 the coefficient of
restitution is not the one asked for. The dashpot is held below what a step can take on the mass at the contact.

Linear, of the polyhedra of case A12: F_n = k d + 2 s (m_c k)^1/2 d' >= 0 with the mass m_c at the contact, the same k
along the tangents, without a dashpot there.
"""

import math

from ...jit.kernels import inner_kernel

MOST_DAMPING = 0.5  # of the mass at the contact over the step


@inner_kernel
def penalty_force(rock, rows, c, force, is_old, before, h):
    """Percussion of a contact over a step h, written into rows. force: elastic tangential force, carried on.

    before: (2,) tangential stiffness at the step before, for unloading.
    """
    depth, n, g = -rows.gap[c], rows.normal[c], rows.before[c]
    k_t, c_n, c_t, elastic = stiffnesses(rock, depth, 1.0 / rows.inertia[c, 0])
    c_n = min(c_n, MOST_DAMPING / rows.inertia[c, 0] / h)
    c_t = min(c_t, MOST_DAMPING / rows.inertia[c, 1] / h)
    gn = g[0] * n[0] + g[1] * n[1] + g[2] * n[2]
    normal = max(0.0, elastic - c_n * gn)
    scale = 0.0
    if is_old:
        scale = min(1.0, k_t / before[0]) if before[0] > 0.0 else 0.0
    across = force[0] * n[0] + force[1] * n[1] + force[2] * n[2]
    size, square = 0.0, 0.0
    for a in range(3):
        slip = g[a] - gn * n[a]
        force[a] = scale * (force[a] - across * n[a]) - k_t * h * slip
        rows.percussion[c, a] = force[a] - c_t * slip
        square += rows.percussion[c, a] * rows.percussion[c, a]
    size, limit = math.sqrt(square), rows.friction[c] * normal
    share = 1.0 if size <= limit else limit / size
    for a in range(3):
        if share < 1.0:
            force[a] = share * rows.percussion[c, a]
        rows.percussion[c, a] = h * (share * rows.percussion[c, a] + normal * n[a])
    before[0] = k_t


@inner_kernel
def stiffnesses(rock, depth, mass):
    """Stiffness along the tangents [N/m], dashpots along normal and tangents [N s/m], elastic normal force [N]."""
    if rock.is_linear:
        k = rock.stiffness
        return k, 2.0 * rock.damping * math.sqrt(mass * k), 0.0, k * depth
    root = math.sqrt(rock.radius * depth)
    k_n, k_t = 2.0 * rock.stiffness * root, rock.shear * root
    c_n = 2.0 * rock.damping * math.sqrt(rock.mass * k_n)
    return k_t, c_n, 2.0 * rock.damping * math.sqrt(rock.mass * k_t), 2.0 / 3.0 * k_n * depth
