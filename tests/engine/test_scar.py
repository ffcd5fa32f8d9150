# SPDX-License-Identifier: GPL-2.0-or-later
"""The scar layer: areas and moments in closed form, depth and drag of Lu et al. (2019), limits of the torque."""

import math

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate, trace
from talus.engine.contact.contacts import draw_in, frame_of_contact
from talus.engine.contact.gaps import TOUCH_DEPTH
from talus.engine.contact.immersed_hull import level_over, swept_by
from talus.engine.ground.interpolation import place_at
from talus.engine.ground.parameters import SCAR_STRENGTH
from talus.engine.motion.scar import (
    RISING,
    SCAR,
    SUNK,
    approach_to,
    approach_when_down,
    bedding_at_rest,
    braked,
    comes_up,
    is_below,
    keep_surface,
    layer_at,
    look,
    plane_of,
    plough,
    scar_depth,
)
from talus.engine.motion.step import midpoint_of
from talus.engine.motion.workspace import begin_run, keep_step, make_workspace, take_back_step
from talus.engine.rigid_body.pose import pose_of
from talus.engine.shapes.body import body_of
from talus.engine.types import Pose, State, World

LEVEL = Terrain(np.zeros((61, 61)), (2.0, 2.0))
CUBE = Rock.from_points(rock_library.box(2.0, 2.0, 2.0), density=2700.0)
SOIL = {"mu_min": 0.55, "mu_max": 2.0, "scar_strength": 15.0, "scar_drag": 1.5, "soil_density": 1700.0}
C = 0.5 * 2.5 * 1700.0  # 1/2 C_d rho_s
PHYSICS = Settings(air_density=0.0).physics()


def state(velocity=(0.0, 0.0, 0.0), spin=(0.0, 0.0, 0.0)):
    """A state at the origin, not turned."""
    return State(0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, *map(float, velocity), *map(float, spin), 0.0)


def upright(x, y, z):
    """A Pose that is not turned."""
    return Pose(x, y, z, 1.0, 0.0, 0.0, 0.0)


def swept(body, plane, *velocity):
    """Volume that the part of a body below a plane sweeps."""
    features = make_workspace(len(body.vertices)).features
    _, _, below = level_over(plane, body.vertices, features)
    return swept_by(body.vertices, body.triangles, features, below, velocity)


def slowed(body, before, plane, h):
    """The State after the drag of the soil with torque, of a rock that is not turned."""
    velocity = before.vx, before.vy, before.vz
    return braked(body, before, upright(0.0, 0.0, 0.0), velocity, swept(body, plane, *velocity), h * C)


def sphere(radius=1.0):
    """A ball of 642 corners."""
    return body_of(rock_library.rock("sphere_fine", volume=4.0 / 3.0 * math.pi * radius**3))


@pytest.mark.parametrize(("depth", "velocity", "area"), [
    (0.5, (1.0, 0.0, 0.0), 1.0), (0.5, (0.0, 0.0, -1.0), 4.0), (2.0, (0.0, 1.0, 0.0), 4.0), (0.5, (0.0, 0.0, 1.0), 0.0),
])  # fmt: skip
def test_projected_area_of_an_immersed_box(depth, velocity, area):
    """A cube of 2 m with its lower ``depth`` in the soil: front 2 m x depth, sole 4 m2; rising, no face moves in."""
    body = body_of(CUBE)
    assert swept(body, (0.0, 0.0, 1.0, 1.0 - depth), *velocity).rate == pytest.approx(area, abs=1e-12)


def test_moments_of_an_immersed_front():
    """Front face x = 1, y in [-1, 1], z in [-1, -1/2], at 3 m/s: integrals of 1, r and r r' in closed form."""
    body = body_of(CUBE)
    result = swept(body, (0.0, 0.0, 1.0, 0.5), 3.0, 0.0, 0.0)
    z2 = 2.0 * (1.0 - 0.125) / 3.0
    expected = [3.0, 3.0, 0.0, -3.0 * 0.75, 3.0, 3.0 / 3.0, 3.0 * z2, 0.0, -3.0 * 0.75, 0.0]
    assert np.array(result) == pytest.approx(expected, abs=1e-12)


def test_projected_area_of_an_immersed_ball_is_the_segment_of_a_circle():
    """Depth d: R^2 acos(1 - d/R) - (R - d) sqrt(2 R d - d^2); 642 corners are 1 % less than the ball."""
    body = sphere()
    for depth in (0.2, 0.6, 1.0):
        result = swept(body, (0.0, 0.0, 1.0, 1.0 - depth), 1.0, 0.0, 0.0)
        segment = math.acos(1.0 - depth) - (1.0 - depth) * math.sqrt(2.0 * depth - depth * depth)
        assert result.rate == pytest.approx(segment, rel=0.03)


def test_depth_of_the_plane_of_the_published_impacts():
    """Eq. 11 with 780 kg, M_e 25, 15, 10, 10 MN/m2 and the plumb velocities before the four impacts of Chant Sura:
    0.11, 0.13, 0.15, 0.13 m (their table 3 prints 0.14 to 0.18: its rocks fell 0.3 to 0.5 m farther)."""
    for strength, fall, depth in ((25.0, 11.20, 0.11), (15.0, 10.74, 0.13), (10.0, 10.36, 0.15), (10.0, 8.52, 0.13)):
        assert scar_depth(780.0, (1000.0 * strength) ** -0.4, fall) == pytest.approx(depth, abs=0.006)


def test_speed_into_the_surface_is_that_of_the_centre_where_no_corner_comes_faster():
    """A rock that does not spin, wherever its lowest corner; one that spins, with its lowest point below the centre;
    and a corner that rises. 0 where the rock leaves the surface."""
    body, plane, velocity = body_of(CUBE), (0.0, 0.6, 0.8, 0.5), (3.0, -2.0, -5.0)
    centre = 0.6 * 2.0 + 0.8 * 5.0
    for lever, spin in (((1.0, -1.0, -1.0), (0.0, 0.0, 0.0)), ((0.0, -0.6, -0.8), (9.0, 7.0, 5.0)),
                        ((1.0, 0.0, -1.0), (0.0, -9.0, 0.0))):  # fmt: skip
        assert approach_to(body, plane, lever, velocity, spin) == pytest.approx(centre, rel=1e-12)
    assert approach_to(body, plane, (1.0, -1.0, -1.0), (0.0, 0.0, 4.0), (0.0, 0.0, 0.0)) == 0.0


