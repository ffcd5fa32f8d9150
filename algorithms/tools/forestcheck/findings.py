# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings for each stand: measures, slope, gaps, residual hazard by block, target."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ....engine import Terrain
from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.forest.fall_lines import fall_lines, free_distances
from ....engine.forest.rockfor_net import Slope, Stand, outcome
from ....engine.forest.stand_measures import Target, check_target, free_distance, stand_measures, target_for
from ....engine.io import raster
from ....engine.obstacles.stand_findings import beyond
from ...number_words import formatted
from ...shared.layers.vector_layers import check_fields, check_layers, layer_source
from ...shared.parameters.extent import DEM
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.values import as_number, is_blank, read_numbers
from ...shared.scene.dem import open_dem
from ...shared.scene.scene import layer_points, points_on_ground
from ...translation import tr
from .algorithm import (
    BARE_LENGTH,
    BLOCKS,
    CLIFF,
    CROSSINGS_WITH,
    CROSSINGS_WITHOUT,
    DENSITY,
    OF_OBJECTS,
    PROTECTION,
    RELEASES,
    SPACING,
    STANDS,
    STEMS_LOST,
    STOPS_WITH,
    TARGET_COLUMNS,
    TARGETS,
    TREES,
)

# Checks of talus:forestcheck before a run.

MOST_ROWS = 20  # of blocks and of losses
CROSSING_FIELDS = ("run", "name", "passage", "e_kj")


def check(call):
    """Check all that does not need the layers to be read; returns the Dem."""
    dem = open_dem(call)
    check_layers(call, (STANDS, TREES, RELEASES, *OF_OBJECTS))
    blocks, lost = read_numbers(call, BLOCKS), read_numbers(call, STEMS_LOST, may_be_zero=True)
    for name, numbers in ((BLOCKS, blocks), (STEMS_LOST, lost)):
        if len(numbers) > MOST_ROWS:
            raise QgsProcessingException(tr("{}: {} numbers; give at most {}.").format(name, len(numbers), MOST_ROWS))
    if lost[-1] > 100.0:
        raise QgsProcessingException(formatted(tr("STEMS_LOST: {:g} % is more than all; give 0 to 100."), lost[-1]))
    targets_of(call)
    _check_objects(call)
    check_outputs(call)
    return dem


