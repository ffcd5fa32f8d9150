# SPDX-License-Identifier: GPL-2.0-or-later
"""The ground of a scene: classes in polygons, forest, or a raster of all parameters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from ..choices import SCAR_LAYER
from ..findings.finding import NOTE, REFUSED, Finding, FindingError, Kind
from ..ground import classes as ground_classes
from ..ground.clearings import without_drag_near
from ..ground.doubts import Stated
from ..ground.ground import Ground
from ..ground.ground_raster import read_ground, states_surface_roughness
from ..ground.mapped_ground import MAPPED, MappedGround, adapt_table, columns_of, mapped_class
from ..ground.narrow_polygons import without_effect
from ..ground.parameters import RESTITUTION, ROLLING_RESISTANCE, TANGENTIAL_RESTITUTION, VISCOUS_DRAG
from ..ground.surface_roughness import HIGHEST, fields_of, mean_height
from ..terrain_store.burnt_ground import Burns, open_burnt_ground
from ..terrain_store.ground_raster import open_ground_raster
from ..terrain_store.stored_terrain import StoredTerrain
from .features import COVERED, EMPTY
from .papers import grades, is_bare, replace_law

if TYPE_CHECKING:
    from ..ground.classes import GroundClass
    from ..hints import Array, FilePath, Terrain
    from ..io.burn import Burnt
    from .door import Door
    from .features import Feature, Features

UNKNOWN_CLASS = Kind(
    "ground-class-unknown", REFUSED,
    "{subject}: feature {feature} has the class {name!r} in {field}; known classes are {known}.",
)  # fmt: skip
UNKNOWN_DEFAULT = Kind(
    "ground-class-unknown", REFUSED, "{subject}: the class {name!r} is not known; known classes are {known}.",
)  # fmt: skip
CHOOSE_CLASS = Kind("field-not-chosen", REFUSED, "{subject}: choose the field with the ground class ({key}).")
CHOOSE_DRAG = Kind(
    "field-not-chosen", REFUSED,
    "{subject}: choose the fields with the drag coefficient and the height ({key}, {other}).",
)  # fmt: skip
NO_HEIGHT = Kind(
    "surface-roughness-not-in-metres", REFUSED, "{wrong} The surface roughness is in metres: 15 cm are 0.15.",
)  # fmt: skip
RASTER_IN_TILES = Kind(
    "ground-raster-in-tiles", REFUSED,
    "{subject}: with a raster of the ground ({key}) the elevation model must be in memory, for which {other} is too "
    "small.",
    "Leave it at 0, or allow more memory.",
)  # fmt: skip
COMBINATIONS = Kind("ground-raster-read", NOTE, "{subject}: {value:.0f} combinations of ground and forest.")
ROUGHNESS_FROM = Kind("surface-roughness-from", NOTE, "{subject}: the surface roughness is that of the field {fields}.")


def known_classes(table: FilePath | None) -> dict[str, GroundClass]:
    """Name -> GroundClass: those of Talus, and those of a table in their place or beside them."""
    try:
        return {**ground_classes.load(), **(ground_classes.read(table) if table else {})}
    except OSError as error:
        raise ValueError(f"{table}: cannot be read ({error.strerror}).") from error


def stated_by_inputs(
    given: Mapping[str, float | None], table: Array, older: Iterable[tuple[str, bool]], key: str
) -> tuple[Stated, ...]:
    """Inputs that state the rolling resistance and not the surface roughness, as earlier versions had them.

    given : parameter of MAPPED -> number for all ground, or None
    table : (classes, parameters), as of a Ground
    older : pairs of the name of an input, and whether it lacks the surface roughness
    key : name of the input with the rolling resistance of all ground
    """
    if given["surface_roughness"] is not None:
        return ()
    highest = float(table[:, ROLLING_RESISTANCE].max())
    older_values = [Stated(name, highest) for name, is_older in older if is_older and highest > 0.0]
    if given["rolling_resistance"] is not None:
        older_values.append(Stated(key, given["rolling_resistance"]))
    return tuple(older_values)


def surface_roughness_of(
    features: Features, feature: Feature, fields: tuple[str, ...], otherwise: float | None
) -> float | None:
    """Height in m of what stands out of the ground of a polygon, ``otherwise`` where its fields are empty.

    Raises FindingError for what is no height in metres, and where one of three heights is missing.
    """
    if all(feature.values[field] is None for field in fields):
        return otherwise
    try:
        heights = [features.needed_number(feature, field, highest=HIGHEST) for field in fields]
    except FindingError as error:
        wrong = error.findings[0]
        raise FindingError([NO_HEIGHT.of(wrong.subject, wrong.value, wrong.limit, wrong=wrong.text)]) from error
    return heights[0] if len(heights) == 1 else float(mean_height(*heights))


def drag_fields(burnt: Burnt) -> tuple[Array, Array]:
    """Drag coefficient (kg/s) and height (m) on the nodes, of burnt pairs of them; 0 without forest."""
    values = np.array([*burnt.values, (0.0, 0.0)])  # index -1, no forest, is the last row
    return values[burnt.index, 0], values[burnt.index, 1]


def make_ground(door: Door, terrain: Terrain, classes: Mapping[str, GroundClass], starts: Array) -> Ground:
    """The engine's Ground. ``starts``: (n, 2) places around which there is no forest."""
    return _GroundMaker(door, terrain, classes, starts).ground()


