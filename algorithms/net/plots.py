# SPDX-License-Identifier: GPL-2.0-or-later
"""Plots of the report of talus:net, as SVG."""

import numpy as np

from ...engine.nets.collision.verdict import line_direction
from ..number_words import told
from ..reports.plots import BLUE, DARK, GREY, RED, drawn, new_figure
from ..translation import tr
from ..units import KILO
from .features import segments_by_part
from .layers import PART_COLOURS, ROCK_COLOUR

MOMENTS = 4  # pictures of the net: at the first touch, half way, at the largest elongation, at the end
TAKEN = ("brakes", "elastic", "rope_friction", "contact", "damping", "ground")
TAKEN_COLOURS = ("#dc4a28", BLUE, "#f2a444", "#5b8c5a", GREY, "#8c6d46")


def draw_histories(hit):
    """Force on the rock and in ropes, strokes and forces of brakes over time."""
    figure, panels = new_figure(17.0, 10.5, 2, 2, sharex=True)
    figure.subplots_adjust(hspace=0.2, wspace=0.28)
    rock, ropes, strokes, brakes = panels
    rock.plot(hit.time, np.sqrt((hit.contact_force**2).sum(axis=1)) / KILO, color=DARK, linewidth=0.7)
    rock.set_ylabel(tr("force of the net on the rock [kN]"))
    for axes, values, label in (
        (ropes, hit.histories["rope_force"] / KILO, tr("force in the sliding ropes [kN]")),
        (strokes, hit.histories["brake_travel"], tr("strokes of the brakes [m]")),
        (brakes, hit.histories["brake_force"] / KILO, tr("forces in the brakes [kN]")),
    ):
        axes.plot(hit.time, values, linewidth=0.8)
        axes.set_ylabel(label)
    for axes in (strokes, brakes):
        axes.set_xlabel(tr("time [s]"))
    return drawn(figure)


def draw_energy(hit):
    """Where the energy of the rock goes: stacked over time."""
    figure, axes = new_figure(17.0, 7.0)
    start = {name: values[0] for name, values in hit.energy.items()}
    parts = [np.maximum(hit.energy[name] - start[name], 0.0) / KILO for name in TAKEN]
    parts.append((hit.energy["net_motion"] - start["net_motion"]) / KILO)
    moving = (hit.energy["rock_motion"] + hit.energy["rock_rotation"]) / KILO
    names = energy_names()
    axes.stackplot(
        hit.time, moving, *parts, labels=[names[one] for one in ("rock", *TAKEN, "net_motion")],
        colors=[DARK, *TAKEN_COLOURS, "#b8c7d1"], linewidth=0.0,
    )  # fmt: skip
    axes.set(xlabel=tr("time [s]"), ylabel=tr("energy [kJ]"), xlim=(hit.time[0], hit.time[-1]))
    axes.legend(frameon=False, fontsize=7, loc="upper left", bbox_to_anchor=(1.0, 1.0))
    return drawn(figure)


def energy_names():
    """Entries of the energy budget in words."""
    return {
        "rock": tr("motion of the rock"), "brakes": tr("brakes"), "elastic": tr("elastic"),
        "rope_friction": tr("friction of ropes"), "contact": tr("contact of rock and net"), "damping": tr("damping"),
        "ground": tr("ground"), "net_motion": tr("motion of the net"),
    }  # fmt: skip


def moments_of(hit):
    """Numbers of the frames to show."""
    first = hit.first_contact if np.isfinite(hit.first_contact) else 0.0
    peak = max(hit.elongation_time, first)
    times = (first, 0.5 * (first + peak), peak, hit.time[-1])
    return sorted({int(np.abs(hit.frame_times - time).argmin()) for time in times})[:MOMENTS]


def draw_moments(scene, rock, hit):
    """The net from the side and from the front at chosen moments."""
    along = line_direction(scene.net)
    across = np.array([-along[1], along[0]])
    parts, frames = segments_by_part(scene.net.description), moments_of(hit)
    figure, panels = new_figure(17.0, 11.0, 2, len(frames), sharey=True, squeeze=False)
    middle = hit.frames[0].mean(axis=0)
    for column, frame in enumerate(frames):
        nodes = hit.frames[frame] - middle
        sample = int(np.abs(hit.time - hit.frame_times[frame]).argmin())
        centre = hit.position[sample] - middle
        for row, axis in enumerate((across, along)):
            axes = panels[row * len(frames) + column]
            for part, pairs in parts.items():
                _draw_lines(axes, nodes[:, :2] @ axis, nodes[:, 2], pairs, part)
            _draw_rock(axes, centre[:2] @ axis, centre[2], rock.radius)
            axes.set_aspect("equal", adjustable="datalim")
        panels[column].set_title(told(tr("{:.2f} s"), hit.frame_times[frame]), fontsize=8)
    panels[0].set_ylabel(tr("from the side [m]"))
    panels[len(frames)].set_ylabel(tr("from the front [m]"))
    return drawn(figure)


def _draw_lines(axes, x, z, pairs, part):
    from matplotlib.collections import LineCollection

    lines = np.stack([np.column_stack([x[pairs[:, k]], z[pairs[:, k]]]) for k in (0, 1)], axis=1)
    width = 0.25 if part == "net" else 0.9
    axes.add_collection(LineCollection(lines, colors=PART_COLOURS[part], linewidths=width))


def _draw_rock(axes, x, z, radius):
    from matplotlib.patches import Circle

    axes.add_patch(Circle((x, z), radius, facecolor=ROCK_COLOUR, edgecolor=RED, linewidth=0.6, alpha=0.8, zorder=5))
    axes.autoscale_view()
