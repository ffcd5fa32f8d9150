# SPDX-License-Identifier: GPL-2.0-or-later
"""Random properties: distributions of the draws of runs and contacts, and that the draws depend on nothing else."""

import math
from dataclasses import replace

import numpy as np
import pytest
from scipy import stats

from talus.engine import Ground, Release, Rock, Settings, Terrain, ground_classes, rock_library, simulate, trace
from talus.engine.chunks.scene import make_scene
from talus.engine.contact.chance import ROUGH_DEPTH, draw_contact, draw_run, rough_slopes
from talus.engine.contact.contact_records import DRAWN, MEMORY
from talus.engine.contact.contacts import frame_of_normal
from talus.engine.contact.options import tilt
from talus.engine.motion.workspace import make_common, make_workspace
from talus.engine.random_numbers.random_stream import VOLUME, uniforms_of
from talus.engine.shapes.body import body_of
from talus.tests.bits import assert_same_array

SMALLEST_P = 1e-4  # fixed seeds: this cannot fail by chance
RUNS = 3000

x = 4.0 * np.arange(40)
TERRAIN = Terrain(np.repeat(np.maximum(80.0 - 0.8 * x, 20.0)[None, :], 20, axis=0), (4.0, 4.0))
GROUND = Ground.of_class(TERRAIN, "hard", with_scar_layer=False)  # whose depth depends on the mass
ROCK = rock_library.rock("eota111", volume=1.0)
SHORT = Settings(max_time=0.01, maps=False, threads=1, air_density=0.0)  # enough to draw


def runs(release=None, settings=SHORT, ground=GROUND, rock=ROCK, executor=None):
    release = release or Release((20.0, 40.0), runs=RUNS)
    return simulate(TERRAIN, ground, rock, release, settings, executor).runs


@pytest.mark.source("ashayer_2007", "restitution, friction and size drawn from distributions")
def test_volumes_and_masses_have_their_distribution():
    """Kolmogorov-Smirnov against scipy; the mass goes with the volume, the inertia with its 5/3rd power."""
    rows = runs(Release((20.0, 40.0), runs=RUNS, volume="lognormal(2, 0.3)"))
    assert stats.kstest(rows["volume"], stats.lognorm(s=0.3, scale=2.0).cdf).pvalue > SMALLEST_P
    np.testing.assert_allclose(rows["mass"], ROCK.density * rows["volume"], rtol=1e-12)


def test_densities_have_their_distribution_and_leave_the_volume():
    rows = runs(Release((20.0, 40.0), runs=RUNS, density="normal(2700, 50)"))
    assert stats.kstest(rows["mass"] / rows["volume"], stats.norm(2700.0, 50.0).cdf).pvalue > SMALLEST_P
    np.testing.assert_allclose(rows["volume"], 1.0, rtol=1e-12)


def test_given_density_replaces_that_of_the_rock():
    """The rock twice as dense moves the same way in free flight and on the ground: nothing here depends on the mass."""
    light, heavy = (
        runs(Release((20.0, 40.0), runs=20, density=d), Settings(threads=1, air_density=0.0)) for d in (1500.0, 3000.0)
    )
    np.testing.assert_allclose(heavy["mass"], 2.0 * light["mass"], rtol=1e-12)
    np.testing.assert_allclose(heavy["energy_max"], 2.0 * light["energy_max"], rtol=1e-6)


def test_rotational_energy_of_a_trajectory_knows_the_drawn_density():
    settings = replace(SHORT, trajectories=True, trajectory_interval=0.002)
    releases = [Release((20.0, 40.0), runs=1, density=d, spin=(1.0, 2.0, 3.0), orientation=(1, 0, 0, 0)) for d in
                (1500.0, 3000.0)]  # fmt: skip
    rows = simulate(TERRAIN, GROUND, ROCK, releases, settings).trajectories
    light, heavy = (rows["energy"][rows["run"] == run] for run in (0, 1))
    np.testing.assert_allclose(heavy, 2.0 * light, rtol=1e-12)


def test_quantities_have_streams_of_their_own():
    """To draw one more changes none of the others: volumes stay when densities come, orientations always."""
    plain = runs()
    volumes = runs(Release((20.0, 40.0), runs=RUNS, volume="uniform(0.5, 2)"))
    both = runs(Release((20.0, 40.0), runs=RUNS, volume="uniform(0.5, 2)", density="normal(2700, 50)"))
    np.testing.assert_array_equal(volumes["volume"], both["volume"])
    lowest = plain["start"][:, 2] - plain["start"][:, 2].min()  # height of the centre above the lowest corner: the turn
    scaled = (volumes["start"][:, 2] - plain["start"][:, 2].min()) - lowest
    assert np.corrcoef(scaled, volumes["volume"])[0, 1] > 0.9
    u = [[uniforms_of(1, run, 0, stream)[0] for run in range(RUNS)] for stream in range(1, 6)]
    assert np.abs(np.corrcoef(u) - np.eye(5)).max() < 5.0 / math.sqrt(RUNS)


