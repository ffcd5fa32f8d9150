# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the runs of two simulations so that each stands beside itself."""

import numpy as np
from qgis.core import QgsFeatureRequest, QgsProcessingException

from ..cancelling import stop_if_cancelled
from ..layers.field_numbers import needed_number
from ..layers.vector_layers import UNCHECKED, check_fields
from ..translation import tr
from ..units import KILO

KEYS = ("run", "mass_kg")
VALUES = {"runout_m": 1.0, "e_max_kj": KILO, "v_max_ms": 1.0, "h_max_m": 1.0}  # field -> factor to SI
OF_LINES = ("run", "line", "passage", "e_kj")


def check_layers(algorithm, parameters, context):
    """Raise QgsProcessingException where a layer lacks the fields that pair the runs."""
    for name in ("BEFORE", "AFTER"):
        check_fields(algorithm.parameterAsSource(parameters, name, context), name, (*KEYS, *VALUES))
    crossings = [algorithm.parameterAsSource(parameters, f"CROSSINGS_{name}", context) for name in ("BEFORE", "AFTER")]
    if (crossings[0] is None) != (crossings[1] is None):
        raise QgsProcessingException(tr("CROSSINGS_BEFORE, CROSSINGS_AFTER: give both or none."))
    for source, name in zip(crossings, ("CROSSINGS_BEFORE", "CROSSINGS_AFTER")):
        if source is not None:
            check_fields(source, name, OF_LINES)


def read_runs(algorithm, parameters, context, feedback):
    """(numbers of the runs, values before, values after); values: field -> array in the order of the numbers."""
    tables = [_table(algorithm.parameterAsSource(parameters, name, context), name, feedback)
              for name in ("BEFORE", "AFTER")]  # fmt: skip
    runs = [np.array(sorted(table)) for table in tables]
    if not runs[0].size or not np.array_equal(*runs):
        message = tr("BEFORE, AFTER: {} and {} runs, not with the same numbers; give both the same releases and runs.")
        raise QgsProcessingException(message.format(runs[0].size, runs[1].size))
    values = [np.array([table[run] for run in runs[0]]) for table in tables]
    differing = np.flatnonzero(np.abs(values[0][:, 0] - values[1][:, 0]) > 1e-9 * values[0][:, 0])
    if differing.size:
        message = tr("BEFORE, AFTER: run {} has another mass in each; use the same rocks, releases and seed.")
        raise QgsProcessingException(message.format(runs[0][differing[0]]))
    return runs[0], *({field: one[:, k + 1] for k, field in enumerate(VALUES)} for one in values)


def _table(source, name, feedback):
    table = {}
    for feature in source.getFeatures(QgsFeatureRequest(), UNCHECKED):
        stop_if_cancelled(feedback)
        run = int(needed_number(feature, name, "run"))
        row = [needed_number(feature, name, field) * factor for field, factor in VALUES.items()]
        table[run] = [needed_number(feature, name, "mass_kg"), *row]
    return table


def read_energies(algorithm, parameters, context, name, runs, feedback):
    """Line -> energy (J) of each of the runs at its first passage, 0 for those that do not arrive; and its name."""
    source = algorithm.parameterAsSource(parameters, name, context)
    has_names = "name" in source.fields().names()
    place = {run: k for k, run in enumerate(runs.tolist())}
    energies, names = {}, {}
    for feature in source.getFeatures(QgsFeatureRequest(), UNCHECKED):
        stop_if_cancelled(feedback)
        if feature["passage"] != 1:
            continue
        run = int(needed_number(feature, name, "run"))
        if run not in place:
            message = tr("{}: run {} is not among the stops; are both of the same simulation?")
            raise QgsProcessingException(message.format(name, run))
        line = feature["line"]
        of_line = energies.setdefault(line, np.zeros(runs.size))
        of_line[place[run]] = needed_number(feature, name, "e_kj") * KILO
        names[line] = str(feature["name"]) if has_names and feature["name"] else str(line)
    return energies, names
