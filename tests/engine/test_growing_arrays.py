# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps that grow in files: the cells of those in memory, pages given back, a full disk, nothing left behind."""

import os

import numpy as np
import pytest

from talus.engine import Cancelled, Ground, Release, Settings, rock_library, simulate
from talus.engine.ensemble import checkpoint
from talus.engine.maps import growing_arrays, map_part, maps, quantiles
from talus.engine.maps.growing_arrays import Files, Memory
from talus.engine.maps.maps import MapTable
from talus.engine.memory import file_pages
from talus.tests.engine.test_map_files import TERRAIN, table_of
from talus.tests.engine.test_maps import RUNS, random_passages
from talus.tests.reproducibility.jobs import valley


@pytest.fixture(params=[None, 0.0])
def files(request, tmp_path):
    """Files without a limit, and with one that gives back all pages each time."""
    return Files(tmp_path, request.param)


@pytest.fixture
def room(request, files):
    return files if request.param == "files" else Memory()


@pytest.mark.parametrize("room", ["memory", "files"], indirect=True)
def test_arrays_grow_without_losing_any(room):
    """Arrays own their memory or are views; new entries are zero."""
    for array in (np.arange(1, 6), np.arange(0, 6)[1:]):
        kept = room.holding("some", array)
        grown = room.lengthened("some", kept, 20)
        assert grown[:5].tolist() == [1, 2, 3, 4, 5]
        assert not grown[5:].any() and grown.size >= 20
        assert grown.flags.c_contiguous and grown.flags.writeable and grown.flags.aligned
        room.keep_within_limit()
        assert room.lengthened("some", grown, 20) is grown
    assert not room.zeros("some", 7, np.float32).any()


@pytest.mark.parametrize("parts", [1, 3])
def test_a_table_in_files_makes_the_maps_of_one_in_memory(files, monkeypatch, parts):
    """Though it grows from a few rows on, goes on from a state that was saved, and is read a little at a time."""
    runs, options = list(random_passages(1)), {"parts": parts, "thresholds": {"energy": (1e4, 3e4)}}
    expected = table_of(runs, **options).maps(TERRAIN, RUNS, True)
    monkeypatch.setattr(map_part, "FIRST_ROWS", 4)
    monkeypatch.setattr(quantiles, "ROWS_AT_ONCE", 7)
    for name in ("CELLS_AT_ONCE", "CELLS_LOOKED_AT"):
        monkeypatch.setattr(maps, name, 1)
    half = table_of(runs[: len(runs) // 2], **options, arrays=files)
    state = {name: np.array(array) for name, array in half.state().items()}
    half.close()
    assert not files.folder.exists()
    again = MapTable(TERRAIN.shape, arrays=Files(files.folder.parent, files.limit), **options)
    again.restore(state)
    for run in runs[len(runs) // 2 :]:
        again.add(*run)
    result = again.maps(TERRAIN, RUNS, True)
    for name in expected:
        np.testing.assert_array_equal(result[name], expected[name], name)
    again.close()


def test_pages_are_given_back_above_the_limit(tmp_path):
    if not file_pages.PAGE_COUNTS.exists():
        pytest.skip("this system does not say how many pages are in memory")

    def pages():
        return int(file_pages.PAGE_COUNTS.read_text(encoding="ascii").split()[2])

    room, before = Files(tmp_path, 1e6), pages()
    array = room.zeros("large", 2**23, np.float64)
    array[:] = 1.5
    assert pages() - before > 15_000  # of 4 kB: 64 MB
    room.keep_within_limit()
    assert pages() - before < 2_000
    assert (array == 1.5).all()


@pytest.fixture
def inputs():
    terrain = valley()
    releases = [Release((2600050.0, 1200100.0 + 100.0 * k), runs=8) for k in range(4)]
    ground, rock = Ground.of_class(terrain, "hard"), rock_library.rock("block", volume=0.3)
    return terrain, ground, rock, releases, Settings(threads=2, max_time=40.0, air_density=0.0)


def test_a_simulation_goes_on_in_files_with_the_same_bits(inputs, tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoint, "INTERVAL", 0.0)
    monkeypatch.setattr(checkpoint, "SHARE", 1e9)
    expected, shares = simulate(*inputs).result_digest, []
    options = {"checkpoint": tmp_path / "kept", "maps_folder": tmp_path / "maps"}
    with pytest.raises(Cancelled):
        simulate(*inputs, progress=shares.append, cancelled=lambda: len(shares) > 0, **options)
    assert list((tmp_path / "maps").iterdir()) == []
    assert simulate(*inputs, **options).result_digest == expected
    assert not list((tmp_path / "maps").glob("growing-*"))


def test_a_large_terrain_has_parts_enough_for_its_histograms(inputs, tmp_path, monkeypatch):
    """10^9 cells four, which enter at once, with the bits of one."""
    assert [maps.parts_for(shape) for shape in ((1, 1), (2**14, 2**14), (2**14, 2**14 + 1), (40_000, 25_000))] == [
        1,
        1,
        2,
        4,
    ]
    expected = simulate(*inputs).result_digest
    cells = inputs[0].heights.size
    monkeypatch.setattr(maps, "CELLS_OF_A_PART", cells // 3 + 1)
    made, plain = [], maps.MapTable._make_parts
    monkeypatch.setattr(maps.MapTable, "_make_parts", lambda self, parts: (made.append(parts), plain(self, parts)))
    assert simulate(*inputs, maps_folder=tmp_path / "maps").result_digest == expected
    assert made[-1] == 3


def test_a_disk_that_fills_is_told_and_leaves_nothing(inputs, tmp_path, monkeypatch):
    def full(file, before, end):
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(growing_arrays, "_reserve", full)
    with pytest.raises(OSError, match=r"no room for the maps .* give another folder"):
        simulate(*inputs, maps_folder=tmp_path / "maps")
    assert list((tmp_path / "maps").iterdir()) == []


def test_room_is_taken_where_the_system_cannot_reserve(tmp_path, monkeypatch):
    monkeypatch.delattr(growing_arrays.os, "posix_fallocate", raising=False)
    monkeypatch.setattr(growing_arrays, "ALL_ZERO", 1000)
    room = Files(tmp_path)
    array = room.lengthened("some", room.holding("some", np.arange(300)), 4000)
    assert array[:300].tolist() == list(range(300)) and not array[300:].any()
    assert room.paths["some"].stat().st_size == array.nbytes
    (kept,) = room.folder.iterdir()  # not that of the array before
    assert kept == room.paths["some"]


def test_an_array_is_made_anew_where_the_system_keeps_the_file_of_the_one_before(tmp_path, monkeypatch):
    """Windows keeps a file while somebody holds it."""
    room = Files(tmp_path)
    before = room.holding("some", np.arange(5))

    def refused(path, missing_ok=False):
        raise PermissionError(path)

    monkeypatch.setattr(type(tmp_path), "unlink", refused)
    assert not room.zeros("some", 5, np.int64).any() and before.tolist() == list(range(5))
