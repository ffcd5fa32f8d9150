# SPDX-License-Identifier: GPL-2.0-or-later
"""Passages of an area on the map, a cell or the outline of a house: the largest values of each run there.

A run is in the area where it crosses the outline, and where a sample, or a contact between two samples, lies within.
Between those a rock flies on a parabola whose velocity is largest at an end; its height above the ground is looked at
every 0.1 s (LONGEST) and may be larger in between by g T^2 / 8, 12 mm. SI units.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..io.optional_packages import require
from .motion import divided, pieces_between
from .neighbourhood import Neighbourhood
from .screen_line import BLOCK, crossings, segments_of
from .turning import extents_at

if TYPE_CHECKING:
    from ..hints import Array, Motion, Terrain

LONGEST = 0.1  # s
QUANTITIES = ("energy", "velocity", "height", "top", "rotation")
IN_AREA = np.dtype([("run", np.int64), ("time", np.float64)] + [(name, np.float64) for name in QUANTITIES])


def passages_in_area(
    motion: Motion, rings: Sequence[Array], radius: Array | None = None, terrain: Terrain | None = None
) -> Array:
    """The runs that come into an area, each once, in their order.

    Parameters
    ----------
    motion : Motion
    rings : outlines (k, 2) of its polygons and of their holes, closed
    radius : (runs,) largest radius of the rocks, m, for their tops where corners are not known; NaN counts as none
    terrain : Terrain, for heights above the ground where the motion does not tell it, or None

    Returns
    -------
    Structured array: run (number), time (s, of its first moment there), and its largest energy (J), velocity (m/s),
    height of the centre of mass above the ground (m), top (m, of the highest corner) and rotation (rad/s). NaN where
    the motion does not tell.
    """
    radius = np.zeros(motion.run_count) if radius is None else np.nan_to_num(np.asarray(radius, np.float64))
    segments = segments_of([list(rings)])
    outline = crossings(motion, segments)
    names = ("run", "time", "x", "y", "z", "velocity", "energy", "rotation", "height", "highest")
    rows = {name: [outline[name]] for name in names}
    for part in _within(motion, rings, segments):
        for name in names:
            rows[name].append(part[name])
    table = {name: np.concatenate(parts) for name, parts in rows.items()}
    if terrain is not None:
        unknown = np.isnan(table["height"])
        table["height"][unknown] = (table["z"] - terrain.height(table["x"], table["y"]))[unknown]
    highest = np.where(np.isnan(table["highest"]), radius[table["run"]], table["highest"])
    return _largest_of_runs({**table, "top": table["height"] + highest})


def _within(motion, rings, segments):
    """Ends of the pieces that lie in the area, as columns, for each block of runs."""
    shapely = require("shapely")
    corners = np.concatenate([np.asarray(ring, np.float64) for ring in rings])
    bounds = (*corners.min(axis=0), *corners.max(axis=0))
    near = Neighbourhood(segments.start, segments.end, boxes=np.array([bounds]))
    area = shapely.Polygon()
    for ring in rings:  # a hole lies within a polygon, whatever their order
        area = shapely.symmetric_difference(area, shapely.Polygon(ring))
    shapely.prepare(area)
    ends = np.unique(np.searchsorted(motion.first, np.arange(BLOCK, motion.first[-1] + BLOCK, BLOCK)))
    start = 0
    for end in np.minimum(ends, motion.run_count):
        block = motion.part(start, end)
        pieces = divided(pieces_between(block, near), LONGEST)
        for side in (0, 1):
            ends_within = _of_ends(pieces, side, block.mass, area, bounds, shapely)
            if block.turning is not None:
                ends_within["highest"] = extents_at(block, ends_within["run"], ends_within["time"])[0]
            yield {**ends_within, "run": ends_within["run"] + start}
        start = end


def _of_ends(pieces, side, mass, area, bounds, shapely):
    x, y, z = pieces.position[side].T
    inside = np.flatnonzero((x >= bounds[0]) & (y >= bounds[1]) & (x <= bounds[2]) & (y <= bounds[3]))
    inside = inside[shapely.contains_xy(area, x[inside], y[inside])]
    velocity = np.sqrt((pieces.velocity[side][inside] ** 2).sum(axis=1))
    run, rotational = pieces.run[inside], np.nan_to_num(pieces.rotational[side][inside])
    return {
        "run": run, "time": pieces.time[side][inside], "x": x[inside], "y": y[inside], "z": z[inside],
        "velocity": velocity, "energy": 0.5 * mass[run] * velocity**2 + rotational,
        "rotation": pieces.rotation[side][inside], "height": z[inside] - pieces.ground[side][inside],
        "highest": pieces.highest[side][inside],
    }  # fmt: skip


def _largest_of_runs(table):
    order = np.lexsort([table["time"], table["run"]])
    run = table["run"][order]
    known, first = np.unique(run, return_index=True)
    largest = np.zeros(known.size, IN_AREA)
    largest["run"] = known
    if known.size:
        largest["time"] = table["time"][order][first]
        for name in QUANTITIES:
            largest[name] = np.fmax.reduceat(table[name][order], first)
    return largest
