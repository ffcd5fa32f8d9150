# SPDX-License-Identifier: GPL-2.0-or-later
"""What talus:calibrate reads beside the inputs of talus:simulate: what was observed, and the bounds of the search."""

import numpy as np
from qgis.core import (
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterMatrix,
)

from ...engine.choices import COMPARED, OBSERVED_PLACES
from ...engine.ground.parameters import BY_NAME, CONTACT, SEARCHABLE
from ..layers.vector_layers import check_system, valid_features
from ..parameters.definitions import Number, advanced, choice, field, helped, layer, number
from ..parameters.ground import SLIP_FRICTION, ground_class_names, ground_model
from ..parameters.matrices import read_matrix
from ..parameters.scene import input_parameters
from ..parameters.values import as_number
from ..scene.ground import LOW_ROLLING_RESISTANCE
from ..scene.release_sampling import points_of
from ..translation import tr
from .sites import more_sites

# of the inputs of talus:simulate: without a meaning here, or what is searched
HIDDEN = ("PRECISION", "PRECISION_OF", "TRAJECTORY_INTERVAL", "RESTITUTION", "GROUND_RASTER")
DEFAULT_BOUNDS = ("sliding_friction", 0.4, 1.0, "rolling_resistance", 0.3, 1.2)
COLUMNS = 3


def calibration_parameters():
    """Observations and search first, then the inputs of the simulation."""
    inputs = input_parameters()
    for definition in inputs:
        if definition.name() in HIDDEN:
            definition.setFlags(definition.flags() | QgsProcessingParameterDefinition.Flag.FlagHidden)
    return [*inputs[:2], *_observations(), *_search(), *inputs[2:]]


def read_bounds(algorithm, parameters, context):
    """Rows (name, low, high) of the table. Raises QgsProcessingException for what is no range of a known parameter."""
    from ...engine.calibration.search import Bounds, check_bounds

    values = read_matrix(algorithm, parameters, "BOUNDS", context) or list(DEFAULT_BOUNDS)
    if len(values) % COLUMNS:
        message = tr("BOUNDS: {} values do not make rows of a name, the lowest and the highest value.")
        raise QgsProcessingException(message.format(len(values)))
    rows = [values[first : first + COLUMNS] for first in range(0, len(values), COLUMNS)]
    bounds = [Bounds(str(row[0]).strip(), *map(as_number, row[1:])) for row in rows if str(row[0]).strip()]
    try:
        check_bounds(bounds)
    except ValueError as error:
        raise QgsProcessingException(f"BOUNDS: {error}") from error
    if ground_model(algorithm, parameters, context) == SLIP_FRICTION:
        for one in bounds:
            if BY_NAME[one.name].part != CONTACT:
                message = tr("BOUNDS: with slip friction as the ground model (GROUND_MODEL) there is no {}; leave its "
                             "row out, or choose another model.")  # fmt: skip
                raise QgsProcessingException(message.format(one.name))
    return bounds


def tell_low_bounds(bounds, feedback):
    """Warn of bounds from before the rolling resistance was the total."""
    for one in bounds:
        if one.name == "rolling_resistance" and one.low < LOW_ROLLING_RESISTANCE:
            message = tr("BOUNDS: rolling_resistance from {:g} to {:g}. It is the tangent of the slope on which rocks "
                         "just go on rolling, corners included; earlier versions had 0.11 to 0.25, and meant what soil "
                         "adds to corners. Published values begin at 0.4.")  # fmt: skip
            feedback.pushWarning(message.format(one.low, one.high))


def read_observed(algorithm, parameters, context, terrain, crs):
    """(n, 2) observed points in the system of the elevation model."""
    source = algorithm.parameterAsSource(parameters, "OBSERVED", context)
    check_system(source, "OBSERVED")
    found = []
    for feature in valid_features(source, crs, context, "OBSERVED"):
        found.extend(points_of(feature.geometry(), 1.0))
    points = np.array(found, np.float64).reshape(-1, 2)
    check_on_terrain(points, terrain)
    if len(np.unique(points, axis=0)) < 2:
        raise QgsProcessingException(tr("OBSERVED: give at least two points at different places, better 20."))
    return points


def check_value_fields(algorithm, parameters, context):
    """Raise QgsProcessingException where sizes of scars or velocities are to be compared and no field has them."""
    places = algorithm.parameterAsEnumString(parameters, "PLACES", context)
    if places == "scar sizes" and not algorithm.parameterAsString(parameters, "SCAR_DEPTH_FIELD", context):
        raise QgsProcessingException(
            tr("SCAR_DEPTH_FIELD: sizes of scars are compared; name the field with their depth.")
        )
    if places == "speeds" and not algorithm.parameterAsString(parameters, "SPEED_FIELD", context):
        raise QgsProcessingException(tr("SPEED_FIELD: velocities are compared; name the field that has them."))


