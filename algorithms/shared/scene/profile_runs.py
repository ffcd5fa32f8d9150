# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs of runs down a profile: rocks of the library, parameters of the ground, settings of the engine."""

from qgis.core import QgsProcessingException

from ....engine import Rock, Settings, rock_library
from ....engine.choices import PAPERS
from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.ground.mapped_ground import MAPPED
from ....engine.jit import readiness
from ....engine.scene.checks import check_distributions
from ....engine.scene.papers import settings_of_paper
from ....engine.shapes.make import make_rocks, recipe_of
from ...translation import tr
from ..parameters.ground import ROLLING_RESISTANCE, ROUGHNESS, SURFACE_ROUGHNESS, ground_model, is_bare
from ..parameters.scene import DENSITY, RESTITUTION, ROCK_FILE, ROCK_SOLID, VOLUME, numerics
from ..parameters.shapes import ROCKS, SHAPES
from .door import QgisDoor, values_of
from .scene import tell_rock

# setting of the engine -> key of the ground
MATERIALS = {
    "restitution": "restitution_distribution", "friction_factor": "friction_distribution",
    "rolling_factor": "rolling_distribution", "material_drawn": "material_drawn",
}  # fmt: skip


def rocks_of(call):
    """A Rock of each shape that was chosen. Raises QgsProcessingException for none."""
    texts = call[SHAPES].strip()
    names = call[ROCKS]
    if call[ROCK_FILE]:
        return [_rock_of_file(call)]
    if not names and not texts:
        raise QgsProcessingException(tr("ROCKS: choose a shape."))
    volume = 1.0 if call.is_unset(VOLUME) else call[VOLUME]
    density = call[DENSITY]
    if texts:
        return _rocks_by_number(texts, volume, density)
    return [rock_library.rock(name, volume=volume, density=density) for name in names]


def _rock_of_file(call):
    """The user's own rock in the place of all shapes, at the volume that was asked for, or its own."""
    volume = None if call.is_unset(VOLUME) else call[VOLUME]
    try:
        rock = Rock.from_file(call[ROCK_FILE], density=call[DENSITY], volume=volume, solid=call[ROCK_SOLID])
    except ValueError as error:
        raise QgsProcessingException(f"ROCK_FILE: {error}") from error
    tell_rock(rock, call)
    return rock


def _rocks_by_number(texts, volume, density):
    try:
        recipes = [recipe_of(text) for text in texts.replace(";", ",").split(",")]
        return [make_rocks(recipe, [volume], density=density)[0] for recipe in recipes]
    except ValueError as error:
        raise QgsProcessingException(f"SHAPES: {error}") from error


def ground_values(call):
    """Parameter of the ground -> number, of those that replace what the classes say."""
    values = optional_values(call)
    if is_bare(call):
        values = dict.fromkeys(values, 0.0)
    values["restitution"] = 0.0 if ground_model(call) in PAPERS else call[RESTITUTION]
    return {name: value for name, value in values.items() if value is not None}


def optional_values(call):
    """Parameter of the ground -> number for all ground, None where the classes say."""
    return dict(zip(MAPPED, (call[name] for name in (ROLLING_RESISTANCE, ROUGHNESS, SURFACE_ROUGHNESS))))


def settings_of(call):
    """Settings of the engine, with what is drawn of the ground, checked; what is doubtful of them is reported."""
    check_distributions(QgisDoor(call))
    drawn = {name: values_of(call)["ground"][key] for name, key in MATERIALS.items()}
    settings = Settings(**{**numerics(call), **settings_of_paper(ground_model(call))}, **drawn)
    call.find(settings.findings)
    return settings


# Message before a simulation: that it will be slow, or that it compiles first.

SLOW = Kind("engine-not-compiled", DOUBTFUL, "{reason}")


def is_ready():
    """Need nothing be compiled before a run?"""
    return bool(readiness.why_slow()) or readiness.is_compiled()


def find_slow(call):
    """Find that the engine is not compiled, where numba cannot be used."""
    if readiness.why_slow():
        call.find([SLOW.of("numba", reason=readiness.why_slow())])


def tell_readiness(call):
    """Report what is to be waited for; returns whether the engine is compiled."""
    if readiness.why_slow():
        find_slow(call)
    elif not readiness.is_compiled():
        call.say(tr("The first run compiles the engine, which takes half a minute to two minutes ..."))
        for reason in (readiness.why_plain(), readiness.why_not_kept()):
            if reason:
                call.info(reason)
    return readiness.is_compiled()
