# SPDX-License-Identifier: GPL-2.0-or-later
"""Whole simulations: the same bits whoever does the work, progress, cancelling, and results that fit together."""

import dataclasses
import json
import multiprocessing
import time
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Cancelled, Ground, Release, Settings, Terrain, rock_library, simulate, trace
from talus.engine.random_numbers import random_stream
from talus.engine.workers import workers as workers_module
from talus.tests.bits import assert_same_array
from talus.tests.patience import Wish

ORIGIN = (2_600_000.0, 1_200_000.0)
ROWS, COLUMNS = np.mgrid[0:81, 0:101]
# A slope of 35 degrees with bumps, that flattens towards the east: rocks bounce, roll and stop on it.
SLOPE = Terrain(
    60.0 - 1.4 * np.minimum(COLUMNS, 50) + 0.4 * np.sin(0.9 * COLUMNS) * np.cos(0.7 * ROWS),
    cell_size=2.0, origin=ORIGIN, crs="EPSG:2056",
)  # fmt: skip
HARD = Ground.of_class(SLOPE, "hard")
ROCKS = [rock_library.rock("block", volume=0.5), rock_library.rock("octahedron", volume=1.0)]
RELEASES = [
    Release((ORIGIN[0] + 20.0, ORIGIN[1] + 80.0), height=2.0, runs=20, identifier=7),
    Release((ORIGIN[0] + 30.0, ORIGIN[1] + 60.0), height=0.5, runs=13, rock=1, volume=0.2, spin=(0.0, 3.0, 0.0)),
    Release((ORIGIN[0] + 25.0, ORIGIN[1] + 90.0), height=1.0, runs=4, orientation=(1.0, 1.0, 0.0, 0.0)),
]
EVERYTHING = Settings(
    max_time=100.0,
    trajectories=True,
    contacts=True,
    threads=1,
    seed=11,
    energy_thresholds=(1e3, 1e4, 3e4),
    height_thresholds=(0.5, 2.0),
    air_density=0.0,
)
RUNS = sum(release.runs for release in RELEASES)


def local(points):
    return np.asarray(points)[..., :2] - ORIGIN


@pytest.fixture(scope="module")
def result():
    """The simulation that most tests look at, done on one thread."""
    return simulate(SLOPE, HARD, ROCKS, RELEASES, EVERYTHING)


def assert_same_bits(one, other):
    def again(name):
        """Once more, in this thread alone, where the two differ."""
        return lambda: getattr(simulate(SLOPE, HARD, ROCKS, RELEASES, EVERYTHING, executor=AtOnce()), name)

    for name in ("runs", "trajectories", "contacts"):
        assert_same_array(getattr(one, name), getattr(other, name), name, again(name))
    assert set(one.maps.keys()) == set(other.maps.keys())
    assert (one.maps.row0, one.maps.col0, one.maps.shape) == (other.maps.row0, other.maps.col0, other.maps.shape)
    for name in one.maps:
        assert_same_array(one.maps[name], other.maps[name], name)
    assert one.penetration_p999 == other.penetration_p999


# ----------------------------------------------------------------------- who does the work


class AtOnce(Executor):
    """Does each task when it is handed over, with a future of its own: stands for other libraries' executors."""

    def submit(self, function, *arguments):
        future = Future()
        future.set_result(function(*arguments))
        return future


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_number_of_threads_does_not_change_a_bit(result, threads):
    """Every run draws from its own stream and the chunks are gathered in the order of their runs."""
    settings = Settings(**{"air_density": 0.0, **{**EVERYTHING.as_dict(), "threads": threads}})
    assert_same_bits(simulate(SLOPE, HARD, ROCKS, RELEASES, settings), result)


