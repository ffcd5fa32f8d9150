# SPDX-License-Identifier: GPL-2.0-or-later
"""The three phases of an impact on ground that gives way: in, along the plane that does not, out."""

import numpy as np
from figure_style import pyplot, save
from matplotlib.patches import Polygon

DEPTH = 0.35  # of the plane below the surface, in half lengths of the block
PHASES = (("in: drag", -0.2, 20.0, (0.5, -0.55)), ("along: drag, and contact on the plane", -DEPTH, 45.0, (0.75, 0.0)),
          ("out: drag", -0.12, 75.0, (0.55, 0.4)))  # fmt: skip


def outline(turn, lowest):
    """Corners (n, 2) of a norm block seen from the side, turned, its lowest corner at a height."""
    angle = np.radians(turn) + np.pi / 4.0 * np.arange(8) + np.pi / 8.0
    corners = np.column_stack([np.cos(angle), np.sin(angle)])
    return corners + (0.0, lowest - corners[:, 1].min())


def draw_phase(axes, title, lowest, turn, velocity):
    """Surface, plane, block, its immersed part, its velocity and the force of the soil."""
    corners = outline(turn, lowest)
    axes.fill_between([-2.0, 2.0], -DEPTH, 0.0, color="0.88", linewidth=0)
    axes.plot([-2.0, 2.0], [0.0, 0.0], color="0.3", linewidth=1.0)
    axes.plot([-2.0, 2.0], [-DEPTH, -DEPTH], color="black", linewidth=1.6)
    axes.add_patch(Polygon(corners, closed=True, facecolor="white", edgecolor="black", linewidth=1.2, zorder=2))
    clipped = axes.add_patch(Polygon(corners, closed=True, facecolor="0.6", edgecolor="none", zorder=3))
    below = pyplot.Rectangle((-2.0, -1.0), 4.0, 1.0, transform=axes.transData)
    clipped.set_clip_path(below)
    centre = corners.mean(axis=0)
    arrow = {"arrowstyle": "-|>", "color": "black", "linewidth": 1.0}
    axes.text(*(centre + 1.2 * np.array(velocity)), "v", ha="center", va="center")
    axes.annotate("", centre + np.array(velocity), centre, arrowprops=arrow, zorder=4)
    backwards = -0.8 * np.array(velocity)
    axes.annotate("", centre + backwards, centre, arrowprops={**arrow, "linestyle": "--"}, zorder=4)
    axes.text(*(centre + 1.15 * backwards), "F", ha="center")
    axes.annotate("", centre + (-0.45, 0.45), centre + (0.45, 0.45),
                  arrowprops={**arrow, "connectionstyle": "arc3,rad=0.5", "linewidth": 0.8}, zorder=4)  # fmt: skip
    axes.text(centre[0], centre[1] + 0.72, "T", ha="center")
    axes.set(title=title, xticks=[], yticks=[], xlim=(-1.7, 1.7), ylim=(-0.7, 2.2))
    axes.set_aspect("equal")
    for side in axes.spines.values():
        side.set_visible(False)


figure = pyplot.figure(figsize=(7.2, 2.3), layout="constrained")
for k, phase in enumerate(PHASES):
    axes = figure.add_subplot(1, 3, k + 1)
    axes.grid(False)
    draw_phase(axes, *phase)
    if k == 0:
        axes.annotate("", (-1.4, -DEPTH), (-1.4, 0.0), arrowprops={"arrowstyle": "<->", "linewidth": 0.8})
        axes.text(-1.3, -0.5 * DEPTH, "d", va="center")
        axes.text(1.65, 0.05, "surface: elevation model", ha="right", fontsize=6.5)
        axes.text(1.65, -DEPTH - 0.17, "plane that does not give way", ha="right", fontsize=6.5)
save(figure, "scar_phases.png")
