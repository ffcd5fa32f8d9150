# SPDX-License-Identifier: GPL-2.0-or-later
"""816 full-scale rock rolls in 34 groups: speed at the foot of slopes that are known by height and angle alone.

Data: public repository jschmi08/rockfall (Schmidt and Duffy 2020, GPL-3), which is not part of the project. For
validation, not for calibration: no number of a ground class may be chosen with it. Each roll gets a plane of its own
height and angle with a level run-out, and rocks of its own weight.
"""

import csv
import math
from typing import NamedTuple

import numpy as np

from talus.engine import Barriers, Ground, Release, Settings, Terrain, rock_library, simulate

FOOT, POUND = 0.3048, 0.45359237  # m, kg
STANDARD_GRAVITY = 9.80665  # m/s2, of the pound of force in their energies
FOOT_TON = 2000.0 * POUND * STANDARD_GRAVITY * FOOT  # J
DENSITY = 2700.0  # kg/m3
SHAPES = ("zingg_sphere", "eota111", "block", "rounded_block")
# material in the data: (ground class of Talus, why); by the words of docs/ground.md, before any speed was computed
CLASSES = {
    "Rock": ("extra_hard", "bedrock; a hammer rebounds"),
    "Weathered Rock": ("hard", "rock that weathering has loosened: a pick breaks it, it holds no spade"),
    "Colluvium": (
        "medium_hard",
        "thin stony soil. On 34 to 66 degrees it is no loose coarse scree, which would be `hard`; that is tried below",
    ),
}
FROM_HARD_TO_SOFT = ("extra_hard", "hard", "medium_hard", "medium", "medium_soft", "soft", "extra_soft")
PUSH, DROP = 0.5, 0.1  # m/s down the slope, and the height that a rock is let go at (m)
RUN_OUT, CELL = 15.0, 1.0  # m of level ground beyond the foot, and sides of cells
LONGEST = 120.0  # s
HEAVY, STEEP = 90.0, 50.0  # kg and degrees: lighter groups and steeper ones say least
RATIO_BOUNDS, SHARE_RANGE, SHARE_BOUND = (0.9, 1.1), (0.75, 1.33), 0.85  # of made / seen, what is asked


class Group(NamedTuple):
    """The rolls of one test, SI units; each array has one number a roll."""

    name: str
    material: str
    heights: np.ndarray  # of the slope, m
    angles: np.ndarray  # of the slope, degrees; NaN where none is given
    masses: np.ndarray  # kg
    speeds: np.ndarray  # of the centre at the foot, m/s

    @property
    def has_angle(self):
        """Is the slope known?"""
        return bool(np.isfinite(self.angles).all())

    @property
    def falls(self):
        """Speed of a fall from the crest in a vacuum, m/s, of each roll."""
        return np.sqrt(2.0 * STANDARD_GRAVITY * self.heights)

    @property
    def is_steep(self):
        """Is one of its slopes a cliff?"""
        return bool(self.angles.max() > STEEP)

    @property
    def is_counted(self):
        """Does it belong to the groups of the asked numbers: heavy rocks on slopes that are no cliffs?"""
        return self.has_angle and bool(np.median(self.masses) > HEAVY) and not self.is_steep


def rows_of(data):
    """The rows of the file as dicts of texts.

    Raises
    ------
    FileNotFoundError
        If the folder of shared data has no such file.
    """
    path = data / "rolls" / "rolls.csv"
    if not path.is_file():
        raise FileNotFoundError(f"Rolls: no file {path}; the validation of speeds needs it.")
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read(data):
    """List of Group from the folder of shared data, in the order of the file."""
    groups = {}
    for row in rows_of(data):
        groups.setdefault(row["TestGroup"], []).append(row)
    return [_group(name, rows) for name, rows in groups.items()]


def _group(name, rows):
    materials = {row["SlopeMaterial"] for row in rows}
    if len(materials) != 1 or not materials <= set(CLASSES):
        raise ValueError(f"Rolls: group {name} has the materials {sorted(materials)}; known are {', '.join(CLASSES)}.")

    def column(key, unit):
        return unit * np.array([float(row[key] or "nan") for row in rows])

    return Group(
        name, materials.pop(), column("SlopeHeight", FOOT), column("SlopeAngle", 1.0), column("Weight", POUND),
        column("TranslationalVelocity", FOOT),
    )  # fmt: skip


