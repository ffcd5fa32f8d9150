# SPDX-License-Identifier: GPL-2.0-or-later
"""Distributions of size: moments, limits, errors."""

import numpy as np
import pytest

from talus.engine.choices import SIZE_DISTRIBUTIONS
from talus.engine.shapes.sizes import draw_sizes

COUNT = 20_000


def draw(distribution, **limits):
    return draw_sizes(COUNT, distribution, 2.0, 0.5, np.random.default_rng(0), **limits)


@pytest.mark.parametrize("distribution", ["uniform", "normal", "lognormal"])
def test_sizes_have_the_mean_and_the_deviation(distribution):
    """To four standard errors of the mean; the deviation to 3 %. Nothing lies beyond 0, 4 deviations away."""
    sizes = draw(distribution)
    assert sizes.mean() == pytest.approx(2.0, abs=4.0 * 0.5 / np.sqrt(COUNT))
    assert sizes.std() == pytest.approx(0.5, rel=0.03)
    assert sizes.min() > 0.0


def test_fixed_size_is_fixed():
    assert set(draw("fixed").tolist()) == {2.0}


@pytest.mark.parametrize("distribution", ["uniform", "normal", "lognormal"])
def test_limits_hold_and_the_rest_keeps_its_proportions(distribution):
    """Truncation by inversion: the same distribution within the limits, compared by the share below 2."""
    cut, whole = draw(distribution, lowest=1.5, highest=2.2), draw(distribution)
    assert cut.min() >= 1.5
    assert cut.max() <= 2.2
    inside = whole[(whole > 1.5) & (whole < 2.2)]
    assert (cut < 2.0).mean() == pytest.approx((inside < 2.0).mean(), abs=0.02)


def test_same_seed_gives_the_same_sizes():
    np.testing.assert_array_equal(draw("lognormal"), draw("lognormal"))


@pytest.mark.parametrize("distribution", SIZE_DISTRIBUTIONS)
@pytest.mark.parametrize(
    ("numbers", "message"),
    [((0.0, 1.0), "mean: 0.0"), ((1.0, -1.0), "deviation: -1.0"), ((float("nan"), 1.0), "mean: nan")],
)
def test_impossible_numbers_are_refused(distribution, numbers, message):
    with pytest.raises(ValueError, match=message):
        draw_sizes(3, distribution, *numbers, np.random.default_rng(0))


def test_limits_that_leave_nothing_are_refused():
    with pytest.raises(ValueError, match="hold none of the normal"):
        draw_sizes(3, "normal", 1.0, 0.01, np.random.default_rng(0), lowest=2.0)
    with pytest.raises(ValueError, match="lower has to be less"):
        draw_sizes(3, "normal", 1.0, 0.01, np.random.default_rng(0), lowest=2.0, highest=1.0)
    with pytest.raises(ValueError, match="outside of the limits"):
        draw_sizes(3, "fixed", 1.0, 0.01, np.random.default_rng(0), lowest=2.0)
    with pytest.raises(ValueError, match="'gamma' is unknown"):
        draw_sizes(3, "gamma", 1.0, 0.01, np.random.default_rng(0))
