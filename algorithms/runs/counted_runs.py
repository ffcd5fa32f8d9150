# SPDX-License-Identifier: GPL-2.0-or-later
"""The simulations that a map of frequencies was added up from: kept in its metadata, and asked in one cell again."""

import json
import math
from pathlib import Path
from typing import NamedTuple

import numpy as np
from osgeo import gdal

from ...engine.choices import SPLITTING_ITEM
from ...engine.hazard.reference_width import Width
from ...engine.io.plain_file import parse_json
from ..translation import tr

ITEM = "TALUS_FREQUENCIES"  # in the metadata of rasters of return periods


class CountedRun(NamedTuple):
    """One simulation: a size class of the blocks of a source."""

    source: str
    sizes: str  # m3, "" where nobody gave them
    weight: float  # rate by runs, 1/year
    passages: str  # files
    counts: str
    result: str  # what the counts say of which simulation they are, "" for nothing
    runs: float = math.inf  # of the simulation, the most that can meet an object


class CountedRuns(NamedTuple):
    """All of a map."""

    thresholds: tuple  # J, of the counts
    runs: tuple  # of CountedRun
    width: float = 0.0  # m, of the object that the frequencies are of; 0 for a cell
    spread: float = 1.0  # variance of the counts by that of a Poisson count

    def item(self):
        """Counted runs as a text for the metadata of a raster."""
        runs = [one._asdict() for one in self.runs]
        return json.dumps({"thresholds": self.thresholds, "runs": runs, "width": self.width, "spread": self.spread})

    @classmethod
    def of_raster(cls, path):
        """Counted runs of a raster; None where it does not say."""
        dataset = gdal.Open(path)
        text = dataset.GetMetadataItem(ITEM) if dataset is not None else None
        if not text:
            return None
        found = parse_json(text)
        runs = tuple(CountedRun(**one) for one in found["runs"])
        return cls(tuple(found["thresholds"]), runs, float(found.get("width", 0.0)), float(found.get("spread", 1.0)))

    def at(self, x, y, folder):
        """(m, 1 + k) runs of each simulation that meet the object at a point, and that exceed each threshold there.

        folder : of the map, for rasters that were moved together with it

        Raises ValueError for a raster that is gone, or made anew by another simulation.
        """
        return np.array([
            [count for path in (one.passages, one.counts) for count in _values(path, (x, y), folder, one, self.width)]
            for one in self.runs
        ])  # fmt: skip


def _values(path, point, folder, run, metres):
    """Counts of all bands at a point; 0 outside and where there is no data.

    run : CountedRun; metres : width of the object, 0 for a cell
    """
    (x, y), result = point, run.result
    there = path if Path(path).is_file() else str(Path(folder) / Path(path).name)
    if not Path(there).is_file():
        message = tr("The raster {} is missing: the return periods were made from it. Put it into the same folder, "
                     "or make their map again.")  # fmt: skip
        raise ValueError(message.format(path))
    dataset = gdal.Open(there)
    if result and dataset.GetMetadataItem("TALUS_RESULT") not in (None, result):
        message = tr("The raster {} belongs to another simulation than the return periods; make their map again.")
        raise ValueError(message.format(there))
    if dataset.GetMetadataItem(SPLITTING_ITEM):
        message = tr("The runs of {} have weights, for rocks that got far were split; the contributions to the "
                     "hazard of a cell are not available for such runs.")  # fmt: skip
        raise ValueError(message.format(there))
    west, east, _, north, _, south = dataset.GetGeoTransform()
    column, row = int((x - west) // east), int((y - north) // south)
    if not (0 <= column < dataset.RasterXSize and 0 <= row < dataset.RasterYSize):
        return [0] * dataset.RasterCount
    if not metres > 0.0:
        return _window(dataset, row, column, (1, 1)).sum(axis=(1, 2)).astype(int).tolist()
    width = Width(metres, (abs(east), abs(south)))
    shares = width.shares()
    density = (_window(dataset, row, column, shares.shape) * shares).sum(axis=(1, 2))
    return np.minimum(density * width.factor, run.runs).tolist()


def _window(dataset, row, column, shape):
    """(bands, rows, columns) counts around a cell, 0 outside and where there is no data."""
    found = np.zeros((dataset.RasterCount, *shape))
    first = row - shape[0] // 2, column - shape[1] // 2
    ends = (min(first[0] + shape[0], dataset.RasterYSize), min(first[1] + shape[1], dataset.RasterXSize))
    begin = max(first[0], 0), max(first[1], 0)
    values = dataset.ReadAsArray(begin[1], begin[0], ends[1] - begin[1], ends[0] - begin[0])
    values = values.reshape(dataset.RasterCount, ends[0] - begin[0], ends[1] - begin[1])
    for k in range(dataset.RasterCount):
        nothing = dataset.GetRasterBand(k + 1).GetNoDataValue()
        part = np.nan_to_num(np.where(values[k] == nothing, 0, values[k]))
        found[k, begin[0] - first[0] : ends[0] - first[0], begin[1] - first[1] : ends[1] - first[1]] = part
    return found
