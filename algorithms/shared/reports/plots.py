# SPDX-License-Identifier: GPL-2.0-or-later
"""Shared parts of all plots. matplotlib is loaded when the first one is drawn, and never its windows."""

import io
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from ....engine.io.optional_packages import require
from ...number_words import localised, number_text
from ...translation import tr
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
    for panel in panels:
        panel.spines[["top", "right"]].set_visible(False)
        panel.tick_params(labelsize=7.5)
        panel.xaxis.label.set_size(8.5)
        panel.yaxis.label.set_size(8.5)
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

    for axis in (xy_axis for axes in figure.axes for xy_axis in (axes.xaxis, axes.yaxis)):
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
                labels = [tick.label1 for tick in ticks if least <= tick.get_loc() <= most]
                shown = [label for label in labels if label.get_visible() and label.get_text().strip()]
                boxes = [(label.get_window_extent(renderer), label) for label in shown]
                for box, label in sorted(boxes, key=lambda pair: getattr(pair[0], low)):
                    start, end = getattr(box, low), getattr(box, high)
                    if any(start - apart < other_end and other < end + apart for other, other_end in taken):
                        label.set_visible(False)
                    else:
                        taken.append((start, end))


def class_colours(values, ramp="energy"):
    """The colour of each value in the classes of a ramp of styles/ramps.py."""
    colours = np.array([entry[2] for entry in classes(ramp, np.nanmax(values, initial=0.0))])
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


# The plot of a profile: terrain and heights, velocity, energy and number of rocks along a line.

DRAWN_RUNS = 150
BANDS = (("largest", GREY, ":"), ("p95", RED, "-"), ("p50", BLUE, "-"))


def draw_profile(along_line, paths, kind="svg"):
    """The plot as bytes; ``kind``: svg or png."""
    ratios = {"height_ratios": (3.0, 1.2, 1.2, 1.2, 1.0)}
    figure, (terrain, height, velocity, energy, number) = new_figure(18.0, 24.0, 5, 1, sharex=True, gridspec_kw=ratios)
    figure.subplots_adjust(hspace=0.1)
    _draw_terrain(terrain, along_line)
    _draw_envelope(height, along_line, "height", tr("height [m]"))
    _draw_envelope(velocity, along_line, "velocity", tr("velocity [m/s]"))
    label = tr("energy [kJ]") if paths.has_rotation else tr("energy, translation [kJ]")
    _draw_envelope(energy, along_line, "energy", label)
    _draw_numbers(number, along_line, paths.number.size)
    number.set_xlabel(tr("distance along the line [m]"))
    number.set_xlim(0.0, along_line.stations.chainage[-1])
    figure.align_ylabels()
    return drawn(figure, kind)


def _draw_terrain(axes, along_line):
    x, ground = along_line.stations.chainage, along_line.ground
    floor = np.nanmin(ground) - 0.05 * np.ptp(ground[np.isfinite(ground)]) if np.isfinite(ground).any() else 0.0
    axes.fill_between(x, floor, ground, color="#d9d3c7", linewidth=0)
    _draw_runs(axes, along_line)
    for statistic, colour, dashes in BANDS:
        label = _band_label(statistic)
        heights = ground + along_line.envelopes["height"][statistic]
        axes.plot(x, heights, color=colour, linestyle=dashes, linewidth=1.0, label=tr("height {}").format(label))
    axes.plot(x, ground, color=DARK, linewidth=1.4, label=tr("ground"))
    axes.set_ylabel(tr("height above sea level [m]"))
    axes.set_ylim(floor, None)
    axes.legend(frameon=False, fontsize=7.5, loc="upper right")


def _draw_runs(axes, along_line):
    """Some of the runs, from station to station while they stay in the corridor."""
    from matplotlib.collections import LineCollection

    rows = along_line.rows[np.lexsort([along_line.rows["time"], along_line.rows["run"]])]
    runs = np.unique(rows["run"])
    chosen = runs[np.unique(np.linspace(0, runs.size - 1, min(DRAWN_RUNS, runs.size)).astype(int))] if runs.size else []
    rows = rows[np.isin(rows["run"], chosen)]
    points = np.column_stack(
        [along_line.stations.chainage[rows["line"]], along_line.ground[rows["line"]] + rows["height"]]
    )
    is_cut = (np.diff(rows["run"]) != 0) | (np.abs(np.diff(rows["line"])) > 1)
    parts = np.split(points, np.flatnonzero(is_cut) + 1)
    axes.add_collection(LineCollection(parts, colors="#333333", linewidths=0.3, alpha=0.35))


def _band_label(statistic):
    return tr("max.") if statistic == "largest" else f"{statistic[1:]} %"


def _draw_envelope(axes, along_line, name, quantity):
    x, envelope = along_line.stations.chainage, along_line.envelopes[name]
    axes.fill_between(x, envelope["p50"], envelope["p95"], color=BLUE, alpha=0.2, linewidth=0)
    for statistic, colour, dashes in BANDS:
        label = _band_label(statistic)
        axes.plot(x, envelope[statistic], color=colour, linestyle=dashes, linewidth=1.1, label=label)
    axes.set_ylabel(quantity)
    axes.set_ylim(0.0, 1.2 * axes.get_ylim()[1])  # room for the legend
    axes.grid(axis="y", linewidth=0.3, color="#cccccc")
    axes.legend(frameon=False, fontsize=7, loc="upper right", ncols=3)


def _draw_numbers(axes, along_line, run_count):
    x = along_line.stations.chainage
    width = np.diff(x).max() if x.size > 1 else 1.0
    axes.bar(x, along_line.ended, width=width, color="#1a9850", alpha=0.6, linewidth=0, label=tr("end here"))
    axes.plot(x, along_line.passing, color=DARK, linewidth=1.3, drawstyle="steps-mid", label=tr("pass"))
    axes.set_ylabel(tr("runs (of {})").format(run_count))
    axes.set_ylim(0.0, 1.3 * max(along_line.passing.max(), along_line.ended.max(), 1))
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.legend(frameon=False, fontsize=7.5, loc="upper right", ncols=2)
