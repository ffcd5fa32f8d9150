# SPDX-License-Identifier: GPL-2.0-or-later
"""Figures of convergence and calibration; PNG, SVG or PDF by the name of the file."""

import io
from importlib.util import find_spec

import numpy as np

from ....engine.io.optional_packages import require
from ...number_words import number_text
from ...translation import tr
from .plots import leave_out_covered_ticks, write_ticks_as_people_do

UNITS = {"kappa": "[1/m]", "beta": "[1/s]", "viscous_drag": "[1/s]"}
PLACE_AND_SPEED = 3  # columns of what is compared of velocities
SCALE_SHARE = 0.3  # of the width of a map, of its scale bar
MAP_MARGIN, MAP_NODES = 0.08, 400  # of the places; nodes of a side from which contour lines are drawn
LINE, BAND, POINTS, BEST = "#1f3b57", "#a9c3dc", "#5a5a5a", "#c8321e"


def can_draw(call):
    """True where matplotlib is; else a warning says that the figure is left out."""
    if find_spec("matplotlib") is not None:
        return True
    call.info(tr("The figure is left out: the Python of QGIS has no matplotlib, which would draw it."))
    return False


def draw_curve(path, curve, label, title, band_label):
    """The curve of a statistic over the number of runs, with its confidence band."""
    figure, (axes,) = row_of_axes(1, (6.4, 4.0))
    low, high = (np.where(np.isfinite(side), side, np.nan) for side in (curve.low, curve.high))
    axes.fill_between(curve.runs, low, high, color=BAND, linewidth=0.0, label=band_label)
    axes.plot(curve.runs, curve.value, color=LINE, linewidth=1.5, label=label)
    axes.axhline(curve.value[-1], color=LINE, linewidth=0.6, linestyle="--")
    axes.set(xscale="log", xlabel=tr("runs"), ylabel=label)
    axes.set_title(title, loc="left")
    axes.legend(frameon=False, loc="lower right", bbox_to_anchor=(1.0, 1.0), ncol=2, fontsize=8)
    save_figure(figure, path)


def draw_calibration(path, calibration, bounds, sites, logarithmic, terrains=()):
    """Misfit over each parameter, and at each site (name, Cloud, points of the best) observed and simulated values.

    terrains : of each site; a map of the places follows where places on it are compared
    """
    maps = [(site, terrain) for site, terrain in zip(sites, terrains) if site[1].compared != "values"]
    count = len(calibration.names) + len(sites) + len(maps)
    figure, all_axes = row_of_axes(count, (3.6 * count, 3.6))
    for k, (axes, bound) in enumerate(zip(all_axes, bounds)):
        band = calibration.low[bound.name], calibration.high[bound.name]
        axes.axvspan(*band, color=BAND, linewidth=0.0, label=tr("90 % of the bootstrap"))
        axes.plot(
            calibration.tried[:, k], calibration.misfit, ".", color=POINTS, markersize=4.0, label=tr("evaluations")
        )
        axes.plot(
            calibration.best[bound.name], calibration.misfit.min(), "o", color=BEST, markersize=6.0, label=tr("best")
        )
        axes.set(xlabel=f"{bound.name} {UNITS.get(bound.name, '')}".rstrip(), ylabel=tr("misfit"))
        axes.set(xlim=(bound.low, bound.high), ylim=(0.0, None))
        if logarithmic[bound.name]:
            axes.set_xscale("log")
    all_axes[0].legend(frameon=False, fontsize=7, loc="lower left", bbox_to_anchor=(0.0, 1.0), ncol=3)
    for axes, (name, cloud, points) in zip(all_axes[len(calibration.names) :], sites):
        draw = _draw_distances
        if cloud.compared == "values":
            draw = _draw_speeds if cloud.scale.size == PLACE_AND_SPEED else _draw_depths
        draw(axes, points, cloud)
        if name:
            axes.set_xlabel(f"{axes.get_xlabel()}, {name}")
    for axes, (site, terrain) in zip(all_axes[len(calibration.names) + len(sites) :], maps):
        _draw_places(axes, *site, terrain)
    save_figure(figure, path)


