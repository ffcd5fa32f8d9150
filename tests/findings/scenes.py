# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings of scenes in memory: a slope with its layers as objects, read as every door reads it."""

import numpy as np

from talus.engine import Terrain
from talus.engine.ensemble.plausible_inputs import findings_of_inputs
from talus.engine.findings.finding import FindingError
from talus.engine.io import well_known_binary as binary
from talus.engine.scene.features import Feature, Features
from talus.engine.scene.inputs import read_inputs
from talus.engine.study.objects import ObjectDoor

ROWS, COLUMNS = 60, 40
USUAL = {"rock": {"shape": "cube", "volume": 0.5}, "releases": {"runs": 2}, "numerics": {"max_time": 5.0}}
ALL = (0, 0, 78, 118)


def terrain(cell=2.0, degrees=40.0, hole=None):
    """A plane that falls to the south and is level in its southern third; ``hole``: slices without data."""
    y = cell * np.arange(ROWS)
    heights = np.repeat(np.maximum(y - y[-1] / 3.0, 0.0)[:, None] * np.tan(np.radians(degrees)), COLUMNS, axis=1)
    if hole is not None:
        heights[hole] = np.nan
    return Terrain(heights, cell)


def place(x, y):
    """A point."""
    return binary.point((float(x), float(y)))


def line(*places):
    """A line through places."""
    return binary.line([tuple(map(float, entry)) for entry in places])


def box(west, south, east, north):
    """A rectangle."""
    return binary.polygon([(west, south), (east, south), (east, north), (west, north), (west, south)])


def area(*corners, **fields):
    """A rectangle with fields."""
    return box(*corners), fields


POINTS = [(place(30, 100), {}), (place(50, 100), {})]
TREES = [(place(x, y), {"dbh_cm": 30.0}) for x in (25, 30, 35, 45, 50, 55) for y in (50, 60, 70)]


class _Door(ObjectDoor):
    """The ObjectDoor, which also keeps what it reports, and rows without a geometry."""

    def __init__(self, *given):
        super().__init__(*given)
        self.told = []

    def tell(self, finding):
        self.told.append(finding)

    def features(self, table):
        rows = self.layers[table]
        fields = dict.fromkeys(field for row in rows for field in row.values)
        there = [row for row in rows if row.wkb is not None]
        bare = [row.identifier for row in rows if row.wkb is None]
        return Features(table, table, fields, there, bare, self.find)


def scene(layers=None, at=None, **values):
    """Findings of a scene with these layers, table -> pairs of a geometry and fields, and values, table -> key.

    at : the Terrain, None for the usual one. Those for which the scene is refused are findings, too.
    """
    rows = {"releases": POINTS, **(layers or {})}
    rows = {
        table: [Feature(number, wkb, fields) for number, (wkb, fields) in enumerate(actual, 1)]
        for table, actual in rows.items()
    }
    merged = {name: {**USUAL.get(name, {}), **values.get(name, {})} for name in {*USUAL, *values}}
    door = _Door(terrain() if at is None else at, rows, merged)
    try:
        inputs = read_inputs(door, {"maps": True})
    except FindingError as error:
        return [*door.found(), *door.told, *error.findings]
    parts = inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, inputs.settings, inputs.barriers, inputs.trees
    return [*dict.fromkeys(findings_of_inputs(*parts)), *door.told]
