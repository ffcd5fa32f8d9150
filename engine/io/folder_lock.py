# SPDX-License-Identifier: GPL-2.0-or-later
"""A folder that one process at a time may work in.

The lock is one of the operating system on a file in the folder: it ends with the process, however that ends, so a job
that was killed leaves a file but no lock. The file says that it is of Talus, and only such a file is removed again.
"""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from .plain_file import NOT_PLAIN

if TYPE_CHECKING:
    from ..hints import FilePath

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None
    import msvcrt

NAME = "lock"
OF_TALUS = b"Talus works in this folder.\n"
LOCKED_BYTE = 2**20  # of Windows, where what is locked cannot be read
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
            file, is_new = _open(self.path)
            try:
                self.is_sure = _lock(file, folder)
                if is_new:
                    # on a full disk the lock holds without, and a job that is killed then leaves it
                    with suppress(OSError):
                        os.write(file.fileno(), OF_TALUS)
                self.is_own = is_new or _is_of_talus(file)
                is_current = _is_file_of(file, self.path)  # not so where another removed it while this one waited
            except BaseException:
                file.close()
                raise
            if is_current:
                self.file = file
            else:
                file.close()

    def release(self) -> None:
        """Let others in; the file goes where Talus made it and the system lets it."""
        if self.file is None:
            return
        if fcntl is not None and self.is_own:
            self.path.unlink(missing_ok=True)  # while it is held: nobody can have locked it in between
        self.file.close()
        self.file = None
        if fcntl is None and self.is_own:
            with suppress(OSError):  # another has it already
                self.path.unlink(missing_ok=True)


def _open(path):
    """The file, open as long as the lock is held, and whether it is new. OSError for a link, or another's file."""
    flags = os.O_RDWR | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
    try:
        return os.fdopen(os.open(path, flags | os.O_CREAT | os.O_EXCL, 0o666), "r+b"), True
    except FileExistsError:
        pass
    try:
        handle = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    except FileNotFoundError:  # it went in between
        return _open(path)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(errno.EINVAL, NOT_PLAIN, str(path))
    file = os.fdopen(handle, "r+b")
    if file.read(len(OF_TALUS) + 1) not in (b"", OF_TALUS):
        file.close()
        raise OSError(errno.EEXIST, "a file of that name is there that Talus did not make; move it", str(path))
    return file, False


def _is_of_talus(file):
    """Was this file left by a killed job of Talus?"""
    file.seek(0)
    return file.read(len(OF_TALUS) + 1) == OF_TALUS


def _lock(file, folder):
    """Lock the file; False where the drive knows no locks."""
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            file.seek(LOCKED_BYTE)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
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