def test_speed_of_a_corner_into_the_surface_stands_for_the_energy_that_stopping_it_takes():
    """A percussion along n that stops the corner takes 1/2 m v_n^2 from the rock: v' = v + P n / m and
    w' = w + P Theta^-1 (r x n), with the P after which n.(v' + w' x r) is 0. Boxes, levers and spins at random."""
    rng, result = np.random.default_rng(8), 0
    for _ in range(200):
        body = body_of(Rock.from_points(rock_library.box(*rng.uniform(0.3, 2.0, 3)), density=2700.0))
        n, v, w, r = (rng.normal(size=3) * size for size in (1.0, 3.0, 20.0, 0.5))
        n /= np.linalg.norm(n)
        inertia = np.array([body.inertia_x, body.inertia_y, body.inertia_z])
        arm = np.cross(r, n)
        percussion = -(n @ (v + np.cross(w, r))) / (1.0 / body.mass + arm @ (arm / inertia))
        after, turned = v + percussion * n / body.mass, w + percussion * arm / inertia
        taken = 0.5 * body.mass * (v @ v - after @ after) + 0.5 * (inertia @ (w * w - turned * turned))
        speed = approach_to(body, (*n, 0.0), tuple(r), tuple(v), tuple(w))
        if speed > max(-(n @ v), 0.0) + 1e-9:
            result += 1
            assert 0.5 * body.mass * speed * speed == pytest.approx(taken, rel=1e-9)
    assert result > 40


def test_surface_is_kept_for_a_while_and_is_that_of_the_ground():
    """On a slope of 30 degrees the plane kept from one look is that below any other place; heights over it in closed
    form, across the slope."""
    slope, body = hillside(30.0), body_of(CUBE)
    ground = Ground(slope, **{"mu_min": 0.55, **SOIL}).grid()
    workspace = make_workspace(len(body.vertices), 64)
    lean = math.tan(math.radians(30.0))
    assert look(
        World(slope.grid(body.radius), ground, body, PHYSICS), upright(50.0, 60.0, 0.9 - 50.0 * lean), workspace
    )
    surface = workspace.common[0]["scar"]["surface"]
    for x, y, above in ((50.0, 60.0, 0.9), (53.0, 61.0, 0.2)):
        plane = plane_of(surface, upright(x, y, above - x * lean))
        assert plane[3] == pytest.approx(above * math.cos(math.radians(30.0)), abs=1e-9)
        assert plane[:3] == pytest.approx((0.5, 0.0, math.cos(math.radians(30.0))), abs=1e-12)
    assert not look(
        World(slope.grid(body.radius), ground, body, PHYSICS), upright(50.0, 60.0, 9.0 - 50.0 * lean), workspace
    )


def test_surface_below_the_deepest_vertex_is_the_one_that_a_search_of_the_whole_hull_finds():
    """A tilted cube in its scar goes over two planes that meet at y = 60. Within 2 m of that line the deepest vertex
    may be another one by the plane of before, so there a short look need not keep the same plane."""
    y = np.arange(121.0)
    slope = Terrain(np.repeat(np.where(y < 60.0, 0.3 * (60.0 - y), 0.1 * (y - 60.0))[:, None], 121, axis=1))
    body, turn = body_of(CUBE), Rotation.from_euler("xyz", [50.0, 30.0, 10.0], degrees=True).as_quat()[[3, 0, 1, 2]]
    grid, ground = slope.grid(body.radius), Ground(slope, **{"mu_min": 0.55, **SOIL}).grid()
    short, whole = make_workspace(len(body.vertices), 64), make_workspace(len(body.vertices), 64)
    first, actual = (50.0, 55.0, 1.5 + body.radius - 0.1), 0
    assert look(World(grid, ground, body, PHYSICS), Pose(*first, *turn), short)
    short.common[0]["scar"]["phase"] = 1
    for north in np.arange(55.2, 66.0, 0.2):
        rise = 0.3 * (60.0 - north) if north < 60.0 else 0.1 * (north - 60.0)
        place = 50.0, north, rise + body.radius - 0.2
        short.common[0]["scar"]["surface_way"], short.common[0]["scar"]["search_way"] = 10.0, 0.0
        is_in, plane, *_ = is_below(World(grid, ground, body, PHYSICS), Pose(*place, *turn), short)
        assert is_in and short.common[0]["scar"]["surface_way"] == 0.0
        assert look(World(grid, ground, body, PHYSICS), Pose(*place, *turn), whole)
        other = plane_of(whole.common[0]["scar"]["surface"], Pose(*place, *turn))
        if abs(north - 60.0) > 2.0:
            actual += 1
            assert plane == pytest.approx(other, abs=1e-9)
    assert actual > 30


def test_all_of_the_hull_is_searched_again_after_half_a_radius_of_way():
    slope, body = hillside(30.0), body_of(CUBE)
    ground, grid, workspace = (
        Ground(slope, **{"mu_min": 0.55, **SOIL}).grid(),
        slope.grid(body.radius),
        make_workspace(8, 64),
    )
    pose = upright(50.0, 60.0, 0.9 - 50.0 * math.tan(math.radians(30.0)))
    assert look(World(grid, ground, body, PHYSICS), pose, workspace)
    common = workspace.common[0]
    common["scar"]["phase"] = 1
    for way, is_searched in ((0.49 * body.radius, False), (0.51 * body.radius, True)):
        common["scar"]["surface_way"], common["scar"]["search_way"] = way, way
        assert is_below(World(grid, ground, body, PHYSICS), pose, workspace)[0]
        assert common["scar"]["surface_way"] == 0.0
        assert common["scar"]["search_way"] == (0.0 if is_searched else way)


