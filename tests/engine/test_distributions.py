# SPDX-License-Identifier: GPL-2.0-or-later
"""Distributions: the quantile, the drawn numbers against scipy, bounds, and the refusal of texts that are none."""

import numpy as np
import pytest
from scipy import special, stats

from talus.engine.random_numbers import random_stream
from talus.engine.random_numbers.distributions import Distribution, drawn, no_distribution, normal_quantile, row_of

DRAWS = 20_000
SMALLEST_P = 1e-4  # fixed seed: this cannot fail by chance


@pytest.fixture(scope="module")
def uniforms():
    """Uniform numbers of one stream of many runs."""
    return np.array([random_stream.uniforms_of(5, run, 0, random_stream.VOLUME)[0] for run in range(DRAWS)])


def truncated(kind, centre, scale, low, high):
    """scipy's distribution function of a truncated one, from the untruncated."""
    whole = stats.norm(centre, scale) if kind == "normal" else stats.lognorm(s=scale, scale=centre)
    below = whole.cdf(low)
    return lambda x: np.clip((whole.cdf(x) - below) / (whole.cdf(high) - below), 0.0, 1.0)


def test_quantile_of_the_normal_distribution_is_that_of_scipy():
    """scipy.special.ndtri, from the far tail to the middle; AS 241 promises 1e-16 relative, a few roundings come."""
    p = np.concatenate([2.0 ** -np.arange(1.0, 55.0), np.linspace(1e-3, 0.999, 997)])
    values = np.array([normal_quantile(value) for value in p])
    np.testing.assert_allclose(values, special.ndtri(p), rtol=5e-15, atol=5e-16)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("uniform(0.5, 2)", stats.uniform(0.5, 1.5).cdf),
        ("normal(0.5, 0.05)", stats.norm(0.5, 0.05).cdf),
        ("lognormal(1.0, 0.3)", stats.lognorm(s=0.3, scale=1.0).cdf),
        ("normal(0.5, 0.05, 0.4, 0.6)", truncated("normal", 0.5, 0.05, 0.4, 0.6)),
        ("normal(30, 5, 25, 35)", truncated("normal", 30.0, 5.0, 25.0, 35.0)),
        ("lognormal(1, 0.5, 0.2, 2)", truncated("lognormal", 1.0, 0.5, 0.2, 2.0)),
        ("normal(0, 1, -1e9, 0)", truncated("normal", 0.0, 1.0, -1e9, 0.0)),
    ],
)
def test_drawn_numbers_have_the_distribution(text, expected, uniforms):
    """Kolmogorov-Smirnov against scipy.stats."""
    assert stats.kstest(Distribution.parse(text).values(uniforms), expected).pvalue > SMALLEST_P


@pytest.mark.parametrize(("sign", "low", "high"), [(1.0, 6.0, 7.0), (-1.0, -7.0, -6.0)])
def test_far_tail_keeps_its_digits(sign, low, high, uniforms):
    """normal(0, 1) between 6 and 7 and its mirror image: scipy's survival function, which has the digits there."""
    values = sign * Distribution("normal", 0.0, 1.0, low, high).values(uniforms)
    assert values.min() >= 6.0 and values.max() <= 7.0
    tail = stats.norm.sf
    assert stats.kstest(values, lambda x: (tail(6.0) - tail(x)) / (tail(6.0) - tail(7.0))).pvalue > SMALLEST_P


def test_no_number_lies_outside_the_bounds_or_is_infinite():
    """For the first and the last uniform number there is."""
    ends = [0.0, 1.0 - 2.0**-53]
    for text in ("uniform(0.1, 0.3)", "normal(1, 0.1, 0.7, 1.3)", "lognormal(2, 1, 1, 3)"):
        distribution = Distribution.parse(text)
        low, high = distribution.ends()
        values = distribution.values(ends)
        assert (values >= low).all() and (values <= high).all()
    assert np.isfinite(Distribution.parse("normal(0, 1)").values(ends)).all()


def test_without_a_distribution_the_number_stays():
    """An empty row draws nothing."""
    assert drawn(no_distribution(), 0.3, 17.5) == 17.5
    assert not row_of(None, "volume").any()


def test_text_and_distribution_are_two_ways_to_write_the_same():
    for text in ("uniform(0.5, 2)", "normal(1, 0.1)", "lognormal(1, 0.3, 0.5, 2)"):
        assert str(Distribution.parse(text)) == text
    assert Distribution.parse("  LogNormal( 1.0 ,0.3 ) ") == Distribution("lognormal", 1.0, 0.3)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1.0", "no distribution"),
        ("", "no distribution"),
        (None, "no distribution"),
        ("gamma(1, 2)", "unknown distribution 'gamma'"),
        ("uniform(2, 1)", "must be below"),
        ("uniform(1, 2, 3, 4)", "takes two numbers"),
        ("normal(1)", "two numbers, or four"),
        ("normal(1, 0)", "must be positive"),
        ("normal(1, -1)", "must be positive"),
        ("normal(a, 1)", "must be numbers"),
        ("normal(nan, 1)", "finite"),
        ("normal(1, 1, 3, 2)", "must be below"),
        ("normal(0, 1, 20, 30)", "hardly any"),
        ("lognormal(0, 1)", "median"),
        ("lognormal(1; 0.3)", "two numbers"),
    ],
)
def test_impossible_text_is_refused_with_the_reason(text, reason):
    with pytest.raises(ValueError, match=reason) as error:
        row_of(text if text is not None else 3, "volume")
    assert str(error.value).startswith("volume: ")


def test_numbers_that_mean_nothing_are_refused_before_they_are_drawn():
    """A normal volume can be negative; with bounds it cannot."""
    with pytest.raises(ValueError, match=r"volume: normal\(1, 0.5\) can give -3.1.* above 0.*normal\(1, 0.5, lowest"):
        row_of("normal(1, 0.5)", "volume", above=0.0, unit="m3")
    row_of("normal(1, 0.5, 0.1, 3)", "volume", above=0.0)
    with pytest.raises(ValueError, match="at least 0 and at most 1"):
        row_of("uniform(0.5, 1.5)", "restitution", lowest=0.0, highest=1.0)
