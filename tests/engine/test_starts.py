# SPDX-License-Identifier: GPL-2.0-or-later
"""From the texts of a study or a dialog to the starts of its rocks."""

import numpy as np
import pytest

from talus.engine import Terrain
from talus.engine.scene.releases import ReleasePoints, Start, make_releases, start_of

SLOPE = Terrain(np.tile(np.arange(9.0)[::-1] * 2.0, (5, 1)), cell_size=2.0)  # falls to the east with 45 degrees
LEVEL = Terrain(np.zeros((5, 9)), cell_size=2.0)


def one_point():
    """A point in the middle."""
    columns = (7, np.int64), (8.0, float), (4.0, float), (False, bool), (1.0, float), (3, np.int64), (np.nan, float)
    return ReleasePoints(*(np.array([value], kind) for value, kind in columns))


def test_nothing_asked_for_is_rest_in_any_orientation():
    assert start_of() == start_of("", " ", "", None, "") == Start()
    release = make_releases(one_point(), SLOPE, 2.0, None)[0]
    assert release.velocity == pytest.approx((2.0, 0.0, 0.0))
    assert (release.spin, release.angles, release.speed, release.slip) == ((0.0, 0.0, 0.0), None, None, 0.0)


def test_texts_are_numbers_or_distributions():
    start = start_of("uniform(0.5, 1.5)", "-2", "0; normal(2, 1) ;0", "uniform(0, 360); 0; 90", "0.2")
    assert start == Start("uniform(0.5, 1.5)", -2.0, (0.0, "normal(2, 1)", 0.0), ("uniform(0, 360)", 0.0, 90.0), 0.2)
    release = make_releases(one_point(), SLOPE, 0.0, None, start=start)[0]
    assert release.velocity == pytest.approx((1.0, 0.0, -2.0))
    assert (release.speed, release.spin, release.angles) == (start.speed, start.spin, start.angles)
    assert (release.slip, release.runs, release.identifier) == (0.2, 3, 7)


def test_level_ground_gives_a_drawn_speed_no_direction_unless_one_is_named():
    start = start_of("uniform(0.5, 1.5)")
    assert make_releases(one_point(), LEVEL, 0.0, None, start=start)[0].speed is None
    towards = make_releases(one_point(), LEVEL, 0.0, 90.0, start=start)[0]
    assert (towards.speed, towards.velocity) == ("uniform(0.5, 1.5)", pytest.approx((1.0, 0.0, 0.0)))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"speed": "fast"}, "velocity_distribution: 'fast' is no distribution"),
        ({"speed": "-1"}, "velocity_distribution: is -1; give a finite number of at least 0"),
        ({"speed": "normal(1, 1)"}, "velocity_distribution: .*must be at least 0"),
        ({"upwards": "inf"}, "vertical_velocity: is inf; give a finite number"),
        ({"spin": "1; 2"}, "spin: '1; 2' has not three parts; give three numbers or distributions with semicolons"),
        ({"angles": "90"}, "orientation: '90' has not three parts"),
        ({"angles": "0; x; 0"}, "orientation: .*is no distribution"),
        ({"slip": "-0.5"}, "slip: is -0.5; give a finite number of at least 0"),
    ],
)
def test_what_is_no_start_is_refused_by_name(given, message):
    with pytest.raises(ValueError, match=message):
        start_of(**given)