def _draw_places(axes, name, cloud, simulated, terrain):
    """Observed and simulated places on contour lines, north up."""
    places = np.vstack([cloud.places[:, :2], simulated[:, :2], np.atleast_2d(cloud.source)[:, :2]])
    low, high = places.min(axis=0), places.max(axis=0)
    around = MAP_MARGIN * max((high - low).max(), 1.0)
    (west, south), (east, north) = low - around, high + around
    _draw_contours(axes, terrain, (west, south, east, north))
    axes.plot(*simulated[:, :2].T, ".", color=LINE, markersize=4.0, label=tr("best simulation"))
    axes.plot(*cloud.places[:, :2].T, "o", color=BEST, markersize=4.5, markerfacecolor="none", label=tr("observed"))
    _draw_source(axes, np.atleast_2d(cloud.source)[0, :2], 0.5 * (west + east))
    axes.set(xlim=(west, east), ylim=(south, north), aspect="equal", xticks=[], yticks=[], xlabel=name)
    _draw_scale(axes, east - west)
    axes.legend(frameon=False, fontsize=7, loc="lower left", bbox_to_anchor=(0.0, 1.0), ncol=2)


def _draw_source(axes, point, middle):
    """Named on the map: a legend of three would not fit above it."""
    axes.plot(*point, "^", color="black", markersize=6.0)
    side, shift = ("left", 7) if point[0] <= middle else ("right", -7)
    axes.annotate(tr("middle of the releases"), point, (shift, 0), textcoords="offset points", fontsize=7, ha=side,
                  va="center")  # fmt: skip


def _draw_scale(axes, width):
    """A bar of a round length in the lower left corner."""
    longest = SCALE_SHARE * width
    power = 10.0 ** np.floor(np.log10(longest))
    length = max(share * power for share in (1.0, 2.0, 5.0) if share * power <= longest)
    across = axes.get_xaxis_transform()  # metres along x, shares of the height along y
    left = axes.get_xlim()[0] + 0.04 * width
    axes.plot([left, left + length], [0.04, 0.04], transform=across, color="black", linewidth=2.0)
    axes.text(left + 0.5 * length, 0.06, f"{number_text(length)} m", transform=across, ha="center", fontsize=7)


