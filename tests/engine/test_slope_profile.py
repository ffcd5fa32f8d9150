# SPDX-License-Identifier: GPL-2.0-or-later
"""Slope profiles: a strip against closed forms and against the same slope as a terrain."""

import math

import numpy as np
import pytest
from scipy import stats

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate
from talus.engine.shapes.rock_library import box
from talus.engine.slope_profiles.plausibility import of_corners
from talus.engine.slope_profiles.slope_profile import (
    WIDTH,
    Envelope,
    envelope,
    missed_by,
    pieces_of,
    profile,
    strip,
    width_for,
    width_of_runs,
)
from talus.tests.verification.test_ashayer_runs import wheel

ANGLE, FRICTION, LENGTH = math.radians(35.0), 0.3, 60.0
INCLINE = profile([0.0, LENGTH], [LENGTH * math.tan(ANGLE), 0.0])
CORNERS = np.stack(np.meshgrid([-0.5, 0.5], [-0.5, 0.5], [-0.1, 0.1]), axis=-1).reshape(-1, 3)


def slid_plate():
    """A plate laid flat on an incline, let go at x = 5."""
    terrain = strip(INCLINE, 0.5)
    lying = (math.cos(0.5 * ANGLE), 0.0, math.sin(0.5 * ANGLE), 0.0)  # turned about y, with the slope
    release = Release((5.0, 0.0), 0.0, 1, orientation=lying)
    ground = Ground(terrain, mu_min=FRICTION, mu_max=FRICTION)
    return simulate(terrain, ground, Rock.from_points(CORNERS, mass=500.0), release, Settings(air_density=0.0))


def test_sliding_plate_has_the_velocity_of_the_closed_form_along_the_profile():
    """v^2 = 2 g (sin a - mu cos a) (x - 5) / cos a at a cell's far edge, less at most a stride of 16 ms."""
    along = envelope(slid_plate(), INCLINE, 0.5)
    inside = (along.x > 8.0) & (along.x < 55.0)
    way = (along.x[inside] + 0.25 - 5.0) / math.cos(ANGLE)
    expected = np.sqrt(2.0 * 9.81 * (math.sin(ANGLE) - FRICTION * math.cos(ANGLE)) * way)
    missing = expected - along.velocity_max[inside]
    assert missing.min() > -1e-3 and missing.max() < 0.053
    np.testing.assert_allclose(along.energy_max[inside], 250.0 * along.velocity_max[inside] ** 2, rtol=1e-6)
    assert (along.share[along.x < 4.0] == 0.0).all() and along.share[inside].min() == 1.0


def test_height_of_a_sliding_plate_is_half_its_thickness_across_the_slope():
    """0.1 m across the incline is 0.1 / cos a plumb."""
    along = envelope(slid_plate(), INCLINE, 0.5)
    inside = (along.x > 8.0) & (along.x < 55.0)
    for heights in (along.height_max, along.height_p95):
        np.testing.assert_allclose(heights[inside], 0.1 / math.cos(ANGLE), rtol=0.01)


def test_bounces_are_parabolas_that_lose_what_restitution_says():
    """A cube flies level from z = 5 m over frictionless ground and lands on its face: from apex to apex the height of
    the fall is e^2 of the one before, and 4 m/s forwards are kept. Cells of 0.1 m: a cell holds the largest value of
    what happens in it, so on a parabola of slope g t / v its height is up to a cell and a bit away. The landing is met
    at a step, which shifts what follows by 2 ms and 3 mm."""
    speed, restitution, fall, half = 4.0, 0.5, 4.5, 0.5
    line = profile([0.0, 20.0], [0.0, 0.0])
    terrain = strip(line, 0.1)
    ground = Ground(terrain, mu_min=0.0, mu_max=0.0, restitution=restitution)
    release = Release((1.0, 0.0), fall, 1, orientation=(1.0, 0.0, 0.0, 0.0), velocity=(speed, 0.0, 0.0))
    result = simulate(terrain, ground, rock_library.rock("cube", 1.0), release, Settings(max_time=4.0, air_density=0.0))
    along = envelope(result, line, 0.1)
    time = (along.x - 1.0) / speed
    expected, reach = np.full(along.x.size, np.nan), np.zeros(along.x.size)
    apex, drop, lasts = 0.0, fall, math.sqrt(2.0 * fall / 9.81)
    for _ in range(3):
        near = (time > 0.0) & (np.abs(time - apex) < 0.9 * lasts)
        expected[near] = half + drop - 0.5 * 9.81 * (time[near] - apex) ** 2
        reach[near] = 9.81 * np.abs(time[near] - apex) / speed * 0.12 + 3e-3
        assert along.height_max[near].max() == pytest.approx(half + drop, abs=3e-3)
        apex, drop, lasts = apex + lasts * (1.0 + restitution), restitution**2 * drop, restitution * lasts
    known = np.isfinite(expected)
    assert known.sum() > 50
    assert (np.abs(along.height_max - expected)[known] <= reach[known]).all()
    fastest = math.hypot(speed, math.sqrt(2.0 * 9.81 * fall))
    assert np.nanmax(along.velocity_max) == pytest.approx(fastest, rel=5e-3)


