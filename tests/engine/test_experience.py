# SPDX-License-Identifier: GPL-2.0-or-later
"""Experience so far: the table that ships, and bands of a new site against their closed form."""

import math

import numpy as np
import pytest

from talus.docs.validation import evidence
from talus.engine.statistics import experience

ROWS = "quantity,factor,low,high,sites,source\n"


def test_the_table_has_all_quantities_and_no_band_of_few_sites():
    """A factor needs a site, a band three: with one site there is no spread between sites."""
    table = experience.load()
    assert set(table) == set(experience.QUANTITIES)
    for entry in table.values():
        assert entry.has_band == (entry.sites >= experience.FEWEST)
        assert math.isnan(entry.factor) == (entry.sites == 0)


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
    held = [low <= math.exp(entry[6]) <= high for entry in draws for _, low, high in [evidence.band(entry[:6])]]
    assert np.mean(held) == pytest.approx(0.8, abs=0.027)


def test_the_band_of_a_forecast_is_that_of_the_members_times_the_factors():
    """Two bands of 80 %, end times end: 100 to 300 kJ and 0.5 to 2.0 make 50 to 600 kJ."""
    known = experience.Experience(1.0, 0.5, 2.0, 9, "")
    assert known.widened(100.0, 300.0) == (50.0, 600.0)
    with pytest.raises(ValueError, match="3 sites are needed"):
        experience.load()[experience.RUN_OUT].widened(1.0, 2.0)


def test_widened_bands_hold_at_least_as_often_as_they_say():
    """600 new sites with errors lognormal(0.3, 0.5), 21 others known to each. Members that differ by 2 %: 80 % inside
    within three standard errors of 1.6 %, unwidened below 10 %; members that differ by 40 %: more."""
    random = np.random.default_rng(3)
    errors = random.normal(0.3, 0.5, (600, 22))
    inside = {}
    for spread in (0.02, 0.4):
        members = np.exp(random.normal(0.0, spread, (600, 40)))
        ends = np.quantile(members, [0.1, 0.9], axis=1).T
        seen = np.exp(errors[:, 21])
        bands = [experience.Experience(*evidence.band(error[:21]), 21, "").widened(*both)
                 for error, both in zip(errors, ends)]  # fmt: skip
        inside[spread] = np.mean([low <= one <= high for one, (low, high) in zip(seen, bands)])
        if spread == 0.02:
            assert np.mean((ends[:, 0] <= seen) & (seen <= ends[:, 1])) < 0.1
    assert inside[0.02] == pytest.approx(0.8, abs=0.05) and inside[0.4] > inside[0.02]


def test_findings_of_results_quote_the_table():
    """Numbers of sites and ends of the bands as in resources/experience.csv."""
    (one,) = experience.so_far()
    table = experience.load()
    speed, energy = table[experience.SPEED], table[experience.ENERGY]
    assert (one.code, one.severity, one.value, one.remedy) == ("experience-so-far", "note", speed.factor, "")
    assert f"at {speed.sites} sites" in one.text and f"{speed.low:.2f} and {speed.high:.2f} (speed)" in one.text
    assert f"{energy.low:.2f} and {energy.high:.2f} (energy)" in one.text


def test_an_ensemble_tells_the_band_of_a_forecast():
    """Eleven members, 100 to 200 kJ by tens: 80 % lie between 110 and 190 kJ; the ends times those of the table."""
    known = experience.load()[experience.ENERGY]
    (one,) = experience.forecast_of(np.linspace(1e5, 2e5, 11))
    assert (one.code, one.severity, one.limit) == ("forecast-band", "note", pytest.approx(190.0))
    assert one.value == pytest.approx(190.0 * known.high) and f"{110.0 * known.low:.3g}" in one.text
    assert experience.forecast_of([1e5]) == [] and experience.forecast_of([0.0, 0.0]) == []


def test_a_site_far_from_the_others_is_outside_of_their_band():
    """Nine of ten sites lie in the band of the rest, and one at e^3 does not."""
    assert evidence.left_out(np.array([*np.linspace(-0.1, 0.1, 9), 3.0])) == 9