@pytest.mark.parametrize("drawn", ["run", "contact"])
def test_any_number_of_threads_and_size_of_chunks_gives_the_same_bits(drawn):
    """Everything drawn at once, ten seconds of contacts."""
    settings = Settings(
        max_time=10.0,
        restitution="uniform(0.1, 0.6)",
        friction_factor="lognormal(1, 0.3)",
        material_drawn=drawn,
        air_density=0.0,
    )
    ground = Ground.of_class(TERRAIN, "hard", roughness=8.0, rolling_resistance=0.2)
    release = Release((20.0, 40.0), runs=60, volume="lognormal(1, 0.5)", density="uniform(2400, 2900)")
    one = runs(release, replace(settings, threads=1), ground)
    three = runs(release, replace(settings, threads=3), ground)
    assert_same_array(one, three)
    alone = runs([release, Release((24.0, 40.0), runs=5)], replace(settings, threads=2), ground)
    assert_same_array(alone[:60], one)
    assert not np.array_equal(runs(release, replace(settings, seed=1), ground)["stop"], one["stop"])


@pytest.mark.source("ashayer_2007", "restitution, friction and size drawn from distributions")
def test_contacts_draw_from_the_distributions():
    """Kolmogorov-Smirnov of friction factor and restitution over many contacts of one vertex and of many vertices."""
    settings = Settings(restitution="normal(0.5, 0.05, 0.4, 0.6)", friction_factor="lognormal(1, 0.3)",
                        material_drawn="contact", seed=3, air_density=0.0)  # fmt: skip
    chance = make_common(settings, GROUND.grid())[0]["chance"]
    draw_run(7, chance)
    vertices = np.zeros(20, MEMORY)
    actual = []
    for _ in range(200):
        for i in range(vertices.size):
            vertices[i]["state"] = 0
            draw_contact(chance, i, 0.0, False, vertices[i])
            actual.append((vertices[i]["friction_factor"], vertices[i]["restitution"]))
    factor, restitution = np.array(actual).T
    assert stats.kstest(factor, stats.lognorm(s=0.3).cdf).pvalue > SMALLEST_P
    assert stats.kstest(restitution, stats.truncnorm(-2, 2, loc=0.5, scale=0.05).cdf).pvalue > SMALLEST_P
    assert abs(np.corrcoef(factor, restitution)[0, 1]) < 5.0 / math.sqrt(factor.size)


@pytest.mark.source("ashayer_2007", "rolling resistance drawn from a distribution")
def test_rolling_resistance_is_drawn_as_its_distribution_says():
    """Kolmogorov-Smirnov of the factor over contacts and over runs; friction and restitution keep their draws."""
    text = "normal(1, 0.125, 0.875, 1.125)"
    plain = Settings(friction_factor="lognormal(1, 0.3)", material_drawn="contact", seed=3, air_density=0.0)
    chances = [make_common(entry, GROUND.grid())[0]["chance"] for entry in (plain, replace(plain, rolling_factor=text))]
    result = np.empty((2, 4000, 2))
    for chance, out in zip(chances, result):
        draw_run(7, chance)
        vertex = np.zeros(1, MEMORY)[0]
        for row in out:
            vertex["state"] = 0
            draw_contact(chance, 4, 0.0, False, vertex)
            row[:] = vertex["friction_factor"], vertex["rolling_factor"]
    assert np.array_equal(result[0, :, 0], result[1, :, 0])
    assert (result[0, :, 1] == 1.0).all()
    law = stats.truncnorm(-1, 1, loc=1.0, scale=0.125).cdf
    assert stats.kstest(result[1, :, 1], law).pvalue > SMALLEST_P
    chance, drawn = make_common(Settings(rolling_factor=text, air_density=0.0), GROUND.grid())[0]["chance"], []
    for run in range(RUNS):
        draw_run(run, chance)
        drawn.append(float(chance["rolling_factor"]))
    assert stats.kstest(drawn, law).pvalue > SMALLEST_P


