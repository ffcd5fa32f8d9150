# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs above thresholds of energy in each cell, against a naive count, and the same bits whoever counts."""

from dataclasses import replace

import numpy as np
import pytest

from talus.engine import Settings, simulate
from talus.engine.choices import MAPS
from talus.engine.io import raster
from talus.engine.io.thresholds import KINDS
from talus.engine.maps.maps import MapTable
from talus.engine.study.map_rasters import write_exceedances
from talus.tests.engine import test_checkpoint, test_maps

THRESHOLDS = (3e3, 1e4, 3e4, 1e5)  # J; the values of test_maps have their median at 22 kJ
HEIGHTS = (0.5, 1.0, 4.0)  # m; those have theirs at 1 m
BOTH = {"energy": THRESHOLDS, "height": HEIGHTS}
ENERGY, HEIGHT = "energy_exceedances", "height_exceedances"


def table_of(runs, parts=1, thresholds=BOTH):
    table = MapTable(test_maps.TERRAIN.shape, parts, thresholds)
    for run in runs:
        table.add(*run)
    table.close()
    return table.maps(test_maps.TERRAIN, len(runs))


@pytest.fixture(scope="module")
def runs():
    return list(test_maps.random_passages(4))


def test_counts_are_those_of_a_naive_loop(runs):
    """To the bit, in a window; an energy on a threshold does not exceed it."""
    on_threshold = runs[0][1].copy()
    on_threshold[:, 0] = THRESHOLDS[1]
    runs = [*runs, (runs[0][0], on_threshold, runs[0][2])]
    maps = table_of(runs)
    for column, (quantity, thresholds) in enumerate(BOTH.items()):
        compare(runs, maps, f"{quantity}_exceedances", column, thresholds)


def compare(runs, maps, name, column, thresholds):
    expected = np.zeros((len(thresholds), np.prod(test_maps.TERRAIN.shape)), np.int32)
    for cells, values, _ in runs:
        for k, threshold in enumerate(thresholds):
            expected[k, cells[values[:, column].astype(float) > threshold]] += 1
    rows = slice(maps.row0, maps.row0 + maps.shape[0])
    columns = slice(maps.col0, maps.col0 + maps.shape[1])
    grids = expected.reshape(-1, *test_maps.TERRAIN.shape)
    assert maps[name].dtype == np.int32
    np.testing.assert_array_equal(maps[name], grids[:, rows, columns])
    assert maps[name].sum() == grids.sum() > 0
    assert (maps[name] <= maps.passages).all()
    assert (np.diff(maps[name], axis=0) <= 0).all()  # the higher the threshold, the fewer


@pytest.mark.parametrize("parts", [2, 3, 8])
def test_threads_that_add_change_no_bit(runs, parts):
    alone, together = table_of(runs), table_of(runs, parts)
    assert set(alone) == set(together)
    assert all(alone[name].tobytes() == together[name].tobytes() for name in alone)


def test_thresholds_change_no_bit_of_the_other_maps(runs):
    with_counts, without = table_of(runs), table_of(runs, thresholds={})
    assert set(with_counts) - set(without) == {ENERGY, HEIGHT}
    assert all(without[name].tobytes() == with_counts[name].tobytes() for name in MAPS)


@pytest.mark.parametrize(("parts", "others"), [(1, 1), (3, 1), (1, 3)])
def test_restored_table_goes_on_to_the_same_counts(runs, parts, others):
    one, other = (MapTable(test_maps.TERRAIN.shape, count, BOTH) for count in (parts, others))
    for run in runs[:25]:
        one.add(*run)
    other.restore({name: array.copy() for name, array in one.state().items()})
    for run in runs[25:]:
        one.add(*run)
        other.add(*run)
    one, other = (table.maps(test_maps.TERRAIN, len(runs)) for table in (one, other))
    assert all(one[name].tobytes() == other[name].tobytes() for name in (ENERGY, HEIGHT))


def test_counts_of_other_thresholds_are_not_restored(runs):
    one, other = (
        MapTable(test_maps.TERRAIN.shape, 1, thresholds) for thresholds in (BOTH, {**BOTH, "energy": THRESHOLDS[:2]})
    )
    one.add(*runs[0])
    with pytest.raises(ValueError, match="thresholds"):
        other.restore(one.state())


