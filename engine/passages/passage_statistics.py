# SPDX-License-Identifier: GPL-2.0-or-later
"""Statistics of the passages of a line: of each line, and of each line from each source."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..statistics.order_statistics import Summary, share_interval, summary
from .screen_line import first_passages

if TYPE_CHECKING:
    from ..hints import Array

# how a quantity comes from the crossings, and its factor to kJ, m, m/s, degrees and revolutions per second
QUANTITIES = {
    "energy": ("energy", 1e-3),
    "velocity": ("velocity", 1.0),
    "height": ("height", 1.0),
    "top": ("top", 1.0),
    "angle": ("angle", 180.0 / np.pi),
    "dip": ("dip", 180.0 / np.pi),
    "rotation": ("rotation", 0.5 / np.pi),
}


class LineNumbers(NamedTuple):
    """Numbers of one line."""

    runs: int  # of all
    passing: int  # runs that pass, each counted once
    passages: int
    share: float
    share_low: float  # bounds of its confidence interval
    share_high: float
    of: dict  # name in QUANTITIES -> Summary over the first passages


def values_of(rows: Array, radius: Array, name: str) -> Array:
    """Values of a quantity at crossings, in its unit. ``radius``: of the rocks, (runs,), m; NaN counts as none."""
    column, factor = QUANTITIES[name]
    if column == "top":
        return rows["height"] + highest_of(rows, radius)
    return rows[column] * factor


def highest_of(rows: Array, radius: Array) -> Array:
    """Height of the rock's highest corner above its centre at crossings, m; its radius where that is not known."""
    return np.where(np.isnan(rows["highest"]), np.nan_to_num(radius[rows["run"]]), rows["highest"])


def line_numbers(rows, line, radius):
    """The LineNumbers of a line. ``rows``: crossings of screen_line.crossings; ``radius``: (runs,), m."""
    rows = rows[rows["line"] == line]
    first = first_passages(rows)
    low, high = share_interval(first.size, radius.size)
    summaries = {name: summary(values_of(first, radius, name)) for name in QUANTITIES}
    return LineNumbers(radius.size, first.size, rows.size, first.size / radius.size, float(low), float(high), summaries)


class SourceNumbers(NamedTuple):
    """Numbers of the runs of one source at one line."""

    line: int
    source: int  # the id of the release
    runs: int
    passing: int
    share: float
    share_low: float
    share_high: float
    energy: Summary  # kJ
    top: Summary  # m


def source_numbers(rows, lines, sources, radius):
    """The SourceNumbers of each pair of a line and a source, lines first. ``sources``: of each run, (runs,)."""
    first = first_passages(rows)
    known, of_run = np.unique(sources, return_inverse=True)
    runs = np.bincount(of_run, minlength=known.size)
    pair = first["line"] * known.size + of_run[first["run"]]
    order = np.argsort(pair, kind="stable")
    edges = np.searchsorted(pair[order], np.arange(lines * known.size + 1))
    passing = np.diff(edges)
    low, high = share_interval(passing, np.tile(runs, lines))
    energy, top = (values_of(first, radius, name)[order] for name in ("energy", "top"))
    numbers = []
    for k in range(lines * known.size):
        part, source = slice(edges[k], edges[k + 1]), k % known.size
        numbers.append(
            SourceNumbers(
                k // known.size, int(known[source]), int(runs[source]), int(passing[k]),
                passing[k] / runs[source], low[k], high[k], summary(energy[part]), summary(top[part]),
            )
        )  # fmt: skip
    return numbers