def test_depth_is_asked_for_anew_where_the_layer_is_another():
    """The speed that the depth of the scar stands for is forgotten where M_e is another, and kept where it is not."""
    strength = np.where(np.arange(61)[None] * 2.0 < 60.0, 15.0, 5.0) * np.ones((61, 1))
    ground, grid, body = (
        Ground(LEVEL, **{"mu_min": 0.55, **{**SOIL, "scar_strength": strength}}).grid(),
        LEVEL.grid(2.0),
        body_of(CUBE),
    )
    workspace = make_workspace(8, 64)
    common = workspace.common[0]
    for x, kept in ((30.0, False), (34.0, True), (90.0, False), (94.0, True)):
        common["scar"]["approach"] = 7.0
        assert look(World(grid, ground, body, PHYSICS), upright(x, 60.0, 0.9), workspace)
        assert common["scar"]["approach"] == (7.0 if kept else -1.0)


def test_each_bounce_has_the_scar_of_its_own_speed():
    """A cube that falls flat by 8 m and bounces: eq. 11 gives the depth from the speed, the first in closed form, and
    the next are shallower as the bounces are slower: d goes with v^0.8."""
    ground = Ground(LEVEL, **{"mu_min": 0.55, **{**SOIL, "mu_min": 0.5, "mu_max": 0.5, "restitution": 0.7}})
    release = Release((60.0, 60.0), height=8.0, orientation=(1.0, 0.0, 0.0, 0.0), runs=1)
    result = simulate(LEVEL, ground, CUBE, release, Settings(contacts=True, max_time=20.0, air_density=0.0)).contacts[
        "scar_depth"
    ]
    fall = math.sqrt(2.0 * 9.81 * 8.0)
    softness = (1e3 * SOIL["scar_strength"]) ** -0.4
    assert result[0] == pytest.approx(scar_depth(CUBE.mass, softness, fall), rel=0.01)
    assert len(result) >= 4 and (np.diff(result) < 0.0).all() and result[2] > 0.2 * result[0]


@pytest.mark.parametrize("time_step", [0.0005, 0.002, 0.008])
def test_depth_of_a_falling_cube_does_not_depend_on_the_time_step(time_step):
    """Eq. 11 with the speed of the fall, sqrt(2 g H), within .3 %: gravity acts up to the touchdown alone.

    Read where its sides have come to the plane of the scar: it falls flat and stays there.
    """
    fall = 2.0  # m; a cube that comes slower than 5 m/s is still pulled into this soil by its weight
    release = Release((60.0, 60.0), height=fall, orientation=(1.0, 0.0, 0.0, 0.0), runs=1)
    settings = Settings(contacts=True, max_time=0.7, time_step=time_step, air_density=0.0)
    result = simulate(LEVEL, Ground(LEVEL, **{"mu_min": 0.55, **SOIL}), CUBE, release, settings).contacts["scar_depth"]
    softness = (1e3 * SOIL["scar_strength"]) ** -0.4
    assert result.max() == pytest.approx(scar_depth(CUBE.mass, softness, math.sqrt(2.0 * 9.81 * fall)), rel=3e-3)


@pytest.mark.parametrize("time_step", [0.0005, 0.002, 0.008])
def test_depth_of_a_spinning_cube_is_that_of_its_corner_at_touchdown(time_step):
    """Its edges come down as x sin(w t) + z cos(w t) of the corners say; the speed there, reduced to the whole rock.

    The spin is about an axis of symmetry, so the turn is w t. At the end of the step of 8 ms the edge moves 9 % slower.
    """
    spin, speed, height = 12.0, -1.0, 0.02
    start = 1.0 + height
    times = np.linspace(0.0, 0.2, 200_001)
    down = np.abs(np.sin(spin * times)) + np.abs(np.cos(spin * times))  # of the lowest edge below the centre, m
    touch = times[np.argmax(start + speed * times - 0.5 * 9.81 * times**2 < down)]
    angle, velocity = spin * touch, speed - 9.81 * touch
    ahead = math.cos(angle) - math.sin(angle)  # of that edge, across the fall
    edge = -velocity + spin * ahead
    inertia = CUBE.mass * 8.0 / 12.0
    approach = edge / math.sqrt(1.0 + CUBE.mass * (ahead * ahead + 1.0) / inertia)  # corners lie 1 m to either side
    assert approach > -velocity
    release = Release((60.0, 60.0), height=height, orientation=(1.0, 0.0, 0.0, 0.0), runs=1,
                      velocity=(0.0, 0.0, speed), spin=(0.0, spin, 0.0))  # fmt: skip
    settings = Settings(contacts=True, max_time=touch + 0.06, time_step=time_step, air_density=0.0)
    result = simulate(LEVEL, Ground(LEVEL, **{"mu_min": 0.55, **SOIL}), CUBE, release, settings).contacts["scar_depth"]
    softness = (1e3 * SOIL["scar_strength"]) ** -0.4
    assert result.max() == pytest.approx(scar_depth(CUBE.mass, softness, approach), rel=0.01)


def test_next_corner_counts_from_when_it_is_the_deepest():
    """A cube that rolls in its scar: its lower edges are level when it is upright, and the speed is that of then.

    By hand: the edge 1 m ahead moves down at w + 0.2 m/s there, less the share of the corner's mass, 1 / (1 + 2 m / I).
    """
    spin, down, ahead, h = 12.0, 0.2, 0.03, 0.008  # rad/s, m/s, rad before it is upright, s
    begin = State(0.0, 0.0, 0.7, math.cos(0.5 * ahead), 0.0, -math.sin(0.5 * ahead), 0.0, 0.0, 0.0, -down,
                  0.0, spin, 0.0, 0.0)  # fmt: skip
    body, scar = body_of(CUBE), make_workspace(8).common[0]["scar"]
    scar["surface"], scar["phase"], scar["depth"] = (0.0, 0.0, 1.0, 0.0), SUNK, 0.5
    planes = tuple(plane_of(scar["surface"], entry) for entry in (pose_of(begin), midpoint_of(PHYSICS, begin, 2.0 * h)))
    old, new = (int(np.flatnonzero((CUBE.vertices == corner).all(axis=1))[0]) for corner in ((-1, 1, -1), (1, 1, -1)))
    scar["deepest"] = old
    world = World(LEVEL.grid(body.radius), Ground(LEVEL, **SOIL).grid(), body, PHYSICS)
    edge = spin + down + 9.81 * ahead / spin
    inertia = CUBE.mass * 8.0 / 12.0
    expected = edge / math.sqrt(1.0 + 2.0 * CUBE.mass / inertia)
    assert approach_when_down(world, begin, h, planes, new, scar) == pytest.approx(expected, rel=2e-3)


