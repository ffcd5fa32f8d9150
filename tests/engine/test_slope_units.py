# SPDX-License-Identifier: GPL-2.0-or-later
"""Landforms from slope angles: a known mixture is found again, the threshold is where two densities are equal."""

import numpy as np
import pytest

from talus.engine.analysis.slope_units import slope_units
from talus.engine.analysis.source_areas import steepness

SHARE, MEAN, DEVIATION = (0.2, 0.5, 0.3), (15.0, 33.0, 58.0), (5.0, 6.0, 8.0)


def mixture(share=SHARE, mean=MEAN, deviation=DEVIATION, count=200_000):
    random = np.random.default_rng(0)
    unit = random.choice(len(share), count, p=share)
    angles = random.normal(np.array(mean)[unit], np.array(deviation)[unit])
    return angles[(angles > 0.0) & (angles < 90.0)]


def test_known_mixture_is_found():
    found = slope_units(mixture(), 3)
    np.testing.assert_allclose(found.share, SHARE, atol=0.01)
    np.testing.assert_allclose(found.mean, MEAN, atol=0.3)
    np.testing.assert_allclose(found.deviation, DEVIATION, atol=0.3)
    assert found.r_squared > 0.99


def test_threshold_is_where_cliffs_begin_to_outweigh_steep_slopes():
    found = slope_units(mixture(), 3)
    _, steep, cliffs = found.densities([found.threshold])[:, 0]
    assert steep == pytest.approx(cliffs, rel=1e-9)
    # closed form for the true mixture, by bisection
    angle = np.linspace(MEAN[1], MEAN[2], 100_001)
    ratio = [s / d * np.exp(-0.5 * ((angle - m) / d) ** 2) for s, m, d in zip(SHARE, MEAN, DEVIATION)]
    assert found.threshold == pytest.approx(angle[np.argmax(ratio[2] > ratio[1])], abs=0.3)


def test_landform_that_is_missing_is_left_out():
    found = slope_units(mixture((0.6, 0.4), (30.0, 60.0), (6.0, 6.0)), 4)
    assert found.threshold == pytest.approx(45.0, abs=2.0)


def test_nodata_does_not_count():
    angles = mixture()
    assert slope_units(np.append(angles, [np.nan] * 1000), 3).threshold == slope_units(angles, 3).threshold


def test_threshold_of_a_real_mountain_lies_between_its_slopes_and_its_cliffs(shared_data):
    # Loye et al. (2009) found 46 to 54 degrees for landscapes of the western Alps at 1 to 25 m; avaGar has 5 m
    from talus.engine.io.raster import read_heights

    heights, cell_size, _, _ = read_heights(str(shared_data / "dem" / "avaGar_5m_EPSG31287.tif"))
    found = slope_units(steepness(heights, cell_size))
    print(found)
    assert found.r_squared > 0.97
    assert found.mean[-2] < found.threshold
    assert 38.0 < found.threshold < 60.0


@pytest.mark.parametrize("angles", [np.full(10_000, 30.0), np.random.default_rng(0).normal(30.0, 5.0, 100_000)])
def test_landscape_without_cliffs_is_refused(angles):
    with pytest.raises(ValueError, match="no rock cliffs"):
        slope_units(angles)


def test_too_few_cells_and_wrong_counts_are_refused():
    with pytest.raises(ValueError, match="too few"):
        slope_units(np.full(10, 30.0))
    with pytest.raises(ValueError, match="2, 3 or 4"):
        slope_units(mixture(), 5)
