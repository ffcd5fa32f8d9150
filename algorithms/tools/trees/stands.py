# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads forest stands (polygons, rasters or points) and draws the single trees of talus:trees from them."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsFeatureRequest, QgsProcessingException

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.findings.subjects import Listed
from ....engine.forest.dead_wood import logs_in_polygon
from ....engine.forest.tree_stands import Stems, stand_in_polygon, stands_on_grid
from ....engine.io import raster
from ....engine.obstacles.strength import stem_energy
from ....engine.quantities.quantities import check_all, worst_of
from ...number_words import formatted
from ...shared.layers.vector_layers import (
    UNCHECKED,
    check_fields,
    check_metric_system,
    check_system,
    checked,
    no_geometry_text,
    number_of,
    tell_bare,
)
from ...shared.scene.dem import gdal_path
from ...shared.scene.scene import species_of
from ...translation import tr
from .algorithm import DENSITY_RASTER, DIAMETER_RASTER, POINTS, STANDS

NO_DIAMETER = Kind(
    "stems-without-diameter", DOUBTFUL,
    "DIAMETER_RASTER: cells with stems and without a diameter, which get no trees: {value:.0f}.",
    "Fill the raster there.",
)  # fmt: skip
CROWDED = Kind(
    "stems-left-out", DOUBTFUL,
    "STANDS: not all stems fit with the smallest distance: {features}.",
    "Use a smaller distance, or fewer stems.",
)  # fmt: skip
NO_ROOM = Kind(
    "stems-left-out", DOUBTFUL,
    "{value:.0f} stems do not fit with the smallest distance and are left out.",
    "Use a smaller distance, or fewer stems.",
)  # fmt: skip

PERCENT = 0.01
MOST_TREES = 2_000_000
HECTARE = 10_000.0


class StandChoices(NamedTuple):
    """Values where a layer has none; lengths in m, shares from 0 to 1."""

    density: float  # stems per hectare
    diameter: float
    variation: float
    conifers: float
    species: str  # of points
    distance: float
    distribution: str
    seed: int
    kinds: dict  # group -> species that its trees in stands are


class ForestTrees(NamedTuple):
    """Trees of a forest, and the area that it covers, m2; NaN where it is not known."""

    stems: object  # engine.forest.tree_stands.Stems; species also of points
    stand: np.ndarray  # id of the feature, -1 for rasters
    height: np.ndarray  # m, NaN: by the diameter
    area: float
    logs: list = []  # of LyingLog


class LyingLog(NamedTuple):
    """One log of dead wood; lengths in m."""

    x: float
    y: float
    diameter: float
    length: float
    azimuth: float  # rad, clockwise from north
    species: str
    energy: float  # J
    stand: int


class DeadWood(NamedTuple):
    """Dead wood that is drawn beside the trees that stand."""

    volume: float  # m3 per hectare where the field says nothing
    field: str  # '' for none
    diameter: float  # m
    length: float  # m
    strength: float  # share of what a living stem of the diameter can take, NaN: not given


def logs_of_polygons(source, wood, choices, call):
    """The LyingLogs of stand polygons. Raises QgsProcessingException where their strength is not given."""
    check_fields(source, STANDS, [wood.field])
    logs = []
    for feature in checked(source.getFeatures(QgsFeatureRequest(), UNCHECKED), STANDS):
        call.stop_if_cancelled()
        volume, rings = number_of(feature, STANDS, wood.field, wood.volume), rings_of(feature.geometry())
        if not rings or volume == 0.0:
            continue
        if math.isnan(wood.strength):
            raise QgsProcessingException(tr(
                "LOG_STRENGTH: enter the strength of lying logs, in % of a living stem: fresh ones near 100, rotten "
                "ones near 0. There is no default, because no published curve could be checked."))  # fmt: skip
        logs_here = logs_in_polygon(
            rings, volume, wood.diameter, choices.variation * wood.diameter, wood.length, choices.distribution,
            choices.seed, feature.id(),
        )  # fmt: skip
        energies = wood.strength * stem_energy(logs_here.diameter, choices.species)
        columns = (logs_here.x, logs_here.y, logs_here.diameter, logs_here.length, logs_here.azimuth, energies)
        logs += [
            LyingLog(x, y, diameter, length, azimuth, choices.species, energy, feature.id())
            for x, y, diameter, length, azimuth, energy in zip(*(column.tolist() for column in columns))
        ]
        _check_number(len(logs))
    return logs