@pytest.mark.parametrize("time_step", [0.002, 0.008])
def test_drag_acts_until_the_rock_is_clear(time_step):
    """A cube rises upright at w while it slides at v: its front face, 2 m wide, takes (c / m) v^2 d^2 / w of v until it
    is clear, d / w later. The mean over where in a step that happens is this, within 3 %, for any step.

    Without drag in the step in which it comes up 9 % would be missing with 8 ms.
    """
    v, w, deep = 4.0, 8.0, 0.1
    body, world = (
        body_of(CUBE),
        World(LEVEL.grid(2.0), Ground(LEVEL, **{"mu_min": 0.55, **SOIL}).grid(), body_of(CUBE), PHYSICS),
    )
    lost = []
    for k in range(16):
        workspace = make_workspace(8, 64)
        scar = workspace.common[0]["scar"]
        depth = deep + w * time_step * (k + 0.5) / 16.0
        s = state((v, 0.0, w))._replace(x=50.0, y=60.0, z=1.0 - depth)
        assert look(world, pose_of(s), workspace)
        scar["phase"], scar["depth"], scar["approach"] = SUNK, depth, 100.0
        for _ in range(math.ceil(depth / (w * time_step)) + 1):
            s = plough(world, s, time_step, workspace)
            s = s._replace(x=s.x + v * time_step, z=s.z + w * time_step)
        assert scar["phase"] == 0
        lost.append((v - s.vx) * w / ((depth - TOUCH_DEPTH * body.radius) ** 2 * v * v))
    assert np.mean(lost) == pytest.approx(C / body.mass, rel=0.03)


def test_drag_is_the_exact_motion_under_a_drag_that_goes_with_the_square():
    """v' = v / (1 + c A v t / m), the closed form for constant A, in one step of any length; Lu et al., eq. 9. All of
    the cube is in the soil, 4 m2, so that nothing turns it."""
    body, plane = body_of(CUBE), (0.0, 0.0, 1.0, -5.0)
    for h in (0.002, 0.1, 5.0):
        end = slowed(body, state((20.0, 0.0, 0.0)), plane, h)
        assert end.vx == pytest.approx(20.0 / (1.0 + h * C * 4.0 * 20.0 / body.mass), rel=1e-12)
        assert (end.vy, end.vz) == pytest.approx((0.0, 0.0), abs=1e-12)


def test_soil_below_the_centre_turns_a_sliding_rock_forward():
    """A cube of 2 m slides with its lower half metre in the soil, front x = 1, z in [-1, -1/2], area 1 m2, mean z -3/4.
    To the first order in h the force is -c v^2 and the torque about y +3/4 c v^2: forward rolling."""
    body, h, v = body_of(CUBE), 1e-7, 4.0
    end = slowed(body, state((v, 0.0, 0.0)), (0.0, 0.0, 1.0, 0.5), h)
    assert body.mass * (end.vx - v) / h == pytest.approx(-C * v * v, rel=1e-5)
    assert body.inertia_y * end.wy / h == pytest.approx(0.75 * C * v * v, rel=1e-5)
    assert (end.wx, end.wz) == pytest.approx((0.0, 0.0), abs=1e-15)


def test_face_off_the_centre_turns_a_falling_rock():
    """The sole of a box of 2 m that falls tilted is in the soil on one side alone, x in [1/2, 1]: torque about y
    -c v^2 integral of x dA, x from 0.5 to 1 and y from -1 to 1 = 0.75 m3, and the force upwards c v^2 1 m2."""
    body, h, v = body_of(CUBE), 1e-7, 4.0
    plane = (-1e-6, 0.0, 1.0, 1.0 + 0.5e-6)  # its points over the sole: below for x > 1/2
    end = slowed(body, state((0.0, 0.0, -v)), plane, h)
    assert body.mass * (end.vz + v) / h == pytest.approx(C * v * v, rel=1e-3)
    assert body.inertia_y * end.wy / h == pytest.approx(-0.75 * C * v * v, rel=1e-3)


def test_soil_takes_nothing_from_where_a_wheel_stands_still():
    """A wheel that rolls has no velocity at its lowest point. Of a ball that rolls d deep the soil takes the less the
    shallower, against one that slides: in the limit of small d the point velocities go with the distance from the
    lowest point, so the power goes with d^2.5 and not with d^1.5."""
    body = sphere()
    powers = {}
    for depth in (0.1, 0.4):
        for spin in (0.0, 4.0):
            end = slowed(body, state((4.0, 0.0, 0.0), (0.0, spin, 0.0)), (0.0, 0.0, 1.0, 1.0 - depth), 1e-7)
            lost = body.mass * (16.0 - end.vx**2) + body.inertia_y * (spin**2 - end.wy**2)
            powers[depth, spin] = lost
    slides, rolls = (powers[0.4, spin] / powers[0.1, spin] for spin in (0.0, 4.0))
    assert slides == pytest.approx(4.0**1.5, rel=0.1)
    assert rolls == pytest.approx(4.0**2.5, rel=0.15)
    assert powers[0.1, 4.0] < 0.2 * powers[0.1, 0.0]


