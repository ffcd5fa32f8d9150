# SPDX-License-Identifier: GPL-2.0-or-later
"""Scenarios of a hazard map: two rasters each, in the same order as the rows of a table of their numbers."""

import re
from typing import NamedTuple

import numpy as np
from osgeo import gdal
from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsRasterLayer, QgsRectangle

from ....engine.choices import BROKEN_ITEM, COUNTED_ITEM, ROCKS
from ....engine.io import raster
from ....engine.sizes.reach import ITEM, order_of_reaches
from ...number_words import formatted
from ...shared.layers.vector_layers import check_metric_system
from ...shared.parameters.scenario_table import filled_rows, read_scenario_rows, scenario_row
from ...shared.parameters.values import as_number
from ...shared.runs.run_paths import trajectories_by_name
from ...shared.scene.dem import check_raster, gdal_path
from ...shared.styles.relief import relief_for
from ...translation import tr
from .parameters import DEM, ENERGY, EXCEEDANCES, HEIGHT_EXCEEDANCES, PASSAGES, SCENARIO_NAMES, TRAJECTORIES

# Simulations by their names: the maps that talus:simulate wrote say in their metadata of which run they are.

NUMBER = re.compile(r"^\d+ ")  # of a run in a study, before the name that the user gave
ENERGIES = ("ENERGY_P95", "ENERGY_MAX")  # outputs of talus:simulate, the first that is there counts


class RunMap(NamedTuple):
    """A raster of a run, as plain values: layers belong to the main thread."""

    path: str
    layer: str
    runs: float
    crs: QgsCoordinateReferenceSystem
    extent: QgsRectangle


def relief_below(call):
    """The styles/relief.Relief below the maps, which hides those of the runs that they are made of; None for none."""
    return relief_for(call[DEM] if call.is_given(DEM) else None, call.project)


def known_runs(call):
    """Maps of runs with names: of the rasters that are given, else of the project. Call it in the main thread.

    Their trajectories are those of the project, as a LayerSource under TRAJECTORIES.
    """
    given = [layer for name in (ENERGY, PASSAGES, EXCEEDANCES, HEIGHT_EXCEEDANCES) for layer in call[name]]
    of_project = list(call.project.mapLayers().values()) if call.project is not None else []
    known = maps_of_runs(given or of_project)
    for name, source in trajectories_by_name(of_project).items() if known else ():
        if name in known and source is not None:
            known[name][TRAJECTORIES] = source
    return known


def maps_of_runs(layers):
    """Name of a run -> output -> RunMap, of those layers that talus:simulate wrote for runs with names.

    Where two files are the same output of runs of one name, the RunMap is None. To be called in the main thread.
    """
    maps = {}
    for layer in layers:
        if not isinstance(layer, QgsRasterLayer) or not layer.isValid() or layer.providerType() != "gdal":
            continue
        path = gdal_path(layer.source())
        items = metadata_of(path)
        name, output = items.get("TALUS_RUN"), items.get("TALUS_OUTPUT")
        if not (name and output):
            continue
        outputs = maps.setdefault(name, {})
        run_map = RunMap(path, layer.name(), as_number(items.get("TALUS_RUNS")), layer.crs(), layer.extent())
        is_another = outputs.get(output) is not None and outputs[output].path != path
        outputs[output] = None if is_another else run_map
    return maps


def name_in_study(name, known):
    """The name of a run among ``known`` as its maps have it, for the name that was typed: a study puts a number before.

    Raises QgsProcessingException where several runs of the study were given that name.
    """
    numbered = [name_known for name_known in sorted(known) if NUMBER.sub("", name_known) == name]
    if name in known or not numbered:
        return name
    if len(numbered) > 1:
        message = tr("There are several runs called {!r}: write {}, with the number in the study.")
        raise QgsProcessingException(message.format(name, ", ".join(map(repr, numbered))))
    return numbered[0]


