# SPDX-License-Identifier: GPL-2.0-or-later
"""Source areas and release points as layers, the slope as a raster, and the numbers for models and the log."""

from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsGeometry,
    QgsPoint,
    QgsProcessing,
    QgsProcessingException,
    QgsWkbTypes,
)

from ..layers.writing import make_feature, write_layer
from ..parameters.definitions import file_output, layer_output, raster_output
from ..parameters.number_outputs import tell_numbers
from ..parameters.output_files import is_wanted
from ..styles import styles
from ..styles.columns import INTEGER, REAL, Column
from ..styles.known_layers import ITEM, KnownLayer, known_raster, known_table
from ..styles.on_load import style_on_load
from ..translation import tr
from .styles import ReleasePointStyle, SourceAreaStyle

Source = QgsProcessing.SourceType
Wkb = QgsWkbTypes.Type
MANY_POINTS = 100_000
FAR_APART = 8.0  # degrees between two ways to the threshold that are worth a word
POOR_FIT = 0.9


class Found(NamedTuple):
    """What the algorithm found."""

    dem: object  # dem.Dem
    terrain: object
    offset: tuple  # (row, column) of the terrain's first node in the grid of the elevation model
    slope: np.ndarray  # (ny, nx) degrees
    units: object  # engine.sources.slope_units.SlopeUnits, None where the threshold came otherwise
    threshold: float  # degrees
    by_resolution: float  # degrees, threshold by the rule of the resolution
    areas: object  # engine.sources.source_areas.Areas
    points: tuple  # (row, column) of the release points


def source_area_outputs():
    """The destinations."""
    return [
        layer_output("AREAS", tr("Source areas"), Source.TypeVectorPolygon, tr(
            "Areas with their size in plan and on the slope, and mean and largest slope; number 1 is the largest."),
            True),
        layer_output("POINTS", tr("Release points"), Source.TypeVectorPoint, tr(
            "Points for the input RELEASES of the simulation, with the slope and the number of their area."), True),
        raster_output("SLOPE", tr("Slope [°]"), tr(
            "Slope of each cell after Horn (1981), on the grid of the elevation model."), False),
        file_output("FIGURE", tr("Figure of the slope distribution"), tr("PNG files (*.png);;SVG files (*.svg)"), tr(
            "Histogram of the slope with the Gaussians of the landforms and the threshold. For the method "
            "distribution.")),
    ]  # fmt: skip


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


def point_columns(found):
    """Columns of the points, from the row and column of the cell."""
    cell_area = found.terrain.cell_size[0] * found.terrain.cell_size[1]
    return (
        Column("area_id", INTEGER, tr("number of the area"), lambda cell: int(found.areas.label[cell])),
        Column("slope_deg", REAL, tr("slope [°]"), lambda cell: float(found.slope[cell])),
        Column("area_m2", REAL, tr("area of the cell in plan [m²]"), lambda cell: cell_area),
    )


def write_areas(algorithm, parameters, context, feedback, files, found):
    """Write areas and points if they were asked for; returns parameter -> destination."""
    of_areas, of_points = area_columns(found.areas), point_columns(found)
    kinds = (
        ("AREAS", of_areas, Wkb.MultiPolygon, _areas, SourceAreaStyle(of_areas)),
        ("POINTS", of_points, Wkb.PointZ, _points, ReleasePointStyle(of_points)),
    )
    destinations = {}
    for name, columns, kind, features, style in kinds:
        if is_wanted(algorithm, parameters, name):
            destinations[name] = write_layer(
                algorithm, parameters, context, feedback, files, name, (columns, kind, found.dem.crs),
                features(found, columns), style,
            )  # fmt: skip
    return destinations


def write_slope(algorithm, parameters, context, files, found):
    """Write the raster if it was asked for; returns parameter -> path."""
    from ...engine.io import raster

    if not is_wanted(algorithm, parameters, "SLOPE"):
        return {}
    path, label = algorithm.parameterAsOutputLayer(parameters, "SLOPE", context), tr("Slope [°]")
    said = {"unit": "degree", "description": label, "items": {ITEM: "SLOPE"}}
    raster.write_grid(files.stage(path), found.slope, found.dem.grid, found.offset, **said)
    style_on_load(context, path, label, styles.RasterStyle("slope"))
    return {"SLOPE": path}


