# SPDX-License-Identifier: GPL-2.0-or-later
"""Characteristic values of what passes each line, from a layer of crossings."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import NULL, QgsFeatureRequest, QgsProcessingException

from ...engine.protection.design_check import Actions
from ...engine.statistics.order_statistics import fewest_values
from ..layers.field_numbers import needed_number
from ..layers.vector_layers import UNCHECKED, check_fields
from ..translation import tr
from ..units import KILO
from .parameters import CROSSINGS, MASS, PERCENTILE, RADIUS

MUCH = 1.5  # times the heaviest rock that passes: beyond, a design block moves in another way than those
FIELDS = ("line", "passage", "mass_kg", "e_kj", "v_ms", "top_m")
VALUES = ("v_ms", "top_m", "e_kj", "mass_kg")
DENSITY = 2700.0  # kg/m3, of a sphere where no radius is given


class Line(NamedTuple):
    """A line and what comes to it."""

    identifier: int
    name: str
    passing: int
    has_rotation: bool  # energies are those of translation and rotation
    heaviest: float  # of the rocks that pass, kg
    actions: object  # engine.protection.design_check.Actions


def title_of(line):
    """How reports and the log call a line: by its name, or as line 3."""
    return tr("Line {}").format(line.name) if line.name == str(line.identifier) else line.name


def warnings_of(line):
    """What makes the characteristic values of a line less sure than they look; texts."""
    fewest, found = fewest_values(line.actions.percentile), []
    if line.passing < fewest:
        message = tr("{}: only {} runs pass; below {} their percentile {:g} has no upper bound. Simulate more runs.")
        found.append(message.format(title_of(line), line.passing, fewest, 100.0 * line.actions.percentile))
    if line.actions.mass > MUCH * line.heaviest:
        message = tr("{}: the design block has {:.0f} kg, the heaviest rock that passes {:.0f} kg. Simulate rocks of "
                     "that mass: heavier ones go farther and jump in another way.")  # fmt: skip
        found.append(message.format(title_of(line), line.actions.mass, line.heaviest))
    return found


def check_crossings(source):
    """Raise QgsProcessingException for a layer that is none of crossings."""
    check_fields(source, CROSSINGS, FIELDS)


def read_lines(call):
    """Line of each line that is passed. Raises QgsProcessingException where none is, or a number is missing."""
    source = call[CROSSINGS]
    rows, names, unknown = {}, {}, set()
    has_rotation = "e_rot_kj" in source.fields().names()
    for feature in source.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        if feature["passage"] != 1:
            continue
        line = feature["line"]
        rows.setdefault(line, []).append([_value(feature, name) for name in VALUES])
        names[line] = feature["name"] if "name" in source.fields().names() and feature["name"] != NULL else str(line)
        if not has_rotation or feature["e_rot_kj"] == NULL:
            unknown.add(line)
    if not rows:
        raise QgsProcessingException(tr("CROSSINGS: the layer {} is empty.").format(source.sourceName()))
    share = float(call[PERCENTILE]) / 100.0
    mass = call[MASS]
    radius = call[RADIUS]
    actions = {line: _actions(np.array(rows[line]), share, mass, radius) for line in sorted(rows)}
    return [
        Line(line, names[line], len(rows[line]), line not in unknown, max(row[3] for row in rows[line]), actions[line])
        for line in actions
    ]


def _value(feature, name):
    return needed_number(feature, CROSSINGS, name, lowest=-math.inf)


def _actions(values, share, mass, radius):
    velocity, top, energy = np.quantile(values[:, :3], share, axis=0)
    if mass is None:
        mass = float(values[:, 3].max())
    else:  # the same motion of another mass
        energy = mass * np.quantile(values[:, 2] / values[:, 3], share)
    if radius is None:
        radius = (3.0 * mass / DENSITY / (4.0 * math.pi)) ** (1.0 / 3.0)
    return Actions(share, float(velocity), float(top), float(energy) * KILO, mass, radius)
