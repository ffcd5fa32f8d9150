# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the lines that rocks are counted at: planned barriers, roads, the outlines of houses."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY, QgsProcessingException, QgsWkbTypes

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.findings.subjects import Listed
from ...engine.passages.hits import AREA, LINE, Target
from ..layers.vector_layers import (
    check_fields,
    check_system,
    feature_list,
    feature_name,
    layer_source,
    name_field,
    reprojected,
)
from ..translation import tr

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
