# SPDX-License-Identifier: GPL-2.0-or-later
"""One time step of a run: touchdown in the middle of a part, strides of flight that touch nothing."""

import itertools

import numpy as np
import pytest

from talus.engine import Ground, Rock, Settings, Terrain, trace
from talus.engine.contact.gaps import find_gaps
from talus.engine.motion import advance, step
from talus.engine.motion.workspace import make_workspace
from talus.engine.rigid_body import free_flight
from talus.engine.rigid_body.pose import pose_of
from talus.engine.shapes.body import body_of
from talus.engine.types import State, World

CORNERS = np.array(list(itertools.product((-0.5, 0.5), repeat=3)))
BOX = Rock.from_points(CORNERS * [1.0, 0.8, 0.6])
BODY = body_of(BOX)
SHAPES = {"cube": [1.0, 1.0, 1.0], "slab": [1.0, 0.8, 0.2], "column": [0.3, 0.3, 1.0]}
ROUGH = Terrain(np.random.default_rng(1).normal(0.0, 1.5, size=(60, 60)), cell_size=2.0)
FLAT = Terrain(np.zeros((60, 60)), cell_size=2.0)


def flying_state(rng, gap):
    """A rock in flight, its centre ``gap`` above the rough ground."""
    x, y = rng.uniform(30.0, 90.0, size=2)
    e = rng.normal(size=4)
    velocity = rng.normal(scale=rng.choice([1.0, 20.0]), size=3)
    spin = rng.normal(scale=rng.choice([0.5, 10.0]), size=3)
    z = ROUGH.height(x, y) + gap
    return State(*(float(value) for value in (x, y, z, *(e / np.linalg.norm(e)), *velocity, *spin, 0.0)))


def test_rock_touches_nothing_during_a_stride_of_flight():
    """Property: step by step through every stride that is allowed, the whole rock stays above the ground."""
    rng = np.random.default_rng(2)
    grid, ground, physics = (
        ROUGH.grid(BOX.radius),
        Ground(ROUGH, mu_min=0.55).grid(),
        Settings(air_density=0.0).physics(),
    )
    workspace, lengths = make_workspace(8, 500), []
    for _ in range(3000):
        gap = rng.uniform(0.5, 8.0)
        state = flying_state(rng, gap)
        stride = advance.flight_stride(World(grid, ground, BODY, physics), state, gap)
        lengths.append(stride)
        for _ in range(stride if stride > 1 else 0):
            state = step.fly(World(grid, ground, BODY, physics), state, physics.time_step)
            lowest, is_missing = find_gaps(grid, BODY, pose_of(state), 0.0, workspace)
            assert lowest > 0.0
            assert not is_missing
    assert 0.1 < np.mean(np.array(lengths) == advance.LONGEST_STRIDE) < 0.9  # both kinds were tried


def test_ball_around_the_rock_stays_above_flat_ground_during_a_stride():
    """The sharp case: over flat ground the bound is the parabola itself, so the longest strides come close to it."""
    rng = np.random.default_rng(5)
    grid, ground, physics = FLAT.grid(BOX.radius), Ground(FLAT, mu_min=0.55).grid(), Settings(air_density=0.0).physics()
    least = np.inf
    for _ in range(3000):
        gap = BOX.radius + 0.4 * rng.uniform()
        state = State(*flying_state(rng, 0.0)[:2], gap, 1.0, 0.0, 0.0, 0.0, *rng.normal(scale=15.0, size=3), *[0.0] * 4)
        stride = advance.flight_stride(World(grid, ground, BODY, physics), state, gap)
        if stride > 1:
            end = step.fly(World(grid, ground, BODY, physics), state, stride * physics.time_step)
            least = min(least, end.z - BOX.radius)
    assert 0.0 < least < 0.01


