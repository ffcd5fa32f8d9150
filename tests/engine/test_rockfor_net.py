# SPDX-License-Identifier: GPL-2.0-or-later
"""Rockfor.NET against worked examples and its own identities."""

import math

import pytest

from talus.engine.forest.rockfor_net import (
    DISSIPATED,
    SPECIES_FACTORS,
    Slope,
    Stand,
    height_above_energy_line,
    outcome,
    outcome_as_given,
    stem_energy,
    volume_and_diameter,
)

SLOPE = Slope(38.0, 150.0, 50.0)
SPRUCES = Stand(350.0, 0.36, SPECIES_FACTORS["spruce"])
SPHERE = (0.8, 0.8, 0.8)


def test_first_worked_example():
    """By hand: a sphere of 0.8 m and 2700 kg/m3 on 38 degrees, 150 m of forest below 50 m without, spruces."""
    result = outcome_as_given(SPHERE, 2700.0, SLOPE, SPRUCES)
    assert volume_and_diameter(SPHERE)[0] * 2700.0 == pytest.approx(723.82, abs=5e-3)
    assert SPRUCES.basal_area == pytest.approx(35.626, abs=5e-4)
    assert height_above_energy_line(SLOPE) == pytest.approx(28.435, abs=5e-4)
    assert result.velocity == pytest.approx(23.620, abs=5e-4)
    assert result.energy / 1e3 == pytest.approx(201.91, abs=5e-3)
    assert result.free_distance == pytest.approx(24.631, abs=5e-4)
    assert stem_energy(0.36, 0.9) / 1e3 == pytest.approx(137.09, abs=5e-3)
    assert DISSIPATED * result.energy / 1e3 == pytest.approx(676.81, abs=0.02)
    assert result.trees_needed == pytest.approx(4.937, abs=5e-4)
    assert result.stopped == pytest.approx(67.04, abs=0.01)
    assert 100.0 * result.diameter_needed == pytest.approx(36.04, abs=6e-3)
    assert result.basal_area_needed == pytest.approx(56.05, abs=0.01)
    assert result.stems_needed == pytest.approx(549.6, abs=0.06)
    assert outcome(SPHERE, 2700.0, SLOPE, SPRUCES).residual == pytest.approx(32.46, abs=0.02)


@pytest.mark.parametrize("what", ["stems", "diameter", "block"])
def test_residual_is_monotonic_in_stand_and_block(what):
    """Denser and thicker stands let fewer rocks through, larger rocks go through more often; 200 values each."""
    shares = []
    for k in range(200):
        share = 0.005 * (k + 1)
        stand = {"stems": SPRUCES._replace(per_hectare=2000.0 * share), "diameter": SPRUCES._replace(diameter=share)}
        size = 0.3 + 1.5 * share if what == "block" else 0.8
        shares.append(outcome((size,) * 3, 2700.0, SLOPE, stand.get(what, SPRUCES)).residual)
    falls = [after - before for before, after in zip(shares, shares[1:])]
    sign = 1.0 if what == "block" else -1.0
    assert all(sign * fall >= -1e-9 for fall in falls) and abs(shares[-1] - shares[0]) > 20.0


def test_second_worked_example():
    """A sphere of 1.0 m and 250 m of forest: the velocity is that of the limit, 0.64 times 38."""
    result = outcome_as_given((1.0, 1.0, 1.0), 2700.0, SLOPE._replace(forested=250.0), SPRUCES)
    assert result.velocity == pytest.approx(24.32)
    assert result.energy / 1e3 == pytest.approx(418.08, abs=0.02)
    assert result.stopped == pytest.approx(67.45, abs=0.01)
    assert 100.0 * result.diameter_needed == pytest.approx(39.59, abs=6e-3)
    assert result.stems_needed == pytest.approx(546.2, abs=0.06)


@pytest.mark.parametrize(("diameter", "energy"), [(20, 39.2), (30, 100.0), (40, 194.3), (50, 325.3), (60, 495.7)])
def test_energy_of_stems_of_fir(diameter, energy):
    assert stem_energy(0.01 * diameter, 1.0) / 1e3 == pytest.approx(energy, abs=0.06)


