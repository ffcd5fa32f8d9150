# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads ground and forest polygons and makes the engine's ground of them."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsGeometry, QgsProcessingException, QgsRectangle

from ...engine import Cancelled, Ground, ground_classes
from ...engine.ground.clearings import without_drag_near
from ...engine.ground.narrow_polygons import without_effect
from ...engine.ground.parameters import (
    RESTITUTION,
    ROLLING_RESISTANCE,
    ROUGHNESS,
    SCAR_STRENGTH,
    SLIDING_FRICTION,
    TANGENTIAL_RESTITUTION,
    VISCOUS_DRAG,
)
from ...engine.io.burn import Polygon, burn
from ...engine.io.ground_raster import read_ground
from ...engine.terrain_store.burnt_ground import Burns, open_burnt_ground
from ...engine.terrain_store.ground_raster import open_ground_raster
from ...engine.terrain_store.stored_terrain import StoredTerrain
from ..findings.texts import error_text
from ..layers.field_numbers import needed_number, number_of
from ..layers.partly_outside import PartlyOutside
from ..layers.vector_layers import (
    check_fields,
    check_system,
    feature_list,
    features_within,
    no_geometry_text,
    tell_bare,
    valid_features,
)
from ..number_words import told
from ..parameters.ground import GROUND
from ..parameters.scene import FOREST
from ..parameters.values import is_empty
from ..translation import tr

LOW_ROLLING_RESISTANCE = 0.3  # of soil; published totals begin at 0.4, numbers of earlier versions end at 0.25


class GroundChoices(NamedTuple):
    """Sources of polygons (None for none), their fields, and what holds without them."""

    ground: object  # feature source
    class_field: str
    default_class: str
    forest: object  # feature source
    drag_field: str  # kg/s
    height_field: str  # m
    restitution: float  # None: that of the classes
    tangential_restitution: float  # None: none
    with_scar_layer: bool  # the friction angle and the rolling resistance, of the classes
    with_viscous_drag: bool  # of the classes
    rolling_field: str
    rolling_resistance: float  # None: that of the classes
    roughness_field: str
    roughness: float  # degrees; None: that of the classes
    raster: str  # file with the parameters, instead of polygons
    table: str = ""  # file of ground classes that replace those of Talus, or are added to them


def known_classes(path):
    """Name -> GroundClass: those of Talus, and those of a table of the user's in their place or beside them."""
    try:
        return {**ground_classes.load(), **(ground_classes.read(path) if path else {})}
    except (OSError, ValueError) as error:
        raise QgsProcessingException(f"GROUND_TABLE: {error_text(error)}") from error


def make_ground(terrain, crs, choices, call, starts, bare):
    """The engine's Ground. Raises QgsProcessingException naming the features that cannot be used.

    starts, bare : (n, 2) places around which there is no forest, and how far, m
    """
    is_stored = isinstance(terrain, StoredTerrain)
    if choices.raster is not None:
        if is_stored and bare > 0.0:
            message = tr(
                "FOREST_START: with a raster of the ground (GROUND_RASTER) the elevation model must be in memory, for "
                "which TERRAIN_MEMORY is too small. Leave it at 0, or allow more memory."
            )
            raise QgsProcessingException(message)
        ground = _from_raster(terrain, choices, call)
    elif is_stored and (choices.ground is not None or choices.forest is not None):
        ground = _burnt_in_strips(terrain, crs, choices, call, starts, bare)
    else:
        ground = _from_polygons(terrain, crs, choices, call)
    if choices.restitution is not None:
        ground.table[:, RESTITUTION] = choices.restitution
    if choices.tangential_restitution is not None:
        ground.table[:, TANGENTIAL_RESTITUTION] = choices.tangential_restitution
    tell_low_rolling_resistance(ground.table, call)
    return ground if is_stored else without_drag_near(ground, terrain, starts, bare)


