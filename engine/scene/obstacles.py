# SPDX-License-Identifier: GPL-2.0-or-later
"""Barriers and trees of a scene."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from ..choices import KNOWN_SPECIES, NET_FAMILIES, RIGID, SURROGATE
from ..findings.finding import DOUBTFUL, NOTE, REFUSED, FindingError, Kind
from ..findings.subjects import Listed
from ..forest.broken_stand import Remains
from ..forest.damaging_events import EventPlan
from ..forest.lost_stems import Loss, lose_stems
from ..io import well_known_binary as binary
from ..obstacles.barriers import Barriers
from ..obstacles.offsets import read_offsets
from ..obstacles.tree_layer import USUAL_FIELDS, Otherwise, read_tree_layer
from .features import ALL_BARE

if TYPE_CHECKING:
    from ..hints import Array, Terrain
    from ..obstacles.trees import Trees
    from .door import Door
    from .features import Features

KILO = 1000.0
NAME = "name"  # of the field in which people name what they draw, whatever its case

NO_LENGTH = Kind("barriers-without-length", REFUSED, "{subject}: no line of the layer {layer} has a length.")
FLAT = Kind(
    "net-on-flat-ground", REFUSED,
    "{subject}: feature {feature} has a net, and the ground on both sides of it is too flat to find the downhill side.",
    "Move the line onto the slope.",
)  # fmt: skip
NO_GROUND = Kind(
    "net-without-ground", REFUSED,
    "{subject}: the elevation model has no ground under a post or an anchor of the net, at {x:.1f} {y:.1f}.",
    "Move the line further into it.",
)  # fmt: skip
BAD_NET = Kind("net-unusable", REFUSED, "{subject}: feature {feature}: {wrong}")
UNKNOWN_NET = Kind(
    "net-unknown", REFUSED,
    "{subject}: feature {feature} has the net {name!r}; known are {known}, and the path of a JSON file.",
)  # fmt: skip
GAPS = Kind("barriers-over-gaps", DOUBTFUL, "{subject}: partly where the elevation model has no data: {features}.")
NETS = Kind("barrier-nets", NOTE, "{subject}: {value:.0f} flexible nets.")
LINES = Kind("barrier-lines", NOTE, "Barrier lines: {value:.0f}, total length: {length:.0f} m.")
UNKNOWN_SPECIES = Kind(
    "species-unknown", REFUSED,
    "{subject}: feature {feature} has the species group {name!r} in {field}; known groups are {known}.",
)  # fmt: skip
NO_ENERGY = Kind(
    "log-without-energy", REFUSED,
    "{subject}: feature {feature} lies on the ground; give the energy that it can absorb ({key} or energy_kj).",
)  # fmt: skip
NO_DIRECTION = Kind(
    "lean-without-direction", REFUSED,
    "{subject}: feature {feature} leans; give the direction in which it leans ({key} or lies_deg).",
)  # fmt: skip
ALL_NEAR = Kind(
    "trees-all-near-releases", DOUBTFUL,
    "{subject}: all of them lie within the distance of {key}; none is left.",
)  # fmt: skip
LOST = Kind("stems-lost", NOTE, "{subject}: {value:.0f} stems are lost, with {share:.2g} % of the basal area.")
NONE_LEFT = Kind("no-tree-left", DOUBTFUL, "{subject}: no tree is left.")
LYING = Kind("trees-lie", NOTE, "{subject}: {value:.0f} of them lie on the ground.")
STEMS = Kind(
    "trees-read", NOTE,
    "{subject}: {value:.0f} stems, {thick:.0f} cm thick on average, which can absorb {energy:.0f} kJ.",
)  # fmt: skip


def read_barriers(door: Door, terrain: Terrain) -> Barriers | None:
    """The engine's Barriers, None where none are given."""
    values = door.values["barriers"]
    if values["file"] is None:
        return None
    with door.at("barriers.file"):
        return _barriers(door, door.features("barriers"), values, terrain)


