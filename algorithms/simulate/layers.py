# SPDX-License-Identifier: GPL-2.0-or-later
"""Trajectories, stops, contacts and samples as layers with heights and times."""

from qgis.core import QgsGeometry, QgsLineString, QgsPoint, QgsWkbTypes

from ...engine.study import columns as made
from ..layers.point_rows import rows_in_time
from ..layers.writing import make_feature, write_layer
from .columns import (
    NUMBER,
    contact_columns,
    event_columns,
    piece_columns,
    rows_of,
    run_columns,
    sample_columns,
    way_columns,
)
from .outputs import CONTACTS, SAMPLES, STOPS, TRAJECTORIES
from .styles import ContactStyle, LineStyle, SampleStyle, StopStyle

Wkb = QgsWkbTypes.Type


def layer_counts(call, result):
    """Output -> how many features it will have."""
    arrays = {
        TRAJECTORIES: result.runs, STOPS: result.runs, CONTACTS: result.contacts, SAMPLES: result.trajectories,
    }  # fmt: skip
    return {name: array.size for name, array in arrays.items() if call.wants(name)}


def write_layers(call, files, scene, result, progress):
    """Write the vector layers that were asked for; returns parameter -> destination."""
    of_runs = (*run_columns(), *event_columns(scene.damaged), *piece_columns(scene.broken))
    of_lines, of_contacts, of_samples = (*of_runs, *way_columns()), contact_columns(), sample_columns()
    values = made.run_columns(result, scene, call.run_of_layers.name)
    kinds = (
        (TRAJECTORIES, of_lines, Wkb.LineStringZM, lambda columns: _trajectories(result, values, of_runs),
         LineStyle(of_lines)),
        (STOPS, of_runs, Wkb.PointZ, lambda columns: _stops(result, values, columns), StopStyle(of_runs)),
        (CONTACTS, of_contacts, Wkb.PointZM,
         lambda columns: rows_in_time(result.contacts, (NUMBER, *columns), made.contact_columns),
         ContactStyle(of_contacts)),
        (SAMPLES, of_samples, Wkb.PointZM,
         lambda columns: rows_in_time(result.trajectories, (NUMBER, *columns), made.sample_columns),
         SampleStyle(of_samples, scene.settings.trajectory_interval)),
    )  # fmt: skip
    destinations = {}
    for name, columns, kind, features, style in kinds:
        if not call.wants(name):
            continue
        told = progress.of(name, call.label(name), features(columns))
        destinations[name] = write_layer(
            call, files, name, ((NUMBER, *columns), kind, scene.dem.crs),
            told, style,
        )  # fmt: skip
    return destinations


def _trajectories(result, values, of_runs):
    """A line for each run, made one after the other: all of them together are large."""
    of_ways = [column.name for column in way_columns()]
    for row, (samples, way) in zip(rows_of((NUMBER, *of_runs), values), made.ways(result)):
        line = QgsLineString(*(samples[name].tolist() for name in ("x", "y", "z", "time")))
        yield make_feature(QgsGeometry(line), [*row, *(way[name] for name in of_ways)])


def _stops(result, values, columns):
    for row, run in zip(rows_of((NUMBER, *columns), values), result.runs):
        yield make_feature(QgsGeometry(QgsPoint(*run["stop"].tolist())), list(row))
