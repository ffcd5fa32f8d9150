# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps, legends and rocks for the pictures of the help: few colours and large letters, for they are shown small."""

import io

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.collections import LineCollection, PolyCollection
from matplotlib.colors import BoundaryNorm, LightSource, ListedColormap
from matplotlib.lines import Line2D
from matplotlib.patches import Patch, Rectangle
from osgeo import ogr
from scipy.spatial.distance import cdist

from talus.algorithms.shared.reports.plots import write_ticks_as_people_do
from talus.algorithms.translation import tr
from talus.resources.demo.picture import read_lines, read_raster

WIDTH = 4.5  # inches, at DOTS twice the width that the help beside a dialog has for it
DOTS = 100
COLOURS, SELDOM = 128, 48  # of the palette; of them for what is small on a plan
SHRINK, SHRINKS, GAP = 0.95, 12, 4.0  # of letters that leave the figure or meet; pixels between them
GREYS = np.array([0.62, 0.70, 0.78, 0.85, 0.91, 0.96])  # of the relief
RED, BLUE, DARK = "#b2182b", "#1c4e80", "#222222"
plt.rcParams.update({
    "font.size": 10.5, "axes.titlesize": 11.5, "axes.titleweight": "bold", "axes.linewidth": 0.8,
    "legend.fontsize": 9.5, "legend.frameon": False, "legend.handlelength": 1.0, "legend.handletextpad": 0.5,
    "legend.columnspacing": 0.9, "legend.labelspacing": 0.3, "legend.borderaxespad": 0.0, "axes.spines.top": False,
    "axes.spines.right": False,
})  # fmt: skip


def figure_of(height, columns=2, rows=1, **layout):
    """A figure of the width of all, and its axes."""
    return plt.subplots(rows, columns, figsize=(WIDTH, height), dpi=DOTS, layout="constrained", **layout)


def finished(figure):
    """The figure as a PNG with a palette, and closed."""
    from PIL import Image

    write_ticks_as_people_do(figure)
    _fit_titles(figure)
    buffer = io.BytesIO()
    figure.savefig(buffer, dpi=DOTS, format="png", bbox_inches="tight", pad_inches=0.03)
    plt.close(figure)
    pixels = np.asarray(Image.open(buffer).convert("RGB"))
    shape = pixels.shape[:2]
    colours, place, count = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    palette = _palette(colours, count, any(image.get_array().ndim == 3 for image in _images(figure)))
    nearest = cdist(colours, palette).argmin(axis=1).astype(np.uint8)
    picture = Image.fromarray(nearest[place.reshape(shape)], "P")
    picture.putpalette(palette.astype(np.uint8).tobytes())
    small = io.BytesIO()
    picture.save(small, "PNG", optimize=True)
    return small.getvalue()


def _images(figure):
    return [image for axes in figure.axes for image in axes.get_images()]


def _palette(colours, count, shows_a_plan):
    """The commonest colours; of a plan, which is full of greys, also those least like them: its legend is small."""
    palette = colours[np.argsort(-count, kind="stable")[:COLOURS]].astype(float)
    if shows_a_plan:
        palette = palette[: COLOURS - SELDOM]
        distance = cdist(colours, palette).min(axis=1)
        for _ in range(SELDOM):
            chosen = colours[distance.argmax()].astype(float)
            palette = np.vstack([palette, chosen])
            distance = np.minimum(distance, np.linalg.norm(colours - chosen, axis=1))
    return palette


def _fit_titles(figure):
    """Smaller letters where titles or labels leave the figure or meet: words of other languages are longer."""
    texts = [entry for axes in figure.axes for entry in (axes.title, axes.xaxis.label) if entry.get_text()]
    for _ in range(SHRINKS):
        figure.draw_without_rendering()
        boxes = [text.get_window_extent() for text in texts]
        too_wide = {k for k, box in enumerate(boxes) if box.x0 < 0.0 or box.x1 > figure.bbox.width}
        for k, box in enumerate(boxes):
            too_wide |= {k for other in boxes[:k] + boxes[k + 1 :] if box.padded(GAP).overlaps(other)}
        if not too_wide:
            return
        for k in too_wide:
            texts[k].set_fontsize(SHRINK * texts[k].get_fontsize())


def ground(axes, folder, title):
    """The terrain as a relief in a few greys, without coordinates, with a title; returns its extent."""
    heights, extent = read_raster(folder / "terrain.tif")
    cell = (extent[1] - extent[0]) / heights.shape[1]
    light = LightSource(azdeg=315, altdeg=40).hillshade(heights, vert_exag=1.0, dx=cell, dy=cell)
    steps = np.quantile(light, np.linspace(0.0, 1.0, len(GREYS) + 1)[1:-1])
    axes.imshow(GREYS[np.digitize(light, steps)], cmap="gray", vmin=0.0, vmax=1.0, extent=extent, zorder=0)
    axes.set(xticks=[], yticks=[], xlim=extent[:2], ylim=extent[2:], title=title)
    axes.spines[:].set_visible(True)
    scale(axes, extent)
    return extent


