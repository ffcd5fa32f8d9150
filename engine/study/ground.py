# SPDX-License-Identifier: GPL-2.0-or-later
"""The ground of a study: classes in polygons, forest, or a raster of all parameters."""

from pathlib import Path

import numpy as np

from ..ground import classes as ground_classes
from ..ground.clearings import without_drag_near
from ..ground.ground import Ground
from ..ground.narrow_polygons import without_effect
from ..ground.parameters import (
    RESTITUTION,
    ROLLING_RESISTANCE,
    ROUGHNESS,
    SCAR_STRENGTH,
    SLIDING_FRICTION,
    TANGENTIAL_RESTITUTION,
    VISCOUS_DRAG,
)
from ..io.burn import Polygon, burn
from ..io.ground_raster import read_ground
from ..terrain_store.burnt_ground import Burns, open_burnt_ground
from ..terrain_store.ground_raster import open_ground_raster
from ..terrain_store.stored_terrain import StoredTerrain
from .features import listed


def known_classes(table):
    """Name -> GroundClass: those of Talus, and those of a table in their place or beside them."""
    try:
        return {**ground_classes.load(), **(ground_classes.read(table) if table is not None else {})}
    except OSError as error:
        raise ValueError(f"{table}: cannot be read ({error.strerror}).") from error


def make_ground(terrain, values, classes, polygons, forest, starts, tell, cancelled=None):
    """The engine's Ground.

    values : of the study, table -> key -> value; a raster as path that can be opened
    classes : of known_classes
    polygons, forest : Features or None
    starts : (n, 2) places around which there is no forest
    """
    ground, raster, bare = values["ground"], values["ground"]["raster"], values["forest"]["start"]
    is_stored = isinstance(terrain, StoredTerrain)
    if raster is not None:
        if is_stored and bare > 0.0:
            raise ValueError(
                "a raster of the ground and forest.start need the elevation model in memory; allow more of it "
                "(compute.terrain_memory), or leave forest.start at 0."
            )
        found = _from_raster(terrain, raster, ground, cancelled)
    elif is_stored and (polygons is not None or forest is not None):
        found = _burnt_in_strips(terrain, values, classes, polygons, forest, starts, tell, cancelled)
    else:
        found = _from_polygons(terrain, ground, values["forest"], classes, polygons, forest, tell)
    if ground["restitution"] is not None:
        found.table[:, RESTITUTION] = ground["restitution"]
    if ground["tangential_restitution"] is not None:
        found.table[:, TANGENTIAL_RESTITUTION] = ground["tangential_restitution"]
    found = found if is_stored else without_drag_near(found, terrain, starts, bare)
    found.findings = [
        *_without_effect(polygons, terrain),
        *_without_effect(forest, terrain),
    ]
    return found


def _without_effect(features, terrain):
    """The finding of polygons that hold no node, in a list."""
    if features is None:
        return []
    polygons = _polygons(features, terrain, lambda feature: None, lambda text: None)
    return without_effect(polygons, terrain, Path(features.path).name)


def _has_layer(ground):
    return ground["model"] == "scar layer"


def _from_raster(terrain, path, values, cancelled):
    is_stored = isinstance(terrain, StoredTerrain)
    ground = open_ground_raster(path, terrain, cancelled) if is_stored else read_ground(path, terrain)
    if not values["viscous_drag"]:
        ground.table[:, VISCOUS_DRAG] = 0.0
    if not _has_layer(values):
        ground.table[:, [ROLLING_RESISTANCE, SCAR_STRENGTH, SLIDING_FRICTION]] = 0.0
    for column, name in ((ROLLING_RESISTANCE, "rolling_resistance"), (ROUGHNESS, "roughness")):
        if values[name] is not None:
            ground.table[:, column] = values[name]
    return ground


