# SPDX-License-Identifier: GPL-2.0-or-later
"""The objects, what there is to lose in them, and the table of losses."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import NULL, QgsFeatureRequest, QgsGeometry, QgsProcessingException, QgsVectorLayer

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.hazard.object_risk import Exposure, presence_of_queue, presence_of_vehicles
from ....engine.passages.hits import one_a_rock
from ...number_words import KILO, formatted
from ...shared.layers.vector_layers import check_fields, name_field, needed_number, number_of, reprojected
from ...shared.parameters.scenario_table import SCENARIOS, ScenarioRow, read_scenario_rows
from ...shared.parameters.values import as_number, is_blank
from ...shared.runs.screen_lines import check_lines
from ...translation import tr
from .algorithm import (
    BLOCK_WIDTH,
    CROSSINGS,
    KIND_FIELD,
    LOSSES,
    NAME_FIELD,
    OBJECTS,
    PERSONS_FIELD,
    PRESENCE_FIELD,
    QUEUE_GAP,
    QUEUE_SHARE,
    RATES,
    STOPS,
    TRAFFIC_FIELD,
    VALUE_FIELD,
    VEHICLE_LENGTH,
    VEHICLE_SPEED,
)

NO_LOSSES = Kind(
    "losses-missing", DOUBTFUL,
    "LOSSES has no row: without vulnerabilities there are hits, but no damage and no deaths.",
    "Enter shares of the value and probabilities of death by intensity.",
)  # fmt: skip
KINDS_UNKNOWN = Kind(
    "kinds-without-losses", DOUBTFUL,
    "LOSSES has no row for the kinds {kinds}, and none without a kind; their damage is left empty.",
    "Add rows for these kinds, or one without a kind.",
)  # fmt: skip

FIELDS = (NAME_FIELD, KIND_FIELD, VALUE_FIELD, PERSONS_FIELD, PRESENCE_FIELD, TRAFFIC_FIELD)
COLUMNS = 7  # of the table of losses
OTHERS = ""  # the kind of all that have no row of their own
SECONDS_PER_HOUR = 3600.0


class Loss(NamedTuple):
    """A row of the table of losses; each three shares: weak, medium, strong."""

    vulnerability: tuple
    lethality: tuple


class Object(NamedTuple):
    """One feature."""

    identifier: int
    name: str
    kind: str
    geometry: QgsGeometry
    has_value: bool
    exposure: object  # engine.hazard.object_risk.Exposure; None where the table of losses has no row for it


def check_objects(call):
    """Check all of the objects and the table of losses that does not need the features; returns kind -> Loss."""
    source = check_lines(call, OBJECTS)
    check_fields(source, OBJECTS, [call[field] for field in FIELDS])
    return read_losses(call)


def read_losses(call):
    """Kind -> Loss. Raises QgsProcessingException for what is no table of shares."""
    values = call[LOSSES]
    if len(values) % COLUMNS:
        message = tr("LOSSES: {} values do not make rows of {}: kind, three shares of the value, three probabilities.")
        raise QgsProcessingException(message.format(len(values), COLUMNS))
    losses = {}
    for first in range(0, len(values), COLUMNS):
        kind, *cells = values[first : first + COLUMNS]
        if all(is_blank(cell) for cell in (kind, *cells)):
            continue  # the dialog shows an empty row in the beginning
        shares = [as_number(cell) for cell in cells]
        if not all(math.isfinite(share) and 0.0 <= share <= 1.0 for share in shares):
            message = tr("LOSSES, row {}: give six numbers from 0 to 1.")
            raise QgsProcessingException(message.format(first // COLUMNS + 1))
        losses[OTHERS if is_blank(kind) else str(kind).strip()] = Loss(tuple(shares[:3]), tuple(shares[3:]))
    return losses


def read_objects(call, losses):
    """(list of Object, coordinate system, type of geometry)."""
    source = call[OBJECTS]
    fields = {name: call[name] for name in FIELDS}
    fields[NAME_FIELD] = name_field(source, fields[NAME_FIELD])
    objects, unknown = [], set()
    for feature in reprojected(source, source.sourceCrs(), call, OBJECTS):
        kind = _text(feature, fields[KIND_FIELD])
        loss = losses.get(kind, losses.get(OTHERS))
        if loss is None and losses:
            unknown.add(kind or tr("(empty)"))
        exposure = None if loss is None else _exposure(call, feature, fields, loss)
        name = _text(feature, fields[NAME_FIELD]) or tr("Object {}").format(feature.id())
        value = number_of(feature, OBJECTS, fields[VALUE_FIELD], math.nan)
        objects.append(Object(feature.id(), name, kind, feature.geometry(), not math.isnan(value), exposure))
    if not losses:
        call.find([NO_LOSSES.of(str(LOSSES))])
    if unknown:
        call.find([KINDS_UNKNOWN.of(str(LOSSES), len(unknown), kinds=", ".join(sorted(unknown)))])
    return objects, source.sourceCrs(), source.wkbType()


def _exposure(call, feature, fields, loss):
    def number(name, otherwise, highest=math.inf):
        return number_of(feature, OBJECTS, fields[name], otherwise, highest=highest)

    presence = number(PRESENCE_FIELD, 1.0, 1.0)
    traffic = number(TRAFFIC_FIELD, math.nan)
    if not math.isnan(traffic):
        length, width, speed = (call[name] for name in (VEHICLE_LENGTH, BLOCK_WIDTH, VEHICLE_SPEED))
        presence = presence_of_vehicles(traffic, length, width, speed * KILO / SECONDS_PER_HOUR)
        if traffic > 0.0:
            presence += presence_of_queue(0.01 * call[QUEUE_SHARE], length, width, call[QUEUE_GAP])
    return Exposure(number(VALUE_FIELD, 0.0), number(PERSONS_FIELD, 1.0), presence, *loss)


def _text(feature, field):
    value = feature[field] if field else NULL
    return "" if value in (NULL, None) else str(value).strip()


# The table RATES: how many runs each simulation made, and how many such blocks a year it stands for.

RATE_COLUMNS = 2


def read_rates(call):
    """List of ScenarioRow: a block in 1 / rate years. Raises QgsProcessingException for what is no table of numbers."""
    values = call[RATES]
    if len(values) % RATE_COLUMNS:
        message = tr("RATES: {} values do not make rows of {}: runs, blocks per year.")
        raise QgsProcessingException(message.format(len(values), RATE_COLUMNS))
    rows = [values[first : first + RATE_COLUMNS] for first in range(0, len(values), RATE_COLUMNS)]
    return [_row(row, number) for number, row in enumerate(rows, 1) if not all(map(is_blank, row))]


def _row(row, number):
    runs, rate = map(as_number, row)
    if not (math.isfinite(runs) and runs >= 1.0 and math.isfinite(rate) and rate > 0.0):
        message = tr("RATES, row {}: {!r} runs and {!r} blocks per year; give at least 1 run and a positive rate.")
        raise QgsProcessingException(message.format(number, *row))
    return ScenarioRow(runs, 1.0 / rate, 1.0)


# Hits of each object by the runs of each scenario, with their energies, from layers of Rocks at screen lines.

HIT_FIELDS = ("line", "passage", "e_kj")
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
        check_fields(_Named(layer), CROSSINGS, HIT_FIELDS)
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
            raise QgsProcessingException(
                formatted(message, scenario.layer.name(), len(values), line, scenario.row.runs)
            )
    return of_lines


class _Named:
    """A layer with the names of a source."""

    def __init__(self, layer):
        self.fields, self.sourceName = layer.fields, layer.name
