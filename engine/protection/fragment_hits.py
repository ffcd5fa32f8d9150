# SPDX-License-Identifier: GPL-2.0-or-later
"""Several hits of one event on one field of a barrier: pieces of a rock that broke, or rocks that fell together.

    of an event and a field     pieces, largest energy, largest sum of the energies within a time
    characteristic value        percentile over events, not over pieces: a rock that breaks into many pieces would else
                                look harmless, as most of them are

No rule for the design of a barrier against rocks that break was found; this is our own. A barrier whose class follows
from percentiles over pieces is not asked for here.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import HIT_ENERGIES

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike

EVENT_HITS = np.dtype(
    [("event", np.int64), ("field", np.int64), ("count", np.int64), ("largest", np.float64), ("together", np.float64),
     ("whole", np.float64), ("mass", np.float64), ("top", np.float64)]
)  # fmt: skip


class HitNumbers(NamedTuple):
    """Percentiles of the energies at a line, J; NaN without a hit."""

    events: int
    pieces: int
    most_pieces: int  # of an event on a field
    of_pieces: float  # over single pieces, to be shown beside the others
    of_largest: float  # over the largest of each event and field
    of_together: float  # over sums within the time window


def begin_times(parent: ArrayLike, broken: ArrayLike, time: ArrayLike) -> Array:
    """(runs,) s, when each run began after the rock that fell was let go: 0 for what fell whole.

    parent : (runs,) run of which each is a piece, -1 for what fell whole
    broken, time : runs whose rock broke, and the time of it since the run began, s
    """
    parent = np.asarray(parent, np.int64)
    broke_after, begins = np.zeros(parent.size), np.zeros(parent.size)
    broke_after[np.asarray(broken, np.int64)] = time
    is_piece = parent >= 0
    above = parent[is_piece]
    while True:  # generation after generation
        begin = begins.copy()
        begin[is_piece] = begins[above] + broke_after[above]
        if np.array_equal(begin, begins):
            return begins
        begins = begin


def hits_of_events(
    event: ArrayLike,
    field: ArrayLike,
    time: ArrayLike,
    energy: ArrayLike,
    mass: ArrayLike,
    window: float = math.inf,
    top: ArrayLike = math.nan,
) -> Array:
    """A row of EVENT_HITS for each event and field that it hits, sorted by both.

    Parameters
    ----------
    event, field : (n,) whole numbers
    time : (n,) of the hits, s; energy : (n,) J; mass : (n,) kg
    window : s, within which energies are added: largest sum of hits that are no farther apart
    top : (n,) m, highest point of the pieces, of which the highest of each row is kept

    Raises
    ------
    ValueError
        For a window that is negative.
    """
    if not window >= 0.0:
        raise ValueError(f"window: {window} s; give a time of at least 0.")
    event, field = np.asarray(event, np.int64), np.asarray(field, np.int64)
    time, energy, mass = (np.asarray(values, np.float64) for values in (time, energy, mass))
    top = np.broadcast_to(np.asarray(top, np.float64), time.shape)
    order = np.lexsort([time, field, event])
    keys = np.column_stack([event, field])[order]
    starts = np.flatnonzero(np.r_[True, (np.diff(keys, axis=0) != 0).any(axis=1)]) if len(keys) else []
    rows = np.zeros(len(starts), EVENT_HITS)
    for row, start, end in zip(rows, starts, [*starts[1:], len(keys)]):
        own = order[start:end]
        sums = np.concatenate([[0.0], np.cumsum(energy[own])])
        last = np.searchsorted(time[own], time[own] + window, side="right")
        row["event"], row["field"], row["count"] = *keys[start], own.size
        row["largest"], row["whole"], row["mass"] = energy[own].max(), sums[-1], np.cumsum(mass[own])[-1]
        row["together"] = (sums[last] - sums[:-1]).max()
        row["top"] = top[own].max()
    return rows


def hit_numbers(rows: Array, energy: ArrayLike, share: float) -> HitNumbers:
    """HitNumbers of rows of ``hits_of_events`` and the energies (n,) of single pieces; ``share``: the percentile."""
    if not len(rows):
        return HitNumbers(0, 0, 0, math.nan, math.nan, math.nan)
    of_pieces, of_largest, of_together = (
        float(np.quantile(values, share)) for values in (energy, rows["largest"], rows["together"])
    )
    events = np.unique(rows["event"]).size
    return HitNumbers(events, int(len(energy)), int(rows["count"].max()), of_pieces, of_largest, of_together)


def energies_for(rows: Array, chosen: str) -> Array:
    """(events and fields,) energies that a barrier is checked with: of choices.HIT_ENERGIES."""
    if chosen not in HIT_ENERGIES:
        raise ValueError(f"energy: {chosen!r} is not known; known are {', '.join(HIT_ENERGIES)}.")
    return rows[chosen]
