# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads observed blocks with their own sizes, and boulders whose releases are not known."""

import math
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.calibration.observed_blocks import (
    DOUBTFUL_FACTOR,
    LEAST_MASS,
    REFUSED_FACTOR,
    Size,
    block_of,
    density_factor,
    is_beyond,
)
from ....engine.findings.finding import DOUBTFUL, Finding
from ...number_words import formatted
from ...shared.layers.vector_layers import check_fields, feature_list, number_of, valid_features
from ...shared.parameters.chance import DENSITY_DISTRIBUTION, VOLUME_DISTRIBUTION
from ...shared.parameters.scene import DENSITY, RELEASES, ROCK_LENGTHS, ROCK_SET, ROCK_SIZES, VOLUME_FIELD
from ...shared.parameters.values import is_empty
from ...shared.scene.scene import points_of
from ...translation import tr
from .algorithm import (
    BLOCK_VOLUME_FIELD,
    INVENTORY,
    LENGTH_FIELDS,
    MASS_FIELD,
    OBSERVED,
    PLACES,
    RELEASE_FIELD,
    RELEASE_ID_FIELD,
    SIZE_FIELDS,
    WEIGHT_FIELD,
)


class ObservedBlocks(NamedTuple):
    """Observed blocks; n of them, of k rocks."""

    places: np.ndarray  # (n, 2) m, in the system of the elevation model
    features: list  # id of the feature of each
    sizes: list  # of Size
    release: list  # value of RELEASE_FIELD, None where there is none
    rocks: list  # of the engine, k
    of_rock: np.ndarray  # (n,) which rock each is

    @property
    def masses(self):
        """(n,) kg"""
        return np.array([self.rocks[number].mass for number in self.of_rock])


def has_blocks(call):
    """Is each block to be compared with throws of itself?"""
    return call[PLACES] == "stops" and any(call[field] for field in (*SIZE_FIELDS, RELEASE_FIELD))


def is_inventory(call):
    """Are these boulders whose releases are not known?"""
    return call[PLACES] == INVENTORY


def check_blocks(call):
    """Raise QgsProcessingException for fields that contradict each other or other inputs."""
    given = next((field for field in (*SIZE_FIELDS, RELEASE_FIELD) if call[field]), None)
    if given is None and not is_inventory(call):
        return
    if given is not None and call[PLACES] not in ("stops", INVENTORY):
        message = tr("{}: sizes and releases of single blocks are used with stops or an inventory; choose one of them "
                     "(PLACES), or leave the field empty.")  # fmt: skip
        raise QgsProcessingException(message.format(given))
    if call[MASS_FIELD] and call[BLOCK_VOLUME_FIELD]:
        raise QgsProcessingException(
            tr("BLOCK_VOLUME_FIELD: MASS_FIELD is given too and is equivalent; leave one empty.")
        )
    lengths = [field for field in LENGTH_FIELDS if call[field]]
    if lengths and len(lengths) < len(LENGTH_FIELDS):
        missing = ", ".join(field for field in LENGTH_FIELDS if not call[field])
        message = tr("{}: a block has three lengths; name the other fields too: {}.")
        raise QgsProcessingException(message.format(lengths[0], missing))
    if bool(call[RELEASE_FIELD]) != bool(call[RELEASE_ID_FIELD]) and not is_inventory(call):
        message = tr("RELEASE_FIELD: the release of each block is found by two fields, one of the observed blocks and "
                     "RELEASE_ID_FIELD of the releases; give both or none.")  # fmt: skip
        raise QgsProcessingException(message)
    if is_inventory(call) and call[RELEASE_FIELD]:
        message = tr("RELEASE_FIELD: an inventory has boulders whose release is not known; choose stops (PLACES), or "
                     "leave the field empty.")  # fmt: skip
        raise QgsProcessingException(message)
    for other in (ROCK_SET, ROCK_SIZES, ROCK_LENGTHS, VOLUME_DISTRIBUTION, DENSITY_DISTRIBUTION, VOLUME_FIELD):
        if call[other].strip():
            message = tr("{}: the observed blocks have sizes of their own; leave it empty.")
            raise QgsProcessingException(message.format(other))
    check_fields(call[OBSERVED], OBSERVED, [call[field] for field in (*SIZE_FIELDS, RELEASE_FIELD)])
    check_fields(call[RELEASES], RELEASES, [call[field] for field in (RELEASE_ID_FIELD, WEIGHT_FIELD)])


