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
    """Observed 0.64 in the mean of the eight; measured 0.65, as RAMMS 1 0.79. The distribution: KS 0.27, bound 0.40.
    The bound of 0.63 is of eleven contacts with 0.54 in the mean, of which eight are at hand: missed by 0.02."""
    found = np.mean([row[2].mean() for row in ratios])
    hard = np.mean([row[2].mean() for row in case.ratios(shared_data, count=20, with_scar_layer=False)])
    assert abs(found - np.mean([row[1] for row in ratios])) < 0.03
    assert largest_difference(np.array([row[1] for row in ratios]), np.concatenate([row[2] for row in ratios])) < 0.40
    assert hard > 0.77


def test_grazing_impacts_lose_nearly_what_they_lost(ratios):
    """The two impacts at 6 and 8 degrees keep 0.80 and 0.78 of their speed, observed 0.74 and 0.70."""
    grazing = [row for row in ratios if row[0] in ("chant_sura_2_3", "chant_sura_4_2")]
    assert len(grazing) == 2
    for _, observed, found, _, _ in grazing:
        assert abs(found.mean() - observed) < 0.12


def test_scars_of_the_four_impacts_of_lu_are_as_deep_as_the_equation_says():
    """Code to code: depth that of eq. 11 within 8 % (the rock falls 0.4 m more), which is 0.03 to 0.05 m below their
    table 3; lengths within 50 % of theirs for each (measured 43 %), and within 15 % in the mean (9 %)."""
    found = np.array(case.impacts_of_lu(count=40))
    law = [0.1 * 780.0 ** (1 / 3) * (1e3 * row[4]) ** -0.4 * abs(row[0][2]) ** 0.8 for row in case.LU]
    assert found[:, 0] == pytest.approx(law, rel=0.08)
    theirs = np.array([row[7] for row in case.LU])
    assert found[:, 1] == pytest.approx(theirs, rel=0.5)
    assert found[:, 1].mean() == pytest.approx(theirs.mean(), rel=0.15)