@pytest.mark.parametrize("runs_per_chunk", [1, 7, 1000])
def test_size_of_the_chunks_does_not_change_a_bit(result, runs_per_chunk, monkeypatch):
    """Nothing is summed within a chunk."""
    monkeypatch.setattr(workers_module, "RUNS_PER_CHUNK", runs_per_chunk)
    assert_same_bits(simulate(SLOPE, HARD, ROCKS, RELEASES, EVERYTHING), result)


@pytest.mark.parametrize("make", [lambda: ThreadPoolExecutor(3), AtOnce], ids=["three threads", "foreign"])
def test_any_executor_gives_the_same_bits(result, make):
    """Any ``concurrent.futures.Executor``; it is not shut down."""
    with make() as executor:
        assert_same_bits(simulate(SLOPE, HARD, ROCKS, RELEASES, EVERYTHING, executor=executor), result)
        assert executor.submit(abs, -1).result() == 1


def test_another_process_gives_the_same_bits(result):
    """Work that is handed over can be pickled: so it leaves one machine. Spawned, so nothing is inherited."""
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as executor:
        assert_same_bits(simulate(SLOPE, HARD, ROCKS, RELEASES, EVERYTHING, executor=executor), result)


@pytest.mark.parametrize("left_out", ["trajectories", "contacts", "maps"])
def test_what_is_kept_does_not_change_the_runs(result, left_out):
    """Samples, contacts and maps only look on."""
    settings = Settings(**{"air_density": 0.0, **{**EVERYTHING.as_dict(), left_out: False}})
    actual = simulate(SLOPE, HARD, ROCKS, RELEASES, settings)
    assert getattr(actual, left_out) is None
    assert_same_array(actual.runs, result.runs)


def test_each_run_is_the_same_whatever_runs_with_it(result):
    """A run depends on the seed and its own number: the first 20 do not change when the others are left out."""
    alone = simulate(SLOPE, HARD, ROCKS, RELEASES[:1], EVERYTHING)
    assert_same_array(alone.runs, result.runs[:20])


def test_another_seed_gives_other_runs(result):
    """Orientations that are drawn change; those that are given stay."""
    other = simulate(
        SLOPE, HARD, ROCKS, RELEASES, Settings(**{"air_density": 0.0, **{**EVERYTHING.as_dict(), "seed": 12}})
    )
    assert (other.runs["stop"][:33] != result.runs["stop"][:33]).any(axis=1).all()
    assert_same_array(other.runs[33:], result.runs[33:])


def test_one_rock_and_one_release_need_no_lists():
    """The interface of the shortest script."""
    result = simulate(
        SLOPE, HARD, ROCKS[0], Release((ORIGIN[0] + 20.0, ORIGIN[1] + 80.0), runs=2), Settings(air_density=0.0)
    )
    assert result.runs.size == 2


# ----------------------------------------------------------------------- progress and cancelling


def test_progress_grows_to_one():
    """Strictly, from above 0 to exactly 1."""
    seen = []
    simulate(SLOPE, HARD, ROCKS, RELEASES, Settings(max_time=5.0, threads=2, air_density=0.0), progress=seen.append)
    assert len(seen) == 3  # chunks of 16 runs
    assert all(earlier < later for earlier, later in zip([0.0, *seen], seen))
    assert seen[-1] == 1.0


ENDLESS = Settings(max_time=1e7, threads=2, rest_time=1e9, air_density=0.0)  # nothing is ever called at rest


def cancelled_runs(executor=None):
    """A Wish to cancel runs, 0.2 s after their start, when the call has ended."""
    wish = Wish(0.2)
    with pytest.raises(Cancelled):
        simulate(SLOPE, HARD, ROCKS, RELEASES, ENDLESS, executor, cancelled=wish.is_made)
    return wish


def test_cancelling_takes_effect_within_half_a_second():
    """Also in the middle of runs that would last for hours."""
    assert 0.0 <= cancelled_runs().delay(ENDLESS.threads) < 0.5


def test_cancelling_reaches_the_threads_of_an_executor_of_ones_own():
    """They are free again at once, so the executor can be shut down."""
    with ThreadPoolExecutor(2) as executor:
        wish = cancelled_runs(executor)
    assert wish.delay(ENDLESS.threads) < 0.5


