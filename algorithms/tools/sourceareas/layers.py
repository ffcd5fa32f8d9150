# SPDX-License-Identifier: GPL-2.0-or-later
"""Source areas and release points as layers, the slope as a raster, and the numbers for models and the log."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsPoint, QgsProcessingException, QgsWkbTypes

from ....engine.findings.finding import DOUBTFUL, NOTE, Kind
from ....engine.io import raster
from ....engine.io.polygonize import polygonize
from ....engine.sources.slope_findings import of_units
from ...number_words import formatted
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.outputs import tell_numbers
from ...shared.styles import styles
from ...shared.styles.known_layers import ITEM, KnownLayer, known_raster, known_table
from ...shared.styles.on_load import style_on_load
from ...shared.styles.styles import INTEGER, REAL, Column, set_aliases
from ...translation import tr
from .algorithm import AREAS, POINTS, SLOPE, SPACING, THRESHOLD, labels

# Styles of source areas and release points when they are loaded.


class SourceAreaStyle:
    """Areas in the colour of their mean slope, see-through; they have no heights, so they lie on the terrain."""

    sort_key = 4

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        layer.setRenderer(styles.graduated(layer, "slope_mean", "slope", styles.fill))
        layer.setOpacity(0.6)
        set_aliases(layer, self.columns)


class ReleasePointStyle(styles.VectorStyle):
    """Small dots in the colour of the slope."""

    sort_key = 5

    def renderer(self, layer):
        return styles.graduated(layer, "slope_deg", "slope", lambda colour: styles.dot(colour, 1.2))


MANY = Kind(
    "releases-many", NOTE,
    "{value:.0f} release points make a long simulation.",
    "Set SPACING or DENSITY to thin them out.",
)  # fmt: skip
APART = Kind(
    "thresholds-differ", DOUBTFUL,
    "The threshold by the distribution is {value:.1f}°, that by the resolution {limit:.1f}°.",
    "Compare both.",
)  # fmt: skip

Wkb = QgsWkbTypes.Type
HECTARE = 10_000.0  # m2
MANY_POINTS = 100_000
FAR_APART = 8.0  # degrees between two ways to the threshold that are worth a word


class Found(NamedTuple):
    """Source areas and the data that they were found in."""

    dem: object  # dem.Dem
    terrain: object
    offset: tuple  # (row, column) of the terrain's first node in the grid of the elevation model
    slope: np.ndarray  # (ny, nx) degrees
    units: object  # engine.sources.slope_units.SlopeUnits, None where the threshold came otherwise
    threshold: float  # degrees
    by_resolution: float  # degrees, threshold by the rule of the resolution
    areas: object  # engine.sources.source_areas.Areas
    points: tuple  # (row, column) of the release points


def area_columns(areas):
    """Columns of the areas, from the place of the area."""
    return (
        Column("id", INTEGER, tr("number of the area"), lambda k: k + 1),
        Column("cells", INTEGER, tr("cells"), lambda k: int(areas.cells[k])),
        Column("area_m2", REAL, tr("area in plan [m²]"), lambda k: float(areas.plan_area[k])),
        Column("true_m2", REAL, tr("area on the slope [m²]"), lambda k: float(areas.true_area[k])),
        Column("slope_mean", REAL, tr("mean slope [°]"), lambda k: float(areas.mean_slope[k])),
        Column("slope_max", REAL, tr("largest slope [°]"), lambda k: float(areas.max_slope[k])),
    )


def point_columns(areas):
    """Columns of the points, from the row and column of the cell."""
    cell_area = areas.terrain.cell_size[0] * areas.terrain.cell_size[1]
    stands_for = _area_of_a_point(areas)
    return (
        Column("area_id", INTEGER, tr("number of the area"), lambda cell: int(areas.areas.label[cell])),
        Column("slope_deg", REAL, tr("slope [°]"), lambda cell: float(areas.slope[cell])),
        Column("area_m2", REAL, tr("area of the cell in plan [m²]"), lambda cell: cell_area),
        Column("stands_m2", REAL, tr("true area represented by the point [m²]"),
               lambda cell: float(stands_for[areas.areas.label[cell] - 1])),
    )  # fmt: skip


def _area_of_a_point(sources):
    """True area of each source area over the number of its points, m2."""
    label = sources.areas.label[sources.points]
    return sources.areas.true_area / np.maximum(np.bincount(label, minlength=sources.areas.cells.size + 1)[1:], 1)


def write_areas(call, files, sources):
    """Write areas and points if they were asked for; returns parameter -> destination."""
    of_areas, of_points = area_columns(sources.areas), point_columns(sources)
    kinds = (
        (AREAS, of_areas, Wkb.MultiPolygon, _areas, SourceAreaStyle(of_areas)),
        (POINTS, of_points, Wkb.PointZ, _points, ReleasePointStyle(of_points)),
    )
    destinations = {}
    for name, columns, kind, features, style in kinds:
        if call.wants(name):
            destinations[name] = write_layer(
                call, files, name, (columns, kind, sources.dem.crs),
                features(sources, columns), style,
            )  # fmt: skip
    return destinations


def write_slope(call, files, sources):
    """Write the raster if it was asked for; returns parameter -> path."""
    if not call.wants(SLOPE):
        return {}
    path, label = call.path(SLOPE), tr("Slope [°]")
    said = {"unit": "degree", "description": label, "items": {ITEM: SLOPE}}
    raster.write_grid(files.stage(path), sources.slope, sources.dem.grid, sources.offset, **said)
    style_on_load(call, path, label, styles.RasterStyle("slope"))
    return {SLOPE: path}


def _areas(sources, columns):
    for number, wkb in polygonize(sources.areas.label, sources.terrain).items():
        geometry = QgsGeometry()
        geometry.fromWkb(wkb)
        yield _feature(geometry, number - 1, columns)


def _points(sources, columns):
    (x0, y0), (lx, ly) = sources.terrain.origin, sources.terrain.cell_size
    for cell in zip(*(axis.tolist() for axis in sources.points)):
        row, column = cell
        point = QgsPoint(x0 + column * lx, y0 + row * ly, float(sources.terrain.heights[cell]))
        yield _feature(QgsGeometry(point), cell, columns)


def _feature(geometry, key, columns):
    return make_feature(geometry, [column.value(key) for column in columns])


def numbers_of(sources):
    """Name -> value. Raises QgsProcessingException where nothing was found."""
    areas = sources.areas
    if not areas.cells.size:
        message = tr("No area is as steep as {:.1f}° and as large as MIN_AREA; the steepest cell has {:.1f}°. Lower "
                     "the threshold or MIN_AREA, or use a finer elevation model.")  # fmt: skip
        raise QgsProcessingException(formatted(message, sources.threshold, float(np.nanmax(sources.slope))))
    numbers = {
        "THRESHOLD_VALUE": float(sources.threshold),
        "RESOLUTION_THRESHOLD": float(sources.by_resolution),
        "AREA_COUNT": int(areas.cells.size),
        "CELL_COUNT": int(areas.cells.sum()),
        "AREA_PLAN": float(areas.plan_area.sum()),
        "AREA_TRUE": float(areas.true_area.sum()),
        "SLOPE_MAX": float(areas.max_slope.max()),
        "POINT_COUNT": int(sources.points[0].size),
        "POINT_DENSITY": float(sources.points[0].size / areas.true_area.sum() * HECTARE),
    }
    return {**numbers, "FIT_R2": sources.units.r_squared} if sources.units else numbers


def tell(sources, numbers, call):
    """Log what was found and what to be careful with."""
    tell_numbers(labels(), numbers, call)
    if sources.units:
        _tell_units(sources, call)
    call.info(tr("Sources are steep ground: rock, joints and the frequency of detachments were not considered."))
    if numbers["POINT_COUNT"] > MANY_POINTS:
        call.find([MANY.of(str(SPACING), numbers["POINT_COUNT"], MANY_POINTS)])


def parts_of(units):
    """Share of each landform in what its Gaussians say of all cells: they sum to 1.

    The shares of the fit do not. A Gaussian of plains reaches below 0 degrees, where no cell is, and the sum of all
    follows the histogram by least squares only.
    """
    seen = units.densities(units.angle).sum(axis=1)
    return seen / seen.sum()


def _tell_units(sources, call):
    names = (tr("plains"), tr("footslopes"), tr("steep slopes"), tr("rock cliffs"))
    units = sources.units
    for name, share, mode, deviation in zip(names, parts_of(units), units.mode, units.deviation):
        text = formatted(tr("{}: {:.0f} % of the cells, {:.1f}° ± {:.1f}°"), name, 100.0 * share, mode, deviation)
        call.info(f"  {text}")
    call.find(of_units(units))
    if abs(units.threshold - sources.by_resolution) > FAR_APART:
        call.find([APART.of(str(THRESHOLD), units.threshold, sources.by_resolution)])


# The results of talus:sourceareas that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    points = ("area_id", "slope_deg", "area_m2")
    return [
        known_table(AREAS, label(AREAS), "area", area_columns(None), lambda columns, layer: SourceAreaStyle(columns)),
        KnownLayer(POINTS, label(POINTS), "point", points, lambda layer: ReleasePointStyle(())),
        known_raster(SLOPE, label(SLOPE), lambda layer: styles.RasterStyle("slope")),
    ]
