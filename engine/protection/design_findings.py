# SPDX-License-Identifier: GPL-2.0-or-later
"""Design blocks and design values that are unlike what was simulated, as findings.

ratio = design value / value of the simulation,    unlike where it is above LIKE or below 1 / LIKE
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..arithmetic.power import cbrt
from ..findings.finding import DOUBTFUL, UNSAFE, Finding, Kind
from .design_check import LIKE

if TYPE_CHECKING:
    from .design_check import Actions, Design

KILO = 1e3

MASS_BELOW = Kind(
    "design-mass-below-simulated", UNSAFE,
    "{subject}: the design block has {value:.4g} kg, the heaviest rock that passes {limit:.4g} kg; the check is for "
    "a block less than half as heavy.",
    "Enter the mass (MASS) in kg, or leave it empty for the heaviest rock that passes.",
)  # fmt: skip
MASS_ABOVE = Kind(
    "design-mass-above-simulated", DOUBTFUL,
    "{subject}: the design block has {value:.4g} kg, the heaviest rock that passes {limit:.4g} kg; heavier blocks run "
    "farther and jump higher than those that were simulated.",
    "Simulate rocks of the mass of the design block.",
)  # fmt: skip
RADIUS_UNLIKE = Kind(
    "design-radius-unlike-simulated", DOUBTFUL,
    "{subject}: the design block has a radius of {value:.3g} m, a sphere of its mass at 2700 kg/m³ {limit:.3g} m.",
    "Enter the radius (RADIUS) in m, or leave it empty.",
)  # fmt: skip
ENERGY_BELOW = Kind(
    "design-energy-below-simulated", UNSAFE,
    "{subject}: the design energy is {value:.4g} kJ, less than half of the {limit:.4g} kJ of the rocks that pass.",
    "Check the mass of the design block (MASS) and the partial factors.",
)  # fmt: skip
ENERGY_ABOVE = Kind(
    "design-energy-above-simulated", DOUBTFUL,
    "{subject}: the design energy is {value:.4g} kJ, more than twice the {limit:.4g} kJ of the rocks that pass.",
    "Check the mass of the design block (MASS) and the partial factors.",
)  # fmt: skip
HEIGHT_UNLIKE = Kind(
    "design-height-unlike-simulated", DOUBTFUL,
    "{subject}: the design height is {value:.3g} m, the top of the rocks that pass {limit:.3g} m.",
    "Check the free border (FREE_BORDER), the radius (RADIUS) and the partial factors; lengths are in m.",
)  # fmt: skip


def unlikely_design(
    subject: str, actions: Actions, simulated: Actions, design: Design | None, border: float = 0.0
) -> list[Finding]:
    """Findings about the design block and the design values of one line.

    actions : with the block that was entered; simulated : of the rocks that pass; border : free border, m
    """
    findings = []
    if actions.mass * LIKE < simulated.mass:
        findings.append(MASS_BELOW.of(subject, actions.mass, simulated.mass))
    elif actions.mass > LIKE * simulated.mass:
        findings.append(MASS_ABOVE.of(subject, actions.mass, simulated.mass))
    sphere = simulated.radius * cbrt(actions.mass / simulated.mass)
    if is_unlike(actions.radius, sphere):
        findings.append(RADIUS_UNLIKE.of(subject, actions.radius, sphere))
    if design is None:
        return findings
    # the mass was told above; what is left is that of factors
    if not findings or is_unlike(design.energy, actions.energy):
        if design.energy * LIKE < simulated.energy:
            findings.append(ENERGY_BELOW.of(subject, design.energy / KILO, simulated.energy / KILO))
        elif design.energy > LIKE * simulated.energy:
            findings.append(ENERGY_ABOVE.of(subject, design.energy / KILO, simulated.energy / KILO))
    if simulated.height > 0.0 and is_unlike(design.height + border, simulated.height + simulated.radius):
        findings.append(HEIGHT_UNLIKE.of(subject, design.height + border, simulated.height))
    return findings


def is_unlike(value: float, other: float) -> bool:
    """Do two positive numbers differ by more than the factor LIKE?"""
    return value > LIKE * other or value * LIKE < other
