# SPDX-License-Identifier: GPL-2.0-or-later
"""A folder that goes with the job that made it, also where the job was killed: the next one removes what it left."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from . import owned_folder
from .folder_lock import NAME, FolderLock


@contextmanager
def job_folder(parent: Path, kind: str) -> Iterator[Path]:
    """A new folder KIND-... in ``parent``, of this job alone; what killed jobs of that kind left there goes first."""
    mark = f"job {kind}"
    for folder in parent.glob(f"{kind}-*"):
        if (folder / NAME).is_file() and owned_folder.is_ours(
            folder, mark
        ):  # else another's, or a job is just making it
            _remove_left(folder, mark)
    path = Path(tempfile.mkdtemp(prefix=f"{kind}-", dir=parent))
    lock = None
    try:
        owned_folder.claim(path, mark)
        lock = FolderLock(path)
        yield path
    finally:
        if lock is not None:
            lock.release()
        shutil.rmtree(path, ignore_errors=True)


def _remove_left(folder, mark):
    """Remove a folder that no job holds."""
    with suppress(OSError):  # a job works in it
        lock = FolderLock(folder)
        is_left = lock.is_sure
        lock.release()
        if is_left:
            owned_folder.remove_whole(folder, mark)
