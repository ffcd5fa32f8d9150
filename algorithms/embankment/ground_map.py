# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground polygons of the user's, cut where the embankments stand, and the footprint in the gaps: one map for a run."""

from qgis.core import QgsGeometry, QgsProcessingException, QgsWkbTypes

from ..layers.vector_layers import check_fields, check_system, layer_source, valid_features
from ..layers.writing import make_feature, write_layer
from ..styles.columns import TEXT, Column
from ..translation import tr
from .parameters import GROUND, GROUND_FIELD, GROUND_MAP
from .styles import GroundStyle

AREAS = QgsWkbTypes.GeometryType.PolygonGeometry


def check_ground_polygons(call):
    """Check all that does not need the features; the source, None without one. Raises QgsProcessingException."""
    if not call.is_given(GROUND):
        return None
    source = layer_source(call, GROUND)
    field = call[GROUND_FIELD]
    if not field:
        raise QgsProcessingException(tr("GROUND: choose the field with the ground class (GROUND_FIELD)."))
    check_system(source, GROUND)
    check_fields(source, GROUND, [field])
    return source


def ground_columns():
    """The only column."""
    return (Column("ground_class", TEXT, tr("ground class"), lambda name: name),)


def write_ground_map(call, files, crs, parts):
    """Write the map if there are polygons and it was asked for; returns parameter -> destination.

    parts : list of (QgsGeometry, ground class) of the footprint
    """
    source = check_ground_polygons(call)
    if source is None or not call.wants(GROUND_MAP):
        return {}
    field = call[GROUND_FIELD]
    covered = QgsGeometry.unaryUnion([geometry for geometry, _ in parts])

    def features():
        for feature in valid_features(source, crs, call, GROUND):
            rest = feature.geometry().difference(covered)
            rest.convertGeometryCollectionToSubclass(AREAS)  # without lines and points in which outlines touch
            if not rest.isEmpty() and rest.type() == AREAS:
                rest.convertToMultiType()
                yield make_feature(rest, [feature[field]])
        for geometry, name in parts:
            yield make_feature(geometry, [name])

    columns = ground_columns()
    form = columns, QgsWkbTypes.Type.MultiPolygon, crs
    destination = write_layer(
        call, files, GROUND_MAP, form, features(), GroundStyle(columns)
    )  # fmt: skip
    return {GROUND_MAP: destination}
