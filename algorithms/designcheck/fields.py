# SPDX-License-Identifier: GPL-2.0-or-later
"""The map of talus:designcheck: lines, or their fields, by what is asked of the net that the whole line needs."""

from typing import NamedTuple

from qgis.core import QgsGeometry, QgsProcessingException, QgsWkbTypes

from ..layers.vector_layers import layer_source, valid_features
from ..layers.writing import make_feature, write_layer
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr
from ..units import KILO
from .checks import is_named, smallest_passing
from .parameters import CROSSINGS, FIELD_WIDTH, FIELDS, LINES
from .styles import FieldStyle
from .tables import result_word, used

ENERGY, HEIGHT = "energy", "height"


class Field(NamedTuple):
    """A line or a field of it on the map."""

    line: int
    place: object  # actions.Line of the rocks that come there, None where none does
    start: float  # m along the line
    end: float
    verdict: object  # checks.Verdict of the net of the whole line, None without rocks
    worst: tuple  # of ENERGY and HEIGHT, in which it is the worst place of its line
    net: object  # name of the net of the whole line, None where none can be named


def write_fields(call, files, lines, found):
    """Write the map where it was asked for and lines are given; returns output -> destination."""
    if not call.wants(FIELDS):
        return {}
    if not call.is_given(LINES):
        call.info(tr("FIELDS: no map of the fields; give LINES, the lines of the net."))
        return {}
    if not lines:
        return {}
    source = layer_source(call, CROSSINGS)
    shapes = _shapes(call, source.sourceCrs())
    fields = [one for line in shapes for one in _fields_of(call, line, shapes[line].length(), lines, found)]
    if not any(one.place is not None for one in fields):
        message = tr("LINES: none of the features has the id of a line of CROSSINGS; give the layer that Rocks at "
                     "screen lines was given.")  # fmt: skip
        raise QgsProcessingException(message)
    columns = field_columns()
    features = (_feature(one, shapes[one.line], columns) for one in fields)
    form = columns, QgsWkbTypes.Type.LineString, source.sourceCrs()
    return {FIELDS: write_layer(call, files, FIELDS, form, features, FieldStyle(columns))}


def field_columns():
    """Columns of the map, from a Field."""
    return (
        Column("line", INTEGER, tr("id of the line"), lambda one: one.line),
        Column("name", TEXT, tr("name of the line"), lambda one: one.place and one.place.name),
        Column("from_m", REAL, tr("from, along the line [m]"), lambda one: one.start),
        Column("to_m", REAL, tr("to, along the line [m]"), lambda one: one.end),
        Column("rocks", INTEGER, tr("rocks that arrive"), lambda one: one.place.passing if one.place else 0),
        Column("e_kj", REAL, tr("characteristic energy [kJ]"),
               lambda one: one.place and one.place.actions.energy / KILO),
        Column("top_m", REAL, tr("characteristic height of the top [m]"),
               lambda one: one.place and one.place.actions.height),
        Column("net", TEXT, tr("net required for the whole line"), lambda one: one.verdict and one.net),
        Column("energy_pct", REAL, tr("design energy in % of the energy level"), lambda one: _use(one, 0)),
        Column("height_pct", REAL, tr("design height in % of the net height"), lambda one: _use(one, 1)),
        Column("use_pct", REAL, tr("utilisation of the net, the larger of both [%]"), _largest_use),
        Column("result", TEXT, tr("result"), lambda one: result_word(one.verdict.passes) if one.verdict else None),
        Column("worst", TEXT, tr("most loaded field of the line for"), _worst),
    )  # fmt: skip


def _words():
    return {ENERGY: tr("Energy"), HEIGHT: tr("Height")}


def _worst(one):
    return ", ".join(_words()[name] for name in one.worst)


def _use(one, number):
    """Per cent of what the net offers, in one of the first two checks: energy and height."""
    return None if one.verdict is None else used(one.verdict.checks[number])


def _largest_use(one):
    uses = [use for use in (_use(one, 0), _use(one, 1)) if use is not None]
    return max(uses, default=None)


def _shapes(call, crs):
    """Identifier -> geometry of each line, in the system of the crossings."""
    shapes = {}
    for feature in valid_features(layer_source(call, LINES), crs, call, LINES):
        geometry = QgsGeometry(feature.geometry())
        if geometry.isMultipart():
            geometry = geometry.mergeLines()
        if geometry.isMultipart() and not geometry.convertToSingleType():
            continue
        if not geometry.isNull() and geometry.length() > 0.0:
            shapes[feature.id()] = geometry
    return shapes


def _fields_of(call, line, length, lines, found):
    """The Fields of a line, also those to which no rock comes; none where the line has no crossings."""
    width = call[FIELD_WIDTH]
    own = {one.field: one for one in lines if one.identifier == line}
    if not own:
        return
    net, name = _net_of(own.values(), found)
    verdicts = {id(one.line): one for one in found if one.net is net}
    worst = {
        ENERGY: max(own.values(), key=lambda one: one.actions.energy),
        HEIGHT: max(own.values(), key=lambda one: one.actions.height),
    }
    numbers = [None] if width is None else range(max(int(length // width), max(own)) + 1)
    for number in numbers:
        start = 0.0 if number is None else number * width
        if number is not None and start >= length and number not in own:
            continue
        place = own.get(number)
        end = length if number is None else min(start + width, max(length, start))
        names = tuple(name for name, one in worst.items() if place is one) if len(own) > 1 else ()
        yield Field(line, place, start, end, None if place is None else verdicts[id(place)], names, name)


def _net_of(places, found):
    """The net that all fields of a line need, and its name: the strongest of the smallest that pass, or of all where
    none does. The name is None where a design block is in doubt, so that no net can be named."""
    chosen = [smallest_passing(found, place) for place in places]
    nets = [one.net for one in chosen] if all(chosen) else [one.net for one in found]
    net = max(nets, key=lambda net: net.energy)
    return net, net.name if all(one is None or is_named(one) for one in chosen) else None


def _feature(one, shape, columns):
    """A part of the line; a field at its very end may have no length, and gets none."""
    part = shape.constGet().curveSubstring(one.start, one.end) if one.end > one.start else None
    return make_feature(None if part is None else QgsGeometry(part), [column.value(one) for column in columns])
