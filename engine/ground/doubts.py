# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings on the numbers of a ground: what an earlier version meant by them, and what was likely mistyped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from ..findings.finding import DOUBTFUL, Finding, Kind
from .parameters import ROLLING_RESISTANCE, SCAR_STRENGTH, SURFACE_ROUGHNESS
from .surface_roughness import HIGH

LEAST_ROLLING = 0.3  # of soil; published totals begin at 0.4, numbers of the first versions end at 0.25
PER_METRE = 1.1  # 1 / 2R of a rock of 1 t and 2,700 kg/m3, R = 0.446 m

EARLIER = Kind(
    "rolling-resistance-of-an-earlier-version", DOUBTFUL,
    "{subject}: the rolling resistance ({value:.3g}) comes without the surface roughness. In earlier versions it "
    "held for rocks of 1 t and grew with the ninth root of the mass. Now it is that of smooth ground, the same for "
    "every size, and stones on the ground add d / 2R.",
    "Enter the surface roughness d in metres as well, 0 for smooth ground. To keep the resistance of a rock of 1 t, "
    "reduce the rolling resistance by {share:.1f} d.",
)  # fmt: skip
LOW = Kind(
    "rolling-resistance-low", DOUBTFUL,
    "Soil has a rolling resistance of {value:.2g}, less than any published ({limit:g} and more). It is the tangent "
    "of the slope on which rocks just keep rolling, corners included; the first versions had 0.11 to 0.25 for the "
    "part that soil adds to corners.",
    "Use the numbers of the ground classes, unless it was measured.",
)  # fmt: skip
ROUGH = Kind(
    "surface-roughness-high", DOUBTFUL,
    "The surface roughness is up to {value:.3g} m, above {limit:g} m and higher than most blocks. It is in metres.",
    "Divide by 100 if centimetres were entered; put single blocks of that size into the elevation model.",
)  # fmt: skip


class Stated(NamedTuple):
    """An input that states the rolling resistance without the surface roughness."""

    subject: str  # name of the input
    value: float


def ground_doubts(table: np.ndarray, stated: Iterable[Stated] = ()) -> list[Finding]:
    """Findings on the table of a Ground (classes, parameters), and on inputs whose meaning has changed."""
    findings = [EARLIER.of(*statement, share=PER_METRE) for statement in stated]
    rolling = table[table[:, SCAR_STRENGTH] > 0.0, ROLLING_RESISTANCE]
    low = rolling[(rolling > 0.0) & (rolling < LEAST_ROLLING)]
    if low.size:
        findings.append(LOW.of("rolling_resistance", low.min(), LEAST_ROLLING))
    highest = table[:, SURFACE_ROUGHNESS].max()
    if highest > HIGH:
        findings.append(ROUGH.of("surface_roughness", highest, HIGH))
    return findings
