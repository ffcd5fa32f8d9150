# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps against a naive dictionary of all passages."""

from dataclasses import replace

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.maps import maps as maps_module
from talus.engine.maps.map_part import FIRST_ROWS, deal
from talus.engine.maps.maps import MapTable

TERRAIN = Terrain(np.zeros((90, 80)), cell_size=(2.0, 5.0), origin=(1000.0, 2000.0), crs="a system")
RUNS = 40


def random_passages(seed, runs=RUNS, cells=(10, 70, 5, 60), share=0.3):
    """For each run the cells that it passes within rows and columns (each once), values there, and where it stops."""
    rng = np.random.default_rng(seed)
    row0, row1, column0, column1 = cells
    inside = (np.arange(row0, row1)[:, None] * TERRAIN.shape[1] + np.arange(column0, column1)).ravel()
    for _ in range(runs):
        passed = rng.permutation(inside)[: int(share * inside.size)]
        values = rng.lognormal([10.0, 0.0, 2.0, 1.0, -2.0], 1.0, size=(passed.size, 5)).astype(np.float32)
        yield passed, values, passed[:1] if rng.uniform() < 0.7 else passed[:0]


def maps_of(runs, parts=1, **options):
    table = MapTable(TERRAIN.shape, parts)
    for run in runs:
        table.add(*run)
    table.close()
    return table.maps(TERRAIN, len(runs), **options)


def naive_grids(runs):
    """Every value of every cell kept in a list."""
    visits, stops = {}, {}
    for cells, values, stopped in runs:
        for cell, value in zip(cells, values):
            visits.setdefault(int(cell), []).append(value)
        for cell in stopped:
            stops[int(cell)] = stops.get(int(cell), 0) + 1
    names = ("passages", "reach_probability", "stops", "energy_max", "energy_mean", "energy_p95", "height_max")
    names += (
        "height_mean",
        "height_p95",
        "velocity_max",
        "velocity_mean",
        "rotation_max",
        "scar_depth_max",
        "scar_depth_mean",
    )
    grids = {name: np.full(TERRAIN.shape, 0.0 if name in ("passages", "stops") else np.nan) for name in names}
    for cell, values in visits.items():
        place, (energy, height, velocity, rotation, scar) = divmod(cell, TERRAIN.shape[1]), np.array(values, float).T
        grids["passages"][place], grids["stops"][place] = energy.size, stops.get(cell, 0)
        grids["reach_probability"][place] = energy.size / len(runs)
        for name, numbers in (("energy", energy), ("height", height), ("velocity", velocity), ("scar_depth", scar)):
            grids[name + "_max"][place], grids[name + "_mean"][place] = numbers.max(), numbers.mean()
        grids["rotation_max"][place] = rotation.max()
        grids["energy_p95"][place], grids["height_p95"][place] = np.quantile(energy, 0.95), np.quantile(height, 0.95)
    return grids


def test_every_map_is_that_of_a_naive_dictionary():
    """Counts to the bit, maxima and means to the rounding of float32, 95th percentiles within 2 % (see quantiles)."""
    runs = list(random_passages(1))
    maps, expected = maps_of(runs), naive_grids(runs)
    window = slice(maps.row0, maps.row0 + maps.shape[0]), slice(maps.col0, maps.col0 + maps.shape[1])
    assert set(maps.keys()) == set(expected)
    for name, grid in expected.items():
        tolerance = 0.02 if name.endswith("p95") else 0.0 if name in ("passages", "stops") else 1e-7
        assert maps[name].dtype == (np.int32 if name in ("passages", "stops") else np.float32)
        np.testing.assert_allclose(maps[name], grid[window], rtol=tolerance, err_msg=name)
        outside = grid.copy()
        outside[window] = np.nan
        assert not np.nan_to_num(outside).any()  # nothing lies outside the window


@pytest.mark.parametrize("parts", [2, 3, 8])
def test_threads_that_add_change_no_bit(parts):
    """Each cell sees its passages in the order of the runs; more parts than bands of the terrain too."""
    runs = list(random_passages(9))
    alone, together = maps_of(runs, with_confidence=True), maps_of(runs, parts, with_confidence=True)
    assert alone.origin == together.origin
    assert set(alone) == set(together)
    assert all(alone[name].tobytes() == together[name].tobytes() for name in alone)


def test_cells_are_dealt_in_their_order():
    """Bands of 10 cells for three parts in turn, against sorting that keeps the order."""
    cells = np.random.default_rng(3).integers(0, 200, 500)
    order, ends = np.empty(500, np.int64), np.zeros(3, np.int64)
    deal(cells, 10, order, ends)
    part = cells // 10 % 3
    assert np.array_equal(order, np.argsort(part, kind="stable"))
    assert np.array_equal(ends, np.cumsum(np.bincount(part)))


