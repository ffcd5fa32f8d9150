# SPDX-License-Identifier: GPL-2.0-or-later
"""Several rocks at once: closed forms of statics, friction and impact, invariants, and a heap of a hundred blocks.

Overlap is measured by another way than the engine's: two convex bodies A and B overlap by the least distance of the
origin from the faces of the hull of all differences a - b (Qhull), and not at all where it lies outside.
"""

import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from scipy.spatial import ConvexHull
from scipy.spatial.transform import Rotation

from talus.engine import Cancelled, Rock, Terrain, heap, rock_library
from talus.engine.heap import simulation
from talus.engine.heap.heap_memory import make_heap_workspace
from talus.engine.heap.overlaps import deepest_overlap
from talus.engine.heap.rest import Stillness
from talus.engine.heap.shapes import tables_of
from talus.engine.shapes.rock_library import box

pytestmark = pytest.mark.long

G = 9.81
FLAT = Terrain(np.zeros((41, 41)), 1.0, origin=(2600000.0, 1200000.0))
ORIGIN = np.array([2600000.0, 1200000.0, 0.0])
DEEP_DOWN = Terrain(np.full((41, 41), -1000.0), 1.0)
CUBE = Rock.from_points(box(1, 1, 1))


def corners_of(rock, position, orientation):
    return position + Rotation.from_quat(np.roll(orientation, -1)).apply(rock.vertices)


def depth_of(a, b):
    """Overlap of the hulls of two clouds, m; negative: they are apart by at least that along some face."""
    hull = ConvexHull((a[:, None] - b[None]).reshape(-1, 3))
    return -hull.equations[:, 3].max()


def deepest_of(rocks, lying, sample=-1):
    """Largest overlap of any two rocks and of any with level ground at height 0, in radii."""
    bodies = [corners_of(*it) for it in zip(rocks, lying.position[sample], lying.orientation[sample])]
    deepest = max(-body[:, 2].min() / rock.radius for rock, body in zip(rocks, bodies))
    for i, first in enumerate(bodies):
        for j in range(i):
            away = np.linalg.norm(lying.position[sample][i] - lying.position[sample][j])
            if away < rocks[i].radius + rocks[j].radius:
                deepest = max(deepest, depth_of(first, bodies[j]) / min(rocks[i].radius, rocks[j].radius))
    return deepest


def load_between(lying, one, other):
    """Vertical force of rock ``other`` (-1: the ground) on rock ``one``, N, and its centre (x, y)."""
    sign = np.where((lying.rocks == (one, other)).all(1), 1.0, np.where((lying.rocks == (other, one)).all(1), -1.0, 0))
    force = sign * lying.forces[:, 2]
    return force.sum(), (force[:, None] * lying.places[:, :2]).sum(0) / force.sum()


def momenta(rocks, flight, sample):
    """Momentum, and angular momentum about the origin."""
    mass = np.array([rock.mass for rock in rocks])[:, None]
    linear = mass * flight.velocity[sample]
    turns = Rotation.from_quat(np.roll(flight.orientation[sample], -1, axis=1))
    spins = turns.apply(np.array([rock.inertia for rock in rocks]) * flight.spin[sample])
    return linear.sum(0), (np.cross(flight.position[sample], linear) + spins).sum(0)


# --- statics -------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_stacked_boxes_carry_their_weight_at_the_centre_of_what_lies_above():
    """Equilibrium of forces and moments of each box. Tolerance: contact velocities settle to 1e-3 g h, so forces
    to some 1e-3 of the weight."""
    lying = heap.simulate(FLAT, [CUBE, CUBE], ORIGIN + [[20, 20, 0.5], [20.1, 20.2, 1.5]], duration=1.0)
    assert lying.stop_reason == "rest"
    weight = CUBE.mass * G
    upper, at = load_between(lying, 1, 0)
    assert upper == pytest.approx(weight, rel=2e-3)
    np.testing.assert_allclose(at - ORIGIN[:2], [20.1, 20.2], atol=2e-3)
    ground, at = load_between(lying, 0, -1)
    assert ground == pytest.approx(2 * weight, rel=2e-3)
    np.testing.assert_allclose(at - ORIGIN[:2], [20.05, 20.1], atol=2e-3)


