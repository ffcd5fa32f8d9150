# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:hazardmap runs: adds up the scenarios one by one."""

import math

import numpy as np

from ....engine import Terrain
from ....engine.choices import DANGER_LEVELS
from ....engine.ensemble.proof import fingerprint
from ....engine.findings.finding import DOUBTFUL, UNSAFE, Kind
from ....engine.hazard import energy_line
from ....engine.hazard.data_models.zones import zones_of_levels
from ....engine.hazard.findings import VOLUMES_ITEM, blocks_of_class, of_split_areas, split_areas
from ....engine.hazard.hazard import Hazard
from ....engine.io import raster
from ....engine.io.raster import Band
from ....engine.io.viewshed import Views
from ...number_words import formatted
from ...shared.layers.vector_layers import wkt_of
from ...shared.parameters.outputs import read_report_head, tell_numbers
from ...shared.parameters.scenario_table import SCENARIOS
from ...shared.parameters.staging import Files
from ...shared.reports.page import parameter_rows
from ...shared.scene.dem import open_dem
from ...shared.scene.scene import layer_points, points_on_ground
from ...shared.styles.known_layers import ITEM
from ...shared.styles.layer_order import end_run
from ...shared.styles.on_load import style_on_load
from ...translation import tr
from .check import (
    ANGLES,
    check,  # noqa: F401
    is_frequency,
)
from .conclusions import classes_of, conclusions_of
from .count_rasters import write_data
from .curves import curves_of, write_curves
from .frequency_maps import add_up, maps_of_report, tell_rates, write_frequencies
from .frequency_rows import (
    reference_width,
    tell_width,
    volumes_of_classes,
    volumes_of_scenarios,
    width_items,
    width_words,
)
from .outputs import ENERGY_LINE, HAZARD, INTENSITIES, PROBABILITY, hazard_outputs
from .outputs import ITEM as LEGEND_ITEM
from .parameters import (
    BLOCK_VOLUMES,
    DATA,
    DATA_MODEL,
    DEM,
    ENERGY,
    ENERGY_PERIODS,
    EXCEEDANCES,
    FREQUENCIES,
    HEIGHT_EXCEEDANCES,
    LEAST_REACH,
    LINE_OF_SIGHT,
    MATRIX,
    METHOD,
    OBJECT_WIDTH,
    OBJECTS,
    OF_MODELS,
    RATE_EVENTS,
    REFERENCE_WIDTH,
    REPORT,
    RULES,
    RULES_FILE,
    SCENARIO_NAMES,
    SIZE_BLOCKS,
    SIZE_EXPONENT,
    SIZE_LARGEST,
    SIZE_SMALLEST,
    SPACING,
    STRONG,
    TRAJECTORIES,
    WEAK,
    ZONE_AREA,
    ZONE_COVER,
    ZONE_RADIUS,
    ZONES,
    labels,
)
from .report import ReportContent, ScenarioFacts, write_hazard_report
from .scenarios import counts_pieces, find_size_order, has_broken, metadata_of, read_grids
from .zones import drawn_zones, write_zones

# Writes the rasters of a hazard map.

NOTHING = 0


def write_grids(call, files, grids, classes, width=None):
    """Write those of the ``grids`` (parameter -> (array, Grid)) that were asked for; returns parameter -> path.

    classes : hazard_classes.HazardClasses
    width : m, of the object that frequencies are of, 0 for a cell; None where they are of no object
    """
    paths = {}
    for output in hazard_outputs(classes.legends):
        if output.parameter not in grids or not call.wants(output.parameter):
            continue
        array, grid = grids[output.parameter]
        path = call.path(output.parameter)
        is_classes = array.dtype == np.uint8
        nodata = NOTHING if is_classes else math.nan
        array = array if is_classes else array.astype(np.float32)
        said, label = {ITEM: output.parameter}, output.label
        if width is not None:
            said.update(width_items(width))
        if width is not None and output.parameter == PROBABILITY:
            label = f"{label}, {width_words(width, grid.cell_size)}"
        if is_classes and classes.rules is not None:
            of_levels = output.parameter == HAZARD
            said[LEGEND_ITEM] = (classes.legends.levels if of_levels else classes.legends.intensities).item()
        bands = [Band(array, output.unit, output.label)]
        if output.parameter == INTENSITIES:
            bands = [Band(values, output.unit, text) for values, text in zip(array, classes.intensity_labels)]
        raster.write_bands(files.stage(path), bands, grid, (0, 0), nodata, said)
        style_on_load(call, path, label, output.style, call.run_of_layers, output.parameter)
        paths[output.parameter] = path
    return paths


