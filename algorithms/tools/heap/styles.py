# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of the layers of talus:heap when they are loaded."""

from qgis.core import QgsFeatureRequest, QgsFillSymbol, QgsLineSymbol, QgsSingleSymbolRenderer

from ...shared.styles import styles
from ...shared.styles.known_layers import known_raster, known_table, range_of
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, RasterStyle
from ...translation import tr
from .algorithm import BLOCKS, OUTLINES, PATHS, ROCK_DEPTH, THICKNESS

# The columns of the blocks of talus:heap.


def block_columns():
    """Columns of a block; layers.py has the values."""
    return (
        Column("block", INTEGER, tr("number of the block"), None),
        Column("volume_m3", REAL, tr("volume [m³]"), None),
        Column("mass_kg", REAL, tr("mass [kg]"), None),
        Column("centre_m", REAL, tr("height of the centre of mass above the ground [m]"), None),
        Column("top_m", REAL, tr("height of the highest point above the ground [m]"), None),
        Column("runout_m", REAL, tr("run-out length, horizontal [m]"), None),
        Column("fall_m", REAL, tr("height of fall of the centre of mass [m]"), None),
        Column("v_ms", REAL, tr("velocity at the end [m/s]"), None),
        Column("state", TEXT, tr("state at the end"), None),
    )


ROCK, EDGE = "#b8a999", "#3f372f"
RAMP = "height"


class BlockStyle(styles.VectorStyle):
    """Dots in the colour of the height of their tops above the ground."""

    sort_key = 6

    def renderer(self, layer):
        return styles.graduated(layer, "top_m", "height", lambda colour: styles.dot(colour, 1.6))


class OutlineStyle(styles.VectorStyle):
    """Blocks as they lie, in plan: those on top are drawn last."""

    sort_key = 5

    def renderer(self, layer):
        symbol = QgsFillSymbol.createSimple({"color": ROCK, "outline_color": EDGE, "outline_width": "0.2"})
        made = QgsSingleSymbolRenderer(symbol)
        made.setOrderBy(QgsFeatureRequest.OrderBy([QgsFeatureRequest.OrderByClause('"top_m"', True)]))
        made.setOrderByEnabled(True)
        return made


class PathStyle(styles.VectorStyle):
    """Thin lines."""

    sort_key = 4

    def renderer(self, layer):
        return QgsSingleSymbolRenderer(QgsLineSymbol.createSimple({"color": EDGE, "width": "0.15"}))


# The layers of talus:heap that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    kinds = (BLOCKS, "point", BlockStyle), (OUTLINES, "area", OutlineStyle), (PATHS, "line", PathStyle)
    tables = [
        known_table(name, label(name), shape, block_columns(), lambda columns, layer, style=style: style(columns))
        for name, shape, style in kinds
    ]
    maps = [
        known_raster(name, label(name), lambda layer: RasterStyle(RAMP, range_of(layer)[1]))
        for name in (THICKNESS, ROCK_DEPTH)
    ]
    return [*tables, *maps]
