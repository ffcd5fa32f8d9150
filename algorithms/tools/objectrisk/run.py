# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:objectrisk."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsFeatureRequest, QgsProcessingException, QgsWkbTypes

from ....engine.hazard.frequency_risk import FrequencyRisk, risk_by_frequency, with_rate
from ....engine.hazard.object_risk import Exposure, Scenario, hits_of, risk_of
from ....engine.sizes.size_order import HitClass, hit_order, size_class, size_order
from ...number_words import KILO, number_text
from ...shared.layers.vector_layers import needed_number
from ...shared.layers.writing import write_layer
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.reports.figures import POINTS, can_draw, row_of_axes, save_figure
from ...shared.styles.styles import TableStyle
from ...translation import tr
from .algorithm import ECONOME, FIGURE, HITS, RATE_EVENTS, RISK, STOPS, STRONG, WEAK, labels
from .objects import Object, check_objects, check_scenarios, read_energies, read_objects
from .styles import CLASSES, RiskStyle
from .tables import economic_columns, features, hit_columns, risk_columns

# Checks of talus:objectrisk before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    losses = check_objects(call)
    scenarios = check_scenarios(call)
    bounds(call)
    check_outputs(call)
    return losses, scenarios


def bounds(call):
    """Energies between the intensities, J."""
    bounds = [KILO * call[name] for name in (WEAK, STRONG)]
    if not bounds[0] < bounds[1]:
        raise QgsProcessingException(tr("STRONG must be more than WEAK."))
    return bounds


# The figure of talus:objectrisk: the objects that are hit most, with the bounds of the number of runs.

MOST = 20  # objects that are drawn
WIDTH, ROW, AROUND = 5.2, 0.28, 1.2  # inches: of a panel, of an object, around
LEAST = 1e-7  # a year, where axes begin at the latest


def draw_objects(path, rows):
    """Hits a year and, where losses are known, individual risk; the object that is hit most stands first."""
    shown = sorted(rows, key=lambda row: -row.risk.hits)[:MOST]
    has_losses = any(row.object.exposure for row in shown)
    figure, panels = row_of_axes(2 if has_losses else 1, (WIDTH * (2 if has_losses else 1), AROUND + ROW * len(shown)))
    _draw(panels[0], shown, [row.risk.hits for row in shown], [row.bands.hits for row in shown])
    panels[0].set_xlabel(tr("hits per year, with bounds of 95 %"))
    panels[0].set_yticks(range(len(shown)), [row.object.name for row in shown], fontsize=8)
    if has_losses:
        values = [row.risk.individual if row.object.exposure else 0.0 for row in shown]
        _draw(panels[1], shown, values, [row.bands.individual if row.object.exposure else None for row in shown])
        panels[1].set_xlabel(tr("individual risk per year, with bounds of 95 %"))
        panels[1].set_yticks(range(len(shown)), [""] * len(shown))
    save_figure(figure, path)


def _draw(axes, rows, values, bands):
    known = [value for value in values if value > 0.0]
    bounds = [side for band in bands if band is not None for side in (band.low, band.high) if side > 0.0]
    left = max(0.5 * min([*known, *bounds], default=LEAST), LEAST)
    for y, (row, value, band) in enumerate(zip(rows, values, bands)):
        colour = next(colour for _, high, colour in CLASSES if row.risk.probability <= high)
        axes.barh(y, max(value, left), color=colour, edgecolor="#333333", linewidth=0.4)
        if band is not None and band.high > 0.0:
            axes.plot([max(band.low, left), band.high], [y, y], color=POINTS, linewidth=1.4)
    axes.set_xscale("log")
    axes.set_xlim(left, 2.0 * max([*known, *bounds], default=10.0 * left))
    axes.invert_yaxis()


# Scenarios of larger blocks that reach less far, or hit an object less often, than those of smaller ones.

NUMBERS = ("mass_kg", "volume_m3", "runout_m", "release")
FIELDS = (*NUMBERS, "stop")


def classes_of(call, scenarios):
    """Pairs of the engine's SizeClass and the releases of each scenario; None where the stops do not say."""
    layers = call[STOPS] or []
    if len(layers) != len(scenarios):
        return [None] * len(scenarios)
    return [_class_of(layer, _name_of(scenario)) for layer, scenario in zip(layers, scenarios)]


def _name_of(scenario):
    return tr("block of {} years").format(number_text(scenario.row.period))


def _class_of(layer, name):
    if not set(FIELDS) <= set(layer.fields().names()) or "whole_run" in layer.fields().names():  # rocks broke
        return None
    rows, reasons = [], []
    for feature in layer.getFeatures(QgsFeatureRequest()):
        rows.append([needed_number(feature, STOPS, field, -math.inf) for field in NUMBERS])
        reasons.append(str(feature["stop"]))
    if not rows:
        return None
    masses, volumes, distances, releases = np.array(rows, np.float64).T
    return size_class(name, masses, volumes, distances, reasons), frozenset(releases.tolist())


def find_size_order(call, scenarios, rows):
    """Report scenarios that reach less far, and objects that they hit less often. ``rows``: run.Row of each object.

    Compared are scenarios with the same release points.
    """
    orders = classes_of(call, scenarios)
    groups = {}
    for number, group in enumerate(orders):
        if group is not None:
            groups.setdefault(group[1], []).append(number)
    for numbers in groups.values():
        call.find(size_order([orders[number][0] for number in numbers]))
        for row in rows:
            classes = [
                HitClass(orders[k][0].name, orders[k][0].mass, scenarios[k].row.runs, row.hits[k].share)
                for k in numbers
            ]
            finding = hit_order(row.object.name, classes)
            if finding is not None:
                call.find([finding])


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
    known = {element.identifier for element in objects}
    hits = []
    for number, scenario in enumerate(scenarios, 1):
        energies = read_energies(scenario, known, call)
        runs = int(scenario.row.runs)
        hits.append([hits_of(energies.get(element.identifier, []), runs, bounds) for element in objects])
        message = tr("{}: objects that are hit: {} of {}.")
        call.info(message.format(scenario.layer.name(), len(energies), len(objects)))
        call.progress(80.0 * number / len(scenarios))
    events = [Scenario(scenario.row.period, scenario.row.blocks, int(scenario.row.runs)) for scenario in scenarios]
    of_objects = [[of_scenario[k] for of_scenario in hits] for k in range(len(objects))]
    return [
        Row(
            element,
            hits_of_object,
            risk_of(events, hits_of_object, exposure),
            _bands(events, hits_of_object, exposure, call[RATE_EVENTS]),
        )
        for element, hits_of_object, exposure in (
            (element, hits_of_object, element.exposure or nothing)
            for element, hits_of_object in zip(objects, of_objects)
        )
    ]


def _bands(events, hits, exposure, recorded):
    """Risk with its bounds; ``recorded``: events on which the rates rest, None where it is unknown."""
    counts = [[event.runs * share for share in hit.by_intensity] for event, hit in zip(events, hits)]
    weights = [event.blocks / (event.period * event.runs) for event in events]
    risk = risk_by_frequency(counts, weights, exposure)
    return risk if recorded is None else FrequencyRisk(*(with_rate(band, recorded) for band in risk))


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
