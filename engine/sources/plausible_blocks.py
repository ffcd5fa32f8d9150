# SPDX-License-Identifier: GPL-2.0-or-later
"""Plausibility of block scenarios: how many blocks they rest on, and whether a scenario is larger than any measured."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..findings.finding import DOUBTFUL, Finding, Kind
from .block_statistics import ADVISED

APART = 3.0  # ratio of the largest and the smallest block by different laws, from which the law decides, not the list
BEYOND = 2.0  # times the largest block of the list, from which nothing that was measured supports a scenario

FEW = Kind(
    "blocks-few", DOUBTFUL,
    "The list has {value:.0f} blocks; {limit:.0f} are advised. The largest scenario may be several times too small or "
    "too large.",
    "Measure more blocks, the large ones first.",
)  # fmt: skip
UNSUPPORTED = Kind(
    "block-beyond-list", DOUBTFUL,
    "The block of {period:g} years, {value:.3g} m³, is more than {times:g} times the largest of the list, "
    "{largest:.3g} m³: no measured block supports it.",
    "Check with the joints of the cliff whether such a block is possible; enter the largest possible block "
    "(LARGEST_VOLUME) or the joint sets (JOINTS).",
)  # fmt: skip
LAWS_APART = Kind(
    "block-laws-apart", DOUBTFUL,
    "The laws fitted to the list put the block of {period:g} years between {least:.3g} and {most:.3g} m³; "
    "{taken:.3g} m³ was selected. The choice of the law has more influence than the list.",
    "Measure more blocks, enter the largest possible block (LARGEST_VOLUME) or the joint sets (JOINTS), or compute "
    "the study with the smallest and the largest of these blocks too.",
)  # fmt: skip


def of_laws(period: float, taken: float, by_law: Sequence[float]) -> Iterator[Finding]:
    """A finding where the laws disagree on the block of the longest return period.

    period : years; taken : volume of the law that was taken, m3; by_law : volumes of all laws, m3, NaN for none
    """
    volumes = [volume for volume in by_law if volume > 0.0]
    if volumes and max(volumes) > APART * min(volumes):
        facts = {"period": period, "least": min(volumes), "most": max(volumes), "taken": taken}
        yield LAWS_APART.of("scenarios", max(volumes) / min(volumes), APART, **facts)


def of_scenarios(blocks: int, largest: float, scenarios: Sequence[tuple[float, float]]) -> Iterator[Finding]:
    """Findings of scenarios, pairs of a return period (years) and a volume (m3).

    blocks, largest : how many blocks the fit rests on, and the volume of the largest that was measured, m3
    """
    if blocks < ADVISED:
        yield FEW.of("blocks", blocks, ADVISED)
    for period, volume in scenarios:
        if volume > BEYOND * largest:
            facts = {"period": period, "times": BEYOND, "largest": largest}
            yield UNSUPPORTED.of("scenarios", volume, BEYOND * largest, **facts)
            return
