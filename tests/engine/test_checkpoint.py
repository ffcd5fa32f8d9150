# SPDX-License-Identifier: GPL-2.0-or-later
"""Interrupted simulations: they go on from their checkpoint and end with the bits of one that was never disturbed."""

import os
import subprocess
import sys
import textwrap
from dataclasses import replace

import numpy as np
import pytest

from talus.engine import Cancelled, Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.ensemble import checkpoint
from talus.engine.ensemble.ahead import RunsAhead
from talus.engine.ensemble.result import RUNS
from talus.engine.ensemble.unfinished import Unfinished
from talus.engine.io.folder_lock import FolderLock
from talus.engine.io.owned_folder import MARK
from talus.tests.bits import assert_same_array

ROWS, COLUMNS = np.mgrid[0:41, 0:61]
HEIGHTS = 60.0 - 1.4 * np.minimum(COLUMNS, 40) + 0.4 * np.sin(0.9 * COLUMNS) * np.cos(0.7 * ROWS)
SLOPE = Terrain(HEIGHTS, 2.0, (50.0, 9.0))
HARD = Ground.of_class(SLOPE, "hard")
ROCK = rock_library.rock("block", volume=0.5)
RELEASES = [Release((70.0, 40.0), runs=50, identifier=3), Release((72.0, 60.0), runs=30, height=2.0, identifier=5)]
SETTINGS = Settings(max_time=20.0, threads=2, trajectories=True, contacts=True, seed=4, air_density=0.0)
INPUTS = {"terrain": SLOPE, "ground": HARD, "rocks": ROCK, "releases": RELEASES, "settings": SETTINGS}


@pytest.fixture(scope="module")
def undisturbed():
    return simulate(**INPUTS)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Folder of a checkpoint that is saved after every chunk."""
    monkeypatch.setattr(checkpoint, "INTERVAL", 0.0)
    monkeypatch.setattr(checkpoint, "SHARE", 1e9)
    return tmp_path / "kept"


class Stopwatch:
    """``cancelled`` that says yes after this many chunks; ``progress`` that keeps the shares."""

    def __init__(self, chunks):
        self.chunks, self.shares = chunks, []

    def progress(self, share):
        self.shares.append(share)

    def cancelled(self):
        return len(self.shares) >= self.chunks


def interrupt(folder, chunks=2, **changed):
    """Begin the simulation and stop it after some chunks of 16 runs."""
    watch = Stopwatch(chunks)
    with pytest.raises(Cancelled):
        simulate(**{**INPUTS, **changed}, progress=watch.progress, cancelled=watch.cancelled, checkpoint=folder)


def assert_same_bits(one, other):
    for name in ("runs", "trajectories", "contacts"):
        assert_same_array(getattr(one, name), getattr(other, name), name)
    assert all(one.maps[name].tobytes() == other.maps[name].tobytes() for name in one.maps)
    assert one.penetration_p999 == other.penetration_p999
    assert one.provenance == other.provenance


def test_interrupted_simulation_ends_with_the_same_bits(folder, undisturbed):
    """Cancelled twice, then let to its end; each call begins where the one before has stopped: at 2, 3 of 5 chunks."""
    interrupt(folder, 2)
    interrupt(folder, 2)  # it is told of what was done, and of one more chunk
    watch = Stopwatch(99)
    result = simulate(**INPUTS, progress=watch.progress, checkpoint=folder)
    assert watch.shares == [0.6, 0.8, 1.0]  # what was done, then chunk by chunk
    assert_same_bits(result, undisturbed)


def test_killed_simulation_ends_with_the_same_bits(folder, undisturbed, tmp_path):
    """The process ends between two chunks without a chance to tidy up, as under kill -9 or a power cut."""
    script = f"""
        import importlib.util, os
        spec = importlib.util.spec_from_file_location("case", {__file__!r})
        case = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(case)
        case.checkpoint.INTERVAL, case.checkpoint.SHARE = 0.0, 1e9
        stop = lambda share: os._exit(9) if share > 0.5 else None
        case.simulate(**case.INPUTS, progress=stop, checkpoint={str(folder)!r})
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], cwd=tmp_path, check=False)
    assert done.returncode == 9
    watch = Stopwatch(99)
    assert_same_bits(simulate(**INPUTS, progress=watch.progress, checkpoint=folder), undisturbed)
    assert watch.shares == [0.6, 0.8, 1.0]  # what was done, then chunk by chunk


