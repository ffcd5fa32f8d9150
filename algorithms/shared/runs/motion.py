# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads what talus:simulate wrote: trajectories as lines with height and time, and the samples of the motion."""

import math
from operator import itemgetter
from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsFeatureRequest, QgsProcessingException, QgsWkbTypes

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.io.line_fields import MOTION, TURNING, decode_motion, decode_turning, has_bends
from ....engine.passages.motion import Motion
from ....engine.passages.turning import turning_of
from ...number_words import KILO
from ...translation import tr
from ..layers.vector_layers import (
    UNCHECKED,
    check_fields,
    check_metric_system,
    check_system,
    layer_source,
    needed_number,
    number_of,
)
from ..layers.writing import read_from_geopackage
from ..parameters.motion import SAMPLES, TRAJECTORIES
from ..parameters.values import is_empty

NO_MOTION = Kind(
    "rotation-not-known", DOUBTFUL,
    "TRAJECTORIES: {value:.0f} of {limit:.0f} lines do not have the motion at their vertices (field {field}), so "
    "energies are those of the translation alone, without rotation.",
    "Use the layer as Simulate rockfall wrote it, or give SAMPLES.",
)  # fmt: skip
NO_BENDS = Kind(
    "lines-without-bends", DOUBTFUL,
    "TRAJECTORIES: {value:.0f} of {limit:.0f} lines were written by an earlier version, without vertices at the bends "
    "of their paths, so crossings and hits depend on the interval of their vertices (TRAJECTORY_INTERVAL).",
    "Simulate them again.",
)  # fmt: skip

NEEDED = ("run", "release", "mass_kg")
OF_SAMPLES = ("run", "time_s", "vx_ms", "vy_ms", "vz_ms", "rot_revs", "e_kj", "h_m", "contacts")
BLOCK = 10_000  # samples that are read between two looks at the cancel button
TICKS = 1 << 40  # of SAME_TIME, more than a run lasts
SAME_TIME = 1e-4  # s, between a vertex and its sample: below the smallest interval, above what formats round


class Paths(NamedTuple):
    """Trajectories of some runs; arrays with an entry for each run, in the order of the layer."""

    motion: object  # engine.passages.motion.Motion
    number: np.ndarray  # of the run in its simulation
    release: np.ndarray  # id of the release feature
    radius: np.ndarray  # m, of the farthest corner; NaN where the layer does not tell
    crs: QgsCoordinateReferenceSystem
    has_rotation: bool  # energies are those of translation and rotation


def check_motion(call):
    """Check the two layers without their features; returns their system. Raises QgsProcessingException."""
    source = _source(call, TRAJECTORIES)
    check_lines_of_runs(source)
    if has_samples(call):
        check_fields(_source(call, SAMPLES), SAMPLES, OF_SAMPLES)
    return source.sourceCrs()


def check_lines_of_runs(source, takes_weights=False):
    """Check a source of trajectories without its features. Raises QgsProcessingException.

    takes_weights : runs that split will do
    """
    check_system(source, TRAJECTORIES)
    check_metric_system(source.sourceCrs(), f"TRAJECTORIES {source.sourceName()}", source.sourceExtent())
    kind = source.wkbType()
    if not (QgsWkbTypes.hasZ(kind) and QgsWkbTypes.hasM(kind)):
        message = tr(
            "TRAJECTORIES: the lines of {} have no height (Z) or no time (M). Take the layer that Simulate rockfall "
            "wrote; formats such as GeoJSON and some tools drop these values, GeoPackage keeps them."
        )
        raise QgsProcessingException(message.format(source.sourceName()))
    check_fields(source, TRAJECTORIES, NEEDED, takes_weights)


def has_samples(call):
    """Was a layer of samples given?"""
    return call.is_given(SAMPLES)


def read_paths(call):
    """The Paths of all trajectories. Raises QgsProcessingException."""
    return read_lines_of_runs(_source(call, TRAJECTORIES), call, has_samples(call))


