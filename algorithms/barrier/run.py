# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:barrier runs: reads lines and crossings, writes checked barriers and variants."""

from qgis.core import QgsWkbTypes

from ...engine.findings.finding import DOUBTFUL, UNSAFE, Kind
from ...engine.findings.subjects import Listed
from ..layers.writing import write_layer
from ..parameters.number_lists import read_numbers
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..scene.dem import open_dem, read_terrain, tell_scale
from ..styles.tables import TableStyle
from ..translation import tr
from ..units import KILO
from . import layers
from .design import read_planned
from .parameters import BARRIERS, OUTPUT, POST_SPACING, TARGET, VARIANT_ENERGIES, VARIANT_HEIGHTS, VARIANTS, results
from .passages import read_passages

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
    values = [layers.barrier_values(one, spacing, share, crossings) for one in planned]
    with Files() as files:
        outputs = _write_layers(call, files, dem.crs, planned, values, crossings, share)
    _find_weak(call, values)
    _find_unreached(call, values)
    numbers = _numbers_of(values)
    tell_numbers(results(), numbers, call)
    return {**outputs, **numbers}


def _find_weak(call, values):
    """Find barriers that would stop fewer rocks than are asked for."""
    weak = {_called(one): one["stop_pct"] for one in values if one.get("stop_pct", 100.0) < call[TARGET]}
    if weak:
        call.find([BELOW_TARGET.of(str(BARRIERS), min(weak.values()), call[TARGET], features=Listed.of(weak))])


def _called(values):
    """A barrier by its name, else by the id of its feature."""
    return values["name"] or values["id"]


def _find_unreached(call, values):
    """Find barriers without a crossing: no share is known of them."""
    bare = list(dict.fromkeys(_called(one) for one in values if one.get("crossings") == 0))
    if bare:
        call.find([NOT_REACHED.of(str(BARRIERS), features=Listed.of(bare))])


def _write_layers(call, files, crs, planned, values, crossings, share):
    columns = layers.barrier_columns(crossings is None or crossings.has_rotation)
    features = layers.barrier_features(planned, values, columns)
    made = [(OUTPUT, columns, Wkb.LineStringZ, features, layers.PlannedStyle)]
    if crossings is not None and call.wants(VARIANTS):
        heights = read_numbers(call, VARIANT_HEIGHTS)
        capacities = [KILO * one for one in read_numbers(call, VARIANT_ENERGIES)]
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
        "LENGTH_TOTAL": sum(one["length_m"] for one in values),
        "MISSING_TOTAL": sum(one["missing_m"] for one in values),
    }
    for name, column, choose in (
        ("STOPPED_SHARE_MIN", "stop_pct", min), ("HEIGHT_NEEDED", "need_h_m", max), ("ENERGY_NEEDED", "need_kj", max),
    ):  # fmt: skip
        found = [one[column] for one in values if one.get(column) is not None]
        if found:
            numbers[name] = choose(found)
    return numbers
