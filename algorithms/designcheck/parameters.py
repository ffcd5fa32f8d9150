# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:designcheck."""

from qgis.core import QgsProcessing, QgsProcessingParameterFile, QgsProcessingParameterString

from ...engine.choices import SIMULATION_BASES, SURVEYS
from ..parameters.definitions import advanced, choice, helped, layer, layer_output, number, shown_file_output
from ..parameters.report_heads import report_head_parameters
from ..translation import tr

Source = QgsProcessing.SourceType
UNI, ONR, EAD = "UNI 11211-4", "ONR 24810", "EAD 340059"
CODES = (EAD, UNI, ONR)
GIVEN = ("RISK_FACTOR", "NET_FACTOR"), ("ENERGY_FACTOR", "HEIGHT_FACTOR")  # that the user must give: of UNI, of ONR


def factors_of_other_codes(code):
    """Names of the inputs that a code does not look at."""
    names = {UNI: [one.name() for one in _factors_of_uni()], ONR: [one.name() for one in _factors_of_onr()], EAD: []}
    return {name for other in CODES if other != code for name in names[other]}


def design_parameters():
    """All inputs and outputs in the order of the dialog."""
    return [*_actions(), *_net(), *_factors_of_uni(), *_factors_of_onr(), *report_head_parameters(), *_outputs()]


def _actions():
    return [
        layer("CROSSINGS", tr("Crossings of the lines"), [Source.TypeVectorPoint], tr(
            "From Rocks at screen lines. The first passage of each run counts, each line is checked by itself. "
            "Energies hold the rotation where the crossings know it."), optional=False),
        choice("CODE", tr("Code"), CODES, EAD, tr(
            "EAD 340059: characteristic values against the energy level of the net, without partial factors. UNI "
            "11211-4 and ONR 24810: with theirs.")),
        choice("PERCENTILE", tr("Characteristic percentile [%]"), ("95", "99"), "95", tr(
            "Of velocity, height and energy at the line. The codes take the 95th or the 99th.")),
        number("MASS", tr("Mass of the design block [kg]"), None, 1e-3, 1e9, tr(
            "Empty: the largest mass among the crossings. Another mass has the velocities of the crossings, and their "
            "energies in proportion to the masses."), optional=True),
        number("RADIUS", tr("Radius of the design block [m]"), None, 1e-3, 100.0, tr(
            "Empty: that of a sphere of the mass at 2700 kg/m³."), optional=True),
        number("DISTANCE", tr("Distance to the object behind the net [m]"), None, 0.0, 1e6, tr(
            "The net must not reach it when it gives way; ONR 24810 asks for 1.2 elongations, and 1 m beyond one, at "
            "least. Empty: nothing has to be kept."), optional=True),
        number("FREE_BORDER", tr("Free border [m]"), None, 0.0, 100.0, tr(
            "Strip at the top of the net that no rock may hit. Empty: 0.5 m, or the radius of the design block where "
            "that is more, the least that UNI 11211-4 takes."), optional=True),
    ]  # fmt: skip


def _net():
    return [
        helped(QgsProcessingParameterFile("CATALOGUE", tr("Catalogue of nets"), optional=True,
                                          fileFilter=tr("CSV files (*.csv)")), tr(
            "A table with the columns name, mel_kj, sel_kj, height_m, elongation_m, residual_share. Empty: the classes "
            "of EAD 340059, without elongations, which are those of a product.")),
        helped(QgsProcessingParameterString("NET", tr("Net"), "", optional=True), tr(
            "Name of a net in the catalogue. Empty: all are checked, and the smallest that passes is told.")),
        choice("LEVEL", tr("Energy level"), ("mel", "sel"), "mel", tr(
            "mel: maximum energy level, one impact. sel: service level, several impacts without repair.")),
        number("HEIGHT", tr("Nominal height of the net [m]"), 4.0, 0.1, 50.0, tr(
            "Where the catalogue has no height.")),
        number("ELONGATION", tr("Elongation of the net in its test [m]"), None, 0.0, 100.0, tr(
            "Where the catalogue has none. Empty: not known, and the distance is then neither passed nor failed."),
            optional=True),
    ]  # fmt: skip


def _factors_of_uni():
    return [
        choice("SURVEY", tr("UNI: topographic survey"), SURVEYS, "poor", tr("good: 1.02, poor: 1.10.")),
        choice("BLOCK_SURVEY", tr("UNI: survey of the block"), SURVEYS, "poor", tr("good: 1.02, poor: 1.10.")),
        choice("TRAJECTORIES_BASIS", tr("UNI: parameters of the simulation"), SIMULATION_BASES, "literature", tr(
            "back_analysis, fitted to an event of the site: 1.02, literature: 1.10.")),
        advanced(number("UNIT_WEIGHT_FACTOR", tr("UNI: factor of the unit weight"), 1.0, 1.0, 2.0, tr(
            "1.0 at least."))),
        number("RISK_FACTOR", tr("UNI: factor of the risk"), None, 1.0, 5.0, tr(
            "On the energy, by what is at risk. Take it from the standard: Talus has not seen its table."),
            optional=True),
        number("NET_FACTOR", tr("UNI: factor of the net"), None, 1.0, 5.0, tr(
            "By which the energy level of the net is divided. Take it from the standard."), optional=True),
    ]  # fmt: skip


def _factors_of_onr():
    return [
        number("ENERGY_FACTOR", tr("ONR: partial factor of the energy"), None, 1.0, 5.0, tr(
            "By the class of consequences. Take it from the standard: Talus has not seen its table."), optional=True),
        number("HEIGHT_FACTOR", tr("ONR: partial factor of the height"), None, 1.0, 5.0, tr(
            "By the class of consequences. Take it from the standard."), optional=True),
    ]  # fmt: skip


def _outputs():
    return [
        layer_output("OUTPUT", tr("Design checks"), Source.TypeVector, tr(
            "A row for each line, net and requirement, with demand, resistance and the result."), True),
        shown_file_output("REPORT", tr("Report of the design checks"), tr("HTML files (*.html)"), tr(
            "The figures of each line, the factors and where they come from.")),
    ]  # fmt: skip
