# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs that ``simulate`` refuses before it computes anything: each message names the input and the remedy."""

import numpy as np

from ..shapes.rock import Rock
from .heap_memory import make_heap_workspace
from .overlaps import deepest_overlap

LARGEST_START = 1e-3  # overlap at the start, in radii


def convex_rocks(rocks):
    """The rocks as a list. Raises ValueError if there is none, one is no Rock or one is not convex."""
    if not rocks:
        raise ValueError("heap: no rocks are given; give at least one.")
    for number, rock in enumerate(rocks):
        if not isinstance(rock, Rock):
            raise ValueError(f"heap: rocks[{number}] is a {type(rock).__name__}; give Rocks.")
        if rock.parts:
            raise ValueError(f"heap: rock {number} is of several parts; only convex rocks can meet each other.")
    return list(rocks)


def rows_of(name, values, shape, default=0.0):
    """An input as an array of a shape, ``default`` where it is None. Raises ValueError for another shape, NaN, inf."""
    array = np.array(np.broadcast_to(default, shape) if values is None else values, np.float64, order="C")
    if array.shape != shape:
        raise ValueError(f"heap: {name} has the shape {array.shape}; give {shape}, a row for each rock.")
    if not np.isfinite(array).all():
        row = int(np.flatnonzero(~np.isfinite(array).all(axis=1))[0])
        raise ValueError(f"heap: {name}, row {row}, is not finite; mend that rock.")
    return array


def number_of(name, value, lowest, highest):
    """An input as a float. Raises ValueError where it is outside its range, or NaN."""
    value = float(value)
    if not lowest <= value <= highest:
        raise ValueError(f"heap: {name} is {value:g}; give {lowest:g} to {highest:g}.")
    return value


def check_start(grid, table, motion, origin):
    """Raise ValueError where a rock is not above the ground or overlaps another at the start."""
    kind, rock, other, depth = deepest_overlap(grid, table, motion, make_heap_workspace(table, 1, 1, 64))
    position = tuple(round(float(number), 3) for number in motion.position[rock] + origin)
    if kind == "off":
        raise ValueError(f"heap: rock {rock} at {position} is not above the terrain; move it.")
    if depth > LARGEST_START * table.radius[rock]:
        what = "is below the ground" if kind == "ground" else f"overlaps rock {other}"
        raise ValueError(f"heap: rock {rock} at {position} {what} by {depth:.3g} m at the start; move it away.")
