# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:objectrisk, how often and how hard objects are hit, and what that means for people and property."""

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    Source,
    advanced,
    field,
    file_output,
    layer,
    layer_output,
    layers,
    matrix,
    number,
    optional_whole_number,
)
from ...shared.parameters.outputs import number_outputs
from ...shared.parameters.scenario_table import scenario_table
from ...stages import DECIDE
from ...translation import tr

# The inputs and outputs of talus:objectrisk.

OBJECTS = layer("OBJECTS", [Source.TypeVectorLine, Source.TypeVectorPolygon], optional=False)
NAME_FIELD = field("NAME_FIELD", OBJECTS, FieldType.Any)
KIND_FIELD = field("KIND_FIELD", OBJECTS, FieldType.Any)
VALUE_FIELD = field("VALUE_FIELD", OBJECTS)
PERSONS_FIELD = field("PERSONS_FIELD", OBJECTS)
PRESENCE_FIELD = field("PRESENCE_FIELD", OBJECTS)
TRAFFIC_FIELD = field("TRAFFIC_FIELD", OBJECTS)
CROSSINGS = layers("CROSSINGS", Source.TypeVectorAnyGeometry)
STOPS = layers("STOPS", Source.TypeVectorPoint, optional=True)
LOSSES = matrix("LOSSES", 1, optional=True, words=(0,))
VEHICLE_SPEED = number("VEHICLE_SPEED", 60.0, 1.0, 300.0)
VEHICLE_LENGTH = number("VEHICLE_LENGTH", 5.0, 0.5, 400.0)
BLOCK_WIDTH = number("BLOCK_WIDTH", 1.0, 0.0, 50.0)
QUEUE_SHARE = number("QUEUE_SHARE", 0.0, 0.0, 100.0, decimals=3)
QUEUE_GAP = number("QUEUE_GAP", 2.0, 0.0, 100.0)
WEAK = number("WEAK", 30.0, 0.001, 1e9)
STRONG = number("STRONG", 300.0, 0.001, 1e9)
RATES = matrix("RATES", 1, optional=True)
RATE_EVENTS = optional_whole_number("RATE_EVENTS", None, 1, 1_000_000)
RISK = layer_output("RISK", Source.TypeVectorAnyGeometry, by_default=True)
HITS = layer_output("HITS", Source.TypeVector, by_default=True)
FIGURE = file_output("FIGURE", by_default=True)
ECONOME = layer_output("ECONOME", Source.TypeVector, by_default=False)


def _losses():
    columns = [
        tr("Kind"),
        *(tr("Share of the value lost, {}").format(word) for word in (tr("weak"), tr("medium"), tr("strong"))),
        *(tr("Probability of death, {}").format(word) for word in (tr("weak"), tr("medium"), tr("strong"))),
    ]
    return LOSSES.shown(tr("Vulnerability"), columns, tr(
        "A row for each kind of object: the share of its value that a hit of weak, medium and strong intensity "
        "destroys, and the probability of death of a person in it; numbers from 0 to 1. A row without a kind applies "
        "to all others. There are no built-in numbers: use those of your authority. If left empty, hits and "
        "probabilities only."
    ))  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "OBJECT_COUNT": tr("Objects"),
        "OBJECTS_HIT": tr("Objects that some run hits"),
        "PROBABILITY_MAX": tr("Largest annual probability of a hit"),
        "DAMAGE": tr("Annual damage, all objects with a value and losses"),
        "COLLECTIVE_RISK": tr("Deaths per year, all objects with losses"),
        "INDIVIDUAL_RISK_MAX": tr("Largest annual probability of death of one person"),
    }


