# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks against stems: momentum and Coulomb's law at the true contact point, energy, breakage, no stem skipped."""

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from scipy.spatial.transform import Rotation

from talus.engine import Ground, Release, Settings, Terrain, Trees, rock_library, simulate
from talus.engine.obstacles.field import BROKE_THROUGH, ENERGY, HELD, OUTCOME, TAKEN
from talus.engine.obstacles.strength import stem_energy, stem_height
from talus.tests.engine.obstacle_cases import LEVEL, STEP, ball, energy, flown, one_step, state

OCTAHEDRON = rock_library.rock("octahedron", volume=1.0)  # corners on the axes
CORNER = float(np.abs(OCTAHEDRON.vertices).max())
STEM = 0.3  # radius, m
SPEED = 15.0
STRONG = 1e12


BALL = ball()


def stem(friction=0.5, capacity=STRONG, position=(30.0, 30.0), radius=STEM, height=20.0):
    return Trees([position], [2.0 * radius], [height], energies=[capacity], friction=friction)


def corner_first(offset, speed=SPEED):
    """The octahedron flies east, its corner 1 mm outside the stem, the stem's axis ``offset`` to the left."""
    nearest = np.sqrt((STEM + 2e-3) ** 2 - offset**2)
    return state((30.0 - nearest - CORNER, 30.0 - offset, 2.0), (speed, 0.0, 0.0))


# ----------------------------------------------------------------------- momentum and friction


@pytest.mark.source("leine_2014", "trees as cylinders (outlook)")
def test_head_on_corner_stops_dead():
    """The lever is along the normal: P = m v, all energy goes to the stem."""
    start = corner_first(0.0)
    after, tree, _, meetings = one_step(OCTAHEDRON, start, flown(start), trees=stem())
    assert tree == 0 and energy(OCTAHEDRON, after) < 1e-20 * energy(OCTAHEDRON, start)
    assert meetings[0, TAKEN] == pytest.approx(energy(OCTAHEDRON, start), rel=1e-12)
    assert (meetings[0, OUTCOME], meetings[0, ENERGY]) == (HELD, pytest.approx(energy(OCTAHEDRON, start)))


def planar_percussion(lever, normal, mass, inertia, velocity, friction):
    """Velocity and spin after Coulomb's percussion in plan with restitution 0, from the 2 x 2 problem of Delassus."""
    tangent = np.array([-normal[1], normal[0]])
    arms = np.array([lever[0] * d[1] - lever[1] * d[0] for d in (normal, tangent)])
    delassus = np.eye(2) / mass + np.outer(arms, arms) / inertia
    approach = np.array([normal @ velocity, tangent @ velocity])
    stick = np.linalg.solve(delassus, -approach)
    if abs(stick[1]) > friction * stick[0]:
        sign = -np.sign(approach[1])
        normal_part = -approach[0] / (delassus[0, 0] + friction * sign * delassus[0, 1])
        stick = np.array([normal_part, friction * sign * normal_part])
    return velocity + (stick[0] * normal + stick[1] * tangent) / mass, arms @ stick / inertia


@pytest.mark.parametrize("friction", [0.0, 0.2, 0.5, 5.0])
@pytest.mark.parametrize("offset", [-0.2, -0.1, 0.05, 0.15, 0.2])
def test_corner_beside_the_axis_is_deflected_and_spun_as_by_hand(offset, friction):
    start = corner_first(offset)  # beyond 0.21 m the edge behind the corner would hit instead
    after, tree, _, _ = one_step(OCTAHEDRON, start, flown(start), trees=stem(friction))
    assert tree == 0
    # The corner is within TOUCH = 1 mm of the stem where it is found; the frame is that of this place.
    lateral = -offset / (STEM + 1e-3)
    normal = np.array([-np.sqrt(1.0 - lateral**2), lateral])
    velocity, spin = planar_percussion(
        np.array([CORNER, 0.0]), normal, OCTAHEDRON.mass, OCTAHEDRON.inertia[2], np.array([SPEED, 0.0]), friction
    )
    np.testing.assert_allclose([after.vx, after.vy], velocity, atol=0.02 * SPEED)
    assert after.wz == pytest.approx(spin, abs=0.02 * SPEED / CORNER)
    assert (after.vz, after.wx, after.wy) == pytest.approx((0.0, 0.0, 0.0), abs=1e-9)
    # it turns with that spin from the touch, which is 1 mm of way into the step
    turn = 2.0 * np.arctan2(after.e3, after.e0)
    assert turn == pytest.approx(after.wz * (STEP - 1e-3 / SPEED), rel=0.05)


