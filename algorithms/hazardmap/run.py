# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:hazardmap runs: adds up the scenarios one by one."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine import Terrain
from ...engine.hazard import energy_line
from ...engine.hazard.hazard import Hazard
from ...engine.io import raster
from ...engine.io.viewshed import Views
from ..layers.metric_systems import wkt_of
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..scene.dem import open_dem
from ..styles.run_groups import end_run
from ..translation import tr
from ..units import KILO
from .check import ANGLES, danger_matrix, is_frequency
from .curves import curves_of, write_curves
from .frequency_maps import add_up, maps_of_report, tell_rates, write_frequencies
from .grids import write_grids
from .numbers import facts_of, numbers_of, tell, tell_scenario
from .outputs import HAZARD, PROBABILITY
from .parameters import DEM, LEAST_REACH, LINE_OF_SIGHT, METHOD, REPORT, SPACING, STRONG, WEAK
from .report import write_hazard_report
from .scenarios import read_grids
from .source_points import ground_points
from .zones import write_zones


def run(call):
    """What Processing is told: outputs and numbers."""
    try:
        return _map(call)
    finally:
        end_run(call.run_of_layers)


def _map(call):
    scenarios = call.checked()
    if is_frequency(call):
        hazard, grid, facts, frequencies, objects = _by_frequency(call, scenarios)
    else:
        hazard, grid, facts = _add_up(call, scenarios)
        frequencies = objects = None
    matrix = danger_matrix(call)
    danger = hazard.danger(matrix)
    grids = {HAZARD: (danger, grid), PROBABILITY: (_visited(hazard.annual_probability()), grid)}
    for period, intensity in zip(hazard.periods, hazard.intensities()):
        grids[f"INTENSITY_{period:.0f}"] = (intensity, grid)
    for output, source in ANGLES.items():
        if call.wants(output):
            grids[output] = _angle(call, source)
    call.stop_if_cancelled()
    with Files() as files:
        paths = write_grids(call, files, grids)
        paths.update(write_zones(call, files, danger, grid))
        if frequencies is not None:
            paths.update(write_frequencies(call, files, frequencies, grid, scenarios))
        if objects is not None:
            curves = curves_of(call, objects, scenarios, grid)
            thresholds = frequencies.thresholds
            paths.update(write_curves(call, files, curves, thresholds))
        if call.wants(REPORT):
            paths[REPORT] = call.path(REPORT)
            terrain = _terrain_on(call, grid)
            rows = parameter_rows(call)
            head = read_report_head(call)
            more = [] if frequencies is None else maps_of_report(call, frequencies)
            write_hazard_report(files.stage(paths[REPORT]), facts, grids, matrix, terrain, rows, head, more)
    numbers = numbers_of(danger, hazard, grid)
    tell(numbers, grids, danger, call)
    return {**paths, **numbers}


def _add_up(call, scenarios):
    """The engine's Hazard of all scenarios, the grid, and ScenarioFacts of each."""
    bounds = _bounds(call)
    method = call[METHOD]
    least = 0.01 * call[LEAST_REACH]
    hazard, grid, facts = None, None, []
    for number_done, scenario in enumerate(scenarios):
        call.stop_if_cancelled()
        energy, reach, found = read_grids(scenario, grid)
        if hazard is None:
            crs = wkt_of(scenario.crs)
            hazard, grid = Hazard(reach.shape, bounds, method=method, least_reach=least), found._replace(crs=crs)
        hazard.add(energy, reach, scenario.period, scenario.blocks)
        facts.append(facts_of(scenario, energy, reach))
        tell_scenario(facts[-1], call)
        call.progress(60.0 * (number_done + 1) / len(scenarios))
    return hazard, grid, facts


def _by_frequency(call, classes):
    """Hazard of the engine, grid, ScenarioFacts of each row, Frequencies of the engine, CountsOfObjects or None."""
    bounds = _bounds(call)
    if call[LEAST_REACH] > 0.0:
        call.warning(tr("LEAST_REACH: the method frequency takes all runs; it is not used."))
    tell_rates(call, classes)
    frequencies, grid, facts, objects = add_up(call, classes)
    return Hazard.of_frequencies(frequencies, bounds), grid, facts, frequencies, objects


def _bounds(call):
    """Energies between the intensities, J."""
    bounds = [KILO * call[name] for name in (WEAK, STRONG)]
    if not bounds[0] < bounds[1]:
        raise QgsProcessingException(tr("STRONG must be more than WEAK."))
    return bounds


def _terrain_on(call, grid):
    """The elevation model if it has the cells of the maps, for the relief of the report; else None."""
    if not call.raw(DEM):
        return None
    dem = open_dem(call)
    offset = np.abs(np.subtract(dem.grid.origin, grid.origin)).max()
    if dem.grid.shape != grid.shape or offset > 0.5 * min(grid.cell_size):
        return None
    return Terrain(*raster.read_heights(dem.path, dem.band)[:3], dem.grid.crs)


def _angle(call, source):
    """(angle in degrees, grid) of the lines to a layer."""
    dem = open_dem(call)
    terrain = Terrain(*raster.read_heights(dem.path, dem.band)[:3], dem.grid.crs)
    spacing = call[SPACING]
    layer_of_points = call[source]
    points = ground_points(layer_of_points, source, terrain, dem.crs, spacing, call)
    call.info(tr("{}: lines to {} points.").format(source, len(points)))
    if call[LINE_OF_SIGHT]:
        angle = energy_line.steepest_visible_angle(terrain, points, Views(terrain), call.is_cancelled)
    else:
        angle = energy_line.steepest_angle(terrain, points, call.is_cancelled)
    return np.degrees(angle), dem.grid


def _visited(probability):
    return np.where(probability > 0.0, probability, np.nan)
