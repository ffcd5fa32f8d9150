# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:forestcheck."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.forest.protection_effect import effect, protecting
from ....engine.io.optional_packages import require
from ....engine.obstacles.stand_findings import of_stems
from ....engine.obstacles.strength import GROUPS
from ...shared.layers.vector_layers import (
    feature_name,
    layer_source,
    name_field,
    needed_number,
    no_geometry_text,
    reprojected,
    tell_bare,
    valid_features,
)
from ...shared.parameters.outputs import read_report_head, tell_numbers
from ...shared.parameters.staging import Files
from ...shared.parameters.values import is_empty
from ...shared.reports.page import parameter_rows
from ...shared.scene.scene import chosen_field, species_of
from ...translation import tr
from .algorithm import (
    CROSSINGS_WITH,
    CROSSINGS_WITHOUT,
    REPORT,
    STAND_FIELD,
    STANDS,
    STOPS_WITH,
    TREE_DIAMETER_FIELD,
    TREE_SPECIES,
    TREE_SPECIES_FIELD,
    TREES,
    labels,
)
from .findings import (
    check,  # noqa: F401
    findings_of,
)
from .outputs import numbers_of, write_outputs
from .report import write_report

# Stands that keep rocks from objects, and the effect of the forest on all rocks that arrive there.


class Protection(NamedTuple):
    """Effect of the forest at the objects."""

    effect: object  # engine.forest.protection_effect.Effect of all objects
    counts: dict  # (number of the stand or None, name of the object) -> runs


def protection_of(call, crs, stands):
    """The Protection, None where the layers were not given."""
    if not call.is_given(CROSSINGS_WITHOUT):
        return None
    without, with_forest = (_crossings(call, crs, name) for name in (CROSSINGS_WITHOUT, CROSSINGS_WITH))
    pairs = [{(run, thing) for run, thing, _ in rows} for rows in (without, with_forest)]
    energies = [[energy for *_, energy in rows] for rows in (without, with_forest)]
    counts = protecting(*pairs, _stands_of_stops(call, crs, stands))
    return Protection(effect(*energies), counts)


def _crossings(call, crs, name):
    """(run, object, energy) of the first passages."""
    rows = []
    for feature in reprojected(layer_source(call, name), crs, call, name):
        if feature["passage"] == 1:
            rows.append((int(feature["run"]), str(feature["name"]), needed_number(feature, name, "e_kj")))
    return rows


def _stands_of_stops(call, crs, stands):
    """Run -> number of the stand in which it stops. Raises QgsProcessingException where no run stops in one."""
    shapely = require("shapely")
    runs, places = [], []
    for feature in reprojected(layer_source(call, STOPS_WITH), crs, call, STOPS_WITH):
        if feature.hasGeometry():
            point = feature.geometry().vertexAt(0)
            runs.append(int(feature["run"]))
            places.append((point.x(), point.y()))
    points, stand_of_run = shapely.points(np.array(places, np.float64).reshape(-1, 2)), {}
    for number, stand in enumerate(stands):
        for k in np.flatnonzero(shapely.contains(stand.shape, points)).tolist():
            stand_of_run[runs[k]] = number
    if not stand_of_run:
        raise QgsProcessingException(tr("STOPS_WITH: no run stops in a stand; is it the simulation with the trees?"))
    return stand_of_run


# Reads the stands and their trees.

NO_TREES = Kind(
    "stands-without-trees", DOUBTFUL,
    "STANDS: without a tree: {names}.",
    "Give the trees of these stands, or leave the stands out.",
)  # fmt: skip


class StandArea(NamedTuple):
    """A polygon with its trees."""

    identifier: int
    name: str
    geometry: object  # QgsGeometry
    shape: object  # of shapely
    rings: list  # of (k, 2) arrays, m
    places: np.ndarray  # (n, 2) m
    diameters: np.ndarray  # (n,) m
    factors: np.ndarray  # (n,) strength beside silver fir


def read_stands(call, crs):
    """The StandAreas. Raises QgsProcessingException where there is none, or a tree says nothing of its diameter."""
    shapely = require("shapely")
    places, diameters, factors = _trees(call, crs)
    call.find(list(of_stems(places, diameters)))
    points, stands, bare = shapely.points(places), [], []
    source = layer_source(call, STANDS)
    field = name_field(source, call[STAND_FIELD])
    for feature in valid_features(source, crs, call, STANDS):
        geometry = feature.geometry()
        if geometry.isNull() or geometry.isEmpty():
            bare.append(feature.id())
            continue
        shape = shapely.from_wkb(bytes(geometry.asWkb()))
        own = shapely.contains(shape, points)
        name = feature_name(feature, field) or str(feature.id())
        stands.append(StandArea(feature.id(), name, geometry, shape, _rings(shapely, shape), places[own],
                               diameters[own], factors[own]))  # fmt: skip
    tell_bare(STANDS, bare, call)
    if not stands:
        raise QgsProcessingException(no_geometry_text(STANDS, source))
    empty = [stand.name for stand in stands if not len(stand.places)]
    if len(empty) == len(stands):
        raise QgsProcessingException(tr("TREES: none of them stands in a stand; do both layers cover the same area?"))
    if empty:
        call.find([NO_TREES.of(str(STANDS), len(empty), names=", ".join(empty))])
    return stands


def _trees(call, crs):
    """(places (n, 2), diameters (n,) m, factors (n,)) of the trees that stand."""
    source, otherwise = layer_source(call, TREES), call[TREE_SPECIES]
    diameter = chosen_field(call, source, TREES, TREE_DIAMETER_FIELD, "dbh_cm")
    species = chosen_field(call, source, TREES, TREE_SPECIES_FIELD, "species")
    if not diameter:
        message = tr("TREE_DIAMETER_FIELD: the layer {} has no field dbh_cm; choose the one with the stem diameters.")
        raise QgsProcessingException(message.format(source.sourceName()))
    may_lie, rows = "lies_deg" in source.fields().names(), []
    for feature in valid_features(source, crs, call, TREES):
        if may_lie and not is_empty(feature["lies_deg"]):
            continue
        size = needed_number(feature, TREES, diameter, above=0.0) / 100.0
        factor = GROUPS[species_of(feature, TREES, species, otherwise)].fracture_ratio
        rows.extend((vertex.x(), vertex.y(), size, factor) for vertex in feature.geometry().vertices())
    table = np.array(rows, np.float64).reshape(-1, 4)
    return table[:, :2], table[:, 2], table[:, 3]


def _rings(shapely, shape):
    """Arrays (k, 2) of all rings of a polygon or multipolygon."""
    rings = []
    for part in shapely.get_parts(shape):
        rings.append(shapely.get_exterior_ring(part))
        rings.extend(shapely.get_interior_ring(part, k) for k in range(shapely.get_num_interior_rings(part)))
    return [shapely.get_coordinates(ring) for ring in rings]


def run(call):
    """Run talus:forestcheck and return its outputs and numbers to Processing."""
    dem = call.checked()
    stands = read_stands(call, dem.crs)
    findings = findings_of(call, dem, stands)
    protection = protection_of(call, dem.crs, stands)
    numbers = numbers_of(findings, protection)
    tell_numbers(labels(), numbers, call)
    with Files() as files:
        outputs = write_outputs(call, files, dem.crs, findings, protection)
        if call.wants(REPORT):
            outputs[REPORT] = call.path(REPORT)
            rows, head = parameter_rows(call), read_report_head(call)
            write_report(files.stage(outputs[REPORT]), findings, protection, rows, head)
    return {**outputs, **numbers}
