# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks deep in the ground are lifted out and pay for it; vertices that slide from face to face do not sink."""

import itertools

import numpy as np
import pytest

from talus.engine import Ground, Release, Rock, Settings, Terrain, simulate, trace
from talus.engine.contact.laws import law_of
from talus.engine.motion import advance, landing, step
from talus.engine.motion.workspace import make_workspace
from talus.engine.shapes.body import body_of
from talus.engine.types import State, World

CORNERS = np.array(list(itertools.product((-0.5, 0.5), repeat=3)))
BOX = Rock.from_points(CORNERS * [2.0, 1.2, 0.8])
FLAT = Terrain(np.zeros((30, 30)))
ROUGH = Terrain(np.random.default_rng(1).normal(0.0, 0.3, size=(30, 30)))


def energy(state, gravity):
    v, w = np.array(state[7:10]), np.array(state[10:13])
    return 0.5 * BOX.mass * v @ v + 0.5 * w @ (BOX.inertia * w) + BOX.mass * gravity * state.z


def landed(rng, physics, speed):
    """A rock deep in rough ground after a step with contact; its state, the number of contacts, the workspace."""
    world = World(ROUGH.grid(BOX.radius), Ground(ROUGH, mu_min=0.55).grid(), body_of(BOX), physics)
    workspace = make_workspace(8, 500)
    e = rng.normal(size=4)
    place = (*rng.uniform(10.0, 19.0, size=2), 0.6)
    state = State(*place, *(e / np.linalg.norm(e)), *rng.normal(scale=speed, size=6), 0.0)
    midpoint, _, _ = advance.midpoint_gaps(world, state, 0.002, 0.0, workspace)
    end, impact = step.touch(world, law_of("newton"), state, 0.002, midpoint, workspace)
    return end, impact, workspace


@pytest.mark.long
@pytest.mark.parametrize("speed", [0.05, 1.0, 20.0])
def test_lifting_keeps_the_energy_and_costs_half_of_the_motion_at_most(speed):
    """m g rise = loss of kinetic energy; a rock without motion stays where it is."""
    rng, physics = np.random.default_rng(3), Settings(air_density=0.0).physics()
    rises = []
    for _ in range(50):
        end, impact, workspace = landed(rng, physics, speed)
        up = landing.lifted(body_of(BOX), physics, end, impact.contacts, workspace)
        assert energy(up, 9.81) == pytest.approx(energy(end, 9.81), rel=1e-13)
        assert energy(up, 0.0) >= (1.0 - landing.SPENT) * energy(end, 0.0) * (1.0 - 1e-12)
        rises.append(np.linalg.norm(np.array(up[:3]) - end[:3]))
        lowest = impact.penetration - 0.5 * landing.DEEP * BOX.radius
        assert rises[-1] <= max(lowest, 0.0) + 1e-12
        still = State(*end[:7], *[0.0] * 6, 0.0)
        assert landing.lifted(body_of(BOX), physics, still, impact.contacts, workspace) == still
    assert max(rises) > 0.02 * BOX.radius if speed > 1.0 else max(rises) > 0.0


def test_block_that_slides_a_tenth_of_its_radius_deep_comes_out_and_is_slower_by_the_height():
    """Level ground without friction: v^2 falls by 2 g times the rise, to half of DEEP. Before, it stayed as deep."""
    rise = (0.1 - 0.5 * landing.DEEP) * BOX.radius
    run = trace(
        FLAT, Ground(FLAT, mu_min=0.0, mu_max=0.0), BOX, (10.0, 15.0, 0.4 - 0.1 * BOX.radius), velocity=(3.0, 0.0, 0.0),
        settings=Settings(max_time=0.05, air_density=0.0),
    )  # fmt: skip
    assert run.height[-1] == pytest.approx(0.4 - 0.5 * landing.DEEP * BOX.radius, abs=1e-9)
    assert run.velocity[-1, 0] == pytest.approx(np.sqrt(9.0 - 2.0 * 9.81 * rise), rel=1e-9)


@pytest.mark.parametrize("law", ["newton", "maximum_dissipation"])
def test_rocks_in_a_narrow_gully_do_not_sink_into_its_sides(law):
    """A vertex meets one side in a step and the other in the next, and has gone a little deeper into the one before."""
    x, y = np.meshgrid(np.arange(41.0), np.arange(61.0))
    gully = Terrain(2.5 * np.abs(x - 20.0) - 0.5 * y)
    rng = np.random.default_rng(4)
    releases = [
        Release(position=(20.0 + rng.uniform(-0.5, 0.5), rng.uniform(3.0, 8.0)), height=0.5, runs=1,
                velocity=rng.normal(scale=3.0, size=3), spin=rng.normal(scale=5.0, size=3), volume=0.1)
        for _ in range(60)
    ]  # fmt: skip
    settings = Settings(time_step=0.01, max_time=3.0, impact_law=law, maps=False, threads=1, air_density=0.0)
    runs = simulate(gully, Ground(gully, mu_min=0.4, mu_max=1.4), BOX, releases, settings).runs
    depth = runs["penetration_max"] / (BOX.radius * np.cbrt(0.1 / BOX.volume))
    print(f"{law}: depth, radii: median {np.median(depth):.3f}, largest {depth.max():.3f}")
    assert depth.max() < 0.05
    assert (runs["energy_rise_max"] <= 1e-9 * (runs["energy_max"] + runs["mass"] * 9.81)).all()
