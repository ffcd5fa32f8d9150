# SPDX-License-Identifier: GPL-2.0-or-later
"""The path of a flight between two looks: its height above ground, and what each map cell on its way has seen.

A stride of flight is looked at at its ends. Between them the height above ground may be larger than at both. With drag
taken at the mean of the velocities (step.py), after the time t of a step the rock is at

    s = t / (1 + k t)    x = x_0 + v_x s    y = y_0 + v_y s    z = z_0 + v_z s - g s^2 / (2 (1 - k s))    k = c_d / 2 m

so its way in plan is a straight line, and without drag (s = t) the path is the parabola of free flight. In a cell of
the elevation model the ground below a straight line is quadratic in s. The way is cut at the lines through the nodes
and at those half way between them, the borders of map cells. In each piece the height above ground has its largest
value at an end or where its derivative is zero: at one place without drag; with drag Newton's iteration starts there.

Energy and velocity of a flight have no maximum inside a piece, so a map cell has its largest ones at its borders or at
the ends of the stride.

Steps in which the rock touches the ground are looked at at their ends, strides of sliding after each of their steps.
"""

import math
from typing import NamedTuple

from ..ground.height_map import height_in_cell
from ..jit.kernels import apart_kernel, inner_kernel
from ..rigid_body import free_flight
from ..rigid_body.plane import kept_in_plane
from .passed_cells import map_cell, put_cell
from .quantities import HEIGHT, Quantities, raise_values
from .step import air_drag, drag_coefficient

REFINED = 3  # Newton steps with drag, each of which squares the error


class Flight(NamedTuple):
    """One stride of flight: positions local, m; the argument is s."""

    x: float
    y: float
    z: float
    vx: float  # m/s
    vy: float
    vz: float
    drag: float  # k, 1/s
    gravity: float  # m/s2
    end: float  # s at the end of the stride, s


class Borders(NamedTuple):
    """Lines half a cell apart that a flight passes in plan, as shares of its way."""

    count: int
    next_x: float  # share at the next line across x
    next_y: float
    apart_x: float  # share from one such line to the next
    apart_y: float


@inner_kernel
def flight_of(world, s, h):
    """The Flight that ``step.fly`` makes of the state s in the time ``h``."""
    body, physics = world.body, world.physics
    s = kept_in_plane(body, s)
    drag = drag_coefficient(world.terrain, world.ground, s) + air_drag(body, physics, s)
    k = 0.5 * drag / body.mass
    return Flight(s.x, s.y, s.z, s.vx, s.vy, s.vz, k, physics.gravity, h / (1.0 + k * h))


@inner_kernel
def climb(flight, s):
    """The derivative of z with respect to s, m/s."""
    rest = 1.0 - flight.drag * s
    return flight.vz - 0.5 * flight.gravity * s * (1.0 + rest) / (rest * rest)


@inner_kernel
def elevation(flight, s):
    """The height z of the centre of mass, m."""
    return flight.z + s * (flight.vz - 0.5 * flight.gravity * s / (1.0 - flight.drag * s))


@inner_kernel
def top_of_piece(terrain, flight, begin, end):
    """The largest height above ground from ``begin`` to ``end``, arguments in one cell, m; -inf without ground."""
    heights = terrain.heights
    ny, nx = heights.shape
    middle = 0.5 * (begin + end)
    column = min(max(int((flight.x + flight.vx * middle) / terrain.cell_x), 0), nx - 2)
    row = min(max(int((flight.y + flight.vy * middle) / terrain.cell_y), 0), ny - 2)
    eta = (flight.x + flight.vx * begin) / terrain.cell_x - column
    xi = (flight.y + flight.vy * begin) / terrain.cell_y - row
    east, north = flight.vx / terrain.cell_x, flight.vy / terrain.cell_y  # cells in a unit of s
    along_row = heights[row, column + 1] - heights[row, column]
    along_column = heights[row + 1, column] - heights[row, column]
    twist = heights[row + 1, column + 1] - heights[row + 1, column] - along_row
    rise = (along_row + twist * xi) * east + (along_column + twist * eta) * north
    bend = twist * east * north
    ground, length = height_in_cell(heights, row, column, eta, xi), end - begin
    first, last = climb(flight, begin) - rise, climb(flight, end) - rise - 2.0 * bend * length
    at_begin = elevation(flight, begin) - ground
    at_end = elevation(flight, end) - (ground + length * (rise + bend * length))
    if math.isnan(at_begin + at_end):
        return -math.inf
    top = max(at_begin, at_end)
    if first > 0.0 and last < 0.0:
        way = length * first / (first - last)
        if flight.drag > 0.0:
            for _ in range(REFINED):
                rest = 1.0 - flight.drag * (begin + way)
                curve = flight.gravity / (rest * rest * rest) + 2.0 * bend
                if curve > 0.0:
                    more = (climb(flight, begin + way) - rise - 2.0 * bend * way) / curve
                    way = min(max(way + more, 0.0), length)
        top = max(top, elevation(flight, begin + way) - (ground + way * (rise + bend * way)))
    return top


