# SPDX-License-Identifier: GPL-2.0-or-later
"""The layer of talus:trees: a point a tree."""

import math

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY

from ..layers.writing import make_feature
from ..scene.tree_columns import stem_columns
from ..styles import styles
from ..styles.columns import INTEGER, Column
from ..styles.marks import STEMS
from ..translation import tr
from ..units import KILO


def tree_columns():
    """Columns of the trees."""
    identifier, *rest = stem_columns()
    return (identifier, Column("stand", INTEGER, tr("id of the stand or point, -1: from a raster"), None), *rest)


def tree_features(forest):
    """Features of the trees of a forest."""
    from ...engine.obstacles.strength import stem_energy, stem_height

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


class StemStyle(styles.VectorStyle):
    """A mark for each species group."""

    sort_key = 5

    def renderer(self, layer):
        words = {"conifer": tr("conifer"), "broadleaf": tr("broadleaved tree"), "fir": tr("silver fir")}
        return styles.categorised("species", {name: (mark, words[name]) for name, mark in STEMS.items()})
