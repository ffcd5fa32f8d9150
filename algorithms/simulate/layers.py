# SPDX-License-Identifier: GPL-2.0-or-later
"""Trajectories, stops, contacts and samples as layers with heights and times."""

from functools import partial

import numpy as np
from qgis.core import QgsGeometry, QgsLineString, QgsPoint, QgsWkbTypes

from ...engine.arithmetic.power import cbrt
from ...engine.io.line_fields import ENERGY_ALONG, MOTION, encode_energy_along, encode_motion
from ..layers.point_rows import rows_in_time
from ..layers.writing import make_feature, write_layer
from .breaking import piece_columns, piece_values
from .columns import NUMBER, contact_columns, run_columns, sample_columns, way_columns
from .outputs import CONTACTS, SAMPLES, STOPS, TRAJECTORIES
from .styles import ContactStyle, LineStyle, SampleStyle, StopStyle
from .tree_events import event_columns

Wkb = QgsWkbTypes.Type


def layer_counts(call, result):
    """Output -> how many features it will have."""
    arrays = {
        TRAJECTORIES: result.runs, STOPS: result.runs, CONTACTS: result.contacts, SAMPLES: result.trajectories,
    }  # fmt: skip
    return {name: array.size for name, array in arrays.items() if call.wants(name)}


def write_layers(call, files, scene, result, progress):
    """Write the vector layers that were asked for; returns parameter -> destination."""
    of_runs = (
        *run_columns(scene.rocks, call.run_of_layers.name, _radius_of, scene.point_of), *event_columns(scene.damaged),
        *piece_columns(scene.broken),
    )  # fmt: skip
    of_piece = piece_values(scene.broken)
    of_lines, of_contacts, of_samples = (*of_runs, *way_columns()), contact_columns(), sample_columns()
    kinds = (
        (TRAJECTORIES, of_lines, Wkb.LineStringZM, partial(_trajectories, of_piece=of_piece), LineStyle(of_lines)),
        (STOPS, of_runs, Wkb.PointZ, partial(_stops, of_piece=of_piece), StopStyle(of_runs)),
        (CONTACTS, of_contacts, Wkb.PointZM, _contacts, ContactStyle(of_contacts)),
        (SAMPLES, of_samples, Wkb.PointZM, _samples, SampleStyle(of_samples, scene.settings.trajectory_interval)),
    )
    destinations = {}
    for name, columns, kind, features, style in kinds:
        if not call.wants(name):
            continue
        label = call.label(name)
        told = progress.of(name, label, features(result, columns))
        destinations[name] = write_layer(
            call, files, name, ((NUMBER, *columns), kind, scene.dem.crs),
            told, style,
        )  # fmt: skip
    return destinations


def _radius_of(rock, volume):
    """Of the farthest corner from the centre of mass, m, of the rock enlarged to a volume, m3."""
    return rock.radius * cbrt(volume / rock.volume)


def _trajectories(result, columns, of_piece):
    """A line for each run; the engine keeps the samples in the order of runs and times."""
    samples = result.trajectories
    first = np.searchsorted(samples["run"], np.arange(result.runs.size + 1))
    for number, run in enumerate(result.runs):
        part = samples[first[number] : first[number + 1]]
        motion = encode_motion(part, result.extents[first[number] : first[number + 1]], run["mass"])
        along = encode_energy_along(part)
        if part.size == 1:  # ended before the next sample: a line needs two vertices
            part = np.repeat(part, 2)
        line = QgsLineString(*(part[name].tolist() for name in ("x", "y", "z", "time")))
        given = {**of_piece(number), ENERGY_ALONG: along, MOTION: motion}
        yield make_feature(QgsGeometry(line), [number, *_values(columns, run, given)])


def _stops(result, columns, of_piece):
    for number, run in enumerate(result.runs):
        place = QgsGeometry(QgsPoint(*run["stop"].tolist()))
        yield make_feature(place, [number, *_values(columns, run, of_piece(number))])


def _values(columns, run, given):
    """Of a run, from its row or as they are given by name."""
    return [given[column.name] if column.value is None else column.value(run) for column in columns]


def _contacts(result, columns):
    return rows_in_time(result.contacts, columns)


def _samples(result, columns):
    return rows_in_time(result.trajectories, columns)
