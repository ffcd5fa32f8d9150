# SPDX-License-Identifier: GPL-2.0-or-later
"""The rocks of talus:slopeprofile: what is thrown, on what ground, and the engine's answer."""

import math

import numpy as np
from qgis.core import QgsProcessingException

from ..parameters.ground import gives_way
from ..parameters.values import optional_number
from ..scene.ground import known_classes, tell_low_rolling_resistance
from ..scene.profile_runs import ground_values, rocks_of, settings_of
from ..translation import tr

STARTS, SPEEDS = 20, 5  # places and velocities within what was asked for


def throw(algorithm, parameters, context, feedback, line):
    """(Envelope, Result) of the rocks on a Profile. Raises QgsProcessingException."""
    from ... import engine
    from ...engine.slope_profiles.slope_profile import envelope, strip

    spacing = algorithm.parameterAsDouble(parameters, "SPACING", context)
    terrain = strip(line, spacing)
    rocks = rocks_of(algorithm, parameters, context)
    releases = _releases(algorithm, parameters, context, line, rocks)
    ground = _ground(algorithm, parameters, context, terrain, line, spacing)
    tell_low_rolling_resistance(ground.table, feedback)
    settings = settings_of(algorithm, parameters, context)
    try:
        result = engine.simulate(terrain, ground, rocks, releases, settings, cancelled=feedback.isCanceled,
                                 progress=lambda share: feedback.setProgress(5.0 + 85.0 * share))  # fmt: skip
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    return envelope(result, line, spacing), result


def _releases(algorithm, parameters, context, line, rocks):
    from ...engine import Release

    places = _between(algorithm, parameters, context, "START", "START_TO", STARTS)
    speeds = _between(algorithm, parameters, context, "VELOCITY", "VELOCITY_TO", SPEEDS)
    radius = max(rock.radius for rock in rocks)
    low, high = line.x[0] + radius, line.x[-1] - radius
    places = line.x[0] + places
    if not low <= places[0] <= places[-1] <= high:
        message = tr("START: rocks of {:.2f} m radius can start from {:.2f} m to {:.2f} m along this profile.")
        raise QgsProcessingException(message.format(radius, radius, high - line.x[0]))
    height = algorithm.parameterAsDouble(parameters, "HEIGHT", context)
    kinds = len(rocks) * places.size * speeds.size
    each = math.ceil(algorithm.parameterAsInt(parameters, "RUNS", context) / kinds)
    return [
        Release((x, 0.0), height, each, velocity=(speed, 0.0, 0.0), rock=k)
        for k in range(len(rocks))
        for x in places.tolist()
        for speed in speeds.tolist()
    ]


def _between(algorithm, parameters, context, name, other, count):
    """Evenly from one number to the other; the one alone where the other is empty or equal."""
    low, high = (
        algorithm.parameterAsDouble(parameters, name, context),
        optional_number(algorithm, parameters, other, context),
    )
    if high is None or high == low:
        return np.array([low])
    if high < low:
        message = tr("{}: {:g} is smaller than {}, {:g}; give a number that is not.")
        raise QgsProcessingException(message.format(other, high, name, low))
    return np.linspace(low, high, count)


def _ground(algorithm, parameters, context, terrain, line, spacing):
    """The classes of the pieces on the strip; single parameters replace those of all classes."""
    from ...engine import Ground
    from ...engine.slope_profiles.slope_profile import pieces_of, stations

    default = algorithm.parameterAsEnumString(parameters, "GROUND_DEFAULT", context)
    of_pieces = np.array([name or default for name in line.ground])
    names, number = np.unique(of_pieces, return_inverse=True)
    index = number[pieces_of(line, stations(line, spacing))]
    return Ground.from_classes(
        terrain,
        np.tile(index, (terrain.shape[0], 1)),
        names.tolist(),
        classes=known_classes(algorithm.parameterAsFile(parameters, "GROUND_TABLE", context)),
        with_scar_layer=gives_way(algorithm, parameters, context),
        **ground_values(algorithm, parameters, context),
    )
