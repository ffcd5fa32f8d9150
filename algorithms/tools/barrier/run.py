# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:barrier runs: reads lines and crossings, writes checked barriers and variants."""

import math
from typing import NamedTuple

from qgis.core import QgsProcessingException, QgsWkbTypes

from ....engine.findings.finding import DOUBTFUL, UNSAFE, Kind
from ....engine.findings.subjects import Listed
from ....engine.protection.barrier_variants import SERVICE_SHARE, line_on_ground
from ...number_words import KILO
from ...shared.layers.vector_layers import (
    check_layers,
    check_system,
    feature_name,
    layer_source,
    name_field,
    number_of,
    valid_features,
)
from ...shared.layers.writing import write_layer
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.parameters.values import read_numbers
from ...shared.scene.dem import open_dem, read_terrain, tell_scale
from ...shared.scene.scene import barrier_fields, lines_of
from ...shared.styles.styles import TableStyle
from ...translation import tr
from . import layers
from .algorithm import (
    BARRIERS,
    CLASS,
    CUSTOM,
    ENERGY,
    ENERGY_FIELD,
    HEIGHT,
    HEIGHT_FIELD,
    LEVEL,
    OUTPUT,
    POST_SPACING,
    RIGID,
    TARGET,
    VARIANT_ENERGIES,
    VARIANT_HEIGHTS,
    VARIANTS,
    results,
)
from .crossings_at_barriers import check_passages, read_passages

# Checks of talus:barrier before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    for name in (VARIANT_HEIGHTS, VARIANT_ENERGIES):
        read_numbers(call, name)
    layer_source(call, BARRIERS)
    check_layers(call, (BARRIERS,))
    open_dem(call)
    check_passages(call)
    check_outputs(call)


# Reads planned barriers and the variants to compare.

OUTSIDE = Kind(
    "barriers-left-out", DOUBTFUL,
    "BARRIERS: left out, outside of the elevation model or without length: {features}.",
    "Draw them on the elevation model, or give a larger model.",
)  # fmt: skip
OVER_GAPS = Kind(
    "barriers-over-gaps", DOUBTFUL,
    "BARRIERS: partly where the elevation model has no data: {features}; {value:.0f} of {limit:.0f} m.",
    "Fill the holes of the elevation model below them, or draw them elsewhere.",
)  # fmt: skip


class Planned(NamedTuple):
    """One planned barrier."""

    identifier: int  # of its feature
    part: int  # of the feature's line, from 0
    laid: object  # engine.protection.barrier_variants.LineOnGround
    height: float  # m
    class_kj: float  # maximum energy level, NaN for none
    capacity: float  # J that counts
    name: str = ""  # by the field "name" of the layer, "" where it has none


def read_planned(call, terrain, crs):
    """The planned barriers on the terrain. Raises QgsProcessingException naming the features."""
    source = call[BARRIERS]
    check_system(source, BARRIERS)
    height_field, energy_field = barrier_fields(call, source, HEIGHT_FIELD, ENERGY_FIELD)
    usual, names = call[HEIGHT], name_field(source, "")
    class_kj, capacity = _class_and_capacity(call)
    planned, lost = [], []
    for feature in valid_features(source, crs, call, BARRIERS):
        height = number_of(feature, BARRIERS, height_field, usual, above=0.0)
        energy = number_of(feature, BARRIERS, energy_field, math.nan) * KILO
        name = feature_name(feature, names)
        of_class = (class_kj, capacity) if math.isnan(energy) else (math.nan, energy)
        laid = [line_on_ground(terrain, line) for line in lines_of(feature.geometry())]
        laid = [line for line in laid if line.missing < line.length]
        if not laid:
            lost.append(feature.id())
        planned.extend(Planned(feature.id(), part, line, height, *of_class, name) for part, line in enumerate(laid))
    if not planned:
        message = tr("BARRIERS: nothing of {} lies on the elevation model; is its coordinate system right?")
        raise QgsProcessingException(message.format(source.sourceName()))
    if lost:
        call.find([OUTSIDE.of(str(BARRIERS), len(lost), features=Listed.of(lost))])
    bare = sorted({barrier.identifier for barrier in planned if barrier.laid.missing > 0.0})
    if bare:
        missing, length = (sum(getattr(barrier.laid, name) for barrier in planned) for name in ("missing", "length"))
        call.find([OVER_GAPS.of(str(BARRIERS), missing, length, features=Listed.of(bare))])
    return planned


