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
from ..number_words import told
from ..translation import tr
from ..units import KILO
from .parameters import CROSSINGS, FIELD_WIDTH, MASS, PERCENTILE, RADIUS

MUCH = 1.5  # times the heaviest rock that passes: beyond, a design block moves in another way than those
FIELDS = ("line", "passage", "mass_kg", "e_kj", "v_ms", "top_m")
ALONG = "along_m"
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
        found.append(told(message, title_of(line), line.passing, fewest, 100.0 * line.actions.percentile))
    if line.actions.mass > MUCH * line.heaviest:
        message = tr("{}: the design block has {:.0f} kg, the heaviest rock that passes {:.0f} kg. Simulate rocks of "
                     "that mass: heavier ones go farther and jump in another way.")  # fmt: skip
        found.append(told(message, title_of(line), line.actions.mass, line.heaviest))
    return found


def check_crossings(source, by_field):
    """Raise QgsProcessingException for a layer that is none of crossings; ``by_field``: along their lines."""
    check_fields(source, CROSSINGS, (*FIELDS, *([ALONG] if by_field else ())))


def read_lines(call):
    """Line of each line, or of each field of each line, that is passed.

    Raises QgsProcessingException where none is, or a number is missing.
    """
    width = call[FIELD_WIDTH]
    source = call[CROSSINGS]
    rows, names, unknown = {}, {}, set()
    has_rotation = "e_rot_kj" in source.fields().names()
    for feature in source.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        if feature["passage"] != 1:
            continue
        line = feature["line"], _field_of(feature, width)
        rows.setdefault(line, []).append([_value(feature, name) for name in VALUES])
        is_named = "name" in source.fields().names() and feature["name"] != NULL
        names[line] = _name_of(feature["name"] if is_named else str(line[0]), line[1], width)
        if not has_rotation or feature["e_rot_kj"] == NULL:
            unknown.add(line)
    if not rows:
        raise QgsProcessingException(tr("CROSSINGS: the layer {} is empty.").format(source.sourceName()))
    share = float(call[PERCENTILE]) / 100.0
    mass = call[MASS]
    radius = call[RADIUS]
    actions = {line: _actions(np.array(rows[line]), share, mass, radius) for line in sorted(rows)}
    return [
        Line(
            line[0], names[line], len(rows[line]), line not in unknown, max(row[3] for row in rows[line]), actions[line]
        )
        for line in actions
    ]


def _field_of(feature, width):
    """Number of the field of the net that a rock comes to, from 0; None where lines are checked as a whole."""
    return None if width is None else int(max(_value(feature, ALONG), 0.0) // width)


def _name_of(name, field, width):
    """The name of a line, with the place of the field."""
    if field is None:
        return name
    return tr("{}, {:g} to {:g} m").format(name, field * width, (field + 1) * width)


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
