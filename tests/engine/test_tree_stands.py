# SPDX-License-Identifier: GPL-2.0-or-later
"""Generated stands have the numbers, places, diameters and species that were asked for, within their statistics."""

import numpy as np
import pytest
from scipy import stats
from scipy.spatial import cKDTree

from talus.engine.choices import STEM_DISTRIBUTIONS
from talus.engine.forest.tree_stands import area_of, draw_diameters, generator, inside, stand_in_polygon, stands_on_grid

SQUARE = np.array([(0.0, 0.0), (200.0, 0.0), (200.0, 200.0), (0.0, 200.0), (0.0, 0.0)])  # 4 ha
HOLE = np.array([(50.0, 50.0), (50.0, 150.0), (150.0, 150.0), (150.0, 50.0), (50.0, 50.0)])  # 1 ha
FAR = np.array([2_600_000.0, 1_200_000.0])


def test_number_of_stems_is_poisson():
    """400 stands of 4 ha with 50 stems per hectare: mean 200, variance 200; 4 standard errors."""
    counts = np.array([len(stand_in_polygon([SQUARE], 50.0, 0.3, 0.1, key=key)[0].x) for key in range(400)])
    assert counts.mean() == pytest.approx(200.0, abs=4.0 * np.sqrt(200.0 / 400))
    assert counts.var() == pytest.approx(200.0, abs=4.0 * 200.0 * np.sqrt(2.0 / 400))


@pytest.mark.parametrize("distance", [0.0, 2.0])
def test_places_are_uniform_in_the_polygon_and_not_in_its_hole(distance):
    rings = [SQUARE + FAR, HOLE + FAR]
    assert area_of(rings) == pytest.approx(30_000.0)
    stems, missing = stand_in_polygon(rings, 600.0, 0.3, 0.1, distance=distance, seed=5)
    x, y = stems.x - FAR[0], stems.y - FAR[1]
    assert missing == 0 and x.size == pytest.approx(1800, abs=4.0 * np.sqrt(1800))
    assert not ((x > 50) & (x < 150) & (y > 50) & (y < 150)).any() and (x > 0).all() and (x < 200).all()
    left, right = np.count_nonzero(x < 50), np.count_nonzero(x > 150)  # a third of the area each
    assert stats.binomtest(left, left + right).pvalue > 1e-4
    if distance:
        gap, _ = cKDTree(np.column_stack([x, y])).query(np.column_stack([x, y]), k=2)
        assert gap[:, 1].min() >= distance


def test_stand_depends_on_its_seed_and_key_alone():
    one, other = (stand_in_polygon([SQUARE], 100.0, 0.3, 0.1, seed=3, key=8)[0] for _ in range(2))
    assert all((a == b).all() for a, b in zip(one, other))
    assert stand_in_polygon([SQUARE], 100.0, 0.3, 0.1, seed=4, key=8)[0].x[0] != one.x[0]
    assert stand_in_polygon([SQUARE], 100.0, 0.3, 0.1, seed=3, key=9)[0].x[0] != one.x[0]


@pytest.mark.parametrize("distribution", STEM_DISTRIBUTIONS)
@pytest.mark.parametrize("variation", [0.1, 0.4, 0.9])
def test_diameters_have_the_mean_and_the_deviation(distribution, variation):
    count = 40_000
    diameters = draw_diameters(generator(2), np.full(count, 0.35), np.full(count, 0.35 * variation), distribution)
    assert diameters.mean() == pytest.approx(0.35, abs=4.0 * 0.35 * variation / np.sqrt(count))
    assert diameters.std() == pytest.approx(0.35 * variation, rel=0.05)


def test_diameters_follow_the_gamma_distribution():
    diameters = draw_diameters(generator(1), np.full(5000, 0.3), np.full(5000, 0.1))
    assert stats.kstest(diameters, stats.gamma(9.0, scale=0.3 / 9.0).cdf).pvalue > 1e-3


def test_diameters_without_deviation_are_the_mean():
    assert (draw_diameters(generator(0), np.full(9, 0.25), np.zeros(9)) == 0.25).all()


def test_share_of_conifers():
    species = stand_in_polygon([SQUARE], 1000.0, 0.3, 0.1, conifers=0.7)[0].species
    assert np.mean(species == "conifer") == pytest.approx(0.7, abs=4.0 * np.sqrt(0.21 / species.size))
    assert set(species) == {"conifer", "broadleaf"}


def test_grid_gives_each_cell_its_density_and_diameter():
    density, mean = np.full((40, 50), np.nan), np.full((40, 50), 0.2)
    density[:20], density[20:, :25] = 800.0, 100.0
    mean[:, 25:] = 0.5
    stems, missing = stands_on_grid(density, mean, 0.3, (5.0, 5.0), (2.5, 2.5), distance=0.8, seed=1)
    west, south = stems.x < 125.0, stems.y < 100.0
    assert missing == 0
    for cells, expected in ((south & west, 1000), (south & ~west, 1000), (~south & west, 125), (~south & ~west, 0)):
        assert np.count_nonzero(cells) == pytest.approx(expected, abs=4.0 * np.sqrt(expected) + 1e-9)
    assert stems.diameter[west].mean() == pytest.approx(0.2, rel=0.03)
    assert stems.diameter[~west].mean() == pytest.approx(0.5, rel=0.03)
    places = np.column_stack([stems.x, stems.y])
    assert cKDTree(places).query(places, k=2)[0][:, 1].min() >= 0.8


def test_inside_counts_edges():
    x, y = np.array([10.0, 100.0, -1.0, 60.0]), np.array([10.0, 100.0, 10.0, 40.0])
    assert inside([SQUARE, HOLE], x, y).tolist() == [True, False, False, True]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"per_hectare": -1.0}, "stems per hectare"),
        ({"per_hectare": np.nan}, "stems per hectare"),
        ({"mean": 0.0}, "mean diameter"),
        ({"deviation": -0.1}, "standard deviation"),
        ({"conifers": 1.5}, "share of conifers"),
        ({"distance": 10.0}, "do not fit with 10 m"),
        ({"distribution": "normal"}, "known are gamma, weibull"),
    ],
)
def test_impossible_stands_are_refused(changes, message):
    with pytest.raises(ValueError, match=message):
        stand_in_polygon(**{"rings": [SQUARE], "per_hectare": 500.0, "mean": 0.3, "deviation": 0.1, **changes})
