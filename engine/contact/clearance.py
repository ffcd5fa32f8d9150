# SPDX-License-Identifier: GPL-2.0-or-later
"""When a rock cannot touch the ground, judged by bounds of the slopes around and by what the last look has shown."""

import math

import numpy as np

from ..ground.height_map import EAST_SLOPE, NORTH_SLOPE, REACH, SOUTH_SLOPE, WEST_SLOPE
from ..jit.kernels import inner_kernel
from ..rigid_body.pose import keep_pose
from .cells_below import are_below, look_at_cells, nearer_to_cells

ROUNDING = 1e-6  # in radii: far above that of a chord, which is the root of a rounded difference

# the last look at all of the rock
LOOK = np.dtype(
    [
        ("gap", np.float64),  # lower bound for the whole rock, m, in this pose; -inf: not known
        ("pose", np.float64, 7),  # centre of mass, local, m, and unit quaternion
    ]
)


@inner_kernel
def bounds_at(terrain, x, y):
    """The bounds of the slopes around the local (x, y), which must be on the grid (``height_map.slope_bounds``)."""
    # blocks are a power of two wide, so this is exactly the cell divided by the block, without a division of integers
    row, column = int(y / (terrain.cell_y * terrain.block)), int(x / (terrain.cell_x * terrain.block))
    b = terrain.bounds
    return (
        b[row, column, 0], b[row, column, 1], b[row, column, 2], b[row, column, 3], b[row, column, 4], b[row, column, 5]
    )  # fmt: skip


@inner_kernel
def approach(bounds, vx, vy, fall):
    """Largest rate, m/s, at which a point falling at ``fall`` and moving with (vx, vy) nears the ground vertically."""
    fall += vx * (bounds[EAST_SLOPE] if vx > 0.0 else bounds[WEST_SLOPE])
    return fall + vy * (bounds[NORTH_SLOPE] if vy > 0.0 else bounds[SOUTH_SLOPE])


@inner_kernel
def on_grid(terrain, x, y):
    """True if the local (x, y) lies on the grid."""
    ny, nx = terrain.heights.shape
    return 0.0 <= x <= (nx - 1) * terrain.cell_x and 0.0 <= y <= (ny - 1) * terrain.cell_y


@inner_kernel
def is_clear(terrain, radius, x, y, gap):
    """True if a rock with its centre ``gap`` above the ground at local (x, y) cannot touch it, however it is turned."""
    if not gap > radius:  # NaN is caught too
        return False
    return gap > radius * bounds_at(terrain, x, y)[REACH]


@inner_kernel
def stays_clear(terrain, body, s, common):
    """True if the rock in the state s cannot touch the ground, judged by how far above it was at the last look.

    From that pose to this one a point of the rock moves with the centre of mass and, by the rotation, along a chord of
    at most 2 R sin(angle / 2). The ground rises along it at most by the steepest slopes around or, where the rock stays
    over a few cells, by the steepest of those.
    """
    look, cells = common["look"], common["cells"]
    gap = look["gap"]
    if not gap > 0.0:
        return False
    seen, radius = look["pose"], body.radius
    dx, dy, dz = s.x - seen[0], s.y - seen[1], s.z - seen[2]
    cosine = seen[3] * s.e0 + seen[4] * s.e1 + seen[5] * s.e2 + seen[6] * s.e3
    chord = 2.0 * radius * math.sqrt(max(0.0, 1.0 - cosine * cosine))
    if look_at_cells(terrain, radius, s.x, s.y, cells) and are_below(radius, seen[0], seen[1], cells):
        return gap - nearer_to_cells((dx, dy, dz), chord, cells) > ROUNDING * radius
    # the bounds do not hold beyond the blocks around, nor where a part of the rock is beyond the grid
    if max(abs(dx), abs(dy)) > 0.5 * terrain.block * min(terrain.cell_x, terrain.cell_y):
        return False
    if not (on_grid(terrain, s.x - radius, s.y - radius) and on_grid(terrain, s.x + radius, s.y + radius)):
        return False
    bounds = bounds_at(terrain, seen[0], seen[1])
    nearer = approach(bounds, dx, dy, -dz) + chord * bounds[REACH]
    return gap - nearer > ROUNDING * radius


@inner_kernel
def note_look(gap, pose, out_look):
    """Store a pose and how far the whole rock is above the ground there at least, in place."""
    out_look["gap"] = gap
    keep_pose(pose, out_look["pose"])


@inner_kernel
def forget_look(out_look):
    """Nothing is known of the whole rock, in place."""
    out_look["gap"] = -np.inf
