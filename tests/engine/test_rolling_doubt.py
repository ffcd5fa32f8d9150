# SPDX-License-Identifier: GPL-2.0-or-later
"""Rolling resistance in doubt: rows of the ground at shares of the intervals, members of an ensemble, both ends."""

import math

import numpy as np
import pytest

from talus.engine import Cancelled, Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.ground import classes as ground_classes
from talus.engine.ground import intervals as ground_intervals
from talus.engine.ground.parameters import NAMES
from talus.engine.io.raster import Grid, write_grid
from talus.engine.members.doubts import Doubts, Scene
from talus.engine.members.ground_doubt import GroundDoubt, range_of
from talus.engine.members.job import identity_of, with_member_settings
from talus.engine.members.rolling_doubt import rows_in_doubt, with_rolling
from talus.engine.members.rolling_ends import FEWEST_RUNS, MOST_RUNS, PART, rolling_ends, why_not
from talus.engine.terrain_store.stored_terrain import open_ground, open_terrain

CLASSES, INTERVALS = ground_classes.load(), ground_intervals.load()
LEVEL, ROUGHNESS = (NAMES.index(name) for name in ground_intervals.ROLLING)
FRICTION = NAMES.index("mu_min")


def slope(angle=30.0):
    """A slope that ends on level ground."""
    x = np.arange(90.0) * 2.0
    heights = np.repeat((np.maximum(80.0 - x, 0.0) * math.tan(math.radians(angle)))[None], 30, axis=0)
    return Terrain(heights, 2.0)


TERRAIN = slope()


def two_classes(**parameters):
    index = (np.arange(90)[None] > 40).repeat(30, axis=0).astype(int)
    return Ground.from_classes(TERRAIN, index, ["hard", "medium"], **parameters)


def rolling_of(ground, name):
    rows = rows_in_doubt(two_classes(), CLASSES, INTERVALS)[name]
    return ground.table[rows][:, [LEVEL, ROUGHNESS]].tolist()


def test_all_classes_of_the_ground_are_in_doubt_and_lie_where_they_are_asked_to():
    ground = two_classes()
    rows = rows_in_doubt(ground, CLASSES, INTERVALS)
    assert set(rows) == {"hard", "medium"}
    made = with_rolling(ground, rows, INTERVALS, 0.25, 1.0)
    for name in rows:
        expected = [INTERVALS[name]["rolling_resistance"].at(0.25), INTERVALS[name]["surface_roughness"].high]
        assert rolling_of(made, name) == [pytest.approx(expected)]
    others = [k for k in range(len(NAMES)) if k not in (LEVEL, ROUGHNESS)]
    assert (made.table[:, others] == ground.table[:, others]).all()


@pytest.mark.parametrize("parameters", [{"rolling_resistance": 0.33}, {"with_scar_layer": False}])
def test_a_number_of_the_user_or_a_model_without_rolling_is_not_in_doubt(parameters):
    assert rows_in_doubt(two_classes(**parameters), CLASSES, INTERVALS) == {}


def test_an_interval_of_other_numbers_of_a_class_is_not_taken():
    own = {**CLASSES, "hard": CLASSES["hard"]._replace(rolling_resistance=0.9)}
    ground = Ground.of_class(TERRAIN, "hard", classes=own)
    assert rows_in_doubt(ground, own, INTERVALS) == {}


def scene_of(ground, runs=12):
    releases = [Release((8.0, y), height=1.0, runs=runs) for y in (20.0, 40.0)]
    settings = Settings(seed=5, max_time=30.0, threads=2, air_density=0.0)
    rocks = [rock_library.rock("worn_compact", 0.5)]
    return with_member_settings(Scene(TERRAIN, ground, rocks, releases, settings))


def doubts_of(steps=0.0, ranges=(), intervals=INTERVALS):
    return Doubts(GroundDoubt(CLASSES, steps, ranges, None, intervals))


def test_members_draw_level_and_roughness_from_the_intervals():
    scene, doubts = scene_of(two_classes()), doubts_of()
    assert set(doubts.check(scene)) == {"hard", "medium"}
    made = doubts.designed(8, 1)
    assert set(made.uniforms) == {"rolling"}
    member = doubts.member(scene, made, 3)
    level, roughness = (member.drawn[name] for name in ("rolling_level", "roughness_level"))
    assert level != roughness
    one = INTERVALS["hard"]
    expected = [one["rolling_resistance"].at(level), one["surface_roughness"].at(roughness)]
    assert rolling_of(member.scene.ground, "hard") == [pytest.approx(expected)]


