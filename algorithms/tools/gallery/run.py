# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:gallery."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.galleries.along_structure import sections_along
from ....engine.galleries.cushion import check_cushion, penetration, static_force
from ....engine.galleries.impact_forces import FORCES, Cushion, Impacts, normal_velocity, radius_of
from ....engine.galleries.rigid_wall import Wall, check_wall, stopping_force
from ....engine.io.optional_packages import require
from ....engine.statistics.order_statistics import fewest_values
from ...number_words import KILO, formatted
from ...shared.layers.vector_layers import check_fields, check_system, layer_source, needed_number, reprojected
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import read_report_head, tell_numbers
from ...shared.parameters.staging import Files
from ...shared.reports.page import parameter_rows
from ...shared.runs.screen_lines import check_lines, read_lines
from ...translation import tr
from .algorithm import (
    ACROSS,
    ASTRA_FACTOR,
    CROSSINGS,
    DENSITY,
    DEPTH_RATIO,
    FACTORS,
    FREEBOARD,
    FRICTION_ANGLE,
    GALLERY,
    IMPACT_VELOCITY,
    JAPAN_FACTOR,
    KIND,
    LAME,
    LEAST_THICKNESS,
    MODULUS,
    NAME_FIELD,
    OF_GALLERIES,
    OF_WALLS,
    PERCENTILE,
    PULSE,
    REPORT,
    RESISTANCE,
    ROOF_SLOPE,
    SECTION,
    STATIC_FACTOR,
    STOPPING_DISTANCE,
    STRUCTURE,
    THICKNESS,
    WALL_HEIGHT,
    labels,
)
from .outputs import numbers_of, write_sections
from .report import write_report

# Reads the structures, and the rocks that arrive at each, from a layer of crossings.

NO_ARRIVAL = Kind(
    "structures-not-reached", DOUBTFUL,
    "CROSSINGS: no rock arrives at: {names}.",
    "Count the rocks at the lines of these structures.",
)  # fmt: skip

FIELDS = ("passage", "mass_kg", "e_kj", "v_ms", "dip_deg", "skew_deg", "h_m", "top_m")
NEAR = 1.0  # m from a structure, within which a crossing is one of it


class Arrivals(NamedTuple):
    """Rocks at a structure, arrays of one length."""

    along: np.ndarray  # m
    mass: np.ndarray  # kg
    energy: np.ndarray  # with rotation, J
    velocity: np.ndarray  # m/s
    dip: np.ndarray  # below the horizontal, degrees
    skew: np.ndarray  # in plan, against the normal of the line, degrees
    lowest: np.ndarray  # point of the rock above the ground, m
    highest: np.ndarray  # the same, m


class Structure(NamedTuple):
    """A part of a feature with what arrives there."""

    identifier: int  # of the feature
    name: str
    points: np.ndarray  # (k, 2) m
    length: float  # m
    arrivals: Arrivals


def read_structures(call):
    """Structures in the system of their layer. Raises QgsProcessingException where nothing arrives at any."""
    shapely = require("shapely")
    crs = layer_source(call, STRUCTURE).sourceCrs()
    lines, table = read_lines(call, STRUCTURE, crs, NAME_FIELD), _rows(call, crs)
    places, structures = shapely.points(table[:, :2]), []
    for line in lines:
        parts = [part for part in line.parts if len(part) > 1]
        for number, part in enumerate(parts, 1):
            shape = shapely.LineString(part)
            near = table[shapely.distance(shape, places) <= NEAR]
            along = shapely.line_locate_point(shape, shapely.points(near[:, :2]))
            name = line.name if len(parts) == 1 else f"{line.name}.{number}"
            structures.append(Structure(line.identifier, name, part, shape.length, _arrivals(along, near)))
    empty = [structure.name for structure in structures if not structure.arrivals.along.size]
    if len(empty) == len(structures):
        message = tr("CROSSINGS: none lies within {:g} m of a structure; count the rocks at these lines with Rocks at "
                     "screen lines.")  # fmt: skip
        raise QgsProcessingException(formatted(message, NEAR))
    if empty:
        call.find([NO_ARRIVAL.of(str(CROSSINGS), len(empty), names=", ".join(empty))])
    return structures, crs


def _rows(call, crs):
    """(n, 2 + values) place and values of the first passages."""
    rows = []
    for feature in reprojected(layer_source(call, CROSSINGS), crs, call, CROSSINGS):
        if feature.hasGeometry() and feature["passage"] == 1:
            point = feature.geometry().vertexAt(0)
            values = [needed_number(feature, CROSSINGS, name, lowest=-math.inf) for name in FIELDS[1:]]
            rows.append((point.x(), point.y(), *values))
    return np.array(rows, np.float64).reshape(-1, 2 + len(FIELDS[1:]))


def _arrivals(along, rows):
    mass, energy, velocity, dip, skew, height, top = rows[:, 2:].T
    lowest = 2.0 * height - top  # as far below the centre as the highest point is above it
    return Arrivals(np.asarray(along), mass, KILO * energy, velocity, dip, skew, lowest, top)


# Checks of talus:gallery before a run.


def check(call):
    """Check all that does not need the layers to be read."""
    check_lines(call, STRUCTURE, NAME_FIELD)
    source = layer_source(call, CROSSINGS)
    check_system(source, CROSSINGS)
    check_fields(source, CROSSINGS, FIELDS)
    if call[KIND] == GALLERY:
        _check_formulas(call)
    check_outputs(call)


