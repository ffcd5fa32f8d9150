# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:gallery, forces of rocks on galleries and rigid walls, section by section."""

from ....engine.choices import IMPACT_VELOCITIES, STOPPING_PULSES, STRUCTURE_KINDS
from ....engine.quantities.quantities import QUANTITIES
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    Source,
    advanced,
    choice,
    field,
    layer,
    layer_output,
    number,
    optional_number,
    shown_file_output,
)
from ...shared.parameters.outputs import number_outputs, report_head_parameters
from ...stages import DECIDE
from ...translation import tr

# The inputs and outputs of talus:gallery.

GALLERY, WALL = STRUCTURE_KINDS
WHOLE, ACROSS = IMPACT_VELOCITIES
STRUCTURE = layer("STRUCTURE", [Source.TypeVectorLine], optional=False)
NAME_FIELD = field("NAME_FIELD", STRUCTURE, FieldType.Any)
CROSSINGS = layer("CROSSINGS", [Source.TypeVectorPoint], optional=False)
KIND = choice("KIND", STRUCTURE_KINDS, GALLERY)
SECTION = number("SECTION", 10.0, 0.1, 10_000.0)
PERCENTILE = choice("PERCENTILE", ("95", "99"), "95")
DENSITY = number("DENSITY", 2700.0, **QUANTITIES["density"].limits, decimals=0)
THICKNESS = number("THICKNESS", 1.0, 0.05, 20.0)
MODULUS = number("MODULUS", 10_000.0, 100.0, 1e6, decimals=0)
FRICTION_ANGLE = number("FRICTION_ANGLE", 35.0, 1.0, 60.0, decimals=1)
ASTRA_FACTOR = optional_number("ASTRA_FACTOR", None, 0.01, 100.0, decimals=3)
LABIOUSE_FACTOR = optional_number("LABIOUSE_FACTOR", None, 0.01, 100.0, decimals=3)
JAPAN_FACTOR = optional_number("JAPAN_FACTOR", None, 0.01, 100.0, decimals=3)
LAME = optional_number("LAME", None, 1.0, 1e6, decimals=0)
STATIC_FACTOR = optional_number("STATIC_FACTOR", None, 0.01, 10.0)
DEPTH_RATIO = optional_number("DEPTH_RATIO", None, 0.0, 20.0)
LEAST_THICKNESS = optional_number("LEAST_THICKNESS", None, 0.0, 20.0)
IMPACT_VELOCITY = choice("IMPACT_VELOCITY", IMPACT_VELOCITIES, WHOLE)
ROOF_SLOPE = number("ROOF_SLOPE", 0.0, -60.0, 60.0, decimals=1)
WALL_HEIGHT = number("WALL_HEIGHT", 3.0, 0.1, 100.0)
FREEBOARD = optional_number("FREEBOARD", None, 0.0, 50.0)
RESISTANCE = optional_number("RESISTANCE", None, 0.1, 1e7, decimals=0)
STOPPING_DISTANCE = optional_number("STOPPING_DISTANCE", None, 0.001, 50.0, decimals=3)
PULSE = choice("PULSE", STOPPING_PULSES, "triangle")
SECTIONS = layer_output("SECTIONS", Source.TypeVectorLine, by_default=True)
REPORT = shown_file_output("REPORT")
FACTORS = {"astra": ASTRA_FACTOR, "labiouse": LABIOUSE_FACTOR, "japan": JAPAN_FACTOR}  # by the formula of the engine
OF_GALLERIES = (THICKNESS, MODULUS, FRICTION_ANGLE, *FACTORS.values(), LAME, STATIC_FACTOR, DEPTH_RATIO,
                LEAST_THICKNESS, IMPACT_VELOCITY, ROOF_SLOPE)  # fmt: skip
OF_WALLS = WALL_HEIGHT, FREEBOARD, RESISTANCE, STOPPING_DISTANCE, PULSE


