# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that break where they meet the ground (research), and their pieces, which are runs of their own.

Which pieces there are and how they fly on: shattering.py. Generation follows generation, and all are gathered in one
result, each piece as a rock of the maps (generations.py). In ``Broken.rock_maps`` a rock counts once in a cell, however
many of its pieces pass there.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..arithmetic import arrays
from ..maps.grids import Maps
from ..obstacles.breakage import THRESHOLD
from ..release import Release
from ..settings import Settings
from ..shapes.rock import Rock
from .families import first_rocks
from .generations import Generations
from .result import Result
from .shattering import Fragmentation, fragment

if TYPE_CHECKING:
    from ..hints import Ground, Progress, Terrain

MOST_GENERATIONS = 20


class Broken(NamedTuple):
    """A simulation of rocks that break."""

    result: Result  # of all rocks and pieces; release, start, distance and reach angle are those of the first rock
    parent: np.ndarray  # (runs,) number of the run whose rock a run is a piece of, -1: none
    rocks: list  # of the runs
    rock_maps: Maps | None  # passages, reach_probability and exceedances of the rocks that fell; None without maps


def simulate_breaking(
    terrain: Terrain,
    ground: Ground,
    rocks: Rock | Sequence[Rock],
    releases: Sequence[Release],
    settings: Settings | None = None,
    fragmentation: Fragmentation | None = None,
    progress: Progress | None = None,
    **more: Any,
) -> Broken:
    """Throw rocks that break down the terrain, and all their pieces after them.

    terrain, ground, rocks, releases, settings : as for ``simulate``
    fragmentation : Fragmentation
    progress : called with the share of the work done: half of it are the first rocks, half of the rest their pieces ...
    more : executor, cancelled, barriers, trees of ``simulate``

    Returns Broken. Raises ValueError as ``simulate`` does, for releases whose density is drawn, rocks that are not
    convex, and barriers with flexible nets.
    """
    settings, fragmentation = settings or Settings(), fragmentation or Fragmentation()
    rocks = list(rocks) if isinstance(rocks, (list, tuple)) else [rocks]
    releases = list(releases) if isinstance(releases, (list, tuple)) else [releases]
    if any(isinstance(release.density, str) for release in releases):
        raise ValueError("simulate_breaking: the density of a release is drawn; give one number, for r needs it.")
    hollow = [rock.name for rock in rocks if rock.parts or rock.void_share > 0.0]
    if hollow:
        raise ValueError(f"simulate_breaking: {hollow[0]!r} is not convex; give rocks that fill their hulls.")
    if more.get("barriers") is not None and any(net is not None for net in more["barriers"].nets):
        raise ValueError("simulate_breaking: a barrier has a flexible net, which is not made for pieces; leave it out.")
    whole = replace(settings, precision=0.0)
    all_rocks, all_releases, parents = list(rocks), list(releases), [np.full(_runs_of(releases), -1)]
    count = parents[0].size
    fragile, left = [_fragility(releases, rocks, fragmentation, settings.seed, 0)], 1.0
    with Generations(terrain, ground, whole, **more) as generations:
        for generation in range(1, MOST_GENERATIONS + 1):
            left *= 0.5  # nobody knows how many generations there will be
            report = _part_of(progress, 1.0 - 2.0 * left, left)
            first = first_rocks(np.concatenate(parents))
            fractures = generations.run(all_rocks, all_releases, np.concatenate(fragile), report, first)
            pieces, of = _pieces_of(fractures, generations.runs, all_rocks, fragmentation, settings.seed)
            if not pieces:
                break
            young = [
                Release(
                    position=piece.position[:2], elevation=float(piece.position[2]), runs=1,
                    orientation=piece.orientation, velocity=piece.velocity, spin=piece.spin, rock=number,
                )
                for number, piece in enumerate(pieces, len(all_rocks))
            ]  # fmt: skip
            all_rocks, all_releases = all_rocks + [piece.rock for piece in pieces], all_releases + young
            parents.append(of)
            fragile.append(_fragility(young, all_rocks, fragmentation, settings.seed, generation))
            if generation == MOST_GENERATIONS - 1:
                fragile[-1][:, THRESHOLD] = math.inf  # the last ones stay whole
        result, rock_maps = generations.result(), generations.rock_maps(count)
    if progress is not None:
        progress(1.0)
    parent = np.concatenate(parents)
    _trace_back(result.runs, first_rocks(parent))
    return Broken(result, parent, all_rocks, rock_maps)


def _part_of(progress, begin, share):
    """A ``progress`` for a part of the work."""
    return None if progress is None else lambda done: progress(begin + share * done)


def _trace_back(runs, root):
    """Pieces come from where the first rock, of the run ``root``, was let go, in place."""
    for name in ("release", "identifier", "start"):
        runs[name] = runs[name][root]
    way = runs["stop"] - runs["start"]
    runs["distance"] = np.sqrt(way[:, 0] * way[:, 0] + way[:, 1] * way[:, 1])
    runs["reach_angle"] = arrays.atan2(-way[:, 2], runs["distance"])


def _pieces_of(fractures, runs, rocks, fragmentation, seed):
    """Pieces of all rocks that broke, and the numbers of the runs that they come from."""
    pieces, of = [], []
    for fracture in fractures:
        number = int(fracture["run"])
        rock = rocks[runs["rock"][number]].scaled(volume=float(runs["volume"][number]))
        rock = rock.with_mass(float(runs["mass"][number]))
        chance = np.random.Generator(np.random.Philox(np.random.SeedSequence([int(seed), number])))
        made = fragment(rock, fracture, fragmentation, chance)
        pieces += made
        of += [number] * len(made)
    return pieces, np.array(of, np.int64)


def _runs_of(releases):
    return int(np.cumsum([release.runs for release in releases])[-1])


def _fragility(releases, rocks, fragmentation, seed, generation):
    """Threshold and density of each run. Pieces that can break no more, and those just broken whole, have none."""
    chance = np.random.Generator(np.random.Philox(np.random.SeedSequence([int(seed), generation, 0xF2A6])))
    rows = []
    for release in releases:
        rock = rocks[release.rock]
        density = float(release.density or rock.density)
        volume = release.volume if isinstance(release.volume, (int, float)) else rock.volume
        drawn = chance.random(release.runs)
        threshold = fragmentation.threshold * (1.0 + fragmentation.variation * (2.0 * drawn - 1.0))
        if not isinstance(release.volume, str) and volume < 2.0 * fragmentation.smallest:
            threshold = np.full(release.runs, np.inf)
        rows.append(np.column_stack([threshold, np.full(release.runs, density)]))
    return np.concatenate(rows)
