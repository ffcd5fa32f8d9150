# SPDX-License-Identifier: GPL-2.0-or-later
"""A disk that fills while maps and rows grow in files: all that was done is saved, and goes on with the same bits."""

import errno
import os
import threading
from dataclasses import replace

import numpy as np
import pytest

from talus.engine import simulate
from talus.engine.ensemble import checkpoint, gathering
from talus.engine.ensemble.checkpoint import Checkpoint
from talus.engine.ensemble.kept_files import RESERVE
from talus.engine.ensemble.rounds import Rounds
from talus.engine.ensemble.unfinished import Unfinished, UntilWritten
from talus.engine.maps import growing_arrays, map_part, quantiles
from talus.engine.maps.growing_arrays import Files
from talus.engine.maps.maps import MapTable
from talus.engine.types import Cancelled
from talus.tests.engine.test_checkpoint import INPUTS, SETTINGS
from talus.tests.engine.test_maps import RUNS, TERRAIN, random_passages

FULL = OSError(28, os.strerror(28))
OF_MAPS = "part0", "part0-energy-heads", "part0-height-pool", "part0-energy-classes"
OF_ROWS = "trajectories", "contacts"


class Disk:
    """Refuses the growth of one array, by its name in Files, from the ``after``-th time on."""

    def __init__(self, monkeypatch):
        self.refused, self.left, self.was_full = None, 0, False
        self.of_thread = threading.local()  # parts of a table grow at the same time
        reserve, mapped = growing_arrays._reserve, Files._mapped

        def map_and_note(files, name, size, dtype, before):
            self.of_thread.growing = name if before else None
            return mapped(files, name, size, dtype, before)

        def until_full(file, before, end):
            growing = getattr(self.of_thread, "growing", None)
            if growing is not None and growing == self.refused:
                self.left -= 1
                if self.left < 0:
                    self.was_full = True
                    raise FULL
            reserve(file, before, end)

        monkeypatch.setattr(Files, "_mapped", map_and_note)
        monkeypatch.setattr(growing_arrays, "_reserve", until_full)
        monkeypatch.setattr(growing_arrays, "GROWTH", 64)  # so that each chunk needs more room
        monkeypatch.setattr(map_part, "FIRST_ROWS", 4)
        monkeypatch.setattr(quantiles, "FIRST_POOL", 1)
        monkeypatch.setattr(gathering, "FIRST_ROWS", 4)

    def refuse(self, name, after=0):
        self.refused, self.left, self.was_full = name, after, False


@pytest.fixture
def disk(monkeypatch):
    monkeypatch.setattr(checkpoint, "INTERVAL", 1e9)  # nothing is saved before
    return Disk(monkeypatch)


def inputs_with(**changed):
    return {**INPUTS, "settings": replace(SETTINGS, energy_thresholds=(1e3, 1e5), **changed)}


@pytest.fixture(scope="module")
def undisturbed():
    return {exact: simulate(**inputs_with(exact_means=exact)).result_digest for exact in (False, True)}


@pytest.mark.parametrize("in_rounds", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "exact, refused", [(exact, entry) for exact in (False, True) for entry in (*OF_MAPS, *OF_ROWS)]
)
def test_all_that_was_done_is_saved_and_goes_on(disk, undisturbed, tmp_path, exact, refused, in_rounds):
    """Also where the disk is full still when it goes on, and where it fills a second time."""
    inputs = inputs_with(exact_means=exact, threads=1)
    options = {"maps_folder": tmp_path / "maps", "checkpoint": tmp_path / "kept"}
    shares, kept = [], UntilWritten(tmp_path / "kept")
    for after in (1, 0, 0) if "pool" in refused else (3, 0, 1):  # a pool grows by a sixteenth, and few times here
        disk.refuse(refused, after)
        with pytest.raises(OSError, match=r"no room for the maps .* make some, or give another folder"):
            simulate(
                **inputs,
                rounds=Rounds() if in_rounds else None,
                progress=shares.append,
                **{**options, "checkpoint": kept},
            )
        assert disk.was_full
    assert 0 < kept.runs_kept <= 80 and kept.runs_kept >= 80 * max(shares, default=0.0) - 1e-9
    disk.refuse(None)
    more = []
    result = simulate(**inputs, rounds=Rounds() if in_rounds else None, progress=more.append, **options)
    assert more[0] == pytest.approx(kept.runs_kept / 80.0)
    assert result.result_digest == undisturbed[exact]


def test_a_plain_folder_and_unfinished_work_of_a_user_keep_it_too(disk, undisturbed, tmp_path):
    inputs = inputs_with(threads=1)
    for number, kept in enumerate((tmp_path / "kept", Unfinished(tmp_path / "of user"))):
        options = {"maps_folder": tmp_path / f"maps{number}", "checkpoint": kept}
        disk.refuse("part0", 3)
        with pytest.raises(OSError, match="no room for the maps"):
            simulate(**inputs, **options)
        disk.refuse(None)
        shares = []
        assert simulate(**inputs, progress=shares.append, **options).result_digest == undisturbed[False]
        assert shares[0] > 0.0


def test_unfinished_work_that_finds_no_room_is_not_gone_on_with_by_half(disk, tmp_path):
    """A part of it is read when the disk is full; the simulation must not go on without the rest."""
    kept = Unfinished(tmp_path / "of user")
    disk.refuse("part0", 3)
    for _ in range(2):
        with pytest.raises(OSError, match="no room for the maps"):
            simulate(**inputs_with(threads=1), maps_folder=tmp_path / "maps", checkpoint=kept)
        disk.refuse("part0-energy-pool")


