# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks as talus:rocklibrary is asked for them: sizes drawn, shapes made, each measured."""

import math

import numpy as np
from qgis.core import QgsProcessingException

from ..cancelling import stop_if_cancelled
from ..parameters.values import optional_number
from ..rocks.files import MadeRock

MADE = 70  # percent of the progress where all are made


def library_rocks(algorithm, parameters, context, feedback):
    """List of MadeRock. Raises QgsProcessingException naming the parameters that cannot be, or when cancelled."""
    from ...engine.shapes.make import make_rocks
    from ...engine.shapes.measures import measures

    generator = np.random.default_rng(algorithm.parameterAsInt(parameters, "SEED", context))
    sizes = _sizes(algorithm, parameters, context, generator)

    def proceed(done):
        feedback.setProgress(MADE * done / len(sizes))
        return not feedback.isCanceled()

    measure = algorithm.parameterAsEnumString(parameters, "MEASURE", context)
    density = algorithm.parameterAsDouble(parameters, "DENSITY", context)
    try:
        rocks = make_rocks(_recipe(algorithm, parameters, context), sizes, measure, density, generator, proceed)
    except ValueError as error:
        raise QgsProcessingException(str(error).replace("vertex_count", "VERTICES")) from error
    made = []
    for rock in rocks:
        stop_if_cancelled(feedback)
        made.append(MadeRock(rock, measures(rock.vertices), len(rock.vertices), 0.0))
        feedback.setProgress(MADE + (90 - MADE) * len(made) / len(sizes))
    return made


def _sizes(algorithm, parameters, context, generator):
    from ...engine.shapes.sizes import draw_sizes

    lowest = optional_number(algorithm, parameters, "SIZE_MIN", context)
    highest = optional_number(algorithm, parameters, "SIZE_MAX", context)
    try:
        return draw_sizes(
            algorithm.parameterAsInt(parameters, "COUNT", context),
            algorithm.parameterAsEnumString(parameters, "DISTRIBUTION", context),
            algorithm.parameterAsDouble(parameters, "SIZE", context),
            algorithm.parameterAsDouble(parameters, "DEVIATION", context),
            generator,
            0.0 if lowest is None else lowest,
            math.inf if highest is None else highest,
        )
    except ValueError as error:
        raise QgsProcessingException(f"SIZE, SIZE_MIN, SIZE_MAX: {error}") from error


def _recipe(algorithm, parameters, context):
    from ...engine.shapes.make import Recipe

    zingg = algorithm.parameterAsEnumString(parameters, "ZINGG", context)
    return Recipe(
        shape=algorithm.parameterAsEnumString(parameters, "SHAPE", context),
        elongation=algorithm.parameterAsDouble(parameters, "ELONGATION", context),
        flatness=algorithm.parameterAsDouble(parameters, "FLATNESS", context),
        zingg="" if zingg == "given" else zingg,
        exponent=algorithm.parameterAsDouble(parameters, "EXPONENT", context),
        sides=algorithm.parameterAsInt(parameters, "SIDES", context),
        vertex_count=algorithm.parameterAsInt(parameters, "VERTICES", context),
    )
