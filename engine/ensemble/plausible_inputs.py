# SPDX-License-Identifier: GPL-2.0-or-later
"""Plausibility of the numbers of a scene, wherever they came from: of ground, rocks, releases and obstacles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from ..findings.finding import DOUBTFUL, Finding, Kind
from ..ground.parameters import NAMES
from ..obstacles.stand_findings import of_stand
from ..quantities.quantities import out_of_range, worst_of
from ..random_numbers.distributions import Distribution
from ..sizes.block_sizes import of_blocks
from .plausible_terrain import of_terrain

if TYPE_CHECKING:
    from ..hints import Array

TAILS = (0.01, 0.99)  # of a distribution: what is drawn beyond them is rare, and may be unusual
KILO = 1000.0
NAMED = 10  # features that a finding lists

AT_ONE_PLACE = Kind(
    "releases-at-one-place", DOUBTFUL,
    "{subject}: several features ({features}) start at exactly {value:.0f} equal points, so these points have more "
    "runs than others and more weight in all maps.",
    "Delete duplicates of features, or confirm that they are intended.",
)  # fmt: skip


def findings_of_inputs(
    terrain: Any, ground: Any, rocks: Any, releases: Any, settings: Any = None, barriers: Any = None,
    trees: Any = None,
) -> list[Finding]:  # fmt: skip
    """Findings that inputs carry in an attribute ``findings``, and those of their numbers and sizes."""
    rocks = list(rocks) if isinstance(rocks, (list, tuple)) else [rocks]
    carried: list[Finding] = []
    for part in (terrain, ground, *rocks, settings, barriers, trees):
        carried.extend(getattr(part, "findings", None) or ())
    of_numbers = of_scene(ground, rocks, releases, settings, barriers, trees)
    of_trees = [] if trees is None else of_stand(trees, terrain, ground, rocks, releases)
    of_places = of_terrain(terrain, ground, releases, barriers)
    return [*carried, *of_numbers, *of_places, *of_trees, *of_blocks(ground, rocks, releases)]


def of_scene(
    ground: Any, rocks: Iterable[Any], releases: Iterable[Any], settings: Any = None, barriers: Any = None,
    trees: Any = None,
) -> Iterator[Finding]:  # fmt: skip
    """One finding for each quantity that has implausible numbers, of the number that is farthest off."""
    for name, values in zip(NAMES, np.asarray(ground.table).T):
        yield from worst_of(name, values, "ground")
    releases = list(releases)
    yield from _of_rocks(list(rocks), releases)
    yield from _at_one_place(releases)
    if settings is not None:
        for name in ("friction_factor", "rolling_factor"):
            yield from worst_of(name, _numbers([getattr(settings, name)]), name)
        yield from worst_of("air_density", [settings.air_density], "air")
    if barriers is not None:
        energies = np.asarray(barriers.energies, np.float64) / KILO
        yield from worst_of("barrier_height", barriers.heights, "barriers")
        yield from worst_of("barrier_energy", energies[np.isfinite(energies)], "barriers")
    if trees is not None:
        yield from worst_of("stem_diameter", trees.diameters, "trees")
        if trees.heights is not None:
            yield from worst_of("tree_height", trees.heights, "trees")
        if getattr(trees, "energies", None) is not None:
            yield from worst_of("stem_energy", np.asarray(trees.energies) / KILO, "trees")


def _of_rocks(rocks, releases):
    """Density and volume of the rocks as they are thrown: the releases' own, where they have some.

    A density of a release that no rock has is refused. That of a rock is told alone: it may follow from a mass that was
    weighed and a shape that stands for another. So is a volume: shapes are studied at any scale.
    """
    used = {release.rock for release in releases}
    used = [rock for index, rock in enumerate(rocks) if index in used]
    for name, own in (("density", lambda rock: rock.density), ("volume", lambda rock: rock.volume)):
        given = {getattr(release, name) for release in releases}
        stated = numbers = _numbers(given)
        if None in given:
            numbers = np.concatenate([numbers, [own(rock) for rock in used]])
        refused = [out_of_range(name, density, "rocks") for density in stated.tolist()] if name == "density" else []
        refused = [finding for finding in refused if finding is not None]
        yield from refused[:1] or worst_of(name, numbers, "rocks")
    yield from worst_of("release_height", _numbers({r.height for r in releases if r.elevation is None}), "releases")
    speeds = [_numbers({release.speed for release in releases})]
    speeds.append([np.hypot(*r.velocity[:2]) for r in releases if not any(isinstance(v, str) for v in r.velocity[:2])
                   and r.speed is None])  # fmt: skip
    yield from worst_of("release_velocity", np.concatenate(speeds), "releases")


def _at_one_place(releases):
    """Releases of different features at exactly one place, as of a feature that was pasted twice."""
    features: dict[tuple, set] = {}
    for release in releases:
        if release.identifier is not None:
            start = (*release.position, release.height if release.elevation is None else release.elevation)
            features.setdefault(start, set()).add(release.identifier)
    twice = [numbers for numbers in features.values() if len(numbers) > 1]
    if twice:
        named = sorted(set().union(*twice))
        shown = ", ".join(map(str, named[:NAMED])) + (" ..." if len(named) > NAMED else "")
        yield AT_ONE_PLACE.of("releases", len(twice), 0.0, features=shown)


def _numbers(values: Iterable[Any]) -> Array:
    """Numbers, and what is drawn in the tails of texts of distributions; without None."""
    numbers: list[float] = []
    for value in values:
        if isinstance(value, str):
            numbers.extend(Distribution.parse(value).values(TAILS))
        elif value is not None:
            numbers.append(float(value))
    return np.array(numbers)
