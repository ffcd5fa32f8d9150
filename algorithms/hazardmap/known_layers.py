# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:hazardmap that get their styles again."""

from ..styles import styles
from ..styles.known_layers import known_raster, known_table
from .frequency_parameters import RAMPS
from .outputs import hazard_outputs
from .parameters import ZONES
from .zones import ZoneStyle, zone_columns


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    rasters = [known_raster(one.parameter, one.label, lambda layer, one=one: one.style) for one in hazard_outputs()]
    frequencies = [
        known_raster(name, label(name), lambda layer, ramp=ramp: styles.RasterStyle(ramp))
        for name, ramp in RAMPS.items()
    ]
    zones = known_table(ZONES, label(ZONES), "area", zone_columns(), lambda columns, layer: ZoneStyle(columns))
    return [*rasters, *frequencies, zones]
