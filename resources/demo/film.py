# SPDX-License-Identifier: GPL-2.0-or-later
"""The rocks of the demonstration on their way, as a moving picture: film.gif.

    python resources/demo/film.py FOLDER

FOLDER holds what make_demo.py and run_demo.py wrote. The slope is seen from the valley; time runs three times as fast.
"""

import io
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import LightSource
from osgeo import gdal, ogr
from PIL import Image, ImageDraw

from talus.resources.demo.run_demo import OUTPUTS

ELEVATION = np.radians(24.0)  # of the eye above the horizon
WIDTH = 560  # pixels
SHOWN = 30.0, 545.0  # m from the northern edge: from above the cliff to below the last rocks
PER_RELEASE = 9  # rocks shown from each release point
FRAME, SPEED = 0.09, 3.0  # s of the film between two pictures; how much faster time runs
LONGEST = 45.0  # s; what still rolls then is shown where it is
HELD = 2500  # ms, the last picture
FOREST, ROAD = (0.36, 0.55, 0.30), (0.97, 0.97, 0.95)
GREYS = 56  # colours of the slope; the others are those below
ROCK, EDGE, PATH, STOP = (196, 30, 36), (30, 10, 10), (232, 150, 60), (20, 70, 160)
NOTHING = GREYS + 4  # index of what stays as in the picture before


def read_raster(path):
    """Heights of the part that is shown, and the affine numbers of GDAL for it."""
    raster = gdal.Open(str(path))
    west, width, _, north, _, height = raster.GetGeoTransform()
    first, last = (round(way / -height) for way in SHOWN)
    return raster.ReadAsArray()[first:last].astype(float), (west, width, 0.0, north + first * height, 0.0, height)


def covered(path, layer, shape, transform):
    """Cells that a layer of polygons or lines covers."""
    vectors = ogr.Open(str(path))
    mask = gdal.GetDriverByName("MEM").Create("", shape[1], shape[0], 1, gdal.GDT_Byte)
    mask.SetGeoTransform(transform)
    gdal.RasterizeLayer(mask, [1], vectors.GetLayer(layer), burn_values=[1], options=["ALL_TOUCHED=TRUE"])
    return mask.ReadAsArray().astype(bool)


class View:
    """From places in metres to pixels: the slope from the south, in parallel projection."""

    def __init__(self, heights, transform):
        self.west, self.cell, self.north = transform[0], transform[1], transform[3]
        rows, columns = np.indices(heights.shape) + 0.5
        self.x, self.y = self.west + self.cell * columns, self.north - self.cell * rows
        across, up = self.x - self.west, self._up(self.y, heights)
        self.scale = WIDTH / (self.cell * heights.shape[1])
        self.top = up.max()
        self.size = WIDTH, int(np.ceil((self.top - up.min()) * self.scale))
        self.grid = across, up

    def _up(self, y, z):
        return (y - self.north) * np.sin(ELEVATION) + z * np.cos(ELEVATION)

    def pixels(self, points):
        """(n, 2) pixels of points (n, 3)."""
        return np.column_stack(
            [(points[:, 0] - self.west) * self.scale, (self.top - self._up(points[:, 1], points[:, 2])) * self.scale]
        )


def draw_slope(view, heights, forest, road):
    """The slope alone, as an image."""
    light = LightSource(azdeg=300, altdeg=42).hillshade(heights, vert_exag=1.2, dx=view.cell, dy=view.cell)
    colours = np.clip(0.15 + 0.9 * light, 0.0, 1.0)[..., None] * np.array([0.93, 0.91, 0.87])
    colours[forest] = 0.55 * colours[forest] + 0.45 * np.array(FOREST)
    colours[road] = ROAD
    figure = plt.figure(figsize=(view.size[0] / 100, view.size[1] / 100), dpi=100)
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    across, up = view.grid
    quads = 0.25 * (colours[:-1, :-1] + colours[1:, :-1] + colours[:-1, 1:] + colours[1:, 1:])
    mesh = axes.pcolormesh(across, up, quads[..., 0], antialiased=False)  # from the crest to the valley: near hides far
    mesh.set_array(None)
    mesh.set_facecolor(quads.reshape(-1, 3))
    axes.set(xlim=(0.0, view.size[0] / view.scale), ylim=(view.top - view.size[1] / view.scale, view.top))
    axes.axis("off")
    buffer = io.BytesIO()
    figure.savefig(buffer, dpi=100, format="png", facecolor="white")
    plt.close(figure)
    return Image.open(buffer).convert("RGB")


