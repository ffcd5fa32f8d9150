# SPDX-License-Identifier: GPL-2.0-or-later
"""Pictures of rocks: four views of one with its numbers, or a sheet of many. Drawn without a window."""

import math
from importlib.util import find_spec

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsWkbTypes

from ....engine.io.optional_packages import require
from ....engine.io.rock_writers import write_obj, write_pts
from ....engine.shapes.polyhedron import convex_hull
from ...number_words import formatted
from ...translation import tr
from ..layers.writing import make_feature, write_layer
from ..styles.styles import TableStyle
from .outputs import MESH, PREVIEW, PROPERTIES, ROCK, columns

# Outputs of the tools that make rocks: files of points and meshes, a picture, a table of properties, and numbers.


def write_rock(call, files, rock):
    """Write points and mesh of a rock where they are wanted; returns parameter -> path."""
    paths = {}
    for name, write in ((ROCK, write_pts), (MESH, write_obj)):
        if call.wants(name):
            paths[name] = call.path(name)
            write(files.stage(paths[name]), rock)
    return paths


def write_picture(call, files, draw):
    """Call draw(path) where a picture is wanted and matplotlib is there; returns parameter -> path."""
    if not call.wants(PREVIEW):
        return {}
    if find_spec("matplotlib") is None:
        call.info(tr("PREVIEW: no picture, because the Python of QGIS has no matplotlib; install it there."))
        return {}
    path = call.path(PREVIEW)
    draw(files.stage(path))
    return {PREVIEW: path}


def write_table(call, files, made_rocks):
    """Write a row for each rock where the table is wanted; returns parameter -> destination."""
    if not call.wants(PROPERTIES):
        return {}
    form = columns(), QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
    rows = (make_feature(None, [column.value(made) for column in columns()]) for made in made_rocks)
    style = TableStyle(columns())
    return {PROPERTIES: write_layer(call, files, PROPERTIES, form, rows, style)}


INCH = 2.54
DOTS = 130  # per inch
LIGHT = np.array([-0.45, 0.7, 0.55])  # from above left, in the axes of the view
STONE = np.array([0.76, 0.71, 0.64])
DARKEST = 0.35  # share of the light on a face in the shade
EDGE, TEXT = "#3a342c", "#222222"
SHEET_COLUMNS, SHEET_ROWS = 5, 4
ROOM = 1.3  # width of a view / largest width of the rock
# rows: right, up and towards the eye, in the axes of the rock
FRONT = np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]])
SIDE = np.array([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]])
TOP = np.eye(3)
SAME_FACE = 1e-6  # 1 - cosine between normals of triangles of one face


