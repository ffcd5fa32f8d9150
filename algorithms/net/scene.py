# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters of talus:net to a settled net of the engine and the rocks that are thrown into it."""

import math
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ..layers.dem import open_dem
from ..layers.ground_heights import read_ground
from ..layers.motion import read_paths
from ..layers.net_impacts import cases_of, common_arguments, family_net, with_margin
from ..layers.screen_lines import read_lines
from ..parameters.values import optional_number
from ..translation import tr
from ..units import KILO

HANGS = 0.05  # of the largest force: a net with more left over was not brought to rest


class NetScene(NamedTuple):
    """What is thrown into what."""

    crs: object
    net: object  # settled
    cases: list  # arguments of engine.nets.impact, a dictionary each
    runs: list  # number of the run of a simulation, None for a single rock
    over: int  # crossings above the top that were not thrown


def read_net_scene(algorithm, parameters, context, feedback):
    """The NetScene. Raises QgsProcessingException or, from the engine, ValueError."""
    dem = open_dem(algorithm, parameters, context)
    net, terrain = read_net(algorithm, parameters, context, feedback, dem)
    net.settle()
    tell_net(net, feedback)
    if parameters.get("TRAJECTORIES") in (None, ""):
        cases, runs, over = [single_throw(algorithm, parameters, context, net, terrain)], [None], 0
    else:
        cases, runs, over = thrown_from_paths(algorithm, parameters, context, feedback, net, terrain)
    common = common_arguments(algorithm, parameters, context, net, terrain)
    return NetScene(dem.crs, net, [{**case, **common} for case in cases], runs, over)


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
    from ...engine.nets.collision.throws import across, aimed, place_on

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
    from ...engine.analysis.net_crossings import crossings_of, worst_below_top

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
    cases = cases_of(algorithm, parameters, context, net, terrain, paths, chosen)
    return cases, [int(paths.number[row["run"]]) for row in chosen], over