def read_paths(folder):
    """(times, points) of the first rocks of each release."""
    source = ogr.Open(str(folder / OUTPUTS["TRAJECTORIES"]))
    shown, paths = {}, []
    for feature in source.GetLayer(0):
        release = feature["release"]
        shown[release] = shown.get(release, 0) + 1
        if shown[release] <= PER_RELEASE:
            line = feature.GetGeometryRef()
            points = np.array([line.GetPointZM(k) for k in range(line.GetPointCount())])
            paths.append((points[:, 3], points[:, :3]))
    return paths


def place_at(path, time):
    """(3,) where a rock is."""
    times, points = path
    return np.array([np.interp(time, times, points[:, axis]) for axis in range(3)])


def film(folder):
    """Pictures with one palette; from the second on only what differs from the one before."""
    heights, transform = read_raster(folder / "terrain.tif")
    view, data = View(heights, transform), folder / "demo.gpkg"
    forest, road = (covered(data, layer, heights.shape, transform) for layer in ("forest", "road"))
    road = road | np.roll(road, 1, axis=0)  # two cells wide, so that it has no gaps
    slope = draw_slope(view, heights, forest, road).quantize(GREYS, dither=Image.Dither.NONE)
    palette = (
        slope.getpalette()[: 3 * GREYS] + [value for entry in (ROCK, EDGE, PATH, STOP) for value in entry] + [0, 0, 0]
    )
    slope.putpalette(palette)
    paths = read_paths(folder)
    end = min(max(times[-1] for times, _ in paths), LONGEST)
    pictures, trails, before = [], slope.copy(), None
    for time in np.arange(0.0, end + FRAME * SPEED, FRAME * SPEED):
        picture = draw_moment(view, trails, paths, time)
        pixels = np.asarray(picture)
        shown = pixels if before is None else np.where(pixels == before, NOTHING, pixels)
        before = pixels
        pictures.append(Image.fromarray(shown.astype(np.uint8), "P"))
        pictures[-1].putpalette(palette)
    return pictures


def draw_moment(view, trails, paths, time):
    """One picture; what rocks have passed since the last one is added to ``trails``."""
    pen = ImageDraw.Draw(trails)
    for path in paths:
        if time - FRAME * SPEED < path[0][-1]:
            ends = np.array([place_at(path, moment) for moment in (time - FRAME * SPEED, time)])
            pen.line([tuple(point) for point in view.pixels(ends)], fill=GREYS + 2)
    picture = trails.copy()
    pen = ImageDraw.Draw(picture)
    for path in paths:
        is_moving = time < path[0][-1]
        ((x, y),) = view.pixels(place_at(path, time)[None])
        radius = 3.2 if is_moving else 2.2
        box = (x - radius, y - radius, x + radius, y + radius)
        pen.ellipse(box, fill=GREYS if is_moving else GREYS + 3, outline=GREYS + 1 if is_moving else None)
    return picture


def main(folder):
    gdal.UseExceptions()
    ogr.UseExceptions()
    folder = Path(folder)
    first, *others = film(folder)
    times = [round(1000 * FRAME)] * len(others) + [HELD]
    first.save(folder / "film.gif", save_all=True, append_images=others, duration=times, loop=0, disposal=1,
               transparency=NOTHING, optimize=False)  # fmt: skip
    print(f"Film: {folder / 'film.gif'}, {len(times)} pictures, {(folder / 'film.gif').stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/demo")
