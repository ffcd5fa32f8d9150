# SPDX-License-Identifier: GPL-2.0-or-later
"""Release points: plain values, and the refusal of impossible ones."""

import numpy as np
import pytest

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate
from talus.engine.ensemble.proof import fingerprint
from talus.engine.random_numbers.distributions import COLUMNS


def test_defaults_are_ten_runs_from_rest_a_metre_above_ground_in_any_orientation():
    """The interface's defaults."""
    release = Release((3.0, 4.0))
    assert release.position == (3.0, 4.0)
    assert (release.height, release.runs, release.orientation) == (1.0, 10, None)
    assert release.velocity == release.spin == (0.0, 0.0, 0.0)
    assert (release.rock, release.volume, release.identifier) == (0, None, None)


def test_lists_arrays_and_integers_are_taken_as_numbers():
    """Kernels see float64 only."""
    release = Release(np.array([3, 4]), velocity=[1, 2, 3], orientation=np.array([2, 0, 0, 0]), runs=np.int64(7))
    assert release.position == (3.0, 4.0)
    assert release.velocity == (1.0, 2.0, 3.0)
    assert all(type(value) is float for value in (*release.position, *release.velocity, *release.orientation))
    assert release.runs == 7


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"position": (1.0, 2.0, 3.0)}, "position"),
        ({"position": (np.nan, 2.0)}, "position"),
        ({"velocity": (1.0, 2.0)}, "velocity"),
        ({"spin": (0.0, np.inf, 0.0)}, "spin"),
        ({"spin": 3.0}, "spin"),
        ({"orientation": (1.0, 0.0, 0.0)}, "orientation"),
        ({"orientation": (0.0, 0.0, 0.0, 0.0)}, "orientation"),
        ({"height": -0.1}, "height"),
        ({"height": np.nan}, "height"),
        ({"runs": 0}, "runs"),
        ({"runs": 2.5}, "runs"),
        ({"runs": True}, "runs"),
        ({"volume": 0.0}, "volume"),
        ({"volume": np.inf}, "volume"),
        ({"rock": "boulder"}, "rock"),
        ({"rock": 0.5}, "rock"),
        ({"height": "low"}, "height"),
    ],
)
def test_impossible_release_is_refused_with_the_name_of_what_is_wrong(arguments, named):
    """Bad input raises ValueError and names the input."""
    with pytest.raises(ValueError, match=named):
        Release(**{"position": (0.0, 0.0), **arguments})


def thrown(release, duration=0.5, **settings):
    """Samples of cubes of 1 m3, thrown high above level ground and followed while they fly."""
    level = Terrain(np.zeros((41, 41)), cell_size=5.0, origin=(-100.0, -100.0))
    chosen = Settings(
        time_step=0.01,
        max_time=duration,
        trajectories=True,
        trajectory_interval=0.01,
        maps=False,
        **{"air_density": 0.0, **settings},
    )
    cube = rock_library.rock("cube", volume=1.0)
    return simulate(level, Ground(level, mu_min=0.55), cube, release, chosen)


@pytest.mark.source("leine_2014", "release with a velocity of all three components")
@pytest.mark.source("leine_2014", "release with a spin")
def test_rock_begins_with_the_velocity_and_spin_of_its_release():
    """The parabola of the velocity; the spin of a body whose moments of inertia are equal stays, 1e-9."""
    velocity, spin = (3.0, -2.0, 4.0), (1.0, 2.0, -2.0)
    samples = thrown(Release((0.0, 0.0), height=50.0, runs=3, velocity=velocity, spin=spin)).trajectories
    assert samples.size == 3 * 51
    time = samples["time"]
    for name, speed, acceleration in zip("xyz", velocity, (0.0, 0.0, -9.81)):
        start = samples[name][np.flatnonzero(time == 0.0)][samples["run"]]
        way = speed * time + 0.5 * acceleration * time * time
        assert samples[name] - start == pytest.approx(way, abs=1e-9)
    assert samples["rotation"] == pytest.approx(np.full(samples.size, 3.0), abs=1e-9)


