# SPDX-License-Identifier: GPL-2.0-or-later
"""Cases of Ashayer (2007) as whole runs of the engine: terrain, rocks of many corners, time steps.

"l.": line of the thesis text. The same cases with the laws alone: test_ashayer_impacts.py, test_ashayer_bounces.py.
"""

import csv
import itertools
import math
from pathlib import Path

import numpy as np
import pytest

from talus.engine import Ground, Rock, Settings, trace
from talus.engine.choices import COMPLIANT_LAWS, IMPACT_LAWS
from talus.engine.research.sections import FRICTION, RESTITUTION, THETA, Block
from talus.engine.shapes.body import body_of
from talus.tests.verification.ashayer_2007.bounces import FALL, GRAVITY, HEIGHT
from talus.tests.verification.planes import LAID, Slope
from talus.tests.verification.test_ashayer_bounces import BLOCKS, Shots

EACH_ANGLE = Path(__file__).parent / "ashayer_2007" / "single_impacts.csv"
# Without the two orientations in which a whole face lands: four contacts, not the one in its middle of the thesis.
EDGES = [angle for angle in THETA if angle not in (0.0, 90.0)]


def body(points, moments):
    """A rock of 1000 kg whose moments of inertia per unit mass are given, not those of its hull."""
    return Rock(
        vertices=np.asarray(points, float), inertia=1000.0 * np.asarray(moments), mass=1000.0, volume=1.0,
        frame=np.eye(3), offset=np.zeros(3),
    )  # fmt: skip


def prism(block):
    """A box, 2 m thick: eight corners, so that an edge meets the ground with two contacts at once."""
    corners = np.array(list(itertools.product((-1.0, 1.0), repeat=3))) * [block.a, 1.0, block.b]
    x, y, z = (corners**2)[0] / 3.0
    return body(corners, (y + z, x + z, x + y))


def wheel(corners):
    """Corners on a circle of radius 1 m in the plane of travel, with the moments of inertia of a sphere.

    Two points on the axle make a solid of it; the ground is a radius away from them.
    """
    angle = 2.0 * np.pi * np.arange(corners) / corners
    rim = np.column_stack([np.cos(angle), np.zeros(corners), np.sin(angle)])
    return body(np.vstack([rim, [[0.0, -0.05, 0.0], [0.0, 0.05, 0.0]]]), (0.4, 0.4, 0.4))


def launch(rock, theta, steepness, speed, duration, time_step=1e-3):
    """The run of case E in the engine, with the law ``energetic``, and its slope."""
    slope = Slope(steepness)
    terrain = slope.terrain()
    return slope, trace(
        terrain, Ground(terrain, mu_min=FRICTION, mu_max=FRICTION, restitution=RESTITUTION), rock, (0.0, 0.0, HEIGHT),
        slope.orientation((0.0, -theta, 0.0)), velocity=(speed, 0.0, FALL),
        settings=Settings(impact_law="energetic", time_step=time_step, max_time=duration, rest_time=1e3,
            air_density=0.0),
    )  # fmt: skip


def impact(rock, height, theta, speed, law):
    """(V1, V3, omega) after the first impact on the level without gravity, put down at 10 m/s and the speed along."""
    slope = Slope(0.0)
    terrain = slope.terrain()
    run = trace(
        terrain, Ground(terrain, mu_min=FRICTION, mu_max=FRICTION, restitution=RESTITUTION), rock,
        (0.0, 0.0, height + LAID), slope.orientation((0.0, -theta, 0.0)), velocity=(speed, 0.0, -10.0),
        settings=Settings(impact_law=law, time_step=1e-3, max_time=0.01, gravity=1e-9, rest_time=1e3, air_density=0.0),
    )  # fmt: skip
    after = np.flatnonzero(np.abs(np.diff(run.velocity[:, 2])) > 1e-3)[0] + 1
    return np.array([run.velocity[after, 0], run.velocity[after, 2], run.spin[after, 1]])


def test_engine_sphere_at_45_degrees():
    """Case A1, l.1350: V = (7.142857, 5), omega R = 7.142857, within 1 % for a polygon of 2000 corners."""
    hit = impact(wheel(2000), 1.0, 0.0, 10.0, "energetic")
    np.testing.assert_allclose(hit, (50.0 / 7.0, 5.0, 50.0 / 7.0), rtol=0.01)


