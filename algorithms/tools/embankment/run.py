# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:embankment."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsProcessingException, QgsWkbTypes

from ....engine import Terrain
from ....engine.embankments.crest_line import without_repeats
from ....engine.embankments.findings import TALL, TALLEST
from ....engine.embankments.finer_grid import finer_heights
from ....engine.embankments.shape import EmbankmentShape
from ....engine.io.optional_packages import require
from ...shared.layers.vector_layers import (
    check_fields,
    check_system,
    feature_list,
    feature_name,
    layer_source,
    name_field,
    no_geometry_text,
    number_of,
    reprojected,
    tell_bare,
    valid_features,
)
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import read_report_head, tell_numbers
from ...shared.parameters.staging import Files
from ...shared.reports.page import parameter_rows
from ...shared.runs.screen_lines import check_lines, parts_of
from ...shared.scene.dem import open_dem, tell_scale
from ...shared.styles.styles import TEXT, Column
from ...translation import tr
from .algorithm import (
    CREST,
    CREST_LEVEL,
    CREST_WIDTH,
    DITCH_ANGLE,
    DITCH_DEPTH,
    DITCH_WIDTH,
    DOWNHILL_ANGLE,
    GENTLEST,
    GROUND,
    GROUND_FIELD,
    GROUND_MAP,
    HEIGHT,
    HEIGHT_AT,
    HEIGHT_FIELD,
    HIGHEST,
    LOWEST,
    NAME_FIELD,
    REPORT,
    STEEPEST,
    UPHILL_ANGLE,
    VARIANT_FOLDER,
    labels,
)
from .carving import carve_all, cells_of, lay_out, read_heights, write_terrain
from .outputs import GroundStyle, footprint_parts, numbers_of, write_layers
from .report import write_report
from .rocks_at_crest import check_built, check_crossings
from .variants import carve_variants, check_variants, compared, variants_of, write_variants

# Reads the crest lines of talus:embankment with their heights, and says what is wrong with them.

FIELDS = (HEIGHT_FIELD, NAME_FIELD)


class Crest(NamedTuple):
    """One line; a feature of several parts gives several."""

    identifier: int  # of the feature
    name: str
    points: np.ndarray  # (n, 2), none repeated
    shape: object  # engine.embankments.shape.EmbankmentShape


def shape_of(call):
    """The EmbankmentShape that the inputs say, for crests without a height of their own."""
    depth = call[DITCH_DEPTH]
    return EmbankmentShape(
        call[HEIGHT], call[CREST_WIDTH], _angle(call[UPHILL_ANGLE]), _angle(call[DOWNHILL_ANGLE]), depth,
        call[DITCH_WIDTH] if depth > 0.0 else 0.0, _angle(call[DITCH_ANGLE]), call[HEIGHT_AT], call[CREST_LEVEL],
    )  # fmt: skip


def read_crests(call, dem):
    """The Crests in the system of the elevation model. Raises QgsProcessingException naming features."""
    source = layer_source(call, CREST)
    heights, names = (call[name] for name in FIELDS)
    names = name_field(source, names)
    shape = shape_of(call)
    crests, bare = [], []
    for feature in reprojected(source, dem.crs, call, CREST):
        height = number_of(feature, CREST, heights, shape.height, lowest=LOWEST, highest=HIGHEST)
        parts = [_checked_line(part, feature.id()) for part in parts_of(feature.geometry())]
        parts = [part for part in parts if len(part) > 1]
        if not parts:
            bare.append(feature.id())
        name = feature_name(feature, names) or str(feature.id())
        for number, part in enumerate(parts, 1):
            title = name if len(parts) == 1 else f"{name}.{number}"
            crests.append(Crest(feature.id(), title, part, shape._replace(height=height)))
    tell_bare(CREST, bare, call)
    if not crests:
        raise QgsProcessingException(no_geometry_text(CREST, source))
    _refuse_outside(crests, source, dem)
    return crests


def _angle(degrees):
    return min(max(degrees, GENTLEST), STEEPEST)


def _checked_line(points, identifier):
    """The vertices of a part, none repeated. Raises QgsProcessingException for a line that no embankment can follow."""
    shapely = require("shapely")
    if not np.isfinite(points).all():
        raise QgsProcessingException(tr("CREST: feature {} has coordinates that are not finite.").format(identifier))
    points = without_repeats(points)
    if len(points) > 1 and (not shapely.LineString(points).is_simple or np.array_equal(points[0], points[-1])):
        message = tr("CREST: feature {} crosses or touches itself; an embankment needs a line with two ends. Split it.")
        raise QgsProcessingException(message.format(identifier))
    return points


