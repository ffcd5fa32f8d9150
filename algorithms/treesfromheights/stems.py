# SPDX-License-Identifier: GPL-2.0-or-later
"""Trees in a canopy: tops within the stands, their crowns and stems."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.forest.crowns import crown_diameter, crowns_of
from ...engine.forest.stem_diameters import stem_diameters
from ...engine.forest.tree_tops import Tops, tree_tops
from ...engine.io.optional_packages import require
from ..layers.vector_layers import layer_source, no_geometry_text, valid_features
from ..number_words import told
from ..scene.obstacles import species_of
from ..translation import tr
from .check import diameter_table
from .parameters import (
    CROWN_SHARE,
    LEAST_HEIGHT,
    RULE,
    SPECIES,
    SPECIES_FIELD,
    STANDS,
    WINDOW,
)

LOWEST_CROWN = 2.0  # m, below which no cell is part of a crown: shrubs


class FoundTrees(NamedTuple):
    """Trees, arrays of one length, and where they were looked for."""

    x: np.ndarray  # m
    y: np.ndarray
    diameter: np.ndarray  # of the stem, m
    height: np.ndarray  # m
    species: np.ndarray
    crown: np.ndarray  # diameter, m
    label: np.ndarray  # (ny, nx) number of the tree of each cell, from 1
    area: float  # in plan, m2


def find_trees(call, canopy):
    """The FoundTrees of a Canopy. Raises QgsProcessingException where there is none."""
    heights, grid = canopy.heights, canopy.grid
    (lx, ly), (x0, y0) = grid.cell_size, grid.origin
    tops = tree_tops(heights, grid.cell_size, call[WINDOW], call[LEAST_HEIGHT])
    call.go_on(50.0)
    species, area = _in_stands(call, canopy, x0 + lx * tops.columns, y0 + ly * tops.rows)
    tops = Tops(*(values[species != ""] for values in tops))
    species = species[species != ""]
    if not tops.rows.size:
        message = tr("LEAST_HEIGHT: there is no tree of {:g} m and more in the canopy, or none within the stands.")
        raise QgsProcessingException(told(message, call[LEAST_HEIGHT]))
    lowest = min(LOWEST_CROWN, call[LEAST_HEIGHT])
    label, areas = crowns_of(heights, grid.cell_size, tops, lowest, call[CROWN_SHARE] / 100.0)
    call.go_on(70.0)
    crown = crown_diameter(areas)
    table = diameter_table(call) if call[RULE] == "table" else ()
    diameter = stem_diameters(tops.heights, crown, species, call[RULE], table)
    return FoundTrees(
        x0 + lx * tops.columns, y0 + ly * tops.rows, diameter, tops.heights, species, crown, label, area
    )  # fmt: skip


def _in_stands(call, canopy, x, y):
    """(species of each place, "" beyond the stands; area in plan, m2)."""
    otherwise = call[SPECIES]
    if not call.is_given(STANDS):
        known = np.count_nonzero(~np.isnan(canopy.heights))
        return np.full(x.size, otherwise, object), known * canopy.grid.cell_size[0] * canopy.grid.cell_size[1]
    shapely = require("shapely")
    source, field = layer_source(call, STANDS), call[SPECIES_FIELD]
    species, polygons = np.full(x.size, "", object), []
    for feature in valid_features(source, canopy.crs, call, STANDS):
        if feature.geometry().isNull():
            continue
        polygons.append(shapely.from_wkb(bytes(feature.geometry().asWkb())))
        group = species_of(feature, STANDS, field, otherwise)
        species[shapely.contains_xy(polygons[-1], x, y)] = group
    if not polygons:
        raise QgsProcessingException(no_geometry_text(STANDS, source))
    frame = shapely.box(*_edges(canopy.grid))
    area = shapely.area(shapely.intersection(shapely.union_all(polygons), frame))
    return species, float(area) if area > 0.0 else math.nan


def _edges(grid):
    """West, south, east, north of the cells."""
    west, south, east, north = grid.extent
    half = 0.5 * grid.cell_size[0], 0.5 * grid.cell_size[1]
    return west - half[0], south - half[1], east + half[0], north + half[1]