def known_layers():
    """The KnownLayer of each output."""
    labels = {one.name(): one.description() for one in source_area_outputs()}
    points = ("area_id", "slope_deg", "area_m2")
    return [
        known_table(
            "AREAS", labels["AREAS"], "area", area_columns(None), lambda columns, layer: SourceAreaStyle(columns)
        ),
        KnownLayer("POINTS", labels["POINTS"], "point", points, lambda layer: ReleasePointStyle(())),
        known_raster("SLOPE", tr("Slope [°]"), lambda layer: styles.RasterStyle("slope")),
    ]


def _areas(found, columns):
    from ...engine.io.polygonize import polygonize

    for number, wkb in polygonize(found.areas.label, found.terrain).items():
        geometry = QgsGeometry()
        geometry.fromWkb(wkb)
        yield _feature(geometry, number - 1, columns)


def _points(found, columns):
    (x0, y0), (lx, ly) = found.terrain.origin, found.terrain.cell_size
    for cell in zip(*(axis.tolist() for axis in found.points)):
        row, column = cell
        place = QgsPoint(x0 + column * lx, y0 + row * ly, float(found.terrain.heights[cell]))
        yield _feature(QgsGeometry(place), cell, columns)


def _feature(geometry, key, columns):
    return make_feature(geometry, [column.value(key) for column in columns])


def labels():
    """Name -> label of each number."""
    return {
        "THRESHOLD_VALUE": tr("Threshold of slope [°]"),
        "RESOLUTION_THRESHOLD": tr("Threshold by the resolution [°]"),
        "FIT_R2": tr("Coefficient of determination of the slope distribution"),
        "AREA_COUNT": tr("Source areas"),
        "CELL_COUNT": tr("Cells of the source areas"),
        "AREA_PLAN": tr("Area in plan [m²]"),
        "AREA_TRUE": tr("Area on the slope [m²]"),
        "SLOPE_MAX": tr("Largest slope [°]"),
        "POINT_COUNT": tr("Number of release points"),
    }


def numbers_of(found):
    """Name -> value. Raises QgsProcessingException where nothing was found."""
    areas = found.areas
    if not areas.cells.size:
        message = tr("No area is as steep as {:.1f}° and as large as MIN_AREA; the steepest cell has {:.1f}°. Lower "
                     "the threshold or MIN_AREA, or take a finer elevation model.")  # fmt: skip
        raise QgsProcessingException(message.format(found.threshold, float(np.nanmax(found.slope))))
    numbers = {
        "THRESHOLD_VALUE": float(found.threshold),
        "RESOLUTION_THRESHOLD": float(found.by_resolution),
        "AREA_COUNT": int(areas.cells.size),
        "CELL_COUNT": int(areas.cells.sum()),
        "AREA_PLAN": float(areas.plan_area.sum()),
        "AREA_TRUE": float(areas.true_area.sum()),
        "SLOPE_MAX": float(areas.max_slope.max()),
        "POINT_COUNT": int(found.points[0].size),
    }
    return {**numbers, "FIT_R2": found.units.r_squared} if found.units else numbers


def tell(found, numbers, feedback):
    """Log what was found and what to be careful with."""
    tell_numbers(labels(), numbers, feedback, digits=6)
    if found.units:
        _tell_units(found, feedback)
    if numbers["POINT_COUNT"] > MANY_POINTS:
        message = tr("{} release points make a long simulation; set SPACING to thin them out.")
        feedback.pushWarning(message.format(numbers["POINT_COUNT"]))


def _tell_units(found, feedback):
    names = (tr("plains"), tr("footslopes"), tr("steep slopes"), tr("rock cliffs"))
    units = found.units
    for name, share, mode, deviation in zip(names, units.share, units.mode, units.deviation):
        text = tr("{}: {:.0f} % of the cells, {:.1f}° ± {:.1f}°").format(name, 100.0 * share, mode, deviation)
        feedback.pushInfo(f"  {text}")
    if units.r_squared < POOR_FIT:
        message = tr("The Gaussians explain the distribution of the slope poorly (R² = {:.2f}); check the figure.")
        feedback.pushWarning(message.format(units.r_squared))
    if not units.has_distinct_cliffs:
        feedback.pushWarning(
            tr("Rock cliffs make no hump of their own in the distribution of the slope, only its tail; check the "
               "threshold by the figure and in the field.")
        )  # fmt: skip
    if abs(units.threshold - found.by_resolution) > FAR_APART:
        message = tr("The threshold by the distribution is {:.1f}°, that by the resolution {:.1f}°; compare both.")
        feedback.pushWarning(message.format(units.threshold, found.by_resolution))
