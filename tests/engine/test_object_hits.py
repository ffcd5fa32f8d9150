# SPDX-License-Identifier: GPL-2.0-or-later
"""Hits of houses, roads and places by rocks of finite width: closed forms of straight paths, distances by shapely."""

import math

import numpy as np
import pytest
import shapely

from talus.engine.hazard.hazard_curve import hazard_curve
from talus.engine.passages.hits import AREA, LINE, PLACE, Target, exceeding, hardest, hits, passages
from talus.engine.passages.motion import Motion
from talus.engine.passages.neighbourhood import Neighbourhood, SegmentGrid
from talus.engine.passages.screen_line import crossings, segments_of
from talus.tests.bits import assert_same_array

ORIGIN = np.array([2_600_000.0, 1_200_000.0])  # coordinates as large as those of maps
MASS, SPEED = 1000.0, 10.0


def straight(starts, ends, steps=7):
    """A Motion of straight level paths, each with its speed; starts and ends (n, 2)."""
    share = np.linspace(0.0, 1.0, steps)[None, :, None]
    plan = starts[:, None] + share * (ends - starts)[:, None] + ORIGIN
    position = np.concatenate([plan, np.full((*plan.shape[:2], 1), 500.0)], axis=2).reshape(-1, 3)
    time = np.linspace(0.0, 20.0, steps)
    velocity = np.repeat((ends - starts) / 20.0, steps, axis=0)
    velocity = np.column_stack([velocity, np.zeros(len(velocity))])
    count = len(starts)
    return Motion(np.arange(count + 1) * steps, np.tile(time, count), position, np.full(count, MASS), velocity,
                  is_touching=np.ones(count * steps, bool))  # fmt: skip


def rotated(points, angle):
    turn = np.array([[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]])
    return np.asarray(points, float) @ turn.T


def house(angle, length=22.0, width=9.0):
    signs = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)]
    corners = 0.5 * np.array(signs) * [length, width]
    return rotated(corners, angle)


@pytest.mark.parametrize("radius", [0.0, 0.8, 3.0])
@pytest.mark.parametrize("angle", [0.0, 0.4, 1.2, math.pi / 2.0])
def test_parallel_paths_hit_a_house_by_its_projected_width_and_theirs(angle, radius):
    """Closed form: (projected width + 2 R) / spacing for a house of 22 m by 9 m and a road of 30 m, each at an angle to
    paths 0.05 m apart; (w + 2 R) / spacing for a place of 12 m; one path of tolerance at each side."""
    spacing, x = 0.05, np.arange(-40.0, 40.0, 0.05) + 0.0137
    motion = straight(np.column_stack([x, np.full(x.size, 100.0)]), np.column_stack([x, np.full(x.size, -100.0)]))
    road = rotated([(-15.0, 0.0), (15.0, 0.0)], angle)
    targets = [
        Target([house(angle) + ORIGIN], AREA), Target([road + ORIGIN], LINE), Target([ORIGIN[None]], PLACE, 12.0)
    ]  # fmt: skip
    result = hits(motion, targets, radius)
    widths = 22.0 * abs(math.cos(angle)) + 9.0 * abs(math.sin(angle)), 30.0 * abs(math.cos(angle)), 12.0
    for number, width in enumerate(widths):
        count = np.count_nonzero(result["line"] == number)
        assert count == pytest.approx((width + 2.0 * radius) / spacing, abs=2.0)
    assert len(np.unique(result[["line", "run"]])) == result.size


