# SPDX-License-Identifier: GPL-2.0-or-later
"""Only what Talus can prove to be its own is deleted: all else that lies in a folder stays, bit by bit."""

import os
import time

import pytest

from talus.engine.ensemble import kept_files
from talus.engine.ensemble.unfinished import SECONDS_PER_DAY, Unfinished
from talus.engine.io import owned_folder
from talus.engine.io.folder_lock import NAME, FolderLock
from talus.engine.io.job_folder import job_folder
from talus.engine.terrain_store.within_memory import Shelf
from talus.tests.folder_digest import digests, missing_or_changed

KIND = "trial"
is_own = owned_folder.named("result.tif", "state.bin")
needs_links = pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")


def fill(folder, *names):
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).write_text(f"work of years: {name}", encoding="utf-8")
    return folder


def test_files_of_others_outlive_a_folder_that_was_claimed(tmp_path):
    folder = fill(tmp_path / "unfinished", "chapter.txt", "result.txt")
    before = digests(folder)
    owned_folder.claim(folder, KIND, "12ab", is_own)
    fill(folder, "result.tif", "result.tif.aux.xml")
    owned_folder.remove(folder, KIND, is_own)
    assert digests(folder) == before


def test_nothing_is_removed_without_a_mark_or_with_that_of_another_kind(tmp_path):
    folder = fill(tmp_path / "checkpoint", "state.bin")
    for kind in (None, "other"):
        if kind:
            (folder / "state.bin").unlink()
            owned_folder.claim(folder, kind)
            fill(folder, "state.bin")
        before = digests(folder)
        owned_folder.remove(folder, KIND, is_own)
        owned_folder.remove_whole(folder, KIND)
        assert digests(folder) == before


def test_file_that_would_be_written_over_is_refused_in_words(tmp_path):
    folder = fill(tmp_path / "checkpoint", "state.bin")
    with pytest.raises(owned_folder.NotOurs, match=r"state\.bin, which Talus did not make"):
        owned_folder.claim(folder, KIND, "", is_own)
    assert not (folder / owned_folder.MARK).exists()


@needs_links
def test_links_are_neither_written_through_nor_followed(tmp_path):
    """A folder that was borrowed may hold a link to a file of whoever opens it."""
    precious = fill(tmp_path / "home", "precious.txt")
    (tmp_path / "link").symlink_to(precious)
    with pytest.raises(owned_folder.NotOurs, match="is a link"):
        owned_folder.claim(tmp_path / "link", KIND, "", is_own)
    folder = owned_folder.claim(tmp_path / "marked", KIND, "", is_own)
    (folder / "state.bin").symlink_to(precious / "precious.txt")
    with pytest.raises(owned_folder.NotOurs, match="is a link"):
        owned_folder.claim(folder, KIND, "", is_own)
    before = digests(precious)
    owned_folder.remove(folder, KIND, is_own)
    assert digests(precious) == before and not folder.exists()
    (tmp_path / "jobs").mkdir()
    (tmp_path / "jobs" / "maps-abc").symlink_to(precious)
    with job_folder(tmp_path / "jobs", "maps"):
        pass
    assert digests(precious) == before


def test_lock_file_of_somebody_else_stays(tmp_path):
    fill(tmp_path, NAME)
    before = digests(tmp_path)
    with pytest.raises(OSError, match="Talus did not make"):
        FolderLock(tmp_path)
    assert digests(tmp_path) == before
    (tmp_path / NAME).write_bytes(b"")  # of a version that wrote nothing into it, or of anybody
    FolderLock(tmp_path).release()
    assert (tmp_path / NAME).exists()
    (tmp_path / NAME).unlink()
    lock = FolderLock(tmp_path)
    assert (tmp_path / NAME).read_bytes().startswith(b"Talus")
    lock.release()
    assert not (tmp_path / NAME).exists()


def test_folders_of_jobs_without_a_mark_stay(tmp_path):
    """They may be called so, and hold a file called lock."""
    fill(tmp_path / "maps-of-1999", "lock", "sheet.tif")
    before = digests(tmp_path)
    with job_folder(tmp_path, "maps") as own:
        (own / "sheet.tif").touch()
    assert digests(tmp_path) == before


def test_old_folders_beside_unfinished_work_stay(tmp_path):
    foreign = fill(tmp_path / "0123456789abcdef", "state.bin", "thesis.txt")
    own = kept_files.claim(tmp_path / "fedcba9876543210", kept_files.CHECKPOINT, "00")
    fill(own, "state.bin", "notes.txt")
    long_ago = time.time() - 90 * SECONDS_PER_DAY
    for path in (*foreign.iterdir(), foreign, *own.iterdir(), own):
        os.utime(path, (long_ago, long_ago))
    before = digests(foreign)
    assert Unfinished(tmp_path).remove_old(30.0) == [own.name]
    assert digests(foreign) == before
    assert [path.name for path in own.iterdir()] == ["notes.txt"]


def test_shelf_of_terrain_stores_leaves_folders_of_that_name_alone(tmp_path):
    fill(tmp_path / "0123456789abcdef", "heights.bin", "store.json")
    fill(tmp_path / "photos", "one.jpg")
    before = digests(tmp_path)
    Shelf(tmp_path).remove()
    Shelf(tmp_path).remove_old(0.0)
    assert not missing_or_changed(before, digests(tmp_path))


def test_mark_that_nests_without_end_is_none(tmp_path):
    folder = fill(tmp_path / "x", "state.bin")
    (folder / owned_folder.MARK).write_text("[" * 9000, encoding="ascii")
    before = digests(folder)
    owned_folder.remove(folder, KIND, is_own)
    assert owned_folder.mark_of(folder) is None and digests(folder) == before