@pytest.mark.parametrize("friction", [0.1, 2.0])
@pytest.mark.parametrize("share", [0.2, 0.5, 0.8])
def test_ball_that_grazes_a_stem_turns_by_coulombs_law(share, friction):
    """A solid ball: slip v_t' = v_t - mu v_n, or stick v_t' = 5/7 v_t; facets leave some per cent."""
    radius = float(BALL.radius)
    offset = share * (radius + STEM)
    nearest = np.sqrt((radius + STEM) ** 2 - offset**2)
    start = state((30.0 - nearest - 0.01, 30.0 - offset, 2.0), (SPEED, 0.0, 0.0))
    after, tree, _, _ = one_step(BALL, start, flown(start, 0.01), trees=stem(friction), duration=0.01)
    assert tree == 0
    normal, tangential = SPEED * np.sqrt(1.0 - share**2), SPEED * share
    expected = max(tangential - friction * normal, 5.0 / 7.0 * tangential)
    speed = np.hypot(after.vx, after.vy)
    assert speed == pytest.approx(expected, abs=0.05 * SPEED)
    assert abs(after.wz) == pytest.approx(2.5 * (tangential - expected) / radius, abs=0.12 * SPEED / radius)
    assert after.vy < 0.0 < after.wz * np.sign(tangential)  # away from the stem, and rolling on it


@pytest.mark.parametrize("turning", [0.0, 1.0, -1.0, 6.0, -6.0])
def test_face_along_a_stem_is_pushed_where_it_approaches(turning):
    """A cube that tips about y hits with the end that is faster, and with both where the other would then come nearer.

    By hand: plastic percussions at the two ends at +-1/2 m of a cube of 1 m, without friction, after which no end
    approaches and those that are pushed rest. The velocities do not change where the face is found later in a step.
    """
    cube = rock_library.rock("cube", volume=1.0)
    start = state((30.0 - STEM - 0.5 - 5e-4, 30.0, 2.0), (1.0, 0.0, 0.0), (0.0, turning, 0.0))
    after, tree, _, _ = one_step(cube, start, flown(start, 1e-4), trees=stem(0.0), duration=1e-4)
    # velocities towards the stem of the ends above (+) and below (-), c = vx +- wy / 2; 1/m and L^2/I are 1 and 1.5 /m
    own, other = 1.0 + 1.5, 1.0 - 1.5
    ends = np.array([1.0 + 0.5 * turning, 1.0 - 0.5 * turning])
    push = np.linalg.solve([[own, other], [other, own]], ends)
    if push.min() < 0.0:
        push = np.where(ends == ends.max(), ends.max() / own, 0.0)
    assert tree == 0
    assert after.vx == pytest.approx(1.0 - push.sum(), abs=1e-3)
    assert after.wy == pytest.approx(turning - 0.5 * (push[0] - push[1]) * 6.0, abs=1e-3)


def test_face_is_pushed_no_higher_than_the_stem_is():
    """By hand: a cube of 1 m, a stem that ends 0.2 m below its centre: p = m v / (1 + 6 * 0.2^2), w = 6 * 0.2 p / m."""
    cube = rock_library.rock("cube", volume=1.0)
    start = state((30.0 - STEM - 0.5 - 5e-4, 30.0, 2.0), (1.0, 0.0, 0.0))
    after, tree, _, _ = one_step(cube, start, flown(start, 1e-4), trees=stem(0.0, height=1.8), duration=1e-4)
    push = 1.0 / (1.0 + 6.0 * 0.2**2)
    assert tree == 0
    assert (after.vx, after.wy) == pytest.approx((1.0 - push, 6.0 * 0.2 * push), abs=1e-3)


@given(
    turn=st.integers(0, 1000), shape=st.sampled_from(["cube", "plate", "eota111"]), offset=st.floats(-0.9, 0.9),
    spin=st.tuples(*[st.floats(-20.0, 20.0)] * 3), capacity=st.floats(1e3, 1e6), friction=st.floats(0.0, 1.0),
)  # fmt: skip
def test_stem_takes_what_the_rock_loses_and_never_gives(turn, shape, offset, spin, capacity, friction):
    rock = rock_library.rock(shape, volume=1.0)
    e1, e2, e3, e0 = Rotation.random(random_state=turn).as_quat()
    start = state((30.0 - STEM - rock.radius - 1e-3, 30.0 + offset, 2.0), (SPEED, 0.0, -1.0), spin, (e0, e1, e2, e3))
    duration = 0.05
    after, tree, _, meetings = one_step(
        rock, start, flown(start, duration), trees=stem(friction, capacity), duration=duration
    )
    assume(tree == 0)
    lost = energy(rock, start) - energy(rock, after)
    assert meetings[0, TAKEN] == pytest.approx(lost, rel=1e-9, abs=1e-6 * energy(rock, start))
    assert 0.0 <= meetings[0, TAKEN] <= capacity * (1.0 + 1e-12)
    assert (meetings[0, OUTCOME] == BROKE_THROUGH) == (meetings[0, TAKEN] == capacity)


