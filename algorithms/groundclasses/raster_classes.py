# SPDX-License-Identifier: GPL-2.0-or-later
"""The classes of a ground raster, by their numbers, with what each is called and its colour."""

from typing import NamedTuple

import numpy as np
from osgeo import gdal

from ...engine.ground.parameters import CLASS_BAND, DRAG, NAMES, TELLING
from ..number_words import number_text
from ..scene.ground import ground_name
from ..styles.ground_colours import friction_colour, mixed
from ..translation import tr

FOREST, OF_FOREST = "#00441b", 0.4  # what is mixed to the colour of ground with forest, and how much of it
MOST_CLASSES = 200  # more are no legend
ROWS = 512  # of a raster that are looked at together


class RasterClass(NamedTuple):
    """One class."""

    number: int
    name: str
    colour: str


def classes_of(path):
    """(band, RasterClasses by their friction) of a raster that talus:groundclasses wrote, None for any other."""
    try:
        dataset = gdal.Open(path)
    except RuntimeError:  # where exceptions of GDAL are switched on
        dataset = None
    if dataset is None:
        return None
    bands = {dataset.GetRasterBand(k).GetDescription().strip(): k for k in range(1, dataset.RasterCount + 1)}
    if not {CLASS_BAND, NAMES[DRAG], *TELLING} <= set(bands):
        return None
    places = _places_of(dataset.GetRasterBand(bands[CLASS_BAND]))
    if places is None:
        return None

    def value(name, place):
        return float(dataset.GetRasterBand(bands[name]).ReadAsArray(*place, 1, 1)[0, 0])

    found = [
        (number, [value(name, place) for name in TELLING], value(NAMES[DRAG], place))
        for number, place in places.items()
    ]
    return bands[CLASS_BAND], [_class_of(*row) for row in sorted(found, key=lambda row: (row[1][0], row[2]))]


def _places_of(band):
    """Number of a class -> (column, row) of a cell that has it; None for numbers that are no classes."""
    places = {}
    for row in range(0, band.YSize, ROWS):
        block = band.ReadAsArray(0, row, band.XSize, min(ROWS, band.YSize - row))
        numbers, first = np.unique(block, return_index=True)
        if not (np.isfinite(numbers) & (numbers == np.floor(numbers))).all():
            return None
        for number, at in zip(numbers.astype(int).tolist(), first.tolist()):
            places.setdefault(number, (at % band.XSize, row + at // band.XSize))
        if len(places) > MOST_CLASSES:
            return None
    return places


def _class_of(number, telling, drag):
    name, colour = ground_name(telling), friction_colour(telling[0])
    if not drag > 0.0:
        return RasterClass(number, name, colour)
    text = tr("{}, forest {} kg/s").format(name, number_text(drag))
    return RasterClass(number, text, mixed(colour, FOREST, OF_FOREST))