def test_cancelled_before_the_start_nothing_is_run():
    """And nothing is returned."""
    progress = []
    with pytest.raises(Cancelled):
        simulate(SLOPE, HARD, ROCKS, RELEASES, EVERYTHING, progress=progress.append, cancelled=lambda: True)
    assert not progress


def test_error_in_the_caller_s_progress_stops_the_work():
    """The error comes through, and no thread goes on for the minutes that the runs would take."""

    def fail(share):
        raise RuntimeError("the dialog is gone")

    start = time.monotonic()
    settings = Settings(max_time=5.0, threads=2, air_density=0.0)
    many = [Release(RELEASES[0].position, runs=300_000)]
    with pytest.raises(RuntimeError, match="dialog"):
        simulate(SLOPE, HARD, ROCKS, many, settings, progress=fail)
    assert time.monotonic() - start < 30.0


# ----------------------------------------------------------------------- starts and stops


def vertices_in_space(rock, volume, quaternion, position):
    corners = rock.vertices * (volume / rock.volume) ** (1.0 / 3.0)
    return position + Rotation.from_quat(np.roll(quaternion, -1)).apply(corners)


def test_lowest_vertex_hangs_at_the_release_height(result):
    """In its own orientation, above the ground below that vertex. Roundings of heights near 60 m."""
    for number, run in enumerate(result.runs):
        release, rock = RELEASES[run["release"]], ROCKS[run["rock"]]
        quaternion = release.orientation or random_stream.random_orientation(11, number)
        points = vertices_in_space(rock, run["volume"], quaternion, run["start"])
        gap = (points[:, 2] - SLOPE.height(points[:, 0], points[:, 1])).min()
        assert gap == pytest.approx(release.height, abs=1e-9)
        np.testing.assert_allclose(run["start"][:2], release.position, atol=1e-9)


def test_rock_over_a_sharp_ridge_hangs_with_its_lower_face_above_the_ridge():
    """Its corners are 5 m above the ground beside the ridge; the ridge is what it would touch first."""
    terrain = Terrain(np.where(np.arange(21) == 10, 5.0, 0.0) * np.ones((21, 1)))
    release = Release((10.0, 10.0), height=0.3, runs=1, orientation=(1.0, 0.0, 0.0, 0.0))
    cube = rock_library.rock("cube", volume=8.0)
    run = simulate(terrain, Ground(terrain, mu_min=0.55), cube, release, Settings(max_time=0.01, air_density=0.0)).runs
    assert run["start"][0, 2] == pytest.approx(5.0 + 1.0 + 0.3, abs=1e-12)


def test_runs_carry_the_numbers_of_their_release_and_rock(result):
    """Identifiers, scaled volumes and masses."""
    runs = result.runs
    np.testing.assert_array_equal(runs["release"], np.repeat([0, 1, 2], [20, 13, 4]))
    np.testing.assert_array_equal(runs["identifier"], np.repeat([7, 1, 2], [20, 13, 4]))
    np.testing.assert_array_equal(runs["rock"], np.repeat([0, 1, 0], [20, 13, 4]))
    np.testing.assert_allclose(runs["volume"], np.repeat([0.5, 0.2, 0.5], [20, 13, 4]), rtol=1e-12)
    np.testing.assert_allclose(runs["mass"], 2700.0 * runs["volume"], rtol=1e-12)


def test_run_is_the_trace_of_the_same_rock(result):
    """Both interfaces drive the same kernel; run 33 has an orientation of its own and no random number."""
    run = result.runs[33]
    twin = trace(SLOPE, HARD, ROCKS[0], run["start"], orientation=(1.0, 1.0, 0.0, 0.0), settings=EVERYTHING)
    assert (twin.stop_reason, twin.time[-1]) == (run["stop_reason"], run["duration"])
    np.testing.assert_allclose(twin.position[-1], run["stop"], rtol=1e-9)  # start is rounded by the coordinates


