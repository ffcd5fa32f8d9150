# SPDX-License-Identifier: GPL-2.0-or-later
"""The power law of block volumes: shares and means by hand and by many draws, its exponent, and what is refused."""

import numpy as np
import pytest

from talus.engine.hazard.size_law import SizeLaw, check_classes, fitted_exponent

LAW = SizeLaw(0.6, 0.1, 10.0)
BORDERS = (0.1, 0.3, 1.0, 3.0, 10.0)
CLASSES = list(zip(BORDERS, BORDERS[1:]))


def test_shares_and_means_of_the_worked_example():
    """b = 0.6 from 0.1 to 10 m3, computed apart from this code with six digits."""
    shares = [LAW.share(*entry) for entry in CLASSES]
    np.testing.assert_allclose(shares, [0.515227, 0.284013, 0.129419, 0.071341], atol=6e-7)
    means = [LAW.mean_volume(*entry) for entry in CLASSES]
    np.testing.assert_allclose(means, [0.17148, 0.54119, 1.71481, 5.41187], atol=6e-6)
    assert LAW.mean_volume() == pytest.approx(0.85007, abs=6e-6)


def test_classes_make_the_whole():
    """Shares add up to 1, and shares times means to the mean of all."""
    shares = [LAW.share(*entry) for entry in CLASSES]
    assert sum(shares) == pytest.approx(1.0, rel=1e-14)
    whole = sum(share * LAW.mean_volume(*one) for share, one in zip(shares, CLASSES))
    assert whole == pytest.approx(LAW.mean_volume(), rel=1e-13)
    np.testing.assert_array_equal(LAW.share_above([0.05, 0.1, 10.0, 20.0]), [1.0, 1.0, 0.0, 0.0])


@pytest.mark.parametrize("exponent", [0.4, 0.9, 1.3])
def test_shares_and_means_are_those_of_many_draws(exponent):
    """A million volumes by the inverse of G; the tolerances are four standard errors."""
    law, random = SizeLaw(exponent, 0.2, 8.0), np.random.default_rng(2)
    least, most = 0.2**-exponent, 8.0**-exponent
    volumes = (most + random.random(1_000_000) * (least - most)) ** (-1.0 / exponent)
    within = (volumes > 0.5) & (volumes <= 3.0)
    share = law.share(0.5, 3.0)
    assert within.mean() == pytest.approx(share, abs=4.0 * np.sqrt(share * (1.0 - share) / volumes.size))
    error = volumes[within].std() / np.sqrt(within.sum())
    assert volumes[within].mean() == pytest.approx(law.mean_volume(0.5, 3.0), abs=4.0 * error)


def test_mean_is_continuous_around_an_exponent_of_one():
    """At b = 1 it is ln(V2 / V1) / (1 / V1 - 1 / V2); near it the formula of this file comes within its distance."""
    exact = np.log(30.0) / (1.0 / 0.1 - 1.0 / 3.0)
    for exponent in (0.999, 1.001):
        assert SizeLaw(exponent, 0.1, 3.0).mean_volume() == pytest.approx(exact, rel=2e-3)


def test_exponent_of_a_list():
    """Five blocks by hand, 5 / (ln 2 + ln 3 + ln 5 + ln 10 + ln 40) and that by the root of 5; smaller ones are out."""
    result = fitted_exponent([0.2, 0.3, 0.5, 1.0, 4.0], 0.1)
    assert (result.value, result.standard_error) == pytest.approx((0.5323, 0.2381), abs=6e-5)
    assert result.blocks == 5
    assert fitted_exponent([0.01, 0.2, 0.3, 0.5, 0.09, 1.0, 4.0], 0.1) == result


def test_exponent_is_found_again_within_its_error():
    """300 lists of 50 blocks of b = 0.7: mean 0.7 n / (n - 1), spread as reported; tolerance four standard errors."""
    random = np.random.default_rng(4)
    actual = [fitted_exponent(0.1 * random.random(50) ** (-1.0 / 0.7), 0.1) for _ in range(300)]
    values = np.array([entry.value for entry in actual])
    assert values.mean() == pytest.approx(0.7 * 50 / 49, abs=4.0 * values.std() / np.sqrt(300))
    assert values.std() == pytest.approx(np.mean([entry.standard_error for entry in actual]), rel=0.2)


@pytest.mark.parametrize(
    ("given", "told"),
    [((1.0, 0.1, 10.0), "exponent is 1"), ((0.0, 0.1, 10.0), "positive"), ((np.nan, 0.1, 1.0), "positive"),
     ((0.6, 10.0, 0.1), "rise"), ((0.6, 0.0, 1.0), "rise"), ((0.6, 0.1, np.inf), "rise")],
)  # fmt: skip
def test_impossible_laws_are_refused(given, told):
    with pytest.raises(ValueError, match=told):
        SizeLaw(*given)


@pytest.mark.parametrize(("blocks", "smallest"), [([0.5], 0.1), ([0.05, 0.06], 0.1), ([0.1, 0.1], 0.1), ([1, 2], 0.0)])
def test_lists_that_tell_no_exponent_are_refused(blocks, smallest):
    with pytest.raises(ValueError, match="Size law"):
        fitted_exponent(blocks, smallest)


def test_classes_follow_each_other():
    check_classes(CLASSES[::-1], "A")
    with pytest.raises(ValueError, match=r"Source group A: there is a gap .* 0\.3 and 1 m3"):
        check_classes([CLASSES[0], CLASSES[2]], "A")
    with pytest.raises(ValueError, match="an overlap"):
        check_classes([(0.1, 0.5), (0.3, 1.0)], "A")
    with pytest.raises(ValueError, match="two volumes that rise"):
        check_classes([(0.5, 0.1)], "A")
