# SPDX-License-Identifier: GPL-2.0-or-later
"""From the points of a scan to a rock: outliers left out, hull simplified, volume and density as asked."""

import numpy as np
from qgis.core import QgsProcessingException

from ..parameters.values import is_unset, optional_number
from ..rocks.files import MadeRock
from ..translation import tr
from .mesh_volumes import mesh_volume


def clean_rock(algorithm, parameters, context, feedback, points, name):
    """The MadeRock of points (n, 3) [m]. Raises QgsProcessingException where they make none within the bounds."""
    from ...engine import Rock
    from ...engine.shapes.measures import measures

    source = "FILE" if algorithm.parameterAsFile(parameters, "FILE", context) else "LAYER"
    _check_size(points)
    try:
        points = _without_outliers(algorithm, parameters, context, feedback, points)
        simple = _simplified(algorithm, parameters, context, feedback, points)
    except ValueError as error:
        raise QgsProcessingException(_named(str(error), source)) from error
    density = algorithm.parameterAsDouble(parameters, "DENSITY", context)
    volume = optional_number(algorithm, parameters, "VOLUME", context)
    mesh = mesh_volume(algorithm, parameters, context, feedback)
    if volume is None and algorithm.parameterAsBool(parameters, "MESH_VOLUME", context):
        volume = mesh
    rock = Rock.from_points(simple.vertices, density=density, volume=volume, name=name)
    return MadeRock(rock, measures(rock.vertices), simple.vertices_before, simple.volume_error)


def _without_outliers(algorithm, parameters, context, feedback, points):
    from ...engine.shapes.point_cloud import largest_cluster

    factor = optional_number(algorithm, parameters, "OUTLIER_SPACING", context)
    if factor is None:
        return points
    kept = largest_cluster(points, factor)
    feedback.pushInfo(tr("{} points are outliers and left out.").format(len(np.unique(points, axis=0)) - len(kept)))
    return kept


def _simplified(algorithm, parameters, context, feedback, points):
    from ...engine.shapes.simplify import simplify

    bound = None
    if not is_unset(parameters, "VOLUME_ERROR"):
        bound = algorithm.parameterAsDouble(parameters, "VOLUME_ERROR", context) / 100.0
    count = algorithm.parameterAsInt(parameters, "VERTICES", context)
    keep = algorithm.parameterAsBool(parameters, "KEEP_VOLUME", context)
    simple = simplify(points, count, bound, keep, feedback.isCanceled)
    if simple is None:
        raise QgsProcessingException(tr("Cancelled; nothing was written."))
    return simple


def _named(message, source):
    """The engine's message with the names that its arguments have here."""
    for argument, name in (("vertex_count", "VERTICES"), ("volume_error", "VOLUME_ERROR"), ("points: ", f"{source}: ")):
        message = message.replace(argument, name)
    return message


def _check_size(points):
    """Raise QgsProcessingException for a cloud that is too wide for a rock."""
    from ...engine.shapes.rock import LARGEST_EXTENT

    width = float(np.ptp(points, axis=0).max()) if len(points) else 0.0
    if width > LARGEST_EXTENT:
        message = tr("UNIT: the cloud is {:.6g} m wide, and a rock at most {:g} m. Choose the unit of the points.")
        raise QgsProcessingException(message.format(width, LARGEST_EXTENT))
