# SPDX-License-Identifier: GPL-2.0-or-later
"""Bumps lower than a rock lies deep: when the face passes over the top of a stone and when its edge meets the side."""

import numpy as np
from figure_style import pyplot, save

GROUND = np.array([[0.0, 0.0], [1.0, 0.0], [1.6, 1.0], [2.2, 0.0], [3.4, 0.0], [4.0, 1.0], [4.6, 0.0], [5.6, 0.0]])
FACE, EDGE = 0.88, 3.65  # height of the lower face, and where its leading edge is
HIGHER = 0.5  # of the second stone, in the panel where it is a step
ROOM = 0.3  # LOW radii, drawn far too large


def draw(axes, title, higher, normal):
    """One panel: ground, rock, its face drawn on, the bound above it and the normal of the contact."""
    ground = GROUND.copy()
    ground[5, 1] += higher
    axes.fill_between(*ground.T, -0.35, color="0.9", linewidth=0)
    axes.plot(*ground.T, color="0.35")
    rock = np.array([[0.5, 2.1], [0.5, FACE], [EDGE, FACE], [EDGE, 2.1]])
    axes.plot(*rock.T, color="black", linewidth=1.4)
    axes.plot([EDGE, 5.6], [FACE, FACE], color="black", linestyle="--", linewidth=0.8)
    axes.plot([EDGE, 5.6], [FACE + ROOM, FACE + ROOM], color="black", linestyle=":", linewidth=0.8)
    axes.text(5.65, FACE, "face,\ndrawn on", fontsize=6, va="center")
    axes.text(5.65, FACE + ROOM + 0.16, "R / 500\nabove it", fontsize=6, va="center")
    top = np.interp(EDGE, *ground.T)
    axes.plot(EDGE, top, "o", color="black", markersize=4)
    axes.annotate("", ground[5], (EDGE, top), arrowprops={"arrowstyle": "->", "linewidth": 0.8, "linestyle": ":"})
    normal = 0.8 * np.array(normal) / np.linalg.norm(normal)
    axes.annotate("", (EDGE + normal[0], top + normal[1]), (EDGE, top), arrowprops={"arrowstyle": "->"})
    axes.annotate("", (2.9, 1.55), (1.7, 1.55), arrowprops={"arrowstyle": "-|>", "linewidth": 1.4})
    axes.text(2.3, 1.65, "slides", fontsize=7, ha="center")
    axes.set(title=title, aspect="equal", xlim=(0.0, 6.7), ylim=(-0.35, 2.2), xticks=[], yticks=[])
    axes.spines[:].set_visible(False)


figure, (left, right) = pyplot.subplots(1, 2, figsize=(7.2, 2.1), layout="constrained")
draw(left, "top within the bound: normal of the face", 0.0, (0.0, 1.0))
draw(right, "top beyond it: normal of the side", HIGHER, (-(1.0 + HIGHER), 0.6))
save(figure, "low_bumps.png", greys=16)
