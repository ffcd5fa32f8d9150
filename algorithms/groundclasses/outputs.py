# SPDX-License-Identifier: GPL-2.0-or-later
"""Outputs of talus:groundclasses: the raster, the problems of the map as a layer, numbers for models and the log."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsFeature, QgsGeometry, QgsWkbTypes

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.io import ground_raster
from ...engine.io.optional_packages import require
from ..layers.writing import write_layer
from ..number_words import number_text, told
from ..parameters.number_outputs import tell_numbers
from ..styles.on_load import style_on_load
from ..translation import tr
from .columns import problem_columns
from .parameters import FOREST, GROUND, GROUND_RASTER, PROBLEMS, labels
from .styles import GroundStyle, ProblemStyle

SETTLED = Kind(
    "overlaps-settled", DOUBTFUL,
    "{value:.0f} overlaps of polygons with different values were resolved by the order of the layer; see the "
    "problems of the map.",
    "Cut the polygons so that each place has one value.",
)  # fmt: skip
GAPS = Kind(
    "map-with-gaps", DOUBTFUL,
    "The map has {value:.0f} gaps and {slivers} slivers; gaps get the ground class outside the polygons.",
    "Draw polygons over the gaps, and join slivers to their neighbours.",
)  # fmt: skip

KINDS = ("overlap", "gap", "sliver")


class Checked(NamedTuple):
    """Facts about the map, for the inputs GROUND and FOREST where they are given."""

    problems: dict  # input -> list of engine.ground.polygon_problems.Problem
    burnt: dict  # input -> engine.io.burn.Burnt
    width: float  # of slivers and gaps, m


def write_ground_raster(call, files, dem, ground):
    """Write the raster if it was asked for; returns parameter -> path."""
    if not call.wants(GROUND_RASTER):
        return {}
    path = call.path(GROUND_RASTER)
    ground_raster.write_ground(files.stage(path), ground, dem.grid)
    style_on_load(call, path, tr("Ground raster"), GroundStyle())
    return {GROUND_RASTER: path}


def write_problems(call, files, dem, checked):
    """Write the problems if they were asked for; returns parameter -> destination."""
    if not call.wants(PROBLEMS):
        return {}
    columns = problem_columns()
    form = columns, QgsWkbTypes.Type.Polygon, dem.crs
    destination = write_layer(
        call, files, PROBLEMS, form, _features(checked, columns),
        ProblemStyle(columns),
    )  # fmt: skip
    return {PROBLEMS: destination}


def _class_words(mapped):
    """Class of a polygon, with its surface roughness where it has one."""
    if mapped.surface_roughness is None:
        return mapped.name
    return tr("{} with a surface roughness of {} m").format(mapped.name, number_text(mapped.surface_roughness))


def _features(checked, columns):
    shapely = require("shapely")
    for name, problems in checked.problems.items():
        for problem in problems:
            geometry, feature = QgsGeometry(), QgsFeature()
            geometry.fromWkb(shapely.to_wkb(problem.shape, output_dimension=2))
            feature.setGeometry(geometry)
            feature.setAttributes([column.value(str(name), problem) for column in columns])
            yield feature


def numbers_of(checked, ground):
    """Name -> value."""
    numbers = {"CLASS_COUNT": len(ground.table)}
    for name in (GROUND, FOREST):
        burnt = checked.burnt.get(name)
        numbers[f"{name}_SHARE"] = float(np.mean(burnt.index >= 0)) if burnt else 0.0
    problems = [problem for found in checked.problems.values() for problem in found]
    for kind in KINDS:
        areas = [problem.area for problem in problems if problem.kind == kind]
        numbers[f"{kind.upper()}_COUNT"], numbers[f"{kind.upper()}_AREA"] = len(areas), float(sum(areas))
    numbers["CONTRADICTION_COUNT"] = sum(problem.is_contradictory for problem in problems)
    return numbers


def tell(checked, numbers, call):
    """Log what covers the cells, and what is wrong with the map."""
    for name, burnt in checked.burnt.items():
        counts = np.bincount(burnt.index[burnt.index >= 0], minlength=len(burnt.values))
        for value, count in zip(burnt.values, counts.tolist()):
            shown = _class_words(value) if name == GROUND else told(tr("{:g} kg/s up to {:g} m"), *value)
            call.info(told("  {}, {}: {:.1f} %", name, shown, 100.0 * count / burnt.index.size))
    tell_numbers(labels(), numbers, call)
    if numbers["CONTRADICTION_COUNT"]:
        call.find([SETTLED.of(str(GROUND), numbers["CONTRADICTION_COUNT"], 0.0)])
    if numbers["GAP_COUNT"] or numbers["SLIVER_COUNT"]:
        call.find([GAPS.of(str(GROUND), numbers["GAP_COUNT"], slivers=numbers["SLIVER_COUNT"])])