def test_wheel_rolls_down_the_strip_with_five_sevenths_of_gravity():
    """Ashayer (2007), eq. 4.5.2, moments of inertia of a sphere: v^2 = 2 (5 / 7) g sin a s. Within 1 % of the
    acceleration, as on a plane (test_ashayer_runs.py), and a stride of 16 ms, 0.06 m/s."""
    angle = math.radians(20.0)
    line = profile([0.0, 30.0], [30.0 * math.tan(angle), 0.0])
    terrain = strip(line, 0.5)
    ground = Ground(terrain, mu_min=0.6, mu_max=0.6)
    result = simulate(
        terrain, ground, wheel(2000), Release((3.0, 0.0), 0.0, 1, orientation=(1.0, 0.0, 0.0, 0.0)),
        Settings(time_step=5e-4, max_time=4.5, rest_time=1e3, air_density=0.0),
    )  # fmt: skip
    along = envelope(result, line, 0.5)
    inside = (along.x > 6.0) & (along.x < 24.0)
    way = (along.x[inside] + 0.25 - result.runs["start"][0, 0]) / math.cos(angle)
    expected = np.sqrt(2.0 * 5.0 / 7.0 * 9.81 * math.sin(angle) * way)
    missing = expected - along.velocity_max[inside]
    assert missing.min() > -0.01 and (missing < 0.006 * expected + 0.06).all()


@pytest.mark.parametrize(("beyond", "topples"), [(-0.5, False), (0.5, True)])
def test_box_on_the_strip_topples_where_its_weight_leaves_its_face(beyond, topples):
    """Ashayer (2007), eq. 4.5.8: a box of 0.5 : 1 on its short side tips over where tan a > 1 / 2, here +-0.5 degrees;
    rough ground keeps it from sliding."""
    angle = math.atan(0.5) + math.radians(beyond)
    line = profile([0.0, 30.0], [30.0 * math.tan(angle), 0.0])
    terrain = strip(line, 0.5)
    standing = (math.cos(0.5 * angle), 0.0, math.sin(0.5 * angle), 0.0)
    result = simulate(
        terrain, Ground(terrain, mu_min=5.0, mu_max=5.0), Rock.from_points(box(1.0, 2.0, 2.0)),
        Release((5.0, 0.0), 0.0, 1, orientation=standing), Settings(max_time=6.0, rest_time=1e3, air_density=0.0),
    )  # fmt: skip
    fastest = np.nanmax(envelope(result, line, 0.5).velocity_max)
    assert fastest > 1.0 if topples else fastest < 0.02


def test_strip_and_terrain_of_the_same_slope_give_the_same_distribution():
    """Two samples of 300 run-outs; Kolmogorov and Smirnov's p is above 1e-3 in 999 of 1000 such pairs."""
    line = profile([0.0, 20.0, 60.0], [14.0, 0.0, 0.0])
    one = strip(line, 1.0)
    other = Terrain(np.tile(np.interp(np.arange(0.0, 61.0), line.x, line.z), (81, 1)), 1.0, (0.0, -40.0))
    rock, distances = rock_library.rock("block", 0.5), []
    for seed, terrain in enumerate((one, other)):
        ground = Ground(terrain, mu_min=0.7, mu_max=0.7, restitution=0.2)
        release = Release((2.0, 0.0), 1.0, 300)
        distances.append(
            simulate(terrain, ground, rock, release, Settings(seed=seed, air_density=0.0)).runs["stop"][:, 0]
        )
    assert stats.ks_2samp(*distances).pvalue > 1e-3


def test_share_that_goes_so_far_is_that_of_the_stops():
    """Rocks that come to rest and never roll back: the share beyond x is 1 - F(x) of the stops, to one cell."""
    line = profile([0.0, 20.0, 80.0], [14.0, 0.0, 0.0])
    terrain = strip(line, 1.0)
    ground = Ground(terrain, mu_min=0.7, mu_max=0.7)
    result = simulate(
        terrain, ground, rock_library.rock("block", 0.5), Release((2.0, 0.0), 1.0, 200), Settings(air_density=0.0)
    )
    along, stops = envelope(result, line, 1.0), result.runs["stop"][:, 0]
    flat = along.x > 25.0  # none rolls back there
    beyond = np.array([(stops > x - 0.5).mean() for x in along.x])
    ahead = np.array([(stops > x + 0.5).mean() for x in along.x])
    assert (along.share[flat] >= ahead[flat] - 1e-12).all()
    assert np.abs(along.share - beyond)[flat].max() < 0.03  # a corner may stand back from the centre's farthest point