@pytest.mark.source("ashayer_2007", "block of 2 : 1 in 36 orientations")
@pytest.mark.parametrize(
    ("law", "name", "speed"),
    [
        ("newton", "box_0", 0.0), ("poisson", "box_0", 0.0), ("energetic", "box_0", 0.0),
        ("energetic", "box_45", 10.0),
    ],
)  # fmt: skip
def test_engine_drops_the_box_in_34_orientations(law, name, speed):
    """Cases B2 (l.1463-1478), any law of restitution, and B (l.1457-1511): 0.01 m/s at each angle, measured 0.005.

    Two corners share each impact: exactly for the laws solved by sweeps, by small steps for ``energetic``.
    """
    with EACH_ANGLE.open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if float(row["theta"]) in EDGES]
    block = Block(math.inf, 2.0, 1.0)
    angles = [math.radians(float(row["theta"])) for row in rows]
    values = np.array([impact(prism(block), block.height(theta), theta, speed, law) for theta in angles])
    expected = [[float(row[f"{name}_{quantity}"]) for quantity in ("v1", "v3", "omega")] for row in rows]
    print(law, name, np.abs(values - expected).max(axis=0))
    np.testing.assert_allclose(values, expected, rtol=0.0, atol=0.01)


def impacts_of(run):
    """Samples before each impact: the steps in which the velocity changes by more than gravity and 0.2 m/s."""
    change = np.diff(run.velocity, axis=0) + np.outer(np.diff(run.time), [0.0, 0.0, GRAVITY])
    return np.flatnonzero(np.abs(change).max(axis=1) > 0.2)


def kept(rock, run, i):
    """R_E,Tot of sample i, eq. 2.2.6."""
    energy = 0.5 * (run.velocity**2).sum(axis=1) + 0.5 * (rock.inertia / rock.mass * run.spin**2).sum(axis=1)
    energy += GRAVITY * run.position[:, 2]
    return energy[i] / energy[0]


@pytest.mark.parametrize(("time_step", "way", "energy"), [(1e-3, 0.03, 0.015), (1e-4, 0.005, 0.005)])
def test_engine_bounces_a_sphere_five_times(time_step, way, energy):
    """Case F2 in whole runs, a polygon of 2000 corners with a sphere's inertia, up to 40 of them in contact at once.

    x5 = 17.9445 m, E = 0.3522: 0.5 % at steps of 0.1 ms (measured 0.43 and 0.33 %). At 1 ms the apex of the last
    bounces, 7 mm, is no more than the depth at which a contact is seen: 2.3 and 1.2 %.
    """
    rock = wheel(2000)
    _, run = launch(rock, 0.0, 0.0, 10.0, 2.6, time_step)
    hits = impacts_of(run)
    assert len(hits) >= 5
    assert run.position[hits[4], 0] == pytest.approx(17.9445, rel=way)
    assert kept(rock, run, hits[4] + 1) == pytest.approx(0.3522, rel=energy)


@pytest.mark.source("ashayer_2007", "two impacts on level ground and on 30 degrees")
@pytest.mark.parametrize(("steepness", "duration"), [(0.0, 2.5), (30.0, 4.0)])
def test_engine_bounces_the_box_twice(steepness, duration):
    """Case E and Table 6.2 in whole runs of a true prism, against the law between exact flights, angle by angle."""
    rock = prism(BLOCKS["box"])
    ways, energies, heights, sideways = [], [], [], []
    for angle in EDGES:
        slope, run = launch(rock, math.radians(angle), steepness, 10.0, duration)
        first, second = impacts_of(run)[:2]
        ways.append(run.position[second, 0])
        energies.append(kept(rock, run, second + 1))
        heights.append(slope.along(run.position)[first : second + 1, 2].max())
        sideways.append(np.abs(run.position[:, 1]).max())
    exact = Shots(BLOCKS["box"], steepness, 10, 2, theta=EDGES)
    print(
        steepness, np.abs(ways - exact.level[:, 1]).max(), np.mean(ways) / exact.level[:, 1].mean() - 1.0,
        np.mean(energies) - exact.energy[:, 1].mean(), np.mean(heights) / exact.apex[:, 0].mean() - 1.0,
    )  # fmt: skip
    np.testing.assert_allclose(ways, exact.level[:, 1], rtol=0.0, atol=0.02)
    assert np.mean(ways) == pytest.approx(exact.level[:, 1].mean(), rel=1e-3)
    assert np.mean(energies) == pytest.approx(exact.energy[:, 1].mean(), abs=5e-4)
    assert np.mean(heights) == pytest.approx(exact.apex[:, 0].mean(), rel=1e-3)
    assert max(sideways) < 0.05  # a planar problem stays planar


