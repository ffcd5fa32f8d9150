# SPDX-License-Identifier: GPL-2.0-or-later
"""Simulations with barriers and trees: the same bits whoever does the work and however often it is interrupted."""

from concurrent.futures import Executor, Future, ProcessPoolExecutor

import numpy as np
import pytest

from talus.engine import Barriers, Cancelled, Ground, Release, Settings, Terrain, Trees, rock_library, simulate, trace
from talus.engine.ensemble import checkpoint
from talus.engine.obstacles.field import free_way, make_field
from talus.engine.obstacles.grid import FINEST, MARGIN, distance_to_piece, entries_of, make_grid
from talus.engine.workers import workers as workers_module
from talus.tests.bits import assert_same_array

ROWS, COLUMNS = np.mgrid[0:61, 0:71]
BUMPS = 0.3 * np.sin(0.7 * COLUMNS) * np.cos(0.9 * ROWS)
SLOPE = Terrain(120.0 - 1.5 * COLUMNS + BUMPS, 2.0, (2_600_000.0, 1_200_000.0))
RANDOM = np.random.default_rng(7)
WEST, SOUTH = SLOPE.origin
TREES = Trees(
    np.column_stack([RANDOM.uniform(WEST + 30.0, WEST + 130.0, 500), RANDOM.uniform(SOUTH + 2.0, SOUTH + 118.0, 500)]),
    RANDOM.uniform(0.05, 0.5, 500), species=RANDOM.choice(["conifer", "broadleaf", "fir"], 500),
    identifiers=1000 + np.arange(500),
)  # fmt: skip
BARRIERS = Barriers(
    [np.array([(60.0, 10.0), (65.0, 110.0)]) + SLOPE.origin, np.array([(110.0, 0.0), (110.0, 120.0)]) + SLOPE.origin],
    [1.2, 5.0], [150e3, 1e6], identifiers=[11, 12], rule="centre of mass",
)  # fmt: skip
RELEASES = [Release((WEST + 10.0, SOUTH + 30.0 + 20.0 * k), height=2.0, runs=12) for k in range(4)]
INPUTS = {
    "terrain": SLOPE, "ground": Ground.of_class(SLOPE, "hard"), "rocks": rock_library.rock("eota111", volume=0.5),
    "releases": RELEASES, "barriers": BARRIERS, "trees": TREES,
}  # fmt: skip
SETTINGS = Settings(max_time=60.0, threads=1, trajectories=True, contacts=True, impacts=True, seed=3, air_density=0.0)


@pytest.fixture(scope="module")
def result():
    return simulate(**INPUTS, settings=SETTINGS)


def assert_same_bits(one, other):
    for name in ("runs", "trajectories", "contacts", "barriers", "crossings", "trees", "impacts"):
        assert_same_array(getattr(one, name), getattr(other, name), name)
    for name in one.maps:
        assert_same_array(one.maps[name], other.maps[name], name)


def test_case_has_all_that_can_happen(result):
    assert set(result.runs["stop_reason"]) >= {"barrier", "tree"}
    assert result.trees["hits"].sum() > 20 and result.trees["breaks"].sum() > 5
    table = result.barriers
    assert table["stopped"].sum() > 0 and table["broke_through"].sum() > 0


@pytest.mark.parametrize(("threads", "runs_per_chunk"), [(2, 16), (5, 3), (1, 1000)])
def test_threads_and_chunks_change_no_bit(result, threads, runs_per_chunk, monkeypatch):
    monkeypatch.setattr(workers_module, "RUNS_PER_CHUNK", runs_per_chunk)
    settings = Settings(**{"air_density": 0.0, **{**SETTINGS.as_dict(), "threads": threads}})
    assert_same_bits(simulate(**INPUTS, settings=settings), result)


class AtOnce(Executor):
    """Does each task when it is handed over: stands for other libraries' executors, which get a packed scene."""

    def submit(self, function, *arguments):
        future = Future()
        future.set_result(function(*arguments))
        return future


def test_packed_scene_changes_no_bit(result):
    assert_same_bits(simulate(**INPUTS, settings=SETTINGS, executor=AtOnce()), result)


@pytest.mark.slow
def test_other_processes_change_no_bit(result):
    with ProcessPoolExecutor(2) as pool:
        assert_same_bits(simulate(**INPUTS, settings=SETTINGS, executor=pool), result)


def test_interrupted_simulation_ends_with_the_same_bits(result, tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoint, "INTERVAL", 0.0)
    monkeypatch.setattr(checkpoint, "SHARE", 1e9)
    shares = []
    with pytest.raises(Cancelled):
        simulate(
            **INPUTS, settings=SETTINGS, checkpoint=tmp_path, progress=shares.append, cancelled=lambda: len(shares) >= 2
        )
    assert (tmp_path / "state.bin").exists()
    assert_same_bits(simulate(**INPUTS, settings=SETTINGS, checkpoint=tmp_path), result)


def test_checkpoint_of_other_obstacles_is_refused(tmp_path):
    shares = []
    with pytest.raises(Cancelled):
        simulate(
            **INPUTS, settings=SETTINGS, checkpoint=tmp_path, progress=shares.append, cancelled=lambda: len(shares) >= 1
        )
    with pytest.raises(ValueError, match="differs in obstacles"):
        simulate(**{**INPUTS, "trees": None}, settings=SETTINGS, checkpoint=tmp_path)