@inner_kernel
def borders_across(first, last):
    """Number of whole numbers between two numbers, the share of the way at the next one, and that between two."""
    low, high = math.floor(first), math.floor(last)
    if low == high:
        return 0, math.inf, math.inf
    apart = 1.0 / abs(last - first)
    return int(abs(high - low)), ((low + 1.0 - first) if last > first else (first - low)) * apart, apart


@inner_kernel
def borders_of(terrain, flight):
    """The Borders of a Flight."""
    half_x, half_y = 0.5 * terrain.cell_x, 0.5 * terrain.cell_y
    columns, next_x, apart_x = borders_across(flight.x / half_x, (flight.x + flight.vx * flight.end) / half_x)
    rows, next_y, apart_y = borders_across(flight.y / half_y, (flight.y + flight.vy * flight.end) / half_y)
    return Borders(columns + rows, next_x, next_y, apart_x, apart_y)


@inner_kernel
def after_border(borders):
    """The share of the way at the next border, at most 1, and the Borders from there on."""
    count, next_x, next_y, apart_x, apart_y = borders
    if next_x < next_y:
        return min(next_x, 1.0), Borders(count - 1, next_x + apart_x, next_y, apart_x, apart_y)
    return min(next_y, 1.0), Borders(count - 1, next_x, next_y + apart_y, apart_x, apart_y)


@inner_kernel
def highest_of_flight(terrain, flight):
    """The largest height above ground of a Flight, its ends included, m."""
    borders = borders_of(terrain, flight)
    begin, top = 0.0, -math.inf
    while borders.count > 0:
        share, borders = after_border(borders)
        border = max(share * flight.end, begin)
        top = max(top, top_of_piece(terrain, flight, begin, border))
        begin = border
    return max(top, top_of_piece(terrain, flight, begin, flight.end))


@inner_kernel
def quantities_at(body, flight, s, earlier, now):
    """The Quantities at a place of the way; the height, which the pieces on both sides know, is left out (-inf)."""
    rest = 1.0 - flight.drag * s  # 1 / (1 + k t)
    slower = 2.0 * rest - 1.0  # (1 - k t) / (1 + k t)
    vx, vy, vz = slower * flight.vx, slower * flight.vy, slower * flight.vz - flight.gravity * s
    velocity = free_flight.speed(vx, vy, vz)
    energy = earlier.energy + 0.5 * body.mass * (velocity * velocity - earlier.velocity * earlier.velocity)
    return Quantities(energy, -math.inf, velocity, max(earlier.rotation, now.rotation), now.scar_depth)


@apart_kernel
def put_flight(terrain, body, flight, steps, used, out_cells, out_values):
    """Put the map cells of a Flight after the ``used`` rows, in place, and raise the values of the one that it leaves.

    ``steps``: the Quantities at its beginning and end. There must be room for ``most_rows``. Returns the rows in use.
    """
    earlier, now = steps
    borders, begin, is_last = borders_of(terrain, flight), 0.0, False
    while not is_last:
        is_last = borders.count == 0
        end = flight.end
        if not is_last:
            share, borders = after_border(borders)
            end = max(share * flight.end, begin)
        if end > begin or is_last:
            middle = 0.5 * (begin + end)
            number = map_cell(flight.x + flight.vx * middle, flight.y + flight.vy * middle, terrain)
            if number != out_cells[used - 1, 0]:
                here = quantities_at(body, flight, begin, earlier, now)
                raise_values(out_values[used - 1], here)
                put_cell(number, here, used, out_cells, out_values)
                used += 1
            top = top_of_piece(terrain, flight, begin, end)
            if top == -math.inf:  # no ground is known there
                top = min(earlier.height, now.height)
            out_values[used - 1, HEIGHT] = max(out_values[used - 1, HEIGHT], top)
        begin = end
    return used


@inner_kernel
def most_rows(terrain, flight):
    """Largest number of rows that ``put_flight`` fills, with the one of the cell in which it ends."""
    return borders_of(terrain, flight).count + 2