@pytest.mark.parametrize("shift", [0.0, 0.3])
def test_box_on_two_boxes_loads_them_by_the_law_of_the_lever(shift):
    """A beam of length 3 lies on boxes whose tops reach from -1.5 to -0.5 and from 0.5 to 1.5; where its load on each
    acts is not determined, but both together balance it, and each is between 0 and all."""
    beam = Rock.from_points(box(3, 1, 0.5))
    positions = ORIGIN + [[19, 20, 0.5], [21, 20, 0.5], [20 + shift, 20, 1.25]]
    lying = heap.simulate(FLAT, [CUBE, CUBE, beam], positions, duration=1.0)
    assert lying.stop_reason == "rest"
    (left, at_left), (right, at_right) = load_between(lying, 2, 0), load_between(lying, 2, 1)
    assert left > 0.0 and right > 0.0
    assert left + right == pytest.approx(beam.mass * G, rel=2e-3)
    moment = left * (at_left[0] - ORIGIN[0] - 20) + right * (at_right[0] - ORIGIN[0] - 20)
    assert moment == pytest.approx(shift * beam.mass * G, abs=2e-3 * beam.mass * G)
    for rock, load in ((0, left), (1, right)):
        assert load_between(lying, rock, -1)[0] == pytest.approx(CUBE.mass * G + load, rel=2e-3)


def test_tower_of_ten_boxes_stands_for_ten_seconds():
    """Each a little out of line with the one below. It may settle by its gaps, not lean or creep: 1e-3 of a side."""
    chance = np.random.default_rng(3)
    places = np.column_stack([chance.uniform(-0.05, 0.05, (10, 2)) + 20, 0.5 + np.arange(10)])
    lying = heap.simulate(FLAT, [CUBE] * 10, ORIGIN + places, duration=10.0, time_step=0.005, rest_speed=0.0)
    assert lying.time[-1] == pytest.approx(10.0)
    assert np.abs(lying.position[-1] - lying.position[0]).max() < 1e-3
    assert lying.energy_gain < 1e-9 * CUBE.mass * G
    assert lying.overlap_max < 1e-3


# --- friction ------------------------------------------------------------------------------------------------------


def test_box_slides_on_a_box_that_stands_as_coulomb_says():
    """Way v^2 / (2 mu g), on a longer box that the ground holds. Tolerance: the velocity is met at steps of 2 ms."""
    long = Rock.from_points(box(6, 1, 1))
    run = heap.simulate(
        FLAT, [long, CUBE], ORIGIN + [[20, 20, 0.5], [18, 20, 1.5]], velocities=[[0, 0, 0], [3, 0, 0]], duration=2.0,
        friction=0.4, ground_friction=0.8,
    )  # fmt: skip
    moved = run.position[-1] - run.position[0]
    assert moved[1, 0] == pytest.approx(3.0**2 / (2 * 0.4 * G), rel=2e-3)
    assert np.abs(moved[0]).max() < 1e-4


def test_box_takes_along_the_box_below_it_on_ice():
    """Momentum is shared, and the boxes slide on each other for v^2 / (2 mu g (1 + m / M))."""
    long = Rock.from_points(box(6, 1, 1))
    run = heap.simulate(
        FLAT, [long, CUBE], ORIGIN + [[18, 20, 0.5], [16, 20, 1.5]], velocities=[[0, 0, 0], [3, 0, 0]], duration=1.5,
        friction=0.4, ground_friction=0.0,
    )  # fmt: skip
    common = 3.0 / (1.0 + long.mass / CUBE.mass)
    np.testing.assert_allclose(run.velocity[-1, :, 0], common, rtol=1e-3)
    way = (run.position[-1] - run.position[0])[:, 0]
    assert way[1] - way[0] == pytest.approx(3.0**2 / (2 * 0.4 * G * (1 + CUBE.mass / long.mass)), rel=2e-3)


