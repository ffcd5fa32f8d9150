# SPDX-License-Identifier: GPL-2.0-or-later
"""Trusses and cables of a hyperelastic material, by Ogden's law in one dimension. SI units.

    P = E / (b1 - b2) (x^(b1 - 1) - x^(b2 - 1)),   x = l / L     thesis of Sautter, eq. 3.50; the section stays A
    N = A (S0 x + P)                                             eqs. 3.51 and 3.62
    W = A L (S0 (x^2 - 1) / 2 + E / (b1 - b2) ((x^b1 - 1) / b1 - (x^b2 - 1) / b2))         eq. 3.49

b1, b2 = 4, 2 is the law of St. Venant and Kirchhoff of all other bars, 2, 0 that of Neo-Hooke (table 3.2). The power 0
stores ln x. A cable carries nothing where S0 x + P < 0, and keeps what it has stored there.
"""

from ...arithmetic.logarithm import log
from ...arithmetic.power import pow
from ...jit.kernels import inner_kernel
from ..arrays import AREA, HYPER_CABLE, LENGTH, PRESTRESS, STIFFNESS

HALVINGS = 200  # of the search for the stretch at which a cable goes slack


@inner_kernel
def hyperelastic_bar(net, b, length):
    """Force [N] and elastic energy [J] of a truss or cable of Ogden's law."""
    row, (first, second, slack) = net.bars[b], (net.ogden[b, 0], net.ogden[b, 1], net.ogden[b, 2])
    stretch = length / row[LENGTH]
    stress = row[PRESTRESS] * stretch + first_stress(stretch, row[STIFFNESS], first, second)
    if stress < 0.0 and net.bar_kinds[b] == HYPER_CABLE:
        return 0.0, slack
    return row[AREA] * stress, energy_of(stretch, row, first, second)


@inner_kernel
def first_stress(stretch, stiffness, first, second):
    """First Piola-Kirchhoff stress [Pa]. Eq. 3.50."""
    return stiffness / (first - second) * (pow(stretch, first - 1.0) - pow(stretch, second - 1.0))


@inner_kernel
def energy_of(stretch, row, first, second):
    """Elastic energy [J] of a bar; none at its reference length."""
    stored = (stored_by(stretch, first) - stored_by(stretch, second)) / (first - second)
    pulled = 0.5 * row[PRESTRESS] * (stretch * stretch - 1.0)
    return row[AREA] * row[LENGTH] * (pulled + row[STIFFNESS] * stored)


@inner_kernel
def stored_by(stretch, exponent):
    """(x^b - 1) / b, ln x for b = 0. Eq. 3.49."""
    if exponent == 0.0:
        return log(stretch)
    return (pow(stretch, exponent) - 1.0) / exponent


def tangent(stretch, stiffness, first, second):
    """dP/dx [Pa]."""
    return (
        stiffness / (first - second)
        * ((first - 1.0) * stretch ** (first - 2.0) - (second - 1.0) * stretch ** (second - 2.0))
    )  # fmt: skip


def slack_energy(row, first, second):
    """Energy that a cable has stored where it goes slack [J]; none without pre-stress."""
    if row[PRESTRESS] <= 0.0:
        return 0.0
    slack, taut = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = 0.5 * (slack + taut)
        if middle in (slack, taut):
            break
        if row[PRESTRESS] * middle + first_stress(middle, row[STIFFNESS], first, second) < 0.0:
            slack = middle
        else:
            taut = middle
    return energy_of(taut, row, first, second) if slack > 0.0 else 0.0


def stiffest(stiffness, first, second, stretch):
    """The largest tangent [Pa] between 1 / stretch and stretch."""
    return max(tangent(stretched, stiffness, first, second) for stretched in (1.0 / stretch, 1.0, stretch))
