# SPDX-License-Identifier: GPL-2.0-or-later
"""The net from the side and from the front at chosen moments, as PNG: thousands of lines would make a page heavy."""

import math
from typing import NamedTuple

import numpy as np

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.nets import succession
from ....engine.nets.collision.verdict import line_direction
from ...number_words import formatted
from ...shared.parameters.obstacles import MAX_TIME
from ...shared.reports.plots import GREY, RED, drawn, new_figure
from ...translation import tr
from .algorithm import FRAME_INTERVAL, REPORT, SUCCESSIVE
from .layers import PART_COLOURS, ROCK_COLOUR, part_names, segments_by_part, verdict_names
from .numbers import worst_first

MOMENTS = 4  # at the first touch, half way, at the largest elongation, at the end
MARGIN = 0.04  # of the extent, around net and rock
WIDE = 19.0  # cm of a figure
SIDE_BY_SIDE, TALLEST, LOWEST = 4.6, 9.0, 1.6  # cm: width of a view from the side, bounds of the height of a view
AROUND = 2.2  # cm for titles, labels and the legend


class View(NamedTuple):
    """View in one direction: all moments in the same frame, with the rock in all of them."""

    title: str
    axis: np.ndarray  # (2,) to the right
    low: np.ndarray  # (2,) m
    high: np.ndarray

    @property
    def shape(self):
        """Height over width."""
        return float((self.high[1] - self.low[1]) / (self.high[0] - self.low[0]))


def moments_of(hit):
    """Numbers of the frames to show."""
    first = hit.first_contact if np.isfinite(hit.first_contact) else 0.0
    peak = max(hit.elongation_time, first)
    times = (first, 0.5 * (first + peak), peak, hit.time[-1])
    return sorted({int(np.abs(hit.frame_times - time).argmin()) for time in times})[:MOMENTS]


def draw_moments(scene, rock, hit):
    """Two pictures: all moments from the side in a row, and from the front below one another."""
    along = line_direction(scene.net)
    frames = moments_of(hit)
    middle = hit.frames[0].mean(axis=0)
    samples = [int(np.abs(hit.time - hit.frame_times[frame]).argmin()) for frame in frames]
    centres, nodes = hit.position[samples] - middle, hit.frames[frames] - middle
    moments = list(zip(hit.frame_times[frames], nodes, centres))
    side = _view(tr("from the side [m]"), np.array([-along[1], along[0]]), nodes, centres, rock.radius)
    front = _view(tr("from the front [m]"), along, nodes, centres, rock.radius)
    tall = np.clip(SIDE_BY_SIDE * side.shape, LOWEST, TALLEST)
    beside = new_figure(SIDE_BY_SIDE * len(frames) + AROUND, tall + AROUND, 1, len(frames), squeeze=False, sharey=True)
    low = np.clip(WIDE * front.shape, LOWEST, TALLEST)
    below = new_figure(WIDE, (low + 0.6) * len(frames) + AROUND, len(frames), 1, squeeze=False, sharex=True)
    return [
        _drawn_view(figure, side_or_front, moments, scene.net, rock.radius)
        for figure, side_or_front in ((beside, side), (below, front))
    ]


def _drawn_view(figure_and_panels, view, moments, net, radius):
    figure, panels = figure_and_panels
    panels, parts = list(np.ravel(panels)), segments_by_part(net.description)
    for axes, (time, nodes, centre) in zip(panels, moments):
        for part, pairs in parts.items():
            _draw_lines(axes, nodes[:, :2] @ view.axis, nodes[:, 2], pairs, part)
        _draw_rock(axes, centre, view, radius)
        axes.set(xlim=(view.low[0], view.high[0]), ylim=(view.low[1], view.high[1]))
        axes.set_aspect("equal")
        axes.set_title(formatted(tr("{:.2f} s"), time), fontsize=8)
    panels[0].set_ylabel(tr("height [m]"))
    panels[-1].set_xlabel(view.title)
    _legend(figure, parts)
    return drawn(figure, "png")


def _view(title, axis, nodes, centres, radius):
    right = np.concatenate([(nodes[:, :, :2] @ axis).ravel(), centres[:, :2] @ axis - radius,
                            centres[:, :2] @ axis + radius])  # fmt: skip
    up = np.concatenate([nodes[:, :, 2].ravel(), centres[:, 2] - radius, centres[:, 2] + radius])
    low, high = np.array([right.min(), up.min()]), np.array([right.max(), up.max()])
    margin = MARGIN * (high - low).max()
    return View(title, axis, low - margin, high + margin)