def test_box_slides_down_the_ground_as_coulomb_says():
    """a = g (sin - mu cos) on a plane of 30 degrees, by the engine's contacts with the ground."""
    slope = np.radians(30.0)
    plane = Terrain(np.tile(-np.tan(slope) * np.arange(41.0), (41, 1)), 1.0)
    normal = np.array([np.sin(slope), 0.0, np.cos(slope)])
    turn = Rotation.from_rotvec([0.0, slope, 0.0]).as_quat()[[3, 0, 1, 2]]
    start = np.array([5.0, 20.0, -np.tan(slope) * 5.0]) + 0.5 * normal
    run = heap.simulate(plane, [CUBE], [start], [turn], duration=2.0, friction=0.3)
    way = np.linalg.norm(run.position[-1, 0] - start)
    assert way == pytest.approx(0.5 * G * (np.sin(slope) - 0.3 * np.cos(slope)) * 2.0**2, rel=2e-3)


# --- impacts -------------------------------------------------------------------------------------------------------


def row_of_boxes(gap, restitution):
    places = np.array([[x, 20.0, 20.0] for x in 10.0 + np.arange(3) * (1.0 + gap)])
    places[0, 0] -= 0.5
    return heap.simulate(
        DEEP_DOWN, [CUBE] * 3, places, velocities=[[1, 0, 0], [0, 0, 0], [0, 0, 0]], duration=1.5, gravity=0.0,
        restitution=restitution, rest_speed=0.0, time_step=0.001,
    )  # fmt: skip


def test_three_boxes_in_a_row_move_as_newtons_law_has_it():
    """Two that touch, hit by a third: Newton's law asks v2 - v1 = e and v3 = v2, so with e = 1 and momentum kept
    -1/3, 2/3, 2/3, of the same energy; with e = 0 all move as one."""
    np.testing.assert_allclose(row_of_boxes(0.0, 1.0).velocity[-1, :, 0], [-1 / 3, 2 / 3, 2 / 3], atol=1e-4)
    np.testing.assert_allclose(row_of_boxes(0.0, 0.0).velocity[-1, :, 0], [1 / 3, 1 / 3, 1 / 3], atol=1e-4)


def test_three_boxes_apart_hand_on_the_motion():
    """Newton's cradle: two impacts of two, one after the other."""
    np.testing.assert_allclose(row_of_boxes(0.1, 1.0).velocity[-1, :, 0], [0, 0, 1], atol=1e-4)


@pytest.mark.source("preclik", "rocks that meet each other")
@pytest.mark.parametrize("seed", range(6))
def test_rocks_that_meet_in_flight_keep_momentum_and_angular_momentum(seed):
    """Whatever the shapes, turns, spins, friction and restitution: to rounding, 1e-12 of their size."""
    chance = np.random.default_rng(seed)
    names = ("eota221", "cube", "wedge")
    rocks = [rock_library.rock(names[(seed + k) % 3], volume=1.0 + k) for k in range(3)]
    turns = Rotation.random(3, random_state=seed).as_quat()[:, [3, 0, 1, 2]]
    places = np.array([[16.5, 20, 20], [20, 20.3, 20.2], [23.5, 20, 20]]) + chance.uniform(-0.1, 0.1, (3, 3))
    pace = np.array([[6.0, 0, 0], [0, 0, 0], [-6, 0, 0]]) + chance.normal(size=(3, 3))
    flight = heap.simulate(
        DEEP_DOWN, rocks, places, turns, pace, chance.normal(size=(3, 3)), duration=0.8, gravity=0.0,
        restitution=0.4 * (seed % 2), rest_speed=0.0,
    )  # fmt: skip
    assert flight.loaded.max() > 0 or flight.energy_lost > 0.0
    (linear, angular), (linear_end, angular_end) = momenta(rocks, flight, 0), momenta(rocks, flight, -1)
    size = sum(rock.mass for rock in rocks) * 6.0
    np.testing.assert_allclose(linear_end, linear, atol=1e-12 * size)
    assert flight.overlap_max < 2e-4  # so that no pose was shifted, which would change angular momentum
    np.testing.assert_allclose(angular_end, angular, atol=1e-12 * size * 25.0)
    assert flight.energy_gain <= 1e-12 * flight.energy[0]


