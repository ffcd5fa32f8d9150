# SPDX-License-Identifier: GPL-2.0-or-later
"""Shapes by number, and how far each of them comes below a cut slope."""

import numpy as np
from drawn_rocks import draw_rocks
from figure_style import DASHES, GREYS, pyplot, save

from talus.engine import Settings
from talus.engine.ground.ground import class_parameters
from talus.engine.shapes.make import make_rocks, recipe_of
from talus.engine.slope_profiles.catchment_chart import Case, chart_row

SHOWN = ("superellipsoid 2", "superellipsoid 2.5", "superellipsoid 4", "superellipsoid 10", "prism 3", "prism 5",
         "prism 6", "box", "superellipsoid 2 3:2:1.5", "box 3:2:1.5")  # fmt: skip
THROWN = ("superellipsoid 2", "superellipsoid 4", "prism 5", "box 3:2:1.5")
RUNS, VOLUME = 500, 0.1  # of each shape; m3


def rock_of(text):
    """The rock that SHAPES makes of a text."""
    return make_rocks(recipe_of(text), [VOLUME])[0]


def draw_shape(axes, text):
    """One rock as it is made, longest axis from left to right."""
    rock, half = rock_of(text), np.full(3, 0.42)
    draw_rocks(axes, [rock], [np.zeros(3)], [(1.0, 0.0, 0.0, 0.0)], -half, half, zoom=1.25)
    axes.set_title(text.replace(" 3:", "\n3:"), loc="center", y=0.93, fontsize=6.5)


def draw_held(axes):
    """Share of the rocks that a flat catchment holds, below 12 m at 0.5 : 1."""
    for text, dash, grey in zip(THROWN, DASHES, GREYS):
        row = chart_row(
            Case(12.0, 0.5, 0.0),
            [rock_of(text)],
            RUNS,
            class_parameters("medium_hard"),
            Settings(seed=1, threads=1, air_density=0.0),
        )
        axes.plot(row.distances, 100.0 * row.retained, dash, color=grey, linewidth=1.3, label=text)
        print(text, [round(width, 1) for width in row.widths])
    axes.set(title="held [%]", xlabel="width of the catchment [m]", xlim=(0, 16), ylim=(0, 102))
    axes.legend()


figure = pyplot.figure(figsize=(7.2, 2.6), layout="constrained")
left, right = figure.subfigures(1, 2, width_ratios=(1.5, 1.0))
for place, shape in enumerate(SHOWN):
    draw_shape(left.add_subplot(2, 5, place + 1, projection="3d"), shape)
draw_held(right.add_subplot())
save(figure, "shapes_by_number.png", greys=16)
