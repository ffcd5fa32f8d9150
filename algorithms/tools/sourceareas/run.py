# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:sourceareas."""

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.io.burn import Polygon, burn
from ....engine.sources.density import density_for, points_by_density
from ....engine.sources.slope_units import slope_units
from ....engine.sources.source_areas import (
    find_areas,
    points_in,
    resolution_threshold,
    spacing_for,
    steepness,
    surface_area,
)
from ...number_words import formatted
from ...shared.layers.vector_layers import PartlyOutside, check_layers, features_within, valid_features
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.staging import Files
from ...shared.reports import plots
from ...shared.reports.plots import DARK, GREY, RED, drawn, new_figure
from ...shared.scene.dem import open_dem, read_terrain, tell_scale
from ...translation import tr
from .algorithm import DENSITY, EXCLUDE, FIGURE, METHOD, MIN_AREA, MOST_POINTS, SPACING, THRESHOLD
from .layers import Found, numbers_of, tell, write_areas, write_slope

# Checks of talus:sourceareas before a run.


def check(call):
    """Check all that does not need the layers to be read."""
    check_layers(call, (EXCLUDE,))
    open_dem(call)
    check_outputs(call)
    method = call[METHOD]
    if method == "fixed" and call.is_unset(THRESHOLD):
        raise QgsProcessingException(tr("THRESHOLD: give the angle for the method fixed, or choose another one."))
    if call[SPACING] is not None and call[DENSITY] is not None:
        raise QgsProcessingException(tr("DENSITY: there is a spacing (SPACING) too; give one of them."))
    if call.wants(FIGURE):
        if method != "distribution":
            raise QgsProcessingException(
                tr("FIGURE: it exists for the method distribution only; skip FIGURE or choose that method.")
            )
        if not plots.is_there():
            message = tr("FIGURE: it requires the Python package matplotlib, which is not installed. Install it, or "
                         "skip FIGURE.")  # fmt: skip
            raise QgsProcessingException(message)


# Polygons that mask cells of the terrain.

NO_CELL = Kind(
    "exclusion-without-effect", DOUBTFUL,
    "EXCLUDE: no effect, as no cell of the elevation model lies in its polygons.",
    "Draw polygons over the cells to be left out.",
)  # fmt: skip


def excluded_cells(call, terrain, crs):
    """Cells with their centre in a polygon of EXCLUDE, (ny, nx) bool; None where nothing was given."""
    source = call[EXCLUDE]
    if source is None:
        return None
    polygons, partly = [], PartlyOutside(terrain)
    features = valid_features(source, crs, call, EXCLUDE)
    for feature in features_within(partly.frame, features, [], []):  # what is beyond need not be excluded
        geometry = feature.geometry()
        polygons.append(Polygon(feature.id(), bytes(geometry.asWkb()), True))
        partly.add(feature.id(), geometry)
    mask = burn(polygons, terrain).index >= 0
    if not mask.any():
        call.find([NO_CELL.of(str(EXCLUDE), 0.0)])
    else:
        partly.tell(EXCLUDE, call)
        call.info(tr("EXCLUDE: polygons: {}, cells below them: {}.").format(len(polygons), np.count_nonzero(mask)))
    return mask


# The figure of talus:sourceareas: histogram of the slope, Gaussians of the landforms, thresholds.

COLOURS = ("#e0b000", "#dd5a20", "#8c1a4b", "#2a0a45")


def draw_slopes(units, by_resolution, kind="png"):
    """The figure as bytes; ``kind``: png or svg."""
    figure, axes = new_figure(17.0, 10.0)
    width = units.angle[1] - units.angle[0]
    axes.bar(units.angle, 100.0 * units.density, width=width, color="#d9d3c7", linewidth=0, label=tr("cells"))
    names = (tr("plains"), tr("footslopes"), tr("steep slopes"), tr("rock cliffs"))
    densities = 100.0 * units.densities(units.angle)
    for name, colour, density, mode in zip(names, COLOURS, densities, units.mode):
        axes.plot(units.angle, density, color=colour, linewidth=1.4, label=formatted("{} ({:.0f}°)", name, mode))
    total = formatted(tr("sum, R² = {:.3f}"), units.r_squared)
    axes.plot(units.angle, densities.sum(axis=0), color=DARK, linewidth=1.0, linestyle="--", label=total)
    text = formatted(tr("threshold {:.1f}°"), units.threshold)
    axes.axvline(units.threshold, color=RED, linewidth=1.4, label=text)
    text = formatted(tr("by the resolution {:.1f}°"), by_resolution)
    axes.axvline(by_resolution, color=GREY, linewidth=1.0, linestyle=":", label=text)
    axes.set_xlim(0.0, 90.0)
    axes.set_ylim(0.0, None)
    axes.set_xlabel(tr("slope [°]"))
    axes.set_ylabel(tr("share of the cells [% per degree]"))
    axes.legend(frameon=False, fontsize=7.5)
    return drawn(figure, kind)


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
    sources = _find(call)
    numbers = numbers_of(sources)
    tell(sources, numbers, call)
    with Files() as files:
        outputs = write_areas(call, files, sources)
        outputs.update(write_slope(call, files, sources))
        if call.wants(FIGURE):
            outputs[FIGURE] = _draw(call, files, sources)
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
        call.info(formatted(tr("Spacing of the release points: {:g} m (MOST_POINTS)."), spacing))
    return spacing


def _draw(call, files, sources):
    path = call.path(FIGURE)
    kind = "svg" if path.lower().endswith(".svg") else "png"
    with open(files.stage(path), "wb") as file:
        file.write(draw_slopes(sources.units, sources.by_resolution, kind))
    return path
