# SPDX-License-Identifier: GPL-2.0-or-later
"""Blocks outside the masses whose rolling was measured: who is reported, and the factor against the closed form."""

import math

import numpy as np
import pytest

from talus.engine import Ground, Release, Terrain, rock_library
from talus.engine.contact.rolling import GREATEST_MASS, LEAST_MASS, roughness_share
from talus.engine.ground.parameters import DEFAULTS
from talus.engine.shapes.body import body_of
from talus.engine.sizes.block_sizes import of_scenarios, outside_of_data, sizes_of_releases, spanned_factor

TERRAIN = Terrain(np.zeros((4, 4)), 10.0)


def ground(level=0.4, roughness=0.2):
    return Ground(TERRAIN, rolling_resistance=level, surface_roughness=roughness)


def found_of(volumes, made=None, runs=10):
    releases = [Release((15.0, 15.0), runs=runs, volume=volume) for volume in volumes]
    sizes = sizes_of_releases([rock_library.rock("sphere", 1.0)], releases)
    return outside_of_data(sizes, (made or ground()).table)


def test_blocks_within_the_data_are_not_told_of():
    assert found_of([0.002, 0.5, 2.3]) == []  # 5.4 kg to 6,210 kg


def test_a_heavy_block_is_told_with_its_mass_share_and_the_factor_of_the_law():
    (finding,) = found_of([1.0, 20.0, 20.0, 20.0])
    assert (finding.code, finding.severity) == ("block-outside-rolling-data", "doubtful")
    assert (finding.value, finding.limit) == (pytest.approx(54_000.0), GREATEST_MASS)
    radius = (3.0 * 20.0 / (4.0 * math.pi)) ** (1.0 / 3.0)
    at_limit = radius * (GREATEST_MASS / 54_000.0) ** (1.0 / 3.0)
    factor = (0.4 + 0.2 / (2.0 * radius)) / (0.4 + 0.2 / (2.0 * at_limit))
    assert factor == pytest.approx(0.881, abs=0.001)
    assert "75 % of the runs" in finding.text and f"{factor:.2f} times" in finding.text
    assert finding.remedy


def test_a_light_block_is_told_with_a_factor_above_one():
    (finding,) = found_of([0.001])
    assert (finding.value, finding.limit) == (pytest.approx(2.7), LEAST_MASS)
    assert "below the masses" in finding.text and "down to 2.7 kg" in finding.text
    assert "1.11 times" in finding.text  # (0.4 + 0.1 / 0.0620) / (0.4 + 0.1 / 0.0707), radii of 2.7 and 4 kg


def test_both_sides_are_told_of_apart():
    assert [entry.limit for entry in found_of([0.001, 1.0, 20.0])] == [LEAST_MASS, GREATEST_MASS]


def test_ground_without_roughness_has_a_law_without_size_and_the_block_is_told_of_all_the_same():
    (finding,) = found_of([20.0], ground(roughness=0.0))
    assert "1.00 times" in finding.text


def test_ground_that_does_not_resist_rolling_has_nothing_to_tell():
    assert found_of([20.0], Ground(TERRAIN, mu_min=0.55)) == []
    assert DEFAULTS["rolling_resistance"] == 0.0


def test_the_share_of_a_distribution_is_that_of_its_volumes_outside():
    (finding,) = found_of(["uniform(0.1, 4.7667)"])  # half of them above 2.333 m3 less a little
    share = (4.7667 - GREATEST_MASS / 2700.0) / (4.7667 - 0.1)
    assert float(finding.text.split()[0]) == pytest.approx(100.0 * share, abs=0.5)


@pytest.mark.parametrize("volume", [0.001, 0.5, 20.0])
def test_the_factor_is_one_within_the_data_and_follows_the_kernel_outside(volume):
    body = body_of(rock_library.rock("sphere", volume))
    radius = math.sqrt(body.mean_area / math.pi)
    used = 0.4 + 0.2 * roughness_share(body) / radius
    factor = spanned_factor(body.mass, radius, 0.4, 0.2)
    assert factor == pytest.approx((0.4 + 0.1 / radius) / used, rel=1e-9)
    assert (factor == 1.0) is (volume == 0.5)


def test_a_scenario_is_told_of_by_the_mass_of_its_block():
    result = of_scenarios([("30 years", 0.3), ("300 years", 5.0), ("dust", 0.001)])
    assert [(entry.subject, entry.value, entry.limit) for entry in result] == [
        ("300 years", pytest.approx(13_500.0), GREATEST_MASS), ("dust", pytest.approx(2.7), LEAST_MASS),
    ]  # fmt: skip