def read_lines_of_runs(source, call, with_samples=False):
    """The Paths of a source of trajectories. Raises QgsProcessingException.

    with_samples : the motion is that of the layer SAMPLES, not that which the lines carry
    """
    vertices, rows, carried, turned = _read_lines(source, call)
    table = np.array(rows, np.float64)
    first = np.concatenate([[0], np.cumsum([part.shape[0] for part in vertices])])
    points = np.concatenate(vertices)
    motion = Motion(first, points[:, 3], points[:, :3], table[:, 2])
    number = table[:, 0].astype(np.int64)
    if with_samples:
        source_of_samples = _source(call, SAMPLES)
        samples = read_from_geopackage(call, SAMPLES, OF_SAMPLES)
        if samples is None:
            samples = _read_samples(source_of_samples, call)
        samples = samples[np.lexsort([samples[:, 1], samples[:, 0]])]  # in the order of runs and times
        carries = all(rows is not None for rows in carried)
        carried_motion = _with_turning(_with_carried(motion, carried, call), turned) if carries else None
        motion = _with_samples(motion, number, samples, carried_motion)
    else:
        motion = _with_turning(_with_carried(motion, carried, call), turned)
    message = tr("Trajectories: runs: {}, of release features: {}, vertices: {}.")
    call.info(message.format(number.size, np.unique(table[:, 1]).size, points.shape[0]))
    has_rotation = motion.rotational is not None
    return Paths(motion, number, table[:, 1].astype(np.int64), table[:, 3], source.sourceCrs(), has_rotation)


def _source(call, name):
    source = layer_source(call, name)
    if source.featureCount() == 0:
        raise QgsProcessingException(tr("{}: the layer {} is empty.").format(name, source.sourceName()))
    return source


def _read_lines(source, call):
    """Four lists with an entry for each run.

    (k, 4) x, y, z, time; run, release, mass, radius; the (k, 9) motion at the vertices and the TurnedRock, None where
    they are not told.
    """
    names = source.fields().names()
    vertices, rows, carried, turned, total = [], [], [], [], max(source.featureCount(), 1)
    for count, feature in enumerate(source.getFeatures(QgsFeatureRequest(), UNCHECKED)):
        call.stop_if_cancelled()
        if count % 1000 == 0:
            call.progress(10.0 * count / total)
        vertices.append(_vertices_of(feature))
        rows.append([*_run_of(feature), _radius_of(feature, names)])
        motion = decode_motion(feature[MOTION], len(vertices[-1])) if MOTION in names else None
        carried.append(motion)
        is_told = motion is not None and TURNING in names
        turned.append(decode_turning(feature[TURNING], motion[:, 4]) if is_told else None)
    return vertices, rows, carried, turned


def _vertices_of(feature):
    """(k, 4) x, y, z, time of a line, each time once."""
    geometry = feature.geometry()
    parts = geometry.asGeometryCollection() if geometry.isMultipart() else [geometry]
    binary = [bytes(part.asWkb()) for part in parts if not part.isNull()]
    arrays = [np.frombuffer(data, "<f8" if data[0] else ">f8", offset=9).reshape(-1, 4) for data in binary]
    points = np.concatenate([np.zeros((0, 4)), *arrays])
    times = points[:, 3]
    if not np.isfinite(points).all() or np.any(np.diff(times) < 0.0) or points.shape[0] < 2:
        message = tr(
            "TRAJECTORIES: feature {} is not a path: it needs at least two vertices whose times (M) increase and "
            "whose coordinates are finite numbers."
        )
        raise QgsProcessingException(message.format(feature.id()))
    return points[np.append(True, np.diff(times) > 0.0)]  # a run of a single sample has its vertex twice


def _run_of(feature):
    """(run, release, mass) of a line."""
    run, release, mass = NEEDED
    yield needed_number(feature, TRAJECTORIES, run, lowest=-math.inf)
    yield needed_number(feature, TRAJECTORIES, release, lowest=-math.inf)
    yield needed_number(feature, TRAJECTORIES, mass, above=0.0)


def _radius_of(feature, names):
    """Largest radius of the rock; that of a sphere of its volume where the layer has no radius."""
    radius = number_of(feature, TRAJECTORIES, "radius_m" if "radius_m" in names else "", math.nan, above=0.0)
    if not math.isnan(radius):
        return radius
    volume = number_of(feature, TRAJECTORIES, "volume_m3" if "volume_m3" in names else "", math.nan, above=0.0)
    return (0.75 * volume / math.pi) ** (1.0 / 3.0)


def _read_samples(source, call):
    """(n, len(OF_SAMPLES)) of any layer; NaN where a value is missing."""
    fields = source.fields()
    columns = [fields.lookupField(name) for name in OF_SAMPLES]
    request = QgsFeatureRequest().setFlags(QgsFeatureRequest.Flag.NoGeometry).setSubsetOfAttributes(columns)
    pick, blocks, rows, total = itemgetter(*columns), [], [], max(source.featureCount(), 1)
    for count, feature in enumerate(source.getFeatures(request, UNCHECKED)):
        rows.append(pick(feature.attributes()))
        if len(rows) == BLOCK:
            call.stop_if_cancelled()
            call.progress(10.0 + 30.0 * count / total)
            blocks.append(_as_numbers(rows))
            rows = []
    return np.concatenate([*blocks, _as_numbers(rows)])


