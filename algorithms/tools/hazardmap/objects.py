# SPDX-License-Identifier: GPL-2.0-or-later
"""The objects of hazard curves: the hits of each simulation, or the counts in the cells of the objects."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsProcessingException, QgsRectangle

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.findings.subjects import Listed
from ....engine.io.burn import Polygon, burn
from ....engine.io.raster import Grid
from ....engine.passages.hits import AREA, LINE, PLACE, Target, exceeding, exceeding_with_weights, hardest, hits
from ...number_words import formatted
from ...shared.layers.vector_layers import check_system, feature_name, name_field, valid_features
from ...shared.runs.run_paths import paths_of_source
from ...shared.runs.screen_lines import parts_of
from ...shared.scene.scene import points_of
from ...translation import tr
from .parameters import OBJECT_WIDTH, OBJECTS

OFF_THE_MAPS = Kind(
    "objects-left-out", DOUBTFUL,
    "OBJECTS: left out because they lie outside the maps: {features}.",
    "Give maps that reach these objects.",
)  # fmt: skip

STEP = 0.1  # of a cell, between the points that tell which cells a line or an outline meets


class Object(NamedTuple):
    """One feature."""

    identifier: int
    name: str
    first: int  # of its cells, in those of all objects
    end: int
    lengths: tuple  # of a line in each of them, m; empty for points and areas
    shares: tuple  # of a point or an area in each of them, together 1; empty for lines
    across: float  # m, mean width of an area by its outline; 0 for points and lines

    @property
    def length(self):
        """Length of a line, m; 0 for points and areas."""
        return sum(self.lengths)


class CountsOfObjects:
    """Hits of all objects, and counts in their cells, gathered simulation by simulation."""

    def __init__(self, objects, cells, targets):
        self.objects, self.cells, self.counts, self.squares = objects, cells, [], []
        self.targets = targets  # identifier -> engine.passages.hits.Target; none of points as wide as the map says
        self.hits = []  # of each simulation with trajectories: identifier of the object -> (1 + k,) rocks that hit it
        self.squares_of_hits = []  # the same of the squares of weights, NaN where runs do not split

    @classmethod
    def read(cls, call, grid, crs, width=None):
        """Read the objects of the layer OBJECTS on a grid, None where there is no layer.

        width : the engine's Width of the object that frequencies are of, None for a cell
        """
        source = call[OBJECTS]
        if source is None:
            return None
        check_system(source, OBJECTS)
        name_of = name_field(source, "")
        objects, cells, outside, targets = [], [], [], {}
        count = 0
        for feature in valid_features(source, crs, call, OBJECTS):
            geometry = feature.geometry()
            cells_here, lengths = cells_of(geometry, grid)
            dimension = geometry.constGet().dimension() if cells_here.size else 0
            cells_here, shares = _around(cells_here, grid, width if dimension == 0 else None)
            if not cells_here.size:
                outside.append(feature.id())
                continue
            name = feature_name(feature, name_of) or str(feature.id())
            hull = geometry.convexHull()  # kept while its parts are asked
            across = hull.constGet().perimeter() / math.pi if dimension == 2 else 0.0
            parts = () if dimension == 1 else tuple(shares.tolist())
            if dimension or call[OBJECT_WIDTH] is not None:
                targets[feature.id()] = _target_of(geometry, call[OBJECT_WIDTH])
            objects.append(Object(feature.id(), name, count, count + cells_here.size, tuple(lengths), parts, across))
            cells.append(cells_here)
            count += cells_here.size
        if outside:
            call.find([OFF_THE_MAPS.of(str(OBJECTS), len(outside), features=Listed.of(outside))])
        if not objects:
            message = tr("OBJECTS: the layer {} has no feature on the maps; is its coordinate system right?")
            raise QgsProcessingException(message.format(source.sourceName()))
        return cls(objects, np.concatenate(cells), targets)

    def add(self, counts, squares=None):
        """Keep the VisitedCounts of the next simulation; ``squares``: of its weights, None where its runs have none."""
        self.counts.append(counts.at(self.cells))
        self.squares.append(None if squares is None else squares.at(self.cells))

    def add_hits(self, call, size_class):
        """Count the hits of the next simulation; nothing where it has no trajectories.

        Raises QgsProcessingException where these are of another number of runs or in another system than its maps.
        """
        source = size_class.trajectories
        if source is None or not self.targets:
            return
        if source.sourceCrs() != size_class.crs:
            message = tr("TRAJECTORIES: {} is in {}, the maps of {} in {}; take the layers of one simulation.")
            systems = source.sourceCrs().authid(), size_class.name, size_class.crs.authid()
            raise QgsProcessingException(message.format(source.sourceName(), *systems))
        paths, rock, weights = paths_of_source(source, call)
        runs = paths.number.size if rock is None else np.unique(rock).size
        if weights is not None:
            runs = np.unique(weights.first).size
        if runs != size_class.runs:
            message = tr("TRAJECTORIES: {} has {} runs, the maps of {} have {:g}; take the layers of one simulation.")
            raise QgsProcessingException(
                formatted(message, source.sourceName(), runs, size_class.name, size_class.runs)
            )
        rows = hits(paths.motion, list(self.targets.values()), paths.radius)
        target, run, energy = hardest(rows, rock)
        if weights is None:
            counts = exceeding(target, energy, len(self.targets), size_class.thresholds)
            squares = np.full(counts.shape, np.nan)
        else:
            given = target, run, energy, len(self.targets), size_class.thresholds
            counts, squares = exceeding_with_weights(*given, weights.weight, weights.first)
        self.hits.append(dict(zip(self.targets, counts)))
        self.squares_of_hits.append(dict(zip(self.targets, squares)))

    def hits_of(self, hazard_object):
        """(m, 1 + k) rocks of each simulation that hit an Object; None where only cells are known."""
        if hazard_object.identifier not in self.targets or not self.hits:
            return None
        return np.stack([of_run[hazard_object.identifier] for of_run in self.hits])

    def squares_of(self, hazard_object):
        """Sums of the squares of weights, (m, 1 + k), NaN for simulations whose runs do not split."""
        return np.stack([of_run[hazard_object.identifier] for of_run in self.squares_of_hits])

    def roots_of(self, hazard_object):
        """(m, 1 + k, cells) roots of the squares of weights of an Object, NaN where runs do not split."""
        roots = [
            np.full(of_run.shape, np.nan) if squares is None else np.sqrt(squares)
            for of_run, squares in zip(self.counts, self.squares)
        ]
        return np.stack([one_run[:, hazard_object.first : hazard_object.end] for one_run in roots])

    def of(self, hazard_object):
        """(m, 1 + k, cells) counts of an Object."""
        return np.stack([counts[:, hazard_object.first : hazard_object.end] for counts in self.counts])


def _target_of(geometry, width):
    """The engine's Target of a geometry; ``width``: of points, m."""
    dimension = geometry.constGet().dimension()
    if dimension:
        return Target(parts_of(geometry), AREA if dimension == 2 else LINE)
    points = [np.array([[vertex.x(), vertex.y()]]) for vertex in geometry.vertices()]
    return Target(points, PLACE, width)