class Slope(NamedTuple):
    """A plane that goes on above the crest, so that a rock touches nothing else; the crest at x = 0, y = 0."""

    height: float  # m
    angle: float  # degrees
    is_level_below: bool = True  # False: it goes on below its foot, which then is a mark on it and no kink

    @property
    def foot(self):
        """x of its foot, m."""
        return self.height / math.tan(math.radians(self.angle))

    def terrain(self):
        """The height field; the foot lies on a column of nodes, so that it is sharp."""
        cells = max(2, math.ceil(self.foot / CELL))
        cell = self.foot / cells
        beyond, behind = math.ceil(RUN_OUT / cell), math.ceil(5.0 / cell)
        aside = math.ceil((5.0 + self.foot) / CELL)
        x = cell * np.arange(-behind, cells + beyond + 1)
        x[behind + cells] = self.foot
        way = np.maximum(self.foot - x, 0.0) if self.is_level_below else self.foot - x
        heights = way * math.tan(math.radians(self.angle))
        return Terrain(np.tile(heights, (2 * aside + 1, 1)), (cell, CELL), (x[0], -CELL * aside))

    def wall(self):
        """A wall over the foot: it ends the runs that get there, and notes their state as the centre crosses it."""
        line = [(self.foot, -4.0 - self.foot), (self.foot, 4.0 + self.foot)]
        return Barriers([line], [10.0 * self.height], [math.inf])

    def push(self):
        """Velocity of the release, m/s."""
        angle = math.radians(self.angle)
        return PUSH * math.cos(angle), 0.0, -PUSH * math.sin(angle)


class Made(NamedTuple):
    """Simulated rolls of a group; one entry a run."""

    speeds: np.ndarray  # of the centre as it crosses the foot, m/s; NaN of those that do not get there
    shapes: np.ndarray  # place in SHAPES
    rolls: np.ndarray  # which of the group's rolls it repeats
    masses: np.ndarray  # of the rock, kg

    @property
    def reach(self):
        """Share that gets to the foot."""
        return np.isfinite(self.speeds).mean()

    def median(self, shape=None):
        """Median speed of those that get to the foot, of all shapes or one; NaN where none does."""
        chosen = np.isfinite(self.speeds) & (True if shape is None else self.shapes == SHAPES.index(shape))
        return np.median(self.speeds[chosen]) if chosen.any() else math.nan

    def medians(self):
        """(rolls,) median speed of each roll over those that get to the foot; NaN where none does."""
        result = np.full(self.rolls.max() + 1, math.nan)
        for roll in range(result.size):
            speeds = self.speeds[(self.rolls == roll) & np.isfinite(self.speeds)]
            if speeds.size:
                result[roll] = np.median(speeds)
        return result


def neighbour(name, step):
    """The class this many steps softer (step > 0) or harder, and no further than the last."""
    place = FROM_HARD_TO_SOFT.index(name) + step
    return FROM_HARD_TO_SOFT[min(max(place, 0), len(FROM_HARD_TO_SOFT) - 1)]


def throw(group, runs, seed=0, name=None, is_level_below=True, **other):
    """Made: each roll of a group ``runs`` times with each of SHAPES.

    ``name``: of the ground class, that of the group's material if None; ``is_level_below``: as in Slope;
    ``other``: as in ``Ground.of_class``.
    """
    name = name or CLASSES[group.material][0]
    rocks = [rock_library.rock(name, volume=1.0, density=DENSITY) for name in SHAPES]
    every = []
    for height, angle in sorted(set(zip(group.heights, group.angles))):
        slope = Slope(height, angle, is_level_below)
        rolls = np.flatnonzero((group.heights == height) & (group.angles == angle))
        releases = [
            Release(
                (0.0, 0.0), DROP, runs, velocity=slope.push(), rock=rock, volume=float(group.masses[roll] / DENSITY)
            )
            for roll in rolls
            for rock in range(len(SHAPES))
        ]
        terrain = slope.terrain()
        settings = Settings(seed=seed, maps=False, air_density=1.2, max_time=LONGEST)
        ground = Ground.of_class(terrain, name, **other)
        result = simulate(terrain, ground, rocks, releases, settings, barriers=slope.wall())
        if (result.runs["stop_reason"] == "left terrain").any():
            raise RuntimeError(f"Rolls: a rock of group {group.name} left the terrain; make it wider.")
        actual = np.full(len(result.runs), math.nan)
        actual[result.crossings["run"]] = result.crossings["velocity"]
        repeated = rolls[result.runs["release"] // len(SHAPES)]
        every.append((actual, result.runs["rock"], repeated, result.runs["mass"]))
    return Made(*(np.concatenate(column) for column in zip(*every)))


def summary(ratios):
    """(median of made / seen over groups, share of the groups within SHARE_RANGE); a NaN is outside of it."""
    ratios = np.asarray(ratios)
    inside = (ratios >= SHARE_RANGE[0]) & (ratios <= SHARE_RANGE[1])
    return np.nanmedian(ratios), inside.mean()