def test_strides_do_not_enter_a_drag_layer():
    """Drag begins at a height; a stride would step over the beginning."""
    rng = np.random.default_rng(3)
    grid, physics = ROUGH.grid(BOX.radius), Settings(air_density=0.0).physics()
    ground = Ground(ROUGH, drag=10.0, drag_height=6.0).grid()
    for _ in range(1000):
        gap = rng.uniform(3.0, 12.0)
        state = flying_state(rng, gap)
        stride = advance.flight_stride(World(grid, ground, BODY, physics), state, gap)
        for _ in range(stride - 1):
            state = step.fly(World(grid, ground, BODY, physics), state, physics.time_step)
            assert advance.height_above_ground(grid, state) > 6.0


def test_spinning_rock_turns_by_the_angle_of_a_stride_at_most():
    """The implicit equation has one solution in a stride; the explicit scheme takes single steps."""
    grid, ground = FLAT.grid(BOX.radius), Ground(FLAT, mu_min=0.55).grid()
    for spin in (0.1, 5.0, 20.0, 50.0, 200.0):
        state = State(60.0, 60.0, 50.0, 1.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, spin, 0.0, 0.0, 0.0)
        stride = advance.flight_stride(World(grid, ground, BODY, Settings(air_density=0.0).physics()), state, 50.0)
        assert stride == 1 or stride * spin * 0.002 <= free_flight.STRIDE_ANGLE
        explicit = Settings(free_flight="explicit", air_density=0.0).physics()
        assert advance.flight_stride(World(grid, ground, BODY, explicit), state, 50.0) == 1


@pytest.mark.parametrize("shape", SHAPES)
def test_tumbling_in_strides_is_tumbling_in_single_steps(shape):
    """A rock thrown with a wobble that turns by 0.06 rad in a time step, in strides and step by step.

    A step errs by a twelfth of the square of its angle, of the phase, at most: 3e-4 of 45 rad. A stride turns by 0.75
    rad and is of order four; it may err as much again. (Of order two it would by up to 5 % of them, 2 rad.)
    """
    rock = Rock.from_points(CORNERS * SHAPES[shape])
    start = {"position": (60.0, 60.0, 40.0), "velocity": (10.0, 0.0, 8.0), "spin": (25.0, 2.5, 15.0)}
    in_strides = trace(FLAT, Ground(FLAT, mu_min=0.55), rock, settings=Settings(max_time=1.5, air_density=0.0), **start)
    # a drag layer of no force that reaches up to the sky forbids strides
    slowed = Ground(FLAT, drag=1e-12, drag_height=1000.0)
    step_by_step = trace(FLAT, slowed, rock, settings=Settings(max_time=1.5, air_density=0.0), **start)
    np.testing.assert_allclose(in_strides.position, step_by_step.position, atol=1e-9)
    cosine = np.abs(np.sum(in_strides.orientation * step_by_step.orientation, axis=1))
    assert 2.0 * np.arccos(np.minimum(cosine, 1.0)).max() < 2.0 * 3e-4 * 45.0


def depth_of_touchdown(speed, time_step, orientation):
    """Penetration, in radii, in the step in which a rock thrown down reaches flat ground."""
    thrown = (FLAT, Ground(FLAT, mu_min=0.55), BOX, (60.0, 60.0, 2.0), orientation, (0.0, 0.0, -speed))
    whole = trace(*thrown, settings=Settings(time_step=time_step, max_time=2.5 / speed, air_density=0.0))
    landing = whole.time[np.argmax(whole.contacts > 0)]
    return (
        trace(*thrown, settings=Settings(time_step=time_step, max_time=landing, air_density=0.0)).penetration_max
        / BOX.radius
    )


@pytest.mark.parametrize("speed", [2.0, 20.0, 60.0])
def test_fast_rock_does_not_sink_deep_before_the_ground_acts(speed):
    """The step is cut so that touchdown falls on the midpoint of a part, at TOUCH_DEPTH radii.

    Uncut, the depth would be up to the way in half a step, 0.085 radii at 60 m/s. Where an impact throws a second
    vertex down, that one may land deeper in the rest of the same step (in less than one case in ten), by 5 % at most:
    where it went deeper than 3 % the part is taken again, half as long.
    """
    rng = np.random.default_rng(4)
    depths = [depth_of_touchdown(speed, 0.002, rng.normal(size=4)) for _ in range(100)]
    assert min(depths) > 0.0
    assert np.quantile(depths, 0.85) <= 2.0 * advance.TOUCH_DEPTH
    assert max(depths) <= 0.05


