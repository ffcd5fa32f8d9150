# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters of talus:net to a settled net of the engine and the rocks that are thrown into it."""

import math
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ..parameters.values import optional_number
from ..runs.barrier_crossings import read_crossings
from ..runs.motion import read_paths
from ..runs.net_impacts import cases_of, common_arguments, family_net, throw_all, with_margin
from ..runs.screen_lines import read_lines
from ..scene.dem import open_dem
from ..scene.ground_heights import read_ground
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
    if all(parameters.get(name) in (None, "") for name in ("TRAJECTORIES", "CROSSINGS")):
        cases, runs, over = [single_throw(algorithm, parameters, context, net, terrain)], [None], 0
    else:
        cases, runs, over = thrown_from_crossings(algorithm, parameters, context, feedback, net, terrain)
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
    return family_net(algorithm, parameters, context, line, terrain, "BARRIERS"), terrain


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
    from ...engine.nets import FlatGroundError
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
    try:
        direction = across(net, None if azimuth is None else math.radians(azimuth), terrain)
    except FlatGroundError as error:
        message = tr("AZIMUTH: the ground beside the net does not tell which side is downhill. Say where rocks go.")
        raise QgsProcessingException(message) from error
    place = place_on(net, number("ALONG") / 100.0, number("UP") / 100.0)
    rate = 2.0 * math.pi * number("SPIN")
    return aimed(net, rock, place, direction, speed, math.radians(number("DIP")), rate, terrain)


def thrown_from_crossings(algorithm, parameters, context, feedback, net, terrain):
    """Impacts where the rocks of a simulation cross the net, those that ask most of it first."""
    from ...engine.protection.net_crossings import worst_below_top

    source, rows, masses, runs = crossings_with(algorithm, parameters, context, feedback, net)
    if not rows.size:
        raise QgsProcessingException(tr("{}: no rock crosses the net.").format(source))
    below, over = worst_below_top(net, rows, 0)
    count = algorithm.parameterAsInt(parameters, "WORST", context)
    chosen = below[ranking(algorithm, parameters, context, feedback, net, terrain, below, masses)]
    chosen = chosen if count == 0 else chosen[:count]
    message = tr("{} rocks cross the net, {} of them with their centre above its top; {} are thrown.")
    feedback.pushInfo(message.format(rows.size, over, chosen.size))
    if not chosen.size:
        raise QgsProcessingException(tr("{}: all rocks pass above the net.").format(source))
    cases = cases_of(algorithm, parameters, context, net, terrain, chosen, masses(chosen))
    return cases, [runs(row) for row in chosen], over


def crossings_with(algorithm, parameters, context, feedback, net):
    """Name of the input, its crossings with the net, and functions: masses [kg] of crossings, number of a run."""
    from ...engine.protection.net_crossings import crossings_of, line_of

    if parameters.get("CROSSINGS") not in (None, ""):
        rows = read_crossings(algorithm, parameters, context, line_of(net))
        return "CROSSINGS", rows, lambda chosen: chosen["mass"], lambda row: int(row["run"])
    paths = read_paths(algorithm, parameters, context, feedback)
    rows = crossings_of(net, paths.motion)
    return (
        "TRAJECTORIES", rows, lambda chosen: paths.motion.mass[chosen["run"]], lambda row: int(paths.number[row["run"]])
    )  # fmt: skip


def ranking(algorithm, parameters, context, feedback, net, terrain, below, masses):
    """Order of crossings below the top, which come by energy: by a response surface where that is asked for."""
    from ...engine.nets.surrogate import design
    from ...engine.protection.net_crossings import features_of_rows
    from ...engine.protection.net_ranking import demand_of, demand_surface, most_demanding

    size = algorithm.parameterAsInt(parameters, "RANKING", context)
    if size == 0 or not below.size:
        return slice(None)
    shape = algorithm.parameterAsEnumString(parameters, "ROCK", context)
    density = algorithm.parameterAsDouble(parameters, "DENSITY", context)
    features = features_of_rows(net, below, masses(below), shape, density)
    thrown = design(features, size)
    common = common_arguments(algorithm, parameters, context, net, terrain)
    chosen = below[thrown]
    cases = cases_of(algorithm, parameters, context, net, terrain, chosen, masses(chosen))
    cases = [{**case, **common} for case in cases]
    hits = throw_all(algorithm, parameters, context, feedback, net, cases, lambda share: None)
    surface = demand_surface(features[thrown], [demand_of(net, hit) for hit in hits])
    if surface is None:
        feedback.pushWarning(tr("RANKING: {} impacts are too few for a response surface, or the net states no "
                                "strength; crossings are ranked by energy.").format(len(hits)))  # fmt: skip
        return slice(None)
    text = tr("Crossings are ranked by a response surface of {} impacts, which misses the largest share of a strength "
              "by {:.2f} by cross-validation.")  # fmt: skip
    feedback.pushInfo(text.format(len(hits), surface.error))
    return most_demanding(surface, features, 0)
