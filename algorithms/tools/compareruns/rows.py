# SPDX-License-Identifier: GPL-2.0-or-later
"""Comparison of runs and of lines as rows, and the table of them."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsFeatureRequest, QgsProcessingException

from ....engine.statistics.paired_difference import difference
from ...number_words import KILO, formatted
from ...shared.layers.vector_layers import UNCHECKED, check_fields, needed_number
from ...shared.layers.writing import make_feature
from ...shared.styles.known_layers import known_raster, range_of
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, DifferenceStyle
from ...translation import tr
from .algorithm import DIFFERENCE

# The results of talus:compareruns that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [known_raster(DIFFERENCE, label(DIFFERENCE), lambda layer: DifferenceStyle(max(map(abs, range_of(layer)))))]


# Reads the runs of the simulations so that each stands beside itself.

KEYS = ("run", "mass_kg")
VALUES = {"runout_m": 1.0, "e_max_kj": KILO, "v_max_ms": 1.0, "h_max_m": 1.0}  # field -> factor to SI
OF_LINES = ("run", "line", "passage", "e_kj")


def check_simulations(simulations):
    """Raise QgsProcessingException where a layer lacks the fields that pair the runs."""
    for simulation in simulations:
        check_fields(simulation.stops, simulation.key, (*KEYS, *VALUES))
        if simulation.crossings is not None:
            check_fields(simulation.crossings, simulation.crossings_key, OF_LINES)


def read_runs(simulations, call):
    """(numbers of the runs, values of each simulation); values: field -> array in the order of the numbers."""
    tables = [_table(simulation, call) for simulation in simulations]
    runs = np.array(sorted(tables[0]))
    values = [
        _paired(runs, tables[0], table, simulations[0], simulation) for simulation, table in zip(simulations, tables)
    ]
    return runs, [{field: value[:, k + 1] for k, field in enumerate(VALUES)} for value in values]


def _paired(runs, first, table, before, after):
    """Rows of a simulation in the order of the runs; raises where they are not the same runs with the same rocks."""
    names = f"{before.key}, {after.key}" if after is not before else before.key
    if not runs.size or first.keys() != table.keys():
        message = tr("{}: {} and {} runs, not with the same numbers; give both the same releases and runs.")
        raise QgsProcessingException(message.format(names, runs.size, len(table)))
    masses, values = np.array([first[run][0] for run in runs]), np.array([table[run] for run in runs])
    differing = np.flatnonzero(np.abs(masses - values[:, 0]) > 1e-9 * masses)
    if differing.size:
        message = tr("{}: run {} has another mass in each; use the same rocks, releases and seed.")
        raise QgsProcessingException(message.format(names, runs[differing[0]]))
    return values


def _table(simulation, call):
    table = {}
    for feature in simulation.stops.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        run = int(needed_number(feature, simulation.key, "run"))
        row = [needed_number(feature, simulation.key, field) * factor for field, factor in VALUES.items()]
        table[run] = [needed_number(feature, simulation.key, "mass_kg"), *row]
    return table


def read_energies(simulation, runs, call):
    """Line -> energy (J) of each of the runs at its first passage, 0 for those that do not arrive; and its name."""
    has_names = "name" in simulation.crossings.fields().names()
    index_of = {run: k for k, run in enumerate(runs.tolist())}
    energies, names = {}, {}
    for feature in simulation.crossings.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        if feature["passage"] != 1:
            continue
        run = int(needed_number(feature, simulation.crossings_key, "run"))
        if run not in index_of:
            message = tr("{}: run {} is not among the stops; are both of the same simulation?")
            raise QgsProcessingException(message.format(simulation.crossings_key, run))
        line = feature["line"]
        of_line = energies.setdefault(line, np.zeros(runs.size))
        of_line[index_of[run]] = needed_number(feature, simulation.crossings_key, "e_kj") * KILO
        names[line] = str(feature["name"]) if has_names and feature["name"] else str(line)
    return energies, names


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
            compared = difference(before[field], after[field], statistic, confidence=confidence)
            rows.append(Row(tr("all runs"), words.format(label), unit, divisor, compared))
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
    for comparison in comparisons:
        for row in comparison.rows:
            change = row.difference
            shown = [float(number / row.divisor) if math.isfinite(number) else None for number in change[:5]]
            ratio = None if math.isnan(change.variance_ratio) else change.variance_ratio
            values = [
                comparison.name,
                comparison.against,
                row.where,
                row.quantity,
                row.unit,
                *shown,
                int(change.is_sure),
                ratio,
            ]
            yield make_feature(None, values)


def tell(comparison, call):
    """Log a line for each Row."""
    call.info(formatted(tr("{} compared with {}:"), comparison.name, comparison.against))
    for row in comparison.rows:
        change = row.difference
        numbers = [number / row.divisor for number in change[:5]]
        message = tr("  {}, {} [{}]: {:.4g} before, {:.4g} after, difference {:.3g} ({:.3g} to {:.3g})")
        call.info(formatted(message, row.where, row.quantity, row.unit, *numbers))