def trees_of_polygons(source, fields, choices, call):
    """Trees of stand polygons. ``fields``: names of those with density, diameter, deviation and conifers, or ''."""
    _check_layer(source, STANDS, fields)
    parts, stands, area, empty, crowded, expected, deviations = [], [], 0.0, [], [], 0.0, []
    total = max(source.featureCount(), 1)
    for number, feature in enumerate(checked(source.getFeatures(QgsFeatureRequest(), UNCHECKED), STANDS)):
        call.stop_if_cancelled()
        call.progress(90.0 * number / total)
        rings = rings_of(feature.geometry())
        if not rings:
            empty.append(feature.id())
            continue
        density = number_of(feature, STANDS, fields[0], choices.density, quantity="stem_density")
        mean = number_of(feature, STANDS, fields[1], 100.0 * choices.diameter, quantity="stem_diameter_cm") / 100.0
        usual = 100.0 * choices.variation * mean
        deviation = number_of(feature, STANDS, fields[2], usual, quantity="stem_deviation_cm") / 100.0
        deviations.append(100.0 * deviation)
        conifers = PERCENT * number_of(feature, STANDS, fields[3], choices.conifers / PERCENT, highest=100.0)
        expected += density * feature.geometry().area() / HECTARE
        _check_number(expected)
        stems, missing = stand_in_polygon(
            rings, density, mean, deviation, conifers, choices.distance, choices.distribution, choices.seed,
            feature.id(),
        )  # fmt: skip
        if missing:
            crowded.append(feature.id())
        parts.append(stems)
        stands.append(np.full(stems.x.size, feature.id()))
        area += feature.geometry().area()
    tell_bare(STANDS, empty, call)
    call.find(worst_of("stem_deviation_cm", deviations, str(STANDS)))
    if crowded:
        call.find([CROWDED.of(str(STANDS), len(crowded), 0.0, features=Listed.of(crowded))])
    if not parts:
        raise QgsProcessingException(no_geometry_text(STANDS, source))
    stems = _of_kinds(Stems(*(np.concatenate(arrays) for arrays in zip(*parts))), choices)
    return ForestTrees(stems, np.concatenate(stands), np.full(stems.x.size, math.nan), area)


def _of_kinds(stems, choices):
    """The stems of stands, whose group is replaced by the species that the user names for it."""
    return stems._replace(species=np.array([choices.kinds[group] for group in stems.species.tolist()], object))


