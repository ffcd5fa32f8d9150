# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the crossings of barriers that talus:simulate wrote: how rocks were turned and moved where they came to one."""

import math

import numpy as np
from qgis.core import QgsProcessingException

from ..layers.field_numbers import needed_number
from ..layers.metric_systems import check_metric_system
from ..layers.vector_layers import check_fields, check_system
from ..parameters.motion import CROSSINGS
from ..parameters.values import is_empty
from ..translation import tr
from ..units import KILO

VELOCITY = ("vx_ms", "vy_ms", "vz_ms")
SPIN = ("wx_rads", "wy_rads", "wz_rads")
TURN = ("turn_w", "turn_x", "turn_y", "turn_z")
NEEDED = ("run", "time_s", "e_kj", "mass_kg", *VELOCITY, *SPIN, *TURN)
ROWS = np.dtype(
    [("run", np.int64)]
    + [(name, np.float64) for name in ("time", "x", "y", "z", "energy", "mass", "rotation")]
    + [(name, np.float64) for name in ("velocity_x", "velocity_y", "velocity_z")]
    + [("spin", np.float64, 3), ("orientation", np.float64, 4)]
)
NEAR = 1.0  # m from the line of the net: a crossing of it


def check_crossings(call):
    """Check the layer CROSSINGS without its features; returns its system. Raises QgsProcessingException."""
    source = call[CROSSINGS]
    check_system(source, CROSSINGS)
    check_metric_system(source.sourceCrs(), f"CROSSINGS {source.sourceName()}", source.sourceExtent())
    check_fields(source, CROSSINGS, NEEDED)
    return source.sourceCrs()


def read_crossings(call, line):
    """ROWS of the first crossings of runs with a line (2, 2) [m], in the order of the runs."""
    rows = [row_of(feature) for feature in call[CROSSINGS].getFeatures()]
    found = np.concatenate([np.zeros(0, ROWS), *rows])
    found = found[distances(found, line) <= NEAR]
    found = found[np.lexsort([found["time"], found["run"]])]
    return found[np.unique(found["run"], return_index=True)[1]]


def row_of(feature):
    """ROWS (1,) of a feature."""

    def number(name, lowest=-math.inf, above=-math.inf):
        return needed_number(feature, CROSSINGS, name, lowest, above)

    row, place = np.zeros(1, ROWS), feature.geometry().constGet()
    if place is None or is_empty(place) or not np.isfinite([place.x(), place.y(), place.z()]).all():
        message = tr("CROSSINGS: feature {} has no position with a height (Z); use the layer of Simulate rockfall.")
        raise QgsProcessingException(message.format(feature.id()))
    row["run"], row["time"], row["energy"] = int(number("run")), number("time_s"), number("e_kj", 0.0) * KILO
    row["x"], row["y"], row["z"], row["mass"] = place.x(), place.y(), place.z(), number("mass_kg", above=0.0)
    for name, of_layer in zip(("velocity_x", "velocity_y", "velocity_z"), VELOCITY):
        row[name] = number(of_layer)
    row["spin"], row["orientation"] = [number(name) for name in SPIN], [number(name) for name in TURN]
    row["rotation"] = np.sqrt((row["spin"] ** 2).sum())
    return row


def distances(rows, line):
    """Distances of rows from a line (2, 2) in plan [m]."""
    way = line[1] - line[0]
    places = np.column_stack([rows["x"], rows["y"]]) - line[0]
    share = np.clip(places @ way / (way @ way), 0.0, 1.0)
    beside = places - share[:, None] * way
    return np.sqrt((beside**2).sum(axis=1))
