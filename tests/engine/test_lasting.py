# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts that last have no restitution: bounces come to an end, what slides does not tick, rocks in gullies rest."""

import math

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Ground, Settings, Terrain, rock_library, trace
from talus.tests.engine import bar

GRAVITY, STEP = 9.81, Settings(air_density=0.0).time_step
LAWS = "newton", "poisson", "energetic"
FLAT = Terrain(np.zeros((21, 21)), cell_size=5.0)


@pytest.mark.parametrize("law", LAWS[:2])  # of the energetic law an impact on a face may turn the cube
@pytest.mark.parametrize("restitution", [0.3, 0.6])
def test_bounces_of_a_flat_cube_end_after_their_finite_time(law, restitution):
    """t = sqrt(2 H / g) (1 + e) / (1 - e), to two steps for each of the impacts that are seen, 1 +
    ln(v / g h) / ln(1 / e) with v = sqrt(2 g H). Then it is at rest: no tick of any size. The first bounce is e^2 H
    high, to g h / 2 of its velocity."""
    cube, drop = rock_library.rock("cube", volume=1.0), 0.5
    settings = Settings(impact_law=law, max_time=20.0, air_density=0.0)
    ground = Ground(FLAT, mu_min=0.6, mu_max=0.6, restitution=restitution)
    run = trace(FLAT, ground, cube, (50.0, 50.0, 0.5 + drop), settings=settings)
    end = math.sqrt(2.0 * drop / GRAVITY) * (1.0 + restitution) / (1.0 - restitution)
    impact = math.sqrt(2.0 * GRAVITY * drop)
    impacts = 1.0 + math.log(impact / (GRAVITY * STEP)) / math.log(1.0 / restitution)
    speed = np.linalg.norm(run.velocity, axis=1)
    moves = run.time[speed > 1e-6]
    assert run.stop_reason == "rest"
    assert moves[-1] == pytest.approx(end, abs=2.0 * STEP * impacts)
    first = run.time > math.sqrt(2.0 * drop / GRAVITY) + STEP
    assert run.position[first, 2].max() - 0.5 == pytest.approx(
        restitution**2 * drop, rel=GRAVITY * STEP / (restitution * impact)
    )


@pytest.mark.parametrize("law", LAWS)
def test_block_that_slides_does_so_whatever_the_restitution(law):
    """Put down on 35 degrees: a = g (sin - mu cos), as without restitution but for the hop of the first step, which
    is some (g h)^2 / g high."""
    angle, friction, cube = math.radians(35.0), 0.4, rock_library.rock("cube", volume=1.0)
    slope = Terrain(-math.tan(angle) * 5.0 * np.mgrid[0:41, 0:41][1], cell_size=5.0)
    turn = np.roll(Rotation.from_euler("y", angle).as_quat(), 1)
    place = np.array([50.0, 50.0, slope.height(50.0, 50.0)]) + 0.5 * np.array([math.sin(angle), 0.0, math.cos(angle)])
    runs = []
    for restitution in (0.0, 0.8):
        ground = Ground(slope, mu_min=friction, mu_max=friction, restitution=restitution)
        settings = Settings(impact_law=law, max_time=2.0, air_density=0.0)
        runs.append(trace(slope, ground, cube, tuple(place), orientation=turn, settings=settings))
    way = np.linalg.norm(runs[1].position[-1] - runs[1].position[0])
    acceleration = GRAVITY * (math.sin(angle) - friction * math.cos(angle))
    assert way == pytest.approx(0.5 * acceleration * 4.0, rel=1e-3)  # half a step of landing
    np.testing.assert_allclose(runs[1].position, runs[0].position, rtol=0.0, atol=GRAVITY * STEP**2)


def test_end_of_a_bar_that_lasts_has_no_restitution_while_the_other_hits():
    """Free fall makes 0.05 m/s in the step, so 1 m/s hits and 0.02 m/s lasts: Newton's law asks e and 0 of them."""
    ends = bar.after("newton", 0.6, (-1.0, -0.02), (-1.05, -0.07))
    np.testing.assert_allclose(ends, (0.6, 0.0), atol=1e-10)


def test_end_of_a_bar_that_opens_has_none_where_no_end_hits():
    """Both stay; in an impact the end that opens came back with e times its speed (test_law_poisson.py)."""
    ends = bar.after("newton", 0.6, (-0.03, 0.02), (-0.08, -0.03))
    np.testing.assert_allclose(ends, (0.0, 0.0), atol=1e-10)


def hollow(seed):
    """A bowl of cells of 5 m whose nodes are up and down at random by 1 m or so: gullies of all widths."""
    y, x = 5.0 * (np.mgrid[0:17, 0:17] - 8.0)
    return Terrain(0.01 * (x * x + y * y) + np.random.default_rng(seed).normal(size=x.shape), cell_size=5.0)


@pytest.mark.parametrize("seed", [1, 8, 12, 23, 30, 36, 37])
def test_block_that_lies_on_two_edges_in_a_gully_comes_to_rest(seed):
    """These seeds of 40 kept rocking for ever by restitution of such contacts."""
    terrain, block = hollow(seed), rock_library.rock("block", volume=1.0)
    ground = Ground(terrain, mu_min=0.8, mu_max=0.8, restitution=0.3)
    start, turn = (40.0, 40.0, terrain.height(40.0, 40.0) + 2.0), np.random.default_rng(seed).normal(size=4)
    run = trace(terrain, ground, block, start, orientation=turn, settings=Settings(max_time=90.0, air_density=0.0))
    assert run.stop_reason == "rest"
