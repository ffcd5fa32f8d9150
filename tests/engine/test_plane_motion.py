# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks bound to the plane of a profile: closed forms of plane motion, and what must not move."""

import math

import numpy as np
import pytest

from talus.engine import Ground, Release, Rock, Settings, rock_library, simulate, trace
from talus.engine.arithmetic import vectors
from talus.engine.slope_profiles.plane_motion import (
    MOST_AXES,
    axes_over_half_sphere,
    bound,
    bound_releases,
    plane_of,
)
from talus.engine.slope_profiles.slope_profile import envelope, profile, strip, width_between_rows
from talus.tests.verification.test_ashayer_runs import wheel

ROUGH = profile(
    [0.0, 10.0, 24.0, 30.0, 52.0, 60.0, 90.0], [60.0, 52.0, 38.0, 36.0, 9.0, 7.0, 6.0]
)  # a cliff with a ledge, and its foot


def thrown(rock, line=ROUGH, runs=6, spacing=0.5, threads=1, **ground):
    """Result and strip of runs bound to the plane of a profile."""
    terrain = strip(line, spacing)
    releases, rocks = bound_releases([Release((2.0, 0.0), 1.0, runs, velocity=(2.0, 0.0, 0.0))], [rock], line)
    ground = Ground(terrain, **{"mu_min": 0.55, **{"mu_min": 0.5, "mu_max": 0.5, "rolling_resistance": 0.3, **ground}})
    settings = Settings(trajectories=True, max_time=60.0, seed=3, threads=threads, air_density=0.0)
    return simulate(terrain, ground, rocks, releases, settings), terrain


def test_plane_keeps_away_from_the_rows_of_nodes():
    """A node under a face could push sideways; the rows are at whole multiples of their distance."""
    apart = width_between_rows(ROUGH)
    assert 0.1 * apart < plane_of(ROUGH) % apart < 0.9 * apart


def test_axes_lie_evenly_over_the_half_sphere():
    """The second moments of an even cloud of directions are 1/3 in each, without products: within 2 % for 60."""
    axes = axes_over_half_sphere(MOST_AXES)
    np.testing.assert_allclose(vectors.length(axes), 1.0, atol=1e-12)
    np.testing.assert_allclose((axes[:, :, None] * axes[:, None, :]).mean(axis=0), np.eye(3) / 3.0, atol=0.02)


@pytest.mark.parametrize("axis", [(1.0, 0.0, 0.0), (0.0, 0.6, 0.8), (1.0, -2.0, 3.0)])
def test_moment_of_inertia_is_that_about_the_normal(axis):
    """u . Theta u: of a box, m / 12 sum of u_i^2 (the squares of the two other sides)."""
    sides = np.array([1.0, 0.7, 0.4])
    rock = Rock.from_points(np.array(np.meshgrid(*[(-0.5, 0.5)] * 3)).reshape(3, -1).T * sides, mass=500.0)
    u = np.array(axis) / math.sqrt(sum(value * value for value in axis))
    in_box = rock.frame.T @ u  # the axes of K in the box
    expected = 500.0 / 12.0 * sum(in_box[i] ** 2 * (sides[i - 1] ** 2 + sides[i - 2] ** 2) for i in range(3))
    made = bound(rock, u)
    assert made.inertia[1] == pytest.approx(expected, rel=1e-12)
    assert made.inertia[[0, 2]].min() >= 1e9 * made.inertia[1] * (1.0 - 1e-12)
    np.testing.assert_allclose(made.vertices[:, 1], rock.vertices @ u, atol=1e-12)
    distances = [
        np.sort(vectors.length(entry[:, None] - entry[None]).ravel()) for entry in (rock.vertices, made.vertices)
    ]
    np.testing.assert_allclose(*distances, atol=1e-12)


@pytest.mark.parametrize("kind", ["worn_compact", "eota221", "disc"])
def test_nothing_moves_sideways_and_nothing_turns_but_about_the_normal(kind):
    """Over a rough slope with tumbling rocks, any way up. A contact is solved to 1e-7 of the speed, so it leaves some
    2e-6 m/s along u until the next step; 5000 steps of 2 ms drift by 2e-5 m at most. Spins across u: 1e-6 of that
    about u.
    """
    result, _ = thrown(rock_library.rock(kind, volume=0.5))
    way = result.trajectories
    assert result.runs["path_length"].min() > 20.0 and np.abs(way["rotation"]).max() > 2.0
    assert np.abs(way["y"] - plane_of(ROUGH)).max() < 2e-5 and np.abs(way["velocity_y"]).max() < 1e-3
    terrain = strip(ROUGH, 0.5)
    rock = bound(rock_library.rock(kind, volume=0.5), (0.3, 0.5, 0.8))
    one = trace(
        terrain,
        Ground(terrain, mu_min=0.5, mu_max=0.5),
        rock,
        (2.0, plane_of(ROUGH), 62.0),
        settings=Settings(air_density=0.0),
    )
    assert np.abs(one.spin[:, [0, 2]]).max() < 1e-6 * np.abs(one.spin[:, 1]).max()
    assert np.abs(one.orientation[:, [1, 3]]).max() < 1e-6


