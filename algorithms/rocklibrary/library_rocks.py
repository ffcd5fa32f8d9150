# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks as talus:rocklibrary is asked for them: sizes drawn, shapes made, each measured."""

import math

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.shapes.equivalent import equivalent_box
from ...engine.shapes.make import Recipe, make_rocks
from ...engine.shapes.measures import measures
from ...engine.shapes.sizes import draw_sizes
from ..rocks.outputs import MadeRock
from .parameters import (
    COUNT,
    DENSITY,
    DEVIATION,
    DISTRIBUTION,
    ELONGATION,
    EXPONENT,
    FLATNESS,
    MEASURE,
    SEED,
    SHAPE,
    SIDES,
    SIZE,
    SIZE_MAX,
    SIZE_MIN,
    VERTICES,
    ZINGG,
)

MADE = 70  # percent of the progress where all are made


def library_rocks(call):
    """List of MadeRock. Raises QgsProcessingException naming the parameters that cannot be, or when cancelled."""
    generator = np.random.default_rng(call[SEED])
    sizes = _sizes(call, generator)

    def proceed(done):
        call.progress(MADE * done / len(sizes))
        return not call.is_cancelled()

    measure = call[MEASURE]
    density = call[DENSITY]
    try:
        rocks = make_rocks(_recipe(call), sizes, measure, density, generator, proceed)
    except ValueError as error:
        raise QgsProcessingException(str(error).replace("vertex_count", VERTICES)) from error
    made = []
    for rock in rocks:
        call.stop_if_cancelled()
        made.append(MadeRock(rock, measures(rock.vertices), len(rock.vertices), 0.0, equivalent_box(rock)))
        call.progress(MADE + (90 - MADE) * len(made) / len(sizes))
    return made


def _sizes(call, generator):
    lowest = call[SIZE_MIN]
    highest = call[SIZE_MAX]
    try:
        return draw_sizes(
            call[COUNT],
            call[DISTRIBUTION],
            call[SIZE],
            call[DEVIATION],
            generator,
            0.0 if lowest is None else lowest,
            math.inf if highest is None else highest,
        )
    except ValueError as error:
        raise QgsProcessingException(f"SIZE, SIZE_MIN, SIZE_MAX: {error}") from error


def _recipe(call):
    zingg = call[ZINGG]
    return Recipe(
        shape=call[SHAPE],
        elongation=call[ELONGATION],
        flatness=call[FLATNESS],
        zingg="" if zingg == "given" else zingg,
        exponent=call[EXPONENT],
        sides=call[SIDES],
        vertex_count=call[VERTICES],
    )