def _barriers(door, features, values, terrain):
    height_field, energy_field, net_field = (
        features.chosen(values[name], usual)
        for name, usual in (("height_field", "height_m"), ("energy_field", "energy_kj"), ("net_field", "net"))
    )
    energy = math.inf if values["energy"] == RIGID else values["energy"]
    rows, called = [], []
    name_field = next((field for field in features.fields if field.lower() == NAME), None)
    for feature in features.within(terrain):
        net = "" if net_field is None else _text_of(feature.values[net_field])
        of_feature = (
            features.number(feature, height_field, values["height"], above=0.0, quantity="barrier_height"),
            features.number(feature, energy_field, energy, quantity="barrier_energy") * KILO,
            feature.identifier,
            net,
        )
        rows += [(line, *of_feature) for line in lines_of(feature.wkb)]
        name = "" if name_field is None else _text_of(feature.values[name_field])
        called += [name] * (len(rows) - len(called))
    if not rows:
        raise features.refused(NO_LENGTH)
    lines, heights, energies, identifiers, names = zip(*rows)
    nets = [_make_net(door, features.subject, *row, terrain) for row in rows]
    barriers = Barriers(
        list(lines), np.array(heights), np.array(energies), np.array(identifiers), values["rule"], nets,
        values["net_crossings"], [name.startswith(SURROGATE) for name in names], values["surrogate_impacts"],
        called,
    )  # fmt: skip
    if any(names):
        door.tell(NETS.of(features.subject, sum(map(bool, names))))
    length = sum(float(np.hypot(*np.diff(line, axis=0).T).sum()) for line in lines)
    door.tell(LINES.of(features.subject, len(lines), length=length))
    _find_gaps(features, lines, identifiers, terrain)
    return barriers


def _text_of(value):
    return "" if value is None else str(value).strip()


def lines_of(wkb: bytes) -> list[Array]:
    """Vertices (n, 2) of each part of a line that has a length."""
    lines = [rings[0] for kind, rings in binary.parts_of(wkb) if kind == binary.LINE]
    return [line for line in lines if len(line) > 1 and np.ptp(line, axis=0).any()]


def _make_net(door, subject, line, height, energy, identifier, name, terrain):
    """The engine's Net that a name means, None for none."""
    name = name.removeprefix(SURROGATE).strip(" :")
    if not name:
        return None
    from ..nets import FlatGroundError, Net, NoGroundError

    try:
        if name in NET_FAMILIES:
            return Net.family(name, energy, line, terrain, height=height)
        if name.lower().endswith(".json"):
            return Net.from_json(door.net_file(name))
    except FlatGroundError as error:
        raise FindingError([FLAT.of(subject, feature=identifier)]) from error
    except NoGroundError as error:
        raise no_ground(subject, error) from error
    except ValueError as error:
        raise FindingError([BAD_NET.of(subject, feature=identifier, wrong=f"{error}")]) from error
    raise FindingError([UNKNOWN_NET.of(subject, feature=identifier, name=name, known=", ".join(NET_FAMILIES))])


def no_ground(subject: str, error: Any) -> FindingError:
    """The error of a line, and the engine's NoGroundError of its net."""
    x, y = error.place
    return FindingError([NO_GROUND.of(subject, x=float(x), y=float(y))])


def _each_cell(line, spacing):
    """Vertices of a line, and points between them a spacing apart at most."""
    way = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    at = np.union1d(way, np.linspace(0.0, way[-1], 1 + math.ceil(way[-1] / spacing)))
    return np.column_stack([np.interp(at, way, coordinate) for coordinate in line.T])


def _find_gaps(features, lines, identifiers, terrain):
    """Note lines that pass within the elevation model where there is no ground."""
    west, south, east, north = terrain.extent
    bare = set()
    for line, identifier in zip(lines, identifiers):
        x, y = _each_cell(line, min(terrain.cell_size)).T
        within = (x >= west) & (x <= east) & (y >= south) & (y <= north)
        if np.isnan(terrain.height(x, y))[within].any():
            bare.add(identifier)
    if bare:
        features.find([GAPS.of(features.subject, len(bare), 0.0, features=Listed.of(sorted(bare)))])