def read_blocks(call, scene):
    """(ObservedBlocks, Findings). Raises QgsProcessingException naming the features that are no blocks."""
    places, features, sizes, release = [], [], [], []
    key = call[RELEASE_FIELD]
    for feature in valid_features(call[OBSERVED], scene.dem.crs, call, OBSERVED):
        size, value = _size_of(call, feature), feature[key] if key else None
        for point in points_of(feature.geometry(), 1.0):
            places.append(point[:2])
            features.append(feature.id())
            sizes.append(size)
            release.append(None if is_empty(value) else _name_of(value))
    if len(set(places)) < 2:
        raise QgsProcessingException(tr("OBSERVED: give at least two points at different places, better 20."))
    rocks, of_rock = _rocks_of(call, scene, sizes, features)
    blocks = ObservedBlocks(np.array(places, np.float64), features, sizes, release, rocks, of_rock)
    return blocks, _doubts(blocks, call[DENSITY])


def _name_of(value):
    """A release by its name or number: 3 and 3.0 are the same."""
    return f"{value:g}" if isinstance(value, float) else str(value)


def _size_of(call, feature):
    """The Size in the fields of a feature; those that are not named say nothing."""
    mass, volume = (
        number_of(feature, field, call[field], math.nan, above=0.0) for field in (MASS_FIELD, BLOCK_VOLUME_FIELD)
    )
    lengths = tuple(number_of(feature, field, call[field], math.nan, above=0.0) for field in LENGTH_FIELDS)
    known = [math.isfinite(length) for length in lengths]
    if any(known) and not all(known):
        message = tr("{}: feature {} has no such length, but others; give all three, or none of them.")
        missing = next(name for name, is_known in zip(LENGTH_FIELDS, known) if not is_known)
        raise QgsProcessingException(message.format(missing, feature.id()))
    return Size(mass, volume, lengths)


def _rocks_of(call, scene, sizes, features):
    """(rocks, (n,) which is each block's): one rock for each block, in an inventory one for each size."""
    if not any(call[field] for field in SIZE_FIELDS):
        sizes = [Size(mass=scene.rock.mass)] * len(sizes)
    elif scene.rock.parts:
        raise QgsProcessingException(
            tr("ROCK_SOLID: a rock of several parts cannot be stretched to the sizes of blocks; choose its hull.")
        )
    made, rocks, of_rock, place_of = {}, [], [], {}
    for size, feature in zip(sizes, features):
        call.stop_if_cancelled()
        if size.mass == scene.rock.mass and not size.has_lengths:
            made.setdefault(size, scene.rock)
        if size not in made:
            made[size] = _rock_of(call, scene.rock, size, feature)
        if not is_inventory(call) or size not in place_of:
            place_of[size] = len(rocks)
            rocks.append(made[size])
        of_rock.append(place_of[size])
    return rocks, np.array(of_rock)


def _rock_of(call, shape, size, feature):
    density = call[DENSITY]
    try:
        rock = block_of(size, shape.vertices, density)
    except ValueError as error:
        raise QgsProcessingException(tr("OBSERVED: feature {}: {}").format(feature, error)) from error
    factor = density_factor(rock, density)
    if is_beyond(factor, REFUSED_FACTOR):
        message = tr("OBSERVED: feature {} has a density of {:.0f} kg/m³ by its mass and lengths, where {:.0f} kg/m³ "
                     "was given (DENSITY). Masses are in kilograms, volumes in cubic metres, lengths in metres; "
                     "correct the block, or leave it out.")  # fmt: skip
        raise QgsProcessingException(formatted(message, feature, factor * density, density))
    return rock