def tell_low_rolling_resistance(table, call):
    """Warn of soil with a number that looks like one of the earlier versions, where it was no total.

    ``table``: (classes, parameters), as of a Ground.
    """
    rolling = table[table[:, SCAR_STRENGTH] > 0.0, ROLLING_RESISTANCE]
    low = rolling[(rolling > 0.0) & (rolling < LOW_ROLLING_RESISTANCE)]
    if low.size:
        message = tr("ROLLING_RESISTANCE: soil has {:.2g}, less than any published. It is the tangent of the slope on "
                     "which rocks just go on rolling, corners included; earlier versions had 0.11 to 0.25, and meant "
                     "what soil adds to corners. Take the numbers of the classes, unless it was measured.")  # fmt: skip
        call.warning(told(message, low.min()))


def _from_raster(terrain, choices, call):
    try:
        is_stored = isinstance(terrain, StoredTerrain)
        ground = open_ground_raster(choices.raster, terrain) if is_stored else read_ground(choices.raster, terrain)
    except ValueError as error:
        raise QgsProcessingException(tr("GROUND_RASTER: {}").format(error)) from error
    if not choices.with_viscous_drag:
        ground.table[:, VISCOUS_DRAG] = 0.0
    if not choices.with_scar_layer:
        ground.table[:, [ROLLING_RESISTANCE, SCAR_STRENGTH, SLIDING_FRICTION]] = 0.0
    for column, value in ((ROLLING_RESISTANCE, choices.rolling_resistance), (ROUGHNESS, choices.roughness)):
        if value is not None:
            ground.table[:, column] = value
    call.info(told(tr("GROUND_RASTER: {} combinations of ground and forest."), len(ground.table)))
    return ground


def _from_polygons(terrain, crs, choices, call):
    drag, drag_height = _forest(terrain, crs, choices, call)
    options = {"drag": drag, "drag_height": drag_height, "with_viscous_drag": choices.with_viscous_drag}
    options["with_scar_layer"] = choices.with_scar_layer
    options["classes"] = known_classes(choices.table)
    if choices.ground is None:
        name, rolling, roughness = _of_all_ground(choices)
        return Ground.of_class(terrain, name, rolling_resistance=rolling, roughness=roughness, **options)
    index, rows = _classes(terrain, crs, choices, call)
    names, rolling, roughness = zip(*rows)
    return Ground.from_classes(terrain, index, names, rolling_resistance=rolling, roughness=roughness, **options)


def _burnt_in_strips(terrain, crs, choices, call, starts, bare):
    """The same as ``_from_polygons`` on a terrain that is larger than memory."""
    ground = forest = []
    if choices.ground is not None:
        ground = read_polygons(terrain, crs, choices.ground, GROUND, _class_reader(choices), call)
    if choices.forest is not None:
        forest = read_polygons(terrain, crs, choices.forest, FOREST, _drag_reader(choices), call)
    burns = Burns(ground, _of_all_ground(choices), forest, starts, bare)
    options = {"with_viscous_drag": choices.with_viscous_drag, "with_scar_layer": choices.with_scar_layer}
    try:
        found, *covers = open_burnt_ground(
            terrain, burns, call.is_cancelled, classes=known_classes(choices.table), **options
        )
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    for name, polygons, cover in zip((GROUND, FOREST), (ground, forest), covers):
        if polygons:
            _tell_cover(name, len(polygons), cover.contradictory, cover.share, call)
    return found


def _of_all_ground(choices, name=None):
    """(class, rolling resistance, roughness in degrees) where no field says otherwise; None: the default class."""
    row = known_classes(choices.table)[name or choices.default_class]
    rolling = row.rolling_resistance if choices.with_scar_layer else 0.0
    rolling = rolling if choices.rolling_resistance is None else choices.rolling_resistance
    return row.name, rolling, row.roughness if choices.roughness is None else choices.roughness


def _class_reader(choices):
    """The function from a feature to (class, rolling resistance, roughness); checks the layer and its fields."""
    known = known_classes(choices.table)
    field = choices.class_field
    if not field:
        raise QgsProcessingException(tr("GROUND: choose the field with the ground class (GROUND_FIELD)."))
    check_system(choices.ground, GROUND)
    check_fields(choices.ground, GROUND, [field, choices.rolling_field, choices.roughness_field])

    def class_of(feature):
        name = feature[field]
        if name not in known:
            message = tr("GROUND: feature {} has the class {!r} in {}; known classes are {}.")
            shown = tr("(empty)") if is_empty(name) else name
            raise QgsProcessingException(message.format(feature.id(), shown, field, ", ".join(known)))
        name, rolling, roughness = _of_all_ground(choices, name)
        return (
            name,
            number_of(feature, GROUND, choices.rolling_field, rolling, quantity="rolling_resistance"),
            number_of(feature, GROUND, choices.roughness_field, roughness, quantity="roughness"),
        )

    return class_of


