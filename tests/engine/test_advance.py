# SPDX-License-Identifier: GPL-2.0-or-later
"""One time step of a run: touchdown in the middle of a part, strides of flight that touch nothing."""

import itertools

import numpy as np
import pytest

from talus.engine import Ground, Rock, Settings, Terrain, advance, contact, step, trace
from talus.engine.trace import body_of
from talus.engine.types import State

CORNERS = np.array(list(itertools.product((-0.5, 0.5), repeat=3)))
BOX = Rock.from_points(CORNERS * [1.0, 0.8, 0.6])
BODY = body_of(BOX)
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
    """Property: step by step through every stride that is allowed, all vertices stay above the ground."""
    rng = np.random.default_rng(2)
    grid, ground, physics = ROUGH.grid(BOX.radius), Ground(ROUGH).grid(), Settings().physics()
    vertices, lengths = contact.make_workspace(8).vertices, []
    for _ in range(3000):
        gap = rng.uniform(0.5, 8.0)
        state = flying_state(rng, gap)
        stride = advance.flight_stride(grid, ground, BODY, physics, state, gap)
        lengths.append(stride)
        for _ in range(stride if stride > 1 else 0):
            state = step.fly(grid, ground, BODY, physics, state, physics.time_step)
            lowest, is_missing = contact.find_gaps(grid, BODY, *state[:7], vertices)
            assert lowest > 0.0
            assert not is_missing
    assert 0.1 < np.mean(np.array(lengths) == advance.LONGEST_STRIDE) < 0.9  # both kinds were tried


def test_strides_do_not_enter_a_drag_layer():
    """Drag begins at a height; a stride would step over the beginning."""
    rng = np.random.default_rng(3)
    grid, physics = ROUGH.grid(BOX.radius), Settings().physics()
    ground = Ground(ROUGH, drag=10.0, drag_height=6.0).grid()
    for _ in range(1000):
        gap = rng.uniform(3.0, 12.0)
        state = flying_state(rng, gap)
        stride = advance.flight_stride(grid, ground, BODY, physics, state, gap)
        for _ in range(stride - 1):
            state = step.fly(grid, ground, BODY, physics, state, physics.time_step)
            assert advance.height_above_ground(grid, state) > 6.0


def test_spinning_rock_turns_by_the_angle_of_a_stride_at_most():
    """Accuracy of the rotation: fast spins take single steps, and so does the explicit scheme."""
    grid, ground = FLAT.grid(BOX.radius), Ground(FLAT).grid()
    for spin in (0.1, 5.0, 20.0, 50.0, 200.0):
        state = State(60.0, 60.0, 50.0, 1.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, spin, 0.0, 0.0, 0.0)
        stride = advance.flight_stride(grid, ground, BODY, Settings().physics(), state, 50.0)
        assert stride == 1 or stride * spin * 0.002 <= advance.STRIDE_ANGLE
        explicit = Settings(free_flight="explicit").physics()
        assert advance.flight_stride(grid, ground, BODY, explicit, state, 50.0) == 1


def test_tumbling_in_strides_is_tumbling_in_single_steps():
    """A slab thrown with a wobble, in strides and step by step. The error bound of the stride is 0.3 % of the phase of
    the nutation: 0.3 % of 6 rad/s for 1.5 s is 0.03 rad."""
    slab = Rock.from_points(CORNERS * [1.0, 0.8, 0.2])
    start = {"position": (60.0, 60.0, 40.0), "velocity": (10.0, 0.0, 8.0), "spin": (5.0, 0.5, 3.0)}
    in_strides = trace(FLAT, Ground(FLAT), slab, settings=Settings(max_time=1.5), **start)
    # a drag layer of no force that reaches up to the sky forbids strides
    slowed = Ground(FLAT, drag=1e-12, drag_height=1000.0)
    step_by_step = trace(FLAT, slowed, slab, settings=Settings(max_time=1.5), **start)
    np.testing.assert_allclose(in_strides.position, step_by_step.position, atol=1e-9)
    cosine = np.abs(np.sum(in_strides.orientation * step_by_step.orientation, axis=1))
    assert 2.0 * np.arccos(np.minimum(cosine, 1.0)).max() < 0.03


def depth_of_touchdown(speed, time_step, orientation):
    """Penetration, in radii, in the step in which a rock thrown down reaches flat ground."""
    thrown = (FLAT, Ground(FLAT), BOX, (60.0, 60.0, 2.0), orientation, (0.0, 0.0, -speed))
    whole = trace(*thrown, settings=Settings(time_step=time_step, max_time=2.5 / speed))
    landing = whole.time[np.argmax(whole.contacts > 0)]
    return trace(*thrown, settings=Settings(time_step=time_step, max_time=landing)).penetration_max / BOX.radius


@pytest.mark.parametrize("speed", [2.0, 20.0, 60.0])
def test_fast_rock_does_not_sink_deep_before_the_ground_acts(speed):
    """The step is cut so that touchdown falls on the midpoint of a part, at TOUCH_DEPTH radii.

    Uncut, the depth would be up to the way in half a step, 0.085 radii at 60 m/s. Where an impact throws a second
    vertex down, that one may still land so deep in the rest of the same step: measured in less than one case in ten.
    """
    rng = np.random.default_rng(4)
    depths = [depth_of_touchdown(speed, 0.002, rng.normal(size=4)) for _ in range(100)]
    assert min(depths) > 0.0
    assert np.quantile(depths, 0.85) <= 2.0 * advance.TOUCH_DEPTH
    assert max(depths) <= 0.01 + 0.002 * speed / BOX.radius


def test_samples_of_a_run_are_evenly_spaced_although_steps_are_cut():
    """The parts of a step add up to it."""
    run = trace(ROUGH, Ground(ROUGH), BOX, (60.0, 60.0, 8.0), velocity=(5.0, 3.0, 0.0), settings=Settings(max_time=3.0))
    assert run.contacts.max() > 0
    np.testing.assert_allclose(np.diff(run.time), 0.002, atol=1e-12)


def test_impact_falls_on_the_time_of_closed_form():
    """A drop of h takes sqrt(2 h / g), whatever the phase of the steps: the speed right after landing shows when."""
    for drop in (1.0, 1.001, 1.002, 1.0037):
        start = (60.0, 60.0, drop + 0.3)
        ground = Ground(FLAT, restitution=0.5)
        run = trace(FLAT, ground, BOX, start, settings=Settings(max_time=0.6))
        landing = np.sqrt(2.0 * drop / 9.81)
        # on the way up v = eps g landing - g (t - landing); extrapolated back with the last sample
        expected = 0.5 * 9.81 * landing - 9.81 * (run.time[-1] - landing)
        # Touchdown is aimed at a depth of 1e-3 radii, 0.7 mm, which takes 0.15 ms of g, three times (1 + eps, and g).
        # A step with contact reverses the velocity as a whole: gravity is missed for a step at most.
        assert run.velocity[-1, 2] == pytest.approx(expected, abs=9.81 * (3.0 * 1.5e-4 + 0.002))