def maps_of(name, known):
    """(energy, passages, runs) of a run; the runs are 1 where shares stand for the passages.

    Raises QgsProcessingException where there is no such run, or not what is needed of it.
    """
    name = name_in_study(name, known)
    if name not in known:
        message = tr("SCENARIO_NAMES: there is no map of a run {!r} in the project; there are {}. Load the maps of "
                     "energy and passages of the run, or write its name as it stands in the layer tree.")  # fmt: skip
        raise QgsProcessingException(message.format(name, ", ".join(sorted(known)) or tr("none")))
    outputs = known[name]
    energy = next((output for output in ENERGIES if output in outputs), None)
    passages = next((output for output in (PASSAGES, "REACH_PROBABILITY") if output in outputs), None)
    if energy is None or passages is None:
        message = tr("SCENARIO_NAMES: of the run {!r} there is no map of {}; load it too.")
        raise QgsProcessingException(message.format(name, tr("energy") if energy is None else tr("passages")))
    for output in (energy, passages):
        if outputs[output] is None:
            message = tr("SCENARIO_NAMES: two runs are called {!r}; give their rasters instead, or remove one from the "
                         "project.")  # fmt: skip
            raise QgsProcessingException(message.format(name))
        check_metric_system(outputs[output].crs, f"{output} {outputs[output].layer}", outputs[output].extent)
    runs = 1.0 if passages == "REACH_PROBABILITY" else outputs[passages].runs
    return outputs[energy], outputs[passages], runs


def runs_of(layer):
    """Number of runs of a raster of passages, by its metadata; 1 of reach probabilities, None where it is unknown."""
    items = metadata_of(gdal_path(layer.source()))
    runs = as_number(items.get("TALUS_RUNS"))
    if items.get("TALUS_OUTPUT") == "REACH_PROBABILITY":
        return 1
    return int(runs) if runs >= 1.0 else None


def has_broken(path):
    """Was this raster made of runs whose rocks broke?"""
    return BROKEN_ITEM in metadata_of(path)


def counts_pieces(path):
    """Did rocks break, and does the raster count their pieces, not the rocks that fell?"""
    items = metadata_of(path)
    return BROKEN_ITEM in items and items.get(COUNTED_ITEM) != ROCKS


def metadata_of(path):
    try:
        dataset = gdal.Open(path)
    except RuntimeError:  # where exceptions of GDAL are switched on
        return {}
    return dataset.GetMetadata() if dataset is not None else {}


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
    for scenario in scenarios:
        check_same_simulation(scenario.energy, scenario.passages)
        if scenario.crs != scenarios[0].crs:
            message = tr("{} is in {}, {} in {}; warp all rasters to the same coordinate system and cells.")
            systems = scenario.name, scenario.crs.authid(), scenarios[0].name, scenarios[0].crs.authid()
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
    results = [metadata_of(file).get("TALUS_RESULT") for file in (path, other)]
    if None not in results and results[0] != results[1]:
        message = tr("{} and {} are not of the same simulation; are the rasters in the right order?")
        raise QgsProcessingException(message.format(path, other))


def read_grids(scenario, grid=None):
    """(energy in J, share of runs, grid) of a scenario; on the cells of ``grid`` if there is one, else an error."""
    energy, own_grid, unit = raster.read_values(scenario.energy)
    if unit.lower() not in JOULES:
        message = tr("ENERGY: {} is in {}; give a raster of energies in kJ.")
        raise QgsProcessingException(message.format(scenario.energy, unit))
    passages, other, _ = raster.read_values(scenario.passages)
    for path, other_grid in ((scenario.energy, own_grid), (scenario.passages, other)):
        check_same_cells(path, other_grid, grid or own_grid)
    passages = np.nan_to_num(passages)
    if passages.max(initial=0.0) > scenario.runs * (1.0 + 1e-6):
        message = tr("SCENARIOS: {} has up to {:.0f} passages in a cell, more than its {:g} runs.")
        raise QgsProcessingException(formatted(message, scenario.passages, passages.max(), scenario.runs))
    if passages.min(initial=0.0) < 0.0 or np.nanmin(energy, initial=0.0) < 0.0:
        message = tr("SCENARIOS: {} or {} has negative values; are the rasters in the right order?")
        raise QgsProcessingException(message.format(scenario.energy, scenario.passages))
    return energy * JOULES[unit.lower()], np.minimum(passages / scenario.runs, 1.0), own_grid


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
        numbers = [(*each.shape[::-1], each.cell_size[0], *each.origin) for each in (grid, wanted)]
        raise QgsProcessingException(formatted(message, path, *numbers[0], *numbers[1]))


# Scenarios of larger blocks that reach less far than those of smaller ones, by the metadata of their rasters.


def find_size_order(call, facts):
    """Report of such scenarios. ``facts``: ScenarioFacts of each."""
    scenarios = [fact.scenario for fact in facts]
    call.find(order_of_reaches((scenario.name, metadata_of(scenario.passages).get(ITEM)) for scenario in scenarios))
