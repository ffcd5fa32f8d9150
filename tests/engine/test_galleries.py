# SPDX-License-Identifier: GPL-2.0-or-later
"""Forces on galleries and walls against worked examples and closed forms."""

import math

import numpy as np
import pytest

from talus.engine.galleries.along_structure import sections_along
from talus.engine.galleries.cushion import check_cushion, penetration, static_force
from talus.engine.galleries.impact_forces import (
    FORCES,
    GRAVITY,
    RECALLED,
    Cushion,
    Impacts,
    force_astra,
    force_japan,
    force_labiouse,
    normal_velocity,
    radius_of,
)
from talus.engine.galleries.rigid_wall import PULSES, Wall, check_wall, stopping_force

CUSHION = Cushion(1.0, 1e7, 35.0, 1e6)
SMALL = Impacts(1000.0, 0.5, 20.0)
BLOCK = Impacts(2650.0, 0.6204, math.sqrt(2.0 * GRAVITY * 20.0))  # 1 m3 that falls 20 m


def forces(impacts, cushion=CUSHION):
    return [float(FORCES[name](impacts, cushion, RECALLED[name])) / 1e3 for name in ("astra", "labiouse", "japan")]


def test_forces_are_those_of_the_worked_examples():
    """By hand, to all the digits given: 1 t with 200 kJ, and 1 m3 that falls 20 m (519.9 kJ)."""
    assert forces(SMALL)[:2] == pytest.approx([1154.2, 1469.5], abs=0.06)
    fallen = SMALL._replace(velocity=math.sqrt(2.0 * GRAVITY * 20.0))
    assert force_japan(fallen, CUSHION, 2.108) / 1e3 == pytest.approx(923.8, abs=0.06)
    thick = CUSHION._replace(thickness=2.0)  # thicker than the rock: no increase in the Japanese formula
    assert forces(BLOCK)[:2] == pytest.approx([2381.2, 2721.7], abs=0.2)
    assert force_japan(BLOCK, thick, 2.108) / 1e3 == pytest.approx(1769.2, abs=0.1)


@pytest.mark.parametrize(
    ("change", "force"),
    [
        ({"thickness": 0.5}, 3367.5),
        ({"thickness": 1.5}, 1944.2),
        ({"modulus": 4e6}, 1650.5),
        ({"modulus": 2e7}, 3142.0),
    ],
)
def test_force_of_astra_by_the_cushion(change, force):
    """By hand, for 1 m3 that falls 20 m."""
    assert force_astra(BLOCK, CUSHION._replace(**change), 2.8) / 1e3 == pytest.approx(force, abs=0.3)


@pytest.mark.parametrize("name", FORCES)
def test_force_grows_as_in_hertz_contact(name):
    """Twice the velocity: 2^1.2; for ASTRA and Labiouse twice the mass at one velocity: 2^0.6."""
    one, fast = (FORCES[name](SMALL._replace(velocity=v), CUSHION, 1.0) for v in (20.0, 40.0))
    assert fast / one == pytest.approx(2.0**1.2, rel=1e-12) == pytest.approx(2.297, abs=5e-4)
    if name != "japan":
        heavy = FORCES[name](SMALL._replace(mass=2000.0), CUSHION, 1.0)
        assert heavy / one == pytest.approx(2.0**0.6, rel=1e-12) == pytest.approx(1.516, abs=5e-4)


def test_japanese_force_grows_on_a_thin_cushion():
    """sqrt(D / T) of a rock of 1 m on 0.25 m: twice."""
    thick, thin = (force_japan(SMALL, CUSHION._replace(thickness=e), 2.108) for e in (1.0, 0.25))
    assert thin / thick == pytest.approx(2.0, rel=1e-12)


def test_many_rocks_have_the_forces_of_each():
    masses = np.array([100.0, 1000.0, 5000.0])
    radii, speeds = radius_of(masses, 2700.0), np.array([5.0, 0.0, 30.0])
    many = force_labiouse(Impacts(masses, radii, speeds), CUSHION, 1.765)
    each = [float(force_labiouse(Impacts(*row), CUSHION, 1.765)) for row in zip(masses, radii, speeds)]
    assert many.tolist() == each and many[1] == 0.0


def test_radius_is_that_of_a_sphere():
    assert radius_of(2650.0, 2650.0) == pytest.approx(0.6204, abs=5e-5)


def test_depth_and_static_force_are_those_of_the_worked_example():
    """1 m3 that falls 20 m: d 0.437 m; 952.5 kN with C 0.4, 2857.5 kN with C 1.2."""
    force = force_astra(BLOCK, CUSHION, 2.8)
    assert penetration(BLOCK.energy, force) == pytest.approx(0.437, abs=5e-4)
    assert static_force(force, 0.4) / 1e3 == pytest.approx(952.5, abs=0.1)
    assert static_force(force, 1.2) / 1e3 == pytest.approx(2857.5, abs=0.3)
    assert math.isnan(static_force(force, math.nan))
    assert penetration(0.0, 0.0) == 0.0


def test_depth_is_the_path_under_a_triangular_pulse():
    """A mass slowed by F(t) = F_max (1 - |2 t / T - 1|), m v = F_max T / 2, comes to rest after 2 E / F_max."""
    mass, speed, force = 1000.0, 20.0, 1.2e6
    duration = 2.0 * mass * speed / force
    times = np.linspace(0.0, duration, 20001)
    slowing = force * (1.0 - np.abs(2.0 * times / duration - 1.0)) / mass
    step = times[1]
    speeds = speed - np.concatenate([[0.0], np.cumsum(0.5 * (slowing[1:] + slowing[:-1]) * step)])
    path = float(np.sum(0.5 * (speeds[1:] + speeds[:-1]) * step))
    assert speeds[-1] == pytest.approx(0.0, abs=1e-6)
    assert path == pytest.approx(float(penetration(0.5 * mass * speed**2, force)), rel=1e-6)


