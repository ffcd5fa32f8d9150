# SPDX-License-Identifier: GPL-2.0-or-later
"""Single impacts at Chant Sura beside Talus: what of the bounds holds, and what is missed and by how much.

Sources: docs/validation/chant_sura.md. Of the eleven contacts of which the bounds speak eight impacts are at hand.
"""

import numpy as np
import pytest

from talus.tests.verification import chant_sura_case as case
from talus.tests.verification.authume_case import largest_difference

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def ratios(shared_data):
    """The eight impacts, 40 orientations each."""
    return case.ratios(shared_data, count=40)


def test_observed_impacts_are_those_of_the_open_data(ratios):
    """Two with 0.374 and 0.436 on terrain, six from published energies; 0.639 in the mean."""
    observed = [row[1] for row in ratios]
    assert len(observed) == 8
    assert observed[:2] == pytest.approx([0.374, 0.436], abs=1e-3)
    assert np.mean(observed) == pytest.approx(0.639, abs=1e-3)


def test_speed_left_after_an_impact_is_that_of_the_field(ratios, shared_data):
    """Observed 0.639 in the mean of the eight, 0.54 (0.45 to 0.63) of the eleven contacts of which they are part;
    measured 0.577, as RAMMS 1 0.80. The distribution: KS below 0.40."""
    mean = np.mean([row[2].mean() for row in ratios])
    hard = np.mean([row[2].mean() for row in case.ratios(shared_data, count=20, with_scar_layer=False)])
    assert 0.45 < mean < 0.63
    assert largest_difference(np.array([row[1] for row in ratios]), np.concatenate([row[2] for row in ratios])) < 0.40
    assert hard > 0.77


def test_grazing_impacts_lose_nearly_what_they_lost(ratios):
    """The two impacts at 6 and 8 degrees keep 0.78 and 0.75 of their speed, observed 0.74 and 0.70."""
    grazing = [row for row in ratios if row[0] in ("chant_sura_2_3", "chant_sura_4_2")]
    assert len(grazing) == 2
    for _, observed, actual, _, _ in grazing:
        assert abs(actual.mean() - observed) < 0.08


def test_scars_are_as_deep_as_those_mapped(ratios):
    """The six with a depth by two methods: the median is between the two, or off by at most 0.03 m (chant_sura_4_3:
    0.14 where 0.16 to 0.29 m were mapped). By the velocity of the centre those of grazing impacts were 0.05 m."""
    mapped = [row for row in ratios if not np.isnan(row[3][0])]
    assert len(mapped) == 6
    for name, _, _, depths, actual in mapped:
        assert min(depths) - 0.035 < np.median(actual) < max(depths) + 0.01, name


def test_scars_of_the_four_impacts_of_lu_without_their_spin_are_as_deep_as_the_equation_says():
    """Code to code: depth that of eq. 11 within 8 % (the rock falls 0.4 m more)."""
    values = np.array(case.impacts_of_lu(count=40, is_spinning=False))
    law = [0.1 * 780.0 ** (1 / 3) * (1e3 * row[4]) ** -0.4 * abs(row[0][2]) ** 0.8 for row in case.LU]
    assert values[:, 0] == pytest.approx(law, rel=0.08)


def test_scars_of_the_four_impacts_of_lu_with_their_spin_are_those_of_their_table_and_of_the_field():
    """By their own law. Depths 0.12, 0.14, 0.18, 0.16 m; their table 3 prints 0.14, 0.16, 0.18, 0.18, 0.13 to 0.21 m
    were observed. Without spin eq. 11 says 0.11 to 0.15. Lengths 1.4, 1.5, 2.1, 2.6 m; the table prints 1.80, 1.64,
    1.26, 1.77, observed 1.40 to 1.80: within a factor of 1.75, the spread that orientation alone makes."""
    values = np.array(case.impacts_of_lu(count=200))
    theirs = np.array([row[6:8] for row in case.LU])
    observed = np.array([row[2] for row in case.LU])
    assert values[:, 0] == pytest.approx(theirs[:, 0], rel=0.22)
    assert values[:3, 0] == pytest.approx(observed[:3], rel=0.15)
    assert values[3, 0] == pytest.approx(observed[3], rel=0.3)
    assert (np.abs(np.log(values[:, 1] / theirs[:, 1])) < np.log(1.75)).all()
    assert values[:2, 1] == pytest.approx([row[3] for row in case.LU[:2]], rel=0.25)
