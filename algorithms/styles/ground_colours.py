# SPDX-License-Identifier: GPL-2.0-or-later
"""The one place with the colours of ground classes: polygons, rasters, reports and pictures show them by these.

They darken with the friction of the classes, of one hue after the other, for readers of all eyes. Ground that is no
class of Talus has the colour between those of the classes with less and with more friction.
"""

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
