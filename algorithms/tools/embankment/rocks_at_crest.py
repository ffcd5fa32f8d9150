# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks of a simulation without the embankment, at its crest line: which go over, which could climb over."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.embankments.findings import CLIMBS, COMES_OVER, NOT_CARVED
from ....engine.embankments.overtopping import overtopping, rolling_climb, sliding_climb
from ....engine.embankments.penetration import penetration, thickness
from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.io.optional_packages import require
from ...number_words import KILO, formatted
from ...shared.layers.vector_layers import check_fields, check_system, layer_source, needed_number, reprojected
from ...shared.reports import page
from ...shared.reports.page import readable
from ...translation import tr
from .algorithm import CROSSINGS, CROSSINGS_CARVED, FREEBOARD, MEAN_FORCE, RESISTANCE

# Does an embankment withstand the rocks that hit it? Energy and penetration against limits of the user.

HIGH = 0.95  # percentile of the energies and depths that are told


class Withstanding(NamedTuple):
    """Resistance to the rocks that do not pass over the crest; None where no limit was given."""

    hits: int
    energy: float  # percentile, J; NaN without a hit
    limit: object  # energy that the embankment withstands, J
    strong: object  # rocks with more
    depth: object  # percentile of the penetration, m
    thinnest: object  # least thickness where a rock hits, m
    deep: object  # rocks that go in as deep as the embankment is thick there, and farther
    share: object  # percentile of the penetration over the thickness there

    @property
    def passes(self):
        """True, False by the percentiles, None where nothing was checked."""
        uses = [] if self.limit is None else [self.energy / self.limit]
        uses += [] if self.share is None else [self.share]
        return None if not uses or not self.hits else max(uses) <= 1.0


def withstanding(call, shape, energy, below):
    """The Withstanding of rocks with these energies, J, so far below the crest, m, at its line."""
    limit, force = (None if call[name] is None else call[name] * KILO for name in (RESISTANCE, MEAN_FORCE))
    strong = None if limit is None else int(np.count_nonzero(energy > limit))
    depth = thinnest = deep = share = None
    if force is not None:
        depths = penetration(energy, force)
        there = thickness(below, shape.crest_width, shape.uphill_angle, shape.downhill_angle)
        deep, depth, share = int(np.count_nonzero(depths >= there)), _high(depths), _high(depths / there)
        thinnest = float(there.min()) if there.size else math.nan
    return Withstanding(int(energy.size), _high(energy), limit, strong, depth, thinnest, deep, share)


def _high(values):
    return float(np.quantile(values, HIGH)) if values.size else math.nan


def withstanding_section(checks):
    """HTML of the CrestChecks."""
    words = {True: tr("passes"), False: tr("fails"), None: tr("not checked")}
    head = [tr("embankment"), tr("rocks that hit it"), tr("energy 95 % [kJ]"), tr("resistance [kJ]"),
            tr("rocks with more energy"), tr("penetration 95 % [m]"), tr("smallest thickness at a hit [m]"),
            tr("rocks that go through"), tr("result")]  # fmt: skip
    rows = []
    for check in checks:
        loading = check.withstanding
        numbers = (
            _kilo(loading.energy),
            _kilo(loading.limit),
            loading.strong,
            loading.depth,
            loading.thinnest,
            loading.deep,
        )
        cells = ["–" if number is None else readable(number) for number in numbers]
        rows.append([check.name, formatted("{}", loading.hits), *cells, words[loading.passes]])
    return page.grid_table(head, rows) + page.items([
        tr("Rocks that do not pass over the crest, with their energies at the line in the simulation without the "
           "embankment. The resistance of the embankment and the mean force during penetration are inputs of the "
           "user: Talus has no values for them. Where one is not given, it is not checked. The result is by the 95th "
           "percentile of the energy, and of the penetration over the thickness."),
        tr("Penetration: p = E / F, with the mean force F. For a triangular pulse the mean is half of the largest "
           "force. Thickness: horizontal, at the height of the centre of the rock at the line, b + (crest - height) "
           "(cot β uphill + cot β downhill)."),
    ])  # fmt: skip


def _kilo(value):
    return None if value is None else value / KILO


NONE_AT_CREST = Kind(
    "crest-without-crossings", DOUBTFUL,
    "CROSSINGS: none lies on the crest line {name}.",
    "Count the rocks at this line with Rocks at screen lines.",
)  # fmt: skip

FIELDS = ("passage", "v_ms", "h_m", "top_m", "e_kj")
NEAR = 1.0  # m from a crest line, within which a crossing is one of it


class CrestCheck(NamedTuple):
    """Rocks that reach one embankment."""

    name: str
    counts: object  # engine.embankments.overtopping.Overtopping
    climbing: int  # of those not over, spheres that could roll over the uphill face
    climb: float  # 95th percentile of what they climb, m
    slide: float  # 95th percentile of what they climb without friction and rotation, m
    friction: float  # that rolling takes
    slope: float  # of the ground across the line, degrees
    velocity: float  # 95th percentile, m/s
    energy: float  # the same, J
    withstanding: object  # withstanding.Withstanding
    carved: object  # rocks that come over the carved elevation model, None where that was not given


