# SPDX-License-Identifier: GPL-2.0-or-later
"""Orientation of rocks between the samples of a path: their tops at moments in between, against every step."""

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.io.line_fields import decode_motion, decode_turning, encode_motion, encode_turning
from talus.engine.passages.motion import Motion, motion_of
from talus.engine.passages.screen_line import crossings, segments_of
from talus.engine.passages.turning import Turning, extents_at, turned_at, turning_of

STEP, NEVER = 0.002, 100.0  # s, of the scheme, and an interval that no run lasts
ROCK = rock_library.rock("eota221", 0.5)


@pytest.fixture(scope="module")
def thrown():
    """Result of six rocks on bumps of 0.3 m on 35 degrees, with every step and with the bends of the paths alone."""
    x = 5.0 * np.arange(41)
    bumps = 0.3 * np.random.default_rng(1).normal(size=(41, 41))
    slope = Terrain(200.0 - x * np.tan(np.radians(35.0)) + bumps, 5.0)
    releases = [Release((20.0, 40.0 + 20.0 * k), height=1.0, runs=1, velocity=(5.0, 0.0, 0.0)) for k in range(6)]
    settings = {"trajectories": True, "time_step": STEP, "seed": 1, "maps": False, "max_time": 8.0, "air_density": 0.0}
    return [
        simulate(
            slope, Ground.of_class(slope, "medium"), ROCK, releases, Settings(trajectory_interval=entry, **settings)
        )
        for entry in (STEP, NEVER)
    ]


def test_tops_between_bends_are_those_of_every_step(thrown):
    """Invariant: height of centre, and of the highest and lowest corner, are those of the step at the same moment.

    The largest differences are 1.5 % of the radius; straight lines from bend to bend would be off by more than a tenth.
    """
    every, bent = (motion_of(entry) for entry in thrown)
    run = np.repeat(np.arange(6), np.diff(every.first))
    highest, lowest = extents_at(bent, run, every.time)
    assert np.abs(highest - every.highest).max() < 0.03 * ROCK.radius
    assert np.abs(lowest - every.lowest).max() < 0.03 * ROCK.radius
    straight = np.concatenate([
        np.interp(every.time[a:b], bent.time[c:d], bent.highest[c:d])
        for a, b, c, d in zip(every.first, every.first[1:], bent.first, bent.first[1:])
    ])  # fmt: skip
    assert np.abs(straight - every.highest).max() > 0.1 * ROCK.radius


def test_orientation_and_spin_between_bends_are_those_of_every_step(thrown):
    """Invariant: the same orientation within 0.06 rad at the same moments, the same spin in K within 3 % at 99 of 100
    (a contact changes it within a step), the length of the quaternion 1."""
    every, bent = (motion_of(entry) for entry in thrown)
    run = np.repeat(np.arange(6), np.diff(every.first))
    turn, spin = turned_at(bent, run, every.time)
    np.testing.assert_allclose((turn * turn).sum(axis=1), 1.0, atol=1e-12)
    cosine = np.abs((turn * every.turning.turn).sum(axis=1))
    assert 2.0 * np.arccos(np.minimum(cosine, 1.0)).max() < 0.06
    off, size = (np.linalg.norm(entry, axis=1) for entry in (spin - every.turning.spin, every.turning.spin))
    assert np.percentile(off / np.maximum(size, 1.0), 99) < 0.03


def test_rock_is_turned_at_the_end_of_a_piece_as_its_next_sample_says(thrown):
    """Invariant: whatever turns a rock in between, a nanosecond before a bend it is turned as there, to 1e-5 radii."""
    bent = motion_of(thrown[1])
    is_later = np.diff(bent.time, prepend=0.0) > 0.0
    is_later[bent.first[:-1]] = False
    run = np.repeat(np.arange(6), np.diff(bent.first))[is_later]
    highest, lowest = extents_at(bent, run, bent.time[is_later] - 1e-9)
    np.testing.assert_allclose(highest, bent.highest[is_later], atol=1e-5 * ROCK.radius)
    np.testing.assert_allclose(lowest, bent.lowest[is_later], atol=1e-5 * ROCK.radius)


def test_crossings_of_lines_drawn_later_are_those_of_every_step(thrown):
    """Figure of the issue: energy, speed, height, top and spin at crossings are exact to 1 %."""
    lines = segments_of([[np.array([(x, 0.0), (x, 200.0)])] for x in np.arange(30.0, 100.0, 2.5)])
    exact, actual = (crossings(motion_of(entry), lines) for entry in thrown)
    for name in ("line", "run", "passage", "side"):
        np.testing.assert_array_equal(exact[name], actual[name])
    assert exact.size > 100
    for name in ("energy", "velocity", "height"):
        np.testing.assert_allclose(actual[name], exact[name], rtol=0.02)
        assert np.percentile(np.abs(actual[name] / exact[name] - 1.0), 99) < 0.01
    np.testing.assert_allclose(actual["rotation"], exact["rotation"], rtol=0.02, atol=0.02)  # bends.SLOW_SPIN
    np.testing.assert_allclose(actual["height"] + actual["highest"], exact["height"] + exact["highest"], rtol=0.01)


