# SPDX-License-Identifier: GPL-2.0-or-later
"""Characteristic values of what passes each line, from a layer of crossings."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import NULL, QgsFeatureRequest, QgsGeometry, QgsProcessingException, QgsWkbTypes

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.protection.design_check import Actions, block_radius
from ....engine.protection.fragment_hits import hit_numbers, hits_of_events
from ....engine.statistics.order_statistics import fewest_values
from ...number_words import KILO, formatted
from ...shared.layers.vector_layers import UNCHECKED, check_fields, layer_source, needed_number, valid_features
from ...shared.layers.writing import make_feature, write_layer
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column
from ...translation import tr
from .algorithm import CROSSINGS, FIELD_WIDTH, FIELDS, LINES, MASS, PERCENTILE, PIECES, RADIUS, WHOLE
from .checks import is_named, smallest_passing
from .tables import FieldStyle, result_word, used

FEW_AT_LINE = Kind(
    "percentile-without-bound", DOUBTFUL,
    "{subject}: rocks that pass: {value:.0f}; below {limit:.0f} their {percentile:g}th percentile has no upper bound.",
    "Simulate more runs.",
)  # fmt: skip
FEW_AT_LINES = Kind(
    "percentile-without-bound", DOUBTFUL,
    "Fewer than {limit:.0f} rocks pass at {lines} of {all}, at least {value:.0f}: their {percentile:g}th percentile "
    "has no upper bound.",
    "Simulate more runs, or use wider fields.",
)  # fmt: skip

ACTION_FIELDS = ("line", "passage", "mass_kg", "e_kj", "v_ms", "top_m")
ALONG = "along_m"
VALUES = ("v_ms", "top_m", "e_kj", "mass_kg")
WHOLE_RUN = "whole_run"  # of crossings of rocks that broke: the run of the rock that fell


class Line(NamedTuple):
    """A line and what comes to it."""

    identifier: int
    field: object  # number of the field along the line from 0, None for the whole line
    name: str
    passing: int  # rocks, each once however many of its pieces pass
    has_rotation: bool  # energies are those of translation and rotation
    simulated: object  # Actions of the rocks that pass, without a block that was entered
    actions: object  # engine.protection.design_check.Actions
    hits: object  # engine.protection.fragment_hits.HitNumbers; None where rocks stay whole


def title_of(line):
    """Title of a line in reports and the log: its name, or "Line 3"."""
    return tr("Line {}").format(line.name) if line.name == str(line.identifier) else line.name


def few_rocks(lines):
    """Findings of lines with so few rocks that the percentile of their characteristic values has no upper bound."""
    if not lines:
        return []
    share = lines[0].actions.percentile
    fewest, percentile = fewest_values(share), 100.0 * share
    few = [line for line in lines if line.passing < fewest]
    if len(few) == 1:
        return [FEW_AT_LINE.of(title_of(few[0]), few[0].passing, fewest, percentile=percentile)]
    if not few:
        return []
    least, number = min(line.passing for line in few), len(few)
    return [FEW_AT_LINES.of(str(CROSSINGS), least, fewest, lines=number, all=len(lines), percentile=percentile)]


def worst_text(lines):
    """Sentence on the fields with the largest actions; ``lines``: fields of lines. '' where there is one alone."""
    if len(lines) < 2 or lines[0].field is None:
        return ""
    highest = max(lines, key=lambda line: line.actions.energy)
    tallest = max(lines, key=lambda line: line.actions.height)
    return formatted(tr("Worst fields: {} with {:.4g} kJ, {} with {:.3g} m."), title_of(highest),
                highest.actions.energy / KILO, title_of(tallest), tallest.actions.height)  # fmt: skip


def check_crossings(source, by_field):
    """Raise QgsProcessingException for a layer that is none of crossings; ``by_field``: along their lines."""
    check_fields(source, CROSSINGS, (*ACTION_FIELDS, *([ALONG] if by_field else ())))


def read_lines(call):
    """Line of each line, or of each field of each line, that is passed; none where no rock passes any.

    Raises QgsProcessingException where a number is missing.
    """
    width = call[FIELD_WIDTH]
    source = call[CROSSINGS]
    rows, names, unknown = {}, {}, set()
    has_rotation, has_broken = (name in source.fields().names() for name in ("e_rot_kj", WHOLE_RUN))
    for feature in source.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        if feature["passage"] != 1:
            continue
        # number of the field of the net that the rock comes to, from 0; None where lines are checked as a whole
        field = None if width is None else int(max(_value(feature, ALONG), 0.0) // width)
        line = feature["line"], field
        rock = _value(feature, WHOLE_RUN) if has_broken else 0.0
        rows.setdefault(line, []).append([*(_value(feature, name) for name in VALUES), rock])
        is_named = "name" in source.fields().names() and feature["name"] != NULL
        names[line] = _name_of(feature["name"] if is_named else str(line[0]), line[1], width)
        if not has_rotation or feature["e_rot_kj"] == NULL:
            unknown.add(line)
    share = float(call[PERCENTILE]) / 100.0
    mass = call[MASS]
    radius = call[RADIUS]
    lines_read = []
    for line in sorted(rows):
        values, hits = np.array(rows[line]), None
        if has_broken:
            values, hits = _rocks_of(values, call[PIECES], share)
        actions = _actions(values, share, mass, radius)
        simulated = _actions(values, share, None, None)
        lines_read.append(Line(*line, names[line], len(values), line not in unknown, simulated, actions, hits))
    return lines_read


def _rocks_of(pieces, chosen, share):
    """(values of each rock, HitNumbers): its fastest and highest piece, and the energy and mass that are chosen.

    pieces : rows of VALUES and the rock of each
    chosen : WHOLE, all pieces of a rock together, or LARGEST, the one with most energy
    """
    pieces = pieces[np.argsort(pieces[:, -1], kind="stable")]
    velocity, top, energy, mass, rock = pieces.T
    hits = hits_of_events(rock, np.zeros(rock.size), np.zeros(rock.size), energy * KILO, mass, top=top)
    first = np.flatnonzero(np.r_[True, np.diff(rock) != 0.0])
    if chosen == WHOLE:
        of_rock = hits["whole"] / KILO, hits["mass"]
    else:
        hardest = np.lexsort([energy, rock])[np.r_[first[1:], rock.size] - 1]  # the last of each rock
        of_rock = energy[hardest], mass[hardest]
    values = np.column_stack([np.maximum.reduceat(velocity, first), hits["top"], *of_rock])
    return values, hit_numbers(hits, energy * KILO, share)


def pieces_text(line):
    """Sentence on the number of rocks and pieces that pass, with both energies; '' where rocks stay whole."""
    if line.hits is None:
        return ""
    text = tr("{}: {} rocks send {} pieces, at most {} of one rock. {:g}th percentiles of the energy: {:.4g} kJ for "
              "single pieces, {:.4g} kJ for the largest piece of each rock, {:.4g} kJ for all pieces of each rock "
              "together.")  # fmt: skip
    hits = line.hits
    energies = (energy / KILO for energy in (hits.of_pieces, hits.of_largest, hits.of_together))
    counts = hits.events, hits.pieces, hits.most_pieces, 100.0 * line.actions.percentile
    return formatted(text, title_of(line), *counts, *energies)


def _name_of(name, field, width):
    """The name of a line, with the place of the field."""
    if field is None:
        return name
    return formatted(tr("{}, {:g} to {:g} m"), name, field * width, (field + 1) * width)


def _value(feature, name):
    return needed_number(feature, CROSSINGS, name, lowest=-math.inf)


def _actions(values, share, mass, radius):
    velocity, top, energy = np.quantile(values[:, :3], share, axis=0)
    if mass is None:
        mass = float(values[:, 3].max())
    else:  # the same motion of another mass
        energy = mass * np.quantile(values[:, 2] / values[:, 3], share)
    if radius is None:
        radius = block_radius(mass)
    return Actions(share, float(velocity), float(top), float(energy) * KILO, mass, radius)


# The map of talus:designcheck: lines, or their fields, by what is asked of the net that the whole line needs.

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


def write_fields(call, files, lines, verdicts):
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
    fields = [field for line in shapes for field in _fields_of(call, line, shapes[line].length(), lines, verdicts)]
    if not any(field.place is not None for field in fields):
        message = tr("LINES: none of the features has the id of a line of CROSSINGS; give the layer that Rocks at "
                     "screen lines was given.")  # fmt: skip
        raise QgsProcessingException(message)
    columns = field_columns()
    features = (_feature(field, shapes[field.line], columns) for field in fields)
    form = columns, QgsWkbTypes.Type.LineString, source.sourceCrs()
    return {FIELDS: write_layer(call, files, FIELDS, form, features, FieldStyle(columns))}


def field_columns():
    """Columns of the map, from a Field."""
    return (
        Column("line", INTEGER, tr("id of the line"), lambda field: field.line),
        Column("name", TEXT, tr("name of the line"), lambda field: field.place and field.place.name),
        Column("from_m", REAL, tr("from, along the line [m]"), lambda field: field.start),
        Column("to_m", REAL, tr("to, along the line [m]"), lambda field: field.end),
        Column("rocks", INTEGER, tr("rocks that arrive"), lambda field: field.place.passing if field.place else 0),
        Column("e_kj", REAL, tr("characteristic energy [kJ]"),
               lambda field: field.place and field.place.actions.energy / KILO),
        Column("top_m", REAL, tr("characteristic height of the top [m]"),
               lambda field: field.place and field.place.actions.height),
        Column("net", TEXT, tr("net required for the whole line"), lambda field: field.verdict and field.net),
        Column("energy_pct", REAL, tr("design energy in % of the energy level"), lambda field: _use(field, 0)),
        Column("height_pct", REAL, tr("design height in % of the net height"), lambda field: _use(field, 1)),
        Column("use_pct", REAL, tr("utilisation of the net, the larger of both [%]"), _largest_use),
        Column("result", TEXT, tr("result"),
        lambda field: result_word(field.verdict.passes) if field.verdict else None),
        Column("worst", TEXT, tr("most loaded field of the line for"),
               lambda one: ", ".join(_words()[name] for name in one.worst)),
    )  # fmt: skip


def _words():
    return {ENERGY: tr("Energy"), HEIGHT: tr("Height")}


def _use(field, number):
    """Per cent of what the net offers, in one of the first two checks: energy and height."""
    return None if field.verdict is None else used(field.verdict.checks[number])


def _largest_use(field):
    uses = [use for use in (_use(field, 0), _use(field, 1)) if use is not None]
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


def _fields_of(call, line, length, lines, all_verdicts):
    """The Fields of a line, also those to which no rock comes; none where the line has no crossings."""
    width = call[FIELD_WIDTH]
    own = {entry.field: entry for entry in lines if entry.identifier == line}
    if not own:
        return
    net, name = _net_of(own.values(), all_verdicts)
    verdicts = {id(verdict.line): verdict for verdict in all_verdicts if verdict.net is net}
    worst = {
        ENERGY: max(own.values(), key=lambda part: part.actions.energy),
        HEIGHT: max(own.values(), key=lambda part: part.actions.height),
    }
    numbers = [None] if width is None else range(max(int(length // width), max(own)) + 1)
    for number in numbers:
        start = 0.0 if number is None else number * width
        if number is not None and start >= length and number not in own:
            continue
        own_part = own.get(number)
        end = length if number is None else min(start + width, max(length, start))
        names = tuple(name for name, part in worst.items() if own_part is part) if len(own) > 1 else ()
        yield Field(line, own_part, start, end, None if own_part is None else verdicts[id(own_part)], names, name)


def _net_of(places, all_verdicts):
    """The net that all fields of a line need, and its name: the strongest of the smallest that pass, or of all where
    none does. The name is None where a design block is in doubt, so that no net can be named."""
    chosen = [smallest_passing(all_verdicts, part) for part in places]
    nets = [verdict.net for verdict in chosen] if all(chosen) else [verdict.net for verdict in all_verdicts]
    net = max(nets, key=lambda net: net.energy)
    return net, net.name if all(verdict is None or is_named(verdict) for verdict in chosen) else None


def _feature(field, shape, columns):
    """A part of the line; a field at its very end may have no length, and gets none."""
    part = shape.constGet().curveSubstring(field.start, field.end) if field.end > field.start else None
    return make_feature(None if part is None else QgsGeometry(part), [column.value(field) for column in columns])


# The layer of talus:designcheck that gets its style again.


def known_layers(label):
    """The KnownLayer of the map; ``label``: of an output."""
    return [known_table(FIELDS, label(FIELDS), "line", field_columns(), lambda columns, layer: FieldStyle(columns))]
