# SPDX-License-Identifier: GPL-2.0-or-later
"""Digests that prove where a result comes from: who has the same inputs and version gets the same two.

    inputs   sha256 of the terrain, ground, rocks, releases, barriers and trees as the engine used them, and of all
             settings but those that change no bit
    result   sha256 of the runs and the maps (choices.MAPS, those of them that were kept)

A digest says that two things are the same bit by bit, or that they are not; nothing else.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from ..choices import MAPS

if TYPE_CHECKING:
    from ..hints import Array, Ground, Terrain

# settings that change no bit of the runs and of choices.MAPS
WITHOUT_EFFECT = ("threads", "confidence_maps", "energy_thresholds", "height_thresholds")
# in no digest where nobody asked, so that those of all others stay
WHERE_ASKED = ("rolling_factor", "exact_means", "map_statistics")
INPUTS = ("terrain", "ground", "rocks", "releases", "obstacles")
BYTES_AT_ONCE = 2**20  # of a column of a table, which are not next to each other


def fingerprint(*arrays: Array) -> str:
    """sha256 of the shapes, types and bits of some arrays."""
    digest = hashlib.sha256()
    for array in map(np.asarray, arrays):
        _add(digest, array.shape, array.dtype, [array])
    return digest.hexdigest()


def _add(digest, shape, kind, strips):
    """Add an array, of which strips of rows come one after the other."""
    digest.update(repr((shape, kind.str)).encode())
    for strip in strips:
        for part in _parts_of(strip):
            digest.update(part)


def _parts_of(array: Array) -> Iterator[Array]:
    """All bytes of an array, in the order of its rows; without a copy of the whole, however it lies in memory."""
    if not array.size:
        return
    if array.flags.c_contiguous:
        yield array.reshape(-1).view(np.uint8)
        return
    rows = max(1, BYTES_AT_ONCE * len(array) // array.nbytes)
    for first in range(0, len(array), rows):
        yield np.ascontiguousarray(array[first : first + rows]).view(np.uint8)


def terrain_digest(terrain: Terrain) -> str:
    """Digest of all heights and their position; for a terrain in a store, as its survey has found it."""
    known = getattr(terrain, "sha256", None)
    return known or fingerprint(terrain.heights, np.array(terrain.cell_size + terrain.origin))


def ground_digest(ground: Ground) -> str:
    """Digest of the classes of all nodes and their parameters; for a ground in a store, as its survey has found it."""
    return getattr(ground, "sha256", None) or fingerprint(ground.index, ground.table)


def without_threads(settings):
    """All settings but how many threads there were: the bytes of a file are the same whatever their number."""
    return {name: value for name, value in settings.items() if name != "threads"}


def settings_that_matter(settings):
    """Settings that can change a result."""
    return {
        name: value
        for name, value in settings.items()
        if name not in WITHOUT_EFFECT and not (name in WHERE_ASKED and value in (None, False))
    }


def input_digest(provenance, *identifiers):
    """Digest of all inputs, from their own in the provenance and the identifiers of releases, barriers and trees."""
    inputs = {name: provenance[name]["sha256"] for name in INPUTS}
    inputs.update(identifiers=fingerprint(*identifiers), settings=settings_that_matter(provenance["settings"]))
    if "splitting" in provenance:
        inputs["splitting"] = provenance["splitting"]
    return hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest()


def result_digest(runs, maps):
    """Digest of the runs (structured array) and the Maps, which may be None and larger than memory."""
    digest = hashlib.sha256()
    for name in runs.dtype.names:
        _add(digest, runs[name].shape, runs[name].dtype, [runs[name]])
    if maps is not None:
        corner = np.array([maps.row0, maps.col0])
        _add(digest, corner.shape, corner.dtype, [corner])
        for name in sorted(map_ for map_ in MAPS if map_ in maps):
            _add(digest, maps.shape, maps.kind_of(name), (part for _, (part,) in maps.strips(name)))
    return digest.hexdigest()