def _check_formulas(call):
    if all(call[factor] is None for factor in FACTORS.values()):
        message = tr("{}: a gallery needs the factor of at least one formula; the help gives the recalled values.")
        raise QgsProcessingException(message.format(ASTRA_FACTOR))
    if call[JAPAN_FACTOR] is not None and call[LAME] is None:
        message = tr("{}: the formula of the Japanese handbook needs Lamé's constant of the cushion.")
        raise QgsProcessingException(message.format(LAME))


# Forces, depths and checks of each section of a structure.


class Part(NamedTuple):
    """A section with what happens there; SI units, NaN and None where it is not known or not asked for."""

    structure: object  # arrivals.Structure
    section: object  # engine.galleries.along_structure.Section
    energy: float  # characteristic, with rotation
    velocity: float  # characteristic
    energy_of_all: float  # sum
    forces: dict  # formula -> characteristic force; of a wall "wall" alone
    force: float  # the largest of these
    static: float
    depth: float  # characteristic, by the formula with the smallest force
    cushion: object  # engine.galleries.cushion.CushionCheck, None of a wall
    wall: object  # engine.galleries.rigid_wall.WallCheck, None of a gallery

    @property
    def passes(self):
        """True, False, or None where no check is asked for."""
        return self.cushion.passes if self.wall is None else self.wall.passes


def parts_of_structures(call, structures):
    """The Parts of all structures."""
    share = float(call[PERCENTILE]) / 100.0
    parts = []
    for structure in structures:
        arrivals = structure.arrivals
        values = _at_roof(call, arrivals) if call[KIND] == GALLERY else _at_wall(call, arrivals)
        for section in sections_along(structure.length, call[SECTION], arrivals.along):
            parts.append(_part(call, structure, section, share, *values))
    return parts


def _at_roof(call, arrivals):
    """({formula: forces}, {formula: depths}) of all rocks at a structure."""
    lame = call[LAME]
    cushion = Cushion(call[THICKNESS], KILO * call[MODULUS], call[FRICTION_ANGLE],
                      math.nan if lame is None else KILO * lame)  # fmt: skip
    velocity = arrivals.velocity
    if call[IMPACT_VELOCITY] == ACROSS:
        velocity = normal_velocity(velocity, arrivals.dip, arrivals.skew, call[ROOF_SLOPE])
    impacts = Impacts(arrivals.mass, radius_of(arrivals.mass, call[DENSITY]), velocity)
    factors = {name: call[factor] for name, factor in FACTORS.items()}
    forces = {name: FORCES[name](impacts, cushion, factor) for name, factor in factors.items() if factor is not None}
    return forces, {name: penetration(impacts.energy, force) for name, force in forces.items()}


def _at_wall(call, arrivals):
    distance = call[STOPPING_DISTANCE]
    if distance is None:
        return {}, {}
    return {"wall": stopping_force(arrivals.energy, distance, call[PULSE])}, {}


def _part(call, structure, section, share, forces, depths):
    arrivals, own = structure.arrivals, section.rows

    def characteristic(values):
        return float(np.quantile(values[own], share)) if own.size else math.nan

    of_formulas = {name: characteristic(values) for name, values in forces.items()}
    largest = max(of_formulas.values(), default=math.nan)
    depth = max((characteristic(values) for values in depths.values()), default=math.nan)
    cushion = wall = None
    static = math.nan
    if call[KIND] == GALLERY:
        rules = [math.nan if call[rule] is None else call[rule] for rule in (DEPTH_RATIO, LEAST_THICKNESS)]
        cushion = check_cushion(call[THICKNESS], depth, *rules)
        factor = call[STATIC_FACTOR]
        static = static_force(largest, math.nan if factor is None else factor)
    else:
        limits = [math.nan if call[limit] is None else call[limit] for limit in (RESISTANCE, FREEBOARD)]
        of_wall = Wall(call[WALL_HEIGHT], KILO * limits[0], limits[1])
        wall = check_wall(arrivals.lowest[own], arrivals.highest[own], arrivals.energy[own], of_wall)
    return Part(
        structure, section, characteristic(arrivals.energy), characteristic(arrivals.velocity),
        float(arrivals.energy[own].sum()), of_formulas, largest, static, depth, cushion, wall,
    )  # fmt: skip


FEW = Kind(
    "percentile-without-bound", DOUBTFUL,
    "In {value:.0f} of {sections} sections fewer than {fewest} rocks arrive, and their {percentile}th percentile has "
    "no upper bound.",
    "Simulate more runs, or use longer sections (SECTION).",
)  # fmt: skip


def run(call):
    """Run talus:gallery and return its outputs and numbers to Processing."""
    call.checked()
    structures, crs = read_structures(call)
    call.go_on(30.0)
    parts = parts_of_structures(call, structures)
    call.go_on(60.0)
    numbers = numbers_of(parts)
    tell_numbers(labels(), numbers, call)
    _tell_few(call, parts)
    with Files() as files:
        outputs = write_sections(call, files, crs, parts)
        outputs.update(_write_report(call, files, parts))
    return {**outputs, **numbers}


def _tell_few(call, parts):
    """Warn of sections with so few rocks that their percentile has no upper bound."""
    fewest = fewest_values(float(call[PERCENTILE]) / 100.0)
    few = sum(0 < part.section.rows.size < fewest for part in parts)
    if few:
        call.find([
            FEW.of(str(CROSSINGS), few, sections=len(parts), fewest=fewest, percentile=call[PERCENTILE])
        ])  # fmt: skip


def _write_report(call, files, parts):
    if not call.wants(REPORT):
        return {}
    path, is_gallery = call.path(REPORT), call[KIND] == GALLERY
    rows = parameter_rows(call, leave_out=set(OF_WALLS if is_gallery else OF_GALLERIES))
    write_report(files.stage(path), parts, is_gallery, call[PERCENTILE], rows, read_report_head(call))
    return {REPORT: path}
