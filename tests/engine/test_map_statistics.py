# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps that keep fewer statistics: the same bits of those that are kept, in less memory."""

from dataclasses import replace

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, rock_library, simulate
from talus.engine.ensemble.estimate import estimate
from talus.engine.map_rows import statistics_needed
from talus.engine.maps.map_part import cell_of
from talus.engine.maps.maps import MapTable
from talus.tests.engine.test_map_files import TERRAIN, table_of
from talus.tests.engine.test_maps import RUNS, random_passages
from talus.tests.reproducibility.jobs import valley

KEPT = [("max",), ("max", "mean"), ("max", "p95")]


def of_kinds(names, kinds):
    """Maps that are counts or statistics of some kinds."""
    left_out = {"max", "mean", "p95"} - set(kinds)
    return {name for name in names if name.rpartition("_")[2] not in left_out}


@pytest.mark.parametrize("parts", [1, 3])
@pytest.mark.parametrize("kinds", KEPT)
def test_kept_maps_have_the_bits_of_all_maps(kinds, parts):
    """Also where the table goes on from a state that was saved, and before all runs are there."""
    runs = list(random_passages(3))
    every = table_of(runs, parts=parts)
    half = table_of(runs[: len(runs) // 2], parts=parts, statistics=kinds)
    again = MapTable(TERRAIN.shape, statistics=kinds)
    again.restore({name: np.array(array) for name, array in half.state().items()})
    for run in runs[len(runs) // 2 :]:
        again.add(*run)
    partial, of_every = again.partial(TERRAIN, RUNS), every.partial(TERRAIN, RUNS)
    maps, expected = again.maps(TERRAIN, RUNS), every.maps(TERRAIN, RUNS)
    assert set(maps) == of_kinds(expected, kinds) == set(again.map_names())
    assert set(partial) == of_kinds(of_every, kinds)
    for name in maps:
        np.testing.assert_array_equal(maps[name], expected[name], name)
    for table in (every, half, again):
        table.close()


def test_a_row_takes_what_its_statistics_take():
    """Two counts of four bytes, the largest of five quantities, and the sums of four of eight bytes each."""
    assert [cell_of(kinds).itemsize for kinds in KEPT] == [28, 60, 28]
    lean, full = table_of(random_passages(1), statistics=("max",)), table_of(random_passages(1))
    weights = [sum(array.nbytes for name, array in entry.state().items() if "part" in name) for entry in (lean, full)]
    assert weights[0] == 28 * lean.rows + np.array(1).nbytes  # the number of parts is in the state as well
    assert weights[1] > (60 + 2 * 8) * full.rows


@pytest.fixture(scope="module")
def job():
    terrain = valley()
    releases = [Release((2600050.0, 1200100.0 + 40.0 * k), runs=10) for k in range(4)]
    settings = Settings(threads=2, max_time=20.0, map_statistics=("max",), air_density=0.0)
    return terrain, Ground.of_class(terrain, "hard"), rock_library.rock("block", volume=0.3), releases, settings


def test_a_simulation_keeps_the_largest_values_alone(job, tmp_path):
    """In memory and in files; the runs and what is left of the maps are those of all maps, and the digests
    distinguish them."""
    lean, in_files = simulate(*job), simulate(*job, maps_folder=tmp_path)
    full = simulate(*job[:4], replace(job[4], map_statistics=None))
    assert lean.runs.tobytes() == full.runs.tobytes()
    assert set(lean.maps) == set(in_files.maps) == of_kinds(full.maps, ("max",))
    for name in lean.maps:
        np.testing.assert_array_equal(lean.maps[name], full.maps[name], name)
        np.testing.assert_array_equal(in_files.maps[name], full.maps[name], name)
    assert lean.result_digest == in_files.result_digest != full.result_digest
    assert lean.input_digest == in_files.input_digest != full.input_digest


def test_an_estimate_knows_that_less_is_kept(job):
    lean, full = (estimate(*job[:4], replace(job[4], map_statistics=entry), sample=8) for entry in (("max",), None))
    assert lean.visited == full.visited
    of_cells = (32 + 2 * 40) * lean.visited
    assert full.disk_kept - lean.disk_kept == pytest.approx(2 * of_cells)  # in two checkpoints, one next to the other
    assert lean.memory < full.memory


def test_what_maps_need():
    assert statistics_needed(["passages", "reach_probability", "deposits"]) == []
    assert statistics_needed(["passages", "height_max", "exceedances"]) == ["max"]
    assert statistics_needed(["velocity_mean", "energy_max"]) == ["max", "mean"]
    assert statistics_needed(["confidence"]) == ["p95"]
    assert Settings(map_statistics=[], air_density=0.0).kept_statistics == ("max",)


@pytest.mark.parametrize(
    "options, words",
    [
        ({"map_statistics": ["largest"]}, "map_statistics are .*largest.*; give a list of max, mean, p95"),
        ({"map_statistics": "max"}, "map_statistics are 'max'"),
        ({"map_statistics": ["mean"], "confidence_maps": True}, "confidence_maps needs p95 in map_statistics"),
        ({"map_statistics": ["max"], "exact_means": True}, "exact_means needs mean and p95 in map_statistics"),
    ],
)
def test_settings_that_do_not_go_together(options, words):
    with pytest.raises(ValueError, match=words):
        Settings(**{"air_density": 0.0, **options})
