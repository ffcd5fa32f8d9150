# SPDX-License-Identifier: GPL-2.0-or-later
"""A study of a made-up region, done by the command `talus run`: what it takes, and whether its maps have seams.

Called by regional.py, part region. What is looked for where blocks of the terrain store meet:

    the same bits          the result of the same study with the terrain in memory, and each of its rasters, where that
                           is allowed to take so much
    cells next to borders  how many of the visited cells lie there, compared with those next to other lines as far
                           apart, at seven places in the blocks: runs that ended at borders, or were thrown away and not
                           done again, would leave fewer
"""

import json
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import numpy as np
from matplotlib import pyplot
from osgeo import gdal
from PIL import Image

from talus.engine.io import well_known_binary as binary
from talus.engine.io.geodata import Layer, library

STUDY = """\
format = 1
name = "region"
[terrain]
dem = "{dem}"
[releases]
file = "releases.gpkg"
runs = 3
height = 0.5
[rock]
shape = "eota221"
volume = 0.3
[ground]
class = "hard"
[compute]
terrain_memory = {memory}
threads = 2
[outputs]
folder = "{folder}"
maps = ["passages", "energy_max", "reach_probability"]
layers = []
"""
MEMORY, ALL_OF_IT, MOST_IN_MEMORY = 100.0, 1e5, 2 * 10**7  # MB; cells
PLACES, BLOCK = 333, 512  # releases; nodes along a block of the store
PICTURE = Path(__file__).resolve().parents[1] / "docs" / "images" / "region.png"
CLOSE_UP, PIXELS = 256, 420  # cells along a side, pixels
GREYS, ENERGIES, COLOURS = pyplot.get_cmap("gray", 20), pyplot.get_cmap("YlOrRd", 8), 64  # few: a small file
pyplot.rcParams.update({"font.size": 8, "axes.titlesize": 8, "axes.titlelocation": "left"})
# writes at its end what the system knows of it: its peak alone, where wait4 counts that of who started it too
COMMAND = (
    "import sys; from talus.engine.command_line import main; code = main(sys.argv[2:]); "
    "open(sys.argv[1], 'w').write(open('/proc/self/status').read()); sys.exit(code)"
)


