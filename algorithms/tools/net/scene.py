# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters of talus:net to a settled net of the engine and the rocks that are thrown into it."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ....engine import Rock, rock_library
from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.nets import FlatGroundError, Net
from ....engine.nets.collision.throws import (
    across,
    aimed,
    distance_to_post,
    edges_at,
    has_posts_to_hit,
    middle_of_field,
    place_on,
    share_along,
)
from ....engine.nets.families.product_sheet import ProductSheet
from ....engine.nets.surrogate import design
from ....engine.protection.net_crossings import crossings_of, features_of_rows, line_of, worst_below_top
from ....engine.protection.net_ranking import demand_of, demand_surface, most_demanding
from ...number_words import formatted
from ...shared.parameters.motion import CROSSINGS, TRAJECTORIES
from ...shared.parameters.obstacles import DENSITY
from ...shared.parameters.scene import ROCK_FILE
from ...shared.runs.motion import read_paths
from ...shared.runs.net_impacts import (
    cases_of,
    common_arguments,
    energy_of_net,
    family_net,
    find_other_shape,
    read_sheet,
    rock_template,
    tell_sheet,
    tell_template,
    throw_all,
    with_margin,
)
from ...shared.runs.screen_lines import read_crossings, read_lines
from ...shared.scene.dem import open_dem, read_ground
from ...shared.scene.scene import rock_lengths
from ...translation import tr
from .algorithm import ALONG, AZIMUTH, BARRIERS, DIP, NET, NET_FILE, RANKING, SPEED, SPIN, UP, VOLUME, WORST

# Position of a part of a net, in words: which rope, which brake, and its distance along the net.

LEVEL = 0.5  # of the height of the net, between its lower and its upper rope


def part_names():
    """Material of a family of nets -> what its part is called."""
    return {
        "post": tr("post"), "retention": tr("retention rope"), "support": tr("support rope"), "side": tr("side rope"),
        "brake": tr("brake"), "ring": tr("ring"), "cable": tr("cable of the net"), "mesh": tr("mesh"),
    }  # fmt: skip


def part_words(net, element):
    """Name and place of an element, by its number in the description: upper support rope, post at 10.0 m."""
    entry = net.description["elements"][element]
    name = part_names().get(entry["mat"], entry["mat"])
    if entry["type"] == "slide" and entry["mat"] == "support":
        return tr("upper support rope") if _is_high(net, entry["nodes"]) else tr("lower support rope")
    along, length = _along(net, entry["nodes"])
    if entry["type"] == "brake":
        edge = tr("upper support rope") if _is_high(net, _rope_of_brake(net, entry["nodes"])) else tr(
            "lower support rope")  # fmt: skip
        end = tr("beginning of the line") if along < LEVEL * length else tr("end of the line")
        return tr("brake of the {}, {}").format(edge, end)
    return formatted(tr("{} at {:.1f} m along the net"), name, min(max(along, 0.0), length))


def _along(net, nodes):
    """Middle of some nodes along the net, and the length of the net, m."""
    places = net.nodes[nodes, :2] + net.origin[:2]
    length = distance_between(net)
    return float(share_along(net, *places.T).mean()) * length, length


def distance_between(net):
    """Length of a net between its ends, in plan, m."""
    ends = line_of(net)
    return float(np.sqrt(((ends[1] - ends[0]) ** 2).sum()))


def _rope_of_brake(net, nodes):
    """Nodes of the rope that a brake ends; its own where it ends none."""
    for entry in net.description["elements"]:
        if entry["type"] == "slide" and set(nodes) & set(entry["nodes"]):
            return entry["nodes"]
    return nodes


def _is_high(net, nodes):
    """Do the nodes within the net lie nearer to its upper than to its lower edge?"""
    points = net.nodes[nodes] + net.origin
    low, high = edges_at(net, points[:, 0], points[:, 1])
    inside = (points[:, 2] >= low - 0.5) & (points[:, 2] <= high + 0.5)
    if not inside.any():
        return False
    return bool(((points[inside, 2] - low[inside]) / np.maximum(high[inside] - low[inside], 1e-9)).mean() > LEVEL)


# Impacts near a post: rocks meet posts only where a description makes these beams; type tests hit the middle.

AT_A_POST = Kind(
    "impact-at-post", DOUBTFUL,
    "ALONG: at {along:.0f} % the rock, {radius:.1f} m in radius, meets a post {value:.1f} m away, and the model has "
    "no contact of rocks with posts: a real net responds differently.",
    "Type tests hit the middle of a field, {middle:.0f} %; leave it empty for that.",
)  # fmt: skip
NEAR_POSTS = Kind(
    "impacts-near-posts", DOUBTFUL,
    "Rocks that meet the net nearer to a post than their radius (post_m): {value:.0f} of {limit:.0f}. The model has "
    "no impacts on posts, so their elongations are those of a net without the post there: {numbers}.",
    "Check these impacts with a description of the net that has its posts as beams.",
)  # fmt: skip