def test_equations_of_force_and_torque_are_solved_together():
    """(M + h c K) u' = M u with the 6 x 6 matrix of the moments, solved by numpy; K is symmetric and takes energy."""
    rng = np.random.default_rng(3)
    for _ in range(50):
        body = body_of(Rock.from_points(rng.normal(size=(12, 3)), density=2700.0))
        velocity, spin, n = rng.normal(size=3) * 10.0, rng.normal(size=3) * 20.0, rng.normal(size=3)
        plane, h = (*(n / np.linalg.norm(n)), rng.uniform(-1.0, 1.0)), 10.0 ** rng.uniform(-4.0, 0.0)
        result = swept(body, plane, *velocity)
        first = np.array([result.x, result.y, result.z])
        second = np.array([[result.xx, result.xy, result.xz], [result.xy, result.yy, result.yz],
                           [result.xz, result.yz, result.zz]])  # fmt: skip
        cross = np.array([[0, -first[2], first[1]], [first[2], 0, -first[0]], [-first[1], first[0], 0]])
        drag = np.block([[result.rate * np.eye(3), -cross], [cross, np.trace(second) * np.eye(3) - second]])
        assert drag == pytest.approx(drag.T) and np.linalg.eigvalsh(drag).min() >= -1e-9 * max(1.0, np.abs(drag).max())
        masses = np.diag([body.mass] * 3 + [body.inertia_x, body.inertia_y, body.inertia_z])
        expected = np.linalg.solve(masses + h * C * drag, masses @ np.concatenate([velocity, spin]))
        end = slowed(body, state(velocity, spin), plane, h)
        assert np.array(end[7:13]) == pytest.approx(expected, rel=1e-8, abs=1e-8)


def test_torque_of_a_ball_that_is_wholly_in_the_soil():
    """About the direction of motion: c |v| times the integral over the front half of cos r^2, pi R^4 / 2, times w."""
    body = sphere()
    h = 1e-6
    end = slowed(body, state((4.0, 0.0, 0.0), (2.0, 0.0, 0.0)), (0.0, 0.0, 1.0, -5.0), h)
    torque = body.inertia_x * (2.0 - end.wx) / h
    assert torque == pytest.approx(C * 4.0 * 2.0 * math.pi / 2.0, rel=0.03)


@pytest.mark.source("ashayer_2007", "soft ground (outlook)")
def test_soil_only_takes_energy():
    """Random boxes, depths, velocities and spins, steps to 1 s."""
    rng = np.random.default_rng(5)
    for _ in range(300):
        body = body_of(Rock.from_points(rock_library.box(*rng.uniform(0.3, 2.0, 3)), density=2700.0))
        velocity, spin, n = rng.normal(size=3) * 10.0, rng.normal(size=3) * 20.0, rng.normal(size=3)
        plane, h = (*(n / np.linalg.norm(n)), rng.uniform(-1.0, 1.0)), 10.0 ** rng.uniform(-3.0, 0.0)
        end = slowed(body, state(velocity, spin), plane, h)
        masses = np.array([body.mass] * 3 + [body.inertia_x, body.inertia_y, body.inertia_z])
        before, after = (masses * np.square(u) for u in (np.concatenate([velocity, spin]), np.array(end[7:13])))
        assert after.sum() <= before.sum() * (1.0 + 1e-12)


def test_soil_that_carries_the_weight_is_that_of_the_plate_load_test():
    """s = p D / M_e below a disc of D = 2 sqrt(2 R s) under m g: 0.0076 m for a ball of
    1 t on 10 MN/m2, a = 0.082 m."""
    radius = (0.75 / math.pi * 1000.0 / 2700.0) ** (1.0 / 3.0)
    ball = sphere(radius)._replace(mass=1000.0, mean_area=math.pi * radius**2)
    sinkage = bedding_at_rest(ball, 9.81, (1e3 * 10.0) ** -0.4)
    patch = math.sqrt(2.0 * radius * sinkage)
    pressure = 1000.0 * 9.81 / (math.pi * patch**2)
    assert sinkage == pytest.approx(pressure * 2.0 * patch / 10e6, rel=1e-9)
    assert (sinkage, patch) == pytest.approx((0.0076, 0.082), rel=0.01)
    assert bedding_at_rest(ball, 9.81, 0.0) == 0.0


def test_layer_that_hardly_gives_way_is_as_good_as_none():
    """M_e of 1e12 MN/m2: what is no deeper than contacts are sought (TOUCH_DEPTH) is no soil. A block slides to rest
    with v^2 / 2 mu g, within 1e-5; with that depth for soil it came 0.3 % short."""
    block, ways = Rock.from_points(rock_library.box(2.0, 2.0, 0.5), density=2700.0), []
    release = Release((40.0, 60.0), height=0.0, runs=1, velocity=(6.0, 0.0, 0.0), orientation=(1.0, 0.0, 0.0, 0.0))
    for strength in (0.0, 1e12):
        ground = Ground(LEVEL, **{"mu_min": 0.55, **{**SOIL, "mu_min": 0.3, "mu_max": 0.3, "scar_strength": 0.0}})
        ground.table[:, SCAR_STRENGTH] = strength  # far above what is a legal input
        ways.append(
            simulate(LEVEL, ground, block, release, Settings(maps=False, air_density=0.0)).runs["path_length"][0]
        )
    assert ways[1] == pytest.approx(ways[0], rel=1e-5)
    assert ways[0] == pytest.approx(36.0 / (2.0 * 0.3 * 9.81), rel=2e-3)


def test_between_ground_with_and_without_a_layer_the_layer_thins_out():
    """Not its strength, which would be softest beside bare rock."""
    strength = np.zeros(LEVEL.shape)
    strength[:, :31] = 15.0
    ground = Ground(LEVEL, scar_strength=strength, scar_drag=1.5).grid()
    depths = [layer_at(ground, place_at(LEVEL.grid(1.0), ground, x, 20.0)) for x in (50.0, 60.0, 61.0, 62.0, 70.0)]
    assert depths[0] == depths[1] and depths[3] == depths[4] == (0.0, 0.0)
    assert depths[2] == pytest.approx(tuple(0.5 * value for value in depths[1]), rel=1e-12)