# ----------------------------------------------------------------------- breakage


def test_stem_breaks_beyond_its_energy_and_is_gone_for_the_run():
    start = corner_first(0.0)
    capacity = 0.3 * energy(OCTAHEDRON, start)
    trees = stem(capacity=capacity)
    after, _, _, meetings = one_step(OCTAHEDRON, start, flown(start), trees=trees)
    assert (meetings[0, OUTCOME], meetings[0, TAKEN]) == (BROKE_THROUGH, capacity)
    assert energy(OCTAHEDRON, after) == pytest.approx(0.7 * energy(OCTAHEDRON, start), rel=1e-12)
    room = np.zeros((64, meetings.shape[1]))
    room[:1] = meetings
    end = flown(after)
    again, tree, _, meetings = one_step(OCTAHEDRON, after, end, trees=trees, meetings=room, count=1)
    assert again == end and tree == -1 and len(meetings) == 1


def test_stem_remembers_what_it_took_before():
    """Two blows of half the energy that breaks it: the first holds, the second finds only the rest."""
    start = corner_first(0.0)
    blow = energy(OCTAHEDRON, start)
    trees = stem(capacity=1.5 * blow)
    _, _, _, meetings = one_step(OCTAHEDRON, start, flown(start), trees=trees)
    room = np.zeros((64, meetings.shape[1]))
    room[:1] = meetings
    after, _, _, meetings = one_step(OCTAHEDRON, start, flown(start), trees=trees, meetings=room, count=1)
    assert len(meetings) == 1 and meetings[0, OUTCOME] == BROKE_THROUGH
    assert energy(OCTAHEDRON, after) == pytest.approx(0.5 * blow, rel=1e-9)


def test_rock_above_the_tree_is_not_touched():
    start = corner_first(0.0)._replace(z=9.0)
    end = flown(start)
    assert one_step(OCTAHEDRON, start, end, trees=stem(height=8.9))[0] == end
    assert one_step(OCTAHEDRON, start, end, trees=stem(height=9.1))[1] == 0


# ----------------------------------------------------------------------- detection


@pytest.mark.parametrize("radius", [0.02, 0.05, 0.3])
def test_no_stem_is_skipped_however_thin_and_fast(radius):
    """40 m/s and steps of 8 cm: a corner that passes within 99 % of the radius of the axis touches."""
    for offset in np.linspace(-0.99, 0.99, 23) * radius:
        for phase in np.linspace(0.0, 1.0, 7):
            x = 30.0 - CORNER - radius - 0.08 * phase
            s, tree = state((x, 30.0 - offset, 2.0), (40.0, 0.0, 0.0)), -1
            for _ in range(4):
                after, tree, _, _ = one_step(OCTAHEDRON, s, flown(s), trees=stem(radius=radius))
                if tree == 0:
                    break
                s = after
            assert tree == 0, (offset, phase)


def test_earliest_stem_of_a_long_step_is_hit_first():
    start = state((26.0, 30.0, 2.0), (SPEED, 0.0, 0.0))
    trees = Trees([(31.0, 30.0), (28.5, 30.0), (30.0, 30.0)], [0.4] * 3, [20.0] * 3, energies=[STRONG] * 3)
    after, tree, _, meetings = one_step(OCTAHEDRON, start, flown(start, 0.5), trees=trees, duration=0.5)
    assert tree == 1 and len(meetings) == 1
    assert after.x == pytest.approx(28.5 - 0.2 - CORNER, abs=2e-3)


def test_stems_that_touch_the_rock_do_not_hide_the_one_ahead():
    """Four stems beside the cube, which it slides along or flies over, and one before its face, which stops it."""
    cube = rock_library.rock("cube", volume=1.0)
    beside = [(x, 30.0 + side * (0.5 + STEM)) for x in (29.8, 30.1) for side in (-1, 1)]
    ahead = [(30.5 + STEM + 0.01, 30.0)]
    trees = Trees(beside + ahead, [2.0 * STEM] * 5, [20.0, 20.0, 1.0, 1.0, 20.0], energies=[STRONG] * 5, friction=0.0)
    start = state((30.0, 30.0, 5.0), (SPEED, 0.0, 0.0))
    after, tree, _, meetings = one_step(cube, start, flown(start), trees=trees)
    assert tree == 4 and len(meetings) == 1 and after.vx == pytest.approx(0.0, abs=1e-6)


def test_rock_that_leaves_a_stem_is_let_go():
    start = corner_first(0.0)._replace(vx=-3.0)
    end = flown(start)
    assert one_step(OCTAHEDRON, start, end, trees=stem())[0] == end


