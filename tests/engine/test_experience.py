# SPDX-License-Identifier: GPL-2.0-or-later
"""Experience so far: the table that ships, and bands of a new site against their closed form."""

import math

import numpy as np
import pytest

from talus.docs.validation import evidence
from talus.engine.members import experience

ROWS = "quantity,factor,low,high,sites,source\n"


def test_the_table_has_all_quantities_and_no_band_of_few_sites():
    """A factor needs a site, a band three: with one site there is no spread between sites."""
    table = experience.load()
    assert set(table) == set(experience.QUANTITIES)
    for one in table.values():
        assert one.has_band == (one.sites >= experience.FEWEST)
        assert math.isnan(one.factor) == (one.sites == 0)


def test_the_energy_goes_with_the_square_of_the_speed():
    """Mass being known, E ~ v2: factor and band of the energy are those of the speed squared, but for rounding."""
    speed, energy = (experience.load()[name] for name in (experience.SPEED, experience.ENERGY))
    for name in ("factor", "low", "high"):
        assert getattr(energy, name) == pytest.approx(getattr(speed, name) ** 2, rel=0.03)


@pytest.mark.parametrize(
    "row, words",
    [
        ("speed,1,,,0,", "a factor needs a site"),
        ("speed,1,,,4,", "a band 3"),
        ("speed,1,2,3,4,", "between low and high"),
        ("speed,one,,,1,", "must be numbers"),
        ("colour,1,,,1,", "quantity must be one of"),
    ],
)
def test_a_wrong_row_is_named(tmp_path, row, words):
    path = tmp_path / "experience.csv"
    path.write_text(ROWS + row + "\n", "utf-8")
    with pytest.raises(ValueError, match="line 2") as caught:
        experience.read(path)
    assert words in str(caught.value)


def test_what_is_not_known_is_null_in_a_summary():
    assert experience.Experience(1.04, math.nan, math.nan, 1, "").as_values() == {
        "factor": 1.04, "low": None, "high": None, "sites": 1,
    }  # fmt: skip


def test_the_band_of_a_new_site_is_that_of_student():
    """Logarithms -1, 0, 1: s = 1, t = 1.8856 at 90 % with 2 degrees of freedom, so +-1.8856 sqrt(4/3)."""
    factor, low, high = evidence.band(np.array([-1.0, 0.0, 1.0]))
    assert (factor, math.log(low), math.log(high)) == pytest.approx((1.0, -2.1774, 2.1774), rel=1e-4)


def test_bands_of_a_new_site_hold_as_often_as_they_say():
    """2,000 draws of six normal logarithms and a seventh: 80 % inside, within three standard errors of 0.9 %."""
    draws = np.random.default_rng(1).normal(0.3, 0.5, (2000, 7))
    held = [low <= math.exp(one[6]) <= high for one in draws for _, low, high in [evidence.band(one[:6])]]
    assert np.mean(held) == pytest.approx(0.8, abs=0.027)


def test_a_site_far_from_the_others_is_outside_of_their_band():
    """Nine of ten sites lie in the band of the rest, and one at e^3 does not."""
    assert evidence.left_out(np.array([*np.linspace(-0.1, 0.1, 9), 3.0])) == 9