def test_dropped_rock_comes_to_lie_on_the_plane_and_leaves_its_scar_in_the_contacts():
    """A box falls flat from 2 m: it rests eq. 11's depth below the surface; the contact records depth and way."""
    rock = Rock.from_points(rock_library.box(1.0, 1.0, 1.0), mass=780.0)
    release = Release((60.0, 60.0), height=2.0, runs=1, orientation=(1.0, 0.0, 0.0, 0.0))
    result = simulate(
        LEVEL, Ground(LEVEL, **{"mu_min": 0.55, **SOIL}), rock, release, Settings(contacts=True, air_density=0.0)
    )
    fall = math.sqrt(2.0 * 9.81 * 2.0)
    depth = scar_depth(780.0, 15000.0**-0.4, fall)
    assert result.runs["stop_reason"][0] == "rest"
    assert result.runs["stop"][0, 2] == pytest.approx(0.5 - depth, rel=0.02)
    assert result.contacts["scar_depth"].max() == pytest.approx(depth, rel=0.03)
    assert depth < result.contacts["scar_length"].max() < 1.5 * depth


def test_map_of_scars_has_them_where_they_are_and_nothing_beyond():
    """The box of above: its scar in the cell that it falls into, 0 where it flies before; nothing on hard ground."""
    slope = Terrain(np.repeat(np.where(np.arange(61) < 20, 10.0, 0.0)[None, :], 61, axis=0), (2.0, 2.0))
    release = Release((36.0, 60.0), height=1.0, runs=3, velocity=(6.0, 0.0, 0.0))
    for strength in (15.0, 0.0):
        settings = Settings(contacts=True, max_time=30.0, air_density=0.0)
        result = simulate(
            slope, Ground(slope, **{"mu_min": 0.55, **{**SOIL, "scar_strength": strength}}), CUBE, release, settings
        )
        grid, first = result.maps["scar_depth_max"], int(36.0 / 2.0) - result.maps.col0
        deepest = result.contacts["scar_depth"].max() if strength else 0.0
        assert np.nanmax(grid) == pytest.approx(deepest, rel=1e-6)
        assert np.nanmax(grid[:, first]) == 0.0 and (result.maps["scar_depth_mean"] <= grid)[grid >= 0.0].all()


def hillside(degrees):
    """120 m of plane that falls towards +x."""
    return Terrain(np.repeat(-np.tan(np.radians(degrees)) * 2.0 * np.arange(61.0)[None, :], 61, axis=0), (2.0, 2.0))


@pytest.mark.parametrize(("degrees", "rests"), [(32.0, True), (40.0, False)])
def test_a_block_rests_on_a_slope_below_the_friction_angle_of_its_ground_and_on_none_above(degrees, rests):
    """A flat block, let down on its sole at 1 m/s: tan 35 degrees = 0.70. With friction that grows to 2, as before,
    it rested on both. Above the angle it slides with g (sin - mu cos), less what the soil takes."""
    slope = hillside(degrees)
    turn = (math.cos(math.radians(degrees) / 2.0), 0.0, math.sin(math.radians(degrees) / 2.0), 0.0)
    block, ground = Rock.from_points(rock_library.box(2.0, 2.0, 0.5), density=2700.0), Ground.of_class(slope, "medium")
    release = Release((20.0, 60.0), height=0.05, runs=1, orientation=turn)
    run = simulate(slope, ground, block, release, Settings(maps=False, max_time=4.0, air_density=0.0)).runs[0]
    assert (run["stop_reason"] == "rest") == rests
    way = 0.5 * 9.81 * (math.sin(math.radians(degrees)) - 0.7 * math.cos(math.radians(degrees))) * 4.0**2
    assert run["path_length"] < 0.6 if rests else 0.6 * way < run["path_length"] < 1.05 * way + 0.6


@pytest.mark.parametrize("time_step", [0.002, 0.0005])
def test_a_block_that_slides_in_its_scar_comes_to_the_speed_at_which_the_soil_balances_gravity(time_step):
    """m g (sin a - mu cos a) = c A v^2, A = 2 m x depth; taken eight steps at once (move.py), of either length.
    After 8 s it is within 1 % of that speed, by tanh(t g (sin a - mu cos a) / v). A corner may lie a little below the
    plane, the more the longer the step in which it came there; no soil is swept there."""
    slope, angle = hillside(30.0), math.radians(30.0)
    turn = (math.cos(0.5 * angle), 0.0, math.sin(0.5 * angle), 0.0)
    block, ground = Rock.from_points(rock_library.box(2.0, 2.0, 0.5), density=2700.0), {**SOIL, "mu_max": 0.3}
    release, ways = Release((10.0, 60.0), height=0.5, runs=1, orientation=turn), []
    for end in (8.0, 9.0):
        settings = Settings(time_step=time_step, max_time=end, contacts=True, air_density=0.0)
        result = simulate(
            slope, Ground(slope, **{"mu_min": 0.55, **{**ground, "mu_min": 0.3}}), block, release, settings
        )
        ways.append(result.runs["path_length"][0])
    area = 2.0 * result.contacts["scar_depth"].max()
    drive = 9.81 * (math.sin(angle) - 0.3 * math.cos(angle))
    assert ways[1] - ways[0] == pytest.approx(math.sqrt(block.mass * drive / (C * area)), rel=0.015)


def test_depth_is_that_of_the_velocity_into_the_slope_not_of_the_fall():
    """A flat block sinks into 40 degrees by eq. 11 of v cos(40), v plumb; sliding on does not deepen it."""
    slope, height = hillside(40.0), 0.3
    turn = (math.cos(math.radians(20.0)), 0.0, math.sin(math.radians(20.0)), 0.0)
    block = Rock.from_points(rock_library.box(2.0, 2.0, 0.5), density=2700.0)
    release = Release((20.0, 60.0), height=height, runs=1, orientation=turn)
    settings = Settings(
        maps=False, max_time=8.0, contacts=True, soil_torque=False, air_density=0.0
    )  # which turns it as it enters
    rows = simulate(
        slope, Ground(slope, **{"mu_min": 0.55, **{**SOIL, "mu_max": 0.55}}), block, release, settings
    ).contacts
    approach = math.sqrt(2.0 * 9.81 * height) * math.cos(math.radians(40.0))
    assert rows["velocity_after"].max() * math.sin(math.radians(40.0)) > 3.0  # m/s plumb; it landed with 2.4
    depth = scar_depth(block.mass, 15000.0**-0.4, approach) * math.cos(math.radians(40.0))  # laid plumb, told across
    assert rows["scar_depth"].max() == pytest.approx(depth, rel=0.1)  # by the fall: 1.24 times that, and more


