# SPDX-License-Identifier: GPL-2.0-or-later
"""Damping by constant coefficients: a contact of spring and dashpot, and Rayleigh's coefficients of a structure.

A contact of mass m, stiffness k and dashpot c by Kelvin and Voigt, m x'' + c x' + k x = 0 (Ashayer 2007, eq. 3.2.1;
Sautter, eq. F.7), is described by its damping ratio c / (2 (m k)^1/2) alone: what it loses does not depend on velocity.
Its force jumps to c x'(0) at touchdown, and it pulls shortly before the overlap is zero again. No law of Talus is one.
"""

import math


def rebound_of_kelvin_voigt(ratio):
    """Velocity after a contact over that before it, which ends as the overlap is zero. Sautter, eq. F.8, the other way.

    ratio : damping ratio, 0 to below 1
    """
    if not 0.0 <= ratio < 1.0:
        raise ValueError(f"rebound_of_kelvin_voigt: ratio is {ratio!r}; give a damping ratio from 0 to below 1.")
    return math.exp(-math.pi * ratio / math.sqrt(1.0 - ratio * ratio))


def ratio_of_tsuji(restitution):
    """Damping ratio of a contact of spring and dashpot with this coefficient of restitution. Sautter, eq. F.8.

    restitution : above 0, to 1; the contact ends as the overlap is zero, so it pulls before
    """
    if not 0.0 < restitution <= 1.0:
        raise ValueError(f"ratio_of_tsuji: restitution is {restitution!r}; give one above 0 and up to 1.")
    logarithm = math.log(restitution)
    return -logarithm / math.sqrt(math.pi**2 + logarithm * logarithm)


def rayleigh_coefficients(frequencies, ratios):
    """(alpha_d [1/s], beta_d [s]) of D = alpha_d M + beta_d K that damp two modes as wished. Sautter, eq. 3.32.

    frequencies : two circular eigenfrequencies [rad/s], different and positive
    ratios : damping ratio at each of them

    A mode of circular frequency w between them is damped less, one outside more: ratio (alpha_d / w + beta_d w) / 2.
    """
    (first, second), (of_first, of_second) = frequencies, ratios
    if not (first > 0.0 and second > 0.0 and first != second):
        raise ValueError(f"rayleigh_coefficients: frequencies are {frequencies!r}; give two different ones above 0.")
    determinant = second * second - first * first
    alpha = 2.0 * first * second * (of_first * second - of_second * first) / determinant
    return alpha, 2.0 * (of_second * second - of_first * first) / determinant
