# SPDX-License-Identifier: GPL-2.0-or-later
"""The random numbers: known answers of the generator, uniform numbers, uniform orientations."""

import numpy as np
import pytest
from scipy import stats
from scipy.spatial.transform import Rotation

from talus.engine.random_numbers import random_stream

DRAWS = 20_000
# Fixed seeds: these tests cannot fail by chance, and a p-value of a correct generator is below this once in 10^4.
SMALLEST_P = 1e-4


@pytest.mark.parametrize(
    ("counter", "key", "answer"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
    ids=["zeros", "ones", "digits of pi"],
)
def test_philox_gives_the_known_answers(counter, key, answer):
    """Published known-answer tests of Philox-4x32-10 in Random123 (Salmon et al. 2011)."""
    words = random_stream.philox(*(tuple(map(np.uint64, words)) for words in (counter, key)))
    assert tuple(int(word) for word in words) == answer


def uniforms(seed, runs, draw=0):
    return np.array([random_stream.uniforms(seed, run, draw) for run in range(runs)])


def test_numbers_are_uniform_on_the_unit_interval():
    """Kolmogorov-Smirnov, for each of the two numbers of a draw and for the 52nd bit."""
    numbers = uniforms(7, DRAWS)
    assert (numbers >= 0.0).all()
    assert (numbers < 1.0).all()
    for column in numbers.T:
        assert stats.kstest(column, "uniform").pvalue > SMALLEST_P
        assert stats.kstest((column * 2.0**26) % 1.0, "uniform").pvalue > SMALLEST_P


def test_neighbouring_runs_draws_and_seeds_are_independent():
    """Counter-based: correlation of any two streams is that of independent numbers, below 5 / sqrt(n)."""
    streams = np.column_stack([uniforms(seed, DRAWS, draw) for seed in (0, 1) for draw in (0, 1)])
    correlation = np.corrcoef(streams.T) - np.eye(streams.shape[1])
    following = [np.corrcoef(column[1:], column[:-1])[0, 1] for column in streams.T]
    assert np.abs(correlation).max() < 5.0 / np.sqrt(DRAWS)
    assert np.abs(following).max() < 5.0 / np.sqrt(DRAWS)


def test_number_depends_on_seed_run_and_draw_alone():
    """No state: the same again in any order; another for every other seed, run or draw, also beyond 32 bits."""
    keys = [(s, r, d) for s in (0, 1, 2**40, 2**63 - 1) for r in (0, 1, 2**33, 2**40) for d in (0, 1)]
    first = {key: random_stream.uniforms(*key) for key in keys}
    assert {key: random_stream.uniforms(*key) for key in reversed(keys)} == first
    assert len(set(first.values())) == len(keys)


@pytest.fixture(scope="module")
def orientations():
    """Rotation matrices of many runs of one seed, (n, 3, 3), and their quaternions."""
    quaternions = np.array([random_stream.random_orientation(3, run) for run in range(DRAWS)])
    return Rotation.from_quat(np.roll(quaternions, -1, axis=1)).as_matrix(), quaternions


def test_orientations_are_unit_quaternions(orientations):
    """To rounding, so that the first step need not repair them."""
    np.testing.assert_allclose(np.linalg.norm(orientations[1], axis=1), 1.0, atol=1e-15)


def test_mean_rotation_matrix_vanishes(orientations):
    """Uniform on SO(3): every entry has mean 0 and variance 1/3."""
    matrices, _ = orientations
    assert np.abs(matrices.mean(axis=0)).max() < 5.0 / np.sqrt(3.0 * DRAWS)
    np.testing.assert_allclose((matrices**2).mean(axis=0), 1.0 / 3.0, atol=5.0 / np.sqrt(DRAWS))


def test_every_entry_of_the_rotation_matrix_is_uniform(orientations):
    """Archimedes: each axis is uniform on the sphere, so each of its components is uniform on (-1, 1)."""
    for entry in orientations[0].reshape(-1, 9).T:
        assert stats.kstest(0.5 * (entry + 1.0), "uniform").pvalue > SMALLEST_P


def test_angle_of_rotation_has_the_haar_distribution(orientations):
    """Density (1 - cos a) / pi on (0, pi), so the share below a is (a - sin a) / pi; trace = 1 + 2 cos a."""
    angle = np.arccos(np.clip(0.5 * (np.trace(orientations[0], axis1=1, axis2=2) - 1.0), -1.0, 1.0))
    assert stats.kstest(angle, lambda a: (a - np.sin(a)) / np.pi).pvalue > SMALLEST_P


def test_uniformity_is_kept_when_everything_is_turned(orientations):
    """Invariance of the Haar measure: R Q is as uniform as Q, here for the axis of a fixed rotation R."""
    fixed = Rotation.from_rotvec([0.3, -1.1, 0.7]).as_matrix()
    angle = np.arccos(np.clip(0.5 * (np.einsum("ij,nji->n", fixed, orientations[0]) - 1.0), -1.0, 1.0))
    assert stats.kstest(angle, lambda a: (a - np.sin(a)) / np.pi).pvalue > SMALLEST_P
