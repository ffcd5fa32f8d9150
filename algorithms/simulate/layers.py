# SPDX-License-Identifier: GPL-2.0-or-later
"""Trajectories, stops, contacts and samples as layers with heights and times."""

import numpy as np
from qgis.core import (
    QgsGeometry,
    QgsLineString,
    QgsPoint,
    QgsProcessing,
    QgsWkbTypes,
)

from ...engine.io.line_fields import encode_energy_along, encode_motion
from ..layers.point_rows import rows_in_time
from ..layers.writing import make_feature, write_layer
from ..parameters.definitions import layer_output
from ..parameters.output_files import is_wanted
from ..translation import tr
from .columns import NUMBER, contact_columns, run_columns, sample_columns, way_columns
from .styles import ContactStyle, LineStyle, SampleStyle, StopStyle

Source = QgsProcessing.SourceType
Wkb = QgsWkbTypes.Type


def vector_parameters():
    """A sink for each vector layer; lines and stops are made by default."""
    descriptions = (
        ("TRAJECTORIES", tr("Trajectories"), Source.TypeVectorLine, True, tr(
            "Paths of the rocks' centres of mass as lines with height (Z) and time in seconds (M). They carry the "
            "motion at their vertices, from which screen lines, barriers and profiles have the energy with rotation.")),
        ("STOPS", tr("Stops"), Source.TypeVectorPoint, True, tr(
            "Where and why each run ended, with the same fields.")),
        ("CONTACTS", tr("Contacts"), Source.TypeVectorPoint, False, tr(
            "Each phase of contact with the ground: slippage, and velocity and energy before and after it.")),
        ("SAMPLES", tr("Samples of the motion"), Source.TypeVectorPoint, False, tr(
            "Velocity, rotation, energy and height at each vertex of the trajectories, to look at or to animate.")),
    )  # fmt: skip
    return [layer_output(name, label, kind, text, by_default) for name, label, kind, by_default, text in descriptions]


def layer_counts(algorithm, parameters, result):
    """Output -> how many features it will have."""
    arrays = {
        "TRAJECTORIES": result.runs, "STOPS": result.runs, "CONTACTS": result.contacts, "SAMPLES": result.trajectories,
    }  # fmt: skip
    return {name: array.size for name, array in arrays.items() if is_wanted(algorithm, parameters, name)}


def write_layers(algorithm, parameters, context, feedback, files, scene, result, progress):
    """Write the vector layers that were asked for; returns parameter -> destination."""
    of_runs = run_columns(scene.rocks, algorithm.run_of_layers.name)
    of_lines, of_contacts, of_samples = (*of_runs, *way_columns()), contact_columns(), sample_columns()
    kinds = (
        ("TRAJECTORIES", of_lines, Wkb.LineStringZM, _trajectories, LineStyle(of_lines)),
        ("STOPS", of_runs, Wkb.PointZ, _stops, StopStyle(of_runs)),
        ("CONTACTS", of_contacts, Wkb.PointZM, _contacts, ContactStyle(of_contacts)),
        ("SAMPLES", of_samples, Wkb.PointZM, _samples, SampleStyle(of_samples, scene.settings.trajectory_interval)),
    )
    destinations = {}
    for name, columns, kind, features, style in kinds:
        if not is_wanted(algorithm, parameters, name):
            continue
        label = algorithm.parameterDefinition(name).description()
        told = progress.of(name, label, features(result, columns))
        destinations[name] = write_layer(
            algorithm, parameters, context, feedback, files, name, ((NUMBER, *columns), kind, scene.dem.crs),
            told, style,
        )  # fmt: skip
    return destinations


def _trajectories(result, columns):
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
        of_run = [column.value(run) for column in columns if column.value is not None]
        yield make_feature(QgsGeometry(line), [number, *of_run, along, motion])


def _stops(result, columns):
    for number, run in enumerate(result.runs):
        place = QgsGeometry(QgsPoint(*run["stop"].tolist()))
        yield make_feature(place, [number, *(column.value(run) for column in columns)])


def _contacts(result, columns):
    return rows_in_time(result.contacts, columns)


def _samples(result, columns):
    return rows_in_time(result.trajectories, columns)
