# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads what talus:calibrate was given: bounds of the parameters, and what was observed."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.calibration.search import Bounds, check_bounds
from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.ground.doubts import LEAST_ROLLING
from ...engine.ground.parameters import BY_NAME, CONTACT
from ..layers.vector_layers import check_system, valid_features
from ..parameters.ground import is_bare
from ..parameters.values import as_number
from ..scene.releases import points_of
from ..translation import tr
from .observed import OBSERVED
from .parameters import BOUNDS, DEFAULT_BOUNDS, PLACES, SCAR_DEPTH_FIELD, SCAR_LENGTH_FIELD, SPEED_FIELD

LOW_BOUNDS = Kind(
    "rolling-bounds-low", DOUBTFUL,
    "BOUNDS: rolling_resistance from {value:g} to {highest:g}. It is the tangent of the slope on which rocks just "
    "keep rolling, corners included; earlier versions had 0.11 to 0.25 for the part that soil adds to corners. "
    "Published values begin at 0.4.",
    "Begin at 0.4, unless the site was measured.",
)  # fmt: skip

COLUMNS = 3


def read_bounds(call):
    """Rows (name, low, high) of the table. Raises QgsProcessingException for what is no range of a known parameter."""
    values = call[BOUNDS] or list(DEFAULT_BOUNDS)
    if len(values) % COLUMNS:
        message = tr("BOUNDS: {} values do not make rows of a name, the lowest and the highest value.")
        raise QgsProcessingException(message.format(len(values)))
    rows = [values[first : first + COLUMNS] for first in range(0, len(values), COLUMNS)]
    bounds = [Bounds(str(row[0]).strip(), *map(as_number, row[1:])) for row in rows if str(row[0]).strip()]
    try:
        check_bounds(bounds)
    except ValueError as error:
        raise QgsProcessingException(f"BOUNDS: {error}") from error
    if is_bare(call):
        for one in bounds:
            if BY_NAME[one.name].part != CONTACT:
                message = tr("BOUNDS: with slip friction as the ground model (GROUND_MODEL) there is no {}; leave its "
                             "row out, or choose another model.")  # fmt: skip
                raise QgsProcessingException(message.format(one.name))
    return bounds


def tell_low_bounds(bounds, call):
    """Warn of bounds from before the rolling resistance was the total."""
    for one in bounds:
        if one.name == "rolling_resistance" and one.low < LEAST_ROLLING:
            call.find([LOW_BOUNDS.of(str(BOUNDS), one.low, LEAST_ROLLING, highest=one.high)])


def read_observed(call, terrain, crs):
    """(n, 2) observed points in the system of the elevation model."""
    source = call[OBSERVED]
    check_system(source, OBSERVED)
    found = []
    for feature in valid_features(source, crs, call, OBSERVED):
        found.extend(points_of(feature.geometry(), 1.0))
    points = np.array(found, np.float64).reshape(-1, 2)
    check_on_terrain(points, terrain)
    if len(np.unique(points, axis=0)) < 2:
        raise QgsProcessingException(tr("OBSERVED: give at least two points at different places, better 20."))
    return points


def check_value_fields(call):
    """Raise QgsProcessingException where sizes of scars or velocities are to be compared and no field has them."""
    places = call[PLACES]
    if places == "scar sizes" and not call[SCAR_DEPTH_FIELD]:
        raise QgsProcessingException(
            tr("SCAR_DEPTH_FIELD: sizes of scars are compared; name the field with their depth.")
        )
    if places == "speeds" and not call[SPEED_FIELD]:
        raise QgsProcessingException(tr("SPEED_FIELD: velocities are compared; name the field that has them."))


def read_speeds(call, terrain, crs):
    """(n, 3) observed places in the system of the elevation model, and velocities there, m/s."""
    column = call[SPEED_FIELD]
    source, found = call[OBSERVED], []
    for feature in valid_features(source, crs, call, OBSERVED):
        speed = as_number(feature[column])
        if not 0.0 <= speed < np.inf:
            message = tr("SPEED_FIELD: {} of feature {} is {}; give m/s, 0 or more, or leave the point out.")
            raise QgsProcessingException(message.format(column, feature.id(), feature[column]))
        found.extend((*point[:2], speed) for point in points_of(feature.geometry(), 1.0))
    observed = np.array(found, np.float64).reshape(-1, 3)
    check_on_terrain(observed, terrain)
    if len(np.unique(observed, axis=0)) < 2:
        raise QgsProcessingException(tr("OBSERVED: give at least two different velocities or places, better 20."))
    return observed


def check_on_terrain(points, terrain):
    """Raise QgsProcessingException for observed points without ground."""
    outside = int(np.count_nonzero(np.isnan(terrain.height(points[:, 0], points[:, 1]))))
    if outside:
        message = tr("OBSERVED: {} of {} points lie outside of the elevation model; blocks cannot reach them.")
        raise QgsProcessingException(message.format(outside, len(points)))


def read_scars(call):
    """(n, 1) depths or (n, 2) depths and lengths of scars, m. Raises QgsProcessingException for what is no size."""
    names = [(name, call[name]) for name in (SCAR_DEPTH_FIELD, SCAR_LENGTH_FIELD)]
    used = [(name, column) for name, column in names if column]
    found = []
    for feature in call[OBSERVED].getFeatures():
        sizes = [as_number(feature[column]) for _, column in used]
        for (name, column), size in zip(used, sizes):
            if not 0.0 < size < np.inf:
                message = tr("{}: {} of feature {} is {}; give metres, more than 0, or leave the scar out.")
                raise QgsProcessingException(message.format(name, column, feature.id(), feature[column]))
        found.append(sizes)
    if len({tuple(sizes) for sizes in found}) < 2:
        raise QgsProcessingException(tr("OBSERVED: give at least two scars of different size, better 20."))
    return np.array(found)
