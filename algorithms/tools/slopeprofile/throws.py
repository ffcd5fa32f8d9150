# SPDX-License-Identifier: GPL-2.0-or-later
"""The rocks of talus:slopeprofile: what is thrown, on what ground, and the engine's answer."""

import math
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from .... import engine
from ....engine import Barriers, Ground, Release
from ....engine.slope_profiles.plane_motion import bound_releases
from ....engine.slope_profiles.slope_profile import envelope, pieces_of, stations, strip
from ...number_words import formatted
from ...shared.parameters.ground import GROUND_DEFAULT, GROUND_TABLE, gives_way
from ...shared.scene.dem import known_classes, stated_by_inputs
from ...shared.scene.profile_runs import ground_values, optional_values, rocks_of, settings_of
from ...translation import tr
from .algorithm import BARRIERS_ALONG, HEIGHT, PLANE, RUNS, SPACING, START, START_TO, VELOCITY, VELOCITY_TO

# Barriers across a slope profile, from the text of one input.


def barrier_rows(call, line):
    """(place along the profile, m, height, m, energy, J) of each barrier. Raises QgsProcessingException."""
    text = (call.raw(BARRIERS_ALONG) or "").strip()
    return [_barrier(part, line) for part in text.split(";") if part.strip()]


def barriers_across(rows, line, half_width):
    """Barriers of the engine across the strip of a Profile, None for none. ``rows``: barrier_rows."""
    if not rows:
        return None
    lines = [[(line.x[0] + distance, -half_width), (line.x[0] + distance, half_width)] for distance, _, _ in rows]
    return Barriers(lines, [height for _, height, _ in rows], [energy for _, _, energy in rows])


def _barrier(part, line):
    """Place along the profile, height, m, and energy, J, infinite where it is not given."""
    try:
        distance, height, *energy = map(float, part.split(":"))
        is_good = len(energy) < 2 and height > 0.0 and (not energy or energy[0] > 0.0)
    except ValueError:
        is_good = False
    length = line.x[-1] - line.x[0]
    if not (is_good and 0.0 < distance < length):
        message = tr(
            "BARRIERS_ALONG: {!r} is not a barrier; give its distance along the profile, above 0 and below {:g} m, "
            "its height [m] and, where it is not rigid, its energy [kJ], with colons between them, such as 35: 3: "
            "1000."
        )
        raise QgsProcessingException(formatted(message, part.strip(), length))
    return distance, height, 1e3 * energy[0] if energy else math.inf


STARTS, SPEEDS = 20, 5  # places and velocities within what was asked for
PATHS = 60  # rocks whose whole paths are drawn


class Throw(NamedTuple):
    """Rocks, releases, terrain and settings of a throw."""

    terrain: object
    ground: object
    rocks: list
    releases: list
    settings: object
    barriers: object  # None for none
    chosen: list  # rocks, before any is bound to the plane


def read_throw(call, line):
    """The Throw on a Profile. Raises QgsProcessingException."""
    spacing = call[SPACING]
    terrain = strip(line, spacing)
    rocks = chosen = rocks_of(call)
    releases = _releases(call, line, rocks)
    ground = _ground(call, terrain, line, spacing)
    ground.stated = stated_by_inputs(optional_values(call), ground.table, call[GROUND_TABLE])
    call.find(ground.findings)
    barriers = barriers_across(barrier_rows(call, line), line, -0.5 * terrain.origin[1])
    if call[PLANE]:
        releases, rocks = bound_releases(releases, rocks, line)
    return Throw(terrain, ground, rocks, releases, settings_of(call), barriers, chosen)


def throw(call, line, what):
    """(Envelope, Result) of a Throw. Raises QgsProcessingException."""
    result = _simulate(call, what, what.releases, what.settings, lambda share: call.progress(5.0 + 80.0 * share))
    return envelope(result, line, call[SPACING]), result


def some_paths(call, what):
    """Samples of the paths of PATHS rocks at most, for a picture: structured array as Result.trajectories."""
    count = len(what.releases)
    chosen = np.unique(np.linspace(0, count - 1, min(PATHS, count)).round().astype(int))
    each = max(1, min(PATHS // chosen.size, max(release.runs for release in what.releases)))
    releases = [replace(what.releases[k], runs=min(each, what.releases[k].runs)) for k in chosen.tolist()]
    settings = replace(what.settings, trajectories=True, maps=False)
    return _simulate(call, what, releases, settings, lambda share: call.progress(85.0 + 5.0 * share)).trajectories


def _simulate(call, what, releases, settings, progress):
    try:
        return engine.simulate(
            what.terrain, what.ground, what.rocks, releases, settings, barriers=what.barriers,
            cancelled=call.is_cancelled, progress=progress,
        )  # fmt: skip
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error


def _releases(call, line, rocks):
    places, speeds = starts_of(call, line)
    radius = max(rock.radius for rock in rocks)
    low, high = line.x[0] + radius, line.x[-1] - radius
    if not low <= places[0] <= places[-1] <= high:
        message = tr("START: rocks of {:.2f} m radius can start from {:.2f} m to {:.2f} m along this profile.")
        raise QgsProcessingException(formatted(message, radius, radius, high - line.x[0]))
    height = call[HEIGHT]
    kinds = len(rocks) * places.size * speeds.size
    each = math.ceil(call[RUNS] / kinds)
    return [
        Release((x, 0.0), height, each, velocity=(speed, 0.0, 0.0), rock=k)
        for k in range(len(rocks))
        for x in places.tolist()
        for speed in speeds.tolist()
    ]


def starts_of(call, line):
    """Places along the profile [m] and velocities [m/s] from which the rocks start."""
    return line.x[0] + _between(call, START, START_TO, STARTS), _speeds(call)


def _speeds(call):
    """Velocities of the starts; the default of the largest counts only where it is not below the smallest."""
    if call.raw(VELOCITY_TO) is None and not call.is_unset(VELOCITY_TO) and call[VELOCITY] > call[VELOCITY_TO]:
        return np.array([call[VELOCITY]])
    return _between(call, VELOCITY, VELOCITY_TO, SPEEDS)


def _between(call, name, other, count):
    """Evenly from one number to the other; the one alone where the other is empty or equal."""
    low, high = call[name], call[other]
    if high is None or high == low:
        return np.array([low])
    if high < low:
        message = tr("{}: {:g} is smaller than {}, {:g}; enter a number that is not smaller.")
        raise QgsProcessingException(formatted(message, other, high, name, low))
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
