# SPDX-License-Identifier: GPL-2.0-or-later
"""Plots of the report of talus:screenline."""

import numpy as np

from ....engine.passages.passage_statistics import values_of
from ....engine.passages.screen_line import first_passages
from ...number_words import KILO, formatted, number_text
from ...shared.reports.map import round_length
from ...shared.reports.page import quantity_labels, readable
from ...shared.reports.plots import BLUE, DARK, GREY, RED, class_colours, class_legend, drawn, new_figure, shade
from ...translation import tr

DRAWN_PATHS, DRAWN_CROSSINGS = 300, 4000
PERCENTILES = (("p50", ":"), ("p95", "--"), ("p99", "-."))
SHOWN = ("energy", "top", "velocity", "angle")


def draw_overview(analysis, terrain):
    """Map of the lines, some paths and where they cross, as PNG."""
    motion, rows = analysis.paths.motion, first_passages(analysis.screening.rows)
    figure, axes = new_figure(17.0, 13.0)
    from matplotlib.collections import LineCollection

    if terrain is not None:
        shade(axes, terrain)
    chosen = np.unique(np.linspace(0, motion.run_count - 1, min(DRAWN_PATHS, motion.run_count)).astype(int))
    paths = [motion.position[motion.first[run] : motion.first[run + 1], :2] for run in chosen]
    axes.add_collection(LineCollection(paths, colors="#333333", linewidths=0.3, alpha=0.4, zorder=2))
    for line in analysis.lines:
        for part in line.parts:
            axes.plot(part[:, 0], part[:, 1], color="#08306b", linewidth=2.2, solid_capstyle="round", zorder=4)
        x, y = line.parts[0][0]
        axes.annotate(line.name, (x, y), fontsize=8, fontweight="bold", xytext=(3, 3), textcoords="offset points",
                      bbox={"facecolor": "white", "alpha": 0.75, "edgecolor": "none", "pad": 1.0},
                      annotation_clip=True, zorder=6)  # fmt: skip
    rows = rows[:DRAWN_CROSSINGS]
    colours = class_colours(rows["energy"] / KILO)
    axes.scatter(rows["x"], rows["y"], s=9, c=colours, edgecolors="white", linewidths=0.2, zorder=5)
    low, high = _window(analysis)
    axes.set(xlim=(low[0], high[0]), ylim=(low[1], high[1]), aspect="equal")
    axes.ticklabel_format(useOffset=False, style="plain")
    axes.tick_params(labelsize=7)
    axes.tick_params(axis="y", labelrotation=90)
    axes.locator_params(axis="y", nbins=5)
    axes.set(xlabel=tr("east [m]"), ylabel=tr("north [m]"))
    _scale_bar_and_north(axes)
    class_legend(axes, largest=np.max(rows["energy"], initial=0.0) / KILO, loc="best")
    return drawn(figure, "png")


def _scale_bar_and_north(axes):
    """A round length in the lower left corner, and an arrow to the north beside it."""
    (west, east), (south, north) = axes.get_xlim(), axes.get_ylim()
    length = round_length(0.25 * (east - west))
    x, y, tick = west + 0.04 * (east - west), south + 0.04 * (north - south), 0.015 * (north - south)
    outline = {"facecolor": "white", "alpha": 0.8, "edgecolor": "none", "pad": 1.5}
    axes.plot([x, x, x + length, x + length], [y + tick, y, y, y + tick], color="black", linewidth=1.5, zorder=7)
    axes.annotate(f"{number_text(length)} m", (x + 0.5 * length, y), xytext=(0, 5), textcoords="offset points",
                  ha="center", fontsize=8, bbox=outline, zorder=6)  # fmt: skip
    beside = x + length + 0.05 * (east - west)
    axes.annotate(tr("N"), (beside, y + 0.1 * (north - south)), xytext=(beside, y), ha="center", fontsize=9,
                  bbox=outline, arrowprops={"arrowstyle": "-|>", "color": "black"}, zorder=7)  # fmt: skip


