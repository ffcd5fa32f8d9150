# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:designcheck, does a net fence pass at a line, by a named code?"""

from ....engine.choices import CONSEQUENCE_CLASSES, SIMULATION_BASES, SURVEYS
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    Source,
    advanced,
    choice,
    file,
    layer,
    layer_output,
    number,
    optional_number,
    shown_file_output,
    text,
)
from ...shared.parameters.outputs import number_outputs, report_head_parameters
from ...stages import DECIDE
from ...translation import tr

# The inputs and outputs of talus:designcheck.

UNI, ONR, EAD = "UNI 11211-4", "ONR 24810", "EAD 340059"
CODES = (EAD, UNI, ONR)
CROSSINGS = layer("CROSSINGS", [Source.TypeVectorPoint], optional=False)
LINES = layer("LINES", [Source.TypeVectorLine])
CODE = choice("CODE", CODES, EAD)
PERCENTILE = choice("PERCENTILE", ("95", "99"), "95")
MASS = optional_number("MASS", None, 1e-3, 1e9)
RADIUS = optional_number("RADIUS", None, 1e-3, 100.0)
DISTANCE = optional_number("DISTANCE", None, 0.0, 1e6)
FREE_BORDER = optional_number("FREE_BORDER", None, 0.0, 100.0)
WHOLE, LARGEST = "whole", "largest"  # of the pieces of a rock that broke, as choices.HIT_ENERGIES has them
PIECES = choice("PIECES", (WHOLE, LARGEST), WHOLE)
FIELD_WIDTH = optional_number("FIELD_WIDTH", None, 1.0, 1000.0)
CATALOGUE = file("CATALOGUE")
NET = text("NET", "", optional=True, is_words=True)
LEVEL = choice("LEVEL", ("mel", "sel"), "mel")
HEIGHT = optional_number("HEIGHT", None, 0.1, 50.0)
ELONGATION = optional_number("ELONGATION", None, 0.0, 100.0)
NOT_ASKED = "not_asked"
RESIDUAL = choice("RESIDUAL", (NOT_ASKED, "A", "B"), NOT_ASKED)
ROPE_FORCE = optional_number("ROPE_FORCE", None, 0.1, 1e5)
CONSEQUENCE = choice("CONSEQUENCE", CONSEQUENCE_CLASSES, CONSEQUENCE_CLASSES[1])
SURVEY = choice("SURVEY", SURVEYS, "poor")
BLOCK_SURVEY = choice("BLOCK_SURVEY", SURVEYS, "poor")
TRAJECTORIES_BASIS = choice("TRAJECTORIES_BASIS", SIMULATION_BASES, "literature")
UNIT_WEIGHT_FACTOR = number("UNIT_WEIGHT_FACTOR", 1.0, 1.0, 2.0)
RISK_FACTOR = optional_number("RISK_FACTOR", None, 1.0, 5.0)
NET_FACTOR = optional_number("NET_FACTOR", None, 1.0, 5.0)
ENERGY_FACTOR = optional_number("ENERGY_FACTOR", None, 1.0, 5.0)
HEIGHT_FACTOR = optional_number("HEIGHT_FACTOR", None, 1.0, 5.0)
GIVEN = (RISK_FACTOR, NET_FACTOR), (ENERGY_FACTOR, HEIGHT_FACTOR)  # that the user must give: of UNI, of ONR
OUTPUT = layer_output("OUTPUT", Source.TypeVector, by_default=True)
FIELDS = layer_output("FIELDS", Source.TypeVectorLine, by_default=True)
REPORT = shown_file_output("REPORT")


def factors_of_other_codes(code):
    """Names of the inputs that a code does not look at."""
    names = {
        UNI: [factor.name() for factor in _factors_of_uni()],
        ONR: [factor.name() for factor in _factors_of_onr()],
        EAD: [],
    }
    return {name for other in CODES if other != code for name in names[other]}


def _actions():
    return [
        CROSSINGS.shown(tr("Crossings of the lines"), tr(
            "Output of Rocks at screen lines. The first passage of each run counts, each line is checked by itself. "
            "Energies include the rotation where the crossings have it.")),
        CODE.shown(tr("Code"), tr(
            "EAD 340059: characteristic values against the energy level of the net, without partial factors. UNI "
            "11211-4 and ONR 24810: with their partial factors.")),
        PERCENTILE.shown(tr("Characteristic percentile [%]"), tr(
            "Percentile of velocity, height and energy at the line. The codes use the 95th or the 99th.")),
        MASS.shown(tr("Mass of the design block [kg]"), tr(
            "If left empty, the largest mass among the crossings. Another mass has the velocities of the crossings, "
            "and their energies in proportion to the masses. If it is less than half of the largest, the energy is "
            "not checked.")),
        advanced(RADIUS.shown(tr("Radius of the design block [m]"), tr(
            "If left empty, that of a sphere of the mass at 2700 kg/m³."))),
        DISTANCE.shown(tr("Distance to the object behind the net [m]"), tr(
            "The net must not reach the object when it deforms; ONR 24810 requires at least 1.2 elongations, and 1 m "
            "more than one. If left empty, not checked.")),
        FREE_BORDER.shown(tr("Free border [m]"), tr(
            "Strip at the top of the net that no rock may hit. If left empty, 0.5 m, or the radius of the design "
            "block where that is more, the minimum of UNI 11211-4.")),
        FIELD_WIDTH.shown(tr("Width of a field of the net [m]"), tr(
            "Spacing of the posts: each field along a line is then checked by itself, and the log reports the most "
            "loaded one. If left empty, each line as a whole.")),
        LINES.shown(tr("Lines of the net"), tr(
            "The layer that was given to Rocks at screen lines, for the map of the fields.")),
        advanced(PIECES.shown(tr("Energy of rocks that broke"), tr(
            "For crossings of a simulation with BREAKING: a rock counts once at a line or field, however many of its "
            "pieces pass. whole: with the energy and mass of all of them together. largest: of the piece with the "
            "most energy. The log and the report have both, and that over single pieces, most of which are small. No "
            "rule for nets against rocks that break was found."))),
    ]  # fmt: skip


