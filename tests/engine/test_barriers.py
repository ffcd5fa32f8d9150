# SPDX-License-Identifier: GPL-2.0-or-later
"""Barriers: what stops and what passes at exactly the height and the capacity, and that no path skips a line."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from talus.engine import Barriers, Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.obstacles.barriers import crossing
from talus.engine.obstacles.field import (
    BROKE_THROUGH,
    CLEARANCE,
    ENERGY,
    MEETING_TIME,
    OBSTACLE,
    OUTCOME,
    PASSED_OVER,
    STOPPED,
    TAKEN,
)
from talus.tests.engine.obstacle_cases import STEP, energy, flown, one_step, state

CUBE = rock_library.rock("cube", volume=1.0)  # edges along the axes, 0.5 m from the centre
LINE = [(30.0, 10.0), (30.0, 50.0)]
START = state((29.99, 30.0, 3.0), velocity=(20.0, 0.0, 0.0))
KINETIC = energy(CUBE, START)


def fence(height=5.0, capacity=1e9, rule="centre of mass", lines=(LINE,)):
    count = len(lines)
    return Barriers(list(lines), np.full(count, height), np.full(count, capacity), rule=rule)


# ----------------------------------------------------------------------- energy


def test_rock_with_exactly_the_capacity_stops_where_it_crosses():
    after, _, barrier, meetings = one_step(CUBE, START, flown(START), fence(capacity=KINETIC))
    assert (barrier, meetings[0, OUTCOME]) == (0, STOPPED)
    assert energy(CUBE, after) == 0.0 and after.x == pytest.approx(30.0, abs=1e-12)
    assert meetings[0, MEETING_TIME] == pytest.approx(0.01 / 20.0)


def test_rock_just_above_the_capacity_breaks_through():
    _, _, barrier, meetings = one_step(CUBE, START, flown(START), fence(capacity=np.nextafter(KINETIC, 0.0)))
    assert (barrier, meetings[0, OUTCOME]) == (-1, BROKE_THROUGH)


def test_broken_barrier_takes_its_capacity_and_scales_velocity_and_spin():
    """E' = E - E_b at the crossing; then the parabola goes on with the smaller velocity."""
    start, gravity, capacity = START._replace(wy=3.0, vz=-2.0), 9.81, 0.4 * KINETIC
    end = flown(start, STEP, gravity)
    after, _, _, meetings = one_step(CUBE, start, end, fence(capacity=capacity))
    share = 0.25  # of the step before the crossing
    at_line = flown(start, share * STEP, gravity)
    assert meetings[0, ENERGY] == pytest.approx(energy(CUBE, at_line), rel=1e-12)
    assert meetings[0, TAKEN] == capacity
    rest = np.sqrt(1.0 - capacity / energy(CUBE, at_line))
    slowed = at_line._replace(vx=rest * at_line.vx, vz=rest * at_line.vz, wy=rest * at_line.wy)
    assert energy(CUBE, slowed) == pytest.approx(energy(CUBE, at_line) - capacity, rel=1e-12)
    np.testing.assert_allclose(after, flown(slowed, (1.0 - share) * STEP, gravity), rtol=0, atol=1e-12)


def test_energy_after_a_breach_is_that_of_the_worked_example():
    """1 m3 of 2700 kg/m3 at 20 m/s has 540 kJ; a barrier of 300 kJ leaves 240 kJ. RockGIS as meant leaves 192 kJ."""
    rock = rock_library.rock("cube", volume=1.0, density=2700.0)
    end = flown(START, STEP, 0.0)
    assert energy(rock, START) == pytest.approx(540e3)
    after, _, _, meetings = one_step(rock, START, end, fence(capacity=300e3))
    assert meetings[0, OUTCOME] == BROKE_THROUGH and energy(rock, after) == pytest.approx(240e3, rel=1e-12)


def test_barrier_without_capacity_only_measures():
    end = flown(START)
    after, _, _, meetings = one_step(CUBE, START, end, fence(capacity=0.0))
    assert after == end and meetings[0, TAKEN] == 0.0 and meetings[0, ENERGY] == pytest.approx(KINETIC)


def test_wall_of_infinite_capacity_stops_everything():
    fast = START._replace(vx=39.0)
    assert one_step(CUBE, fast, flown(fast), fence(capacity=np.inf))[2] == 0


# ----------------------------------------------------------------------- height


