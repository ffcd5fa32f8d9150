# SPDX-License-Identifier: GPL-2.0-or-later
"""Comparison of runs and of lines as rows, and the table of them."""

import math
from typing import NamedTuple

import numpy as np

from ...engine.statistics.paired_difference import difference
from ..layers.writing import make_feature
from ..number_words import told
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr
from ..units import KILO
from .pairs import VALUES


class Row(NamedTuple):
    """One quantity."""

    where: str
    quantity: str
    unit: str
    divisor: float  # to the unit
    difference: object  # engine.statistics.paired_difference.Difference


class Comparison(NamedTuple):
    """One simulation beside another, before the measure or with another one."""

    name: str
    against: str
    rows: list  # of Row


def run_rows(before, after, confidence):
    """Rows of whole runs: mean and 95th percentile of each value."""
    labels = {
        "runout_m": (tr("run-out length, horizontal"), "m", 1.0), "e_max_kj": (tr("maximum energy"), "kJ", KILO),
        "v_max_ms": (tr("maximum velocity"), "m/s", 1.0),
        "h_max_m": (tr("maximum passing height of the centre"), "m", 1.0),
    }  # fmt: skip
    rows = []
    for field in VALUES:
        label, unit, divisor = labels[field]
        for statistic, words in (("mean", tr("{}, mean")), ("quantile", tr("{}, 95th percentile"))):
            found = difference(before[field], after[field], statistic, confidence=confidence)
            rows.append(Row(tr("all runs"), words.format(label), unit, divisor, found))
    return rows


def line_rows(before, after, names, runs, confidence):
    """Rows of lines; ``before``, ``after``: line -> energy of each run, 0 where it does not arrive."""
    rows = []
    for line in sorted({*before, *after}):
        first, second = (energies.get(line, np.zeros(runs.size)) for energies in (before, after))
        share = difference(first > 0.0, second > 0.0, "share", confidence=confidence)
        rows.append(Row(names[line], tr("share of the runs that arrive"), "%", 0.01, share))
        energy = difference(first, second, "mean", confidence=confidence)
        rows.append(Row(names[line], tr("energy that arrives per rock released, mean"), "kJ", KILO, energy))
    return rows


def table_columns():
    """Columns of the table."""
    return (
        Column("simulation", TEXT, tr("simulation"), None),
        Column("against", TEXT, tr("simulation that it is compared with: the values before"), None),
        Column("where", TEXT, tr("where"), None),
        Column("quantity", TEXT, tr("quantity"), None),
        Column("unit", TEXT, tr("unit"), None),
        Column("before", REAL, tr("before"), None),
        Column("after", REAL, tr("after"), None),
        Column("change", REAL, tr("difference"), None),
        Column("low", REAL, tr("difference, lower end of its confidence interval"), None),
        Column("high", REAL, tr("difference, upper end of its confidence interval"), None),
        Column("sure", INTEGER, tr("1 where the interval does not contain 0"), None),
        Column("var_ratio", REAL, tr("variance of the difference in that of independent runs"), None),
    )


def table_features(comparisons):
    """A feature for each Row of each Comparison."""
    for one in comparisons:
        for row in one.rows:
            found = row.difference
            shown = [float(number / row.divisor) if math.isfinite(number) else None for number in found[:5]]
            ratio = None if math.isnan(found.variance_ratio) else found.variance_ratio
            values = [one.name, one.against, row.where, row.quantity, row.unit, *shown, int(found.is_sure), ratio]
            yield make_feature(None, values)


def tell(comparison, call):
    """Log a line for each Row."""
    call.info(told(tr("{} compared with {}:"), comparison.name, comparison.against))
    for row in comparison.rows:
        found = row.difference
        numbers = [number / row.divisor for number in found[:5]]
        message = tr("  {}, {} [{}]: {:.4g} before, {:.4g} after, difference {:.3g} ({:.3g} to {:.3g})")
        call.info(told(message, row.where, row.quantity, row.unit, *numbers))
