# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:slopeprofile runs: reads a profile, throws rocks down it in the engine, writes stations and a plot."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsPoint, QgsProcessingException, QgsWkbTypes

from ....engine.scene.papers import check_law
from ....engine.slope_profiles.plausibility import NEAR_START, of_corners, of_profile
from ....engine.slope_profiles.slope_profile import pieces_of, width_of_runs
from ...number_words import KILO, formatted
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.ground import GROUND_DEFAULT, check_ground_model
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.reports.figures import can_draw
from ...shared.reports.plots import picture_kind
from ...shared.scene.door import QgisDoor
from ...shared.scene.profile_runs import tell_readiness
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, TableStyle, known
from ...translation import tr
from .algorithm import PLANE, PLOT, SPACING, STATIONS, TOE, WIDTHS, labels
from .plot import draw_slope
from .source import check_source, earlier_names, read_source, tell_earlier, throw_by_models
from .styles import StationStyle
from .throws import barrier_rows, read_throw, some_paths, throw

# Checks of talus:slopeprofile before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_ground_model(call)
    check_law(QgisDoor(call))
    check_source(call)
    check_outputs(call)


# The stations of talus:slopeprofile as a layer or a table, and its numbers.


def write_stations(call, files, source, envelope, earlier):
    """Write the stations if they were asked for; returns parameter -> destination."""
    if not call.wants(STATIONS):
        return {}
    columns = [*_columns(source, envelope), *_columns_of_models(envelope, earlier)]
    kind = QgsWkbTypes.Type.NoGeometry if source.places is None else QgsWkbTypes.Type.PointZ
    style = TableStyle(columns) if source.places is None else StationStyle(columns)
    form = columns, kind, source.crs
    features = _features(source, envelope, columns)
    return {STATIONS: write_layer(call, files, STATIONS, form, features, style)}


def _columns(source, envelope):
    """Columns of the stations, from the number of the station."""
    line = source.profile
    heights, pieces = np.interp(envelope.x, line.x, line.z), pieces_of(line, envelope.x)
    columns = [
        Column("along_m", REAL, tr("distance along the profile [m]"), lambda k: float(envelope.x[k])),
        Column("ground_m", REAL, tr("height of the ground [m]"), lambda k: float(heights[k])),
        Column(
            "class",
            TEXT,
            tr("ground class, empty for that outside the polygons"),
            lambda k: line.ground[pieces[k]] or "",
        ),
        Column(
            "share", REAL, tr("share of the runs that reach at least this distance"), lambda k: float(envelope.share[k])
        ),
        Column("stops", INTEGER, tr("runs that come to rest here"), lambda k: int(envelope.stops[k])),
    ]
    for name, label, values in (
        ("e_max_kj", tr("energy, largest [kJ]"), envelope.energy_max / KILO),
        ("e_p95_kj", tr("energy, 95th percentile [kJ]"), envelope.energy_p95 / KILO),
        ("v_max_ms", tr("velocity, largest [m/s]"), envelope.velocity_max),
        ("h_max_m", tr("height of the centre above the ground, largest [m]"), envelope.height_max),
        ("h_p95_m", tr("height of the centre above the ground, 95th percentile [m]"), envelope.height_p95),
    ):
        columns.append(Column(name, REAL, label, lambda k, values=values: known(values[k])))
    return columns


def _columns_of_models(envelope, earlier):
    """A column for each impact model of an earlier program: how many go so far by it."""
    names, columns = earlier_names(), []
    for model in earlier:
        label = tr("share of the runs that reach at least this distance, {}").format(names[model.model])
        shares = model.share(envelope.x)
        columns.append(Column(f"sh_{model.model}", REAL, label, lambda k, shares=shares: float(shares[k])))
    return columns


def _features(source, envelope, columns):
    """Points at their places on the line; the stations of the strip lie between those of the profile."""
    line, places = source.profile, source.places
    if places is not None:
        x, y = (np.interp(envelope.x, line.x, places[:, axis]) for axis in (0, 1))
        z = np.interp(envelope.x, line.x, line.z)
    for k in range(envelope.x.size):
        geometry = None if places is None else QgsGeometry(QgsPoint(float(x[k]), float(y[k]), float(z[k])))
        yield make_feature(geometry, [column.value(k) for column in columns])


def numbers_of(envelope, result, toe):
    """Name -> value; what is not known is missing. ``toe``: distance of the foot of the slope, None for none."""
    stops, reasons = result.runs["stop"][:, 0], result.provenance["stop_reasons"]
    way = stops - result.runs["start"][:, 0]
    numbers = {
        "RUN_COUNT": result.runs.size,
        "FARTHEST": float(stops.max()),
        "STOP_P95": float(np.quantile(stops, 0.95)),
        "LEFT_SHARE": reasons.get("left terrain", 0) / result.runs.size,
        "STOPPED_SHARE": float(np.mean(way < NEAR_START)),
        "ENERGY_MAX_VALUE": float(np.nanmax(envelope.energy_max)) / KILO,
        "HEIGHT_MAX_VALUE": float(np.nanmax(envelope.height_max)),
        "VELOCITY_MAX_VALUE": float(np.nanmax(envelope.velocity_max)),
    }
    if toe is not None:
        widths = {name: width_of_runs(result.runs, envelope, toe, share) for name, share in WIDTHS.items()}
        numbers.update({name: width for name, width in widths.items() if np.isfinite(width)})
    return numbers


class Scene(NamedTuple):
    """Objects in the picture besides the envelope."""

    line: object  # engine.slope_profiles.slope_profile.Profile
    default_class: str  # ground class of the rest
    paths: object  # samples of some paths, None
    barriers: list  # barrier_rows
    toe: object  # x of the foot of the slope, m, None
    runs: int
    earlier: list  # Earlier of each chosen model


def run(call):
    """Run talus:slopeprofile and return its outputs and numbers to Processing."""
    call.checked()
    tell_readiness(call)
    source = read_source(call)
    line, toe = source.profile, call[TOE]
    if toe is not None and not 0.0 <= toe < line.x[-1] - line.x[0]:
        message = tr("TOE: {:g} m is not on the profile, which is {:g} m long.")
        raise QgsProcessingException(formatted(message, toe, line.x[-1] - line.x[0]))
    toe = None if toe is None else line.x[0] + toe
    what = read_throw(call, line)
    earlier = throw_by_models(call, line, what.chosen)
    envelope, result = throw(call, line, what)
    numbers = numbers_of(envelope, result, toe)
    tell_numbers(labels(), numbers, call)
    if call[PLANE]:
        call.info(tr("The rocks were bound to the plane of the profile (PLANE): they did not move sideways."))
    smallest = min(rock.radius for rock in what.rocks)
    call.find([*of_corners(line, call[SPACING], smallest), *of_profile(result)])
    tell_earlier(call, earlier, toe)
    with Files() as files:
        outputs = write_stations(call, files, source, envelope, earlier)
        if call.wants(PLOT) and can_draw(call):
            scene = Scene(line, call[GROUND_DEFAULT], some_paths(call, what), barrier_rows(call, line), toe,
                          result.runs.size, earlier)  # fmt: skip
            outputs[PLOT] = _draw(call, files, scene, envelope, numbers)
    return {**outputs, **numbers}


def _draw(call, files, scene, envelope, numbers):
    path = call.path(PLOT)
    with open(files.stage(path), "wb") as file:
        file.write(draw_slope(scene, envelope, numbers, picture_kind(path)))
    return path
