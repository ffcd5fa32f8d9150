# SPDX-License-Identifier: GPL-2.0-or-later
"""The ground below a rock: which cells, what slopes, how high; and whether it can be touched there at all."""

import math
from typing import NamedTuple

import numpy as np

from ..ground import height_map
from ..jit.kernels import inner_kernel, joined_kernel

FEW_CELLS = 4  # along a side of the window; up to this, only the part of a cell below the rock is looked at


# what is kept of a Window: its fields, but for is_whole, which holds
WINDOW = np.dtype(
    [
        ("first_column", np.int64), ("last_column", np.int64), ("first_row", np.int64), ("last_row", np.int64),
        ("slope_x", np.float64), ("slope_y", np.float64), ("lowest", np.float64), ("highest", np.float64),
        ("middle_x", np.float64), ("middle_y", np.float64), ("half_x", np.float64), ("half_y", np.float64),
        ("twist", np.float64), ("limit", np.float64), ("slack", np.float64), ("bend", np.float64),
    ]
)  # fmt: skip


class Window(NamedTuple):
    """The ground below a rock, seen against the plane z = slope_x x + slope_y y."""

    first_column: int  # cells
    last_column: int
    first_row: int
    last_row: int
    slope_x: float  # any plane will do; one along the ground gives the tightest bounds
    slope_y: float
    lowest: float  # of the rock above the plane, m
    highest: float  # of the ground above the plane, m
    middle_x: float  # slopes of the ground: middle and half of their range
    middle_y: float
    half_x: float
    half_y: float
    twist: float  # largest of a cell, m
    limit: float  # largest gap that is looked for, m
    slack: float  # slope
    bend: float  # how much nearer to the ground than its nearest vertex the rock may be, m
    is_whole: bool  # there is ground everywhere


@joined_kernel
def window_of(terrain, body, placed, limit, slack, margin, out_features):
    """The Window below a rock and for a ``margin`` (m) around; ``highest`` is minus infinity where a part of the rock
    is off the grid.

    Where the margin is off the grid it is left out, and the Window is marked as not whole. The vertices' levels above
    the plane are written to their rows, and their places in I where they are missing.
    """
    ny, nx = terrain.heights.shape
    x, y, z = placed.pose.x, placed.pose.y, placed.pose.z
    a00, a01, a02, a10, a11, a12, a20, a21, a22 = placed.matrix
    slope_x, slope_y = height_map.slopes_at(terrain, x, y)
    lowest, west, east, south, north = np.inf, np.inf, -np.inf, np.inf, -np.inf
    for i in range(body.vertices.shape[0]):
        feature = out_features[i]
        position = feature["place"]
        if feature["gap"] == np.inf:
            rx, ry, rz = body.vertices[i, 0], body.vertices[i, 1], body.vertices[i, 2]
            position[0] = x + a00 * rx + a01 * ry + a02 * rz
            position[1] = y + a10 * rx + a11 * ry + a12 * rz
            position[2] = z + a20 * rx + a21 * ry + a22 * rz
        px, py, pz = position[0], position[1], position[2]
        level = pz - slope_x * px - slope_y * py
        feature["level"] = level
        lowest = min(lowest, level)
        west, east, south, north = min(west, px), max(east, px), min(south, py), max(north, py)
    west, east = west / terrain.cell_x, east / terrain.cell_x
    south, north = south / terrain.cell_y, north / terrain.cell_y
    wide_x, wide_y, aside_x, aside_y = east - west, north - south, margin / terrain.cell_x, margin / terrain.cell_y
    is_whole = west >= aside_x and east + aside_x < nx - 1 and south >= aside_y and north + aside_y < ny - 1
    if is_whole:
        west, east, south, north = west - aside_x, east + aside_x, south - aside_y, north + aside_y
    if not (west >= 0.0 and east < nx - 1 and south >= 0.0 and north < ny - 1):
        return Window(0, 0, 0, 0, 0.0, 0.0, lowest, -np.inf, 0.0, 0.0, 0.0, 0.0, 0.0, limit, slack, np.inf, False)
    first_column, last_column, first_row, last_row = int(west), int(east), int(south), int(north)
    highest, twist, turns = -np.inf, 0.0, 0.0
    least_x, most_x, least_y, most_y = np.inf, -np.inf, np.inf, -np.inf
    is_small = max(last_row - first_row, last_column - first_column) < FEW_CELLS
    fall_x, fall_y = slope_x * terrain.cell_x, slope_y * terrain.cell_y
    for row in range(first_row, last_row + 1):
        for column in range(first_column, last_column + 1):
            corner = terrain.heights[row, column]
            rise_x, rise_y = terrain.heights[row, column + 1] - corner, terrain.heights[row + 1, column] - corner
            turn = terrain.heights[row + 1, column + 1] - corner - rise_x - rise_y
            least_x, most_x = min(least_x, rise_x, rise_x + turn), max(most_x, rise_x, rise_x + turn)
            least_y, most_y = min(least_y, rise_y, rise_y + turn), max(most_y, rise_y, rise_y + turn)
            twist, turns = max(twist, abs(turn)), turns + turn
            west_end, east_end, south_end, north_end = 0.0, 1.0, 0.0, 1.0
            if is_small:  # only the part of the cell below the rock
                west_end, east_end = max(0.0, west - column), min(1.0, east - column)
                south_end, north_end = max(0.0, south - row), min(1.0, north - row)
            # relative to the tilted plane the bilinear surface is highest in a corner
            level, along_x, along_y = corner - fall_x * column - fall_y * row, rise_x - fall_x, rise_y - fall_y
            highest = max(
                highest, level + along_x * west_end + south_end * (along_y + turn * west_end),
                level + along_x * east_end + south_end * (along_y + turn * east_end),
                level + along_x * west_end + north_end * (along_y + turn * west_end),
                level + along_x * east_end + north_end * (along_y + turn * east_end),
            )  # fmt: skip
    bend = 0.25 * ((most_x - least_x) * wide_x + (most_y - least_y) * wide_y)
    return Window(
        first_column, last_column, first_row, last_row, slope_x, slope_y, lowest, highest,
        0.5 * (least_x + most_x) / terrain.cell_x, 0.5 * (least_y + most_y) / terrain.cell_y,
        0.5 * (most_x - least_x) / terrain.cell_x, 0.5 * (most_y - least_y) / terrain.cell_y, twist, limit, slack,
        bend, is_whole and turns == turns,
    )  # fmt: skip


