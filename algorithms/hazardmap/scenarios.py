# SPDX-License-Identifier: GPL-2.0-or-later
"""Scenarios of a hazard map: two rasters each, in the same order as the rows of a table of their numbers."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException

from ...engine.io import raster
from ..layers.metric_systems import check_metric_system
from ..number_words import told
from ..parameters.scenario_table import filled_rows, read_scenario_rows, scenario_row
from ..scene.dem import check_raster
from ..translation import tr
from .named_scenarios import maps_of, metadata_of, runs_of
from .parameters import ENERGY, PASSAGES, SCENARIO_NAMES

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


def read_scenarios(call, known):
    """List of Scenario. Raises QgsProcessingException for lists that do not go together and numbers that are none.

    ``known``: maps of runs with names, as named_scenarios.maps_of_runs finds them.
    """
    named = filled_rows(call[SCENARIO_NAMES], SCENARIO_NAMES)
    scenarios = _by_name(named, known) if named else _by_rasters(call)
    for one in scenarios:
        check_same_simulation(one.energy, one.passages)
        if one.crs != scenarios[0].crs:
            message = tr("{} is in {}, {} in {}; warp all rasters to the same coordinate system and cells.")
            systems = one.name, one.crs.authid(), scenarios[0].name, scenarios[0].crs.authid()
            raise QgsProcessingException(message.format(*systems))
    return scenarios


def _by_name(rows, known):
    scenarios = []
    for number, (name, *numbers) in enumerate(rows, 1):
        energy, passages, runs = maps_of(name, known)
        row = scenario_row([runs, *numbers], number, SCENARIO_NAMES)
        scenarios.append(Scenario(energy.path, passages.path, name, *row, energy.crs))
    return scenarios


def _by_rasters(call):
    layers = [call[name] for name in (ENERGY, PASSAGES)]
    rows = read_scenario_rows(call, [runs_of(layer) for layer in layers[1]])
    if not len(layers[0]) == len(layers[1]) == len(rows) or not rows:
        message = tr("ENERGY has {} rasters, PASSAGES {}, SCENARIOS {} rows; give one of each for every scenario, or "
                     "name the runs in SCENARIO_NAMES.")  # fmt: skip
        raise QgsProcessingException(message.format(len(layers[0]), len(layers[1]), len(rows)))
    scenarios = []
    for energy, passages, row in zip(*layers, rows):
        paths = [_checked(layer, name) for layer, name in ((energy, ENERGY), (passages, PASSAGES))]
        scenarios.append(Scenario(*paths, energy.name(), *row, energy.crs()))
        if passages.crs() != energy.crs():
            message = tr("{} is in {}, {} in {}; warp all rasters to the same coordinate system and cells.")
            systems = passages.name(), passages.crs().authid(), energy.name(), energy.crs().authid()
            raise QgsProcessingException(message.format(*systems))
    return scenarios


def check_same_simulation(path, other):
    """Raise QgsProcessingException where two rasters say that they are of different simulations."""
    results = [metadata_of(one).get("TALUS_RESULT") for one in (path, other)]
    if None not in results and results[0] != results[1]:
        message = tr("{} and {} are not of the same simulation; are the rasters in the right order?")
        raise QgsProcessingException(message.format(path, other))


def read_grids(scenario, grid=None):
    """(energy in J, share of runs, grid) of a scenario; on the cells of ``grid`` if there is one, else an error."""
    energy, found, unit = raster.read_values(scenario.energy)
    if unit.lower() not in JOULES:
        message = tr("ENERGY: {} is in {}; give a raster of energies in kJ.")
        raise QgsProcessingException(message.format(scenario.energy, unit))
    passages, other, _ = raster.read_values(scenario.passages)
    for path, one in ((scenario.energy, found), (scenario.passages, other)):
        check_same_cells(path, one, grid or found)
    passages = np.nan_to_num(passages)
    if passages.max(initial=0.0) > scenario.runs * (1.0 + 1e-6):
        message = tr("SCENARIOS: {} has up to {:.0f} passages in a cell, more than its {:g} runs.")
        raise QgsProcessingException(told(message, scenario.passages, passages.max(), scenario.runs))
    if passages.min(initial=0.0) < 0.0 or np.nanmin(energy, initial=0.0) < 0.0:
        message = tr("SCENARIOS: {} or {} has negative values; are the rasters in the right order?")
        raise QgsProcessingException(message.format(scenario.energy, scenario.passages))
    return energy * JOULES[unit.lower()], np.minimum(passages / scenario.runs, 1.0), found


def _checked(layer, parameter):
    path = check_raster(layer, parameter)
    check_metric_system(layer.crs(), f"{parameter} {layer.name()}", layer.extent())
    return path


def check_same_cells(path, grid, wanted):
    offset = np.abs(np.subtract(grid.origin, wanted.origin)) / wanted.cell_size
    size = np.abs(np.divide(grid.cell_size, wanted.cell_size) - 1.0) * max(wanted.shape)
    if grid.shape != wanted.shape or max(offset.max(), size.max()) > SAME_PLACE:
        message = tr(
            "{} has {} x {} cells of {:g} m from ({:.2f}, {:.2f}), the first raster {} x {} of {:g} m from ({:.2f}, "
            "{:.2f}); warp all rasters to the same cells, or simulate on the same elevation model."
        )
        numbers = [(*one.shape[::-1], one.cell_size[0], *one.origin) for one in (grid, wanted)]
        raise QgsProcessingException(told(message, path, *numbers[0], *numbers[1]))
