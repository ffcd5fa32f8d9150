# SPDX-License-Identifier: GPL-2.0-or-later
"""Fixed classes with units, so that maps of two runs compare.

Colours darken from class to class for every reader, those who do not tell red from green or blue from yellow as well,
and on grey paper; a test looks at them as they do.
"""

from ....engine.choices import ENERGY_CLASSES
from ...number_words import exact_text

# The one place with the colours of ground classes: polygons, rasters, reports and pictures show them by these.

# class -> (friction of a fresh contact mu_min, colour), in the order of the friction
CLASSES = {
    "snow": (0.1, "#fdf3a9"),
    "extra_soft": (0.2, "#c5e06e"),
    "soft": (0.25, "#7cc76f"),
    "medium_soft": (0.3, "#3fa98a"),
    "medium": (0.35, "#2f8590"),
    "medium_hard": (0.4, "#36608f"),
    "hard": (0.55, "#43367f"),
    "extra_hard": (0.8, "#2a0140"),
}
CLASS_COLOURS = {name: colour for name, (_, colour) in CLASSES.items()}
FRICTION_COLOURS = dict(CLASSES.values())
OTHER = "#b3b3b3"  # of polygons whose class is none of Talus
PROBLEM_COLOURS = {"overlap": "#d55e00", "gap": "#3d0a52", "sliver": "#f0c808"}  # of a map of polygons
# stand -> colour: forest that lets more rocks through is lighter
STAND_COLOURS = {"open": "#cfe8b4", "medium": "#6cab58", "dense": "#1d5b2c"}


def friction_colour(friction):
    """The colour of a friction, "#rrggbb"."""
    known = sorted(FRICTION_COLOURS)
    friction = min(max(friction, known[0]), known[-1])
    above = next(value for value in known if value >= friction)
    below = max((value for value in known if value <= friction), default=above)
    share = 0.0 if above == below else (friction - below) / (above - below)
    return mixed(FRICTION_COLOURS[below], FRICTION_COLOURS[above], share)


def mixed(first, second, share):
    """A colour with ``share`` of the second and the rest of the first."""
    ends = [[int(colour[k : k + 2], 16) for k in (1, 3, 5)] for colour in (first, second)]
    return "#" + "".join(f"{round(a + share * (b - a)):02x}" for a, b in zip(*ends))


# Upper bounds of the classes; the last class has none.
RAMPS = {
    "energy": (ENERGY_CLASSES[:5], "kJ"),
    "height": ((1, 2, 3, 5, 10), "m"),
    "velocity": ((5, 10, 15, 20, 30), "m/s"),
    "rotation": ((0.5, 1, 2, 3, 5), "rev/s"),
    "passages": ((1, 5, 20, 100, 500), ""),
    "probability": ((0.001, 0.01, 0.05, 0.1, 0.3), ""),
    "slope": ((30, 40, 50, 60, 70), "°"),
    "return period": ((30, 100, 300, 1000, 5000), "a"),
    "annual probability": ((0.0001, 0.001, 0.003, 0.01, 0.03), ""),
    "angle": ((25, 28, 31, 34, 40), "°"),
    "membership": ((0.05, 0.25, 0.5, 0.75, 0.95), ""),
    "more runs": ((1, 2, 5, 10, 50), "x"),
    "scar": ((0.02, 0.05, 0.1, 0.2, 0.3), "m"),
    "slippage": ((0.1, 0.3, 1, 2, 5), "m"),
}
# Bounds above those, each taken where the data exceed the one before.
BEYOND = {
    "energy": ENERGY_CLASSES[5:],
    "height": (20, 40, 80),
    "velocity": (45, 60, 90),
    "rotation": (10, 20, 40),
    "passages": (2500, 10_000, 50_000),
    "slippage": (10, 20, 40),
}
COLOURS = ("#fff3b0", "#ffd15c", "#f9a03f", "#ea6a2a", "#cc3f33", "#9c1f4b")
COLOURS_BEYOND = ("#6b1157", "#3d0a52", "#120326")
LESS_IS_MORE = ("return period",)  # ramps whose first class is the darkest
HIGHEST = 1e30  # upper bound of the last class: above any value


def bounds_of(ramp, largest=0.0):
    """Upper bounds of all classes but the last, as many as data up to ``largest`` need."""
    bounds = list(RAMPS[ramp][0])
    for bound in BEYOND.get(ramp, ()):
        if largest > bounds[-1]:
            bounds.append(bound)
    return bounds


def classes(ramp, largest=0.0):
    """(lower, upper, colour, label) of each class of a ramp for data up to ``largest``."""
    unit = RAMPS[ramp][1]
    edges = [0.0, *bounds_of(ramp, largest), HIGHEST]
    colours = COLOURS[::-1] if ramp in LESS_IS_MORE else COLOURS + COLOURS_BEYOND
    for lower, upper, colour in zip(edges, edges[1:], colours):
        text = f"{exact_text(lower)} – {exact_text(upper)}"
        if lower == 0.0:
            text = f"≤ {exact_text(upper)}"
        elif upper == HIGHEST:
            text = f"> {exact_text(lower)}"
        yield lower, upper, colour, f"{text} {unit}".rstrip()
