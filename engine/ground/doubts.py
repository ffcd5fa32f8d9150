# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings on the numbers of a ground: what an earlier version meant by them, and what was likely mistyped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from ..findings.finding import DOUBTFUL, Finding
from .parameters import ROLLING_RESISTANCE, SCAR_STRENGTH, SURFACE_ROUGHNESS
from .surface_roughness import HIGH

EARLIER, LOW, ROUGH = (
    "rolling-resistance-of-an-earlier-version", "rolling-resistance-low", "surface-roughness-high",
)  # fmt: skip
LEAST_ROLLING = 0.3  # of soil; published totals begin at 0.4, numbers of the first versions end at 0.25
PER_METRE = 1.1  # 1 / 2R of a rock of 1 t and 2,700 kg/m3, R = 0.446 m


class Stated(NamedTuple):
    """An input that states the rolling resistance without the surface roughness."""

    subject: str  # name of the input
    value: float


def ground_doubts(table: np.ndarray, stated: Iterable[Stated] = ()) -> list[Finding]:
    """Findings on the table of a Ground (classes, parameters), and on inputs whose meaning has changed."""
    found = [earlier_rolling_resistance(*one) for one in stated]
    rolling = table[table[:, SCAR_STRENGTH] > 0.0, ROLLING_RESISTANCE]
    low = rolling[(rolling > 0.0) & (rolling < LEAST_ROLLING)]
    if low.size:
        found.append(_low_rolling_resistance(float(low.min())))
    highest = float(table[:, SURFACE_ROUGHNESS].max())
    if highest > HIGH:
        found.append(_high_surface_roughness(highest))
    return found


def earlier_rolling_resistance(subject: str, value: float) -> Finding:
    """Finding on a rolling resistance that comes without a surface roughness, as in studies of earlier versions."""
    return Finding(
        EARLIER, DOUBTFUL, subject, value, None,
        f"{subject}: the rolling resistance ({value:.3g}) comes without the surface roughness. In earlier versions it "
        "held for rocks of 1 t and grew with the ninth root of the mass. Now it is that of ground from which "
        "nothing stands out, the same for every size, and stones on the ground add d / 2R.",
        "Enter the surface roughness d in metres as well, 0 where nothing stands out. To keep what a rock of 1 t "
        f"feels, reduce the rolling resistance by {PER_METRE:g} d.",
    )  # fmt: skip


def _low_rolling_resistance(value):
    return Finding(
        LOW, DOUBTFUL, "rolling_resistance", value, LEAST_ROLLING,
        f"Soil has a rolling resistance of {value:.2g}, less than any published. It is the tangent of the slope on "
        "which rocks just go on rolling, corners included; the first versions had 0.11 to 0.25 and meant what soil "
        "adds to corners.",
        "Take the numbers of the ground classes, unless it was measured.",
    )  # fmt: skip


def _high_surface_roughness(value):
    return Finding(
        ROUGH, DOUBTFUL, "surface_roughness", value, HIGH,
        f"The surface roughness is up to {value:.3g} m, higher than most blocks. It is in metres.",
        "Divide by 100 if centimetres were entered; put single blocks of that size into the elevation model.",
    )  # fmt: skip
