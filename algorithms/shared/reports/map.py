# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps of the report: shaded relief, a quantity and paths, as PNG. North is up."""

import base64
import html
import math

import numpy as np
from osgeo import gdal

from ...number_words import number_text
from ...translation import tr
from ..styles.ramps import classes

# Overlay of a report's map: releases, barriers, trees, a scale bar and an arrow to the north, as SVG.

BLUE, RED, GREEN = "#0050c8", "#b2182b", "#1b7837"
DRAWN_TREES = 3000
SIZE = 1000.0  # of the longer side, in units of the drawing


class Frame:
    """A piece of ground as a drawing: pixels of the picture to units of the drawing."""

    def __init__(self, image_shape, metres, pixel_of):
        rows, columns = image_shape
        self.unit = SIZE / max(rows, columns)  # a pixel
        self.width, self.height = columns * self.unit, rows * self.unit
        self.metre = self.width / metres
        self.pixel_of = pixel_of  # (x, y) -> row from the south, column

    def place(self, x, y):
        """Units from the upper left corner."""
        row, column = self.pixel_of(x, y)
        return column * self.unit, self.height - row * self.unit


def framed(png, frame, points=None, barriers=None, trees=None):
    """The drawing over a picture, as SVG."""
    data = base64.b64encode(png).decode("ascii")
    size = f"{frame.width:.0f} {frame.height:.0f}"
    parts = [
        f"<image width='{frame.width:.0f}' height='{frame.height:.0f}' href='data:image/png;base64,{data}'/>",
        *_trees(frame, trees), *_barriers(frame, barriers), *_releases(frame, points), _scale_bar(frame), _north(frame),
    ]  # fmt: skip
    head = f"<svg class='map' viewBox='0 0 {size}' xmlns='http://www.w3.org/2000/svg' font-family='sans-serif'>"
    return f"{head}{''.join(parts)}</svg>"


def map_keys(barriers=None, trees=None):
    """Pairs of a little drawing and a text for what stands over the map."""
    keys = [(f"<path d='M6 1L11 10H1Z' fill='{BLUE}'/>", tr("release"))]
    if barriers is not None:
        keys.append((f"<path d='M1 6H11' stroke='{RED}' stroke-width='3'/>", tr("barrier")))
    if trees is not None:
        keys.append((f"<circle cx='6' cy='6' r='3' fill='{GREEN}'/>", tr("tree")))
    return keys


def _releases(frame, points):
    for x, y in () if points is None else zip(points.x.tolist(), points.y.tolist()):
        a, b = frame.place(x, y)
        yield f"<path d='M{a:.1f} {b - 8:.1f}l7 13h-14z' fill='{BLUE}' stroke='#fff' stroke-width='1'/>"


def _barriers(frame, barriers):
    for line in () if barriers is None else barriers.lines:
        text = " ".join("{:.1f},{:.1f}".format(*frame.place(x, y)) for x, y in line.tolist())
        yield f"<polyline points='{text}' fill='none' stroke='#fff' stroke-width='8'/>"
        yield f"<polyline points='{text}' fill='none' stroke='{RED}' stroke-width='5'/>"


def _trees(frame, trees):
    step = 1 if trees is None else max(1, math.ceil(len(trees) / DRAWN_TREES))
    for x, y in () if trees is None else trees.positions[::step].tolist():
        a, b = frame.place(x, y)
        yield f"<circle cx='{a:.1f}' cy='{b:.1f}' r='2.5' fill='{GREEN}'/>"


def round_length(longest):
    """1, 2 or 5 times a power of ten, at most so long."""
    scale = 10.0 ** math.floor(math.log10(longest))
    return scale * max(step for step in (1.0, 2.0, 5.0) if step * scale <= longest)


def _scale_bar(frame):
    """A round length of about a quarter of the width."""
    length = round_length(0.25 * frame.width / frame.metre)
    wide, y = length * frame.metre, frame.height - 22.0
    return (
        f"<rect x='10' y='{y - 28:.0f}' width='{wide + 100:.0f}' height='44' fill='#fff' fill-opacity='0.8'/>"
        f"<path d='M20 {y - 8:.0f}V{y:.0f}H{20 + wide:.0f}V{y - 8:.0f}' fill='none' stroke='#000' stroke-width='3'/>"
        f"<text x='{26 + wide:.0f}' y='{y + 4:.0f}' font-size='22'>{html.escape(number_text(length))} m</text>"
    )


