# SPDX-License-Identifier: GPL-2.0-or-later
"""The shape of the demonstration slope: cliff, gullies, talus cones, forest slope, road and valley floor.

The slope falls to the south. Along a line of fall the angle of the bare slope changes as ``PROFILE`` says.
The cliff winds from west to east, gullies cut into it, and a talus cone lies below the mouth of each gully.
Noise of several wavelengths makes the ground rough, and a road on a nearly level bench crosses the foot of
the slope. Everything follows from constants and one seed, so every machine gets the same slope. Lengths are
in m, angles in degrees.
"""

from typing import NamedTuple

import numpy as np

WIDTH = 500.0  # west to east
LENGTH = 700.0  # north to south
CELL_SIZE = 2.0
VALLEY_HEIGHT = 620.0
SEED = 1806

# Distance down the slope from its northern edge, and the angle of the bare slope from there on.
PROFILE = (
    (0, 24), (62, 31), (78, 46), (90, 68), (104, 58), (112, 70), (126, 66), (140, 44), (154, 31),
    (200, 28), (380, 27), (470, 20), (550, 11), (610, 3), (650, 0), (700, -5),
)  # fmt: skip
CLIFF_TOP, CLIFF_FOOT = 82.0, 146.0
TALUS_FOOT = 350.0
MEADOW = 520.0

# How much higher the sides lie than the middle: rocks gather on the slope instead of leaving it.
AMPHITHEATRE = 22.0

ROAD_HALF_WIDTH = 3.0
ROAD_EMBANKMENT = 9.0


class Gully(NamedTuple):
    """A chute in the cliff: distance from the western edge, width, depth, and angle of the cone below it."""

    x: float
    width: float
    depth: float
    cone_angle: float


GULLIES = (Gully(92.0, 13.0, 17.0, 35.0), Gully(258.0, 17.0, 19.0, 35.5), Gully(405.0, 12.0, 15.0, 34.5))


def cliff_shift(x):
    """Distance of the cliff line south of its mean position, for coordinates ``x`` from the western edge."""
    return 13.0 * np.sin(2 * np.pi * x / 330.0 + 0.6) + 6.0 * np.sin(2 * np.pi * x / 118.0)


def road_line(x):
    """Distance of the road's centre line from the northern edge."""
    return 394.0 + 9.0 * np.sin(2 * np.pi * (x - 40.0) / 420.0)


def bare_height(distance):
    """Height above the valley floor along a line of fall: the integral of the angles of PROFILE."""
    stations = np.arange(-60.0, LENGTH + 61.0, 0.5)
    corners, angles = np.array(PROFILE, dtype=float).T
    slope = np.tan(np.radians(np.interp(stations, corners, angles)))
    height = np.cumsum(slope[::-1])[::-1] * 0.5
    return np.interp(distance, stations, height) - np.interp(LENGTH, stations, height)


def smooth_step(fraction):
    """From 0 to 1 without a kink, and level outside."""
    fraction = np.clip(fraction, 0.0, 1.0)
    return fraction * fraction * (3.0 - 2.0 * fraction)


def value_noise(shape, wavelength, generator, stretch=1.0):
    """Smooth noise between -1 and 1: random values on a lattice with smooth steps between them.

    ``stretch`` lengthens the pattern along the line of fall, as ribs and furrows are.
    """
    column_step, row_step = wavelength / CELL_SIZE, wavelength * stretch / CELL_SIZE
    lattice = generator.uniform(-1.0, 1.0, (int(shape[0] / row_step) + 2, int(shape[1] / column_step) + 2))
    row, column = np.arange(shape[0])[:, None] / row_step, np.arange(shape[1])[None, :] / column_step
    i, j = row.astype(int), column.astype(int)
    u, v = row - i, column - j
    u, v = smooth_step(u), smooth_step(v)
    north = lattice[i, j] * (1 - v) + lattice[i, j + 1] * v
    south = lattice[i + 1, j] * (1 - v) + lattice[i + 1, j + 1] * v
    return north * (1 - u) + south * u


def soft_maximum(first, second, width):
    """The larger of two surfaces, joined over about ``width`` of height difference without a kink."""
    return 0.5 * (first + second + np.sqrt((first - second) ** 2 + width**2) - width)


