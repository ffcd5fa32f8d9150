# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of a simulation: features of the engine, with the columns and styles of QGIS."""

import os

from osgeo import gdal
from qgis.core import QgsWkbTypes

from ...engine.study.features import features_of
from ...engine.study.outputs import proof_of
from ..layers.point_rows import rows_of
from ..layers.writing import WritingProgress, write_layer
from .barriers import BarrierStyle, CrossingStyle, barrier_columns, crossing_columns
from .columns import NUMBER, contact_columns, event_columns, piece_columns, run_columns, sample_columns, way_columns
from .outputs import (
    BARRIER_CROSSINGS,
    BARRIER_RESULTS,
    CONTACTS,
    SAMPLES,
    STOPS,
    TRAJECTORIES,
    TREE_IMPACTS,
    TREE_RESULTS,
)
from .rare_run_outs import kind_of_counts, splitting_columns, weight_columns
from .styles import ContactStyle, LineStyle, SampleStyle, StopStyle
from .trees import ImpactStyle, TreeStyle, impact_columns, tree_columns

Wkb = QgsWkbTypes.Type
KINDS = {
    "Measured 3D LineString": Wkb.LineStringZM, "Point Z": Wkb.PointZ, "Measured 3D Point": Wkb.PointZM,
    "LineString": Wkb.LineString, "Point": Wkb.Point,
}  # fmt: skip
MARKED = (".gpkg",)  # files of layers that keep metadata; rasters get theirs when they are written


def write_layers(call, files, scene, result, low, high):
    """Write the vector layers that were asked for and have something to show; returns parameter -> destination.

    low, high : percent of the progress before and after it
    """
    looks = looks_of(scene, result)
    found = {name: features_of(name.lower(), result, scene, call.run_of_layers.name)
             for name in looks if call.wants(name)}  # fmt: skip
    found = {name: features for name, features in found.items() if features is not None}
    progress = WritingProgress(call, low, high, {name: features.count for name, features in found.items()})
    destinations = {}
    for name, features in found.items():
        columns, style = looks[name]
        told = progress.of(name, call.label(name), rows_of(features, columns))
        form = columns, KINDS[features.kind], scene.dem.crs
        destinations[name] = write_layer(call, files, name, form, told, style)
    return destinations


def looks_of(scene, result):
    """Output -> columns and style."""
    of_pieces, weights, counts = piece_columns(scene.broken), weight_columns(result), kind_of_counts(result)
    of_runs = (*run_columns(), *event_columns(scene.damaged), *of_pieces, *splitting_columns(result))
    of_lines, of_contacts, of_samples = (
        (*of_runs, *way_columns()), (*contact_columns(), *weights), (*sample_columns(), *weights),
    )  # fmt: skip
    rule = scene.barriers.rule if scene.barriers is not None else None
    of_barriers = barrier_columns(rule, counts)
    of_crossings, of_impacts = (*crossing_columns(rule), *weights), (*impact_columns(), *weights)
    of_trees = tree_columns(scene.damaged, scene.trees if scene.damaged is None else scene.damaged.trees, counts)
    return {
        TRAJECTORIES: ((NUMBER, *of_lines), LineStyle(of_lines)),
        STOPS: ((NUMBER, *of_runs), StopStyle(of_runs)),
        CONTACTS: ((NUMBER, *of_contacts), ContactStyle(of_contacts)),
        SAMPLES: ((NUMBER, *of_samples), SampleStyle(of_samples, scene.settings.trajectory_interval)),
        BARRIER_RESULTS: (of_barriers, BarrierStyle(of_barriers)),
        BARRIER_CROSSINGS: (of_crossings, CrossingStyle(of_crossings)),
        TREE_RESULTS: (of_trees, TreeStyle(of_trees)),
        TREE_IMPACTS: (of_impacts, ImpactStyle(of_impacts)),
    }


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
