# SPDX-License-Identifier: GPL-2.0-or-later
"""Penetration against thickness: work of the force, section of the digest's dam."""

import math

import numpy as np
import pytest

from talus.engine.embankments.penetration import penetration, thickness


def test_depth_is_that_of_the_work():
    """540 kJ against 900 kN: 0.6 m. Of a triangular pulse F_max = 2 E / p, so the mean is half of it."""
    assert penetration([540e3, 0.0], 900e3).tolist() == pytest.approx([0.6, 0.0])
    largest = 2.0 * 540e3 / 0.6
    assert penetration(540e3, 0.5 * largest) == pytest.approx(0.6)


def test_thickness_integrates_to_the_section():
    """Level ground, H 5 m, b 3 m, 60 degrees and 1 : 1.5: 40.97 m2, as the worked example of the section."""
    downhill = math.degrees(math.atan(1.0 / 1.5))
    below = (np.arange(5000) + 0.5) / 1000.0
    assert thickness(below, 3.0, 60.0, downhill).sum() / 1000.0 == pytest.approx(40.97, abs=0.005)
    assert thickness(-1.0, 3.0, 60.0, downhill) == 3.0


@pytest.mark.parametrize("force", [0.0, -1.0, math.nan, math.inf])
def test_no_force_is_refused(force):
    with pytest.raises(ValueError, match="force"):
        penetration(1.0, force)