def _as_numbers(rows):
    """Array of rows of a layer, NaN where a value is missing."""
    try:
        return np.array(rows, np.float64).reshape(-1, len(OF_SAMPLES))
    except (TypeError, ValueError):  # something is no number: NULL, which is slow to look for, or a text
        filled = [[math.nan if is_empty(value) else value for value in row] for row in rows]
    try:
        return np.array(filled, np.float64)
    except (TypeError, ValueError) as error:
        message = tr("SAMPLES: the fields {} must hold numbers.").format(", ".join(OF_SAMPLES))
        raise QgsProcessingException(message) from error


def _with_samples(motion, number, samples, full):
    """The Motion with what the samples of its runs hold. The layer may hold more runs than the trajectories.

    full : the Motion with what the lines carry, or None; it is taken where lines have vertices between their samples
    """
    start, end = (np.searchsorted(samples[:, 0], number, side) for side in ("left", "right"))
    count = np.diff(motion.first)
    if np.unique(number).size < number.size:
        message = tr("SAMPLES: they belong to one simulation, but the trajectories to several; leave them out.")
        raise QgsProcessingException(message)
    if full is not None and np.any(end - start != count) and _are_among(motion, number, samples):
        return full
    if np.any(end - start != count):
        _refuse_samples(number[end - start != count])
    row = np.repeat(start - motion.first[:-1], count) + np.arange(motion.time.size)
    own = samples[row]
    of_run = np.repeat(np.arange(number.size), count)
    differs = ~(np.abs(own[:, 1] - motion.time) < SAME_TIME)
    if differs.any():
        _refuse_samples(np.unique(number[of_run[differs]]))
    velocity = own[:, 2:5]
    translational = 0.5 * motion.mass[of_run] * np.sum(velocity**2, axis=1)
    if not np.isfinite(own[:, [2, 3, 4, 5, 6]]).all():
        raise QgsProcessingException(tr("SAMPLES: a velocity, rotation or energy is missing or no finite number."))
    motion = motion if full is None else full  # samples do not tell how the rock is turned
    return motion._replace(
        velocity=velocity,
        rotational=np.maximum(own[:, 6] * KILO - translational, 0.0),
        rotation=own[:, 5] * 2.0 * math.pi,
        ground=motion.position[:, 2] - own[:, 7],
        is_touching=own[:, 8] > 0,
    )


def _are_among(motion, number, samples):
    """Is each sample at the time of a vertex, and of each run a sample?"""
    known = np.isin(samples[:, 0], number)
    order = np.argsort(number)
    of_sample = order[np.searchsorted(number[order], samples[known, 0])]
    of_vertex = np.repeat(np.arange(number.size), np.diff(motion.first))
    ticks, known_ticks = (np.round(times / SAME_TIME).astype(np.int64) for times in (samples[known, 1], motion.time))
    vertices = of_vertex * TICKS + known_ticks
    keys = of_sample * TICKS + ticks
    is_sample = np.isin(keys, np.concatenate([vertices - 1, vertices, vertices + 1]))
    return bool(is_sample.all() and np.unique(of_sample).size == number.size)


def _with_carried(motion, carried, call):
    """The Motion with what the trajectories carry at their vertices."""
    lost = sum(rows is None for rows in carried)
    if lost:
        call.find([NO_MOTION.of(str(TRAJECTORIES), lost, len(carried), field=MOTION)])
        return motion
    bent = np.array([has_bends(row) for row in carried])
    if not bent.all():
        call.find([NO_BENDS.of(str(TRAJECTORIES), np.count_nonzero(~bent), bent.size)])
    rows = np.concatenate(carried)
    return motion._replace(
        velocity=rows[:, 0:3],
        rotational=rows[:, 3],
        rotation=rows[:, 4],
        ground=motion.position[:, 2] - rows[:, 5],
        is_touching=rows[:, 6] > 0.0,
        highest=rows[:, 7],
        lowest=rows[:, 8],
        has_bends=bent,
    )


def _with_turning(motion, turned):
    """The Motion with the orientation of the rocks, where all lines hold it; earlier versions wrote none."""
    if any(rock is None for rock in turned):
        return motion
    return motion._replace(turning=turning_of(turned))


def _refuse_samples(runs):
    message = tr(
        "SAMPLES: they do not belong to these trajectories (run {}, for example). Take both layers from the same "
        "simulation."
    )
    raise QgsProcessingException(message.format(runs[0]))