def test_runs_gain_no_energy_in_the_soil_and_stop_sooner_the_more_it_drags():
    slope = Terrain(np.repeat(np.maximum(60.0 - 0.6 * 2.0 * np.arange(100), 0.0)[None, :], 60, axis=0), (2.0, 2.0))
    rock, release = rock_library.rock("eota111", volume=1.0), Release((20.0, 60.0), height=2.0, runs=12)
    ways = []
    for drag, torque in ((0.1, True), (4.0, True), (4.0, False)):
        ground = Ground(slope, **{"mu_min": 0.55, **{**SOIL, "scar_drag": drag, "rolling_resistance": 0.3}})
        runs = simulate(
            slope, ground, rock, release, Settings(maps=False, soil_torque=torque, max_time=60.0, air_density=0.0)
        ).runs
        scale = rock.mass * 9.81 * np.maximum(runs["path_length"], 1.0)
        assert (runs["energy_rise_max"] <= 1e-9 * scale).all()
        ways.append(runs["path_length"].mean())
    assert ways[0] > ways[1]


def test_a_rock_in_soil_is_carried_within_its_corners():
    """The point of a contact is drawn in towards the normal through the centre by the radius of the patch, sqrt(2 R d)
    of the depth d, at most as far as that; its height stays. Frame turned by 30 degrees about y."""
    workspace, body = make_workspace(8), body_of(CUBE)
    matrix = tuple(Rotation.from_euler("y", 30.0, degrees=True).as_matrix().ravel())
    normal = np.array([0.0, 0.6, 0.8])
    in_k = np.reshape(matrix, (3, 3)).T @ normal
    for patch in (0.3, 5.0):
        depth = patch**2 * math.sqrt(math.pi / body.mean_area) / 2.0
        contact = workspace.contacts[0]
        contact["point"] = corner = np.array([1.0, -1.0, -1.0])
        contact["direction"][0] = normal
        draw_in(body, matrix, depth, contact)
        frame_of_contact(matrix, contact)
        across = corner - (corner @ in_k) * in_k
        expected = corner - min(patch / np.linalg.norm(across), 1.0) * across
        assert contact["point"] == pytest.approx(expected, abs=1e-12)
        assert contact["point"] @ in_k == pytest.approx(corner @ in_k, abs=1e-12)
        assert contact["lever"][0] == pytest.approx(np.cross(expected, in_k), abs=1e-12)
    assert body.radius == pytest.approx(math.sqrt(3.0))


def test_corners_go_hardly_deeper_than_the_plane_of_the_scar_and_what_soil_lets_them():
    """Cubes down 35 degrees of medium ground: no run more than 0.01 radii, measured 0.000; with a patch that does not
    shrink with the depth of its corner it is 0.03."""
    slope, rock = hillside(35.0), rock_library.rock("cube", volume=1.0)
    releases = [Release((10.0, y), height=1.0, runs=10, velocity=(5.0, 0.0, 0.0)) for y in (30.0, 60.0, 90.0)]
    runs = simulate(
        slope, Ground.of_class(slope, "medium"), rock, releases, Settings(maps=False, max_time=20.0, air_density=0.0)
    ).runs
    assert runs["penetration_max"].max() < 0.01 * np.cbrt(0.75 * rock.volume / math.pi)


def test_rock_climbs_out_of_its_scar_where_the_ground_becomes_harder_and_pays_for_it():
    """A block ploughs through meadow of M_e 2 onto a road without a layer: beyond the border it is at most 0.03 radii
    below the road, and its total energy never rises."""
    strength = np.where(np.arange(61)[None] * 2.0 < 60.0, 2.0, 0.0) * np.ones((61, 1))
    block = Rock.from_points(rock_library.box(2.0, 2.0, 1.0), density=2700.0)
    ground = Ground(
        LEVEL, **{"mu_min": 0.55, **{**SOIL, "mu_min": 0.3, "mu_max": 0.3, "scar_strength": strength, "scar_drag": 0.1}}
    )
    release = Release((50.0, 60.0), height=1.0, runs=6, velocity=(14.0, 0.0, -4.0))
    result = simulate(
        LEVEL, ground, block, release, Settings(trajectories=True, trajectory_interval=0.01, air_density=0.0)
    )
    assert (result.runs["energy_rise_max"] <= 1e-9 * block.mass * 9.81 * result.runs["path_length"]).all()
    rows, least = result.trajectories, 0.5  # half of the least side: a flat block lies no lower on the road
    assert (rows["z"][rows["x"] < 58.0] < least - 0.05).any()  # it was in its scar
    on_road = rows["x"] > 62.0 + 1.5
    assert on_road.any() and (rows["z"][on_road] > least - 0.03 * block.radius).all()


def test_air_lets_a_rock_fall_as_in_the_closed_form():
    """v = v_t tanh(g t / v_t), v_t = sqrt(2 m g / (rho C_d A)), A a quarter of the surface; in a dense air."""
    high = Terrain(np.zeros((5, 5)), (100.0, 100.0))
    run = trace(
        high, Ground(high,
            mu_min=0.55), CUBE, (200.0, 200.0, 3000.0), settings=Settings(max_time=12.0, air_density=10.0),
        sample_every=1000,
    )  # fmt: skip
    terminal = math.sqrt(2.0 * CUBE.mass * 9.81 / (10.0 * 1.0 * 6.0))
    assert -run.velocity[1:, 2] == pytest.approx(terminal * np.tanh(9.81 * run.time[1:] / terminal), rel=2e-3)


