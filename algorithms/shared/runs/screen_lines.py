# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the lines that rocks are counted at: planned barriers, roads, the outlines of houses."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY, QgsProcessingException, QgsWkbTypes

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.findings.subjects import Listed
from ....engine.passages.hits import AREA, LINE, Target
from ...number_words import KILO
from ...translation import tr
from ..layers.vector_layers import (
    check_fields,
    check_metric_system,
    check_system,
    feature_list,
    feature_name,
    layer_source,
    name_field,
    needed_number,
    reprojected,
)
from ..parameters.motion import CROSSINGS
from ..parameters.values import is_empty

# Reads the crossings of barriers that talus:simulate wrote: how rocks were turned and moved where they came to one.

VELOCITY = ("vx_ms", "vy_ms", "vz_ms")
SPIN = ("wx_rads", "wy_rads", "wz_rads")
TURN = ("turn_w", "turn_x", "turn_y", "turn_z")
NEEDED = ("run", "time_s", "e_kj", "mass_kg", *VELOCITY, *SPIN, *TURN)
ROWS = np.dtype(
    [("run", np.int64)]
    + [(name, np.float64) for name in ("time", "x", "y", "z", "energy", "mass", "rotation")]
    + [(name, np.float64) for name in ("velocity_x", "velocity_y", "velocity_z")]
    + [("spin", np.float64, 3), ("orientation", np.float64, 4)]
)
NEAR = 1.0  # m from the line of the net: a crossing of it


def check_crossings(call):
    """Check the layer CROSSINGS without its features; returns its system. Raises QgsProcessingException."""
    source = call[CROSSINGS]
    check_system(source, CROSSINGS)
    check_metric_system(source.sourceCrs(), f"CROSSINGS {source.sourceName()}", source.sourceExtent())
    check_fields(source, CROSSINGS, NEEDED)
    return source.sourceCrs()


def read_crossings(call, line):
    """ROWS of the first crossings of runs with a line (2, 2) [m], in the order of the runs."""
    rows = [row_of(feature) for feature in call[CROSSINGS].getFeatures()]
    rows_near = np.concatenate([np.zeros(0, ROWS), *rows])
    rows_near = rows_near[distances(rows_near, line) <= NEAR]
    rows_near = rows_near[np.lexsort([rows_near["time"], rows_near["run"]])]
    return rows_near[np.unique(rows_near["run"], return_index=True)[1]]


def row_of(feature):
    """ROWS (1,) of a feature."""

    def number(name, lowest=-math.inf, above=-math.inf):
        return needed_number(feature, CROSSINGS, name, lowest, above)

    row, point = np.zeros(1, ROWS), feature.geometry().constGet()
    if point is None or is_empty(point) or not np.isfinite([point.x(), point.y(), point.z()]).all():
        message = tr("CROSSINGS: feature {} has no position with a height (Z); use the layer of Simulate rockfall.")
        raise QgsProcessingException(message.format(feature.id()))
    row["run"], row["time"], row["energy"] = int(number("run")), number("time_s"), number("e_kj", 0.0) * KILO
    row["x"], row["y"], row["z"], row["mass"] = point.x(), point.y(), point.z(), number("mass_kg", above=0.0)
    for name, of_layer in zip(("velocity_x", "velocity_y", "velocity_z"), VELOCITY):
        row[name] = number(of_layer)
    row["spin"], row["orientation"] = [number(name) for name in SPIN], [number(name) for name in TURN]
    row["rotation"] = np.sqrt((row["spin"] ** 2).sum())
    return row


def distances(rows, line):
    """Distances of rows from a line (2, 2) in plan [m]."""
    way = line[1] - line[0]
    places = np.column_stack([rows["x"], rows["y"]]) - line[0]
    share = np.clip(places @ way / (way @ way), 0.0, 1.0)
    beside = places - share[:, None] * way
    return np.sqrt((beside**2).sum(axis=1))


NO_LENGTH = Kind(
    "lines-without-length", DOUBTFUL,
    "{subject}: left out, as they have no length: {features}.",
    "Draw them again, or delete them.",
)  # fmt: skip


class ScreenLine(NamedTuple):
    """One feature, as lines; an area by its outline."""

    identifier: int
    name: str
    parts: list  # arrays (k, 2)
    length: float  # m
    is_area: bool = False

    @property
    def target(self):
        """Return the line as the engine's Target."""
        return Target(self.parts, AREA if self.is_area else LINE)

    def geometry(self):
        """Geometry as a QgsGeometry of type MultiLineString."""
        return QgsGeometry.fromMultiPolylineXY([[QgsPointXY(x, y) for x, y in part.tolist()] for part in self.parts])


def check_lines(call, name, field=""):
    """Check all of the layer that does not need its features; returns the source. Raises QgsProcessingException."""
    source = layer_source(call, name)
    check_system(source, name)
    if source.featureCount() == 0:
        raise QgsProcessingException(tr("{}: the layer {} is empty.").format(name, source.sourceName()))
    check_fields(source, name, [call[field]] if field else [])
    return source


def read_lines(call, name, crs, field=""):
    """ScreenLine of each feature in the system ``crs``, polygons by their outline. Raises QgsProcessingException."""
    source = check_lines(call, name, field)
    chosen = name_field(source, call[field] if field else "")
    lines, empty = [], []
    for feature in reprojected(source, crs, call, name):
        parts = parts_of(feature.geometry())
        if not all(np.isfinite(part).all() for part in parts):
            message = tr("{}: {} cannot be used; the geometry of feature {} is invalid ({}). Repair the layer with "
                         "Fix geometries.")  # fmt: skip
            wrong = tr("coordinates that are not finite")
            raise QgsProcessingException(message.format(name, feature_list([feature.id()]), feature.id(), wrong))
        length = sum(float(np.hypot(*np.diff(part, axis=0).T).sum()) for part in parts)
        if not length > 0.0:
            empty.append(feature.id())
            continue
        label = feature_name(feature, chosen) or tr("Line {}").format(feature.id())
        is_area = feature.geometry().constGet().dimension() == 2
        lines.append(ScreenLine(feature.id(), label, parts, length, is_area))
    if empty:
        call.find([NO_LENGTH.of(str(name), len(empty), features=Listed.of(empty))])
    if not lines:
        raise QgsProcessingException(tr("{}: no feature has a line of any length.").format(name))
    return lines


def parts_of(geometry):
    """Arrays (k, 2) of the vertices of all parts, curves in short pieces."""
    if geometry.isNull() or geometry.isEmpty():
        return []
    if QgsWkbTypes.isCurvedType(geometry.wkbType()):
        geometry = QgsGeometry(geometry.constGet().segmentize())
    if geometry.constGet().dimension() == 2:
        geometry = QgsGeometry(geometry.constGet().boundary())
    return [
        np.array([(vertex.x(), vertex.y()) for vertex in part.vertices()])
        for part in geometry.asGeometryCollection()
        if part.constGet().dimension() == 1
    ]