def _north(frame):
    x = frame.width - 34.0
    letter = html.escape(tr("N"))
    return (
        f"<rect x='{x - 22:.0f}' y='8' width='44' height='72' fill='#fff' fill-opacity='0.8'/>"
        f"<path d='M{x:.0f} 12L{x + 12:.0f} 50L{x:.0f} 42L{x - 12:.0f} 50Z'/>"
        f"<text x='{x:.0f}' y='74' font-size='22' text-anchor='middle'>{letter}</text>"
    )


WIDEST = 1000  # pixels
MARGIN = 0.08  # of the window, around what the rocks reached
DRAWN_PATHS = 300
PATH_OPACITY = 0.5
SUN = (-0.5, 0.5, math.sqrt(0.5))  # unit vector towards the sun: north-west, 45 degrees up
PATH_COLOUR, NO_DATA_COLOUR = (40, 40, 40), (255, 255, 255)
SHADOW, LIT = 150.0, 250.0  # grey of a face away from the sun, and of one towards it
MEMORY_FILE = "/vsimem/talus_report.png"


ENERGY = ("energy_max", 1e-3, "energy")


def draw_map(window, trajectories=None, quantity=ENERGY):
    """(PNG as bytes, Frame of what lies over it) of a Window, with paths where trajectories are given.

    ``quantity``: name in the maps, factor to the unit of the classes, and name of the classes in styles/ramps.py.
    """
    name, factor, ramp = quantity
    image = window.enlarged(_with_classes(window.relief(), window.largest(name) * factor, ramp))
    if trajectories is not None:
        # evenly over all runs, which stand release by release: the first alone would be those of a few releases
        every = 1 + int(trajectories["run"].max(initial=0)) // DRAWN_PATHS
        _draw_paths(image, trajectories[trajectories["run"] % every == 0], window.pixel_of)
    return png_of(image[::-1]), window.frame(image)


