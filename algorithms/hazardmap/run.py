# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:hazardmap runs: adds up the scenarios one by one."""

import numpy as np

from ...engine import Terrain
from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.hazard import energy_line
from ...engine.hazard.findings import VOLUMES_ITEM, blocks_of_class, of_split_areas, split_areas
from ...engine.hazard.hazard import Hazard
from ...engine.io import raster
from ...engine.io.viewshed import Views
from ..layers.metric_systems import wkt_of
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..scene.dem import open_dem
from ..scene.releases import ground_points
from ..styles.run_groups import end_run
from ..translation import tr
from .block_volumes import volumes_of_classes, volumes_of_scenarios
from .check import ANGLES, is_frequency
from .conclusions import conclusions_of
from .curves import curves_of, write_curves
from .data import write_data
from .frequency_maps import add_up, maps_of_report, tell_rates, write_frequencies
from .grids import write_grids
from .hazard_classes import classes_of
from .inputs_that_count import without_effect
from .named_scenarios import metadata_of
from .numbers import facts_of, numbers_of, tell, tell_scenario
from .outputs import HAZARD, INTENSITIES, PROBABILITY
from .parameters import DEM, LEAST_REACH, LINE_OF_SIGHT, METHOD, REPORT, SPACING
from .reference_widths import reference_width, tell_width
from .report import ReportContent, write_hazard_report
from .rule_parameters import DATA
from .scenarios import read_grids
from .size_order import find_size_order
from .zones import drawn_zones, levels_as_zones, write_zones

REACH_NOT_USED = Kind(
    "least-reach-not-used", DOUBTFUL,
    "LEAST_REACH: the method frequency takes all runs; it is not used.",
    "Set it to 0, or choose another method.",
)  # fmt: skip


def run(call):
    """Run talus:hazardmap and return its outputs and numbers to Processing."""
    try:
        return _map(call)
    finally:
        end_run(call.run_of_layers)


def _map(call):
    scenarios = call.checked()
    classes = classes_of(call)
    if is_frequency(call):
        hazard, sums = _by_frequency(call, scenarios, classes)
        frequencies, grid, facts, objects = sums.frequencies, sums.grid, sums.facts, sums.objects
    else:
        hazard, grid, facts = _add_up(call, scenarios, classes)
        frequencies = objects = sums = None
        if call[METHOD] == "cell" and not (classes.rules is not None and classes.rules.has_width):
            tell_width(call, 0.0, grid)
    find_size_order(call, facts)
    factor = 1.0 if sums is not None else classes.factor(grid.cell_size)
    outcomes, intensities = hazard.danger(classes.matrix, classes.beyond, factor), hazard.intensities(factor)
    levels = classes.levels_of(outcomes)
    split = _split_areas(outcomes, classes, grid)
    call.find(of_split_areas(split))
    grids = {HAZARD: (levels, grid), PROBABILITY: (_visited(hazard.annual_probability()), grid)}
    for period, intensity in zip(hazard.periods, intensities):
        grids[f"INTENSITY_{period:.0f}"] = (intensity, grid)
    if classes.rules is not None:
        grids[INTENSITIES] = (intensities, grid)
    for output, source in ANGLES.items():
        if call.wants(output):
            grids[output] = _angle(call, source)
    call.stop_if_cancelled()
    drawn = drawn_zones(call, outcomes, grid, classes)
    with Files() as files:
        paths = write_grids(call, files, grids, classes, None if sums is None else sums.width)
        paths.update(write_zones(call, files, drawn, grid, classes))
        if call.wants(DATA):
            paths.update(write_data(call, files, levels_as_zones(drawn, classes), intensities, classes, grid))
        if frequencies is not None:
            paths.update(write_frequencies(call, files, sums, scenarios))
        curves, thresholds = [], ()
        if objects is not None:
            curves, thresholds = curves_of(call, objects, scenarios, sums), frequencies.thresholds
            paths.update(write_curves(call, files, curves, thresholds))
        if call.wants(REPORT):
            paths[REPORT] = call.path(REPORT)
            found = conclusions_of(call, classes, outcomes, split, hazard, grid, curves, thresholds, drawn, sums)
            more = [] if frequencies is None else maps_of_report(call, frequencies, classes)
            terrain, head = _terrain_on(call, grid), read_report_head(call)
            rows = parameter_rows(call, without_effect(call, classes))
            content = ReportContent(facts, grids, classes, found, terrain, rows, head, more, call.findings)
            write_hazard_report(files.stage(paths[REPORT]), content)
    numbers = numbers_of(levels, hazard, grid, classes)
    tell(numbers, grids, levels, call, classes)
    return {**paths, **numbers}


def _split_areas(outcomes, classes, grid):
    if classes.rules is None:
        return []
    return split_areas(outcomes, classes.rules, classes.legends.levels.names, float(np.prod(grid.cell_size)))


def _add_up(call, scenarios, classes):
    """The engine's Hazard of all scenarios, the grid, and ScenarioFacts of each."""
    method, least = call[METHOD], 0.01 * call[LEAST_REACH]
    rules = classes.rules if method == "propagation" else None
    volumes = volumes_of_scenarios(call, classes, len(scenarios))
    hazard, grid, facts = None, None, []
    for number_done, scenario in enumerate(scenarios):
        call.stop_if_cancelled()
        energy, reach, found = read_grids(scenario, grid)
        if hazard is None:
            hazard = Hazard(reach.shape, classes.bounds, classes.periods, method, least, rules)
            grid = found._replace(crs=wkt_of(scenario.crs))
        strength = energy if volumes is None else np.where(reach > 0.0, volumes[number_done], np.nan)
        hazard.add(strength, reach, scenario.period, scenario.blocks)
        facts.append(facts_of(scenario, energy, reach))
        tell_scenario(facts[-1], call)
        call.progress(60.0 * (number_done + 1) / len(scenarios))
    return hazard, grid, facts


def _by_frequency(call, sizes, classes):
    """(Hazard of the engine, frequency_maps.Sums)"""
    _tell_reach(call)
    tell_rates(call, sizes)
    for one in sizes:
        item = metadata_of(one.counts).get(VOLUMES_ITEM)
        call.find(blocks_of_class(one.name, item, one.lower, one.upper))
    width = reference_width(call, classes.rules)
    sums = add_up(call, sizes, width, classes.bounds, volumes_of_classes(call, classes, sizes))
    counted = sums.of_volumes if classes.is_by_volume else sums.frequencies
    return Hazard.of_frequencies(counted, classes.bounds, classes.periods), sums


def _tell_reach(call):
    if call[LEAST_REACH] > 0.0:
        call.find([REACH_NOT_USED.of(str(LEAST_REACH), call[LEAST_REACH])])


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