def read_speeds(algorithm, parameters, context, terrain, crs):
    """(n, 3) observed places in the system of the elevation model, and velocities there, m/s."""
    column = algorithm.parameterAsString(parameters, "SPEED_FIELD", context)
    source, found = algorithm.parameterAsSource(parameters, "OBSERVED", context), []
    for feature in valid_features(source, crs, context, "OBSERVED"):
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
        message = tr("OBSERVED: {} of {} points lie outside of the elevation model; blocks cannot come there.")
        raise QgsProcessingException(message.format(outside, len(points)))


def read_scars(algorithm, parameters, context):
    """(n, 1) depths or (n, 2) depths and lengths of scars, m. Raises QgsProcessingException for what is no size."""
    names = [
        (name, algorithm.parameterAsString(parameters, name, context))
        for name in ("SCAR_DEPTH_FIELD", "SCAR_LENGTH_FIELD")
    ]
    used = [(name, column) for name, column in names if column]
    found = []
    for feature in algorithm.parameterAsSource(parameters, "OBSERVED", context).getFeatures():
        sizes = [as_number(feature[column]) for _, column in used]
        for (name, column), size in zip(used, sizes):
            if not 0.0 < size < np.inf:
                message = tr("{}: {} of feature {} is {}; give metres, more than 0, or leave the scar out.")
                raise QgsProcessingException(message.format(name, column, feature.id(), feature[column]))
        found.append(sizes)
    if len({tuple(sizes) for sizes in found}) < 2:
        raise QgsProcessingException(tr("OBSERVED: give at least two scars of different size, better 20."))
    return np.array(found)


def _observations():
    return [
        layer("OBSERVED", tr("Observed points"), [QgsProcessing.SourceType.TypeVectorPoint], tr(
            "Where blocks came to rest, or where they left scars. 20 points and more; all of one event or of one "
            "kind of block."), optional=False),
        advanced(field("SCAR_DEPTH_FIELD", tr("Field with the depth of a scar [m]"), "OBSERVED", tr(
            "With scar sizes: across the surface, where it is deepest. Depth tells of scar_strength."))),
        advanced(field("SCAR_LENGTH_FIELD", tr("Field with the length of a scar [m]"), "OBSERVED", tr(
            "With scar sizes: along the way of the block. Length tells of scar_drag. Empty: only depths are "
            "compared."))),
        advanced(field("SPEED_FIELD", tr("Field with the velocity [m/s]"), "OBSERVED", tr(
            "With speeds: of the centre of mass of a block, at the point where it passed, from a film or a radar. A "
            "point for each block, several at one place where several passed. Velocities tell of scar_drag and "
            "rolling_resistance."))),
        advanced(number("SPEED_RADIUS", tr("Distance within which a block passes [m]"), 2.0, 0.1, 100.0, tr(
            "With speeds: simulated blocks count that come so near to a point, each with its velocity where it is "
            "nearest. As far as the places are uncertain, and so that some blocks pass each."))),
        choice("PLACES", tr("What was observed"), OBSERVED_PLACES, OBSERVED_PLACES[0], tr(
            "stops: where blocks came to rest. scars: where they hit the ground. scar sizes: how deep and long "
            "they are, wherever they lie. speeds: how fast blocks were at points that they passed.")),
        choice("COMPARE", tr("What is compared"), COMPARED, COMPARED[0], tr(
            "positions: the places on the map. distances: only how far they are from the middle of the releases, where "
            "it is not known from which release a block came. Not used with scar sizes and speeds.")),
        more_sites(),
    ]  # fmt: skip


def _search():
    classes = QgsProcessingParameterEnum(
        "CLASS", tr("Ground class to calibrate"), ground_class_names(), False, None, True, True
    )
    bounds = QgsProcessingParameterMatrix(
        "BOUNDS", tr("Parameters to find, with their bounds"), 2, False,
        [tr("Parameter"), tr("Lowest"), tr("Highest")], list(DEFAULT_BOUNDS), True,
    )  # fmt: skip
    return [
        helped(classes, tr(
            "Its parameters are searched; all other ground stays as it is. Empty: the ground class of the rest.")),
        helped(bounds, tr(
            "A row for each parameter: {}. Search few: one or two can be found from stops alone.").format(
            ", ".join(SEARCHABLE))),
        number("EVALUATIONS", tr("Number of simulations"), 60, 4, 100_000, tr(
            "How many sets of parameters are tried, each with all runs of all releases. 20 for each parameter are "
            "few, 100 are many."), Number.Integer),
        advanced(number("SEARCH_SEED", tr("Seed of the search"), 0, 0, 2**31 - 1, tr(
            "Another seed tries other sets of parameters. If the result changes much, take more runs."),
            Number.Integer)),
    ]  # fmt: skip