def _refuse_outside(crests, source, dem):
    west, south, east, north = dem.grid.extent
    outside = [
        crest.identifier for crest in crests
        if not ((crest.points >= (west, south)) & (crest.points <= (east, north))).all(axis=1).any()
    ]  # fmt: skip
    if len(outside) == len(crests):
        message = tr("CREST: all lines of {} lie outside of the elevation model; is its coordinate system right?")
        raise QgsProcessingException(message.format(source.sourceName()))
    if outside:
        message = tr("CREST: outside of the elevation model: {}. Leave them out, or use a larger elevation model.")
        raise QgsProcessingException(message.format(feature_list(outside)))


# Ground polygons of the user's, cut where the embankments stand, and the footprint in the gaps: one map for a run.

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

    columns = (Column("ground_class", TEXT, tr("ground class"), lambda name: name),)
    form = columns, QgsWkbTypes.Type.MultiPolygon, crs
    destination = write_layer(
        call, files, GROUND_MAP, form, features(), GroundStyle(columns)
    )  # fmt: skip
    return {GROUND_MAP: destination}


# Checks of talus:embankment before a run.


def check(call):
    """Check all that does not need the layers to be read."""
    dem = open_dem(call)
    for name in FIELDS:
        check_lines(call, CREST, name)
    check_crossings(call)
    check_ground_polygons(call)
    check_variants(call)
    check_outputs(call)
    return dem


def run(call):
    """Run talus:embankment and return its outputs and numbers to Processing."""
    dem = call.checked()
    tell_scale(dem, call)
    crests = read_crests(call, dem)
    forms = [crests, *(variant.of(crests) for variant in variants_of(call))]
    cells = cells_of(call, dem, [crest.shape for form in forms for crest in form])
    heights, is_single = read_heights(dem, cells)
    terrain = Terrain(heights, cells.coarse.cell_size, cells.coarse.origin, dem.grid.crs)
    layouts = lay_out(call, terrain, crests)
    carved = finer_heights(heights, cells.parts)
    built, label = carve_all(call, carved, cells.fine, crests, layouts)
    call.find(tall(built))
    checks = check_built(call, dem.crs, built)
    numbers = numbers_of(built, label, cells.fine, checks)
    tell_numbers(labels(), numbers, call)
    parts = footprint_parts(call, label, cells.fine)
    call.go_on(90.0)
    rows = [compared(tr("as entered"), built, checks)]
    with Files() as files:
        outputs = write_terrain(call, files, carved, cells.fine, is_single)
        outputs.update(write_layers(call, files, dem.crs, built, parts))
        of_ground = [(geometry, name) for geometry, _, _, name in parts]
        outputs.update(write_ground_map(call, files, dem.crs, of_ground))
        outputs.update(_variants(call, files, dem, heights, is_single, terrain, cells, crests, rows))
        outputs.update(_write_report(call, files, terrain, carved, cells.fine, built, checks, rows))
    return {**outputs, **numbers}


def tall(built):
    """A finding for each embankment that is taller than TALLEST at its downhill toe."""
    heights = [(embankment, float(embankment.layout.downhill_height.max())) for embankment in built]
    return [TALL.of(embankment.crest.name, height, TALLEST) for embankment, height in heights if height > TALLEST]


def _variants(call, files, dem, heights, is_single, terrain, cells, crests, rows):
    """Parameter -> destination of what the variants give; their rows are added to ``rows``."""
    more, folder = carve_variants(call, files, dem, heights, is_single, terrain, cells, crests)
    rows += more
    outputs = write_variants(call, files, rows)
    return outputs if folder is None else {**outputs, VARIANT_FOLDER: str(folder)}


def _write_report(call, files, terrain, carved, grid, built, checks, compared_rows):
    if not call.wants(REPORT):
        return {}
    path = call.path(REPORT)
    rows, head = parameter_rows(call), read_report_head(call)
    after = Terrain(carved, grid.cell_size, grid.origin)
    write_report(files.stage(path), terrain, after, built, checks, compared_rows, rows, head)
    return {REPORT: path}