def test_hit_of_a_house_is_where_the_rock_first_touches_it():
    """Closed form: a rock of 1.5 m meets the wall at y = 5 with its front, at its centre 6.5, and slows down evenly.
    The crossings of the outline that follow are passages 2, 3 ...; the first is that of the hit."""
    position = np.array([(0.0, 50.0, 9.0), (0.0, 30.0, 9.0), (0.0, 6.0, 9.0), (0.0, -40.0, 9.0)]) + [*ORIGIN, 0.0]
    velocity = np.array([(0.0, -20.0, 0.0), (0.0, -10.0, 0.0), (0.0, -6.0, 0.0), (0.0, -3.0, 0.0)])
    motion = Motion(np.array([0, 4]), np.arange(4.0), position, np.array([MASS]), velocity,
                    is_touching=np.ones(4, bool))  # fmt: skip
    target = Target([house(0.0, 10.0, 10.0) + ORIGIN], AREA)
    row, leaving = passages(motion, [target], [1.5])
    share = (30.0 - 6.5) / 24.0
    assert (row["passage"], leaving["passage"]) == (1, 2)
    assert row["y"] - ORIGIN[1] == pytest.approx(6.5) and row["time"] == pytest.approx(1.0 + share)
    assert row["energy"] == pytest.approx(0.5 * MASS * (10.0 - 4.0 * share) ** 2)
    assert leaving["y"] - ORIGIN[1] == pytest.approx(-5.0)
    counts = exceeding(*(hardest(hits(motion, [target], [1.5]))[k] for k in (0, 2)), 1, [row["energy"] - 1.0, 1e6])
    assert counts.tolist() == [[1, 1, 0]]


def test_a_rock_that_begins_in_a_house_hits_it_at_once_and_leaves_it_with_its_second_passage():
    """Closed form: from the middle of 10 m at 10 m/s it hits at 0 s and crosses the outline at 0.5 s."""
    motion = straight(np.array([(0.0, 0.0)]), np.array([(0.0, 200.0)]))
    begun, leaving = passages(motion, [Target([house(0.0, 10.0, 10.0) + ORIGIN], AREA)], [1.5])
    assert (begun["passage"], begun["time"]) == (1, 0.0)
    assert (leaving["passage"], leaving["time"]) == (2, pytest.approx(0.5))


def test_hit_of_a_line_has_the_motion_of_its_crossing():
    """A rock that crosses has the values of screen_line.crossings; one past the end or at rest before it, its touch."""
    starts = np.array([(0.0, 20.0), (10.7, 20.0), (11.3, 20.0), (2.0, 20.0), (3.0, 20.0)])
    ends = np.array([(0.0, -20.0), (10.7, -20.0), (11.3, -20.0), (2.0, 0.9), (3.0, 1.1)])
    motion, line = straight(starts, ends), np.array([(-10.0, 0.0), (10.0, 0.0)]) + ORIGIN
    result = hits(motion, [Target([line])], 1.0)
    assert result["run"].tolist() == [0, 1, 3]
    crossed = crossings(motion, segments_of([[line]]))
    assert crossed["run"].tolist() == [0]
    assert_same_array(result[:1], crossed)
    assert result["y"][1] - ORIGIN[1] == pytest.approx(math.sqrt(1.0 - 0.7**2))
    assert result["y"][2] - ORIGIN[1] == pytest.approx(1.0)
    assert result["chainage"].tolist() == pytest.approx([10.0, 20.0, 12.0])