class Window:
    """The part of the terrain that maps show, and its pixels: each of step x step cells, or a cell zoom x zoom.

    The heights of the pixels are read once for all of them, and no others.
    """

    def __init__(self, terrain, maps, points):
        self.terrain, self.maps = terrain, maps
        self.rows, self.columns = _window(terrain, maps, points)
        self.shape = tuple(part.stop - part.start for part in (self.rows, self.columns))
        self.step = max(1, math.ceil(max(self.shape) / WIDEST))
        self.zoom = max(1, WIDEST // max(self.shape))
        self.heights = terrain.sampled(*self.sampled())

    def sampled(self):
        """Slices of the rows and columns of the pixels."""
        return tuple(slice(part.start, part.stop, self.step) for part in (self.rows, self.columns))

    def relief(self):
        """Grey floats (rows, columns, 3) of 0 to 255, a pixel each step."""
        return shaded(self.heights, [size * self.step for size in self.terrain.cell_size])

    def largest(self, name):
        """The largest value of a map in each pixel, NaN where it has none."""
        first = self.maps.row0 - self.rows.start, self.maps.col0 - self.columns.start
        return self.maps.largest_of_squares(name, self.step, self.shape, first)

    def enlarged(self, image):
        """Picture with cells enlarged so that they can be seen."""
        return np.repeat(np.repeat(image, self.zoom, axis=0), self.zoom, axis=1)

    def pixel_of(self, x, y):
        """Row from the south and column of a place on the enlarged picture."""
        scale, terrain = self.zoom / self.step, self.terrain
        column = ((x - terrain.origin[0]) / terrain.cell_size[0] - self.columns.start + 0.5) * scale
        row = ((y - terrain.origin[1]) / terrain.cell_size[1] - self.rows.start + 0.5) * scale
        return row, column

    def frame(self, image):
        """The Frame of what lies over the enlarged picture."""
        return Frame(image.shape[:2], self.terrain.cell_size[0] * self.shape[1], self.pixel_of)


def _window(terrain, maps, points):
    """Slices of rows and columns that hold all visited cells and all releases, with a margin."""
    row = (points.y - terrain.origin[1]) / terrain.cell_size[1]
    column = (points.x - terrain.origin[0]) / terrain.cell_size[0]
    low = np.array([min(maps.row0, row.min()), min(maps.col0, column.min())])
    high = np.array([max(maps.row0 + maps.shape[0], row.max()), max(maps.col0 + maps.shape[1], column.max())])
    margin = 3.0 + MARGIN * (high - low).max()
    low = np.maximum(np.floor(low - margin), 0).astype(int)
    high = np.minimum(np.ceil(high + margin), terrain.shape).astype(int)
    return tuple(slice(*ends) for ends in np.stack([low, high], axis=1).tolist())


def shaded(heights, cell_size):
    """Grey relief, (ny, nx, 3) floats 0 to 255; faces in shadow stay light enough for dark zones and paths on them."""
    if min(heights.shape) < 2:
        return np.full((*heights.shape, 3), 200.0)
    north, east = np.gradient(heights, cell_size[1], cell_size[0])
    light = (SUN[2] - SUN[0] * east - SUN[1] * north) / np.sqrt(1.0 + east**2 + north**2)
    grey = SHADOW + (LIT - SHADOW) * np.clip(light, 0.0, 1.0)
    image = np.repeat(grey[:, :, None], 3, axis=2)
    image[np.isnan(grey)] = NO_DATA_COLOUR
    return image


def _with_classes(image, values, ramp):
    for lower, upper, colour, _ in classes(ramp, np.nanmax(values, initial=0.0)):
        cells = (values > lower) & (values <= upper)  # False for NaN, and for a count of 0
        rgb = np.array([int(colour[k : k + 2], 16) for k in (1, 3, 5)])
        image[cells] = 0.35 * image[cells] + 0.65 * rgb
    return image.astype(np.uint8)


def largest_of_blocks(grid, step):
    """The largest value of each block of ``step`` x ``step`` cells; NaN where a block has none."""
    rows, columns = (np.arange(0, size, step) for size in grid.shape)
    return np.fmax.reduceat(np.fmax.reduceat(grid, rows, axis=0), columns, axis=1)


def _draw_paths(image, samples, pixel_of):
    """Straight pieces between the samples of each run, a pixel wide."""
    row, column = pixel_of(samples["x"], samples["y"])
    joined = np.flatnonzero(samples["run"][1:] == samples["run"][:-1])
    if not joined.size:
        return
    length = np.maximum(np.abs(np.diff(row)), np.abs(np.diff(column)))[joined]
    count = np.ceil(length).astype(int) + 1
    piece = np.repeat(joined, count)
    share = (np.arange(piece.size) - np.repeat(np.cumsum(count) - count, count)) / np.repeat(count, count)
    row, column = row[piece] + share * np.diff(row)[piece], column[piece] + share * np.diff(column)[piece]
    _dot(image, row, column, PATH_COLOUR, PATH_OPACITY)


def _dot(image, row, column, colour, opacity):
    row, column = np.floor(row).astype(int), np.floor(column).astype(int)
    within = (row >= 0) & (column >= 0) & (row < image.shape[0]) & (column < image.shape[1])
    pixels = row[within], column[within]
    image[pixels] = (1.0 - opacity) * image[pixels] + opacity * np.array(colour)


def png_of(image):
    """PNG made by GDAL, which is wherever QGIS is."""
    memory = gdal.GetDriverByName("MEM").Create("", image.shape[1], image.shape[0], 3, gdal.GDT_Byte)
    for band in range(3):
        memory.GetRasterBand(band + 1).WriteArray(np.ascontiguousarray(image[:, :, band]))
    gdal.GetDriverByName("PNG").CreateCopy(MEMORY_FILE, memory).FlushCache()
    size = gdal.VSIStatL(MEMORY_FILE).size
    file = gdal.VSIFOpenL(MEMORY_FILE, "rb")
    content = gdal.VSIFReadL(1, size, file)
    gdal.VSIFCloseL(file)
    gdal.Unlink(MEMORY_FILE)
    return bytes(content)
