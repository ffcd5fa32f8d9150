# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:sourceareas that get their styles again."""

from ..styles import styles
from ..styles.known_layers import KnownLayer, known_raster, known_table
from .layers import area_columns
from .parameters import AREAS, POINTS, SLOPE
from .styles import ReleasePointStyle, SourceAreaStyle


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    points = ("area_id", "slope_deg", "area_m2")
    return [
        known_table(AREAS, label(AREAS), "area", area_columns(None), lambda columns, layer: SourceAreaStyle(columns)),
        KnownLayer(POINTS, label(POINTS), "point", points, lambda layer: ReleasePointStyle(())),
        known_raster(SLOPE, label(SLOPE), lambda layer: styles.RasterStyle("slope")),
    ]