def _doubts(blocks, density):
    """Findings of sizes that are odd, but not impossible."""
    factors = np.array([density_factor(blocks.rocks[number], density) for number in blocks.of_rock])
    odd = np.array([is_beyond(factor, DOUBTFUL_FACTOR) for factor in factors])
    findings = []
    if odd.any():
        features = [feature for feature, is_odd in zip(blocks.features, odd) if is_odd]
        worst = float(factors[odd][np.argmax(np.abs(np.log(factors[odd])))])
        text = formatted(
            tr("OBSERVED: by mass and lengths the density of {} of {} blocks is more than {:g} times, or less than "
               "1/{:g} of, the {:.0f} kg/m³ given (DENSITY): {}. The worst has {:.0f} kg/m³."),
            len(features), factors.size, DOUBTFUL_FACTOR, DOUBTFUL_FACTOR, density, feature_list(features),
            worst * density,
        )  # fmt: skip
        remedy = tr("Check these sizes, or choose a shape that fills more, or less, of the box of its lengths (ROCK).")
        findings.append(Finding("block-density", DOUBTFUL, str(OBSERVED), worst, DOUBTFUL_FACTOR, text, remedy))
    light = [feature for feature, mass in zip(blocks.features, blocks.masses) if mass < LEAST_MASS]
    if light:
        text = formatted(
            tr("OBSERVED: {} of {} blocks weigh less than {:g} kg: {}."),
            len(light), factors.size, LEAST_MASS, feature_list(light),
        )  # fmt: skip
        remedy = tr("Give masses in kilograms, not in tonnes, and volumes in cubic metres.")
        findings.append(
            Finding("block-mass", DOUBTFUL, str(OBSERVED), float(blocks.masses.min()), LEAST_MASS, text, remedy)
        )
    return findings


class Sources(NamedTuple):
    """Releases by their name; s of them."""

    names: list  # of str
    of_point: np.ndarray  # (points,) which source each release point is of
    weights: np.ndarray  # (s,)


def read_sources(call, scene):
    """The Sources of the releases: features, or those of one name together."""
    field, weight_field = call[RELEASE_ID_FIELD], call[WEIGHT_FIELD]
    key_of, weight_of = {}, {}
    for feature in valid_features(call[RELEASES], scene.dem.crs, call, RELEASES):
        value = feature[field] if field else feature.id()
        if is_empty(value):
            message = tr("RELEASE_ID_FIELD: feature {} of the releases has no value in {}; fill it in.")
            raise QgsProcessingException(message.format(feature.id(), field))
        key = key_of[feature.id()] = _name_of(value)
        weight = number_of(feature, WEIGHT_FIELD, weight_field, 0.0 if weight_field else 1.0)
        weight_of[key] = weight_of.get(key, 0.0) + weight if weight_field else 1.0
    names = list(dict.fromkeys(key_of[feature] for feature in scene.points.feature.tolist()))
    place_of = {name: k for k, name in enumerate(names)}
    of_point = np.array([place_of[key_of[feature]] for feature in scene.points.feature.tolist()])
    weights = np.array([weight_of[name] for name in names])
    if not weights.sum() > 0.0:
        raise QgsProcessingException(
            tr("WEIGHT_FIELD: all sources have the weight 0; enter a positive weight for at least one of them.")
        )
    return Sources(names, of_point, weights)


def releases_of_blocks(blocks, scene, sources):
    """(releases, (n, 2) from where the run-out of each block counts): each rock from all releases, or from its own."""
    points = np.column_stack([scene.points.x, scene.points.y])
    place_of = {name: k for k, name in enumerate(sources.names)}
    releases, origins = [], []
    for rock, (value, feature) in enumerate(zip(blocks.release, blocks.features)):
        chosen = np.arange(len(points))
        if value is not None:
            if value not in place_of:
                message = tr("RELEASE_FIELD: feature {} comes from the release {!r}, which no feature of the releases "
                             "is called; there are {}.")  # fmt: skip
                raise QgsProcessingException(message.format(feature, value, ", ".join(sources.names[:10])))
            chosen = np.flatnonzero(sources.of_point == place_of[value])
        releases.extend(thrown(scene.releases[index], rock) for index in chosen.tolist())
        origins.append(points[chosen].mean(axis=0))
    return releases, np.array(origins)


def releases_of_inventory(blocks, scene, sources):
    """(releases, (releases,) source of each): each rock from all release points."""
    releases = [thrown(release, rock) for rock in range(len(blocks.rocks)) for release in scene.releases]
    return releases, np.tile(sources.of_point, len(blocks.rocks))


def thrown(release, rock):
    """A release with another rock, at the size of that."""
    return replace(release, rock=rock, volume=None, density=None)