def test_factor_of_rolling_resistance_acts_as_ground_that_resists_so_much_more():
    """A near-sphere rolls 2 s down 20 degrees; a factor of 1.5 on 0.1 is 0.15 on the ground, within 3 mm.

    Contacts that are drawn have their frames made once more, so couples that are right to 1 % differ in that.
    """
    slope = Terrain(np.repeat(100.0 - 2.0 * math.tan(math.radians(20.0)) * np.arange(60)[None, :], 5, axis=0), 2.0)
    ball = Rock.from_points(rock_library.ellipsoid(1.0, 1.0, 1.0, 2), density=2700.0)
    ends = []
    for resistance, factor in ((0.15, None), (0.1, "uniform(1.4999999, 1.5000001)"), (0.1, None)):
        ground = Ground(slope, mu_min=0.8, mu_max=0.8, rolling_resistance=resistance)
        release = Release((10.0, 4.0), height=0.0, runs=1, orientation=(1, 0, 0, 0))
        settings = Settings(max_time=2.0, maps=False, rolling_factor=factor, air_density=0.0)
        ends.append(simulate(slope, ground, ball, release, settings).runs["stop"][0, 0])
    assert ends[1] == pytest.approx(ends[0], abs=3e-3)
    assert ends[2] > ends[0] + 0.2


def test_contact_keeps_its_numbers_until_the_vertex_is_clear():
    settings = Settings(friction_factor="uniform(0.5, 1.5)", material_drawn="contact", air_density=0.0)
    chance = make_common(settings, GROUND.grid())[0]["chance"]
    draw_run(0, chance)
    vertex = np.zeros(1, MEMORY)[0]
    draw_contact(chance, 4, 5.0, False, vertex)
    first = vertex.copy()
    draw_contact(chance, 4, 5.0, False, vertex)
    assert vertex == first and vertex["state"] & DRAWN
    vertex["state"] = 0
    draw_contact(chance, 4, 5.0, False, vertex)
    assert vertex["friction_factor"] != first["friction_factor"]
    assert (vertex["tilt"] != first["tilt"]).any()
    draw_contact(chance, 4, 5.0, True, vertex)  # too deep: the smooth ground holds it
    assert not vertex["tilt"].any()


def test_run_draws_once_where_it_is_told_to():
    settings = Settings(friction_factor="uniform(0.5, 1.5)", restitution="uniform(0, 1)", air_density=0.0)
    chance = make_common(settings, GROUND.grid())[0]["chance"]
    factors = []
    for run in range(RUNS):
        draw_run(run, chance)
        vertices = np.zeros(2, MEMORY)
        for i in range(2):
            draw_contact(chance, i, 0.0, False, vertices[i])
        assert vertices[0]["friction_factor"] == vertices[1]["friction_factor"] == chance["friction_factor"]
        factors.append(vertices[0]["friction_factor"])
    assert stats.kstest(factors, stats.uniform(0.5, 1.0).cdf).pvalue > SMALLEST_P


@pytest.mark.source("ashayer_2007", "roughness as rotated segments")
def test_rough_ground_is_normal_in_every_section_and_has_no_direction():
    """Slopes along any direction: normal with the deviation tan(angle), cut off at three deviations of the pair."""
    u = np.random.default_rng(5).random((20_000, 2))
    slopes = np.array([rough_slopes(first, second, 10.0) for first, second in u]) / math.tan(math.radians(10.0))
    size, angle = np.hypot(*slopes.T), np.arctan2(slopes[:, 1], slopes[:, 0])
    assert size.max() <= 3.0
    kept = 1.0 - math.exp(-4.5)
    assert stats.kstest(size, lambda r: (1.0 - np.exp(-0.5 * r * r)) / kept).pvalue > SMALLEST_P
    assert stats.kstest(angle, stats.uniform(-math.pi, 2.0 * math.pi).cdf).pvalue > SMALLEST_P
    for direction in (0.0, 1.0, 2.0):
        section = slopes @ [math.cos(direction), math.sin(direction)]
        assert section.std() == pytest.approx(math.sqrt(1.0 - 4.5 * math.exp(-4.5) / kept), rel=0.02)


def test_contact_plane_is_tilted_by_the_slopes():
    """Normal of unit length, tilted by atan of the size, tangents perpendicular to it."""
    workspace, unit = make_workspace(len(ROCK.vertices)), (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)
    record = workspace.contacts[0]
    frame_of_normal(unit, (0.0, 0.0, 1.0), record)
    tilt(body_of(ROCK), workspace.features[0], 0, unit, np.array([0.3, -0.4]), record)
    direction = record["direction"]
    np.testing.assert_allclose(direction @ direction.T, np.eye(3), atol=1e-15)
    assert direction[0, 2] == pytest.approx(1.0 / math.hypot(1.0, 0.5))


def test_box_on_rough_level_ground_rests_and_sinks_no_deeper_than_its_roughness():
    """The tilted planes let corners slide into the ground; beyond ROUGH_DEPTH the ground's own plane holds them."""
    terrain = Terrain(np.zeros((20, 20)), (1.0, 1.0))
    ground = Ground(terrain, mu_min=0.6, mu_max=0.6, roughness=10.0)
    for seed in range(5):
        run = trace(terrain, ground, ROCK, (9.0, 9.0, 1.2), velocity=(3.0, 0.0, -2.0), spin=(0.5, 1.0, 0.2),
                    settings=Settings(seed=seed, max_time=60.0, air_density=0.0))  # fmt: skip
        assert run.stop_reason == "rest"
        assert run.penetration_max < (ROUGH_DEPTH + 0.02) * ROCK.radius


