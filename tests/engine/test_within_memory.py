# SPDX-License-Identifier: GPL-2.0-or-later
"""When terrain is read into memory, and when it goes into a store."""

import os
import shutil
from types import SimpleNamespace

import numpy as np
import pytest

from talus.engine import Terrain
from talus.engine.io.raster import Grid, write_grid
from talus.engine.memory.free_memory import free_memory
from talus.engine.terrain_store import within_memory
from talus.engine.terrain_store.stored_terrain import StoredTerrain
from talus.engine.terrain_store.within_memory import (
    Shelf,
    block_of,
    is_too_large,
    memory_for_terrain,
    room_missing,
    size_in_memory,
    still_to_read,
)

SHAPE = (40, 50)


@pytest.fixture
def dem(tmp_path):
    heights = 100.0 + np.arange(SHAPE[0] * SHAPE[1], dtype=float).reshape(SHAPE) % 17.0
    write_grid(tmp_path / "dem.tif", heights, Grid(SHAPE, (1.0, 1.0), (0.0, 0.0)))
    return tmp_path / "dem.tif"


def test_the_limit_decides(dem, tmp_path):
    takes = size_in_memory(SHAPE)
    assert [is_too_large(SHAPE, memory) for memory in (None, takes, takes - 1.0)] == [False, False, True]
    stored = Shelf(tmp_path / "shelf").terrain(dem, memory=takes - 1.0, crs="LOCAL")
    assert isinstance(stored, StoredTerrain) and stored.crs == "LOCAL" and stored.memory == takes - 1.0
    np.testing.assert_array_equal(stored.heights, Terrain.from_raster(dem).heights)
    assert stored.range == Terrain.from_raster(dem).range == (100.0, 116.0)


def test_jobs_on_the_same_raster_share_a_store_and_a_changed_one_has_its_own(dem, tmp_path):
    shelf = Shelf(tmp_path / "shelf")
    first, again = (shelf.terrain(dem, memory=1.0).store.folder for _ in range(2))
    part = shelf.terrain(dem, window=(0, 0, 30, 30), memory=1.0).store.folder
    write_grid(dem, np.ones(SHAPE), Grid(SHAPE, (1.0, 1.0), (0.0, 0.0)))
    changed = shelf.terrain(dem, memory=1.0).store.folder
    assert first == again and len({first, part, changed}) == 3


def test_what_nobody_opened_for_long_is_removed(dem, tmp_path):
    shelf = Shelf(tmp_path / "shelf")
    old = shelf.terrain(dem, memory=1.0).store.folder
    new = shelf.terrain(dem, window=(0, 0, 30, 30), memory=1.0).store.folder
    os.utime(old, (0.0, 0.0))
    shelf.remove_old(30.0)
    assert new.is_dir() and not old.exists()


def test_half_of_what_is_free_where_nobody_says(monkeypatch):
    assert memory_for_terrain(5e6) == 5e6
    monkeypatch.setattr(within_memory, "free_memory", lambda: 8e9)
    assert memory_for_terrain(None) == 4e9
    monkeypatch.setattr(within_memory, "free_memory", lambda: None)
    assert memory_for_terrain(None) is None


def test_free_memory_is_that_of_the_system():
    free = free_memory()
    assert free is None or 1e7 < free < 1e14


@pytest.mark.parametrize("cell, block", [(1.0, 512), (0.5, 512), (0.3, 1024), (0.1, 4096)])
def test_blocks_are_wide_enough_for_what_rocks_look_at(cell, block):
    assert block_of((cell, cell)) == block


def test_a_disk_without_room_is_told_before_the_start(dem, tmp_path, monkeypatch):
    """All folders on a disk count together, those that are not there yet too; blocks that are read need no room."""
    terrain = Shelf(tmp_path / "shelf").terrain(dem, memory=1.0)
    folder, results = terrain.store.folder, tmp_path / "not" / "there"
    assert room_missing({folder: 1e6, results: 1e6}) == ""
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(within_memory.shutil, "disk_usage", lambda _: usage._replace(free=10**9))
    assert room_missing({folder: 6e8}) == room_missing({results: 6e8}) == room_missing({}) == ""
    messages = room_missing({folder: 6e8, results: 6e8, tmp_path: 0.0})
    assert "take 1.2 GB" in messages and "1.0 GB are free" in messages and f"{folder} and {results}, where" in messages
    with monkeypatch.context() as patch:  # two disks, of which the second is small
        disks = {folder.parent: (1, 10**9), tmp_path: (2, 10**6)}
        patch.setattr(within_memory, "_that_is_there", lambda one: folder.parent if one == folder else tmp_path)
        patch.setattr(within_memory.os, "stat", lambda one: SimpleNamespace(st_dev=disks[one][0]))
        patch.setattr(within_memory.shutil, "disk_usage", lambda one: usage._replace(free=disks[one][1]))
        assert room_missing({folder: 1e9, results: 1e6}) == ""
        assert f"in {results}, where 1.0 MB are free" in room_missing({folder: 6e8, results: 2e6})
    assert still_to_read(terrain, 3e9) == {folder: 3e9 - terrain.store.bytes_read()}
    assert still_to_read(terrain, 0.0) == {folder: 0.0}
    assert still_to_read(Terrain.from_raster(dem), 1e15) == {}


def test_sizes_are_told_in_a_unit_that_says_something():
    """ "0.0 GB where 0.0 GB are free" said nothing."""
    assert [within_memory.size_text(entry) for entry in (1.2e9, 3.4e7, 2_000.0, 12.0, 0.0)] == [
        "1.2 GB", "34.0 MB", "2.0 kB", "12 bytes", "0 bytes",
    ]  # fmt: skip