def test_corner_off_the_plane_bounces_by_the_closed_form():
    """A tilted box falls on one frictionless corner. With u across, h the distance in the profile from the centre to
    the corner, the percussion is P = (1 + e) v / (1 / m + h^2 / I_u) and the spin h P / I_u, wherever the corner lies
    across: a free rock would turn about the profile's axis too, and bounce less high.
    """
    rock = Rock.from_points(np.array(np.meshgrid(*[(-0.5, 0.5)] * 3)).reshape(3, -1).T * [1.0, 0.8, 0.6], mass=1000.0)
    made = bound(rock, (0.35, 0.9, 0.26))
    line = profile([0.0, 40.0], [0.0, 0.0])
    terrain = strip(line, 1.0)
    corner = made.vertices[made.vertices[:, 2].argmin()]
    assert abs(corner[1]) > 0.1 and np.diff(np.sort(made.vertices[:, 2])[:2])[0] > 0.05
    fall, e = 1.0, 0.4
    release = Release((20.0, plane_of(line)), fall, 1, orientation=(1.0, 0.0, 0.0, 0.0))
    ground = Ground(terrain, mu_min=0.0, mu_max=0.0, restitution=e)
    lasts = math.sqrt(2.0 * fall / 9.81)
    settings = Settings(trajectories=True, trajectory_interval=0.002, max_time=lasts + 0.02, air_density=0.0)
    way = simulate(terrain, ground, made, release, settings).trajectories
    speed, about, lever = math.sqrt(2.0 * 9.81 * fall), made.inertia[1], corner[0]
    percussion = (1.0 + e) * speed / (1.0 / made.mass + lever * lever / about)
    after = way[way["time"] > lasts + 0.006][0]
    rise = percussion / made.mass - speed - 9.81 * (after["time"] - lasts)
    # the step in which it lands lasts 2 ms: as much as gravity gives meanwhile
    assert after["velocity_z"] == pytest.approx(rise, abs=0.02)
    assert after["rotation"] == pytest.approx(abs(lever) * percussion / about, rel=0.01)


def test_wheel_rolls_as_its_moment_about_the_axle_says():
    """v^2 = 2 g sin(alpha) s / (1 + I / m R^2) with I / m R^2 = 0.4, the axle across the profile, by the tolerances of
    the same wheel when it is free (test_slope_profile.py)."""
    angle = math.radians(20.0)
    line = profile([0.0, 30.0], [30.0 * math.tan(angle), 0.0])
    terrain = strip(line, 0.5)
    release = Release((3.0, plane_of(line)), 0.0, 1, orientation=(1.0, 0.0, 0.0, 0.0))
    settings = Settings(time_step=5e-4, max_time=4.5, rest_time=1e3, air_density=0.0)
    rock = bound(wheel(2000), (0.0, 1.0, 0.0))
    result = simulate(terrain, Ground(terrain, mu_min=0.6, mu_max=0.6), rock, release, settings)
    along = envelope(result, line, 0.5)
    inside = (along.x > 6.0) & (along.x < 24.0)
    way = (along.x[inside] + 0.25 - result.runs["start"][0, 0]) / math.cos(angle)
    expected = np.sqrt(2.0 * 9.81 * math.sin(angle) * way / 1.4)
    missing = expected - along.velocity_max[inside]
    assert missing.min() > -0.01 and (missing < 0.006 * expected + 0.06).all()


def test_runs_are_shared_by_the_axes_and_none_is_lost():
    releases = [Release((1.0, 0.0), 1.0, runs) for runs in (1, 7, 130)]
    result, kinds = bound_releases(releases, [rock_library.rock("cube", 1.0)], ROUGH)
    assert sum(entry.runs for entry in result) == 138 and len(kinds) == MOST_AXES
    assert max(entry.runs for entry in result) == 3 and {entry.rock for entry in result} == set(range(MOST_AXES))


def test_energy_never_grows_and_the_bits_do_not_depend_on_threads():
    one, _ = thrown(rock_library.rock("worn_compact", volume=0.5), runs=8)
    two, _ = thrown(rock_library.rock("worn_compact", volume=0.5), runs=8, threads=2)
    assert one.runs.tobytes() == two.runs.tobytes()
    assert one.runs["energy_rise_max"].max() < 1e-6 * one.runs["energy_max"].max()


def test_long_slope_has_an_envelope():
    """1,800 m at 32 degrees on hard ground: free rocks may leave the strip sideways, bound ones cannot."""
    line = profile([0.0, 1500.0, 1800.0], [1500.0 * math.tan(math.radians(32.0)), 0.0, 0.0])
    result, _ = thrown(rock_library.rock("worn_compact", volume=1.0), line, 4, 5.0, rolling_resistance=0.2)
    along = envelope(result, line, 5.0)
    assert along.share.max() == 1.0 and result.runs["stop"][:, 0].min() > 500.0
