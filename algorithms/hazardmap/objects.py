# SPDX-License-Identifier: GPL-2.0-or-later
"""The objects of hazard curves: their cells, and the counts of each simulation in these."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsProcessingException

from ..layers.vector_layers import check_system, feature_list, valid_features
from ..parameters.values import is_empty
from ..scene.release_sampling import points_of
from ..translation import tr

STEP = 0.1  # of a cell, between the points that tell which cells a line or an outline meets
NAME_FIELD = "name"


class Object(NamedTuple):
    """One feature."""

    identifier: int
    name: str
    first: int  # of its cells, in those of all objects
    end: int
    lengths: tuple  # of a line in each of them, m; empty for points and areas

    @property
    def length(self):
        """Of a line, m; 0 for points and areas."""
        return sum(self.lengths)


class CountsOfObjects:
    """Counts in the cells of all objects, gathered simulation by simulation; memory grows with these cells alone."""

    def __init__(self, objects, cells):
        self.objects, self.cells, self.counts = objects, cells, []

    @classmethod
    def read(cls, algorithm, parameters, context, feedback, grid, crs):
        """Those of the layer OBJECTS on a grid, None where there is no layer."""
        source = algorithm.parameterAsSource(parameters, "OBJECTS", context)
        if source is None:
            return None
        check_system(source, "OBJECTS")
        has_name = NAME_FIELD in source.fields().names()
        objects, cells, outside = [], [], []
        count = 0
        for feature in valid_features(source, crs, context, "OBJECTS", feedback):
            found, lengths = cells_of(feature.geometry(), grid)
            if not found.size:
                outside.append(feature.id())
                continue
            name = feature[NAME_FIELD] if has_name and not is_empty(feature[NAME_FIELD]) else feature.id()
            objects.append(Object(feature.id(), str(name), count, count + found.size, tuple(lengths)))
            cells.append(found)
            count += found.size
        if outside:
            message = tr("OBJECTS: left out, for they lie beside the maps: {}.")
            feedback.pushWarning(message.format(feature_list(outside)))
        if not objects:
            message = tr("OBJECTS: the layer {} has no feature on the maps; is its coordinate system right?")
            raise QgsProcessingException(message.format(source.sourceName()))
        return cls(objects, np.concatenate(cells))

    def add(self, counts):
        """Keep the counts (1 + k, ny, nx) of the next simulation."""
        self.counts.append(counts.reshape(len(counts), -1)[:, self.cells].copy())

    def of(self, one):
        """(m, 1 + k, cells) counts of an Object."""
        return np.stack([counts[:, one.first : one.end] for counts in self.counts])


def cells_of(geometry, grid):
    """(numbers of the cells of a grid that a geometry meets, row by row from the south, each once; lengths of a line in
    each of them, m, none for points and areas)."""
    step = STEP * min(grid.cell_size)
    points = points_of(geometry, step)
    dimension = -1 if geometry.isEmpty() else geometry.constGet().dimension()
    if dimension == 2:
        points += [
            point for part in geometry.asGeometryCollection() for point in points_of(_outline_of(part), step)
        ]  # fmt: skip
    if not points:
        return np.zeros(0, np.int64), []
    x, y = np.array(points).T
    columns = np.rint((x - grid.origin[0]) / grid.cell_size[0]).astype(np.int64)
    rows = np.rint((y - grid.origin[1]) / grid.cell_size[1]).astype(np.int64)
    inside = (columns >= 0) & (columns < grid.shape[1]) & (rows >= 0) & (rows < grid.shape[0])
    cells, points_in_cell = np.unique(rows[inside] * grid.shape[1] + columns[inside], return_counts=True)
    lengths = geometry.length() * points_in_cell / len(points) if dimension == 1 else np.zeros(0)
    return cells, lengths.tolist()


def _outline_of(polygon):
    return QgsGeometry(polygon.constGet().boundary())
