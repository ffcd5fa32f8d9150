# SPDX-License-Identifier: GPL-2.0-or-later
"""Barriers and trees of a study."""

import math

import numpy as np

from ..choices import KNOWN_SPECIES, NET_FAMILIES, SURROGATE
from ..forest.broken_stand import Remains
from ..forest.lost_stems import Loss, lose_stems
from ..io import well_known_binary as binary
from ..obstacles.barriers import Barriers
from ..obstacles.offsets import read_offsets
from ..obstacles.tree_layer import USUAL_FIELDS, Otherwise, read_tree_layer
from .keys import RIGID

KILO = 1000.0


def make_barriers(features, values, terrain, file, tell):
    """The engine's Barriers of Features; ``file``: function that gives the path of a name in the study."""
    height_field, energy_field, net_field = (
        features.chosen(values[name], usual)
        for name, usual in (("height_field", "height_m"), ("energy_field", "energy_kj"), ("net_field", "net"))
    )
    energy = math.inf if values["energy"] == RIGID else values["energy"]
    rows = []
    for feature in features.within(terrain, tell):
        net = str(feature.values[net_field] or "").strip() if net_field is not None else ""
        of_feature = (
            features.number(feature, height_field, values["height"], above=0.0, quantity="barrier_height"),
            features.number(feature, energy_field, energy, quantity="barrier_energy") * KILO,
            feature.identifier,
            net,
        )
        rows += [(line, *of_feature) for line in _lines_of(feature.wkb)]
    if not rows:
        raise ValueError(f"{features.path}: no line of the layer {features.name} has a length.")
    lines, heights, energies, identifiers, nets = zip(*rows)
    return Barriers(
        list(lines), np.array(heights), np.array(energies), np.array(identifiers), values["rule"],
        [_make_net(features, *row, terrain, file) for row in rows], values["net_crossings"],
        [name.startswith(SURROGATE) for name in nets], values["surrogate_impacts"],
    )  # fmt: skip


def _lines_of(wkb):
    lines = [rings[0] for kind, rings in binary.parts_of(wkb) if kind == binary.LINE]
    return [line for line in lines if len(line) > 1 and np.ptp(line, axis=0).any()]


def _make_net(features, line, height, energy, identifier, name, terrain, file):
    """The engine's Net that a name means, None for none."""
    name = name.removeprefix(SURROGATE).strip(" :")
    if not name:
        return None
    from ..nets import Net

    where = f"{features.path}: feature {identifier}"
    try:
        if name in NET_FAMILIES:
            return Net.family(name, energy, line, terrain, height=height)
        if name.lower().endswith(".json"):
            return Net.from_json(file(name))
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from error
    raise ValueError(f"{where} has the net {name!r}; known are {', '.join(NET_FAMILIES)}, and the path of a JSON file.")


class _TreeLayer:
    """Features as read_tree_layer takes them."""

    def __init__(self, features, tell):
        self.rows, self.fields, self.features, self.tell = features, features.fields, features.rows, tell

    def identifier(self, feature):
        return feature.identifier

    def places(self, feature):
        places = [ring for _, rings in binary.parts_of(feature.wkb) for ring in rings]
        return np.concatenate(places or [np.empty((0, 2))])

    def number(self, feature, field, otherwise, **limits):
        return self.rows.number(feature, field, otherwise, **limits)

    def species(self, feature, field, otherwise):
        value = feature.values[field] if field is not None else None
        if value is None:
            return otherwise
        if value not in KNOWN_SPECIES:
            raise self._wrong(feature, f"has the species group {value!r} in {field}; known groups are "
                                       f"{', '.join(KNOWN_SPECIES)}.")  # fmt: skip
        return value

    def lies_without_energy(self, feature):
        text = "lies on the ground; give the energy that it can take (energy_field, or a field energy_kj)."
        return self._wrong(feature, text)

    def leans_without_direction(self, feature):
        return self._wrong(feature, "leans; give the direction to which it does (direction_field, or lies_deg).")

    def is_bare(self):
        return ValueError(f"{self.rows.path}: no feature of the layer {self.rows.name} has a geometry.")

    def tell_outside(self, inside, outside):
        self.rows.tell_outside(inside, outside, self.tell)

    def _wrong(self, feature, text):
        return ValueError(f"{self.rows.path}: feature {feature.identifier} {text}")


def make_trees(features, values, terrain, bare, seed, tell):
    """The engine's Trees of Features, None where none is left.

    ``bare``: places (n, 2) and the distance from them, m, within which trees are left out.
    """
    chosen = {name: features.chosen(values[f"{name}_field"], usual) for name, usual in USUAL_FIELDS.items()}
    try:
        offsets = read_offsets(values["offsets"])
    except ValueError as error:
        raise ValueError(f"trees.offsets: {error}") from error
    otherwise = Otherwise(values["diameter"], values["species"], values["friction"], offsets)
    trees = read_tree_layer(_TreeLayer(features, tell), chosen, otherwise, terrain, bare)
    if trees is None:
        tell(f"{features.path}: all trees lie within the distance of forest.start; none is left.")
        return None
    if not values["lost"] > 0.0:
        return trees
    found = lose_stems(terrain, trees, Loss(0.01 * values["lost"], values["lost_first"], remains_of(values)), seed)
    tell(f"{features.path}: {found.lost} stems are lost, {100.0 * found.basal_share:.0f} % of the basal area.")
    return found.trees


def remains_of(values):
    """The Remains of stems by the table trees of a study, None where they leave nothing."""
    if values["stump_height"] is None and not values["log_strength"] > 0.0:
        return None
    numbers = (values[name] for name in ("log_strength", "log_decay", "event_years"))
    return Remains(values["stump_height"] or 0.0, *numbers)