def test_hits_are_those_whose_distance_is_within_the_radius():
    """Invariant, against shapely: 400 random broken paths, radii of their own, a house with a yard, a bent road, two
    places; a run that begins in the house counts at once, one that begins in the yard where it meets the wall."""
    draws = np.random.default_rng(7)
    count, steps = 400, 5
    plan = draws.uniform(-60.0, 60.0, (count, 1, 2)) + np.cumsum(draws.normal(0.0, 12.0, (count, steps, 2)), axis=1)
    position = np.concatenate([plan + ORIGIN, np.zeros((count, steps, 1))], axis=2).reshape(-1, 3)
    radius = draws.uniform(0.0, 4.0, count)
    motion = Motion(np.arange(count + 1) * steps, np.tile(np.arange(float(steps)), count), position,
                    np.full(count, MASS))  # fmt: skip
    walls = [house(0.3, 40.0, 24.0), house(0.3, 20.0, 10.0)]
    road = np.array([(-50.0, 30.0), (0.0, 35.0), (10.0, 60.0), (50.0, 20.0)])
    places = np.array([(-30.0, -30.0), (30.0, -40.0)])
    targets = [
        Target([wall + ORIGIN for wall in walls], AREA), Target([road + ORIGIN]),
        Target([entry[None] + ORIGIN for entry in places], PLACE, 6.0),
    ]  # fmt: skip
    shapes = [shapely.Polygon(walls[0], [walls[1]]), shapely.LineString(road), shapely.MultiPoint(places)]
    result = hits(motion, targets, radius)
    for number, shape in enumerate(shapes):
        distance = shapely.distance(shapely.linestrings(plan), shape) - (3.0 if number == 2 else 0.0)
        expected = np.flatnonzero(distance <= radius)
        assert result["run"][result["line"] == number].tolist() == expected.tolist() and expected.size > 20
    begun = np.flatnonzero(shapely.contains(shapes[0], shapely.points(plan[:, 0])))
    of_house = result[result["line"] == 0]
    assert begun.size > 10 and (of_house["time"][np.isin(of_house["run"], begun)] == 0.0).all()


def test_a_rock_that_broke_hits_once_with_its_hardest_piece():
    x = np.array([-2.0, 0.0, 2.0, 30.0])
    motion = straight(np.column_stack([x, np.full(4, 50.0)]), np.column_stack([x, [-50.0, -70.0, -60.0, -50.0]]))
    rows = hits(motion, [Target([house(0.0) + ORIGIN], AREA)], 0.5)
    target, rock, energy = hardest(rows, np.array([0, 0, 1, 1]))
    assert target.tolist() == [0, 0] and rock.tolist() == [0, 1]
    assert energy.tolist() == pytest.approx([0.5 * MASS * 6.0**2, 0.5 * MASS * 5.5**2])


@pytest.mark.parametrize("spread", ["alike", "unlike"])
def test_bands_of_objects_lines_and_parts_hold_the_truth(spread):
    """95 % bands of the hits a year of a house and a road by paths from two sources in two sizes: of all, of a source
    and of a size, with more than 60 kJ; 1,200 repeated draws of 60 to 120 runs each from pools of 4,000 paths, of which
    every hit is known. They hold it in 96 to 99 % of the draws, on the safe side, as counts are whole."""
    draws, pool, repeats = np.random.default_rng(11), 4000, 1200
    rates = np.array([0.4, 0.4, 0.4, 0.4] if spread == "alike" else [0.8, 0.2, 0.4, 0.04])
    runs = np.array([80, 80, 80, 80] if spread == "alike" else [60, 120, 60, 120])
    targets = [Target([house(0.3) + ORIGIN], AREA), Target([np.array([(-30.0, -20.0), (30.0, -10.0)]) + ORIGIN])]
    energy = np.zeros((4, 2, pool))
    for k, (middle, radius) in enumerate([(-8.0, 0.4), (-8.0, 0.9), (12.0, 0.4), (12.0, 0.9)]):
        x = draws.normal(middle, 150.0, pool)
        ends = np.column_stack([x + draws.normal(0.0, 15.0, pool), np.full(pool, -60.0)])
        rows = hits(straight(np.column_stack([x, np.full(pool, 60.0)]), ends, 2), targets, radius)
        energy[k, rows["line"], rows["run"]] = rows["energy"] * draws.uniform(1.0, 6.0, rows.size)
    chosen = [draws.integers(0, pool, (repeats, run)) for run in runs]
    parts = {"all": [0, 1, 2, 3], "source": [0, 1], "size": [1, 3], "one": [2]}
    held = []
    for target in (0, 1):
        for bound in (0.0, 60e3):
            is_hit = energy[:, target] > bound
            counts = np.stack([is_hit[k][chosen[k]].sum(axis=1) for k in range(4)])
            for part in parts.values():
                weights = (rates / runs)[part]
                truth = (rates[part] * is_hit[part].mean(axis=1)).sum()
                curves = [hazard_curve(entry[:, None], weights) for entry in counts[part].T]
                held.append(np.mean([curve.low[0] <= truth <= curve.high[0] for curve in curves]))
    assert min(held) >= 0.95 - 3.0 * 0.0063 and max(held) <= 0.999


