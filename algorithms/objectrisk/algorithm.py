# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:objectrisk, how often and how hard objects are hit, and what that means for people and property."""

from typing import NamedTuple

from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsWkbTypes

from ..base import TalusAlgorithm
from ..layers.writing import write_layer
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.staging import Files
from ..stages import DECIDE
from ..styles.known_layers import known_table
from ..styles.tables import TableStyle
from ..translation import tr
from ..units import KILO
from .hits import check_scenarios, read_energies
from .objects import Object, check_objects, read_objects
from .parameters import risk_parameters
from .styles import RiskStyle
from .tables import features, hit_columns, risk_columns


class Row(NamedTuple):
    """One object, its hits in each scenario and its risk."""

    object: Object
    hits: list  # of engine.hazard.object_risk.Hits
    risk: object  # engine.hazard.object_risk.Risk


class ObjectRisk(TalusAlgorithm):
    """Reads objects and crossings, adds up the scenarios, writes the objects and the table of hits."""

    stage = DECIDE

    def name(self):
        return "objectrisk"

    def displayName(self):
        return tr("Risk of objects")

    def shortDescription(self):
        return tr(
            "How often are buildings and sections of road hit, and how hard? Adds up the scenarios to hits a year, the "
            "probability of a hit within a year, damage, and the collective and individual risk of death, with the "
            "vulnerabilities that you give."
        )

    def tags(self):
        return tr("risk,object,building,road,damage,individual risk,collective risk,probability,rockfall").split(",")

    def known_layers(self):
        label = self.parameterDefinition("RISK").description()
        return [
            known_table("RISK", label, shape, risk_columns(), lambda columns, layer: RiskStyle(columns))
            for shape in ("area", "line")
        ]

    def initAlgorithm(self, configuration=None):
        self.define(risk_parameters(), number_outputs(_labels()))

    def _check(self, parameters, context):
        losses = check_objects(self, parameters, context)
        scenarios = check_scenarios(self, parameters, context)
        self._bounds(parameters, context)
        check_outputs(self, parameters, context)
        return losses, scenarios

    def process(self, parameters, context, feedback):
        losses, scenarios = self.checked(parameters, context)
        objects, crs, kind = read_objects(self, parameters, context, feedback, losses)
        rows = self._rows(objects, scenarios, self._bounds(parameters, context), feedback)
        with Files() as files:
            outputs = self._write(parameters, context, feedback, files, rows, scenarios, (kind, crs))
        numbers = _numbers_of(rows)
        tell_numbers(_labels(), numbers, feedback)
        return {**outputs, **numbers}

    def _bounds(self, parameters, context):
        """Energies between the intensities, J."""
        bounds = [KILO * self.parameterAsDouble(parameters, name, context) for name in ("WEAK", "STRONG")]
        if not bounds[0] < bounds[1]:
            raise QgsProcessingException(tr("STRONG must be more than WEAK."))
        return bounds

    def _rows(self, objects, scenarios, bounds, feedback):
        from ...engine.hazard.object_risk import Exposure, Scenario, hits_of, risk_of

        nothing = Exposure(0.0, 0.0, 0.0, (0.0,) * 3, (0.0,) * 3)
        known = {one.identifier for one in objects}
        hits = []
        for number, scenario in enumerate(scenarios, 1):
            energies = read_energies(scenario, known, feedback)
            runs = int(scenario.row.runs)
            hits.append([hits_of(energies.get(one.identifier, []), runs, bounds) for one in objects])
            message = tr("{}: {} of {} objects are hit.")
            feedback.pushInfo(message.format(scenario.layer.name(), len(energies), len(objects)))
            feedback.setProgress(80.0 * number / len(scenarios))
        events = [Scenario(one.row.period, one.row.blocks, int(one.row.runs)) for one in scenarios]
        of_objects = [[of_scenario[k] for of_scenario in hits] for k in range(len(objects))]
        return [
            Row(one, found, risk_of(events, found, one.exposure or nothing)) for one, found in zip(objects, of_objects)
        ]

    def _write(self, parameters, context, feedback, files, rows, scenarios, form):
        outputs = {}
        if is_wanted(self, parameters, "RISK"):
            columns = risk_columns()
            outputs["RISK"] = write_layer(
                self, parameters, context, feedback, files, "RISK", (columns, *form),
                features(rows, columns, lambda row: row.object.geometry), RiskStyle(columns),
            )  # fmt: skip
        if is_wanted(self, parameters, "HITS"):
            columns = hit_columns()
            table = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
            each = ((row, *pair) for row in rows for pair in zip(scenarios, row.hits))
            outputs["HITS"] = write_layer(
                self, parameters, context, feedback, files, "HITS", table, features(each, columns), TableStyle(columns)
            )
        return outputs


def _labels():
    """Name -> label of each number."""
    return {
        "OBJECT_COUNT": tr("Objects"),
        "OBJECTS_HIT": tr("Objects that some run hits"),
        "PROBABILITY_MAX": tr("Largest probability of a hit within a year"),
        "DAMAGE": tr("Damage a year, all objects"),
        "COLLECTIVE_RISK": tr("Deaths a year, all objects"),
        "INDIVIDUAL_RISK_MAX": tr("Largest probability of death of one person within a year"),
    }


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
