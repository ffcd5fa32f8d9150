# SPDX-License-Identifier: GPL-2.0-or-later
"""Barriers and trees of a study."""

import math

import numpy as np

from ..choices import KNOWN_SPECIES, NET_FAMILIES, SURROGATE
from ..io import well_known_binary as binary
from ..io.optional_packages import require
from ..obstacles.barriers import Barriers
from ..obstacles.trees import Trees
from .keys import RIGID

KILO, DEGREE = 1000.0, math.pi / 180.0


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
            features.number(feature, height_field, values["height"], above=0.0),
            features.number(feature, energy_field, energy) * KILO,
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


def make_trees(features, values, terrain, bare, tell):
    """The engine's Trees of Features, None where none is left.

    ``bare``: places (n, 2) and the distance from them, m, within which trees are left out.
    """
    diameter, height, species, energy, direction, lean = (
        features.chosen(values[f"{name}_field"], usual)
        for name, usual in (
            ("diameter", "dbh_cm"), ("height", "height_m"), ("species", "species"), ("energy", ""),
            ("direction", "lies_deg"), ("lean", "leans_deg"),
        )
    )  # fmt: skip
    of_lying = energy or ("energy_kj" if direction and "energy_kj" in features.fields else None)
    rows = []
    for feature in features.rows:
        azimuth = features.number(feature, direction, math.nan, highest=360.0) * DEGREE
        leaning = features.number(feature, lean, math.nan, highest=89.0) * DEGREE
        is_lying = azimuth == azimuth and leaning != leaning
        strength = features.number(feature, of_lying if is_lying else energy, math.nan, above=0.0) * KILO
        if is_lying and strength != strength:
            raise ValueError(
                f"{features.path}: feature {feature.identifier} lies on the ground; give the energy that it can take "
                "(energy_field, or a field energy_kj)."
            )
        of_feature = (
            features.number(feature, diameter, values["diameter"], above=0.0) / 100.0,
            features.number(feature, height, math.nan, above=0.0),
            _species_of(features, feature, species, values["species"]),
            strength,
            azimuth,
            leaning,
            feature.identifier,
        )
        places = [ring for _, rings in binary.parts_of(feature.wkb) for ring in rings]
        rows += [(*place, *of_feature) for place in np.concatenate(places or [np.empty((0, 2))]).tolist()]
    if not rows:
        raise ValueError(f"{features.path}: no feature of the layer {features.name} has a geometry.")
    x, y, diameters, heights, groups, energies, azimuths, leans, identifiers = map(np.array, zip(*rows))
    stands = ~np.isnan(terrain.height(x, y))
    features.tell_outside(int(stands.sum()), identifiers[~stands].tolist(), tell)
    stands &= ~_is_near(x, y, *bare)
    if not stands.any():
        tell(f"{features.path}: all trees lie within the distance of forest.start; none is left.")
        return None
    return Trees(
        np.column_stack([x, y])[stands], diameters[stands], heights[stands], groups[stands], energies[stands],
        identifiers[stands], values["friction"], azimuths[stands], leans[stands],
    )  # fmt: skip


def _species_of(features, feature, field, otherwise):
    value = feature.values[field] if field is not None else None
    if value is None:
        return otherwise
    if value not in KNOWN_SPECIES:
        raise ValueError(
            f"{features.path}: feature {feature.identifier} has the species group {value!r} in {field}; known groups "
            f"are {', '.join(KNOWN_SPECIES)}."
        )
    return value


def _is_near(x, y, places, distance):
    """True for the points within a distance of any of the places (n, 2)."""
    if not distance > 0.0:
        return np.zeros(x.size, bool)
    require("scipy")
    from scipy.spatial import cKDTree

    return cKDTree(places).query(np.column_stack([x, y]))[0] <= distance
