# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps of runs by quantity and statistic: "Energy" and "95th percentile [kJ]", as their labels say.

The raster of confidence has further percentiles as bands; they are to be chosen like maps of their own.
"""

from typing import NamedTuple

from osgeo import gdal

from ...styles.styles import RasterStyle
from .found import label_of

OF_BANDS = "CONFIDENCE"  # the output with a band for each statistic
COMMA = ", "
RAMPS = {"kJ": "energy", "m": "height"}  # unit of a band -> how it is drawn


class Shown(NamedTuple):
    """A map, or a band of the raster of confidence."""

    output: str
    band: int  # 0: the map as it is drawn

    @property
    def key(self):
        return f"{self.output}:{self.band}" if self.band else self.output


def shown_of(key):
    """The Shown of a key."""
    output, _, band = (key or "").partition(":")
    return Shown(output, int(band or 0))


def quantities_of(runs):
    """Quantity -> statistic -> key, of all that any of the runs has; the statistic is '' where there is one alone."""
    found = {}
    for run in reversed(runs):
        for output, layer in reversed(run.maps.items()):
            for label, key in _labels_of(output, layer):
                quantity, _, statistic = label.partition(COMMA)
                found.setdefault(quantity, {}).setdefault(statistic, key)
    return found


def draw_band(layer, band):
    """Draw a band of the raster of confidence in the colours of its quantity, up to its largest value."""
    dataset = gdal.Open(layer.source())
    if dataset is None or band > dataset.RasterCount:
        return
    found = dataset.GetRasterBand(band)
    ramp = RAMPS.get(found.GetUnitType())
    if ramp is None:
        return
    statistics = layer.dataProvider().bandStatistics(band)
    RasterStyle(ramp, statistics.maximumValue).apply(layer)
    renderer = layer.renderer()
    (renderer.setInputBand if hasattr(renderer, "setInputBand") else renderer.setBand)(band)  # before QGIS 3.38
    layer.triggerRepaint()
    layer.emitStyleChanged()


def _labels_of(output, layer):
    """Pairs of a label and a key."""
    if output != OF_BANDS:
        return [(label_of(layer), output)]
    dataset = gdal.Open(layer.source())
    rows = []
    for band in range(1, 1 + (0 if dataset is None else dataset.RasterCount)):
        found = dataset.GetRasterBand(band)
        if found.GetUnitType() in RAMPS and COMMA in found.GetDescription():
            rows.append((f"{found.GetDescription()} [{found.GetUnitType()}]", Shown(output, band).key))
    return rows
