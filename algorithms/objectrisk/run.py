# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:objectrisk."""

from typing import NamedTuple

from qgis.core import QgsCoordinateReferenceSystem, QgsWkbTypes

from ...engine.hazard.frequency_risk import FrequencyRisk, risk_by_frequency, with_rate
from ...engine.hazard.object_risk import Exposure, Scenario, hits_of, risk_of
from ..layers.writing import write_layer
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..reports.figures import can_draw
from ..styles.tables import TableStyle
from ..translation import tr
from .check import bounds
from .figure import draw_objects
from .hits import read_energies
from .objects import Object, read_objects
from .parameters import ECONOME, FIGURE, HITS, RATE_EVENTS, RISK, labels
from .size_order import find_size_order
from .styles import RiskStyle
from .tables import economic_columns, features, hit_columns, risk_columns


class Row(NamedTuple):
    """One object, its hits in each scenario and its risk."""

    object: Object
    hits: list  # of engine.hazard.object_risk.Hits
    risk: object  # engine.hazard.object_risk.Risk
    bands: object  # engine.hazard.frequency_risk.FrequencyRisk


def run(call):
    """Run talus:objectrisk and return its outputs and numbers to Processing."""
    losses, scenarios = call.checked()
    objects, crs, kind = read_objects(call, losses)
    rows = _rows(call, objects, scenarios, bounds(call))
    find_size_order(call, scenarios, rows)
    with Files() as files:
        outputs = _write(call, files, rows, scenarios, (kind, crs))
    numbers = _numbers_of(rows)
    tell_numbers(labels(), numbers, call)
    _tell_bounds(call)
    return {**outputs, **numbers}


def _rows(call, objects, scenarios, bounds):
    nothing = Exposure(0.0, 0.0, 0.0, (0.0,) * 3, (0.0,) * 3)
    known = {one.identifier for one in objects}
    hits = []
    for number, scenario in enumerate(scenarios, 1):
        energies = read_energies(scenario, known, call)
        runs = int(scenario.row.runs)
        hits.append([hits_of(energies.get(one.identifier, []), runs, bounds) for one in objects])
        message = tr("{}: objects that are hit: {} of {}.")
        call.info(message.format(scenario.layer.name(), len(energies), len(objects)))
        call.progress(80.0 * number / len(scenarios))
    events = [Scenario(one.row.period, one.row.blocks, int(one.row.runs)) for one in scenarios]
    of_objects = [[of_scenario[k] for of_scenario in hits] for k in range(len(objects))]
    return [
        Row(one, found, risk_of(events, found, exposure), _bands(events, found, exposure, call[RATE_EVENTS]))
        for one, found, exposure in ((one, found, one.exposure or nothing) for one, found in zip(objects, of_objects))
    ]


def _bands(events, hits, exposure, recorded):
    """Risk with its bounds; ``recorded``: events on which the rates rest, None where it is unknown."""
    counts = [[one.runs * share for share in found.by_intensity] for one, found in zip(events, hits)]
    weights = [one.blocks / (one.period * one.runs) for one in events]
    found = risk_by_frequency(counts, weights, exposure)
    return found if recorded is None else FrequencyRisk(*(with_rate(band, recorded) for band in found))


def _tell_bounds(call):
    """Report of what the bounds are, and what they leave out."""
    if call[RATE_EVENTS] is None:
        text = tr(
            "The bounds of 95 % cover the number of runs only. The return periods or rates, the ground and the "
            "losses are taken as given: their uncertainty is not included. Where no run hits, the upper bound of the "
            "hits is not 0."
        )
    else:
        text = tr(
            "The bounds of 95 % cover the number of runs and of the recorded events. The ground and the losses are "
            "taken as given: their uncertainty is not included. Where no run hits, the upper bound of the hits is "
            "not 0."
        )
    call.info(text)


def _write(call, files, rows, scenarios, form):
    outputs = {}
    if call.wants(RISK):
        columns = risk_columns()
        outputs[RISK] = write_layer(
            call, files, RISK, (columns, *form),
            features(rows, columns, lambda row: row.object.geometry), RiskStyle(columns),
        )  # fmt: skip
    if call.wants(HITS):
        columns = hit_columns()
        table = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
        each = ((row, *pair) for row in rows for pair in zip(scenarios, row.hits))
        outputs[HITS] = write_layer(call, files, HITS, table, features(each, columns), TableStyle(columns))
    if call.wants(ECONOME):
        columns = economic_columns()
        table = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
        each = ((row, *pair) for row in rows for pair in zip(scenarios, row.hits))
        outputs[ECONOME] = write_layer(call, files, ECONOME, table, features(each, columns), TableStyle(columns))
    if call.wants(FIGURE) and can_draw(call):
        outputs[FIGURE] = call.path(FIGURE)
        draw_objects(files.stage(outputs[FIGURE]), rows)
    return outputs


def _numbers_of(rows):
    exposed = [row.risk for row in rows if row.object.exposure is not None]
    numbers = {
        "OBJECT_COUNT": len(rows),
        "OBJECTS_HIT": sum(row.risk.hits > 0.0 for row in rows),
        "PROBABILITY_MAX": max(row.risk.probability for row in rows),
    }
    if exposed:
        numbers["COLLECTIVE_RISK"] = sum(risk.deaths for risk in exposed)
        numbers["INDIVIDUAL_RISK_MAX"] = max(risk.individual for risk in exposed)
        if any(row.object.has_value for row in rows):
            numbers["DAMAGE"] = sum(risk.damage for risk in exposed)
    return numbers
