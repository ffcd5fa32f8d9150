# SPDX-License-Identifier: GPL-2.0-or-later
"""Posts and anchors of a barrier, set on the terrain along a line. SI units.

Posts stand at equal distances along the line, measured in plan, and lean downhill by LEAN. Retention ropes run uphill
from their heads, others sideways from those at the ends; each anchor lies on the ground.
"""

from typing import NamedTuple

import numpy as np

from ...arithmetic.vectors import length, mean, unit
from ..description import FlatGroundError, NetError, NoGroundError

LEAN = 0.26794919243112270647  # tangent of 15 degrees: of a post from the vertical
UPHILL, ASIDE = 1.5, 2.0  # of the height, and m: from a head to its two anchors uphill
SIDE, LOWER, UPPER = 1.25, 1.0, 1.5  # of the height: from an end of the line to its anchors
LOOK = 5.0  # m to both sides of the line, where the heights say which one is downhill
FLAT = 0.1  # m of mean difference there below which nobody can say


class Posts(NamedTuple):
    """Posts of a barrier from the beginning of its line to its end."""

    feet: np.ndarray  # (p, 3) m
    heads: np.ndarray  # (p, 3) m
    along: np.ndarray  # (p, 3) unit, level, direction of the line there
    downhill: np.ndarray  # (p, 3) unit, level, across it


def stand_posts(line, terrain, height, spacing, side):
    """Posts along a line (n, 2) whose tops are ``height`` above the ground [m].

    side : "left" or "right" of the line is downhill; None: where the ground is lower
    Raises NetError for a line without length, or ground that is missing or too flat to tell.
    """
    corners = checked_line(line)
    steps = length(np.diff(corners, axis=0))
    chainage = np.concatenate([[0.0], np.cumsum(steps)])
    fields = max(1, int(np.ceil(chainage[-1] / spacing - 1e-9)))
    places = np.linspace(0.0, chainage[-1], fields + 1)
    plan = np.column_stack([np.interp(places, chainage, corners[:, axis]) for axis in range(3)])
    along = directions(plan)
    left = along[:, [1, 0, 2]] * (-1.0, 1.0, 0.0)
    downhill = left * sign_of(plan, left, terrain, side)
    feet = on_ground(terrain, plan, "a post")
    heads = feet + height * (LEAN * downhill + (0.0, 0.0, 1.0))
    return Posts(feet, heads, along, downhill)


def checked_line(line):
    """The line as (n, 3) numbers without repeated points, at the height zero."""
    try:
        corners = np.array(line, dtype=np.float64)[:, :2]
    except (TypeError, ValueError, IndexError) as error:
        raise NetError(f"line: no table of points ({error}). Give rows of x and y in m.") from error
    if not np.isfinite(corners).all():
        raise NetError("line: a coordinate is not finite. Mend it.")
    corners = np.column_stack([corners, np.zeros(len(corners))])
    corners = corners[np.concatenate([[True], length(np.diff(corners, axis=0)) > 0.0])[: len(corners)]]
    if len(corners) < 2:
        raise NetError("line: it needs two different points at least.")
    return corners


def directions(plan):
    """Unit direction at each post: the mean of the fields beside it."""
    fields = unit(np.diff(plan, axis=0))
    return unit(np.concatenate([fields[:1], fields[:-1] + fields[1:], fields[-1:]]))


def sign_of(plan, left, terrain, side):
    """1 where downhill is to the left of the line, else -1."""
    if side is not None:
        if side not in ("left", "right"):
            raise NetError(f"side: {side!r} given; say 'left' or 'right' of the line, or None.")
        return 1.0 if side == "left" else -1.0
    there, back = plan + LOOK * left, plan - LOOK * left
    fall = terrain.height(back[:, 0], back[:, 1]) - terrain.height(there[:, 0], there[:, 1])
    fall = fall[np.isfinite(fall)]
    if not len(fall) or abs(mean(fall)) < FLAT:
        raise FlatGroundError("line: the ground beside it is too flat to tell downhill. Give side='left' or 'right'.")
    return 1.0 if mean(fall) > 0.0 else -1.0


def on_ground(terrain, plan, what):
    """Points (n, 3) on the ground. Raises NoGroundError naming the first that has none."""
    heights = terrain.height(plan[:, 0], plan[:, 1])
    bare = np.flatnonzero(~np.isfinite(heights))
    if len(bare):
        x, y = plan[bare[0], :2]
        message = f"line: no ground under {what} at {x:.1f}, {y:.1f}. Move the line into the elevation model."
        raise NoGroundError(message, (x, y))
    return np.column_stack([plan[:, :2], heights])


def uphill_anchors(posts, terrain, height):
    """(p, 2, 3) two anchors for each head."""
    middle = posts.heads - UPHILL * height * posts.downhill
    pair = [on_ground(terrain, middle + way * posts.along, "an anchor uphill") for way in (-ASIDE, ASIDE)]
    return np.stack(pair, axis=1)


def end_anchors(posts, terrain, distance):
    """(2, 3) an anchor beyond each end of the line, ``distance`` [m] from its foot."""
    ends = posts.feet[[0, -1]] + distance * posts.along[[0, -1]] * np.array([[-1.0], [1.0]])
    return on_ground(terrain, ends, "an anchor beside the line")