@pytest.mark.parametrize("friction", [0.2, 5.0])
def test_corner_that_hits_a_face_obeys_signorini_and_coulomb(friction):
    """A cube flies with a corner ahead at the upper face of another, beside its centre. From the changes of velocity
    and spin alone: one percussion at the corner; afterwards it does not go down; it sticks, or slides against a
    friction of mu P_N. Tolerances: the face turns by 1e-3 in the step of the impact."""
    axis = np.array([-1.0, 1.0, 0.0]) / np.sqrt(2.0)  # across the diagonal (1, 1, 1), which is turned to point down
    turn = Rotation.from_rotvec((np.pi - np.arccos(1 / np.sqrt(3.0))) * axis).as_quat()[[3, 0, 1, 2]]
    corner = np.array([0.0, 0.0, -CUBE.radius])
    start = np.array([20.2, 20.1, 20.52 + CUBE.radius])
    run = heap.simulate(
        DEEP_DOWN, [CUBE, CUBE], [[20, 20, 20], start], [[1, 0, 0, 0], turn], [[0, 0, 0], [8, 4, -4]], duration=0.02,
        gravity=0.0, friction=friction, rest_speed=0.0, sample_every=1, time_step=0.0005,
    )  # fmt: skip
    hit = int(np.flatnonzero(np.abs(np.diff(run.velocity[:, 0, 2])) > 0.1)[-1]) + 1
    percussion = CUBE.mass * (run.velocity[hit, 1] - [8, 4, -4])
    at = run.position[hit, 1] + corner
    spins = [Rotation.from_quat(np.roll(run.orientation[hit, i], -1)).apply(run.spin[hit, i]) for i in range(2)]
    for rock, sign in ((0, -1.0), (1, 1.0)):
        moment = np.cross(at - run.position[hit, rock], sign * percussion)
        np.testing.assert_allclose(CUBE.inertia[0] * spins[rock], moment, atol=0.01 * np.linalg.norm(percussion))
    velocity = [run.velocity[hit, i] + np.cross(spins[i], at - run.position[hit, i]) for i in range(2)]
    slip = velocity[1] - velocity[0]
    assert slip[2] == pytest.approx(0.0, abs=0.02)
    across, along = np.linalg.norm(percussion[:2]), np.linalg.norm(slip[:2])
    if friction == 5.0:
        assert across < friction * percussion[2] and along < 0.02
    else:
        assert across == pytest.approx(friction * percussion[2], rel=5e-3) and along > 1.0
        assert percussion[:2] @ slip[:2] == pytest.approx(-across * along, rel=5e-3)


# --- contacts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["cube", "wedge", "tetrahedron", "eota221"])
def test_overlap_is_that_of_the_hull_of_differences(name):
    """The separating-axis test against Qhull: the same depth where two rocks overlap, and both see where not."""
    rock = rock_library.rock(name)
    table, room = tables_of([rock, rock]), make_heap_workspace(tables_of([rock, rock]), 1, 1, 1)
    grid, chance, overlapping = DEEP_DOWN.grid(rock.radius), np.random.default_rng(5), 0
    for turn in range(40):
        turns = Rotation.random(2, random_state=turn).as_quat()[:, [3, 0, 1, 2]]
        away = chance.normal(size=3)
        away *= chance.uniform(0.8, 2.0) * rock.radius / np.linalg.norm(away)
        places = np.array([[20.0, 20, 20], [20.0, 20, 20] + away])
        motion = simulation.motion_of(table, places.copy(), turns, np.zeros((2, 6)))
        _, _, _, depth = deepest_overlap(grid, table, motion, room)
        expected = depth_of(*(corners_of(rock, place, e) for place, e in zip(places, turns)))
        assert (depth > 0.0) == (expected > 0.0)
        if expected > 0.0:
            overlapping += 1
            assert depth == pytest.approx(expected, abs=2e-3 * rock.radius)  # a face is preferred to edges by 1e-3
    assert 10 < overlapping < 35


# --- heaps ---------------------------------------------------------------------------------------------------------


def scattered(rock, across, layers, seed):
    """Positions and turns of blocks in a grid above level ground, turned by chance."""
    chance, pitch = np.random.default_rng(seed), 2.05 * rock.radius
    grid = np.stack(np.meshgrid(range(across), range(across), range(layers), indexing="ij"), -1).reshape(-1, 3)
    places = grid * pitch + [20 - 0.5 * across * pitch, 20 - 0.5 * across * pitch, 1.1 * rock.radius]
    places += chance.uniform(-0.02, 0.02, places.shape) * rock.radius
    return places, Rotation.random(len(places), random_state=seed).as_quat()[:, [3, 0, 1, 2]]