# Inputs of talus:hazardmap that change nothing with the present choices, so that the report need not list them.

OF_SCENARIOS = (SCENARIO_NAMES, SCENARIOS, ENERGY)
OF_FREQUENCY = (
    FREQUENCIES, EXCEEDANCES, HEIGHT_EXCEEDANCES, SIZE_EXPONENT, SIZE_BLOCKS, SIZE_SMALLEST, SIZE_LARGEST,
    ENERGY_PERIODS, RATE_EVENTS, OBJECTS, OBJECT_WIDTH, REFERENCE_WIDTH, TRAJECTORIES,
)  # fmt: skip


def without_effect(call, classes):
    """Set of the names of inputs. ``classes``: HazardClasses"""
    by_rules, makes_zones = classes.rules is not None, call.wants(ZONES) or call.wants(DATA)
    has_angles = any(map(call.wants, ANGLES))
    model = call[DATA_MODEL] if call.wants(DATA) else None
    unused = [
        OF_SCENARIOS if is_frequency(call) else OF_FREQUENCY,
        (WEAK, STRONG, MATRIX) if by_rules else (MATRIX,),
        (RULES,) if call[RULES_FILE] else (),
        () if classes.is_by_volume and not is_frequency(call) else (BLOCK_VOLUMES,),
        () if has_angles else (*ANGLES.values(), LINE_OF_SIGHT, SPACING),
        () if makes_zones else (ZONE_COVER, ZONE_AREA, ZONE_RADIUS),
        (DATA_MODEL,) if model is None else (),
        *(names for model_name, names in OF_MODELS.items() if model_name != model),
    ]
    return {name for names in unused for name in names}


# The numbers of talus:hazardmap, for models and the log.

NO_ENERGY = Kind(
    "energy-missing", UNSAFE,
    "{subject}: {value:.0f} cells with passages have no energy; are both rasters of the same simulation?",
    "Give passages and energies of one simulation.",
)  # fmt: skip
PIECES_COUNTED = Kind(
    "pieces-counted-as-runs", UNSAFE,
    "{subject}: rocks broke in this run, and their pieces are counted as runs, so the share of blocks that pass a "
    "cell is not known.",
    "Simulate it again with this version, which counts the blocks.",
)  # fmt: skip
ENERGY_OF_PIECES = Kind(
    "energy-of-pieces", UNSAFE,
    "{subject}: rocks broke in this run, and a percentile or mean of the energy is one of their pieces, most of "
    "which are small.",
    "Take the largest energy (ENERGY_MAX).",
)  # fmt: skip


def numbers_of(levels, hazard, grid, classes):
    """Name -> value; areas by the levels of danger where they are those of the Swiss matrix."""
    numbers = {"PROBABILITY_MAX": float(hazard.annual_probability().max(initial=0.0))}
    rules = classes.rules
    if rules is not None and tuple(level.key for level in rules.levels) != DANGER_LEVELS[1:]:
        return numbers
    cell = grid.cell_size[0] * grid.cell_size[1]
    areas = [cell * int(count) for count in np.bincount(levels.ravel(), minlength=5)]
    names = ("AREA_RESIDUAL", "AREA_LOW", "AREA_CONSIDERABLE", "AREA_HIGH")
    return {**dict(zip(names, areas[1:])), **numbers}


def facts_of(scenario, energy, reach):
    """The ScenarioFacts of what was read of a scenario."""
    without = int(np.count_nonzero((reach > 0.0) & np.isnan(energy)))
    largest = 1e-3 * float(np.nanmax(energy, initial=0.0))
    return ScenarioFacts(scenario, largest, int(np.count_nonzero(reach)), without, fingerprint(energy, reach))