def draw_rock(path, rock, rows):
    """PNG of a rock along its three axes and aslant; rows are pairs of a label and a number to write beside it."""
    figure = _figure(26.0, 15.0)
    grid = figure.add_gridspec(2, 3, width_ratios=(1.0, 1.0, 0.85), wspace=0.12, hspace=0.16,
                               left=0.02, right=0.99, top=0.9, bottom=0.03)  # fmt: skip
    views = ((tr("Front"), FRONT, "x", "z"), (tr("Side"), SIDE, "y", "z"),
             (tr("Top"), TOP, "x", "y"), (tr("Oblique"), aslant(), None, None))  # fmt: skip
    half = max(_half_width(rock, view) for _, view, _, _ in views)
    for number, (title, view, right, up) in enumerate(views):
        axes = figure.add_subplot(grid[number // 2, number % 2])
        draw_view(axes, rock, view, half)
        axes.set_title(title, fontsize=9, color=TEXT, pad=3)
        _scale_bar(axes, half)
        if right:
            _draw_extents(axes, rock.vertices @ view.T, right, up)
    figure.suptitle(rock.name, x=0.02, y=0.965, ha="left", fontsize=13, color=TEXT)
    _write_rows(figure.add_subplot(grid[:, 2]), rows)
    _save(figure, path)


def draw_sheet(path, rocks, titles):
    """PNG of many rocks aslant, all to the same scale; returns how many found room."""
    shown = rocks[: SHEET_COLUMNS * SHEET_ROWS]
    columns = min(SHEET_COLUMNS, len(shown))
    lines = math.ceil(len(shown) / columns)
    figure = _figure(5.2 * columns, 5.6 * lines)
    half = max(_half_width(rock, aslant()) for rock in shown)
    for number, (rock, title) in enumerate(zip(shown, titles)):
        axes = figure.add_subplot(lines, columns, number + 1)
        draw_view(axes, rock, aslant(), half)
        _scale_bar(axes, half)
        axes.set_title(title, fontsize=8, color=TEXT, pad=2)
    figure.subplots_adjust(0.01, 0.01, 0.99, 0.95, 0.04, 0.12)
    _save(figure, path)
    return len(shown)


def _figure(width, height):
    require("matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width / INCH, height / INCH), facecolor="white")
    FigureCanvasAgg(figure)
    return figure


def _half_width(rock, view):
    return 0.5 * ROOM * np.ptp(rock.vertices @ view[:2].T, axis=0).max()


def _save(figure, path):
    figure.savefig(path, format="png", dpi=DOTS)


def aslant():
    """View from the front, right and above."""
    turn, tilt = math.radians(35.0), math.radians(25.0)
    right = np.array([math.cos(turn), math.sin(turn), 0.0])
    eye = np.array([math.sin(turn) * math.cos(tilt), -math.cos(turn) * math.cos(tilt), math.sin(tilt)])
    return np.array([right, np.cross(eye, right), eye])


def draw_view(axes, rock, view, half):
    """The faces that look towards the eye, shaded, and the edges between them. A convex body hides no such face."""
    from matplotlib.collections import LineCollection, PolyCollection

    hull = convex_hull(rock.vertices)
    seen = hull.vertices @ view.T
    corners = seen[hull.triangles]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals /= np.maximum(np.linalg.norm(normals, axis=1), 1e-300)[:, None]
    facing = normals[:, 2] > SAME_FACE
    # half of the light comes from where one looks from, so that no visible face is lost in the shade
    shade = np.clip(0.5 * normals @ (LIGHT / np.linalg.norm(LIGHT)) + 0.5 * normals[:, 2], 0.0, 1.0)
    colours = STONE * (DARKEST + (1.15 - DARKEST) * shade[facing, None]).clip(0.0, 1.25)
    colours = colours.clip(0.0, 1.0)
    axes.add_collection(PolyCollection(corners[facing][:, :, :2], facecolors=colours, edgecolors=colours, lw=0.8))
    axes.add_collection(LineCollection(seen[_edges(hull, normals, facing)][:, :, :2], colors=EDGE, lw=0.7))
    centre = 0.5 * (seen.min(axis=0) + seen.max(axis=0))
    axes.set_xlim(centre[0] - half, centre[0] + half)
    axes.set_ylim(centre[1] - half, centre[1] + half)
    axes.set_aspect("equal")
    axes.axis("off")


def _edges(hull, normals, facing):
    """Pairs of corners (k, 2): edges of a facing triangle that do not lie within a face."""
    edges = np.concatenate([hull.triangles[:, [0, 1]], hull.triangles[:, [1, 2]], hull.triangles[:, [2, 0]]])
    owner = np.tile(np.arange(len(hull.triangles)), 3)
    order = np.lexsort(np.sort(edges, axis=1).T)
    first, second = order[::2], order[1::2]  # each edge of a closed body has two triangles
    bends = 1.0 - (normals[owner[first]] * normals[owner[second]]).sum(axis=1) > SAME_FACE
    shown = bends & (facing[owner[first]] | facing[owner[second]])
    return edges[first[shown]]


def _draw_extents(axes, seen, right, up):
    """Lengths of the body across and up the view."""
    low, high = seen.min(axis=0), seen.max(axis=0)
    gap = 0.05 * (high - low).max()
    arrow = {"arrowstyle": "<->", "color": TEXT, "lw": 0.7, "shrinkA": 0, "shrinkB": 0}
    axes.annotate("", (low[0], low[1] - gap), (high[0], low[1] - gap), arrowprops=arrow)
    axes.text(0.5 * (low[0] + high[0]), low[1] - 1.5 * gap, formatted("{}: {:.3g} m", right, high[0] - low[0]),
              ha="center", va="top", fontsize=8, color=TEXT)  # fmt: skip
    axes.annotate("", (high[0] + gap, low[1]), (high[0] + gap, high[1]), arrowprops=arrow)
    axes.text(high[0] + 1.5 * gap, 0.5 * (low[1] + high[1]), formatted("{}: {:.3g} m", up, high[1] - low[1]),
              ha="left", va="center", rotation=90, fontsize=8, color=TEXT)  # fmt: skip


def _scale_bar(axes, half):
    """A bar of a round length, a quarter of the view or less, in the lower left corner."""
    longest = 0.5 * half
    power = 10.0 ** math.floor(math.log10(longest))
    length = power * max(step for step in (1.0, 2.0, 5.0) if step * power <= longest)
    left, low = axes.get_xlim()[0] + 0.05 * half, axes.get_ylim()[0] + 0.06 * half
    axes.plot([left, left + length], [low, low], color=TEXT, lw=2.0, solid_capstyle="butt")
    axes.text(left, low + 0.04 * half, formatted("{:g} m", length), fontsize=7, color=TEXT, va="bottom")


def _write_rows(axes, rows):
    axes.axis("off")
    line = min(1.0 / max(len(rows), 1), 0.06)
    for index, (label, number) in enumerate(rows):
        height = 1.0 - (index + 0.5) * line
        axes.text(0.0, height, label, fontsize=8, color=TEXT, va="center", transform=axes.transAxes)
        axes.text(1.0, height, number, fontsize=8, color=TEXT, va="center", ha="right", transform=axes.transAxes)
