# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps of a deposit: rock by volume and thickness against closed forms of boxes, and volumes of any rocks anywhere."""

import math

import numpy as np
import pytest

from talus.engine import Rock, Terrain, rock_library
from talus.engine.heap.deposits import deposit_of
from talus.engine.shapes.rock_library import box

FLAT = Terrain(np.full((41, 41), 100.0), 1.0, (2600000.0, 1200000.0))
UPRIGHT = (1.0, 0.0, 0.0, 0.0)


def test_box_on_the_ground_is_as_thick_as_it_is_high():
    """2 x 3 x 1.5 m, edges on those of the cells: exact."""
    rock = Rock.from_points(box(2.0, 3.0, 1.5))
    deposit = deposit_of(FLAT, [rock], [(2600010.0, 1200010.5, 100.75)], [UPRIGHT], 0.5)
    covered = deposit.rock > 0.0
    assert np.count_nonzero(covered) == 4 * 6 and deposit.area == pytest.approx(6.0)
    assert deposit.thickness[covered] == pytest.approx(np.full(24, 1.5))
    assert deposit.volume == pytest.approx(9.0) and deposit.bulk == pytest.approx(9.0)
    assert np.isnan(deposit.thickness[~covered]).all()
    rows, columns = np.nonzero(covered)
    x, y = deposit.origin[0] + 0.5 * (columns + 0.5), deposit.origin[1] + 0.5 * (rows + 0.5)
    assert (x.min(), x.max()) == (2600009.25, 2600010.75) and (y.min(), y.max()) == (1200009.25, 1200011.75)


def test_stacked_boxes_add_their_rock_and_the_highest_counts():
    """A box of 1 m hung 3 m above one of 2 m: rock 3 m, thickness 6 m; the air between is bulk."""
    low, high = Rock.from_points(box(2.0, 2.0, 2.0)), Rock.from_points(box(2.0, 2.0, 1.0))
    places = [(2600010.0, 1200010.0, 101.0), (2600010.0, 1200010.0, 105.5)]
    deposit = deposit_of(FLAT, [low, high], places, [UPRIGHT] * 2, 0.5)
    assert deposit.rock[deposit.rock > 0.0] == pytest.approx(np.full(16, 3.0))
    assert np.nanmax(deposit.thickness) == pytest.approx(6.0)
    assert deposit.volume == pytest.approx(12.0) and deposit.bulk == pytest.approx(24.0)


def test_cube_on_its_edge_is_a_roof():
    """Turned by 45 degrees about y: thickness z + a - |x|, a half the diagonal."""
    half = math.radians(45.0) / 2.0
    a = math.sqrt(2.0) / 2.0 * 2.0
    place = (2600010.0, 1200010.0, 100.0 + a)
    cube = Rock.from_points(box(2.0, 2.0, 2.0))
    deposit = deposit_of(FLAT, [cube], [place], [(math.cos(half), 0.0, math.sin(half), 0.0)], 0.1)
    row = int((1200010.05 - deposit.origin[1]) / 0.1)
    x = deposit.origin[0] + 0.1 * (np.arange(deposit.rock.shape[1]) + 0.5) - 2600010.0
    inside = np.abs(x) < a
    assert deposit.thickness[row, inside] == pytest.approx(2.0 * a - np.abs(x[inside]), abs=1e-6)
    assert deposit.rock[row, inside] == pytest.approx(2.0 * (a - np.abs(x[inside])), abs=1e-6)


def test_volume_is_that_of_the_rocks_whatever_their_pose():
    """Fifty rocks of the library at random. A sum over midpoints misses the integral by less than a cell's share of the
    edges; 0.5 % at cells of 5 cm."""
    rng = np.random.default_rng(5)
    rocks = [
        rock_library.rock(name, volume=volume)
        for name in ("worn_compact", "cube")
        for volume in rng.uniform(0.2, 2, 25)
    ]
    turns = rng.standard_normal((50, 4))
    turns /= np.linalg.norm(turns, axis=1)[:, None]
    places = np.column_stack([2600010.0 + 20.0 * rng.random(50), 1200010.0 + 20.0 * rng.random(50), np.full(50, 103.0)])
    deposit = deposit_of(FLAT, rocks, places, turns, 0.05)
    assert deposit.volume == pytest.approx(sum(rock.volume for rock in rocks), rel=5e-3)
    assert deposit.bulk > deposit.volume


def test_slope_below_is_taken_off():
    north = np.arange(41.0)
    slope = Terrain(np.repeat(0.5 * north[:, None], 41, axis=1), 1.0)
    deposit = deposit_of(slope, [Rock.from_points(box(2.0, 2.0, 2.0))], [(20.0, 20.0, 12.0)], [UPRIGHT], 0.5)
    y = deposit.origin[1] + 0.5 * (np.arange(deposit.rock.shape[0]) + 0.5)
    columns = np.flatnonzero((deposit.rock > 0.0).any(axis=0))
    inside = np.abs(y - 20.0) < 1.0
    assert deposit.thickness[inside, columns[0]] == pytest.approx(13.0 - 0.5 * y[inside])
