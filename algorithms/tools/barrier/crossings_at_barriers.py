# SPDX-License-Identifier: GPL-2.0-or-later
"""Passages of planned barriers: those that a simulation measured, or those of its trajectories."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY, QgsProcessingException

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.passages.hits import Target, hits
from ...number_words import KILO
from ...shared.layers.vector_layers import check_fields, number_of
from ...shared.parameters.motion import TRAJECTORIES
from ...shared.parameters.values import is_empty
from ...shared.runs.motion import check_motion, has_samples, read_paths
from ...shared.runs.run_paths import NO_PASSAGE
from ...shared.scene.dem import check_ground
from ...translation import tr
from .algorithm import BARRIERS, CROSSINGS, RULE

TRANSLATION_ONLY = Kind(
    "rotation-not-known", DOUBTFUL,
    "CROSSINGS: energies are those of the translation alone, without rotation.",
    "Count the rocks again, with SAMPLES of the simulation.",
)  # fmt: skip
SEVERAL = Kind(
    "several-barriers-passed", DOUBTFUL,
    "{value:.0f} runs pass several barriers. Each barrier is evaluated as if it stood alone.",
    "Simulate with all of them to see what the upper ones keep from the lower ones.",
)  # fmt: skip
NO_RADIUS = Kind(
    "radius-not-known", DOUBTFUL,
    "TRAJECTORIES: rocks without a radius count with their centre of mass.",
    "Take the layer as Simulate rockfall wrote it.",
)  # fmt: skip
UNKNOWN = Kind(
    "crossings-left-out", DOUBTFUL,
    "Crossings left out because their height above the ground or their energy is unknown: {value:.0f}.",
    "Give an elevation model that has data at all crossings.",
)  # fmt: skip

MEASURED = ("barrier", "e_kj", "top_m")  # fields of the crossings of Simulate rockfall
OF_SCREEN_LINES = ("line", "e_kj", "top_m", "passage")  # and of Rocks at screen lines
# what a rule looks at: name in the crossings, and the sign of the radius that stands for it where it is not known
POINTS = {"highest point": ("highest", 1.0), "centre of mass": (None, 0.0), "lowest point": ("lowest", -1.0)}


class Crossings(NamedTuple):
    """Crossings of all barriers, arrays of one length."""

    barrier: np.ndarray  # id of the feature
    part: np.ndarray  # of the line of that feature, from 0
    energy: np.ndarray  # J
    top: np.ndarray  # m, of what must stay below the top of a barrier
    has_rotation: bool  # energies are those of translation and rotation


def check_passages(call):
    """Check the layers of a simulation without their features. Raises QgsProcessingException."""
    given = [name for name in (CROSSINGS, TRAJECTORIES) if call.is_given(name)]
    if len(given) > 1:
        message = tr(
            "CROSSINGS, TRAJECTORIES: give one of them, not both; either provides the rocks that arrive at the lines."
        )
        raise QgsProcessingException(message)
    if has_samples(call) and TRAJECTORIES not in given:
        raise QgsProcessingException(tr("SAMPLES: they are used with TRAJECTORIES only; give these too."))
    if TRAJECTORIES in given:
        check_ground(call, check_motion(call))
    if CROSSINGS in given:
        _fields_of(call[CROSSINGS])


def read_passages(call, planned, terrain):
    """The Crossings of planned barriers, None where no simulation was given. Raises QgsProcessingException."""
    if call.is_given(TRAJECTORIES):
        return _of_trajectories(call, planned, terrain)
    if call.is_given(CROSSINGS):
        return _measured(call, planned)
    return None


def _fields_of(source):
    """MEASURED or OF_SCREEN_LINES. Raises QgsProcessingException for a layer with neither."""
    names = source.fields().names()
    is_of_lines = "barrier" not in names and "line" in names
    fields = OF_SCREEN_LINES if is_of_lines else MEASURED
    check_fields(source, CROSSINGS, fields)
    return fields


def _measured(call, planned):
    """Read Crossings of the ``planned`` barriers from a layer: each rock at each part of a line counts once."""
    source = call[CROSSINGS]
    fields, parts = _fields_of(source), {}
    for planned_barrier in planned:
        line = QgsGeometry.fromPolylineXY(
            [QgsPointXY(x, y) for x, y in zip(planned_barrier.laid.x, planned_barrier.laid.y)]
        )
        parts.setdefault(planned_barrier.identifier, []).append(line)
    rows, without_rotation = [], 0
    for feature, barrier, part in _first_at_parts(source, fields, parts):
        if fields is OF_SCREEN_LINES and "e_rot_kj" in source.fields().names():
            without_rotation += is_empty(feature["e_rot_kj"])
        energy = number_of(feature, CROSSINGS, "e_kj", np.nan) * KILO
        rows.append((barrier, part, energy, number_of(feature, CROSSINGS, "top_m", np.nan, lowest=-np.inf)))
    barrier, part, energy, top = (np.array(column) for column in (zip(*rows) if rows else [()] * 4))
    crossings = _with_heights(Crossings(barrier, part, energy, top, without_rotation == 0), call)
    if not set(crossings.barrier.tolist()) & {barrier.identifier for barrier in planned}:
        message = tr(
            "CROSSINGS: none of the {} crossings in {} belongs to a feature of BARRIERS; simulate with the same "
            "layer of lines."
        )
        raise QgsProcessingException(message.format(len(rows), source.sourceName()))
    if not crossings.has_rotation:
        call.find([TRANSLATION_ONLY.of(str(CROSSINGS))])
    count = np.unique(crossings.barrier).size
    call.info(tr("Crossings: {}, at barriers: {}.").format(len(rows), count))
    return crossings


def _first_at_parts(source, fields, parts):
    """(feature, id of the barrier, number of its part) of each crossing that counts.

    A rock that comes back passes a screen line several times, and its first passage counts; at a line of several parts
    that of each part does. ``parts``: id -> lines.
    """
    crossings, seen, later = [], set(), {}
    has_runs = "run" in source.fields().names()
    for feature in source.getFeatures():
        barrier = int(feature[fields[0]])
        lines = parts.get(barrier, ())
        part, is_first = nearest_part(lines, feature.geometry()), True
        if fields is OF_SCREEN_LINES:
            is_first = feature["passage"] == 1
            key = (barrier, part, feature["run"]) if has_runs else None
            if is_first:
                seen.add(key)
            elif has_runs and len(lines) > 1:
                later.setdefault(key, []).append((feature["passage"], feature.id(), feature))
        if is_first:
            crossings.append((feature, barrier, part))
    crossings += [(min(ones)[2], key[0], key[1]) for key, ones in later.items() if key not in seen]
    return crossings


def nearest_part(lines, point):
    """Number of the line that a place is nearest to; the first where there is one alone, or no place is known."""
    if len(lines) < 2 or point.isNull():
        return 0
    return int(np.argmin([line.distance(point) for line in lines]))


def _of_trajectories(call, planned, terrain):
    """Hits of the lines by the runs, as Rocks at screen lines finds them."""
    paths = read_paths(call)
    identifiers, parts = (np.array([getattr(barrier, name) for barrier in planned]) for name in ("identifier", "part"))
    lines = [Target([np.column_stack([barrier.laid.x, barrier.laid.y])]) for barrier in planned]
    rows = hits(paths.motion, lines, paths.radius, lambda share: call.go_on(40.0 + 50.0 * share))
    point, sign = POINTS[call[RULE]]
    top = rows["z"] - terrain.height(rows["x"], rows["y"])
    if point is not None and np.isnan(rows[point]).any():
        top = top + sign * _known_radius(paths.radius[rows["run"]], call)
    elif point is not None:
        top = top + rows[point]
    barrier, part = identifiers[rows["line"]], parts[rows["line"]]
    message = tr("TRAJECTORIES: runs at a barrier: {} of {}; barriers that are reached: {} of {}.")
    runs = np.unique(rows["run"]).size
    call.info(message.format(runs, paths.number.size, np.unique(barrier).size, np.unique(identifiers).size))
    if not rows.size:
        call.find([NO_PASSAGE.of(str(BARRIERS))])
    pairs = np.unique(np.column_stack([rows["run"], barrier]), axis=0) if rows.size else np.zeros((0, 2))
    several = np.unique(pairs[:, 0], return_counts=True)[1]
    if np.any(several > 1):
        call.find([SEVERAL.of(str(BARRIERS), np.count_nonzero(several > 1))])
    return _with_heights(Crossings(barrier, part, rows["energy"], top, paths.has_rotation), call)


def _known_radius(radius, call):
    if np.isnan(radius).any():
        call.find([NO_RADIUS.of(str(TRAJECTORIES))])
    return np.nan_to_num(radius)


def _with_heights(crossings, call):
    """Crossings whose height and energy are known."""
    is_known = np.isfinite(crossings.top) & np.isfinite(crossings.energy)
    if not is_known.all():
        call.find([UNKNOWN.of(str(CROSSINGS), np.count_nonzero(~is_known))])
    return Crossings(*(column[is_known] for column in crossings[:4]), crossings.has_rotation)
