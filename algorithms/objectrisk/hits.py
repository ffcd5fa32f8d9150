# SPDX-License-Identifier: GPL-2.0-or-later
"""Hits of each object by the runs of each scenario, with their energies, from layers of Rocks at screen lines."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsFeatureRequest, QgsProcessingException, QgsVectorLayer

from ...engine.passages.hits import one_a_rock
from ..layers.field_numbers import needed_number
from ..layers.vector_layers import check_fields
from ..number_words import told
from ..parameters.scenario_table import SCENARIOS, read_scenario_rows
from ..translation import tr
from ..units import KILO
from .parameters import CROSSINGS, RATES, STOPS
from .rates import read_rates

FIELDS = ("line", "passage", "e_kj")
WHOLE = "whole_run"  # of crossings of rocks that broke: the run of the rock that fell


class Scenario(NamedTuple):
    """A layer of crossings, not yet read, and its row of the table."""

    layer: object  # QgsVectorLayer
    row: object  # scenario_table.ScenarioRow


def check_scenarios(call):
    """List of Scenario. Raises QgsProcessingException where layers and rows do not go together."""
    layers = call[CROSSINGS]
    counted = [_runs_of(layer) for layer in call[STOPS] or []]
    rows, table = (read_rates(call), RATES) if call[RATES] else (read_scenario_rows(call, counted), SCENARIOS)
    if call[RATES] and call[SCENARIOS]:
        raise QgsProcessingException(
            tr("RATES: there are SCENARIOS, too; give one of these tables and empty the other.")
        )
    if not layers or len(layers) != len(rows):
        message = tr("CROSSINGS has {} layers, {} {} rows; give one of each for every scenario.")
        raise QgsProcessingException(message.format(len(layers), table, len(rows)))
    for layer in layers:
        if not isinstance(layer, QgsVectorLayer):
            message = tr("{}: this is no vector layer that QGIS can read.")
            raise QgsProcessingException(message.format(f"CROSSINGS ({layer.name()})"))
        check_fields(_Named(layer), CROSSINGS, FIELDS)
    return [Scenario(layer, row) for layer, row in zip(layers, rows)]


def _runs_of(layer):
    """Number of runs that stopped; raises QgsProcessingException for a layer that does not hold stops."""
    if not isinstance(layer, QgsVectorLayer):
        message = tr("{}: this is no vector layer that QGIS can read.")
        raise QgsProcessingException(message.format(f"{STOPS} ({layer.name()})"))
    check_fields(_Named(layer), STOPS, ("run",))
    return layer.featureCount()


def read_energies(scenario, known, call):
    """Object -> energies (J) of the runs that hit it, each at its first hit; of a rock that broke its hardest piece.

    ``known``: ids of the objects. Raises QgsProcessingException for a line that is none of them.
    """
    hits, breaks = [], WHOLE in scenario.layer.fields().names()
    if breaks:
        text = tr("CROSSINGS: rocks broke in {}: a rock hits an object once, with its hardest piece, and the runs of "
                  "the table are the rocks that were released.")  # fmt: skip
        call.info(text.format(scenario.layer.name()))
    for number, feature in enumerate(scenario.layer.getFeatures(QgsFeatureRequest())):
        call.stop_if_cancelled()
        if feature["passage"] != 1:
            continue
        line = int(needed_number(feature, CROSSINGS, "line"))
        if line not in known:
            message = tr(
                "CROSSINGS: {} has crossings of the line {}, which is not a feature of OBJECTS; use the crossings of "
                "these objects."
            )
            raise QgsProcessingException(message.format(scenario.layer.name(), line))
        rock = int(needed_number(feature, CROSSINGS, WHOLE)) if breaks else number
        energy = needed_number(feature, CROSSINGS, "e_kj") * KILO
        hits.append((line, rock, energy))
    lines, rocks, energies = zip(*hits) if hits else ((), (), ())
    target, _, energy = one_a_rock(lines, rocks, energies)
    of_lines = {line: energy[target == line] for line in np.unique(target).tolist()}
    for line, values in of_lines.items():
        if len(values) > scenario.row.runs:
            message = tr("SCENARIOS: {} has {} runs at the object {}, more than its {:g} runs.")
            raise QgsProcessingException(told(message, scenario.layer.name(), len(values), line, scenario.row.runs))
    return of_lines


class _Named:
    """A layer with the names of a source."""

    def __init__(self, layer):
        self.fields, self.sourceName = layer.fields, layer.name
