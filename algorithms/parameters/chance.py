# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:simulate about rolling, rough ground and chance: definitions and reading. All are advanced."""

from typing import NamedTuple

from qgis.core import (
    QgsProcessingException,
    QgsProcessingParameterString,
)

from ...engine.choices import MATERIALS_DRAWN
from ..translation import tr
from .definitions import choice, field, helped, number
from .ground import HIGHEST_ROLLING_RESISTANCE, HIGHEST_ROUGHNESS
from .values import is_unset, optional_number

# parameter and what may be drawn: limits of engine/random_numbers/distributions.py
DISTRIBUTIONS = {
    "VOLUME_DISTRIBUTION": {"above": 0.0, "unit": "m3"},
    "DENSITY_DISTRIBUTION": {"above": 0.0, "unit": "kg/m3"},
    "RESTITUTION_DISTRIBUTION": {"lowest": 0.0, "highest": 1.0},
    "FRICTION_DISTRIBUTION": {"lowest": 0.0},
}


class Chances(NamedTuple):
    """What is left to chance; texts of distributions, None for what is not drawn."""

    volume: str
    density: str
    restitution: str
    friction_factor: str
    material_drawn: str


def chance_parameters():
    """Definitions in the order of the dialog."""
    return [
        _number("RESTITUTION_HALVING_SPEED", tr("Velocity that halves the restitution [m/s]"), 1000.0, tr(
            "Fast impacts return less: the restitution e becomes e / (1 + (v / this velocity)^2) for an approach at v. "
            "9.8 m/s is that of Pfeiffer and Bowen (1989), as Ashayer (2007) quotes it. Left empty, it does not "
            "depend on the velocity.")),
        _number("ROLLING_RESISTANCE", tr("Rolling resistance of all ground"), HIGHEST_ROLLING_RESISTANCE, tr(
            "Tangent of the slope on which a rock of 1 t just goes on rolling, corners included; at most 3. The "
            "classes have about 0.4 on coarse scree to 1 on moor. Left empty, they say. Earlier versions had 0.11 to "
            "0.25, and meant what soil adds to corners.")),
        field("ROLLING_FIELD", tr("Field of the ground polygons with the rolling resistance"), "GROUND", tr(
            "Rolling resistance of each polygon; empty values take that of all ground or of the class.")),
        _number("ROUGHNESS", tr("Roughness of all ground [°]"), HIGHEST_ROUGHNESS, tr(
            "The plane of each new contact is tilted at random: seen in a vertical section by an angle with this "
            "standard deviation. For nearly round rocks 5 to 15. Left empty, the ground classes say; theirs is 0.")),
        field("ROUGHNESS_FIELD", tr("Field of the ground polygons with the roughness [°]"), "GROUND", tr(
            "Roughness of each polygon; empty values take that of all ground or of the class.")),
        _distribution("VOLUME_DISTRIBUTION", tr("Distribution of the volume [m³]"), tr(
            "Each run draws its volume, for example from lognormal(1.0, 0.3): median and standard deviation of the "
            "logarithm; or uniform(0.5, 2), normal(1, 0.2), normal(1, 0.5, 0.2, 3) with bounds. Replaces the volume "
            "of a rock; a volume from the field of the releases stays.")),
        _distribution("DENSITY_DISTRIBUTION", tr("Distribution of the density [kg/m³]"), tr(
            "Each run draws its density, for example from normal(2700, 50). Replaces the density of the rock.")),
        _distribution("RESTITUTION_DISTRIBUTION", tr("Distribution of the normal restitution"), tr(
            "For example normal(0.35, 0.05, 0.3, 0.4). Replaces the restitution of all ground.")),
        _distribution("FRICTION_DISTRIBUTION", tr("Distribution of the factor of friction"), tr(
            "The friction of the ground is multiplied by a number drawn, for example, from lognormal(1, 0.2).")),
        choice("MATERIAL_DRAWN", tr("Restitution and friction are drawn"), MATERIALS_DRAWN, MATERIALS_DRAWN[0], tr(
            "run: once for each run; contact: anew whenever a corner of the rock meets the ground.")),
    ]  # fmt: skip


def read_chances(algorithm, parameters, context):
    """What the parameters say."""
    texts = [_text(algorithm, parameters, context, name) for name in DISTRIBUTIONS]
    return Chances(*texts, algorithm.parameterAsEnumString(parameters, "MATERIAL_DRAWN", context))


def tell_chances(chances, feedback):
    """One line for each quantity that is drawn."""
    names = tr("volume"), tr("density"), tr("restitution"), tr("factor of friction")
    for name, text in zip(names, chances):
        if text is not None:
            feedback.pushInfo(tr("Drawn at random: {} from {}.").format(name, text))


def check_distributions(algorithm, parameters, context):
    """Raise QgsProcessingException naming the parameter for a text that is no distribution or draws nonsense."""
    for name, limits in DISTRIBUTIONS.items():
        text = _text(algorithm, parameters, context, name)
        if text is None:
            continue
        from ...engine.random_numbers import distributions

        try:
            distributions.row_of(text, name, **limits)
        except ValueError as error:
            raise QgsProcessingException(str(error)) from error


def optional_values(algorithm, parameters, context):
    """(rolling resistance, roughness) of all ground, None where the classes say."""
    return tuple(optional_number(algorithm, parameters, name, context) for name in ("ROLLING_RESISTANCE", "ROUGHNESS"))


def _text(algorithm, parameters, context, name):
    if parameters.get(name) is None or is_unset(parameters, name):
        return None
    return algorithm.parameterAsString(parameters, name, context).strip() or None


def _number(name, label, highest, text):
    lowest = 0.001 if name == "RESTITUTION_HALVING_SPEED" else 0.0
    return number(name, label, None, lowest, highest, text, optional=True, decimals=3)


def _distribution(name, label, text):
    return helped(QgsProcessingParameterString(name, label, None, False, True), text)
