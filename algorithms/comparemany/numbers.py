# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers of many simulations, and the tables of them."""

import math
from typing import NamedTuple

import numpy as np

from ...engine.statistics.order_statistics import quantile_interval, share_interval
from ..layers.writing import make_feature
from ..number_words import told
from ..styles.columns import INTEGER, REAL, TEXT, Column, known
from ..translation import tr


class Estimate(NamedTuple):
    """A number with the bounds of its confidence interval, infinite where too few runs bound it."""

    value: float
    low: float
    high: float


class LineRow(NamedTuple):
    """Result of one simulation at one line."""

    line: str
    simulation: str
    runs: int
    arrived: int
    share: Estimate
    energy: Estimate  # kJ
    height: Estimate  # m


def percentile_of(values, percent, confidence):
    """The Estimate of a percentile, NaN where there is no value."""
    if not values.size:
        return Estimate(*[math.nan] * 3)
    return Estimate(float(np.percentile(values, percent)), *quantile_interval(values, 0.01 * percent, confidence))


def line_rows(simulations, percent, confidence):
    """A LineRow for each line and simulation, line by line; a line that no run of a simulation reaches has its row."""
    lines = sorted({line for one in simulations for line in one.arrivals})
    return [_line_row(line, one, percent, confidence) for line in lines for one in simulations]


def _line_row(line, one, percent, confidence):
    nothing = np.empty(0)
    energies, heights = one.arrivals.get(line, (nothing, nothing))
    low, high = share_interval(energies.size, one.runs, confidence)
    share = Estimate(energies.size / one.runs, float(low), float(high))
    percentiles = (percentile_of(values, percent, confidence) for values in (energies, heights))
    return LineRow(line, one.name, one.runs, energies.size, share, *percentiles)


def table_columns(percent):
    """Columns of the simulations, what is asked first before the rest."""
    return (
        Column("simulation", TEXT, tr("simulation"), None),
        Column("runs", INTEGER, tr("runs"), None),
        *_with_bounds("runout", "m", told(tr("run-out length, {:g}th percentile [m]"), percent)),
        Column("runout_max", REAL, tr("run-out length, longest [m]"), None),
        *_with_bounds("e", "kj", told(tr("maximum energy of a run, {:g}th percentile [kJ]"), percent)),
        *_with_bounds("h", "m", told(tr("maximum height of the centre, {:g}th percentile [m]"), percent)),
        *_with_bounds("v", "ms", told(tr("maximum velocity, {:g}th percentile [m/s]"), percent)),
    )


def line_columns(percent):
    """Columns of the lines."""
    return (
        Column("line", TEXT, tr("line"), None),
        Column("simulation", TEXT, tr("simulation"), None),
        Column("runs", INTEGER, tr("runs"), None),
        Column("arrived", INTEGER, tr("runs that arrive"), None),
        *_with_bounds("share", "pct", tr("share of the runs that arrive [%]")),
        *_with_bounds("e", "kj", told(tr("energy at the line, {:g}th percentile [kJ]"), percent)),
        *_with_bounds("h", "m", told(tr("height of the centre at the line, {:g}th percentile [m]"), percent)),
    )


def _with_bounds(name, unit, label):
    return (
        Column(f"{name}_{unit}", REAL, label, None),
        Column(f"{name}_low", REAL, tr("{}, lower bound").format(label), None),
        Column(f"{name}_high", REAL, tr("{}, upper bound").format(label), None),
    )


def table_features(simulations, estimates):
    """A feature for each simulation; ``estimates``: of each, field of VALUES -> Estimate."""
    for one, found in zip(simulations, estimates):
        farthest = float(one.values["runout_m"].max())
        numbers = [known(number) for field in found for number in found[field]]
        yield make_feature(None, [one.name, one.runs, *numbers[:3], farthest, *numbers[3:]])


def line_features(rows):
    """A feature for each LineRow."""
    for row in rows:
        share = [known(100.0 * number) for number in row.share]
        numbers = [known(number) for number in (*row.energy, *row.height)]
        yield make_feature(None, [row.line, row.simulation, row.runs, row.arrived, *share, *numbers])