def targets_of(call):
    """The Targets of the profile. Raises QgsProcessingException naming the row."""
    cells, targets = call[TARGETS], []
    for row in range(0, len(cells), TARGET_COLUMNS):
        own = cells[row : row + TARGET_COLUMNS]
        if all(map(is_blank, own)):
            continue
        numbers = [math.nan if is_blank(cell) else as_number(cell) for cell in own]
        wrong = [cell for cell, number in zip(own, numbers) if not is_blank(cell) and not number > 0.0]
        if wrong or math.isnan(numbers[0]):
            message = tr("TARGETS: row {} needs the volume of a block and, where they are given, positive numbers.")
            raise QgsProcessingException(message.format(row // TARGET_COLUMNS + 1))
        volume, stems, diameter, gap = numbers
        targets.append(Target(volume, stems, diameter / 100.0, gap))
    return targets


def _check_objects(call):
    given = [name for name in OF_OBJECTS if call.is_given(name)]
    if given and len(given) < len(OF_OBJECTS):
        message = tr("{}: give all three of the layers of objects, or none; missing: {}.")
        missing = [name for name in OF_OBJECTS if name not in given]
        raise QgsProcessingException(message.format(given[0], ", ".join(missing)))
    if not given:
        if call.wants(PROTECTION):
            raise QgsProcessingException(tr("PROTECTION: it needs the layers {}.").format(", ".join(OF_OBJECTS)))
        return
    for name in (CROSSINGS_WITHOUT, CROSSINGS_WITH):
        check_fields(layer_source(call, name), name, CROSSING_FIELDS)
    check_fields(layer_source(call, STOPS_WITH), STOPS_WITH, ("run",))


LEVEL = Kind(
    "fall-line-not-found", DOUBTFUL,
    "DEM: no fall line was found in: {names}. The ground there is level, without data, or the stand is narrower "
    "than SPACING.",
    "Choose a smaller SPACING where the stand is narrow.",
)  # fmt: skip
GENTLE = Kind(
    "energy-line-not-reached", DOUBTFUL,
    "DEM: no steeper than the energy line of 31°: {names}. In Rockfor.NET blocks stop there even without trees, so "
    "its residual hazard of 1 % is no evidence of an effect of the forest.",
    "Where blocks come in from a cliff or a steep slope above, give the releases (RELEASES), or simulate.",
)  # fmt: skip

STEP = 1.0  # m, of fall lines


class BlockRow(NamedTuple):
    """A block in a stand."""

    block: float  # diameter, m
    lost: float  # share of the stems, percent
    per_hectare: float  # stems that are left
    free: float  # MTFD of these, m
    outcome: object  # engine.forest.rockfor_net.Outcome; None where the stand has no tree


class Finding(NamedTuple):
    """A stand."""

    stand: object  # stands.StandArea
    measures: object  # engine.forest.stand_measures.StandMeasures
    slope: object  # engine.forest.rockfor_net.Slope; None where no fall line was found
    lines: object  # engine.forest.fall_lines.FallLines
    gaps: object  # engine.forest.fall_lines.FreeDistances, of the largest block
    rows: list  # of BlockRow
    target: object  # engine.forest.stand_measures.Target of the largest block, None without one
    check: object  # TargetCheck, None without a target

    @property
    def today(self):
        """The BlockRow of the largest block with the most stems; None without one."""
        rows = [row for row in self.rows if row.outcome is not None]
        return max(rows, key=lambda row: (row.block, -row.lost)) if rows else None


def findings_of(call, dem, stands):
    """The Finding of each StandArea."""
    blocks, lost = read_numbers(call, BLOCKS), read_numbers(call, STEMS_LOST, may_be_zero=True)
    targets, checks, releases = targets_of(call), [], _releases(call, dem)
    call.find(beyond([math.pi / 6.0 * block**3 for block in blocks]))
    for number, stand in enumerate(stands, 1):
        checks.append(_finding(call, dem, stand, blocks, lost, targets, releases))
        call.go_on(80.0 * number / len(stands))
    _tell_level(call, checks)
    call.find(_gentle(checks))
    return checks


def _releases(call, dem):
    """(n, 3) places on the ground, None where none are given."""
    if not call.is_given(RELEASES):
        return None
    source = layer_source(call, RELEASES)
    points = layer_points(source, RELEASES, dem.crs, call[SPACING], call)
    margin = dem.grid.cell_size  # one point on a node has no width
    terrain = _terrain(dem, (*(points.min(axis=0) - margin), *(points.max(axis=0) + margin)))
    return points_on_ground(points, source, RELEASES, terrain, call)


def _gentle(checks):
    """Findings of stands in which the method lets blocks stop without a tree."""
    names = [check.stand.name for check in checks if check.today is not None and not check.today.outcome.velocity > 0.0]
    return [GENTLE.of(str(DEM), names=", ".join(names))] if names else []


def _finding(call, dem, stand, blocks, lost, targets, releases):
    measures = stand_measures(stand.diameters, float(stand.shape.area))
    lines = _lines_down(dem, stand, call[SPACING])
    gaps = free_distances(lines, stand.places, stand.diameters, blocks[-1])
    slope = None
    if lines is not None and gaps.length > 0.0:
        slope = _slope_of(dem, lines, releases, call[BARE_LENGTH], call[CLIFF])
    factor = float(np.mean(stand.factors)) if stand.factors.size else math.nan
    rows = [_row(call, measures, slope, factor, block, share) for block in blocks for share in lost]
    target = target_for(targets, math.pi / 6.0 * blocks[-1] ** 3)
    longest = gaps.longest if slope is not None else math.nan
    checked = None if target is None else check_target(stand.diameters, measures.area, longest, target)
    return Finding(stand, measures, slope, lines, gaps, rows, target, checked)


def _lines_down(dem, stand, spacing):
    """FallLines from a grid of starts in a stand."""
    west, south, east, north = stand.shape.bounds
    ranges = (west, east), (south, north)
    x, y = (np.arange(low + 0.5 * min(spacing, high - low), high, spacing) for low, high in ranges)
    starts = np.column_stack([coordinates.ravel() for coordinates in np.meshgrid(x, y)])
    return fall_lines(_terrain(dem, stand.shape.bounds), starts, stand.rings, STEP)


def _terrain(dem, bounds):
    """The Terrain around a stand. Raises ValueError where the elevation model does not reach there."""
    heights, cell_size, origin, _ = raster.read_heights(dem.path, dem.band, raster.window_of(dem.grid, bounds))
    return Terrain(heights, cell_size, origin, dem.grid.crs)


def _slope_of(dem, lines, releases, bare, cliff):
    """The Slope along the longest fall line, at the mean angle of all; or down from the releases (n, 3)."""
    ends = np.array([(*points[0], *points[-1]) for points in lines.points if len(points) > 1])
    low, high = ends[:, [0, 2]].min(), ends[:, [0, 2]].max()
    bounds = low, ends[:, [1, 3]].min(), high, ends[:, [1, 3]].max()
    terrain = _terrain(dem, bounds)
    longest = float(lines.lengths.max())
    if releases is not None:
        return _slope_from(releases, np.column_stack([ends[:, 2:], terrain.height(*ends[:, 2:].T)]), longest, cliff)
    drop = terrain.height(*ends[:, :2].T) - terrain.height(*ends[:, 2:].T)
    gradient = float(drop.sum() / lines.lengths.sum())
    angle = math.atan(gradient)
    return Slope(math.degrees(angle), longest / math.cos(angle), bare, cliff)


def _slope_from(releases, feet, longest, cliff):
    """The Slope of the steepest line from a release to a foot (n, 3) of the stand; bare is what is not forest.

    longest : of the fall lines in the stand, in plan, m
    """
    steepest, in_plan = -math.inf, math.nan
    for x, y, z in feet.tolist():  # some ten to some hundred
        away = np.maximum(np.hypot(releases[:, 0] - x, releases[:, 1] - y), STEP)
        gradients = (releases[:, 2] - z) / away
        number = int(np.argmax(gradients))
        if gradients[number] > steepest:
            steepest, in_plan = float(gradients[number]), float(away[number])
    angle = math.atan(steepest)
    forested = min(longest, in_plan)
    return Slope(math.degrees(angle), forested / math.cos(angle), (in_plan - forested) / math.cos(angle), cliff)


def _row(call, measures, slope, factor, block, lost):
    per_hectare = measures.per_hectare * (1.0 - lost / 100.0)
    result = None
    if slope is not None and measures.stems and slope.angle > 0.0:
        stand = Stand(per_hectare, measures.diameter, factor)
        result = outcome((block,) * 3, call[DENSITY], slope, stand)
    diameter = measures.diameter if measures.stems else 0.0
    return BlockRow(block, lost, per_hectare, free_distance(per_hectare, diameter, block), result)


def _tell_level(call, checks):
    """Warn of stands in which no fall line was found."""
    names = [check.stand.name for check in checks if check.slope is None]
    if names:
        call.find([LEVEL.of(str(DEM), len(names), names=", ".join(names))])
