# SPDX-License-Identifier: GPL-2.0-or-later
"""Release points: plain values, and the refusal of impossible ones."""

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate


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
        time_step=0.01, max_time=duration, trajectories=True, trajectory_interval=0.01, maps=False, **settings
    )
    cube = rock_library.rock("cube", volume=1.0)
    return simulate(level, Ground(level), cube, release, chosen)


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
