# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:trees runs: reads stands, draws trees, writes points."""

import math

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY, QgsProcessingException, QgsWkbTypes

from ....engine.forest.plausible_stems import of_stems
from ....engine.obstacles.strength import stem_energy, stem_height
from ...number_words import KILO
from ...shared.layers.vector_layers import check_layers, layer_source
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.obstacles import BROADLEAF, CONIFER
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.scene.scene import StemStyle
from ...translation import tr
from .algorithm import (
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
from .layers import tree_columns
from .stands import (
    HECTARE,
    DeadWood,
    StandChoices,
    logs_of_polygons,
    trees_of_points,
    trees_of_polygons,
    trees_of_rasters,
)

# Checks of talus:trees before a run.

SOURCES = (STANDS, DENSITY_RASTER, POINTS)


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    if len(given(call)) != 1:
        message = tr("Give one of STANDS, DENSITY_RASTER and POINTS; {} were given.")
        raise QgsProcessingException(message.format(len(given(call))))
    check_layers(call, (STANDS, POINTS))
    check_outputs(call)


def given(call):
    return [name for name in SOURCES if call.is_given(name)]


# Features of single trees and lying logs.


def tree_features(forest):
    """Features of the trees of a forest."""
    stems = forest.stems
    height = np.where(np.isnan(forest.height), stem_height(stems.diameter, stems.species), forest.height)
    energy = stem_energy(stems.diameter, stems.species) / KILO
    columns = (stems.x, stems.y, forest.stand, 100.0 * stems.diameter, height, stems.species, energy)
    number = -1
    for number, (x, y, *values) in enumerate(zip(*(column.tolist() for column in columns))):
        yield make_feature(QgsGeometry.fromPointXY(QgsPointXY(x, y)), [number, *values, None])
    for later, log in enumerate(forest.logs, number + 1):
        point = QgsGeometry.fromPointXY(QgsPointXY(log.x, log.y))
        of_log = (100.0 * log.diameter, log.length, log.species, log.energy / KILO, math.degrees(log.azimuth))
        yield make_feature(point, [later, log.stand, *of_log])


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