def gallery_parameters():
    """All inputs and outputs in the order of the dialog."""
    rare = [
        NAME_FIELD.shown(tr("Field with the name of a structure"), tr(
            'Names in tables and the report. Left empty, structures are named by their field "name", or by '
            "their id where they have none.")),
        SECTION.shown(tr("Longest section [m]"), tr(
            "Structures are divided into equal sections no longer than this, each with its own forces.")),
        PERCENTILE.shown(tr("Characteristic percentile [%]"), tr(
            "Percentile of forces, energies and depths within a section.")),
        DENSITY.shown(tr("Density of the rocks [kg/m³]"), tr(
            "Gives the radius of the sphere of equal volume from the mass of a crossing.")),
        DEPTH_RATIO.shown(tr("Thickness required, in multiples of the penetration"), tr(
            "Minimum ratio of the thickness of the cushion to the penetration of the rock; 2 is recalled from ASTRA "
            "12006. If left empty, not checked.")),
        LEAST_THICKNESS.shown(tr("Minimum thickness of a cushion [m]"), tr(
            "Independent of the penetration; 0.5 is recalled from ASTRA 12006. If left empty, not checked.")),
        FREEBOARD.shown(tr("Freeboard of the wall [m]"), tr(
            "Strip below the top that no rock may hit, as required by your code. If left empty, not checked.")),
        IMPACT_VELOCITY.shown(tr("Design velocity at the roof"), tr(
            "whole velocity: that of the crossing, on the safe side. across the roof: its component normal to the "
            "roof. The treatment of oblique impacts in the formulas was not found in a source.")),
        ROOF_SLOPE.shown(tr("Slope of the roof [°]"), tr(
            "Positive where it falls in the direction of the rocks; for the component across the roof only.")),
        PULSE.shown(tr("Course of the force on the wall"), tr(
            "Course in time: the largest force is 1 (steady), 2 (triangle), 4/3 (falling) or 8/3 (rising) times "
            "energy over distance.")),
    ]  # fmt: skip
    return [
        STRUCTURE.shown(tr("Galleries or walls"), tr(
            "The uphill edge of each roof, or the wall: a line along which rocks arrive.")),
        CROSSINGS.shown(tr("Crossings of the structures"), tr(
            "Output of Rocks at screen lines with these lines. The first passage of each run counts.")),
        KIND.shown(tr("Kind of the structures"), tr(
            "gallery: a roof with a cushion, on which rocks fall. wall: rocks are stopped over a distance, or pass "
            "above it.")),
        THICKNESS.shown(tr("Thickness of the cushion [m]"), tr(
            "Thickness of the soil on the roof, in place.")),
        MODULUS.shown(tr("Modulus of the cushion [kN/m²]"), tr(
            "Modulus of the plate-bearing test, first loading. The default value is a starting value, not that of "
            "your cushion.")),
        FRICTION_ANGLE.shown(tr("Angle of friction of the cushion [°]"), tr(
            "Internal friction; used only by ASTRA's formula.")),
        *_formulas(),
        WALL_HEIGHT.shown(tr("Height of the wall [m]"), tr(
            "Above the ground at the line. Rocks whose lowest point is higher pass above.")),
        RESISTANCE.shown(tr("Energy capacity of the wall [kJ]"), tr(
            "Capacity from your own proof: no published rule gives it for rigid walls. If left empty, not checked.")),
        STOPPING_DISTANCE.shown(tr("Distance over which the wall stops a rock [m]"), tr(
            "Stopping distance: penetration plus wall deflection. If left empty, no force.")),
        *map(advanced, rare),
        *report_head_parameters(),
        SECTIONS.shown(tr("Sections of the structures"), tr(
            "A line for each section with hits, energies, forces, penetration and checks.")),
        REPORT.shown(tr("Report of the galleries and walls"), tr("HTML files (*.html)"), tr(
            "Tables along the structures, formulas with their certainty, and limits.")),
    ]  # fmt: skip


def _formulas():
    recalled = tr("If left empty, not computed. Talus has not seen the formula in its source; {} is the recalled "
                  "value of its factor. Compare it with your copy.")  # fmt: skip
    return [
        ASTRA_FACTOR.shown(tr("Factor of ASTRA 12006"), recalled.format("2.8")),
        LABIOUSE_FACTOR.shown(tr("Factor of Labiouse et al. (1996)"), recalled.format("1.765")),
        JAPAN_FACTOR.shown(tr("Factor of the Japanese handbook"), recalled.format("2.108")),
        LAME.shown(tr("Lamé's constant of the cushion [kN/m²]"), tr(
            "Needed for the Japanese handbook only; 1000 is recalled as usual.")),
        STATIC_FACTOR.shown(tr("Factor from the largest to the static force"), tr(
            "By the failure mode of the roof: 0.4 ductile, 1.2 brittle (punching) are recalled from ASTRA 12006. If "
            "left empty, no static force.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "SECTION_COUNT": tr("Sections"),
        "HIT_COUNT": tr("Rocks that arrive"),
        "ENERGY": tr("Largest characteristic energy of a section [kJ]"),
        "FORCE": tr("Largest characteristic force of a section [kN]"),
        "STATIC_FORCE": tr("Largest static force of a section [kN]"),
        "DEPTH": tr("Largest penetration of the cushion [m]"),
        "OVER_SHARE": tr("Largest share of the rocks above a wall [%]"),
        "SECTIONS_FAILED": tr("Sections that fail a check"),
    }


class Gallery(TalusAlgorithm):
    """Definition of talus:gallery for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    styles_in = "outputs"

    def name(self):
        return "gallery"

    def displayName(self):
        return tr("Galleries and walls")

    def shortDescription(self):
        return tr(
            "Effect of the rocks of a simulation on a gallery with a cushion, or on a rigid wall: largest force by "
            "up to three formulas, static force, penetration of the cushion, energy per metre, rocks above a wall. "
            "Section by section along the structure."
        )

    def tags(self):
        return tr("rockfall,gallery,shed,roof,cushion,wall,force,impact,ASTRA,Labiouse,penetration,design").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(gallery_parameters(), number_outputs(labels()))
