# SPDX-License-Identifier: GPL-2.0-or-later
"""The rocks of talus:slopeprofile: what is thrown, on what ground, and the engine's answer."""

import math

import numpy as np
from qgis.core import QgsProcessingException

from ... import engine
from ...engine import Ground, Release
from ...engine.slope_profiles.slope_profile import envelope, pieces_of, stations, strip
from ..parameters.ground import GROUND_DEFAULT, GROUND_TABLE, gives_way
from ..scene.ground import known_classes, tell_low_rolling_resistance
from ..scene.profile_runs import ground_values, rocks_of, settings_of
from ..translation import tr
from .barriers import barriers_across
from .parameters import HEIGHT, RUNS, SPACING, START, START_TO, VELOCITY, VELOCITY_TO

STARTS, SPEEDS = 20, 5  # places and velocities within what was asked for


def throw(call, line):
    """(Envelope, Result) of the rocks on a Profile. Raises QgsProcessingException."""
    spacing = call[SPACING]
    terrain = strip(line, spacing)
    rocks = rocks_of(call)
    releases = _releases(call, line, rocks)
    ground = _ground(call, terrain, line, spacing)
    tell_low_rolling_resistance(ground.table, call)
    settings = settings_of(call)
    barriers = barriers_across(call, line, -0.5 * terrain.origin[1])
    try:
        result = engine.simulate(
            terrain, ground, rocks, releases, settings, barriers=barriers, cancelled=call.is_cancelled,
            progress=lambda share: call.progress(5.0 + 85.0 * share),
        )  # fmt: skip
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    return envelope(result, line, spacing), result


def _releases(call, line, rocks):
    places = _between(call, START, START_TO, STARTS)
    speeds = _between(call, VELOCITY, VELOCITY_TO, SPEEDS)
    radius = max(rock.radius for rock in rocks)
    low, high = line.x[0] + radius, line.x[-1] - radius
    places = line.x[0] + places
    if not low <= places[0] <= places[-1] <= high:
        message = tr("START: rocks of {:.2f} m radius can start from {:.2f} m to {:.2f} m along this profile.")
        raise QgsProcessingException(message.format(radius, radius, high - line.x[0]))
    height = call[HEIGHT]
    kinds = len(rocks) * places.size * speeds.size
    each = math.ceil(call[RUNS] / kinds)
    return [
        Release((x, 0.0), height, each, velocity=(speed, 0.0, 0.0), rock=k)
        for k in range(len(rocks))
        for x in places.tolist()
        for speed in speeds.tolist()
    ]


def _between(call, name, other, count):
    """Evenly from one number to the other; the one alone where the other is empty or equal."""
    low, high = call[name], call[other] if call.is_given(other) else None
    if high is None or high == low:
        return np.array([low])
    if high < low:
        message = tr("{}: {:g} is smaller than {}, {:g}; give a number that is not.")
        raise QgsProcessingException(message.format(other, high, name, low))
    return np.linspace(low, high, count)


def _ground(call, terrain, line, spacing):
    """The classes of the pieces on the strip; single parameters replace those of all classes."""
    default = call[GROUND_DEFAULT]
    of_pieces = np.array([name or default for name in line.ground])
    names, number = np.unique(of_pieces, return_inverse=True)
    index = number[pieces_of(line, stations(line, spacing))]
    return Ground.from_classes(
        terrain,
        np.tile(index, (terrain.shape[0], 1)),
        names.tolist(),
        classes=known_classes(call[GROUND_TABLE]),
        with_scar_layer=gives_way(call),
        **ground_values(call),
    )
