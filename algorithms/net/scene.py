# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters of talus:net to a settled net of the engine and the rocks that are thrown into it."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.choices import NET_SIDES
from ..layers.dem import open_dem
from ..layers.ground_heights import read_ground
from ..layers.motion import read_paths
from ..layers.screen_lines import read_lines
from ..parameters.values import optional_number
from ..translation import tr
from ..units import KILO

AROUND = 60.0  # m of the elevation model beside the net
HANGS = 0.05  # of the largest force: a net with more left over was not brought to rest


class NetScene(NamedTuple):
    """What is thrown into what."""

    crs: object
    terrain: object
    net: object  # settled
    ground: object  # GroundPatch
    cases: list  # arguments of engine.nets.impact, a dictionary each
    runs: list  # number of the run of a simulation, None for a single rock
    over: int  # crossings above the top that were not thrown


def read_net_scene(algorithm, parameters, context, feedback):
    """The NetScene. Raises QgsProcessingException or, from the engine, ValueError."""
    from ...engine.nets import ground_of

    dem = open_dem(algorithm, parameters, context)
    net, terrain = read_net(algorithm, parameters, context, feedback, dem)
    ground = ground_of(terrain, net, algorithm.parameterAsDouble(parameters, "GROUND_FRICTION", context))
    net.settle()
    tell_net(net, feedback)
    if parameters.get("TRAJECTORIES") in (None, ""):
        cases, runs, over = [single_throw(algorithm, parameters, context, net, terrain)], [None], 0
    else:
        cases, runs, over = thrown_from_paths(algorithm, parameters, context, feedback, net, terrain)
    common = {
        "friction": algorithm.parameterAsDouble(parameters, "FRICTION", context),
        "ground": ground,
        "max_time": algorithm.parameterAsDouble(parameters, "MAX_TIME", context),
    }
    return NetScene(dem.crs, terrain, net, ground, [{**case, **common} for case in cases], runs, over)


def read_net(algorithm, parameters, context, feedback, dem):
    """The net and the terrain around it."""
    from ...engine.nets import Net

    path = algorithm.parameterAsFile(parameters, "NET_FILE", context)
    if path:
        net = Net.from_json(path)
        return net, read_ground(dem, with_margin(net.positions[:, :2]))
    lines = read_lines(algorithm, parameters, context, feedback, "BARRIERS", dem.crs)
    if len(lines) > 1 or len(lines[0].parts) > 1:
        feedback.pushWarning(tr("BARRIERS: only the first line of the first feature is taken."))
    line = lines[0].parts[0]
    terrain = read_ground(dem, with_margin(line))
    return family_net(algorithm, parameters, context, line, terrain), terrain


def with_margin(points):
    """Corners (2, 2) of a box around some points."""
    return np.array([points.min(axis=0) - AROUND, points.max(axis=0) + AROUND])


def family_net(algorithm, parameters, context, line, terrain):
    """A generic net along a line."""
    from ...engine.nets import Net

    side = algorithm.parameterAsEnumString(parameters, "SIDE", context)
    return Net.family(
        algorithm.parameterAsEnumString(parameters, "FAMILY", context),
        KILO * algorithm.parameterAsDouble(parameters, "NET_ENERGY", context),
        line,
        terrain,
        height=optional_number(algorithm, parameters, "HEIGHT", context),
        spacing=algorithm.parameterAsDouble(parameters, "SPACING", context),
        mesh=algorithm.parameterAsDouble(parameters, "MESH", context),
        side=None if side == NET_SIDES[0] else side,
    )


def tell_net(net, feedback):
    """Say what was made."""
    message = tr("Net: {} nodes, {} elements, {} brakes, step {:g} s.")
    count = len(net.description["elements"])
    feedback.pushInfo(message.format(len(net.nodes), count, len(net.brakes), net.time_step))
    made = net.description.get("family")
    if made is not None:
        low, high = made["gap"]
        message = tr("Its lower edge is straight between the posts: {:.1f} to {:.1f} m above the ground.")
        feedback.pushInfo(message.format(low, high))
    if net.unrest > HANGS:
        message = tr("The net has not come to rest under its weight: {:.0f} % of the largest force are left.")
        feedback.pushWarning(message.format(100.0 * net.unrest))


def single_throw(algorithm, parameters, context, net, terrain):
    """The impact that the dialog describes."""
    from ...engine import rock_library
    from ...engine.nets.throws import across, aimed, place_on

    def number(name):
        return algorithm.parameterAsDouble(parameters, name, context)

    speed, density = number("SPEED"), number("DENSITY")
    volume = optional_number(algorithm, parameters, "VOLUME", context)
    if volume is None:
        volume = 2.0 * KILO * number("NET_ENERGY") / speed**2 / density
    rock = rock_library.rock(
        algorithm.parameterAsEnumString(parameters, "ROCK", context), volume=volume, density=density
    )
    azimuth = optional_number(algorithm, parameters, "AZIMUTH", context)
    direction = across(net, None if azimuth is None else math.radians(azimuth), terrain)
    place = place_on(net, number("ALONG") / 100.0, number("UP") / 100.0)
    rate = 2.0 * math.pi * number("SPIN")
    return aimed(net, rock, place, direction, speed, math.radians(number("DIP")), rate, terrain)


def thrown_from_paths(algorithm, parameters, context, feedback, net, terrain):
    """Impacts where the rocks of a simulation cross the net, those with the most energy first."""
    from ...engine.analysis.net_crossings import crossings_of, rock_of, worst_below_top
    from ...engine.nets.throws import thrown

    paths = read_paths(algorithm, parameters, context, feedback)
    rows = crossings_of(net, paths.motion)
    if not rows.size:
        raise QgsProcessingException(tr("TRAJECTORIES: no rock crosses the net."))
    count = algorithm.parameterAsInt(parameters, "WORST", context)
    chosen, over = worst_below_top(net, rows, count)
    message = tr("{} rocks cross the net, {} of them with their centre above its top; {} are thrown.")
    feedback.pushInfo(message.format(rows.size, over, chosen.size))
    if not chosen.size:
        raise QgsProcessingException(tr("TRAJECTORIES: all rocks pass above the net."))
    shape = algorithm.parameterAsEnumString(parameters, "ROCK", context)
    density = algorithm.parameterAsDouble(parameters, "DENSITY", context)
    cases = []
    for row in chosen:
        rock = rock_of(shape, float(paths.motion.mass[row["run"]]), density)
        place = np.array([row["x"], row["y"], row["z"]])
        velocity = np.array([row["velocity_x"], row["velocity_y"], row["velocity_z"]])
        rate = float(row["rotation"]) if np.isfinite(row["rotation"]) else 0.0
        cases.append(thrown(net, rock, place, velocity, rate, terrain))
    return cases, [int(paths.number[row["run"]]) for row in chosen], over