def part_region(folder, dem, places, cells):
    """Cost of the study, and findings at the borders; draws the picture."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    system = gdal.Open(str(dem)).GetProjection()
    points = [binary.point(place) for place in places]
    library().write_layer(str(folder / "releases.gpkg"), Layer("releases", "Point", system, points, {}, []))
    row = {"cells": 0, "runs": 3 * len(points), **run(folder, dem, "in_store", MEMORY)}
    if cells <= MOST_IN_MEMORY:
        row["in memory"] = run(folder, dem, "in_memory", ALL_OF_IT)
        row["same bits"] = digest(folder / "in_store") == digest(folder / "in_memory") and all(
            np.array_equal(
                *(cells_of(folder / entry / f"{name}.tif") for entry in ("in_store", "in_memory")), equal_nan=True
            )
            for name in ("passages", "energy_max", "reach_probability")
        )
    passages = cells_of(folder / "in_store" / "passages.tif")[::-1]  # row 0 in the south, as blocks are
    row["visited"] = int(np.count_nonzero(passages))
    row["cells"] = passages.size
    row["next to borders"] = visited_next_to(passages, 0)
    row["next to other lines"] = sorted(visited_next_to(passages, k * BLOCK // 8) for k in range(1, 8))
    row["crossed"] = crossings(passages)
    draw(folder, dem, passages, PICTURE)
    return row


def run(folder, dem, name, memory):
    """Time and memory of `talus run` of the study with so much memory for the terrain, MB."""
    path = folder / f"{name}.toml"
    path.write_text(STUDY.format(dem=dem, memory=memory, folder=name), encoding="utf-8")
    status = folder / f"{name}.status"
    start, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", COMMAND, str(status), "run", str(path)], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    peak = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmHWM"))
    return {
        "s": time.monotonic() - start,
        "processor, s": after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime,
        "peak, MB": int(peak.split()[1]) / 1024.0,
    }  # fmt: skip


def digest(folder):
    """Digest of the runs and maps."""
    return json.loads((folder / "summary.json").read_text(encoding="utf-8"))["result"]


def cells_of(path):
    """All cells of a raster, row 0 in the north."""
    return gdal.Open(str(path)).ReadAsArray()


def visited_next_to(passages, shift):
    """Visited cells in the rows and columns on both sides of lines a block apart, the first after ``shift``."""
    count = 0
    for axis in (0, 1):
        lines = np.arange(BLOCK + shift, passages.shape[axis] - 1, BLOCK)
        count += sum(np.count_nonzero(np.take(passages, lines + side, axis=axis)) for side in (-1, 0))
    return count


def crossings(passages):
    """Pairs of visited cells that face each other across a border of blocks."""
    count = 0
    for axis in (0, 1):
        lines = np.arange(BLOCK, passages.shape[axis] - 1, BLOCK)
        near, far = (np.take(passages, lines + side, axis=axis) > 0 for side in (-1, 0))
        count += int(np.count_nonzero(near & far))
    return count


def draw(folder, dem, passages, picture):
    """The largest energies on the relief, with the borders of blocks: the whole, and where most runs cross one."""
    energy = cells_of(folder / "in_store" / "energy_max.tif")[::-1]
    row, column = busiest(passages)
    figure, axes = pyplot.subplots(1, 2, figsize=(7.2, 3.9), layout="constrained")
    whole = 0, 0, max(energy.shape)
    close = max(0, row - CLOSE_UP // 2), max(0, column - CLOSE_UP // 2), CLOSE_UP
    for one, (south, west, side) in zip(axes, (whole, close)):
        north, east = min(south + side, energy.shape[0]), min(west + side, energy.shape[1])
        step = max(1, side // PIXELS)
        extent = west, east, south, north
        grey = relief(dem, energy.shape[0], extent, step)
        one.imshow(grey, cmap=GREYS, vmin=-0.6, vmax=1.0, origin="lower", extent=extent)
        part = np.log10(largest(energy[south:north, west:east], step))
        shown = one.imshow(part, cmap=ENERGIES, vmin=0, vmax=4, origin="lower", extent=extent, interpolation="nearest")
        lines = {"color": "#2166ac", "linewidth": 0.6, "alpha": 0.7}
        one.hlines(np.arange(BLOCK, north, BLOCK), west, east, **lines)
        one.vlines(np.arange(BLOCK, east, BLOCK), south, north, **lines)
        one.set(xlim=(west, east), ylim=(south, north), xlabel="m from the west", aspect="equal")
    axes[0].set(ylabel="m from the south", title="the region, borders of blocks in blue")
    axes[1].set(title="where most runs cross a border")
    bar = figure.colorbar(shown, ax=axes, shrink=0.7, label="largest energy, kJ")
    bar.set_ticks([0, 1, 2, 3, 4], labels=["1", "10", "100", "1,000", "10,000"])
    figure.savefig(picture, dpi=110, metadata={"Software": None})
    pyplot.close(figure)
    with Image.open(picture) as drawn:
        small = drawn.convert("RGB").quantize(COLOURS)
    small.save(picture, optimize=True)


def busiest(passages):
    """Row and column of the cell next to a border of blocks that most runs pass."""
    best = 0, 0, 0
    for axis in (0, 1):
        for line in range(BLOCK, passages.shape[axis] - 1, BLOCK):
            along = np.take(passages, line, axis=axis)
            place = int(along.argmax())
            best = max(best, (int(along[place]), *((line, place) if axis == 0 else (place, line))))
    return best[1:]


def largest(cells, step):
    """Largest value of each square, NaN where no run has passed."""
    starts = [np.arange(0, size, step) for size in cells.shape]
    return np.fmax.reduceat(np.fmax.reduceat(cells, starts[0], axis=0), starts[1], axis=1)


def relief(dem, rows, extent, step):
    """Light from the north-west on a part of the elevation model, every this many cells."""
    west, east, south, north = extent
    dataset = gdal.Open(str(dem))  # a band does not keep it
    part = dataset.GetRasterBand(1).ReadAsArray(
        west, rows - north, east - west, north - south, -(-(east - west) // step), -(-(north - south) // step)
    )[::-1].astype(float)  # fmt: skip
    part[part == dataset.GetRasterBand(1).GetNoDataValue()] = np.nan
    to_north, to_east = np.gradient(part, step)
    return (to_east - to_north + 1.4) / np.sqrt(4.0 * (1.0 + to_north**2 + to_east**2))
