# SPDX-License-Identifier: GPL-2.0-or-later
"""Doubtful facts about a forest in a simulation: counted twice, stems pasted twice, sizes, blocks beyond the formula.

stems twice      two axes of standing stems nearer than SAME
forest twice     a stem that stands where the ground has the drag of a forest
blocks beyond    volume > MOST_VOLUME, for which the energies of stems were measured (Berger and Dorren 2007)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from ..findings.finding import DOUBTFUL, UNSAFE, Finding, Kind
from ..ground.parameters import NAMES
from ..io.optional_packages import require
from ..random_numbers.distributions import Distribution

if TYPE_CHECKING:
    from ..hints import Array, Terrain
    from .trees import Trees

DRAG = NAMES.index("drag")
SAME = 0.05  # m
MOST_VOLUME = 5.0  # m3
TAIL = (0.99,)  # of a distribution of volumes: what is drawn beyond it is rare
THICK = 1.0  # m, of the median stem: no stand of the Alps is as thick

TWICE = Kind(
    "forest-counted-twice", UNSAFE,
    "{value:.0f} of {count} single stems (TREES) stand where the forest polygons (FOREST) brake rocks too; the forest "
    "there is counted twice and run-out is too short.",
    "Give the stand either as polygons or as single stems.",
)  # fmt: skip
DUPLICATED = Kind(
    "stems-duplicated", UNSAFE,
    "{value:.0f} of {count} stems stand nearer than {limit:g} m to another one, as where a layer was pasted twice; "
    "they stop rocks twice.",
    "Delete the duplicates of the tree layer.",
)  # fmt: skip
TOO_THICK = Kind(
    "stem-diameters-thick", UNSAFE,
    "The median diameter of the stems is {value:.3g} m, above {limit:g} m; diameters in mm read as cm are ten times "
    "too large and absorb 200 times the energy.",
    "Give diameters at breast height in cm.",
)  # fmt: skip
NO_DIAMETER = Kind(
    "stem-diameters-missing", DOUBTFUL,
    "{value:.0f} of {count} stems have no diameter in the field and were given {otherwise:g} cm.",
    "Fill in the diameters, or delete these stems.",
)  # fmt: skip
AT_RELEASE = Kind(
    "stems-at-releases", DOUBTFUL,
    "Rocks of {value:.0f} release points touch a stem at their start; a stem in which a rock starts has no effect on "
    "it.",
    "Move the release points, delete these stems, or leave the stems near releases out (FOREST_START).",
)  # fmt: skip
BEYOND = Kind(
    "block-above-stem-formula", DOUBTFUL,
    "The largest rock has {value:.3g} m³; the energies that stems absorb are measured for rocks up to {limit:g} m³.",
    "Simulate rocks above {limit:g} m³ without the forest, or compare both.",
)  # fmt: skip


def of_stand(
    trees: Trees, terrain: Terrain, ground: Any, rocks: Iterable[Any], releases: Iterable[Any]
) -> list[Finding]:
    """Findings about the single trees of a scene."""
    stands = np.isnan(np.asarray(trees.azimuths)) & np.asarray(trees.present)
    places = np.asarray(trees.positions)[stands]
    diameters = np.asarray(trees.diameters)[stands]
    rocks, releases = list(rocks), list(releases)
    findings = list(of_stems(places, diameters))
    if not len(places):
        return findings
    in_forest = _drag_at(terrain, ground, places) > 0.0
    if in_forest.any():
        findings.append(TWICE.of("forest", int(np.count_nonzero(in_forest)), 0.0, count=len(places)))
    inside = _starts_in_stems(places, diameters, rocks, releases)
    if inside:
        findings.append(AT_RELEASE.of("trees", inside, 0.0))
    return [*findings, *beyond(_volumes(rocks, releases))]


def of_stems(places: Array, diameters: Array) -> Iterator[Finding]:
    """Findings about places (n, 2) and diameters (n,) of standing stems, m."""
    if not len(places):
        return
    median = float(np.median(diameters))
    if median > THICK:
        yield TOO_THICK.of("trees", median, THICK)
    twice = duplicates(places)
    if twice:
        yield DUPLICATED.of("trees", twice, SAME, count=len(places))


def beyond(volumes: Iterable[float]) -> list[Finding]:
    """The finding of rocks (m3) that are larger than those for which the energies of stems were measured."""
    largest = max(volumes, default=0.0)
    return [BEYOND.of("rocks", largest, MOST_VOLUME)] if largest > MOST_VOLUME else []


def duplicates(places: Array) -> int:
    """Number of stems that stand nearer than SAME to one that comes before them."""
    require("scipy")
    from scipy.spatial import cKDTree

    pairs = cKDTree(places).query_pairs(SAME, output_type="ndarray")
    return int(np.unique(pairs.max(axis=1)).size) if len(pairs) else 0


def _drag_at(terrain, ground, places):
    """(n,) drag of the ground at the nodes nearest to places; zero outside."""
    if not (np.asarray(ground.table)[:, DRAG] > 0.0).any():
        return np.zeros(len(places))
    cells = np.rint((places - np.array(terrain.origin[:2])) / np.array(terrain.cell_size)).astype(np.int64)
    rows, columns = cells[:, 1], cells[:, 0]
    is_there = (rows >= 0) & (rows < terrain.shape[0]) & (columns >= 0) & (columns < terrain.shape[1])
    drag = np.zeros(len(places))
    drag[is_there] = np.asarray(ground.table)[ground.at(rows[is_there], columns[is_there]), DRAG]
    return drag


def _starts_in_stems(places, diameters, rocks, releases):
    """Number of releases that touch a stem: its axis is nearer than both radii."""
    if not releases:
        return 0
    require("scipy")
    from scipy.spatial import cKDTree

    starts = np.array([release.position[:2] for release in releases], np.float64)
    radii = np.array([rocks[release.rock].radius for release in releases])
    near = cKDTree(places).query_ball_point(starts, radii + 0.5 * float(diameters.max()))
    touched = 0
    for start, radius, own in zip(starts, radii, near):
        x, y = (places[own] - start).T
        touched += bool((np.sqrt(x * x + y * y) < radius + 0.5 * diameters[own]).any())
    return touched


def _volumes(rocks, releases):
    for release in releases:
        volume = release.volume
        if isinstance(volume, str):
            volume = float(np.max(Distribution.parse(volume).values(TAIL)))
        yield float(rocks[release.rock].volume if volume is None else volume)