def test_rocks_on_a_slope_that_flattens_stop_there(result):
    """Rest on the flat or on the way; none is lost."""
    assert set(result.runs["stop_reason"]) <= {"rest", "left terrain"}
    assert (result.runs["stop_reason"] == "rest").mean() > 0.5
    assert (result.runs["duration"] < 100.0).all()


def test_box_on_flat_ground_stops_by_rest():
    """Stop reason "rest"."""
    terrain = Terrain(np.zeros((20, 20)))
    release = Release((9.0, 9.0), height=0.2, runs=3)
    runs = simulate(
        terrain, Ground(terrain, mu_min=0.55), rock_library.rock("cube"), release, Settings(air_density=0.0)
    ).runs
    assert (runs["stop_reason"] == "rest").all()


@pytest.mark.parametrize(("hole", "limit"), [(None, 19.0), (12, 11.0)], ids=["edge", "hole"])
def test_rock_that_reaches_the_edge_or_a_hole_stops_by_leaving(hole, limit):
    """Stop reason "left terrain", with the last state above ground: the last place is on the terrain."""
    heights = np.zeros((20, 20))
    if hole is not None:
        heights[:, hole] = np.nan
    terrain = Terrain(heights)
    release = Release((5.0, 9.0), height=3.0, runs=3, velocity=(20.0, 0.0, 0.0))
    result = simulate(
        terrain, Ground(terrain, mu_min=0.55), rock_library.rock("cube", volume=0.1), release, Settings(air_density=0.0)
    )
    assert (result.runs["stop_reason"] == "left terrain").all()
    stop = result.runs["stop"]
    assert np.isfinite(terrain.height(stop[:, 0], stop[:, 1])).all()
    assert (np.abs(stop[:, 0] - limit) < 1.0).all()
    assert result.maps.stops.sum() == 0


def test_rock_still_in_the_air_stops_by_its_time():
    """Stop reason "max time", to the exact time although it is no multiple of the step; the parabola is closed form."""
    terrain = Terrain(np.zeros((20, 20)))
    release = Release((9.0, 9.0), height=50.0, runs=1, orientation=(1.0, 0.0, 0.0, 0.0))
    settings = Settings(max_time=1.2345, time_step=0.002, air_density=0.0)
    run = simulate(terrain, Ground(terrain, mu_min=0.55), rock_library.rock("cube"), release, settings).runs[0]
    assert (run["stop_reason"], run["duration"]) == ("max time", 1.2345)
    assert run["start"][2] - run["stop"][2] == pytest.approx(0.5 * 9.81 * 1.2345**2, rel=1e-12)


# ----------------------------------------------------------------------- results fit together


def test_distance_and_reach_angle_are_those_of_the_line_from_start_to_stop(result):
    """The Fahrboeschung: its tangent is fall over horizontal distance."""
    way = result.runs["stop"] - result.runs["start"]
    np.testing.assert_allclose(result.runs["distance"], np.hypot(way[:, 0], way[:, 1]), rtol=1e-12)
    np.testing.assert_allclose(np.tan(result.runs["reach_angle"]), -way[:, 2] / result.runs["distance"], rtol=1e-9)
    assert (result.runs["path_length"] >= np.linalg.norm(way, axis=1)).all()