def test_rows_behind_the_last_that_count_are_cut_off(folder, undisturbed):
    """A job killed after it has appended rows and before it has written the state leaves such rows, and a new state."""
    interrupt(folder)
    for name in ("runs.bin", "trajectories.bin", "contacts.bin", "state.bin.new"):
        with open(folder / name, "ab") as file:
            file.write(b"half a row")
    assert_same_bits(simulate(**INPUTS, checkpoint=folder), undisturbed)


def test_complete_simulation_leaves_nothing_behind(folder):
    """And so the next one in the same folder may be another."""
    simulate(**INPUTS, checkpoint=folder)
    assert list(folder.iterdir()) == []
    simulate(**{**INPUTS, "settings": Settings(max_time=0.1, air_density=0.0)}, checkpoint=folder)


def test_files_hold_the_runs_done_and_no_more(folder):
    """32 runs of the size of a row; the state holds a few arrays and does not grow with the number of savings."""
    interrupt(folder, 2)
    assert (folder / "runs.bin").stat().st_size == 32 * RUNS.itemsize
    names = {"contacts.bin", "extents.bin", "runs.bin", "state.bin", "trajectories.bin", MARK}
    assert {path.name for path in folder.iterdir()} == names


def test_rows_are_read_part_by_part(folder, undisturbed, monkeypatch):
    """Rows of a large job are not in memory twice; the parts are of no consequence."""
    interrupt(folder)
    monkeypatch.setattr(checkpoint, "ROWS_AT_ONCE", 7)
    assert_same_bits(simulate(**INPUTS, checkpoint=folder), undisturbed)


def test_number_of_threads_may_change_on_the_way(folder, undisturbed):
    """It changes no bit, and the machine that continues may be another."""
    interrupt(folder)
    result = simulate(
        **{**INPUTS, "settings": Settings(**{"air_density": 0.0, **{**SETTINGS.as_dict(), "threads": 1}})},
        checkpoint=folder,
    )
    assert_same_array(result.runs, undisturbed.runs)


def moved(heights):
    heights = heights.copy()
    heights[3, 3] += 0.001
    return heights


OTHERS = {
    "terrain": {"terrain": Terrain(moved(SLOPE.heights), 2.0, (50.0, 9.0))},
    "ground": {"ground": Ground.of_class(SLOPE, "hard", mu_min=0.56)},
    "rocks": {"rocks": rock_library.rock("eota111", volume=0.5)},
    "releases": {"releases": [RELEASES[0], Release((72.0, 60.5), runs=30, height=2.0, identifier=5)]},
    "identifiers": {"releases": [RELEASES[0], Release((72.0, 60.0), runs=30, height=2.0, identifier=6)]},
    "Settings.seed": {"settings": Settings(**{"air_density": 0.0, **{**SETTINGS.as_dict(), "seed": 5}})},
    "Settings.trajectories": {
        "settings": Settings(**{"air_density": 0.0, **{**SETTINGS.as_dict(), "trajectories": False}})
    },
}


@pytest.mark.parametrize("name", OTHERS)
def test_checkpoint_of_another_simulation_is_refused_by_name(folder, name):
    """With what differs, and only that; the checkpoint stays as it was."""
    interrupt(folder, 1)
    before = (folder / "state.bin").read_bytes()
    with pytest.raises(ValueError, match=rf"it differs in {name}\. Give the same") as caught:
        simulate(**{**INPUTS, **OTHERS[name]}, checkpoint=folder)
    assert str(folder) in str(caught.value)
    assert (folder / "state.bin").read_bytes() == before