# ----------------------------------------------------------------------- whole simulations

ROWS, COLUMNS = np.mgrid[0:61, 0:91]
SLOPE = Terrain(140.0 - 1.5 * COLUMNS + 0.2 * np.sin(0.7 * COLUMNS) * np.cos(0.9 * ROWS), 2.0, (500.0, 100.0))
HARD = Ground.of_class(SLOPE, "hard")
ROCK = rock_library.rock("eota111", volume=0.3)
RELEASES = [Release((510.0, 130.0 + 10.0 * k), height=3.0, runs=8) for k in range(6)]


def forest(count, diameters, seed=1, **options):
    random = np.random.default_rng(seed)
    positions = np.column_stack([random.uniform(530.0, 670.0, count), random.uniform(102.0, 218.0, count)])
    return Trees(positions, random.uniform(*diameters, count), **options)


def rolled(trees, **settings):
    return simulate(
        SLOPE, HARD, ROCK, RELEASES, Settings(max_time=60.0, threads=2, **{"air_density": 0.0, **settings}), trees=trees
    )


def test_thick_forest_stops_rocks_that_would_leave_the_slope():
    free, held = rolled(None), rolled(forest(1600, (0.4, 0.8)))
    assert (free.runs["stop_reason"] == "left terrain").mean() > 0.9
    by_tree = held.runs["stop_reason"] == "tree"
    assert by_tree.mean() > 0.5
    assert (held.runs["stopped_by"][by_tree] >= 0).all() and (held.runs["stopped_by"][~by_tree] == -1).all()
    assert held.trees["hits"].sum() == held.runs["tree_hits"].sum() > 0
    assert held.trees["breaks"].sum() == held.runs["trees_broken"].sum()
    assert held.trees["taken_max"].max() <= stem_energy(0.8, "conifer")[0]
    # Ground and stems only take; the rest is rounding and the height that a rock is moved by in a step.
    assert held.runs["energy_rise_max"].max() < 1e-4 * held.runs["energy_max"].max()


def test_rocks_that_lean_against_stems_touch_them():
    trees = forest(1600, (0.4, 0.8))
    held = rolled(trees)
    by_tree = held.runs[held.runs["stop_reason"] == "tree"]
    distance = np.linalg.norm(by_tree["stop"][:, :2] - trees.positions[by_tree["stopped_by"]], axis=1)
    assert (distance < ROCK.radius + 0.4 + 0.01).all() and (distance > 0.2 + 0.2 * ROCK.radius).all()


def test_thin_forest_breaks_and_takes_energy():
    free, slowed = rolled(None), rolled(forest(1600, (0.05, 0.12)))
    assert slowed.trees["breaks"].sum() > 0.9 * slowed.trees["hits"].sum() > 0
    assert slowed.runs["energy_max"].mean() < free.runs["energy_max"].mean()


def test_trees_out_of_reach_change_no_bit():
    away = Trees([(505.0, 102.0), (505.0, 218.0)], [0.5, 0.5])
    free, beside = rolled(None), rolled(away)
    for name in free.runs.dtype.names:
        np.testing.assert_array_equal(free.runs[name], beside.runs[name], err_msg=name)


def test_missing_heights_and_energies_come_from_the_diameter():
    trees = Trees([(505.0, 102.0), (505.0, 218.0)], [0.5, 0.3], [np.nan, 12.0], "broadleaf", [4e5, np.nan])
    np.testing.assert_allclose(trees.heights, [stem_height(0.5, "broadleaf")[0], 12.0])
    np.testing.assert_allclose(trees.energies, [4e5, stem_energy(0.3, "broadleaf")[0]])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"diameters": [0.0]}, "diameters of tree 0 is 0.0"),
        ({"diameters": [np.nan]}, "diameters of tree 0 is nan"),
        ({"heights": [-3.0]}, "heights of tree 0 is -3.0"),
        ({"energies": [-1.0]}, "energies of tree 0 is -1.0"),
        ({"species": "palm"}, "palm"),
        ({"friction": -0.1}, "friction is -0.1"),
        ({"positions": [(np.inf, 1.0)]}, "finite position"),
    ],
)
def test_impossible_trees_are_refused(changes, message):
    with pytest.raises(ValueError, match=message):
        Trees(**{"positions": [(30.0, 30.0)], "diameters": [0.3], **changes})


def test_tree_without_ground_is_refused():
    with pytest.raises(ValueError, match=r"1 of 2 trees have no ground below them: 1"):
        Trees([(30.0, 30.0), (99.0, 30.0)], [0.3, 0.3]).rows(LEVEL)


def test_step_is_the_time_step_of_the_cases():
    assert Settings(air_density=0.0).time_step == STEP
