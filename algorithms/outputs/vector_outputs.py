# SPDX-License-Identifier: GPL-2.0-or-later
"""Trajectories, stops, contacts and samples as layers with heights and times."""

import numpy as np
from qgis.core import (
    QgsFeature,
    QgsFeatureSink,
    QgsGeometry,
    QgsLineString,
    QgsPoint,
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingParameterFeatureSink,
    QgsWkbTypes,
)

from ..translation import tr
from . import styles
from .output_files import is_wanted
from .result_fields import contact_columns, fields_of, run_columns, sample_columns

Source = QgsProcessing.SourceType
Wkb = QgsWkbTypes.Type


def vector_parameters():
    """A sink for each vector layer; only the lines are made by default."""
    descriptions = (
        ("TRAJECTORIES", tr("Trajectories"), Source.TypeVectorLine, True, tr(
            "Paths of the rocks' centres of mass as lines with height (Z) and time in seconds (M).")),
        ("STOPS", tr("Stops"), Source.TypeVectorPoint, False, tr(
            "Where and why each run ended, with the same fields.")),
        ("CONTACTS", tr("Contacts"), Source.TypeVectorPoint, False, tr(
            "Each phase of contact with the ground: slippage, and velocity and energy before and after it.")),
        ("SAMPLES", tr("Samples of the motion"), Source.TypeVectorPoint, False, tr(
            "Velocity, rotation, energy and height at each vertex of the trajectories. With them, screen lines and "
            "profiles know the energy of the rotation too.")),
    )  # fmt: skip
    definitions = []
    for name, label, kind, by_default, text in descriptions:
        default = QgsProcessing.TEMPORARY_OUTPUT if by_default else None
        definition = QgsProcessingParameterFeatureSink(name, label, kind, default, True, by_default)
        definition.setHelp(text)
        definitions.append(definition)
    return definitions


def write_layers(algorithm, parameters, context, feedback, files, scene, result):
    """Write the vector layers that were asked for; returns parameter -> destination."""
    of_runs, of_contacts, of_samples = run_columns([scene.rock]), contact_columns(), sample_columns()
    kinds = (
        ("TRAJECTORIES", of_runs, Wkb.LineStringZM, _trajectories, styles.LineStyle(of_runs)),
        ("STOPS", of_runs, Wkb.PointZ, _stops, styles.StopStyle(of_runs)),
        ("CONTACTS", of_contacts, Wkb.PointZM, _contacts, styles.ContactStyle(of_contacts)),
        ("SAMPLES", of_samples, Wkb.PointZM, _samples,
         styles.SampleStyle(of_samples, scene.settings.trajectory_interval)),
    )
    destinations = {}
    for name, columns, kind, features, style in kinds:
        if not is_wanted(algorithm, parameters, name):
            continue
        fields = fields_of(columns)
        destinations[name] = write_layer(
            algorithm, parameters, context, feedback, files, name, (fields, kind, scene.dem.crs),
            features(result, columns), style,
        )  # fmt: skip
    return destinations


def write_layer(algorithm, parameters, context, feedback, files, name, form, features, style):
    """Write one vector output; returns its destination. ``form``: fields, type of geometry, coordinate system."""
    files.expect(parameters.get(name), context)
    sink, destination = algorithm.parameterAsSink(parameters, name, context, *form)
    if sink is None:
        raise QgsProcessingException(algorithm.invalidSinkError(parameters, name))
    _write(sink, features, feedback, name)
    del sink  # closes the file
    styles.style_on_load(context, destination, algorithm.parameterDefinition(name).description(), style)
    return destination


def _write(sink, features, feedback, name):
    for feature in features:
        if feedback.isCanceled():
            raise QgsProcessingException(tr("Cancelled while layers were written; nothing is kept."))
        if not sink.addFeature(feature, QgsFeatureSink.Flag.FastInsert):
            raise QgsProcessingException(tr("{}: a feature could not be written; is the disk full?").format(name))
    if not sink.flushBuffer():
        raise QgsProcessingException(tr("{}: {}").format(name, sink.lastError()))


def _trajectories(result, columns):
    """A line for each run; the engine keeps the samples in the order of runs and times."""
    samples = result.trajectories
    first = np.searchsorted(samples["run"], np.arange(result.runs.size + 1))
    for number, run in enumerate(result.runs):
        part = samples[first[number] : first[number + 1]]
        if part.size == 1:  # ended before the next sample: a line needs two vertices
            part = np.repeat(part, 2)
        line = QgsLineString(*(part[name].tolist() for name in ("x", "y", "z", "time")))
        yield _feature(line, number, run, columns)


def _stops(result, columns):
    for number, run in enumerate(result.runs):
        yield _feature(QgsPoint(*run["stop"].tolist()), number, run, columns)


def _contacts(result, columns):
    return _points_in_time(result.contacts, columns)


def _samples(result, columns):
    return _points_in_time(result.trajectories, columns)


def _points_in_time(rows, columns):
    for row in rows:
        place = QgsPoint(*(float(row[name]) for name in ("x", "y", "z", "time")))
        yield _feature(place, int(row["run"]), row, columns)


def _feature(geometry, number, row, columns):
    feature = QgsFeature()
    feature.setGeometry(QgsGeometry(geometry))
    feature.setAttributes([number, *(column.value(row) for column in columns)])
    return feature