def tell_scenario(facts, call):
    """Log what was read of a scenario."""
    scenario = facts.scenario
    message = tr(
        "{}: runs: {:g}, return period: {:g} years, blocks per event: {:g}, largest energy: {:.0f} kJ, cells: {}."
    )
    numbers = scenario.runs, scenario.period, scenario.blocks, facts.largest, facts.cells
    call.info(formatted(message, scenario.name, *numbers))
    if facts.without_energy:
        call.find([NO_ENERGY.of(scenario.name, facts.without_energy, 0.0)])
    if counts_pieces(scenario.passages):
        call.find([PIECES_COUNTED.of(scenario.name)])
    if has_broken(scenario.energy) and metadata_of(scenario.energy).get(ITEM) != "ENERGY_MAX":
        call.find([ENERGY_OF_PIECES.of(scenario.name)])


def tell(numbers, grids, levels, call, classes):
    """Log the numbers, the areas by rules, and the energy-line angles within each level where there are some."""
    names, grid = classes.legends.levels.names, grids[HAZARD][1]
    tell_numbers(labels(), numbers, call)
    if classes.rules is not None:
        cell = grid.cell_size[0] * grid.cell_size[1]
        for level in sorted(names, reverse=True):
            call.info(formatted(tr("  {}: {:.4g} m²."), names[level], cell * np.count_nonzero(levels == level)))
    angle, of_angle = grids.get(ENERGY_LINE, (None, None))
    if angle is None or angle.shape != levels.shape or of_angle.origin != grid.origin:
        return
    for level, name in names.items():
        within = angle[(levels == level) & np.isfinite(angle)]
        if within.size:
            message = tr("  Energy-line angles within {}: from {:.1f}°, 5 % below {:.1f}°.")
            call.info(formatted(message, name, within.min(), np.percentile(within, 5)))


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
    probability = hazard.annual_probability()
    grids = {HAZARD: (levels, grid), PROBABILITY: (np.where(probability > 0.0, probability, np.nan), grid)}
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
            zones = zones_of_levels(drawn.parts, classes.rules)
            paths.update(write_data(call, files, zones, intensities, classes, grid))
        if frequencies is not None:
            paths.update(write_frequencies(call, files, sums, scenarios))
        curves, thresholds = [], ()
        if objects is not None:
            curves, thresholds = curves_of(call, objects, scenarios, sums), frequencies.thresholds
            paths.update(write_curves(call, files, curves, thresholds))
        if call.wants(REPORT):
            paths[REPORT] = call.path(REPORT)
            conclusions = conclusions_of(call, classes, outcomes, split, hazard, grid, curves, thresholds, drawn, sums)
            more = [] if frequencies is None else maps_of_report(call, frequencies, classes)
            terrain, head = _terrain_on(call, grid), read_report_head(call)
            rows = parameter_rows(call, without_effect(call, classes))
            content = ReportContent(facts, grids, classes, conclusions, terrain, rows, head, more, call.findings)
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
        energy, reach, own_grid = read_grids(scenario, grid)
        if hazard is None:
            hazard = Hazard(reach.shape, classes.bounds, classes.periods, method, least, rules)
            grid = own_grid._replace(crs=wkt_of(scenario.crs))
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
    for size in sizes:
        item = metadata_of(size.counts).get(VOLUMES_ITEM)
        call.find(blocks_of_class(size.name, item, size.lower, size.upper))
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
    points = layer_points(layer_of_points, source, dem.crs, spacing, call)
    points = points_on_ground(points, layer_of_points, source, terrain, call)
    call.info(tr("{}: lines to {} points.").format(source, len(points)))
    if call[LINE_OF_SIGHT]:
        angle = energy_line.steepest_visible_angle(terrain, points, Views(terrain), call.is_cancelled)
    else:
        angle = energy_line.steepest_angle(terrain, points, call.is_cancelled)
    return np.degrees(angle), dem.grid
