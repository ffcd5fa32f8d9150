# SPDX-License-Identifier: GPL-2.0-or-later
"""The design of an ensemble and the shares of its spread, against functions with closed-form Sobol indices."""

import math

import numpy as np
import pytest

from talus.engine.members.design import design
from talus.engine.members.shares import Shares

A, B = 7.0, 0.1  # of the function of Ishigami, Homma (1990): sin x1 + a sin^2 x2 + b x3^4 sin x1
ISHIGAMI = {
    "x1": 0.5 * (1.0 + B * math.pi**4 / 5.0) ** 2,
    "x2": A**2 / 8.0,
    "x3": 0.0,
}
ISHIGAMI_VARIANCE = 0.5 + A**2 / 8.0 + B * math.pi**4 / 5.0 + B**2 * math.pi**8 / 18.0


def ishigami(made):
    """Values of all members."""
    x = {name: math.pi * (2.0 * uniforms[:, 0] - 1.0) for name, uniforms in made.uniforms.items()}
    return np.sin(x["x1"]) + A * np.sin(x["x2"]) ** 2 + B * x["x3"] ** 4 * np.sin(x["x1"])


def shares_of(members, seed, noise=0.0):
    made = design(dict.fromkeys(ISHIGAMI, 1), members, seed)
    values = ishigami(made) + noise * np.random.default_rng(seed).standard_normal(members)
    shares = Shares(made.levels)
    shares.add(values[:, None], [noise**2])
    return shares


def test_shares_are_those_of_ishigamis_function():
    """Closed form: S1 0.3139, S2 0.4424, S3 0; S13 0.2437 is what acts together. Three standard errors."""
    shares = shares_of(20_000, 4)
    assert shares.variance == pytest.approx(ISHIGAMI_VARIANCE, rel=0.04)  # three standard errors
    for name, share in shares.of_groups().items():
        assert share.value == pytest.approx(ISHIGAMI[name] / ISHIGAMI_VARIANCE, abs=3.0 * share.error)
        assert share.error < 0.02
    assert shares.together() == pytest.approx(0.2437, abs=0.05)


def test_few_members_have_no_bias_and_know_their_error():
    """Mean of 400 repeats of 32 members, as much noise as signal; the stated error is their scatter."""
    noise = math.sqrt(ISHIGAMI_VARIANCE)
    actual = [shares_of(32, seed, noise) for seed in range(400)]
    variance = np.mean([entry.variance for entry in actual])
    assert variance == pytest.approx(2.0 * ISHIGAMI_VARIANCE, rel=0.03)
    for name, part in ISHIGAMI.items():
        parts = np.array([entry.of_levels[name].mean() for entry in actual])
        assert parts.mean() == pytest.approx(part, abs=3.0 * parts.std(ddof=1) / math.sqrt(parts.size))
        messages = np.median([entry.of_levels[name].std(ddof=1) / 4.0 for entry in actual])  # 16 levels
        assert messages == pytest.approx(parts.std(ddof=1), rel=0.25)


def test_cells_add_up_to_one_share():
    """Y_1 = 3 g, Y_2 = h with g and h uniform: shares 9 / 10 and 1 / 10 of both together."""
    made = design({"g": 1, "h": 1}, 4000, 1)
    shares = Shares(made.levels)
    shares.add(np.column_stack([3.0 * made.uniforms["g"][:, 0], made.uniforms["h"][:, 0]]), np.zeros(2))
    of_groups = shares.of_groups()
    for name, part in (("g", 0.9), ("h", 0.1)):
        assert of_groups[name].value == pytest.approx(part, abs=3.0 * of_groups[name].error)
    assert shares.of_chance().value == 0.0


def test_nothing_spreads_and_nothing_is_divided():
    shares = Shares(design({"g": 1}, 8, 0).levels)
    shares.add(np.ones((8, 3)), np.zeros(3))
    assert math.isnan(shares.of_groups()["g"].value) and math.isnan(shares.of_chance().value)


def test_levels_meet_once_in_each_half_and_numbers_go_with_them():
    made = design({"ground": 3, "size": 1}, 64, 7)
    for name, level in made.levels.items():
        assert sorted(level[:32]) == sorted(level[32:]) == list(range(32))
        first, second = np.argsort(level[:32]), np.argsort(level[32:])
        np.testing.assert_array_equal(made.uniforms[name][:32][first], made.uniforms[name][32:][second])
    assert (made.levels["ground"][:32] != made.levels["size"][:32]).any()
    assert len(set(made.seeds.tolist())) == 64 and made.members == 64
    assert abs(np.corrcoef(made.uniforms["ground"].T)[np.triu_indices(3, 1)]).max() < 0.45  # 3 / sqrt(32) at most


def test_a_group_draws_the_same_whatever_else_there_is():
    alone, among = design({"size": 1}, 16, 3), design({"ground": 5, "size": 1, "shape": 1}, 16, 3)
    np.testing.assert_array_equal(alone.uniforms["size"], among.uniforms["size"])
    np.testing.assert_array_equal(alone.seeds, among.seeds)
    assert (design({"size": 1}, 16, 4).uniforms["size"] != alone.uniforms["size"]).any()


@pytest.mark.parametrize("members", [3, 2, 0, 65])
def test_odd_or_few_members_are_refused(members):
    with pytest.raises(ValueError, match="even number of at least 4"):
        design({"size": 1}, members, 0)
