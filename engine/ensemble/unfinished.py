# SPDX-License-Identifier: GPL-2.0-or-later
"""Unfinished simulations of one user, each in a folder of its own that is named by its inputs.

    FOLDER/0123456789abcdef      the checkpoint of the simulation with these inputs, see checkpoint.py

So nobody has to name a folder: the same inputs find what was done of them. Keeping is a help and no duty: where the
folder cannot be used the simulation goes on without it. What was done is kept until ``remove``, so that it is there too
when what comes after the simulation fails.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..io.folder_lock import FolderLock
from ..io.owned_folder import mark_of
from .kept_files import job_of, remove_kept

if TYPE_CHECKING:
    from ..hints import FilePath

NAME_LENGTH = 16
SECONDS_PER_DAY = 86400.0


class Unfinished:
    """Checkpoint of one simulation, as ``simulate`` takes it for ``checkpoint``.

    Parameters
    ----------
    folder : of all unfinished simulations; made if it is not there

    Attributes
    ----------
    path : folder of this simulation; None before it began
    runs_before : runs that an earlier job with the same inputs had done
    runs_kept : runs that are kept; those of the last time that all was written
    problem : in words why nothing is kept; '' as long as it is
    """

    def __init__(self, folder: FilePath) -> None:
        self.folder = Path(folder)
        self.path, self.runs_before, self.runs_kept, self.problem = None, 0, 0, ""

    def place_of(self, identity: Mapping[str, Any]) -> Any:
        """The folder of the simulation with an identity, all that its bits depend on (dict of what JSON can hold).

        Where a job with the same inputs is at work there, one beside it.
        """
        name = job_of(identity)[:NAME_LENGTH]
        self.path, number = self.folder / name, 1
        while not _is_free(self.path):
            number += 1
            self.path = self.folder / f"{name}-{number}"
        return self.path

    def remove(self) -> None:
        """Remove what is kept of this simulation: it is needed no more."""
        if self.path is not None and _is_free(self.path):
            remove_kept(self.path)
        with suppress(OSError):  # others are there
            self.folder.rmdir()

    def remove_old(self, days: float) -> list[str]:
        """Remove what has not been touched for this many days and nobody works at; names of what went.

        Folders without the mark of Talus stay, and so does what others put into those that have it.
        """
        gone, limit = [], time.time() - days * SECONDS_PER_DAY
        with suppress(OSError):  # the folder cannot be read, or others remove the same
            for folder in sorted(self.folder.iterdir()) if self.folder.is_dir() else ():
                if mark_of(folder) is not None and _last_touched(folder) < limit and _is_free(folder):
                    remove_kept(folder)
                    gone.append(folder.name)
        return gone


class UntilWritten:
    """Checkpoint of one simulation whose results are to be written: kept until ``remove``.

    Here keeping is a duty: a simulation that is not complete ends where the folder cannot be written.

    Parameters
    ----------
    folder : of this simulation alone

    Attributes
    ----------
    runs_before, runs_kept : as of Unfinished
    problem : in words why the last runs are not kept; '' where all are
    """

    def __init__(self, folder: FilePath) -> None:
        self.folder, self.runs_before, self.runs_kept, self.problem = Path(folder), 0, 0, ""
        self.files: Sequence[Path] = ()  # once the simulation has begun

    def place_of(self, identity: Mapping[str, Any]) -> Path:
        """The folder, whatever the simulation; see Unfinished."""
        return self.folder

    def remove(self) -> None:
        """The results are written: only the empty folder stays."""
        remove_files(self.files)


def remove_files(paths: Sequence[Path]) -> None:
    """Remove files, in their order, that may be there."""
    for path in paths:
        path.unlink(missing_ok=True)


def _is_free(folder):
    """True where nobody works, or there is nothing yet; False for a folder or a link that Talus did not make."""
    if not folder.exists() and not folder.is_symlink():
        return True
    if mark_of(folder) is None:
        return folder.is_dir() and not folder.is_symlink() and not any(folder.iterdir())
    try:
        FolderLock(folder).release()
    except BlockingIOError:
        return False
    except OSError:  # it cannot be locked at all, and who wants to use it will be told
        return True
    return True


def _last_touched(folder):
    return max(path.stat().st_mtime for path in (folder, *folder.iterdir()))
