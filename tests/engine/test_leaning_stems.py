# SPDX-License-Identifier: GPL-2.0-or-later
"""Stems that lean: where their axis is, when a rock touches it, and that upright is the limit of no lean."""

import math

import numpy as np
import pytest

from talus.engine import Ground, Release, Rock, Settings, Terrain, Trees, simulate
from talus.engine.obstacles.lying import LOG_E0, LOG_E3, LOG_HALF, LOG_X, LOG_Z
from talus.engine.rigid_body import quaternion

TERRAIN = Terrain(np.zeros((41, 41)), 1.0)
CUBE = Rock.from_points([(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)], density=2600.0)


def thrown(trees, height, friction=0.5):
    """A cube that flies to the north at 10 m/s, its centre at a height, until it comes to the line y = 20 m."""
    release = Release(
        position=(20.0, 10.0), elevation=height, orientation=(1.0, 0.0, 0.0, 0.0), velocity=(0.0, 10.0, 0.0), runs=1
    )
    settings = Settings(gravity=1e-6, air_density=0.0, max_time=1.5, impacts=True, maps=False, time_step=0.005)
    return simulate(TERRAIN, Ground(TERRAIN, mu_min=0.55), CUBE, release, settings, trees=trees)


def test_axis_begins_at_the_foot_and_leans_to_its_direction():
    """12 m long, 30 degrees to the east: the middle is 3 m east of the foot and 6 cos 30 m above it."""
    trees = Trees([(20.0, 20.0)], 0.4, heights=12.0, energies=1e6, azimuths=math.pi / 2.0, leans=math.radians(30.0))
    rows, axes = trees.lying_rows(TERRAIN)
    assert rows[0, LOG_X : LOG_Z + 1] == pytest.approx([23.0, 20.0, 6.0 * math.cos(math.radians(30.0))])
    assert rows[0, LOG_HALF] == 6.0 and axes[0] == pytest.approx([20.0, 20.0, 26.0, 20.0])
    upwards = quaternion.turn_back(tuple(rows[0, LOG_E0 : LOG_E3 + 1]), (0.0, 0.0, 1.0))
    assert upwards == pytest.approx((0.5, 0.0, math.cos(math.radians(30.0))))


@pytest.mark.parametrize("height", [3.0, 6.0])
def test_cube_touches_the_leaning_stem_where_its_axis_is(height):
    """Leaning to the north by 30 degrees, the stem is height tan 30 further north at a height; the front of the cube
    meets its surface first with its lower edge, a half below its centre, where the axis is nearer. From there, by plane
    geometry: y = (height - 0.5) tan 30 - r / cos 30 - 0.5, within a step's flight."""
    lean, radius = math.radians(30.0), 0.2
    trees = Trees([(20.0, 20.0)], 2.0 * radius, heights=20.0, energies=1e9, azimuths=0.0, leans=lean)
    (hit,) = thrown(trees, height).impacts
    expected = 20.0 + (height - 0.5) * math.tan(lean) - radius / math.cos(lean) - 0.5
    assert hit["y"] == pytest.approx(expected, abs=2e-3)
    assert hit["time"] == pytest.approx((expected - 10.0) / 10.0, abs=1e-3)


def test_no_lean_is_upright():
    """A lean of 0 gives the impact of a stem that stands: the same place, and energy to rounding."""
    given = {"heights": 20.0, "energies": 1e5}
    upright = thrown(Trees([(20.1, 20.0)], 0.4, **given), 3.0)
    leaning = thrown(Trees([(20.1, 20.0)], 0.4, azimuths=0.3, leans=0.0, **given), 3.0)
    assert leaning.impacts["y"] == pytest.approx(upright.impacts["y"], abs=1e-9)
    assert leaning.impacts["taken"] == pytest.approx(upright.impacts["taken"], rel=1e-9)
    assert leaning.runs["stop"] == pytest.approx(upright.runs["stop"], abs=1e-6)


def test_rock_passes_below_the_crown_of_a_stem_that_leans_away():
    """5 m east of the foot at a height of 1 m there is only air; at 5 / tan 60 m there is the stem."""
    lean = math.radians(60.0)
    trees = Trees([(15.0, 20.0)], 0.4, heights=20.0, energies=1e9, azimuths=math.pi / 2.0, leans=lean)
    assert thrown(trees, 1.0).impacts.size == 0
    assert thrown(trees, 5.0 / math.tan(lean)).impacts.size == 1


@pytest.mark.parametrize(("lean", "azimuth"), [(math.radians(95.0), 0.0), (-0.1, 0.0), (0.2, None)])
def test_bad_lean_is_named(lean, azimuth):
    with pytest.raises(ValueError, match=r"tree 0 leans"):
        Trees([(20.0, 20.0)], 0.4, leans=lean, azimuths=azimuth)