def test_text_of_lines_tells_how_the_rock_is_turned(thrown):
    """Lines keep the orientation in 16 bits: tops between the vertices of a file differ by less than 1 mm."""
    result = thrown[1]
    motion, rocks = motion_of(result), []
    for run in range(6):
        samples = slice(motion.first[run], motion.first[run + 1])
        rows, extents = result.trajectories[samples], result.extents[samples]
        messages = decode_motion(encode_motion(rows, extents, result.runs["mass"][run]), rows.size)
        text = encode_turning(extents, result.bodies.corners, result.bodies.inertia[0])
        assert len(text) < 20 * rows.size + 8 * len(result.bodies.corners) + 40
        rocks.append(decode_turning(text, messages[:, 4]))
    of_file = motion._replace(turning=turning_of(rocks))
    assert of_file.turning.inertia.shape == (1, 3)  # one rock, told six times
    moments = np.random.default_rng(2).uniform(0.0, 1.0, (6, 300)) * motion.time[motion.first[1:] - 1][:, None]
    run = np.repeat(np.arange(6), 300)
    exact, actual = (extents_at(entry, run, moments.ravel()) for entry in (motion, of_file))
    assert np.abs(actual - exact).max() < 1e-3


def test_texts_that_do_not_fit_are_not_read(thrown):
    """A text that was cut off, as shapefiles do, of another line or no text at all gives nothing."""
    extents, bodies = thrown[1].extents[:5], thrown[1].bodies
    text, rotation = encode_turning(extents, bodies.corners, bodies.inertia[0]), np.ones(5)
    assert decode_turning(text, rotation) is not None
    for wrong in (None, "", text[:80], text[:-8], text.replace(";", ""), ";" + text):
        assert decode_turning(wrong, rotation) is None
    assert decode_turning(text, np.ones(4)) is None


def test_ball_on_a_plane_rolls_with_the_orientation_of_its_way():
    """Closed form: a spin that grows evenly, w = a t about a fixed axis, has turned a body by a t^2 / 2.

    A bar 2 m long then reaches |sin(a t^2 / 2)| above its centre.
    """
    rate, end = 1.5, 4.0  # rad/s2, s: a turn of 12 rad between two samples
    angle = 0.5 * rate * end**2
    turning = Turning(
        turn=np.array([[1, 0, 0, 0], [np.cos(0.5 * angle), 0, np.sin(0.5 * angle), 0]], np.float32),
        spin=np.array([[0, 0, 0], [0, rate * end, 0]], np.float32),
        body=np.zeros(1, np.int64), scale=np.ones(1), first=np.array([0, 2]),
        corners=np.array([[-1.0, 0.0, 0.0], [1.0, 0.0, 0.0]]), inertia=np.array([[0.2, 1.0, 1.0]]),
    )  # fmt: skip
    motion = Motion(np.array([0, 2]), np.array([0.0, end]), np.zeros((2, 3)), np.ones(1), turning=turning)
    time = np.linspace(0.0, end, 41)
    highest, lowest = extents_at(motion, np.zeros(41, np.int64), time)
    _, spin = turned_at(motion, np.zeros(41, np.int64), time)
    np.testing.assert_allclose(spin, np.column_stack([0.0 * time, rate * time, 0.0 * time]), atol=1e-6)
    np.testing.assert_allclose(highest, np.abs(np.sin(0.5 * rate * time**2)), atol=1e-4)
    np.testing.assert_allclose(lowest, -highest, atol=1e-12)


def test_rock_in_flight_tumbles_as_its_moments_of_inertia_say():
    """Invariant: where a rock flies, its orientation is that of the free motion, in both directions of time alike."""
    from talus.engine.ensemble.extents import EXTENTS

    level = Terrain(np.zeros((21, 21)), 5.0)
    settings = {"trajectories": True, "max_time": 2.0, "maps": False, "air_density": 0.0}
    release = Release((50.0, 50.0), height=60.0, runs=1, spin=(0.3, 9.0, 0.2))
    every, bent = (
        motion_of(simulate(level, Ground.of_class(level, "medium"), ROCK, release,
                           Settings(trajectory_interval=entry, **settings))) for entry in (STEP, NEVER)
    )  # fmt: skip
    assert bent.time.size < every.time.size / 50 and "turn" in EXTENTS.names
    run = np.zeros(every.time.size, np.int64)
    highest, _ = extents_at(bent, run, every.time)
    np.testing.assert_allclose(highest, every.highest, atol=1e-4)
    np.testing.assert_allclose(turned_at(bent, run, every.time)[1], every.turning.spin, atol=1e-4)