def test_memory_is_bounded_by_the_visited_cells():
    """Four bytes for each threshold and row of the table, however many runs come."""
    table = MapTable(test_maps.TERRAIN.shape, 1, BOTH)
    for run in test_maps.random_passages(5, runs=300):
        table.add(*run)
    part = table.parts[0]
    for name, numbers in BOTH.items():
        assert part.exceedances[name].classes.nbytes == 4 * len(numbers) * part.table.size


COUNTED = replace(test_checkpoint.SETTINGS, trajectories=False, contacts=False, energy_thresholds=(1e3, 1e4, 1e5))
COUNTED = replace(COUNTED, height_thresholds=(0.5, 1.5))
INPUTS = {**test_checkpoint.INPUTS, "settings": COUNTED}
folder = test_checkpoint.folder


@pytest.fixture(scope="module")
def counted():
    return simulate(**INPUTS)


def test_simulation_counts_the_runs_above_each_threshold(counted):
    """Some run is counted where the largest energy of all runs is above a threshold, and none elsewhere."""
    maps = counted.maps
    for quantity, thresholds in COUNTED.thresholds.items():
        counts = maps[f"{quantity}_exceedances"]
        for threshold, grid in zip(thresholds, counts):
            is_above = np.nan_to_num(maps[f"{quantity}_max"].astype(float)) > threshold
            np.testing.assert_array_equal(grid > 0, is_above)
        assert (counts[-1] > 0).any()


@pytest.mark.parametrize("items", [None, {"TALUS_RUN": "one"}])
def test_counts_are_read_as_they_were_written(counted, tmp_path, items):
    """A band a threshold, without data where no run passes; texts for the file are there or not."""
    path, terrain, maps = tmp_path / "above.tif", INPUTS["terrain"], counted.maps
    write_exceedances(path, KINDS["exceedances"], counted, terrain, (maps.row0, maps.col0), items, "above {}")
    for band, counts in enumerate(maps[ENERGY], 1):
        values, _, _ = raster.read_values(path, band)
        expected, (ny, nx) = np.full(terrain.shape, np.nan), counts.shape
        window = slice(maps.row0, maps.row0 + ny), slice(maps.col0, maps.col0 + nx)
        expected[window] = np.where(maps["passages"] > 0, counts, np.nan)
        np.testing.assert_array_equal(values, expected)


def test_threads_and_thresholds_change_no_bit(counted):
    alone = simulate(**{**INPUTS, "settings": replace(COUNTED, threads=1)})
    assert alone.maps[ENERGY].tobytes() == counted.maps[ENERGY].tobytes()
    without = simulate(**{**INPUTS, "settings": replace(COUNTED, energy_thresholds=(), height_thresholds=())})
    assert (without.result_digest, without.input_digest) == (counted.result_digest, counted.input_digest)
    assert ENERGY not in without.maps


def test_interrupted_counts_end_with_the_same_bits(counted, folder):
    test_checkpoint.interrupt(folder, 2, settings=COUNTED)
    result = simulate(**INPUTS, checkpoint=folder)
    assert result.maps[ENERGY].tobytes() == counted.maps[ENERGY].tobytes()


def test_checkpoint_with_other_thresholds_is_refused(folder):
    test_checkpoint.interrupt(folder, 2, settings=COUNTED)
    with pytest.raises(ValueError, match="energy_thresholds"):
        simulate(**{**INPUTS, "settings": replace(COUNTED, energy_thresholds=(1e3,))}, checkpoint=folder)


@pytest.mark.parametrize(
    "thresholds", [(3e4, 1e4), (1e4, 1e4), (0.0, 1e4), (-1.0,), (np.nan,), "30", 30.0, range(1, 99)]
)
def test_impossible_thresholds_are_refused(thresholds):
    values = list(thresholds) if isinstance(thresholds, range) else thresholds
    with pytest.raises(ValueError, match=r"energy_thresholds .* positive numbers of J that rise"):
        Settings(energy_thresholds=values, air_density=0.0)


def test_thresholds_may_come_as_an_array():
    assert Settings(energy_thresholds=np.array([1e3, 2e3]), air_density=0.0).energy_thresholds == (1000.0, 2000.0)