def test_no_box_that_touches_an_object_is_left_out():
    """By distances of shapely: 30 segments of all lengths, widened by 1.5 m, and 3 filled boxes; 20,000 boxes."""
    draws = np.random.default_rng(4)
    start = draws.uniform(0.0, 400.0, (30, 2)) + ORIGIN
    end = start + draws.normal(size=(30, 2)) * draws.choice([0.0, 1.0, 30.0, 200.0], (30, 1))
    low = draws.uniform(-50.0, 450.0, (3, 2)) + ORIGIN
    filled = np.column_stack([low, low + draws.uniform(5.0, 40.0, (3, 2))])
    near = Neighbourhood(start, end, 1.5, filled)
    corner = draws.uniform(-100.0, 500.0, (20_000, 2)) + ORIGIN
    far = corner + draws.exponential(2.0, (20_000, 2))
    shapes = shapely.union_all([*shapely.linestrings(np.stack([start, end], axis=1)), *shapely.box(*filled.T)])
    boxes = shapely.box(*corner.T, *far.T)
    samples = np.stack([corner, far], axis=1).reshape(-1, 2)  # a run of two samples for each box
    result = np.zeros(20_000, bool)
    result[near.pieces(np.arange(0, 40_001, 2), np.column_stack([samples, np.zeros(40_000)])) // 2] = True
    assert result[shapely.distance(boxes, shapes) <= 1.5].all()
    assert not result[shapely.distance(boxes, shapes) > 50.0].any() and np.mean(result) < 0.3


def test_pairs_of_pieces_and_segments_are_those_of_shapely():
    """Twin: boxes of 60 segments of all lengths and 2000 pieces in shapely's tree, which gives the order too. Pairs
    that it has besides are of long segments and pieces farther from them than their room."""
    draws = np.random.default_rng(8)
    start = draws.uniform(0.0, 300.0, (60, 2)) + ORIGIN
    end = start + draws.normal(size=(60, 2)) * draws.choice([0.0, 2.0, 20.0, 150.0], (60, 1))
    begin = draws.uniform(-50.0, 350.0, (2000, 2)) + ORIGIN
    ends = [np.column_stack([at, np.zeros(2000)]) for at in (begin, begin + draws.normal(size=(2000, 2)) * 4.0)]
    room = draws.uniform(0.0, 2.0, 2000)
    result = np.stack(SegmentGrid(start, end).pairs(ends, room), axis=1)
    low, high = (one(ends[0][:, :2], ends[1][:, :2]) + side * room[:, None]
                 for one, side in ((np.minimum, -1.0), (np.maximum, 1.0)))  # fmt: skip
    boxes = shapely.box(*np.minimum(start, end).T, *np.maximum(start, end).T)
    pairs = shapely.STRtree(boxes).query(shapely.box(*low.T, *high.T)).T
    is_found = np.isin(pairs @ [1000, 1], result @ [1000, 1])
    np.testing.assert_array_equal(pairs[is_found], result)
    ways = shapely.linestrings(np.stack([ends[0][:, :2], ends[1][:, :2]], axis=1))
    lines = shapely.linestrings(np.stack([start, end], axis=1))
    left_out = pairs[~is_found]
    assert len(left_out) > 0
    assert (shapely.distance(ways[left_out[:, 0]], lines[left_out[:, 1]]) > room[left_out[:, 0]]).all()