def lying_from(lying):
    """Lying blocks in local coordinates, so that Qhull keeps its digits."""
    return replace(lying, position=lying.position - ORIGIN)


def test_a_top_on_its_tip_slows_down_as_the_friction_of_a_disc_says():
    """M = 2/3 mu a m g about the vertical; and not at all on a point. The top stands, for all about it is symmetric."""
    tips = [(0, 0, -1), (0, 0, 1), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0)]
    top = Rock.from_points(np.array(tips) * [0.5, 0.5, 0.4])
    vertical = int(np.argmax(np.abs(top.frame[:, 2])))
    turn = [np.array([1.0, 0, 0, 0]), np.array([1.0, 1, 0, 0]), np.array([1.0, 0, 1, 0])][2 - vertical]
    spin = np.zeros(3)
    spin[vertical] = 2.0
    height = float(top.vertices[:, vertical].max())
    left = {}
    for patch in (0.05, 0.0):
        run = heap.simulate(
            FLAT, [top], ORIGIN + [[20, 20, height]], turn[None] if vertical != 2 else None, spins=[spin],
            duration=0.2, friction=0.5, patch=patch, rest_speed=0.0,
        )  # fmt: skip
        left[patch] = run.spin[-1, 0, vertical]
    slowing = 2.0 / 3.0 * 0.5 * (0.05 * top.radius) * top.mass * G / top.inertia[vertical]
    assert left[0.05] == pytest.approx(2.0 - 0.2 * slowing, rel=0.01) and 0.3 < left[0.05] < 1.9
    assert left[0.0] == pytest.approx(2.0, abs=1e-6)


def test_a_rock_that_rocks_in_its_place_is_at_rest_by_the_rule_for_single_rocks():
    """5 s within 0.5 % of its radius; one that goes by 1 % in that time is not."""

    class Moved:
        position, orientation = np.zeros((1, 3)), np.array([[1.0, 0.0, 0.0, 0.0]])

    for speed, is_still in ((0.9e-3, True), (2e-3, False)):
        stillness, motion = Stillness(np.ones(1), Moved()), Moved()
        looks = []
        for time in np.arange(0.5, 7.0, 0.1):
            motion.position = np.array([[speed * time, 0.0, 0.0]])
            looks.append(stillness.look(time, motion))
        assert any(looks) is is_still