@pytest.mark.parametrize(("rule", "offset"), [("highest point", 0.5), ("centre of mass", 0.0), ("lowest point", -0.5)])
def test_rule_says_which_point_must_be_above_the_top(rule, offset):
    """A cube of 1 m with its centre at 3 m: its highest point is at 3.5 m, its lowest at 2.5 m."""
    for height, outcome in ((3.0 + offset - 1e-9, PASSED_OVER), (3.0 + offset + 1e-9, STOPPED)):
        _, _, barrier, meetings = one_step(CUBE, START, flown(START), fence(height, rule=rule))
        assert meetings[0, OUTCOME] == outcome and (barrier == 0) == (outcome == STOPPED)
        assert meetings[0, CLEARANCE] == pytest.approx(3.0 + offset - height, abs=1e-12)


def test_height_at_the_line_is_that_of_the_parabola_and_counts_from_the_ground():
    """Half way through a long step that rises and falls by g T^2 / 8 at its middle; straight, it would be stopped."""
    slope = Terrain(np.repeat(0.1 * np.arange(61.0)[None, :], 61, axis=0), 1.0)
    gravity, duration = 9.81, 0.1
    sagitta = gravity * duration**2 / 8.0
    start = state((29.0, 30.0, 3.0 + 3.0), (20.0, 0.0, 0.5 * gravity * duration))
    end = flown(start, duration, gravity)
    assert end.z == pytest.approx(start.z)
    _, _, _, meetings = one_step(CUBE, start, end, fence(height=3.0), duration=duration, terrain=slope)
    assert meetings[0, CLEARANCE] == pytest.approx(sagitta, abs=1e-12)  # the ground at x = 30 m is 3 m high


# ----------------------------------------------------------------------- crossings


def test_crossings_of_one_step_come_in_their_order():
    lines = [[(31.5, 10.0), (31.5, 50.0)], [(30.5, 50.0), (30.5, 10.0)], [(32.5, 10.0), (32.5, 50.0)]]
    start = state((30.0, 30.0, 9.0), (20.0, 0.0, 0.0))
    _, _, _, meetings = one_step(CUBE, start, flown(start, 0.15), fence(lines=lines), duration=0.15)
    assert meetings[:, OBSTACLE].tolist() == [1, 0, 2]


def test_broken_barrier_lets_the_same_rock_pass_back():
    barriers = fence(capacity=1e5)
    end = flown(START)
    after, _, _, meetings = one_step(CUBE, START, end, barriers)
    room = np.zeros((64, meetings.shape[1]))
    room[:1] = meetings
    back = after._replace(vx=-20.0)
    _, _, barrier, meetings = one_step(CUBE, back, flown(back), barriers, meetings=room, count=1)
    assert barrier == -1 and len(meetings) == 1


def test_path_through_the_vertex_of_a_line_crosses_once():
    bent = [(30.0, 10.0), (30.0, 30.0), (31.0, 50.0)]
    _, _, _, meetings = one_step(CUBE, START, flown(START), fence(lines=[bent]))
    assert len(meetings) == 1


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=2, max_size=12))
def test_path_that_ends_on_the_other_side_crosses_an_odd_number_of_times(points):
    """Crossings of a long line are odd; whole coordinates put vertices of the path on the line again and again."""
    segments = np.array([[-100.0, 0.0, -1.0, 0.0], [-1.0, 0.0, 2.0, 0.0], [2.0, 0.0, 100.0, 0.0]])
    crossings = 0
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        crossings += sum(
            crossing((float(x0), float(y0)), (float(x1), float(y1)), segments, i) <= 1.0 for i in range(len(segments))
        )
    assert crossings % 2 == ((points[0][1] >= 0) != (points[-1][1] >= 0))


# ----------------------------------------------------------------------- whole simulations


ROWS, COLUMNS = np.mgrid[0:41, 0:61]
SLOPE = Terrain(90.0 - 1.5 * COLUMNS + 0.0 * ROWS, 2.0, (500.0, 100.0))
HARD = Ground.of_class(SLOPE, "hard")
ROCK = rock_library.rock("eota111", volume=0.5)
RELEASES = [Release((510.0, 130.0 + 5.0 * k), height=3.0, runs=12) for k in range(5)]


def rolled(barriers, **settings):
    return simulate(
        SLOPE,
        HARD,
        ROCK,
        RELEASES,
        Settings(max_time=30.0, threads=2, **{"air_density": 0.0, **settings}),
        barriers=barriers,
    )