@pytest.mark.source("ashayer_2007", "spin, velocity and orientation of a release drawn from distributions")
def test_velocity_and_spin_are_drawn_for_each_run_from_their_distributions():
    """Mean and standard deviation of 4,000 runs within four standard errors; each number has a draw of its own."""
    release = Release(
        (0.0, 0.0), height=40.0, runs=4000, velocity=("normal(3, 1)", 0.0, "uniform(-2, 2)"),
        spin=(0.0, "normal(4, 0.5)", 0.0),
    )  # fmt: skip
    samples = thrown(release, duration=0.02).trajectories
    first, second = (samples[np.flatnonzero(samples["time"] == 0.0) + k] for k in (0, 1))
    step = second["time"] - first["time"]
    drawn = {
        "east": ((second["x"] - first["x"]) / step, 3.0, 1.0),
        "up": ((second["z"] - first["z"]) / step + 0.5 * 9.81 * step, 0.0, 4.0 / np.sqrt(12.0)),
        "spin": (first["rotation"], 4.0, 0.5),
    }
    for values, mean, deviation in drawn.values():
        assert values.size == 4000
        assert values.mean() == pytest.approx(mean, abs=4.0 * deviation / np.sqrt(4000))
        assert values.std() == pytest.approx(deviation, rel=4.0 / np.sqrt(2.0 * 4000))
    assert np.abs(second["y"] - first["y"]).max() < 1e-9
    correlations = np.corrcoef([values for values, _, _ in drawn.values()])
    assert np.abs(correlations - np.eye(3)).max() < 4.0 / np.sqrt(4000)


def test_drawn_speed_keeps_the_direction_of_the_velocity():
    release = Release((0.0, 0.0), height=40.0, runs=500, velocity=(3.0, -4.0, 1.0), speed="uniform(0.5, 1.5)")
    samples = thrown(release, duration=0.02).trajectories
    first = np.flatnonzero(samples["time"] == 0.0)
    x, y = (samples[name][first + 1] - samples[name][first] for name in "xy")
    speed = np.hypot(x, y) / (samples["time"][first + 1] - samples["time"][first])
    assert x / y == pytest.approx(np.full(500, -0.75), rel=1e-6)
    assert 0.5 - 1e-9 <= speed.min() < 0.51 < 1.49 < speed.max() <= 1.5 + 1e-9


def test_what_is_drawn_at_the_start_changes_no_other_draw():
    """A release in any orientation begins in the same ones whether or not its velocity is drawn."""
    plain, drawn = (
        thrown(Release((0.0, 0.0), height=20.0, runs=20, velocity=velocity, volume="uniform(0.5, 2)"), duration=0.02)
        for velocity in ((1.0, 0.0, 0.0), ("uniform(1, 2)", 0.0, 0.0))
    )
    for name in ("volume", "mass", "start"):
        assert np.array_equal(plain.runs[name], drawn.runs[name])


@pytest.mark.source("leine_2014", "release in a given orientation, or in a drawn one")
@pytest.mark.parametrize(
    ("angles", "matrix"),
    [
        ((90.0, 0.0, 0.0), [[0, -1, 0], [1, 0, 0], [0, 0, 1]]),
        ((0.0, 90.0, 0.0), [[0, 0, 1], [0, 1, 0], [-1, 0, 0]]),
        ((0.0, 0.0, 90.0), [[1, 0, 0], [0, 0, -1], [0, 1, 0]]),
        ((90.0, 0.0, 90.0), [[0, 0, 1], [1, 0, 0], [0, 1, 0]]),
    ],
)
def test_angles_turn_a_rock_about_x_then_y_then_z(angles, matrix):
    """The quaternion of the angles is that of the product of the three turns."""
    from talus.engine.chunks.drawn_starts import orientation_of
    from talus.engine.rigid_body.quaternion import rotation_matrix

    assert np.reshape(rotation_matrix(orientation_of(*angles)), (3, 3)) == pytest.approx(np.array(matrix), abs=1e-15)


