# SPDX-License-Identifier: GPL-2.0-or-later
"""Start of a rock that shall hit a net: aimed at a point of it, or as it crosses a line on the map. SI units.

The rock is taken back along its parabola until it is clear of the net, and lifted where it would stand in the ground.
Turned as it was made; a spin about the level axis across its way, as rocks roll, unless given.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from ...arithmetic.arrays import sin_cos
from ...arithmetic.vectors import length, turned, unit
from ...rigid_body import quaternion
from ..description import FlatGroundError, NetError
from .verdict import contact_nodes, line_direction, net_frame

if TYPE_CHECKING:
    from ...hints import Array, ArrayLike, Net, Rock, Terrain

CLEAR = 0.25  # m between rock and the nearest node of the net at the start
STEP, LONGEST = 0.004, 4.0  # s: of the way back


def place_on(net: Net, along: float, up: float) -> Array:
    """Point (3,) of a net at shares 0 to 1 along it and up from its lower edge [m]."""
    numbers = contact_nodes(net)
    points, start = net.state.positions[numbers], net.nodes[numbers]
    stations = start[:, :2] @ line_direction(net)
    wanted = stations.min() + along * np.ptp(stations)
    near = np.abs(stations - wanted)
    own = points[near <= near.min() + 1e-3]
    own = own[own[:, 2].argsort()]
    heights = own[:, 2]
    target = heights[0] + up * (heights[-1] - heights[0])
    return np.array([np.interp(target, heights, own[:, axis]) for axis in range(3)]) + net.origin


def edges_at(net: Net, x: ArrayLike, y: ArrayLike) -> tuple[Array, Array]:
    """Heights of the lower and the upper edge of a net above or below places in plan [m]."""
    points, along = net.nodes[contact_nodes(net)], line_direction(net)
    stations = points[:, :2] @ along
    order = np.unique(np.round(stations, 3))
    own = [points[np.abs(stations - station) < 2e-3, 2] for station in order]
    wanted = (np.column_stack([x, y]) - net.origin[:2]) @ along
    low, high = (net.origin[2] + np.interp(wanted, order, [f(z) for z in own]) for f in (np.min, np.max))
    return low, high


def share_along(net: Net, x: ArrayLike, y: ArrayLike) -> Array:
    """Positions in plan along a net, from 0 to 1 between its ends."""
    along = line_direction(net)
    stations = net.nodes[contact_nodes(net), :2] @ along
    return ((np.column_stack([x, y]) - net.origin[:2]) @ along - stations.min()) / np.ptp(stations)


def posts_along(net: Net) -> Array:
    """Positions of the posts along a net, from 0 to 1 between its ends, rising; none without trusses and beams."""
    feet = [min(element["nodes"], key=lambda k: net.nodes[k, 2]) for element in net.description["elements"]
            if element["type"] in ("truss", "beam")]  # fmt: skip
    if not feet:
        return np.zeros(0)
    places = net.nodes[feet, :2] + net.origin[:2]
    return np.unique(np.round(share_along(net, *places.T), 6))


def has_posts_to_hit(net: Net) -> bool:
    """Does the rock meet the posts: is every piece of beams among the parts that it can touch, and no post a truss?"""
    posts = [element for element in net.description["elements"] if element["type"] in ("truss", "beam")]
    parts = {frozenset(map(int, row)) for row in net.parts.nodes[net.parts.nodes[:, 2] < 0, :2]}
    pieces = [frozenset(pair) for post in posts for pair in zip(post["nodes"], post["nodes"][1:])]
    return all(post["type"] == "beam" for post in posts) and parts.issuperset(pieces)


def middle_of_field(net: Net) -> float:
    """Middle of the middle field along a net, 0 to 1, where type tests hit; of two fields the first."""
    posts = posts_along(net)
    if len(posts) < 2:
        return 0.5
    middles = 0.5 * (posts[:-1] + posts[1:])
    return float(middles[np.abs(middles - 0.5).round(6).argmin()])


def distance_to_post(net: Net, along: float) -> float:
    """Distance [m] along a net from a place, 0 to 1, to the nearest post; infinite without posts."""
    stations = net.nodes[contact_nodes(net), :2] @ line_direction(net)
    return float(np.abs(posts_along(net) - along).min(initial=np.inf) * np.ptp(stations))


def across(net: Net, azimuth: float | None = None, terrain: Terrain | None = None) -> Array:
    """Level unit direction (3,) in which rocks come: by an azimuth [rad], else downhill across the net.

    Raises NetError where neither an azimuth nor the terrain tells, FlatGroundError where that is flat.
    """
    if azimuth is not None:
        sine, cosine = sin_cos(np.array([azimuth]))
        return np.array([sine[0], cosine[0], 0.0])
    middle, normal = net_frame(net)
    level = normal * (1.0, 1.0, 0.0)
    if not length(level[None])[0] > 1e-6:
        raise NetError("azimuth: the net lies flat, so nothing tells where rocks come from. Give the direction.")
    level = unit(level[None])[0]
    if terrain is None:
        return level
    middle = middle + net.origin
    ahead, behind = middle + 5.0 * level, middle - 5.0 * level
    fall = terrain.height(*behind[:2]) - terrain.height(*ahead[:2])
    if not math.isfinite(fall) or fall == 0.0:
        message = "azimuth: the terrain beside the net does not tell which side is downhill. Give the direction."
        raise FlatGroundError(message)
    return level if fall > 0.0 else -level


def aimed(
    net: Net,
    rock: Rock,
    position: Array,
    direction: Array,
    speed: float,
    dip: float,
    rate: float = 0.0,
    terrain: Terrain | None = None,
) -> dict[str, Any]:
    """Arguments of ``impact`` for a rock that comes through ``position`` [m].

    direction : level unit vector; speed [m/s]; dip : of the way there below the level [rad]; rate : of its spin [rad/s]
    """
    sine, cosine = sin_cos(np.array([dip]))
    velocity = speed * (cosine[0] * np.asarray(direction) - np.array([0.0, 0.0, sine[0]]))
    return thrown(net, rock, position, velocity, rate, terrain)


def thrown(
    net: Net,
    rock: Rock,
    position: Array,
    velocity: Array,
    rate: float = 0.0,
    terrain: Terrain | None = None,
    orientation: Array | None = (1.0, 0.0, 0.0, 0.0),
    spin: Array | None = None,
) -> dict[str, Any]:
    """Arguments of ``impact`` for a rock whose centre is at ``position`` with a velocity, taken back until clear.

    spin : in K [rad/s]; None: it rolls with ``rate``. It turns no further back than ``orientation``.
    Clear is a rock that is away from all nodes, and not in the plane of the net, where a small one may hang in a mesh.
    """
    position, velocity = np.array(position, dtype=np.float64), np.array(velocity, dtype=np.float64)
    nodes = net.state.positions[contact_nodes(net)] + net.origin
    back, gravity = 0.0, net.gravity
    start, (middle, normal) = position, net_frame(net)

    def is_in_the_way():
        is_flat = abs((start - net.origin - middle) @ normal) < rock.radius
        return is_flat or length(nodes - start).min() < rock.radius + CLEAR

    while is_in_the_way() and back < LONGEST:
        back += STEP
        start = position - back * velocity + 0.5 * back * back * gravity
    return {
        "rock": rock, "position": lifted(rock, start, terrain, orientation), "velocity": velocity - back * gravity,
        "spin": rolling(velocity, rate) if spin is None else spin, "orientation": orientation,
    }  # fmt: skip


def rolling(velocity, rate):
    """Spin (3,) of a rock that rolls forwards [rad/s]."""
    level = np.array([-velocity[1], velocity[0], 0.0])
    size = math.sqrt(level[0] * level[0] + level[1] * level[1])
    return rate / size * level if size > 0.0 else np.zeros(3)


def lifted(rock, position, terrain, orientation):
    """The place, higher by as much as a corner of the rock stands in the ground."""
    if terrain is None:
        return position
    rows = np.array(quaternion.rotation_matrix(orientation)).reshape(3, 3)
    corners = turned(np.array(rock.vertices), rows) + position
    sunk = terrain.height(corners[:, 0], corners[:, 1]) - corners[:, 2]
    sunk = sunk[np.isfinite(sunk)]
    return position + (0.0, 0.0, max(0.0, float(sunk.max()))) if len(sunk) else position