def scale(axes, extent, length=100.0):
    """A bar of a round length."""
    left, bottom = extent[0] + 0.04 * (extent[1] - extent[0]), extent[2] + 0.03 * (extent[3] - extent[2])
    axes.plot([left, left + length], [bottom] * 2, color=DARK, linewidth=3, solid_capstyle="butt", zorder=9)
    paper = {"facecolor": "white", "edgecolor": "none", "alpha": 0.7, "pad": 1.0}
    look = {"va": "center", "fontsize": 8.5, "bbox": paper, "zorder": 9, "clip_on": True}
    axes.text(left + 1.12 * length, bottom, f"{length:.0f} m", **look)


def classes(axes, path, ramp):
    """A raster in the classes of its style; returns the legend's handles."""
    from talus.algorithms.shared.styles import ramps

    values, extent = read_raster(path)
    bounds = ramps.RAMPS[ramp][0]
    colours = [colour for *_, colour, _ in ramps.classes(ramp)]
    norm = BoundaryNorm([-1e30, *bounds, ramps.HIGHEST], len(colours))
    image = np.ma.masked_invalid(values)
    axes.imshow(image, extent=extent, cmap=ListedColormap(colours), norm=norm, interpolation="nearest", zorder=1)
    return class_patches(ramp)


def class_patches(ramp):
    """Legend of a ramp, without the unit."""
    from talus.algorithms.shared.styles import ramps

    unit = ramps.RAMPS[ramp][1]
    return [Patch(color=colour, label=label.removesuffix(unit).strip()) for *_, colour, label in ramps.classes(ramp)]


def class_colours(values, ramp):
    """The colour of each value in the classes of a style."""
    from talus.algorithms.shared.styles import ramps

    return np.array(ramps.COLOURS)[np.searchsorted(ramps.RAMPS[ramp][0], values)]


def lines(axes, path, layer=0, **look):
    """The lines of a layer."""
    axes.add_collection(LineCollection(read_lines(path, layer)[0], zorder=3, **look))


def polygons(axes, path, layer, chosen=None, **look):
    """The polygons of a layer, of several parts too; holes are not drawn. ``chosen``: which, in the words of OGR."""
    source = ogr.Open(str(path))
    parts, features = [], source.GetLayer(layer)
    features.SetAttributeFilter(chosen)
    for feature in features:
        shape = ogr.ForceToMultiPolygon(feature.GetGeometryRef().Clone())
        parts += [np.array(part.GetGeometryRef(0).GetPoints())[:, :2] for part in shape]
    axes.add_collection(PolyCollection(parts, zorder=2, **look))


def points(axes, path, layer=0, field=None, **look):
    """The points of a layer; returns the values of the field."""
    places, values = read_lines(path, layer, field)
    axes.scatter(*np.concatenate(places).T, zorder=5, **look)
    return values


def points_of(path, field):
    """The values of a field of the first layer."""
    source = ogr.Open(str(path))
    return [feature.GetField(field) for feature in source.GetLayer()]


def releases(axes, folder):
    """The release points of the demonstration."""
    points(axes, folder / "demo.gpkg", "releases", s=26, marker="v", color="gold", edgecolors=DARK, linewidths=0.6)
    return Line2D([], [], marker="v", color="gold", markeredgecolor=DARK, linestyle="", label=tr("releases"))


def dot(colour, label, size=6):
    """Handle of points in a legend."""
    return Line2D([], [], marker="o", color=colour, linestyle="", markersize=size, label=label)


def star(colour, label):
    """Handle of the best in a legend."""
    return Line2D([], [], marker="*", color=colour, linestyle="", markersize=12, label=label)


def frame(left, bottom, width, height):
    """A box on a map, around what another map shows."""
    return Rectangle((left, bottom), width, height, fill=False, edgecolor=RED, linewidth=1.5, zorder=8)


def ticks(values):
    """Two round numbers within the values, near the least and the largest."""
    least, largest = (float(f"{value:.1g}") for value in (values.min(), 0.95 * values.max()))
    return [max(least, values.min()), min(largest, values.max())]


def legend(figure, handles, title=None, columns=3):
    """The legend below everything, in fewer columns where its words need them."""
    for count in range(columns, 0, -1):
        shown = figure.legend(handles=handles, title=title, loc="lower center", ncols=count)
        figure.draw_without_rendering()
        if shown.get_window_extent().width <= figure.bbox.width:
            break
        shown.remove()
    share = shown.get_window_extent().height / figure.bbox.height + 0.015
    figure.get_layout_engine().set(rect=(0.0, share, 1.0, 1.0 - share))


def rock(axes, path, half):
    """A rock aslant, as in the previews."""
    from talus.algorithms.shared.rocks import preview as rock_preview
    from talus.engine.shapes.polyhedron import convex_hull

    rock_preview.draw_view(axes, convex_hull(np.loadtxt(path)), rock_preview.aslant(), half)
