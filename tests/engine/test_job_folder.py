# SPDX-License-Identifier: GPL-2.0-or-later
"""Folders of jobs: they go with the job, and what a killed job left goes with the next one."""

import subprocess
import sys
from pathlib import Path

import pytest

from talus.engine.io.folder_lock import NAME, FolderLock
from talus.engine.io.job_folder import job_folder
from talus.engine.io.owned_folder import MARK

KILLED = """
import os, sys
from pathlib import Path
from talus.engine.io.job_folder import job_folder
with job_folder(Path(sys.argv[1]), "maps") as folder:
    (folder / "half.bin").write_bytes(b"1")
    os._exit(9)
"""


def test_a_folder_goes_with_its_job(tmp_path):
    with job_folder(tmp_path, "maps") as folder:
        (folder / "some.bin").write_bytes(b"1")
    assert not list(tmp_path.iterdir())
    with pytest.raises(KeyError), job_folder(tmp_path, "maps"):
        raise KeyError
    assert not list(tmp_path.iterdir())


def test_what_a_killed_job_left_goes_with_the_next(tmp_path):
    root = Path(__file__).resolve().parents[3]
    assert subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], cwd=root).returncode == 9
    (left,) = tmp_path.iterdir()
    assert {path.name for path in left.iterdir()} == {"half.bin", NAME, MARK}
    with job_folder(tmp_path, "maps") as folder:
        assert list(tmp_path.iterdir()) == [folder]


def test_what_lives_and_what_is_of_others_stays(tmp_path):
    for name in ("maps-of-the-user", "other-1"):
        (tmp_path / name).mkdir()
    (tmp_path / "other-1" / NAME).touch()
    with job_folder(tmp_path, "maps") as first, job_folder(tmp_path, "maps") as second:
        assert first.is_dir() and second.is_dir() and first != second
        with pytest.raises(BlockingIOError):
            FolderLock(first)
    assert {path.name for path in tmp_path.iterdir()} == {"maps-of-the-user", "other-1"}
