# SPDX-License-Identifier: GPL-2.0-or-later
"""Features of single trees and lying logs."""

import math

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY

from ...engine.obstacles.strength import stem_energy, stem_height
from ..layers.writing import make_feature
from ..units import KILO


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
        place = QgsGeometry.fromPointXY(QgsPointXY(log.x, log.y))
        of_log = (100.0 * log.diameter, log.length, log.species, log.energy / KILO, math.degrees(log.azimuth))
        yield make_feature(place, [later, log.stand, *of_log])
