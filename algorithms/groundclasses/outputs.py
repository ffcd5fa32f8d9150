# SPDX-License-Identifier: GPL-2.0-or-later
"""What talus:groundclasses makes: the raster, the problems of the map as a layer, numbers for models and the log."""

from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsFeature,
    QgsGeometry,
    QgsProcessing,
    QgsWkbTypes,
)

from ..layers.writing import write_layer
from ..parameters.definitions import layer_output, raster_output
from ..parameters.number_outputs import tell_numbers
from ..parameters.output_files import is_wanted
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..styles.known_layers import known_raster, known_table
from ..styles.on_load import style_on_load
from ..translation import tr
from .styles import GroundStyle, ProblemStyle

KINDS = ("overlap", "gap", "sliver")


class Checked(NamedTuple):
    """What is known of the map, for the inputs GROUND and FOREST where they are given."""

    problems: dict  # input -> list of engine.ground.polygon_problems.Problem
    burnt: dict  # input -> engine.io.burn.Burnt
    width: float  # of slivers and gaps, m


def ground_class_outputs():
    """The destinations."""
    return [
        raster_output("GROUND_RASTER", tr("Ground raster"), tr(
            "The input GROUND_RASTER of the simulation: bands with the number of the class, friction, restitution and "
            "drag, by their descriptions."), True),
        layer_output("PROBLEMS", tr("Problems of the map"), QgsProcessing.SourceType.TypeVectorPolygon, tr(
            "Overlaps, gaps and slivers with their area, mean width and the ids of the features."), True),
    ]  # fmt: skip


def problem_columns():
    """Columns of the problems, from the name of the input and the problem."""
    return (
        Column("input", TEXT, tr("input"), lambda name, problem: name),
        Column("kind", TEXT, tr("kind of problem"), lambda name, problem: problem.kind),
        Column("features", TEXT, tr("ids of the features"), lambda name, problem: _listed(problem.features)),
        Column("differ", INTEGER, tr("1: the values differ"), lambda name, problem: int(problem.is_contradictory)),
        Column("area_m2", REAL, tr("area [m²]"), lambda name, problem: problem.area),
        Column("width_m", REAL, tr("mean width [m]"), lambda name, problem: problem.width),
    )


def _listed(identifiers):
    return ", ".join(str(identifier) for identifier in identifiers)


def write_ground_raster(algorithm, parameters, context, files, dem, ground):
    """Write the raster if it was asked for; returns parameter -> path."""
    from ...engine.io import ground_raster

    if not is_wanted(algorithm, parameters, "GROUND_RASTER"):
        return {}
    path = algorithm.parameterAsOutputLayer(parameters, "GROUND_RASTER", context)
    ground_raster.write_ground(files.stage(path), ground, dem.grid)
    style_on_load(context, path, tr("Ground raster"), GroundStyle())
    return {"GROUND_RASTER": path}


def write_problems(algorithm, parameters, context, feedback, files, dem, checked):
    """Write the problems if they were asked for; returns parameter -> destination."""
    if not is_wanted(algorithm, parameters, "PROBLEMS"):
        return {}
    columns = problem_columns()
    form = columns, QgsWkbTypes.Type.Polygon, dem.crs
    destination = write_layer(
        algorithm, parameters, context, feedback, files, "PROBLEMS", form, _features(checked, columns),
        ProblemStyle(columns),
    )  # fmt: skip
    return {"PROBLEMS": destination}


def _features(checked, columns):
    from ...engine.io.optional_packages import require

    shapely = require("shapely")
    for name, problems in checked.problems.items():
        for problem in problems:
            geometry, feature = QgsGeometry(), QgsFeature()
            geometry.fromWkb(shapely.to_wkb(problem.shape, output_dimension=2))
            feature.setGeometry(geometry)
            feature.setAttributes([column.value(name, problem) for column in columns])
            yield feature


def known_layers():
    """The KnownLayer of the raster and of the problems."""
    from ...engine.io.ground_raster import CLASS_BAND

    return [
        known_raster("GROUND_RASTER", tr("Ground raster"), lambda layer: GroundStyle(), CLASS_BAND),
        known_table("PROBLEMS", tr("Problems of the map"), "area", problem_columns(),
                    lambda columns, layer: ProblemStyle(columns)),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "GROUND_SHARE": tr("Share of the cells in ground polygons"),
        "FOREST_SHARE": tr("Share of the cells in forest polygons"),
        "CLASS_COUNT": tr("Combinations of ground and forest"),
        "OVERLAP_COUNT": tr("Overlaps"),
        "OVERLAP_AREA": tr("Area of the overlaps [m²]"),
        "CONTRADICTION_COUNT": tr("Overlaps with different values"),
        "GAP_COUNT": tr("Gaps"),
        "GAP_AREA": tr("Area of the gaps [m²]"),
        "SLIVER_COUNT": tr("Slivers"),
        "SLIVER_AREA": tr("Area of the slivers [m²]"),
    }


def numbers_of(checked, ground):
    """Name -> value."""
    numbers = {"CLASS_COUNT": len(ground.table)}
    for name in ("GROUND", "FOREST"):
        burnt = checked.burnt.get(name)
        numbers[f"{name}_SHARE"] = float(np.mean(burnt.index >= 0)) if burnt else 0.0
    problems = [problem for found in checked.problems.values() for problem in found]
    for kind in KINDS:
        areas = [problem.area for problem in problems if problem.kind == kind]
        numbers[f"{kind.upper()}_COUNT"], numbers[f"{kind.upper()}_AREA"] = len(areas), float(sum(areas))
    numbers["CONTRADICTION_COUNT"] = sum(problem.is_contradictory for problem in problems)
    return numbers


def tell(checked, numbers, feedback):
    """Log what covers the cells, and what is wrong with the map."""
    for name, burnt in checked.burnt.items():
        counts = np.bincount(burnt.index[burnt.index >= 0], minlength=len(burnt.values))
        for value, count in zip(burnt.values, counts.tolist()):
            shown = value if isinstance(value, str) else tr("{:g} kg/s up to {:g} m").format(*value)
            feedback.pushInfo(f"  {name}, {shown}: {100.0 * count / burnt.index.size:.1f} %")
    tell_numbers(labels(), numbers, feedback, digits=6)
    if numbers["CONTRADICTION_COUNT"]:
        message = tr("{} overlaps of polygons with different values were settled by the order of the layer; see the "
                     "problems of the map.")  # fmt: skip
        feedback.pushWarning(message.format(numbers["CONTRADICTION_COUNT"]))
    if numbers["GAP_COUNT"] or numbers["SLIVER_COUNT"]:
        message = tr("The map has {} gaps and {} slivers; gaps get the ground class of the rest.")
        feedback.pushWarning(message.format(numbers["GAP_COUNT"], numbers["SLIVER_COUNT"]))
