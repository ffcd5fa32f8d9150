# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:barrier: names, labels with units, ranges, defaults and help."""

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterRasterLayer,
    QgsProcessingParameterString,
)

from ...engine import choices
from ..parameters.definitions import advanced, choice, field, helped, number
from ..parameters.extent import band_parameter, extent_parameter
from ..parameters.obstacles import barrier_height, passing_rule
from ..runs.motion import motion_parameters
from ..translation import tr

Source = QgsProcessing.SourceType
NET_CLASSES = tuple(f"{energy:g}" for energy in choices.NET_CLASSES)  # kJ
CUSTOM, RIGID = "capacity", "rigid"
LEVELS = ("maximum", "service")


def barrier_parameters():
    """All inputs in the order of the dialog."""
    return [*_design(), *_evaluation(), *map(advanced, [*_variants(), *_extent()])]


def _design():
    return [
        helped(
            QgsProcessingParameterRasterLayer("DEM", tr("Elevation model")),
            tr("That of the simulation: heights in metres, in a projected coordinate system in metres."),
        ),
        helped(
            QgsProcessingParameterFeatureSource("BARRIERS", tr("Barrier lines"), [Source.TypeVectorLine]),
            tr("Lines of nets, walls or dams as planned."),
        ),
        *barrier_height("", tr("Height [m]")),
        choice("CLASS", tr("Net class: maximum energy level [kJ]"), (*NET_CLASSES, CUSTOM, RIGID), "1000", tr(
            "Classes of ETAG 27 and EAD 340059; 8500 stands for the one above 4500, which has no upper bound. "
            "capacity: the number below. rigid: a wall or dam that takes any energy.")),
        choice("LEVEL", tr("Level of the class that counts"), LEVELS, "maximum", tr(
            "maximum: one impact may use all of the class. service: a third of it, the level of two impacts without "
            "repair.")),
        number("ENERGY", tr("Energy capacity [kJ]"), 1000.0, 0.0, 1e9, tr(
            "For the class capacity, where the field below says nothing. 0 only measures what crosses.")),
        field("ENERGY_FIELD", tr("Field of the barriers with the energy capacity [kJ]"), "BARRIERS",
              tr("Replaces class and capacity; left empty, the field energy_kj is taken where "
                 "there is one.")),
        number("POST_SPACING", tr("Spacing of the posts [m]"), 10.0, 0.5, 1000.0, tr(
            "For the number of posts; nets have 8 to 12 m.")),
    ]  # fmt: skip


def _evaluation():
    return [
        helped(
            QgsProcessingParameterFeatureSource(
                "CROSSINGS", tr("Crossings of a simulation"), [Source.TypeVectorPoint], optional=True),
            tr("The output Barriers: crossings of Simulate rockfall with these lines, best with the capacity 0, which "
               "measures all rocks, or the output Crossings of Rocks at screen lines with these lines. With it the "
               "variants below are compared, without simulating again. Give this or the trajectories."),
        ),
        *_paths(),
        number("TARGET", tr("Share of the rocks that shall be stopped [%]"), 95.0, 0.1, 100.0, tr(
            "For the height and energy that are needed, and to mark the variants that reach it.")),
    ]  # fmt: skip


def _paths():
    trajectories, samples = motion_parameters()
    trajectories.setFlags(trajectories.flags() | QgsProcessingParameterDefinition.Flag.FlagOptional)
    helped(trajectories, tr(
        "In place of the crossings: the lines that Simulate rockfall wrote, without these barriers. Each rock counts "
        "where it first passes a line, as in Rocks at screen lines."))  # fmt: skip
    rule = passing_rule(
        "RULE",
        tr("For trajectories; crossings have theirs from their simulation. highest point is on the safe side. It is "
           "that of the rock as it is turned at the line; where the trajectories do not tell, the centre of mass plus "
           "the largest radius. Simulate rockfall has the same choice and default."))  # fmt: skip
    return [trajectories, samples, advanced(rule)]


def _variants():
    return [
        helped(
            QgsProcessingParameterString("VARIANT_HEIGHTS", tr("Heights to compare [m]"), "2, 3, 4, 5, 6, 8"),
            tr("Numbers with commas between them; the height of the barrier itself is compared too."),
        ),
        helped(
            QgsProcessingParameterString("VARIANT_ENERGIES", tr("Capacities to compare [kJ]"), ", ".join(NET_CLASSES)),
            tr("Numbers with commas between them; the capacity of the barrier itself is compared too."),
        ),
    ]


def _extent():
    return [band_parameter(), extent_parameter(tr("Saves memory on a large model. Empty: all of it."))]