class _GroundMaker:
    """Makes the ground of one scene."""

    def __init__(self, door, terrain, classes, starts):
        self.door, self.terrain, self.classes, self.starts = door, terrain, classes, starts
        self.values, self.forest = dict(door.values["ground"]), door.values["forest"]
        if self.values["other_class"] is not None:
            self.values["class"] = self.values["other_class"]
        if is_bare(self.values["model"]):  # whatever the classes or a raster say
            self.values.update(dict.fromkeys(MAPPED, 0.0))
        self.is_stored = isinstance(terrain, StoredTerrain)
        self.findings: list[Finding] = []
        self.fields = ()  # with the surface roughness
        self.names = [self.values["class"]]  # of the classes that it is made of

    def ground(self):
        """The Ground with its findings."""
        values, bare = self.values, self.forest["start"]
        layers = {}
        if values["raster"] is not None:
            with self.door.at("ground.raster"):
                made = self._of_raster(bare)
        else:
            if values["class"] not in self.classes:
                key = "ground.class" if values["other_class"] is None else "ground.other_class"
                with self.door.at(key):
                    subject = self.door.called(key)
                    facts = {"name": values["class"], "known": ", ".join(self.classes)}
                    raise FindingError([UNKNOWN_DEFAULT.of(subject, **facts)])
            for table in ("ground", "forest"):
                with self.door.at(f"{table}.file"):
                    layers[table] = self._layer(table)
            options = {
                "with_viscous_drag": values["viscous_drag"], "with_scar_layer": values["model"] == SCAR_LAYER,
                "classes": self.classes,
            }  # fmt: skip
            is_in_strips = self.is_stored and any(layers.values())
            made = (self._burnt_in_strips if is_in_strips else self._of_polygons)(layers, options)
        for name, column in (("restitution", RESTITUTION), ("tangential_restitution", TANGENTIAL_RESTITUTION)):
            if values[name] is not None:
                made.table[:, column] = values[name]
        replace_law(self.door, made.table)
        self.door.find(grades(self.door, self.classes, self.names))
        made = made if self.is_stored else without_drag_near(made, self.terrain, self.starts, bare)
        made.stated = self._stated(made.table, layers.get("ground"))
        made.of_polygons = self.findings
        return made

    def _layer(self, table):
        """Pair of the Features and their Polygons, None without a layer."""
        if self.door.values[table]["file"] is None:
            return None
        features = self.door.features(table)
        value_of = self._class_reader(features) if table == "ground" else self._drag_reader(features)
        polygons = features.polygons(self.terrain, value_of)
        self.findings += without_effect(polygons, self.terrain, features.subject)
        return features, polygons

    def _stated(self, table, ground):
        values, is_raster = self.values, self.values["raster"] is not None
        file = None if is_raster or values["table"] is None else self.door.file("ground.table")
        older = (
            ("ground.table", file is not None and not ground_classes.states_surface_roughness(file)),
            ("ground.raster", is_raster and not states_surface_roughness(self.door.file("ground.raster"))),
            ("ground.rolling_field", ground is not None and values["rolling_field"] is not None and not self.fields),
        )
        named = [(self.door.called(key), is_older) for key, is_older in older]
        return stated_by_inputs(values, table, named, self.door.called("ground.rolling_resistance"))

    def _of_raster(self, bare):
        values, path = self.values, self.door.file("ground.raster")
        subject = self.door.called("ground.raster")
        if self.is_stored and bare > 0.0:
            names = {"key": subject, "other": self.door.called("compute.terrain_memory")}
            raise FindingError([RASTER_IN_TILES.of(self.door.called("forest.start"), bare, 0.0, **names)])
        if self.is_stored:
            ground = open_ground_raster(path, self.terrain, self.door.cancelled)
        else:
            ground = read_ground(path, self.terrain)
        if not values["viscous_drag"]:
            ground.table[:, VISCOUS_DRAG] = 0.0
        adapt_table(ground.table, values["model"] == SCAR_LAYER, values)
        self.door.tell(COMBINATIONS.of(subject, len(ground.table)))
        return ground

    def _of_polygons(self, layers, options):
        drag = drag_height = 0.0
        if layers["forest"] is not None:
            drag, drag_height = drag_fields(self._burnt("forest", *layers["forest"]))
        options = {"drag": drag, "drag_height": drag_height, **options}
        if layers["ground"] is None:
            name, *numbers = self._of_class(self.values["class"])
            return Ground.of_class(self.terrain, name, **dict(zip(MAPPED, numbers)), **options)
        burnt = self._burnt("ground", *layers["ground"])
        index = np.where(burnt.index >= 0, burnt.index, len(burnt.values))
        names, columns = columns_of([*burnt.values, self._of_class(self.values["class"])])
        return Ground.from_classes(self.terrain, index, names, **columns, **options)

    def _burnt(self, table, features, polygons):
        with self.door.at(f"{table}.file"):
            burnt = features.burnt(polygons, self.terrain)
        self._tell_cover(features, polygons, np.count_nonzero(burnt.index >= 0) / burnt.index.size)
        return burnt

    def _burnt_in_strips(self, layers, options):
        """Ground of polygons, as ``_of_polygons`` makes it, on a terrain that is larger than memory."""
        ground, forest = ([] if layers[table] is None else layers[table][1] for table in ("ground", "forest"))
        everywhere = self._of_class(self.values["class"])
        burns = Burns(ground, everywhere, forest, self.starts, self.forest["start"])
        burnt, *covers = open_burnt_ground(self.terrain, burns, self.door.cancelled, **options)
        for table, cover in zip(("ground", "forest"), covers):
            if layers[table] is not None:
                features, polygons = layers[table]
                with self.door.at(f"{table}.file"):
                    features.check_contradictory(cover.contradictory)
                self._tell_cover(features, polygons, cover.share)
        return burnt

    def _tell_cover(self, features, polygons, share):
        self.door.tell(COVERED.of(features.subject, 100.0 * share, count=len(polygons)))

    def _of_class(self, name):
        """The MappedGround where no field says otherwise."""
        return mapped_class(self.classes[name], self.values["model"] == SCAR_LAYER, self.values)

    def _class_reader(self, features):
        """The function from a feature to its MappedGround; checks the fields."""
        values = self.values
        field, rolling_field, roughness_field = (values[f"{name}_field"] for name in ("class", "rolling", "roughness"))
        if field is None:
            raise features.refused(CHOOSE_CLASS, key=self.door.called("ground.class_field"))
        chosen = values["surface_roughness_field"]
        self.fields = fields_of(features.fields, chosen)
        features.check_fields(field, rolling_field, roughness_field, *self.fields)
        if self.fields and not chosen:
            self.door.tell(ROUGHNESS_FROM.of(features.subject, fields=", ".join(self.fields)))

        def class_of(feature):
            name = feature.values[field]
            if name not in self.classes:
                facts = {"field": field, "known": ", ".join(self.classes), "name": EMPTY if name is None else name}
                raise features.refused(UNKNOWN_CLASS, feature=feature.identifier, **facts)
            of_class = self._of_class(name)
            rolling, roughness = (
                features.number(feature, own, getattr(of_class, quantity), quantity=quantity)
                for quantity, own in (("rolling_resistance", rolling_field), ("roughness", roughness_field))
            )
            surface = surface_roughness_of(features, feature, self.fields, of_class.surface_roughness)
            self.names.append(name)
            return MappedGround(name, rolling, roughness, surface)

        return class_of

    def _drag_reader(self, features):
        """The function from a feature to (drag coefficient, height of the drag layer); checks the fields."""
        fields = self.forest["drag_field"], self.forest["height_field"]
        if None in fields:
            keys = [self.door.called(f"forest.{name}") for name in ("drag_field", "height_field")]
            raise features.refused(CHOOSE_DRAG, key=keys[0], other=keys[1])
        features.check_fields(*fields)
        named = tuple(zip(fields, ("drag", "drag_height")))
        return lambda feature: tuple(features.needed_number(feature, key, quantity=name) for key, name in named)
