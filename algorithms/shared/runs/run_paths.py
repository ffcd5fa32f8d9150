# SPDX-License-Identifier: GPL-2.0-or-later
"""Trajectories of several simulations: layers of a list or of the project, read one at a time in any thread."""

import json
import math
from pathlib import Path
from typing import NamedTuple

import numpy as np
from osgeo import gdal
from qgis.core import QgsFeatureRequest, QgsProcessingException, QgsVectorLayer, QgsVectorLayerFeatureSource

from ....engine.choices import FIRST_FIELD, SPLITTING_ITEM, WEIGHT_FIELD
from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.hazard.reference_width import Width
from ....engine.io.plain_file import parse_json
from ...translation import tr
from ..layers.vector_layers import UNCHECKED, needed_number
from ..parameters.motion import TRAJECTORIES
from ..parameters.values import is_empty
from .motion import NEEDED, check_lines_of_runs, read_lines_of_runs

# The simulations that a map of frequencies was added up from: kept in its metadata, and asked in one cell again.

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
        runs = [run._asdict() for run in self.runs]
        return json.dumps({"thresholds": self.thresholds, "runs": runs, "width": self.width, "spread": self.spread})

    @classmethod
    def of_raster(cls, path):
        """Counted runs of a raster; None where it does not say."""
        dataset = gdal.Open(path)
        text = dataset.GetMetadataItem(ITEM) if dataset is not None else None
        if not text:
            return None
        json = parse_json(text)
        runs = tuple(CountedRun(**counted) for counted in json["runs"])
        return cls(tuple(json["thresholds"]), runs, float(json.get("width", 0.0)), float(json.get("spread", 1.0)))

    def at(self, x, y, folder):
        """(m, 1 + k) runs of each simulation that meet the object at a point, and that exceed each threshold there.

        folder : of the map, for rasters that were moved together with it

        Raises ValueError for a raster that is gone, or made anew by another simulation.
        """
        return np.array([
            [count for path in (run.passages, run.counts) for count in _values(path, (x, y), folder, run, self.width)]
            for run in self.runs
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
        message = tr("The runs of {} have weights because rocks that got far were split; the contributions to the "
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
    window = np.zeros((dataset.RasterCount, *shape))
    first = row - shape[0] // 2, column - shape[1] // 2
    ends = (min(first[0] + shape[0], dataset.RasterYSize), min(first[1] + shape[1], dataset.RasterXSize))
    begin = max(first[0], 0), max(first[1], 0)
    values = dataset.ReadAsArray(begin[1], begin[0], ends[1] - begin[1], ends[0] - begin[0])
    values = values.reshape(dataset.RasterCount, ends[0] - begin[0], ends[1] - begin[1])
    for k in range(dataset.RasterCount):
        nothing = dataset.GetRasterBand(k + 1).GetNoDataValue()
        part = np.nan_to_num(np.where(values[k] == nothing, 0, values[k]))
        window[k, begin[0] - first[0] : ends[0] - first[0], begin[1] - first[1] : ends[1] - first[1]] = part
    return window


# Findings about runs that several tools read.

NO_PASSAGE = Kind(
    "no-rock-passes", DOUBTFUL,
    "No rock passes any of the lines; do the paths cross them, and are they in the right system?",
    "Draw them across the paths.",
)  # fmt: skip


RUN_NAME = "run_name"
WHOLE = "whole_run"  # of rocks that broke: the run of the rock that fell


class LayerSource:
    """The features of a vector layer, as a source of Processing gives them; made in the thread of the layer."""

    def __init__(self, layer):
        self.source = QgsVectorLayerFeatureSource(layer)
        self.facts = layer.fields(), layer.crs(), layer.name(), layer.featureCount(), layer.wkbType(), layer.extent()

    def getFeatures(self, request=None, _flags=None):
        """An iterator of the features."""
        return self.source.getFeatures(request or QgsFeatureRequest())

    def fields(self):
        """The QgsFields."""
        return self.facts[0]

    def sourceCrs(self):
        """The coordinate system."""
        return self.facts[1]

    def sourceName(self):
        """The name of the layer."""
        return self.facts[2]

    def featureCount(self):
        """The number of features."""
        return self.facts[3]

    def wkbType(self):
        """The type of the geometries."""
        return self.facts[4]

    def sourceExtent(self):
        """The rectangle of all features."""
        return self.facts[5]


class RunWeights(NamedTuple):
    """Weights of runs that split, (runs,) each in the order of the layer."""

    weight: np.ndarray
    first: np.ndarray  # place in the layer of the run of the rock of which it is a copy


def source_of_layer(layer):
    """The LayerSource of trajectories, which may be of runs that split. Raises QgsProcessingException for others."""
    if not isinstance(layer, QgsVectorLayer):
        message = tr("{}: this is no vector layer that QGIS can read.")
        raise QgsProcessingException(message.format(f"{TRAJECTORIES} ({layer.name()})"))
    source = LayerSource(layer)
    check_lines_of_runs(source, takes_weights=True)
    return source


def trajectories_by_name(layers):
    """Name of a run -> LayerSource of its trajectories; None where two layers are of runs of one name."""
    by_name = {}
    for layer in layers:
        if not isinstance(layer, QgsVectorLayer) or not layer.isValid():
            continue
        if not {RUN_NAME, *NEEDED} <= set(layer.fields().names()) or layer.featureCount() < 1:
            continue
        name = next(layer.getFeatures(QgsFeatureRequest().setLimit(1)))[RUN_NAME]
        if not is_empty(name):
            by_name[str(name)] = None if str(name) in by_name else LayerSource(layer)
    return by_name


def paths_of_source(source, call):
    """(Paths, number of the rock that fell of each run, RunWeights) of a LayerSource.

    Numbers of rocks are None where rocks stay whole, RunWeights where runs do not split.
    """
    paths, names = read_lines_of_runs(source, call), source.fields().names()
    if WEIGHT_FIELD in names:
        weight, first = _numbers(source, WEIGHT_FIELD), _numbers(source, FIRST_FIELD).astype(np.int64)
        order = np.argsort(paths.number, kind="stable")
        index = order[np.minimum(np.searchsorted(paths.number[order], first), order.size - 1)]
        if (paths.number[index] != first).any():
            message = tr("TRAJECTORIES: in {} there are copies of runs that are not there; give the whole layer.")
            raise QgsProcessingException(message.format(source.sourceName()))
        return paths, None, RunWeights(weight, index)
    return paths, _numbers(source, WHOLE).astype(np.int64) if WHOLE in names else None, None


def _numbers(source, field):
    """A field with numbers from 0 on, in the order of the layer."""
    features = source.getFeatures(QgsFeatureRequest(), UNCHECKED)
    return np.array([needed_number(feature, TRAJECTORIES, field, lowest=0.0) for feature in features])
