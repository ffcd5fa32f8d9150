# SPDX-License-Identifier: GPL-2.0-or-later
"""Answers of a run for a place: its tables, its figure, the releases of its rocks."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY, QgsWkbTypes

from ....engine.passages.hits import AREA, LINE, Target
from ....engine.passages.profile import profile, stations_along
from ...reports import plots
from ...reports.profile_plot import draw_profile
from ...translation import tr
from . import numbers
from .figures import draw_histograms
from .motion import terrain_at
from .passing import at_object, sources_of, through_cells
from .places import lines_of, rings_of

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
        found = through_cells(paths, rings_of(geometry), terrain)
    else:
        parts = rings_of(geometry) if is_area else lines_of(geometry)
        found = at_object(paths, Target(parts, AREA if is_area else LINE), terrain)
    sources = sources_of(found, paths)
    tables = [
        *tables,
        (tr("Passages"), numbers.of_passing(found)),
        (tr("Sources of the rocks"), numbers.of_sources(sources)),
    ]
    draw = (lambda kind: draw_histograms(found, kind)) if found.run.size and plots.is_there() else None
    middle = geometry.pointOnSurface() if is_area else (
        geometry.interpolate(0.5 * geometry.length()))  # fmt: skip
    return Answer(title, tables, draw, sources, (middle.asPoint().x(), middle.asPoint().y()))


def of_profile(title, points, paths, dem, width):
    """The Answer for a profile along points in the system of the trajectories.

    Raises ValueError where there is no elevation model of the place.
    """
    line = np.array([(one.x(), one.y()) for one in points])
    step = max(QgsGeometry.fromPolylineXY([QgsPointXY(*one) for one in line.tolist()]).length() / STATIONS, 0.5)
    stations = stations_along(line, step, width)
    terrain = terrain_at(dem, paths.crs, np.concatenate([stations.left, stations.right]))
    if terrain is None:
        raise ValueError(tr("The profile needs the elevation model of the simulation below the whole line; choose it."))
    found = profile(paths.motion, line, paths.radius, terrain, step, width)
    draw = (lambda kind: draw_profile(found, paths, kind)) if plots.is_there() else None
    return Answer(title, [(tr("Profile"), numbers.of_profile(found))], draw)
