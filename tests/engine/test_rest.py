# SPDX-License-Identifier: GPL-2.0-or-later
"""When a rock is at rest: not while it balances, rolls slowly or begins to slide, but soon when it lies still."""

import itertools
import math

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate, trace
from talus.engine.motion.advance import FLYING, TOUCHING
from talus.engine.motion.quantities import Quantities
from talus.engine.motion.rest import (
    LONGER,
    MOST_STILL,
    STILL_LOOKS,
    STILL_WAY,
    SearchForRest,
    begin_search,
    look_for_stillness,
    still_speed,
)
from talus.engine.motion.workspace import make_workspace
from talus.engine.shapes.body import body_of
from talus.engine.types import Physics, State

FLAT = Terrain(np.zeros((21, 21)), cell_size=5.0)
CUBE = rock_library.rock("cube", volume=1.0)
DIAGONAL = Rotation.from_rotvec(math.acos(1.0 / math.sqrt(3.0)) * np.array([1.0, -1.0, 0.0]) / math.sqrt(2.0))
POSES = {"edge": Rotation.from_euler("x", 45.0, degrees=True), "corner": DIAGONAL}


def slope(degrees, cell=5.0):
    """A plane that falls towards the east."""
    columns = np.mgrid[0:41, 0:41][1]
    return Terrain(-math.tan(math.radians(degrees)) * cell * columns, cell_size=cell)


def put_down(terrain, ground, rock, turn, **start):
    """Trace a rock put on the middle of the terrain without a drop."""
    x, y = 50.0, 50.0
    points = turn.apply(rock.vertices) + [x, y, 0.0]
    z = (terrain.height(points[:, 0], points[:, 1]) - points[:, 2]).max()
    settings = Settings(max_time=start.pop("max_time", 20.0), air_density=0.0)
    return trace(terrain, ground, rock, (x, y, z), orientation=np.roll(turn.as_quat(), 1), settings=settings, **start)


@pytest.mark.parametrize("tilt", [1e-4, 1e-3, 1e-2])
@pytest.mark.parametrize("pose", POSES)
def test_cube_that_balances_on_an_edge_or_a_corner_falls_over(pose, tilt):
    """Unstable equilibrium: the tilt grows by e in 0.3 s, so it is slow for a second. It ends on a face."""
    turn = Rotation.from_rotvec([tilt, 0.3 * tilt, 0.0]) * POSES[pose]
    run = put_down(FLAT, Ground(FLAT, mu_min=0.8, mu_max=0.8), CUBE, turn)
    assert run.stop_reason == "rest"
    assert run.position[-1, 2] == pytest.approx(0.5, abs=0.01)  # penetration of some thousandths of the radius


def test_box_on_its_face_rests_at_once():
    """After the time for which the settings ask, 0.25 s, and a few steps of landing."""
    run = put_down(FLAT, Ground(FLAT, mu_min=0.55), CUBE, Rotation.identity())
    assert run.stop_reason == "rest"
    assert run.time[-1] < 0.3
    np.testing.assert_allclose(run.position[-1], [50.0, 50.0, 0.5], atol=2e-3)


@pytest.mark.parametrize("name", ["block", "column", "slab", "wedge", "tetrahedron", "octahedron", "boulder"])
def test_rock_dropped_on_flat_ground_comes_to_rest_within_seconds(name):
    """From 0.5 m in some orientation; no endless rocking or creeping."""
    rock = rock_library.rock(name, volume=1.0)
    turn = Rotation.from_quat(np.random.default_rng(1).normal(size=4))
    start = (50.0, 50.0, 0.5 - turn.apply(rock.vertices)[:, 2].min())
    ground = Ground(FLAT, mu_min=0.6, mu_max=0.6)
    run = trace(
        FLAT,
        ground,
        rock,
        start,
        orientation=np.roll(turn.as_quat(), 1),
        settings=Settings(max_time=30.0, air_density=0.0),
    )
    assert run.stop_reason == "rest"
    assert run.time[-1] < 15.0


def prism(sides):
    """A near-cylinder of 0.5 m radius with its axis along y."""
    angles = 2.0 * math.pi * np.arange(sides) / sides
    ring = np.column_stack([0.5 * np.cos(angles), np.zeros(sides), 0.5 * np.sin(angles)])
    return Rock.from_points(np.vstack([ring - [0.0, 0.3, 0.0], ring + [0.0, 0.3, 0.0]]))


@pytest.mark.parametrize(("sides", "degrees"), [(60, 4.0), (120, 2.0), (180, 1.5)])
def test_cylinder_that_begins_to_roll_on_a_slight_slope_is_not_at_rest(sides, degrees):
    """Half a facet spans 180 / sides degrees: on any steeper slope the prism has no equilibrium and rolls away."""
    terrain = slope(degrees)
    rock = prism(sides)
    run = put_down(terrain, Ground(terrain, mu_min=0.8, mu_max=0.8), rock, Rotation.identity(), max_time=10.0)
    assert run.stop_reason == "max time"
    assert run.position[-1, 0] > 55.0