def cells_of(geometry, grid):
    """(numbers of the cells of a grid that a geometry meets, row by row from the south, each once; lengths of a line in
    each of them, m, none for points and areas)."""
    if geometry.isNull() or geometry.isEmpty():
        return np.zeros(0, np.int64), []
    dimension = geometry.constGet().dimension()
    if dimension == 2:
        return np.union1d(_cells_within(geometry, grid), _cells_of_outline(geometry, grid)), []
    points = points_of(geometry, STEP * min(grid.cell_size))
    cells, points_in_cell = np.unique(_cells_at(points, grid), return_counts=True)
    lengths = geometry.length() * points_in_cell / len(points) if dimension == 1 else np.zeros(0)
    return cells, lengths.tolist()


def _around(cells, grid, width):
    """(cells, their shares) of an object of a Width in the middle of each of some cells; the cells where it is None."""
    if width is None or not cells.size:
        return cells, np.full(cells.size, 1.0 / max(cells.size, 1))
    shares = width.shares()
    rows, columns = np.nonzero(shares)
    row, column = np.divmod(cells[:, None], grid.shape[1])
    row, column = row + rows - shares.shape[0] // 2, column + columns - shares.shape[1] // 2
    inside = (row >= 0) & (row < grid.shape[0]) & (column >= 0) & (column < grid.shape[1])
    cells_around, cell_of = np.unique((row * grid.shape[1] + column)[inside], return_inverse=True)
    each = np.broadcast_to(shares[rows, columns] / cells.size, inside.shape)[inside]
    return cells_around, np.bincount(cell_of.ravel(), each, cells_around.size)


def _cells_at(points, grid):
    """Numbers of the cells in which points lie; those beside the grid are left out."""
    x, y = np.array(points, np.float64).reshape(-1, 2).T
    columns, rows = (
        np.rint((coordinates - grid.origin[k]) / grid.cell_size[k]).astype(np.int64)
        for k, coordinates in enumerate((x, y))
    )
    inside = (columns >= 0) & (columns < grid.shape[1]) & (rows >= 0) & (rows < grid.shape[0])
    return rows[inside] * grid.shape[1] + columns[inside]


def _cells_within(area, grid):
    """Cells whose centres lie in an area, of that part of the grid which its box covers: areas may be of any size."""
    box = area.boundingBox()
    ends = np.array([[box.xMinimum(), box.xMaximum()], [box.yMinimum(), box.yMaximum()]])
    places = (ends - np.array(grid.origin)[:, None]) / np.array(grid.cell_size)[:, None]
    last = np.array(grid.shape[::-1]) - 1
    first = np.clip(np.ceil(places[:, 0]), 0, last + 1).astype(np.int64)
    shape = np.clip(np.floor(places[:, 1]), -1, last).astype(np.int64) - first + 1  # columns, rows
    if shape.min() < 1:
        return np.zeros(0, np.int64)
    origin = np.array(grid.origin) + first * np.array(grid.cell_size)
    part = Grid(tuple(shape[::-1].tolist()), grid.cell_size, tuple(origin.tolist()))
    rows, columns = np.nonzero(burn([Polygon(0, bytes(area.asWkb()), True)], part).index >= 0)
    return (rows + first[1]) * grid.shape[1] + columns + first[0]


def _cells_of_outline(area, grid):
    """Cells that the outline of an area meets: a house may lie between the centres of all."""
    frame = QgsGeometry.fromRect(_frame_of(grid))
    cells = [np.zeros(0, np.int64)]
    for part in area.asGeometryCollection():
        outline = QgsGeometry(part.constGet().boundary()).intersection(frame)
        points = outline.densifyByDistance(STEP * min(grid.cell_size))
        cells.append(_cells_at([(vertex.x(), vertex.y()) for vertex in points.vertices()], grid))
    return np.unique(np.concatenate(cells))


def _frame_of(grid):
    """The rectangle of all cells to their edges."""
    (x0, y0), (lx, ly), (ny, nx) = grid.origin, grid.cell_size, grid.shape
    return QgsRectangle(x0 - 0.5 * lx, y0 - 0.5 * ly, x0 + (nx - 0.5) * lx, y0 + (ny - 0.5) * ly)