@pytest.mark.parametrize(("pulse", "shape"), [
    ("steady", lambda s: np.ones_like(s)), ("triangle", lambda s: 1.0 - np.abs(2.0 * s - 1.0)),
    ("falling", lambda s: 1.0 - s), ("rising", lambda s: s),
])  # fmt: skip
def test_force_on_a_wall_is_that_of_its_pulse(pulse, shape):
    """A mass of 1 kg with 1 m/s, stopped within 1 s by a pulse of the area 1: its largest force is k E / p."""
    s = np.linspace(0.0, 1.0, 20001)
    slowing = shape(s)
    slowing = slowing / (np.sum(0.5 * (slowing[1:] + slowing[:-1])) * s[1])
    speeds = 1.0 - np.concatenate([[0.0], np.cumsum(0.5 * (slowing[1:] + slowing[:-1]) * s[1])])
    path = float(np.sum(0.5 * (speeds[1:] + speeds[:-1]) * s[1]))
    assert stopping_force(0.5, path, pulse) == pytest.approx(slowing.max(), rel=1e-4)
    assert set(PULSES) == {"steady", "triangle", "falling", "rising"}


def test_normal_part_of_a_velocity():
    """A rock that falls straight down on a level roof keeps all; parallel to the roof none; away from it none."""
    assert normal_velocity(20.0, 90.0, 0.0, 0.0) == pytest.approx(20.0)
    assert normal_velocity(20.0, 30.0, 0.0, 30.0) == pytest.approx(0.0, abs=1e-12)
    assert normal_velocity(20.0, -10.0, 0.0, 0.0) == 0.0
    assert normal_velocity(20.0, 30.0, 90.0, 30.0) == pytest.approx(20.0 * 0.5 * math.cos(math.radians(30.0)))
    assert normal_velocity(20.0, 50.0, 180.0, -10.0) == pytest.approx(20.0 * math.sin(math.radians(60.0)))


@pytest.mark.parametrize(("ratio", "least", "needed", "passes"), [
    (2.0, 0.5, 0.8, True), (3.0, 0.5, 1.2, False), (math.nan, 0.5, 0.5, None), (2.0, math.nan, 0.8, None),
    (math.nan, 1.1, 1.1, False), (3.0, math.nan, 1.2, False), (math.nan, math.nan, math.nan, None),
])  # fmt: skip
def test_cushion_passes_by_both_rules_only(ratio, least, needed, passes):
    """One that is not given is not checked, unless the cushion fails by the other; both are reported."""
    result = check_cushion(1.0, 0.4, ratio, least)
    assert result.needed == pytest.approx(needed, nan_ok=True) and result.passes is passes
    assert result.by_depth == pytest.approx(0.4 * ratio, nan_ok=True)
    assert result.least == pytest.approx(least, nan_ok=True)


def test_cushion_that_nothing_hits_is_open():
    assert check_cushion(1.0, math.nan, 2.0, 0.5).passes is None


def test_wall_counts_rocks_over_it_in_its_freeboard_and_too_strong():
    lowest, highest = np.array([0.0, 1.0, 3.1, 2.0]), np.array([1.0, 2.0, 4.1, 3.0])
    energy = np.array([1e5, 3e5, 9e5, 1e5])
    result = check_wall(lowest, highest, energy, Wall(3.0, 2e5, 0.5))
    assert (result.passing, result.over, result.in_freeboard, result.too_strong) == (4, 1, 1, 1)
    assert result.over_low < 0.25 < result.over_high and result.passes is False
    open_check = check_wall(lowest[:2], highest[:2], energy[:2], Wall(3.0))
    assert (open_check.in_freeboard, open_check.too_strong, open_check.passes) == (None, None, None)
    assert check_wall(lowest[:1], highest[:1], energy[:1], Wall(3.0, 2e5, 0.5)).passes is True
    assert check_wall([], [], [], Wall(3.0, 2e5, 0.5)).passes is None


def test_sections_share_the_line_and_the_rocks():
    along = np.array([-0.2, 0.0, 2.4, 2.5, 9.9, 10.3])
    result = sections_along(10.0, 2.6, along)
    assert [entry.length for entry in result] == pytest.approx([2.5] * 4)
    assert [entry.rows.tolist() for entry in result] == [[0, 1, 2], [3], [], [4, 5]]
    assert len(sections_along(10.0, 2.5, along)) == 4 and len(sections_along(2.0, 5.0, [1.0])) == 1


@pytest.mark.parametrize(("call", "word"), [
    (lambda: force_astra(SMALL, CUSHION, 0.0), "factor"),
    (lambda: force_astra(SMALL, CUSHION._replace(thickness=0.0), 2.8), "cushion"),
    (lambda: force_astra(SMALL, CUSHION._replace(friction_angle=90.0), 2.8), "cushion"),
    (lambda: force_japan(SMALL, CUSHION._replace(lame=math.nan), 2.1), "cushion"),
    (lambda: force_labiouse(SMALL._replace(mass=-1.0), CUSHION, 1.7), "impacts"),
    (lambda: check_cushion(1.0, 0.4, -1.0), "cushion rule"),
    (lambda: static_force(1.0, 0.0), "static factor"),
    (lambda: stopping_force(1.0, 0.0, "steady"), "stopping distance"),
    (lambda: stopping_force(1.0, 1.0, "round"), "pulse"),
    (lambda: sections_along(0.0, 1.0, []), "line"),
])  # fmt: skip
def test_bad_input_is_named(call, word):
    with pytest.raises(ValueError, match=f"^{word}"):
        call()