def test_trajectories_begin_and_end_with_their_run(result):
    """First sample at the start, last at the stop, in between every tenth of a second."""
    for number, run in enumerate(result.runs):
        samples = result.trajectories[result.trajectories["run"] == number]
        for end, sample in (("start", samples[0]), ("stop", samples[-1])):
            np.testing.assert_allclose([sample["x"], sample["y"], sample["z"]], run[end], rtol=1e-12)
        assert (np.diff(samples["time"]) > 0.0).all() and np.diff(samples["time"]).max() < 0.1 + 1e-9
        at_intervals = np.arange(0.0, run["duration"], 0.1)  # there are more at the bends of the path
        assert np.isclose(samples["time"], at_intervals[:, None], atol=1e-9).any(axis=1).all()
        assert samples["time"][-1] == run["duration"]
        assert samples["energy"].max() <= run["energy_max"] * (1.0 + 1e-12)
        ground = SLOPE.height(samples["x"], samples["y"])
        np.testing.assert_allclose(samples["height"], samples["z"] - ground, atol=1e-8)


def test_samples_within_a_flight_lie_on_the_parabola():
    """Flight may be taken in strides of several steps; samples within them must not show it. Closed form."""
    terrain = Terrain(np.zeros((60, 60)), cell_size=5.0)
    release = Release((20.0, 150.0), height=100.0, runs=1, velocity=(30.0, 0.0, 5.0), spin=(3.0, 0.1, 0.2))
    settings = Settings(max_time=4.0, trajectories=True, trajectory_interval=0.006, air_density=0.0)
    result = simulate(terrain, Ground(terrain, mu_min=0.55), rock_library.rock("slab"), release, settings)
    t, z0 = result.trajectories["time"], result.runs["start"][0, 2]
    np.testing.assert_allclose(np.diff(t)[:-1], 0.006, atol=1e-12)
    np.testing.assert_allclose(result.trajectories["x"], 20.0 + 30.0 * t, rtol=1e-12)
    np.testing.assert_allclose(result.trajectories["z"], z0 + 5.0 * t - 0.5 * 9.81 * t**2, rtol=1e-11)


@pytest.fixture(scope="module")
def dense():
    """A sample at every step, to compare the maps with."""
    settings = Settings(**{"air_density": 0.0, **{**EVERYTHING.as_dict(), "trajectory_interval": EVERYTHING.time_step}})
    return simulate(SLOPE, HARD, ROCKS, RELEASES, settings)


def naive_map(result, name):
    """Grid of the terrain with the largest value of the samples in each cell, NaN where there is none."""
    columns, rows = np.floor(local(np.column_stack([result.trajectories["x"], result.trajectories["y"]])) / 2.0 + 0.5).T
    grid = np.full(SLOPE.shape, -np.inf)
    np.maximum.at(grid, (rows.astype(int), columns.astype(int)), result.trajectories[name])
    return np.where(np.isinf(grid), np.nan, grid)


def whole(result, name):
    """A map on the grid of the terrain."""
    maps = result.maps
    grid = np.full(SLOPE.shape, np.nan)
    grid[maps.row0 : maps.row0 + maps.shape[0], maps.col0 : maps.col0 + maps.shape[1]] = maps[name]
    return grid


def test_passages_are_those_of_the_densely_sampled_trajectories(dense):
    """Twin: the set of (run, cell) of all samples. A corner cut between two samples (2 cm) may be in the map only."""
    place = np.floor(local(np.column_stack([dense.trajectories["x"], dense.trajectories["y"]])) / 2.0 + 0.5).astype(int)
    seen = {(run, row, column) for run, (column, row) in zip(dense.trajectories["run"], place)}
    counts = np.zeros(SLOPE.shape)
    for _, row, column in seen:
        counts[row, column] += 1
    passages = np.nan_to_num(whole(dense, "passages"))
    assert (passages >= counts).all()
    assert (passages - counts).sum() <= 0.005 * counts.sum()
    np.testing.assert_allclose(
        dense.maps.reach_probability[dense.maps.passages > 0], dense.maps.passages[dense.maps.passages > 0] / RUNS
    )