def test_samples_of_a_run_are_evenly_spaced_although_steps_are_cut():
    """The parts of a step add up to it."""
    run = trace(
        ROUGH,
        Ground(ROUGH, mu_min=0.55),
        BOX,
        (60.0, 60.0, 8.0),
        velocity=(5.0, 3.0, 0.0),
        settings=Settings(max_time=3.0, air_density=0.0),
    )
    assert run.contacts.max() > 0
    np.testing.assert_allclose(np.diff(run.time), 0.002, atol=1e-12)


def test_impact_falls_on_the_time_of_closed_form():
    """A drop of h takes sqrt(2 h / g), whatever the phase of the steps: the speed right after landing shows when."""
    for drop in (1.0, 1.001, 1.002, 1.0037):
        start = (60.0, 60.0, drop + 0.3)
        ground = Ground(FLAT, restitution=0.5)
        run = trace(FLAT, ground, BOX, start, settings=Settings(max_time=0.6, air_density=0.0))
        landing = np.sqrt(2.0 * drop / 9.81)
        # on the way up v = eps g landing - g (t - landing); extrapolated back with the last sample
        expected = 0.5 * 9.81 * landing - 9.81 * (run.time[-1] - landing)
        # Touchdown is aimed at a depth of 1e-3 radii, 0.7 mm, which takes 0.15 ms of g, three times (1 + eps, and g).
        # A step with contact reverses the velocity as a whole: gravity is missed for a step at most.
        assert run.velocity[-1, 2] == pytest.approx(expected, abs=9.81 * (3.0 * 1.5e-4 + 0.002))


MU, ANGLE = 0.4, np.radians(35.0)
PLANE = Terrain(-np.tan(ANGLE) * 5.0 * np.mgrid[0:41, 0:41][1], cell_size=5.0)
SLAB = Rock.from_points(CORNERS * [1.0, 0.8, 0.2])


@pytest.fixture(scope="module")
def sliding():
    """A slab put flat on a plane steeper than its friction, with a sample at every step."""
    ground = Ground(PLANE, mu_min=MU, mu_max=MU, kappa=0.0)
    start = (50.0 + 0.1 * np.sin(ANGLE), 50.0, PLANE.height(50.0, 50.0) + 0.1 * np.cos(ANGLE))
    along_the_slope = (np.cos(0.5 * ANGLE), 0.0, np.sin(0.5 * ANGLE), 0.0)
    return trace(PLANE, ground, SLAB, start, along_the_slope, settings=Settings(max_time=2.0, air_density=0.0))


def test_slab_slides_with_the_acceleration_of_coulomb_at_every_sample(sliding):
    """Closed form: v = g (sin a - mu cos a) t down the slope, also at the samples within a stride of sliding.

    The first steps settle the slab on its vertices, which costs a few g h.
    """
    down = np.array([np.cos(ANGLE), 0.0, -np.sin(ANGLE)])
    speed = 9.81 * (np.sin(ANGLE) - MU * np.cos(ANGLE)) * sliding.time
    np.testing.assert_allclose(sliding.velocity @ down, speed, atol=3.0 * 9.81 * 0.002)
    np.testing.assert_allclose(np.diff(sliding.velocity[10:] @ down), speed[1] - speed[0], rtol=1e-6)
    across = sliding.velocity[10:] - (sliding.velocity[10:] @ down)[:, None] * down
    np.testing.assert_allclose(across, 0.0, atol=1e-6)  # the contacts are solved to 1e-7 of the speed


def test_sliding_slab_is_in_contact_at_every_sample(sliding):
    """It never leaves the plane, so every sample has its four vertices in contact and more slip than the last."""
    assert (sliding.contacts[10:] == 4).all()
    assert (np.diff(sliding.slippage[10:]) > 0.0).all()
    np.testing.assert_allclose(np.diff(sliding.time), 0.002, atol=1e-12)