def _draw_lines(axes, x, z, pairs, part):
    from matplotlib.collections import LineCollection

    lines = np.stack([np.column_stack([x[pairs[:, k]], z[pairs[:, k]]]) for k in (0, 1)], axis=1)
    width = 0.25 if part == "net" else 0.9
    axes.add_collection(LineCollection(lines, colors=PART_COLOURS[part], linewidths=width))


def _draw_rock(axes, centre, view, radius):
    from matplotlib.patches import Circle

    middle = (centre[:2] @ view.axis, centre[2])
    axes.add_patch(Circle(middle, radius, facecolor=ROCK_COLOUR, edgecolor=RED, linewidth=0.6, alpha=0.8, zorder=5))


def _legend(figure, parts):
    from matplotlib.lines import Line2D

    names = part_names()
    marks = [Line2D([], [], color=PART_COLOURS[part], linewidth=1.6, label=names[part]) for part in parts]
    marks.append(Line2D([], [], color=ROCK_COLOUR, marker="o", markersize=6, linestyle="", markeredgecolor=RED,
                        label=tr("rock, drawn as a sphere of its radius")))  # fmt: skip
    figure.legend(handles=marks, frameon=False, fontsize=7.5, loc="upper center", ncols=len(marks), labelcolor=GREY,
                  bbox_to_anchor=(0.5, 0.0))  # fmt: skip


# Rocks of talus:net one after the other, into one net that nobody repairs.

USED_UP = Kind(
    "brake-used-up", DOUBTFUL,
    "A brake is used up after successive rock {value:.0f}: from then on it acts as a stiff stop, and its rope has to "
    "carry the load.",
    "Repair the net after this number of rocks, or use longer brakes.",
)  # fmt: skip
STILL_MOVING = Kind(
    "succession-too-fast", DOUBTFUL,
    "MAX_TIME: a successive rock may still have moved when the next one came.",
    "Increase it.",
)  # fmt: skip


def throw_in_succession(call, scene, hits):
    """(Succession, numbers of the impacts), None where it is not asked for. The worst rock comes first."""
    count = call[SUCCESSIVE]
    if count < 2:
        return None
    order = worst_first(hits)
    chosen = [order[k % len(order)] for k in range(count)]
    cases = [scene.cases[k] for k in chosen]
    if call.wants(REPORT):  # which shows the last one
        cases[-1] = {**cases[-1], "frame_interval": call[FRAME_INTERVAL]}
    impacts = succession(scene.net, cases)
    _tell(call, impacts, chosen)
    return impacts, chosen


def _tell(call, impacts, chosen):
    """Log what became of each."""
    names = verdict_names()
    for order, (hit, number) in enumerate(zip(impacts.hits, chosen), 1):
        used = largest_use(impacts.used[order - 1])
        text = tr("In succession, rock {} (impact {}): {}; height left {:.0f} %, longest stroke {:.0f} % of a brake.")
        if math.isnan(used):
            text = tr("In succession, rock {} (impact {}): {}; height left {:.0f} %.")
        call.info(formatted(text, order, number + 1, names[hit.verdict], 100.0 * hit.residual_height,
                       *([] if math.isnan(used) else [100.0 * used])))  # fmt: skip
    if impacts.used_up:
        call.find([USED_UP.of(str(SUCCESSIVE), impacts.used_up)])
    if any(hit.time[-1] + hit.time_step >= call[MAX_TIME] for hit in impacts.hits):
        call.find([STILL_MOVING.of(str(MAX_TIME), call[MAX_TIME])])


def largest_use(used):
    """Largest stroke over the longest of brakes; NaN where none is known."""
    return float(np.nanmax(used)) if np.isfinite(used).any() else math.nan


def numbers_in_succession(made):
    """Name -> value; {} without a succession."""
    if made is None:
        return {}
    impacts, _ = made
    numbers = {
        "CAUGHT_IN_SUCCESSION": sum(hit.verdict == "caught" for hit in impacts.hits),
        "USED_UP": impacts.used_up,
    }
    left, used = float(impacts.heights[-1]), largest_use(impacts.used[-1])
    known = {"HEIGHT_LEFT": 100.0 * left, "STROKE_USED": 100.0 * used}
    return {**numbers, **{name: value for name, value in known.items() if math.isfinite(value)}}
