# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the runs of the simulations so that each stands beside itself."""

import numpy as np
from qgis.core import QgsFeatureRequest, QgsProcessingException

from ..layers.field_numbers import needed_number
from ..layers.vector_layers import UNCHECKED, check_fields
from ..translation import tr
from ..units import KILO

KEYS = ("run", "mass_kg")
VALUES = {"runout_m": 1.0, "e_max_kj": KILO, "v_max_ms": 1.0, "h_max_m": 1.0}  # field -> factor to SI
OF_LINES = ("run", "line", "passage", "e_kj")


def check_simulations(simulations):
    """Raise QgsProcessingException where a layer lacks the fields that pair the runs."""
    for one in simulations:
        check_fields(one.stops, one.key, (*KEYS, *VALUES))
        if one.crossings is not None:
            check_fields(one.crossings, one.crossings_key, OF_LINES)


def read_runs(simulations, call):
    """(numbers of the runs, values of each simulation); values: field -> array in the order of the numbers."""
    tables = [_table(one, call) for one in simulations]
    runs = np.array(sorted(tables[0]))
    values = [_paired(runs, tables[0], table, simulations[0], one) for one, table in zip(simulations, tables)]
    return runs, [{field: one[:, k + 1] for k, field in enumerate(VALUES)} for one in values]


def _paired(runs, first, table, before, one):
    """Rows of a simulation in the order of the runs; raises where they are not the same runs with the same rocks."""
    names = f"{before.key}, {one.key}" if one is not before else before.key
    if not runs.size or first.keys() != table.keys():
        message = tr("{}: {} and {} runs, not with the same numbers; give both the same releases and runs.")
        raise QgsProcessingException(message.format(names, runs.size, len(table)))
    masses, values = np.array([first[run][0] for run in runs]), np.array([table[run] for run in runs])
    differing = np.flatnonzero(np.abs(masses - values[:, 0]) > 1e-9 * masses)
    if differing.size:
        message = tr("{}: run {} has another mass in each; use the same rocks, releases and seed.")
        raise QgsProcessingException(message.format(names, runs[differing[0]]))
    return values


def _table(one, call):
    table = {}
    for feature in one.stops.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        run = int(needed_number(feature, one.key, "run"))
        row = [needed_number(feature, one.key, field) * factor for field, factor in VALUES.items()]
        table[run] = [needed_number(feature, one.key, "mass_kg"), *row]
    return table


def read_energies(one, runs, call):
    """Line -> energy (J) of each of the runs at its first passage, 0 for those that do not arrive; and its name."""
    has_names = "name" in one.crossings.fields().names()
    place = {run: k for k, run in enumerate(runs.tolist())}
    energies, names = {}, {}
    for feature in one.crossings.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        if feature["passage"] != 1:
            continue
        run = int(needed_number(feature, one.crossings_key, "run"))
        if run not in place:
            message = tr("{}: run {} is not among the stops; are both of the same simulation?")
            raise QgsProcessingException(message.format(one.crossings_key, run))
        line = feature["line"]
        of_line = energies.setdefault(line, np.zeros(runs.size))
        of_line[place[run]] = needed_number(feature, one.crossings_key, "e_kj") * KILO
        names[line] = str(feature["name"]) if has_names and feature["name"] else str(line)
    return energies, names
