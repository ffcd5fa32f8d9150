# SPDX-License-Identifier: GPL-2.0-or-later
"""A folder that one process at a time may work in.

The lock is one of the operating system on a file in the folder: it ends with the process, however that ends, so a job
that was killed leaves a file but no lock.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..hints import FilePath

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None
    import msvcrt

NAME = "lock"
WITHOUT_LOCKS = {getattr(errno, name, None) for name in ("ENOLCK", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EINVAL")}


class FolderLock:
    """Held from its making until ``release``.

    is_sure : False on a drive that knows no locks, where nobody is held back

    Raises
    ------
    BlockingIOError
        If another process, or another part of this one, works in the folder.
    OSError
        If the file of the lock cannot be made.
    """

    def __init__(self, folder: FilePath) -> None:
        self.path = Path(folder) / NAME
        self.file, self.is_sure = None, True
        while self.file is None:
            file = open(self.path, "a+b")  # noqa: SIM115, it stays open as long as the lock is held
            try:
                self.is_sure = _lock(file, folder)
                is_current = _is_file_of(file, self.path)  # not so where another removed it while this one waited
            except BaseException:
                file.close()
                raise
            if is_current:
                self.file = file
            else:
                file.close()

    def release(self) -> None:
        """Let others in; the file goes where the system lets it."""
        if self.file is None:
            return
        if fcntl is not None:
            self.path.unlink(missing_ok=True)  # while it is held: nobody can have locked it in between
        self.file.close()
        self.file = None
        if fcntl is None:
            with suppress(OSError):  # another has it already
                self.path.unlink(missing_ok=True)


def _lock(file, folder):
    """Lock the file; False where the drive knows no locks."""
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    except OSError as error:
        if error.errno not in WITHOUT_LOCKS:
            raise BlockingIOError(error.errno, "another job works in this folder", str(folder)) from error
        return False
    return True


def _is_file_of(file, path):
    try:
        return os.path.samestat(os.fstat(file.fileno()), os.stat(path))
    except FileNotFoundError:
        return False