def place_along(call, net):
    """Position along the net that the single rock hits, 0 to 1: as asked for, else the middle of the middle field."""
    along = call[ALONG]
    return middle_of_field(net) if along is None else along / 100.0


def tell_place(call, net, along, rock):
    """Log where the single rock hits, and warn where it would hit a post."""
    distance = distance_to_post(net, along)
    if not math.isfinite(distance):
        return
    text = tr("The rock hits at {:.0f} % of the length of the net, {:.1f} m from the nearest post.")
    call.info(formatted(text, 100.0 * along, distance))
    if distance < rock.radius and not has_posts_to_hit(net):
        percent_along, middle = 100.0 * along, 100.0 * middle_of_field(net)
        call.find(
            [AT_A_POST.of(str(ALONG), distance, rock.radius, along=percent_along, radius=rock.radius, middle=middle)]
        )


def distance_of_hit(net, hit):
    """Distance [m] to the nearest post where a rock first touches the net; NaN where it does not, or without posts."""
    if not math.isfinite(hit.first_contact):
        return math.nan
    position = hit.position[int(np.abs(hit.time - hit.first_contact).argmin())]
    distance = distance_to_post(net, float(share_along(net, position[:1], position[1:2])[0]))
    return distance if math.isfinite(distance) else math.nan


def tell_hits(call, net, cases, hits):
    """Warn of the rocks of a simulation that come nearer to a post than their radius."""
    if has_posts_to_hit(net):
        return
    near = [k + 1 for k, (case, hit) in enumerate(zip(cases, hits)) if distance_of_hit(net, hit) < case["rock"].radius]
    if near and len(hits) > 1:
        call.find([NEAR_POSTS.of(str(NET), len(near), len(hits), numbers=", ".join(map(str, near[:10])))])


FIRST_LINE = Kind(
    "lines-left-out", DOUBTFUL,
    "BARRIERS: only the first line of the first feature is taken.",
    "Select the line of the net.",
)  # fmt: skip
RESTLESS = Kind(
    "net-not-at-rest", DOUBTFUL,
    "The net has not come to rest under its weight: {value:.0f} % of the largest force remain.",
    "Check ropes and posts of the description: forces at an impact begin from this state.",
)  # fmt: skip
NOT_THROWN = Kind(
    "net-not-all-thrown", DOUBTFUL,
    "{subject}: {value:.0f} of the {limit:.0f} rocks below the top are thrown, those with the most energy; others, "
    "near posts and edges or spinning, may load the net more.",
    "Throw all (0), or rank them by their rope and brake loads (RANKING).",
)  # fmt: skip
NO_SURFACE = Kind(
    "response-surface-missing", DOUBTFUL,
    "RANKING: {value:.0f} impacts are too few for a response surface, or the net states no strength; crossings are "
    "ranked by energy.",
    "Take more impacts, or 0 to rank by energy.",
)  # fmt: skip

HANGS = 0.05  # of the largest force: a net with more left over was not brought to rest


class NetScene(NamedTuple):
    """Scene of the impacts: the net and the rocks thrown into it."""

    crs: object
    net: object  # settled
    cases: list  # arguments of engine.nets.impact, a dictionary each
    runs: list  # number of the run of a simulation, None for a single rock
    over: int  # crossings above the top that were not thrown
    sheet: "ProductSheet"  # None without one


def read_net_scene(call):
    """The NetScene. Raises QgsProcessingException or, from the engine, ValueError."""
    dem = open_dem(call)
    net, terrain = read_net(call, dem)
    net.settle()
    tell_net(net, call)
    sheet, template = None if call[NET_FILE] else read_sheet(call), rock_template(call)
    tell_sheet(sheet, call)
    tell_template(template, call)
    if all(not call.is_given(name) for name in (TRAJECTORIES, CROSSINGS)):
        cases, runs, over = [single_throw(call, net, terrain, template)], [None], 0
    else:
        cases, runs, over = thrown_from_crossings(call, net, terrain, template)
    common = common_arguments(call, net, terrain)
    return NetScene(dem.crs, net, [{**case, **common, "until_rest": True} for case in cases], runs, over, sheet)


def read_net(call, dem):
    """The net and the terrain around it."""
    path = call[NET_FILE]
    if path:
        net = Net.from_json(path)
        return net, read_ground(dem, with_margin(net.positions[:, :2]))
    lines = read_lines(call, BARRIERS, dem.crs)
    if len(lines) > 1 or len(lines[0].parts) > 1:
        call.find([FIRST_LINE.of(str(BARRIERS), len(lines))])
    line = lines[0].parts[0]
    terrain = read_ground(dem, with_margin(line))
    return family_net(call, line, terrain, BARRIERS), terrain