@inner_kernel
def sunk(window, way):
    """The Window for a rock of which no point has moved farther than ``way``: it may be lower above the plane."""
    return Window(
        window.first_column, window.last_column, window.first_row, window.last_row, window.slope_x, window.slope_y,
        window.lowest - steepness(window) * way, window.highest, window.middle_x, window.middle_y, window.half_x,
        window.half_y, window.twist, window.limit, window.slack, window.bend, window.is_whole,
    )  # fmt: skip


@inner_kernel
def steepness(window):
    """Largest change of the level of a point for each metre that it moves."""
    return math.sqrt(1.0 + window.slope_x * window.slope_x + window.slope_y * window.slope_y)


@inner_kernel
def keep_window(window, out_kept):
    """Keep a Window that is whole, in place: a WINDOW."""
    out_kept["first_column"], out_kept["last_column"] = window.first_column, window.last_column
    out_kept["first_row"], out_kept["last_row"] = window.first_row, window.last_row
    out_kept["slope_x"], out_kept["slope_y"] = window.slope_x, window.slope_y
    out_kept["lowest"], out_kept["highest"] = window.lowest, window.highest
    out_kept["middle_x"], out_kept["middle_y"] = window.middle_x, window.middle_y
    out_kept["half_x"], out_kept["half_y"] = window.half_x, window.half_y
    out_kept["twist"], out_kept["limit"] = window.twist, window.limit
    out_kept["slack"], out_kept["bend"] = window.slack, window.bend


@inner_kernel
def kept_window(kept):
    """The Window that was kept."""
    return Window(
        kept["first_column"], kept["last_column"], kept["first_row"], kept["last_row"], kept["slope_x"],
        kept["slope_y"], kept["lowest"], kept["highest"], kept["middle_x"], kept["middle_y"], kept["half_x"],
        kept["half_y"], kept["twist"], kept["limit"], kept["slack"], kept["bend"], True,
    )  # fmt: skip
