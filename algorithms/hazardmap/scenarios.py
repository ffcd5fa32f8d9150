# SPDX-License-Identifier: GPL-2.0-or-later
"""Scenarios of a hazard map: two rasters each, in the same order as the rows of a table of their numbers."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingParameterMatrix,
    QgsProcessingParameterMultipleLayers,
)

from ..layers.dem import check_raster
from ..layers.metric_systems import check_metric_system
from ..parameters.definitions import helped
from ..parameters.values import as_number
from ..translation import tr

Source = QgsProcessing.SourceType
COLUMNS = 3
SAME_PLACE = 1e-3  # of a cell, between the corners of two rasters
JOULES = {"kj": 1e3, "": 1e3, "j": 1.0, "mj": 1e6}  # of the units of a raster of energies


class Scenario(NamedTuple):
    """Two rasters, not yet read, and the numbers that go with them."""

    energy: str  # what GDAL opens
    passages: str
    name: str  # of the raster of energies
    runs: float
    period: float  # years
    blocks: float  # of an event
    crs: QgsCoordinateReferenceSystem


def scenario_parameters():
    """Two lists of rasters and the table."""
    return [
        helped(
            QgsProcessingParameterMultipleLayers("ENERGY", tr("Energy of each scenario [kJ]"), Source.TypeRaster),
            tr("One raster of each simulation, its maximum or 95th percentile of energy. The order is that of the "
               "other rasters and of the rows of the table."),
        ),
        helped(
            QgsProcessingParameterMultipleLayers("PASSAGES", tr("Passages of each scenario [runs]"), Source.TypeRaster),
            tr("The raster of passages of each simulation, in the same order. A raster of reach probabilities will do "
               "too, with 1 as the number of runs."),
        ),
        helped(
            QgsProcessingParameterMatrix(
                "SCENARIOS", tr("Runs, return period and blocks of each scenario"), 3, False,
                [tr("Runs"), tr("Return period [years]"), tr("Blocks per event")]),
            tr("A row for each scenario in the order of the rasters: how many runs the simulation made, in how many "
               "years such an event comes once, and how many blocks it sets loose (empty: 1). A frequency of 0.2 per "
               "year is a return period of 5 years."),
        ),
    ]  # fmt: skip


def read_scenarios(algorithm, parameters, context):
    """List of Scenario. Raises QgsProcessingException for lists that do not go together and numbers that are none."""
    layers = [algorithm.parameterAsLayerList(parameters, name, context) for name in ("ENERGY", "PASSAGES")]
    rows = _rows(algorithm.parameterAsMatrix(parameters, "SCENARIOS", context))
    if not len(layers[0]) == len(layers[1]) == len(rows) or not rows:
        message = tr("ENERGY has {} rasters, PASSAGES {}, SCENARIOS {} rows; give one of each for every scenario.")
        raise QgsProcessingException(message.format(len(layers[0]), len(layers[1]), len(rows)))
    scenarios = []
    for number, (energy, passages, row) in enumerate(zip(*layers, rows), 1):
        paths = [_checked(layer, name) for layer, name in ((energy, "ENERGY"), (passages, "PASSAGES"))]
        scenarios.append(Scenario(*paths, energy.name(), *_numbers(row, number), energy.crs()))
        for layer in (energy, passages):
            if layer.crs() != layers[0][0].crs():
                message = tr("{} is in {}, {} in {}; warp all rasters to the same coordinate system and cells.")
                systems = layer.name(), layer.crs().authid(), layers[0][0].name(), layers[0][0].crs().authid()
                raise QgsProcessingException(message.format(*systems))
    return scenarios


def read_grids(scenario, grid=None):
    """(energy in J, share of runs, grid) of a scenario; on the cells of ``grid`` if there is one, else an error."""
    from ...engine.io import raster

    energy, found, unit = raster.read_values(scenario.energy)
    if unit.lower() not in JOULES:
        message = tr("ENERGY: {} is in {}; give a raster of energies in kJ.")
        raise QgsProcessingException(message.format(scenario.energy, unit))
    passages, other, _ = raster.read_values(scenario.passages)
    for path, one in ((scenario.energy, found), (scenario.passages, other)):
        _check_same_cells(path, one, grid or found)
    passages = np.nan_to_num(passages)
    if passages.max(initial=0.0) > scenario.runs * (1.0 + 1e-6):
        message = tr("SCENARIOS: {} has up to {:.0f} passages in a cell, more than its {:g} runs.")
        raise QgsProcessingException(message.format(scenario.passages, passages.max(), scenario.runs))
    if passages.min(initial=0.0) < 0.0 or np.nanmin(energy, initial=0.0) < 0.0:
        message = tr("SCENARIOS: {} or {} has negative values; are the rasters in the right order?")
        raise QgsProcessingException(message.format(scenario.energy, scenario.passages))
    return energy * JOULES[unit.lower()], np.minimum(passages / scenario.runs, 1.0), found


def _checked(layer, parameter):
    path = check_raster(layer, parameter)
    check_metric_system(layer.crs(), f"{parameter} {layer.name()}", layer.extent())
    return path


def _rows(values):
    """Rows of the flat list; empty ones, which the dialog shows in the beginning, are left out."""
    if len(values) % COLUMNS:
        message = tr("SCENARIOS: {} values do not make rows of {}: runs, return period, blocks.")
        raise QgsProcessingException(message.format(len(values), COLUMNS))
    rows = [values[first : first + COLUMNS] for first in range(0, len(values), COLUMNS)]
    return [row for row in rows if any(_text(value) for value in row)]


def _numbers(row, number):
    """(runs, period, blocks) of a row."""
    found = []
    for value, what, otherwise in zip(row, (tr("runs"), tr("return period"), tr("blocks")), ("", "", "1")):
        found.append(as_number(_text(value) or otherwise))
        least = 0.0 if what == tr("return period") else 1.0
        if not (math.isfinite(found[-1]) and found[-1] > 0.0 and found[-1] >= least):
            message = tr("SCENARIOS, row {}: {!r} is no number of {}.")
            raise QgsProcessingException(message.format(number, _text(value), what))
    return found


def _text(value):
    return "" if value is None or value != value else str(value).strip().replace("NULL", "")


def _check_same_cells(path, grid, wanted):
    offset = np.abs(np.subtract(grid.origin, wanted.origin)) / wanted.cell_size
    size = np.abs(np.divide(grid.cell_size, wanted.cell_size) - 1.0) * max(wanted.shape)
    if grid.shape != wanted.shape or max(offset.max(), size.max()) > SAME_PLACE:
        message = tr(
            "{} has {} x {} cells of {:g} m from ({:.2f}, {:.2f}), the first raster {} x {} of {:g} m from ({:.2f}, "
            "{:.2f}); warp all rasters to the same cells, or simulate on the same elevation model."
        )
        numbers = [(*one.shape[::-1], one.cell_size[0], *one.origin) for one in (grid, wanted)]
        raise QgsProcessingException(message.format(path, *numbers[0], *numbers[1]))
