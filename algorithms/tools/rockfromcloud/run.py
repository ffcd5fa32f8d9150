# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rockfromcloud runs: reads the points, cleans and simplifies their hull, writes the rock."""

from pathlib import Path

import numpy as np
from qgis.core import QgsProcessingException, QgsUnitTypes, QgsWkbTypes

from ....engine import Rock
from ....engine.choices import LENGTH_UNITS
from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.io.mesh_files import enclosed_volume, read_triangles
from ....engine.io.rock_files import read_points
from ....engine.shapes.equivalent import equivalent_box
from ....engine.shapes.measures import measures
from ....engine.shapes.point_cloud import largest_cluster, to_metres
from ....engine.shapes.rock import LARGEST_EXTENT
from ....engine.shapes.simplify import simplify
from ...number_words import formatted
from ...shared.layers.vector_layers import layer_source, tell_bare
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.staging import Files
from ...shared.rocks.outputs import MadeRock, label_rows, numbers_of
from ...shared.rocks.preview import draw_rock, write_picture, write_rock, write_table
from ...translation import tr
from .algorithm import (
    DENSITY,
    FILE,
    KEEP_VOLUME,
    LAYER,
    MESH_VOLUME,
    OUTLIER_SPACING,
    UNIT,
    VERTICES,
    VOLUME,
    VOLUME_ERROR,
)

# The volume that a closed mesh encloses, which is less than that of its hull where the rock has hollows.


def mesh_volume(call):
    """Volume in m3 of the mesh in FILE, None where it is no closed mesh; reports which.

    Raises QgsProcessingException where MESH_VOLUME asks for a volume that there is not.
    """
    is_needed = call[MESH_VOLUME]
    path = call[FILE]
    try:
        triangles = read_triangles(path) if path else None
    except ValueError as error:
        raise QgsProcessingException(f"FILE: {error}") from error
    if triangles is None or len(triangles) == 0:
        if is_needed:
            message = tr("MESH_VOLUME: there is no mesh with faces; give a .stl or .obj file that has some.")
            raise QgsProcessingException(message)
        return None
    volume, faults = enclosed_volume(triangles)
    if volume is None:
        message = tr("The mesh has {} edges that are open or not manifold, and encloses no volume.").format(faults)
        if is_needed:
            raise QgsProcessingException("MESH_VOLUME: " + message + " " + tr("Close it, or leave this off."))
        call.info(message + " " + tr("Its corners are enough for the rock."))
        return None
    volume *= LENGTH_UNITS[call[UNIT]] ** 3
    call.info(formatted(tr("The mesh encloses {:.4g} m³; its hull fills hollows too."), volume))
    return volume


# From the points of a scan to a rock: outliers left out, hull simplified, volume and density as asked.


def clean_rock(call, points, name):
    """The MadeRock of points (n, 3) [m]. Raises QgsProcessingException where they make none within the bounds."""
    source = FILE if call[FILE] else LAYER
    _check_size(points)
    try:
        points = _without_outliers(call, points)
        simple = _simplified(call, points)
    except ValueError as error:
        raise QgsProcessingException(_named(str(error), source)) from error
    density = call[DENSITY]
    volume = call[VOLUME]
    mesh = mesh_volume(call)
    if volume is None and call[MESH_VOLUME]:
        volume = mesh
    rock = Rock.from_points(simple.vertices, density=density, volume=volume, name=name)
    return MadeRock(rock, measures(rock.vertices), simple.vertices_before, simple.volume_error, equivalent_box(rock))


def _without_outliers(call, points):
    factor = call[OUTLIER_SPACING]
    if factor is None:
        return points
    kept = largest_cluster(points, factor)
    call.info(tr("{} points are outliers and left out.").format(len(np.unique(points, axis=0)) - len(kept)))
    return kept


def _simplified(call, points):
    bound = None
    if not call.is_unset(VOLUME_ERROR):
        bound = call[VOLUME_ERROR] / 100.0
    count = call[VERTICES]
    keep = call[KEEP_VOLUME]
    simple = simplify(points, count, bound, keep, call.is_cancelled)
    if simple is None:
        raise QgsProcessingException(tr("Cancelled; nothing was written."))
    return simple


def _named(message, source):
    """The engine's message with the names that its arguments have here."""
    for argument, name in (("vertex_count", VERTICES), ("volume_error", VOLUME_ERROR), ("points: ", f"{source}: ")):
        message = message.replace(argument, name)
    return message