def _from_polygons(terrain, values, stands, classes, polygons, forest, tell):
    drag, drag_height = _forest(terrain, stands, forest, tell)
    options = {
        "drag": drag, "drag_height": drag_height, "with_viscous_drag": values["viscous_drag"],
        "with_scar_layer": _has_layer(values), "classes": classes,
    }  # fmt: skip
    everywhere = _of_class(values, classes, values["class"])
    if polygons is None:
        name, rolling, roughness = everywhere
        return Ground.of_class(terrain, name, rolling_resistance=rolling, roughness=roughness, **options)
    burnt = _burnt(polygons, terrain, lambda feature: _of_feature(polygons, feature, values, classes), tell)
    index = np.where(burnt.index >= 0, burnt.index, len(burnt.values))
    names, rolling, roughness = zip(*burnt.values, everywhere)
    return Ground.from_classes(terrain, index, names, rolling_resistance=rolling, roughness=roughness, **options)


def _burnt_in_strips(terrain, values, classes, polygons, forest, starts, tell, cancelled):
    """The same as ``_from_polygons`` on a terrain that is larger than memory."""
    of_ground, of_forest = values["ground"], values["forest"]
    ground, stands = [], []
    if polygons is not None:
        ground = _polygons(polygons, terrain, lambda one: _of_feature(polygons, one, of_ground, classes), tell)
    if forest is not None:
        stands = _polygons(forest, terrain, _drag_reader(of_forest, forest), tell)
    everywhere = _of_class(of_ground, classes, of_ground["class"])
    burns = Burns(ground, everywhere, stands, starts, of_forest["start"])
    found, *covers = open_burnt_ground(
        terrain, burns, cancelled, classes=classes, with_viscous_drag=of_ground["viscous_drag"],
        with_scar_layer=_has_layer(of_ground),
    )  # fmt: skip
    for features, cover in zip((polygons, forest), covers):
        if features is not None:
            _check_contradictory(features, cover.contradictory)
    return found


def _of_class(values, classes, name):
    """(class, rolling resistance, roughness in degrees) where no field says otherwise."""
    if name not in classes:
        raise ValueError(f"the ground class {name!r} is not known; known are {', '.join(classes)}.")
    row = classes[name]
    rolling = row.rolling_resistance if _has_layer(values) else 0.0
    rolling = rolling if values["rolling_resistance"] is None else values["rolling_resistance"]
    return row.name, rolling, row.roughness if values["roughness"] is None else values["roughness"]


def _of_feature(polygons, feature, values, classes):
    field, rolling_field, roughness_field = (values[f"{name}_field"] for name in ("class", "rolling", "roughness"))
    polygons.check_fields(field, rolling_field, roughness_field)
    name = feature.values[field]
    if name not in classes:
        raise ValueError(
            f"{polygons.path}: feature {feature.identifier} has the class {name!r} in {field}; known classes are "
            f"{', '.join(classes)}."
        )
    name, rolling, roughness = _of_class(values, classes, name)
    return (
        name,
        polygons.number(feature, rolling_field, rolling, quantity="rolling_resistance"),
        polygons.number(feature, roughness_field, roughness, quantity="roughness"),
    )


def _forest(terrain, values, forest, tell):
    """Drag coefficient (kg/s) and height of the drag layer (m): numbers, or arrays on the nodes."""
    if forest is None:
        return 0.0, 0.0
    burnt = _burnt(forest, terrain, _drag_reader(values, forest), tell)
    numbers = np.array([*burnt.values, (0.0, 0.0)])  # index -1, no forest, is the last row
    return numbers[burnt.index, 0], numbers[burnt.index, 1]


def _drag_reader(values, forest):
    """The function from a feature to (drag coefficient, height of the drag layer)."""
    fields = values["drag_field"], values["height_field"]
    forest.check_fields(*fields)
    named = tuple(zip(fields, ("drag", "drag_height")))
    return lambda feature: tuple(forest.needed_number(feature, field, quantity=name) for field, name in named)


def _polygons(features, terrain, value_of, tell):
    return [Polygon(one.identifier, one.wkb, value_of(one)) for one in features.within(terrain, tell)]


def _burnt(features, terrain, value_of, tell):
    burnt = burn(_polygons(features, terrain, value_of, tell), terrain)
    _check_contradictory(features, burnt.contradictory)
    return burnt


def _check_contradictory(features, identifiers):
    if identifiers:
        raise ValueError(
            f"{features.path}: {listed(identifiers)} overlap with different values. Cut them so that each place has "
            "one value only."
        )
