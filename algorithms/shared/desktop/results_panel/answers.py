# SPDX-License-Identifier: GPL-2.0-or-later
"""Answers of a run for a place: its tables, its figure, the releases of its rocks."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY, QgsRasterLayer, QgsWkbTypes

from .....engine.hazard.hazard_curve import hazard_curve
from .....engine.passages.hits import AREA, LINE, Target
from .....engine.passages.profile import profile, stations_along
from ....number_words import KILO, energy_text
from ....translation import tr
from ...reports import plots
from ...reports.plots import draw_profile
from ...runs.run_paths import CountedRuns
from ...styles.known_layers import output_of
from . import numbers
from .numbers import Table, draw_histograms
from .passing import at_object, lines_of, rings_of, sources_of, terrain_at, through_cells

Type = QgsWkbTypes.GeometryType
STATIONS = 200  # of a profile, at most so many


class Answer(NamedTuple):
    """Answer for one place."""

    title: str
    tables: list  # pairs of a title and a Table
    draw: object = None  # function from svg or png to a figure as bytes; None: there is none
    sources: list = ()  # of passing.Source
    middle: tuple = None  # (x, y) of the place, in the system of the trajectories
    problems: list = ()  # what could not be asked there


def of_geometry(title, tables, geometry, paths, dem, is_cell=False):
    """The Answer for a cell, an area or a line in the system of the trajectories.

    tables : what is known besides
    paths : Paths of the run
    dem : layer for the heights where the trajectories do not tell them, or None
    is_cell : the area is of cells of a map, which have the largest values of the runs that pass
    """
    terrain = None
    if paths.motion.ground is None:
        box = geometry.boundingBox()
        corners = np.array([[box.xMinimum(), box.yMinimum()], [box.xMaximum(), box.yMaximum()]])
        terrain = terrain_at(dem, paths.crs, corners)
    is_area = geometry.type() == Type.PolygonGeometry
    if is_cell:
        passing = through_cells(paths, rings_of(geometry), terrain)
    else:
        parts = rings_of(geometry) if is_area else lines_of(geometry)
        passing = at_object(paths, Target(parts, AREA if is_area else LINE), terrain)
    sources = sources_of(passing, paths)
    tables = [
        *tables,
        (tr("Passages"), numbers.of_passing(passing)),
        (tr("Sources of the rocks"), numbers.of_sources(sources)),
    ]
    draw = (lambda kind: draw_histograms(passing, kind)) if passing.run.size and plots.is_there() else None
    middle = geometry.pointOnSurface() if is_area else (
        geometry.interpolate(0.5 * geometry.length()))  # fmt: skip
    return Answer(title, tables, draw, sources, (middle.asPoint().x(), middle.asPoint().y()))


def of_profile(title, points, paths, dem, width):
    """The Answer for a profile along points in the system of the trajectories.

    Raises ValueError where there is no elevation model of the place.
    """
    line = np.array([(point.x(), point.y()) for point in points])
    step = max(QgsGeometry.fromPolylineXY([QgsPointXY(*point) for point in line.tolist()]).length() / STATIONS, 0.5)
    stations = stations_along(line, step, width)
    terrain = terrain_at(dem, paths.crs, np.concatenate([stations.left, stations.right]))
    if terrain is None:
        raise ValueError(tr("The profile needs the elevation model of the simulation below the whole line; choose it."))
    along_line = profile(paths.motion, line, paths.radius, terrain, step, width)
    draw = (lambda kind: draw_profile(along_line, paths, kind)) if plots.is_there() else None
    return Answer(title, [(tr("Profile"), numbers.of_profile(along_line))], draw)


# The hazard of a cell by maps of annual frequency: its curve, and which source and size makes it.

RETURN_PERIOD = "RETURN_PERIOD"  # output of talus:hazardmap


def of_hazard(layers, point_of):
    """(pairs of a title and a Table, what is wrong with maps), of the return periods among some layers at the place.

    point_of : function from a raster layer to the point in it
    """
    tables, problems = [], []
    for layer in layers:
        if not isinstance(layer, QgsRasterLayer) or output_of(layer) != RETURN_PERIOD:
            continue
        counted, point = CountedRuns.of_raster(layer.source()), point_of(layer)
        if counted is None or not layer.extent().contains(point):
            continue
        try:
            counts = counted.at(point.x(), point.y(), Path(layer.source()).parent)
        except ValueError as error:  # the maps of a run have their answer all the same
            problems.append(str(error))
            continue
        weights = np.array([run.weight for run in counted.runs])
        words = [tr("any passage"), *(energy_text(threshold / KILO) for threshold in counted.thresholds)]
        tables += [
            (tr("Hazard curve"), _curve(counts, weights, words, counted.spread)),
            (tr("Hazard by source"), _whose(counted.runs, counts, weights, words)),
        ]
    return tables, problems


def _curve(counts, weights, words, spread):
    heads = (tr("more than"), tr("hits per year"), tr("at least"), tr("at most"), tr("return period [years]"))
    curve = hazard_curve(counts, weights, spread)
    rows = [
        (text, *numbers, 1.0 / numbers[0] if numbers[0] > 0.0 else np.nan)
        for text, numbers in zip(words, np.transpose(curve).tolist())
    ]
    return Table(heads, rows)


def _whose(runs, counts, weights, words):
    """A row for each source and size, that with most of the passages first; shares in percent."""
    heads = (tr("source"), tr("size class [m³]"), tr("hits per year"),
             *(f"{text} [%]" for text in (words[0], *(f"> {text}" for text in words[1:]))))  # fmt: skip
    often = weights[:, None] * counts
    whole = often.sum(axis=0)
    shares = 100.0 * np.divide(often, whole, out=np.full(often.shape, np.nan), where=whole > 0.0)
    order = np.argsort(-often[:, 0], kind="stable")
    rows = [(runs[k].source, runs[k].sizes, float(often[k, 0]), *shares[k].tolist()) for k in order]
    return Table(heads, rows)
