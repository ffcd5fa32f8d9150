# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings of the slope units of an elevation model: whether a threshold for sources can be read off them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..findings.finding import DOUBTFUL, Finding, Kind

if TYPE_CHECKING:
    from .slope_units import SlopeUnits

LEAST_FIT = 0.9  # R² below which the Gaussians explain too little
POOR_FIT = Kind(
    "slope-fit-poor", DOUBTFUL,
    "The Gaussians explain the distribution of the slope poorly (R² = {value:.2f}).",
    "Check the figure.",
)  # fmt: skip
NO_CLIFFS = Kind(
    "cliffs-not-distinct", DOUBTFUL,
    "Rock cliffs have no peak of their own in the distribution of the slope, only its tail.",
    "Check the threshold by the figure and in the field.",
)  # fmt: skip


def of_units(units: SlopeUnits) -> list[Finding]:
    """Findings of a distribution that Gaussians explain poorly, and of cliffs that make no hump of their own."""
    findings = [POOR_FIT.of("SLOPE", units.r_squared, LEAST_FIT)] if units.r_squared < LEAST_FIT else []
    return findings if units.has_distinct_cliffs else [*findings, NO_CLIFFS.of("SLOPE")]
