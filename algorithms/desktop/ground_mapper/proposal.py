# SPDX-License-Identifier: GPL-2.0-or-later
"""A first map of the ground from the elevation model, as polygons of one undoable step: for the user to correct.

Without it what is not mapped has the class of the rest, a meadow also on bare cliffs, where rocks would come to rest.
"""

import numpy as np
from qgis.core import QgsGeometry

from ....engine import Terrain
from ....engine.io.polygonize import polygonize
from ....engine.sources.first_ground import DEBRIS, DEBRIS_SLOPE, GENTLE, ROCK, ROCK_SLOPE, first_ground
from ...number_words import share_text, told
from ...scene.dem import gdal_path
from ...translation import tr
from .editing import add_polygons, in_system_of
from .maps import CLASS, REMARK

CLASSES = {ROCK: "extra_hard", DEBRIS: "hard", GENTLE: "medium"}  # number of the engine -> class of Talus
MOST_CELLS = 25e6


def propose(layer, dem, is_cut=True):
    """Add the polygons to a map of the ground; returns what is to be reported.

    layer : QgsVectorLayer of the map
    dem : QgsRasterLayer of the elevation model
    is_cut : leave what is mapped already as it is

    Raises ValueError where the elevation model cannot be read or is too large.
    """
    if dem.width() * dem.height() > MOST_CELLS:
        text = tr("The elevation model has {:.0f} million cells; clip it to the slope first.")
        raise ValueError(told(text, dem.width() * dem.height() / 1e6))
    terrain = Terrain.from_raster(gdal_path(dem.source()))
    number = first_ground(terrain.heights, terrain.cell_size)
    rows = []
    for one, wkb in sorted(polygonize(number, terrain).items()):
        geometry = QgsGeometry()
        geometry.fromWkb(wkb)
        values = {CLASS: CLASSES[one], REMARK: tr("proposed from the terrain")}
        rows += [(in_system_of(layer, part, dem.crs()), values) for part in geometry.asGeometryCollection()]
    added = add_polygons(layer, rows, is_cut, tr("Ground proposed from the terrain"))
    count = np.count_nonzero(number)
    shares = [share_text(np.count_nonzero(number == one) / count if count else 0.0) for one in CLASSES]
    text = tr("Polygons proposed by the slope alone: {}. Rock from {:.0f}°: {}; debris below it from {:.0f}°: {}; "
              "meadow elsewhere: {}. Check each of them and correct errors. Undo removes them; "
              "nothing is saved yet.")  # fmt: skip
    return told(text, added, ROCK_SLOPE, shares[0], DEBRIS_SLOPE, shares[1], shares[2])