def test_a_rock_at_its_terminal_velocity_keeps_it():
    """Exactly: drag at the mean of the velocities before and after."""
    high = Terrain(np.zeros((5, 5)), (100.0, 100.0))
    terminal = math.sqrt(2.0 * CUBE.mass * 9.81 / (1.2 * 1.0 * 6.0))
    run = trace(
        high, Ground(high, mu_min=0.55), CUBE, (200.0, 200.0, 9000.0), velocity=(0.0, 0.0, -terminal),
        settings=Settings(max_time=2.0, air_density=1.2), sample_every=100,
    )  # fmt: skip
    assert -run.velocity[:, 2] == pytest.approx(np.full(len(run.time), terminal), rel=1e-12)


@pytest.mark.parametrize(("name", "value"), [("air_density", -1.0), ("air_density", "thin"), ("soil_torque", 2)])
def test_settings_name_what_is_wrong(name, value):
    with pytest.raises(ValueError, match=name):
        Settings(**{"air_density": 0.0, **{name: value}})


def test_step_that_is_taken_again_knows_the_surface_of_before():
    """There is no room for contacts; the look of the step that failed counts for nothing."""
    common = make_workspace(8).common[0]
    common["soil"]["gives_way"] = 1
    for k, name in enumerate(SCAR.names):
        common["scar"][name] = k + 1
    keep_step(common, common["before_step"])
    for name in SCAR.names:
        common["scar"][name] = 99
    take_back_step(common["before_step"], common)
    for k, name in enumerate(SCAR.names):
        assert (np.asarray(common["scar"][name]) == k + 1).all(), name


def test_layer_is_that_of_the_place_there_and_back_and_when_a_step_is_taken_again():
    """It is looked up once for each class: over ground with two layers, with none and with what is between, and where
    a step that went on to another class is taken again. Against layer_at itself."""
    strength = np.zeros(LEVEL.shape)
    strength[:, :21], strength[:, 21:41] = 15.0, 4.0
    grid, ground = LEVEL.grid(1.0), Ground(LEVEL, scar_strength=strength, scar_drag=1.5).grid()
    record = make_workspace(8).common
    common = record[0]
    begin_run(0, record)

    def keeps(x):
        keep_surface(World(grid, ground, body_of(CUBE), PHYSICS), (0.0, 0.0, 1.0, 0.0), x, 20.0, common)
        return common["scar"]["softness"], common["scar"]["resistance"]

    way = [10.0, 20.0, 40.5, 41.3, 45.0, 60.0, 80.2, 81.5, 90.0]
    for x in (*way, *way[::-1]):
        assert keeps(x) == layer_at(ground, place_at(grid, ground, x, 20.0)), x
    common["soil"]["gives_way"] = 1
    keep_step(common, common["before_step"])
    first = keeps(10.0)
    second = keeps(60.0)
    take_back_step(common["before_step"], common)
    assert (common["scar"]["softness"], common["scar"]["resistance"]) == first != second
    assert keeps(60.0) == second
    begin_run(1, record)  # the next run knows nothing of this one
    assert keeps(60.0) == second


@pytest.mark.parametrize("shape", ["eota111", "eota221"])
def test_a_rock_that_leaves_its_scar_does_not_meet_the_surface_from_below(shape):
    """Litres that fall 20 m on a slope of 30 degrees and go up to half a radius in a step: nowhere deeper in what they
    touch than 0.05 radii, the bound of the theory page. Where the plane of the scar was gone in the step in which a
    rock comes up, its corners met the surface as hard ground, 0.16 and 0.12 radii above them."""
    slope = Terrain(np.tile(-np.tan(np.radians(30.0)) * 2.0 * np.arange(301), (41, 1)), (2.0, 2.0))
    rock = rock_library.rock(shape, volume=0.001)
    release = Release((60.0, 40.0), height=20.0, runs=60)
    settings = Settings(seed=1, maps=False, air_density=0.0, max_time=15.0)
    runs = simulate(slope, Ground.of_class(slope, "medium"), rock, release, settings).runs
    assert runs["penetration_max"].max() < 0.05 * rock.radius
    assert (runs["energy_rise_max"] < 1e-9 * runs["energy_max"]).all()


@pytest.mark.parametrize(
    ("state", "height", "expected"),
    [(SUNK, 0.9, True), (SUNK, 1.1, False), (RISING, 0.9, False), (0, 0.9, False)],
)
def test_plane_of_a_scar_is_kept_for_one_step_alone(state, height, expected):
    """A cube whose lower face is 0.1 m below the level surface when its step begins, or above: the plane is kept if the
    rock was in its scar, and not if it was kept before."""
    workspace = make_workspace(8)
    common = workspace.common[0]
    begin_run(0, workspace.common)
    world = World(LEVEL.grid(1.0), Ground(LEVEL, **{"mu_min": 0.55, **SOIL}).grid(), body_of(CUBE), PHYSICS)
    keep_surface(world, (0.0, 0.0, 1.0, 0.0), 60.0, 60.0, common)
    common["scar"]["phase"] = state
    at_height = State(60.0, 60.0, height, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    assert comes_up(body_of(CUBE), at_height, workspace) == expected


def test_contacts_beyond_the_layer_have_no_scar():
    """A cube bounces on from ground with a layer to ground without one."""
    strength = np.zeros(LEVEL.shape)
    strength[:, :31] = 15.0
    ground = Ground(LEVEL, **{**SOIL, "scar_strength": strength}, restitution=0.5)
    release = Release((52.0, 60.0), height=1.0, runs=4, velocity=(12.0, 0.0, 0.0))
    contacts = simulate(LEVEL, ground, CUBE, release, Settings(contacts=True, max_time=10.0, air_density=0.0)).contacts
    is_soft, is_bare = contacts["x"] < 60.0, contacts["x"] > 64.0
    assert (contacts["scar_depth"][is_soft] > 0.0).any()
    assert is_bare.any() and (contacts["scar_depth"][is_bare] == 0.0).all()