@pytest.mark.parametrize("degrees", [1.0, 3.0])
def test_cylinder_that_rolls_up_a_slight_slope_and_turns_is_not_at_rest_at_the_turn(degrees):
    """It is slower than the rest speed for 0.1 to 0.3 s there."""
    terrain = slope(degrees)
    rock = prism(180)
    start = {"velocity": (-0.3, 0.0, 0.0), "spin": (0.0, -0.6, 0.0), "max_time": 20.0}
    run = put_down(terrain, Ground(terrain, mu_min=0.8, mu_max=0.8), rock, Rotation.identity(), **start)
    assert run.position[:, 0].min() < 49.9
    assert run.stop_reason == "max time"
    assert run.position[-1, 0] > 55.0


def test_near_sphere_rolls_down_a_slight_slope():
    """642 vertices: facets of about 4.5 degrees, so that half of one is exceeded by the slope."""
    rock = rock_library.rock("sphere_fine", volume=0.5)
    terrain = slope(6.0)
    run = put_down(terrain, Ground(terrain, mu_min=0.8, mu_max=0.8), rock, Rotation.identity(), max_time=6.0)
    assert run.stop_reason == "max time"
    assert run.position[-1, 0] > 55.0


@pytest.mark.source("ashayer_2007", "arrest")
@pytest.mark.parametrize(("excess", "reason"), [(-0.1, "rest"), (0.1, "max time")])
def test_block_slides_just_above_the_angle_of_friction_and_rests_just_below(excess, reason):
    """Closed form: tan(angle) = mu. Above by 0.1 degrees it takes 1 s to become faster than the rest speed."""
    mu = 0.5
    angle = math.degrees(math.atan(mu)) + excess
    terrain = slope(angle)
    slab = Rock.from_points(np.array(list(itertools.product((-0.5, 0.5), repeat=3))) * [1.0, 1.0, 0.3])
    ground = Ground(terrain, mu_min=mu, mu_max=mu, kappa=0.0)
    run = put_down(terrain, ground, slab, Rotation.from_euler("y", angle, degrees=True), max_time=5.0)
    assert run.stop_reason == reason


def test_rock_thrown_upwards_is_not_at_rest_at_the_top():
    """No contact, no rest: even a flight slower than the rest speed for long, on a small moon."""
    settings = Settings(gravity=0.01, max_time=20.0, air_density=0.0)
    run = trace(FLAT, Ground(FLAT, mu_min=0.55), CUBE, (50.0, 50.0, 3.0), velocity=(0.0, 0.0, 0.01), settings=settings)
    assert run.stop_reason == "max time"


@pytest.mark.parametrize(("degrees", "is_steep"), [(40.0, 0), (55.0, 1)])
def test_rock_at_rest_on_a_cliff_is_counted(degrees, is_steep):
    """mu = 2 holds a slab up to 63 degrees; above 45 the result says so, with the slope of the ground below it."""
    terrain = slope(degrees)
    slab = Rock.from_points(np.array(list(itertools.product((-0.5, 0.5), repeat=3))) * [1.0, 1.0, 0.3])
    turn = np.roll(Rotation.from_euler("y", degrees, degrees=True).as_quat(), 1)
    ground = Ground(terrain, mu_min=2.0, mu_max=2.0, kappa=0.0)
    release = Release((50.0, 50.0), height=0.0, runs=1, orientation=tuple(turn))
    result = simulate(terrain, ground, slab, release, Settings(max_time=5.0, maps=False, threads=1, air_density=0.0))
    assert result.runs["stop_reason"][0] == "rest"
    assert math.degrees(result.runs["stop_slope"][0]) == pytest.approx(degrees, abs=1e-9)
    assert result.counters()["resting_steep"] == is_steep


@pytest.mark.parametrize(("height", "scar_depth", "rests"), [(0.3, 0.0, True), (-0.3, 0.0, False), (-0.3, 0.4, True)])
def test_rock_with_its_centre_below_the_ground_is_not_said_to_rest(height, scar_depth, rests):
    """However long it stays in its place; the plane of a scar is the ground of the rock that made it."""
    body = body_of(CUBE)
    physics = Physics(0.002, 9.81, True, 1e-9, 50, 60.0, 0.02, 0.25, 0.0)
    s = State(50.0, 50.0, height, 1.0, *(0.0,) * 10)
    common = make_workspace(8).common
    common[0]["scar"]["depth"] = scar_depth
    now = Quantities(0.0, height, 0.0, 0.0, 0.0)
    begin_search(s, physics, common[0]["rest"])
    search = SearchForRest(0.0, STILL_LOOKS, 1.0)
    assert look_for_stillness(body, physics, common[0], s, now, TOUCHING, 1.0, search)[1] is rests


