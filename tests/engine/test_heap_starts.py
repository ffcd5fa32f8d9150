# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks hung up above a source: none touches another or the ground, whatever the seed, the slope and the sizes."""

import math

import numpy as np
import pytest

from talus.engine import Terrain, heap, rock_library
from talus.engine.heap.checks import LARGEST_START
from talus.engine.heap.heap_memory import make_heap_workspace
from talus.engine.heap.overlaps import deepest_overlap
from talus.engine.heap.shapes import tables_of
from talus.engine.heap.simulation import motion_of
from talus.engine.heap.starts import ROOM, SPACING, hang_up, start_spacing

SIDE = 40.0


def slope(degrees):
    north = 2.0 * np.arange(41)
    return Terrain(np.repeat((math.tan(math.radians(degrees)) * north)[:, None], 41, axis=1), 2.0, (2600000.0, 0.0))


@pytest.mark.parametrize("degrees", [0.0, 40.0, 70.0])
def test_rocks_of_several_sizes_are_apart(degrees):
    terrain = slope(degrees)
    rocks = [rock_library.rock("cube", volume=volume) for volume in (0.3, 1.0, 2.5)] * 10
    pitch = start_spacing(rocks)
    assert pitch == SPACING * max(rock.radius for rock in rocks)
    columns = [(2600030.0 + pitch * i, 30.0 + pitch * j) for i in range(3) for j in range(3)]
    positions, turns = hang_up(terrain, rocks, columns, np.random.default_rng(4))
    table = tables_of(rocks)
    motion = motion_of(table, positions - [2600000.0, 0.0, 0.0], turns, np.zeros((30, 6)))
    _, one, _, depth = deepest_overlap(
        terrain.grid(float(table.radius.max())), table, motion, make_heap_workspace(table, 1, 1, 64)
    )
    assert depth <= LARGEST_START * table.radius[one]
    apart = np.linalg.norm(positions[:, None] - positions[None], axis=2)[np.triu_indices(30, 1)]
    assert apart.min() > 2.0 * table.radius.max()


def test_lowest_rocks_hang_just_above_the_ground():
    """On level ground the lowest corner of each is ROOM radii above it."""
    rocks = [rock_library.rock("cube", volume=1.0)] * 4
    columns = [(2600030.0, 30.0), (2600040.0, 40.0)]
    positions, turns = hang_up(slope(0.0), rocks, columns, np.random.default_rng(1))
    from scipy.spatial.transform import Rotation

    for rock, place, turn in list(zip(rocks, positions, turns))[:2]:
        corners = place + Rotation.from_quat(np.roll(turn, -1)).apply(rock.vertices)
        assert corners[:, 2].min() == pytest.approx(ROOM * rock.radius, abs=1e-9)
    assert positions[2:, 2] == pytest.approx(positions[:2, 2] + SPACING * rocks[0].radius)


def test_orientations_are_even_over_all(rng=None):
    """The mean of each axis over 4000 orientations is that of an even distribution, 0 within 4 standard errors."""
    rocks = [rock_library.rock("cube", volume=0.001)] * 4000
    _, turns = hang_up(slope(0.0), rocks, [(2600030.0, 30.0)], np.random.default_rng(3))
    from scipy.spatial.transform import Rotation

    axes = Rotation.from_quat(np.roll(turns, -1, axis=1)).apply([0.0, 0.0, 1.0])
    assert np.abs(axes.mean(axis=0)).max() < 4.0 / math.sqrt(3.0 * 4000)
    assert np.square(axes).mean(axis=0) == pytest.approx(np.full(3, 1.0 / 3.0), abs=4.0 * math.sqrt(4.0 / 45.0 / 4000))


def test_the_same_seed_gives_the_same_bits_and_they_fall():
    rocks = [rock_library.rock("cube", volume=1.0)] * 3
    made = [hang_up(slope(30.0), rocks, [(2600040.0, 40.0)], np.random.default_rng(9)) for _ in range(2)]
    assert made[0][0].tobytes() == made[1][0].tobytes() and made[0][1].tobytes() == made[1][1].tobytes()
    fallen = heap.simulate(slope(30.0), rocks, *made[0], duration=0.2)
    assert (fallen.position[-1, :, 2] < made[0][0][:, 2]).all()


def test_place_without_ground_is_named():
    with pytest.raises(ValueError, match=r"1 places have no ground.*2600100"):
        hang_up(slope(0.0), [rock_library.rock("cube")], [(2600100.0, 40.0)], np.random.default_rng(1))
