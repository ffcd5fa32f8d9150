# SPDX-License-Identifier: GPL-2.0-or-later
"""Draw the results of the demonstration as one picture: overview.png.

    python resources/demo/picture.py FOLDER

Left the terrain with ground, forest, road, releases and trajectories; right the largest energy in each cell.
"""

import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.collections import LineCollection, PolyCollection
from matplotlib.colors import BoundaryNorm, LightSource
from osgeo import gdal, ogr

from talus.resources.demo.run_demo import OUTPUTS

# Steps of the map in kJ; 30 and 300 are the boundaries of the Swiss intensity classes.
ENERGY_STEPS = (1, 3, 10, 30, 100, 300, 1000, 3000)
FOREST_COLOURS = {"open": "#a9d18e", "medium": "#6aa84f", "dense": "#38761d"}


def read_raster(path, band=1):
    """Values, NaN where there is no data and kJ for J, and the extent (west, east, south, north)."""
    raster = gdal.Open(str(path))
    band = raster.GetRasterBand(band)
    values = band.ReadAsArray().astype(float)
    if band.GetNoDataValue() is not None:
        values[values == band.GetNoDataValue()] = np.nan
    if band.GetUnitType() == "J":
        values /= 1000.0
    west, width, _, north, _, height = raster.GetGeoTransform()
    return values, (west, west + width * values.shape[1], north + height * values.shape[0], north)


def read_lines(path, layer=0, field=None):
    """Geometries of a layer as arrays (n, 2), and the values of one field."""
    source = ogr.Open(str(path))
    shapes, values = [], []
    for feature in source.GetLayer(layer):
        shape = feature.GetGeometryRef()
        if shape.GetGeometryCount():
            shape = shape.GetGeometryRef(0)
        shapes.append(np.array(shape.GetPoints())[:, :2])
        values.append(feature.GetField(field) if field else None)
    return shapes, values


def shade(axes, terrain):
    """The terrain as a hillshade with contour lines every 20 m."""
    heights, extent = terrain
    west, east, south, north = extent
    cell = (east - west) / heights.shape[1]
    light = LightSource(azdeg=315, altdeg=40).hillshade(heights, vert_exag=1.3, dx=cell, dy=cell)
    axes.imshow(light, cmap="gray", extent=extent, vmin=-0.2, vmax=1.1)
    levels = np.arange(np.floor(heights.min() / 20) * 20, heights.max(), 20)
    axes.contour(heights, levels, extent=extent, origin="upper", colors="black", linewidths=0.3, alpha=0.5)
    axes.set(xticks=[], yticks=[], xlim=(west, east), ylim=(south, north))


def draw_road(axes, data):
    road, _ = read_lines(data, "road")
    axes.add_collection(LineCollection(road, colors="white", linewidths=4.0, zorder=3))
    axes.add_collection(LineCollection(road, colors="black", linewidths=1.0, zorder=3))


def draw_inputs(axes, folder, data):
    """Forest, road, trajectories and releases."""
    stands, densities = read_lines(data, "forest", "density")
    colours = [FOREST_COLOURS[density] for density in densities]
    axes.add_collection(PolyCollection(stands, facecolors=colours, alpha=0.45))
    draw_road(axes, data)
    paths, _ = read_lines(folder / OUTPUTS["TRAJECTORIES"])
    axes.add_collection(LineCollection(paths, colors="#c92a2a", linewidths=0.35, alpha=0.6))
    stops = np.concatenate(read_lines(folder / OUTPUTS["STOPS"])[0])
    axes.scatter(*stops.T, s=4, color="#1c4e80", zorder=4, label="stop")
    releases = np.concatenate(read_lines(data, "releases")[0])
    axes.scatter(*releases.T, s=28, marker="v", color="gold", edgecolors="black", zorder=5, label="release")
    axes.legend(loc="lower right", fontsize=8)
    axes.set_title("Trajectories, forest (green) and road")


def draw_energy(figure, axes, folder, data):
    """The map of the largest kinetic energy, with the classes of intensity marked beside the colours."""
    energy, extent = read_raster(folder / OUTPUTS["ENERGY_MAX"])
    colours = plt.get_cmap("YlOrRd", len(ENERGY_STEPS) + 1)
    norm = BoundaryNorm(ENERGY_STEPS, colours.N, extend="both")
    image = axes.imshow(energy, extent=extent, cmap=colours, norm=norm, interpolation="nearest")
    draw_road(axes, data)
    bar = figure.colorbar(image, ax=axes, shrink=0.6, label="kinetic energy, kJ")
    for name, position in (("weak", 0.21), ("medium", 0.57), ("strong", 0.86)):
        middle = {"transform": bar.ax.transAxes, "ha": "center", "va": "center"}
        bar.ax.text(0.5, position, name, rotation=90, fontsize=8, **middle)
    for boundary in (30, 300):
        bar.ax.axhline(boundary, color="black", linewidth=1.5)
    axes.set_title("Largest energy and the Swiss intensity classes")


def draw_scale(axes, extent, length=100.0):
    west, _, south, _ = extent
    left, bottom = west + 15.0, south + 14.0
    axes.plot([left, left + length], [bottom, bottom], color="black", linewidth=3, solid_capstyle="butt")
    axes.text(left + length / 2, bottom + 6.0, f"{length:.0f} m", ha="center", fontsize=8)


def main(folder):
    gdal.UseExceptions()
    ogr.UseExceptions()
    folder = Path(folder)
    data = folder / "demo.gpkg"
    terrain = read_raster(folder / "terrain.tif")
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 7.2), layout="constrained")
    for axes in (left, right):
        shade(axes, terrain)
        draw_scale(axes, terrain[1])
    draw_inputs(left, folder, data)
    draw_energy(figure, right, folder, data)
    figure.savefig(folder / "overview.png", dpi=110)
    print(f"Picture: {folder / 'overview.png'}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/demo")