def _class_and_capacity(call):
    """(maximum energy level in kJ or NaN, capacity in J)."""
    chosen = call[CLASS]
    if chosen == RIGID:
        return math.nan, math.inf
    if chosen == CUSTOM:
        return math.nan, call[ENERGY] * KILO
    is_service = call[LEVEL] == "service"
    return float(chosen), float(chosen) * KILO * (SERVICE_SHARE if is_service else 1.0)


Wkb = QgsWkbTypes.Type
BELOW_TARGET = Kind(
    "barrier-below-target", UNSAFE,
    "BARRIERS: {features} would stop only {value:.3g} % of the arriving rocks; {limit:.3g} % are required (TARGET).",
    "Choose a height and a capacity that together reach the required share (field reaches of the variants). Each of "
    "need_h_m and need_class of the result meets one criterion only, and need_class is empty where no class suffices.",
)  # fmt: skip
NOT_REACHED = Kind(
    "barrier-not-reached", DOUBTFUL,
    "BARRIERS: no rock reaches {features}, so the effect there is unknown.",
    "Simulate more runs, or draw the lines across the paths of the rocks.",
)  # fmt: skip


def run(call):
    """Run talus:barrier and return its outputs and numbers to Processing."""
    call.checked()
    dem = open_dem(call)
    tell_scale(dem, call)
    terrain, _ = read_terrain(call, dem)
    planned = read_planned(call, terrain, dem.crs)
    crossings = read_passages(call, planned, terrain)
    if crossings is None:
        call.info(
            tr(
                "The lines were only placed on the terrain: without a simulation their effect is unknown. Give "
                "TRAJECTORIES or CROSSINGS for that, and for the table of variants."
            )
        )
    spacing = call[POST_SPACING]
    share = call[TARGET] / 100.0
    values = [layers.barrier_values(barrier, spacing, share, crossings) for barrier in planned]
    with Files() as files:
        outputs = _write_layers(call, files, dem.crs, planned, values, crossings, share)
    _find_weak(call, values)
    _find_unreached(call, values)
    numbers = _numbers_of(values)
    tell_numbers(results(), numbers, call)
    return {**outputs, **numbers}


def _find_weak(call, values):
    """Find barriers that would stop fewer rocks than are asked for."""
    weak = {_called(value): value["stop_pct"] for value in values if value.get("stop_pct", 100.0) < call[TARGET]}
    if weak:
        call.find([BELOW_TARGET.of(str(BARRIERS), min(weak.values()), call[TARGET], features=Listed.of(weak))])


def _called(values):
    """A barrier by its name, else by the id of its feature."""
    return values["name"] or values["id"]


def _find_unreached(call, values):
    """Find barriers without a crossing: no share is known of them."""
    bare = list(dict.fromkeys(_called(value) for value in values if value.get("crossings") == 0))
    if bare:
        call.find([NOT_REACHED.of(str(BARRIERS), features=Listed.of(bare))])


def _write_layers(call, files, crs, planned, values, crossings, share):
    columns = layers.barrier_columns(crossings is None or crossings.has_rotation)
    features = layers.barrier_features(planned, values, columns)
    made = [(OUTPUT, columns, Wkb.LineStringZ, features, layers.PlannedStyle)]
    if crossings is not None and call.wants(VARIANTS):
        heights = read_numbers(call, VARIANT_HEIGHTS)
        capacities = [KILO * number for number in read_numbers(call, VARIANT_ENERGIES)]
        features = layers.variant_features(planned, crossings, heights, capacities, share)
        made.append((VARIANTS, layers.variant_columns(), Wkb.NoGeometry, features, TableStyle))
    destinations = {}
    for name, columns, kind, features, style in made:
        form = columns, kind, crs
        destinations[name] = write_layer(call, files, name, form, features, style(columns))
    return destinations


def _numbers_of(values):
    """Name -> value; those of crossings are missing where there were none."""
    numbers = {
        "BARRIER_COUNT": len(values),
        "LENGTH_TOTAL": sum(value["length_m"] for value in values),
        "MISSING_TOTAL": sum(value["missing_m"] for value in values),
    }
    for name, column, choose in (
        ("STOPPED_SHARE_MIN", "stop_pct", min), ("HEIGHT_NEEDED", "need_h_m", max), ("ENERGY_NEEDED", "need_kj", max),
    ):  # fmt: skip
        numbers_found = [value[column] for value in values if value.get(column) is not None]
        if numbers_found:
            numbers[name] = choose(numbers_found)
    return numbers
