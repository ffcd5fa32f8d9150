# SPDX-License-Identifier: GPL-2.0-or-later
"""A slope profile as a strip of terrain, and what the runs on it say along the profile.

The strip is three rows of nodes, far apart, and the same in each: the rocks move in all three dimensions, on a
slope that does not change across. A cell of the maps then holds a whole cross section, so the engine's own maps are
the envelopes along the profile. A run that comes to a station has passed every station before it, so the share of
runs that pass a station is the share that goes at least so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..ground.terrain import Terrain
from ..io.optional_packages import require

if TYPE_CHECKING:
    from ..hints import Array, Result

WIDTH = 400.0  # m between the rows, at least; the rocks start in the middle row
WIDTH_OF_LENGTH = 2.0  # of a long profile: a rock may go as far sideways as the profile is long
MIDDLE = 1  # row of the strip
LARGEST = 200_000  # nodes along a profile
ENDLESS = ("left terrain", "max time", "cancelled")  # reasons to stop that tell no place of rest


class Profile(NamedTuple):
    """A slope from its top to beyond its foot, in a vertical plane."""

    x: np.ndarray  # (n,) horizontal distance, m, rising
    z: np.ndarray  # (n,) height, m
    ground: tuple  # (n - 1,) what the ground of each piece is called; None: the default


class Envelope(NamedTuple):
    """Motion of the runs along a profile, arrays of one length; NaN where none came."""

    x: np.ndarray  # m
    share: np.ndarray  # of the runs that go at least so far
    stops: np.ndarray  # runs that come to rest there
    energy_max: np.ndarray  # J
    energy_p95: np.ndarray
    velocity_max: np.ndarray  # m/s
    height_max: np.ndarray  # of the centre of mass above the ground, m
    height_p95: np.ndarray


def profile(x: Array, z: Array, ground: Sequence[str] | None = None) -> Profile:
    """A Profile of points.

    Raises
    ------
    ValueError
        For fewer than two points, numbers that are not finite, or distances that do not rise.
    """
    x, z = np.asarray(x, np.float64), np.asarray(z, np.float64)
    if x.shape != z.shape or x.ndim != 1 or x.size < 2:
        raise ValueError(f"Profile: {x.size} distances and {z.size} heights; give two points or more.")
    if not (np.isfinite(x).all() and np.isfinite(z).all()):
        raise ValueError("Profile: a distance or a height is not a finite number.")
    back = np.flatnonzero(np.diff(x) <= 0.0)
    if back.size:
        raise ValueError(
            f"Profile: point {back[0] + 2} lies at {x[back[0] + 1]:g} m, not beyond the one before it "
            f"({x[back[0]]:g} m). Distances must rise; a vertical face is two points a little apart, and "
            "overhangs cannot be described."
        )
    ground = (None,) * (x.size - 1) if ground is None else tuple(ground)
    if len(ground) != x.size - 1:
        raise ValueError(f"Profile: {len(ground)} grounds for {x.size - 1} pieces; give one for each piece.")
    return Profile(x, z, ground)


def strip(line: Profile, spacing: float) -> Terrain:
    """Terrain of a Profile with a node every ``spacing`` m; steeper pieces become as wide as that.

    Raises
    ------
    ValueError
        If the spacing is not positive, or gives fewer than two or more than LARGEST nodes.
    """
    length = line.x[-1] - line.x[0]
    if not spacing > 0.0 or not 1.0 <= length / spacing <= LARGEST:
        raise ValueError(
            f"Profile: a spacing of {spacing:g} m on {length:g} m; give a spacing from {length / LARGEST:.2g} to "
            f"{length:g} m."
        )
    x = stations(line, spacing)
    heights = np.interp(x, line.x, line.z)
    width = width_between_rows(line)
    return Terrain(np.tile(heights, (3, 1)), (spacing, width), (line.x[0], -width))


def width_between_rows(line):
    """Distance of the rows of a strip, m."""
    return max(WIDTH, WIDTH_OF_LENGTH * float(line.x[-1] - line.x[0]))


def stations(line: Profile, spacing: float) -> Array:
    """Distances of the nodes of a strip, m."""
    count = int(np.floor((line.x[-1] - line.x[0]) / spacing * (1.0 + 1e-12))) + 1
    return line.x[0] + spacing * np.arange(count)


def pieces_of(line: Profile, x: Array) -> Array:
    """Number of the piece of a Profile on which each distance lies; at a point the piece beyond it."""
    return np.clip(np.searchsorted(line.x, x, side="right") - 1, 0, line.x.size - 2)


def envelope(result: Result, line: Profile, spacing: float) -> Envelope:
    """Envelope of a Result on ``strip(line, spacing)`` whose rocks were released in the middle row.

    Raises
    ------
    ValueError
        If the result has no maps, or a rock left the middle of the strip sideways.
    """
    if result.maps is None:
        raise ValueError("Profile: the result has no maps; simulate with maps.")
    limit = 0.5 * width_between_rows(line)
    if np.abs(result.runs["stop"][:, 1]).max() >= limit:
        raise ValueError(
            f"Profile: a rock went more than {limit:g} m sideways, as far as the profile is long. A plane slope does "
            "not show where it goes. Bind the rocks to the plane of the profile, or simulate on an elevation model."
        )
    x, window, grids = stations(line, spacing), result.maps.window, {}
    for name in ("passages", "stops", "energy_max", "energy_p95", "velocity_max", "height_max", "height_p95"):
        grid = np.asarray(result.maps[name], np.float64)
        whole = np.full(x.size, np.nan)
        whole[window.columns] = grid[MIDDLE - window.row0]
        grids[name] = whole
    share = np.nan_to_num(grids["passages"]) / result.runs.size
    return Envelope(
        x, share, np.nan_to_num(grids["stops"]), grids["energy_max"], grids["energy_p95"], grids["velocity_max"],
        grids["height_max"], grids["height_p95"],
    )  # fmt: skip


def width_for(envelope: Envelope, toe: float, share: float) -> float:
    """Width (m) of a catchment from ``toe`` on that holds the given share of the runs; NaN where none of that length.

    Between two stations the share is linear.
    """
    beyond = envelope.x >= toe
    x, passing = envelope.x[beyond] - toe, np.maximum.accumulate(envelope.share[beyond][::-1])[::-1]
    if not passing.size or passing[-1] > 1.0 - share:
        return np.nan
    enough = int(np.argmax(passing <= 1.0 - share))
    if enough == 0:
        return 0.0
    above, below = passing[enough - 1], passing[enough]
    return float(x[enough - 1] + (x[enough] - x[enough - 1]) * (above - (1.0 - share)) / (above - below))


def width_of_runs(runs: Array, envelope: Envelope, toe: float, share: float) -> float:
    """Width (m) of a catchment from ``toe`` on that holds the given share of the runs, at any spacing of the stations.

    runs : rows of a Result on a strip; found : their Envelope

    It is the distance within which that share of the runs come to rest, and no less than that to the near edge of the
    last station which more than the rest of the runs enter: some roll back from there. NaN where none is enough.
    """
    ends = np.where(np.isin(runs["stop_reason"], ENDLESS), np.inf, runs["stop"][:, 0])
    count = int(np.ceil(share * ends.size - 1e-9))
    width = float(np.partition(ends, count - 1)[count - 1]) if count > 0 else -np.inf
    more = envelope.share > 1.0 - share + 1e-12
    if more.any():
        half = 0.5 * (envelope.x[1] - envelope.x[0])
        width = max(width, float(envelope.x[more].max() - half))
    return max(width - toe, 0.0) if np.isfinite(width) else np.nan


def missed_by(line: Profile, spacing: float) -> tuple[float, float]:
    """(m, x) the largest distance of a bend of a Profile from the ground of its strip, and where that is.

    The strip has a node every ``spacing`` m, so it cuts the bends between its nodes.
    """
    shapely = require("shapely")
    x = stations(line, spacing)
    inside = line.x <= x[-1]
    ground = shapely.LineString(np.column_stack([x, np.interp(x, line.x, line.z)]))
    distance = shapely.distance(ground, shapely.points(line.x[inside], line.z[inside]))
    worst = int(np.argmax(distance))
    return float(distance[worst]), float(line.x[inside][worst])