def heights():
    """Heights of the slope: (rows, columns) with row 0 in the north, at the centres of the cells.

    In single precision, as the raster keeps them: functions of NumPy differ in their last bits from processor to
    processor, and these are the same on all.
    """
    x = (np.arange(int(WIDTH / CELL_SIZE)) + 0.5)[None, :] * CELL_SIZE
    y = (np.arange(int(LENGTH / CELL_SIZE)) + 0.5)[:, None] * CELL_SIZE
    generator = np.random.Generator(np.random.PCG64(SEED))
    distance = y - cliff_shift(x) * np.exp(-(((y - 120.0) / 220.0) ** 2))
    surface = bare_height(distance - _buttresses(distance, generator))
    surface = surface + AMPHITHEATRE * (2.0 * x / WIDTH - 1.0) ** 2 * smooth_step((620.0 - y) / 240.0)
    surface = _cut_gullies(surface, x, distance)
    surface = _pour_cones(surface)
    surface = surface + _roughness(distance, generator)
    return (VALLEY_HEIGHT + _grade_road(surface, x, y)).astype(np.float32)


def _buttresses(distance, generator):
    """Distance by which ribs of the cliff stand out and furrows lie back from its line."""
    ribs = 4.0 * value_noise(distance.shape, 34.0, generator, stretch=4.0)
    ribs += 2.2 * value_noise(distance.shape, 15.0, generator, stretch=3.0)
    return ribs * np.exp(-(((distance - 108.0) / 36.0) ** 2))


def _cut_gullies(surface, x, distance):
    """Chutes through the cliff that begin above it and run out at its foot."""
    above, below = (distance - 30.0) / 60.0, (CLIFF_FOOT - distance) / 40.0
    along = np.clip(above, 0.0, 1.0) * np.clip(below, 0.0, 1.0)
    for gully in GULLIES:
        aside = (x - gully.x - 5.0 * np.sin(distance / 26.0)) / gully.width
        surface = surface - gully.depth * along / np.cosh(aside) ** 1.5
    return surface


def _pour_cones(surface):
    """Talus cones with their apex on the floor of a gully; the surface is where the higher one lies."""
    rows, columns = np.indices(surface.shape)
    for gully in GULLIES:
        row = int((CLIFF_FOOT - 24.0 + cliff_shift(gully.x)) / CELL_SIZE)
        column = int(gully.x / CELL_SIZE)
        run = CELL_SIZE * np.hypot(rows - row, columns - column)
        cone = surface[row, column] - np.tan(np.radians(gully.cone_angle)) * run + 0.00033 * run**2
        surface = soft_maximum(surface, cone, 2.0)
    return surface


def _roughness(distance, generator):
    """Undulation everywhere, ledges on the cliff, furrows and boulders on the talus, little on the meadow."""
    shape = distance.shape
    cliff = np.exp(-(((distance - 112.0) / 30.0) ** 2))
    talus = np.clip((distance - 135.0) / 30.0, 0.0, 1.0) * np.clip((470.0 - distance) / 160.0, 0.0, 1.0)
    undulation = 3.0 * value_noise(shape, 120.0, generator) + 1.2 * value_noise(shape, 46.0, generator)
    undulation *= np.clip((640.0 - distance) / 200.0, 0.12, 1.0)
    ledges = 1.6 * value_noise(shape, 18.0, generator) + 0.9 * value_noise(shape, 8.0, generator)
    furrows = 0.9 * value_noise(shape, 26.0, generator, stretch=4.0)
    boulders = 0.28 * value_noise(shape, 10.0, generator) + 0.16 * value_noise(shape, 5.0, generator)
    return undulation + cliff * ledges + talus * furrows + (0.12 + talus) * boulders


def _grade_road(surface, x, y):
    """A bench for the road: a parabola through the heights along its centre line, and smooth banks."""
    centre = road_line(x[0])
    rows = np.clip((centre / CELL_SIZE).astype(int), 0, surface.shape[0] - 1)
    along = surface[rows, np.arange(surface.shape[1])]
    grade = np.polynomial.Polynomial.fit(x[0], along, 2)(x[0])
    keep = smooth_step((np.abs(y - centre) - ROAD_HALF_WIDTH) / ROAD_EMBANKMENT)
    return keep * surface + (1 - keep) * grade