@pytest.mark.parametrize("refused", ["part0", "part2-energy-heads"])
def test_no_part_of_a_table_has_what_another_has_no_room_for(disk, tmp_path, refused):
    runs = list(random_passages(1))
    table = MapTable(TERRAIN.shape, 3, {"energy": (1e4, 3e4)}, Files(tmp_path))
    table.add(*runs[0])
    before = {name: np.array(array) for name, array in table.state().items()}
    disk.refuse(refused)
    with pytest.raises(OSError, match="no room"):
        table.add(*runs[1])
    after = table.state()
    assert before.keys() == after.keys()
    for name, array in before.items():
        np.testing.assert_array_equal(array, after[name], name)
    disk.refuse(None)
    whole = MapTable(TERRAIN.shape, 3, {"energy": (1e4, 3e4)})
    for run in runs[1:]:
        table.add(*run)
    for run in runs:
        whole.add(*run)
    maps = table.maps(TERRAIN, RUNS, True)
    for name, grid in whole.maps(TERRAIN, RUNS, True).grids.items():
        np.testing.assert_array_equal(grid, maps[name], name)
    table.close()


def test_a_cluster_that_dies_leaves_all_that_was_gathered(tmp_path, undisturbed, monkeypatch):
    """Its OSError comes between two chunks."""
    monkeypatch.setattr(checkpoint, "INTERVAL", 1e9)
    from talus.engine.ensemble import simulation

    take, taken = simulation._next_chunk, []

    def lost(*arguments):
        if len(taken) == 2:
            raise OSError("the cluster has no workers left")
        taken.append(1)
        return take(*arguments)

    kept = UntilWritten(tmp_path / "kept")
    with monkeypatch.context() as patch:
        patch.setattr(simulation, "_next_chunk", lost)
        with pytest.raises(OSError, match="no workers left"):
            simulate(**inputs_with(), checkpoint=kept)
    assert kept.runs_kept == 32
    assert simulate(**inputs_with(), checkpoint=kept).result_digest == undisturbed[False]
    assert kept.runs_before == 32 and (tmp_path / "kept" / "state.bin").exists()
    kept.remove()
    assert [path.name for path in (tmp_path / "kept").iterdir()] in ([], [".talus-folder"])


def test_results_may_have_room_where_the_checkpoint_has_none(folder_full_after, undisturbed, tmp_path):
    """At the end of the simulation; what was appended is cut off, so that there is as much room as before."""
    kept = UntilWritten(tmp_path / "kept")
    folder_full_after("trajectories.bin")
    assert simulate(**inputs_with(), checkpoint=kept).result_digest == undisturbed[False]
    assert "cannot be written (No space left on device)" in kept.problem and kept.runs_kept == 0
    assert not any(path.stat().st_size for path in (tmp_path / "kept").glob("*.bin"))


def test_what_was_saved_before_is_good_when_a_later_saving_fails(folder_full_after, undisturbed, tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoint, "INTERVAL", 0.0)
    monkeypatch.setattr(checkpoint, "SHARE", 1e9)
    kept = UntilWritten(tmp_path / "kept")
    folder_full_after("contacts.bin", times=2)
    with pytest.raises(OSError, match="what it held before is still good"):
        simulate(**inputs_with(), checkpoint=kept)
    assert kept.runs_kept == 32
    folder_full_after(None)
    assert simulate(**inputs_with(), checkpoint=kept).result_digest == undisturbed[False]
    assert kept.runs_before == 32


@pytest.fixture
def folder_full_after(monkeypatch):
    """``folder_full_after(name, times)``: a disk that has room for this file of a checkpoint this many times."""
    monkeypatch.setattr(checkpoint, "INTERVAL", 1e9)
    to_disk, left = checkpoint.to_disk, {}

    def until_full(file):
        name = os.path.basename(file.name)
        if name in left:
            left[name] -= 1
            if left[name] < 0:
                raise FULL
        to_disk(file)

    monkeypatch.setattr(checkpoint, "to_disk", until_full)

    def set_up(name, times=0):
        left.clear()
        if name is not None:
            left[name] = times

    return set_up


def test_a_checkpoint_that_cannot_be_written_either_tells_both(disk, tmp_path, monkeypatch):
    def full(self):
        raise FULL

    monkeypatch.setattr(Checkpoint, "_save", full)
    disk.refuse("part0", 3)
    with pytest.raises(OSError, match=r"no room for the maps .* nothing is kept yet\. Make room"):
        simulate(**inputs_with(threads=1), maps_folder=tmp_path / "maps", checkpoint=tmp_path / "kept")


def test_first_minutes_are_kept_where_the_disk_is_full_before_the_first_saving(undisturbed, tmp_path, monkeypatch):
    """Room was held for them: the disk takes something once that is given back."""
    monkeypatch.setattr(checkpoint, "INTERVAL", 0.0)
    monkeypatch.setattr(checkpoint, "SHARE", 1e9)
    kept, to_disk = UntilWritten(tmp_path / "kept"), checkpoint.to_disk
    reserve, refused = tmp_path / "kept" / RESERVE, []

    def full_as_long_as_room_is_held(file):
        if reserve.exists():
            refused.append(file.name)
            raise OSError(errno.ENOSPC, "No space left on device")
        to_disk(file)

    monkeypatch.setattr(checkpoint, "to_disk", full_as_long_as_room_is_held)
    with pytest.raises(Cancelled):
        simulate(**inputs_with(threads=1), checkpoint=kept, cancelled=lambda: kept.runs_kept > 0)
    assert len(refused) == 1 and 0 < kept.runs_kept < 80
    monkeypatch.undo()
    assert simulate(**inputs_with(), checkpoint=kept).result_digest == undisturbed[False]
