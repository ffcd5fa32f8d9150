# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:simulate about rolling, rough ground and chance: definitions and reading. All are advanced."""

from ....engine.choices import MATERIALS_DRAWN
from ...translation import tr
from .definitions import choice, optional_number, text
from .ground import (
    ROLLING_FIELD,
    ROLLING_RESISTANCE,
    ROUGHNESS,
    ROUGHNESS_FIELD,
    SURFACE_ROUGHNESS,
    SURFACE_ROUGHNESS_FIELD,
)

RESTITUTION_HALVING_SPEED = optional_number("RESTITUTION_HALVING_SPEED", None, 0.001, 1000.0, decimals=3)
VOLUME_DISTRIBUTION = text("VOLUME_DISTRIBUTION", optional=True)
DENSITY_DISTRIBUTION = text("DENSITY_DISTRIBUTION", optional=True)
RESTITUTION_DISTRIBUTION = text("RESTITUTION_DISTRIBUTION", optional=True)
FRICTION_DISTRIBUTION = text("FRICTION_DISTRIBUTION", optional=True)
ROLLING_DISTRIBUTION = text("ROLLING_DISTRIBUTION", optional=True)
MATERIAL_DRAWN = choice("MATERIAL_DRAWN", MATERIALS_DRAWN, MATERIALS_DRAWN[0])


def chance_parameters():
    """Definitions in the order of the dialog."""
    return [
        RESTITUTION_HALVING_SPEED.shown(tr("Velocity that halves the restitution [m/s]"), tr(
            "Fast impacts rebound less: the restitution e becomes e / (1 + (v / this velocity)^2) for an approach at "
            "v. 9.8 m/s is the value of Pfeiffer and Bowen (1989), as quoted by Ashayer (2007). If left empty, "
            "restitution does not depend on the velocity.")),
        ROLLING_RESISTANCE.shown(tr("Rolling resistance of all ground"), tr(
            "Tangent of the slope on which a rock of any size just keeps rolling on smooth ground, corners of the "
            "rock included; at most 3. Stones on the ground add to it (SURFACE_ROUGHNESS). If left empty, the ground "
            "classes give it. In earlier versions this number held for rocks of 1 t.")),
        ROLLING_FIELD.shown(tr("Field of the ground polygons with the rolling resistance"), tr(
            "Rolling resistance of each polygon; empty values take that of all ground or of the class.")),
        SURFACE_ROUGHNESS.shown(tr("Surface roughness of all ground [m]"), tr(
            "Mean height d of the roughness of the ground, such as stones, blocks and tussocks; at most 5 m, 0 for "
            "smooth ground. A rock of mean radius R rolls with the rolling resistance plus d / 2R, so stones brake "
            "small rocks more than large ones. If left empty, the ground classes give it.")),
        SURFACE_ROUGHNESS_FIELD.shown(tr("Field of the ground polygons with the surface roughness [m]"), tr(
            "Surface roughness of each polygon. Left empty, the field surface_roughness is taken if the layer has it, "
            "else the obstacle heights rg70, rg20 and rg10 of Rockyfor3D, as d = 0.7 rg70 + 0.2 rg20 + 0.1 rg10. Empty "
            "values take that of all ground or of the class.")),
        ROUGHNESS.shown(tr("Scatter of the contact plane of all ground [°]"), tr(
            "Tilts the plane of each new contact at random: in a vertical section by an angle with this standard "
            "deviation. It scatters rebounds but brakes no rock on average; the braking by stones is entered as "
            "surface roughness in metres. For nearly round rocks 5 to 15. If left empty, the ground classes give it; "
            "their value is 0.")),
        ROUGHNESS_FIELD.shown(tr("Field of the ground polygons with the scatter of the contact plane [°]"), tr(
            "Scatter of the contact plane of each polygon; empty values take that of all ground or of the class.")),
        VOLUME_DISTRIBUTION.shown(tr("Distribution of the volume [m³]"), tr(
            "Each run draws its volume, for example from lognormal(1.0, 0.3): median and standard deviation of the "
            "logarithm; or uniform(0.5, 2), normal(1, 0.2), normal(1, 0.5, 0.2, 3) with bounds. Replaces the volume "
            "of a rock; a volume in the field of the releases takes precedence. For sources whose block sizes are "
            "known as a distribution.")),
        DENSITY_DISTRIBUTION.shown(tr("Distribution of the density [kg/m³]"), tr(
            "Each run draws its density, for example from normal(2700, 50). Replaces the density of the rock. "
            "For sensitivity studies.")),
        RESTITUTION_DISTRIBUTION.shown(tr("Distribution of the normal restitution"), tr(
            "For example normal(0.35, 0.05, 0.3, 0.4). Replaces the restitution of all ground. For sensitivity "
            "studies, and for comparison with studies that draw it.")),
        FRICTION_DISTRIBUTION.shown(tr("Distribution of the factor of friction"), tr(
            "The friction of the ground is multiplied by a number drawn, for example, from lognormal(1, 0.2). "
            "For sensitivity studies, and for comparison with studies that draw it.")),
        ROLLING_DISTRIBUTION.shown(tr("Distribution of the factor of rolling resistance"), tr(
            "The rolling resistance of the ground is multiplied by a number drawn, for example, from "
            "normal(1, 0.125, 0.875, 1.125). For sensitivity studies, and for comparison with studies that draw it.")),
        MATERIAL_DRAWN.shown(tr("Restitution and friction are drawn"), tr(
            "run: drawn once for each run; contact: drawn again whenever a corner of the rock meets the ground. Has "
            "an effect only where one of the distributions above is given.")),
    ]  # fmt: skip
