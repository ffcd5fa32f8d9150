# SPDX-License-Identifier: GPL-2.0-or-later
"""What runs down a profile take: rocks of the library, parameters of the ground, settings of the engine."""

from qgis.core import QgsProcessingException, QgsProcessingParameterString

from ..parameters.chance import optional_values
from ..parameters.definitions import helped
from ..parameters.ground import SLIP_FRICTION, ground_model
from ..parameters.numerics import numerics
from ..parameters.values import is_unset, optional_number
from ..translation import tr


def shapes_parameter():
    """The input for shapes by number."""
    return helped(QgsProcessingParameterString("SHAPES", tr("Shapes by number"), optional=True), tr(
        "Go instead of the shapes of the library, with commas between them: superellipsoid and its exponent (2 an "
        "ellipsoid, 4 a rounded block, 10 nearly a box), prism and how many sides its polygon has, or box; then, if "
        "not all alike, the ratios of the axes. For example: superellipsoid 2.5, prism 5, box 3:2:1.5."))  # fmt: skip


def rocks_of(algorithm, parameters, context):
    """A Rock of each shape that was chosen. Raises QgsProcessingException for none."""
    from ...engine import rock_library

    texts = algorithm.parameterAsString(parameters, "SHAPES", context).strip()
    names = algorithm.parameterAsEnumStrings(parameters, "ROCKS", context)
    if not names and not texts:
        raise QgsProcessingException(tr("ROCKS: choose a shape."))
    volume = 1.0 if is_unset(parameters, "VOLUME") else algorithm.parameterAsDouble(parameters, "VOLUME", context)
    density = algorithm.parameterAsDouble(parameters, "DENSITY", context)
    if texts:
        return _rocks_by_number(texts, volume, density)
    return [rock_library.rock(name, volume=volume, density=density) for name in names]


def _rocks_by_number(texts, volume, density):
    from ...engine.shapes.make import make_rocks, recipe_of

    try:
        recipes = [recipe_of(text) for text in texts.replace(";", ",").split(",")]
        return [make_rocks(recipe, [volume], density=density)[0] for recipe in recipes]
    except ValueError as error:
        raise QgsProcessingException(f"SHAPES: {error}") from error


def ground_values(algorithm, parameters, context):
    """Parameter of the ground -> number, of those that replace what the classes say."""
    values = dict(zip(("rolling_resistance", "roughness"), optional_values(algorithm, parameters, context)))
    if ground_model(algorithm, parameters, context) == SLIP_FRICTION:
        values = dict.fromkeys(values, 0.0)
    values["restitution"] = optional_number(algorithm, parameters, "RESTITUTION", context)
    return {name: value for name, value in values.items() if value is not None}


def settings_of(algorithm, parameters, context):
    """Settings of the engine."""
    from ...engine import Settings

    return Settings(**numerics(algorithm, parameters, context))
