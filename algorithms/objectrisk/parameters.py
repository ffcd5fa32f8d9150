# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:objectrisk."""

from qgis.core import QgsProcessing, QgsProcessingParameterMatrix, QgsProcessingParameterMultipleLayers

from ..parameters.definitions import FieldType, advanced, field, helped, layer, layer_output, number
from ..parameters.scenario_table import scenario_table
from ..translation import tr

Source = QgsProcessing.SourceType


def risk_parameters():
    """All inputs and outputs in the order of the dialog."""
    return [*_objects(), *_scenarios(), _losses(), *_traffic(), *_intensities(), *_outputs()]


def _objects():
    kinds = Source.TypeVectorLine, Source.TypeVectorPolygon
    return [
        layer("OBJECTS", tr("Objects: buildings, sections of road"), kinds, tr(
            "The layer whose features were the lines of Rocks at screen lines: an object is hit where a rock crosses "
            "its line or outline."), optional=False),
        field("NAME_FIELD", tr("Field with the name"), "OBJECTS", tr(
            "Names in tables and labels. Left empty, objects are named by their id."), FieldType.Any),
        field("KIND_FIELD", tr("Field with the kind"), "OBJECTS", tr(
            "Such as house or road; it chooses the row of the table of losses."), FieldType.Any),
        field("VALUE_FIELD", tr("Field with the value"), "OBJECTS", tr(
            "What the object is worth, in any currency. Empty: no damage is given.")),
        field("PERSONS_FIELD", tr("Field with the number of persons"), "OBJECTS", tr(
            "Persons in the object while it is occupied, or in one vehicle. Empty: one person.")),
        field("PRESENCE_FIELD", tr("Field with the presence [share of the time]"), "OBJECTS", tr(
            "From 0 to 1: how much of the time the persons are there. Empty: always, the safe side.")),
        field("TRAFFIC_FIELD", tr("Field with the vehicles per day"), "OBJECTS", tr(
            "Of roads. The presence is then the mean number of vehicles in the way of one block.")),
    ]  # fmt: skip


def _scenarios():
    return [
        helped(
            QgsProcessingParameterMultipleLayers(
                "CROSSINGS", tr("Crossings of each scenario"), Source.TypeVectorAnyGeometry),
            tr("The output of that name of Rocks at screen lines, one of each scenario, all with these objects as "
               "lines.")),
        scenario_table(tr("A row for each scenario in the order of the layers")),
    ]  # fmt: skip


def _losses():
    columns = [
        tr("Kind"),
        *(tr("Share of the value lost, {}").format(one) for one in (tr("weak"), tr("medium"), tr("strong"))),
        *(tr("Probability of death, {}").format(one) for one in (tr("weak"), tr("medium"), tr("strong"))),
    ]
    definition = QgsProcessingParameterMatrix("LOSSES", tr("What a hit does"), 1, False, columns, optional=True)
    return helped(definition, tr(
        "A row for each kind of object: which share of its value a hit of weak, medium and strong intensity destroys, "
        "and how probable it is that a person in it dies; numbers from 0 to 1. A row without a kind holds for all "
        "others. There are no built-in numbers: take those of your authority. Empty: hits and probabilities only."
    ))  # fmt: skip


def _traffic():
    return [
        advanced(number("VEHICLE_SPEED", tr("Speed of vehicles [km/h]"), 60.0, 1.0, 300.0, tr(
            "Of objects with vehicles per day."))),
        advanced(number("VEHICLE_LENGTH", tr("Length of vehicles [m]"), 5.0, 0.5, 400.0, tr(
            "Of objects with vehicles per day."))),
        advanced(number("BLOCK_WIDTH", tr("Width of the blocks [m]"), 1.0, 0.0, 50.0, tr(
            "Added to the length of the vehicle: a block hits that comes within both."))),
    ]  # fmt: skip


def _intensities():
    return [
        advanced(number("WEAK", tr("Energy up to which the intensity is weak [kJ]"), 30.0, 0.001, 1e9, tr(
            "30 kJ in the Swiss recommendation."))),
        advanced(number("STRONG", tr("Energy above which the intensity is strong [kJ]"), 300.0, 0.001, 1e9, tr(
            "300 kJ in the Swiss recommendation."))),
    ]  # fmt: skip


def _outputs():
    return [
        layer_output("RISK", tr("Risk of the objects"), Source.TypeVectorAnyGeometry, tr(
            "The objects with hits a year, annual probability of a hit, energies, damage and risk of death."), True),
        layer_output("HITS", tr("Hits by scenario"), Source.TypeVector, tr(
            "Table: share of the runs of each scenario that hit each object, its confidence, energies, intensities."),
            True),
    ]  # fmt: skip
