# SPDX-License-Identifier: GPL-2.0-or-later
"""Limits of layer formats: the parts of an output that they cannot hold, with the format to take, before a run.

By the suffix of the file. GeoPackage and FlatGeobuf hold all of it.
"""

import os

from qgis.core import QgsProcessing, QgsProcessingException

from ...engine.findings.finding import DOUBTFUL, Kind
from ..translation import tr
from .destinations import file_of, table_of
from .motion import CROSSINGS, SAMPLES, TRAJECTORIES
from .output_files import is_wanted

CANNOT_HOLD = Kind(
    "format-loses", DOUBTFUL,
    "{subject}: {path} cannot hold {lost}.",
    "Take a GeoPackage (.gpkg) to keep them.",
)  # fmt: skip

GEOMETRY, HEIGHTS, TIMES, LONG_TEXTS, NAMES = "geometry", "heights", "times", "long texts", "names"
FIELDS = "fields"
NO_GEOMETRY = {GEOMETRY, HEIGHTS, TIMES}
LACKS = {
    ".shp": {LONG_TEXTS, NAMES}, ".dbf": {*NO_GEOMETRY, LONG_TEXTS, NAMES},
    ".geojson": {TIMES}, ".json": {TIMES}, ".geojsonl": {TIMES}, ".geojsons": {TIMES},
    ".kml": {TIMES, NAMES}, ".kmz": {TIMES, NAMES}, ".gml": {TIMES}, ".gpx": {FIELDS},
    ".tab": {HEIGHTS, TIMES, LONG_TEXTS, NAMES}, ".mif": {HEIGHTS, TIMES, LONG_TEXTS, NAMES},
    ".dxf": {FIELDS}, ".dgn": {FIELDS}, ".gmt": {TIMES}, ".itf": {TIMES},
    ".csv": NO_GEOMETRY, ".tsv": NO_GEOMETRY, ".xlsx": NO_GEOMETRY, ".ods": NO_GEOMETRY, ".txt": NO_GEOMETRY,
}  # fmt: skip
WITH_TIMES = (TRAJECTORIES, SAMPLES, CROSSINGS, "CONTACTS", "BARRIER_CROSSINGS", "TREE_IMPACTS", "PATHS")
WITH_HEIGHTS = (*WITH_TIMES, "STOPS", "IMPACTS", "NET", "EMBANKMENTS", "POINTS", "BLOCKS", "STATIONS")
WITH_LONG_TEXTS = (TRAJECTORIES,)  # the field motion, some kB a line


def lost_in(name, path):
    """Parts of an output that its file cannot hold; an empty set where it holds all."""
    lacks = LACKS.get(os.path.splitext(path)[1].lower(), set())
    has = {GEOMETRY, FIELDS}
    has |= {HEIGHTS} if name in WITH_HEIGHTS else set()
    has |= {TIMES} if name in WITH_TIMES else set()
    has |= {LONG_TEXTS} if name in WITH_LONG_TEXTS else set()
    return has & lacks


def outputs_with_losses(call):
    """(name, path, what is lost) of each output that is written into a format that cannot hold it."""
    for definition in call.outputs():
        name = definition.name()
        if definition.type() not in ("sink", "vectorDestination") or not is_wanted(
            call.algorithm, call.parameters, name
        ):
            continue
        path = file_of(call.raw(name), call.context)
        if path is None or table_of(call.raw(name), call.context) is not None or _is_table(definition):
            continue
        lost = lost_in(name, path)
        if lost:
            yield name, path, lost


def refuse_cut_texts(call):
    """Raise QgsProcessingException for an output whose fields or long texts would be lost."""
    for name, path, lost in outputs_with_losses(call):
        if FIELDS in lost:
            message = tr("{}: {} cannot hold the fields of a layer, only its shapes. Take a GeoPackage (.gpkg).")
            raise QgsProcessingException(message.format(name, path))
        if LONG_TEXTS in lost:
            message = tr("{}: {} cannot hold the motion of the rocks, which the later tools need: texts end after 254 "
                         "characters there. Take a GeoPackage (.gpkg).")  # fmt: skip
            raise QgsProcessingException(message.format(name, path))


def tell_losses(call):
    """Warn, before the run, of what else a format cannot hold."""
    words = {
        GEOMETRY: tr("the geometries"), HEIGHTS: tr("the heights (Z)"), TIMES: tr("the times (M)"),
    }  # fmt: skip
    for name, path, lost in outputs_with_losses(call):
        named = [text for what, text in words.items() if what in lost]
        if named:
            call.find([CANNOT_HOLD.of(str(name), path=path, lost=", ".join(named))])


def _is_table(definition):
    """An output without geometries."""
    return definition.dataType() in (QgsProcessing.SourceType.TypeVector, QgsProcessing.SourceType.TypeFile)
