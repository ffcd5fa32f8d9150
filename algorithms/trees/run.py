# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:trees runs: reads stands, draws trees, writes points."""

import math

import numpy as np
from qgis.core import QgsWkbTypes

from ...engine.forest.plausible_stems import of_stems
from ..layers.vector_layers import layer_source
from ..layers.writing import write_layer
from ..parameters.number_outputs import tell_numbers
from ..parameters.species import BROADLEAF, CONIFER
from ..parameters.staging import Files
from ..scene.stems import StemStyle
from .check import given
from .features import tree_features
from .layers import tree_columns
from .parameters import (
    BROADLEAF_SPECIES,
    CONIFER_SPECIES,
    CONIFERS,
    CONIFERS_FIELD,
    DEAD_WOOD,
    DEAD_WOOD_FIELD,
    DENSITY,
    DENSITY_FIELD,
    DENSITY_RASTER,
    DEVIATION_FIELD,
    DIAMETER,
    DIAMETER_FIELD,
    DIAMETER_RASTER,
    DISTANCE,
    DISTRIBUTION,
    LOG_DIAMETER,
    LOG_LENGTH,
    LOG_STRENGTH,
    OUTPUT,
    POINT_DIAMETER_FIELD,
    POINT_HEIGHT_FIELD,
    POINT_SPECIES_FIELD,
    POINTS,
    SEED,
    SPECIES,
    STANDS,
    VARIATION,
    results,
)
from .stands import (
    HECTARE,
    DeadWood,
    StandChoices,
    logs_of_polygons,
    trees_of_points,
    trees_of_polygons,
    trees_of_rasters,
)


def run(call):
    """Run talus:trees and return its outputs and numbers to Processing."""
    call.checked()
    forest, crs = _forest(call)
    with Files() as files:
        destination = _write(call, files, forest, crs)
    numbers = _numbers_of(forest)
    tell_numbers(results(), numbers, call)
    call.find(of_stems(forest.stems.diameter, forest.height, forest.area))
    return {OUTPUT: destination, **numbers}


def _forest(call):
    """The trees and their coordinate system."""
    (name,) = given(call)
    choices = _choices(call)
    if name == DENSITY_RASTER:
        layers = [call[DENSITY_RASTER], call[DIAMETER_RASTER]]
        forest = trees_of_rasters(*layers, choices, call)
        return forest, layers[0].crs()
    source = layer_source(call, name)
    kinds = {
        STANDS: (trees_of_polygons, (DENSITY_FIELD, DIAMETER_FIELD, DEVIATION_FIELD, CONIFERS_FIELD)),
        POINTS: (trees_of_points, (POINT_DIAMETER_FIELD, POINT_HEIGHT_FIELD, POINT_SPECIES_FIELD)),
    }
    read, fields = kinds[name]
    names = [call[field] for field in fields]
    forest = read(source, names, choices, call)
    wood = _dead_wood(call)
    if name == STANDS and (wood.volume > 0.0 or wood.field):
        forest = forest._replace(logs=logs_of_polygons(source, wood, choices, call))
    return forest, source.sourceCrs()


def _dead_wood(call):
    strength = call[LOG_STRENGTH]
    return DeadWood(
        call[DEAD_WOOD],
        call[DEAD_WOOD_FIELD],
        call[LOG_DIAMETER] / 100.0,
        call[LOG_LENGTH],
        math.nan if strength is None else strength / 100.0,
    )


def _choices(call):
    kinds = {CONIFER: call[CONIFER_SPECIES], BROADLEAF: call[BROADLEAF_SPECIES]}
    return StandChoices(
        call[DENSITY], call[DIAMETER] / 100.0, call[VARIATION] / 100.0, call[CONIFERS] / 100.0, call[SPECIES],
        call[DISTANCE], call[DISTRIBUTION], call[SEED], kinds,
    )  # fmt: skip


def _write(call, files, forest, crs):
    form = tree_columns(), QgsWkbTypes.Type.Point, crs
    style = StemStyle(tree_columns())
    return write_layer(call, files, OUTPUT, form, tree_features(forest), style)


def _numbers_of(forest):
    """Name -> value; those by hectare are missing where the area is not known."""
    diameter = forest.stems.diameter
    numbers = {"TREE_COUNT": int(diameter.size)}
    if diameter.size:
        numbers["DIAMETER_MEAN"] = 100.0 * float(diameter.mean())
    if forest.area > 0.0:
        numbers["STEMS_PER_HECTARE"] = diameter.size * HECTARE / forest.area
        numbers["BASAL_AREA"] = 0.25 * math.pi * float(np.sum(diameter**2)) * HECTARE / forest.area
    if forest.logs:
        numbers["LOG_COUNT"] = len(forest.logs)
        volume = sum(0.25 * math.pi * log.diameter**2 * log.length for log in forest.logs)
        numbers["LOG_VOLUME"] = volume * HECTARE / forest.area
    return numbers
