# SPDX-License-Identifier: GPL-2.0-or-later
"""Simulated stands protect the more the denser and thicker they are, and the less the more stems a rock breaks.

Paired runs: the same starts, turns and places of stems in each step of a scan; a denser stand has all stems of a
thinner one. Rocks are so large that one stem does not stop them: of those that one stem stops the smaller ones go
farther, for they meet it later.
"""

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, Trees, rock_library, simulate

WIDTH, LENGTH = 200, 300  # m
SLOPE = np.tan(np.radians(35.0))
RUNS, FARTHEST = 200, 150.0  # m, that counts: those that leave the slope have gone farther
PLACES = np.random.default_rng(53).uniform((0.0, 0.0), (WIDTH, LENGTH), (6000, 2))
STARTS = np.random.default_rng(7).uniform((60.0, 230.0), (140.0, 280.0), (RUNS, 2))

DENSITIES = [(density, 0.3, 1.0) for density in (0, 150, 500, 1000)]  # stems/ha, DBH in m, m3 of the rock
DIAMETERS = [(400, diameter, 1.0) for diameter in (0.08, 0.2, 0.35, 0.6)]
SIZES = [(400, 0.3, volume) for volume in (0.6, 3.0, 12.0)]


def run_outs(density, diameter, volume):
    """Run-out of each run, m, at most FARTHEST."""
    terrain = Terrain(np.repeat(SLOPE * np.arange(LENGTH + 1.0)[:, None], WIDTH + 1, axis=1), 1.0)
    count = int(density * WIDTH * LENGTH / 1e4)
    trees = Trees(PLACES[:count], np.full(count, diameter)) if count else None
    releases = [Release(tuple(place), height=2.0, runs=1) for place in STARTS]
    rock, settings = rock_library.rock("block", volume=volume), Settings(seed=3, maps=False, max_time=60.0)
    result = simulate(terrain, Ground.of_class(terrain, "medium"), [rock], releases, settings, trees=trees).runs
    return np.minimum(result["distance"], FARTHEST)


@pytest.mark.long
@pytest.mark.parametrize(("scan", "sign"), [(DENSITIES, -1.0), (DIAMETERS, -1.0), (SIZES, 1.0)])
def test_run_out_is_monotonic_in_stand_and_rock(scan, sign):
    """Each step by more than two standard errors of the paired difference."""
    actual = [run_outs(*case) for case in scan]
    for before, after in zip(actual, actual[1:]):
        change = sign * (after - before)
        assert change.mean() > 2.0 * change.std(ddof=1) / RUNS**0.5