def _window(analysis):
    """Corners that hold all lines and paths, with a margin."""
    corners = [part for line in analysis.lines for part in line.parts]
    points = np.concatenate([*corners, analysis.paths.motion.position[:, :2]])
    low, high = points.min(axis=0), points.max(axis=0)
    margin = 0.05 * (high - low).max()
    return low - margin, high + margin


def draw_histograms(analysis, line):
    """Histograms of the first passages of a line, with their percentiles, as SVG."""
    screening = analysis.screening
    rows = first_passages(screening.rows[screening.rows["line"] == line])
    figure, panels = new_figure(17.0, 10.5, 2, 2)
    figure.subplots_adjust(hspace=0.5, wspace=0.2)
    for axes, name in zip(panels, SHOWN):
        values = values_of(rows, screening.radius, name)
        values = values[np.isfinite(values)]
        axes.set_xlabel(quantity_labels(analysis.paths.has_rotation)[name])
        axes.set_ylabel(tr("rocks"))
        if not values.size:
            axes.text(0.5, 0.5, tr("unknown"), ha="center", transform=axes.transAxes, color=GREY)
            continue
        axes.hist(values, bins=_edges(values), color=BLUE, edgecolor="white", linewidth=0.4)
        summary = screening.numbers[line].of[name]
        for statistic, dashes in PERCENTILES:
            axes.axvline(getattr(summary, statistic), color=RED, linestyle=dashes, linewidth=1.1)
        texts = (f"{name[1:]} %: {readable(getattr(summary, name))}" for name, _ in PERCENTILES)
        axes.set_title("    ".join(texts), fontsize=7.5, color=RED, loc="right")
        axes.yaxis.get_major_locator().set_params(integer=True)
    return drawn(figure)


def _edges(values):
    """Edges of 10 to 40 bins of a round width."""
    spread = float(np.ptp(values))
    if spread == 0.0:
        return [values[0] - 0.5, values[0] + 0.5]
    rough = spread / min(40.0, max(10.0, np.sqrt(values.size)))
    scale = 10.0 ** np.floor(np.log10(rough))
    width = scale * min((1.0, 2.0, 2.5, 5.0, 10.0), key=lambda step: abs(step - rough / scale))
    first = np.floor(values.min() / width) * width
    return first + width * np.arange(int((values.max() - first) / width) + 2)


def draw_along(analysis, line):
    """Height of the rocks' tops and how many pass, along a line, as SVG."""
    screening, feature = analysis.screening, analysis.lines[line]
    rows = first_passages(screening.rows[screening.rows["line"] == line])[:DRAWN_CROSSINGS]
    figure, (upper, lower) = new_figure(17.0, 9.0, 2, 1, sharex=True, gridspec_kw={"height_ratios": (2, 1)})
    figure.subplots_adjust(hspace=0.12)
    top = values_of(rows, screening.radius, "top")
    upper.scatter(rows["chainage"], top, s=8, c=class_colours(rows["energy"] / KILO), linewidths=0, rasterized=True)
    choice = screening.designs[line].choice
    if choice is not None:
        label = formatted(tr("barrier of {:g} m"), choice.height)
        upper.axhline(choice.height, color=DARK, linestyle="--", linewidth=1.0, label=label)
        upper.text(0.995, choice.height, label, transform=upper.get_yaxis_transform(), ha="right", va="bottom",
                   fontsize=7, color=DARK)  # fmt: skip
    upper.set(ylabel=tr("height of the top [m]"), ylim=(0.0, None))
    class_legend(upper, largest=np.max(rows["energy"], initial=0.0) / KILO, loc="upper left", bbox_to_anchor=(1.0, 1.0),
                 title=tr("energy"), title_fontsize=7)  # fmt: skip
    bins = np.linspace(0.0, feature.length, int(np.clip(feature.length / 5.0, 10, 60)) + 1)
    lower.hist(rows["chainage"], bins=bins, color=BLUE, edgecolor="white", linewidth=0.4)
    lower.set(xlabel=tr("distance along the line from its first vertex [m]"), ylabel=tr("rocks"))
    lower.set_xlim(0.0, feature.length)
    lower.yaxis.get_major_locator().set_params(integer=True)
    return drawn(figure)