@pytest.mark.source("ashayer_2007", "rolling with an eccentric normal force (eqs. 4.5.1 to 4.5.4)")
@pytest.mark.parametrize(("resistance", "acceleration"), [(0.0, 2.3966), (0.1, 1.738)])
@pytest.mark.parametrize("law", [name for name in IMPACT_LAWS if name not in COMPLIANT_LAWS])
def test_engine_rolls_a_sphere_down_20_degrees(law, resistance, acceleration):
    """Case J, eqs. 4.5.2 and 4.5.3 (l.1540-1579): a = 5/7 g (sin 20 - mu_rot cos 20), mu_r = mu_rot R, within 0.4 %.

    A whole run of a polygon of 2000 corners. Steps of 0.5 ms: measured 0.23 % slow to 0.04 % fast.
    """
    slope, rock = Slope(20.0), wheel(2000)
    terrain, body = slope.terrain(), body_of(rock)
    resistance /= np.sqrt(body.mean_area / np.pi)  # D_r of the engine is that of a sphere of the same surface
    run = trace(
        terrain, Ground(terrain, mu_min=0.6, mu_max=0.6, rolling_resistance=resistance), rock,
        slope.above(1.0 - 1e-9), slope.orientation(),
        settings=Settings(impact_law=law, max_time=2.0, rest_time=1e3, time_step=5e-4, air_density=0.0),
    )  # fmt: skip
    print(law, resistance, slope.along(run.velocity)[-1, 0] / 2.0 / acceleration - 1.0)
    assert slope.along(run.velocity)[-1, 0] / 2.0 == pytest.approx(acceleration, rel=0.004)


@pytest.mark.parametrize(("friction", "rolls"), [(0.09, False), (0.12, True)])
def test_engine_sphere_slips_beyond_seven_halves_of_friction(friction, rolls):
    """Case J: no slip needs mu >= 2/7 tan 20 = 0.104; below, a = g (sin 20 - mu cos 20)."""
    slope = Slope(20.0)
    terrain = slope.terrain()
    run = trace(
        terrain, Ground(terrain, mu_min=friction, mu_max=friction), wheel(2000), slope.above(1.0 - 1e-9),
        slope.orientation(), settings=Settings(impact_law="energetic", max_time=2.0, rest_time=1e3, air_density=0.0),
    )  # fmt: skip
    slip = 1.0 - run.spin[-1, 1] / slope.along(run.velocity)[-1, 0]
    assert bool(slip < 0.02) == rolls
    if not rolls:
        expected = GRAVITY * (math.sin(slope.angle) - friction * math.cos(slope.angle))
        assert slope.along(run.velocity)[-1, 0] / 2.0 == pytest.approx(expected, rel=0.01)


@pytest.mark.source("ashayer_2007", "toppling (eq. 4.5.8)")
@pytest.mark.parametrize(("a", "b", "critical"), [(0.5, 1.0, 26.565), (1.0, 0.5, 63.435)])
@pytest.mark.parametrize("beyond", [-0.3, 0.3])
def test_engine_topples_a_box_where_its_weight_leaves_its_face(a, b, critical, beyond):
    """Case J and eq. 4.5.8 (l.1585): tips over for tan psi > a / b, +-0.3 degrees."""
    corners = np.array(list(itertools.product((-1.0, 1.0), repeat=3))) * [a, 1.0, b]
    x, y, z = (corners**2)[0] / 3.0
    slope = Slope(critical + beyond)
    terrain = slope.terrain()
    run = trace(
        terrain, Ground(terrain, mu_min=5.0, mu_max=5.0, restitution=0.5), body(corners, (y + z, x + z, x + y)),
        slope.above(b - 1e-9), slope.orientation(),
        settings=Settings(impact_law="energetic", max_time=3.0, rest_time=1e3, air_density=0.0),
    )  # fmt: skip
    angle = 2.0 * np.arccos(np.clip(np.abs(run.orientation @ run.orientation[0]), 0.0, 1.0))
    assert bool(angle.max() > 0.3) == (beyond > 0.0)
