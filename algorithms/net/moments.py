# SPDX-License-Identifier: GPL-2.0-or-later
"""The net from the side and from the front at chosen moments, as PNG: thousands of lines would make a page heavy."""

from typing import NamedTuple

import numpy as np

from ...engine.nets.collision.verdict import line_direction
from ..number_words import told
from ..reports.plots import GREY, RED, drawn, new_figure
from ..translation import tr
from .features import segments_by_part
from .layers import PART_COLOURS, ROCK_COLOUR, part_names

MOMENTS = 4  # at the first touch, half way, at the largest elongation, at the end
MARGIN = 0.04  # of the extent, around net and rock
COLUMN, HEAD = 4.6, 2.6  # cm: width of a picture, what titles, labels and the legend take
TALLEST = 11.0  # cm of a row


class View(NamedTuple):
    """What is seen in one direction: all moments in the same frame, with the rock in all of them."""

    title: str
    axis: np.ndarray  # (2,) to the right
    low: np.ndarray  # (2,) m
    high: np.ndarray


def moments_of(hit):
    """Numbers of the frames to show."""
    first = hit.first_contact if np.isfinite(hit.first_contact) else 0.0
    peak = max(hit.elongation_time, first)
    times = (first, 0.5 * (first + peak), peak, hit.time[-1])
    return sorted({int(np.abs(hit.frame_times - time).argmin()) for time in times})[:MOMENTS]


def draw_moments(scene, rock, hit):
    """Pictures in two rows, one for each direction of view."""
    along = line_direction(scene.net)
    parts, frames = segments_by_part(scene.net.description), moments_of(hit)
    middle = hit.frames[0].mean(axis=0)
    samples = [int(np.abs(hit.time - hit.frame_times[frame]).argmin()) for frame in frames]
    centres = hit.position[samples] - middle
    nodes = hit.frames[frames] - middle
    views = [
        _view(tr("from the side [m]"), np.array([-along[1], along[0]]), nodes, centres, rock.radius),
        _view(tr("from the front [m]"), along, nodes, centres, rock.radius),
    ]
    figure, panels = _panels(views, len(frames))
    for row, view in enumerate(views):
        for column, frame in enumerate(frames):
            axes = panels[row * len(frames) + column]
            for part, pairs in parts.items():
                _draw_lines(axes, nodes[column][:, :2] @ view.axis, nodes[column][:, 2], pairs, part)
            _draw_rock(axes, centres[column], view, rock.radius)
            axes.set(xlim=(view.low[0], view.high[0]), ylim=(view.low[1], view.high[1]))
            axes.set_aspect("equal")
            if row == 0:
                axes.set_title(told(tr("{:.2f} s"), hit.frame_times[frame]), fontsize=8)
        panels[row * len(frames)].set_ylabel(view.title)
    _legend(figure, parts)
    return drawn(figure, "png")


def _view(title, axis, nodes, centres, radius):
    right = np.concatenate([(nodes[:, :, :2] @ axis).ravel(), centres[:, :2] @ axis - radius,
                            centres[:, :2] @ axis + radius])  # fmt: skip
    up = np.concatenate([nodes[:, :, 2].ravel(), centres[:, 2] - radius, centres[:, 2] + radius])
    low, high = np.array([right.min(), up.min()]), np.array([right.max(), up.max()])
    margin = MARGIN * (high - low).max()
    return View(title, axis, low - margin, high + margin)


def _panels(views, columns):
    """(figure, axes): rows as high as what is seen in them."""
    shapes = [(one.high - one.low) for one in views]
    tall = [min(COLUMN * one[1] / one[0], TALLEST) for one in shapes]
    return new_figure(COLUMN * columns + HEAD, sum(tall) + HEAD, 2, columns, squeeze=False,
                      gridspec_kw={"height_ratios": tall, "hspace": 0.18, "wspace": 0.22})  # fmt: skip


def _draw_lines(axes, x, z, pairs, part):
    from matplotlib.collections import LineCollection

    lines = np.stack([np.column_stack([x[pairs[:, k]], z[pairs[:, k]]]) for k in (0, 1)], axis=1)
    width = 0.25 if part == "net" else 0.9
    axes.add_collection(LineCollection(lines, colors=PART_COLOURS[part], linewidths=width))


def _draw_rock(axes, centre, view, radius):
    from matplotlib.patches import Circle

    place = (centre[:2] @ view.axis, centre[2])
    axes.add_patch(Circle(place, radius, facecolor=ROCK_COLOUR, edgecolor=RED, linewidth=0.6, alpha=0.8, zorder=5))


def _legend(figure, parts):
    from matplotlib.lines import Line2D

    names = part_names()
    marks = [Line2D([], [], color=PART_COLOURS[part], linewidth=1.6, label=names[part]) for part in parts]
    marks.append(Line2D([], [], color=ROCK_COLOUR, marker="o", markersize=6, linestyle="", markeredgecolor=RED,
                        label=tr("rock, as a ball of its radius")))  # fmt: skip
    figure.legend(handles=marks, frameon=False, fontsize=7.5, loc="lower center", ncols=len(marks), labelcolor=GREY)
