# SPDX-License-Identifier: GPL-2.0-or-later
"""From the points of a scan to a rock: outliers left out, hull simplified, volume and density as asked."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine import Rock
from ...engine.shapes.equivalent import equivalent_box
from ...engine.shapes.measures import measures
from ...engine.shapes.point_cloud import largest_cluster
from ...engine.shapes.rock import LARGEST_EXTENT
from ...engine.shapes.simplify import simplify
from ..number_words import told
from ..rocks.outputs import MadeRock
from ..translation import tr
from .mesh_volumes import mesh_volume
from .parameters import DENSITY, FILE, KEEP_VOLUME, LAYER, MESH_VOLUME, OUTLIER_SPACING, VERTICES, VOLUME, VOLUME_ERROR


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
        raise QgsProcessingException(told(message, width, LARGEST_EXTENT))