def test_width_of_a_catchment_by_hand():
    """Shares 1, 0.5, 0.1, 0 at 0, 1, 2, 3 m: 90 % are held by 2 m, 75 % by 1.625 m."""
    along = envelope(slid_plate(), INCLINE, 0.5)._replace(
        x=np.array([10.0, 11.0, 12.0, 13.0]), share=np.array([1.0, 0.5, 0.1, 0.0])
    )
    assert width_for(along, 10.0, 0.9) == pytest.approx(2.0)
    assert width_for(along, 10.0, 0.75) == pytest.approx(1.625)
    assert math.isnan(width_for(along._replace(share=np.full(4, 0.5)), 10.0, 0.9))


@pytest.mark.parametrize("spacing", [0.1, 0.5, 2.0, 5.0])
def test_width_of_runs_is_where_they_rest_at_any_spacing(spacing):
    """100 runs rest 0.37 m apart, the first at the toe: 90 % within 89 of these. Of 8 more runs that turn back farther
    down the stations tell, by their near edges; of 11 that leave the profile nobody knows how far they go."""
    stops = 10.0 + 0.37 * np.arange(100.0)
    runs = np.zeros(100, [("stop", float, 3), ("stop_reason", "U12")])
    runs["stop"][:, 0], runs["stop_reason"] = stops, "rest"
    x = np.arange(0.0, 60.0, spacing)

    def entered(farthest):
        share = (farthest[None, :] >= x[:, None] - 0.5 * spacing).mean(axis=1)
        return Envelope(x, share, *([np.zeros(x.size)] * 6))

    assert width_of_runs(runs, entered(stops), 10.0, 0.9) == pytest.approx(89 * 0.37)
    assert width_of_runs(runs, entered(stops), 50.0, 0.9) == 0.0
    back = np.where(np.arange(100) < 8, 55.0, stops)
    assert 89 * 0.37 <= width_of_runs(runs, entered(back), 10.0, 0.9) <= 97 * 0.37
    many = np.where(np.arange(100) < 11, 55.0, stops)
    assert 45.0 - spacing <= width_of_runs(runs, entered(many), 10.0, 0.9) <= 45.0
    runs["stop_reason"][-11:] = "left terrain"
    assert math.isnan(width_of_runs(runs, entered(stops), 10.0, 0.9))


def test_bends_that_a_strip_cuts_are_told():
    """Closed form: between nodes at 10 and 12 m the corner of a ditch at 11 m, 1 m deep, is cut off by 1 m."""
    line = profile([0.0, 10.0, 11.0, 12.0, 30.0], [10.0, 5.0, 4.0, 5.0, 5.0])
    assert missed_by(line, 1.0)[0] == pytest.approx(0.0, abs=1e-12)
    assert missed_by(line, 2.0) == (pytest.approx(1.0), 11.0)
    (finding,) = of_corners(line, 2.0, 0.6)
    assert finding.code == "profile-corners-cut" and finding.value == pytest.approx(1.0)
    assert not of_corners(line, 1.0, 0.6)


def test_rows_of_a_strip_are_the_profile():
    line = profile([2.0, 6.0, 12.0], [9.0, 5.0, 5.0], ("rock", "scree"))
    terrain = strip(line, 0.5)
    assert terrain.heights.shape == (3, 21) and terrain.cell_size == (0.5, WIDTH)
    assert terrain.height(5.0, 17.0) == pytest.approx(6.0)


def test_long_slope_has_room_for_rocks_that_turn_aside():
    """A slope of 1,741 m: its strip is twice as wide as long, and rocks go aside by more than 200 m."""
    line = profile([0.0, 1500.0, 1741.0], [1500.0 * math.tan(math.radians(34.0)), 0.0, 0.0])
    terrain = strip(line, 2.0)
    assert terrain.cell_size == (2.0, 2.0 * 1741.0)
    ground = Ground(terrain, mu_min=0.4, mu_max=0.4)
    release = Release((20.0, 0.0), 2.0, 40, velocity=(10.0, 8.0, 0.0))
    result = simulate(
        terrain, ground, rock_library.rock("worn_compact", 1.0), release, Settings(max_time=300.0, air_density=0.0)
    )
    assert np.abs(result.runs["stop"][:, 1]).max() > 0.5 * WIDTH
    assert envelope(result, line, 2.0).share[10] == 1.0


@pytest.mark.parametrize(
    ("x", "z", "words"),
    [([0.0], [1.0], "two points"), ([0.0, 0.0], [1.0, 0.0], "rise"), ([0.0, math.nan], [1.0, 0.0], "finite")],
)
def test_unusable_profiles_are_refused(x, z, words):
    with pytest.raises(ValueError, match=words):
        profile(x, z)


def test_unusable_spacings_are_refused():
    for spacing in (0.0, -1.0, 1e-9, 1e9):
        with pytest.raises(ValueError, match="spacing"):
            strip(INCLINE, spacing)


def test_piece_of_a_place_begins_at_its_point():
    line = profile([0.0, 10.0, 30.0], [5.0, 0.0, 0.0], ["hard", "soft"])
    np.testing.assert_array_equal(pieces_of(line, np.array([0.0, 9.99, 10.0, 30.0])), [0, 0, 1, 1])