def _draw_contours(axes, terrain, window):
    """Heights of a window at round intervals."""
    west, south, east, north = window
    x = terrain.origin[0] + terrain.cell_size[0] * np.arange(terrain.heights.shape[1])
    y = terrain.origin[1] + terrain.cell_size[1] * np.arange(terrain.heights.shape[0])
    columns, rows = np.flatnonzero((x >= west) & (x <= east)), np.flatnonzero((y >= south) & (y <= north))
    if columns.size < 2 or rows.size < 2:
        return
    every = max(1, max(columns.size, rows.size) // MAP_NODES)
    columns, rows = columns[::every], rows[::every]
    axes.contour(x[columns], y[rows], terrain.heights[np.ix_(rows, columns)], levels=12, colors="0.75", linewidths=0.6)


def _draw_distances(axes, simulated, cloud):
    of_blocks = np.column_stack([cloud.places[:, :2], np.arange(len(cloud.places))])
    _draw_shares(axes, cloud.distances_of(of_blocks), cloud.distances_of(simulated))
    axes.set(xlabel=tr("distance from the source [m]"), ylabel=tr("share within"))


def _draw_speeds(axes, simulated, cloud):
    _draw_shares(axes, cloud.scale[2] * cloud.observed[:, 2], simulated[:, 2])
    axes.set(xlabel=tr("velocity [m/s]"), ylabel=tr("share of blocks not faster"))


def _draw_depths(axes, simulated, cloud):
    _draw_shares(axes, cloud.places[:, 0], simulated[:, 0])
    axes.set(xlabel=tr("depth of scars [m]"), ylabel=tr("share of scars not deeper"))


def _draw_shares(axes, observed, simulated):
    """Both distributions."""
    for values, colour, label in ((observed, BEST, tr("observed")), (simulated, LINE, tr("best simulation"))):
        axes.step(np.sort(values), np.arange(1, values.size + 1) / values.size, where="post", color=colour, label=label)
    axes.set(ylim=(0.0, 1.0))
    axes.legend(frameon=False, fontsize=7, loc="lower left", bbox_to_anchor=(0.0, 1.0), ncol=2)


def row_of_axes(count, size):
    """A figure that no window system knows of, so that it can be drawn in any thread."""
    return grid_of_axes(1, count, size)


def grid_of_axes(rows, columns, size, count=None):
    """Figure with axes in rows; ``count``: number of axes, where the last row is not full."""
    require("matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=size, constrained_layout=True)
    FigureCanvasAgg(figure)
    axes = [figure.add_subplot(rows, columns, k + 1) for k in range(count or rows * columns)]
    for axis in axes:
        axis.grid(color="0.92")
        axis.set_axisbelow(True)
        axis.spines[["top", "right"]].set_visible(False)
    return figure, axes


def save_figure(figure, path):
    """Write a figure; the kind of file follows from its name."""
    write_ticks_as_people_do(figure)
    leave_out_covered_ticks(figure)
    figure.savefig(path, dpi=150)


# Figures of the report of a calibration: residuals over mass and shape, the ensemble of two parameters.

SIZE = (4.2, 3.6)  # inches, of each


def residual_figure(masses, shapes, residuals):
    """Bytes of a PNG: residuals [m] over masses [kg] and, where they are known, over short over long length.

    ``residuals``: pairs (residual, deviation of the throws) of arrays
    """
    rest, deviation = residuals
    with_shapes = int(np.isfinite(shapes).sum()) > 2
    figure, all_axes = row_of_axes(1 + with_shapes, (SIZE[0] * (1 + with_shapes), SIZE[1]))
    _draw(all_axes[0], masses, rest, deviation, tr("mass [kg]"), is_log=True)
    if with_shapes:
        _draw(all_axes[1], shapes, rest, deviation, tr("short over long length"))
    all_axes[0].legend(frameon=False, fontsize=7, loc="lower left", bbox_to_anchor=(0.0, 1.0), ncol=2)
    return _png(figure)


def ensemble_figure(ensemble, bounds, names):
    """Bytes of a PNG: the sets of two parameters within their bounds."""
    figure, (axes,) = row_of_axes(1, SIZE)
    columns = [ensemble.names.index(name) for name in names]
    axes.plot(*ensemble.rows[:, columns].T, ".", color=POINTS, markersize=4.0)
    axes.plot(*(ensemble.middle[name] for name in names), "o", color=BEST, markersize=6.0)
    limits = [next((bound.low, bound.high) for bound in bounds if bound.name == name) for name in names]
    axes.set(xlabel=names[0], ylabel=names[1], xlim=limits[0], ylim=limits[1])
    return _png(figure)


def _draw(axes, values, rest, deviation, label, is_log=False):
    known = np.isfinite(values)
    values, rest, deviation = values[known], rest[known], deviation[known]
    axes.axhline(0.0, color=LINE, linewidth=0.8)
    axes.errorbar(values, rest, deviation, fmt="o", color=POINTS, ecolor=BAND, markersize=3.5, elinewidth=0.8,
                  label=tr("blocks, with the deviation of their runs"))  # fmt: skip
    x = np.log10(values) if is_log else values
    if values.size > 2 and np.ptp(x) > 0.0:
        ends = np.array([x.min(), x.max()])
        slope, height = np.polyfit(x, rest, 1)
        axes.plot(10.0**ends if is_log else ends, slope * ends + height, color=BEST, linewidth=1.5, label=tr("trend"))
    axes.set(xlabel=label, ylabel=tr("observed less simulated run-out [m]"))
    if is_log:
        axes.set_xscale("log")


def _png(figure):
    content = io.BytesIO()
    save_figure(figure, content)
    return content.getvalue()
