# SPDX-License-Identifier: GPL-2.0-or-later
"""Summary of the members of an ensemble: bands of each map in each cell, and the shares of the spread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .bands import HIGH, LOW, bands_of, chance_of_shares, membership, period_of, predictive_frequency
from .doubts import RATE
from .shares import Shares

if TYPE_CHECKING:
    from ..hints import Cancelling, Design, Progress
    from .store import MemberStore

NUMBERS_AT_ONCE = 2**21  # of one kind of all members: how large a band of cells is; some 150 MB together
REACH, ENERGY, FREQUENCY, DISTANCE, RUN_ENERGY = RESULTS = ("reach", "energy", "frequency", "distance", "run energy")


class Summary(NamedTuple):
    """Maps over the cells that any member visits, n of them; k thresholds, p periods."""

    cells: np.ndarray  # (n,) numbers in the terrain, rising
    reach: np.ndarray  # (3, n) 5 %, 50 % and 95 % of the members: share of the runs that pass
    energy: np.ndarray  # (3, n) the same of the 95th percentile of the energy, J; 0 where a block does not come
    periods: np.ndarray | None  # (1 + k, 3, n) years: predictive, lower, upper; of any passage and of each threshold
    memberships: np.ndarray | None  # (1 + k, p, n) share of the members with a return period of at most each
    shares: dict[str, Shares]  # of RESULTS, those that there are


def summarise(
    store: MemberStore,
    made: Design,
    facts: Sequence[dict[str, Any]],
    periods: Sequence[float],
    progress: Progress | None = None,
    cancelled: Cancelling | None = None,
) -> Summary | None:
    """The Summary of all members; None where ``cancelled`` ended the work.

    Parameters
    ----------
    facts : of the members, from ``run_members``
    periods : years, for the memberships
    """
    rates = np.array([fact["rate"] for fact in facts])
    runs = facts[0]["runs"]
    has_rate = bool(np.isfinite(rates).all())
    shares = _shares_of_runs(made, facts)
    parts: list[Any] = []
    first, last = store.ends(made.members)
    step = max(NUMBERS_AT_ONCE // made.members, 1)
    for begin in range(first, last + 1, step):
        if cancelled is not None and cancelled():
            return None
        part = store.part(made.members, begin, min(begin + step, last + 1))
        if part.cells.size:
            parts.append(_of_part(part, rates if has_rate else None, runs, periods, shares))
        if progress is not None:
            progress(min(1.0, (begin + step - first) / (last + 1 - first)))
    return _joined(parts, has_rate, len(periods), shares)


def _shares_of_runs(made, facts):
    """Shares of the numbers of whole runs, and empty ones of the maps, by result."""
    without_rate = {name: level for name, level in made.levels.items() if name != RATE}
    shares = {name: Shares(made.levels if name == FREQUENCY else without_rate) for name in RESULTS}
    for name, fact in ((DISTANCE, "distance"), (RUN_ENERGY, "energy")):
        chance = float(np.mean([entry[f"{fact}_chance"] for entry in facts]))
        shares[name].add(np.array([[entry[fact]] for entry in facts]), np.array([chance]))
    return shares


def _of_part(part, rates, runs, periods, shares):
    reach = part.counts[:, 0].astype(np.float64) / runs
    of_reach = chance_of_shares(reach, runs)
    shares[REACH].add(reach, of_reach)
    # where every member knows it; elsewhere the chance of the percentile is not known
    is_known = (part.counts[:, 0] > 0).all(axis=0) & np.isfinite(part.noise).all(axis=0)
    if is_known.any():
        shares[ENERGY].add(part.energy[:, is_known], part.noise[:, is_known].mean(axis=0, dtype=np.float64))
    outcome = [part.cells, bands_of(reach), bands_of(part.energy)]
    if rates is not None:
        frequencies = part.counts.astype(np.float64) * (rates / runs)[:, None, None]
        by_chance = np.mean(rates[:, None] ** 2 * reach * (1.0 - reach), axis=0) / max(runs - 1, 1)
        shares[FREQUENCY].add(frequencies[:, 0], by_chance)
        low, high = bands_of(frequencies, (LOW, HIGH))
        years = [period_of(frequency) for frequency in (predictive_frequency(frequencies), high, low)]
        outcome += [np.stack(years, axis=1), np.stack([membership(frequencies, period) for period in periods], axis=1)]
    return [outcome[0], *(values.astype(np.float32) for values in outcome[1:])]


def _joined(parts_found, has_rate, periods, shares):
    if not parts_found:
        empty = np.zeros((3, 0), np.float32)
        none = (np.zeros((1, 3, 0), np.float32), np.zeros((1, periods, 0), np.float32)) if has_rate else (None, None)
        return Summary(np.zeros(0, np.int64), empty, empty, *none, shares)
    arrays = [np.concatenate(parts, axis=-1) for parts in zip(*parts_found)]
    return Summary(*arrays, *(() if has_rate else (None, None)), shares)
