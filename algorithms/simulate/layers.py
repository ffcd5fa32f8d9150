# SPDX-License-Identifier: GPL-2.0-or-later
"""Trajectories, stops, contacts and samples as layers with heights and times."""

import os

from osgeo import gdal
from qgis.core import QgsGeometry, QgsLineString, QgsPoint, QgsWkbTypes

from ...engine.study import columns as made
from ...engine.study.outputs import proof_of
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
MARKED = (".gpkg",)  # files of layers that keep metadata; rasters get theirs when they are written


def layer_counts(call, result, settings):
    """Output -> how many features it will have."""
    arrays = {TRAJECTORIES: result.runs, STOPS: result.runs, CONTACTS: result.contacts}
    counts = {name: array.size for name, array in arrays.items() if call.wants(name)}
    if call.wants(SAMPLES):
        counts[SAMPLES] = made.samples_at_intervals(result, settings).size
    return counts


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
         lambda columns: rows_in_time(
             made.samples_at_intervals(result, scene.settings), (NUMBER, *columns), made.sample_columns,
         ),
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


def mark_layers(paths, result, run_name):
    """Put the proof into databases of layers that have just been written. Raises OSError where that fails."""
    marked = [path for path in paths if os.path.splitext(path)[1].lower() in MARKED]
    items = proof_of(result, run_name) if marked else {}
    for path in marked:
        gdal.ErrorReset()
        dataset = gdal.OpenEx(path, gdal.OF_VECTOR | gdal.OF_UPDATE)
        if dataset is not None:
            for name, text in items.items():
                dataset.SetMetadataItem(name, text)
        dataset = None  # closes it
        if gdal.GetLastErrorType() >= gdal.CE_Failure:
            raise OSError(f"{path}: {gdal.GetLastErrorMsg()}")
