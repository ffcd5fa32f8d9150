# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:barrier, planned barriers checked on the terrain, and variants compared with what a simulation measured."""

from ....engine import choices
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import Source, advanced, choice, field, layer, layer_output, number, text
from ...shared.parameters.extent import DEM, band_parameter, extent_parameter
from ...shared.parameters.motion import motion_parameters
from ...shared.parameters.obstacles import barrier_height, passing_rule
from ...shared.parameters.outputs import number_outputs
from ...stages import DECIDE
from ...translation import tr

# The inputs of talus:barrier: names, labels with units, ranges, defaults and help.

NET_CLASSES = tuple(f"{energy:g}" for energy in choices.NET_CLASSES)  # kJ
CUSTOM, RIGID = "capacity", "rigid"
LEVELS = ("maximum", "service")
BARRIERS = layer("BARRIERS", [Source.TypeVectorLine], optional=False)
HEIGHT = number("HEIGHT", 3.0, 0.01, 1000.0)
HEIGHT_FIELD = field("HEIGHT_FIELD", BARRIERS)
CLASS = choice("CLASS", (*NET_CLASSES, CUSTOM, RIGID), "1000")
LEVEL = choice("LEVEL", LEVELS, "maximum")
ENERGY = number("ENERGY", 1000.0, 0.0, 1e9)
ENERGY_FIELD = field("ENERGY_FIELD", BARRIERS)
POST_SPACING = number("POST_SPACING", 10.0, 0.5, 1000.0)
CROSSINGS = layer("CROSSINGS", [Source.TypeVectorPoint])
RULE = choice("RULE", choices.PASSING_RULES, choices.PASSING_RULES[0])
TARGET = number("TARGET", 95.0, 0.1, 100.0)
VARIANT_HEIGHTS = text("VARIANT_HEIGHTS", "2, 3, 4, 5, 6, 8")
VARIANT_ENERGIES = text("VARIANT_ENERGIES", ", ".join(NET_CLASSES))
OUTPUT = layer_output("OUTPUT", Source.TypeVectorLine, by_default=True, optional=False)
VARIANTS = layer_output("VARIANTS", Source.TypeVector, by_default=True)


def _paths():
    trajectories, samples = motion_parameters(tr(
        "In place of the crossings: the lines that Simulate rockfall wrote, without these barriers. Each rock counts "
        "where it first passes a line, as in Rocks at screen lines."))  # fmt: skip
    rule = passing_rule(
        RULE,
        tr("For trajectories; crossings have theirs from their simulation. highest point is on the safe side. It is "
           "that of the rock in its orientation at the line; where the trajectories do not hold it, the centre of "
           "mass plus the largest radius. Simulate rockfall has the same choice and default."))  # fmt: skip
    return [trajectories, samples, advanced(rule)]


def results():
    return {
        "BARRIER_COUNT": tr("Barriers"),
        "LENGTH_TOTAL": tr("Length in plan [m]"),
        "MISSING_TOTAL": tr("Length without elevation [m]"),
        "STOPPED_SHARE_MIN": tr("Smallest share that a barrier stops, of barriers with crossings [%]"),
        "HEIGHT_NEEDED": tr("Largest height needed, by the heights alone [m]"),
        "ENERGY_NEEDED": tr("Largest energy needed, by the energies alone [kJ]"),
    }


class Barrier(TalusAlgorithm):
    """Definition of talus:barrier for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    styles_in = "layers"

    def name(self):
        return "barrier"

    def displayName(self):
        return tr("Barriers")

    def shortDescription(self):
        return tr(
            "Places planned barrier lines on the terrain, gives them a height and a net class, and checks them: "
            "length, posts, steepest ground, elevation of the top, missing elevations. The result is the input "
            "BARRIERS of Simulate rockfall. With the trajectories or the crossings of a simulation it reports how "
            "many rocks each barrier stops and the required height and class, and compares variants without "
            "simulating again. A screening model: barriers do not deform, fill up or wear."
        )

    def tags(self):
        return tr("rockfall,barrier,net,fence,dam,wall,energy class,ETAG 27,EAD 340059,mitigation,talus").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([
            DEM.shown(tr("Elevation model"), tr(
                "Elevation model of the simulation: heights in metres, in a projected coordinate system in metres.")),
            BARRIERS.shown(tr("Barrier lines"), tr("Lines of nets, walls or dams as planned.")),
            *barrier_height(HEIGHT, HEIGHT_FIELD, tr("Height [m]")),
            CLASS.shown(tr("Net class: maximum energy level [kJ]"), tr(
                "Classes of ETAG 27 and EAD 340059; 8500 stands for the one above 4500, which has no upper bound. "
                "capacity: the number below. rigid: a wall or dam that takes any energy.")),
            LEVEL.shown(tr("Energy level of the class to use"), tr(
                "maximum: one impact may use all of the class. service: a third of it, the level of two impacts "
                "without repair.")),
            ENERGY.shown(tr("Energy capacity [kJ]"), tr(
                "For the class capacity, where the field below has no value. 0 only measures the crossings.")),
            ENERGY_FIELD.shown(tr("Field of the barriers with the energy capacity [kJ]"), tr(
                "Replaces class and capacity; left empty, the field energy_kj is taken where "
                "there is one.")),
            POST_SPACING.shown(tr("Spacing of the posts [m]"), tr(
                "For the number of posts; nets have 8 to 12 m.")),
            CROSSINGS.shown(tr("Crossings of a simulation"), tr(
                "The output Barriers: crossings of Simulate rockfall with these lines, best with the capacity 0, which "
                "measures all rocks, or the output Crossings of Rocks at screen lines with these lines. With it the "
                "variants below are compared, without simulating again. Give this or the trajectories.")),
            *_paths(),
            TARGET.shown(tr("Share of the rocks that shall be stopped [%]"), tr(
                "For the height and energy required, and to mark the variants that reach it.")),
            *map(advanced, [
                VARIANT_HEIGHTS.shown(
                    tr("Heights to compare [m]"),
                    tr("Numbers with commas between them; the height of the barrier itself is compared too."),
                ),
                VARIANT_ENERGIES.shown(
                    tr("Capacities to compare [kJ]"),
                    tr("Numbers with commas between them; the capacity of the barrier itself is compared too."),
                ),
                band_parameter(),
                extent_parameter(tr("Saves memory on a large model. Empty: all of it.")),
            ]),
            OUTPUT.shown(tr("Checked barriers"), tr(
                "Lines on the ground, with the fields that Simulate rockfall reads and the results of the checks.")),
            VARIANTS.shown(tr("Variants of the barriers"), tr(
                "Rocks that each height with each capacity would stop. Made where CROSSINGS or TRAJECTORIES are "
                "given.")),
        ], number_outputs(results()))  # fmt: skip
