# SPDX-License-Identifier: GPL-2.0-or-later
"""Forests that are made up: stems that are known, and the canopy that a lidar would see of them."""

from typing import NamedTuple

import numpy as np

from talus.engine.forest.tree_stands import stand_in_polygon

SIDE = 200.0  # m
CROWN_DEPTH = 0.5  # of the height of a tree, at the rim of its crown


class MadeForest(NamedTuple):
    places: np.ndarray  # (n, 2)
    diameters: np.ndarray  # m
    heights: np.ndarray  # m
    crowns: np.ndarray  # diameters, m
    canopy: np.ndarray  # (ny, nx), m; node [0, 0] at (0, 0)
    cell: float  # m


def made_forest(per_hectare, cell=0.5, roughness=0.3, seed=1):
    """Conifers of 0.32 +- 0.10 m at random places, 1.5 m apart at least; crowns are paraboloids.

    Heights follow from the diameters by H = (DBH / 2.52)^(1 / 0.84) and differ from it by up to 15 % either way; crowns
    by H CD = (DBH / 0.974)^(1 / 0.748). The canopy is rough by ``roughness``, m.
    """
    ring = np.array([(0.0, 0.0), (SIDE, 0.0), (SIDE, SIDE), (0.0, SIDE), (0.0, 0.0)])
    stems, _ = stand_in_polygon([ring], per_hectare, 0.32, 0.10, distance=1.5, seed=seed)
    draws = np.random.default_rng(seed)
    heights = (100.0 * stems.diameter / 2.52) ** (1.0 / 0.84) * draws.uniform(0.85, 1.15, stems.x.size)
    crowns = (100.0 * stems.diameter / 0.974) ** (1.0 / 0.748) / heights
    nodes = int(SIDE / cell) + 1
    canopy, axis = np.zeros((nodes, nodes)), cell * np.arange(nodes)
    for x, y, height, crown in zip(stems.x, stems.y, heights, crowns):
        rows, columns = (np.flatnonzero(np.abs(axis - place) <= 0.5 * crown) for place in (y, x))
        square = ((axis[rows] - y) ** 2)[:, None] + (axis[columns] - x) ** 2
        share = square / (0.25 * crown**2)
        surface = np.where(share <= 1.0, height * (1.0 - CROWN_DEPTH * share), 0.0)
        part = canopy[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        np.maximum(part, surface, out=part)
    noise = draws.uniform(-roughness, roughness, canopy.shape)
    canopy = np.where(canopy > 0.0, np.maximum(canopy + noise, 0.0), 0.0)
    return MadeForest(np.column_stack([stems.x, stems.y]), stems.diameter, heights, crowns, canopy, cell)