@pytest.mark.parametrize("name", ["energy", "velocity", "height", "rotation"])
def test_largest_values_in_the_maps_are_those_of_the_densely_sampled_trajectories(dense, name):
    """A stride of flight ends up to 16 ms after a cell was left, so the two differ by what happens in 16 ms:
    0.16 m/s of at least 3 m/s in nearly all cells. The largest of all cells agrees closely."""
    in_map, in_samples = whole(dense, f"{name}_max"), naive_map(dense, name)
    both = np.isfinite(in_samples) & np.isfinite(in_map)
    ratio = in_map[both] / in_samples[both]
    assert np.quantile(np.abs(ratio - 1.0), 0.95) < 0.06
    assert np.nanmax(in_map) == pytest.approx(np.nanmax(in_samples), rel=0.01)


def test_stops_are_counted_in_the_cells_where_runs_came_to_rest(result):
    """Twin: a loop over the runs."""
    counts = np.zeros(SLOPE.shape)
    for run in result.runs[result.runs["stop_reason"] == "rest"]:
        column, row = np.floor(local(run["stop"]) / 2.0 + 0.5).astype(int)
        counts[row, column] += 1
    np.testing.assert_array_equal(np.nan_to_num(whole(result, "stops")), counts)


def test_largest_values_of_the_runs_are_the_largest_of_the_maps(result):
    """Each run's maximum lies in some cell that it passed."""
    runs, maps = result.runs, result.maps
    for in_run, in_map in (("energy_max",) * 2, ("velocity_max",) * 2, ("rotation_max",) * 2, ("height_max",) * 2):
        assert np.nanmax(maps[in_map]) == np.float32(runs[in_run].max())


def test_no_run_gains_energy(result):
    """Largest rise in one step or stride, beside the rounding of energies near 10^6 J."""
    scale = result.runs["mass"] * 9.81 * 100.0
    assert (result.runs["energy_rise_max"] <= 1e-12 * scale).all()


def test_depth_of_a_phase_of_contact_is_its_own():
    """A rock that bounces down a plane sinks in less now and then; the deepest phase has the depth of the run."""
    plane = Terrain(-1.4 * np.mgrid[0:60, 0:60][1].astype(float), 2.0)
    ground = Ground(plane, mu_min=0.5, mu_max=0.5, restitution=0.5)
    release = Release((20.0, 60.0), height=2.0, runs=5)
    result = simulate(plane, ground, ROCKS[1], release, Settings(max_time=10.0, contacts=True, seed=1, air_density=0.0))
    for number, run in enumerate(result.runs):
        depths = result.contacts["penetration"][result.contacts["run"] == number]
        assert (np.diff(depths) < 0.0).any()
        assert depths.max() == run["penetration_max"]


def test_phases_of_contact_lie_within_their_run_and_take_energy_or_turn_fall_into_it(result):
    """Energy after a phase is at most that before plus what the fall of the centre in it gave: here, per phase, the
    whole fall from the start bounds it."""
    contacts = result.contacts
    runs = result.runs[contacts["run"]]
    assert (contacts["duration"] > 0.0).all()
    assert (contacts["time"] + contacts["duration"] <= runs["duration"] + 1e-9).all()
    assert (np.diff(contacts["time"])[np.diff(contacts["run"]) == 0] > 0.0).all()
    assert (contacts["penetration"] <= runs["penetration_max"]).all()
    for side in ("before", "after"):
        assert (contacts[f"energy_{side}"] <= runs["energy_max"] * (1.0 + 1e-12)).all()
        kinetic = 0.5 * runs["mass"] * contacts[f"velocity_{side}"] ** 2
        assert (contacts[f"energy_{side}"] >= kinetic * (1.0 - 1e-12)).all()
    short = contacts[contacts["duration"] < 0.01]
    # in 10 ms a rock below 20 m/s falls 0.2 m at most
    assert (short["energy_after"] <= short["energy_before"] + 0.2 * 9.81 * result.runs["mass"][short["run"]]).all()