@pytest.mark.parametrize(("parts", "others"), [(1, 1), (3, 3), (3, 1), (1, 3)])
def test_restored_table_goes_on_to_the_same_bits(parts, others):
    """The restored table continues with any number of threads to the same bits; the table it came from does, too."""
    runs = list(random_passages(7))
    one, other = MapTable(TERRAIN.shape, parts), MapTable(TERRAIN.shape, others)
    for run in runs[:25]:
        one.add(*run)
    other.restore({name: array.copy() for name, array in one.state().items()})
    for run in runs[25:]:
        one.add(*run)
        other.add(*run)
    one, other = one.maps(TERRAIN, RUNS), other.maps(TERRAIN, RUNS)
    assert all(one[name].tobytes() == other[name].tobytes() for name in one)


def test_maps_are_made_part_by_part(monkeypatch):
    """The parts are of no consequence."""
    runs = list(random_passages(8))
    at_once = maps_of(runs)
    monkeypatch.setattr(maps_module, "CELLS_AT_ONCE", 200)
    in_parts = maps_of(runs)
    assert all(at_once[name].tobytes() == in_parts[name].tobytes() for name in at_once)


def test_window_is_the_smallest_that_holds_all_visited_cells():
    """Row 0 south; origin and offsets are those of its south-west node."""
    maps = maps_of(list(random_passages(2, cells=(12, 20, 30, 37), share=1.0)))
    assert (maps.row0, maps.col0, maps.shape) == (12, 30, (8, 7))
    assert maps.origin == (1000.0 + 30 * 2.0, 2000.0 + 12 * 5.0)
    assert (maps.cell_size, maps.crs) == ((2.0, 5.0), "a system")
    assert maps["passages"].shape == (8, 7)


def test_table_grows_beyond_its_first_rows():
    """All cells of the terrain visited: more rows than it starts with."""
    runs = list(random_passages(3, runs=3, cells=(0, 90, 0, 80), share=1.0))
    assert TERRAIN.heights.size > FIRST_ROWS
    maps, expected = maps_of(runs), naive_grids(runs)
    for name in ("passages", "energy_max", "rotation_max", "stops"):
        np.testing.assert_array_equal(maps[name], expected[name].astype(np.float32), err_msg=name)


def test_no_percentile_exceeds_its_maximum():
    """Order of the maps."""
    maps = maps_of(list(random_passages(4)))
    visited = maps.passages > 0
    assert (maps.energy_p95[visited] <= maps.energy_max[visited]).all()
    assert (maps.height_p95[visited] <= maps.height_max[visited]).all()
    assert (maps.energy_mean[visited] <= maps.energy_max[visited] * np.float32(1.0 + 1e-7)).all()


def test_maps_are_items_and_attributes():
    """Both ways of the interface; other names are attribute errors, so that hasattr and copying work."""
    maps = maps_of(list(random_passages(5)))
    assert maps["stops"] is maps.stops
    assert "stops" in maps
    assert "depth" not in maps
    assert set(maps) == set(maps.keys())
    with pytest.raises(AttributeError, match="depth"):
        _ = maps.depth


def test_maps_without_any_passage_are_empty_but_there():
    """A table to which nothing was added: one cell, counts of 0, the rest NaN."""
    maps = MapTable(TERRAIN.shape).maps(TERRAIN, 1)
    assert maps.passages.sum() == 0
    assert np.isnan(maps.energy_max).all()


def test_no_cell_of_a_long_run_is_lost():
    """Invariant: where a rock is at the end of any of its steps, the map counts its passage. The cells are more than
    twice what the run has room for at first, so that room is made in the middle of it, more than once. The map is of a
    run that keeps nothing else; the places are of another one, the same to the last bit."""
    slope = -0.7 * 0.5 * np.arange(2600.0)
    terrain = Terrain(np.tile(slope, (80, 1)), cell_size=0.5)
    scene = (
        terrain, Ground(terrain, mu_min=0.3, mu_max=0.3), rock_library.rock("eota111"),
        [Release((5.0, 20.0), runs=1, velocity=(15.0, 0.0, 0.0))],
    )  # fmt: skip
    settings = Settings(max_time=60.0, air_density=0.0)
    maps = simulate(*scene, settings).maps
    settings = replace(settings, maps=False, trajectories=True, trajectory_interval=settings.time_step)
    samples = simulate(*scene, settings).trajectories
    rows, columns = (np.rint(samples[axis] / 0.5).astype(int) for axis in "yx")
    assert len(set(zip(rows, columns))) > 2048
    assert (maps.passages[rows - maps.row0, columns - maps.col0] == 1).all()
