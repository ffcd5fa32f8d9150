# SPDX-License-Identifier: GPL-2.0-or-later
"""Unsafe crossings of barriers: rocks that flexible nets do not hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..findings.finding import UNSAFE, Finding, Kind
from .outcome import OUTCOMES

if TYPE_CHECKING:
    from ..hints import Array

KILO = 1000.0  # J in a kJ
SUBJECT = "results"

NETS = Kind(
    "nets-do-not-hold", UNSAFE,
    "{value:.0f} of {count} rocks that meet a flexible net below its top are not held: the net fails, is not proven "
    "to hold them, or is too wide-meshed. Their energies reach {most:.4g} kJ.",
    "Use a net for more energy, or another line; Impacts on a net (talus:net) gives the reason for each rock.",
)  # fmt: skip


def of_nets(crossings: Array | None, nets: Sequence[int]) -> Iterator[Finding]:
    """The finding of CROSSINGS at some barriers, which are flexible nets, by rocks that they do not hold."""
    if crossings is None or not nets:
        return
    met = crossings[np.isin(crossings["barrier"], nets)]
    held, passed = (met["outcome"] == OUTCOMES.index(name) for name in ("stopped", "broke through"))
    if passed.any():
        most = float(met["energy"][passed].max()) / KILO
        count = int(np.count_nonzero(held | passed))
        yield NETS.of(SUBJECT, int(np.count_nonzero(passed)), 0.0, count=count, most=most)