@pytest.mark.parametrize(("degrees", "reason"), [(20.0, "rest"), (26.0, "max time")])
def test_a_ball_that_rolling_resistance_holds_is_at_rest_where_it_was_put(degrees, reason):
    """tan(phi_r) = mu_r = 0.45, 24.2 degrees: below, it neither creeps nor rocks; above, it rolls away."""
    terrain = slope(degrees)
    ground = Ground(terrain, mu_min=0.8, mu_max=0.8, rolling_resistance=0.45)
    ball = rock_library.rock("sphere_fine", volume=0.5)
    run = put_down(terrain, ground, ball, Rotation.identity(), max_time=6.0)
    assert run.stop_reason == reason
    if reason == "rest":
        assert np.abs(run.position[-1] - run.position[0]).max() < 0.01 * ball.radius
        assert run.time[-1] < 1.0


@pytest.mark.parametrize("swing, rests", [(0.019, True), (0.021, False)])
def test_rock_that_rocks_in_its_place_for_long_is_at_rest(swing, rests):
    """To and fro by 2 % of its radius at most over forty looks; it may fly at one of them. ``swing``: in radii."""
    body, physics = body_of(CUBE), Physics(0.002, 9.81, True, 1e-9, 50, 60.0, 0.02, 0.25, 0.0)
    common, now = make_workspace(8).common, Quantities(0.05, 0.5, 0.0, 0.0, 0.0)
    search, looks = begin_search(State(50.0, 50.0, 0.5, 1.0, *(0.0,) * 10), physics, common[0]["rest"]), []
    for look in range(LONGER * STILL_LOOKS + 1):
        s = State(50.0 + swing * body.radius * (look % 2), 50.0, 0.5, 1.0, *(0.0,) * 10)
        phase = FLYING if look == 7 else TOUCHING
        search, is_kept = look_for_stillness(body, physics, common[0], s, now, phase, 0.25 * (look + 1), search)
        looks.append(is_kept)
    assert looks == [False] * (LONGER * STILL_LOOKS) + [rests]


def test_rock_that_has_moved_on_is_at_rest_ten_looks_after_it_came_to_lie():
    """However far from where it was at first: each look that finds it elsewhere begins the count again."""
    body, physics = body_of(CUBE), Physics(0.002, 9.81, True, 1e-9, 50, 60.0, 0.02, 0.25, 0.0)
    common, now = make_workspace(8).common, Quantities(0.0, 0.5, 0.0, 0.0, 0.0)
    search, looks = begin_search(State(50.0, 50.0, 0.5, 1.0, *(0.0,) * 10), physics, common[0]["rest"]), []
    for look in range(3 + STILL_LOOKS):
        s = State(60.0 + min(look, 2), 50.0, 0.5, 1.0, *(0.0,) * 10)
        search, is_kept = look_for_stillness(body, physics, common[0], s, now, TOUCHING, 0.25 * (look + 1), search)
        looks.append(is_kept)
    assert looks == [False] * (2 + STILL_LOOKS) + [True]


@pytest.mark.parametrize(("speed", "rests"), [(0.0, True), (0.2, True), (0.3, False), (5.5, False)])
def test_rock_in_its_place_that_still_moves_is_not_at_rest(speed, rests):
    """With long steps a rock comes back to one pose at 0.5 to 5.5 m/s; one that lies cannot be that fast.

    R = 0.87 m: a fall over 5e-3 R gives 0.29 m/s, and 0.25 m/s is the most for any rock.
    """
    body, physics = body_of(CUBE), Physics(0.05, 9.81, True, 1e-9, 50, 60.0, 0.02, 0.25, 0.0)
    assert still_speed(body, physics) == MOST_STILL
    small = body._replace(radius=0.1)
    assert still_speed(small, physics) == pytest.approx(math.sqrt(2.0 * 9.81 * STILL_WAY * 0.1))
    s, common = State(50.0, 50.0, 0.5, 1.0, *(0.0,) * 10), make_workspace(8).common
    begin_search(s, physics, common[0]["rest"])
    now, search = Quantities(0.0, 0.5, speed, 0.0, 0.0), SearchForRest(0.0, STILL_LOOKS, 1.0)
    assert look_for_stillness(body, physics, common[0], s, now, TOUCHING, 1.0, search)[1] is rests


@pytest.mark.parametrize("step", [0.01, 0.05])
def test_no_rock_is_at_rest_while_it_moves_whatever_the_step(step):
    """Narrow gullies, hard ground, steps far too long: what is called at rest is slow."""
    heights = np.abs(np.mgrid[0:61, 0:61][1] % 4 - 2.0) * 0.6 - 0.3 * np.mgrid[0:61, 0:61][0]
    terrain = Terrain(heights, 0.5)
    ground, rocks = Ground(terrain, mu_min=1.2, mu_max=1.2), [CUBE, rock_library.rock("boulder", volume=0.2)]
    releases = [Release((10.0 + 0.7 * i, 5.0), 0.5, runs=10, rock=i % 2) for i in range(12)]
    settings = Settings(time_step=step, max_time=30.0, trajectories=True, trajectory_interval=1e6, air_density=0.0)
    result = simulate(terrain, ground, rocks, releases, settings)
    resting = np.flatnonzero(result.runs["stop_reason"] == "rest")
    assert resting.size > 20
    samples = result.trajectories
    last = np.searchsorted(samples["run"], resting, "right") - 1
    assert samples["velocity"][last].max() < MOST_STILL