def test_wall_across_the_slope_stops_every_rock_that_reaches_it():
    wall = Barriers([[(560.0, 90.0), (560.0, 190.0)]], [1000.0], [np.inf], identifiers=[42])
    result, free = rolled(wall), rolled(None)
    reached = free.runs["stop"][:, 0] > 560.0
    assert reached.sum() > 40  # of 60
    stopped = result.runs["stop_reason"] == "barrier"
    np.testing.assert_array_equal(stopped, reached)
    np.testing.assert_allclose(result.runs["stop"][stopped, 0], 560.0, atol=1e-9)
    assert set(result.runs["stopped_by"][stopped]) == {42} and set(result.runs["stopped_by"][~stopped]) <= {-1}
    row = result.barriers[0]
    assert (row["crossings"], row["stopped"], row["runs"]) == (reached.sum(),) * 3
    assert row["energy_max"] == result.crossings["energy"].max()
    assert result.maps["stops"].sum() == np.count_nonzero(stopped) + np.count_nonzero(
        result.runs["stop_reason"] == "rest"
    )


def test_barrier_without_capacity_lets_every_rock_pass():
    """Near it strides become single steps, so that bits may differ; what crosses does not."""
    result, free = rolled(Barriers([[(560.0, 90.0), (560.0, 190.0)]], [1000.0], [0.0])), rolled(None)
    assert result.barriers["runs"][0] == (free.runs["stop"][:, 0] > 560.0).sum()
    assert result.barriers["stopped"][0] == 0 and set(result.runs["stopped_by"]) == {-1}


def test_table_of_a_barrier_counts_each_crossing_once():
    lines = [[(540.0, 90.0), (545.0, 140.0), (540.0, 190.0)], [(570.0, 90.0), (570.0, 190.0)]]
    free = rolled(Barriers(lines, [1.0, 1.5], [0.0, 0.0], rule="centre of mass")).crossings
    below = [free[(free["barrier"] == k) & (free["outcome"] != PASSED_OVER)]["energy"] for k in (0, 1)]
    half = [float(np.median(energies)) for energies in below]  # of the rocks that meet the net break through
    result = rolled(Barriers(lines, [1.0, 1.5], half, rule="centre of mass"))
    table, crossings = result.barriers, result.crossings
    outcomes = table["stopped"] + table["passed_over"] + table["broke_through"]
    np.testing.assert_array_equal(outcomes, table["crossings"])
    assert table["crossings"].sum() == crossings.size == result.runs["crossings"].sum()
    assert (table["stopped"] > 0).all()
    of_first = crossings[crossings["barrier"] == 0]
    assert table["energy_p95"][0] == np.quantile(of_first["energy"], 0.95)
    assert result.runs["energy_rise_max"].max() < 1e-6 * result.runs["energy_max"].max()
    # Every crossing lies on its line.
    x = 540.0 + 5.0 * (1.0 - np.abs(of_first["y"] - 140.0) / 50.0)
    np.testing.assert_allclose(of_first["x"], x, atol=1e-9)


def test_barrier_that_nothing_reaches_has_no_numbers():
    row = rolled(Barriers([[(618.0, 170.0), (618.0, 179.0)]], [2.0], [1e5], rule="centre of mass")).barriers[0]
    assert row["crossings"] == 0 and np.isnan(row["energy_p95"])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"lines": []}, "no line"),
        ({"lines": [[(0.0, 0.0), (0.0, 0.0)]]}, "two different points"),
        ({"lines": [[(0.0, 0.0), (np.nan, 1.0)]]}, "two different points"),
        ({"heights": [0.0]}, "height 0.0 m"),
        ({"heights": [np.inf]}, "height inf m"),
        ({"energies": [-1.0]}, "takes -1.0 J"),
        ({"energies": [np.nan]}, "takes nan J"),
        ({"energies": [1.0, 2.0]}, "1 lines, but energies"),
        ({"rule": "top"}, "known are highest point"),
    ],
)
def test_impossible_barriers_are_refused(changes, message):
    with pytest.raises(ValueError, match=message):
        Barriers(**{"lines": [LINE], "heights": [1.0], "energies": [1.0], **changes})


def test_barrier_that_reaches_beyond_the_terrain_acts_within():
    beyond = Barriers([[(-500.0, 30.5), (500.0, 29.5)]], [5.0], [np.inf])
    start = state((30.0, 29.95, 3.0), (0.0, 20.0, 0.0))
    assert one_step(CUBE, start, flown(start), beyond)[2] == 0