def test_checkpoint_of_another_version_is_refused(folder, monkeypatch):
    """Other kernels, other bits."""
    interrupt(folder, 1)
    monkeypatch.setattr(checkpoint, "engine_version", lambda: "0.0, sources of old")
    with pytest.raises(ValueError, match="version of Talus"):
        simulate(**INPUTS, checkpoint=folder)


@pytest.mark.parametrize(("name", "words"), [("state.bin", "cannot be read"), ("runs.bin", "too short")])
def test_damaged_checkpoint_is_refused(folder, name, words):
    """A file that was cut short, by a full disk for example."""
    interrupt(folder)
    content = (folder / name).read_bytes()
    (folder / name).write_bytes(content[: len(content) // 2])
    with pytest.raises(ValueError, match=words):
        simulate(**INPUTS, checkpoint=folder)


@pytest.mark.parametrize("name", ["runs.bin", "trajectories.bin", "contacts.bin", "state.bin"])
def test_flipped_bit_is_found_wherever_it_is(folder, name):
    """At ten places of each file: without a checksum most of these give other results, or a crash, and no message."""
    interrupt(folder, 1)
    content = (folder / name).read_bytes()
    for place in np.linspace(0, len(content) - 1, 10).astype(int):
        damaged = bytearray(content)
        damaged[place] ^= 1 << (place % 8)
        (folder / name).write_bytes(damaged)
        with pytest.raises(ValueError, match=r"checksum.*delete"):
            simulate(**INPUTS, checkpoint=folder)
    (folder / name).write_bytes(content)
    assert simulate(**INPUTS, checkpoint=folder).runs.size == 80


def test_missing_file_is_named(folder):
    interrupt(folder, 1)
    (folder / "trajectories.bin").unlink()
    with pytest.raises(ValueError, match=r"damaged, trajectories\.bin cannot be read \(No such file.*begin anew"):
        simulate(**INPUTS, checkpoint=folder)


def test_second_job_in_a_folder_is_refused_and_the_first_goes_on(folder, undisturbed):
    """Both would append to the same files."""
    refusals = []

    def try_to_join(share):
        with pytest.raises(ValueError, match="another job works in the checkpoint folder") as caught:
            simulate(**INPUTS, checkpoint=folder)
        refusals.append(caught)

    assert_same_bits(simulate(**INPUTS, progress=try_to_join, checkpoint=folder), undisturbed)
    assert len(refusals) == 5


def test_lock_of_a_job_that_was_killed_holds_nobody_back(folder, undisturbed):
    """The file of the lock stays, the lock itself is of the operating system and ends with the process."""
    interrupt(folder, 1)
    (folder / "lock").write_bytes(b"")
    assert_same_bits(simulate(**INPUTS, checkpoint=folder), undisturbed)
    assert [path.name for path in folder.iterdir()] in ([], ["lock"])


def test_folder_that_cannot_be_made_is_refused_in_words(tmp_path):
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(OSError, match=r"checkpoint folder cannot be used: .*file is a file where Talus needs a folder"):
        simulate(**INPUTS, checkpoint=tmp_path / "file")


def test_full_disk_ends_a_job_in_words_and_keeps_what_was_saved(folder, undisturbed, monkeypatch):
    """The limit on the size of a file stands for a full disk; what it held before is good."""
    resource = pytest.importorskip("resource")
    interrupt(folder, 2)
    saved, limit = (folder / "state.bin").read_bytes(), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(saved) // 2, limit[1]))
    try:
        with pytest.raises(OSError, match=r"checkpoint in .* cannot be written \(File too large\)"):
            simulate(**INPUTS, checkpoint=folder)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert (folder / "state.bin").read_bytes() == saved
    assert_same_bits(simulate(**INPUTS, checkpoint=folder), undisturbed)


def test_saving_takes_a_small_share_of_the_time(tmp_path, monkeypatch):
    """The pause after a saving that took s seconds is s / 5 %, and 30 s at least."""
    times = iter([0.0, 100.0, 100.0, 104.0, 183.9, 184.1, 184.1, 184.2, 214.1])
    kept = checkpoint.Checkpoint(tmp_path, FakeGathering(times, monkeypatch))
    saved = []
    monkeypatch.setattr(kept, "_append", lambda name, rows: saved.append(name) or 0)
    for expected in (1, 1, 2, 2):  # at 100 s (takes 4 s), 183.9 s, 184.1 s (takes 0.1 s), 214.1 s
        kept.save_when_due()
        assert len(saved) == expected
    kept.close()


class FakeGathering:
    """Just enough to be saved, on a clock that is set."""

    def __init__(self, times, monkeypatch):
        result = simulate(**{**INPUTS, "settings": Settings(max_time=0.01, air_density=0.0)})
        self.provenance, self.rows, self.table = result.provenance, {"runs": None}, None
        self.penetration, self.identifiers, self.trees = np.zeros(1), np.zeros(1), None
        self.ahead, self.keep_within_limit = RunsAhead(self), lambda: None
        monkeypatch.setattr(checkpoint.time, "monotonic", lambda: next(times))


def test_simulation_finds_its_unfinished_work_by_its_inputs(folder, undisturbed):
    """Two of them in one folder; each goes on with its own."""
    interrupt(Unfinished(folder))
    interrupt(Unfinished(folder), settings=replace(SETTINGS, seed=5))
    assert len(list(folder.iterdir())) == 2
    kept = Unfinished(folder)
    assert_same_bits(simulate(**INPUTS, checkpoint=kept), undisturbed)
    assert kept.runs_before > 0
    again = Unfinished(folder)  # it is kept until the results are written
    assert_same_bits(simulate(**INPUTS, checkpoint=again), undisturbed)
    assert again.runs_before == undisturbed.runs.size
    kept.remove()
    assert len(list(folder.iterdir())) == 1


def test_same_simulation_started_twice_gets_a_folder_beside_the_other(folder, undisturbed):
    interrupt(Unfinished(folder))
    (place,) = folder.iterdir()
    lock = FolderLock(place)
    try:
        kept = Unfinished(folder)
        assert_same_bits(simulate(**INPUTS, checkpoint=kept), undisturbed)
    finally:
        lock.release()
    assert kept.path.name == f"{place.name}-2" and kept.runs_before == 0


def test_unfinished_work_that_nobody_goes_on_with_is_removed(folder):
    interrupt(Unfinished(folder))
    (place,) = folder.iterdir()
    assert Unfinished(folder).remove_old(30.0) == []
    for path in (place, *place.iterdir()):
        os.utime(path, (0.0, 0.0))
    lock = FolderLock(place)  # somebody works there
    os.utime(lock.path, (0.0, 0.0))
    assert Unfinished(folder).remove_old(30.0) == []
    lock.release()
    os.utime(place, (0.0, 0.0))
    assert Unfinished(folder).remove_old(30.0) == [place.name] and not place.exists()


def test_folder_that_cannot_be_used_keeps_nothing_and_stops_nothing(tmp_path, undisturbed):
    (tmp_path / "file").touch()
    kept = Unfinished(tmp_path / "file")
    assert_same_bits(simulate(**INPUTS, checkpoint=kept), undisturbed)
    assert "cannot be used" in kept.problem


def test_disk_that_fills_up_ends_the_keeping_and_not_the_simulation(folder, undisturbed, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(checkpoint, "to_disk", full)
    kept = Unfinished(folder)
    assert_same_bits(simulate(**INPUTS, checkpoint=kept), undisturbed)
    assert "No space left" in kept.problem


def test_all_that_is_done_is_saved_before_the_result_is_made(tmp_path, undisturbed, monkeypatch):
    """Also where no saving was due on the way: what comes after the simulation may fail."""
    monkeypatch.setattr(checkpoint, "INTERVAL", 1e9)
    assert_same_bits(simulate(**INPUTS, checkpoint=Unfinished(tmp_path / "kept")), undisturbed)
    again = Unfinished(tmp_path / "kept")
    assert_same_bits(simulate(**INPUTS, checkpoint=again), undisturbed)
    assert again.runs_before == undisturbed.runs.size