def test_rocks_hardly_sink_into_the_ground(result):
    """Touchdown is aimed at a thousandth of the radius. A vertex that lands beside others may go deeper, by at most
    its way in the shortest part of a step: measured 1.5 % of the radius for 99.9 % of the contact steps."""
    assert 0.0 < result.penetration_p999 <= 0.02
    radius = np.array([rock.radius for rock in ROCKS])[result.runs["rock"]]
    volume = np.array([rock.volume for rock in ROCKS])[result.runs["rock"]]
    assert (result.runs["penetration_max"] <= 0.05 * radius * np.cbrt(result.runs["volume"] / volume)).all()


def test_provenance_tells_how_the_result_was_made(result):
    """Version, settings, counts and fingerprints; plain values that can be written as JSON."""
    provenance = json.loads(json.dumps(result.provenance))
    assert provenance["settings"] == EVERYTHING.as_dict()
    assert provenance["version"]
    assert provenance["runs"] == RUNS
    assert provenance["releases"]["count"] == 3
    assert sum(provenance["stop_reasons"].values()) == RUNS
    assert all(len(provenance[part]["sha256"]) == 64 for part in ("terrain", "ground", "rocks", "releases"))


def test_digests_prove_inputs_and_result(result):
    """Equal inputs and another number of threads: both digests the same; another seed: both others."""
    short = Settings(max_time=0.3, threads=1, air_density=0.0)
    first, again, other = (
        simulate(SLOPE, HARD, ROCKS[0], RELEASES[:1], dataclasses.replace(short, **change))
        for change in ({}, {"threads": 2}, {"seed": 1})
    )
    assert (first.input_digest, first.result_digest) == (again.input_digest, again.result_digest)
    assert first.input_digest != other.input_digest and first.result_digest != other.result_digest
    assert first.provenance["inputs"] == first.input_digest and len(first.result_digest) == 64


@pytest.mark.parametrize("part", ["terrain", "ground", "rocks", "releases"])
def test_fingerprint_changes_with_its_input_alone(part):
    """A millimetre on one node, a thousandth of friction, another rock, another height of release."""
    heights = SLOPE.heights.copy()
    heights[40, 40] += 0.001
    inputs = {"terrain": SLOPE, "ground": HARD, "rocks": ROCKS[0], "releases": RELEASES[2]}
    changed = {
        "terrain": Terrain(heights, 2.0, ORIGIN),
        "ground": Ground.of_class(SLOPE, "hard", mu_min=0.551),
        "rocks": rock_library.rock("block", volume=0.501),
        "releases": Release(RELEASES[2].position, height=1.001, runs=4, orientation=(1.0, 1.0, 0.0, 0.0), volume=0.5),
    }
    inputs["releases"] = Release(RELEASES[2].position, runs=4, orientation=(1.0, 1.0, 0.0, 0.0), volume=0.5)
    settings = Settings(max_time=0.01, air_density=0.0)
    first, second = (
        simulate(*({**inputs, part: changed[part]} if is_changed else inputs).values(), settings).provenance
        for is_changed in (False, True)
    )
    for name in inputs:
        assert (first[name]["sha256"] != second[name]["sha256"]) == (name == part)


# ----------------------------------------------------------------------- bad input


OFF = Release((ORIGIN[0] - 5.0, ORIGIN[1] + 5.0), identifier=99)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"rocks": []}, "rock"),
        ({"releases": []}, "release"),
        ({"releases": [Release(RELEASES[0].position, rock=2)]}, "rock 2"),
        ({"releases": [RELEASES[0], OFF]}, "99"),
        ({"ground": Ground(Terrain(np.zeros((5, 5))), mu_min=0.55)}, "ground"),
    ],
    ids=["no rock", "no release", "unknown rock", "off the terrain", "ground of another terrain"],
)
def test_inputs_that_do_not_fit_together_are_refused(arguments, named):
    """Before any run starts, with what is wrong."""
    inputs = {"terrain": SLOPE, "ground": HARD, "rocks": ROCKS, "releases": RELEASES, **arguments}
    with pytest.raises(ValueError, match=named):
        simulate(**inputs)