def tell_net(net, call):
    """Say what was made."""
    message = tr("Net: {} nodes, {} elements, {} brakes, step {:g} s.")
    count = len(net.description["elements"])
    call.info(formatted(message, len(net.nodes), count, len(net.brakes), net.time_step))
    made = net.description.get("family")
    if made is not None:
        low, high = made["gap"]
        message = tr("Its lower edge is straight between the posts: {:.1f} to {:.1f} m above the ground.")
        call.info(formatted(message, low, high))
    if net.unrest > HANGS:
        call.find([RESTLESS.of(str(NET), 100.0 * net.unrest, 100.0 * HANGS)])


def single_rock(call, template):
    """The rock that is thrown: of the volume asked for, else its own size, else that of the energy of the net."""
    volume, density = call[VOLUME], call[DENSITY]
    if isinstance(template, Rock):
        return template if volume is None else template.scaled(volume=volume)
    if volume is None:
        volume = 2.0 * energy_of_net(call) / call[SPEED] ** 2 / density
    return rock_library.rock(template, volume=volume, density=density)


def is_type_test(call):
    """Is the impact that of a type test: the energy of the net, in the middle of a field, by the norm's speed?"""
    is_single = all(not call.is_given(name) for name in (TRAJECTORIES, CROSSINGS))
    has_own_size = bool(call[ROCK_FILE]) or rock_lengths(call) is not None
    return is_single and call[VOLUME] is None and call[ALONG] is None and not has_own_size


def single_throw(call, net, terrain, template):
    """The impact that the dialog describes."""
    speed, rock = call[SPEED], single_rock(call, template)
    azimuth = call[AZIMUTH]
    try:
        direction = across(net, None if azimuth is None else math.radians(azimuth), terrain)
    except FlatGroundError as error:
        message = tr(
            "AZIMUTH: the ground on both sides of the net is too flat to find the downhill side. Enter the direction "
            "of the rocks."
        )
        raise QgsProcessingException(message) from error
    along = place_along(call, net)
    tell_place(call, net, along, rock)
    point = place_on(net, along, call[UP] / 100.0)
    rate = 2.0 * math.pi * call[SPIN]
    return aimed(net, rock, point, direction, speed, math.radians(call[DIP]), rate, terrain)


def thrown_from_crossings(call, net, terrain, template):
    """Impacts where the rocks of a simulation cross the net, those that ask most of it first."""
    source, rows, masses, runs = crossings_with(call, net)
    if not rows.size:
        raise QgsProcessingException(tr("{}: no rock crosses the net.").format(source))
    find_other_shape(call, template, source)
    below, over = worst_below_top(net, rows, 0)
    count = call[WORST]
    chosen = below[ranking(call, net, terrain, below, masses, template)]
    chosen = chosen if count == 0 else chosen[:count]
    message = tr("Rocks that cross the net: {}, with their centre above its top: {}, thrown: {}.")
    call.info(formatted(message, rows.size, over, chosen.size))
    find_not_thrown(call, chosen.size, below.size)
    if not chosen.size:
        raise QgsProcessingException(tr("{}: all rocks pass above the net.").format(source))
    cases = cases_of(call, net, terrain, chosen, masses(chosen), template)
    return cases, [runs(row) for row in chosen], over


def find_not_thrown(call, thrown, below):
    """Find that only the rocks with the most energy of those ``below`` the top are thrown."""
    if 0 < thrown < below and call[RANKING] == 0:
        call.find([NOT_THROWN.of(str(WORST), thrown, below)])


def crossings_with(call, net):
    """Name of the input, its crossings with the net, and functions: masses [kg] of crossings, number of a run."""
    if call.is_given(CROSSINGS):
        rows = read_crossings(call, line_of(net))
        return CROSSINGS, rows, lambda chosen: chosen["mass"], lambda row: int(row["run"])
    paths = read_paths(call)
    rows = crossings_of(net, paths.motion, paths.radius)
    return (
        TRAJECTORIES, rows, lambda chosen: paths.motion.mass[chosen["run"]], lambda row: int(paths.number[row["run"]])
    )  # fmt: skip


def ranking(call, net, terrain, below, masses, template):
    """Order of crossings below the top, which come by energy: by a response surface where that is asked for."""
    size = call[RANKING]
    if size == 0 or not below.size:
        return slice(None)
    features = features_of_rows(net, below, masses(below), template, call[DENSITY])
    thrown = design(features, size)
    common = common_arguments(call, net, terrain)
    chosen = below[thrown]
    cases = cases_of(call, net, terrain, chosen, masses(chosen), template)
    cases = [{**case, **common} for case in cases]
    hits = throw_all(call, net, cases, lambda share: None)
    surface = demand_surface(features[thrown], [demand_of(net, hit) for hit in hits])
    if surface is None:
        call.find([NO_SURFACE.of(str(RANKING), len(hits))])
        return slice(None)
    text = tr("Crossings are ranked by a response surface of {} impacts, whose error of the largest utilisation is "
              "{:.2f} by cross-validation.")  # fmt: skip
    call.info(formatted(text, len(hits), surface.error))
    return most_demanding(surface, features, 0)
