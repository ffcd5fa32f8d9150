# SPDX-License-Identifier: GPL-2.0-or-later
"""The simulations that a map of frequencies was added up from: kept in its metadata, and asked in one cell again."""

import json
from pathlib import Path
from typing import NamedTuple

import numpy as np
from osgeo import gdal

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


class CountedRuns(NamedTuple):
    """All of a map."""

    thresholds: tuple  # J, of the counts
    runs: tuple  # of CountedRun

    def item(self):
        """As a text for the metadata of a raster."""
        return json.dumps({"thresholds": self.thresholds, "runs": [one._asdict() for one in self.runs]})

    @classmethod
    def of_raster(cls, path):
        """Those of a raster; None where it does not say."""
        dataset = gdal.Open(path)
        text = dataset.GetMetadataItem(ITEM) if dataset is not None else None
        if not text:
            return None
        found = parse_json(text)
        return cls(tuple(found["thresholds"]), tuple(CountedRun(**one) for one in found["runs"]))

    def at(self, x, y, folder):
        """(m, 1 + k) runs of each simulation that pass the cell at a point, and that exceed each threshold there.

        folder : of the map, for rasters that were moved together with it

        Raises ValueError for a raster that is gone, or made anew by another simulation.
        """
        return np.array([
            [count for path in (one.passages, one.counts) for count in _values(path, x, y, folder, one.result)]
            for one in self.runs
        ])  # fmt: skip


def _values(path, x, y, folder, result):
    """Counts of all bands at a point; 0 outside and where there is no data."""
    there = path if Path(path).is_file() else str(Path(folder) / Path(path).name)
    if not Path(there).is_file():
        message = tr("The raster {} is missing: the return periods were made from it. Put it beside them, or make "
                     "their map again.")  # fmt: skip
        raise ValueError(message.format(path))
    dataset = gdal.Open(there)
    if result and dataset.GetMetadataItem("TALUS_RESULT") not in (None, result):
        message = tr("The raster {} is of another simulation than the return periods; make their map again.")
        raise ValueError(message.format(there))
    west, east, _, north, _, south = dataset.GetGeoTransform()
    column, row = int((x - west) // east), int((y - north) // south)
    if not (0 <= column < dataset.RasterXSize and 0 <= row < dataset.RasterYSize):
        return [0] * dataset.RasterCount
    values = dataset.ReadAsArray(column, row, 1, 1).reshape(-1)
    empty = [dataset.GetRasterBand(k).GetNoDataValue() for k in range(1, 1 + dataset.RasterCount)]
    return [0 if value == nothing else int(value) for value, nothing in zip(values.tolist(), empty)]
