# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of talus:heap that get their styles again."""

from ..styles.known_layers import known_raster, known_table, range_of
from ..styles.styles import RasterStyle
from .columns import block_columns
from .parameters import BLOCKS, OUTLINES, PATHS, ROCK_DEPTH, THICKNESS
from .styles import RAMP, BlockStyle, OutlineStyle, PathStyle


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