class _TreeLayer:
    """Features as read_tree_layer takes them."""

    def __init__(self, features, door):
        self.rows, self.fields, self.features, self.door = features, features.fields, features.rows, door

    def identifier(self, feature):
        return feature.identifier

    def places(self, feature):
        places = [ring for _, rings in binary.parts_of(feature.wkb) for ring in rings]
        return np.concatenate(places or [np.empty((0, 2))])

    def number(self, feature, field, otherwise, **limits):
        return self.rows.number(feature, field, otherwise, **limits)

    def species(self, feature, field, otherwise):
        return species_of(self.rows, feature, field, otherwise)

    def lies_without_energy(self, feature):
        return self._wrong(NO_ENERGY, feature, "trees.energy_field")

    def leans_without_direction(self, feature):
        return self._wrong(NO_DIRECTION, feature, "trees.direction_field")

    def is_bare(self):
        return self.rows.refused(ALL_BARE)

    def tell_outside(self, inside, outside):
        self.rows.find_outside(inside, outside)

    def _wrong(self, kind, feature, key):
        return self.rows.refused(kind, feature=feature.identifier, key=self.door.called(key))


def species_of(features: Features, feature: Any, field: str | None, otherwise: str) -> str:
    """Species group in a field, ``otherwise`` where it is empty. Raises FindingError for an unknown one."""
    value = feature.values[field] if field is not None else None
    if value is None:
        return otherwise
    if value not in KNOWN_SPECIES:
        facts = {"feature": feature.identifier, "field": field, "known": ", ".join(KNOWN_SPECIES)}
        raise features.refused(UNKNOWN_SPECIES, name=value, **facts)
    return value


def read_stand(door: Door, terrain: Terrain, starts: Array) -> Trees | None:
    """The engine's Trees before any loss, None where none are given or left. ``starts``: (n, 2) of the releases."""
    values = door.values["trees"]
    if values["file"] is None:
        return None
    with door.at("trees.offsets"):
        offsets = read_offsets(values["offsets"])
    with door.at("trees.file"):
        features = door.features("trees")
        chosen = {name: features.chosen(values[f"{name}_field"], usual) for name, usual in USUAL_FIELDS.items()}
        otherwise = Otherwise(values["diameter"], values["species"], values["friction"], offsets)
        bare = starts, door.values["forest"]["start"]
        trees = read_tree_layer(_TreeLayer(features, door), chosen, otherwise, terrain, bare)
        if trees is None:
            features.find([ALL_NEAR.of(features.subject, key=door.called("forest.start"))])
    return trees


def without_lost(door: Door, terrain: Terrain, trees: Trees | None) -> Trees | None:
    """The Trees that the loss of stems leaves, None where it leaves none, or there are none."""
    values, subject = door.values["trees"], door.called("trees.lost")
    if trees is None:
        return None
    if values["lost"] > 0.0:
        loss = Loss(0.01 * values["lost"], values["lost_first"], remains_of(values))
        kept = lose_stems(terrain, trees, loss, door.values["numerics"]["seed"])
        door.find([LOST.of(subject, kept.lost, share=100.0 * kept.basal_share)])
        trees = kept.trees
    if trees is None:
        door.find([NONE_LEFT.of(subject)])
        return None
    layer, lying = door.called("trees.file"), int(np.count_nonzero(~np.isnan(trees.azimuths) & np.isnan(trees.leans)))
    if lying:
        door.tell(LYING.of(layer, lying))
    sizes = {"thick": 100.0 * float(trees.diameters.mean()), "energy": float(trees.energies.mean()) / KILO}
    door.tell(STEMS.of(layer, len(trees), **sizes))
    return trees


def remains_of(values: Mapping[str, Any]) -> Remains | None:
    """The Remains of stems by the table trees, None where they leave nothing."""
    if values["stump_height"] is None and not values["log_strength"] > 0.0:
        return None
    numbers = (values[name] for name in ("log_strength", "log_decay", "event_years"))
    return Remains(values["stump_height"] or 0.0, *numbers)


def event_plan(values: Mapping[str, Any]) -> EventPlan | None:
    """The EventPlan of the table trees, None where each run meets the whole stand."""
    if values["events"] is None:
        return None
    return EventPlan(values["events"], values["sequences"], remains_of(values))