def check_crossings(call):
    """Check all that does not need the features. Raises QgsProcessingException."""
    if not call.is_given(CROSSINGS):
        if call.is_given(CROSSINGS_CARVED):
            raise QgsProcessingException(tr("CROSSINGS_CARVED: they are used with CROSSINGS only; give these too."))
        return
    if call.is_given(CROSSINGS_CARVED):
        check_fields(layer_source(call, CROSSINGS_CARVED), CROSSINGS_CARVED, FIELDS[:1])
    source = layer_source(call, CROSSINGS)
    check_system(source, CROSSINGS)
    check_fields(source, CROSSINGS, FIELDS)
    if call[FREEBOARD] is None:
        message = tr("FREEBOARD: with crossings (CROSSINGS) a freeboard is required; enter that of your code, or 0.")
        raise QgsProcessingException(message)


def check_built(call, crs, built):
    """CrestCheck of each Built, None without crossings. Raises QgsProcessingException for a number that is missing."""
    if not call.is_given(CROSSINGS):
        return None
    shapely = require("shapely")
    source, rows = layer_source(call, CROSSINGS), []
    for feature in reprojected(source, crs, call, CROSSINGS):
        if feature.hasGeometry() and feature["passage"] == 1:
            point = feature.geometry().vertexAt(0)
            numbers = (needed_number(feature, CROSSINGS, name, lowest=-math.inf) for name in FIELDS[1:])
            rows.append((point.x(), point.y(), *numbers))
    table = np.array(rows, np.float64).reshape(-1, 2 + len(FIELDS[1:]))
    carved = _places_on_the_carved(call, crs)
    checks = []
    for embankment in built:
        line = shapely.LineString(embankment.crest.points)
        points = shapely.points(table[:, :2])
        is_near = shapely.distance(line, points) <= NEAR
        along = shapely.line_locate_point(line, points[is_near])
        over = None if carved is None else int((shapely.distance(line, shapely.points(carved)) <= NEAR).sum())
        checks.append(_check(call, embankment, table[is_near], along, over))
        if not is_near.any():
            call.find([NONE_AT_CREST.of(str(CROSSINGS), 0.0, name=embankment.crest.name)])
    call.find(findings_of(checks))
    return checks


def _places_on_the_carved(call, crs):
    """(n, 2) places at which rocks first pass on the carved elevation model, None where that is not given."""
    if not call.is_given(CROSSINGS_CARVED):
        return None
    source, places = layer_source(call, CROSSINGS_CARVED), []
    for feature in reprojected(source, crs, call, CROSSINGS_CARVED):
        if feature.hasGeometry() and feature["passage"] == 1:
            point = feature.geometry().vertexAt(0)
            places.append((point.x(), point.y()))
    return np.array(places, np.float64).reshape(-1, 2)


def findings_of(checks):
    """List the unsafe findings of embankments by their CrestChecks."""
    findings = []
    for check in checks:
        passing = check.counts.passing
        if check.carved:
            findings.append(COMES_OVER.of(check.name, check.carved, 0.0, passing=passing))
        if check.climbing:
            findings.append(CLIMBS.of(check.name, check.climbing, 0.0, passing=passing))
    if any(check.carved is None for check in checks):
        findings.append(NOT_CARVED.of(str(CROSSINGS_CARVED)))
    return findings


def _check(call, embankment, rows, along, carved):
    layout = embankment.layout
    velocity, height, top, energy = rows[:, 2:].T
    stations = layout.stations.along
    crest = np.interp(along, stations, layout.crest - layout.ground)
    above_toe = np.interp(along, stations, layout.uphill_height)
    lowest = 2.0 * height - top  # as far below the centre as the highest point is above it
    slope = math.degrees(math.atan(abs(embankment.side.across)))
    climb, slide = (
        find(velocity, slope, embankment.crest.shape.uphill_angle) for find in (rolling_climb, sliding_climb)
    )
    climbing = int(np.count_nonzero((lowest <= crest) & (climb.height > above_toe)))
    high = (
        float(np.quantile(values, 0.95)) if values.size else math.nan
        for values in (climb.height, slide.height, velocity, energy)
    )
    largest_climb, largest_slide, fast, strong = high
    counts, stays = overtopping(lowest, top, crest, call[FREEBOARD]), lowest <= crest
    withstood = withstanding(call, embankment.crest.shape, energy[stays] * KILO, (crest - height)[stays])
    return CrestCheck(
        embankment.crest.name, counts, climbing, largest_climb, largest_slide, climb.friction, slope, fast,
        strong * KILO,
        withstood, carved,
    )  # fmt: skip
