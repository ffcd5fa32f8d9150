# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts besides those of vertices: a node under a face, an edge over a border of cells, an edge within a cell."""

import numpy as np
from figure_style import pyplot, save

CELLS = np.array([0.0, 1.0, 2.0])
PANELS = (
    ("node under a face: normal of the face", np.array([[0.0, 0.15, 0.0], [0.2, 0.6, 0.15], [0.0, 0.2, 0.0]])),
    ("edge over a border: normal across both", np.array([[0.0, 0.55, 0.0], [0.05, 0.6, 0.05], [0.1, 0.65, 0.1]])),
    ("edge within a cell: normal of the ground", np.array([[0.5, 0.0], [0.0, 0.5]])),
)
FACES = (
    [(0.35, 0.45, 0.53), (1.6, 0.35, 0.57), (1.7, 1.6, 0.68), (0.4, 1.65, 0.64)],
    [(0.3, 0.9, 0.55), (1.7, 0.95, 0.64), (1.75, 1.7, 1.0), (0.35, 1.7, 0.95)],
    [(0.0, 0.9, 0.3), (0.9, 0.0, 0.28), (1.2, 0.4, 0.7), (0.3, 1.3, 0.72)],
)
CONTACTS = (((1.0, 1.0, 0.6), (-0.07, -0.1, 1.0)), ((1.0, 0.925, 0.595), (-0.065, -0.06, 1.0)),
            ((0.5, 0.4, 0.252), None))  # fmt: skip


def draw_ground(axes, heights):
    """The nodes, the borders of the cells and the bilinear surface."""
    side = np.arange(heights.shape[0], dtype=float)
    fine = np.linspace(0.0, side[-1], 8 * (side.size - 1) + 1)
    rows = np.array([np.interp(fine, side, row) for row in heights])
    surface = np.array([np.interp(fine, side, column) for column in rows.T]).T
    x, y = np.meshgrid(fine, fine)
    axes.plot_surface(x, y, surface, color="0.9", alpha=0.6, linewidth=0)
    for k in side.astype(int):
        axes.plot(side, np.full(side.size, k), heights[k], color="0.3", linewidth=0.8)
        axes.plot(np.full(side.size, k), side, heights[:, k], color="0.3", linewidth=0.8)


def draw_face(axes, corners, point, normal):
    """A face of the rock, the contact and the normal that the rock gets."""
    ring = np.array([*corners, corners[0]])
    axes.plot(*ring.T, color="black", linewidth=1.4)
    axes.plot(*np.array([point]).T, "o", color="black", markersize=4)
    end = np.array(point) + 0.45 * np.array(normal) / np.linalg.norm(normal)
    axes.plot(*np.array([point, end]).T, color="black", linewidth=1.0, linestyle="--")


figure = pyplot.figure(figsize=(7.2, 2.7), layout="constrained")
for k, ((title, heights), corners) in enumerate(zip(PANELS, FACES)):
    axes = figure.add_subplot(1, 3, k + 1, projection="3d", title=title)
    draw_ground(axes, heights)
    point, normal = CONTACTS[k]
    if k == 2:  # the lowest point of the edge over the saddle 0.5 (1 - x - y + 2 x y)
        a, b = np.array(corners[0]), np.array(corners[1])
        t = np.linspace(0.0, 1.0, 1001)[:, None]
        places = a + t * (b - a)
        ground = 0.5 * (1.0 - places[:, 0] - places[:, 1] + 2.0 * places[:, 0] * places[:, 1])
        gap = places[:, 2] - ground
        lowest = gap.argmin()
        corners = [(*corner[:2], corner[2] - gap[lowest]) for corner in corners]
        x, y = places[lowest, :2]
        point, normal = (x, y, ground[lowest]), (0.5 - y, 0.5 - x, 1.0)
    draw_face(axes, corners, point, normal)
    axes.set(xticks=[], yticks=[], zticks=[], zlim=(0.0, 1.1))
    axes.view_init(24, -62)
save(figure, "contact_kinds.png")