@pytest.mark.source("ashayer_2007", "spin, velocity and orientation of a release drawn from distributions")
def test_angles_are_those_of_the_orientation_and_may_be_drawn():
    """A box of three lengths hangs by its lowest corner: its centre is as high as its turn says."""
    level = Terrain(np.zeros((41, 41)), cell_size=5.0, origin=(-100.0, -100.0))
    box = Rock.from_points(rock_library.box(3.0, 2.0, 1.0), density=2700.0)
    settings = Settings(max_time=0.01, maps=False, air_density=0.0)

    def height(**how):
        return simulate(level, Ground(level, mu_min=0.55), box, Release((0.0, 0.0), runs=200, **how), settings).runs[
            "start"
        ][:, 2]

    assert height(angles=(37.0, 90.0, 0.0)) == pytest.approx(np.full(200, 1.0 + 1.5), abs=1e-9)
    assert height(angles=(37.0, 0.0, 90.0)) == pytest.approx(np.full(200, 1.0 + 1.0), abs=1e-9)
    half = np.radians(0.5 * 60.0)
    turned = height(angles=(0.0, 60.0, 0.0))
    assert turned == pytest.approx(height(orientation=(np.cos(half), 0.0, np.sin(half), 0.0)), abs=1e-12)
    drawn = height(angles=(0.0, "uniform(0, 180)", 0.0)) - 1.0
    assert 0.5 <= drawn.min() < 0.6
    assert 1.5 < drawn.max() <= np.hypot(1.5, 0.5) + 1e-9


@pytest.mark.source("leine_2014", "initial slip s(0)")
@pytest.mark.parametrize("slip", [0.0, 0.3, 2.0])
def test_block_that_begins_with_a_slip_stops_where_its_friction_says(slip):
    """Eqs. 46 and 47 on level ground: v^2 / 2 = g times the integral of mu(s) from s(0) to s(0) + way, 0.5 %."""
    mu_min, mu_max, kappa, velocity = 0.3, 1.5, 2.0, 4.0
    level = Terrain(np.zeros((41, 41)), cell_size=2.0, origin=(-40.0, -40.0))
    ground = Ground(level, mu_min=mu_min, mu_max=mu_max, kappa=kappa, beta=0.0)
    plate = Rock.from_points(rock_library.box(2.0, 2.0, 0.1), density=2700.0)
    release = Release(
        (0.0, 0.0), height=0.0, runs=1, orientation=(1, 0, 0, 0), velocity=(velocity, 0.0, 0.0), slip=slip
    )
    way = simulate(level, ground, plate, release, Settings(maps=False, time_step=2e-4, air_density=0.0)).runs["stop"][
        0, 0
    ]

    def integral(s):
        u = kappa * s
        grown = (u * np.arctan(u) - 0.5 * np.log(1.0 + u * u)) / kappa
        return mu_min * s + 2.0 / np.pi * (mu_max - mu_min) * grown

    assert 9.81 * (integral(slip + way) - integral(slip)) == pytest.approx(0.5 * velocity**2, rel=5e-3)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"velocity": (1.0, "normal(1)", 0.0)}, "Release: velocity: 'normal"),
        ({"spin": "normal(1, 2)"}, "Release: spin is 'normal.*give 3 finite numbers of rad/s, or distributions"),
        ({"angles": (0.0, 0.0)}, "Release: angles is .*give 3 finite numbers of degrees"),
        ({"angles": (0.0, 0.0, 0.0), "orientation": (1, 0, 0, 0)}, "Release: angles and orientation are both given"),
        ({"speed": "uniform(1, 2)"}, "Release: speed is .*has no horizontal direction"),
        ({"speed": "normal(1, 2)", "velocity": (1, 0, 0)}, "Release: speed: .*it must be at least 0"),
        ({"speed": -1.0, "velocity": (1, 0, 0)}, "Release: speed is -1.0; give m/s of at least 0|number of m/s"),
        ({"slip": -0.1}, "Release: slip is -0.1"),
        ({"slip": "uniform(-1, 1)"}, "Release: slip: .*at least 0"),
    ],
)
def test_impossible_start_is_refused_by_name(arguments, message):
    with pytest.raises(ValueError, match=message):
        Release(**{"position": (0.0, 0.0), **arguments})


def test_digest_of_releases_without_such_starts_is_as_before_and_with_them_another():
    """Digests on record of earlier results stay true."""
    plain, slipped, turned = (
        thrown(Release((0.0, 0.0), height=20.0, runs=1, **how), duration=0.02).provenance["releases"]["sha256"]
        for how in ({}, {"slip": 0.1}, {"angles": (0.0, 0.0, 0.0)})
    )
    assert len({plain, slipped, turned}) == 3
    run, law, zeros = np.array([0, 1], np.int64), np.zeros(1, np.int64), np.zeros((1, 3))
    assert plain == fingerprint(
        run, np.array([[100.0, 100.0]]), np.array([20.0]), np.zeros((1, 4)), zeros, zeros, law, np.array([1.0]),
        np.array([2700.0]), law, law, np.zeros((1, COLUMNS)),
    )  # fmt: skip