def test_rough_ground_scatters_balls_on_a_plane():
    """Straight down a plane without roughness, to both sides with it."""
    ball = rock_library.rock("sphere_coarse", volume=1.0)
    spreads = []
    for roughness in (0.0, 10.0):
        ground = Ground(TERRAIN, mu_min=0.6, mu_max=0.6, roughness=roughness)
        rows = runs(
            Release((20.0, 40.0), runs=60, orientation=(1, 0, 0, 0)),
            Settings(max_time=6.0, air_density=0.0),
            ground,
            ball,
        )
        spreads.append(rows["stop"][:, 1].std())
    assert spreads[0] < 1e-3 and spreads[1] > 0.5


def test_each_class_has_an_angle_of_its_own():
    """Two classes on a plane, 0 and 10 degrees: balls scatter where the rough one lies, and only there."""
    ball, smooth = rock_library.rock("sphere_coarse", volume=1.0), ground_classes.load()["hard"]._replace(mu_min=0.6)
    classes = {"smooth": smooth, "rough": smooth._replace(name="rough", roughness=10.0)}
    index = np.zeros(TERRAIN.shape, np.int64)
    index[10:] = 1
    ground = Ground.from_classes(TERRAIN, index, ["smooth", "rough"], classes=classes)
    spreads = []
    for y in (20.0, 60.0):
        release = Release((20.0, y), runs=60, orientation=(1, 0, 0, 0))
        spreads.append(runs(release, Settings(max_time=6.0, air_density=0.0), ground, ball)["stop"][:, 1].std())
    assert spreads[0] < 1e-3 and spreads[1] > 0.05


@pytest.mark.source("ashayer_2007", "restitution that falls with velocity (eq. 3.2.16)")
def test_restitution_falls_to_its_half_at_the_velocity_of_the_settings():
    """Pfeiffer and Bowen: e / (1 + (v / v_h)^2), here a ball's vertex dropped onto the level."""
    terrain = Terrain(np.zeros((20, 20)), (1.0, 1.0))
    ground = Ground(terrain, restitution=0.6)
    plate = rock_library.rock("cube", volume=1.0)
    for fall, halving in ((9.8, 9.8), (4.9, 9.8), (9.8, None)):
        run = trace(terrain, ground, plate, (9.5, 9.5, 0.5 + 1e-6), velocity=(0, 0, -fall),
                    settings=Settings(restitution_halving_speed=halving, max_time=0.05, air_density=0.0))  # fmt: skip
        expected = 0.6 * fall / (1.0 + (0.0 if halving is None else (fall / halving) ** 2))
        assert run.velocity[:, 2].max() == pytest.approx(expected, abs=0.03)


def test_largest_rock_of_all_runs_bounds_the_terrain():
    """The reach of the grid is that of the largest volume that is drawn, not of the median."""
    release = Release((20.0, 40.0), runs=500, volume="lognormal(1, 0.5)")
    scene = make_scene(TERRAIN, GROUND, [ROCK], [release], SHORT)
    largest = runs(release)["volume"].max()
    expected = TERRAIN.grid(ROCK.radius * largest ** (1.0 / 3.0))
    np.testing.assert_array_equal(scene.terrain.bounds, expected.bounds)
    assert uniforms_of(0, 3, 0, VOLUME) == uniforms_of(0, 3, 0, VOLUME)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"restitution": "uniform(0.5, 1.5)"}, "restitution: uniform.*at most 1"),
        ({"friction_factor": "normal(1, 0.5)"}, "friction_factor: normal.*at least 0"),
        ({"rolling_factor": "uniform(-1, 1)"}, "rolling_factor: uniform.*at least 0"),
        ({"friction_factor": "1.0"}, "friction_factor: '1.0' is no distribution"),
        ({"material_drawn": "step"}, "material_drawn"),
        ({"restitution_halving_speed": 0.0}, "restitution_halving_speed"),
        ({"restitution_halving_speed": math.nan}, "restitution_halving_speed"),
    ],
)
def test_impossible_settings_are_refused(settings, reason):
    with pytest.raises(ValueError, match=reason):
        Settings(**{"air_density": 0.0, **settings})


@pytest.mark.parametrize("name", ["volume", "density"])
@pytest.mark.parametrize("value", ["normal(1, 0.5)", "lots", -1.0, 0.0, "uniform(-1, 1)"])
def test_impossible_releases_are_refused(name, value):
    with pytest.raises(ValueError, match=f"Release: {name}"):
        Release((0.0, 0.0), **{name: value})