@pytest.mark.source("preclik", "rocks that meet each other")
def test_a_hundred_blocks_come_to_rest_in_a_heap():
    """No step gains energy (1e-9 of what it takes to lift a block by its side; rounding is 1e-15 of all), and no block
    lies more than 1 % of its radius in another or in the ground, at the end and, by the engine's own look, ever."""
    places, turns = scattered(CUBE, 5, 4, 3)
    lying = heap.simulate(FLAT, [CUBE] * 100, ORIGIN + places, turns, duration=40.0, time_step=0.004, sample_every=25)
    assert lying.stop_reason == "rest"
    assert lying.energy_gain < 1e-9 * CUBE.mass * G * 100
    assert (np.diff(lying.energy) < 1e-9 * CUBE.mass * G * 100).all()
    assert lying.overlap_max < 0.01
    for sample in (len(lying.time) // 3, -1):
        assert deepest_of([CUBE] * 100, lying_from(lying), sample) < 0.01
    assert lying.position[-1, :, 2].max() > 1.2  # they lie on each other
    ground = lying.forces[lying.rocks[:, 1] == -1, 2].sum()
    assert ground == pytest.approx(100 * CUBE.mass * G, rel=1e-3)


def test_blocks_without_friction_spread_and_gain_nothing():
    rock = rock_library.rock("eota221")
    places, turns = scattered(rock, 3, 3, 4)
    lying = heap.simulate(FLAT, [rock] * 27, ORIGIN + places, turns, duration=1.5, friction=0.0, rest_speed=0.0)
    assert lying.energy_gain < 1e-9 * rock.mass * G
    assert lying.overlap_max < 0.01
    assert np.ptp(lying.position[-1, :, 0]) > np.ptp(lying.position[0, :, 0])


def test_blocks_on_rough_ground_touch_its_nodes_and_stay_out_of_it():
    """Level rows of ridges of 0.4 m on cells of 1 m: the engine's contacts at nodes and edges carry the blocks."""
    rough = Terrain(0.4 * np.random.default_rng(1).uniform(size=(41, 41)), 1.0)
    places, turns = scattered(CUBE, 2, 2, 6)
    lying = heap.simulate(rough, [CUBE] * 8, places + [0, 0, 0.5], turns, duration=6.0)
    assert lying.energy_gain < 1e-9 * CUBE.mass * G
    assert lying.overlap_max < 0.01
    for place, turn in zip(lying.position[-1], lying.orientation[-1]):
        corners = corners_of(CUBE, place, turn)
        assert (corners[:, 2] - rough.height(corners[:, 0], corners[:, 1])).min() > -0.01 * CUBE.radius


def test_same_bits_in_another_thread():
    def drop(found):
        places, turns = scattered(CUBE, 2, 2, 8)
        found.append(heap.simulate(FLAT, [CUBE] * 8, ORIGIN + places, turns, duration=1.0).position.tobytes())

    actual = []
    drop(actual)
    threads = [threading.Thread(target=drop, args=(actual,)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(actual) == 3 and len(set(actual)) == 1


def test_rocks_that_leave_the_terrain_stay_behind():
    run = heap.simulate(
        FLAT, [CUBE, CUBE], ORIGIN + [[39, 20, 3], [20, 20, 0.5]], velocities=[[8, 0, 0], [0, 0, 0]], duration=3.0
    )
    assert run.left.tolist() == [True, False]
    assert run.stop_reason == "rest"


def test_example_of_the_page_runs():
    page = (Path(__file__).resolve().parents[2] / "docs" / "heap.md").read_text(encoding="utf-8")
    names = {}
    exec(page.split("```python\n")[1].split("```")[0], names)
    assert names["lying"].stop_reason == "rest"


# --- the door ------------------------------------------------------------------------------------------------------


def test_progress_is_told_and_cancel_is_asked():
    messages = []
    heap.simulate(FLAT, [CUBE], ORIGIN + [[20, 20, 0.5]], duration=0.1, progress=messages.append)
    assert messages[-1] == 1.0
    with pytest.raises(Cancelled):
        heap.simulate(FLAT, [CUBE], ORIGIN + [[20, 20, 0.5]], duration=0.1, cancelled=lambda: True)


@pytest.mark.parametrize(
    "changed, message",
    [
        ({"rocks": []}, "no rocks are given"),
        ({"rocks": [CUBE, "cube"]}, r"rocks\[1\] is a str"),
        ({"rocks": [CUBE, Rock.from_parts([box(1, 1, 1), box(1, 1, 1) + [2, 0, 0]])]}, "rock 1 is of several parts"),
        ({"positions": [[20, 20, 0.5]]}, r"positions has the shape \(1, 3\); give \(2, 3\)"),
        ({"positions": [[20, 20, 0.5], [np.nan, 20, 2]]}, "positions, row 1, is not finite"),
        ({"positions": [[20, 20, 0.5], [20.2, 20, 1.3]]}, r"rock 0 at .* overlaps rock 1 by 0\.2 m at the start"),
        ({"positions": [[20, 20, 0.3], [20, 20, 3]]}, r"rock 0 at .* is below the ground by 0\.2 m"),
        ({"positions": [[20, 20, 0.5], [90, 20, 3]]}, "rock 1 at .* is not above the terrain"),
        ({"orientations": [[1, 0, 0, 0], [0, 0, 0, 0]]}, "orientation 1 is zero"),
        ({"time_step": 0.0}, "time_step is 0"),
        ({"friction": -0.1}, r"friction is -0\.1; give 0 to 10"),
        ({"restitution": 1.5}, r"restitution is 1\.5; give 0 to 1"),
        ({"sample_every": 0}, "sample_every and max_sweeps"),
    ],
)
def test_bad_input_is_named_with_what_mends_it(changed, message):
    given = {"rocks": [CUBE, CUBE], "positions": [[20, 20, 0.5], [20, 20, 2]], "duration": 1.0} | changed
    given["positions"] = ORIGIN + np.array(given["positions"], float)
    with pytest.raises(ValueError, match=message):
        heap.simulate(FLAT, **given)