def _net():
    return [
        CATALOGUE.shown(tr("Catalogue of nets"), tr("CSV files (*.csv)"), tr(
            "A table with the columns name, mel_kj, sel_kj, height_m, elongation_m, residual_share. Empty: the classes "
            "of EAD 340059, without elongations, which are those of a product.")),
        NET.shown(tr("Net"), tr(
            "Name of a net in the catalogue. If left empty, all are checked, and the smallest that passes is "
            "reported.")),
        LEVEL.shown(tr("Energy level"), tr(
            "mel: maximum energy level, one impact. sel: service level, several impacts without repair.")),
        HEIGHT.shown(tr("Nominal height of the net [m]"), tr(
            "Nominal height where the catalogue has none. If left empty, the height is not checked.")),
        ELONGATION.shown(tr("Elongation of the net in its test [m]"), tr(
            "Elongation where the catalogue has none. If left empty, it is unknown, and the distance is not checked.")),
        advanced(RESIDUAL.shown(tr("Required category of the residual height"), tr(
            "After the test at the maximum energy level, category A keeps at least 50 % of the nominal height, B 30 "
            "%; the catalogue states the share (residual_share). not_asked: not checked, as no code here requires "
            "it. Where several rocks may come before repair, choose A."))),
        *map(advanced, [
            ROPE_FORCE.shown(tr("Rope forces at an anchor in the type test [kN]"), tr(
                "The largest measured force; for several ropes at one anchor the sum of their forces. Gives the loads "
                "on tendon and ground by ONR 24810 and by Swiss practice, in the log and the report. Not from a "
                "simulation.")),
            CONSEQUENCE.shown(tr("Consequence class, for the anchors"), tr(
                "Class by ONR 24810: CC3 requires more than CC1 and CC2. The authority decides which one applies.")),
        ]),
    ]  # fmt: skip


def _factors_of_uni():
    return [
        SURVEY.shown(tr("UNI: topographic survey"), tr("good: 1.02, poor: 1.10.")),
        BLOCK_SURVEY.shown(tr("UNI: survey of the block"), tr("good: 1.02, poor: 1.10.")),
        TRAJECTORIES_BASIS.shown(tr("UNI: parameters of the simulation"), tr(
            "back_analysis, fitted to an event of the site: 1.02, literature: 1.10.")),
        advanced(UNIT_WEIGHT_FACTOR.shown(tr("UNI: factor of the unit weight"), tr(
            "At least 1.0."))),
        RISK_FACTOR.shown(tr("UNI: factor of the risk"), tr(
            "Factor on the energy, by the objects at risk. Take it from the standard: Talus has not seen its table.")),
        NET_FACTOR.shown(tr("UNI: factor of the net"), tr(
            "Factor by which the energy level of the net is divided. Take it from the standard.")),
    ]  # fmt: skip


def _factors_of_onr():
    return [
        ENERGY_FACTOR.shown(tr("ONR: partial factor of the energy"), tr(
            "Factor by the consequence class. Take it from the standard: Talus has not seen its table.")),
        HEIGHT_FACTOR.shown(tr("ONR: partial factor of the height"), tr(
            "Factor by the consequence class. Take it from the standard.")),
    ]  # fmt: skip


def _outputs():
    return [
        OUTPUT.shown(tr("Design checks"), tr(
            "A row for each line, net and requirement, with action, resistance and the result.")),
        FIELDS.shown(tr("Fields of the net"), tr(
            "The lines, or their fields, by the utilisation of the net required for the whole line; the most loaded "
            "ones with their energy and height. Only with the lines of the net.")),
        REPORT.shown(tr("Report of the design checks"), tr("HTML files (*.html)"), tr(
            "The check as a page to be signed: inputs with their sources, the steps of the code with the numbers in "
            "them, the result of each line, a figure of the reserve of each net, and the list of what is not "
            "checked.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "LINE_COUNT": tr("Lines"),
        "LINES_PASSED": tr("Lines at which a net passes"),
        "ENERGY_LEVEL": tr("Largest energy level needed [kJ]"),
        "ENERGY_USE": tr("Largest utilisation of the energy of the chosen nets [%]"),
    }


class DesignCheck(TalusAlgorithm):
    """Definition of talus:designcheck for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    styles_in = "actions"

    def name(self):
        return "designcheck"

    def displayName(self):
        return tr("Design check of nets")

    def shortDescription(self):
        return tr(
            "Checks net fences at the lines of Rocks at screen lines by UNI 11211-4, ONR 24810 or the classes of EAD "
            "340059: design energy, height with free border, and distance to the object behind, line by line."
        )

    def tags(self):
        return tr("design,check,barrier,net,UNI 11211-4,ONR 24810,EAD 340059,partial factor,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(
            [*_actions(), *_net(), *_factors_of_uni(), *_factors_of_onr(), *report_head_parameters(), *_outputs()],
            number_outputs(labels()),
        )
