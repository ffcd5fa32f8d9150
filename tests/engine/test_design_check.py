# SPDX-License-Identifier: GPL-2.0-or-later
"""Design checks against figures computed by hand."""

import math

import pytest

from talus.engine.protection.design_check import (
    LIGHT,
    LOW,
    SMALL,
    TOO_LIGHT,
    TOO_SMALL,
    WEAK,
    Actions,
    Net,
    OnrFactors,
    Site,
    UniFactors,
    block_radius,
    check_ead,
    check_onr,
    check_residual,
    check_uni,
    design_ead,
    design_onr,
    design_uni,
    doubts_of,
    least_free_border,
    needed_distance,
    passes,
    residual_category,
)

# 1 m3 of 2700 kg at 20 m/s: 540 kJ of translation, 600 kJ with rotation
ACTIONS = Actions(percentile=0.95, velocity=20.0, height=2.0, energy=600e3, mass=2700.0, radius=0.6)
NET = Net("class 4", energy=1000e3, height=4.0, elongation=5.5, residual_height=0.6)
SITE = Site(distance=8.0, free_border=0.6)
UNI = UniFactors(trajectories=1.10, survey=1.02, volume=1.10, risk=1.2, net=1.2)


def test_uni_by_hand():
    """v_d = 20 x 1.1 x 1.02 = 22.44; m_d = 2970; E_d = 1.2 x 2970 x 503.5536 / 2 = 897,332 J; h_d = 2.244 m."""
    energy, height, distance = check_uni(ACTIONS, NET, SITE, UNI)
    assert energy.demand == pytest.approx(897_332.5, abs=1.0)
    assert energy.resistance == pytest.approx(1e6 / 1.2)
    assert height.demand == pytest.approx(2.244 + 0.6)
    assert (energy.passes, height.passes, distance.passes) == (False, True, True)
    assert energy.use == pytest.approx(897_332.5 * 1.2 / 1e6, rel=1e-6)


def test_onr_takes_the_energy_with_rotation():
    energy, height, _ = check_onr(ACTIONS, NET, SITE, OnrFactors(energy=1.5, height=1.25))
    assert energy.demand == pytest.approx(900e3) and energy.passes
    assert height.demand == pytest.approx(3.1) and height.passes


def test_ead_has_no_factors():
    energy, height, distance = check_ead(ACTIONS, NET, SITE)
    assert (energy.demand, height.demand, distance.demand) == (600e3, 2.6, 5.5)


def test_object_nearer_than_the_elongation_fails():
    assert passes(check_ead(ACTIONS, NET, Site(distance=5.4, free_border=0.5))) is False
    assert passes(check_ead(ACTIONS, NET, Site(distance=5.5, free_border=0.5))) is True


def test_unknown_elongation_is_neither_passed_nor_failed():
    net = NET._replace(elongation=math.nan)
    assert passes(check_ead(ACTIONS, net, SITE)) is None
    assert passes(check_ead(ACTIONS, net, Site(math.inf, 0.5))) is True
    assert passes(check_ead(ACTIONS._replace(energy=2e6), net, SITE)) is False


@pytest.mark.parametrize("factor", ["trajectories", "survey", "volume", "risk", "net", "unit_weight"])
@pytest.mark.parametrize("value", [0.9, math.nan, math.inf])
def test_factors_below_one_are_refused(factor, value):
    factors = UniFactors(**{**vars(UNI), factor: value})
    with pytest.raises(ValueError, match=factor):
        check_uni(ACTIONS, NET, SITE, factors)


@pytest.mark.parametrize(("border", "radius"), [(0.4, 0.3), (0.55, 0.6), (0.99, 1.0)])
def test_free_border_below_that_of_uni_is_refused(border, radius):
    """0.5 m, and half the size of the block where that is more."""
    with pytest.raises(ValueError, match="free border"):
        check_uni(ACTIONS._replace(radius=radius), NET, Site(8.0, border), UNI)
    least = least_free_border(radius)
    assert least == max(0.5, radius)
    check_uni(ACTIONS._replace(radius=radius), NET, Site(8.0, least), UNI)


@pytest.mark.parametrize(("elongation", "distance"), [(3.0, 4.0), (4.0, 5.0), (5.0, 6.0), (6.0, 7.2), (8.0, 9.6)])
def test_distance_of_onr(elongation, distance):
    """max(1.2 e, e + 1 m); the margin of a metre rules below 5 m."""
    assert needed_distance(elongation) == pytest.approx(distance)
    net, factors = NET._replace(elongation=elongation), OnrFactors(1.0, 1.0)
    near, far = (check_onr(ACTIONS, net, Site(distance + more, 0.6), factors)[2] for more in (-0.01, 0.01))
    assert (near.passes, far.passes) == (False, True)
    assert check_ead(ACTIONS, net, Site(elongation, 0.6))[2].passes is True


def test_unknown_elongation_has_no_distance_by_onr():
    assert check_onr(ACTIONS, NET._replace(elongation=math.nan), SITE, OnrFactors(1.0, 1.0))[2].passes is None


def test_design_values_are_those_of_the_checks():
    design = design_uni(ACTIONS, UNI)
    assert (design.velocity, design.mass) == (pytest.approx(22.44), pytest.approx(2970.0))
    energy, height, _ = check_uni(ACTIONS, NET, SITE, UNI)
    assert (energy.demand, height.demand) == (design.energy, design.height + SITE.free_border)
    assert math.isnan(design_onr(ACTIONS, OnrFactors(1.5, 1.25)).mass)  # ONR puts its factor on the energy


