# SPDX-License-Identifier: GPL-2.0-or-later
"""What talus:simulate leaves to chance, as it was given: read, checked, told."""

from typing import NamedTuple

from qgis.core import QgsProcessingException

from ...engine.random_numbers import distributions
from ..findings.texts import error_text
from ..parameters.chance import (
    DENSITY_DISTRIBUTION,
    FRICTION_DISTRIBUTION,
    MATERIAL_DRAWN,
    RESTITUTION_DISTRIBUTION,
    ROLLING_DISTRIBUTION,
    VOLUME_DISTRIBUTION,
)
from ..parameters.ground import ROLLING_RESISTANCE, ROUGHNESS
from ..translation import tr

# parameter and what may be drawn: limits of engine/random_numbers/distributions.py
DISTRIBUTIONS = {
    VOLUME_DISTRIBUTION: {"quantity": "volume", "above": 0.0, "unit": "m3"},
    DENSITY_DISTRIBUTION: {"quantity": "density", "above": 0.0, "unit": "kg/m3"},
    RESTITUTION_DISTRIBUTION: {"lowest": 0.0, "highest": 1.0},
    FRICTION_DISTRIBUTION: {"quantity": "friction_factor", "lowest": 0.0},
    ROLLING_DISTRIBUTION: {"quantity": "rolling_factor", "lowest": 0.0},
}
MATERIALS = {
    "restitution": RESTITUTION_DISTRIBUTION,
    "friction_factor": FRICTION_DISTRIBUTION,
    "rolling_factor": ROLLING_DISTRIBUTION,
}


class Chances(NamedTuple):
    """What is left to chance; texts of distributions, None for what is not drawn."""

    volume: str
    density: str
    restitution: str
    friction_factor: str
    rolling_factor: str
    material_drawn: str


def read_chances(call):
    """What the parameters say."""
    texts = [_text(call, name) for name in DISTRIBUTIONS]
    return Chances(*texts, call[MATERIAL_DRAWN])


def tell_chances(chances, call):
    """One line for each quantity that is drawn."""
    names = tr("volume"), tr("density"), tr("restitution"), tr("factor of friction"), tr("factor of rolling resistance")
    for name, drawn in zip(names, chances):
        if drawn is not None:
            call.info(tr("Drawn at random: {} from {}.").format(name, drawn))


def check_distributions(call, names=tuple(DISTRIBUTIONS)):
    """Raise QgsProcessingException naming the parameter for a text that is no distribution or draws nonsense."""
    for name in names:
        text = _text(call, name)
        if text is None:
            continue
        try:
            distributions.row_of(text, name, **DISTRIBUTIONS[name])
        except ValueError as error:
            raise QgsProcessingException(error_text(error)) from error


def drawn_materials(call):
    """Setting of the engine -> what is drawn of the ground, checked; for algorithms that have these inputs alone."""
    check_distributions(call, MATERIALS.values())
    drawn = {setting: _text(call, name) for setting, name in MATERIALS.items()}
    return {**drawn, "material_drawn": call[MATERIAL_DRAWN]}


def optional_values(call):
    """(rolling resistance, roughness) of all ground, None where the classes say."""
    return tuple(call[name] for name in (ROLLING_RESISTANCE, ROUGHNESS))


def _text(call, name):
    if call.raw(name) is None or call.is_unset(name):
        return None
    return call[name].strip() or None