def test_slip_of_a_sliding_slab_is_its_way(sliding):
    """Leine et al. (2014), eq. 47: s' = |v_S|; the scheme takes the speed at the end of each step or stride of eight,
    which adds half a stride of the gain in speed."""
    way = np.linalg.norm(sliding.position - sliding.position[0], axis=1)
    excess = sliding.slippage - way
    np.testing.assert_allclose(excess, 0.0, atol=0.5 * 8 * 0.002 * np.linalg.norm(sliding.velocity[-1]) + 1e-3)


def test_slab_that_slides_over_a_kink_follows_the_ground():
    """From a slope onto the flat, where strides of sliding have to end: no sinking, no gain of energy."""
    columns = np.mgrid[0:61, 0:61][1]
    kinked = Terrain(np.maximum(0.0, np.tan(ANGLE) * (20.0 - columns) * 2.0), cell_size=2.0)
    x = 20.0
    start = (x + 0.1 * np.sin(ANGLE), 60.0, kinked.height(x, 60.0) + 0.1 * np.cos(ANGLE))
    along_the_slope = (np.cos(0.5 * ANGLE), 0.0, np.sin(0.5 * ANGLE), 0.0)
    ground = Ground(kinked, mu_min=0.2, mu_max=0.2, kappa=0.0)
    run = trace(kinked, ground, SLAB, start, along_the_slope, settings=Settings(max_time=20.0, air_density=0.0))
    assert run.stop_reason == "rest"
    assert run.position[-1, 0] > 42.0
    assert run.penetration_max < 0.05 * SLAB.radius
    kinetic = 0.5 * SLAB.mass * (run.velocity**2).sum(axis=1) + 0.5 * (run.spin**2 @ SLAB.inertia)
    total = kinetic + SLAB.mass * 9.81 * run.position[:, 2]
    assert np.diff(total).max() <= 1e-12 * total[0]


def test_slab_that_slides_over_a_convex_kink_leaves_the_ground_as_with_short_steps():
    """From 30 onto 60 degrees: it tips over the edge. Strides of 16 ms against strides of 2 ms, half a second on.

    The scheme is of first order; 16 ms of the 4 m/s at the edge is 6 cm, and tipping does not enlarge it much yet.
    """
    x = np.mgrid[0:61, 0:61][1] * 2.0
    upper, lower = np.tan(np.radians([30.0, 60.0]))
    kinked = Terrain(-upper * np.minimum(x, 40.0) - lower * np.maximum(x - 40.0, 0.0), cell_size=2.0)
    ground = Ground(kinked, mu_min=0.2, mu_max=0.2, kappa=0.0)
    tilt = np.radians(30.0)
    start = (37.0 + 0.1 * np.sin(tilt), 60.0, kinked.height(37.0, 60.0) + 0.1 * np.cos(tilt))
    turn = (np.cos(0.5 * tilt), 0.0, np.sin(0.5 * tilt), 0.0)
    ends = []
    for time_step in (0.002, 0.00025):
        run = trace(
            kinked, ground, SLAB, start, turn, settings=Settings(time_step=time_step, max_time=2.0, air_density=0.0)
        )
        assert run.position[-1, 0] > 41.0
        assert run.penetration_max < 0.05 * SLAB.radius
        ends.append(run.position[-1])
    np.testing.assert_allclose(ends[0], ends[1], atol=0.1)


def test_rock_that_flies_off_the_terrain_is_kept_up_to_its_last_step():
    """The end of a run is known to one time step, also where strides of eight are taken: 50 m/s are 0.1 m a step."""
    run = trace(
        FLAT,
        Ground(FLAT, mu_min=0.55),
        BOX,
        (60.0, 60.0, 40.0),
        velocity=(50.0, 0.0, 0.0),
        settings=Settings(air_density=0.0),
        sample_every=1000,
    )
    edge = FLAT.extent[2]
    assert run.stop_reason == "left terrain"
    assert edge - 50.0 * 0.002 - 1e-9 <= run.position[-1, 0] <= edge
