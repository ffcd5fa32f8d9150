# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:ensemble that get their styles again."""

from ..styles import styles
from ..styles.known_layers import known_raster, known_table
from ..styles.tables import TableStyle
from .outputs import share_columns
from .parameters import RAMPS, SHARES


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    rasters = [
        known_raster(name, label(name), lambda layer, ramp=ramp: styles.RasterStyle(ramp))
        for name, ramp in RAMPS.items()
    ]
    table = known_table(SHARES, label(SHARES), "table", share_columns(), lambda columns, layer: TableStyle(columns))
    return [*rasters, table]