def test_softness_leaves_the_rolling_to_the_intervals_and_a_range_replaces_it():
    scene = scene_of(two_classes())
    ranges = [range_of("hard", "rolling_resistance", "uniform(0.7, 0.71)", CLASSES)]
    doubts = doubts_of(1.0, ranges)
    member = doubts.member(scene, doubts.designed(8, 1), 2)
    (rolling,), rows = rolling_of(member.scene.ground, "hard"), rows_in_doubt(two_classes(), CLASSES, INTERVALS)
    assert 0.7 <= rolling[0] <= 0.71
    assert rolling[1] == pytest.approx(INTERVALS["hard"]["surface_roughness"].at(member.drawn["roughness_level"]))
    assert member.scene.ground.table[rows["hard"], FRICTION] != CLASSES["hard"].mu_min


def test_intervals_that_concern_no_ground_leave_nothing_in_doubt():
    ground = two_classes(rolling_resistance=0.33)
    doubt = doubts_of().ground.fitting(ground)
    assert not doubt.intervals
    with pytest.raises(ValueError, match="no input is uncertain"):
        Doubts(doubt).check(scene_of(ground))


def test_unfinished_members_belong_to_their_intervals():
    scene = scene_of(two_classes())
    other = {"hard": {**INTERVALS["hard"], "surface_roughness": ground_intervals.Interval(0.0, 1.0, "estimated", "")}}
    messages = [identity_of(scene, entry, entry.designed(8, 1)) for entry in (doubts_of(), doubts_of(intervals=other))]
    assert messages[0]["doubts"] != messages[1]["doubts"]


@pytest.fixture(scope="module")
def simulation():
    """(arguments of a simulation, its result) of 300 runs."""
    releases = [Release((8.0, y), height=1.0, runs=50) for y in np.linspace(10.0, 50.0, 6)]
    inputs = (
        TERRAIN,
        two_classes(),
        [rock_library.rock("worn_compact", 0.5)],
        releases,
        Settings(seed=3, threads=2, air_density=0.0),
    )
    return inputs, simulate(*inputs)


def test_both_ends_frame_the_run_out_and_leave_the_result_alone(simulation):
    inputs, result = simulation
    digests = result.input_digest, result.result_digest
    actual = rolling_ends(result.runs, *inputs)
    assert actual.runs == int(PART * result.runs.size)
    assert actual.given == pytest.approx(np.quantile(result.runs["distance"], 0.95))
    assert actual.most < actual.least and actual.low <= actual.given <= actual.high
    again = simulate(*inputs)
    assert (result.input_digest, result.result_digest) == digests == (again.input_digest, again.result_digest)


def test_an_end_has_the_runs_of_a_simulation_with_its_ground(simulation):
    """The chosen runs have numbers, starts and bits of runs of an ordinary simulation on the changed ground."""
    (terrain, ground, rocks, releases, settings), result = simulation
    rows = rows_in_doubt(ground, CLASSES, INTERVALS)
    least = simulate(terrain, with_rolling(ground, rows, INTERVALS, 0.0, 0.0), rocks, releases, settings)
    chosen = np.unique(np.linspace(0, 299, 30).astype(int))
    quantile = [float(np.quantile(entry.runs["distance"][chosen], 0.95)) for entry in (least, result)]
    actual = rolling_ends(result.runs, terrain, ground, rocks, releases, settings)
    assert actual.least == pytest.approx(actual.given * quantile[0] / quantile[1], rel=1e-14)


def test_the_ends_are_the_same_with_any_number_of_threads(simulation):
    (*inputs, settings), result = simulation
    actual = [
        rolling_ends(result.runs, *inputs, Settings(seed=settings.seed, threads=k, air_density=0.0)) for k in (1, 3)
    ]
    assert actual[0] == actual[1]


def test_a_cancel_ends_the_comparison(simulation):
    inputs, result = simulation
    with pytest.raises(Cancelled):
        rolling_ends(result.runs, *inputs, cancelled=lambda: True)


def test_what_is_not_compared_says_why():
    ground, settings = two_classes(), Settings(air_density=0.0)
    assert why_not(10 * MOST_RUNS, ground, settings) == ""
    assert why_not(int(FEWEST_RUNS / PART) - 1, ground, settings) == "few runs"
    assert why_not(1000, ground, Settings(impact_law="mdem", air_density=0.0)) == "compliant law"
    assert why_not(1000, two_classes(rolling_resistance=0.3), settings) == "no interval"


def test_terrain_larger_than_memory_has_the_same_ends(simulation, tmp_path):
    (terrain, in_memory, rocks, releases, settings), result = simulation
    grid = Grid(terrain.shape, terrain.cell_size, terrain.origin, None)
    write_grid(tmp_path / "dem.tif", terrain.heights, grid)
    write_grid(tmp_path / "classes.tif", np.broadcast_to(np.arange(90) > 40, (30, 90)).astype(np.float64), grid)
    stored = open_terrain(tmp_path / "dem.tif", tmp_path / "store", block=16)
    ground = open_ground(stored, tmp_path / "classes.tif", ["hard", "medium"])
    actual = rolling_ends(result.runs, stored, ground, rocks, releases, settings)
    whole = Terrain.from_raster(tmp_path / "dem.tif")
    assert actual == rolling_ends(result.runs, whole, in_memory, rocks, releases, settings)
