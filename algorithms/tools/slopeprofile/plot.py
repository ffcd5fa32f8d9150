# SPDX-License-Identifier: GPL-2.0-or-later
"""The plot of talus:slopeprofile: slope and paths, heights, energy, velocity, stops and how many rocks come so far."""

import math

import numpy as np

from ...choice_names import choice_names
from ...number_words import KILO, formatted
from ...shared.reports.plots import BLUE, DARK, GREY, RED, drawn, new_figure
from ...shared.styles.ramps import CLASS_COLOURS, OTHER
from ...translation import tr
from .algorithm import WIDTHS
from .source import earlier_names

# The ground classes along a profile, as a band at the foot of its picture.

BAND = 0.035  # of the height of the axes


def draw_ground_band(axes, line, default):
    """Draw the band; returns {words for a class: a mark for the legend}, in the order in which the classes come."""
    names = np.array([name or default for name in line.ground])
    ends = np.concatenate([[0], np.flatnonzero(names[1:] != names[:-1]) + 1, [names.size]])
    marks, words = {}, choice_names()
    for first, last in zip(ends[:-1], ends[1:]):
        name = str(names[first])
        span = axes.axvspan(line.x[first], line.x[last], 0.0, BAND, color=CLASS_COLOURS.get(name, OTHER),
                            linewidth=0, zorder=2)  # fmt: skip
        marks.setdefault(words.get(name, name), span)
    return marks


BINS = 80  # of the histogram of the stops, at most
PATH = "#c98a1b"
DASHES = "-", "--", "-.", ":"  # of the impact models of earlier programs
BARRIER = "#111111"


def draw_slope(scene, along, numbers, kind="svg"):
    """The plot as bytes; ``scene``: run.Scene of the picture; ``kind``: svg, png or pdf."""
    line = scene.line
    ratios = {"height_ratios": (4.0, 1.2, 1.2, 1.2, 1.3)}
    figure, (slope, height, energy, velocity, stops) = new_figure(18.0, 25.0, 5, 1, sharex=True, gridspec_kw=ratios)
    figure.subplots_adjust(hspace=0.14)
    _draw_profile(slope, scene, along)
    _draw_pair(height, along.x, along.height_max, along.height_p95, tr("passing height [m]"))
    _draw_pair(energy, along.x, along.energy_max / KILO, along.energy_p95 / KILO, tr("energy [kJ]"))
    _draw_pair(velocity, along.x, along.velocity_max, None, tr("velocity [m/s]"))
    # the tops of the barriers beside the passing heights
    for place, tall, _ in scene.barriers:
        height.plot([scene.line.x[0] + place] * 2, [0.0, tall], color=BARRIER, linewidth=2.0, zorder=6)
    _draw_stops(stops, scene, along, numbers)
    stops.set_xlabel(tr("distance along the profile [m]"))
    stops.set_xlim(line.x[0], line.x[-1])
    figure.align_ylabels()
    return drawn(figure, kind)


def _draw_profile(axes, scene, envelope):
    line = scene.line
    ground = np.interp(envelope.x, line.x, line.z)
    floor = line.z.min() - 0.1 * np.ptp(line.z)
    axes.fill_between(line.x, floor, line.z, color="#ece8df", linewidth=0)
    axes.plot(line.x, line.z, color=DARK, linewidth=1.3, label=tr("ground"))
    _draw_paths(axes, scene.paths)
    axes.plot(envelope.x, ground + envelope.height_p95, color=RED, linewidth=0.9, label=tr("height 95 %"))
    for distance, tall, energy in scene.barriers:
        foot = float(np.interp(line.x[0] + distance, line.x, line.z))
        axes.plot([line.x[0] + distance] * 2, [foot, foot + tall], color=BARRIER, linewidth=2.2, zorder=6)
        axes.annotate(_barrier_words(tall, energy), (line.x[0] + distance, foot + tall), (4, 10), zorder=7,
                      textcoords="offset points", fontsize=7, ha="left", color=BARRIER)  # fmt: skip
    axes.set_ylabel(tr("height [m]"))
    axes.set_ylim(floor, None)
    classes = draw_ground_band(axes, line, scene.default_class)
    legend = axes.legend(frameon=False, fontsize=7.5, loc="upper right")
    axes.add_artist(legend)
    axes.legend(classes.values(), classes, frameon=False, fontsize=7, loc="lower left", title=tr("ground class"),
                title_fontsize=7, ncols=3, handlelength=1.2, bbox_to_anchor=(0.0, 1.2 * BAND))  # fmt: skip


def _draw_paths(axes, paths):
    if paths is None or not paths.size:
        return
    ends = np.flatnonzero(np.diff(paths["run"])) + 1
    for number, path in enumerate(np.split(paths, ends)):
        label = {"label": formatted(tr("{} paths"), ends.size + 1)} if number == 0 else {}
        axes.plot(path["x"], path["z"], color=PATH, linewidth=0.4, alpha=0.75, zorder=3, **label)


def _barrier_words(tall, energy):
    words = formatted(tr("{:g} m"), tall)
    return words if math.isinf(energy) else f"{words}, " + formatted(tr("{:g} kJ"), energy / KILO)


def _draw_pair(axes, x, largest, p95, label):
    axes.plot(x, largest, color=GREY, linestyle=":", linewidth=1.1, label=tr("max."))
    if p95 is not None:
        axes.plot(x, p95, color=RED, linewidth=1.1, label="95 %")
    axes.set_ylabel(label)
    axes.set_ylim(0.0, None)
    axes.grid(axis="y", linewidth=0.3, color="#cccccc")
    axes.legend(frameon=False, fontsize=7, loc="best", ncols=2)  # off the curves, wherever these are high


def _draw_stops(axes, scene, envelope, numbers):
    """Draw the stops, the share of runs beyond each point, and the end of the catchment that holds the wanted share."""
    width = max(1, math.ceil(envelope.x.size / BINS))
    starts = np.arange(0, envelope.x.size, width)
    counts = np.add.reduceat(envelope.stops, starts) / max(scene.runs, 1)
    step = float(envelope.x[1] - envelope.x[0])
    axes.bar(envelope.x[starts], 100.0 * counts, width * step, align="edge", color=BLUE, alpha=0.55, linewidth=0,
             label=formatted(tr("stop within {:g} m"), width * step))  # fmt: skip
    going = 100.0 * np.maximum.accumulate(envelope.share[::-1])[::-1]
    axes.plot(envelope.x, going, color=DARK, linewidth=1.3, label=tr("reach this distance"))
    names = earlier_names()
    for model, dashes in zip(scene.earlier, DASHES):
        axes.plot(envelope.x, 100.0 * model.share(envelope.x), color=PATH, linestyle=dashes, linewidth=1.2,
                  label=names[model.model])  # fmt: skip
    axes.set_ylabel(tr("rocks [%]"))
    axes.set_ylim(0.0, 105.0)
    axes.grid(axis="y", linewidth=0.3, color="#cccccc")
    where = {"loc": "upper right", "ncols": 2} if scene.earlier else {"loc": "center left"}
    axes.legend(frameon=False, fontsize=7, **where)
    for name, held in WIDTHS.items():
        if name in numbers:
            x = scene.toe + numbers[name]
            axes.plot([x, x], [0.0, 100.0 * (1.0 - held)], color=RED, linewidth=0.8)
            text = formatted("{:g} %", 100.0 * held)
            axes.annotate(text, (x, 100.0 * (1.0 - held)), (0, 3), textcoords="offset points",
                          fontsize=7, ha="center", color=RED)  # fmt: skip