def test_share_stopped_is_that_of_the_basal_areas():
    """100 G_hit / G_need of the method is 100 N d L_p / (10000 n)."""
    result = outcome_as_given(SPHERE, 2700.0, SLOPE, SPRUCES)
    needed = result.trees_needed * math.pi * 0.36**2 / 4.0
    hit = 0.8 * 150.0 * math.cos(math.radians(38.0)) * SPRUCES.basal_area / 1e4
    assert (needed, hit) == (pytest.approx(0.5025, abs=5e-5), pytest.approx(0.3369, abs=5e-5))
    assert result.stopped == pytest.approx(100.0 * hit / needed, rel=1e-12)


def test_stand_that_is_asked_for_stops_all_but_its_margin():
    """N_req stems of the present diameter are 1 / 0.95 times n in the way of the rock."""
    needed = outcome_as_given(SPHERE, 2700.0, SLOPE, SPRUCES).stems_needed
    result = outcome_as_given(SPHERE, 2700.0, SLOPE, SPRUCES._replace(per_hectare=0.94 * needed))
    assert result.stopped == pytest.approx(100.0 * 0.94 / 0.95, rel=1e-9)
    assert outcome_as_given(SPHERE, 2700.0, SLOPE, SPRUCES._replace(per_hectare=needed)).stopped == 99.0


def test_open_forest_lets_rocks_be_faster():
    """G below 10: up to 0.8 m/s a degree, and no faster than the energy line allows."""
    thin, long = Stand(50.0, 0.36, 0.9), SLOPE._replace(forested=400.0)
    assert outcome_as_given(SPHERE, 2700.0, long, thin).velocity == pytest.approx(0.8 * 38.0)
    assert outcome_as_given(SPHERE, 2700.0, SLOPE, thin).velocity == pytest.approx(23.620, abs=5e-4)


def test_rock_stops_by_itself_below_the_energy_line():
    result = outcome(SPHERE, 2700.0, Slope(30.0, 100.0), Stand(0.0, 0.3, 1.0))
    assert (result.velocity, result.energy, result.stopped) == (0.0, 0.0, 99.0)


def test_cliff_adds_a_quarter_of_its_energy():
    base, high = (outcome_as_given(SPHERE, 2700.0, SLOPE._replace(cliff=F), SPRUCES).energy for F in (0.0, 20.0))
    assert high - base == pytest.approx(0.25 * 723.82 * 9.81 * 20.0, rel=1e-5)


def test_discs_roll_on_their_rim_and_are_as_heavy_as_they_are():
    """Public code makes discs four times too heavy: a disc of 0.2 x 1 x 1 m has pi / 4 * 0.2 m3."""
    assert volume_and_diameter((1.0, 0.2, 1.0)) == (pytest.approx(0.05 * math.pi), 0.2)
    assert volume_and_diameter((0.5, 1.0, 1.5)) == (pytest.approx(math.pi / 6.0 * 0.75), pytest.approx(1.0))
    assert volume_and_diameter((0.5, 1.0, 1.5), "block") == (pytest.approx(0.75), pytest.approx(1.0))


def test_no_forest_stops_nothing():
    result = outcome(SPHERE, 2700.0, Slope(38.0, 0.0, 200.0), Stand(0.0, 0.3, 1.0))
    assert result.stopped == 0.0 and math.isinf(result.free_distance) and math.isinf(result.stems_needed)


@pytest.mark.parametrize(("change", "word"), [
    ({"axes": (1.0, 0.0, 1.0)}, "axes"), ({"shape": "star"}, "shape"), ({"density": 0.0}, "density"),
    ({"slope": Slope(90.0, 10.0)}, "slope"), ({"slope": Slope(38.0, -1.0)}, "slope"),
    ({"stand": Stand(-1.0, 0.3, 1.0)}, "stand"), ({"stand": Stand(100.0, 0.0, 1.0)}, "stand"),
])  # fmt: skip
def test_bad_input_is_named(change, word):
    given = {"axes": SPHERE, "density": 2700.0, "slope": SLOPE, "stand": SPRUCES}
    with pytest.raises(ValueError, match=f"^{word}"):
        outcome(**{**given, **change})