def test_results_fit_together(result):
    runs = result.runs
    assert result.trees["hits"].sum() == runs["tree_hits"].sum() and result.trees["identifier"][0] == 1000
    stopped = runs["stop_reason"] == "barrier"
    assert set(runs["stopped_by"][stopped]) <= {11, 12}
    last = result.crossings[result.crossings["outcome"] == 2]
    np.testing.assert_array_equal(np.unique(last["run"]), np.flatnonzero(stopped))
    np.testing.assert_allclose(runs["stop"][last["run"]][:, 0], last["x"], atol=1e-9)
    assert (result.trees["taken_max"] <= TREES.energies * (1.0 + 1e-12)).all()
    assert result.provenance["obstacles"]["trees"] == 500 and result.provenance["obstacles"]["barriers"] == 2


def test_impacts_are_those_of_the_tables_of_runs_and_trees(result):
    """Counting invariants: an impact deflects, breaks or stops; sums over runs, trees and impacts are the same."""
    runs, trees, impacts = result.runs, result.trees, result.impacts
    assert (trees["hits"] == trees["deflections"] + trees["breaks"] + trees["stops"]).all()
    for name, codes in (("hits", (0, 1, 2)), ("deflections", (0,)), ("breaks", (1,)), ("stops", (2,))):
        of_kind = impacts[np.isin(impacts["outcome"], codes)]
        np.testing.assert_array_equal(np.bincount(of_kind["tree"], minlength=trees.size), trees[name])
    np.testing.assert_array_equal(np.bincount(impacts["run"], minlength=runs.size), runs["tree_hits"])
    held = impacts[impacts["outcome"] == 2]
    assert (runs["stop_reason"][held["run"]] == "tree").all() and trees["stops"].sum() > 0
    np.testing.assert_array_equal(trees["identifier"][held["tree"]], runs["stopped_by"][held["run"]])
    np.testing.assert_allclose(np.bincount(impacts["tree"], impacts["taken"], trees.size), trees["taken"], rtol=1e-12)
    distance = np.hypot(*(np.column_stack([impacts["x"], impacts["y"]]) - TREES.positions[impacts["tree"]]).T)
    assert (distance < 0.5 * TREES.diameters[impacts["tree"]] + INPUTS["rocks"].radius + 0.01).all()


def test_without_obstacles_there_are_no_tables():
    free = simulate(**{**INPUTS, "trees": None, "barriers": None}, settings=SETTINGS)
    assert free.barriers is None and free.crossings is None and free.trees is None
    assert set(free.runs["stopped_by"]) == {-1}


def test_stride_of_a_fast_rock_does_not_jump_over_a_barrier():
    """All 200 rocks in free flight are seen, at the point of the parabola."""
    level = Terrain(np.zeros((61, 61)), 2.0)
    ground, rock = Ground.of_class(level, "hard"), rock_library.rock("cube", volume=1.0)
    line = Barriers([[(60.0, 0.0), (60.3, 120.0)]], [200.0], [0.0])
    for number in range(20):
        velocity = (35.0 + 0.37 * number, 1.0, 5.0)
        run = trace(level, ground, rock, (20.0 + 0.13 * number, 50.0, 60.0), velocity=velocity, barriers=line,
                    settings=Settings(max_time=2.0, air_density=0.0))  # fmt: skip
        (meeting,) = run.meetings
        time = (meeting[4] - 20.0 - 0.13 * number) / velocity[0]
        assert meeting[3] == pytest.approx(time, abs=1e-9)
        assert meeting[6] == pytest.approx(60.0 + 5.0 * time - 0.5 * 9.81 * time**2, abs=1e-9)


# ----------------------------------------------------------------------- grid


def test_grid_lists_all_that_is_within_reach_of_a_place():
    random = np.random.default_rng(3)
    pieces = random.uniform(0.0, 80.0, (60, 4))
    pieces[:30, 2:] = pieces[:30, :2]  # trees
    reach = random.uniform(0.0, 3.0, 60)
    grid = make_grid(pieces, reach)
    for x, y in random.uniform(-10.0, 90.0, (500, 2)):
        first, end = entries_of(grid, x, y)
        listed = set(grid.items[first:end].tolist())
        near = {i for i in range(60) if distance_to_piece((x, y), pieces[i, :2], pieces[i, 2:]) <= reach[i] + MARGIN}
        assert near <= listed
        far = {
            i
            for i in listed
            if distance_to_piece((x, y), pieces[i, :2], pieces[i, 2:]) > reach[i] + MARGIN + 2.0 * grid.cell
        }
        assert not far


def test_grid_of_nothing_holds_nothing():
    grid = make_grid(np.zeros((0, 4)), np.zeros(0))
    assert grid.cell == FINEST and entries_of(grid, 0.0, 0.0) == (0, 0)


def test_way_is_free_only_away_from_obstacles():
    level = Terrain(np.zeros((61, 61)), 1.0)
    field = make_field(level, None, Trees([(30.0, 30.0)], [0.4]), 1.0)
    assert free_way(field, 30.5, 30.0) == free_way(field, 32.1, 30.0) == 0.0
    assert free_way(field, 3.0, 3.0) == free_way(field, -99.0, 3.0) == MARGIN
