# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers and numbers of talus:treesfromheights."""

import math

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY, QgsSingleSymbolRenderer, QgsWkbTypes

from ....engine.io import raster
from ....engine.io.polygonize import polygonize
from ....engine.obstacles.strength import stem_energy
from ...number_words import KILO
from ...shared.layers.writing import make_feature, write_layer
from ...shared.scene.scene import StemStyle, stem_columns
from ...shared.styles import styles
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import INTEGER, REAL, Column
from ...translation import tr
from .algorithm import CANOPY_MODEL, CROWNS, OUTPUT

# Styles of the crowns of talus:treesfromheights when they are loaded.


class CrownStyle(styles.VectorStyle):
    """Light green with a rim, so that the canopy is seen through them."""

    sort_key = 2

    def apply(self, layer):
        super().apply(layer)
        layer.setOpacity(0.5)

    def renderer(self, layer):
        return QgsSingleSymbolRenderer(styles.fill("#9dc68a"))


HECTARE = 10_000.0  # m2


def tree_columns():
    """Columns of the trees."""
    return (*stem_columns(), Column("crown_m", REAL, tr("diameter of the crown [m]"), None))


def crown_columns():
    """Columns of the crowns."""
    return (
        Column("id", INTEGER, tr("id of the tree"), None),
        Column("height_m", REAL, tr("height [m]"), None),
        Column("crown_m", REAL, tr("diameter of the crown [m]"), None),
        Column("dbh_cm", REAL, tr("stem diameter [cm]"), None),
    )


def write_outputs(call, files, canopy, trees):
    """Write what was asked for; returns output -> destination."""
    columns = tree_columns()
    form = columns, QgsWkbTypes.Type.Point, canopy.crs
    outputs = {OUTPUT: write_layer(call, files, OUTPUT, form, _trees(trees), StemStyle(columns))}
    if call.wants(CROWNS):
        columns = crown_columns()
        form = columns, QgsWkbTypes.Type.MultiPolygon, canopy.crs
        features = _crowns(canopy, trees)
        outputs[CROWNS] = write_layer(call, files, CROWNS, form, features, CrownStyle(columns))
    if call.wants(CANOPY_MODEL):
        outputs[CANOPY_MODEL] = call.path(CANOPY_MODEL)
        heights = canopy.heights.astype(np.float32)
        raster.write_grid(files.stage(outputs[CANOPY_MODEL]), heights, canopy.grid, unit="m", description="canopy")
    return outputs


def _trees(trees):
    energy = stem_energy(trees.diameter, trees.species) / KILO
    rows = (trees.x, trees.y, 100.0 * trees.diameter, trees.height, trees.species, energy, trees.crown)
    for number, (x, y, diameter, height, species, taken, crown) in enumerate(zip(*(row.tolist() for row in rows))):
        point = QgsGeometry.fromPointXY(QgsPointXY(x, y))
        yield make_feature(point, [number, diameter, height, species, taken, None, crown])


def _crowns(canopy, trees):
    numbers = np.column_stack([trees.height, trees.crown, 100.0 * trees.diameter]).tolist()
    for number, wkb in sorted(polygonize(trees.label, canopy.grid).items()):
        geometry = QgsGeometry()
        geometry.fromWkb(wkb)
        yield make_feature(geometry, [number - 1, *numbers[number - 1]])


def numbers_of(trees, inventory):
    """Name -> value; those by hectare are missing where the area is not known. ``inventory``: stems/ha or None."""
    numbers = {
        "TREE_COUNT": int(trees.x.size), "DIAMETER_MEAN": 100.0 * float(trees.diameter.mean()),
        "HEIGHT_MAX": float(trees.height.max()),
    }  # fmt: skip
    if math.isfinite(trees.area):
        per_hectare = HECTARE / trees.area
        numbers["STEMS_PER_HECTARE"] = trees.x.size * per_hectare
        numbers["BASAL_AREA"] = 0.25 * math.pi * float(np.sum(trees.diameter**2)) * per_hectare
        if inventory is not None:
            numbers["UNSEEN"] = max(inventory - numbers["STEMS_PER_HECTARE"], 0.0)
    return numbers


# The layers of talus:treesfromheights that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_table(OUTPUT, label(OUTPUT), "point", tree_columns(), lambda columns, layer: StemStyle(columns)),
        known_table(CROWNS, label(CROWNS), "area", crown_columns(), lambda columns, layer: CrownStyle(columns)),
    ]
