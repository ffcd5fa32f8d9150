# SPDX-License-Identifier: GPL-2.0-or-later
"""Landforms from slope angles: a known mixture is found again, the threshold is where two densities are equal."""

import numpy as np
import pytest

from talus.engine.sources.slope_units import slope_units
from talus.engine.sources.source_areas import steepness

SHARE, MODE, DEVIATION = (0.1, 0.2, 0.5, 0.2), (6.0, 18.0, 33.0, 58.0), (1.5, 5.0, 6.0, 8.0)


def mixture(share=SHARE, mode=MODE, deviation=DEVIATION, count=200_000):
    random = np.random.default_rng(0)
    unit = random.choice(len(share), count, p=share)
    angles = random.normal(np.array(mode)[unit], np.array(deviation)[unit])
    return angles[(angles > 0.0) & (angles < 90.0)]


def test_known_mixture_is_found():
    result = slope_units(mixture())
    # 200,000 draws: the noise of a share is below 0.002; overlapping Gaussians share it among them
    np.testing.assert_allclose(result.share, SHARE, atol=0.02)
    np.testing.assert_allclose(result.mode, MODE, atol=0.5)
    np.testing.assert_allclose(result.deviation, DEVIATION, atol=0.5)
    assert result.r_squared > 0.99 and result.has_distinct_cliffs


def test_threshold_is_where_cliffs_begin_to_outweigh_steep_slopes():
    result = slope_units(mixture())
    steep, cliffs = result.densities([result.threshold])[-2:, 0]
    assert steep == pytest.approx(cliffs, rel=1e-9)
    # the same of the true mixture, found by trying angles
    angle = np.linspace(MODE[2], MODE[3], 100_001)
    ratio = [s / d * np.exp(-0.5 * ((angle - m) / d) ** 2) for s, m, d in zip(SHARE, MODE, DEVIATION)]
    assert result.threshold == pytest.approx(angle[np.argmax(ratio[3] > ratio[2])], abs=0.3)


def test_landforms_that_are_missing_have_no_share():
    # two equal Gaussians: the threshold is halfway between them
    result = slope_units(mixture((0.5, 0.5), (38.0, 62.0), (6.0, 6.0)))
    assert result.share[:2].sum() < 0.02
    assert result.threshold == pytest.approx(50.0, abs=0.3)


def test_nodata_does_not_count():
    angles = mixture()
    assert slope_units(np.append(angles, [np.nan] * 1000)).threshold == slope_units(angles).threshold


@pytest.mark.parametrize("name, threshold", [("avaGar_5m_EPSG31287", 41.9), ("avaMal_5m_EPSG31287", 43.1)])
def test_threshold_of_a_real_mountain_lies_between_its_slopes_and_its_cliffs(shared_data, name, threshold):
    # Measured with this code; that it is reasonable shows in the modes on both sides of it.
    from talus.engine.io.raster import read_heights

    heights, cell_size, _, _ = read_heights(str(shared_data / "dem" / f"{name}.tif"))
    result = slope_units(steepness(heights, cell_size))
    assert result.mode[2] < result.threshold < result.mode[3]
    assert result.threshold == pytest.approx(threshold, abs=0.3)
    assert result.r_squared > 0.95


@pytest.mark.parametrize("angles", [np.full(10_000, 30.0), np.random.default_rng(0).normal(30.0, 5.0, 100_000)])
def test_landscape_without_cliffs_is_refused(angles):
    with pytest.raises(ValueError, match=r"no rock cliffs|cannot be fitted"):
        slope_units(angles)


def test_too_few_cells_are_refused():
    with pytest.raises(ValueError, match="too few"):
        slope_units(np.full(10, 30.0))