class ObjectRisk(TalusAlgorithm):
    """Definition of talus:objectrisk for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    styles_in = "styles"

    def name(self):
        return "objectrisk"

    def displayName(self):
        return tr("Risk of objects")

    def shortDescription(self):
        return tr(
            "How often are buildings and sections of road hit, and how hard? Combines the scenarios to hits per "
            "year, the annual probability of a hit, damage, and the collective and individual risk of death, with "
            "the vulnerabilities that you enter."
        )

    def tags(self):
        return tr("risk,object,building,road,damage,individual risk,collective risk,probability,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([
            OBJECTS.shown(tr("Objects: buildings, sections of road"), tr(
                "The layer whose features were the lines of Rocks at screen lines: an object is hit where a rock "
                "crosses its line or outline.")),
            NAME_FIELD.shown(tr("Field with the name"), tr(
                'Names in tables and labels. Left empty, objects are named by their field "name", or by '
                "their id where they have none.")),
            KIND_FIELD.shown(tr("Field with the kind"), tr(
                "Kind such as house or road; it selects the row of the table of losses.")),
            VALUE_FIELD.shown(tr("Field with the value"), tr(
                "Value of the object, in any currency. If left empty, no damage is computed.")),
            PERSONS_FIELD.shown(tr("Field with the number of persons"), tr(
                "Persons in the object while it is occupied, or in one vehicle. If left empty, one person.")),
            PRESENCE_FIELD.shown(tr("Field with the presence [share of the time]"), tr(
                "Share from 0 to 1 of the time during which the persons are present. If left empty, always, which is "
                "on the safe side.")),
            TRAFFIC_FIELD.shown(tr("Field with the vehicles per day"), tr(
                "Vehicles on roads. The presence is then the mean number of vehicles in the path of one block.")),
            CROSSINGS.shown(tr("Crossings of each scenario"), tr(
                "The output of that name of Rocks at screen lines, one of each scenario, all with these objects as "
                "lines.")),
            scenario_table(tr("A row for each scenario in the order of the layers"), tr(
                "Runs left empty are counted in the stops of the simulation."), optional=True),
            advanced(STOPS.shown(tr("Stops of each scenario"), tr(
                "Output of Simulate rockfall, in the order of the crossings: only to count the runs that the table "
                "leaves empty, as in a model. Not for simulations whose rocks break, of which each piece has a "
                "stop."))),
            RATES.shown(tr("Rates of each simulation (instead)"), [tr("Runs"), tr("Blocks per year")], tr(
                "By frequency, instead of the scenarios: a row for each layer, in its order, with the runs of the "
                "simulation and the blocks of its source and size class that fall per year. The log of Hazard map by "
                "the method frequency reports these rates.")),
            advanced(RATE_EVENTS.shown(tr("Number of events behind the rates"), tr(
                "Number of recorded events. The bounds of hits, damage and deaths are then those of the runs and of "
                "the rates together; if left empty, of the runs alone."))),
            _losses(),
            advanced(VEHICLE_SPEED.shown(tr("Speed of vehicles [km/h]"), tr(
                "For objects with vehicles per day."))),
            advanced(VEHICLE_LENGTH.shown(tr("Length of vehicles [m]"), tr(
                "For objects with vehicles per day."))),
            advanced(BLOCK_WIDTH.shown(tr("Width of the blocks [m]"), tr(
                "Added to the length of the vehicle: a block hits if it arrives within both."))),
            advanced(QUEUE_SHARE.shown(tr("Share of the time in which vehicles stand in a queue [%]"), tr(
                "Share on objects with vehicles per day, for example before a light or in a jam. A block that arrives "
                "then meets vehicles that stand close together. 0: all vehicles move."))),
            advanced(QUEUE_GAP.shown(tr("Gap between standing vehicles [m]"), tr(
                "Gap in a queue, from bumper to bumper."))),
            advanced(WEAK.shown(tr("Energy up to which the intensity is weak [kJ]"), tr(
                "30 kJ in the Swiss recommendation."))),
            advanced(STRONG.shown(tr("Energy above which the intensity is strong [kJ]"), tr(
                "300 kJ in the Swiss recommendation."))),
            RISK.shown(tr("Risk of the objects"), tr(
                "The objects with hits per year, annual probability of a hit, energies, damage and risk of death.")),
            HITS.shown(tr("Hits by scenario"), tr(
                "Table: share of the runs of each scenario that hit each object, its confidence, energies, "
                "intensities.")),
            ECONOME.shown(tr("Inputs of EconoMe and RiskPlan"), tr(
                "Table to paste: for each object and scenario the return period and the spatial probability of "
                "occurrence of each intensity, which is the probability that an event hits the object so, by its "
                "hardest block.")),
            FIGURE.shown(tr("Figure of the objects"), tr("Pictures (*.png *.svg *.pdf)"), tr(
                "The objects that are hit most: hits per year with their bounds and, with losses, the individual "
                "risk.")),
        ], number_outputs(labels()))  # fmt: skip
