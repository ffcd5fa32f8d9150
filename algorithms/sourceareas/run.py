# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:sourceareas."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.sources.density import density_for, points_by_density
from ...engine.sources.slope_units import slope_units
from ...engine.sources.source_areas import (
    find_areas,
    points_in,
    resolution_threshold,
    spacing_for,
    steepness,
    surface_area,
)
from ..number_words import told
from ..parameters.staging import Files
from ..scene.dem import open_dem, read_terrain, tell_scale
from ..translation import tr
from .exclusions import excluded_cells
from .layers import Found, numbers_of, tell, write_areas, write_slope
from .parameters import DENSITY, FIGURE, METHOD, MIN_AREA, MOST_POINTS, SPACING, THRESHOLD
from .slope_plot import draw_slopes

IDLE = Kind(
    "threshold-not-used", DOUBTFUL,
    "THRESHOLD: the value {value:g}° is not used; by the chosen method (METHOD) the threshold is {limit:.1f}°.",
    "Choose the method fixed to use it.",
)  # fmt: skip
LOWERED = Kind(
    "density-lowered", DOUBTFUL,
    "DENSITY: lowered from {value:g} to {allowed:.3g} points per hectare, so that there are at most {limit:.0f} "
    "points (MOST_POINTS); each area keeps one.",
    "Increase MOST_POINTS for the density entered.",
)  # fmt: skip
FULL = Kind(
    "density-reached-cells", DOUBTFUL,
    "DENSITY: each cell has its one point; a finer elevation model allows more.",
)  # fmt: skip


def run(call):
    """Run talus:sourceareas and return its outputs and numbers to Processing."""
    call.checked()
    found = _find(call)
    numbers = numbers_of(found)
    tell(found, numbers, call)
    with Files() as files:
        outputs = write_areas(call, files, found)
        outputs.update(write_slope(call, files, found))
        if call.wants(FIGURE):
            outputs[FIGURE] = _draw(call, files, found)
    return {**outputs, **numbers}


def _find(call):
    """Call the engine step by step, with progress and cancel."""
    dem = open_dem(call)
    tell_scale(dem, call)
    terrain, offset = read_terrain(call, dem)
    call.go_on(15)
    slope = steepness(terrain.heights, terrain.cell_size)
    if not np.isfinite(slope).any():
        raise QgsProcessingException(tr("DEM: no cell has heights all around it, so there is no slope."))
    call.go_on(35)
    method = call[METHOD]
    units, by_resolution = None, resolution_threshold(terrain.cell_size)
    threshold = by_resolution
    if method == "fixed":
        threshold = call[THRESHOLD]
    elif method == "distribution":
        units = slope_units(slope)
        threshold = units.threshold
    _tell_of_idle_threshold(call, method, threshold)
    call.go_on(50)
    excluded = excluded_cells(call, terrain, dem.crs)
    min_area = call[MIN_AREA]
    surface = surface_area(terrain.heights, terrain.cell_size)
    areas = find_areas(slope, threshold, terrain.cell_size, min_area, excluded, surface)
    call.go_on(65)
    points = _points(call, areas, (slope, surface), terrain.cell_size)
    call.go_on(70)
    return Found(dem, terrain, offset, slope, units, threshold, by_resolution, areas, points)


def _tell_of_idle_threshold(call, method, threshold):
    given = call[THRESHOLD]
    if method != "fixed" and given != call.definition(THRESHOLD).defaultValue():
        call.find([IDLE.of(str(THRESHOLD), given, threshold)])


def _points(call, areas, measured, cell_size):
    """(row, column) of the release points: by density where one is given, else by their spacing.

    measured : slope and true area of the cells
    """
    slope, surface = measured
    density = call[DENSITY]
    if density is None or not areas.cells.size:
        return points_in(areas, slope, _spacing(call, areas, slope, cell_size), cell_size)
    most = None if call.is_unset(MOST_POINTS) else call[MOST_POINTS]
    if most is not None:
        allowed = density_for(areas, most)
        if allowed < density:
            density = max(allowed, np.finfo(np.float64).tiny)
            call.find([LOWERED.of(str(DENSITY), call[DENSITY], most, allowed=allowed)])
    points = points_by_density(areas, slope, density, cell_size, surface)
    if points[0].size == areas.cells.sum():
        call.find([FULL.of(str(DENSITY), points[0].size)])
    return points


def _spacing(call, areas, slope, cell_size):
    """Spacing of the points in m; None for one in each cell."""
    spacing = call[SPACING]
    if spacing is not None or call.is_unset(MOST_POINTS):
        return spacing
    spacing = spacing_for(areas, slope, call[MOST_POINTS], cell_size)
    if spacing is not None:
        call.info(told(tr("Spacing of the release points: {:g} m (MOST_POINTS)."), spacing))
    return spacing


def _draw(call, files, found):
    path = call.path(FIGURE)
    kind = "svg" if path.lower().endswith(".svg") else "png"
    with open(files.stage(path), "wb") as file:
        file.write(draw_slopes(found.units, found.by_resolution, kind))
    return path
