# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:hazardmap that get their styles again."""

from ...shared.scene.dem import gdal_path
from ...shared.styles import styles
from ...shared.styles.known_layers import known_raster, known_table
from .outputs import HAZARD, ITEM, Legend, PalettedStyle, hazard_outputs
from .parameters import RAMPS, ZONES
from .scenarios import metadata_of
from .zones import OF_RULES, ZoneStyle, legend_of, zone_columns


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    rasters = [
        known_raster(
            hazard_output.parameter, hazard_output.label, lambda layer, output=hazard_output: _style(layer, output)
        )
        for hazard_output in hazard_outputs()
    ]
    frequencies = [
        known_raster(name, label(name), lambda layer, ramp=ramp: styles.RasterStyle(ramp))
        for name, ramp in RAMPS.items()
    ]
    zones = known_table(
        ZONES,
        label(ZONES),
        "area",
        zone_columns(),
        lambda columns, layer: ZoneStyle(columns, legend_of(layer)),
        OF_RULES,
    )
    return [*rasters, *frequencies, zones]


def _style(layer, output):
    """By the legend of the rules where the raster has one."""
    legend = Legend.of_item(metadata_of(gdal_path(layer.source())).get(ITEM, ""))
    return output.style if legend is None else PalettedStyle(legend, sort_key=1 if output.parameter == HAZARD else 0)