def _classes(terrain, crs, choices, call):
    """Index on the nodes, (ny, nx), and the rows (class, rolling resistance, roughness) that it counts."""
    burnt = _burn(terrain, crs, choices.ground, GROUND, _class_reader(choices), call)
    rows = [*burnt.values, _of_all_ground(choices)]
    return np.where(burnt.index >= 0, burnt.index, len(burnt.values)), rows


def _forest(terrain, crs, choices, call):
    """Drag coefficient (kg/s) and height of the drag layer (m): numbers, or arrays on the nodes."""
    if choices.forest is None:
        return 0.0, 0.0
    burnt = _burn(terrain, crs, choices.forest, FOREST, _drag_reader(choices), call)
    return drag_fields(burnt)


def _drag_reader(choices):
    """The function from a feature to (drag coefficient, height of the drag layer); checks the layer and its fields."""
    if not (choices.drag_field and choices.height_field):
        raise QgsProcessingException(
            tr("FOREST: choose the fields with the drag coefficient and the height (FOREST_DRAG_FIELD, "
               "FOREST_HEIGHT_FIELD).")
        )  # fmt: skip
    check_system(choices.forest, FOREST)
    check_fields(choices.forest, FOREST, [choices.drag_field, choices.height_field])

    def drag_of(feature):
        named = (choices.drag_field, "drag"), (choices.height_field, "drag_height")
        return tuple(needed_number(feature, FOREST, field, quantity=quantity) for field, quantity in named)

    return drag_of


def drag_fields(burnt):
    """Drag coefficient (kg/s) and height (m) on the nodes, of burnt pairs of them; 0 without forest."""
    values = np.array([*burnt.values, (0.0, 0.0)])  # index -1, no forest, is the last row
    return values[burnt.index, 0], values[burnt.index, 1]


def read_polygons(terrain, crs, source, name, value_of, call):
    """Polygons (engine.io.burn.Polygon) of a source that meet the terrain; ``value_of`` takes a feature."""
    frame = QgsGeometry.fromRect(QgsRectangle(*terrain.extent))
    polygons, outside, bare, partly = [], [], [], PartlyOutside(terrain)
    for feature in features_within(frame, valid_features(source, crs, call, name), bare, outside):
        geometry = feature.geometry()
        polygons.append(Polygon(feature.id(), bytes(geometry.asWkb()), value_of(feature)))
        partly.add(feature.id(), geometry)
    _report_outside(name, source, len(polygons), outside, call)
    tell_bare(name, bare, call)
    partly.tell(name, call)
    call.find(without_effect(polygons, terrain, name))
    return polygons


def _burn(terrain, crs, source, name, value_of, call):
    """Polygons of a source burnt onto the nodes of the terrain."""
    polygons = read_polygons(terrain, crs, source, name, value_of, call)
    burnt = burn(polygons, terrain)
    share = 0.0 if burnt.contradictory else np.count_nonzero(burnt.index >= 0) / burnt.index.size
    _tell_cover(name, len(polygons), burnt.contradictory, share, call)
    return burnt


def _tell_cover(name, polygons, contradictory, share, call):
    """Log how much of the terrain so many polygons cover; QgsProcessingException for contradictory ones."""
    if contradictory:
        message = tr("{}: {} overlap with different values. Cut them so that each place has one value only.")
        raise QgsProcessingException(message.format(name, feature_list(contradictory)))
    call.info(tr("{}: {:.0f} % of the cells are covered; polygons: {}.").format(name, 100.0 * share, polygons))


def _report_outside(name, source, inside, outside, call):
    if not inside and not outside:
        raise QgsProcessingException(no_geometry_text(name, source))
    if not inside:
        message = tr("{}: all polygons of {} lie outside of the elevation model; is its coordinate system right?")
        raise QgsProcessingException(message.format(name, source.sourceName()))
    if outside:
        message = tr("{}: without effect, outside of the elevation model: {}.")
        call.warning(told(message, name, feature_list(outside)))
