# SPDX-License-Identifier: GPL-2.0-or-later
"""The objects, what there is to lose in them, and the table of losses."""

import math
from typing import NamedTuple

from qgis.core import NULL, QgsGeometry, QgsProcessingException

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.hazard.object_risk import Exposure, presence_of_queue, presence_of_vehicles
from ..layers.field_numbers import number_of
from ..layers.vector_layers import check_fields, name_field, reprojected
from ..parameters.matrices import is_blank
from ..parameters.values import as_number
from ..runs.screen_lines import check_lines
from ..translation import tr
from ..units import KILO
from .parameters import (
    BLOCK_WIDTH,
    KIND_FIELD,
    LOSSES,
    NAME_FIELD,
    OBJECTS,
    PERSONS_FIELD,
    PRESENCE_FIELD,
    QUEUE_GAP,
    QUEUE_SHARE,
    TRAFFIC_FIELD,
    VALUE_FIELD,
    VEHICLE_LENGTH,
    VEHICLE_SPEED,
)

NO_LOSSES = Kind(
    "losses-missing", DOUBTFUL,
    "LOSSES has no row: without vulnerabilities there are hits, but no damage and no deaths.",
    "Enter shares of the value and probabilities of death by intensity.",
)  # fmt: skip
KINDS_UNKNOWN = Kind(
    "kinds-without-losses", DOUBTFUL,
    "LOSSES has no row for the kinds {kinds}, and none without a kind; their damage is left empty.",
    "Add rows for these kinds, or one without a kind.",
)  # fmt: skip

FIELDS = (NAME_FIELD, KIND_FIELD, VALUE_FIELD, PERSONS_FIELD, PRESENCE_FIELD, TRAFFIC_FIELD)
COLUMNS = 7  # of the table of losses
OTHERS = ""  # the kind of all that have no row of their own
SECONDS_PER_HOUR = 3600.0


class Loss(NamedTuple):
    """A row of the table of losses; each three shares: weak, medium, strong."""

    vulnerability: tuple
    lethality: tuple


class Object(NamedTuple):
    """One feature."""

    identifier: int
    name: str
    kind: str
    geometry: QgsGeometry
    has_value: bool
    exposure: object  # engine.hazard.object_risk.Exposure; None where the table of losses has no row for it


def check_objects(call):
    """Check all of the objects and the table of losses that does not need the features; returns kind -> Loss."""
    source = check_lines(call, OBJECTS)
    check_fields(source, OBJECTS, [call[field] for field in FIELDS])
    return read_losses(call)


def read_losses(call):
    """Kind -> Loss. Raises QgsProcessingException for what is no table of shares."""
    values = call[LOSSES]
    if len(values) % COLUMNS:
        message = tr("LOSSES: {} values do not make rows of {}: kind, three shares of the value, three probabilities.")
        raise QgsProcessingException(message.format(len(values), COLUMNS))
    losses = {}
    for first in range(0, len(values), COLUMNS):
        kind, *cells = values[first : first + COLUMNS]
        if all(is_blank(cell) for cell in (kind, *cells)):
            continue  # the dialog shows an empty row in the beginning
        shares = [as_number(cell) for cell in cells]
        if not all(math.isfinite(share) and 0.0 <= share <= 1.0 for share in shares):
            message = tr("LOSSES, row {}: give six numbers from 0 to 1.")
            raise QgsProcessingException(message.format(first // COLUMNS + 1))
        losses[OTHERS if is_blank(kind) else str(kind).strip()] = Loss(tuple(shares[:3]), tuple(shares[3:]))
    return losses


def read_objects(call, losses):
    """(list of Object, coordinate system, type of geometry)."""
    source = call[OBJECTS]
    fields = {name: call[name] for name in FIELDS}
    fields[NAME_FIELD] = name_field(source, fields[NAME_FIELD])
    objects, unknown = [], set()
    for feature in reprojected(source, source.sourceCrs(), call, OBJECTS):
        kind = _text(feature, fields[KIND_FIELD])
        loss = losses.get(kind, losses.get(OTHERS))
        if loss is None and losses:
            unknown.add(kind or tr("(empty)"))
        exposure = None if loss is None else _exposure(call, feature, fields, loss)
        name = _text(feature, fields[NAME_FIELD]) or tr("Object {}").format(feature.id())
        value = number_of(feature, OBJECTS, fields[VALUE_FIELD], math.nan)
        objects.append(Object(feature.id(), name, kind, feature.geometry(), not math.isnan(value), exposure))
    if not losses:
        call.find([NO_LOSSES.of(str(LOSSES))])
    if unknown:
        call.find([KINDS_UNKNOWN.of(str(LOSSES), len(unknown), kinds=", ".join(sorted(unknown)))])
    return objects, source.sourceCrs(), source.wkbType()


def _exposure(call, feature, fields, loss):
    def number(name, otherwise, highest=math.inf):
        return number_of(feature, OBJECTS, fields[name], otherwise, highest=highest)

    presence = number(PRESENCE_FIELD, 1.0, 1.0)
    traffic = number(TRAFFIC_FIELD, math.nan)
    if not math.isnan(traffic):
        length, width, speed = (call[name] for name in (VEHICLE_LENGTH, BLOCK_WIDTH, VEHICLE_SPEED))
        presence = presence_of_vehicles(traffic, length, width, speed * KILO / SECONDS_PER_HOUR)
        if traffic > 0.0:
            presence += presence_of_queue(0.01 * call[QUEUE_SHARE], length, width, call[QUEUE_GAP])
    return Exposure(number(VALUE_FIELD, 0.0), number(PERSONS_FIELD, 1.0), presence, *loss)


def _text(feature, field):
    value = feature[field] if field else NULL
    return "" if value in (NULL, None) else str(value).strip()
