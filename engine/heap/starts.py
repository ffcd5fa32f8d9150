# SPDX-License-Identifier: GPL-2.0-or-later
"""Start positions of the rocks of a rockslide: in columns above a source, none touching another.

    plan      columns at least SPACING times the largest radius apart
    height    the lowest rock of a column ROOM radii above the ground, in its own orientation, the others in layers of
              SPACING times the largest radius above it

Spheres around the rocks, and so the rocks, are apart whatever their orientation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..jit.kernels import kernel
from ..motion.run import resting_height
from ..motion.workspace import first_rows, make_workspace
from ..random_numbers.distributions import Distribution
from ..random_numbers.random_stream import random_orientation
from .ground_meetings import body_of_rock
from .shapes import tables_of

if TYPE_CHECKING:
    from ..hints import Array, Generator, Rock, Terrain

SPACING = 2.05  # of the largest radius
SEEDS = 2**53
ROOM = 0.05  # of the radius, between the lowest rocks and the ground


def start_spacing(rocks: list[Rock]) -> float:
    """Least distance in plan between two columns, m."""
    return SPACING * max(float(rock.radius) for rock in rocks)


def draw_volumes(text: str, count: int, generator: Generator) -> Array:
    """Volumes (count,), m3, of a distribution such as ``lognormal(1.0, 0.3)``. Raises ValueError for another text."""
    return Distribution.parse(text).values(generator.random(count))


def hang_up(terrain: Terrain, rocks: list[Rock], columns: Array, generator: Generator) -> tuple[Array, Array]:
    """Positions (n, 3) and orientations (n, 4) of rocks in layers over columns (k, 2), in their order.

    Raises ValueError for a column without ground below it.
    """
    columns = np.asarray(columns, np.float64).reshape(-1, 2)
    count, spacing = len(rocks), start_spacing(rocks)
    column, layer = np.arange(count) % len(columns), np.arange(count) // len(columns)
    orientations = _random_orientations(generator, count)
    lowest = min(count, len(columns))
    heights = np.empty(lowest)
    local = columns[:lowest] - np.array(terrain.origin)
    table = tables_of(rocks[:lowest])
    rest_heights(terrain.grid(float(table.radius.max())), table, local, orientations[:lowest], heights)
    bare = np.flatnonzero(np.isnan(heights))
    if bare.size:
        x, y = columns[bare[0]]
        raise ValueError(f"heap: {bare.size} places have no ground below them, the first at ({x:.2f}, {y:.2f}).")
    base = heights + ROOM * table.radius
    z = base[column] + spacing * layer
    return np.column_stack([columns[column], z]), orientations


@kernel
def rest_heights(terrain, rocks, places, turns, out_heights):
    """Heights (n,) of the centres of rocks that just touch the ground below local places (n, 2), in place."""
    for i in range(out_heights.size):
        body = body_of_rock(rocks, i)
        workspace = make_workspace(body.vertices.shape[0], first_rows(terrain))
        turn = (turns[i, 0], turns[i, 1], turns[i, 2], turns[i, 3])
        out_heights[i] = resting_height(terrain, body, places[i, 0], places[i, 1], turn, workspace)


def _random_orientations(generator, count):
    """Unit quaternions (count, 4), as those of single rocks."""
    orientations = np.empty((count, 4))
    draw_orientations(int(generator.integers(SEEDS)), orientations)
    return orientations


@kernel
def draw_orientations(seed, out_orientations):
    """Write, in place, the orientations of the runs 0 to n - 1 of a seed."""
    for run in range(out_orientations.shape[0]):
        turn = random_orientation(seed, run)
        for axis in range(4):
            out_orientations[run, axis] = turn[axis]