def trees_of_rasters(density_layer, diameter_layer, choices, call):
    """Trees of a raster of stems per hectare and, if there is one, of mean diameters in cm on the same grid."""
    density, cell_size, origin = _raster(density_layer, DENSITY_RASTER)
    mean = np.full(density.shape, choices.diameter)
    if diameter_layer is not None:
        if diameter_layer.crs() != density_layer.crs():
            message = tr("DIAMETER_RASTER: its coordinate system is {}, that of DENSITY_RASTER is {}; warp one.")
            systems = (layer.crs().authid() for layer in (diameter_layer, density_layer))
            raise QgsProcessingException(message.format(*systems))
        diameters, *frame = _raster(diameter_layer, DIAMETER_RASTER)
        if diameters.shape != density.shape or frame != [cell_size, origin]:
            message = tr("DIAMETER_RASTER: its cells are not those of DENSITY_RASTER; align them (Align rasters).")
            raise QgsProcessingException(message)
        check_all("stem_diameter_cm", diameters[diameters > 0.0], f"{DIAMETER_RASTER}: {diameter_layer.name()}")
        mean = diameters / 100.0
    check_all("stem_density", density, f"{DENSITY_RASTER}: {density_layer.name()}")
    forest = np.isfinite(density) & (density > 0.0)
    without = int(np.count_nonzero(forest & ~(np.isfinite(mean) & (mean > 0.0))))
    if without:
        call.find([NO_DIAMETER.of(str(DIAMETER_RASTER), without, 0.0)])
    area = float(np.count_nonzero(forest) - without) * cell_size[0] * cell_size[1]
    _check_number(float(np.nansum(np.where(forest, density, 0.0))) * cell_size[0] * cell_size[1] / HECTARE)
    stems, missing = stands_on_grid(
        np.where(forest, density, np.nan), mean, choices.variation, cell_size, origin, choices.conifers,
        choices.distance, choices.distribution, choices.seed,
    )  # fmt: skip
    if missing:
        call.find([NO_ROOM.of(str(DENSITY_RASTER), missing, 0.0)])
    stems = _of_kinds(stems, choices)
    return ForestTrees(stems, np.full(stems.x.size, -1), np.full(stems.x.size, math.nan), area)


def trees_of_points(source, fields, choices, call):
    """Trees that are there already. ``fields``: names of those with diameter, height and species, or ''."""
    _check_layer(source, POINTS, fields)
    rows = []
    for feature in checked(source.getFeatures(QgsFeatureRequest(), UNCHECKED), POINTS):
        call.stop_if_cancelled()
        usual = 100.0 * choices.diameter
        diameter = number_of(feature, POINTS, fields[0], usual, quantity="stem_diameter_cm") / 100.0
        height = number_of(feature, POINTS, fields[1], math.nan, quantity="tree_height")
        species = species_of(feature, POINTS, fields[2], choices.species)
        rows.extend(
            (vertex.x(), vertex.y(), diameter, species, feature.id(), height)
            for vertex in feature.geometry().vertices()
        )
    if not rows:
        raise QgsProcessingException(no_geometry_text(POINTS, source))
    *stems, stand, height = map(np.array, zip(*rows))
    return ForestTrees(Stems(*stems), stand, height, math.nan)


def rings_of(geometry):
    """Closed rings (n, 2) of a polygon, outer ones counterclockwise and holes clockwise."""
    rings = []
    for part in geometry.asGeometryCollection() if not geometry.isNull() else []:
        polygon = part.constGet().segmentize()
        if polygon.isEmpty():
            continue
        of_part = [polygon.exteriorRing(), *(polygon.interiorRing(k) for k in range(polygon.numInteriorRings()))]
        for number, ring in enumerate(of_part):
            points = np.array([(vertex.x(), vertex.y()) for vertex in ring.vertices()])
            x, y = (points - points[0]).T
            is_counterclockwise = np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]) > 0.0
            rings.append(points if is_counterclockwise == (number == 0) else points[::-1])
    return rings


def _raster(layer, name):
    """(array with row 0 in the south and NaN for no data, cell size, origin) of a raster layer."""
    if layer is None or not layer.isValid() or layer.providerType() != "gdal":
        raise QgsProcessingException(tr("{}: this is no raster file that QGIS can read.").format(name))
    check_metric_system(layer.crs(), f"{name} {layer.name()}", layer.extent())
    array, cell_size, origin, _ = raster.read_heights(gdal_path(layer.source()))
    return array, cell_size, origin


def _check_layer(source, name, fields):
    check_system(source, name)
    check_metric_system(source.sourceCrs(), f"{name} {source.sourceName()}", source.sourceExtent())
    check_fields(source, name, fields)


def _check_number(expected):
    if expected > MOST_TREES:
        message = tr("The stands hold {:.1f} million trees, which is too many; cut them to the area of interest.")
        raise QgsProcessingException(formatted(message, expected / 1e6))