def _check_size(points):
    """Raise QgsProcessingException for a cloud that is too wide for a rock."""
    width = float(np.ptp(points, axis=0).max()) if len(points) else 0.0
    if width > LARGEST_EXTENT:
        message = tr("UNIT: the cloud is {:.6g} m wide, and a rock at most {:g} m. Choose the unit of the points.")
        raise QgsProcessingException(formatted(message, width, LARGEST_EXTENT))


# Reads the points of a rock from a file or from a layer of points with heights, in metres.


def read_cloud(call):
    """(points (n, 3) in metres, name). Raises QgsProcessingException naming FILE, LAYER or UNIT."""
    check_choice(call)
    unit = call[UNIT]
    path = call[FILE]
    if path:
        try:
            points, name = read_points(path), Path(path).stem
        except ValueError as error:
            raise QgsProcessingException(f"FILE: {error}") from error
    else:
        source = call[LAYER]
        check_layer(source, unit)
        points, name = _points_of(source, call), source.sourceName()
    return to_metres(points, unit), name


def check_choice(call):
    """Raise QgsProcessingException unless there is either a file or a layer."""
    has_file = bool(call[FILE])
    has_layer = call.is_given(LAYER)
    if has_layer:
        layer_source(call, LAYER)
    if has_file and has_layer:
        raise QgsProcessingException(tr("FILE and LAYER: both are given; empty one of them."))
    if not has_file and not has_layer:
        raise QgsProcessingException(tr("FILE and LAYER: give a file with the rock's points, or a layer of them."))


def check_layer(source, unit):
    """Raise QgsProcessingException for a layer without heights, without features, or not in the unit."""
    name = source.sourceName()
    if not QgsWkbTypes.hasZ(source.wkbType()):
        message = tr("LAYER: the points of {} have no heights. Use a PointZ layer, for example with Set Z value.")
        raise QgsProcessingException(message.format(name))
    if source.featureCount() == 0:
        raise QgsProcessingException(tr("LAYER: the layer {} is empty.").format(name))
    crs = source.sourceCrs()
    if not crs.isValid():
        return  # a scanner's own system, whose unit the user tells
    if crs.isGeographic():
        message = tr("LAYER: {} is in degrees ({}). Reproject it to a system in metres first.")
        raise QgsProcessingException(message.format(name, crs.authid()))
    metres = QgsUnitTypes.fromUnitToUnitFactor(crs.mapUnits(), QgsUnitTypes.DistanceUnit.DistanceMeters)
    if abs(metres / LENGTH_UNITS[unit] - 1.0) > 1e-4:  # the foot of the US survey counts as a foot
        message = tr("UNIT: {} is chosen, but the layer {} ({}) is in {}. Choose that unit, or reproject the layer.")
        raise QgsProcessingException(message.format(unit, name, crs.authid(), QgsUnitTypes.toString(crs.mapUnits())))


def _points_of(source, call):
    """Points (n, 3) of all parts of all features."""
    points, empty = [], []
    for feature in source.getFeatures():
        call.stop_if_cancelled()
        if not feature.hasGeometry():
            empty.append(feature.id())
            continue
        points.extend((vertex.x(), vertex.y(), vertex.z()) for vertex in feature.geometry().vertices())
    if empty:
        tell_bare(LAYER, empty, call)
    points = np.array(points, np.float64).reshape(-1, 3)
    lost = np.flatnonzero(~np.isfinite(points).all(axis=1))
    if lost.size:
        message = tr("LAYER: {} points have no height (NaN), the first is number {}. Delete or correct them.")
        raise QgsProcessingException(message.format(lost.size, lost[0] + 1))
    return points


# Checks of talus:rockfromcloud before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_choice(call)
    check_outputs(call)


SMALL = Kind(
    "rock-small", DOUBTFUL,
    "The rock is smaller than a litre; is the unit of the points right?",
    "Choose the unit of the points (UNIT).",
)  # fmt: skip

SMALLEST = 0.001  # m3, of the simulation


def run(call):
    """Run talus:rockfromcloud and return its outputs and numbers to Processing."""
    call.checked()
    points, name = read_cloud(call)
    call.info(tr("{}: {} points.").format(name, len(points)))
    call.progress(20)
    made = clean_rock(call, points, name)
    call.progress(80)
    rows = label_rows(made)
    for label, text in rows:
        call.info(f"  {label}: {text}")
    _tell_small(call, made.rock)
    with Files() as files:
        paths = write_rock(call, files, made.rock)
        paths.update(write_picture(call, files, lambda path: draw_rock(path, made.rock, rows)))
        paths.update(write_table(call, files, [made]))
    return {**paths, **numbers_of(made)}


def _tell_small(call, rock):
    if rock.volume < SMALLEST:
        call.find([SMALL.of(str(UNIT), rock.volume, SMALLEST)])
