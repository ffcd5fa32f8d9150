# SPDX-License-Identifier: GPL-2.0-or-later
"""Shared parts of all plots. matplotlib is loaded when the first one is drawn, and never its windows."""

import io
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from ...engine.io.optional_packages import require
from ..number_words import localised, number_text
from ..styles.ramps import bounds_of, classes
from .map import shaded

DARK, BLUE, GREY, RED = "#1b3a57", "#4a708b", "#8a8a8a", "#b03030"
DOTS = 130  # per inch
POINTS = 72  # per inch
TICKS_APART = 2.0  # points between the labels of two ticks
KINDS = {".svg": "svg", ".pdf": "pdf"}


def new_figure(width, height, rows=1, columns=1, **more):
    """(figure, axes) in centimetres. Axes as a list unless there is one."""
    require("matplotlib")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width / 2.54, height / 2.54))
    axes = figure.subplots(rows, columns, **more)
    panels = list(np.ravel(axes))
    for one in panels:
        one.spines[["top", "right"]].set_visible(False)
        one.tick_params(labelsize=7.5)
        one.xaxis.label.set_size(8.5)
        one.yaxis.label.set_size(8.5)
    return figure, (panels if len(panels) > 1 else panels[0])


def drawn(figure, kind="svg"):
    """The figure as bytes; ``kind``: svg or png."""
    write_ticks_as_people_do(figure)
    leave_out_covered_ticks(figure)
    buffer = io.BytesIO()
    figure.savefig(buffer, format=kind, dpi=DOTS, bbox_inches="tight", facecolor="white")
    return buffer.getvalue()


def write_ticks_as_people_do(figure):
    """Numbers at all axes of a figure in the user's language, without an exponent or an offset."""
    from matplotlib.ticker import LogFormatter, ScalarFormatter

    class Ticks(ScalarFormatter):
        def __call__(self, x, pos=None):
            return localised(super().__call__(x, pos))

    class LogTicks(LogFormatter):
        def __call__(self, x, pos=None):
            return number_text(x) if super().__call__(x, pos) else ""

    for axis in (one for axes in figure.axes for one in (axes.xaxis, axes.yaxis)):
        if isinstance(axis.get_major_formatter(), ScalarFormatter):
            ticks = Ticks(useOffset=False)
            ticks.set_scientific(False)
            axis.set_major_formatter(ticks)
        elif isinstance(axis.get_major_formatter(), LogFormatter):
            axis.set_major_formatter(LogTicks())
            axis.set_minor_formatter(LogTicks(minor_thresholds=(1.0, 0.5)))


def leave_out_covered_ticks(figure):
    """Hide each label of a tick that would lie on one before it along its axis: long numbers, thresholds close to each
    other on a logarithmic axis. Labels of minor ticks give way to the others."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    canvas = FigureCanvasAgg(figure)
    canvas.draw()  # labels have no places before
    renderer, apart = canvas.get_renderer(), TICKS_APART * figure.dpi / POINTS
    for axes in figure.axes:
        for axis, low, high in ((axes.xaxis, "x0", "x1"), (axes.yaxis, "y0", "y1")):
            taken, (least, most) = [], sorted(axis.get_view_interval())
            for ticks in (axis.get_major_ticks(), axis.get_minor_ticks()):
                labels = [one.label1 for one in ticks if least <= one.get_loc() <= most]
                shown = [one for one in labels if one.get_visible() and one.get_text().strip()]
                boxes = [(label.get_window_extent(renderer), label) for label in shown]
                for box, label in sorted(boxes, key=lambda pair: getattr(pair[0], low)):
                    start, end = getattr(box, low), getattr(box, high)
                    if any(start - apart < other_end and other < end + apart for other, other_end in taken):
                        label.set_visible(False)
                    else:
                        taken.append((start, end))


def class_colours(values, ramp="energy"):
    """The colour of each value in the classes of a ramp of styles/ramps.py."""
    colours = np.array([one[2] for one in classes(ramp, np.nanmax(values, initial=0.0))])
    bounds = bounds_of(ramp, np.nanmax(values, initial=0.0))
    return colours[np.searchsorted(bounds, values)]


def class_legend(axes, ramp="energy", largest=0.0, **more):
    """The classes of a ramp that values up to the largest need, as a legend."""
    from matplotlib.lines import Line2D

    marks = [
        Line2D([], [], linestyle="", marker="o", markersize=4, color=colour, label=label)
        for _, _, colour, label in classes(ramp, largest)
    ]
    axes.legend(handles=marks, frameon=True, framealpha=0.85, fontsize=7, **more)


def shade(axes, terrain):
    """Grey relief of a terrain under a map."""
    step = max(1, max(terrain.shape) // 1200)
    west, south, east, north = terrain.extent
    half_x, half_y = 0.5 * terrain.cell_size[0], 0.5 * terrain.cell_size[1]
    image = shaded(terrain.heights[::step, ::step], [size * step for size in terrain.cell_size]) / 255.0
    box = (west - half_x, east + half_x, south - half_y, north + half_y)
    axes.imshow(image, extent=box, origin="lower", interpolation="bilinear", zorder=0)


def picture_kind(path):
    """Format that ``drawn`` has to draw for a file name: svg or pdf by its ending, else png."""
    return KINDS.get(Path(path).suffix.lower(), "png")


def is_there():
    """Can plots be drawn: is matplotlib installed?"""
    return find_spec("matplotlib") is not None