@pytest.mark.parametrize(
    ("share", "category"), [(0.7, "A"), (0.5, "A"), (0.49, "B"), (0.3, "B"), (0.2, "C"), (math.nan, "")]
)
def test_categories_of_the_residual_height(share, category):
    assert residual_category(share) == category


def test_every_factor_of_uni_makes_the_check_harder():
    before = check_uni(ACTIONS, NET, SITE, UNI)
    for name, value in vars(UNI).items():
        after = check_uni(ACTIONS, NET, SITE, UniFactors(**{**vars(UNI), name: value * 1.1}))
        assert after[0].use > before[0].use, name


def test_line_without_passages_is_refused():
    with pytest.raises(ValueError, match="passage"):
        check_ead(ACTIONS._replace(energy=math.nan), NET, SITE)


def test_residual_height_is_checked_by_category():
    """A from half of the nominal height, B from 0.3 of it; what the net does not state is neither passed nor failed."""
    good, poor, unknown = (NET._replace(residual_height=share) for share in (0.5, 0.4, math.nan))
    assert check_residual(good, "A").passes is True and check_residual(poor, "A").passes is False
    assert check_residual(poor, "B").passes is True and check_residual(unknown, "A").passes is None
    assert check_residual(poor, "A").use == pytest.approx(0.5 / 0.4)


# Beside 101 rocks of 2700 kg with 690 kJ: 2.7 kg at the same velocities has 0.69 kJ, and a radius of 0.062 m
SIMULATED = Actions(percentile=0.95, velocity=24.5, height=2.9, energy=690e3, mass=2700.0, radius=0.62)
KILOGRAMS = SIMULATED._replace(energy=690.0, mass=2.7, radius=0.062)
CHECKS = {
    "EAD": lambda block, **more: check_ead(block, NET, Site(8.0, 0.5), **more),
    "ONR": lambda block, **more: check_onr(block, NET, Site(8.0, 0.5), OnrFactors(1.05, 1.1), **more),
    "UNI": lambda block, **more: check_uni(block, NET, Site(8.0, 0.62), UNI, **more),
}


@pytest.mark.parametrize("code", CHECKS)
def test_tonnes_for_kilograms_do_not_pass(code):
    """2.7 kg for 2.7 t is at 0.1 % of the energy of a net, and passes nothing; nor does it hide a net that fails."""
    energy, height, _ = checks = CHECKS[code](KILOGRAMS, simulated=SIMULATED)
    assert energy.use < 2e-3 and energy.passes is None and passes(checks) is None
    assert (height.passes is None) is (code != "UNI")  # whose free border is that of the rocks that pass
    heavy = CHECKS[code](KILOGRAMS._replace(energy=2e6, velocity=2000.0), simulated=SIMULATED)
    assert heavy[0].passes is False and passes(heavy) is False


@pytest.mark.parametrize("code", CHECKS)
def test_the_block_that_was_simulated_has_no_doubt(code):
    block = SIMULATED._replace(energy=300e3, velocity=14.0, height=2.0)
    assert passes(CHECKS[code](block, simulated=block)) is passes(CHECKS[code](block)) is True


def test_mass_that_no_block_of_its_size_has_does_not_pass():
    """2.7 kg with a radius of 0.62 m is 2.7 kg/m3: in doubt without a look at the simulation; 0.06 m of 2.7 t, too."""
    light, small = KILOGRAMS._replace(radius=0.62), SIMULATED._replace(radius=0.06)
    assert check_ead(light, NET, Site(8.0, 0.62))[0].passes is None
    assert [entry.passes for entry in check_ead(small, NET, Site(8.0, 0.5))] == [True, None, True]
    assert block_radius(2700.0) == pytest.approx((3.0 / (4.0 * math.pi)) ** (1.0 / 3.0))  # of 1 m3


@pytest.mark.parametrize(
    ("changes", "border", "found"),
    [
        ({"mass": 1400.0}, 0.62, {}),  # a factor of 1.93
        ({"mass": 1300.0}, 0.62, {"energy": LIGHT}),  # 2.08
        ({"mass": 5400.0, "energy": 1380e3, "radius": 0.78}, 0.78, {}),  # heavier: more is asked of the net
        ({"energy": 330e3}, 0.62, {"energy": WEAK}),
        ({"radius": 1.25}, 1.25, {"energy": TOO_LIGHT}),
        ({"radius": 0.3}, 0.5, {"height": SMALL}),
        ({"radius": 0.3}, 0.62, {}),  # the free border is that of the rocks that pass all the same
        ({"height": 0.5}, 0.5, {"height": LOW}),
        ({"height": 1.5}, 0.5, {}),
    ],
)
def test_doubts_begin_beyond_a_factor_of_two_on_the_unsafe_side(changes, border, found):
    """Against 2700 kg, 690 kJ, a top of 2.9 m and a radius of 0.62 m."""
    block = SIMULATED._replace(**changes)
    assert doubts_of(block, Site(8.0, border), design_ead(block), SIMULATED) == found


def test_small_block_without_a_simulation():
    small = SIMULATED._replace(radius=0.2)
    assert doubts_of(small, Site(8.0, 0.5), design_ead(small)) == {"height": TOO_SMALL}
